"""Somebody's open socket at a table: one tab."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

#: a tab that has fallen this many messages or bytes behind is sent away; it comes back and resumes
BEHIND = 400
BEHIND_BYTES = 4_000_000


class Client:
    """One tab: whose it is, in which language, and what it still has to be sent."""

    __slots__ = ("_bytes", "_gone", "_lines", "_news", "lang", "muted", "name", "person", "seat", "session")

    def __init__(
        self, seat: int | None, person: str | None, name: str, lang: str, session: str | None = None
    ) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.lang = lang
        self.session = session
        #: what the database keeps of the session that it came with
        self.muted: set[int] = set()
        self._lines: list[bytes] = []
        self._bytes = 0
        self._news = asyncio.Event()
        self._gone = False

    def hears(self, seat: int | None) -> bool:
        return seat is None or seat not in self.muted

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if self._gone:
            return
        self._lines.append(message)
        self._bytes += len(message)
        if len(self._lines) > BEHIND or self._bytes > BEHIND_BYTES:
            self.end()
        self._news.set()

    def end(self) -> None:
        """Send it away: what is queued is dropped."""
        self._gone = True
        self._lines, self._bytes = [], 0
        self._news.set()

    async def pump(self, send: Callable[[str], Awaitable[None]], seconds: float) -> None:
        """Send what is queued, in order, until the tab falls too far behind or does not read."""
        while True:
            await self._news.wait()
            self._news.clear()
            lines, self._lines = self._lines, []
            for line in lines:
                if self._gone:
                    return
                async with asyncio.timeout(seconds):
                    await send(line.decode())
                self._bytes -= len(line)
            if self._gone:
                return
