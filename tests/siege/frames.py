"""Frames that nobody should send, and some that anybody may."""

import asyncio
import base64
import json
import random
import struct
from typing import Any
from urllib.parse import urlsplit

#: messages of a page that are in order, or nearly so
TYPES = (
    "answer", "undo", "consent", "concede", "ready", "chat", "mute", "resync", "why", "hint", "lang", "dance",
)  # fmt: skip
FIELDS = ("decision", "option", "id", "agree", "text", "seat", "muted", "version", "ref", "lang", "type")
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e308, 0.1, "", "0", "es", "en", "xx", "x" * 500, "x" * 70_000,
    "\u202e", "\ud800", "\0", "ñ", "gem:1", [], [[]], {}, {"type": "answer"}, [1, "two", None],
)  # fmt: skip
OPCODES = (0x0, 0x1, 0x1, 0x1, 0x1, 0x2, 0x3, 0x8, 0x9, 0xA, 0xB, 0xF)


def text(rng: random.Random, asked: list[dict[str, Any]]) -> str:
    """A message: in order, with odd values, or torn."""
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    if message["type"] == "answer" and asked and rng.random() < 0.3:
        decision = rng.choice(asked)
        return json.dumps(
            message | {"decision": decision["id"], "option": rng.choice(decision["options"])["id"]}
        )
    for field in rng.sample(FIELDS, rng.randrange(4)):
        message[field] = rng.choice(ODD)
    whole = json.dumps(message)
    kind = rng.random()
    if kind < 0.1:
        return whole[: rng.randrange(len(whole))]
    if kind < 0.15:
        return json.dumps(rng.choice(ODD))
    if kind < 0.2:
        return "[" * rng.randrange(1, 30_000)
    return whole


def frame(rng: random.Random, payload: bytes) -> bytes:
    """A frame around it, sometimes one that breaks the protocol."""
    good = rng.random() < 0.97
    first = 0x81 if good else rng.choice(OPCODES) | rng.choice((0x00, 0x80, 0xC0, 0xF0))
    mask = rng.randbytes(4)
    size = len(payload) if good or rng.random() < 0.5 else rng.choice((0, 126, 2**16, 2**62))
    masked = 0x80 if good or rng.random() < 0.8 else 0x00
    return head(first, masked, size) + mask + bytes(b ^ mask[n % 4] for n, b in enumerate(payload))


def head(first: int, masked: int, size: int) -> bytes:
    if size < 126:
        return bytes((first, masked | size))
    if size < 2**16:
        return bytes((first, masked | 126)) + struct.pack("!H", size)
    return bytes((first, masked | 127)) + struct.pack("!Q", size)


def payload(rng: random.Random, asked: list[dict[str, Any]]) -> bytes:
    """What a frame carries: a message, or any bytes."""
    if rng.random() < 0.05:
        return rng.randbytes(rng.randrange(200))
    return text(rng, asked).encode("utf-8", "surrogatepass")


class Line:
    """A socket spoken by hand: any bytes can be sent, and nothing needs to be read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, url: str, path: str, cookie: str, limit: int = 2**16) -> "Line":
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=limit)
        key = base64.b64encode(bytes(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        writer.write(head.encode())
        told = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
        assert told.startswith(b"HTTP/1.1 101"), told
        return cls(reader, writer)

    async def send(self, data: bytes) -> bool:
        """Whether the other side still takes anything."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), 1)
        except (OSError, TimeoutError):
            return False
        return not self.reader.at_eof() and not self.writer.is_closing()

    async def drain(self) -> None:
        """Read and forget whatever comes, until it ends."""
        try:
            while await self.reader.read(2**16):
                pass
        except OSError:
            return

    def cut(self) -> None:
        self.writer.transport.abort()


async def storm(url: str, table: str, cookie: str, asked: list[dict[str, Any]], count: int, seed: int) -> int:
    """Send so many frames to a table, from one line after another; how many lines were ended by the server."""
    rng, sent, ended = random.Random(seed), 0, 0
    while sent < count:
        line = await Line.open(url, f"/api/tables/{table}/socket", cookie if rng.random() < 0.8 else "")
        reading = asyncio.create_task(line.drain())
        going = True
        while going and sent < count and rng.random() < 0.995:
            going = await line.send(frame(rng, payload(rng, asked)))
            sent += 1
        ended += not going
        line.cut()
        await reading
    return ended
