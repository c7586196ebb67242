"""Words say of themselves what the rules ask: every one has the attributes of `Word`, and nothing is looked for by name."""

import ast
from dataclasses import dataclass, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tapete.games.keyforge import verbs
from tapete.games.keyforge.verbs.amber import Gain
from tapete.games.keyforge.verbs.base import Labelled, Play, Verb, Word, looks

ROOM = Path(verbs.__file__).parent
RULES = (
    ROOM.parent / "abilities.py",
    *sorted((ROOM.parent / "rules").glob("*.py")),
    *sorted(ROOM.glob("*.py")),
)


def test_every_value_of_a_declaration_is_a_word() -> None:
    modules = [import_module(f"{verbs.__name__}.{found.name}") for found in iter_modules(verbs.__path__)]
    values = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__.startswith(verbs.__name__)
    }
    assert len(values) > 150
    assert {kind.__name__ for kind in values if not issubclass(kind, Word)} == set()


def test_no_mark_of_a_word_is_looked_for_by_its_name() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in RULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in ("getattr", "hasattr") and isinstance(node.args[1], ast.Constant)
    ]
    assert found == []


@dataclass(frozen=True)
class Unforeseen(Verb):
    """A verb that says nothing of itself."""


@dataclass(frozen=True)
class OfItself(Unforeseen):
    """A verb that means its own card."""

    personal_word = True


def test_a_word_that_says_nothing_looks_at_everything_and_is_neither_simple_nor_personal() -> None:
    assert looks(Unforeseen()) == ("anything",)
    ability = Play(Gain(1), Unforeseen())
    assert isinstance(ability, Labelled)
    assert not ability.simple and not ability.personal and not ability.eventful and not ability.reads_pile


def test_an_ability_is_personal_when_one_of_its_words_is() -> None:
    assert Play(Gain(1), OfItself()).personal


def test_a_word_that_reads_what_was_chosen_says_so() -> None:
    """A choice that changes nothing is not asked for where no word after it recalls it (`verbs.needless`)."""
    silent = [
        f"{path.name}: {node.name}"
        for path in ROOM.glob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and _reads(node, "that", "kept") and not _names(node, "recalls")
    ]
    assert sorted(silent) == sorted(OF_THEIR_OWN_CHOICE)


OF_THEIR_OWN_CHOICE = (
    "harm.py: Together",
    "piles.py: PlayCard",
    "pointers.py: Foe",
    "pointers.py: Host",
    "pointers.py: Hurt",
    "pointers.py: Kept",
    "stacks.py: TopOfPile",
    "targets.py: TheOnes",
    "targets.py: Tied",
)
"""Words that read there what they have just chosen or found themselves."""


def _reads(node: ast.ClassDef, *names: str) -> bool:
    """Whether it reads one of these of its `me`."""
    return any(
        isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Load)
        and part.attr in names
        and isinstance(part.value, ast.Name)
        and part.value.id == "me"
        for part in ast.walk(node)
    )


def _names(node: ast.ClassDef, name: str) -> bool:
    """Whether it defines something of that name."""
    return any(
        (isinstance(part, ast.FunctionDef) and part.name == name)
        or (
            isinstance(part, ast.Assign) and [x.id for x in part.targets if isinstance(x, ast.Name)] == [name]
        )
        for part in node.body
    )
