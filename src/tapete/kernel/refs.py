"""Refs: how views, options and events name the same object, as `kind:which`."""

from __future__ import annotations

from collections.abc import Iterable


def ref(kind: str, which: object) -> str:
    """The ref of an object: `card:12`, `seat:0`, `space:chapel`."""
    return f"{kind}:{which}"


def named(refs: Iterable[str], kind: str) -> str | None:
    """Which object of a kind the first such ref among these names."""
    start = f"{kind}:"
    return next((found[len(start) :] for found in refs if found.startswith(start)), None)


def numbered(refs: Iterable[str], kind: str) -> int | None:
    """The same for objects that are numbers; None for anything else."""
    which = named(refs, kind)
    return int(which) if which is not None and which.isdecimal() else None
