"""The course of a finished game: the curve, the milestones, what turned it and who says so."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from tests.every_game.games import begin, play

from tapete import Rng
from tapete.server.analyses import Analyses, Judging
from tapete.server.courses import asked, chosen, guessed, milestones, searched
from tapete.server.replays import Film, turn_name
from tapete.simulation.analysis import Judged

from .running import Person, Server


@pytest.fixture(scope="module", params=["keyforge, learning decks", "seasons for two", "relic for two"])
def film(request: pytest.FixtureRequest) -> Film:
    match = play(begin(request.param, 4), Rng("course"))
    assert match.over and match.outcome is not None
    return Film(match.record(), [])


def test_the_curve_has_a_point_for_every_turn_and_ends_as_the_game_did(film: Film) -> None:
    stands = film.notes.stands
    assert [s.turn for s in stands] == sorted(s.turn for s in stands)
    assert [(s.move, s.turn) for s in stands[: len(film.turns)]] == film.turns
    match, _, _ = film.at(len(film.options))
    last = stands[-1]
    assert last.move == len(film.options)
    assert list(last.gathered) == [match.game.gathered(match.table, seat) for seat in range(match.seats)]


def test_a_game_is_as_long_as_people_count_it_turns_or_in_seasons_rounds(film: Film) -> None:
    match, _, _ = film.at(len(film.options))
    seasons = film.record.game == "seasons"
    assert match.counted == (match.table.round if seasons else match.table.turn) == film.turns[-1][1]
    first, last = turn_name(0, film.counts, "es"), turn_name(12, film.counts, "es")
    assert (first, last) == ("Comienzo", "Ronda 12" if seasons else "Turno 12")


def test_a_milestone_is_told_in_the_turn_that_brought_it(film: Film) -> None:
    told = milestones(film, "en")
    gained = [now.near["en"][seat].stage - was.near["en"][seat].stage
              for was, now in zip(film.notes.stands, film.notes.stands[1:], strict=False)
              for seat in range(film.record.seats) if was.turn]  # fmt: skip
    assert len(told) == sum(step > 0 for step in gained)
    assert [one.text for one in told] != [one.text for one in milestones(film, "es")] or not told
    # What is chosen before the first turn is no milestone: in Relic everybody takes a character there.
    assert all(one.turn for one in told)
    if film.record.game == "keyforge":
        assert told and "keys" in told[0].text
        last, _, _ = film.at(len(film.options))
        assert (told[-1].text, told[-1].turn) == ("3 of 3 keys", last.table.turn), "forged as that turn began"


def swings(film: Film, seat: int) -> dict[int, tuple[float, range]]:
    """What each turn but the last brought a seat, and its moves."""
    stands = film.notes.stands
    turns = list(zip(stands, stands[1:], strict=False))[:-1]
    return {was.turn: (now.chances[seat] - was.chances[seat], range(was.move, now.move))
            for was, now in turns if was.turn}  # fmt: skip


@pytest.mark.parametrize("winner", [0, 1])
def test_the_turning_point_is_a_move_of_the_turn_that_brought_the_winner_most(
    film: Film, winner: int
) -> None:
    brought = swings(film, winner)
    best = max(swing for swing, _ in brought.values())
    assert best >= 0.05, "a game in which nothing turned would show nothing here"
    told = guessed(film, {"winners": [winner]}, "en")
    assert told is not None and told.judged == "quick" and brought[told.turn][0] == best
    assert told.move in brought[told.turn][1] and f"{film.counts} {told.turn}" in told.text
    match, _, _ = film.at(told.move)
    asked = next(d for d in match.pending if d.seat == film.seats[told.move])
    option = asked.options.find(film.options[told.move])
    assert len(asked.options) > 1 and option is not None and option.text("en") in told.text
    spanish = guessed(film, {"winners": [winner]}, "es")
    assert spanish is not None and spanish.move == told.move and option.text("es") in spanish.text


def test_where_nobody_won_the_turning_point_is_the_greatest_swing_of_anybody(film: Film) -> None:
    best = max(swing for seat in (0, 1) for swing, _ in swings(film, seat).values())
    told = guessed(film, {"winners": []}, "en")
    assert told is not None and best in [swings(film, seat)[told.turn][0] for seat in (0, 1)]


def test_an_option_about_nothing_on_the_table_is_told_with_its_question() -> None:
    match = play(begin("relic for two", 4), Rng("course"))
    film = Film(match.record(), [])
    told = [move for move in range(len(film.options)) if not refers(film, move)]
    assert told and all(question(film, move) in chosen(film, move, "en") for move in told)
    about = next(move for move in range(len(film.options)) if refers(film, move))
    assert question(film, about) not in chosen(film, about, "en")


def refers(film: Film, move: int) -> bool:
    option = asked(film, move).options.find(film.options[move])
    return option is not None and bool(option.refers)


def question(film: Film, move: int) -> str:
    return asked(film, move).text("en")


def judged(move: int, lost: float) -> Judged:
    return Judged(move, 3, "act", "?", 2, "Reap", "reap", "Fight", "fight", 0.8, 0.8 - lost, lost)


def test_a_finished_analysis_says_which_move_cost_most_and_an_unfinished_one_says_nothing() -> None:
    analyses = Analyses()
    for seat, (moves, found) in enumerate(
        [([1, 5], [judged(1, 0.1), judged(5, 0.3)]), ([2, 4], [judged(2, 0.6)])]
    ):
        judging = analyses._known["game", seat] = Judging(SimpleNamespace())
        judging.moves, judging.found = moves, {"en": found, "es": found}
    worst = analyses.worst("game", "en", 2)
    assert worst is not None and worst[0] == 0 and worst[1].move == 5
    told = searched(worst, "en")
    assert told.judged == "search" and told.move == 5 and "30%" in told.text
    assert analyses.worst("another", "en", 2) is None


def test_the_server_tells_the_course_of_a_finished_game_and_of_no_other(sqlite_server: Server) -> None:
    async def story() -> tuple[dict[str, Any], int]:
        ana = await Person(sqlite_server.url).arrive()
        table = await ana.lay("me", "random")
        early = (await ana.get(f"/api/replays/{table['id']}/course")).status_code
        async with ana.sit(table["id"]) as tab:
            await tab.play_out()
        told = (await ana.get(f"/api/replays/{table['id']}/course")).json()
        await ana.close()
        return told, early

    told, early = asyncio.run(story())
    assert early == 404 and told["stands"] and told["milestones"] == []


def test_a_replay_is_looked_at_with_a_seats_eyes(sqlite_server: Server) -> None:
    async def story() -> list[Any]:
        ana = await Person(sqlite_server.url).arrive()
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.play_out()
        at = f"/api/replays/{table['id']}/at/1"
        found = [(await ana.get(f"{at}{eyes}")).json() for eyes in ("", "?eyes=0", "?eyes=1", "?eyes=2")]
        listed = (await ana.get("/api/me/games")).json()["games"][0]["seats"]
        await ana.close()
        return [*found, listed]

    everything, mine, theirs, nobodys, listed = asyncio.run(story())
    assert all(isinstance(hand, list) for hand in everything["view"]["hands"])
    assert [isinstance(hand, list) for hand in mine["view"]["hands"]] == [True, False]
    assert [isinstance(hand, list) for hand in theirs["view"]["hands"]] == [False, True]
    assert nobodys["code"] == "unknown-seat" and "2" in nobodys["text"]
    assert len(listed) == 2
