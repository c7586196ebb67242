"""Refusals: what the server says no to, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import DataError

from tapete.kernel import words
from tapete.kernel.errors import Broken, Illegal, NotYours, TapeteError

words.settle("server", "tapete.server")

LATE = frozenset({"no-decision", "match-over"})


#: what comes of words that no database or decoder takes: NUL, half a character, a thousand brackets
UNREADABLE = (DataError, UnicodeError, RecursionError)


class Refused(Exception):
    """A refusal of the server itself."""

    def __init__(self, status: int, code: str, field: str | None = None, **args: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.field = field
        self.args_ = args

    def text(self, lang: str) -> str:
        return say(lang, f"reason-{self.code}", **self.args_)


def say(lang: str, message: str, **args: Any) -> str:
    """A sentence of the server."""
    return words.of("server").format(lang if lang in words.LANGUAGES else "en", message, **args)


def code_of(error: TapeteError) -> str:
    """The kernel's refusals by the few codes that the page tells apart."""
    if isinstance(error, NotYours):
        return "not-yours"
    if isinstance(error, Illegal):
        return "late" if error.code in LATE else "illegal"
    return "broken" if isinstance(error, Broken) else "unreadable"


def text_of(error: TapeteError, lang: str) -> str:
    """Its sentence; a bug of ours is told without what the table holds."""
    if isinstance(error, Broken):
        return say(lang, "reason-broken-table")
    return error.text(lang)
