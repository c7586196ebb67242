"""What several commands understand in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter, validators

from tapete.cli.words import refuse

#: How many of something: at least one.
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
#: A seed, or a place counted from zero.
Whole = Annotated[int, Parameter(validator=validators.Number(gte=0))]
#: Yes or no, with nothing written after it.
Flag = Parameter(negative="")
#: Settings of a game on the command line.
Pairs = Annotated[list[str], Parameter(name=["--option", "-o"], negative="")]


def settings(pairs: Sequence[str]) -> dict[str, Any]:
    """Settings of a game given as NAME=VALUE; a value that reads as JSON is taken as JSON."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise refuse("bad-setting", setting=pair)
        found[name] = literal(value)
    return found


def literal(text: str) -> Any:
    """A number, list, true… if it reads as one, else the text itself."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def target(file: Path | None) -> Path | None:
    """A file to be written, refused before long work is done if it cannot be."""
    if file is not None and file.is_dir():
        raise refuse("is-folder", file=str(file))
    if file is not None and not file.parent.is_dir():
        raise refuse("no-folder", folder=str(file.parent))
    return file


def to_json(thing: Any) -> str:
    """Something for programs to read, indented for people who look."""
    return msgspec.json.format(msgspec.json.encode(thing), indent=2).decode()
