"""Bots at tables: they think in processes of their own, so that the server stays quick.

A thinking process plays the table's moves again, keeps what it has played, and gives the bot one
seat's eyes. The quickest bots answer on the spot.
"""

from __future__ import annotations

import logging
import os
import time
from collections import OrderedDict
from typing import Any
from zlib import crc32

from tapete import bots

from .advising import Advised, explained
from .play import Play, Start, read_move
from .thinkers import Pool, Stuck

#: these answer at once, without thought
QUICK = frozenset({"random"})
#: who sits in for an absent player, who plays on for one that gave up, who plays against whoever has chosen none,
#: who gives hints: the first there is
STAND_INS = {"stand-in": ("hard", "normal", "random"), "caretaker": ("normal", "easy", "random"),
             "partner": ("easy", "random"), "adviser": ("expert", "hard", "random")}  # fmt: skip
KEPT_TABLES = 64
#: who plays for a bot that does not answer
THUMB = "quick"
#: seconds for which it does so, and the seats remembered
REST = 60.0
KEPT_SEATS = 10_000

log = logging.getLogger("tapete.server")


def levels() -> tuple[str, ...]:
    """The bots that can be asked to a table, the weakest first."""
    known = bots.names()
    ranked = [name for name in ("random", "easy", "normal", "hard", "expert") if name in known]
    return (*ranked, *(name for name in known if name not in ranked))


def level(name: str) -> str:
    """A bot by the name that a table uses."""
    known = bots.names()
    return next((one for one in STAND_INS.get(name, ()) if one in known), name)


class Thought:
    """Everything a thinking process needs: the table's start, its moves, and who thinks."""

    __slots__ = ("bot", "decision", "moves", "seat", "start", "table", "why")

    def __init__(
        self, table: str, start: Start, moves: list[tuple[float, str]], seat: int, decision: str, bot: str
    ) -> None:
        self.why = False
        #: whether reasons are wanted with the answer
        self.table = table
        self.start = start
        self.moves = moves
        self.seat = seat
        self.decision = decision
        self.bot = bot


def choose(play: Play, seat: int, decision: str, name: str, table: str) -> str | None:
    """What the bot takes: an option id; None if the question has passed."""
    asked = next((d for d in play.match.pending if d.id == decision and d.seat == seat), None)
    if asked is None:
        return None
    bot = bots.make(name, crc32(f"{table} {seat} {play.version}".encode()))
    return bot.choose(play.match.seat(seat), asked).id


def advise(play: Play, thought: Thought) -> Advised | None:
    """What the bot would take, with its reasons."""
    asked = next((d for d in play.match.pending if d.id == thought.decision and d.seat == thought.seat), None)
    if asked is None:
        return None
    seed = crc32(f"{thought.table} {thought.seat} {play.version}".encode())
    return explained(play.match.seat(thought.seat), asked, bots.make(thought.bot, seed), seed)


_plays: OrderedDict[str, Play] = OrderedDict()


def prepare(thought: Thought) -> None:
    """Runs in a thinking process: plays the table's moves that it does not know yet."""
    play = _plays.pop(thought.table, None)
    if play is None or play.version > len(thought.moves):
        play = Play(thought.start)
    for at, body in thought.moves[play.version :]:
        play.apply(read_move(body), at)
    _plays[thought.table] = play
    while len(_plays) > KEPT_TABLES:
        _plays.popitem(last=False)


def think(thought: Thought) -> str | Advised | None:
    """Runs in a thinking process, after `prepare`."""
    if thought.why:
        return advise(_plays[thought.table], thought)
    return choose(_plays[thought.table], thought.seat, thought.decision, thought.bot, thought.table)


def by_thumb(play: Play, seat: int, decision: str, table: str, name: str = THUMB) -> str | None:
    """What a rule of thumb says, on the spot; if even that stumbles, the first option there is."""
    asked = next((d for d in play.match.pending if d.id == decision and d.seat == seat), None)
    if asked is None:
        return None
    try:
        found = choose(play, seat, decision, name, table)
        if found is not None and asked.options.find(found) is not None:
            return found
    except Exception as error:
        log.debug("a rule of thumb stumbled", extra={"bot": name, "problem": type(error).__name__})
    return asked.options[0].id


class Thinkers:
    """A few processes that think for bots, and what is done when one of those does not answer."""

    def __init__(self, processes: int | None = None, patience: float = 15.0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: Pool | None = None
        self._resting: OrderedDict[tuple[str, int], tuple[float, int]] = OrderedDict()
        #: seats whose bot did not answer: until when a rule of thumb plays for it, and how often it was so
        self.thinking = 0
        self.lost = 0
        #: seats whose bot did not answer since the last that did

    async def choose(self, thought: Thought, play: Play) -> str | None:
        """An option id for a bot's decision; None if the question has passed."""
        thought.bot = level(thought.bot)
        if thought.bot in QUICK or self._rests(thought):
            name = thought.bot if thought.bot in QUICK else THUMB
            return by_thumb(play, thought.seat, thought.decision, thought.table, name)
        self.thinking += 1
        try:
            found = await self._think(thought, play)
            self.lost = 0
            return found
        except Exception as error:
            self._rest(thought, error)
            return by_thumb(play, thought.seat, thought.decision, thought.table)
        finally:
            self.thinking -= 1

    async def advise(self, thought: Thought, play: Play) -> Advised | None:
        """The same with reasons, for a hint; a rule of thumb has none."""
        thought.bot, thought.why = level(thought.bot), True
        if thought.bot not in QUICK and not self._rests(thought):
            try:
                advised: Advised | None = await self._ask(thought)
                return advised
            except Exception as error:
                self._rest(thought, error)
        option = by_thumb(play, thought.seat, thought.decision, thought.table)
        return None if option is None else Advised(option)

    async def _ask(self, thought: Thought) -> Any:
        if self._pool is None:
            self._pool = Pool(self._processes, prepare, think)
        return await self._pool.think(thought, self._patience)

    async def _think(self, thought: Thought, play: Play) -> str | None:
        option: str | None = await self._ask(thought)
        asked = next((d for d in play.match.pending if d.id == thought.decision), None)
        if option is not None and asked is not None and asked.options.find(option) is None:
            raise Stuck("no option")
        return option

    def _rests(self, thought: Thought) -> bool:
        until, _ = self._resting.get((thought.table, thought.seat), (0.0, 0))
        return time.monotonic() < until

    def _rest(self, thought: Thought, error: Exception) -> None:
        """The seat plays by rules of thumb for a while, each time longer; it is said the first time."""
        self.lost += 1
        seat = (thought.table, thought.seat)
        _, times = self._resting.pop(seat, (0.0, 0))
        self._resting[seat] = time.monotonic() + REST * 2**times, min(times + 1, 10)
        while len(self._resting) > KEPT_SEATS:
            self._resting.popitem(last=False)
        if times == 0:
            log.error("a bot did not answer", extra={"once": True, "table": thought.table, "seat": thought.seat,
                      "bot": thought.bot, "problem": str(error) or type(error).__name__})  # fmt: skip

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()
