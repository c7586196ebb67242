"""Words that join others: may, if, choose one, for each, name a house or a number. And steps
written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Literal, overload

from tapete.games.keyforge.events import Named
from tapete.games.keyforge.printed import HOUSES
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.triggers import note
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.amounts import Number, of_this_way, value
from tapete.games.keyforge.verbs.base import Steps, Verb, Who, recalls, run, you
from tapete.games.keyforge.verbs.conditions import Condition, ThatIs, you_do
from tapete.games.keyforge.verbs.kinship import houses_of
from tapete.games.keyforge.verbs.places import looked_at
from tapete.games.keyforge.verbs.pointers import that
from tapete.games.keyforge.verbs.targets import Provided, Some, Target, Tied, nobody
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

    def vain(self, t: Table, me: Source) -> bool:
        return _hopeless(self.steps, t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if _hopeless(self.steps, t, me):
            me.did(0, [], False)
        elif _free(self.steps):
            yield from run(t, me, self.steps)
        elif (yield from ask(t.active, "may", ("yes", "no"), source=me.card, about=self.steps)) == "yes":
            yield from run(t, me, self.steps)
        else:
            me.did(0, [], False)


def _hopeless(steps: Steps, t: Table, me: Source) -> bool:
    """Whether the first can do nothing, and all the rest follows only *if you do*, befalls what the first would have
    chosen or looked at, or can do nothing either: then nothing is asked.
    """
    first, rest = steps[0], steps[1:]
    alone = _alone(first, t, me)
    if not alone and not first.vain(t, me):
        return False
    return all(
        step.lapses
        or _of_the_first(_target(step), alone)
        or _about_nobody(step, t, me, alone)
        or ((alone or not recalls(step)) and _idle(step, t, me))
        for step in rest
    )


def _about_nobody(step: Verb, t: Table, me: Source, none: bool) -> bool:
    """Whether an instruction hangs on what the card is that the first one chose, and is nothing where there was none."""
    if not none:
        return False
    before, me.that = me.that, []
    vain = _fruitless(step, t, me)
    me.that = before
    return vain


def _of_the_first(what: Target | None, none: bool) -> bool:
    """Whether an instruction finds nothing because the first one chose nobody, or because nothing was looked at."""
    return (none and what == that) or (isinstance(what, Some) and what.places == (looked_at,))


def _idle(step: Verb, t: Table, me: Source) -> bool:
    """Whether an instruction can do nothing at all, and everybody can see that."""
    return step.vain(t, me) or _alone(step, t, me)


def _nothing_found(t: Table, me: Source) -> bool:
    """Whether nothing comes of the rest, which finds no card and goes on to speak of it."""
    before, me.that = me.that, []
    vain = _nothing_comes(me.after, t, me)
    me.that = before
    return vain


def _nothing_comes(steps: Steps, t: Table, me: Source) -> bool:
    """Whether all these instructions can do nothing, those too that look at a card which none of them finds."""
    return all(
        isinstance(step, ChooseHouse) or _idle(step, t, me) or _fruitless(step, t, me) for step in steps
    )


def _fruitless(step: Verb, t: Table, me: Source) -> bool:
    """Whether an instruction hangs on what was done before it, or on the card found by it, and is nothing where none was."""
    if not isinstance(step, Given):
        return False
    if step.condition is you_do:
        return _nothing_comes((*step.steps, *step.otherwise), t, me)
    if not isinstance(step.condition, ThatIs):
        return False
    return _nothing_comes(step.steps if step.condition.holds(t, me) else step.otherwise, t, me)


def _alone(step: Verb, t: Table, me: Source) -> bool:
    """Whether there is nobody that an instruction could act on."""
    target = _target(step)
    return target is not None and nobody(target, t, me)


def _target(step: Verb) -> Target | None:
    """The cards that an instruction acts on, where it says which."""
    found = vars(step).get("what") or vars(step).get("to")
    return found if isinstance(found, Target) else None


def _free(steps: Steps) -> bool:
    """Whether its only choice may be none, which is the same as not doing it (v17.2 «Cualquier número»)."""
    what = vars(steps[0]).get("what")
    return len(steps) == 1 and isinstance(what, Some) and what.optional and not what.least


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
        if all(_hopeless(option, t, me) for option in self.options):
            me.did(0, [], False)
            return
        if self._all_one(t, me):
            yield from run(t, me, self.options[0])
            return
        index = yield from ask(
            t.active, "mode", list(range(len(self.options))), source=me.card, about=self.options
        )
        yield from run(t, me, self.options[index])

    def _all_one(self, t: Table, me: Source) -> bool:
        """Whether the same befalls the same cards, whichever is chosen: all creatures are of one power."""
        steps = [option[0] for option in self.options if len(option) == 1]
        tied = [(type(step), what.means(t, me)) for step in steps if isinstance(what := _target(step), Tied)]
        return len(tied) == len(self.options) and all(x == tied[0] for x in tied)


def choose_one(*options: Verb | Steps, by: Who = you) -> ChooseOne:
    """Choose one of these; each is a verb or a tuple of verbs."""
    return ChooseOne(tuple(option if isinstance(option, tuple) else (option,) for option in options), by=by)


@dataclass(frozen=True)
class Choose(Verb):
    """Choose cards: what follows speaks of `that`."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self._for_nobody(t, me):
            me.idled()
            return
        chosen = yield from self.what.pick(t, me, "choose")
        me.did(len(chosen), list(chosen), bool(chosen))

    def _for_nobody(self, t: Table, me: Source) -> bool:
        """Whether nothing comes of the choice: it is one of two, and the other cannot be made, or there is no card that
        what follows would do something to.
        """
        if len(me.after) != 1:
            return False
        (then,) = me.after
        if isinstance(then, Given) and then.lapses and isinstance(then.steps[0], Choose):
            then = then.steps[0]
        what = _target(then)
        return what is not None and not recalls(what) and nobody(what, t, me)


