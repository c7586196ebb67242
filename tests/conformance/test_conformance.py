"""A sample of the oracle's traces; `make conformance` judges them all."""

import pytest
from tests.conformance.judge import AGREES, DIFFERS, judge
from tests.conformance.setting import playable, stands_alone
from tests.conformance.traces import ABSENT, are_here, scenarios

from tapete.games.keyforge import GAME
from tapete.games.keyforge.cards.registry import missing

pytestmark = pytest.mark.skipif(not are_here(), reason=ABSENT)
ENOUGH = 0.97


def agreement(*files: str, every: int, most: int) -> tuple[int, int]:
    """How many segments of a sample agree, and how many were judged."""
    if missing():
        pytest.skip(f"waits for {len(missing())} cards of Call of the Archons")
    sample = [s for i, s in enumerate(scenarios(*files)) if i % every == 0][:most]
    found = [verdict.status for scenario in sample for verdict in judge(GAME, scenario, playable)]
    return found.count(AGREES), found.count(AGREES) + found.count(DIFFERS)


def test_traces_are_cut_at_every_quiet_position():
    segments = [segment for scenario in scenarios("cota", "rules") for segment in scenario.segments]
    assert len(segments) == 885
    assert all(segment.steps[-1]["q"] == segment.end_q for segment in segments)
    assert {segment.q for segment in segments} == {"main", "house", "key", "archives"}


def test_written_scenarios_agree():
    agreed, judged = agreement("cota", "rules", every=4, most=120)
    assert judged >= 150
    assert agreed / judged >= ENOUGH


def test_random_games_agree():
    agreed, judged = agreement("random_cota", every=40, most=5)
    assert judged >= 800
    assert agreed / judged >= ENOUGH


def test_a_position_stands_alone_where_it_shows_what_lingers():
    """Whirlpool has only moved cards for good, and they lie where they went; what ends some day is not shown."""
    assert stands_alone({"lingering": [["whirlpool", "custom"], ["sneklifter", "custom"]]})
    assert stands_alone({})
    assert not stands_alone({"lingering": [["whirlpool", "custom"], ["gebuk", "custom"]]})
    assert not stands_alone({"lingering": [["imperial-road", "untilPlayerTurnEnd"]]})
