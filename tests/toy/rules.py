"""The flows of Trove."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from tapete.kernel import DONE, Event, Flow, ask, die, make_gate, shuffle, together

from .table import DEAL, HIDE, TURN, Table, worth

TURNS = 12


class Dealt(Event):
    REVEALS: ClassVar[bool] = True
    hands: list[list[int]]
    deck: list[int]

    def apply(self, t: Table) -> None:
        t.deck = list(self.deck)
        t.hands = [list(hand) for hand in self.hands]
        t.step = HIDE

    def shows(self, seat: int) -> list[int]:
        return self.hands[seat]


class Hid(Event):
    seat: int
    gems: list[int]

    def apply(self, t: Table) -> None:
        for gem in self.gems:
            t.hands[self.seat].remove(gem)
            t.vaults[self.seat].append(gem)

    def shows(self, seat: int) -> list[int]:
        return self.gems if seat == self.seat else []


class Dug(Event):
    REVEALS: ClassVar[bool] = True
    seat: int
    gem: int

    def apply(self, t: Table) -> None:
        t.deck.remove(self.gem)
        t.hands[self.seat].append(self.gem)

    def shows(self, seat: int) -> list[int]:
        return [self.gem] if seat == self.seat else []


class Shown(Event):
    seat: int
    gem: int

    def apply(self, t: Table) -> None:
        t.hands[self.seat].remove(self.gem)
        t.shown.append(self.gem)

    def shows(self, seat: int) -> list[int]:
        return [self.gem]


class Gained(Event):
    seat: int
    points: int

    def apply(self, t: Table) -> None:
        t.points[self.seat] += self.points


class Charmed(Event):
    """A five was shown: the seat's next gain is doubled."""

    seat: int

    def apply(self, t: Table) -> None:
        t.index[Gained] = (*t.index.get(Gained, ()), Doubler(self.seat))


class TurnEnded(Event):
    def apply(self, t: Table) -> None:
        t.turn += 1
        t.active = t.turn % t.seats
        t.over = t.turn >= TURNS


class Started(Event):
    def apply(self, t: Table) -> None:
        t.step = TURN


class Doubler:
    instead = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def hears(self, t: Table, event: Gained) -> bool:
        return event.seat == self.seat and event.points > 0

    def replace(self, t: Table, event: Gained) -> Flow[Sequence[Event]]:
        rest = tuple(x for x in t.index[Gained] if x is not self)
        t.index = {**t.index, Gained: rest}
        if not rest:
            del t.index[Gained]
        return [Gained(event.seat, event.points * 2)]
        yield


def first(t: Table, offered: list[Any], event: Event) -> Flow[Any]:
    return offered[0]
    yield


def nothing(t: Table, heard: list[Any]) -> Flow[None]:
    return
    yield


happen = make_gate(resolve=nothing, prefer=first)


def flow(t: Table) -> Flow[None]:
    return {DEAL: deal, HIDE: hide, TURN: turn}[t.step](t)


def deal(t: Table) -> Flow[None]:
    deck = yield from shuffle(t.deck)
    each = 4 if t.seats == 2 else 3
    hands = [[deck.pop() for _ in range(each)] for _ in range(t.seats)]
    yield from happen(t, [Dealt(hands, deck)])


def hide(t: Table) -> Flow[None]:
    hidden = yield from together({seat: partial(hide_two, t, seat) for seat in range(t.seats)})
    yield from happen(t, [*(Hid(seat, gems) for seat, gems in sorted(hidden.items())), Started()])


def hide_two(t: Table, seat: int) -> Flow[list[int]]:
    """Up to two gems, a pick at a time."""
    gems: list[int] = []
    while len(gems) < 2:
        left = [gem for gem in t.hands[seat] if gem not in gems]
        gem = yield from ask(seat, "hide", [*left, DONE], about=tuple(gems))
        if gem == DONE:
            break
        gems.append(gem)
    return gems


def turn(t: Table) -> Flow[None]:
    me = t.active
    options: list[Any] = [("show", gem) for gem in t.hands[me]]
    if t.deck:
        options.append("dig")
    options.append("gamble")
    chosen = yield from ask(me, "turn", options)
    if chosen == "dig":
        yield from happen(t, [Dug(me, t.deck[-1])])
    elif chosen == "gamble":
        yield from happen(t, [Gained(me, (yield from die(3)))])
    else:
        yield from show(t, me, chosen[1])
    yield from happen(t, [TurnEnded()])


def show(t: Table, me: int, gem: int) -> Flow[None]:
    yield from happen(t, [Shown(me, gem)])
    yield from happen(t, [Gained(me, worth(gem))])
    if worth(gem) == 5:
        yield from happen(t, [Charmed(me)])
    rival = yield from ask(me, "rival", [s for s in range(t.seats) if s != me] + [DONE], source=gem)
    if rival != DONE:
        yield from happen(t, [Gained(rival, -1)])
