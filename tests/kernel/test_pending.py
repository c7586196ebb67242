"""What is pending, whenever somebody looks."""

from typing import Any

from tests.every_game.games import begin

from tapete import Rng
from tapete.kernel.event import Event
from tapete.kernel.match import Match


class Watched(list[Event]):
    """A table's log that looks at the match at every event."""

    def __init__(self, match: Match) -> None:
        self.match, self.kept = match, match.table.log

    def append(self, event: Any) -> None:
        self.kept.append(event)
        assert self.match.pending == () and self.match.view(0)

    def extend(self, events: Any) -> None:
        for event in events:
            self.append(event)


def test_a_look_in_the_middle_of_an_event_does_not_hide_the_question_that_follows() -> None:
    match, rng = begin("toy for two", 3), Rng(3)
    match.table.log = Watched(match)
    asked = 0
    while not match.over:
        assert match.pending
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(rng.below(len(decision.options)), decision)
        asked += 1
    assert asked > 5
