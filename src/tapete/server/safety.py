"""Keeping strangers out: where requests come from, how many, how long, and what names may hold."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .budgets import Limits
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

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
#: path and query together
LONGEST = 4096


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
                await refuse(send, refusal, "websocket.http.response")
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
        strange = unreadable(scope)
        if strange is not None:
            return strange
        if not self._known(headers.get(b"host", b"").decode("latin-1")):
            return Refused(400, "host")
        if not self._limits.allows("request", caller(scope, self._config)):
            return Refused(429, "rate")
        plain = kind == "http" and scope.get("method") in PLAIN
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not plain and origin and not self._own(origin, headers.get(b"host", b"").decode("latin-1")):
            return Refused(403, "origin")
        if not plain and kind == "http" and headers.get(b"x-tapete") != b"1":
            return Refused(403, "no-header")
        return None

    def _known(self, host: str) -> bool:
        """Whether we go by that name: a page of another site may have made its own name mean this machine."""
        return not self._config.hosts or host_name(host) in self._config.hosts

    def _own(self, origin: str, host: str) -> bool:
        return origin in self._config.origins or urlsplit(origin).netloc == host

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(method_of(scope), message["status"]).inc()
                lasting = [(b"strict-transport-security", b"max-age=31536000")] if self._config.secure else []
                message["headers"] = [*message.get("headers", []), *HEADERS, *lasting]
            await send(message)

        return told


def unreadable(scope: Scope) -> Refused | None:
    """What no path or query is: over-long, not UTF-8, or with control characters."""
    parts = bytes(scope.get("raw_path") or b""), bytes(scope.get("query_string") or b"")
    if sum(map(len, parts)) > LONGEST:
        return Refused(414, "too-large")
    try:
        texts = [unquote_to_bytes(part).decode() for part in parts]
    except UnicodeDecodeError:
        return Refused(400, "unreadable")
    if any(ord(c) < 32 or ord(c) == 127 for text in texts for c in text):
        return Refused(400, "unreadable")
    return None


def method_of(scope: Scope) -> str:
    """A method as a label: there are only so many."""
    method = str(scope.get("method"))
    return method if method in METHODS else "other"


def host_name(host: str) -> str:
    """A Host header without its port, as names are compared."""
    name, _, port = host.rpartition(":")
    bare = not port.isdecimal() or (":" in name and not host.startswith("["))
    return (host if bare else name).strip("[]").rstrip(".").lower()


async def refuse(send: Send, refusal: Refused, kind: str = "http.response") -> None:
    """Answer with a refusal before anything else has run."""
    body = write(Problem(refusal.code, say("en", f"reason-{refusal.code}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def caller(scope: Scope, config: Config) -> str:
    """The address that a request comes from; of IPv6 the network, which one household or machine has whole."""
    client = scope.get("client")
    found = client[0] if client else "?"
    if config.trust_proxy:
        told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        steps = [step.strip() for line in told for step in line.split(",")]
        # each trusted proxy adds one at the end; what comes before was written by the caller
        found = steps[-config.trust_proxy] if len(steps) >= config.trust_proxy else found
    try:
        address = ip_address(found.strip("[]"))
    except ValueError:
        return client[0] if client else "?"
    if address.version == 6:
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False).network_address)
    return str(address)
