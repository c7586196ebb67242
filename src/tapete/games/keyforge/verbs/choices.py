"""Words that join others: may, if, choose one, for each, repeat, name a house or a number. And steps
written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import KW_ONLY, dataclass
from typing import Final, Literal, overload

from tapete.games.keyforge.events import Named
from tapete.games.keyforge.printed import HOUSES
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.triggers import LOOP, note
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import Steps, Verb, Who, run, you
from tapete.games.keyforge.verbs.conditions import Condition, you_do
from tapete.games.keyforge.verbs.kinship import houses_of
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.targets import Provided, Target, nobody
from tapete.games.keyforge.verbs.things import Things, creature
from tapete.games.keyforge.verbs.which import name_of
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class May(Verb):
    """*You may*: all of it or nothing."""

    steps: Steps
    _: KW_ONLY
    who: Who = you
    """Who may, in the text: the active player answers."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if _hopeless(self.steps, t, me):
            me.did(0, [], False)
        elif (yield from ask(t.active, "may", ("yes", "no"), source=me.card, about=self.steps)) == "yes":
            yield from run(t, me, self.steps)
        else:
            me.did(0, [], False)


def _hopeless(steps: Steps, t: Table, me: Source) -> bool:
    """Whether the first can do nothing, and all the rest follows only *if you do*: then nothing is asked."""
    first, rest = steps[0], steps[1:]
    target = vars(first).get("what") or vars(first).get("to")
    if not first.vain(t, me) and not (isinstance(target, Target) and nobody(target, t, me)):
        return False
    return all(step.lapses for step in rest)


def may(*steps: Verb, who: Who = you) -> May:
    """You may do this; or whoever the active player is called."""
    return May(steps, who=who)


@dataclass(frozen=True)
class Given(Verb):
    """Only under a condition, with something else otherwise."""

    condition: Condition
    steps: Steps
    _: KW_ONLY
    otherwise: Steps = ()

    @property
    def lapses(self) -> bool:
        return self.condition is you_do and not self.otherwise

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from run(t, me, self.steps if self.condition.holds(t, me) else self.otherwise)


@overload
def given(condition: Condition, step: Target, /) -> Provided: ...
@overload
def given(condition: Condition, *steps: Verb, otherwise: Steps = ()) -> Given: ...
def given(condition: Condition, *steps: Verb | Target, otherwise: Steps = ()) -> Given | Provided:
    """If the condition holds, do this; or among several targets: those, if it holds."""
    if steps and isinstance(steps[0], Target):
        return Provided(steps[0], condition)
    return Given(condition, tuple(step for step in steps if isinstance(step, Verb)), otherwise=otherwise)


def if_you_do(*steps: Verb) -> Given:
    """If the instruction before was carried out completely, do this."""
    return Given(you_do, steps)


@dataclass(frozen=True)
class Whole(Verb):
    """Several instructions that *if you do* means together: it holds where each was carried out completely."""

    steps: Steps

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        done = True
        for i, step in enumerate(self.steps, 1):
            yield from run(t, me, (step,), then=self.steps[i:])
            done = done and me.done
        me.done = done


def whole(*steps: Verb) -> Whole:
    """All of these, which *if you do* means together."""
    return Whole(steps)


@dataclass(frozen=True)
class ChooseOne(Verb):
    """One of several lists of instructions, chosen by the active player."""

    options: tuple[Steps, ...]
    _: KW_ONLY
    by: Who = you
    """Who chooses, in the text: the active player answers."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        index = yield from ask(
            t.active, "mode", list(range(len(self.options))), source=me.card, about=self.options
        )
        yield from run(t, me, self.options[index])


def choose_one(*options: Verb | Steps, by: Who = you) -> ChooseOne:
    """Choose one of these; each is a verb or a tuple of verbs."""
    return ChooseOne(tuple(option if isinstance(option, tuple) else (option,) for option in options), by=by)


@dataclass(frozen=True)
class Choose(Verb):
    """Choose cards: what follows speaks of `that`."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        chosen = yield from self.what.pick(t, me, "choose")
        me.did(len(chosen), list(chosen), bool(chosen))


