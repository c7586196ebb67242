"""sample_world: what else could be true, for all that one seat knows.

At a quiet moment the game deals anew, on a copy, whatever the seat cannot deduce. In the middle of
an action that happens where the action began and the answers since are given again (`retelling`); a
world in which they no longer fit, or in which the seat would see something else, is thrown away.

What happened may be so rare that no world drawn freely shows it. Then more and more of what is hidden
keeps its place, at last all of it: the truth fits what the seat has seen, so some world always does.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from .chance import Question, Rng, SeededFate, Shuffle, number
from .errors import Illegal
from .history import Base
from .retelling import retold

if TYPE_CHECKING:
    from .match import Match

#: how many worlds are drawn freely before some of the hidden cards keep their places
TRIES = 200
#: how many in a hundred of them keep it then, and how often each is tried
SHARES = (25, 50, 75, 90, 97, 100)
FEW = 16


class Held:
    """What keeps its place: all that the seat has seen, and a share of the rest."""

    __slots__ = ("key", "seen", "share")

    def __init__(self, seen: Container[int], share: int, key: bytes) -> None:
        self.seen = seen
        self.share = share
        self.key = key

    def __contains__(self, card: object) -> bool:
        if self.share == 100 or card in self.seen:
            return True
        return type(card) is int and number(self.key, card & 0xFFFF) % 100 < self.share


def _holding(seen: Container[int], rng: Rng) -> Iterator[Container[int]]:
    """What keeps its place in one attempt after another."""
    for _ in range(TRIES):
        yield seen
    for share in SHARES:
        for _ in range(FEW):
            yield Held(seen, share, rng.below(1 << 62).to_bytes(8, "little"))


class Echo:
    """Chance that has spoken stays as it was seen, hidden shuffles are shuffled anew; then a new seed."""

    __slots__ = ("future", "kept", "past", "results", "rng", "until")

    def __init__(self, match: Match, kept: Container[int], rng: Rng) -> None:
        self.past = match.fate
        self.until = match.drawn
        self.future = SeededFate(f"{rng.key.hex()} {rng.count}")
        self.kept = kept
        self.rng = rng
        self.results: dict[int, list[Any]] = {}

    def result(self, question: Question, count: int) -> Any:
        if count > self.until:
            return self.future.result(question, count)
        if type(question) is not Shuffle:
            return self.past.result(question, count)
        if count not in self.results:
            self.results[count] = self._loosened(self.past.result(question, count))
        return list(self.results[count])

    def _loosened(self, order: list[Any]) -> list[Any]:
        """Another order, in which only what the seat has seen since keeps its place."""
        loose = [i for i, item in enumerate(order) if item not in self.kept]
        for i, item in zip(loose, self.rng.shuffled(sorted(order[i] for i in loose)), strict=True):
            order[i] = item
        return order


def sample(match: Match, seat: int, seed: int) -> Match:
    """A world that this seat cannot tell from the true one."""
    if match.over:
        return match.fork()
    # What is known to everybody: how often others were asked is not.
    rng = Rng(f"world {seed} {match.log.total} {match.drawn}")
    if match.quiet:
        return _at_rest(match, seat, rng)
    return _in_action(match, seat, rng)


def _at_rest(match: Match, seat: int, rng: Rng) -> Match:
    asked = [(d.seat, d.kind) for d in match.pending]
    for kept in _holding((), rng):
        world = match.fork()
        match.game.redraw(world.table, seat, rng, kept)
        _cut_loose(world, rng)
        if match.ask is not None and match.ask.seat == seat:
            return world
        # What another seat may do depends on what it holds: ask it anew. A world in which it would
        # not be asked at all is not this one.
        world.restart(match)
        if [(d.seat, d.kind) for d in world.pending] == asked:
            return world
    raise Illegal("no-world")


def _cut_loose(world: Match, rng: Rng) -> None:
    """Give a redrawn world its own root and its own future."""
    world.fate = SeededFate(f"{rng.key.hex()} {rng.count}")
    world.root = world.base = Base(world.table.copy(), world.answers.total, world.log.total, world.drawn)


def _in_action(match: Match, seat: int, rng: Rng) -> Match:
    seen = _seen_at(match, seat)
    base = match.base
    shown = {number for event in match.log.since(base.events) for number in event.shows(seat)}
    for kept in _holding(shown, rng):
        world = match.bare()
        world.table = base.table.copy()
        match.game.redraw(world.table, seat, rng, kept)
        world.log = match.log.back_to(base.events)
        world.answers = match.answers.back_to(base.answers)
        world.drawn = base.drawn
        _cut_loose(world, rng)
        world.fate = Echo(match, kept, rng)
        world.outcome, world.over = None, False
        world.clear()
        world.attach()
        if retold(world, match, seat, rng) and _seen(world, seat, base) == seen:
            return world
    raise Illegal("no-world")


def glimpse(match: Match, seat: int, seed: int) -> Any:
    """The table of this moment with what the seat cannot deduce dealt anew: to look at, not to play on.

    Nobody asks whether the action so far would have led there, so there is always one.
    """
    table = match.fork().table
    match.game.redraw(table, seat, Rng(f"glimpse {seed} {match.log.total} {match.drawn}"), ())
    return table


def _seen_at(match: Match, seat: int) -> bytes:
    """What the seat sees since the action began; looked at once for all worlds drawn at the same question."""
    looked = match.looked
    if looked is not None and looked[0] is match.ask and looked[1] == seat:
        return looked[2]
    _keep_the_beginning(match)
    seen = _seen(match, seat, match.base)
    if match.ask is not None:
        match.looked = (match.ask, seat, seen)
    return seen


def _keep_the_beginning(match: Match) -> None:
    """Make the beginning of the action the match's checkpoint, whatever its policy was.

    Before it others had secrets of their own, and answers given again there would seldom fit.
    """
    if match.setup.checkpoints == "action":
        return
    again = match.back(match.base)
    again.setup = msgspec.structs.replace(match.setup, checkpoints="action")
    for seat, code, _, _ in match.answers.since(match.base.answers):
        again.accept_from(seat, code)
    match.base = again.base


def _seen(match: Match, seat: int, base: Base) -> bytes:
    """What the seat sees, with the story since a moment, as bytes to compare. A world may have copies of its own,
    of questions that only it asks: those say nothing of when the action began."""
    shown = match.shown(seat)
    asked = shown.decision and msgspec.structs.replace(shown.decision, id="")
    shown = msgspec.structs.replace(shown, decision=asked)
    return msgspec.json.encode((shown, match.story(seat, since=base.events)))
