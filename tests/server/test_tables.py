"""Tables, people, chat, rematches, replays and reports."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec

import tapete
from tapete.server import read_reports

from .running import Person, Server
from .test_playing import together

WithPeople = Callable[[int, Any], Any]


async def finished(ana: Person) -> dict[str, Any]:
    table = await ana.lay("me", "random", public=True)
    async with ana.sit(table["id"]) as tab:
        await tab.play_out(1)
        while tab.hello["table"]["state"] != "over":
            tab.hello["table"] = (await tab.until("table"))["table"]
    return table


def test_an_account_keeps_the_guests_games_and_opens_elsewhere(with_people: WithPeople) -> None:
    async def story(ana: Person, other: Person) -> None:
        table = await ana.lay("me", "open")
        login = {"name": f"Ana {ana.id[:6]}", "password": "correct horse"}
        made = await ana.post("/api/account", login)
        assert made.status_code == 200 and made.json()["guest"] is False

        assert (await other.post("/api/account", login)).json()["code"] == "name-taken"
        wrong = await other.post("/api/session", login | {"password": "battery staple"})
        assert wrong.status_code == 403 and wrong.json()["code"] == "bad-login"
        again = await other.post("/api/session", login | {"name": login["name"].upper()})
        assert again.json()["id"] == made.json()["id"]
        assert [t["id"] for t in (await other.get("/api/me/tables")).json()] == [table["id"]]

        assert (await other.http.delete("/api/session")).status_code == 204
        assert (await other.get("/api/me/tables")).json()["code"] == "no-session"

    with_people(2, story)


def test_a_password_is_changed_by_who_knows_it_and_ends_other_sessions(with_people: WithPeople) -> None:
    async def story(ana: Person, other: Person) -> None:
        login = {"name": f"Ana {ana.id[:6]}", "password": "correct horse"}
        await ana.post("/api/account", login)
        await other.post("/api/session", login)
        wrong = await ana.post("/api/password", {"old": "battery staple", "new": "a new password"})
        assert wrong.status_code == 403 and wrong.json()["code"] == "bad-password"
        short = await ana.post("/api/password", {"old": "correct horse", "new": "short"})
        assert short.status_code == 400

        done = await ana.post("/api/password", {"old": "correct horse", "new": "a new password"})
        assert done.status_code == 200 and (await ana.get("/api/me/tables")).status_code == 200
        assert (await other.get("/api/me/tables")).json()["code"] == "no-session"
        assert (await other.post("/api/session", login)).json()["code"] == "bad-login"
        again = await other.post("/api/session", login | {"password": "a new password"})
        assert again.json()["id"] == ana.id

    with_people(2, story)


def test_a_guest_has_no_password_to_change(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        answer = await ana.post("/api/password", {"old": "", "new": "a new password"})
        assert answer.json()["code"] == "bad-password"

    with_people(1, story)


def test_texts_call_everybody_by_name(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        await ben.http.patch("/api/me", json={"name": "Ben Gunn"})
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await b.until("update")
            assert (await a.until("update"))["waiting"]["text"] == "Ben Gunn is deciding."
            await b.say("concede")
            while not a.update["outcome"]:
                await a.hear()
            assert a.update["outcome"]["reason"] == "Ben Gunn conceded."

    with_people(2, story)


def test_the_session_cookie_cannot_be_read_by_scripts(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        ana.http.cookies.clear()
        cookie = (await ana.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie

    with_people(1, story)


def test_names_hold_no_tricks(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        for name in ("<b>", "a", "x" * 25, "a\u202eb", "ana\n", "   "):
            answer = await ana.http.patch("/api/me", json={"name": name})
            if name.strip() == "ana":
                assert answer.json()["name"] == "ana"
            else:
                assert answer.json()["code"] == "bad-name", name
        renamed = await ana.http.patch("/api/me", json={"name": "  Ñandú  d'Or "})
        assert renamed.json()["name"] == "Ñandú d'Or"

    with_people(1, story)


def test_a_public_table_is_in_the_lobby_until_its_game_is_over(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        secret = await ana.lay("me", "open")
        table = await ana.lay("me", "open", public=True)
        ids = [t["id"] for t in (await ben.get("/api/tables")).json()]
        assert table["id"] in ids and secret["id"] not in ids
        joined = (await ben.post(f"/api/tables/{table['id']}/join")).json()
        assert joined["state"] == "playing" and joined["me"] == 1
        async with ben.sit(table["id"]) as tab:
            await tab.until("update")
            await tab.say("concede")
            while tab.hello["table"]["state"] != "over":
                tab.hello["table"] = (await tab.until("table"))["table"]
        assert table["id"] not in [t["id"] for t in (await ben.get("/api/tables")).json()]

    with_people(2, story)


def test_the_lobby_is_live(with_people: WithPeople) -> None:
    from websockets.asyncio.client import connect

    async def story(ana: Person) -> None:
        async with connect(ana.url.replace("http", "ws") + "/api/lobby/socket", max_size=None) as lobby:
            json.loads(await lobby.recv())
            table = await ana.lay("me", "open", public=True)
            while table["id"] not in [t["id"] for t in json.loads(await lobby.recv())["tables"]]:
                pass

    with_people(1, story)


def test_seats_are_planned_anew_and_left_before_the_game(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await ana.lay("me", "invited", "open")
        await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        path, bot = f"/api/tables/{table['id']}", {"kind": "bot", "bot": "random"}
        assert (await ben.post(f"{path}/seats/2", bot)).json()["code"] == "not-host"
        assert (await ana.post(f"{path}/seats/1", {"kind": "open"})).json()["code"] == "seat-taken"
        assert (await ana.post(f"{path}/start")).json()["code"] == "seats-open"
        left = (await ben.post(f"{path}/leave")).json()
        assert left["seats"][1]["kind"] == "open" and left["me"] is None
        assert (await ana.post(f"{path}/seats/1", bot)).json()["state"] == "waiting"
        started = (await ana.post(f"{path}/seats/2", bot)).json()
        assert started["state"] == "playing"
        assert (await ana.post(f"{path}/leave")).json()["code"] == "started"

    with_people(2, story)


def test_a_table_that_cannot_be_is_refused_in_words(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        me = {"kind": "me"}
        bad: list[tuple[dict[str, Any], int]] = [
            ({"game": "chess", "seats": [me, me]}, 404),
            ({"game": "toy", "seats": [me]}, 400),
            ({"game": "toy", "seats": [me, me]}, 400),
            ({"game": "toy", "seats": [me, {"kind": "bot", "bot": "oracle"}]}, 400),
            ({"game": "toy", "seats": [me, {"kind": "open"}], "options": {"mood": "sad"}}, 400),
            ({"game": "toy", "seats": [me, {"kind": "open", "options": {"deck": "x"}}]}, 400),
            ({"game": "toy", "seats": [me, {"kind": "open"}], "clock": {"kind": "move", "seconds": 0}}, 400),
        ]
        for body, status in bad:
            answer = await ana.post("/api/tables?lang=es", body)
            assert answer.status_code == status and answer.json()["text"], (body, answer.text)

    with_people(1, story)


def test_two_people_of_one_name_are_told_apart_at_their_table(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        for one in (ana, ben):
            assert (await one.http.patch("/api/me", json={"name": "Celia"})).status_code == 200
        table = await ana.lay("me", "invited", "random")
        await ben.post(f"/api/join/{table['seats'][1]['invite']}", {})
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            names = [seat["name"] for seat in (await b.until("hello"))["table"]["seats"]]
            assert names == ["Celia 2", "Celia 3", "Celia (bot, by chance)"], "a bot's name is nobody else's"
            await b.say("chat", text="hola")
            assert (await a.until("chat"))["line"]["name"] == "Celia 3"

    with_people(2, story)


def test_chat_reaches_the_table_and_a_muted_seat_is_not_heard(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person, eve: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b, eve.sit(table["id"]) as e:
            await b.until("hello")
            await a.say("chat", text="<script>hola</script>\u202e")
            line = (await b.until("chat"))["line"]
            assert line["text"] == "<script>hola</script>" and line["seat"] == 0 and line["name"] == ana.name
            await e.say("chat", text="psst")
            assert (await e.until("error"))["code"] == "not-seated"
            await b.say("mute", seat=0, muted=True)
            # what a tab says is taken in order: when this is answered, that has been done
            await b.say("resync", version=0)
            await b.until("hello")
            await a.say("chat", text="can you hear me?")
            while (await a.until("chat"))["line"]["text"] != "can you hear me?":
                pass
            await b.say("chat", text="silence")
            heard = (await b.until("chat"))["line"]
            assert heard["seat"] == 1 and heard["text"] == "silence"
        async with ben.sit(table["id"]) as b:
            assert [line["seat"] for line in (await b.until("hello"))["chat"]] == [0, 0, 1]

    with_people(3, story)


def test_a_rematch_is_one_table_for_both(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person, eve: Person) -> None:
        table = await together(ana, ben)
        path = f"/api/tables/{table['id']}/rematch"
        assert (await ana.post(path)).json()["code"] == "not-over"
        async with ana.sit(table["id"]) as a:
            await a.until("update")
            await a.say("concede")
            while a.hello["table"]["state"] != "over":
                a.hello["table"] = (await a.until("table"))["table"]
            assert (await eve.post(path)).status_code == 403
            first, second = (await ana.post(path)).json(), (await ben.post(path)).json()
            assert first["id"] == second["id"] != table["id"]
            assert first["state"] == "playing" and (first["me"], second["me"]) == (0, 1)
            while not a.hello["table"]["rematch"]:
                a.hello["table"] = (await a.until("table"))["table"]
            assert a.hello["table"]["rematch"] == first["id"]

    with_people(3, story)


def test_a_replay_shows_any_move_with_every_hand_in_both_languages(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await finished(ana)
        replay = (await ana.get(f"/api/replays/{table['id']}")).json()
        assert replay["moves"] > 0 and replay["turns"][0]["move"] == 0 and replay["reason"]
        assert table["id"] in [r["id"] for r in (await ana.get("/api/replays")).json()]
        for move in (0, 1, replay["moves"] // 2, replay["moves"]):
            moment = (await ana.get(f"/api/replays/{table['id']}/at/{move}?lang=es")).json()
            assert all(isinstance(hand, list) for hand in moment["view"]["hands"])
            assert (moment["answer"] is None) == (move == 0)
            assert (moment["decision"] is None) == (move == replay["moves"])
        beyond = await ana.get(f"/api/replays/{table['id']}/at/{replay['moves'] + 1}")
        assert beyond.status_code == 404 and beyond.json()["code"] == "unknown-move"

    with_people(1, story)


def test_a_downloaded_record_replays_and_keeps_the_promise_made_at_the_start(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await finished(ana)
        answer = await ana.get(f"/api/replays/{table['id']}/record")
        assert "attachment" in answer.headers["content-disposition"]
        replay = (await ana.get(f"/api/replays/{table['id']}")).json()
        match = tapete.verify(tapete.Record.load(answer.content), replay["commitment"])
        assert match.over and list(match.outcome.scores) == replay["scores"]  # type: ignore[union-attr]

    with_people(1, story)


def test_what_if_goes_on_from_any_move_against_bots(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await finished(ana)
        replay = (await ana.get(f"/api/replays/{table['id']}")).json()
        path = f"/api/replays/{table['id']}/whatif"
        for move in (0, 5, replay["moves"] - 1):
            answer = await ana.post(path, {"move": move, "seat": 1, "bot": "random"})
            assert answer.status_code == 201, answer.text
            other = answer.json()
            assert other["whatif"] == {"replay": table["id"], "move": move} and other["me"] == 1
            async with ana.sit(other["id"]) as tab:
                assert (await tab.play_out())["scores"]
        end = await ana.post(path, {"move": replay["moves"], "seat": 1, "bot": "random"})
        assert end.status_code == 409

    with_people(1, story)


def test_what_if_tables_say_what_they_are_whose_turn_it_is_and_where_they_began(
    with_people: WithPeople,
) -> None:
    async def story(ana: Person) -> None:
        table = await finished(ana)
        turns = (await ana.get(f"/api/replays/{table['id']}")).json()["turns"]
        move = turns[2]["move"]
        asked = (await ana.get(f"/api/replays/{table['id']}/at/{move}")).json()["decision"]["seat"]
        wish = {"move": move, "seat": asked, "bot": "random"}
        other = (await ana.post(f"/api/replays/{table['id']}/whatif", wish)).json()
        # nobody has opened it: lists know it from what was written down
        mine = {t["id"]: t for t in (await ana.get("/api/me/tables")).json()}
        assert mine[other["id"]]["my_turn"] and mine[other["id"]]["turn"] == 2
        async with ana.sit(other["id"]) as tab:
            first, *_ = (await tab.until("hello"))["log"]
            assert first["kind"] == "whatif" and first["version"] == 0
            assert f"move {move} " in first["text"] and "in turn 2;" in first["text"]
            assert f"{ana.name} to decide" in first["text"]
            await tab.play_out()
            while tab.hello["table"]["state"] != "over":
                tab.hello["table"] = (await tab.until("table"))["table"]
        replay = (await ana.get(f"/api/replays/{other['id']}")).json()
        assert replay["whatif"] == {"replay": table["id"], "move": move}
        assert replay["turns"][0]["text"] == "Turn 2"
        async with ana.sit(table["id"]) as tab:
            assert all(event["kind"] != "whatif" for event in (await tab.until("hello"))["log"])

    with_people(1, story)


def test_a_replay_counts_turns_as_the_table_does(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        bots = [{"kind": "bot", "bot": "random"}]
        wish = {"game": "keyforge", "seats": [{"kind": "me"}, *bots]}
        table = (await ana.post("/api/tables", wish)).json()
        async with ana.sit(table["id"]) as tab:
            while tab.update.get("turn", 0) < 6:
                await tab.answer(-1)
            await tab.say("concede")
            while tab.hello["table"]["state"] != "over":
                tab.hello["table"] = (await tab.until("table"))["table"]
        turns = (await ana.get(f"/api/replays/{table['id']}")).json()["turns"]
        assert turns[0]["text"] == "Beginning" and len(turns) > 5
        for one in turns[1:]:
            view = (await ana.get(f"/api/replays/{table['id']}/at/{one['move']}")).json()["view"]
            assert one["text"] == f"Turn {view['turn']}"

    with_people(1, story)


def test_a_game_in_play_has_no_replay(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        for path in ("", "/at/0", "/record"):
            assert (await ana.get(f"/api/replays/{table['id']}{path}")).status_code == 404

    with_people(1, story)


def test_a_problem_is_reported_with_everything_needed_to_look_at_it(
    with_people: WithPeople, server: Server
) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            await tab.answer(0)
        filed = await ana.post(f"/api/tables/{table['id']}/report", {"text": "gems vanish", "view": {"a": 1}})
        assert filed.status_code == 201
        (report,) = await asyncio.to_thread(read_reports, server.database, filed.json()["id"])
        match = tapete.replay(msgspec.convert(report.body["record"], tapete.Record))
        assert report.text == "gems vanish" and report.seat == 0 and report.body["view"] == {"a": 1}
        assert report.body["position"] and len(match.record().answers) >= 1

    with_people(1, story)


def test_the_games_tell_their_settings(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        games = {g["id"]: g for g in (await ana.get("/api/games?lang=es")).json()}
        assert games["toy"]["name"] == "Tesoro" and games["toy"]["seats"] == [2, 3]
        (mood,) = games["toy"]["options"]
        assert mood["kind"] == "choice" and [c["id"] for c in mood["choices"]] == ["calm", "wild"]
        assert "random" in [b["id"] for b in games["toy"]["bots"]]

    with_people(1, story)
