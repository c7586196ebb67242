"""How a server is set up."""

from __future__ import annotations

import msgspec

from tapete.home import data_dir
from tapete.vault import DEADLINE


class Config(msgspec.Struct, frozen=True):
    """Everything that can be set; defaults suit one person on one machine."""

    database: str
    origins: tuple[str, ...] = ()
    #: sites allowed besides the one the page itself comes from
    secure: bool = False
    #: cookies only over https
    grace: float = 45.0
    #: seconds a player may be away before a bot may sit in
    keep: float = 120.0
    #: seconds a table stays in memory with nobody there
    beat: float = 2.0
    thinkers: int | None = None
    #: processes that think for bots
    patience: float = 15.0
    #: seconds a bot may think before a rule of thumb plays for it
    pace: float = 1.0
    #: multiplies every rate limit; tests and load figures raise it
    most_tables: int = 100
    #: tables one person may have in play at once
    addresses: tuple[str, ...] = ()
    #: what friends in the same network type, if they are heard at all
    trust_proxy: int = 0
    #: take the caller's address from X-Forwarded-For, as so many trusted proxies in front wrote it
    hosts: tuple[str, ...] = ()
    #: the names this server goes by; any if empty
    metrics_token: str = ""
    #: who brings it as a bearer token is told the figures; nobody if empty
    connections: int = 10_000
    connections_each: int = 1_000
    #: open connections, and those of one address
    head: float = 10.0
    body: float = 30.0
    #: seconds within which the head and the body of a request must have come
    vault: str = ""
    #: where printed decks are fetched from by their link; nowhere if empty
    vault_deadline: float = DEADLINE
    #: seconds that it may take to answer
    send: float = 20.0
    #: seconds within which a socket must take a message


def embedded() -> str:
    """The database of somebody who named none."""
    return f"sqlite:///{data_dir() / 'tapete.db'}"
