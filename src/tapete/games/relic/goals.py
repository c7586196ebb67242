"""What a Relic puzzle may ask for: in the Engagement phase of a turn, with all dice counted."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Ask
from ...kernel.proof import Goal, TurnGoal
from .positions import snapshot
from .table import ENGAGING, Table

#: cards that stay on top of each deck; the others follow in printed order
DEEP = 3
ENEMY = 1
DIALS = ("strength", "willpower", "cunning")


class EngagementGoal(TurnGoal):
    """An Engagement phase with an enemy in it, to its end."""

    def over(self, start: Table, t: Table) -> bool:
        return super().over(start, t) or t.step != ENGAGING

    def poses(self, t: Table, ask: Ask) -> bool:
        return (
            t.step == ENGAGING
            and ask.seat == t.active
            and len(ask.options) > 1
            and bool(enemies(t, t, ask.seat))
        )

    def key(self, t: Table) -> Any:
        return snapshot(t)

    def trim(self, position: dict[str, Any]) -> dict[str, Any]:
        """The same without the depths of the decks."""
        decks = {deck: cards[:DEEP] for deck, cards in position["decks"].items()}
        kept = {k: v for k, v in position.items() if k not in ("known", "vintage", "discards")}
        return kept | {"decks": decks}

    def variants(self, position: dict[str, Any]) -> list[dict[str, Any]]:
        """The same for a character that is a little stronger or weaker."""
        return [position, *(_changed(position, by) for by in (1, -1, 2, -2, 3))]


def _changed(position: dict[str, Any], by: int) -> dict[str, Any]:
    """The position with all dials of the active player turned by so much."""
    players = [dict(player) for player in position["players"]]
    own = players[position.get("active", 0)]
    own |= {dial: max(1, min(12, own[dial] + by)) for dial in DIALS}
    return {**position, "players": players}


def enemies(start: Table, t: Table, seat: int) -> list[int]:
    """The enemies of the space where the phase began that still lie there."""
    space = start.players[seat].space
    things = t.box.things
    return [c for c in t.lies.get(space, ()) if things[c].rank == ENEMY and c in start.lies.get(space, ())]


class Beat(EngagementGoal):
    """Beat every enemy of the space."""

    def measure(self, start: Table, t: Table, seat: int) -> float:
        return float(not enemies(start, t, seat))


class Unhurt(EngagementGoal):
    """Lose no Life, and be neither defeated nor corrupted."""

    def measure(self, start: Table, t: Table, seat: int) -> float:
        before, now = start.players[seat], t.players[seat]
        safe = now.life >= before.life and now.character == before.character and not now.out
        return float(safe and not (now.space == t.box.sanctuary != before.space))


GOALS: dict[str, Goal] = {"beat": Beat(), "unhurt": Unhurt()}
