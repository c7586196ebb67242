"""How an ability comes by its cards: `a(creature)`, `each(artifact.enemy)`, `up_to(3, creature)`,
`this`, `that`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeVar

from tapete.games.keyforge.questions import ask, question
from tapete.games.keyforge.rules.piles import at_random, reveal
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import Word, now, recalls
from tapete.games.keyforge.verbs.kinship import houses_of
from tapete.games.keyforge.verbs.places import Zone, a_discard, in_play, their_archives
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.games.keyforge.verbs.which import name_of
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow

if TYPE_CHECKING:
    from tapete.games.keyforge.verbs.amounts import Number
    from tapete.games.keyforge.verbs.conditions import Condition

_P = TypeVar("_P", bound=Pick)
Worth = Callable[[Table, Body], object]
"""Whether something comes of choosing a card."""


class Target(Word):
    """Chooses cards: bodies of cards in play, numbers of cards out of play."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        """The cards; `me.that` becomes them."""
        raise NotImplementedError

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        """The cards, where they can be told before the ability resolves; None where they cannot."""
        return None

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        """All cards in play that may come to be chosen; None where that cannot be said before."""
        return None

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        """The cards it stands for at this moment of the ability, where nobody has to choose them."""
        return self.plain(t, me) or []


def idle(target: Target, t: Table, me: Source) -> bool:
    """Whether an instruction finds no card to act on, as things stand."""
    return target.plain(t, me) == []


def nobody(target: Target, t: Table, me: Source) -> bool:
    """Whether no card can be chosen, and whoever would be asked sees it, and shows nothing by not being asked."""
    while isinstance(target, Shown):
        target = target.of
    if isinstance(target, AllOf):
        return all([nobody(part, t, me) for part in target.parts])
    if not isinstance(target, (Some, Each)):
        # What was chosen before is known by now: perhaps nothing.
        return not target.means(t, me) if target.recalls else idle(target, t, me)
    return not target.candidates(t, me) and all(_seen(place, t, me) for place in target.places)


def _seen(place: Zone, t: Table, me: Source) -> bool:
    """Whether the active player sees all that lies there; what it hides there itself is told to nobody by not asking."""
    if place == in_play or place.place in ("discard", "purged"):
        return True
    cards, known = place.cards(t, me), t.known[t.active]
    hidden = t.active in place.who.seats(t, me)
    return not cards or (not hidden and all(known.get(n) == () for n in cards))


def number_of(thing: Pick) -> int:
    return thing if isinstance(thing, int) else thing.n


def bodies_of(t: Table, things: Sequence[Pick]) -> list[Body]:
    """Those that are cards still in play."""
    return [b for b in things if isinstance(b, Body) and t.bodies.get(b.n) is b]


def out_of_play(things: Sequence[Pick]) -> list[int]:
    """The numbers of those that are not in play."""
    return [n for n in things if isinstance(n, int)]


def choose(
    t: Table,
    me: Source,
    found: Sequence[_P],
    count: int,
    purpose: str,
    *,
    optional: bool = False,
    least: int = 0,
    same_owner: bool = False,
    what: Things | None = None,
    apart: Literal["", "house", "name"] = "",
    worth: Worth | None = None,
) -> Flow[list[_P]]:
    """Pick some of the candidates one after another; no question when all must be taken.

    `what` goes along with the question, so that *why not this one* can be answered; `apart` says of what no two of
    them may be the same: `house` or `name`; `worth` whom something comes of choosing.
    """
    chosen: list[_P] = []
    while found and len(chosen) < count:
        if not optional and len(found) <= count - len(chosen):
            chosen += found
            break
        free = optional and len(chosen) >= least
        if free and _worthless(t, found, worth):
            break
        codes: list[int | str] = [number_of(x) for x in found]
        if free:
            codes.append(DONE)
        code = yield question(t.active, "target", codes, me.card, (purpose, what, me))
        if code == DONE:
            break
        thing = found[codes.index(code)]
        chosen.append(thing)
        found = [x for x in found if x is not thing and _beside(t, thing, x, same_owner, apart)]
    return chosen


def _worthless(t: Table, found: Sequence[Pick], worth: Worth | None) -> bool:
    """Whether nothing comes of choosing any of them."""
    return worth is not None and not any(worth(t, b) for b in bodies_of(t, found))


def _beside(t: Table, one: Pick, other: Pick, same_owner: bool, apart: str) -> bool:
    """Whether a card may be chosen besides another: of the same player, of another house, with another name."""
    if same_owner and t.cast[number_of(one)].owner != t.cast[number_of(other)].owner:
        return False
    if apart == "name":
        return name_of(t, one) != name_of(t, other)
    return apart != "house" or not set(houses_of(t, one)) & set(houses_of(t, other))


def _found(what: Things, places: tuple[Zone, ...], t: Table, me: Source) -> Sequence[Pick]:
    """Cards of a kind in some places: bodies of those in play, numbers of the others."""
    found: list[Pick] = []
    for place in places:
        if place is in_play:
            found += what.bodies(t, me)
        else:
            found += [n for n in place.cards(t, me) if what.fits(t, me, n)]
    return found


@dataclass(frozen=True)
class Some(Target):
    """One or several, chosen by the active player, in play or in a zone."""

    what: Things
    _: KW_ONLY
    count: Number = 1
    optional: bool = False
    least: int = 0
    """Where the number is free: not fewer, as far as there are."""
    places: tuple[Zone, ...] = (in_play,)
    apart: Literal["", "house", "name"] = ""
    """No two of them have the same `house`, or the same `name`."""
    worth: Worth | None = None
    """Whom something comes of choosing, where the number is free: while an instruction is carried out."""

    def candidates(self, t: Table, me: Source) -> Sequence[Pick]:
        """What may be chosen now."""
        return _found(self.what, self.places, t, me)

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        count = self.count if isinstance(self.count, int) else self.count.value(t, me)
        found = self.candidates(t, me)
        if purpose == "destroy":
            # What is marked already cannot be chosen to be destroyed or sacrificed (v17.2 «Destruida»).
            found = [x for x in found if not isinstance(x, Body) or not x.tagged]
        in_play_alone = self.places == (in_play,)
        if not in_play_alone and their_archives in self.places:
            chosen: list[Pick] = yield from self._archived(t, me, purpose)
        else:
            one_pile = not in_play_alone and a_discard in self.places
            chosen = yield from choose(
                t,
                me,
                found,
                count,
                purpose,
                optional=self.optional,
                least=self.least,
                same_owner=one_pile,
                what=self.what,
                apart=self.apart,
                worth=self.worth,
            )
            if not self.optional and len(chosen) < count:
                me.short = True
        me.that = chosen
        return chosen

    def _archived(self, t: Table, me: Source, purpose: str) -> Flow[list[Pick]]:
        """A card of the opponent's archives is taken by chance, one of your own is chosen (v17.2 FAQ «Archivos»)."""
        piles = {place.who.seat(me): _found(self.what, (place,), t, me) for place in self.places}
        seats = [seat for seat, pile in piles.items() if pile]
        if not seats:
            return []
        seat = yield from ask(t.active, "player", seats, source=me.card)
        if seat == me.seat:
            return (yield from choose(t, me, piles[seat], 1, purpose, what=self.what))
        return [(yield from at_random(t, piles[seat]))]

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return None if self.places != (in_play,) or self.candidates(t, me) else []

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        return self.what.bodies(t, me) if self.places == (in_play,) else None


