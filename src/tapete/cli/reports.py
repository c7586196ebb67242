"""tapete reports: what players found wrong, each openable as the match it happened in."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tapete.cli.options import to_json
from tapete.cli.records import must_be_there
from tapete.cli.words import Lang, language, refuse, say
from tapete.kernel import record
from tapete.kernel.match import Match

Flag = Annotated[bool, Parameter(negative="")]


def reports(
    id: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    *,
    database: str | None = None,
    save: Path | None = None,
    lang: Lang | None = None,
    json: Flag = False,
) -> None:
    """List the problems that players reported, or open one as a match.

    Parameters
    ----------
    id
        The report to open; all are listed if left out.
    database
        Where the server keeps its tables; the embedded file if left out.
    save
        Write the opened report's record there, for `tapete replay` and `tapete play --resume`.
    lang
        Tell it in es or en.
    json
        Print it for programs.
    """
    must_be_there(database)
    found = import_module("tapete.server").read_reports(database, id)
    if id is None:
        print_list(found, language(lang), json)
        return
    if not found:
        raise refuse("no-report", report=id)
    told = found[0]
    match = opened(told)
    if save is not None:
        match.record().save(save)
    if json:
        print(to_json(msgspec.to_builtins(told)))
        return
    for line in lines(told, match, language(lang)):
        print(line)


def print_list(found: list[Any], lang: Lang, json: bool) -> None:
    """One line a report, the newest first."""
    if json:
        print(to_json([summary(told) for told in found]))
        return
    if not found:
        print(say(lang, "no-reports"))
    for told in found:
        one = summary(told)
        print(f"{one['id']}  {one['at']}  {one['game']}  {one['text']}")


def summary(told: Any) -> dict[str, Any]:
    text = " ".join(told.text.split())
    game, table = told.body["record"]["game"], told.table_id
    return {"id": told.id, "at": told.when, "game": game, "table": table, "seat": told.seat, "text": text}


def opened(told: Any) -> Match:
    """The match of a report, at the moment it was reported."""
    return record.replay(msgspec.convert(told.body["record"], record.Record))


def lines(told: Any, match: Match, lang: Lang) -> list[str]:
    """What was reported, the table as its seat saw it, and what was asked."""
    table = match.game.table_text(match.table, told.seat, lang)
    asked = [decision.text(lang) for decision in match.pending]
    answers = len(told.body["record"]["answers"])
    return [told.text, say(lang, "report-at", answers=answers), *table, *asked]
