"""Somebody's open socket at a table: one tab."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

#: a tab that has fallen this many messages behind is sent away; it comes back and resumes
BEHIND = 400


class Client:
    """One tab: whose it is, in which language, and what it still has to be sent."""

    __slots__ = ("_gone", "_lines", "_news", "lang", "muted", "name", "person", "seat")

    def __init__(self, seat: int | None, person: str | None, name: str, lang: str) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.lang = lang
        self.muted: set[int] = set()
        self._lines: list[bytes] = []
        self._news = asyncio.Event()
        self._gone = False

    def hears(self, seat: int | None) -> bool:
        return seat is None or seat not in self.muted

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if len(self._lines) >= BEHIND:
            self._gone = True
        self._lines.append(message)
        self._news.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued, in order, until the tab falls too far behind."""
        while not self._gone:
            await self._news.wait()
            self._news.clear()
            lines, self._lines = self._lines, []
            for line in lines:
                await send(line.decode())
