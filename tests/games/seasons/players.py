"""A small language for rulings: set a table in a line, act in the players' verbs, look at the whole table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import tapete
from tapete.games.seasons.positions import card_name
from tapete.games.seasons.printed import CARDS, PRINTED
from tapete.games.seasons.refs import card_of

F = TypeVar("F", bound=Callable[..., Any])

#: a die left on the table with so many dots
LEFT_OVER = {1: "winter-1/3", 2: "winter-1/2", 3: "winter-1/1"}


def ruling(card: str, *points: int) -> Callable[[F], F]:
    """Marks a test as the ruling on these points of a card's entry in the rulebook's appendix."""
    assert points and card in tapete.game("seasons").cards()

    def keep(test: F) -> F:
        return test

    return keep


def seat(
    *hand: str, play: Any = (), reserve: str = "", crystals: int = 0, gauge: int = 9, **more: Any
) -> dict[str, Any]:
    """One seat's board: the cards in hand first."""
    found = {"hand": list(hand), "play": list(play), "reserve": reserve, "crystals": crystals, "gauge": gauge}
    return found | more


def turned(card: str) -> dict[str, Any]:
    return {"card": card, "turned": True}


def holding(card: str, tokens: str) -> dict[str, Any]:
    """A card in play with tokens on it."""
    return {"card": card, "tokens": tokens}


def table(*seats: dict[str, Any], dots: int = 1, chance: Any = (), **more: Any) -> At:
    """A table in the turn of seat 0, who is the last to play in the round."""
    players = list(seats) if len(seats) > 1 else [*seats, seat()]
    for number, player in enumerate(players):
        player.setdefault("die", f"winter-{number + 2}/1")
    position = {"players": players, "first": 1, "active": 0, "pool": [LEFT_OVER[dots]]} | more
    return At(tapete.new_match("seasons", position=position, seed=1, chance=chance, check=True))


def named(card: int) -> str:
    return CARDS[card & PRINTED].id


def letters(counts: Any) -> str:
    return "".join(letter * n for letter, n in zip("AWFE", counts, strict=True))


class Chair:
    """One seat: what it has, and what it does."""

    def __init__(self, at: At, number: int) -> None:
        self.at = at
        self.number = number

    @property
    def crystals(self) -> int:
        return self.at.t.crystals[self.number]

    @property
    def gauge(self) -> int:
        return self.at.t.gauge[self.number]

    @property
    def bonus(self) -> int:
        return self.at.t.bonus[self.number]

    @property
    def reserve(self) -> str:
        return letters(self.at.t.reserve_of(self.number))

    @property
    def hand(self) -> list[str]:
        return sorted(named(c) for c in self.at.t.hand[self.number])

    @property
    def play(self) -> list[str]:
        return [named(c) for c in self.at.t.play[self.number]]

    @property
    def turned(self) -> list[str]:
        return [named(c) for c in self.at.t.play[self.number] if c in self.at.t.turned]

    def on(self, card: str) -> str:
        """The tokens that lie on one of its cards."""
        found = next(c for c in self.at.t.play[self.number] if named(c) == card)
        return letters(self.at.t.stored.get(found, (0, 0, 0, 0)))

    # Acting.

    def picks(self, *choices: str) -> Chair:
        """Answer the pending questions, each by what is chosen."""
        for choice in choices:
            self.at.answer(self.number, choice)
        return self

    def takes(self, tokens: str) -> Chair:
        """Choose tokens one by one, written as letters."""
        return self.picks(*(ENERGY[letter] for letter in tokens))

    def summons(self, card: str) -> Chair:
        return self.picks(f"summon {card}")

    def activates(self, card: str) -> Chair:
        return self.picks(f"activate {card}")

    def crystallises(self, *energies: str) -> Chair:
        return self.picks(*(f"crystallise {energy}" for energy in energies))

    def uses(self, bonus: str) -> Chair:
        return self.picks(f"bonus {bonus}")

    def ends_turn(self) -> Chair:
        return self.picks("end-turn")

    def may(self, choice: str) -> bool:
        """Whether it is asked now and this is one of the options."""
        return self.at.asked[0] == self.number and choice in self.at.offered

    def why_not(self, kind: str, *refers: str) -> tapete.Reason | None:
        return self.at.match.why_not(self.number, {"kind": kind, "refers": refers})

    def why_not_card(self, kind: str, card: str) -> str | None:
        """The code of the reason why a card of its hand or in play cannot be used so."""
        t = self.at.t
        found = next(c for c in (*t.hand[self.number], *t.play[self.number]) if named(c) == card)
        reason = self.why_not(kind, f"card:{found & PRINTED}.{found >> 6}")
        return reason.code if reason is not None else None


ENERGY = {"A": "air", "W": "water", "F": "fire", "E": "earth"}


class At:
    """A table under test."""

    def __init__(self, match: tapete.Match) -> None:
        self.match = match
        self.you, self.rival, *more = (Chair(self, s) for s in range(match.seats))
        self.third = more[0] if more else None
        self.fourth = more[1] if len(more) > 1 else None

    @property
    def t(self) -> Any:
        return self.match.table

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        (decision,) = self.match.pending
        return decision.seat, decision.kind

    @property
    def offered(self) -> set[str]:
        """The options of the pending question, by what they are about."""
        (decision,) = self.match.pending
        return {self._said(decision.kind, option.id) for option in decision.options}

    @staticmethod
    def _said(kind: str, option: str) -> str:
        """An option in short: "summon amulet-of-air", "fire", "fire amulet-of-water"."""
        words = [
            w if card_of(f"card:{w}") is None else named(card_of(f"card:{w}") or 0) for w in option.split(":")
        ]
        return " ".join(words if kind == "act" or len(words) == 1 else words[1:])

    def answer(self, who: int, choice: str) -> None:
        (decision,) = self.match.pending
        assert decision.seat == who, f"seat {decision.seat} is asked {decision.kind}, not seat {who}"
        options = {self._said(decision.kind, option.id): option for option in reversed(decision.options)}
        assert choice in options, f"{decision.kind}: {choice!r} is not among {sorted(options)}"
        self.match.answer(options[choice])

    @property
    def is_quiet(self) -> bool:
        """No question is left hanging, and nothing lies aside."""
        return self.match.over or (self.match.quiet and not self.t.aside)

    @property
    def discarded(self) -> list[str]:
        return sorted(named(c) for c in self.t.discard)

    @property
    def top(self) -> str:
        return card_name(self.t.deck[-1]).partition(".")[0]

    @property
    def told(self) -> list[str]:
        """The kinds of events so far."""
        return [type(event).__name__ for event in self.match.events]
