"""Games on a Ray cluster: the same jobs, the same results; an extra (`pip install tapete[cluster]`)."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import TracebackType
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

#: Tasks under way for each core: enough that none waits for work.
AHEAD = 3


class Cluster:
    """An executor on Ray: a cluster that runs already, or one on this machine for as long as it is used."""

    def __init__(self, address: str = "local") -> None:
        # Ray silently changes how many accelerators a worker sees; games use none, so leave them alone.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        ray = self._ray = import_module("ray")
        ray.init(
            address=address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
            **({"num_cpus": os.cpu_count()} if address == "local" else {}),
        )
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results in order; what a lost worker had under way is done again elsewhere, once."""
        task = self._ray.remote(max_retries=-1)(_call)
        tool = self._ray.put(work)
        waiting: deque[Any] = deque()
        for item in items:
            waiting.append(task.remote(tool, item))
            if len(waiting) >= self.width * AHEAD:
                yield self._ray.get(waiting.popleft())
        while waiting:
            yield self._ray.get(waiting.popleft())


def _call(work: Callable[[T], R], item: T) -> R:
    return work(item)
