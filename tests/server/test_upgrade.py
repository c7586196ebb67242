"""Upgrades with running tables: a game of other rules is closed with a word and played on from its position."""

import asyncio
from pathlib import Path

import pytest
from tests.toy import GAME

from tapete.server.carrying import carry_on
from tapete.server.refusals import Refused
from tapete.server.rooms import Room

from . import inside


def seen_at(room: Room) -> dict[str, object]:
    """What the seat sees and is asked, but for the promise of the seed (luck is another) and its numbering."""
    view = room.playing.match.view(0, "en")
    asked = [option["id"] for option in view["decision"]["options"]]
    return {**view, "commitment": "", "decision": asked}


@pytest.mark.parametrize("answers", [1, 2, 4])
def test_a_game_of_other_rules_is_played_on_from_its_last_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def before() -> tuple[str, dict[str, object]]:
        async with inside.hall(address) as hall:
            me = await inside.guest(hall)
            room = await inside.table(hall, me, "random")
            for _ in range(answers):
                while 0 not in room.playing.thinking:
                    await asyncio.sleep(0.001)
                await inside.answer(room)
            while room.playing.thinking != [0]:
                await asyncio.sleep(0.001)
            with pytest.raises(Refused, match="same-rules"):
                await carry_on(hall, room.row, me)
            return room.row.id, seen_at(room)

    async def after(id: str, seen: dict[str, object]) -> None:
        async with inside.hall(address, "two") as hall:
            with pytest.raises(Refused, match="other-rules") as refused:
                await hall.room(id)
            assert "última posición" in refused.value.text("es")
            row = await hall.store.tables.get(id)
            assert row is not None
            with pytest.raises(Refused, match="not-seated"):
                await carry_on(hall, row, await inside.guest(hall, "Eve"))
            me = await hall.store.people.get(row.host)
            assert me is not None
            fresh = await carry_on(hall, row, me)
            assert await carry_on(hall, row, me) == fresh
            room = await hall.room(fresh)
            assert seen_at(room) == seen
            assert room.row.rules == "2" and room.row.position is not None
            while not room.playing.over:
                while 0 not in room.playing.thinking and not room.playing.over:
                    await asyncio.sleep(0.001)
                if not room.playing.over:
                    await inside.answer(room)

    id, seen = asyncio.run(before())
    monkeypatch.setattr(GAME, "rules", "2")
    asyncio.run(after(id, seen))
