"""When: the moments an ability waits for, as patterns over events."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.rules.constants import Blanks
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.rules.values import blank, counted
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.games.keyforge.verbs.base import Declared, Steps, Verb, Who, Word, house_of, run, you
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.history import DestroyedThisTurn
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

_E = TypeVar("_E", bound=Event, contravariant=True)


class Moment(Word, Generic[_E]):
    """A pattern over events of one type."""

    events: tuple[type, ...]

    def matches(self, t: Table, me: Source, event: _E) -> bool:
        """Whether this event is such a moment for that source."""
        raise NotImplementedError

    def tell(self, me: Source, event: _E) -> None:
        """Note what the instructions that follow speak of."""
        return


@dataclass(frozen=True)
class Enters(Moment[happened.Entered]):
    """A card entered play."""

    what: Things
    events = (happened.Entered,)

    def matches(self, t: Table, me: Source, event: happened.Entered) -> bool:
        b: Body = event.body
        return t.bodies.get(b.n) is b and self.what.matches(t, me, b)


@dataclass(frozen=True)
class Plays(Moment[happened.Played | happened.LaidDown]):
    """A player played a card."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    other: bool = False
    """Another card than the one whose ability it is."""
    beside_this: bool = False
    """A creature that came to stand beside this one."""
    flank: Literal["", "left", "right"] = ""
    """A creature that came to stand on that flank, `left` or `right`."""
    place: str = ""
    """Only a card played from there: `discard`."""
    nth: int = 0
    """Only the card that is so many-th of its player in the turn."""
    laid_down: bool = False
    """Only once it lies in that player's discard pile."""
    events = (happened.Played, happened.LaidDown)

    def matches(self, t: Table, me: Source, event: happened.Played | happened.LaidDown) -> bool:
        if event.seat not in self.who.seats(t, me) or not self.what.suits(t, me, event.copy_of):
            return False
        if isinstance(event, happened.LaidDown):
            return self.laid_down and event.n in t.discard[event.seat]
        if self.laid_down or self.place not in ("", event.place):
            return False
        if self.nth and t.played[self.nth - 1 : self.nth] != [event.n]:
            return False
        return self._stood(me, event) and (not self.other or event.n != me.card)

    def _stood(self, me: Source, event: happened.Played) -> bool:
        """Whether it came to stand where it must."""
        if self.beside_this and (me.body is None or me.body.n not in event.beside):
            return False
        return not self.flank or (self.flank in event.flanks and _own(event))


def _own(event: happened.Played) -> bool:
    """Whether a creature was played into the battleline of whoever played it."""
    return event.body is not None and event.body.home == event.seat


@dataclass(frozen=True)
class IsDestroyed(Moment[happened.WasDestroyed]):
    """A card was destroyed, perhaps fighting this creature, or attacked by it."""

    what: Things
    _: KW_ONLY
    fighting_this: bool = False
    attacking: bool = False
    """Only while this creature attacks."""
    in_fight: bool = False
    """Only in a fight."""
    keyword: str = ""
    """Only by the damage of that keyword of this creature."""
    in_turn: int = 0
    """Only where so many such cards or more were destroyed in the turn: once for those destroyed together."""
    events = (happened.WasDestroyed,)

    def matches(self, t: Table, me: Source, event: happened.WasDestroyed) -> bool:
        if self.attacking and (t.fight is None or t.fight.attacker is not me.body):
            return False
        if self.in_fight and not event.body.in_fight:
            return False
        if self.fighting_this and (me.body is None or event.body.killer != me.body.n):
            return False
        if self.keyword and (me.body is None or event.body.felled != (self.keyword, me.body.n)):
            return False
        if self.in_turn:
            gone = DestroyedThisTurn(self.what).numbers(t, me)
            return len(gone) >= self.in_turn and gone[-1] == event.body.n
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class LeavesPlay(Moment[happened.Gone]):
    """A card left play; `None`: the card this lasting effect hangs on."""

    _: KW_ONLY
    what: Things | None = None
    events = (happened.Gone,)

    def matches(self, t: Table, me: Source, event: happened.Gone) -> bool:
        if self.what is None:
            return me.lasting is not None and me.lasting.holder == event.body.ref
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Forges(Moment[happened.Forged]):
    """A player forged a key."""

    who: Who
    events = (happened.Forged,)

    def matches(self, t: Table, me: Source, event: happened.Forged) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class ChoosesHouse(Moment[happened.HouseChosen]):
    """A player chose this active house, or any: what follows speaks of `that_house`."""

    house: str = ""
    _: KW_ONLY
    who: Who = you
    other: bool = False
    """Another house than this one, or none at all."""
    events = (happened.HouseChosen,)

    def matches(self, t: Table, me: Source, event: happened.HouseChosen) -> bool:
        if self.other:
            return event.house != house_of(self.house, me) and event.seat in self.who.seats(t, me)
        wanted = house_of(self.house, me) or event.house
        return bool(event.house) and event.house == wanted and event.seat in self.who.seats(t, me)

    def tell(self, me: Source, event: happened.HouseChosen) -> None:
        me.house = event.house


