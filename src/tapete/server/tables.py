"""Tables over HTTP: laying, joining, starting, playing again, reporting."""

from __future__ import annotations

from functools import partial

from litestar import Controller, get, post

from . import laying
from .budgets import Limits
from .carrying import carry_on
from .games import find
from .hall import Hall
from .people import Asking, somebody
from .refusals import Refused
from .reports import file_report
from .series import bid, end, going_on
from .store import PersonRow, TableRow
from .wire import BidAsked, Filed, Join, NewTable, Rematch, Report, SeatPlan, SitDown, TableInfo


async def told(hall: Hall, row: TableRow, me: PersonRow | None, lang: str) -> TableInfo:
    await hall.know([row])
    return hall.info(row, me.id if me else None, lang)


class TablesController(Controller):
    """Tables."""

    path = "/api"
    tags = ["tables"]

    @get("/tables", summary="Public tables that wait or play")
    async def public(self, request: Asking, hall: Hall, tongue: str) -> list[TableInfo]:
        me = await somebody(request, hall)
        rows = await hall.store.tables.public()
        await hall.know(rows)
        return hall.infos(rows, me.id if me else None, tongue)

    @get("/me/tables", summary="My tables, newest first")
    async def mine(self, hall: Hall, me: PersonRow, tongue: str) -> list[TableInfo]:
        rows = await hall.store.tables.of_person(me.id)
        listed = {row.id for row in rows}
        # a series that goes on does not go under among newer tables
        last = await hall.store.tables.last_of_series(me.id)
        rows += [row for row in last if row.id not in listed and going_on(row)]
        await hall.know(rows)
        return hall.infos(rows, me.id, tongue)

    @post("/tables", summary="Lay a table; it starts when no seat is open")
    async def lay(
        self, data: NewTable, hall: Hall, me: PersonRow, limits: Limits, address: str, tongue: str
    ) -> TableInfo:
        limits.take("table", me.id, address)
        return await told(hall, await laying.lay(hall, me, data), me, tongue)

    @get("/tables/{id:str}", summary="One table")
    async def one(self, id: str, request: Asking, hall: Hall, tongue: str) -> TableInfo:
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        return await told(hall, row, await somebody(request, hall), tongue)

    @post("/tables/{id:str}/join", summary="Sit down", status_code=200)
    async def join(self, id: str, data: Join, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        return await self._sit(hall, row, me, data, tongue)

    async def _sit(self, hall: Hall, row: TableRow, me: PersonRow, data: Join, tongue: str) -> TableInfo:
        """Whoever sits here already comes back; anybody else takes a seat, with settings that fit."""
        if not laying.seated(row, me):
            options = await laying.seat_options(hall, find(row.game), data.options)
            sit = partial(laying.sit, me=me, invite=data.invite, number=data.seat, options=options)
            row = await laying.change(hall, row.id, sit, replanned=bool(options))
        return await told(hall, row, me, tongue)

    @get("/join/{invite:str}", summary="The table that a link is for, before sitting down")
    async def invited(self, invite: str, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        row = await hall.store.tables.by_invite(invite)
        if row is None:
            raise Refused(404, "unknown-invite")
        if not laying.seated(row, me):
            laying.must_be_good(row, invite)
        return await told(hall, row, me, tongue)

    @post("/join/{invite:str}", summary="Sit down on the seat that a link is for", status_code=200)
    async def accept(self, invite: str, data: SitDown, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        row = await hall.store.tables.by_invite(invite)
        if row is None:
            raise Refused(404, "unknown-invite")
        return await self._sit(hall, row, me, Join(invite, options=data.options), tongue)

    @post("/tables/{id:str}/leave", summary="Stand up from a table that waits", status_code=200)
    async def leave(self, id: str, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        return await told(hall, await laying.change(hall, id, partial(laying.leave, me=me)), me, tongue)

    @post("/tables/{id:str}/seats/{number:int}", summary="Plan a seat anew", status_code=200)
    async def seat(
        self, id: str, number: int, data: SeatPlan, hall: Hall, me: PersonRow, tongue: str
    ) -> TableInfo:
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        if not 0 <= number < len(row.seats):
            raise Refused(404, "no-open-seat")
        fresh = await laying.planned(hall, me, find(row.game), number, data)

        def replan(row: TableRow) -> None:
            own = row.seats[number].person == me.id
            if row.host != me.id and not own:
                raise Refused(403, "not-host")
            if row.state != "waiting":
                raise Refused(409, "started")
            if row.seats[number].person not in (None, me.id):
                raise Refused(409, "seat-taken")
            if fresh.person and any(s.person == me.id for s in row.seats if s.number != number):
                raise Refused(409, "two-of-you")
            row.seats[number] = fresh

        return await told(hall, await laying.change(hall, id, replan, replanned=True), me, tongue)

    @post("/tables/{id:str}/start", summary="Begin, when no seat is open", status_code=200)
    async def start(self, id: str, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        if row.host != me.id:
            raise Refused(403, "not-host")
        if row.state == "waiting":
            row = await laying.start_if_full(hall, row)
            if row.state == "waiting":
                raise Refused(409, "seats-open")
        return await told(hall, row, me, tongue)

    @post("/tables/{id:str}/rematch", summary="The same players again; asked twice, the same table")
    async def rematch(self, id: str, data: Rematch, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        again = await hall.store.tables.get(await laying.rematch(hall, row, me, data.options))
        assert again is not None
        return await told(hall, again, me, tongue)

    @post("/tables/{id:str}/bid", summary="Bid chains before the next game of a series", status_code=200)
    async def bid(self, id: str, data: BidAsked, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        return await told(hall, await bid(hall, id, me, data.chains), me, tongue)

    @post("/tables/{id:str}/series/end", summary="End a series as it stands", status_code=200)
    async def end_series(self, id: str, hall: Hall, me: PersonRow, tongue: str) -> TableInfo:
        return await told(hall, await end(hall, id, me), me, tongue)

    @post("/tables/{id:str}/continue", summary="Play on from the last position of a game of other rules")
    async def play_on(
        self, id: str, hall: Hall, me: PersonRow, limits: Limits, address: str, tongue: str
    ) -> TableInfo:
        limits.take("table", me.id, address)
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        fresh = await hall.store.tables.get(await carry_on(hall, row, me))
        assert fresh is not None
        return await told(hall, fresh, me, tongue)

    @post("/tables/{id:str}/report", summary="Report a problem with this table")
    async def report(
        self, id: str, data: Report, hall: Hall, me: PersonRow, limits: Limits, address: str
    ) -> Filed:
        limits.take("report", me.id, address)
        return Filed(await file_report(hall, id, me, data))
