"""Bots that hang, stumble, answer nonsense or die: the seat plays on, and no process is left behind."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.kernel.errors import Broken
from tapete.server.play import Play

from . import inside
from .running import Person, Server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process thinks, and not for long."""
    folder = tmp_path_factory.mktemp("bots")
    server = Server(f"sqlite:///{folder / 'a.db'}", folder / "log", thinkers=1, patience=1.0)
    yield server.start()
    server.stop()


@pytest.mark.parametrize("bad", ["hanging", "raising", "wrong", "worldless", "dying"])
def test_a_bot_that_does_not_answer_is_played_on_by_a_rule_of_thumb(impatient: Server, bad: str) -> None:
    async def story() -> list[str]:
        ana = await Person(impatient.url).arrive()
        table = await ana.lay("me", bad)
        async with ana.sit(table["id"]) as tab:
            assert await tab.play_out()
        # the process that hung or died was replaced: another bot thinks
        good = await ana.lay("me", "easy")
        async with ana.sit(good["id"]) as tab:
            await tab.answer(0)
            await tab.answer(0)
            assert await tab.my_turn()
        await ana.close()
        return [table["id"], good["id"]]

    bad_one, good_one = asyncio.run(story())
    said = [line for line in impatient.log.read_text().splitlines() if "a bot did not answer" in line]
    assert [sum(table in line for line in said) for table in (bad_one, good_one)] == [1, 0]


def children(pid: int) -> list[int]:
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are looked up in /proc")
def test_thinking_processes_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", thinkers=1, patience=1000.0).start()
    assert server.process is not None
    pid = server.process.pid

    async def story() -> None:
        ana = await Person(server.url).arrive()
        table = await ana.lay("me", "hanging")
        async with ana.sit(table["id"]) as tab:
            await tab.answer(0)
            while len(children(pid)) < 1:
                await asyncio.sleep(0.02)
        await ana.close()

    asyncio.run(story())
    thinking = children(pid)
    assert thinking
    os.kill(pid, signal.SIGKILL)
    server.process.wait()
    until = time.monotonic() + 60
    while any(alive(child) for child in thinking) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [child for child in thinking if alive(child)]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_bot_takes_another_option_where_the_rules_stumble(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}") as hall:
            with pytest.MonkeyPatch.context() as patch:
                stumbled: list[str] = []
                apply = Play.apply

                def stumbling(play: Play, move: object, at: float, texts: object = None) -> None:
                    if getattr(move, "seat", None) == 1 and len(stumbled) < 2:
                        stumbled.append(getattr(move, "option", ""))
                        raise Broken("broken", problem="a bug")
                    apply(play, move, at)  # type: ignore[arg-type]

                patch.setattr(Play, "apply", stumbling)
                room = await inside.table(hall, await inside.guest(hall), "random")
                async with asyncio.timeout(30):
                    while 1 in room.playing.thinking:
                        await asyncio.sleep(0.01)
                assert len(stumbled) == 2

    asyncio.run(story())
