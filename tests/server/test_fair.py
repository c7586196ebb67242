"""Fair among people: taking back, clocks and advice."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tapete.kernel.record import Record
from tapete.server.play import Answered, Consented, Covered, Play, Start, UndoWanted
from tapete.server.wire import Clock, MoveClock, TotalClock

from . import inside
from .running import Person
from .test_playing import hide_all, together

WithPeople = Callable[[int, Any], Any]


def game(clock: Clock | None = None) -> Play:
    return Play(Start("toy", 2, {}, "7", 0.0, clock, None, (None, None)))


def answer(play: Play, seat: int, at: float = 0.0, option: int = 0) -> None:
    asked = next(d for d in play.match.pending if d.seat == seat)
    play.apply(Answered(seat, asked.options[option].id), at)


def turns(play: Play, at: float = 0.0) -> None:
    """Everybody hides two gems: then seat 0 has the turn."""
    for seat in (0, 0, 1, 1):
        answer(play, seat, at)


def take(play: Play, seat: int, option: str, at: float = 0.0) -> None:
    play.apply(Answered(seat, option), at)


# -- taking back -----------------------------------------------------------------------------------


def test_who_is_away_is_asked_before_their_game_goes_back() -> None:
    play = game()
    turns(play)
    take(play, 0, "dig")
    play.apply(Covered(1, True), 0.0)
    answers = play.answers
    play.apply(UndoWanted(0, fair=True), 0.0)
    assert play.answers == answers and play.wish is not None and 1 not in play.wish.agreed
    play.apply(Covered(1, False), 0.0)
    play.apply(Consented(1, True), 0.0)
    assert play.answers == answers - 1


def test_tables_of_before_are_played_again_as_they_were_played() -> None:
    play = game()
    turns(play)
    take(play, 0, "dig")
    play.apply(Covered(1, True), 0.0)
    answers = play.answers
    play.apply(UndoWanted(0), 0.0)
    assert play.answers == answers - 1


def test_an_answer_of_a_bot_that_sits_in_ends_the_wish() -> None:
    play = game()
    turns(play)
    take(play, 0, "dig")
    while 1 not in play.thinking:
        answer(play, 0, option=-1)
    play.apply(Covered(1, True), 0.0)
    play.apply(UndoWanted(0, fair=True), 0.0)
    answers = play.answers
    answer(play, 1)
    assert play.wish is None and play.answers == answers + 1


# -- clocks ----------------------------------------------------------------------------------------


def test_answering_and_taking_back_gains_no_time() -> None:
    play = game(TotalClock(600, 30))
    at = 0.0
    for _ in range(20):
        at += 1.0
        answer(play, 0, at)
        play.apply(UndoWanted(0, fair=True), at)
    # the clock first runs when both are ready
    answer(play, 1, at)
    for _ in range(20):
        at += 1.0
        answer(play, 0, at)
        play.apply(UndoWanted(0, fair=True), at)
    assert play.timer.left[0] == 600 - 20


def test_what_is_asked_again_has_the_time_it_had() -> None:
    play = game(MoveClock(30))
    turns(play)
    start = play.timer.left_at(0.0)[0]
    show = next(o.id for o in play.match.pending[0].options if o.id.startswith("show"))
    take(play, 0, show, 25.0)
    if play.match.undo_needs(0) is not None:
        play.apply(UndoWanted(0, fair=True), 26.0)
        play.apply(Consented(1, True), 26.0)
    else:
        play.apply(UndoWanted(0, fair=True), 25.0)
    assert start == 30 and play.timer.running == [0]
    assert play.timer.left_at(play.timer.at)[0] == 5.0


def test_others_get_back_what_they_thought_about_what_was_taken_back() -> None:
    play = game(TotalClock(600, 0))
    turns(play)
    take(play, 0, "dig", 10.0)
    while 1 not in play.thinking:
        answer(play, 0, 10.0, option=-1)
    before = play.timer.left[1]
    play.apply(UndoWanted(0, fair=True), 110.0)
    play.apply(Consented(1, True), 120.0)
    assert play.timer.left[1] == before and play.timer.left[0] == 590


def test_where_several_choose_at_once_taking_back_touches_nobody_elses_time() -> None:
    play = game(TotalClock(600, 30))
    for seat in (0, 1):
        answer(play, seat, 0.0)
    answer(play, 0, 10.0)
    play.apply(UndoWanted(0, fair=True), 15.0)
    # seat 1 thought all the while; seat 0 as long as it was asked
    assert play.timer.left == [630 - 10, 630 - 15]


def test_a_wall_clock_that_is_set_anew_flags_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", keep=-1.0) as hall:
            ana, true = await inside.guest(hall), time.time
            quick = await inside.table(hall, ana, "random", clock=TotalClock(600))
            slow = await inside.table(hall, ana, "random", clock={"kind": "days", "days": 1})
            for jump in (10 * 86_400.0, -10 * 86_400.0):
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(time, "time", lambda jump=jump: true() + jump)
                    await quick.driver._flag()
                    await hall._adopt()
                    await inside.answer(quick)
                    left = quick.playing.timer.left_at(quick.playing.timer.now())[0]
                    assert not quick.playing.over and 300 < left <= 600
            # a table that nobody looks at is not taken for late either
            while slow.playing.thinking != [0]:
                await asyncio.sleep(0.01)
            await hall._mind()
            assert slow.row.id not in hall.rooms
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(time, "time", lambda: true() + 10 * 86_400.0)
                await hall._adopt()
                assert not (await hall.room(slow.row.id)).playing.over

    asyncio.run(story())


# -- advice ----------------------------------------------------------------------------------------


def test_between_people_no_bot_gives_advice(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        assert table["hints"] is False
        async with ana.sit(table["id"]) as a:
            await a.my_turn()
            await a.say("hint")
            assert (await a.until("error"))["code"] == "hints-off"
        alone = await ana.lay("me", "random")
        assert alone["hints"] is True

    with_people(2, story)


def test_unless_the_table_was_laid_so_and_then_the_record_shows_it(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben, hints=True)
        assert table["hints"] is True
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await a.my_turn()
            await a.say("hint")
            assert (await a.until("hint", seconds=90))["option"]
            await b.until("update", version=1)
            await b.say("concede")
            while not a.update["outcome"]:
                await a.hear()
        assert (await ana.get(f"/api/replays/{table['id']}")).json()["hints"] == [1, 0]
        exported = await ana.get(f"/api/replays/{table['id']}/record")
        assert exported.json()["hints"] == [[0, 0]]
        # whoever only replays the game need not know of them
        assert Record.load(exported.content).seats == 2

    with_people(2, story)


# -- what is meant ---------------------------------------------------------------------------------


def test_everybody_sees_what_would_be_taken_back(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await a.until("update")
            assert a.update["undo_of"] is None
            first = (await a.my_turn())["options"][0]
            await hide_all(a, b)
            asked = a.update["decisions"][0]
            dig = next(n for n, option in enumerate(asked["options"]) if option["id"] == "dig")
            await a.answer(dig)
            assert a.update["undo_of"] == asked["options"][dig]["text"] != first["text"]
            assert b.update["undo_of"] != a.update["undo_of"]
            while a.update["decisions"]:
                await a.answer(-1)
            own = (await b.my_turn())["options"][-1]["text"]
            await b.answer(-1)
            await a.say("undo")
            wish = await b.until("consent", settled=None)
            assert "yours" in wish["text"] and "later answer" in wish["text"]
            assert f"You would have to choose again: {own}" in wish["text"]
            assert asked["options"][dig]["text"] not in wish["text"]

    with_people(2, story)
