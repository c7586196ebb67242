"""Connections with deadlines and a limit: one that is opened and left alone keeps nobody out.

uvicorn has settings for idle and for closing connections, and none for a head or a body that never
ends, for an answer that nobody reads, or for a socket to be ended at once; so its protocols are
extended here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .config import Config
from .refusals import say
from .wire import Problem, write

log = logging.getLogger("tapete.server")


class Gate:
    """What the connections of a process share."""

    most = 10_000
    each = 1_000
    #: connections of one address; behind a proxy all have one and the proxy counts
    head = 10.0
    body = 30.0
    answer = 120.0
    #: seconds for each part of a request
    half_open: dict[Http, None] = {}
    #: those whose head has not come, the oldest first
    addresses: Counter[str] = Counter()

    @classmethod
    def set_up(cls, config: Config) -> None:
        cls.most = config.connections
        each = config.connections if config.trust_proxy else config.connections_each
        cls.each = int(each * max(1.0, config.pace))
        cls.head, cls.body = config.head, config.body


def address_of(protocol: Any) -> str:
    return str(protocol.client[0]) if protocol.client else "?"


class Http(H11Protocol):
    """A connection for requests: each part of one has its deadline."""

    _part = ""
    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        Gate.addresses[address_of(self)] += 1
        if Gate.addresses[address_of(self)] > Gate.each:
            log.warning("too many connections from one address")
            transport.abort()
            return
        if len(self.connections) > Gate.most:
            log.warning("too many connections")
            oldest = next(iter(Gate.half_open), None)
            (oldest or self).transport.abort()
            if oldest is None:
                return
        self._wait("head", Gate.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait("")
        leave(address_of(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def _look(self) -> None:
        """Which part of a request is awaited now."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait("")
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait("body", Gate.body)
        elif state is not h11.IDLE:
            self._wait("answer", Gate.answer)
        elif self.conn.trailing_data[0]:
            self._wait("head", Gate.head)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait("")
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait("")
        leave(address_of(self))
        super().handle_websocket_upgrade(event)

    def _wait(self, part: str, seconds: float = 0.0) -> None:
        """A deadline for the whole of a part, however it drips in."""
        if part == self._part:
            return
        self._part = part
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        Gate.half_open.pop(self, None)
        if part == "head":
            Gate.half_open[self] = None
        if part:
            self._alarm = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        log.warning("a request did not end", extra={"part": self._part})
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What cannot even be read as a request gets a coded refusal too."""
        body = write(Problem("unreadable", say("en", "reason-unreadable")))
        head = b"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head + f"content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A socket that can be ended at once, whatever the other side does or does not read."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, {**app_state, "abort": self.abort}, _loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        Gate.addresses[address_of(self)] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        leave(address_of(self))
        super().connection_lost(exc)
        # up to a whole message that broke off; what holds it is freed only when sockets are swept
        self.conn.reader.discard()
        self.frames = []

    def send_receive_event_to_app(self) -> None:
        """Text that is none is refused as any message is; uvicorn would log it as a fault of ours."""
        if self.curr_msg_data_type == "text" and not readable(self.frames):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def abort(self) -> None:
        self.transport.abort()


def readable(frames: list[bytes]) -> bool:
    """Whether the frames of a message are text."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def leave(address: str) -> None:
    Gate.addresses[address] -= 1
    if Gate.addresses[address] <= 0:
        del Gate.addresses[address]
