"""A word of a text room stands once: under one name, in one place, and somebody says it."""

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete.phrase import common

SRC = Path(tapete.__file__).parent
GAMES = ("keyforge", "seasons", "relic")
ROOMS = ("phrase", *(f"games/{game}/text" for game in GAMES))


def modules(room: str) -> Iterator[tuple[Any, ast.Module]]:
    """The modules of a room, each with what is written there."""
    for file in sorted((SRC / room).glob("*.py")):
        name = ".".join(("tapete", *Path(room).parts, file.stem))
        yield import_module(name), ast.parse(file.read_text("utf-8"))


def named(room: str) -> Iterator[tuple[str, str, Any]]:
    """The words that a room makes: the module, the name and the word."""
    for module, written in modules(room):
        for statement in written.body:
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    word = getattr(module, target.id, None) if isinstance(target, ast.Name) else None
                    if type(word).__module__.startswith("tapete.phrase."):
                        yield module.__name__, ast.unparse(target), word


@pytest.mark.parametrize("game", GAMES)
def test_no_word_has_two_names(game: str) -> None:
    shared = [("common", name, word) for name, word in vars(common).items() if name.isupper()]
    names: dict[str, set[str]] = {}
    for module, name, word in (*shared, *named(f"games/{game}/text")):
        names.setdefault(repr(word), set()).add(f"{module} {name}")
    assert [sorted(twins) for twins in names.values() if len(twins) > 1] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_is_given_to_two_words_of_a_module(room: str) -> None:
    given = Counter((module, name) for module, name, _ in named(room))
    assert [name for name, times in given.items() if times > 1] == []


def test_every_word_is_said() -> None:
    said = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for room in ROOMS
        for _, written in modules(room)
        for node in ast.walk(written)
        if isinstance(node, ast.Attribute) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
    }
    assert [f"{module} {name}" for room in ROOMS for module, name, _ in named(room) if name not in said] == []