@dataclass(frozen=True)
class ForEach(Verb):
    """Do this once for each of something, one after another; other cards may be chosen each time."""

    times: Number
    steps: Steps

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        for _ in range(value(self.times, t, me)):
            yield from run(t, me, self.steps, then=self.steps)


#: how often what is repeated may come to a table with piles as high as before: more often than a deck has cards
ROUND: Final = 40


@dataclass(frozen=True)
class Repeat(Verb):
    """Do this; again while the condition holds (and the card, if it must, is in play) — or only once
    again.
    """

    steps: Steps
    again: Condition
    _: KW_ONLY
    once: bool = False
    asked: bool = False
    """*You may repeat this effect.*"""
    price: Steps = ()
    """*You may … to repeat this effect*; the condition is asked when that was done."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from run(t, me, self.steps, then=self.steps)
        if self.price:
            yield from self._paid(t, me)
            return
        met: list[object] = []
        idle = circling = 0
        # It goes on whether or not something changed (v17.2 «Repetir»); only what has left the table as it was so often,
        # or has gone round through decks and piles, would do so for ever, whatever number is named (v17.2 «Bucles
        # infinitos»).
        while idle < LOOP and circling < ROUND and self._goes_on(t, me):
            if self.asked and (yield from ask(t.active, "again", ("yes", "no"), source=me.card)) == "no":
                return
            before = _as_it_is(t)
            yield from run(t, me, self.steps, then=self.steps)
            if self.once:
                return
            now = _as_it_is(t)
            idle = idle + 1 if now == before else 0
            circling += _counted(now) in met
            met.append(_counted(now))

    def _goes_on(self, t: Table, me: Source) -> bool:
        return not t.over and self.again.holds(t, me) and self._still(t, me)

    def _paid(self, t: Table, me: Source) -> Flow[None]:
        """Again for its price, if the active player likes."""
        while not t.over and self._still(t, me):
            yield from May(self.price).resolve(t, me)
            if not self.again.holds(t, me):
                return
            yield from run(t, me, self.steps, then=self.steps)
            if self.once:
                return

    def _still(self, t: Table, me: Source) -> bool:
        """A card that left play repeats nothing (v17.2 «Repetir»)."""
        return me.body is None or t.bodies.get(me.body.n) is me.body


Still = tuple[list[list[int]], tuple[object, ...]]


def _as_it_is(t: Table) -> Still:
    """All that repeating could change, to be compared with itself a while later."""
    piles = [zone[:] for zones in (t.hand, t.deck, t.discard, t.archives, t.purged, t.line) for zone in zones]
    bodies = [copy(b) for b in t.bodies.values()]
    return piles, (bodies, t.amber[:], t.chains[:], t.keys[:], t.lasting, t.tide)


def _counted(still: Still) -> object:
    """The same, but for which cards lie in a pile: shuffled anew they are others each time round."""
    piles, rest = still
    return [len(pile) for pile in piles], rest


@dataclass(frozen=True)
class ChooseHouse(Verb):
    """Name a house, or one on a player's identity card.

    Any house may be named; those that nobody has are all alike, so one of them stands for the rest.
    """

    _: KW_ONLY
    of: Who | None = None
    by: Who = you
    """Who does, in the text: the active player answers."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.of is not None:
            names = list(t.houses[self.of.seat(me)])
        else:
            names = sorted({copy.house for copy in t.cast} | {*t.houses[0], *t.houses[1]})
            names += [house for house in HOUSES if house not in names][:1]
        me.house = yield from ask(t.active, "name-house", names, source=me.card)
        note(t, Named(t.active, me.card, house=me.house))
        me.done = True


