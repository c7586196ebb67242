"""Tokens: gaining, the limit of the reserve, paying (rulebook, «Obtener fichas de energía»).

A token that can be spent is named by its energy and where it lies: in the reserve, or on a card whose tokens may be
spent (Amulet of Water).
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.seasons.events import LostEnergy, SpentStored, TookEnergy
from tapete.games.seasons.printed import RESERVE, Tokens
from tapete.games.seasons.table import Table
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

from ..questions import Token, ask
from .constants import UsableTokens, limit
from .gate import happen

ALL_ENERGIES = (0, 1, 2, 3)
ONE: tuple[Tokens, Tokens, Tokens, Tokens] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def some(energy: int, count: int) -> Tokens:
    """So many tokens of one energy."""
    a, w, f, e = ONE[energy]
    return (a * count, w * count, f * count, e * count)


def stores(t: Table, seat: int) -> list[int]:
    """The seat's cards that hold tokens it may spend."""
    found = t.index.get(UsableTokens)
    if found is None:
        return []
    return [x.card for x in found if t.owner[x.card] == seat and x.card in t.stored]


def available(t: Table, seat: int) -> list[int]:
    """How many tokens of each energy the seat can spend, wherever they lie."""
    have = t.reserve[seat * 4 : seat * 4 + 4]
    for card in stores(t, seat):
        for energy, count in enumerate(t.stored[card]):
            have[energy] += count
    return have


def spendable(t: Table, seat: int) -> list[Token]:
    """The tokens a seat can spend, one for each place and energy."""
    found = [(e, 0) for e in ALL_ENERGIES if t.reserve[seat * 4 + e]]
    for card in stores(t, seat):
        found += [(e, card) for e in ALL_ENERGIES if t.stored[card][e]]
    return found


def take(t: Table, seat: int, tokens: Tokens, source: int = 0) -> Flow[None]:
    """Take tokens from the stock, then discard what is over the limit."""
    yield from happen(t, [TookEnergy(seat, tokens, source)])
    if t.tokens(seat) > RESERVE:
        yield from overflow(t, seat)


def take_any(t: Table, seat: int, count: int, source: int = 0) -> Flow[None]:
    """Take tokens of one's choice, one pick for each.

    More than fit in an empty reserve need not be named: they would go straight back.
    """
    if count <= 0:
        return
    picked = yield from pick_any(t, seat, min(count, limit(t, seat)), source)
    yield from take(t, seat, picked, source)


def pick_any(t: Table, seat: int, count: int, source: int = 0) -> Flow[Tokens]:
    """Name so many tokens of any energy."""
    picked = [0, 0, 0, 0]
    for nth in range(1, count + 1):
        energy = yield from ask(seat, "take-energy", ALL_ENERGIES, source=source, about=(nth, count))
        picked[energy] += 1
    return (picked[0], picked[1], picked[2], picked[3])


def overflow(t: Table, seat: int) -> Flow[None]:
    """Discard down to the limit before anything else happens («un jugador nunca puede tener más»)."""
    over = t.tokens(seat) - limit(t, seat)
    while over > 0:
        i = seat * 4
        held = [e for e in ALL_ENERGIES if t.reserve[i + e]]
        energy = yield from ask(seat, "overflow", held, about=(over,))
        # With one energy left there is nothing to choose.
        count = over if len(held) == 1 else 1
        yield from happen(t, [LostEnergy(seat, some(energy, count), 0, "overflow")])
        over -= count


def spend(t: Table, seat: int, token: Token, source: int = 0, why: str = "paid") -> Flow[int]:
    """Spend a token; its energy."""
    energy, card = token
    if card:
        yield from happen(t, [SpentStored(seat, card, ONE[energy], why)])
    else:
        yield from happen(t, [LostEnergy(seat, ONE[energy], source, why)])
    return energy


def spend_any(t: Table, seat: int, count: int, source: int = 0) -> Flow[None]:
    """Spend tokens of one's choice; with no more than that there is nothing to choose."""
    for nth in range(1, count + 1):
        tokens = spendable(t, seat)
        if sum(available(t, seat)) == count - nth + 1:
            token = tokens[0]
        else:
            token = yield from ask(seat, "discard-energy", tokens, source=source, about=(nth, count))
        yield from spend(t, seat, token, source)


def pay(t: Table, seat: int, tokens: Sequence[int], source: int = 0, why: str = "paid") -> Flow[None]:
    """Pay given tokens; a seat whose tokens lie in several places says from where."""
    held = stores(t, seat)
    if not held:
        if any(tokens):
            yield from happen(
                t, [LostEnergy(seat, (tokens[0], tokens[1], tokens[2], tokens[3]), source, why)]
            )
        return
    from_reserve = [0, 0, 0, 0]
    from_cards: dict[int, list[int]] = {card: [0, 0, 0, 0] for card in held}
    for energy in ALL_ENERGIES:
        for _ in range(tokens[energy]):
            places = [(energy, 0)] if t.reserve[seat * 4 + energy] > from_reserve[energy] else []
            places += [(energy, c) for c in held if t.stored[c][energy] > from_cards[c][energy]]
            _, card = yield from ask(seat, "pay-from", places, source=source, about=(energy,))
            if card:
                from_cards[card][energy] += 1
            else:
                from_reserve[energy] += 1
    yield from happen(t, _payments(seat, from_reserve, from_cards, source, why))


def _payments(
    seat: int, from_reserve: list[int], from_cards: dict[int, list[int]], source: int, why: str
) -> list[Event]:
    paid: list[Event] = []
    if any(from_reserve):
        a, w, f, e = from_reserve
        paid.append(LostEnergy(seat, (a, w, f, e), source, why))
    for card, counts in from_cards.items():
        if any(counts):
            a, w, f, e = counts
            paid.append(SpentStored(seat, card, (a, w, f, e), why))
    return paid
