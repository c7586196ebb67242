"""A real Ray cluster on this machine: a lost worker changes nothing."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.simulation.workers import die_once

from tapete.simulation import Job, run
from tapete.simulation.cluster import Cluster
from tapete.simulation.league import Entrant, League, hold
from tapete.simulation.ledger import Ledger

# Ray's own start warns of things that are not ours to mend.
pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("default")]

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    # Workers are processes of their own and find the package as these tests do.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
        with Cluster() as made:
            yield made


def test_a_lost_workers_items_are_done_again_and_none_twice(cluster: Cluster, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    assert list(cluster.map(partial(die_once, mark), range(12))) == [n * n for n in range(12)]
    assert mark.exists()


def test_the_same_seeds_give_the_same_games_on_a_cluster(cluster: Cluster) -> None:
    job = Job("seasons", games=8, seed=3, bots=("random",))
    assert run(job, cluster) == run(job)
    league = League("keyforge", tuple(Entrant(name, "random") for name in "ab"), games=4)
    assert hold(league, Ledger(league.heading()), cluster) == hold(league, Ledger(league.heading()))
