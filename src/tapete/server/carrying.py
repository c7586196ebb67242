"""Playing on after an upgrade: a game of other rules goes on from its last position, as a table of its own."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.match import Match

from .games import find
from .hall import Hall
from .laying import changed, new_id, noted
from .play import opened
from .refusals import Refused
from .store import PersonRow, Stand, TableRow


async def carry_on(hall: Hall, row: TableRow, me: PersonRow) -> str:
    """The table on which a game of other rules is played on, by the same people; asked twice, the same one."""
    if not any(seat.person == me.id for seat in row.seats):
        raise Refused(403, "not-seated")
    if row.rematch is not None:
        return row.rematch
    if row.state != "playing" or row.rules == find(row.game).rules:
        raise Refused(409, "same-rules")
    stand = await hall.store.stands.get(row.id)
    if stand is None:
        raise Refused(409, "no-stand")
    id = await hall.store.tables.link_rematch(row.id, carried(row, me, stand, hall.now()))
    await changed(hall, id)
    return id


def carried(row: TableRow, me: PersonRow, stand: Stand, now: float) -> TableRow:
    """The new table: with the rules of today, and other luck."""
    seed = secrets.randbits(128)
    position, match = understood(row, stand, seed)
    fresh = msgspec.structs.replace(
        row, id=new_id(), seed=str(seed), created=now, updated=now, started=now, moves=0, deadline=None,
        worker=None, revision=0, host=me.id, wanted=None, whatif=None, rules=find(row.game).rules,
        position=position, seats=[msgspec.structs.replace(seat, invite=None) for seat in row.seats],
    )  # fmt: skip
    noted(fresh, match)
    return fresh


def understood(row: TableRow, stand: Stand, seed: int) -> tuple[dict[str, Any], Match]:
    """The position as far as the rules of today understand it: with the answers since it was quiet, or without."""
    quiet = {name: part for name, part in stand.position.items() if name not in ("answers", "chance")}
    for position in (stand.position, quiet):
        try:
            return position, opened(row.game, len(row.seats), row.options, seed, position)
        except TapeteError:
            continue
    raise Refused(409, "no-stand")
