"""Events as a page plays them: dice, the marker on the wheel, tokens, crystals, cards that travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tapete.kernel import show
from tapete.kernel.event import SEES_ALL, Event
from tapete.kernel.refs import ref
from tapete.kernel.show import Act

from . import events as e
from .printed import ENERGIES, Tokens
from .refs import card_ref, die_ref, seat_ref
from .table import Table

#: what a seat is shown of an event
Teller = Callable[..., list[Act]]


def acts(t: Table, event: Event, seat: int | None) -> list[Act]:
    """What there is to see of an event."""
    tell = _TELLERS.get(type(event))
    return [] if tell is None else tell(event, seat)


def _energies(at: str, tokens: Tokens, times: int) -> list[Act]:
    return [show.Counted(at, ENERGIES[i], n * times) for i, n in enumerate(tokens) if n]


def _took(event: e.TookEnergy, seat: int | None) -> list[Act]:
    return _energies(seat_ref(event.seat), event.tokens, 1)


def _lost_energy(event: e.LostEnergy, seat: int | None) -> list[Act]:
    return _energies(seat_ref(event.seat), event.tokens, -1)


def _stored(event: e.StoredEnergy, seat: int | None) -> list[Act]:
    return _energies(card_ref(event.card), event.tokens, 1)


def _spent(event: e.SpentStored, seat: int | None) -> list[Act]:
    return _energies(card_ref(event.card), event.tokens, -1)


def _fed(event: e.FedCard, seat: int | None) -> list[Act]:
    origin = card_ref(event.source) if event.source else seat_ref(event.seat)
    return [show.Counted(card_ref(event.card), ENERGIES[event.energy], 1, origin)]


def _gained(event: e.GainedCrystals, seat: int | None) -> list[Act]:
    return [show.Counted(seat_ref(event.seat), "crystals", event.amount)] if event.amount else []


def _lost(event: e.LostCrystals, seat: int | None) -> list[Act]:
    return [show.Counted(seat_ref(event.seat), "crystals", -event.amount)] if event.amount else []


def _taken(event: e.TookCrystals, seat: int | None) -> list[Act]:
    return [show.Counted(seat_ref(event.seat), "crystals", event.amount, seat_ref(event.giver))]


def _crystallised(event: e.Crystallised, seat: int | None) -> list[Act]:
    at = card_ref(event.card) if event.card else seat_ref(event.seat)
    spent = show.Counted(at, ENERGIES[event.energy], -event.count)
    return [spent, show.Counted(seat_ref(event.seat), "crystals", event.crystals)]


def _gauge(event: e.MovedGauge, seat: int | None) -> list[Act]:
    return [show.Counted(seat_ref(event.seat), "gauge", event.by)] if event.by else []


def _bonus(event: e.UsedBonus, seat: int | None) -> list[Act]:
    return [show.Counted(seat_ref(event.seat), "bonus", -1)]


def _knows(event: e.Drew | e.Kept, seat: int | None) -> bool:
    return seat in (event.seat, SEES_ALL) or getattr(event, "shown", False)


def _drew(event: e.Drew | e.Kept, seat: int | None) -> list[Act]:
    things = [card_ref(event.card)] if _knows(event, seat) else []
    return [show.Went(ref("hand", event.seat), things, "deck", how="drawn")]


def _drew_aside(event: e.DrewAside, seat: int | None) -> list[Act]:
    things = [card_ref(c) for c in event.cards] if seat in (event.seat, SEES_ALL) else []
    return [show.Went(ref("hand", event.seat), things, "deck", count=len(event.cards), how="drawn")]


def _given(event: e.Given, seat: int | None) -> list[Act]:
    things = [card_ref(event.card)] if seat in (event.seat, event.to, SEES_ALL) else []
    return [show.Went(ref("hand", event.to), things, ref("hand", event.seat))]


def _opened(event: e.LibraryOpened, seat: int | None) -> list[Act]:
    return [show.Went(ref("hand", event.seat), [], seat_ref(event.seat), count=3, how="drawn")]


def _discarded(event: e.DiscardedFromHand, seat: int | None) -> list[Act]:
    return [show.Went("discard", [card_ref(event.card)], ref("hand", event.seat))]


def _summoned(event: e.Summoned | e.Entered, seat: int | None) -> list[Act]:
    things = [card_ref(event.card)]
    return [show.Went(ref("play", event.seat), things, ref("hand", event.seat), how="played")]


def _sacrificed(event: e.Sacrificed, seat: int | None) -> list[Act]:
    return [show.Went("discard", [card_ref(event.card)], how="destroyed")]


def _returned(event: e.ReturnedToHand, seat: int | None) -> list[Act]:
    return [show.Went(ref("hand", event.seat), [card_ref(event.card)])]


def _changed_owner(event: e.ChangedOwner, seat: int | None) -> list[Act]:
    return [show.Went(ref("play", event.to), [card_ref(event.card)])]


def _activated(event: e.Turned, seat: int | None) -> list[Act]:
    return [show.Acted(card_ref(event.card))]


def _round(event: e.RoundBegan, seat: int | None) -> list[Act]:
    return [show.Tumbled([die_ref(die) for die in event.dice])]


def _took_die(event: e.TookDie, seat: int | None) -> list[Act]:
    return [show.Went(seat_ref(event.seat), [die_ref(event.die)])]


def _rerolled(event: e.RerolledDie, seat: int | None) -> list[Act]:
    return [show.Tumbled([die_ref(event.die)])]


def _season(event: e.SeasonMoved, seat: int | None) -> list[Act]:
    return [show.Went(ref("space", event.space), ["marker:season"])]


def _turn_ended(event: e.TurnEnded, seat: int | None) -> list[Act]:
    return [show.Acted(seat_ref(event.seat))]


def _ended(event: e.GameEnded, seat: int | None) -> list[Act]:
    best = max(event.scores)
    return [show.Ended([one for one, score in enumerate(event.scores) if score == best])]


_TELLERS: Final[dict[type, Teller]] = {
    e.ChangedOwner: _changed_owner,
    e.Crystallised: _crystallised,
    e.DiscardedFromHand: _discarded,
    e.Drew: _drew,
    e.DrewAside: _drew_aside,
    e.Entered: _summoned,
    e.FedCard: _fed,
    e.GainedCrystals: _gained,
    e.GameEnded: _ended,
    e.Given: _given,
    e.LibraryOpened: _opened,
    e.LostCrystals: _lost,
    e.LostEnergy: _lost_energy,
    e.MovedGauge: _gauge,
    e.RerolledDie: _rerolled,
    e.ReturnedToHand: _returned,
    e.RoundBegan: _round,
    e.Sacrificed: _sacrificed,
    e.SeasonMoved: _season,
    e.SpentStored: _spent,
    e.StoredEnergy: _stored,
    e.Summoned: _summoned,
    e.TookCrystals: _taken,
    e.TookDie: _took_die,
    e.TookEnergy: _took,
    e.TurnEnded: _turn_ended,
    e.Turned: _activated,
    e.UsedBonus: _bonus,
}
