"""Games as a Parquet file: what is written is what was played, and it says what it means."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from tests.every_game.games import SETUPS, begin

import tapete
from tapete.research import arrays
from tapete.research.dataset import Dataset, Export, rows_of, write
from tapete.simulation import Job

JOB = Job("toy", 6, seats=3, bots=("random", "greedy"), seed=5, options={"mood": "wild"})


def test_the_same_games_give_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    assert write(Export("toy", JOB), one) == write(Export("toy", JOB), two) > 50
    assert pq.read_table(one).equals(pq.read_table(two))


def test_what_is_read_back_is_what_the_seat_saw_and_chose(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write(Export("toy", JOB, views=True), file)
    data = Dataset(file)
    first = JOB.match(0)
    for row in range(20):
        seat = int(data.column("seat")[row])
        decision = arrays.decision_of(first, seat)
        assert decision is not None
        assert np.array_equal(data.observations()[row], arrays.observation(first, seat))
        assert data.options(row).shape[0] in (0, len(decision.options))
        assert list(data.table["options"][row].as_py()) == [option.id for option in decision.options]
        first.answer(int(data.column("choice")[row]), decision)
    assert '"seats"' in data.about["played"]
    rewards = data.column("reward")[data.column("game") == 0]
    assert set(np.sign(rewards)) <= {-1.0, 0.0, 1.0} and np.any(rewards > 0)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_record_is_exported_as_it_was_played(setup: str) -> None:
    match = begin(setup, 4)
    chosen = []
    while not match.over and len(chosen) < 60:
        decision = match.pending[-1]
        chosen.append(len(decision.options) - 1)
        match.answer(chosen[-1], decision)
    rows = rows_of(Export(match.game.id, records=(match.record(),)), 0)
    assert [row["choice"] for row in rows] == chosen
    assert all(len(row["observation"]) == len(match.game.encoder.names) for row in rows)


def test_numbers_that_mean_something_else_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "games.parquet", tmp_path / "other.parquet"
    write(Export("toy", JOB), file)
    monkeypatch.setattr(type(tapete.game("toy").encoder), "version", "plain-2")
    with pytest.raises(tapete.Unreadable, match="another encoding"):
        Dataset(file)
    pq.write_table(pq.read_table(file).replace_schema_metadata(None), other)
    with pytest.raises(tapete.Unreadable, match="no data set"):
        Dataset(other)
