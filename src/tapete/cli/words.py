"""What the command line says to people, in their language."""

from __future__ import annotations

import os
from typing import Any, Literal

from tapete.kernel import words
from tapete.kernel.errors import Unreadable
from tapete.kernel.reason import Reason

words.settle("cli", "tapete.cli")

Lang = Literal["es", "en"]


class Refused(Unreadable):
    """Something the command line cannot do as asked."""


def language(lang: str | None = None) -> Lang:
    """The language asked for, or that of the locale: Spanish if it says so, else English."""
    if lang is not None:
        return "es" if lang == "es" else "en"
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "es" if said.lower().startswith("es") else "en"


def say(lang: str, message: str, **args: Any) -> str:
    """A message of the command line."""
    return words.of("cli").format(lang, message, **args)


def refuse(code: str, **args: Any) -> Refused:
    """The error for something that cannot be done as asked."""
    error = Refused.because(Reason(code, args, game="cli"))
    assert isinstance(error, Refused)
    return error