@dataclass(frozen=True)
class Each(Target):
    """All of them."""

    what: Things
    _: KW_ONLY
    places: tuple[Zone, ...] = (in_play,)
    looks_at = ()

    def candidates(self, t: Table, me: Source) -> Sequence[Pick]:
        """All there are now."""
        return _found(self.what, self.places, t, me)

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found = self.candidates(t, me)
        me.that = found
        return now(found)

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return None if self.places != (in_play,) else self.candidates(t, me)

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        return self.what.bodies(t, me) if self.places == (in_play,) else None


@dataclass(frozen=True)
class AllOf(Target):
    """Several choices taken together."""

    parts: tuple[Target, ...]

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found: list[Pick] = []
        for part in self.parts:
            found += [x for x in (yield from part.pick(t, me, purpose)) if x not in found]
        me.that = list(found)
        return found

    def reached(self, t: Table, me: Source) -> list[Body] | None:
        parts = [part.reached(t, me) for part in self.parts]
        # One that speaks of another's choice is known only with that.
        return None if None in parts or recalls(self) else [b for part in parts for b in part or ()]


def all_of(*parts: Target) -> AllOf:
    """These and those: `all_of(exactly(2, creature.friendly), exactly(2, creature.enemy))`."""
    return AllOf(parts)


@dataclass(frozen=True)
class Provided(Target):
    """Chosen only where a condition holds."""

    of: Target
    only_if: Condition

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        return self.of.pick(t, me, purpose) if self.only_if.holds(t, me) else now([])


