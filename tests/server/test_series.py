"""A series: games in a row with a score, decks that are swapped, and the bidding before the last."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.server import laying
from tapete.server.hall import Hall
from tapete.server.info import rematch_chooser, series_info
from tapete.server.laying import change, lay, rematch, sit
from tapete.server.mine import played
from tapete.server.play import GaveUp
from tapete.server.refusals import Refused
from tapete.server.series import Kept, bid, bots_bid, end, going_on, next_of, standing, told
from tapete.server.store import PersonRow, SeatRow, TableRow
from tapete.server.wire import NewTable, SeatPlan, SeriesInfo

from .inside import answer, guest, hall, quiet
from .running import Person, Server

BOT = {"kind": "bot", "bot": "random"}


async def lost(loser: Person, table: str) -> dict[str, Any]:
    """A game that this person gave up, as they see it then."""
    async with loser.sit(table) as tab:
        await tab.until("update")
        await tab.say("concede")
        while tab.hello["table"]["state"] != "over":
            tab.hello["table"] = (await tab.until("table"))["table"]
    return dict(tab.hello["table"])


async def split(ana: Person, ben: Person) -> tuple[list[str], dict[str, Any]]:
    """The decks of an adaptive series in which each won a game, and its second table then."""
    made = [
        (await one.post("/api/decks/generate", {"seed": seed})).json() for one, seed in ((ana, 7), (ben, 8))
    ]
    seats = [{"kind": "me", "options": {"deck": made[0]["id"]}}, {"kind": "invited"}]
    wish = {"game": "keyforge", "seats": seats, "series": "adaptive", "public": True}
    first = (await ana.post("/api/tables", wish)).json()
    await ben.post(f"/api/join/{first['seats'][1]['invite']}", {"options": {"deck": made[1]["id"]}})
    await lost(ana, first["id"])
    second = (await ben.post(f"/api/tables/{first['id']}/rematch")).json()
    return [deck["name"] for deck in made], await lost(ben, second["id"])


def test_in_an_adaptive_series_decks_are_swapped_and_everybody_sees_how_it_stands(
    sqlite_server: Server,
) -> None:
    async def story() -> None:
        ana, ben, eva = [await Person(sqlite_server.url).arrive() for _ in range(3)]
        wish = {"game": "keyforge", "seats": [{"kind": "me"}, {"kind": "invited"}], "series": "adaptive"}
        first = (await ana.post("/api/tables", wish)).json()
        assert first["series"] == {"kind": "adaptive", "name": "Adaptive", "game": 1, "wins": [0, 0],
                                   "winner": None, "bidding": None, "ended": None}  # fmt: skip
        await ben.post(f"/api/join/{first['seats'][1]['invite']}")
        path = f"/api/tables/{first['id']}"
        assert (await ana.post(f"{path}/bid", {"chains": 1})).json()["code"] == "not-over"

        over = await lost(ana, first["id"])
        assert over["series"]["wins"] == [0, 1] and over["series"]["bidding"] is None
        refused = (await ana.post(f"{path}/bid", {"chains": 1})).json()
        assert refused["code"] == "illegal" and refused["text"].startswith("Nobody bids now")
        seen = (await eva.get(f"{path}?lang=es")).json()["series"]
        assert (seen["name"], seen["wins"]) == ("Adaptativa", [0, 1])

        # by the book of 2023 chance says who begins, so that whoever asks begins the next game
        second = (await ben.post(f"{path}/rematch", {"options": {"first": 1}})).json()
        assert (await ana.post(f"{path}/rematch")).json()["id"] == second["id"] != first["id"]
        assert (second["series"]["game"], second["series"]["wins"]) == (2, [0, 1])
        decks = [[seat["deck"]["id"] for seat in table["seats"]] for table in (over, second)]
        assert decks[1] == decks[0][::-1] and "first" not in second["options"]
        for one in (ana, ben, eva):
            await one.close()

    asyncio.run(story())


def test_bids_are_taken_in_turn_and_what_is_refused_changes_nothing(sqlite_server: Server) -> None:
    async def story() -> None:
        ana, ben, eva = [await Person(sqlite_server.url).arrive() for _ in range(3)]
        decks, over = await split(ana, ben)
        path, asked = f"/api/tables/{over['id']}", over["series"]["bidding"]
        # ben won with his own deck, and ana with it too
        assert over["series"]["wins"] == [1, 1] and asked["deck"] == decks[1]
        assert (asked["bids"], asked["least"], asked["most"], asked["winner"]) == ([], 0, 24, None)
        turn, other = (ana, ben) if asked["seat"] == 0 else (ben, ana)
        assert (await ana.post(f"{path}/rematch")).json()["code"] == "bid-first"
        for who, body, status, code in (
            (other, {"chains": 3}, 400, "not-yours"),
            (other, {"chains": None}, 400, "not-yours"),
            (eva, {"chains": 3}, 403, "not-seated"),
            (turn, {"chains": -1}, 400, "illegal"),
            (turn, {"chains": 25}, 400, "illegal"),
            (turn, {"chains": 10**30}, 400, "illegal"),
            (turn, {"chains": 2.5}, 400, "unreadable"),
            (turn, {"chains": "many"}, 400, "unreadable"),
            (turn, {}, 400, "unreadable"),
            (turn, {"chains": 3, "seat": 1}, 400, "unreadable"),
        ):
            no = await who.post(f"{path}/bid", body)
            assert (no.status_code, no.json()["code"]) == (status, code) and no.json()["text"], no.text
            assert (await eva.get(path)).json()["series"]["bidding"] == asked
        mine = [table for table in (await turn.get("/api/me/tables")).json() if table["my_turn"]]
        assert [table["id"] for table in mine] == [over["id"]]
        async with eva.sit(over["id"]) as tab:
            await tab.until("hello")
            await turn.post(f"{path}/bid", {"chains": 2})
            heard = (await tab.until("table"))["table"]["series"]["bidding"]
        assert heard["bids"] == [{"seat": asked["seat"], "chains": 2}]
        assert (heard["seat"], heard["least"]) == (1 - asked["seat"], 3)
        low = (await other.post(f"{path}/bid?lang=es", {"chains": 2})).json()
        assert (low["code"], low["text"]) == ("illegal", "La puja tiene que ser al menos de 3.")
        for one in (ana, ben, eva):
            await one.close()

    asyncio.run(story())


def test_who_bids_more_plays_the_deck_that_won_twice_and_after_the_series_comes_another(
    sqlite_server: Server,
) -> None:
    async def story() -> None:
        ana, ben = [await Person(sqlite_server.url).arrive() for _ in range(2)]
        decks, over = await split(ana, ben)
        path, seat = f"/api/tables/{over['id']}", over["series"]["bidding"]["seat"]
        turn, other = (ana, ben) if seat == 0 else (ben, ana)
        # of two bids at one moment one is late
        both = await asyncio.gather(*(turn.post(f"{path}/bid", {"chains": 2}) for _ in range(2)))
        assert sorted(one.status_code for one in both) == [200, 400]
        await other.post(f"{path}/bid", {"chains": 5})
        settled = (await turn.post(f"{path}/bid", {"chains": None})).json()["series"]["bidding"]
        assert (settled["seat"], settled["winner"]) == (None, 1 - seat)
        assert (await other.post(f"{path}/bid", {"chains": 9})).json()["text"] == "The bidding is over."

        third = (await turn.post(f"{path}/rematch")).json()
        assert third["series"]["game"] == 3 and third["seats"][1 - seat]["deck"]["name"] == decks[1]
        assert third["options"]["chains"] == ([5, 0] if seat == 1 else [0, 5])
        over = await lost(ana, third["id"])
        assert (over["series"]["winner"], over["series"]["bidding"]) == (1, None)

        again = (await ana.post(f"/api/tables/{third['id']}/rematch", {"options": {"first": 0}})).json()
        assert (again["series"]["game"], again["series"]["wins"]) == (1, [0, 0])
        assert [seat["deck"]["name"] for seat in again["seats"]] == decks
        assert "chains" not in again["options"] and again["options"]["first"] == 0
        for one in (ana, ben):
            await one.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "more", "code", "text"),
    [
        ("keyforge", {"series": "best-of-nine"}, "unknown-series", "best-of-nine"),
        ("seasons", {"series": "adaptive"}, "unknown-series", "adaptive"),
        ("keyforge", {"series": "adaptive", "options": {"format": "reversal"}}, "illegal", "never mixed"),
        ("keyforge", {"series": "adaptive", "seats": [{"kind": "me", "options": {"chains": 2}}, BOT]}, "illegal",
         "never used together"),
        ("keyforge", {"series": "best-of-three", "seats": [BOT, BOT]}, "series-of-bots", "Somebody has to sit"),
        ("keyforge", {"series": 3}, "unreadable", ""),
    ],
)  # fmt: skip
def test_a_series_that_cannot_be_is_refused_in_a_sentence_and_nothing_is_laid(
    sqlite_server: Server, game: str, more: dict[str, Any], code: str, text: str
) -> None:
    async def story() -> None:
        ana = await Person(sqlite_server.url).arrive()
        wish = {"game": game, "seats": [{"kind": "me"}, BOT], **more}
        refused = await ana.post("/api/tables", wish)
        assert refused.status_code == 400 and refused.json()["code"] == code, refused.text
        assert text in refused.json()["text"]
        assert (await ana.get("/api/me/tables")).json() == []
        await ana.close()

    asyncio.run(story())


def test_the_form_offers_the_series_that_a_game_has(sqlite_server: Server) -> None:
    async def story() -> dict[str, Any]:
        ana = await Person(sqlite_server.url).arrive()
        found = (await ana.get("/api/games?lang=es")).json()
        await ana.close()
        return {game["id"]: game["series"] for game in found}

    offered = asyncio.run(story())
    assert [choice["id"] for choice in offered["keyforge"]["choices"]] == ["", "best-of-three", "adaptive"]
    assert offered["keyforge"]["choices"][1]["label"] == "Al mejor de tres"
    assert offered["seasons"] is None


def test_a_replay_tells_its_series_and_a_what_if_of_it_belongs_to_none_and_waits_for_nobody(
    sqlite_server: Server,
) -> None:
    async def story() -> None:
        ana, ben = [await Person(sqlite_server.url).arrive() for _ in range(2)]
        seats, options = [{"kind": "me"}, {"kind": "invited"}], {"ruleset": "2018"}
        wish = {"game": "keyforge", "seats": seats, "options": options, "series": "best-of-three"}
        table = (await ana.post("/api/tables", wish)).json()
        await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        over = await lost(ana, table["id"])
        asked = (await ben.post(f"/api/tables/{over['id']}/rematch")).json()
        assert (asked["id"], asked["rematch_wanted"]) == (over["id"], 1)
        watched = [
            (await ben.get("/api/replays")).json()[0],
            (await ben.get(f"/api/replays/{over['id']}")).json(),
        ]
        assert [(one["id"], one["series"]["game"]) for one in watched] == [(over["id"], 1)] * 2
        path = f"/api/replays/{over['id']}/whatif"
        tried = (await ana.post(path, {"move": 0, "seat": 0, "bot": "random"})).json()
        assert (tried["series"], tried["rematch_wanted"]) == (None, None), tried
        for one in (ana, ben):
            await one.close()

    asyncio.run(story())


def against_a_bot(seat: SeatPlan, **more: Any) -> NewTable:
    return NewTable("keyforge", [seat, SeatPlan("bot", bot="random")], **more)


async def given_up(hall: Hall, id: str, seat: int, moved: bool = False) -> SeriesInfo:
    """A game that a seat gives up, after a move of ours where one is wanted; how the series stands then."""
    room = await hall.room(id)
    await quiet(room)
    if moved:
        while 0 not in room.playing.thinking:
            await answer(room, 1)
        await answer(room)
        await quiet(room)
    await room.move(GaveUp(seat))
    return await stands(hall, id)


async def stands(hall: Hall, id: str) -> SeriesInfo:
    """How a series stands by what is written down."""
    row = await hall.store.tables.get(id)
    found = series_info(row, "en") if row is not None else None
    assert found is not None
    return found


async def again(hall: Hall, id: str, me: PersonRow, first: int | None = None) -> str:
    row = await hall.store.tables.get(id)
    assert row is not None
    return await rematch(hall, row, me, None if first is None else {"first": first})


@pytest.mark.parametrize(("seed", "opens"), [(6, 0), (2, 1)])
def test_a_series_against_a_bot_survives_restarts_between_its_games_and_between_two_bids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, opens: int
) -> None:
    database = f"sqlite:///{tmp_path / 'tapete.db'}"
    monkeypatch.setattr(laying.secrets, "randbits", lambda bits: seed)

    async def story() -> list[Any]:
        async with hall(database) as one:
            ana = await guest(one)
            first = (await lay(one, ana, against_a_bot(SeatPlan("me"), series="adaptive"))).id
            await given_up(one, first, seat=0, moved=True)
        async with hall(database, "two") as one:
            second = await again(one, first, ana)
            stood = await given_up(one, second, seat=1)
        while stood.bidding is not None and stood.bidding.winner is None:
            async with hall(database, f"bid {stood.bidding.least}") as one:
                assert await stands(one, second) == stood
                await bid(one, second, ana, stood.bidding.least)
                stood = await stands(one, second)
        async with hall(database, "four") as one:
            third = await one.store.tables.get(await again(one, second, ana))
            assert third is not None and stood.bidding is not None
            # the second game ended without a move and is not listed
            mine = [played(one, row, ana.id, "en") for row in await one.store.tables.played_by(ana.id, 9)]
            shown = [game.series and (game.series.game, game.series.wins) for game in mine]
            now = (await stands(one, third.id)).game
            return [*stood.bidding.bids, third.options["chains"], third.options["format"], shown, now]

    *given, chains, format, listed, now = asyncio.run(story())
    bids = [(one.seat, one.chains) for one in given]
    # a bot bids one more than the last, four at most; then it gives in
    assert bids == [((opens + n) % 2, n) for n in range(len(bids) - 1)] + [(1, None)]
    # we gave the first game up: the deck that won twice is the bot's
    assert (chains, format) == ([4 if opens == 0 else 5, 0], "reversal")
    assert (listed, now) == ([(1, [0, 1])], 3)


def test_best_of_three_keeps_its_decks_and_by_the_book_of_2018_the_loser_says_who_begins(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(f"sqlite:///{tmp_path / 'tapete.db'}") as one:
            ana, ben = await guest(one), await guest(one, "Ben")
            mine = SeatPlan("me", options={"chains": 2})
            options = {"ruleset": "2018", "format": "sealed", "collection": "MM"}
            wish = NewTable("keyforge", [mine, SeatPlan("open")], options, True, series="best-of-three")
            first = (await lay(one, ana, wish)).id
            await change(one, first, lambda row: sit(row, ben, None, 1, {}))
            await given_up(one, first, seat=1)
            # the winner asks and waits for the loser
            assert await again(one, first, ana, first=0) == first
            second = await again(one, first, ben, first=1)
            rows = [await one.store.tables.get(id) for id in (first, second)]
            assert rows[0] is not None and rows[1] is not None
            assert rows[1].options == rows[0].options | {"first": 1} and rows[1].options["chains"] == [2, 0]
            won = await given_up(one, second, seat=1)
            assert (won.wins, won.winner, won.bidding) == ([2, 0], 0, None)
            with pytest.raises(Refused, match="not-seated"):
                await bid(one, second, await guest(one, "Eva"), 1)
            # after the series decks are opened anew
            fresh = await one.store.tables.get(await again(one, second, ben, first=0))
            assert fresh is not None and fresh.options["decks"] != rows[0].options["decks"]
            assert series_info(fresh, "en") == SeriesInfo("best-of-three", "Best of three", 1, [0, 0], None)

    asyncio.run(story())


def a_row(seed: int = 6, **more: Any) -> TableRow:
    """The second game of an adaptive series, whose first the other won."""
    series = told(Kept("adaptive", {"ruleset": "2023"}, (1,)))
    seats = [SeatRow(0, "person", person="ana"), SeatRow(1, "bot", bot="random")]
    row = TableRow("t", "keyforge", "2", {}, False, None, "wait", "over", "ana", str(seed), 0.0, 0.0,
                   outcome={"winners": [0]}, series=series, seats=seats)  # fmt: skip
    return msgspec.structs.replace(row, **more)


def test_a_bot_whose_turn_it_is_bids_when_the_game_is_over() -> None:
    row = a_row(seed=2)
    bots_bid(row)
    assert row.series is not None and row.series["bids"] == ((1, 0),)
    ours = a_row(seed=6)
    bots_bid(ours)
    assert ours.series is not None and ours.series["bids"] == ()


def test_a_game_that_nobody_won_is_played_again() -> None:
    row = a_row(outcome={"winners": []})
    options, series = next_of(row)
    assert series == Kept("adaptive", {"ruleset": "2023"}, (1,))
    assert (options["format"], options["chains"]) == ("reversal", [0, 0])
    assert rematch_chooser(row) is None


def test_bids_before_a_game_was_mended_count_only_where_somebody_bids() -> None:
    bids = told(Kept("adaptive", {}, (1,), ((0, 2),)))
    assert (found := standing(a_row(series=bids))) is not None and found.bidder == 1
    mended = standing(a_row(series=bids, outcome={"winners": [1]}))
    assert mended is not None and (mended.winner, mended.bidder) == (1, None)
    playing = standing(a_row(series=bids, outcome=None, state="playing"))
    assert playing is not None and (playing.winners, playing.bidder) == ((1,), None)


def test_the_next_game_of_a_series_is_dealt_even_after_one_that_was_played_on_from_a_position(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(f"sqlite:///{tmp_path / 'tapete.db'}") as one:
            ana = await guest(one)
            first = await lay(one, ana, against_a_bot(SeatPlan("me"), series="best-of-three"))
            await given_up(one, first.id, seat=0)
            row = await one.store.tables.get(first.id)
            assert row is not None
            row.position = {"turn": 3}
            await one.store.tables.save(row)
            second = await one.store.tables.get(await again(one, first.id, ana))
            assert second is not None and second.position is None and second.series is not None

    asyncio.run(story())


def test_a_series_that_goes_on_is_found_among_newer_tables_and_may_be_ended_as_it_stands(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(f"sqlite:///{tmp_path / 'tapete.db'}") as one:
            ana, tables = await guest(one), one.store.tables
            first = (await lay(one, ana, against_a_bot(SeatPlan("me"), series="best-of-three"))).id
            with pytest.raises(Refused, match="not-over"):
                await end(one, first, ana)
            await given_up(one, first, seat=0)
            other = await lay(one, ana, NewTable("seasons", [SeatPlan("me"), SeatPlan("open")]))
            assert [row.id for row in await tables.of_person(ana.id, 1)] == [other.id]
            assert [row.id for row in await tables.last_of_series(ana.id)] == [first]
            with pytest.raises(Refused, match="not-seated"):
                await end(one, first, await guest(one, "Eva"))
            with pytest.raises(Refused, match="no-series"):
                await end(one, other.id, ana)

            row = await end(one, first, ana)
            stood = await stands(one, first)
            assert (stood.wins, stood.winner, stood.bidding, stood.ended) == ([0, 1], None, None, 0)
            assert going_on(row) is None
            with pytest.raises(Refused, match="series-ended"):
                await end(one, first, ana)
            with pytest.raises(Refused, match="series-ended"):
                await bid(one, first, ana, 1)
            # a rematch is another series
            assert await stands(one, await again(one, first, ana, first=0)) == SeriesInfo(
                "best-of-three", "Best of three", 1, [0, 0], None
            )

    asyncio.run(story())
