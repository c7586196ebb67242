"""Events as a page plays them: which card goes where, who attacks whom, how much of what."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.table import Body, Table
from tapete.kernel import show
from tapete.kernel.event import Event
from tapete.kernel.refs import ref
from tapete.kernel.show import Act

#: what a seat is shown of an event: the table, the event, the cards of it that the seat may know
Teller = Callable[..., list[Act]]


def acts(t: Table, event: Event, shown: Collection[int]) -> list[Act]:
    """What there is to see of an event."""
    tell = _TELLERS.get(type(event))
    return [] if tell is None else tell(t, event, shown)


def _card(body: Body) -> str:
    return ref("card", body.n)


def _seat(seat: int) -> str:
    return ref("seat", seat)


def _place(name: str, seat: int) -> str:
    """A zone of a seat; what is being played, or on its way under another card, lies apart."""
    return ref("playing" if name in ("limbo", "beneath", "nowhere") else name, seat)


def _known(n: int, shown: Collection[int]) -> list[str]:
    return [ref("card", n)] if n in shown else []


# -- cards that travel -----------------------------------------------------------------------------


def _drawn(t: Table, e: happened.Drawn, shown: Collection[int]) -> list[Act]:
    things = [ref("card", n) for n in e.cards if n in shown]
    return [
        show.Went(_place("hand", e.seat), things, _place("deck", e.seat), count=len(e.cards), how="drawn")
    ]


def _played(t: Table, e: happened.CardPlayed, shown: Collection[int]) -> list[Act]:
    return [show.Went(_place("playing", e.seat), _known(e.n, shown), _place(e.place, e.of), how="played")]


def _moved(t: Table, e: happened.Moved, shown: Collection[int]) -> list[Act]:
    return [show.Went(_place(e.to, e.to_seat), _known(e.n, shown), _place(e.place, e.seat))]


def _enters(t: Table, e: happened.EntersPlay, shown: Collection[int]) -> list[Act]:
    b = e.body
    row = "line" if b.kind == "creature" else "artifacts"
    to = ref("card", e.host) if e.host >= 0 else _place(row, b.controller)
    return [show.Went(to, [_card(b)], _place("playing", b.owner))]


def _left(t: Table, e: happened.Left, shown: Collection[int]) -> list[Act]:
    to = _place(e.to, e.to_seat)
    return [show.Went(to, [_card(e.body)], how="destroyed" if e.destroyed else "")]


def _crossed(t: Table, e: happened.ControlChanged, shown: Collection[int]) -> list[Act]:
    row = "line" if e.body.kind == "creature" else "artifacts"
    return [show.Went(_place(row, e.seat), [_card(e.body)])]


def _put(t: Table, e: happened.CardPut, shown: Collection[int]) -> list[Act]:
    return [show.Went(_card(e.body), _known(e.n, shown), _place(e.place, e.seat))]


def _surfaced(t: Table, e: happened.Surfaced, shown: Collection[int]) -> list[Act]:
    return [show.Went(_place("discard", e.seat), _known(e.n, shown))]


def _revealed(t: Table, e: happened.Revealed, shown: Collection[int]) -> list[Act]:
    things = [ref("card", n) for n in e.cards if n in shown]
    return [show.Revealed(things)] if things else []


# -- what creatures do and suffer ------------------------------------------------------------------


def _used(t: Table, e: happened.Used, shown: Collection[int]) -> list[Act]:
    if e.foe is not None:
        return [show.Struck(_card(e.body), _card(e.foe))]
    return [show.Acted(_card(e.body))]


def _fought(t: Table, e: happened.Fought, shown: Collection[int]) -> list[Act]:
    return [show.Parted()]


def _damaged(t: Table, e: happened.DamageDealt, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_card(e.body), "damage", e.amount)] if e.amount else []


def _healed(t: Table, e: happened.Healed, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_card(e.body), "damage", -e.amount)] if e.amount else []


def _damage_moved(t: Table, e: happened.DamageMoved, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_card(e.other), "damage", e.amount, _card(e.body))]


def _marked(t: Table, e: happened.Marked, shown: Collection[int]) -> list[Act]:
    if e.what in ("stunned", "warded", "enraged", "exhausted"):
        return [show.Marked(_card(e.body), e.what, e.amount > 0)]
    return [show.Counted(_card(e.body), "power" if e.what == "power" else "counters", e.amount)]


# -- Æmber and keys --------------------------------------------------------------------------------


def _gained(t: Table, e: happened.AmberGained, shown: Collection[int]) -> list[Act]:
    # Whoever reaps is in play; other sources may be hidden.
    origin = ref("card", e.source) if e.why == "reap" and e.source >= 0 else ""
    return [show.Counted(_seat(e.seat), "amber", e.amount, origin)] if e.amount else []


def _lost(t: Table, e: happened.AmberLost | happened.AmberSpent, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_seat(e.seat), "amber", -e.amount)] if e.amount else []


def _stolen(t: Table, e: happened.AmberStolen, shown: Collection[int]) -> list[Act]:
    origin = "" if e.supply else _seat(1 - e.seat)
    return [show.Counted(_seat(e.seat), "amber", e.amount, origin)] if e.amount else []


def _paid(t: Table, e: happened.AmberPaid, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_seat(1 - e.seat), "amber", e.amount, _seat(e.seat))] if e.amount else []


def _captured(t: Table, e: happened.AmberCaptured, shown: Collection[int]) -> list[Act]:
    origin = "" if e.supply else _seat(e.pool)
    return [show.Counted(_card(e.body), "amber", e.amount, origin)] if e.amount else []


def _placed(t: Table, e: happened.AmberPlaced, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_card(e.body), "amber", e.amount)]


def _amber_moved(t: Table, e: happened.AmberMoved, shown: Collection[int]) -> list[Act]:
    origin, to = _holder(e.from_body, e.from_pool), _holder(e.to_body, e.to_pool)
    if to:
        return [show.Counted(to, "amber", e.amount, origin)]
    return [show.Counted(origin, "amber", -e.amount)] if origin else []


def _holder(body: Body | None, pool: int) -> str:
    if body is not None:
        return _card(body)
    return _seat(pool) if pool >= 0 else ""


def _forged(t: Table, e: happened.Forged, shown: Collection[int]) -> list[Act]:
    return [show.Forged(_seat(e.seat), e.colour)]


def _unforged(t: Table, e: happened.Unforged, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_seat(e.seat), "key", -1)]


def _chained(t: Table, e: happened.Chained, shown: Collection[int]) -> list[Act]:
    return [show.Counted(_seat(e.seat), "chains", e.amount)] if e.amount else []


# -- the course of the game ------------------------------------------------------------------------


def _began(t: Table, e: happened.TurnBegan, shown: Collection[int]) -> list[Act]:
    return [show.Turned(e.seat)]


def _chose(t: Table, e: happened.HouseChosen, shown: Collection[int]) -> list[Act]:
    return [show.Acted(_seat(e.seat))]


def _won(t: Table, e: happened.Won, shown: Collection[int]) -> list[Act]:
    return [show.Ended([e.seat])]


_TELLERS: Final[dict[type, Teller]] = {
    happened.AmberCaptured: _captured,
    happened.AmberGained: _gained,
    happened.AmberLost: _lost,
    happened.AmberMoved: _amber_moved,
    happened.AmberPaid: _paid,
    happened.AmberPlaced: _placed,
    happened.AmberSpent: _lost,
    happened.AmberStolen: _stolen,
    happened.CardPlayed: _played,
    happened.CardPut: _put,
    happened.Chained: _chained,
    happened.ControlChanged: _crossed,
    happened.DamageDealt: _damaged,
    happened.DamageMoved: _damage_moved,
    happened.Drawn: _drawn,
    happened.EntersPlay: _enters,
    happened.Forged: _forged,
    happened.Fought: _fought,
    happened.Healed: _healed,
    happened.HouseChosen: _chose,
    happened.Left: _left,
    happened.Marked: _marked,
    happened.Moved: _moved,
    happened.Revealed: _revealed,
    happened.Surfaced: _surfaced,
    happened.TurnBegan: _began,
    happened.Unforged: _unforged,
    happened.Used: _used,
    happened.Won: _won,
}
