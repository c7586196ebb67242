"""What a server is opened on, tried before it starts: its database and its address."""

from __future__ import annotations

import socket
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.reason import Reason

from .store import upgrade


def refusal(code: str, **args: Any) -> TapeteError:
    """What cannot be served, as a sentence."""
    return Unreadable.because(Reason(code, args, game="server"))


def upgraded(database: str) -> None:
    """Bring a database up to date, or say in one line why it cannot be opened."""
    try:
        upgrade(database)
    except ModuleNotFoundError as error:
        raise refusal("no-driver", module=str(error.name)) from error
    except SQLAlchemyError as error:
        problem = " ".join(str(getattr(error, "orig", None) or error).split())
        raise refusal("bad-database", problem=problem) from error


def must_listen(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on: not this machine's, or somebody has it."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        raise refusal(
            "no-address", host=host, port=str(port), problem=error.strerror or str(error)
        ) from error
