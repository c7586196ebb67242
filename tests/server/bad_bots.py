"""Bots that do what no bot should."""

import os
from types import SimpleNamespace
from typing import Any

from tapete import Illegal


class Bad:
    """A bot of any kind takes a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Hanging(Bad):
    """Never answers, and is never idle."""

    def choose(self, seat: Any, decision: Any) -> Any:
        while True:
            pass


class Raising(Bad):
    """Stumbles over itself."""

    def choose(self, seat: Any, decision: Any) -> Any:
        raise ValueError("a bug")


class Wrong(Bad):
    """Answers with what is no option."""

    def choose(self, seat: Any, decision: Any) -> Any:
        return SimpleNamespace(id="moonshine")


class Worldless(Bad):
    """Finds no world that fits what it sees."""

    def choose(self, seat: Any, decision: Any) -> Any:
        raise Illegal("no-world")


class Dying(Bad):
    """Takes its process along."""

    def choose(self, seat: Any, decision: Any) -> Any:
        os._exit(3)
