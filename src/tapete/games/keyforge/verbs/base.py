"""What every word of the vocabulary shares: frozen values that can be walked, compared and searched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Final, TypeVar

from tapete.games.keyforge.abilities import Ability, Reach
from tapete.games.keyforge.events.about import body_of
from tapete.games.keyforge.events.changes import ANYTHING
from tapete.games.keyforge.rules.constants import ActsWhenever
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import haunted
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow

T = TypeVar("T")


class Word:
    """One word of a declaration. What the rules ask of an ability is read from what each of its words says of itself."""

    @property
    def personal_word(self) -> bool:
        """Whether it means the card whose ability it is."""
        return False

    @property
    def giver_word(self) -> bool:
        """Whether it means the card in play that gives the ability to another."""
        return False

    @property
    def event_word(self) -> bool:
        """Whether it depends on the event that the ability follows."""
        return False

    @property
    def pile_word(self) -> bool:
        """Whether it looks at the order of a discard pile."""
        return False

    @property
    def recalls(self) -> bool:
        """Whether it speaks of what the ability chose before."""
        return False

    @property
    def upgrade_text(self) -> tuple[Ability, ...]:
        """The text its card has where this word makes it an upgrade."""
        return ()

    @property
    def looks_at(self) -> tuple[str, ...]:
        """What it is read from, by the names of `events.changes`; () where only cards in play, and what constants say
        of them, count. One that does not say looks at everything.
        """
        return ANYTHING


@dataclass(frozen=True)
class Who(Word):
    """A player, as an ability names it."""

    word: str

    @property
    def looks_at(self) -> tuple[str, ...]:
        return ("piles",) if self.word in ("haunted", "unhaunted") else ()

    @property
    def event_word(self) -> bool:
        """Whether it depends on the event."""
        return self.word in ("owner", "controller", "rival", "actor")

    @property
    def recalls(self) -> bool:
        return self.word.endswith(("-of-that", "-of-kept"))

    def seat(self, me: Source) -> int:
        """The seat meant; `each` has no single one, and only the table tells whose turn it is and who controls the
        creature that an upgrade is on (`seats`).
        """
        assert self.word not in ("active", "wearer")
        if self.word == "you":
            return me.seat
        if self.word in ("owner", "controller", "rival"):
            body = body_of(me.event)
            if body is not None:
                return self._of(body, self.word)
            return int(me.event.seat if self.word != "rival" else 1 - me.event.seat)
        if self.word == "actor":
            return int(me.event.seat)
        if self.word.endswith(("-of-that", "-of-kept")):
            return self._spoken_of(me)
        if self.word in ("chosen", "own"):
            return me.seat if me.player < 0 else me.player
        return 1 - me.seat

    def _spoken_of(self, me: Source) -> int:
        """The owner or the controller of the card chosen, or of the one kept in mind."""
        if me.lasting is not None and me.lasting.turn_of >= 0:
            # What lasts through that player's turn remembers whose turn it is.
            return me.lasting.turn_of
        word, _, which = self.word.partition("-of-")
        found = me.kept if which == "kept" else me.that
        return self._of(found[0], word) if found and isinstance(found[0], Body) else me.seat

    def _of(self, body: Body, word: str) -> int:
        """The owner of a card, its controller, or the rival of its controller."""
        if word == "owner":
            return body.owner
        return body.controller if word == "controller" else 1 - body.controller

    def seats(self, t: Table, me: Source) -> tuple[int, ...]:
        """The seats meant, the active player's first."""
        if self.word in ("each", "one"):
            return (t.active, 1 - t.active)
        if self.word in ("haunted", "unhaunted"):
            return tuple(x for x in (t.active, 1 - t.active) if haunted(t, x) is (self.word == "haunted"))
        if self.word == "active":
            return (t.active,)
        if self.word == "wearer":
            host = t.bodies.get(me.body.host) if me.body is not None else None
            return () if host is None else (host.controller,)
        if self.word in OF_THAT and not me.that and me.lasting is None:
            # Nobody is meant where no card was chosen.
            return ()
        return (self.seat(me),)


OF_THAT: Final = ("owner-of-that", "controller-of-that", "rival-of-that")
"""Words about the card chosen last."""

you = Who("you")
opponent = Who("opponent")
each_player = Who("each")
player_of_it = Who("actor")
"""Who did what the event tells: forged the key, played the card, chose the house."""
chosen_player = Who("chosen")
themself = Who("own")
"""Of several players who do something, each one itself: `Gain(Pool(themself), who=each_player)`."""
active_player = Who("active")
"""Whoever's turn it is."""
wearer = Who("wearer")
"""In an upgrade's own text: who controls the creature that it is on."""


