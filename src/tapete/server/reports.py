"""Reports of problems: the record, the position and what the reporter saw go along."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError

from .config import embedded
from .hall import Hall
from .naming import clean_text
from .opening import upgraded
from .refusals import Refused
from .store import Database, Notes, PersonRow
from .store.notes import ReportRow
from .wire import Report


async def file_report(hall: Hall, id: str, me: PersonRow, report: Report) -> str:
    """Keep a report; only the keeper of the server reads it, so it may hold the whole record."""
    room = await hall.room(id)
    play = room.play
    if play is None:
        raise Refused(409, "not-playing")
    seat = next((s.number for s in room.row.seats if s.person == me.id), None)
    body: dict[str, Any] = {"view": report.view, "record": msgspec.to_builtins(play.match.record())}
    try:
        body["position"] = msgspec.to_builtins(play.match.position())
    except (TapeteError, NotImplementedError):
        body["position"] = None
    text = clean_text(report.text, 2000)
    return await hall.store.notes.report(id, me.id, seat, text, play.version, body)


def read_reports(database: str | None = None, id: str | None = None) -> list[ReportRow]:
    """The reports of a server's database, newest first, or one of them."""
    address = database or embedded()
    upgraded(address)

    async def read() -> list[ReportRow]:
        opened = Database(address)
        try:
            return await Notes(opened).reports(id)
        finally:
            await opened.close()

    return asyncio.run(read())
