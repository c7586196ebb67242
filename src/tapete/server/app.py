"""The application: routes, what they depend on, and how errors are told."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tapete import __version__
from tapete.kernel.errors import Broken, TapeteError

from .addresses import AddressesController
from .analyses import Analyses, AnalysesController
from .budgets import Limits
from .bus import Bus
from .config import Config
from .courses import CoursesController
from .decks import DecksController
from .games import GamesController
from .hall import Hall
from .health import Health, health
from .lessons import LessonsController
from .mine import MineController
from .page import page_routes
from .people import Asking, PeopleController, language, me
from .puzzles import PuzzlesController
from .refusals import UNREADABLE, Refused, code_of, say, text_of
from .replays import Films, ReplaysController
from .safety import Guard, caller
from .sockets import lobby_socket, table_socket
from .store import UNREACHABLE, Store
from .tables import TablesController
from .wire import FromPage, FromServer, Problem

log = logging.getLogger("tapete.server")

#: no message is longer than this many bytes
LARGEST = 64 * 1024


def create_app(config: Config) -> Litestar:
    """A server over a database that has been upgraded."""
    worker = secrets.token_hex(8)
    store = Store(config.database, worker)
    hall = Hall(config, store, Bus(store.database, worker), worker)
    limits, analyses = Limits(config.pace), Analyses()

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            analyses.close()
            await hall.close()

    app = Litestar(
        [PeopleController, AddressesController, GamesController, TablesController, ReplaysController, DecksController,
         LessonsController, PuzzlesController, MineController, AnalysesController, CoursesController, table_socket, lobby_socket, health, metrics, socket_schema, *page_routes(static_dir())],
        dependencies=provided(hall, limits, Films(), analyses),
        exception_handlers={Exception: tell_problem},
        lifespan=[open_hall],
        openapi_config=OpenAPIConfig(
            title="Tapete", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        logging_config=None,
        debug=False,
    )  # fmt: skip
    # around everything, so that paths nobody knows are guarded too
    app.asgi_handler = Guard(app.asgi_handler, config, limits, hall.metrics)
    return app


def provided(hall: Hall, limits: Limits, films: Films, analyses: Analyses) -> dict[str, Provide]:
    """What handlers ask for by name."""

    async def the_hall() -> Hall:
        return hall

    async def the_limits() -> Limits:
        return limits

    async def the_films() -> Films:
        return films

    async def the_analyses() -> Analyses:
        return analyses

    doctor = Health(hall)

    async def the_doctor() -> Health:
        return doctor

    async def the_address(request: Asking) -> str:
        return caller(request.scope, hall.config)

    async def the_lang(request: Asking) -> str:
        return language(request)

    return {
        "hall": Provide(the_hall),
        "limits": Provide(the_limits),
        "films": Provide(the_films),
        "analyses": Provide(the_analyses),
        "doctor": Provide(the_doctor),
        "address": Provide(the_address),
        # not "lang": a field of that name in a body would be taken for it
        "tongue": Provide(the_lang),
        "me": Provide(me),
    }


def static_dir() -> Path:
    """Where the built page lies."""
    return Path(__file__).parent / "static"


@get("/api/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The messages of a table's socket as JSON Schema."""
    said, parts = msgspec.json.schema_components([FromServer, FromPage], ref_template="#/$defs/{name}")
    return {"from_server": said[0], "from_page": said[1], "$defs": parts}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Asking, hall: Hall) -> bytes:
    """Figures for Prometheus, which brings the token."""
    token = hall.config.metrics_token
    told = request.headers.get("authorization", "")
    if not token or not secrets.compare_digest(told.encode(), f"Bearer {token}".encode()):
        raise Refused(404, "not-found")
    return hall.metrics.text()


def tell_problem(request: Asking, error: Exception) -> Response[Problem]:
    """Any error as a code and a sentence; what is ours to mend goes to the log."""
    lang = language(request)
    if isinstance(error, Refused):
        return Response(Problem(error.code, error.text(lang), error.field), status_code=error.status)
    if isinstance(error, TapeteError):
        if isinstance(error, Broken):
            log.error("the rules broke", extra={"path": request.url.path})
        status = 500 if isinstance(error, Broken) else 400
        return Response(Problem(code_of(error), text_of(error, lang)), status_code=status)
    if isinstance(error, UNREADABLE):
        return Response(Problem("unreadable", say(lang, "reason-unreadable")), status_code=400)
    if isinstance(error, UNREACHABLE):
        log.error("the database does not answer", extra={"problem": type(error).__name__})
        return Response(Problem("away", say(lang, "reason-away")), status_code=503)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return tell_http(error, lang)
    if isinstance(error, msgspec.MsgspecError):
        return Response(Problem("unreadable", say(lang, "reason-unreadable")), status_code=400)
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("failed", say(lang, "reason-failed")), status_code=500)


HTTP_CODES = {404: "not-found", 405: "method", 413: "too-large", 414: "too-large"}


def tell_http(error: HTTPException, lang: str) -> Response[Problem]:
    code = HTTP_CODES.get(error.status_code, "unreadable")
    field = None
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        field = str(error.extra[0].get("key") or error.extra[0].get("message") or "")[:100] or None
    return Response(Problem(code, say(lang, f"reason-{code}"), field), status_code=error.status_code)