@dataclass(frozen=True)
class ForEach(Verb):
    """Do this once for each of something, one after another; other cards may be chosen each time."""

    times: Number
    steps: Steps

    @property
    def lapses(self) -> bool:
        return of_this_way(self.times)

    def vain(self, t: Table, me: Source) -> bool:
        return _hopeless(self.steps, t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        for _ in range(value(self.times, t, me)):
            yield from run(t, me, self.steps, then=self.steps)


@dataclass(frozen=True)
class ChooseHouse(Verb):
    """Name a house, or one on a player's identity card.

    Any house may be named; those that nobody has are all alike, so one of them stands for the rest.
    """

    _: KW_ONLY
    of: Who | None = None
    by: Who = you
    """Who does, in the text: the active player answers."""

    def vain(self, t: Table, me: Source) -> bool:
        return all(self._in_vain(t, me, house) for house in self._names(t, me))

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if not self.vain(t, me):
            me.house = yield from ask(t.active, "name-house", self._names(t, me), source=me.card)
            note(t, Named(t.active, me.card, house=me.house))
        me.done = True

    def _names(self, t: Table, me: Source) -> list[str]:
        if self.of is not None:
            return list(t.houses[self.of.seat(me)])
        names = sorted({copy.house for copy in t.cast} | {*t.houses[0], *t.houses[1]})
        return names + [house for house in HOUSES if house not in names][:1]

    def _in_vain(self, t: Table, me: Source, house: str) -> bool:
        """Whether everybody sees that nothing comes of naming that house."""
        me.house = house
        return bool(me.after) and _nothing_found(t, me)


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
        if all(self._in_vain(t, me, seat) for seat in seats):
            me.player = seats[0]
            return
        me.player = yield from ask(t.active, "player", seats, source=me.card)

    def _in_vain(self, t: Table, me: Source, seat: int) -> bool:
        """Whether everybody sees that nothing comes of choosing that player."""
        me.player = seat
        return bool(me.after) and all(
            isinstance(step, ChoosePlayer) or _idle(step, t, me) for step in me.after
        )


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
    giver_word = True
    event_word = True
    recalls = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return self.do(t, me)


def step(*, en: str, es: str) -> Callable[[Callable[[Table, Source], Flow[None]]], Step]:
    """Make a generator an instruction: `@step(en=…, es=…) def two_doors(t, me): …`."""

    def made(do: Callable[[Table, Source], Flow[None]]) -> Step:
        return Step(en, es, do)

    return made
