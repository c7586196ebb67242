"""What was typed and cannot be understood, told in one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError, ValidationError
from cyclopts.exceptions import UnknownCommandError, UnusedCliTokensError

from tapete.cli.words import Refused, refuse


def misread(error: CycloptsError, arguments: Sequence[str]) -> Refused:
    """The refusal that an error of the parser stands for."""
    command = _command(error, arguments)
    if isinstance(error, UnknownOptionError):
        return _no_such_option(error, command)
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return _no_such_command(error, error.unused_tokens[0])
    if isinstance(error, CoercionError) and error.token is not None:
        return _no_such_value(error, error.token.value)
    if isinstance(error, ValidationError) and error.argument is not None:
        found = _out_of_range(error)
        if found is not None:
            return found
    if isinstance(error, MissingArgumentError):
        return refuse("missing", command=command, option=_name(error))
    if isinstance(error, UnusedCliTokensError):
        after = f" {command}" if command else ""
        return refuse("too-much", command=after, tokens=" ".join(error.unused_tokens or ()))
    problem = " ".join(str(error).split())
    return refuse("misread", problem=problem.rstrip(".") + ".", command=f"{command} " if command else "")


def _command(error: CycloptsError, arguments: Sequence[str]) -> str:
    """The command that was meant, with its second word if it has one."""
    if error.command_chain:
        return " ".join(error.command_chain)
    return arguments[0] if arguments and not arguments[0].startswith("-") else ""


def _name(error: CycloptsError) -> str:
    """What the command calls the argument: an option by its flag, a place by its name in capitals."""
    argument = error.argument
    if argument is None:
        return "?"
    given = next((token.keyword for token in argument.tokens if token.keyword), None)
    if given is None and argument.field_info.is_positional:
        return str(argument.name.lstrip("-").upper())
    return str(given or argument.name)


def _no_such_option(error: UnknownOptionError, command: str) -> Refused:
    typed = (error.token.keyword or error.token.value).partition("=")[0]
    known = [name for argument in error.argument_collection if argument.parse for name in argument.names]
    meant = get_close_matches(typed, known, 1)
    space = f"{command} " if command else ""
    return refuse("no-such-option", option=typed, meant=meant[0] if meant else "none", command=space)


def _no_such_command(error: UnknownCommandError, typed: str) -> Refused:
    known = [name for name in error.app or () if not name.startswith("-")]
    return refuse("unknown-command", command=typed, commands=get_close_matches(typed, known, 1) or known)


def _no_such_value(error: CoercionError, typed: str) -> Refused:
    """A word that is none of the choices, or no number."""
    wanted: Any = error.target_type
    if get_origin(wanted) is Literal:
        return refuse("not-a-choice", value=typed, option=_name(error), choices=list(get_args(wanted)))
    whole = wanted is int
    example = "7" if whole else "2.5"
    return refuse(
        "not-a-number",
        value=typed,
        option=_name(error),
        kind="whole" if whole else "any",
        example=example,
    )


def _out_of_range(error: ValidationError) -> Refused | None:
    """A number outside the range that its option takes."""
    assert error.argument is not None
    value, option = next((token.value for token in error.argument.tokens), "0"), _name(error)
    for check in error.argument.parameter.validator:  # type: ignore[union-attr]
        for code, name, attribute in (
            ("below", "least", "gte"),
            ("not-enough", "least", "gt"),
            ("above", "most", "lte"),
        ):
            limit = getattr(check, attribute, None)
            if limit is not None and not _within(float(value), attribute, limit):
                return refuse(code, option=option, value=value, **{name: str(limit)})
    return None


def _within(value: float, rule: str, limit: float) -> bool:
    return value >= limit if rule == "gte" else value > limit if rule == "gt" else value <= limit