def owner_of(card: str) -> Who:
    """The owner of the card that the event speaks of (`it`), or of the one chosen last (`that`)."""
    return Who({"it": "owner", "that": "owner-of-that"}[card])


def controller_of(card: str) -> Who:
    """Who controls the card that the event speaks of (`it`), the one chosen last (`that`) or the one before (`the-same`)."""
    return Who({"it": "controller", "that": "controller-of-that", "the-same": "controller-of-kept"}[card])


def opponent_of(card: str) -> Who:
    """The opponent of whoever controls it."""
    return Who({"it": "rival", "that": "rival-of-that"}[card])


def players(*, haunted: bool) -> Who:
    """Each player that is haunted, or each that is not (v17.2 «Embrujado»)."""
    return Who("haunted" if haunted else "unhaunted")


active_house: Final = "active house"
"""In the place of a house: the active one, whichever it is."""
that_house: Final = "that house"
"""In the place of a house: the one that was chosen or spoken of."""


def house_of(word: str, me: Source) -> str:
    """The house that a word means."""
    return me.house if word == that_house else word


class Verb(Word):
    """Something an ability does."""

    cost = False
    """Whether it is what must be paid for the rest (2018: a sacrifice)."""
    emits: tuple[type, ...] = ()
    """The events it makes: where something listens to one of them, its order may always matter."""

    @property
    def simple(self) -> bool:
        """Whether it commutes with any other simple verb: then no order is asked."""
        return False

    @property
    def lapses(self) -> bool:
        """Whether it does nothing at all where the instruction before was not carried out."""
        return False

    def reach(self, t: Table, me: Source) -> Reach | None:
        """What it would look at and change now; None when that cannot be said."""
        return None

    def vain(self, t: Table, me: Source) -> bool:
        """Whether it can do nothing at all now, and everybody can see that: nobody is asked whether to do it."""
        return False

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Carry it out and note in `me` what it really did."""
        raise NotImplementedError


Steps = tuple[Verb, ...]


def run(t: Table, me: Source, steps: Steps, *, then: Steps = ()) -> Flow[None]:
    """Carry out instructions in the order they are written (v17.2 «Resuelve las habilidades en el
    orden…»); `then`: what the ability goes on with, though not here.
    """
    outer = me.after
    for i, step in enumerate(steps, 1):
        me.after = steps[i:] + then + outer
        yield from step.resolve(t, me)
        if t.over:
            return
    me.after = outer


def now(value: T) -> Flow[T]:
    """A flow that asks nothing and has its result at once."""
    return value
    yield


def walk(value: object, besides: object = None) -> Iterator[object]:
    """A declaration and everything inside it, but for one part of it."""
    if besides is not None and value == besides:
        return
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item, besides)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from walk(getattr(value, field.name), besides)


def recalls(declared: object, besides: object = None) -> bool:
    """Whether something in a declaration speaks of what the ability chose before, otherwise than by that part."""
    return any(isinstance(part, Word) and part.recalls for part in walk(declared, besides))


def to_come(me: Source) -> list[Verb]:
    """The instructions that the ability goes on with although the one being carried out does nothing."""
    rest: list[Verb] = list(me.after)
    while rest and rest[0].lapses:
        del rest[0]
    return rest


def spoken_of(me: Source, besides: object = None) -> bool:
    """Whether the ability goes on to speak of what this instruction chooses, although it does nothing; `besides`: by
    other words than these.
    """
    return any(recalls(step, besides) for step in to_come(me))


def looks(*words: object) -> tuple[str, ...]:
    """What a declaration is read from: whatever one of its words looks at, and anything where one does not say."""
    found = {
        what for word in words for part in walk(word) if isinstance(part, Word) for what in part.looks_at
    }
    return tuple(sorted(found))


def reaching(
    reads: Iterable[str] = (), adds: Iterable[str] = (), takes: Iterable[tuple[int, int]] = ()
) -> Reach:
    """A reach by the names of things."""
    return Reach(frozenset(reads), frozenset(adds), tuple(takes))


CREATURES: Final = ("play", "status", "readied", "exhausted", "healed", "on-cards")
"""Whatever may make a card that an ability can choose, where there is none now."""


class Declared(Ability, Word):
    """An ability as a value: what the rules ask of it is read from its words."""

    steps: Steps = ()

    @cached_property
    def personal(self) -> bool:
        """Whether it matters which card has it."""
        return any(isinstance(part, Word) and part.personal_word for part in walk(self))

    @cached_property
    def of_giver(self) -> bool:
        """Whether it matters which other card in play gives it."""
        return any(isinstance(part, Word) and part.giver_word for part in walk(self))

    @cached_property
    def eventful(self) -> bool:
        """Whether it matters which event it follows."""
        return any(isinstance(part, Word) and part.event_word for part in walk(self))

    @cached_property
    def reads_pile(self) -> bool:
        """Whether it looks at the order of a discard pile."""
        return any(isinstance(part, Word) and part.pile_word for part in walk(self))

    @cached_property
    def attaches(self) -> tuple[Ability, ...]:
        """The text its card has where it attaches it as an upgrade."""
        texts = (part.upgrade_text for part in walk(self) if isinstance(part, Word))
        return next((text for text in texts if text), ())

    @cached_property
    def simple(self) -> bool:
        """Whether its order among other simple ones cannot matter."""
        return bool(self.steps) and all(step.simple for step in self.steps)

    def reach(self, t: Table, me: Source) -> Reach | None:
        """What resolving it now would look at and change; None when that cannot be said."""
        if not self.steps or ActsWhenever in t.index:
            return None
        reads: list[str] = []
        adds: list[str] = []
        takes: list[tuple[int, int]] = []
        for step in self.steps:
            found = step.reach(t, me)
            if found is None or any(kind in t.index for kind in step.emits):
                return None
            reads += found.reads
            adds += found.adds
            takes += found.takes
        return reaching(reads, adds, takes)


@dataclass(frozen=True)
class Labelled(Declared):
    """An ability behind a bold word: Play, Reap, Fight, Before fight, Action, Omni, Destroyed…"""

    words: tuple[str, ...]
    steps: Steps

    @property
    def labels(self) -> tuple[str, ...]:
        return self.words

    @property
    def label(self) -> str:
        return self.words[0]

    def does_as(self, other: Ability) -> bool:
        return self is other or (isinstance(other, Labelled) and self.steps == other.steps)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Carry out its instructions."""
        if t.switches.sacrifice_is_cost and self.words[0] in ("action", "omni"):
            return _paid(t, me, self.steps)
        return run(t, me, self.steps)


