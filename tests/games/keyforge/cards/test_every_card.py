"""Every declared card has a ruling of what it does and one of the nearest thing it must not do."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

import pytest

from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.cards.facts import SetCode, first_printed
from tapete.games.keyforge.cards.registry import declarations

HERE = Path(__file__).parent


def slugs(id: str) -> tuple[str, str]:
    """A card's id as names of tests write it: letters with a mark without it, or left out."""
    plain = id.replace("-s-", "s-").replace("æ", "ae").replace("-", "_")
    bare, spare = (
        "".join(c for c in told if c.isascii() and (c.isalnum() or c == "_"))
        for told in (normalize("NFKD", plain), plain)
    )
    return f"test_{bare}_", f"test_{spare}_"


def written(code: str) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """The tests in the folder of a collection."""
    for path in sorted((HERE / code.lower()).glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, node


def rulings(code: str) -> dict[str, list[str]]:
    """The rulings of each card: those that bear its name, and those of several cards that are run for it."""
    ids = sorted(map(str, first_printed(SetCode(code)).cards), key=len, reverse=True)
    found: dict[str, list[str]] = defaultdict(list)
    for _path, node in written(code):
        named = next((id for id in ids if node.name.startswith(slugs(id))), None)
        for id in {named} if named else run_for(node) & set(ids):
            found[id].append(node.name)
    return found


def run_for(node: ast.FunctionDef) -> set[str]:
    """The words a test is run for."""
    marks = [part for mark in node.decorator_list for part in ast.walk(mark)]
    return {part.value for part in marks if isinstance(part, ast.Constant) and isinstance(part.value, str)}


@pytest.mark.parametrize("code", collections())
def test_every_card_has_a_ruling_of_what_it_does_and_of_what_it_must_not_do(code: str) -> None:
    found, declared = rulings(code), declarations()
    ids = [str(id) for id in first_printed(SetCode(code)).cards if id in declared]
    assert {id: found[id] for id in ids if len(found[id]) < 2} == {}


@pytest.mark.parametrize("code", collections())
def test_a_ruling_says_something_of_the_table(code: str) -> None:
    mute = []
    for path, node in written(code):
        words = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
        says = any(isinstance(part, ast.Assert) for part in ast.walk(node))
        if not says and not words & {"may_choose", "cannot_choose"}:
            mute.append(f"{path.name}: {node.name}")
    assert mute == []
