"""Several seats choosing at once: each has its own chain of picks, none sees another's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .decision import Ask
from .flow import Flow


class Chair:
    """One seat's own flow, where it stands and what it has answered."""

    __slots__ = ("answers", "ask", "flow", "make", "result", "serial")

    def __init__(self, make: Callable[[], Flow[Any]]) -> None:
        self.make = make
        self.answers: list[Any] = []
        self.serial = 0
        self.restart()

    def restart(self) -> None:
        self.flow = self.make()
        self.result: Any = None
        self.ask: Ask | None = None
        self._send(None)
        for code in self.answers:
            self._send(code)

    def take(self, code: Any) -> None:
        self.answers.append(code)
        self._send(code)

    def back(self) -> Any:
        """Take back the last pick."""
        code = self.answers.pop()
        self.restart()
        return code

    def _send(self, value: Any) -> None:
        while True:
            try:
                question = self.flow.send(value)
            except StopIteration as end:
                self.ask, self.result = None, end.value
                return
            if type(question) is not Ask:
                raise TypeError("only questions to its own seat may be asked in together()")
            if len(question.options) > 1 or question.reveals:
                self.ask = question
                return
            value = question.options[0]


class Sitting:
    """The chairs of a together()."""

    __slots__ = ("chairs", "serial")

    def __init__(self, flows: Mapping[int, Callable[[], Flow[Any]]], serial: int) -> None:
        self.chairs = {seat: Chair(make) for seat, make in flows.items()}
        self.serial = serial
        for chair in self.chairs.values():
            self.serial += 1
            chair.serial = self.serial

    @property
    def done(self) -> bool:
        return all(chair.ask is None for chair in self.chairs.values())

    def waiting(self) -> list[tuple[Ask, int]]:
        return [(c.ask, c.serial) for _, c in sorted(self.chairs.items()) if c.ask is not None]

    def results(self) -> dict[int, Any]:
        return {seat: chair.result for seat, chair in self.chairs.items()}

    def take(self, seat: int, code: Any, serial: int) -> int:
        """A seat's pick; the serial number its next question gets."""
        chair = self.chairs[seat]
        chair.take(code)
        chair.serial = serial + 1
        return chair.serial

    def rename(self, other: Sitting) -> None:
        """Give the questions the same serial numbers as in another copy."""
        for seat, chair in self.chairs.items():
            chair.serial = other.chairs[seat].serial
