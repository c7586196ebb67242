"""dataset at the command line."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.every_game.games import begin, play

from tapete import Rng
from tapete.research.dataset import Dataset


def test_dataset_at_the_command_line(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told = command("dataset", "toy", str(file), "--games", "3", "--jobs", "1", "--json")
    assert told.code == 0 and told.json["decisions"] == len(Dataset(file))
    record = tmp_path / "record.json"
    play(begin("toy for two", 2), Rng("x"), 9).record().save(record)
    said = command("dataset", "toy", str(file), "--records", str(record), "--jobs", "1", "--lang", "es")
    assert "9 decisiones de 1" in said.out
