"""Everything that can be refused, as one small family.

    TapeteError
    ├── Unreadable       a message, option, record or setting that cannot be read
    │   └── BadPosition  a position that breaks an invariant of the table; carries a Reason
    ├── Illegal          readable, but not an option now; carries the options there are
    ├── NotYours         the decision belongs to another seat
    ├── RulesChanged     a record no longer replays: the rules it was played under were others
    └── Broken           a bug of ours: an invariant fell; carries the answers so far

Each has a `code` for programs and `text(lang)` for people. Raising one changes nothing on the table.
"""

from __future__ import annotations

from typing import Any

from .reason import Reason
from .words import LANGUAGES


class TapeteError(Exception):
    """One sentence that says what to do, and a code."""

    def __init__(self, code: str, **args: Any) -> None:
        self.reason = Reason(code, args)
        super().__init__(code)

    @classmethod
    def because(cls, reason: Reason) -> TapeteError:
        """The same refusal for a reason that a game gives."""
        error = cls.__new__(cls)
        Exception.__init__(error, reason.code)
        error.reason = reason
        return error

    @property
    def code(self) -> str:
        return self.reason.code

    def text(self, lang: str = "en") -> str:
        return self.reason.text(lang)

    def __str__(self) -> str:
        return self.text("en")


class Unreadable(TapeteError):
    """A message, option, record or setting that cannot be read."""


class BadPosition(Unreadable):
    """A position that breaks an invariant of the table."""


class Illegal(TapeteError):
    """Not an option now; `options` holds the ids that are."""

    options: tuple[str, ...] = ()


class NotYours(TapeteError):
    """The decision belongs to another seat."""


class RulesChanged(TapeteError):
    """A record no longer replays under these rules; `at` is the first answer that differs."""

    at: int = 0


class Broken(TapeteError):
    """An invariant fell; `answers` tells how to come here again."""

    answers: tuple[Any, ...] = ()


def must_speak(lang: Any) -> None:
    """Refuse a language that nothing is told in."""
    if lang not in LANGUAGES:
        raise Unreadable("bad-language", lang=str(lang), languages=list(LANGUAGES))
