"""Tables that are kept but cannot be told or played: found, mended where that loses least, or dropped."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from tapete.kernel.errors import RulesChanged

from .config import embedded
from .info import Around, table_info
from .opening import upgraded
from .play import Play, read_move
from .rooms import must_be_todays, start_of
from .store import Database, TableRow, Tables

What = Literal["row", "rules", "moves"]


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with one table: its row, other rules, or a move that does not fit."""

    id: str
    game: str
    state: str
    what: What
    problem: str
    played: int
    #: moves from the first that can be played
    moves: int
    #: all that are kept


async def trouble(tables: Tables, row: TableRow) -> Trouble | None:
    """What the server would stumble over, if anything; nothing it says tells what a table holds."""
    kept = await tables.moves(row.id)
    played, what = 0, "row"
    try:
        table_info(row, None, "en", Around({}, set(), 0, None))
        if row.state != "waiting":
            must_be_todays(row)
            play = Play(start_of(row))
            what = "moves"
            for move in kept:
                play.apply(read_move(move.body), move.at)
                played += 1
    except RulesChanged as error:
        what = what if row.state == "over" or played else "rules"
        return told(row, what, error, played, len(kept))
    except Exception as error:
        return told(row, what, error, played, len(kept))
    return None


def told(row: TableRow, what: str, error: Exception, played: int, moves: int) -> Trouble:
    kind: What = msgspec.convert(what, What)
    return Trouble(row.id, str(row.game), str(row.state), kind, type(error).__name__, played, moves)


def look_aside(
    database: str | None = None, id: str | None = None, do: Literal["look", "mend", "drop"] = "look"
) -> list[Trouble]:
    """The tables that something is wrong with, or one of them; mended or dropped if so asked.

    Mending takes away the moves from the first that cannot be played; they are kept among the strays.
    """
    address = database or embedded()
    upgraded(address)

    async def work() -> list[Trouble]:
        opened = Database(address)
        try:
            return await _work(Tables(opened), id, do)
        finally:
            await opened.close()

    return asyncio.run(work())


async def _work(tables: Tables, id: str | None, do: str) -> list[Trouble]:
    found = []
    for one in await tables.ids() if id is None else [id]:
        row = await tables.get(one)
        wrong = await trouble(tables, row) if row is not None else None
        if wrong is not None:
            found.append(wrong)
    for wrong in found:
        if do == "mend" and wrong.what == "moves":
            await tables.cut(wrong.id, wrong.played)
        elif do == "drop":
            await tables.drop(wrong.id)
    return found
