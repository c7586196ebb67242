"""Looking at a table with the eyes of every seat, and at the numbers that each is told."""

from typing import Any

import pytest

from tapete import Match
from tapete.kernel import course
from tapete.kernel.decision import Decision
from tapete.research import arrays

from .shown import shown


class Watch:
    """Looks at a table with the eyes of every seat, again and again."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[dict[bytes, Any]] = [{} for _ in range(match.seats)]
        self.last: list[Any] = [None] * match.seats
        self.looks = 0

    def look(self, after: str) -> None:
        """Fail where a seat sees something else than before and is told the same numbers."""
        match = self.match
        for seat, known in enumerate(self.told):
            now = shown(match, seat)
            if now == self.last[seat]:
                continue
            self.last[seat] = now
            self.looks += 1
            told = bytes(arrays.packed(match.game.encoder.observe(match.table, seat)))
            same = known.setdefault(told, now)
            assert same == now, f"after {after}, seat {seat} is told the same of: {differences(same, now)}"


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [d for key in one for d in differences(one[key], other[key], f"{where}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [d for i, (a, b) in pairs for d in differences(a, b, f"{where}[{i}]")]
    return [] if one == other else [f"{where}: {one} / {other}"]


def watched_events(monkeypatch: pytest.MonkeyPatch) -> list[Watch]:
    """Matches made from now on are looked at after every single event by the watches put into this list."""
    watches: list[Watch] = []

    class Watched(course.CheckedLog):
        def append(self, event: Any) -> None:
            self.log.append(event)
            for watch in watches:
                watch.look(type(event).__name__)

    monkeypatch.setattr(course, "CheckedLog", Watched)
    return watches


def told_apart(match: Match, decision: Decision) -> None:
    """Fail where two options read differently and are the same numbers."""
    texts: dict[bytes, str] = {}
    for option, row in zip(decision.options, arrays.option_rows(match, decision), strict=True):
        same = texts.setdefault(bytes(row), option.text("en"))
        assert same == option.text("en"), f"{decision.kind}: “{same}” and “{option.text('en')}”"