@dataclass(frozen=True)
class ChoosePlayer(Verb):
    """Choose a player: what follows speaks of `chosen_player`."""

    _: KW_ONLY
    fewest: Things | None = None
    """The one who controls the fewest such cards; the active player says who, where both do (v17.2 FAQ «La Espada
    Prometida»).
    """

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seats = [me.seat, 1 - me.seat]
        if self.fewest is not None:
            have = [b.controller for b in self.fewest.bodies(t, me)]
            least = min(have.count(seat) for seat in seats)
            seats = [seat for seat in seats if have.count(seat) == least]
        me.player = yield from ask(t.active, "player", seats, source=me.card)


@dataclass(frozen=True)
class HouseOfThat(Verb):
    """What follows speaks of the house of the card spoken of, or of another."""

    _: KW_ONLY
    of: Target = that

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        named = yield from self.of.pick(t, me, "choose")
        own = houses_of(t, named[0]) if named else ("",)
        # Of a card of several houses the active player says which is meant.
        me.house = (yield from ask(t.active, "name-house", own, source=me.card)) if len(own) > 1 else own[0]


@dataclass(frozen=True)
class ChooseNumber(Verb):
    """Name a number; only powers of creatures in play, and zero, can matter."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        powers = sorted({0} | {power(t, b) for b in creature.bodies(t, me)})
        me.number = yield from ask(t.active, "name-number", powers, source=me.card)
        note(t, Named(t.active, me.card, number=me.number))


@dataclass(frozen=True)
class NameCard(Verb):
    """Name a card, or several; those that are in no deck at the table are all alike, so one word stands for them."""

    _: KW_ONLY
    count: int = 1

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        first = {copy.card.names["en"]: copy.card.id for copy in reversed(t.cast)}
        names = [*sorted(first.values()), NOBODYS]
        told: list[str] = []
        while len(told) < self.count:
            told.append((yield from ask(t.active, "name-card", names, source=me.card)))
            note(t, Named(t.active, me.card, word=told[-1]))
        me.word = AND_NAMED.join(told)


@dataclass(frozen=True)
class NameTrait(Verb):
    """Name a trait of some card at the table; it goes by `trait:demon`, so that no card is taken for it."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        names = sorted({f"trait:{trait}" for copy in t.cast for trait in copy.card.traits})
        if names:
            me.word = yield from ask(t.active, "name-trait", names, source=me.card)
            note(t, Named(t.active, me.card, word=me.word))


def Name(what: Literal["card", "trait", "number"], *, count: int = 1) -> Verb:
    """Name a `card` (or several), a `trait` or a `number`: what follows speaks of it by `.of_that("name")` and so on."""
    return NameCard(count=count) if what == "card" else NAMINGS[what]


NAMINGS: dict[str, Verb] = {"number": ChooseNumber(), "trait": NameTrait()}


@dataclass(frozen=True)
class AreNamed(Condition):
    """Those cards, all of them, are the ones that were named."""

    looks_at = ()

    def holds(self, t: Table, me: Source) -> bool:
        ids = {copy.card.id: copy.card.names["en"] for copy in t.cast}
        named = sorted(ids.get(id, "") for id in me.word.split(AND_NAMED))
        return named == sorted(name_of(t, thing) for thing in me.those)


AND_NAMED = " & "
"""Between the names of several cards."""
NOBODYS = "nobodys"
"""The answer that names a card which nobody has."""


@dataclass(frozen=True)
class OpponentDoes(Verb):
    """The opponent resolves this as if the words *you* and *your* were its own."""

    steps: Steps

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        me.seat = 1 - me.seat
        yield from run(t, me, self.steps)
        me.seat = 1 - me.seat


@dataclass(frozen=True)
class Step(Verb):
    """An instruction written as a generator, with both its texts."""

    en: str
    es: str
    do: Callable[[Table, Source], Flow[None]]
    personal_word = True
    event_word = True
    recalls = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return self.do(t, me)


def step(*, en: str, es: str) -> Callable[[Callable[[Table, Source], Flow[None]]], Step]:
    """Make a generator an instruction: `@step(en=…, es=…) def two_doors(t, me): …`."""

    def made(do: Callable[[Table, Source], Flow[None]]) -> Step:
        return Step(en, es, do)

    return made
