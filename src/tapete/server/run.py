"""Starting the server: one process on SQLite, or several on PostgreSQL."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar

import tapete
from tapete.kernel.words import LANGUAGES

from . import logs, sharing
from .addresses import own_names, reachable
from .app import create_app
from .config import Config, embedded
from .connections import Gate, Http, Socket
from .games import playable
from .opening import must_listen, refusal, upgraded
from .refusals import say
from .safety import host_name

SETTINGS = "TAPETE_SETTINGS"
LOG_LEVEL = "TAPETE_LOG"
METRICS_TOKEN = "TAPETE_METRICS_TOKEN"


def from_environment() -> Litestar:
    """The application of a worker process: its settings come by the environment."""
    logs.set_up(os.environ.get(LOG_LEVEL, "INFO"))
    warm()
    # What is loaded by now stays. Many short collections: one among all tables is a pause that players feel,
    # and so is one of fifty thousand young objects (75 to 140 ms at 1,000 tables).
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 50)
    # The journal's thread asks for the interpreter at every row it writes, and answers wait for it.
    sys.setswitchinterval(0.0005)
    config = msgspec.json.decode(os.environ[SETTINGS], type=Config)
    Gate.set_up(config)
    return create_app(config)


def warm() -> None:
    """Load what the first table would wait for: rules, cards and words of every game."""
    for game in playable():
        match = tapete.new_match(game.id, seats=game.seats[0], seed=0)
        for lang in LANGUAGES:
            match.view(0, lang)
            match.pending[0].text(lang)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    names: tuple[str, ...] = (),
    factory: str = "tapete.server.run:from_environment",
    **more: Any,
) -> None:
    """Run until stopped."""
    known = (*own_names(host), *(host_name(name) for name in names), *origin_names(more))
    # a proxy in front may have looked at the name already
    more["hosts"] = () if "*" in names else known
    more.setdefault("metrics_token", os.environ.get(METRICS_TOKEN, ""))
    config = Config(database=database or embedded(), addresses=reachable(host, port), **more)
    if workers > 1 and not config.database.startswith("postgres"):
        raise refusal("workers-need-postgres")
    must_listen(host, port)
    upgraded(config.database)
    os.environ[SETTINGS] = msgspec.json.encode(config).decode()
    set_up: dict[str, Any] = dict(
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        # compressing took a sixth of the time and most of the memory of a table, for some kilobytes a move
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=Http,
        ws=Socket,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        # a worker that is only busy is not taken for dead
        timeout_worker_healthcheck=30,
    )
    if workers > 1:
        sharing.run(uvicorn.Config(factory, **set_up))
    else:
        uvicorn.run(factory, **set_up)


def origin_names(settings: dict[str, Any]) -> list[str]:
    """The names of the sites that may use this server besides its own page."""
    return [host_name(urlsplit(origin).netloc) for origin in settings.get("origins", ())]


def open_table(port: int = 0, *, share: bool = False, lang: str = "en", names: tuple[str, ...] = ()) -> None:
    """The table on this machine, opened in the browser, with a database of one's own; shared, for friends in
    the same network too."""
    host = "0.0.0.0" if share else "127.0.0.1"
    port = port or free_port(host)
    # Somebody who sits down to play is told where, and what goes wrong, and nothing else.
    os.environ.setdefault(LOG_LEVEL, "WARNING")
    told = [f"Tapete: http://127.0.0.1:{port}/", *(how_to_join(host, port, lang) if share else [])]
    threading.Thread(target=open_when_ready, args=(port, told), daemon=True).start()
    vault = next((game.decks.vault for game in playable() if game.decks is not None), "")
    serve(host=host, port=port, names=names, vault=vault)


def how_to_join(host: str, port: int, lang: str) -> list[str]:
    """What somebody who shares the table tells a friend: in this network, and from any other."""
    found = [f"{address}/" for address in reachable(host, port)]
    text = str(port)
    near = (
        say(lang, "share-network", addresses=" · ".join(found))
        if found
        else say(lang, "share-no-network", port=text)
    )
    return [near, say(lang, "share-tunnel", port=text)]


def free_port(host: str, wanted: int = 8000) -> int:
    """The usual port, or any other if somebody has it."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    raise refusal("no-port")


def open_when_ready(port: int, told: list[str]) -> None:
    """Open the browser as soon as the server answers, and say where it is."""
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.1)
            continue
        print(*told, sep="\n", flush=True)
        webbrowser.open(f"http://127.0.0.1:{port}/")
        return
