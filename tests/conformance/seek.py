"""Looking for a legal line: from a quiet table, through the clicked cards, to the oracle's next position."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tapete.games.keyforge.table import Table
from tapete.kernel.chance import Pick, Question, Shuffle
from tapete.kernel.decision import Ask

MOST_LINES = 600


class Crossroads(Exception):
    """Chance is asked for something that the line does not tell: every result is tried, where one was recorded the
    others last of all.
    """

    def __init__(self, ways: int, recorded: int | None = None) -> None:
        super().__init__("crossroads")
        self.now = [recorded] if recorded is not None else list(reversed(range(ways)))
        self.last = [i for i in range(ways) if i not in self.now]


class Arrived(Exception):
    """The table is at a quiet moment that the caller was waiting for."""

    def __init__(self, table: Table, asks: list[tuple[Ask, Any]]) -> None:
        super().__init__("arrived")
        self.table = table
        self.asks = asks


@dataclass
class RecordedFate:
    """Chance as the oracle recorded it, by card id; picks come from the line being tried."""

    shuffles: list[list[str]]
    randoms: list[tuple[list[str], list[str]]]
    """Cards drawn at random, in order, and those they were drawn from."""
    names: Callable[[Any], str]
    picks: list[int] = field(default_factory=list)
    used: int = 0
    taken: list[int] = field(default_factory=list)
    """The cards that were picked at random so far."""

    def result(self, question: Question, t: Table) -> Any:
        """What the oracle's shuffle gave, or the next pick of the line."""
        if isinstance(question, Shuffle):
            return self._order(list(question.items))
        if not isinstance(question, Pick):
            return self._pick(1)
        pool, order = self._pool(t, question.n)
        found = [pool.index(n) for name in order for n in pool if self.names(n) == name]
        picked = self._pick(question.n, found[0] if found else None)
        self.taken += pool[picked : picked + 1]
        return picked

    def _pool(self, t: Table, ways: int) -> tuple[list[int], list[str]]:
        """The cards that seem to be picked from, and the order in which the oracle's chance drew such cards."""
        for order, source in sorted(self.randoms, key=lambda told: len(told[1]) != ways):
            for zone in (*t.hand, *t.archives, *_creatures_of_each(t)):
                left = [n for n in zone if n not in self.taken]
                if len(left) == ways and {*map(self.names, left)} <= {*source}:
                    return left, order
        return [], []

    def _pick(self, ways: int, recorded: int | None = None) -> int:
        if self.used >= len(self.picks):
            raise Crossroads(ways, recorded)
        self.used += 1
        return self.picks[self.used - 1]

    def _order(self, items: list[Any]) -> list[Any]:
        """The recorded order of the same cards; the oracle may have shuffled them more often than we do."""
        held = sorted(map(self.names, items))
        orders = [order for order in self.shuffles if sorted(order) == held]
        if not orders:
            return items
        order = orders[0] if len(orders) == 1 else orders[self._pick(len(orders))]
        return _arranged(items, order, self.names)


def _creatures_of_each(t: Table) -> Iterator[list[int]]:
    """The creatures in play by their owners."""
    for owner in (0, 1):
        yield [
            n for line in (t.line[t.active], t.line[1 - t.active]) for n in line if t.cast[n].owner == owner
        ]


def _arranged(items: list[Any], order: Sequence[str], names: Callable[[Any], str]) -> list[Any]:
    left = list(items)
    found = []
    for name in order:
        item = next(item for item in left if names(item) == name)
        left.remove(item)
        found.append(item)
    return found


@dataclass
class Run:
    """One line being played: the questions answered so far and the one that waits."""

    table: Table
    asks: list[tuple[Ask, Any]]
    waiting: Ask | None


def play(
    game: Any, start: Table, answers: list[Any], fate: RecordedFate, watch: Callable[[Table], bool]
) -> Run:
    """Drive the rules through these answers, as a match does; `Arrived` at the first quiet moment wanted."""
    t = start.copy()
    t.log = []
    asks: list[tuple[Ask, Any]] = []
    left = list(answers)
    begun = False
    while not t.over:
        if begun and watch(t):
            raise Arrived(t.copy(), asks)
        begun = True
        flow, value = game.flow(t), None
        while True:
            try:
                question = flow.send(value)
            except StopIteration:
                break
            if t.over:
                flow.close()
                break
            if not isinstance(question, Ask):
                value = fate.result(question, t)
            elif len(question.options) == 1 and not question.reveals:
                value = question.options[0]
            elif not left:
                return Run(t, asks, question)
            else:
                value = left.pop(0)
                asks.append((question, value))
    return Run(t, asks, None)


@dataclass
class Line:
    """Answers and picks that led somewhere, with the questions met."""

    answers: list[Any] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)


@dataclass
class Found:
    """How a search ended: the table at the end of the line, or the last tables seen."""

    table: Table | None
    asks: list[tuple[Ask, Any]]
    tried: int
    last: Table | None = None
    broke: str = ""


def seek(
    game: Any,
    start: Table,
    fate: Callable[[], RecordedFate],
    watch: Callable[[Table], bool],
    rank: Callable[[Run], list[Any]],
) -> Found:
    """Try lines, the likeliest first, until one arrives; `rank` orders and narrows the options that wait."""
    waiting = [Line()]
    tried, last, broke = 0, None, ""
    while waiting and tried < MOST_LINES:
        line = waiting.pop()
        tried += 1
        chance = fate()
        chance.picks = line.picks
        try:
            run = play(game, start, line.answers, chance, watch)
        except Arrived as arrived:
            return Found(arrived.table, arrived.asks, tried)
        except Crossroads as crossroads:
            waiting[:0] = [Line(line.answers, [*line.picks, i]) for i in crossroads.last]
            waiting += [Line(line.answers, [*line.picks, i]) for i in crossroads.now]
            continue
        except Exception as error:
            broke = broke or f"{type(error).__name__}: {error}"
            continue
        last = run.table
        if run.waiting is not None:
            waiting += [Line([*line.answers, code], line.picks) for code in reversed(rank(run))]
        elif watch(run.table):
            return Found(run.table, run.asks, tried)
    return Found(None, [], tried, last, broke)


def opening(game: Any, start: Table) -> list[Any]:
    """What the first question of a step offers, also when the match would answer it itself."""
    t = start.copy()
    t.log = []
    question = game.flow(t).send(None)
    return list(question.options) if isinstance(question, Ask) else []
