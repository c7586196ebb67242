"""Leagues: who meets whom, results that survive a broken run, ratings that follow from the games alone."""

from pathlib import Path

import pytest

import tapete
from tapete.simulation import Local
from tapete.simulation.league import Entrant, League, hold, laps, round_robin
from tapete.simulation.ledger import Ledger, Played
from tapete.simulation.ratings import meetings, ranks, ratings, standings
from tapete.simulation.report import league_page, report

tapete.register("toy", "tests.toy")

THREE = tuple(Entrant(name, bot) for name, bot in (("a", "random"), ("b", "greedy"), ("c", "easy")))
LEAGUE = League("toy", THREE, games=4, seed=2)


def played(league: League, file: Path | None = None) -> list[Played]:
    return hold(league, Ledger(league.heading(), file))


def test_everybody_meets_everybody_in_every_seat() -> None:
    pairs = [fixture.who for fixture in round_robin(LEAGUE)]
    assert len(pairs) == LEAGUE.total == 12
    assert all(pairs.count((x, y)) == 2 for x in range(3) for y in range(3) if x != y)


def test_rivals_are_different_bots_and_each_bot_is_counted_over_all_its_decks() -> None:
    four = tuple(Entrant(f"{deck} / {bot}", bot) for deck in ("x", "y") for bot in ("greedy", "random"))
    rivals = League("toy", four, games=2, seed=2, shape="rivals")
    pairs = [fixture.who for fixture in round_robin(rivals)]
    assert len(pairs) == rivals.total == 8
    assert sorted(map(sorted, pairs)) == sorted([[0, 1], [0, 3], [1, 2], [2, 3]] * 2)
    games = played(rivals)
    found = report(rivals, games).by_bot
    assert [found[bot].of for bot in ("greedy", "random")] == [8, 8]
    shared = sum(len(game.winners) > 1 for game in games)
    assert found["greedy"].count + found["random"].count == 8 + shared


def test_a_longer_league_begins_with_the_games_of_a_shorter_one(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    short = played(LEAGUE, file)
    longer = League("toy", THREE, games=6, seed=2)
    assert played(longer, file)[: len(short)] == short
    assert played(longer) == played(longer, file)


def test_a_league_that_was_broken_off_goes_on_and_counts_no_game_twice(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    whole = played(LEAGUE, file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:17])
    told: list[int] = []
    again = hold(LEAGUE, Ledger(LEAGUE.heading(), file), tell=told.append)
    assert again == whole
    assert told[0] == 4 and sum(told) == 12
    assert file.read_bytes() == b"".join(lines)


def test_results_of_another_league_are_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    played(LEAGUE, file)
    other = League("toy", THREE, games=4, seed=3)
    with pytest.raises(tapete.Unreadable, match="another league"):
        played(other, file)
    file.write_text("hello\nthere\n")
    with pytest.raises(tapete.Unreadable, match="does not hold the results"):
        played(LEAGUE, file)


def test_where_the_games_are_played_changes_nothing() -> None:
    class Backwards(Local):
        """Finishes the last portion first."""

        width = 4

        def map(self, work, items):  # type: ignore[no-untyped-def]
            yield from [work(item) for item in reversed(items)]

    assert hold(LEAGUE, Ledger(LEAGUE.heading()), Backwards(1)) == played(LEAGUE)


def test_on_a_ladder_neighbours_meet_and_the_better_climb() -> None:
    four = tuple(Entrant(name, "random") for name in "abcd")
    ladder = League("toy", four, games=2, shape="ladder", rounds=3, seed=1)
    games = played(ladder)
    assert len(games) == ladder.total == 2 * (2 + 1 + 2)
    assert [set(game.who) for game in games[:6:2]] == [{"a", "b"}, {"c", "d"}, set(games[4].who)]
    stand = [s.name for s in standings("abcd", [g for g in games if g.number < 4])]
    assert set(games[4].who) == {stand[1], stand[2]}
    fresh = Ledger(ladder.heading())
    assert [len(lap) for lap in laps(ladder, fresh)] == [4, 2, 4]


def test_winners_rank_before_all_others_who_follow_by_score() -> None:
    assert ranks(Played(0, ("a", "b", "c"), (1,), (9, 9, 4), "tie-break", 1, 1)) == [1.0, 0.0, 3.0]


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt() -> None:
    won = [Played(n, ("a", "b"), (0,), (3, 1), "won", 9, 9) for n in range(20)]
    few, many = ratings("ab", won[:5]), ratings("ab", won)
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].sigma < few["a"].sigma
    assert many["a"].low < many["a"].mu < many["a"].high
    assert meetings("ab", won)["b"]["a"].count == 0
    given_up = Played(20, ("a", "b"), (), (), "unfinished", 9, 9)
    assert ratings("ab", [*won, given_up]) == many


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_page_names_everybody_and_fetches_nothing(lang: str) -> None:
    named = (Entrant("<b>", "random"), Entrant("Ñu", "random"))
    league = League("toy", named, games=2)
    page = league_page(report(league, played(league)), lang)
    assert "&lt;b&gt;" in page and "Ñu" in page and "<b>" not in page
    assert "<svg" in page and "http" not in page and "src=" not in page
