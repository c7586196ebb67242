"""One bad row hides no other: in lists, in the lobby, when tables are adopted and when they are minded."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tapete.server.hall import Hall
from tapete.server.refusals import Refused
from tapete.server.rooms import Room

from . import inside

#: rows as an older server, a broken disk or a bug might leave them
POISONS = {
    "options-no-deck": ("UPDATE tables SET game = 'keyforge', options = '{\"decks\": 7}' WHERE id = :id"),
    "options-torn": "UPDATE tables SET options = '{torn' WHERE id = :id",
    "options-list": "UPDATE tables SET options = '[1, 2]' WHERE id = :id",
    "clock-unknown": 'UPDATE tables SET clock = \'{"kind": "sundial"}\' WHERE id = :id',
    "whatif-torn": "UPDATE tables SET whatif = '{\"replay\": 7}' WHERE id = :id",
    "game-unknown": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "seat-torn": "UPDATE seats SET options = '{torn' WHERE table_id = :id",
    "time-absurd": "UPDATE tables SET updated = 1e300 WHERE id = :id",
}


def spoil(address: str, sql: str, id: str) -> None:
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text(sql), {"id": id})
    engine.dispose()


async def two_tables(hall: Hall, **more: Any) -> tuple[Room, Room]:
    ana = await inside.guest(hall)
    return await inside.table(hall, ana, "random", public=True, **more), await inside.table(
        hall, ana, "random", public=True, **more
    )


@pytest.mark.parametrize("poison", sorted(POISONS))
def test_a_row_that_cannot_be_told_hides_no_other_and_is_logged_once(
    tmp_path: Path, poison: str, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def story() -> None:
        async with inside.hall(address) as hall:
            bad, good = await two_tables(hall)
        spoil(address, POISONS[poison], bad.row.id)
        async with inside.hall(address, "two") as hall:
            for _ in range(3):
                rows = await hall.store.tables.public()
                assert len(rows) == 2
                assert [info.id for info in hall.infos(rows, None, "en")] == [good.row.id]
            mine = await hall.store.tables.of_person(good.row.host)
            assert [info.id for info in hall.infos(mine, good.row.host, "es")] == [good.row.id]
            assert len(hall.aside) == 1 and b"tapete_set_aside 1.0" in hall.metrics.text()

    with caplog.at_level(logging.ERROR, "tapete.server"):
        asyncio.run(story())
    assert [r.getMessage() for r in caplog.records] == ["set aside"]


SPOILT_GAMES = {
    "seed": "UPDATE tables SET seed = 'none' WHERE id = :id",
    "settings": "UPDATE tables SET options = '{\"chance\": [1]}' WHERE id = :id",
    "move-torn": "UPDATE moves SET body = '{torn' WHERE table_id = :id AND n = 1",
    "move-foreign": 'UPDATE moves SET body = \'{"k": "a", "seat": 0, "option": "?"}\' WHERE table_id = :id AND n = 1',
    "seats-gone": "DELETE FROM seats WHERE table_id = :id",
}


@pytest.mark.parametrize("poison", sorted(SPOILT_GAMES))
def test_a_game_that_cannot_be_played_keeps_no_other_from_being_adopted(
    tmp_path: Path, poison: str, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def story() -> None:
        async with inside.hall(address) as hall:
            bad, good = await two_tables(hall, clock={"kind": "total", "seconds": 600})
            for room in (bad, good):
                await inside.answer(room)
            spoil(address, SPOILT_GAMES[poison], bad.row.id)
        async with inside.hall(address, "two") as hall:
            for _ in range(3):
                await hall._adopt()
                await hall._mind()
            assert hall.rooms.keys() == {good.row.id} and hall.rooms[good.row.id].owned
            with pytest.raises(Refused, match=r"other-rules|spoilt"):
                await hall.room(bad.row.id)
            assert bad.row.id in hall.aside and len(hall.aside) == 1

    with caplog.at_level(logging.ERROR, "tapete.server"):
        asyncio.run(story())
    assert [r.getMessage() for r in caplog.records] == ["set aside"]


def test_a_room_that_stumbles_keeps_no_other_from_being_minded(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside.hall(f"sqlite:///{tmp_path / 'a.db'}", keep=-1.0) as hall:
            bad, good = await two_tables(hall)

            async def stumble(*_: Any) -> None:
                raise ValueError("a bug of ours")

            for room in (bad, good):
                await inside.quiet(room)
            bad.driver.mind_absences = stumble  # type: ignore[method-assign]
            await hall._mind()
            assert good.row.id not in hall.rooms and bad.row.id in hall.aside

    asyncio.run(story())


def test_a_deck_that_is_none_hides_no_other_deck(tmp_path: Path) -> None:
    from tapete.server.decks import deck_card, deck_room, the_game

    async def story() -> None:
        address = f"sqlite:///{tmp_path / 'a.db'}"
        async with inside.hall(address) as hall:
            ana, game = await inside.guest(hall), the_game()
            bodies = {"good": deck_room(game).generate(None, 7), "bad": {"name": 7}}
            keep = hall.store.notes.keep_deck
            kept = [await keep(ana.id, game.id, body, key) for key, body in bodies.items()]
            rows = await hall.store.notes.decks(ana.id, game.id)
            told = hall.aside.told(rows, lambda row: deck_card(game, row.id, row.body, "es"))
            assert [card.id for card in told] == [kept[0].id]

    asyncio.run(story())
