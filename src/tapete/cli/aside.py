"""tapete aside: tables that a server has set aside, for whoever runs it."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tapete.cli.options import to_json
from tapete.cli.records import must_be_there
from tapete.cli.words import Lang, language, refuse, say

Flag = Annotated[bool, Parameter(negative="")]


def aside(
    id: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    *,
    mend: Flag = False,
    drop: Flag = False,
    database: str | None = None,
    lang: Lang | None = None,
    json: Flag = False,
) -> None:
    """List the tables that are kept but cannot be told or played; mend or drop one.

    Parameters
    ----------
    id
        The table to look at; all are looked at if left out.
    mend
        Take its moves away from the first that cannot be played, and keep them among the strays.
    drop
        Delete it with its seats, moves and chat, for good.
    database
        Where the server keeps its tables; the embedded file if left out.
    lang
        Tell it in es or en.
    json
        Print it for programs.
    """
    if (mend or drop) and (id is None or mend == drop):
        raise refuse("aside-which")
    do = "mend" if mend else "drop" if drop else "look"
    must_be_there(database)
    found = import_module("tapete.server.mending").look_aside(database, id, do)
    if id is not None and not found:
        raise refuse("no-aside", table=id)
    if mend and found[0].what != "moves":
        raise refuse(f"not-mended-{found[0].what}", table=id)
    if json:
        print(to_json(msgspec.to_builtins(found)))
        return
    for line in lines(found, language(lang), do):
        print(line)


def lines(found: list[Any], lang: Lang, do: str) -> list[str]:
    """One line a table, and what was done."""
    if not found:
        return [say(lang, "aside-none")]
    listed = []
    for one in found:
        why = say(lang, f"aside-{one.what}", played=one.played, moves=one.moves)
        listed.append(f"{one.id}  {one.game}  {one.state}  {one.problem}  {why}")
    return listed if do == "look" else [*listed, say(lang, f"aside-{do}")]
