"""No test lands or fails by luck: examples, whims and orders are the same every time."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]
#: what gives something else every time; `random.Random(7)` and our own `Rng` do not
LUCK = {"secrets", "uuid"}
SEEDED = {"Random"}
#: looks for new examples on purpose
SEEKERS = {"tests/fuzz.py"}

GAME = """
import tapete
from tapete import Rng
match, rng = tapete.new_match({game!r}, seed=3), Rng(3)
while not match.over and match.answered < 400:
    asked = match.pending[rng.below(len(match.pending))]
    match.answer(rng.below(len(asked.options)), asked)
print(match.hash(), [match.sample_world(seat, 1).hash() for seat in range(match.seats)], match.view(0, "es"))
"""


def lucky(source: str) -> Iterator[int]:
    """The lines of a source that call upon luck."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None) or ""
            names = {module, *(name.name for name in node.names)}
            if names & LUCK or (module == "random" and not {n.name for n in node.names} <= SEEDED):
                yield node.lineno
        elif isinstance(node, ast.Call) and _of_random(node):
            yield node.lineno


def _of_random(call: ast.Call) -> bool:
    """Whether a call draws from the one generator nobody seeded, or makes another without a seed."""
    called = call.func
    if isinstance(called, ast.Attribute):
        if not (isinstance(called.value, ast.Name) and called.value.id == "random"):
            return called.attr == "urandom"
        return called.attr not in SEEDED or not call.args
    return isinstance(called, ast.Name) and called.id in SEEDED and not call.args


def test_no_test_calls_upon_luck() -> None:
    found = [
        f"{name}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in SEEKERS
        for line in lucky(path.read_text(encoding="utf-8"))
    ]
    assert not found, "use Rng or random.Random with a seed"


@pytest.mark.parametrize(
    "source",
    [
        "import random\nrandom.shuffle(cards)",
        "import random\nrandom.Random()",
        "from random import Random\nRandom()",
        "from random import choice",
        "import secrets",
        "import os\nos.urandom(8)",
    ],
)
def test_luck_is_noticed(source: str) -> None:
    assert list(lucky(source))


def test_a_seeded_whim_is_no_luck() -> None:
    assert not list(lucky("import random\nfrom random import Random\nrandom.Random(3)\nRandom(7)"))


def test_properties_are_tried_with_fixed_examples() -> None:
    assert settings.default is not None
    assert settings.default.derandomize and settings.default.backend == "fixed"
    assert settings.default.database is None


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_a_game_its_worlds_and_its_words_are_the_same_under_every_hash_seed(game: str) -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", GAME.format(game=game)],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")},
            capture_output=True, check=True, text=True,
        ).stdout
        for seed in ("0", "1", "2")
    }  # fmt: skip
    assert len(told) == 1
