"""Finished games judged move by move in the background: one process, a queue, and what is done is remembered.

The process is the humblest of the machine, so that running tables do not feel it.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from contextlib import suppress
from typing import Literal

import msgspec
from litestar import Controller, get, post

from tapete.kernel.record import Record
from tapete.kernel.words import LANGUAGES
from tapete.simulation.analysis import Judged, Question, judge_some, moves_of, retold

from .budgets import Limits
from .hall import Hall
from .people import Asking
from .refusals import Refused
from .replays import Films, finished
from .safety import caller
from .store import PersonRow
from .thinkers import Pool, Stuck
from .wire import AnalysisTold, JudgedMove

#: how long the search thinks about each move, in tries
ITERATIONS = 60
#: seconds that a few moves may take before the analysis is given up
PATIENCE = 300.0
#: moves that are judged in one go
PORTION = 4
#: analyses that are remembered, and those that may wait
KEPT = 100
WAITING = 50

#: a move that cost less of a victory turned nothing
DEAR = 0.05

#: a game and a seat of it: what is judged once is told in every language
Key = tuple[str, int]
Judgements = dict[str, list[Judged]]


class Portion(msgspec.Struct, frozen=True):
    """Some moves of a seat to judge; none: say which there are."""

    record: Record
    seat: int
    moves: tuple[int, ...] = ()


def humble(asked: Portion) -> None:
    """Runs in the process: whatever else the machine does comes first."""
    with suppress(OSError):
        os.nice(19 - os.nice(0))


def judge(asked: Portion) -> list[int] | Judgements:
    if not asked.moves:
        return moves_of(asked.record, asked.seat)
    first, *others = LANGUAGES
    question = Question(asked.record, asked.seat, ITERATIONS, 0, first)
    found = judge_some(question, asked.moves)
    return {first: found} | {lang: retold(question, found, lang) for lang in others}


class Judging:
    """An analysis that waits, goes on or is done."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves: list[int] | None = None
        self.found: Judgements = {lang: [] for lang in LANGUAGES}
        self.failed = False

    @property
    def state(self) -> Literal["waiting", "working", "done", "failed"]:
        if self.failed:
            return "failed"
        if self.moves is None:
            return "waiting"
        return "done" if self.judged >= len(self.moves) else "working"

    @property
    def judged(self) -> int:
        """How many moves have been."""
        return min(map(len, self.found.values()))


class Analyses:
    """The queue of a worker."""

    def __init__(self) -> None:
        self._pool = Pool(1, humble, judge)
        self._known: OrderedDict[Key, Judging] = OrderedDict()
        self._queue: list[Key] = []
        self._task: asyncio.Task[None] | None = None

    def known(self, key: Key) -> Judging | None:
        return self._known.get(key)

    def worst(self, id: str, lang: str, seats: int) -> tuple[int, JudgedMove] | None:
        """The move of a game that cost most, and whose, if a seat's moves have been judged."""
        found = [
            (seat, move)
            for seat in range(seats)
            for move in told(self, (id, seat), lang).moves
            if move.lost >= DEAR and told(self, (id, seat), lang).state == "done"
        ]
        return max(found, key=lambda one: one[1].lost, default=None)

    def ahead(self, key: Key) -> int:
        """How many are judged before this one."""
        return self._queue.index(key) if key in self._queue else 0

    def ask(self, key: Key, record: Record) -> Judging:
        """Put a game in the queue."""
        if len(self._queue) >= WAITING:
            raise Refused(503, "analysis-busy")
        judging = self._known[key] = Judging(record)
        self._queue.append(key)
        while len(self._known) > KEPT:
            oldest = next(old for old in self._known if old not in self._queue)
            del self._known[oldest]
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return judging

    async def _work(self) -> None:
        while self._queue:
            key = self._queue[0]
            try:
                await self._judge(key, self._known[key])
            except Stuck:
                self._known[key].failed = True
            self._queue.pop(0)

    async def _judge(self, key: Key, judging: Judging) -> None:
        _, seat = key
        asked = Portion(judging.record, seat)
        moves: list[int] = await self._pool.think(asked, PATIENCE)
        judging.moves = moves
        for start in range(0, len(moves), PORTION):
            portion = msgspec.structs.replace(asked, moves=tuple(moves[start : start + PORTION]))
            found: Judgements = await self._pool.think(portion, PATIENCE)
            for lang, judged in found.items():
                judging.found[lang] += judged

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._pool.close()


class AnalysesController(Controller):
    """Analyses."""

    path = "/api/replays/{id:str}/analysis/{seat:int}"
    tags = ["replays"]

    @get("/", summary="How far the analysis of a seat's moves is, and what it found")
    async def look(
        self, id: str, seat: int, request: Asking, hall: Hall, analyses: Analyses, limits: Limits, tongue: str
    ) -> AnalysisTold:
        limits.take("replay", caller(request.scope, hall.config))
        return told(analyses, (id, seat), tongue)

    @post("/", summary="Judge a seat's moves in the background", status_code=200)
    async def ask(
        self, id: str, seat: int, hall: Hall, films: Films, analyses: Analyses, me: PersonRow, limits: Limits,
        address: str, tongue: str,
    ) -> AnalysisTold:  # fmt: skip
        key = (id, seat)
        judging = analyses.known(key)
        if judging is None or judging.failed:
            limits.take("analysis", me.id, address)
            row = await finished(hall, id)
            if seat >= len(row.seats):
                raise Refused(404, "unknown-replay")
            film = await films.get(hall, row)
            analyses.ask(key, film.record)
        return told(analyses, key, tongue)


def told(analyses: Analyses, key: Key, lang: str) -> AnalysisTold:
    """What is known of an analysis now."""
    judging = analyses.known(key)
    if judging is None:
        return AnalysisTold("none", 0, 0, 0, [], 0.0)
    found = judging.found[lang]
    moves = [
        JudgedMove(m.move, m.turn, m.question, m.chosen, m.best, m.before, m.after, m.lost) for m in found
    ]
    good = sum(m.lost <= 0.01 for m in found) / len(found) if found else 0.0
    return AnalysisTold(
        judging.state, len(found), len(judging.moves or ()), analyses.ahead(key), moves, round(good, 4)
    )
