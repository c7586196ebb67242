"""Every card of Call of the Archons has a ruling of what it does and one of the nearest thing it must not do."""

import ast
from collections import defaultdict
from pathlib import Path

from tapete.games.keyforge.cards.facts import SetCode, first_printed

HERE = Path(__file__).parent


def slug(id: str) -> str:
    """A card's id as names of tests write it."""
    return id.replace("-s-", "s-").replace("æ", "ae").replace("-", "_")


def rulings() -> dict[str, list[str]]:
    """The rulings of each card: those that bear its name, and those of several cards that are run for it."""
    ids = sorted(map(str, first_printed(SetCode("CotA")).cards), key=len, reverse=True)
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = next((id for id in ids if node.name.startswith(f"test_{slug(id)}_")), None)
                for id in {named} if named else run_for(node) & set(ids):
                    found[id].append(node.name)
    return found


def run_for(node: ast.FunctionDef) -> set[str]:
    """The words a test is run for."""
    marks = [part for mark in node.decorator_list for part in ast.walk(mark)]
    return {part.value for part in marks if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def test_every_card_has_a_ruling_of_what_it_does_and_of_what_it_must_not_do() -> None:
    found = rulings()
    assert len(first_printed(SetCode("CotA")).cards) == 370
    assert {
        id: found[id] for id in map(str, first_printed(SetCode("CotA")).cards) if len(found[id]) < 2
    } == {}


def test_a_ruling_says_something_of_the_table() -> None:
    mute = []
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
                says = any(isinstance(part, ast.Assert) for part in ast.walk(node))
                if not says and not words & {"may_choose", "cannot_choose"}:
                    mute.append(f"{path.name}: {node.name}")
    assert mute == []
