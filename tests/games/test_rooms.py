"""The three games have the same rooms: each package is compared with the table of docs/games.md."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from tapete.kernel import words
from tapete.kernel.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("keyforge", "seasons", "relic")
ROW = re.compile(r"^\| `([a-z_/.]+)` \| .+ \|(.*)\|$", re.M)
ROOMS = dict(ROW.findall((ROOT / "docs" / "games.md").read_text(encoding="utf-8")))


def home(game: str) -> Path:
    return ROOT / "src" / "tapete" / "games" / game


def test_the_table_is_read() -> None:
    assert len(ROOMS) > 20 and "worlds.py" in ROOMS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_room_and_what_it_gives(game: str, room: str) -> None:
    assert (home(game) / room).exists()
    given = re.findall(r"`(\w+)`", ROOMS[room])
    if given:
        module = import_module(f"tapete.games.{game}.{room.removesuffix('.py').replace('/', '.')}")
        assert [name for name in given if not hasattr(module, name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_asks_through_the_home_of_questions(game: str) -> None:
    """Only that `ask` knows the kinds, so that the type checker refuses another one."""
    elsewhere = [
        f"{path.relative_to(home(game))}:{node.lineno}"
        for path in sorted(home(game).rglob("*.py"))
        if path.name != "questions.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and "kernel" in (node.module or "")
        if any(name.name == "ask" for name in node.names)
    ]
    assert elsewhere == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_asked_and_every_question_has_its_words(game: str) -> None:
    kinds = import_module(f"tapete.games.{game}.questions").KINDS
    assert len(kinds) == len(set(kinds))
    told = words.of(game)
    assert [kind for kind in kinds for lang in LANGUAGES if not told.has(lang, f"ask-{kind}")] == []
    written = {
        node.value
        for path in home(game).rglob("*.py")
        if path.parent.name in ("rules", "verbs") or path.name == "components.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert [kind for kind in kinds if kind not in written] == []


@pytest.mark.parametrize("game", GAMES)
def test_messages_are_named_alike(game: str) -> None:
    told = (home(game) / "text" / "en.ftl").read_text(encoding="utf-8")
    families = set(re.findall(r"^([a-z]+)-", told, re.M))
    assert {"ask", "event", "option", "reason"} <= families
    happened = import_module(f"tapete.games.{game}.events")
    named = {name.split("-")[0] for name in re.findall(r"^event-(\S+) =", told, re.M)}
    assert [name for name in sorted(named) if not hasattr(happened, name)] == []
