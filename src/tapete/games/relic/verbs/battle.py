"""Verbs of battles, rolls and enemies on the space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel import Flow, die
from ....kernel.refs import ref
from ..components import ATTRIBUTES, POWER
from ..events import Evaded, Revealed, Rolled, TrophyTaken
from ..questions import ask
from ..rules.decks import reveal
from ..rules.gate import happen
from ..rules.kit import kit, one_of_each
from ..rules.missions import richer
from ..table import Table
from .base import Attribute, Number, Verb, number
from .conditions import Outmatched


def enemies(t: Table, seat: int) -> list[int]:
    """Enemies on the player's space, not yet evaded."""
    things = t.box.things
    return [
        c for c in t.lies.get(t.players[seat].space, ()) if things[c].kind == "enemy" and c not in t.evaded
    ]


@dataclass(frozen=True)
class Add(Verb):
    """Add to your battle score, or to your skill score in a test."""

    n: Number

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        n = number(self.n, t, seat, source)
        line = (ref("card", source), n)
        (t.skill if t.skill is not None else t.battle).lines.append(line)
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        if t.skill is None and t.battle is None:
            return False
        return type(self.n) is int or number(self.n, t, seat, source) > 0


@dataclass(frozen=True)
class Harden(Verb):
    """Add to the enemy's battle score."""

    n: Number

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.battle.foe_lines.append((ref("card", source), number(self.n, t, seat, source)))
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.battle is not None


@dataclass(frozen=True)
class Dice(Verb):
    """Roll additional dice."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        (t.skill if t.skill is not None else t.battle).dice += self.n
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.skill is not None or t.battle is not None


@dataclass(frozen=True)
class Borrow(Verb):
    """Fight this battle with another attribute."""

    attribute: Attribute

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.battle.uses = ATTRIBUTES.index(self.attribute)
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        dials = t.players[seat].dials
        if t.battle is None:
            return False
        mine, now = dials[ATTRIBUTES.index(self.attribute)], dials[t.battle.uses]
        return mine > now or (mine < t.battle.value <= now and _helps_the_outmatched(t, seat))


def _helps_the_outmatched(t: Table, seat: int) -> bool:
    """Whether something gives a bonus to whoever the enemies exceed: then a lower attribute may be worth more."""
    return any(isinstance(bonus.if_, Outmatched) for _, bonus in kit(t, t.players[seat]).battle)


def _live(t: Table, seat: int) -> bool:
    return t.roll is not None and t.roll.seat == seat and bool(t.roll.live)


def _which(t: Table, seat: int, but: int = 0) -> Flow[int]:
    """One of the dice that have not exploded, as its place in the roll: of those that show the same, the first."""
    shown: dict[int, int] = {}
    for at in t.roll.live:
        shown.setdefault(t.roll.dice[at], at)
    shown.pop(but, None)
    place: int = yield from ask(seat, "which-die", [*shown.values()], about=tuple(t.roll.dice))
    return place


@dataclass(frozen=True)
class Reroll(Verb):
    """Roll a die again, or all; only the new result counts."""

    n: Number
    #: 1 or "all"

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        throw = t.roll
        for at in throw.live if self.n == "all" else [(yield from _which(t, seat))]:
            throw.dice[at] = yield from die(6)
        yield from happen(t, [Rolled(seat, throw.kind, throw.faces)])

    def able(self, t: Table, seat: int, source: int) -> bool:
        return _live(t, seat)


@dataclass(frozen=True)
class SetDie(Verb):
    """Turn a die to a number."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        throw = t.roll
        throw.dice[(yield from _which(t, seat, but=self.n))] = self.n
        yield from happen(t, [Rolled(seat, throw.kind, throw.faces)])

    def able(self, t: Table, seat: int, source: int) -> bool:
        return _live(t, seat) and any(face != self.n for face in t.roll.faces)


@dataclass(frozen=True)
class Reveal(Verb):
    """Turn up power cards off the deck and add their numbers to your battle score."""

    n: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        cards = yield from reveal(t, POWER, self.n)
        if cards:
            yield from happen(t, [Revealed(POWER, cards)])
            t.battle.lines.append((ref("card", source), sum(t.box.things[c].force for c in cards)))

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.battle is not None


@dataclass(frozen=True)
class Unhurt(Verb):
    """Losing this battle costs no Life."""

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.battle.unhurt = True
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.battle is not None and t.battle.result == "lose" and not t.battle.unhurt


@dataclass(frozen=True)
class Triumph(Verb):
    """Win the battle after all."""

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        t.battle.result = "win"
        return ()

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.battle is not None and t.battle.result in ("tie", "lose")


@dataclass(frozen=True)
class Evade(Verb):
    """Evade an enemy: up to that value, or any."""

    most: Number
    #: a number or "any"

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        card = yield from ask(seat, "evade", one_of_each(t, self.whom(t, seat)), source=source)
        yield from happen(t, [Evaded(seat, card)])

    def able(self, t: Table, seat: int, source: int) -> bool:
        return "evade" not in kit(t, t.players[seat]).cannot and bool(self.whom(t, seat))

    def whom(self, t: Table, seat: int) -> list[int]:
        """The enemies it may be."""
        things = t.box.things
        return [
            c
            for c in enemies(t, seat)
            if "evade" not in things[c].cannot and (self.most == "any" or things[c].value <= self.most)
        ]


@dataclass(frozen=True)
class Flee(Verb):
    """Evade this very enemy as its battle begins."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        yield from happen(t, [Evaded(seat, source)])
        t.battle.muster(t.box.things, tuple(c for c in t.battle.enemies if c != source))

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.battle is not None and "evade" not in kit(t, t.players[seat]).cannot


@dataclass(frozen=True)
class Seize(Verb):
    """Take an enemy on your space as a trophy without a battle."""

    most: int

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        who = self._who(t, seat)
        if who:
            card = yield from ask(seat, "seize", one_of_each(t, who), source=source)
            yield from happen(t, [TrophyTaken(seat, t.players[seat].space, card)])
            yield from richer(t, seat)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return bool(self._who(t, seat))

    def _who(self, t: Table, seat: int) -> list[int]:
        # An enemy of the battle under way is won or kept by its result.
        fought = t.battle.enemies if t.battle is not None else ()
        return [c for c in enemies(t, seat) if c not in fought and t.box.things[c].value <= self.most]
