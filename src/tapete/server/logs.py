"""Logs: one JSON object a line. What is hidden at a table is never handed to a logger."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_own = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


MINUTE = 60.0
#: kinds of lines that are remembered
KINDS = 1000
#: what uvicorn says of every socket
CHATTER = frozenset({"connection open", "connection closed", "connection rejected (%d %s)"})


class JsonLines(logging.Formatter):
    """A record as a line of JSON: time, level, text and whatever was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _own}
        if record.exc_info:
            line["trace"] = self._trace(record)
        return json.dumps(line, ensure_ascii=False, default=str)

    def _trace(self, record: logging.LogRecord) -> list[str]:
        """Where it happened and which kind of error; its words might tell what a table holds."""
        kind, _, trace = record.exc_info or (None, None, None)
        steps = []
        while trace is not None:
            code = trace.tb_frame.f_code
            steps.append(f"{code.co_filename.rpartition('tapete/')[2]}:{trace.tb_lineno} {code.co_qualname}")
            trace = trace.tb_next
        return [kind.__name__ if kind else "?", *steps[-12:]]


class OnceAMinute(logging.Filter):
    """The same line is written once a minute, with how often it was said meanwhile: a flood fills no disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("uvicorn") and "WebSocket" in str(record.msg) + str(record.args):
            # every socket, with the link of its table
            return False
        if str(record.msg) in CHATTER:
            return False
        if record.levelno < logging.WARNING or record.__dict__.pop("once", False):
            # the latter is said once of each thing anyway
            return True
        key = (record.name, record.levelno, str(record.msg))
        at, times = self._said.get(key, (-MINUTE, 0))
        if record.created - at < MINUTE and record.created >= at:
            self._said[key] = at, times + 1
            return False
        if len(self._said) > KINDS:
            self._said.clear()
        self._said[key] = record.created, 0
        if times:
            record.repeated = times
        return True


def set_up(level: str = "INFO") -> None:
    """Everything that is logged goes to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OnceAMinute())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
