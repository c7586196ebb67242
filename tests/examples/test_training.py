"""The worked example of docs/training.md, at a tiny size."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "train_seasons.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("train_seasons", SCRIPT)
    assert spec and spec.loader
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "train_seasons", module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_example_learns_how_its_games_ended(
    example: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = example.Settings(rounds=2, games=4, trials=4, passes=12, jobs=1)
    model, found = example.train(settings)
    assert "round 2" in capsys.readouterr().out
    assert 0 <= found["after"]["low"] <= found["after"]["rate"] <= found["after"]["high"] <= 1
    games = example.play_many(None, settings, range(1_000_000, 1_000_004), settings.epsilon)
    rows = np.vstack([game.rows for game in games])
    ends = np.concatenate([np.full(len(game.rows), game.prospect) for game in games])
    assert np.mean((model.predict(rows) - ends) ** 2) < 0.7 * np.mean((ends - ends.mean()) ** 2)


def test_a_trained_policy_takes_what_it_likes_best(example: ModuleType) -> None:
    class Liking:
        def predict(self, rows):  # type: ignore[no-untyped-def]
            return rows[:, -1]

    rows = np.asarray([[1.0, 0.2], [0.0, 0.9], [3.0, 0.1]], dtype=np.float32)
    rng = np.random.default_rng(1)
    assert example.pick(Liking(), rows, 0.0, rng) == 1
    assert {example.pick(Liking(), rows, 1.0, rng) for _ in range(40)} == {0, 1, 2}
