"""The gate: replacements act once, groups happen together, triggers hear what really happened."""

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.kernel import Event, Flow, make_gate
from tapete.kernel.flow import NOTHING
from tapete.kernel.gate import Gate


class Gain(Event):
    who: str
    n: int

    def apply(self, t: "Board") -> None:
        t.score[self.who] = t.score.get(self.who, 0) + self.n


class Loss(Event):
    UNSETTLES = True
    who: str

    def apply(self, t: "Board") -> None:
        t.index = {k: v for k, v in t.index.items() if k is not Loss}


class Board:
    def __init__(self, **index: Any) -> None:
        self.index: dict[type[Event], tuple[Any, ...]] = {}
        self.log: list[Event] = []
        self.score: dict[str, int] = {}
        self.heard: list[tuple[str, Event]] = []
        self.settled = 0


class Listens:
    instead = False
    unsettles = False

    def __init__(self, name: str) -> None:
        self.name = name

    def hears(self, t: Board, event: Event) -> bool:
        return True


class Doubles(Listens):
    instead = True

    def replace(self, t: Board, event: Gain) -> Flow[Sequence[Event]]:
        return [Gain(event.who, event.n * 2)]
        yield


class Splits(Listens):
    instead = True

    def replace(self, t: Board, event: Gain) -> Flow[Sequence[Event]]:
        return [Gain(event.who, event.n - 1), Gain("bank", 1)]
        yield


class Declines(Listens):
    instead = True

    def replace(self, t: Board, event: Gain) -> Flow[Sequence[Event]]:
        return [event]
        yield


def resolve(t: Board, heard: list[tuple[Any, Any]]) -> Flow[None]:
    t.heard += [(x.name, event) for x, event in heard]
    return
    yield


def last(t: Board, offered: list[Any], event: Event) -> Flow[Any]:
    return offered[-1]
    yield


def settle(t: Board, events: Sequence[Event]) -> Flow[None]:
    t.settled += 1
    return
    yield


happen = make_gate(resolve=resolve, prefer=last, settle=settle)


def test_nobody_listening_costs_no_generator() -> None:
    t = Board()
    assert happen(t, [Gain("a", 1), Gain("b", 2)]) is NOTHING
    assert t.score == {"a": 1, "b": 2} and len(t.log) == 2


def test_two_replacements_each_act_once_in_the_preferred_order() -> None:
    t = Board()
    t.index[Gain] = (Doubles("x"), Splits("y"))
    list(happen(t, [Gain("a", 3)]))
    assert t.score == {"a": 4, "bank": 2}  # split first (2 + 1), then each part doubled


def test_a_replacement_that_declines_leaves_the_event() -> None:
    t = Board()
    t.index[Gain] = (Declines("x"),)
    list(happen(t, [Gain("a", 3)]))
    assert t.score == {"a": 3}


def test_triggers_hear_what_really_happened() -> None:
    t = Board()
    t.index[Gain] = (Doubles("x"), Listens("ear"))
    list(happen(t, [Gain("a", 1), Gain("b", 2)]))
    assert [(name, event.n) for name, event in t.heard] == [("ear", 2), ("ear", 4)]


def test_who_listened_when_it_came_hears_it_though_it_left_by_it() -> None:
    t = Board()
    t.index[Loss] = (Listens("dying"),)
    list(happen(t, [Loss("a")]))
    assert [name for name, _ in t.heard] == ["dying"]


def test_an_unsettling_event_is_followed_by_a_look_around_even_if_nobody_listens() -> None:
    t = Board()
    list(happen(t, [Loss("a"), Loss("b")]))
    assert t.settled == 1


class Leans(Listens):
    """Says something of the table that the event may change."""

    unsettles = True

    def hears(self, t: Board, event: Event) -> bool:
        return False


def test_an_event_that_a_listener_leans_on_is_followed_by_a_look_around_too() -> None:
    t = Board()
    t.index[Gain] = (Leans("scale"),)
    list(happen(t, [Gain("a", 1)]))
    assert t.settled == 1 and not t.heard


class Arrival(Event):
    UNSETTLES = True

    def apply(self, t: "Board") -> None:
        t.index = {**t.index, Arrival: (Listens("newcomer"),)}


def test_who_enters_with_an_event_that_nobody_waited_for_hears_it() -> None:
    t = Board()
    list(happen(t, [Arrival()]))
    assert [name for name, _ in t.heard] == ["newcomer"]
    assert t.settled == 1


class Once(Event):
    """Happens to somebody to whom it has not happened yet."""

    who: str

    def apply(self, t: "Board") -> None:
        t.score[self.who] = t.score.get(self.who, 0) + 1

    def overtaken(self, t: "Board") -> bool:
        return self.who in t.score


class SendsAnother(Listens):
    """Somebody else goes at once, in the place of `a`."""

    instead = True

    def hears(self, t: Board, event: Once) -> bool:
        return event.who == "a"

    def replace(self, t: Board, event: Once) -> Flow[Sequence[Event]]:
        yield from happen(t, [Once(self.name)])
        return []


def test_what_a_stand_in_has_done_already_does_not_happen_again() -> None:
    t = Board()
    t.index[Once] = (SendsAnother("c"),)
    list(happen(t, [Once("a"), Once("b"), Once("c")]))
    assert t.score == {"c": 1, "b": 1}


@pytest.mark.parametrize("listener", [None, Listens("ear"), Doubles("twice"), Splits("bank"), Declines("no")])
@pytest.mark.parametrize("event", [Gain("ana", 3), Loss("ana")])
def test_an_event_alone_takes_the_road_of_a_group_of_one(listener: Listens | None, event: Event) -> None:
    gate = Gate(resolve, last)
    gate.settles(settle)
    boards = Board(), Board()
    for t in boards:
        if listener is not None:
            t.index = {Gain: (listener,), Loss: (Listens("goes"), Listens("stays"))}
    list(gate.happen(boards[0], [event]))
    list(gate.befall(boards[1], event))
    one, other = ((t.log, t.score, t.heard, t.settled) for t in boards)
    assert one == other
