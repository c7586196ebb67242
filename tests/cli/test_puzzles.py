"""puzzles at the command line: listed, tried again, shown, proven, found."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from tapete.cli import puzzles as command_line
from tapete.kernel.puzzles import Attempt, puzzles

GAME = "seasons"
NAME, PUZZLE = min(puzzles(GAME).items(), key=lambda named: (len(named[1].line), named[1].tables))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_HOME", str(tmp_path))


def typed(options: tuple[str, ...]) -> str:
    """The numbers of options, one after another."""
    attempt, numbers = Attempt(GAME, PUZZLE), []
    for option in options:
        assert attempt.decision is not None
        numbers.append(str(attempt.decision.options.ids.index(option) + 1))
        attempt.answer(option)
    return "\n".join(numbers) + "\n"


def test_a_puzzle_that_went_astray_is_tried_again_and_remembered_when_solved(command: Run) -> None:
    wrong = Attempt(GAME, PUZZLE)
    assert wrong.decision is not None
    end = typed(("end-turn",))
    said = command("puzzles", "play", GAME, NAME, "--lang", "en", typed=f"{end}\n{typed(PUZZLE.line)}")
    assert said.code == 0 and "can be had" in said.out and "Solved" in said.out
    assert any(NAME in line and line.endswith("✓") for line in command("puzzles", "list", GAME).lines)


def test_the_answer_is_shown_to_whoever_asks_and_is_not_counted_as_solved(command: Run) -> None:
    said = command("puzzles", "play", GAME, NAME, "--lang", "es", typed=f"{typed(('end-turn',))}s\n")
    assert "La respuesta: " in said.out
    assert not any(line.endswith("✓") for line in command("puzzles", "list", GAME, "--lang", "es").lines)


def test_every_puzzle_is_proven_and_one_that_does_not_hold_is_named(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_line, "puzzles", lambda game: {NAME: PUZZLE})
    said = command("puzzles", "prove", GAME, "--lang", "en")
    assert said.code == 0 and "1 proven, 0 not." in said.out
    monkeypatch.setattr(command_line, "holds", lambda game, puzzle: False)
    said = command("puzzles", "prove", GAME, "--lang", "en")
    assert said.code == 1 and f"{NAME}  NOT proven" in said.out


def test_what_is_found_is_told_and_kept(command: Run, tmp_path: Path) -> None:
    found = command(
        "puzzles", "find", GAME, "--goal", "crystals", "--games", "1", "--seed", "3", "--to", str(tmp_path / "new"),
        "--lang", "en",
    )  # fmt: skip
    assert "1 puzzle in" in found.out and (tmp_path / "new" / "crystals.json").exists()
