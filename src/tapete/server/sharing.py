"""One address for several workers: each listens for itself, so that the system deals connections out evenly.

Workers that share one listening socket race for every connection, and whoever slept last wins most of them.
"""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess


class Address(socket.socket):
    """A bound address; handed to another process it is bound there anew, and each has a queue of its own."""

    def __reduce__(self) -> tuple[Any, ...]:
        return bound, self.getsockname()[:2]


def bound(host: str, port: int) -> Address:
    """An address that others of this server may bind too."""
    family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = Address(family, kind, proto)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind(where)
    found.set_inheritable(True)
    return found


def run(config: uvicorn.Config) -> None:
    """Several workers until stopped; where the system has no such addresses they share one socket."""
    shared = bound(config.host, config.port) if hasattr(socket, "SO_REUSEPORT") else config.bind_socket()
    Multiprocess(config, sockets=[shared]).run()
