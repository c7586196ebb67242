"""The vocabulary that card files have: every word of `verbs`, each once, under its own name."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import tapete.games.keyforge.verbs as verbs
from tapete.games.keyforge.cards import words
from tapete.games.keyforge.cards.facts import CardId, every_card

MODULES = sorted(path.stem for path in Path(verbs.__file__).parent.glob("*.py") if path.stem != "__init__")
CARD_FILES = sorted(
    path
    for path in Path(words.__file__).parent.glob("*/*.py")
    if path.parent.name != "facts" and path.stem != "__init__"
)


def named_in(module: str) -> list[str]:
    """The words that a module of the vocabulary makes."""
    tree = ast.parse((Path(verbs.__file__).parent / f"{module}.py").read_text("utf-8"))
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [name for name in found if not name.startswith("_")]


@pytest.mark.parametrize("module", MODULES)
def test_every_word_is_what_card_files_have_under_its_name(module: str) -> None:
    made = import_module(f"{verbs.__name__}.{module}")
    for name in named_in(module):
        assert getattr(words, name) is getattr(made, name), f"{name} is hidden by an import of another module"


@pytest.mark.parametrize("file", CARD_FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_card_file_is_cards(file: Path) -> None:
    """At most a tenth of it is imports; none is a star, and nothing is called but the vocabulary."""
    source = file.read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    lines = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)
    assert lines * 10 <= len(source.splitlines())
    assert not any(alias.name == "*" for node in imports for alias in node.names)
    assert not any(isinstance(node, ast.Lambda) for node in ast.walk(ast.parse(source)))


SAID_BY = {
    "Power": "gets",
    "Armor": "gets",
    "Gains": "gains",
    "Keyword": "has",
    "After": "after",
    "KeysCost": "keys_cost",
}
"""Classes that cards have by a word of theirs, never by two."""


@pytest.mark.parametrize("file", CARD_FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_card_says_one_thing_by_one_word(file: Path) -> None:
    called = [
        node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]
    twice = {func.attr for func in called if isinstance(func, ast.Attribute)} & SAID_BY.keys()
    assert not twice, [f"{name}: say {SAID_BY[name]}" for name in twice]


@pytest.mark.parametrize("file", CARD_FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_cards_stand_in_the_order_of_their_printed_numbers(file: Path) -> None:
    known = every_card().cards
    numbers = []
    for statement in ast.parse(file.read_text("utf-8")).body:
        match statement:
            case ast.Expr(value=ast.Call(args=[ast.Constant(value=str(id)), *_])) if id in known:
                numbers.append((known[CardId(id)].printings[0].number, id))
    assert numbers and [number for number, _ in numbers] == sorted(number for number, _ in numbers)
