"""Many games: the same whatever plays them, counted right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tapete
from tapete.simulation import Job, Local, Result, run, summarise, wilson
from tapete.simulation.report import share
from tapete.simulation.run import GameFailed, chunks, play_some
from tapete.simulation.run import caught as caught_in
from tapete.simulation.summary import rate, spread

tapete.register("toy", "tests.toy")

JOB = Job(game="toy", games=20, seed=3)


def test_a_game_of_a_run_can_be_played_alone() -> None:
    whole = run(JOB)
    assert run(Job(game="toy", games=1, seed=3, first=13)) == whole[13:14]


def test_portions_do_not_change_the_games() -> None:
    class Wide(Local):
        """Cuts as eight processes would, plays here."""

        def __init__(self) -> None:
            super().__init__(1)

        def map(self, work, items):  # type: ignore[no-untyped-def]
            yield from map(work, items)

    wide = Wide()
    wide.width = 8
    assert run(JOB, wide) == run(JOB)


@given(st.integers(1, 1000), st.integers(0, 50), st.integers(1, 16))
def test_portions_hold_every_game_once(games: int, first: int, width: int) -> None:
    job = Job(game="toy", games=games, first=first)
    assert [i for part in chunks(job, width) for i in part] == list(range(first, first + games))


def test_bots_move_on_by_a_seat_when_they_rotate() -> None:
    job = Job(game="toy", games=4, seats=3, bots=("a", "b", "c"), rotate=True)
    assert [job.seated(i) for i in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_a_shorter_list_of_bots_is_repeated() -> None:
    assert Job(game="toy", games=1, seats=3, bots=("a", "b")).seated(0) == ("a", "b", "a")


def test_a_bad_setting_is_refused_before_any_process_starts() -> None:
    with pytest.raises(tapete.Unreadable):
        run(Job(game="toy", games=5, options={"mood": "sour"}), Local(2))


def test_a_game_that_falls_over_is_named() -> None:
    def stumble(index: int) -> int:
        return 1 // (7 - index)

    class Failing(Local):
        def map(self, work, items):  # type: ignore[no-untyped-def]
            yield from (caught_in(stumble, part) for part in items)

    with pytest.raises(GameFailed, match="Game 7 fell over") as caught:
        run(Job(game="toy", games=1, first=7), Failing())
    assert "Traceback" in caught.value.trace
    assert "La partida 7 ha fallado" in caught.value.text("es")


def test_a_wrong_name_that_only_a_worker_meets_is_told_as_what_it_is() -> None:
    class Elsewhere(Local):
        def map(self, work, items):  # type: ignore[no-untyped-def]
            yield from (play_some(Job(game="toy", games=1, bots=("nobody",)), part) for part in items)

    with pytest.raises(tapete.Unreadable, match="no bot called “nobody”"):
        run(Job(game="toy", games=1), Elsewhere())


def test_the_interval_is_wilsons() -> None:
    # Brown, Cai & DasGupta (2001): 5 of 10 at 95 %.
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_the_interval_holds_the_share_and_narrows(of: int, share: float) -> None:
    count = round(of * share)
    low, high = wilson(count, of)
    assert 0 <= low <= count / of <= high <= 1
    wider = wilson(count, of, z=3.0)
    assert wider[0] <= low and high <= wider[1]


@given(st.lists(st.integers(-50, 500), min_size=1))
def test_quartiles_are_numbers_of_the_line_in_order(line: list[int]) -> None:
    s = spread(line)
    assert s.least == min(line) and s.most == max(line)
    assert s.least <= s.quarter <= s.median <= s.three_quarters <= s.most
    assert {s.quarter, s.median, s.three_quarters} <= set(line)


def test_a_shared_win_counts_for_both_and_is_told_as_shared() -> None:
    results = [
        Result(0, (0,), (9, 3), "most", 12, 20),
        Result(1, (0, 1), (5, 5), "most", 12, 22),
        Result(2, (), (), "unfinished", 4, 9),
    ]
    summary = summarise(Job(game="toy", games=3), "1", results)
    wins = [(chair.wins.count, chair.wins.of, chair.shared) for chair in summary.by_seat]
    assert wins == [(2, 3, 1), (1, 3, 1)]
    assert summary.by_seat[0].histogram == {5: 1, 9: 1}
    assert summary.by_bot["random"].count == 3
    assert summary.reasons == {"most": 2, "unfinished": 1}


def test_figures_are_written_as_their_language_writes_them() -> None:
    assert share(rate(3, 4), "en") == "75.0% (30%–95%)"
    assert share(rate(3, 4), "es") == "75,0\N{NO-BREAK SPACE}% (30\N{NO-BREAK SPACE}%–95\N{NO-BREAK SPACE}%)"