@dataclass(frozen=True)
class EndOfTurn(Moment[happened.TurnEnding]):
    """The end of a player's turn."""

    who: Who
    events = (happened.TurnEnding,)

    def matches(self, t: Table, me: Source, event: happened.TurnEnding) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class AtStep(Moment[happened.CardsReadied | happened.AboutToDraw]):
    """A step of a player's turn: the end of `ready`, the start of `draw`."""

    step: Literal["ready", "draw"]
    who: Who
    events = (happened.CardsReadied, happened.AboutToDraw)

    def matches(self, t: Table, me: Source, event: happened.CardsReadied | happened.AboutToDraw) -> bool:
        return isinstance(event, STEPS_AWAITED[self.step]) and event.seat in self.who.seats(t, me)


STEPS_AWAITED: dict[str, type] = {"ready": happened.CardsReadied, "draw": happened.AboutToDraw}


@dataclass(frozen=True)
class StartOfTurn(Moment[happened.TurnBegan]):
    """The start of a player's turn."""

    who: Who
    events = (happened.TurnBegan,)

    def matches(self, t: Table, me: Source, event: happened.TurnBegan) -> bool:
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class Reaps(Moment[happened.Reaped]):
    """A creature reaped."""

    what: Things
    events = (happened.Reaped,)

    def matches(self, t: Table, me: Source, event: happened.Reaped) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Fights(Moment[happened.Fought]):
    """A creature was used to fight."""

    what: Things
    events = (happened.Fought,)

    def matches(self, t: Table, me: Source, event: happened.Fought) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class WillFight(Moment[happened.AboutToFight]):
    """A creature is about to fight."""

    what: Things
    events = (happened.AboutToFight,)

    def matches(self, t: Table, me: Source, event: happened.AboutToFight) -> bool:
        return self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class Uses(Moment[happened.UseDone]):
    """A player used a card."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    nth: int = 0
    """Only the card that is the so many-th different one of them in the turn."""
    events = (happened.UseDone,)

    def matches(self, t: Table, me: Source, event: happened.UseDone) -> bool:
        if self.nth and not self._comes_as(t, me, event.body):
            return False
        return event.seat in self.who.seats(t, me) and self.what.matches(t, me, event.body)

    def _comes_as(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it was used for the first time this turn, and so many of them were by then."""
        used = dict(zip(t.used, counted(t, t.used, t.used_as), strict=True))
        return b.uses == 1 and sum(1 for x in used.values() if self.what.suits(t, me, x)) == self.nth


