"""Processes that think for bots: one that hangs is replaced, and all of them end with their parent.

Hand-written over `multiprocessing`: the standard pool of processes cannot end a single one that hangs.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

#: seconds that a process may take to start and to prepare: reading the rules of a game, playing a table's moves
START = 120.0


class Stuck(Exception):
    """Nobody answered in time, or the process ended."""


Work = Callable[[Any], Any]


def serve(pipe: Connection, prepare: Work, work: Work) -> None:
    """Runs in a process: works on what comes, one piece after another, and tells when it has begun."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        for step in (prepare, work):
            try:
                told = True, step(asked)
            except Exception as error:
                # its words might tell what a table holds
                told = False, type(error).__name__
            pipe.send(told)


def end_with_parent() -> None:
    """However the parent ends, killed too, and however busy we are."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)


class Thinker:
    """One process, started when first needed and anew after it got stuck."""

    def __init__(self, prepare: Work, work: Work) -> None:
        self._work = prepare, work
        self._pipe: Connection | None = None
        self._process: Any = None

    def think(self, asked: Any, seconds: float) -> Any:
        """Blocks until it is answered, at most so many seconds once the process has begun."""
        pipe = self._pipe or self._start()
        try:
            pipe.send(asked)
            self._hear(pipe, START)
            good, told = self._hear(pipe, seconds)
        except (OSError, EOFError, Stuck) as error:
            self.end()
            raise Stuck(type(error).__name__) from error
        if not good:
            raise Stuck(told)
        return told

    def _start(self) -> Connection:
        # forked children would share our sockets and locks
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *self._work), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        return ours

    def _hear(self, pipe: Connection, seconds: float) -> tuple[bool, Any]:
        if not pipe.poll(seconds):
            raise Stuck("silence")
        told: tuple[bool, Any] = pipe.recv()
        return told

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()


class Pool:
    """A few of them; who comes when all are busy waits, and that is not counted as thinking."""

    def __init__(self, processes: int, prepare: Work, work: Work) -> None:
        self._all = [Thinker(prepare, work) for _ in range(processes)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")

    async def think(self, asked: Any, seconds: float) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, asked, seconds)

    def _think(self, asked: Any, seconds: float) -> Any:
        """In one of as many threads as there are thinkers: one is always free."""
        thinker = self._free.pop()
        try:
            return thinker.think(asked, seconds)
        finally:
            self._free.append(thinker)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self._all:
            thinker.end()
