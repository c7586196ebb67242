"""Bots by name: none is imported before somebody asks for it."""

from __future__ import annotations

from importlib import import_module

from tapete.bots.protocol import Bot, BotMaker
from tapete.kernel import words
from tapete.kernel.errors import Unreadable
from tapete.kernel.reason import Reason

words.settle("bots", "tapete.bots")

# Either a maker or where to find one, so that listing bots imports none of them.
_makers: dict[str, BotMaker | str] = {"random": "tapete.bots.random:RandomBot"}


def register(name: str, maker: BotMaker | str) -> None:
    """Make a bot known by name; the maker itself or `module:name`."""
    _makers[name] = maker


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(sorted(_makers))


def make(name: str, seed: int) -> Bot:
    """A fresh bot of that name."""
    maker = _makers.get(name)
    if maker is None:
        raise Unreadable.because(Reason("unknown-bot", {"bot": name, "bots": list(names())}, game="bots"))
    if isinstance(maker, str):
        module, _, attribute = maker.partition(":")
        found: BotMaker = getattr(import_module(module), attribute)
        maker = _makers[name] = found
    return maker(seed)