@dataclass(frozen=True)
class Discards(Moment[happened.Discarded]):
    """A player discarded a card from its hand."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    anyhow: bool = False
    """Said of the card, that *is discarded*: whoever has it discarded."""
    events = (happened.Discarded,)

    def matches(self, t: Table, me: Source, event: happened.Discarded) -> bool:
        return (
            event.place == "hand" and event.seat in self.who.seats(t, me) and self.what.fits(t, me, event.n)
        )


Deed = (
    happened.Drawn
    | happened.BecameReady
    | happened.PileShuffled
    | happened.AmberCaptured
    | happened.IconResolved
)
"""What a player does that few cards wait for."""


@dataclass(frozen=True)
class Does(Moment[Deed]):
    """A player drew a card (`draw`), readied one, in the step for it or by an effect (`ready`), shuffled its discard pile
    into its deck, also to go on drawing (`shuffle`), captured Æmber with a creature (`capture`) or resolved a bonus icon
    (`resolve`), of a kind or any.
    """

    what: Literal["draw", "ready", "shuffle", "capture", "resolve"]
    who: Who
    _: KW_ONLY
    icon: str = ""
    events = (
        happened.Drawn,
        happened.BecameReady,
        happened.PileShuffled,
        happened.AmberCaptured,
        happened.IconResolved,
    )

    def matches(self, t: Table, me: Source, event: Deed) -> bool:
        if not isinstance(event, DEEDS[self.what]):
            return False
        if isinstance(event, happened.AmberCaptured):
            return event.amount > 0 and event.body.controller in self.who.seats(t, me)
        if isinstance(event, happened.IconResolved) and self.icon not in ("", event.icon):
            return False
        return event.seat in self.who.seats(t, me)

    def tell(self, me: Source, event: Deed) -> None:
        if isinstance(event, happened.BecameReady):
            me.player = event.seat


DEEDS: dict[str, type] = {
    "capture": happened.AmberCaptured,
    "draw": happened.Drawn,
    "ready": happened.BecameReady,
    "resolve": happened.IconResolved,
    "shuffle": happened.PileShuffled,
}


@dataclass(frozen=True)
class IsDamaged(Moment[happened.DamageDealt | happened.ArmorHeld]):
    """A creature was dealt damage, perhaps by a bonus icon only; or its armor prevented some."""

    what: Things
    _: KW_ONLY
    by_icon: bool = False
    prevented: bool = False
    """By its armor."""
    events = (happened.DamageDealt, happened.ArmorHeld)

    def matches(self, t: Table, me: Source, event: happened.DamageDealt | happened.ArmorHeld) -> bool:
        if isinstance(event, happened.ArmorHeld):
            return self.prevented and self.what.matches(t, me, event.body)
        if self.prevented:
            return False
        # Damage of a bonus icon is the only one that no card deals (v17.2 «Iconos de bonificación»).
        if self.by_icon and event.by >= 0:
            return False
        return event.done > 0 and self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class GainsByReaping(Moment[happened.AmberGained]):
    """A player gained Æmber by reaping."""

    who: Who
    events = (happened.AmberGained,)

    def matches(self, t: Table, me: Source, event: happened.AmberGained) -> bool:
        return event.why == "reap" and event.done > 0 and event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class Steals(Moment[happened.AmberStolen]):
    """A player stole Æmber."""

    who: Who
    events = (happened.AmberStolen,)

    def matches(self, t: Table, me: Source, event: happened.AmberStolen) -> bool:
        return event.done > 0 and event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class Exalts(Moment[happened.AmberPlaced]):
    """A player exalted a creature, once for each Æmber put on it."""

    who: Who
    _: KW_ONLY
    what: Things
    events = (happened.AmberPlaced,)

    def matches(self, t: Table, me: Source, event: happened.AmberPlaced) -> bool:
        return event.exalts in self.who.seats(t, me) and self.what.matches(t, me, event.body)


@dataclass(frozen=True)
class After(Declared):
    """After this moment, do that."""

    moment: Moment[Any]
    steps: Steps
    _: KW_ONLY
    only_if: Condition | None = None
    granted: bool = False
    """An upgrade gives it to the creature it is on."""
    works_in: str = ""
    """It waits in this zone out of play instead."""
    ahead: bool = False
    """Before what the card played does itself."""

    label = "when"

    @property
    def keys(self) -> tuple[type, ...]:
        return self.moment.events

    def hears(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """The gate asks: is this one of those moments?"""
        return self.meets(t, entry, event) and self.waits(t, entry, event)

    def meets(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """Whether it is one of those moments, whatever else must hold."""
        if entry.lasting is None and entry.n not in t.bodies and not self.works_in:
            return False
        return self.moment.matches(t, speaker(t, entry, event), event)

    def waits(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """Whether its text and its condition still hold."""
        if Blanks not in t.index and self.only_if is None:
            return True
        me = speaker(t, entry, event)
        if Blanks in t.index and me.body is not None and blank(t, me.body):
            return False
        return self.only_if is None or self.only_if.holds(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Carry out its instructions."""
        self.moment.tell(me, me.event)
        return run(t, me, self.steps)


def after(moment: Moment[Any], *steps: Verb, only_if: Condition | None = None, ahead: bool = False) -> After:
    """After this moment, do that: `after(Forges(you), Deal(2, to=each(creature.enemy)))`."""
    return After(moment, steps, only_if=only_if, ahead=ahead)


def from_discard(ability: After) -> After:
    """The same, waiting while its card lies in its owner's discard pile and not while it is in play."""
    return replace(ability, works_in="discard")
