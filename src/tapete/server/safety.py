"""Keeping strangers out: where requests come from, how many, how long, and what names may hold."""

from __future__ import annotations

import re
import time
import unicodedata
from collections import OrderedDict
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .config import Config
from .metrics import Metrics
from .refusals import Refused, say
from .wire import Problem, write

COOKIE = "tapete"
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PLAIN = frozenset({"GET", "HEAD", "OPTIONS"})

#: how many at once, and how many a second after that
LIMITS: dict[str, tuple[float, float]] = {
    "request": (120, 20),
    "guest": (20, 0.2),
    "login": (10, 0.2),
    "table": (30, 0.5),
    "message": (60, 20),
    "chat": (6, 0.7),
    "hint": (5, 0.5),
    "report": (5, 0.05),
    "replay": (60, 15),
}
KEPT_BUCKETS = 20_000


class Limits:
    """Token buckets: bursts are fine, floods are not."""

    def __init__(self, pace: float = 1.0) -> None:
        self._pace = pace
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, who: str) -> bool:
        """Take a token; False when there is none."""
        most, each = LIMITS[kind]
        most, each = most * self._pace, each * self._pace
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - at) * each)
        allowed = left >= 1
        self._buckets[kind, who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, kind: str, who: str) -> None:
        """The same, as a refusal."""
        if not self.allows(kind, who):
            raise Refused(429, "rate")


class Guard:
    """Stands before every request: origin, header, rate; and adds the headers of every answer."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope, kind)
        if kind == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
                return
            await self._app(scope, receive, send)
            return
        told = self._with_headers(scope, send)
        if refusal is not None:
            await refuse(told, refusal)
            return
        await self._app(scope, receive, told)

    def _refusal(self, scope: Scope, kind: str) -> Refused | None:
        headers = dict(scope["headers"])
        if not self._limits.allows("request", caller(scope, self._config)):
            return Refused(429, "rate")
        plain = kind == "http" and scope.get("method") in PLAIN
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not plain and origin and not self._own(origin, headers.get(b"host", b"").decode("latin-1")):
            return Refused(403, "origin")
        if not plain and kind == "http" and headers.get(b"x-tapete") != b"1":
            return Refused(403, "no-header")
        return None

    def _own(self, origin: str, host: str) -> bool:
        return origin in self._config.origins or urlsplit(origin).netloc == host

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(str(scope.get("method")), message["status"]).inc()
                lasting = [(b"strict-transport-security", b"max-age=31536000")] if self._config.secure else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *lasting]
            await send(message)

        return told


async def refuse(send: Send, refusal: Refused) -> None:
    """Answer with a refusal before anything else has run."""
    body = write(Problem(refusal.code, say("en", f"reason-{refusal.code}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def caller(scope: Scope, config: Config) -> str:
    """The address that a request comes from."""
    if config.trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return value.decode("latin-1").split(",")[-1].strip()
    client = scope.get("client")
    return client[0] if client else "?"


NAME = re.compile(r"[\w .'\-]{2,24}")


def clean_name(text: str) -> str:
    """A name as it will be shown: letters, digits and a few signs, with no tricks of direction or case."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not NAME.fullmatch(name):
        raise Refused(400, "bad-name", field="name")
    return name


def clean_text(text: str, most: int = 500) -> str:
    """What people write to each other, without control and direction characters."""
    kept = [c for c in text if c == "\n" or unicodedata.category(c)[0] != "C"]
    return "".join(kept).strip()[:most]
