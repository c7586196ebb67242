"""Bots by name: none is imported before somebody asks for it."""

from __future__ import annotations

from importlib import import_module

from tapete.bots.protocol import Bot, BotMaker
from tapete.kernel import words
from tapete.kernel.errors import Unreadable
from tapete.kernel.reason import Reason

words.settle("bots", "tapete.bots")

# Either a maker or where to find one, so that listing bots imports none of them.
_makers: dict[str, BotMaker | str] = {
    "random": "tapete.bots.random:RandomBot",
    "quick": "tapete.bots.quick:QuickBot",
    "greedy": "tapete.bots.greedy:GreedyBot",
    "search": "tapete.bots.search:SearchBot",
    "easy": "tapete.bots.levels:easy",
    "normal": "tapete.bots.levels:normal",
    "hard": "tapete.bots.levels:hard",
    "expert": "tapete.bots.levels:expert",
}


def register(name: str, maker: BotMaker | str) -> None:
    """Make a bot known by name; the maker itself or `module:name`."""
    _makers[name] = maker


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(sorted(_makers))


def make(name: str, seed: int) -> Bot:
    """A fresh bot of that name; "search:800" searches 800 iterations, "search:500ms" half a second."""
    kind, _, budget = str(name).partition(":")
    maker = _makers.get(kind)
    if maker is None:
        raise Unreadable.because(
            Reason("unknown-bot", {"bot": str(name), "bots": list(names())}, game="bots")
        )
    if isinstance(maker, str):
        module, _, attribute = maker.partition(":")
        found: BotMaker = getattr(import_module(module), attribute)
        maker = _makers[kind] = found
    return maker(seed, **_budget(name, kind, budget)) if budget else maker(seed)


def _budget(name: str, kind: str, budget: str) -> dict[str, int]:
    """A search's budget as it was written after the colon."""
    unit = "milliseconds" if budget.endswith("ms") else "iterations"
    number = budget.removesuffix("ms")
    if kind != "search" or not number.isdecimal() or int(number) == 0:
        raise Unreadable.because(Reason("bad-budget", {"bot": name}, game="bots"))
    return {unit: int(number)}
