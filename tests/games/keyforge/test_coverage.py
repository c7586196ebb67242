"""docs/keyforge/coverage.md is a list of commands: each names files that exist and rulings that are found."""

import ast
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/keyforge/coverage.md"


def commands() -> list[str]:
    """Every pytest command of the page."""
    return sorted(set(re.findall(r"`(pytest [^`]+)`", PAGE.read_text("utf-8"))))


@cache
def named(place: str) -> tuple[str, ...]:
    """The names of tests under a folder or in a file, as `-k` sees them: with that of their file."""
    path = ROOT / place
    files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    return tuple(
        f"{file.name}::{node.name}"
        for file in files
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def test_the_page_has_commands() -> None:
    assert len(commands()) > 40


@pytest.mark.parametrize("command", commands())
def test_every_command_names_files_that_exist_and_rulings_that_are_found(command: str) -> None:
    _, place, *rest = shlex.split(command)
    assert (ROOT / place).exists(), place
    found = named(place)
    assert found, f"{place} has no tests"
    if rest and place != "tests/every_game":
        flag, words = rest
        assert flag == "-k"
        silent = [w for w in words.split(" or ") if not any(w in name.split("::")[1] for name in found)]
        assert silent == [], "no ruling bears these words"
