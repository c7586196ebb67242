"""learn at the command line: the next lesson, what is said to each answer, and what is remembered."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_HOME", str(tmp_path))


def number(lines: list[str], option: str) -> str:
    """The number that an option was told with."""
    return next(line.split(".")[0].strip() for line in lines if line.strip().endswith(option))


def test_a_lesson_is_taken_answer_by_answer_and_remembered(command: Run) -> None:
    shown = command("learn", "keyforge", "reaping", "--lang", "en").lines
    pixie, end = (number(shown, text) for text in ("Reap with Dust Pixie", "End turn"))
    said = command("learn", "keyforge", "reaping", "--lang", "en", typed=f"{end}\nz\nw reap\n{pixie}\n1\n1\n")
    assert said.code == 0 and "Nearly: use Dust Pixie to reap." in said.out, "another answer is talked about"
    assert "A lesson goes one way only" in said.out and "that makes 5" in said.out
    assert "Ready again" in said.out and "surest way to gather" in said.out, "and it comes to its end"
    assert "3. Reaping ✓" in command("learn", "keyforge", "goal", "--lang", "en").lines


def test_the_next_lesson_comes_and_the_course_may_begin_again(command: Run) -> None:
    first = command("learn", "seasons", "--lang", "es")
    assert "1. Un dado por ronda ← ahora" in first.lines
    assert command("learn", "seasons", "--lang", "es", typed="1\n1\n").code == 0
    assert "2. Invocar cartas ← ahora" in command("learn", "seasons", "--lang", "es").lines
    assert "1. Un dado por ronda ← ahora" in command("learn", "seasons", "--again", "--lang", "es").lines


def test_a_whole_game_has_a_word_for_what_comes_up_first(command: Run) -> None:
    said = command("learn", "keyforge", "11", "--lang", "en", typed="1\n")
    assert "Do you like your hand?" in said.out


def test_what_is_no_lesson_is_refused_in_a_sentence(command: Run) -> None:
    assert "01-goal" in command("learn", "keyforge", "nonesuch").err
    assert command("learn", "nonesuch").code == 2
    assert "no lessons" in command("learn", "toy").err
