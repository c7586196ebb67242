"""The command line as a person meets it: arguments, what is typed, what is read."""

import io
import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

import tapete
from tapete.cli.app import run

tapete.register("toy", "tests.toy")


class Said(NamedTuple):
    """What a command left: exit code, answer, complaint."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with something typed at it; what would be drawn by luck is the same each time."""
    monkeypatch.setattr("secrets.randbits", Random(2026).getrandbits)

    def typed_and_run(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(arguments)
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return typed_and_run
