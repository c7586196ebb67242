"""A table whose game a test sets up: the page is the real one, and what it hears comes from a real match."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

from tapete import Match
from tapete.server import presenter
from tapete.server.play import Answered, Play, Start
from tapete.server.wire import write

from .table import Visitor


class Puppets:
    """A match seen from one seat; the test answers for the others, the page for its own."""

    def __init__(self, visitor: Visitor, match: Match, seat: int, lang: str = "es") -> None:
        self.visitor, self.match, self.seat, self.lang = visitor, match, seat, lang
        self.play = Play(Start(match.game.id, match.seats, {}, "1", 0.0))
        self.play.match = match
        self.play._counts = [match.happened]
        self.socket: WebSocketRoute | None = None
        self.answered: list[str] = []
        info = visitor.asks("GET", f"/tables/{visitor.lays(match.game.id, *['random'] * (match.seats - 1))}")
        self.info = info | {"state": "playing", "me": seat}
        visitor.context.route_web_socket(re.compile("/api/tables/.*/socket"), self.opens)
        visitor.sits(info["id"])
        visitor.page.wait_for_selector(".board [data-ref]")

    def opens(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hears)
        hello = {"type": "hello", "table": self.info, "seat": self.seat, "log": [], "chat": []}
        socket.send(json.dumps(hello))
        self.tells(self.play.events)

    def tells(self, since: int) -> None:
        assert self.socket is not None
        self.socket.send(write(presenter.update(self.play, self.seat, self.lang, since)).decode())

    def hears(self, message: str | bytes) -> None:
        said: dict[str, Any] = json.loads(message)
        if said["type"] == "answer":
            self.answered.append(said["option"])
            self.moves(self.seat, said["option"])
        elif said["type"] == "why":
            told = presenter.why(
                self.play, self.seat, said["ref"], self.lang, said.get("kind", ""), said.get("onto", "")
            )
            assert self.socket is not None
            self.socket.send(write(told).decode())

    def heard(self, *answers: str) -> None:
        """Until the page has answered that and nothing else; what it says arrives a moment after a click."""
        for _ in range(300):
            if len(self.answered) >= len(answers):
                break
            self.visitor.page.wait_for_timeout(100)
        assert self.answered == list(answers)

    def moves(self, seat: int, *options: str) -> None:
        """That seat answers one question after another; each is told as it happens."""
        for option in options:
            since = self.play.events
            self.play.apply(Answered(seat, option), 0.0)
            self.tells(since)

    def story(self) -> list[str]:
        """Every sentence that the seat was told, in order."""
        return [event["text"] for event in self.match.story(self.seat, self.lang) if event.get("text")]
