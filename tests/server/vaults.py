"""A vault of printed decks on this machine, that answers as the publisher's does or fails on purpose."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.games.keyforge.later import later_deck

import tapete
from tapete.games.keyforge.decks import write_deck

#: how the last group of an id makes the vault behave
GOOD, UNKNOWN, BROKEN, BUSY, SLOW, ENDLESS, PROSE, ELSEWHERE, LATER, DRIPPING = (
    f"{n:012x}" for n in range(1, 11)
)


def deck_id(way: str, number: int = 7) -> str:
    return f"{number:08x}-0000-4000-8000-{way}"


def answer(number: int) -> bytes:
    decks = tapete.game("keyforge").decks
    assert decks is not None
    return decks.write(decks.generate(None, number), "vault").encode()


class Handler(BaseHTTPRequestHandler):
    """What lies behind `/api/decks/v2/…/?links=cards`."""

    def do_GET(self) -> None:
        server = self.server
        assert isinstance(server, LocalVault)
        server.asked.append(self.path)
        id = self.path.removeprefix("/api/decks/v2/").removesuffix("/?links=cards")
        number, way = int(id[:8], 16), id[-12:]
        if way == GOOD:
            self.tell(200, answer(number))
        elif way == LATER:
            self.tell(200, write_deck(later_deck(), "vault").encode())
        elif way == SLOW:
            time.sleep(3)
        elif way == ENDLESS:
            self.tell(200, b" " * 2_000_000)
        elif way == DRIPPING:
            self.drip()
        elif way == ELSEWHERE:
            self.send_response(302)
            self.send_header("Location", f"/api/decks/v2/{deck_id(GOOD)}/?links=cards")
            self.end_headers()
        else:
            self.tell({UNKNOWN: 404, BROKEN: 500, BUSY: 429, PROSE: 200}[way], b"<html>nothing here</html>")

    def drip(self) -> None:
        """An answer that never ends, a byte at a time."""
        self.send_response(200)
        self.end_headers()
        try:
            for _ in range(30):
                self.wfile.write(b" ")
                time.sleep(0.1)
        except OSError:
            return

    def tell(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            return  # whoever asked has heard enough

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: the tests ask what was asked."""


class LocalVault(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


@contextmanager
def vault() -> Iterator[LocalVault]:
    with LocalVault() as here:
        threading.Thread(target=here.serve_forever, daemon=True).start()
        try:
            yield here
        finally:
            here.shutdown()
