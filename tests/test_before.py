"""bench/before tells whether a game got slower, and by how much for sure."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.before import counted, interval, slower

ROOT = Path(__file__).resolve().parents[1]


def test_of_nine_rounds_the_second_and_the_eighth_hold_the_median() -> None:
    # A sign test: outside them lies the median in 2 · (1 + 9) / 512 = 3.9 % of cases.
    assert interval([5, 1, 9, 2, 8, 3, 7, 4, 6]) == (2, 8)
    assert interval([3, 1, 2]) == (1, 3)


def test_slower_means_beyond_the_limit_and_not_by_chance() -> None:
    assert slower({"change": 0.05, "low": 0.01}, 3)
    assert not slower({"change": 0.05, "low": -0.01}, 3)
    assert not slower({"change": 0.02, "low": 0.01}, 3)


def test_instructions_are_read_from_what_valgrind_notes() -> None:
    assert counted("[5, 0.1]\n[7, 0.1]\n", "==1== I   refs:      3,854,639,933\n") == (7, 3854639933)
    with pytest.raises(SystemExit, match="ImportError"):
        counted("", "ImportError: no such module")


@pytest.mark.slow
def test_a_commit_is_compared_with_this_checkout_and_leaves_nothing_behind() -> None:
    before = worktrees()
    done = subprocess.run(
        [sys.executable, "bench/before.py", "HEAD", "--game", "seasons", "--rounds", "3", "--seconds", "0.01",
         "--limit", "1000", "--json"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(done.stdout)
    assert row["game"] == "seasons" and row["rounds"] == 3
    assert row["low"] <= row["change"] <= row["high"] and row["us_then"] > 0
    assert worktrees() == before


def test_an_unknown_commit_is_refused_in_gits_words() -> None:
    done = subprocess.run(
        [sys.executable, "bench/before.py", "no-such-commit"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode != 0 and "no-such-commit" in done.stderr and "Traceback" not in done.stderr


def worktrees() -> str:
    return subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True).stdout
