"""Whether this worker can do its work: for whoever runs the server, and for the proxy in front."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path
from typing import Any

from litestar import Response, get

from .hall import Hall
from .store import UNREACHABLE, Database

#: seconds within which the database must take a write
PATIENCE = 5.0
#: what was found is told again for this long: whoever asks often writes no oftener
FRESH = 0.5
#: bytes that must be free where the embedded database lies
ROOM = 32 * 1024 * 1024
#: seats whose bot did not answer, one after another, without one that did
DEAD_BOTS = 3
#: problems without which nobody can play here; with the others the tables go on
GRAVE = frozenset({"database", "disk", "moves"})


class Health:
    """What is wrong, looked at when somebody asks and not more often than now and then."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._found: list[str] = []
        self._at = -FRESH
        self._looking = asyncio.Lock()

    async def problems(self) -> list[str]:
        async with self._looking:
            if time.monotonic() - self._at >= FRESH:
                self._found = await self._look()
                self._at = time.monotonic()
            return self._found

    async def _look(self) -> list[str]:
        hall = self._hall
        found = {
            "database": not await self._writes(),
            "disk": room(hall.store.database) < ROOM,
            "moves": hall.store.journal.failing,
            "bots": hall.thinkers.lost >= DEAD_BOTS,
            "chores": hall.missed > 0,
        }
        return [name for name, wrong in found.items() if wrong]

    async def _writes(self) -> bool:
        """Whether a sign of life can be written: a full disk and a lost database are told alike."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hall.store.leases.beat()
        except (*UNREACHABLE, TimeoutError):
            return False
        return True


def room(database: Database) -> float:
    """Bytes that are free where the embedded database lies; PostgreSQL looks after its own."""
    file = database.url.database
    if database.postgres or not file or file == ":memory:":
        return float("inf")
    try:
        return shutil.disk_usage(Path(os.path.abspath(file)).parent).free
    except OSError:
        return 0.0


@get("/health", include_in_schema=False)
async def health(hall: Hall, doctor: Health) -> Response[dict[str, Any]]:
    """ "ok"; "ailing" while tables go on all the same; "failing", with 503, while no answer can be kept."""
    problems = await doctor.problems()
    failing = not GRAVE.isdisjoint(problems)
    told = {
        "status": "failing" if failing else "ailing" if problems else "ok",
        "problems": problems,
        "rooms": len(hall.rooms),
        "worker": hall.worker,
        "set_aside": len(hall.aside),
    }
    return Response(told, status_code=503 if failing else 200)
