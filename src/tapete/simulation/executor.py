"""Where games are played: here, on the cores of this machine, or wherever else somebody writes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Executor(Protocol):
    """Does the same thing to many items."""

    width: int
    """how many items it works on at once"""

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results in the order of the items, each as soon as it and those before it are there."""


class Local:
    """The cores of this machine; one alone needs no second process."""

    def __init__(self, jobs: int = 1) -> None:
        self.width = max(1, jobs)

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """In this process, or on `width` fresh ones."""
        if self.width == 1 or len(items) < 2:
            yield from map(work, items)
            return
        # Forking a process that runs threads (a progress bar) may hang, so each starts afresh.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(self.width, len(items)), context) as pool:
            yield from pool.map(work, items)
