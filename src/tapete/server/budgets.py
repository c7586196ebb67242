"""Budgets: how much one person and one address may ask for, over all their sockets and requests."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from .refusals import Refused

#: how many at once, and how many a second after that
LIMITS: dict[str, tuple[float, float]] = {
    "request": (120, 20),
    "guest": (20, 0.2),
    "login": (10, 0.2),
    "account": (10, 0.05),
    "table": (30, 0.5),
    "whatif": (10, 0.1),
    "message": (60, 20),
    "again": (10, 1),
    "bytes": (4_000_000, 100_000),
    "chat": (6, 0.7),
    "hint": (5, 0.5),
    "report": (5, 0.05),
    "deck": (30, 0.5),
    "vault": (10, 0.1),
    "lesson": (60, 5),
    "analysis": (4, 0.005),
    "replay": (60, 15),
}
#: an address may be a household or a school: so many times as much as one person
NEIGHBOURS = 5
#: open sockets of one person; of an address, so many times as many
SOCKETS = 30
KEPT_BUCKETS = 20_000


class Limits:
    """Token buckets: bursts are fine, floods are not."""

    def __init__(self, pace: float = 1.0) -> None:
        self._pace = pace
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def allows(self, kind: str, who: str, cost: float = 1, times: float = 1) -> bool:
        """Take from a bucket that is not empty, once more than is left if need be; False when it is empty."""
        most, each = (figure * self._pace * times for figure in LIMITS[kind])
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - at) * each)
        allowed = left >= 1
        self._buckets[kind, who] = (left - cost if allowed else left, now)
        if len(self._buckets) > KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, kind: str, who: str | None, address: str | None = None, cost: float = 1) -> None:
        """The same for a person, for an address, or for both, as a refusal."""
        if address is not None and not self.allows(kind, f"@{address}", cost, NEIGHBOURS):
            raise Refused(429, "rate")
        if who is not None and not self.allows(kind, who, cost):
            raise Refused(429, "rate")

    @contextmanager
    def socket(self, who: str | None, address: str) -> Iterator[None]:
        """A socket that is open while this lasts."""
        keys = {f"@{address}": SOCKETS * NEIGHBOURS, **({who: SOCKETS} if who else {})}
        if any(self._sockets[key] >= most * self._pace for key, most in keys.items()):
            raise Refused(429, "sockets")
        self._sockets.update(keys.keys())
        try:
            yield
        finally:
            self._sockets.subtract(keys.keys())
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]
