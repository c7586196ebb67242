"""What a bot thinks of an option; people can ask for it as a hint."""

from __future__ import annotations

import msgspec


class Opinion(msgspec.Struct, frozen=True):
    """One option as the bot sees it."""

    index: int
    visits: int
    #: how often it was tried
    value: float
    #: the chance of winning that it expects, 0 to 1


def best(opinions: list[Opinion], most: int = 3) -> list[Opinion]:
    """The options worth telling, the best first."""
    return sorted(opinions, key=_rank, reverse=True)[:most]


def _rank(opinion: Opinion) -> tuple[int, float]:
    return opinion.visits, opinion.value
