"""Who may import whom: walks the imports of the package and names each line that turns an arrow back."""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "src"

# A room may import itself and these.
ROOMS: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "phrase": frozenset(),
    "games": frozenset({"kernel", "phrase"}),
    "bots": frozenset({"kernel", ""}),
    "simulation": frozenset({"kernel", "bots", ""}),
    "research": frozenset({"kernel", "bots", "simulation", ""}),
    "server": frozenset({"kernel", "bots", "simulation", ""}),
    "cli": frozenset({"kernel", "bots", "simulation", "research", "server", ""}),
    "": frozenset({"kernel"}),
}

# Inside a game, a chapter may import those at its left; the readers are imported by none of these.
CHAPTERS = ("table", "rules", "verbs", "cards")
READERS = frozenset({"text", "views", "advice"})


def imports(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Each module that a source imports, with its line; relative imports are resolved against the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, base]).rstrip(".")
            # `from tapete import kernel` reaches a room; `from tapete import replay` reaches a name.
            yield from ((node.lineno, f"{base}.{name.name}") for name in node.names)


def room(module: str) -> str:
    """The room of a module: kernel, games, bots…; the package's own face is the empty name."""
    parts = module.split(".")
    if parts[1:] == ["__main__"]:
        return "cli"
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else ""


def complaint(importer: str, imported: str) -> str | None:
    """Why this import turns an arrow back, or None."""
    if imported.split(".")[0] != "tapete":
        return None
    here, there = room(importer), room(imported)
    if here != there and there not in ROOMS[here]:
        return f"{here or 'tapete'} must not import {there or 'tapete'}"
    if here == there == "games":
        return complaint_inside_games(importer.split(".")[2:], imported.split(".")[2:])
    return None


def complaint_inside_games(importer: list[str], imported: list[str]) -> str | None:
    """The same among games and among the chapters of one game."""
    if not importer or not imported:
        return None
    if importer[0] != imported[0]:
        return f"{importer[0]} must not import another game"
    here, there = (path[1] if len(path) > 1 else "" for path in (importer, imported))
    if here not in CHAPTERS:
        return None
    if there in READERS:
        return f"{here} must not import {there}"
    if there in CHAPTERS and CHAPTERS.index(there) > CHAPTERS.index(here):
        return f"{here} must not import {there}"
    return None


def offences(path: str, source: str) -> list[str]:
    """The offending lines of one file, ready to click on."""
    parts = path.removesuffix(".py").split("/")
    package = ".".join(parts if parts[-1] == "__init__" else parts[:-1]).removesuffix(".__init__")
    module = ".".join(parts).removesuffix(".__init__")
    lines = source.splitlines()
    found = ((line, complaint(module, name)) for line, name in imports(source, package))
    return [f"src/{path}:{line}: {lines[line - 1].strip()}  # {why}" for line, why in found if why]


def test_no_import_turns_an_arrow_back() -> None:
    files = sorted(SRC.rglob("*.py"))
    assert files
    found = [
        line
        for file in files
        for line in offences(file.relative_to(SRC).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(["", *found])


def test_the_kernel_may_not_know_a_game() -> None:
    source = "import json\nfrom tapete.games import seasons\n"
    assert offences("tapete/kernel/match.py", source) == [
        "src/tapete/kernel/match.py:2: from tapete.games import seasons  # kernel must not import games"
    ]


def test_kernel_and_grammar_stand_beside_each_other() -> None:
    assert offences("tapete/kernel/match.py", "from tapete.phrase import a\n")
    assert offences("tapete/phrase/nouns.py", "from tapete.kernel import Match\n")
    assert offences("tapete/server/app.py", "from tapete.phrase import a\n")
    assert not offences("tapete/games/relic/text/say.py", "from ....phrase import a\n")


def test_a_relative_import_is_followed() -> None:
    assert offences("tapete/kernel/match.py", "from ..games.seasons import table\n")
    assert not offences("tapete/kernel/match.py", "from .flow import Flow\n")
    assert offences("tapete/games/relic/rules/__init__.py", "from ..cards import x\n")


def test_a_game_may_not_know_another() -> None:
    assert offences("tapete/games/relic/table.py", "from tapete.games.seasons.table import Table\n")
    assert not offences("tapete/games/relic/table.py", "from tapete.kernel import Table\n")


def test_the_rules_of_a_game_know_neither_its_cards_nor_its_sentences() -> None:
    assert offences("tapete/games/relic/rules/turn.py", "from tapete.games.relic.cards import card\n")
    assert offences("tapete/games/relic/rules/turn.py", "from tapete.games.relic.text import es\n")
    assert offences("tapete/games/relic/table.py", "from tapete.games.relic import rules\n")
    assert not offences("tapete/games/relic/cards/x.py", "from tapete.games.relic.verbs import Deal\n")
    assert not offences("tapete/games/relic/views.py", "from tapete.games.relic.text import es\n")


def test_bots_and_server_meet_games_only_through_the_registry() -> None:
    for importer in ("bots/greedy.py", "simulation/run.py", "server/app.py", "cli/play.py"):
        assert offences(f"tapete/{importer}", "import tapete.games.seasons\n")
        assert not offences(f"tapete/{importer}", "from tapete import new_match\n")
