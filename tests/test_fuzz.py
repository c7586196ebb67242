"""What `make fuzz` finds can be played again by the line it prints."""

import subprocess
import sys
from pathlib import Path

from tests.every_game.seeds import FOUND, fixed, fresh
from tests.fuzz import findings

ROOT = Path(__file__).resolve().parents[1]
FAILURE = (
    "FAILED tests/every_game/test_eyes.py::test_a_world_can_be_played_to_its_end[relic for four-131073]"
    " - tapete.kernel.errors.Illegal: No other world"
)


def test_a_finding_is_a_command_that_plays_that_seed_on_that_setup() -> None:
    (line,) = findings(f"...F\n{FAILURE}\n1 failed in 3 s\n")
    problem, command = line.split("\n")
    assert problem == "FOUND tapete.kernel.errors.Illegal: No other world"
    assert command.strip() == (
        "python -m pytest --seed=131073 "
        "'tests/every_game/test_eyes.py::test_a_world_can_be_played_to_its_end[relic for four-131073]'"
    )


def test_a_promise_tried_with_further_arguments_is_played_again_too() -> None:
    (line,) = findings("FAILED tests/every_game/test_bad_input.py::test_x[toy for two-12-None] - boom")
    assert line.endswith(
        "python -m pytest --seed=12 'tests/every_game/test_bad_input.py::test_x[toy for two-12-None]'"
    )


def test_the_seeds_of_a_test_stay_and_those_of_a_run_follow_from_its_word() -> None:
    assert fixed("test_x", 3) == fixed("test_x", 12)[:3] == [475610, 836130, 318308]
    assert fresh("5 0", "test_x", "toy for two", 4) == fresh("5 0", "test_x", "toy for two", 4)
    words = ("5 0", "5 1", "6 0")
    assert len({tuple(fresh(word, "test_x", "toy for two", 4)) for word in words}) == 3


def test_what_was_found_once_is_tried_every_time() -> None:
    collected = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "tests/every_game"],
        cwd=ROOT, capture_output=True, text=True,
    ).stdout  # fmt: skip
    assert FOUND
    for promise, setup, seed in FOUND:
        assert f"::{promise}[{setup}-{seed}]" in collected
