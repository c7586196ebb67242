"""What is kept but cannot be told or played: left out, so that it hides nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from .metrics import Metrics
from .store import UNREACHABLE

log = logging.getLogger("tapete.server")

#: as many are remembered; more than that is another trouble
MOST = 10_000


class Kept(Protocol):
    """A row that has a name."""

    id: str


K = TypeVar("K", bound=Kept)
T = TypeVar("T")


class Aside:
    """Rows that something is wrong with: each is logged once, all are counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._problems: dict[str, str] = {}
        self._metrics = metrics

    def __contains__(self, id: str) -> bool:
        return id in self._problems

    def __len__(self) -> int:
        return len(self._problems)

    def put(self, id: str, error: BaseException) -> None:
        """Remember that a row cannot be used; its words might tell what a table holds and stay out."""
        if id in self._problems or len(self._problems) >= MOST:
            return
        self._problems[id] = problem = type(error).__name__
        self._metrics.aside.set(len(self._problems))
        log.error("set aside", exc_info=error, extra={"row": id, "problem": problem, "once": True})

    def told(self, rows: Iterable[K], tell: Callable[[K], T]) -> list[T]:
        """Every row as it is told, without those that cannot be."""
        found = []
        for row in rows:
            try:
                found.append(tell(row))
            except Exception as error:
                self.put(row.id, error)
        return found


def ours(error: BaseException) -> bool:
    """Whether a row is to blame; a database that does not answer says nothing about one."""
    return isinstance(error, Exception) and not isinstance(error, UNREACHABLE)
