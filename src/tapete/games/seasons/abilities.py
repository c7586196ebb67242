"""Where declared abilities meet the table: the printed number of a card leads to what it does.

The cards room fills `CARD`; events and rules only read it, and meet an ability as a `Step`, a
`Watcher` or an `Activation`, so that no arrow leads from the rules back to the verbs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

from tapete.kernel import index
from tapete.kernel.flow import Flow

from .printed import PRINTED

if TYPE_CHECKING:
    from .table import Table


class Step(Protocol):
    """One thing a card does: it may ask, and it changes the table by events only."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]: ...


class Watcher(Protocol):
    """An ability that waits in play for a type of event."""

    @property
    def waits_for(self) -> type: ...

    #: whether it makes no difference when it comes among others of its kind
    @property
    def commutes(self) -> bool: ...

    #: crystals it brings its owner, or takes as far as there are any
    @property
    def balance(self) -> int: ...

    def hears(self, t: Table, seat: int, card: int, event: Any) -> bool: ...
    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]: ...


class Constant(Protocol):
    """A number that holds while its card is in play: a limit, a discount, a tax."""

    @property
    def amount(self) -> int: ...


class Activation(Protocol):
    """What turning a card does, and what it costs."""

    #: only before the actions of the season die
    @property
    def before_die(self) -> bool: ...
    #: the card is straightened again at once
    @property
    def stays_straight(self) -> bool: ...
    def refusal(self, t: Table, seat: int, card: int) -> str | None: ...
    def pay(self, t: Table, seat: int, card: int) -> Flow[Any]: ...
    def effect(self, t: Table, seat: int, card: int, paid: Any) -> Flow[None]: ...


class Abilities:
    """Everything one printed card does."""

    __slots__ = ("activations", "any_energies", "constants", "declared", "enters", "number", "watchers")

    def __init__(self, number: int) -> None:
        self.number = number
        self.declared: tuple[Any, ...] = ()
        self.enters: tuple[Step, ...] = ()
        self.activations: tuple[Activation, ...] = ()
        self.watchers: tuple[Watcher, ...] = ()
        self.constants: tuple[Constant, ...] = ()
        #: its cost is one token of each type one wishes (the Elemental Amulet)
        self.any_energies = False


CARD: list[Abilities] = [Abilities(number) for number in range(PRINTED + 1)]

#: printed numbers of cards that can be activated in the free part of a turn, and before the die
ACTIVE: set[int] = set()
BEFORE_DIE: set[int] = set()


class Listener:
    """A watcher of one card in play, for whoever owns it now."""

    __slots__ = ("ability", "card", "instead")

    def __init__(self, card: int, ability: Any) -> None:
        self.card = card
        self.ability = ability
        self.instead = False

    def hears(self, t: Table, event: Any) -> bool:
        seat = t.owner.get(self.card, -1)
        return bool(self.ability.hears(t, seat if seat >= 0 else event.seat, self.card, event))

    def __repr__(self) -> str:
        return f"Listener({self.card}, {self.ability!r})"


_entries: dict[int, tuple[tuple[type, Listener], ...]] = {}


def _entries_of(card: int) -> tuple[tuple[type, Listener], ...]:
    entries = _entries.get(card)
    if entries is None:
        abilities = CARD[card & PRINTED]
        watching: Iterable[tuple[type, Any]] = ((w.waits_for, w) for w in abilities.watchers)
        holding: Iterable[tuple[type, Any]] = ((type(c), c) for c in abilities.constants)
        entries = tuple((kind, Listener(card, ability)) for kind, ability in (*watching, *holding))
        _entries[card] = entries
    return entries


def enter_index(t: Table, card: int) -> None:
    """A card entered play: its abilities begin to listen."""
    index.enter(t.index, _entries_of(card))


def leave_index(t: Table, card: int) -> None:
    """A card left play: nothing of it listens any more."""
    entries = _entries_of(card)
    if entries:
        index.leave(
            t.index, [kind for kind, _ in entries], {listener for _, listener in entries}.__contains__
        )


def rebuilt_index(t: Table) -> dict[type, tuple[Listener, ...]]:
    """The index as it must be, from the cards in play alone."""
    return index.rebuilt(entry for card in t.owner for entry in _entries_of(card))


def constant(t: Table, kind: type, seat: int) -> int:
    """The sum of one kind of constant over a seat's cards in play."""
    found = t.index.get(kind)
    if found is None:
        return 0
    owner = t.owner
    return sum(x.ability.amount for x in found if owner[x.card] == seat)
