"""When: the moments an ability waits for, as patterns over events; and effects that last."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.rules.constants import Blanks
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.rules.values import blank
from tapete.games.keyforge.table import Body, Entry, Lasting, Table
from tapete.games.keyforge.verbs.base import Declared, Verb, Who, opponent, run, you
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.kernel.flow import Flow


class Moment:
    """A pattern over events."""

    events: tuple[type, ...]

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        """Whether this event is such a moment for that source."""
        raise NotImplementedError


@dataclass(frozen=True)
class Enters(Moment):
    """A card entered play."""

    what: Things
    events = (happened.Entered,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        b: Body = event.body
        return t.bodies.get(b.n) is b and self.what.matches(t, me, b)


@dataclass(frozen=True)
class Plays(Moment):
    """A player played a card."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    other: bool = False
    """Another card than the one whose ability it is."""
    events = (happened.Played,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        if event.seat not in self.who.seats(t, me) or not self.what.suits(t, me, event.copy_of):
            return False
        return not self.other or event.n != me.card


@dataclass(frozen=True)
class IsDestroyed(Moment):
    """A card was destroyed, perhaps fighting this creature."""

    what: Things
    _: KW_ONLY
    fighting_this: bool = False
    events = (happened.WasDestroyed,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        if self.fighting_this and (me.body is None or event.body.killer != me.body.n):
            return False
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class LeavesPlay(Moment):
    """A card left play; `None`: the card this lasting effect hangs on."""

    _: KW_ONLY
    what: Things | None = None
    events = (happened.Gone,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        if self.what is None:
            return me.lasting is not None and me.lasting.holder == event.body.ref
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Forges(Moment):
    """A player forged a key."""

    who: Who
    events = (happened.Forged,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class ChoosesHouse(Moment):
    """A player chose this active house."""

    house: str
    _: KW_ONLY
    who: Who = you
    events = (happened.HouseChosen,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.house == self.house and event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class EndOfTurn(Moment):
    """The end of a player's turn."""

    who: Who
    events = (happened.TurnEnding,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class StartOfTurn(Moment):
    """The start of a player's turn."""

    who: Who
    events = (happened.TurnBegan,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class Reaps(Moment):
    """A creature reaped."""

    what: Things
    events = (happened.Reaped,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Fights(Moment):
    """A creature was used to fight."""

    what: Things
    events = (happened.Fought,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class WillFight(Moment):
    """A creature is about to fight."""

    what: Things
    events = (happened.AboutToFight,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Uses(Moment):
    """A player used a card."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    events = (happened.UseDone,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.seat in self.who.seats(t, me) and self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Discards(Moment):
    """A player discarded a card from its hand."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    events = (happened.Discarded,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return (
            event.place == "hand" and event.seat in self.who.seats(t, me) and self.what.fits(t, me, event.n)
        )


@dataclass(frozen=True)
class IsDamaged(Moment):
    """A creature was dealt damage."""

    what: Things
    events = (happened.DamageDealt,)

    def matches(self, t: Table, me: Source, event: Any) -> bool:
        return event.done > 0 and self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class After(Declared):
    """After this moment, do that."""

    moment: Moment
    steps: tuple[Any, ...]
    _: KW_ONLY
    only_if: Condition | None = None
    granted: bool = False
    """An upgrade gives it to the creature it is on."""

    label = "when"

    @property
    def keys(self) -> tuple[type, ...]:
        return self.moment.events

    def hears(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """The gate asks: is this one of those moments?"""
        if entry.lasting is None and entry.n not in t.bodies:
            return False
        me = speaker(t, entry, event)
        if Blanks in t.index and me.body is not None and blank(t, me.body):
            return False
        if not self.moment.matches(t, me, event):
            return False
        return self.only_if is None or self.only_if.holds(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Carry out its instructions."""
        return run(t, me, self.steps)


def after(moment: Moment, *steps: Any, only_if: Condition | None = None) -> After:
    """After this moment, do that: `after(Forges(you), Deal(2, to=each(creature.enemy)))`."""
    return After(moment, steps, only_if=only_if)


# Effects that last


@dataclass(frozen=True)
class Last(Verb):
    """Begin an effect that outlives this ability."""

    ability: Any
    until: str
    """`turn`, `next` (the next turn of `who`), `start` (of your next turn), `leaves` (this card),
    `stays` (that card).
    """
    _: KW_ONLY
    about: Target | None = None
    """The cards it is about, where it is about some cards only."""
    who: Who = opponent
    uses: int = -1

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        about = None
        if self.about is not None:
            bodies = [b for b in (yield from self.about.pick(t, me, "last")) if isinstance(b, Body)]
            bodies = [b for b in bodies if t.bodies.get(b.n) is b]
            about = tuple(b.ref for b in bodies)
            if not about:
                me.did(0, [], False)
                return
        if self.until == "stays" and about is not None:
            for ref in about:
                yield from begin(t, me, self, (ref,), ref)
        else:
            holder = me.body.ref if self.until == "leaves" and me.body is not None else None
            if self.until == "leaves" and (me.body is None or t.bodies.get(me.body.n) is not me.body):
                return
            yield from begin(t, me, self, about, holder)
        me.done = True


def begin(t: Table, me: Source, last: Last, about: tuple[Any, ...] | None, holder: Any) -> Flow[None]:
    """Enter a lasting effect."""
    yield from happen(t, [beginning(t, me, last, about, holder)])


def beginning(
    t: Table, me: Source, last: Last, about: tuple[Any, ...] | None, holder: Any, later: int = 0
) -> happened.Began:
    """The event that enters a lasting effect; `later` counts those that enter with it and before it."""
    until = "leaves" if last.until == "stays" else last.until
    turn_of = last.who.seat(me) if last.until in ("next", "start") else -1
    effect = Lasting(
        t.serial + 1 + later,
        last.ability,
        me.seat,
        me.card,
        about,
        until,
        turn_of,
        holder,
        last.uses,
        me.house,
        me.number,
    )
    return happened.Began(effect)


def for_turn(ability: Any, *, about: Target | None = None, uses: int = -1) -> Last:
    """For the remainder of the turn."""
    return Last(ability, "turn", about=about, uses=uses)


def next_turn(ability: Any, *, who: Who = opponent) -> Last:
    """During the opponent's next turn."""
    return Last(ability, "next", who=who)


def until_your_next_turn(ability: Any) -> Last:
    """Until the start of your next turn."""
    return Last(ability, "start", who=you)


def while_in_play(ability: Any, *, about: Target | None = None) -> Last:
    """Until this card leaves play."""
    return Last(ability, "leaves", about=about)


def while_it_stays(ability: Any, *, about: Target) -> Last:
    """As long as that card is in play."""
    return Last(ability, "stays", about=about)
