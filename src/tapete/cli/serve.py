"""tapete and tapete serve: the table in the browser."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

from cyclopts import Parameter, validators

from tapete.cli.options import Count
from tapete.cli.words import Lang, language, refuse


def open_table(
    *,
    share: Annotated[bool, Parameter(negative="")] = False,
    name: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006
    lang: Lang | None = None,
) -> None:
    """Open the table in the browser, on an embedded database.

    Parameters
    ----------
    share
        Let friends in the same network join, and say which address they open.
    name
        Another name that friends find this machine by, such as a tunnel's; may be repeated.
    lang
        Tell it in es or en.
    """
    server().open_table(share=share, names=tuple(name), lang=language(lang))


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))] = 8000,
    database: str | None = None,
    workers: Count = 1,
    origin: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006
    secure: Annotated[bool, Parameter(negative="")] = False,
    trust_proxy: Annotated[bool, Parameter(negative="")] = False,
    name: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006
    vault: str = "",
) -> None:
    """Run the server for people who come with a browser.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    database
        Where matches are kept: a PostgreSQL address; an embedded file if left out.
    workers
        How many processes; more than one needs PostgreSQL.
    origin
        A site allowed to use this server besides its own page; may be repeated.
    secure
        Send cookies over https only.
    trust_proxy
        Take callers' addresses from the proxy in front.
    name
        A name people reach this server by besides its own address, or * for any; may be repeated.
    vault
        The address of the publisher's vault, for decks that people bring by their link; closed if left out.
    """
    server().serve(
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=tuple(origin),
        secure=secure,
        trust_proxy=int(trust_proxy),
        names=tuple(name),
        vault=vault,
    )


def server() -> Any:
    """The server's room, if this installation has one."""
    if find_spec("tapete.server") is None:
        raise refuse("no-server")
    return import_module("tapete.server")
