"""Rules written as generators: they yield questions and are sent the answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: A rule that may ask. `yield from` it; only `ask`, `chance` and `together` yield by themselves.
Flow = Generator[Any, Any, T]

#: What a rule that is no generator itself returns beside a flow: nothing was left to ask.
Nothing = Iterator[Any]

#: An iterator that is at its end stays there: to `yield from` this one makes nothing anew, as an empty tuple would.
NOTHING: Final[Nothing] = iter(())


class Together:
    """Several seats choose at once; nothing shows before all are in."""

    __slots__ = ("flows",)

    def __init__(self, flows: Mapping[int, Callable[[], Flow[Any]]]) -> None:
        self.flows = flows


def together(flows: Mapping[int, Callable[[], Flow[T]]]) -> Flow[dict[int, T]]:
    """Run each seat's own chain of questions; the results by seat once all are in.

    Each value makes a fresh flow that asks only its own seat, uses no chance and changes nothing:
    a seat may take its picks back until the last one is in, and its flow then starts again.
    """
    results: dict[int, T] = yield Together(flows)
    return results