def _paid(t: Table, me: Source, steps: Steps) -> Flow[None]:
    """Instructions whose first ones may be a cost: unpaid, the others are not carried out."""
    for i, step in enumerate(steps):
        if not step.cost:
            yield from run(t, me, steps[i:])
            return
        yield from step.resolve(t, me)
        if not me.done:
            return


def Play(*steps: Verb) -> Labelled:
    """Play: …"""
    return Labelled(("play",), steps)


def Fight(*steps: Verb) -> Labelled:
    """After fight: …"""
    return Labelled(("fight",), steps)


def Reap(*steps: Verb) -> Labelled:
    """After reap: …"""
    return Labelled(("reap",), steps)


def FightReap(*steps: Verb) -> Labelled:
    """After fight/After reap: …"""
    return Labelled(("fight", "reap"), steps)


def PlayReap(*steps: Verb) -> Labelled:
    """Play/After reap: …"""
    return Labelled(("play", "reap"), steps)


def PlayDestroyed(*steps: Verb) -> Labelled:
    """Play/Destroyed: …"""
    return Labelled(("play", "destroyed"), steps)


def PlayFight(*steps: Verb) -> Labelled:
    """Play/After fight: …"""
    return Labelled(("play", "fight"), steps)


def PlayFightReap(*steps: Verb) -> Labelled:
    """Play/After fight/After reap: …"""
    return Labelled(("play", "fight", "reap"), steps)


def BeforeFight(*steps: Verb) -> Labelled:
    """Before fight: …"""
    return Labelled(("before-fight",), steps)


def BeforeReap(*steps: Verb) -> Labelled:
    """Before reap: …"""
    return Labelled(("before-reap",), steps)


def Action(*steps: Verb) -> Labelled:
    """Action: …"""
    return Labelled(("action",), steps)


def Omni(*steps: Verb) -> Labelled:
    """Omni: …"""
    return Labelled(("omni",), steps)


def Destroyed(*steps: Verb) -> Labelled:
    """Destroyed: …"""
    return Labelled(("destroyed",), steps)


def Leaves(*steps: Verb) -> Labelled:
    """Leaves play: … (2018 only)"""
    return Labelled(("leaves",), steps)


def Scrap(*steps: Verb) -> Labelled:
    """Scrap: …"""
    return Labelled(("scrap",), steps)
