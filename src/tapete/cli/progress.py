"""A bar for what takes long: on stderr, only where a person watches, only after two seconds."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 2.0


class Bar:
    """Counts what is done; shows itself when the wait grows long."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self.done = 0
        self._began = time.monotonic()
        self._progress: Progress | None = None
        self._watched = sys.stderr.isatty()

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def advance(self, count: int = 1) -> None:
        """So many more are done."""
        self.done += count
        if self._progress is None and self._watched and time.monotonic() - self._began > PATIENCE:
            self._show()
        if self._progress is not None:
            self._progress.update(self._progress.task_ids[0], completed=self.done)

    def _show(self) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._progress.add_task(self.label, total=self.total)
        self._progress.start()
