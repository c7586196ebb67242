"""Clocks: what is spent, what is given, who falls, and absences."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.server.clocks import Timer
from tapete.server.play import Answered, Covered, GaveUp, Paused, Play, RanOut, Ready, Start, UndoWanted
from tapete.server.wire import Clock, DaysClock, MoveClock, TotalClock

from . import inside
from .running import Person, Server
from .test_aside import spoil
from .test_playing import together

DAY = 86_400


def timer(clock: Clock | None) -> Timer:
    t = Timer(clock, 2, 1000.0)
    t.run(1000.0, [0])
    return t


def test_without_a_clock_nobody_falls() -> None:
    t = timer(None)
    assert t.deadline is None and t.fallen(10**9) == ()


def test_a_move_clock_begins_anew_with_each_decision() -> None:
    t = timer(MoveClock(30))
    assert t.left_at(1010.0) == [20, 30] and t.deadline == 1030
    t.run(1010.0, [0], answered=0)
    assert t.left_at(1010.0) == [30, 30]
    t.run(1015.0, [1], answered=0)
    assert t.running == [1] and t.deadline == 1045
    assert t.fallen(1044.9) == () and t.fallen(1045.0) == (1,)


def test_a_total_clock_is_spent_and_each_answer_gives_its_increment() -> None:
    t = timer(TotalClock(60, 5))
    t.run(1020.0, [1], answered=0)
    assert t.left == [45, 60]
    t.run(1030.0, [0], answered=1)
    assert t.left == [45, 55] and t.deadline == 1075


def test_days_are_days() -> None:
    t = timer(DaysClock(3))
    assert t.deadline == 1000 + 3 * DAY and not t.live


def test_when_several_choose_at_once_each_spends_its_own_time() -> None:
    t = Timer(TotalClock(60, 0), 2, 0.0)
    t.run(0.0, [0, 1])
    t.run(10.0, [1], answered=0)
    t.run(25.0, [0], answered=1)
    assert t.left == [50, 35]


def test_what_is_no_answer_gives_no_time() -> None:
    t = timer(MoveClock(30))
    t.run(1010.0, [0])
    assert t.left_at(1010.0) == [20, 30]


def test_time_that_the_server_was_away_is_not_spent() -> None:
    t = timer(TotalClock(60, 0))
    t.skip(500.0)
    assert t.left_at(1510.0) == [50, 60]


def play(clock: Clock | None, bots: tuple[str | None, ...] = (None, None)) -> Play:
    return Play(Start("toy", 2, {}, "7", 0.0, clock, None, bots))


def answer(p: Play, seat: int, at: float) -> None:
    asked = next(d for d in p.match.pending if d.seat == seat)
    p.apply(Answered(seat, asked.options[0].id), at)


def test_moves_played_again_give_the_same_clocks() -> None:
    first, second = play(TotalClock(60, 2)), play(TotalClock(60, 2))
    for p in (first, second):
        p.apply(Ready(0), 0.0)
        p.apply(Ready(1), 0.0)
        answer(p, 0, 3.0)
        answer(p, 1, 4.5)
        p.apply(UndoWanted(0), 6.0)
        p.apply(Paused(100.0), 107.0)
        answer(p, 0, 110.0)
    assert first.timer.left == second.timer.left
    # what was taken back gave its increment back too
    assert first.timer.left[0] == 60 - 10 + 2


def test_a_bot_has_no_clock_and_neither_has_an_absent_seat() -> None:
    p = play(MoveClock(30), (None, "random"))
    assert p.timer.running == [0]
    p.apply(Covered(0, True), 5.0)
    assert p.timer.running == [] and p.timer.deadline is None
    p.apply(Covered(0, False), 500.0)
    assert p.timer.deadline == 530.0


def test_the_clock_of_people_who_sit_there_starts_when_all_are_ready() -> None:
    p = play(MoveClock(30))
    assert p.awaited == [0, 1] and p.timer.deadline is None
    p.apply(Ready(1), 100.0)
    assert p.awaited == [0] and p.timer.running == []
    p.apply(Ready(0), 500.0)
    assert p.awaited == [] and p.timer.running == [0, 1] and p.timer.deadline == 530.0


def test_who_answers_is_ready_and_so_is_a_seat_that_a_bot_sits_in_for() -> None:
    p = play(TotalClock(60, 0))
    answer(p, 0, 50.0)
    assert p.awaited == [1] and p.timer.left_at(70.0) == [60, 60]
    p.apply(Covered(1, True), 100.0)
    assert p.awaited == [] and p.timer.running == [0]
    p.apply(Covered(1, False), 110.0)
    assert p.awaited == [], "once it has begun it goes on"


def test_days_of_correspondence_and_a_table_with_bots_wait_for_nobody() -> None:
    assert play(DaysClock(3)).awaited == [] and play(DaysClock(3)).timer.running == [0, 1]
    assert play(MoveClock(30), (None, "random")).timer.running == [0]


def test_when_both_run_out_over_a_choice_made_at_once_nobody_wins() -> None:
    p = play(MoveClock(30))
    p.apply(Ready(0), 0.0)
    p.apply(Ready(1), 10.0)
    assert p.timer.fallen(39.9) == () and p.timer.fallen(40.0) == (0, 1)
    p.apply(RanOut((0, 1)), 40.0)
    assert p.outcome is not None and p.outcome.winners == ()
    assert p.outcome.reason.text("es") == "El tiempo se acabó para todos a la vez: no gana nadie."


def test_who_chose_in_time_wins_when_the_other_runs_out() -> None:
    p = play(MoveClock(30))
    p.apply(Ready(1), 0.0)
    answer(p, 0, 10.0)
    answer(p, 0, 20.0)
    assert p.timer.fallen(40.0) == (1,)
    p.apply(RanOut((1,)), 40.0)
    assert p.outcome is not None and p.outcome.winners == (0,)


def test_of_three_the_last_one_left_wins_when_two_run_out_together() -> None:
    p = Play(Start("toy", 3, {}, "7", 0.0, MoveClock(30), None, (None, None, None)))
    for seat in range(3):
        p.apply(Ready(seat), 0.0)
    while any(d.seat == 1 for d in p.match.pending):
        answer(p, 1, 1.0)
    assert p.timer.fallen(31.0) == (0, 2)
    p.apply(RanOut((0, 2)), 31.0)
    assert p.outcome is not None and p.outcome.winners == (1,)


def test_whose_time_is_up_loses() -> None:
    p = play(MoveClock(30))
    p.apply(GaveUp(1, time=True), 31.0)
    assert p.over and p.outcome is not None and p.outcome.winners == (0,)
    assert "2" in p.outcome.reason.text("es")


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Server]:
    """A server that notices absences at once."""
    settings = {"grace": 0.3, "beat": 0.2, "keep": 0.5}
    server = Server(f"sqlite:///{tmp_path / 'tapete.db'}", tmp_path / "log", **settings)
    yield server.start()
    server.stop()


def test_the_server_rings_when_time_is_up(brisk: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(brisk.url).arrive(), await Person(brisk.url).arrive()
        table = await together(ana, ben, clock={"kind": "move", "seconds": 5})
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await a.answer(0)
            await a.answer(0)
            assert a.update["clocks"]["awaited"] == [1] and a.update["clocks"]["running"] == []
            await b.until("update")
            await b.say("ready")
            await a.until("update")
            assert a.update["clocks"]["running"] == [1]
            await b.say("ready")
            assert (await b.until("error"))["code"] == "late"
            while not a.update["outcome"]:
                await a.hear()
            assert a.update["outcome"]["winners"] == [0]
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_a_bot_sits_in_for_who_is_away_and_hands_the_seat_back(brisk: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(brisk.url).arrive(), await Person(brisk.url).arrive()
        table = await together(ana, ben, absent="bot")
        async with ana.sit(table["id"]) as a:
            await a.answer(0)
            await a.answer(0)
            while a.update["waiting"] and a.update["waiting"]["seats"] == [1]:
                await a.hear(60)
            info = (await ana.get(f"/api/tables/{table['id']}")).json()
            assert info["seats"][1]["covered"] and not info["seats"][1]["present"]
            async with ben.sit(table["id"]) as b:
                while (await b.until("table"))["table"]["seats"][1]["covered"]:
                    pass
                await a.answer(-1)
                while not a.update["waiting"]:
                    await a.answer(-1)
                assert await b.my_turn()
        await ana.close()
        await ben.close()

    asyncio.run(story())


def test_without_that_rule_the_table_waits(brisk: Server) -> None:
    async def story() -> None:
        ana, ben = await Person(brisk.url).arrive(), await Person(brisk.url).arrive()
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a:
            await a.answer(0)
            await a.answer(0)
            version = a.update["version"]
            with pytest.raises(TimeoutError):
                await a.until("update", seconds=1.5)
            assert a.update["version"] == version
        await ana.close()
        await ben.close()

    asyncio.run(story())


@pytest.mark.parametrize("by", [90_000, 4_000, -4_000])
def test_a_wall_clock_set_anew_before_a_restart_flags_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    """Found by `make siege`: the time that the wall had jumped counted as time that somebody thought."""
    address, right = f"sqlite:///{tmp_path / 'a.db'}", time.time

    async def story() -> None:
        async with inside.hall(address) as hall:
            clock = {"kind": "total", "seconds": 600}
            room = await inside.table(hall, await inside.guest(hall), "random", clock=clock)
            await inside.answer(room)
            while room.playing.thinking != [0]:
                await asyncio.sleep(0.001)
            monkeypatch.setattr(time, "time", lambda: right() + by)
            await hall.store.leases.beat()
        async with inside.hall(address, "two") as hall:
            play = (await hall.room(room.row.id)).playing
            assert not play.over and play.timer.left_at(play.timer.now())[0] > 500

    asyncio.run(story())


def test_a_table_laid_after_the_wall_clock_was_set_back_has_its_whole_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by `make siege`: the table began by the wall and went on by the steady clock."""
    right = time.time

    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            monkeypatch.setattr(time, "time", lambda: right() - 4_000)
            clock = {"kind": "total", "seconds": 600}
            room = await inside.table(hall, await inside.guest(hall), "random", clock=clock)
            await inside.answer(room)
            play = room.playing
            assert not play.over and play.timer.left_at(play.timer.now())[0] > 500

    asyncio.run(story())


@pytest.mark.parametrize(("ahead", "dead"), [(90_000, True), (1, False), (-90_000, True)])
def test_a_worker_that_died_before_the_wall_clock_was_set_back_keeps_no_table(
    tmp_path: Path, ahead: int, dead: bool
) -> None:
    """Found by `make siege`: seen in the future, it counted as alive until then, and its bots never moved."""
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def story() -> None:
        async with inside.hall(address) as hall:
            room = await inside.table(hall, await inside.guest(hall), "random")
            seen = time.time() + ahead
            spoil(address, f"INSERT INTO workers (id, seen, gone) VALUES (:id, {seen}, false)", "ghost")
            spoil(address, "UPDATE tables SET worker = 'ghost' WHERE id = :id", room.row.id)
            assert await hall.store.leases.orphans(hall.now()) == [room.row.id] * dead
            assert ("ghost" in await hall.store.leases.alive()) is not dead
            assert (await hall.store.leases.claim(room.row.id))[0] is dead

    asyncio.run(story())
