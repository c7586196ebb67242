"""People play over the socket."""

from collections.abc import Callable
from typing import Any

from .running import Person

WithPeople = Callable[[int, Any], Any]


def test_a_guest_plays_a_whole_game_against_a_bot(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        table = await ana.lay("me", "random")
        assert table["state"] == "playing" and table["me"] == 0
        async with ana.sit(table["id"]) as tab:
            outcome = await tab.play_out()
        assert len(outcome["scores"]) == 2 and outcome["reason"]

    with_people(1, story)
