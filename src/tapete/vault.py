"""Fetching a deck from its publisher's vault: within a deadline and a size, from one address and no other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Literal

import httpx

#: seconds that a vault may take for a whole answer
DEADLINE = 8.0
#: bytes of an answer; real ones have between 30 and 90 thousand
LARGEST = 512 * 1024
#: answers that are kept: a printed deck never changes
KEPT = 200

Why = Literal["away", "unknown", "busy", "closed"]


class Unfetched(Exception):
    """Why a deck did not come: nobody answers sensibly, no such deck, asked too often, or not allowed here."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Vault:
    """A vault at an address; an empty one is closed. What came once is not asked for again."""

    def __init__(self, address: str, deadline: float = DEADLINE) -> None:
        self._address = address.rstrip("/")
        self._deadline = deadline
        self._kept: OrderedDict[str, str] = OrderedDict()

    def has(self, path: str) -> bool:
        """Whether the answer of this path is at hand."""
        return path in self._kept

    async def fetch(self, path: str) -> str:
        """The text at a path, or `Unfetched`."""
        if not self._address:
            raise Unfetched("closed")
        if path not in self._kept:
            self._kept[path] = await self._asked(path)
        self._kept.move_to_end(path)
        text = self._kept[path]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return text

    def forget(self, path: str) -> None:
        """Ask again next time: what came was no deck."""
        self._kept.pop(path, None)

    async def _asked(self, path: str) -> str:
        try:
            async with asyncio.timeout(self._deadline), httpx.AsyncClient(timeout=self._deadline) as client:
                return await _text(client, self._address + path)
        except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, ValueError, OSError) as error:
            raise Unfetched("away") from error


async def _text(client: httpx.AsyncClient, address: str) -> str:
    # a vault that sends elsewhere is not followed: the owner allowed this address
    async with client.stream("GET", address, headers={"Accept": "application/json"}) as answer:
        if answer.status_code in (404, 410):
            raise Unfetched("unknown")
        if answer.status_code == 429:
            raise Unfetched("busy")
        if answer.status_code != 200:
            raise Unfetched("away")
        read = bytearray()
        async for part in answer.aiter_bytes():
            read += part
            if len(read) > LARGEST:
                raise Unfetched("away")
        return read.decode("utf-8")
