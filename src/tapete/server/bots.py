"""Bots at tables: they think in processes of their own, so that the server stays quick.

A thinking process plays the table's moves again, keeps what it has played, and gives the bot one
seat's eyes. The quickest bots answer on the spot.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from zlib import crc32

from tapete import bots

from .play import Play, Start, read_move

#: these answer at once, without thought
QUICK = frozenset({"random"})
#: who sits in for an absent player, and who plays on for one that gave up: the first there is
STAND_INS = {"stand-in": ("normal", "easy", "random"), "caretaker": ("easy", "random")}
KEPT_TABLES = 64
#: seconds after which somebody else answers for a bot
LONGEST = 60.0

log = logging.getLogger("tapete.server")


def levels() -> tuple[str, ...]:
    """The bots that can be asked to a table, the weakest first."""
    known = bots.names()
    ranked = [name for name in ("random", "easy", "normal", "hard") if name in known]
    return (*ranked, *(name for name in known if name not in ranked))


def level(name: str) -> str:
    """A bot by the name that a table uses."""
    known = bots.names()
    return next((one for one in STAND_INS.get(name, ()) if one in known), name)


class Thought:
    """Everything a thinking process needs: the table's start, its moves, and who thinks."""

    __slots__ = ("bot", "decision", "moves", "seat", "start", "table")

    def __init__(
        self, table: str, start: Start, moves: list[tuple[float, str]], seat: int, decision: str, bot: str
    ) -> None:
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


_plays: OrderedDict[str, Play] = OrderedDict()


def think(thought: Thought) -> str | None:
    """Runs in a thinking process."""
    play = _plays.pop(thought.table, None)
    if play is None or play.version > len(thought.moves):
        play = Play(thought.start)
    for at, body in thought.moves[play.version :]:
        play.apply(read_move(body), at)
    _plays[thought.table] = play
    while len(_plays) > KEPT_TABLES:
        _plays.popitem(last=False)
    return choose(play, thought.seat, thought.decision, thought.bot, thought.table)


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # forked children would share our sockets and locks
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, thought: Thought, play: Play) -> str | None:
        """An option id for a bot's decision."""
        thought.bot = level(thought.bot)
        if thought.bot in QUICK:
            return choose(play, thought.seat, thought.decision, thought.bot, thought.table)
        self.thinking += 1
        try:
            work = asyncio.get_running_loop().run_in_executor(self._open(), think, thought)
            return await asyncio.wait_for(work, LONGEST)
        except Exception as error:
            # a process died, or a bot stumbled: somebody quick answers this once
            log.error("a bot did not answer", extra={"bot": thought.bot, "problem": type(error).__name__})
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            return choose(play, thought.seat, thought.decision, "random", thought.table)
        finally:
            self.thinking -= 1

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
