"""People play over the socket: whole games, tabs in step, late answers, taking back, giving up."""

from collections.abc import Callable
from typing import Any

from .running import Person, Tab

WithPeople = Callable[[int, Any], Any]


async def together(ana: Person, ben: Person, **more: Any) -> dict[str, Any]:
    """A table of the toy game for two: Ben comes by Ana's link."""
    table = await ana.lay("me", "invited", **more)
    assert table["state"] == "waiting"
    answer = await ben.post(f"/api/join/{table['seats'][1]['invite']}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def hide_all(*tabs: Tab) -> None:
    """Everybody hides two gems: then turns begin, with seat 0."""
    for tab in tabs:
        await tab.answer(0)
        await tab.answer(0)
    latest = max(tab.update["version"] for tab in tabs)
    for tab in tabs:
        while tab.update["version"] < latest:
            await tab.hear()


def test_a_guest_plays_a_whole_game_against_a_bot(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        assert table["state"] == "playing" and table["me"] == 0
        async with ana.sit(table["id"]) as tab:
            outcome = await tab.play_out()
        assert len(outcome["scores"]) == 2 and outcome["reason"]
        info = (await ana.get(f"/api/tables/{table['id']}")).json()
        assert info["state"] == "over" and info["replay"] == table["id"]

    with_people(1, story)


def test_a_friend_comes_by_a_link_and_nobody_else_can_use_it(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person, eve: Person) -> None:
        table = await ana.lay("me", "invited")
        invite = table["seats"][1]["invite"]
        seen = (await eve.get(f"/api/tables/{table['id']}")).json()
        assert seen["seats"][1]["invite"] is None
        assert (await eve.post(f"/api/tables/{table['id']}/join")).json()["code"] == "no-open-seat"
        assert (await ben.post(f"/api/join/{invite}")).json()["me"] == 1
        for late in (await eve.post(f"/api/join/{invite}"), await eve.get(f"/api/join/{invite}")):
            assert late.status_code == 409 and late.json()["code"] == "invite-taken"

    with_people(3, story)


def test_the_link_brings_the_friend_back_whatever_the_table_does(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await ana.lay("me", "invited", "open")
        path = f"/api/join/{table['seats'][1]['invite']}"
        before = (await ben.get(path)).json()
        assert before["id"] == table["id"] and before["me"] is None, "looking sits nobody down"
        assert (await ben.post(path)).json()["me"] == 1
        assert (await ben.post(path)).json()["me"] == 1, "while it waits"
        await ana.post(f"/api/tables/{table['id']}/seats/2", {"kind": "bot", "bot": "random"})
        again = (await ben.post(path)).json()
        assert (again["state"], again["me"]) == ("playing", 1)
        async with ben.sit(table["id"]) as b, ana.sit(table["id"]) as a:
            await b.until("update")
            await b.say("concede")
            await a.say("concede")
            while b.hello["table"]["state"] != "over":
                b.hello["table"] = (await b.until("table"))["table"]
        assert (await ben.post(path)).json()["id"] == table["id"]
        shown = (await ana.get(f"/api/tables/{table['id']}")).json()
        assert shown["seats"][1]["invite"] is None, "it is shown only while the seat is open"

    with_people(2, story)


def test_four_bots_have_four_names_in_either_language(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("random", "random", "random")
        for lang in ("es", "en"):
            seats = (await ana.get(f"/api/tables/{table['id']}?lang={lang}")).json()["seats"]
            names = [seat["name"] for seat in seats]
            assert len(set(names)) == 3 and all("bot" in name for name in names)

    with_people(1, story)


def test_who_looks_on_and_then_sits_down_sees_with_that_seats_eyes(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await ana.lay("me", "open", public=True)
        async with ben.sit(table["id"]) as b:
            assert (await b.until("hello"))["seat"] is None
            await ben.post(f"/api/tables/{table['id']}/join")
            while b.hello["seat"] is None:
                await b.until("hello")
            assert (await b.my_turn())["seat"] == 1
            await b.answer(0)

    with_people(2, story)


def test_two_people_play_to_the_end_and_see_the_same_outcome(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"], lang="es") as b:
            await hide_all(a, b)
            while not (a.update["outcome"] or b.update["outcome"]):
                for tab, other in ((a, b), (b, a)):
                    while tab.update["decisions"]:
                        await tab.answer(-1)
                        while other.update["version"] < tab.update["version"]:
                            await other.hear()
            assert a.update["outcome"]["scores"] == b.update["outcome"]["scores"]
            assert a.update["outcome"]["reason"] != b.update["outcome"]["reason"]
            assert a.update["seed"] == b.update["seed"] is not None

    with_people(2, story)


def test_a_late_a_repeated_a_foreign_and_an_unreadable_answer_change_nothing(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person, eve: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b, eve.sit(table["id"]) as e:
            await a.until("update")
            first = a.update["decisions"][0]
            await a.answer(0)
            version = a.update["version"]

            await a.say("answer", decision=first["id"], option=first["options"][1]["id"])
            assert (await a.until("error"))["code"] == "late"
            await a.say("answer", decision=a.update["decisions"][0]["id"], option="moonshine")
            refused = await a.until("error")
            assert refused["code"] == "illegal" and "moonshine" in refused["text"]
            theirs = (await b.until("update"))["decisions"] or (await b.until("update"))["decisions"]
            await a.say("answer", decision=theirs[0]["id"], option=theirs[0]["options"][0]["id"])
            foreign = await a.until("error")
            assert foreign["code"] == "not-yours"
            await e.say("answer", decision=theirs[0]["id"], option=theirs[0]["options"][0]["id"])
            assert (await e.until("error"))["code"] == "not-seated"
            for nonsense in ("{", '{"type":"dance"}', '{"type":"answer"}', "[]", '{"type":"undo","x":1}'):
                await a.socket.send(nonsense)
                assert (await a.until("error"))["code"] == "unreadable"

            await a.say("resync", version=version)
            assert (await a.until("update"))["version"] == version

    with_people(3, story)


def test_two_tabs_of_a_seat_stay_in_step(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as one, ana.sit(table["id"]) as two:
            for tab, other in ((one, two), (two, one), (one, two)):
                await tab.my_turn()
                await tab.answer(0)
                while other.update.get("version", -1) < tab.update["version"]:
                    await other.hear()
                while tab.update["version"] < other.update["version"]:
                    await tab.hear()
                assert tab.update["view"] == other.update["view"]
                assert tab.update["decisions"] == other.update["decisions"]

    with_people(1, story)


def test_who_comes_back_hears_what_happened_since(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        async with ben.sit(table["id"]) as b:
            async with ana.sit(table["id"]) as a:
                await hide_all(a, b)
                known = a.update["version"]
                told = [m["events"] for m in a.told if m["type"] == "update"]
                story = [*a.hello["log"], *(event for events in told for event in events)]
                await a.answer(-1)
                missed_from = a.update["version"]
            while b.update["version"] < missed_from:
                await b.hear()
            await b.answer(-1)
            async with ana.sit(table["id"], since=known) as again:
                await again.until("update")
                assert again.hello["log"] == story
                assert {event["version"] for event in again.update["events"]} == {known + 1, known + 2}
                assert again.update["version"] == b.update["version"] == known + 2
            async with ana.sit(table["id"]) as fresh:
                await fresh.until("update")
                assert fresh.update["events"] == []
                assert fresh.hello["log"] == again.hello["log"] + again.update["events"]

    with_people(2, story)


def test_an_answer_is_taken_back_freely_while_nothing_was_revealed(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"]) as tab:
            before = (await tab.until("update"))["decisions"][0]
            assert tab.update["undo"] is None
            await tab.answer(0)
            while tab.update["undo"] != "free":
                await tab.hear()
            await tab.say("undo")
            while not tab.update["decisions"] or tab.update["decisions"][0]["options"] != before["options"]:
                await tab.until("update")
            assert tab.update["decisions"][0]["id"] != before["id"]

    with_people(1, story)


def test_beyond_that_the_other_must_agree(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await hide_all(a, b)
            asked = a.update["decisions"][0]
            dig = next(n for n, option in enumerate(asked["options"]) if option["id"] == "dig")
            await a.answer(dig)
            hand = a.update["view"]["hands"][0]
            assert a.update["undo"] == "consent"

            await a.say("undo")
            wish = await b.until("consent", settled=None)
            assert wish["by"] == 0 and wish["settled"] is None
            await b.say("consent", id=wish["id"], agree=False)
            assert (await a.until("consent"))["settled"] is False
            assert a.update["view"]["hands"][0] == hand

            await a.say("undo")
            wish = await b.until("consent", settled=None)
            await b.say("consent", id=wish["id"], agree=True)
            assert (await a.until("consent"))["settled"] is True
            assert len(a.update["view"]["hands"][0]) == len(hand) - 1
            assert a.update["decisions"][0]["options"] == asked["options"]
            assert not any(event["kind"] == "Dug" for event in a.hello["log"])

            await a.answer(dig)
            assert a.update["view"]["hands"][0] == hand, "undo never draws another gem"

    with_people(2, story)


def test_conceding_gives_the_game_to_the_other(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await together(ana, ben)
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await a.until("update")
            await b.until("update")
            await a.say("concede")
            while not b.update.get("outcome"):
                await b.hear()
            assert b.update["outcome"]["winners"] == [1]
            assert (await b.until("table"))["table"]["state"] == "over"
            await b.say("concede")
            assert (await b.until("error"))["code"] == "late"

    with_people(2, story)


def test_of_three_who_concedes_is_played_on_by_a_bot_and_cannot_win(with_people: WithPeople) -> None:
    async def story(ana: Person, ben: Person) -> None:
        table = await ana.lay("me", "invited", "random")
        await ben.post(f"/api/join/{table['seats'][1]['invite']}")
        async with ana.sit(table["id"]) as a, ben.sit(table["id"]) as b:
            await b.until("update")
            await b.say("concede")
            outcome = await a.play_out()
            assert 1 not in outcome["winners"]
            info = (await ana.get(f"/api/tables/{table['id']}")).json()
            assert info["seats"][1]["covered"]

    with_people(2, story)


def test_why_not_and_hint_are_answered(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"], lang="es") as tab:
            await tab.my_turn()
            await tab.say("why", ref="gem:3")
            assert (await tab.until("why"))["ref"] == "gem:3"
            await tab.say("hint")
            hint = await tab.until("hint", seconds=60)
            assert hint["option"] in [o["id"] for o in tab.update["decisions"][0]["options"]]

    with_people(1, story)


def test_the_language_changes_without_the_table(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        async with ana.sit(table["id"], lang="es") as tab:
            spanish = await tab.my_turn()
            await tab.say("lang", lang="en")
            await tab.until("hello")
            english = (await tab.until("update"))["decisions"][0]
            assert english["id"] == spanish["id"] and english["text"] != spanish["text"]

    with_people(1, story)
