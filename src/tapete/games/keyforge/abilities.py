"""What the rules know of an ability, and of those that hold while their card is in play.

Cards declare abilities with the words of `verbs`; the rules meet each of them as an `Ability`, and a constant one
as the kind of constant it is (`rules/constants.py`), so that no arrow leads from the rules back to the verbs.
"""

from __future__ import annotations

from collections.abc import KeysView, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

if TYPE_CHECKING:
    from tapete.games.keyforge.printed import Card, Copy
    from tapete.games.keyforge.rules.source import Source
    from tapete.games.keyforge.table import Body, Entry, Table


class Reach(NamedTuple):
    """What resolving an ability now would look at, and what it would add to or take from, by name of the thing.

    Two abilities that add to the same thing may go in either order; one that looks at what the other changes
    may not.
    """

    reads: frozenset[str]
    adds: frozenset[str]
    takes: tuple[tuple[int, int], ...] = ()
    """How much it would take from whose pool."""

    def apart(self, other: Reach) -> bool:
        """Whether the order of the two cannot matter."""
        return not (self.reads & other.adds or other.reads & self.adds)


class Ability:
    """Everything the rules read of an ability. What it does not say of itself it has not."""

    @property
    def labels(self) -> tuple[str, ...]:
        """`play`, `reap`, `fight`, `before-fight`, `action`, `omni`, `destroyed`, `leaves`, `scrap`; empty for the rest."""
        return ()

    @property
    def label(self) -> str:
        """What it is called where an order is asked."""
        return ""

    @property
    def keys(self) -> tuple[type, ...]:
        """Event types it waits for, or the kinds of constants it is: where the index has it."""
        return ()

    @property
    def listens(self) -> tuple[type, ...]:
        """What the index holds it under: its keys, and the events that may change what a constant says."""
        return self.keys

    @property
    def unsettles(self) -> bool:
        """Whether events only tell it that what it says may be otherwise now: what no longer stands is looked for."""
        return False

    @property
    def instead(self) -> bool:
        """Whether it stands in for the event it waits for."""
        return False

    @property
    def redirects(self) -> bool:
        """Whether it stands in for the event with one that goes on elsewhere, which others may still stand in for."""
        return False

    @property
    def adds(self) -> bool:
        """Whether it lets the event be and adds another to it: it comes after the others, in whatever order."""
        return False

    @property
    def sources(self) -> bool:
        """Whether it only says where that comes from which happens: it comes before whatever says where it goes."""
        return False

    @property
    def granted(self) -> bool:
        """Whether an upgrade gives it to the creature it is on."""
        return False

    @property
    def works_in(self) -> str:
        """The zone out of play where it waits, and nowhere else; empty for those that wait in play."""
        return ""

    @property
    def ahead(self) -> bool:
        """Whether it comes before the own effect of the card that is played."""
        return False

    @property
    def own(self) -> bool:
        """Whether it is about nothing but its own card: the rules need not ask it about others."""
        return False

    @property
    def personal(self) -> bool:
        """Whether it matters which card has it."""
        return False

    @property
    def of_giver(self) -> bool:
        """Whether it matters which other card in play gives it."""
        return False

    @property
    def eventful(self) -> bool:
        """Whether it matters which event it follows."""
        return False

    def does_as(self, other: Ability) -> bool:
        """Whether it does the same as another that waits with it, each for the card that has it."""
        return self is other

    @property
    def simple(self) -> bool:
        """Whether its order among other simple ones cannot matter."""
        return False

    @property
    def reads_pile(self) -> bool:
        """Whether it looks at the order of a discard pile."""
        return False

    @property
    def attaches(self) -> tuple[Ability, ...]:
        """The text its card has where it attaches it as an upgrade; nothing where it does not."""
        return ()

    @property
    def bolsters(self) -> bool:
        """Whether power or armor may fall when its card leaves play."""
        return False

    @property
    def entering(self) -> str:
        """The keyword on playing or entering play that it gives to cards such as its own, or none."""
        return ""

    def left_behind(self, t: Table, me: Source) -> tuple[tuple[int, int], ...]:
        """The cards that a lasting effect of it reaches by where they stand beside the one it is about: it goes on for
        them when that one leaves play.
        """
        return ()

    @property
    def borrows(self) -> bool:
        """Whether a lasting effect of it gives the one card it is about something of another, the `number` of it."""
        return False

    def unfolds(self, card: Card) -> tuple[Ability, ...]:
        """What that card has from the other: its own abilities, as long as the effect lasts."""
        return ()

    def reach(self, t: Table, me: Source) -> Reach | None:
        """What resolving it now would look at and change; None when that cannot be said."""
        return None

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Carry out its instructions."""
        raise NotImplementedError

    def hears(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """Whether an event is one it waits for: the gate asks."""
        return False

    def meets(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """Whether that event is the moment it waits for, whatever else must hold."""
        return self.hears(t, entry, event)

    def waits(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        """Whether it still waits to resolve, having met that event."""
        return True

    def stand_in(self, t: Table, entry: Entry[Ability], event: Any) -> Flow[Sequence[Event]]:
        """What happens in the place of that event: the gate asks."""
        raise NotImplementedError


for _asked, _most in (("ahead", False), ("instead", False), ("unsettles", False), ("works_in", "")):
    # What is asked of every trigger and of every card that enters is said without a call.
    setattr(Ability, _asked, _most)


class Playable(Ability):
    """Says when its card may be played, and what must be paid for it."""

    def allows(self, t: Table, seat: int, n: int) -> bool:
        """Whether that player may play it."""
        raise NotImplementedError

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        """What is paid as it is played."""
        raise NotImplementedError


class ChoosesHost(Playable):
    """Its card, an upgrade, is attached to some creatures or artifacts only."""

    def fits(self, t: Table, seat: int, n: int, b: Body) -> bool:
        """Whether that player may attach it to that card."""
        raise NotImplementedError


class Copying(Playable):
    """Its card is played as a copy of another one."""

    on_entering = False
    """Whether it is a copy however it enters play, not only when it is played."""

    def original(self, t: Table, seat: int, n: int, *, played: bool = True) -> Flow[Copy | None]:
        """The card it is treated as, if there is one."""
        raise NotImplementedError


class Attachable(Ability):
    """Its card may be played as an upgrade, with other abilities than its own."""

    text: tuple[Ability, ...]


class Curating(Ability):
    """Its card is archived face up by its owner, who then may take any number of cards from those archives."""


class Clinging(Ability):
    """Its card is not discarded from the hand as players may discard cards, only by card abilities."""


class Usable(Ability):
    """Says when its card may be used."""

    def allows(self, t: Table, b: Body, how: str) -> bool:
        """Whether it may be used so."""
        raise NotImplementedError


class Standing(Ability):
    """Holds by itself while its card is in play, or while a lasting effect does.

    Its kinds are the classes below it that say what they touch: `class Blanks(Standing, touches={"allow-use"})`. The
    index has an ability under each kind it is of, so whoever writes a new constant cannot name a wrong one, nor
    forget to switch off a quick way: those ask `touching(…)`.
    """

    kinds: ClassVar[tuple[type, ...]] = ()

    def __init_subclass__(cls, *, touches: frozenset[str] | set[str] | None = None, **rest: object) -> None:
        super().__init_subclass__(**rest)
        if touches is not None:
            for act in touches:
                _touching.setdefault(act, {})[cls] = None
            cls.kinds = (*cls.kinds, cls)
        else:
            bases = (kind for base in cls.__bases__ if issubclass(base, Standing) for kind in base.kinds)
            cls.kinds = tuple(dict.fromkeys(bases))

    @property
    def keys(self) -> tuple[type, ...]:
        return self.kinds

    def hinders(self, t: Table, entry: Entry[Ability], act: str) -> bool:
        """Whether, as it stands, it may forbid or allow the active player something of that sort.

        True is always right; False lets the rules take a quick way past it.
        """
        return True


_touching: dict[str, dict[type[Standing], None]] = {}


def touching(act: str) -> KeysView[type[Standing]]:
    """The kinds of constants that may `forbid-play`, `allow-play`, `forbid-use` or `allow-use`."""
    return _touching.setdefault(act, {}).keys()
