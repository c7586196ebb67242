"""A table in a line, and players who speak in option ids, card names or space names."""

from __future__ import annotations

from typing import Any

import tapete
from tapete.games.relic import GAME
from tapete.kernel import DONE

BOX = GAME.box


def number(name: str) -> int:
    """The first copy of a card, or one of them: "gob-breaker.2"."""
    base, _, copy = name.partition(".")
    return BOX.thing_by_id[base][int(copy) - 1 if copy else 0]


def names(cards: Any) -> list[str]:
    return [BOX.things[c].id for c in cards]


def hero(character: str = "ultramarines-captain", **more: Any) -> dict[str, Any]:
    """A player with nothing but what is said, who keeps it; the mission cannot be completed by accident."""
    return {"character": character, "influence": 0, "mission": "map-the-canopy", "content": True, **more}


IDLE = hero("ogryn", space="thornmire", mission="letters-for-the-spire")


class Play:
    """A match seen from its first player."""

    def __init__(self, match: tapete.Match) -> None:
        self.match = match

    # -- looking ---------------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        return self.match.table

    @property
    def you(self) -> Any:
        return self.table.players[0]

    @property
    def rival(self) -> Any:
        return self.table.players[1]

    @property
    def asked(self) -> str:
        """The kind of the pending question."""
        return self.match.pending[0].kind

    @property
    def options(self) -> tuple[str, ...]:
        return self.match.pending[0].options.ids

    @property
    def your_turn_is_over(self) -> bool:
        """Nothing of your turn hangs: it is somebody else's."""
        return self.table.active != 0 and self.table.battle is None and self.table.roll is None

    def at(self, player: Any = None) -> str:
        return BOX.spaces[(player or self.you).space].id

    def on(self, space: str) -> list[str]:
        """The cards that lie on a space."""
        return names(self.table.lies.get(BOX.space_by_id[space], ()))

    def happened(self, kind: str) -> list[Any]:
        """Events of a kind in your turn."""
        found = []
        for event in self.match.events:
            if type(event).__name__ == "TurnEnded" and event.seat == 0:
                break
            if type(event).__name__ == kind:
                found.append(event)
        return found

    def sums(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Both sums of the last battle."""
        last = self.happened("BattleScored")[-1]
        return last.mine, last.theirs

    def keeps_all(self) -> Play:
        """Discard nothing within the limits, if that is what is asked now."""
        return self.says("keep-all") if self.asked == "discard-freely" else self

    # -- speaking --------------------------------------------------------------------------------

    def says(self, *words: str) -> Play:
        """Answer one question after another; a word is an option's id, a card or a space."""
        for word in words:
            self.match.answer(self.meant(word))
        return self

    def meant(self, word: str) -> str:
        ids = self.options
        if word in ids:
            return word
        if word in BOX.space_by_id and f"space:{word}" in ids:
            return f"space:{word}"
        base = word.partition(".")[0]
        if base in BOX.thing_by_id:
            wanted = [number(word)] if "." in word else list(BOX.thing_by_id[base])
            for option in self.match.pending[0].options:
                if any(f"card:{n}" in option.refers for n in wanted):
                    return option.id
        raise AssertionError(f"“{word}” is none of {ids} ({self.asked})")

    def goes_on(self, most: int = 40) -> Play:
        """Say no to everything optional until the turn is over."""
        no = ("done", "decline", "no", "keep", "end", "none", "walk-on", "stay-out", "roll", "clockwise")
        while self.table.active == 0 and not self.match.over and most:
            most -= 1
            ids = self.options
            self.match.answer(next((word for word in no if word in ids), ids[0]))
        return self


def table(
    you: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    dice: Any = (),
    step: str = "engage",
    scenario: str = "mystery-beyond",
    **more: Any,
) -> Play:
    """A table for two at your turn; `dice` scripts chance in the order it speaks."""
    position = {"scenario": scenario, "players": [you or hero(), rival or IDLE], "step": step, **more}
    return Play(tapete.new_match("relic", position=position, chance=list(dice), seed=7, check=True))


__all__ = ["BOX", "DONE", "IDLE", "Play", "hero", "names", "number", "table"]