@dataclass(frozen=True)
class Extreme(Target):
    """The most or least powerful ones; the active player chooses among the tied (v17.2 «Más poderosa»)."""

    what: Things
    _: KW_ONLY
    count: int = 1
    most: bool = True
    others: bool = False
    """All but those, instead."""
    whose: bool = False
    """Only who controls it matters: of those tied, one of each player stands for the others."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found = sorted(self.what.bodies(t, me), key=partial(power, t), reverse=self.most)
        chosen: list[Body] = []
        while found and len(chosen) < self.count:
            edge = power(t, found[0])
            tied = [b for b in found if power(t, b) == edge]
            if self.whose:
                tied = list({b.controller: b for b in reversed(tied)}.values())[::-1]
            room = self.count - len(chosen)
            chosen += (
                tied if len(tied) <= room else (yield from choose(t, me, tied, room, purpose, what=self.what))
            )
            found = [b for b in found if b not in tied]
        if self.others:
            chosen = [b for b in self.what.bodies(t, me) if b not in chosen]
        me.that = list(chosen)
        return list(chosen)

    def reached(self, t: Table, me: Source) -> list[Body]:
        return self.what.bodies(t, me)


@dataclass(frozen=True)
class Shared(Target):
    """Any number of them, among whom the active player shares something out as it likes."""

    what: Things

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = []
        return now([])


@dataclass(frozen=True)
class TheOnes(Target):
    """Those of the cards the last instruction affected that are such."""

    what: Things

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = self.means(t, me)
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        return [x for x in me.those if self._is(t, me, x)]

    def _is(self, t: Table, me: Source, x: Pick) -> bool:
        return self.what.fits(t, me, x) if isinstance(x, int) else self.what.matches(t, me, x)


@dataclass(frozen=True)
class Tied(Target):
    """All with the highest power among them, or with the lowest."""

    what: Things
    _: KW_ONLY
    most: bool = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        me.that = self.means(t, me)
        return now(list(me.that))

    def means(self, t: Table, me: Source) -> Sequence[Pick]:
        found = self.what.bodies(t, me)
        best = (max if self.most else min)((power(t, b) for b in found), default=0)
        return [b for b in found if power(t, b) == best]


@dataclass(frozen=True)
class Random(Target):
    """Cards of a zone by chance; where several players are meant, so many of each."""

    zone: Zone
    _: KW_ONLY
    what: Things = any_card
    count: int = 1
    keep: int = -1
    """Of each player's zone all but so many, instead of a number of them."""

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        chosen: list[int] = []
        for pile in self.zone.by_player(t, me):
            found = [n for n in pile if self.what.fits(t, me, n)]
            count = self.count if self.keep < 0 else len(found) - self.keep
            for _ in range(min(count, len(found))):
                chosen.append((yield from at_random(t, found)))
                found.remove(chosen[-1])
        me.that = chosen
        return list(chosen)

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return None if any(self.zone.by_player(t, me)) else []


@dataclass(frozen=True)
class Shown(Target):
    """Cards of a zone, shown to both players as they are chosen."""

    of: Target

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        found = yield from self.of.pick(t, me, purpose)
        yield from reveal(t, out_of_play(found))
        return found


def a(what: Things, *places: Zone) -> Some:
    """One, chosen: in play, or in the places named."""
    return Some(what, places=places or (in_play,))


def exactly(count: Number, what: Things, *places: Zone) -> Some:
    """A number of them, as many as there are."""
    return Some(what, count=count, places=places or (in_play,))


def up_to(count: Number, what: Things, *places: Zone, apart: Literal["", "house", "name"] = "") -> Some:
    """Any number of them up to a limit, none too; no two of the same `house` or `name` if they are to be apart."""
    return Some(what, count=count, optional=True, places=places or (in_play,), apart=apart)


def each(what: Things, *places: Zone) -> Each:
    """All of them."""
    return Each(what, places=places or (in_play,))


def most_powerful(what: Things, *, count: int = 1, whose: bool = False) -> Extreme:
    """The most powerful one, or so many of the most powerful; `whose`: only who controls it matters."""
    return Extreme(what, count=count, most=True, whose=whose)


def least_powerful(what: Things, *, count: int = 1) -> Extreme:
    """The least powerful one, or so many of the least powerful."""
    return Extreme(what, count=count, most=False)


def all_most_powerful(what: Things) -> Tied:
    """Each creature with the highest power among them."""
    return Tied(what)


def all_least_powerful(what: Things) -> Tied:
    """Each creature with the lowest power among them."""
    return Tied(what, most=False)


def all_but(those: Extreme) -> Extreme:
    """All except those: `all_but(most_powerful(creature.enemy))`."""
    return replace(those, others=True)
