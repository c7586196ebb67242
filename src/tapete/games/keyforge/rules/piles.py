"""Cards out of play: drawing, shuffling, discarding, archiving, revealing, purging."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tapete.games.keyforge.events import (
    CardPut,
    Discarded,
    Drawn,
    Moved,
    PileShuffled,
    Revealed,
    Shuffled,
    Surfaced,
)
from tapete.games.keyforge.movement import HIDDEN, zone
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import ActsWhenever, GrantsKeyword
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.order import next_of, pile_order_counts
from tapete.games.keyforge.rules.pile_constants import ReplacesDraw
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.rules.triggers import hearing, in_order, note, printed_triggers
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.chance import pick, shuffle
from tapete.kernel.flow import NOTHING, Flow, Nothing

T = TypeVar("T")


def draw(t: Table, seat: int, count: int) -> Flow[int]:
    """Draw cards one by one; an empty deck is made anew from the discard pile (v17.2 «Robar (cartas)»)."""
    drawn, missing = 0, count
    while missing > 0:
        deck = t.deck[seat]
        if ReplacesDraw in t.index and (yield from _replaced(t, seat)):
            missing -= 1
            continue
        if not deck:
            if not t.discard[seat]:
                break
            yield from rebuild(t, seat)
        # One by one (v17.2 «Robar (cartas)»): it shows only where something follows each.
        take = 1 if missing == 1 or _followed(t) else min(missing, len(deck))
        cards = tuple(deck[: -take - 1 : -1])
        yield from befall(t, Drawn(seat, cards))
        drawn += take
        missing -= take
    yield from emptied(t, seat)
    return drawn


def _followed(t: Table) -> bool:
    """Whether an ability waits for cards to be drawn, may stand in for it, or looks at what comes to light in between."""
    if ReplacesDraw in t.index or ActsWhenever in t.index:
        return True
    return Drawn in t.index and any(not entry.unsettles for entry in t.index[Drawn])


def _replaced(t: Table, seat: int) -> Flow[bool]:
    """Whether the player who would draw a card does something else instead."""
    for entry in t.index.get(ReplacesDraw, ()):
        me, ability = speaker(t, entry), entry.ability
        if not ability.replaces(t, me, seat):
            continue
        if (yield from ask(t.active, "may", ("yes", "no"), source=entry.n, about=ability.steps)) == "yes":
            yield from ability.resolve(t, me)
            return True
    return False


def rebuild(t: Table, seat: int) -> Flow[None]:
    """The discard pile is shuffled to become the deck."""
    pile = list(t.discard[seat])
    yield from happen(t, [Moved(n, seat, "discard", "deck", seat, open=True, along=True) for n in pile])
    yield from shuffle_deck(t, seat, anew=True)
    yield from pile_shuffled(t, seat)


def pile_shuffled(t: Table, seat: int) -> Flow[None] | Nothing:
    """Tell those who wait for it that a player shuffled its discard pile into its deck, or into a new one."""
    return befall(t, PileShuffled(seat)) if PileShuffled in t.index else NOTHING


def emptied(t: Table, seat: int) -> Flow[None] | Nothing:
    """2018 (v1.1 «Pila de descartes»): a deck without cards is made anew at once, however its last card left it. Where
    no card lay in the pile then, it is made of what was discarded since when a card of it is asked for (v1.1 «Paso 5»):
    only a card that leaves a deck empties it.
    """
    if t.deck[seat] or t.switches.empty_deck_waits or not t.discard[seat]:
        return NOTHING
    return rebuild(t, seat)


def shuffle_deck(t: Table, seat: int, *, anew: bool = False) -> Flow[None]:
    """A deck in a new order."""
    order = yield from shuffle(t.deck[seat])
    yield from befall(t, Shuffled(seat, tuple(order), anew))


def discard(t: Table, seat: int, cards: Sequence[int], place: str = "hand") -> Flow[list[int]]:
    """Discard cards one by one from a hand, deck or archives. Returns those that reached the pile."""
    done = []
    for n in cards:
        if n not in zone(t, place, seat):
            # What follows one of them may have taken another.
            continue
        went = yield from move(t, n, seat, place, "discard", discarded=True)
        if went == "discard":
            done.append(n)
            yield from _after_discard(t, Discarded(n, seat, place))
    return done


def _after_discard(t: Table, event: Discarded) -> Flow[None] | Nothing:
    """What follows a discard, in the order chosen: effects that wait for it, and «Desguazar:» of a card that
    the active player discarded from its hand.
    """
    note(t, event)
    waiting = hearing(t, event) if Discarded in t.index else []
    if event.place == "hand" and event.seat == t.active:
        waiting += printed_triggers(t.cast[event.n].card, "scrap", event.n, event.seat)
    return in_order(t, waiting) if waiting else NOTHING


def one_by_one(
    t: Table, cards: Sequence[int], seat: int, place: str, source: int, *, both: bool
) -> Flow[list[int]]:
    """Cards in the order they are discarded together: the active player chooses it where it can matter; those of a deck
    come as they lie there, unless both players discard: then each reveals theirs first (v17.2 «Descartar cartas»).
    """
    left = list(cards)
    if (place == "deck" and not both) or not _order_counts(t, left, seat, place):
        return left
    if place == "deck":
        yield from reveal(t, left)
    ordered = []
    while _order_counts(t, left, seat, place):
        ordered.append((yield from next_of(t, left, source)))
        left.remove(ordered[-1])
    return [*ordered, *left]


def _order_counts(t: Table, cards: Sequence[int], seat: int, place: str) -> bool:
    """Whether there are several, and something follows a discard or some card in the match looks at the order of a pile."""
    return len(cards) > 1 and (pile_order_counts(t) or _answered(t, cards, seat, place))


def _answered(t: Table, cards: Sequence[int], seat: int, place: str) -> bool:
    """Whether an ability waits for one of these discards."""
    if place != "deck" and Discarded in t.index:
        return True
    return place == "hand" and seat == t.active and any("scrap" in t.cast[n].card.labels for n in cards)


def heeded(t: Table, cards: Sequence[int], seat: int, place: str) -> bool:
    """Whether it can matter that these are discarded before others are: something waits for it or changes with what
    lies in a pile, or their order is to be chosen.
    """
    if ActsWhenever in t.index or (PileShuffled in t.index and not t.switches.empty_deck_waits):
        return True
    # A keyword had or lost meanwhile shows in nothing.
    if any(not isinstance(entry.ability, GrantsKeyword) for entry in t.index.get(Moved, ())):
        return True
    return _answered(t, cards, seat, place) or _order_counts(t, cards, seat, place)


def move(
    t: Table,
    n: int,
    seat: int,
    place: str,
    to: str,
    to_seat: int | None = None,
    *,
    open: bool = False,
    discarded: bool = False,
    top: bool = True,
) -> Flow[str]:
    """Move a card from a zone out of play to one of its owner's (or of `to_seat`); where it really went.

    A card in somebody else's archives that would leave them goes to its owner's hand instead.
    """
    owner = t.cast[n].owner
    if (t.face_up and n in t.face_up) or (place == "under" and _grafted(t, n)):
        open = True
    if place == "archives" and owner != seat:
        to, to_seat, discarded = "hand", owner, False
    whose = owner if to_seat is None else to_seat
    yield from befall(t, Moved(n, seat, place, to, whose, open, discarded, top))
    if place == "deck":
        yield from emptied(t, seat)
    # Where an effect holds it there, it went nowhere.
    return place if place == "archives" and n in t.archives[seat] else to


def _grafted(t: Table, n: int) -> bool:
    """Whether a card lies face up under one in play."""
    return any(n in b.grafted for b in t.bodies.values())


def top(t: Table, seat: int, count: int = 1) -> Flow[list[int]]:
    """The top cards of a deck, first the topmost. An empty deck is not rebuilt for anything but a draw
    (v17.2).
    """
    yield from emptied(t, seat)
    return t.deck[seat][: -count - 1 : -1]


def has_top(t: Table, seat: int) -> bool:
    """Whether a deck has a top card, or would have one as soon as it is asked for."""
    return bool(t.deck[seat]) or (not t.switches.empty_deck_waits and bool(t.discard[seat]))


def reveal(t: Table, cards: Sequence[int], to: int = -1) -> Flow[None]:
    """Show cards to both players, or to one of them."""
    if cards:
        yield from befall(t, Revealed(tuple(cards), to))


def at_random(t: Table, cards: Sequence[T]) -> Flow[T]:
    """One of some cards, by chance."""
    if len(cards) == 1:
        return cards[0]
    return cards[(yield from pick(len(cards)))]


def under(
    t: Table, n: int, seat: int, place: str, body: Body, *, face_down: bool = True, secret: bool = False
) -> Flow[None]:
    """Put a card under a card in play; `secret`: it lay face down before."""
    if place == "nowhere" and t.bodies.get(body.n) is not body:
        # What followed its leaving play took the other card too: with that goes what lies under it.
        yield from befall(t, Surfaced(n, t.cast[n].owner))
        return
    yield from befall(t, CardPut(n, seat, place, body, face_down, secret))
    if place == "deck":
        yield from emptied(t, seat)


def where(t: Table, n: int) -> tuple[str, int]:
    """The zone out of play a card lies in, and whose; of one under a card in play, who controls that card."""
    for place in (*HIDDEN, "discard", "purged"):
        for seat in (0, 1):
            if n in zone(t, place, seat):
                return place, seat
    above = next((b for b in t.bodies.values() if n in b.under), None)
    return ("", -1) if above is None else ("under", above.controller)
