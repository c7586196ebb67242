"""The results of a league as lines of JSON: a heading, then a line for each game as it ends."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tapete.kernel.errors import Unreadable
from tapete.kernel.reason import Reason
from tapete.simulation.job import Result


class Played(msgspec.Struct, frozen=True):
    """One game of a league."""

    number: int
    who: tuple[str, ...]
    """the entrants by seat"""
    winners: tuple[int, ...]
    """the seats that won"""
    scores: tuple[int, ...]
    reason: str
    turns: int
    decisions: int

    @classmethod
    def of(cls, who: tuple[str, ...], result: Result) -> Played:
        """A result with names to it."""
        return cls(
            result.index, who, result.winners, result.scores, result.reason, result.turns, result.decisions
        )

    def won(self, name: str) -> bool:
        """Whether that entrant is among the winners."""
        return any(self.who[seat] == name for seat in self.winners)


class Ledger:
    """Results by number; in a file if one is named, and then they are there again the next time."""

    def __init__(self, heading: dict[str, Any], file: Path | None = None) -> None:
        self._heading = heading
        self._file = file
        self._played: dict[int, Played] = {}
        if file is not None:
            self._open(file)

    def _open(self, file: Path) -> None:
        """Read what is there; a last line that was broken off is dropped and its game played again."""
        if not file.exists() or not file.read_bytes().strip():
            file.write_bytes(msgspec.json.encode(self._heading) + b"\n")
            return
        whole, _, _ = file.read_bytes().rpartition(b"\n")
        heading, *lines = whole.split(b"\n")
        try:
            told = msgspec.json.decode(heading)
            games = [msgspec.json.decode(line, type=Played) for line in lines if line]
        except msgspec.DecodeError as error:
            raise _refusal("bad-results", file, problem=str(error)) from error
        if told != msgspec.to_builtins(self._heading):
            raise _refusal("other-league", file)
        self._played = {played.number: played for played in games}
        file.write_bytes(whole + b"\n")

    def __contains__(self, number: int) -> bool:
        return number in self._played

    def __len__(self) -> int:
        return len(self._played)

    def write(self, games: Iterable[Played]) -> None:
        """Keep some more games; none is counted twice."""
        fresh = [played for played in games if played.number not in self._played]
        self._played |= {played.number: played for played in fresh}
        if self._file is not None:
            with self._file.open("ab") as lines:
                lines.writelines(msgspec.json.encode(played) + b"\n" for played in fresh)

    def played(self) -> list[Played]:
        """Every game so far, in the order of the league."""
        return [self._played[number] for number in sorted(self._played)]


def _refusal(code: str, file: Path, **args: Any) -> Unreadable:
    error = Unreadable.because(Reason(code, {"file": str(file), **args}, game="simulation"))
    assert isinstance(error, Unreadable)
    return error
