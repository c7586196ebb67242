"""A series: several games of the same players, each a table of its own, and the bids between two of them.

What is kept beside a table is its kind, the settings it was laid with, who won the games before and what was bid
after this one. How it stands follows from that and from how this game ended: the game itself folds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

import tapete
from tapete.kernel.decks import Series

from .refusals import Refused
from .store import PersonRow, Stale, TableRow

if TYPE_CHECKING:
    from .hall import Hall


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a series beside each of its tables."""

    kind: str
    options: dict[str, Any] = {}
    #: the settings it was laid with, without the decks
    winners: tuple[int, ...] = ()
    #: of the games before this one
    bids: tuple[tuple[int, int | None], ...] = ()
    #: who bid how much before the next one, or (None) gave in
    ended: int | None = None
    #: who ended it after this game, as it stood


def kept(row: TableRow) -> Kept | None:
    return msgspec.convert(row.series, Kept | None)


def told(series: Kept | None) -> dict[str, Any] | None:
    """The same, as it is written down."""
    return None if series is None else dict(msgspec.to_builtins(series))


def begun(game: str, kind: str, options: Mapping[str, Any], seed: str = "0") -> Series:
    """A series before its first game."""
    decks = tapete.game(game).decks
    if decks is None or kind not in decks.series_kinds:
        raise Refused(400, "unknown-series", field="series", series=kind[:40])
    return decks.series(kind, str(options.get("ruleset", "2023")), int(seed))


def standing(row: TableRow) -> Series | None:
    """How it stands: with the games before, with this one once it is over, and with the bids since.

    A game that nobody won is played again. Who bids first comes from the chance of the game just played.
    """
    known = kept(row)
    if known is None:
        return None
    series = begun(row.game, known.kind, known.options, row.seed)
    for seat in (*known.winners, *(row.outcome or {}).get("winners", ())):
        series = series.after(seat)
    # a game that was mended may have ended in another way since, after which nobody bids
    for seat, chains in known.bids if row.state == "over" and series.at_stake is not None else ():
        series = series.bid(seat, chains)
    return series


def going_on(row: TableRow) -> Series | None:
    """The series, where another game of it is to be played."""
    known, series = kept(row), standing(row)
    if known is None or series is None or known.ended is not None:
        return None
    return series if series.winner is None else None


def must_fit(row: TableRow, options: Mapping[str, Any]) -> None:
    """Refuse a series that its table cannot be laid for."""
    known = kept(row)
    if known is None:
        return
    begun(row.game, known.kind, options).settings(options)
    if all(seat.kind == "bot" for seat in row.seats):
        # nobody would ask for the next game
        raise Refused(400, "series-of-bots", field="series")


def next_of(row: TableRow) -> tuple[dict[str, Any], Kept | None]:
    """The settings of the game after this one, decks aside, and what is kept of its series: of this one while it
    goes on, else of another of the same kind."""
    known, series = kept(row), standing(row)
    if known is None or series is None:
        return dict(row.options), None
    if going_on(row) is None:
        return dict(known.options), Kept(known.kind, known.options)
    if series.bidder is not None:
        raise Refused(409, "bid-first")
    return dict(series.settings(known.options)), Kept(known.kind, known.options, tuple(series.winners))


# -- bidding -----------------------------------------------------------------------------------------


async def bid(hall: Hall, id: str, me: PersonRow, chains: int | None) -> TableRow:
    """A bid before the next game, or giving in; bots answer at once. Durable when this returns."""

    def add(row: TableRow, seat: int) -> None:
        add_bid(row, seat, chains)
        bots_bid(row)

    return await written(hall, id, me, add)


async def written(hall: Hall, id: str, me: PersonRow, write: Callable[[TableRow, int], None]) -> TableRow:
    """The table after somebody seated at it wrote something down beside it. Durable when this returns."""
    for _ in range(5):
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        seat = next((seat.number for seat in row.seats if seat.person == me.id), None)
        if seat is None:
            raise Refused(403, "not-seated")
        write(row, seat)
        try:
            await hall.save(row)
        except Stale:
            # both wrote at one moment: looked at again, one of them is late
            continue
        return row
    raise Refused(503, "store")


def add_bid(row: TableRow, seat: int, chains: int | None) -> None:
    """Write a bid down beside the table; raises what is wrong with it."""
    known, series = kept(row), standing(row)
    if known is None or series is None:
        raise Refused(409, "no-series")
    if row.state != "over":
        raise Refused(409, "not-over")
    if known.ended is not None:
        raise Refused(409, "series-ended")
    series.bid(seat, chains)
    row.series = told(msgspec.structs.replace(known, bids=(*known.bids, (seat, chains))))


def bots_bid(row: TableRow) -> None:
    """Bots bid as long as it is their turn."""
    while (series := going_on(row)) is not None and series.bidder is not None:
        if row.seats[series.bidder].kind != "bot":
            return
        add_bid(row, series.bidder, series.bot_bid)


# -- ending it before it is decided ------------------------------------------------------------------


async def end(hall: Hall, id: str, me: PersonRow) -> TableRow:
    """No more games of it: it stays as it stands, and nobody has won it. Between two games anybody of it may say so."""
    return await written(hall, id, me, end_for)


def end_for(row: TableRow, seat: int) -> None:
    """Write down who ended it; raises why it cannot be ended."""
    known = kept(row)
    if known is None:
        raise Refused(409, "no-series")
    if row.state != "over":
        raise Refused(409, "not-over")
    if row.rematch is not None or going_on(row) is None:
        raise Refused(409, "series-ended")
    row.series = told(msgspec.structs.replace(known, ended=seat))
