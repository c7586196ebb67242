"""The seat called chance: dice, picks and shuffles, answered by the match and never by `random`."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, shake_256
from typing import Any, Protocol, TypeVar

from .errors import Unreadable
from .flow import Flow

T = TypeVar("T")


def key_of(seed: int | str) -> bytes:
    """The secret key that all chance of a seed is drawn from."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"tapete-chance").digest()


def number(key: bytes, count: int) -> int:
    """The draw number `count` of a key, as 64 even bits."""
    return int.from_bytes(blake2b(count.to_bytes(8, "little"), key=key, digest_size=8).digest(), "little")


def order(key: bytes, count: int, items: Sequence[T]) -> list[T]:
    """The same things in an order as likely as any other: the draw number `count` of a key."""
    n = len(items)
    bits = int.from_bytes(shake_256(key + count.to_bytes(8, "little")).digest(n + 8), "little")
    places = list(items)
    for i in range(n - 1, 0, -1):
        bits, j = divmod(bits, i + 1)
        places[i], places[j] = places[j], places[i]
    return places


class Die:
    """A question to chance: one die, 1 to `sides`."""

    __slots__ = ("sides",)

    def __init__(self, sides: int) -> None:
        self.sides = sides

    def drawn(self, key: bytes, count: int) -> int:
        return number(key, count) % self.sides + 1

    def fits(self, result: Any) -> bool:
        return type(result) is int and 1 <= result <= self.sides

    def __repr__(self) -> str:
        return f"a die of {self.sides}"


class Dice:
    """Several equal dice in one throw; the result is a tuple."""

    __slots__ = ("count", "sides")

    def __init__(self, count: int, sides: int) -> None:
        self.count = count
        self.sides = sides

    def drawn(self, key: bytes, count: int) -> tuple[int, ...]:
        bits, sides = number(key, count), self.sides
        thrown = []
        for _ in range(self.count):
            bits, face = divmod(bits, sides)
            thrown.append(face + 1)
        return tuple(thrown)

    def fits(self, result: Any) -> bool:
        return len(result) == self.count and all(type(n) is int and 1 <= n <= self.sides for n in result)

    def __repr__(self) -> str:
        return f"{self.count} dice of {self.sides}"


class Pick:
    """One of n things, as its index."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def drawn(self, key: bytes, count: int) -> int:
        return number(key, count) % self.n

    def fits(self, result: Any) -> bool:
        return type(result) is int and 0 <= result < self.n

    def __repr__(self) -> str:
        return f"a pick among {self.n} (0 to {self.n - 1})"


class Shuffle:
    """A new order of some things; the result, scripted too, is the things in that order."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def drawn(self, key: bytes, count: int) -> list[Any]:
        return order(key, count, self.items)

    def fits(self, result: Any) -> bool:
        return sorted(result) == sorted(self.items)

    def __repr__(self) -> str:
        return f"a shuffle of {list(self.items)}"


Question = Die | Dice | Pick | Shuffle


def die(sides: int) -> Flow[int]:
    """Roll one die: 1 to `sides`."""
    result: int = yield Die(sides)
    return result


def dice(count: int, sides: int) -> Flow[tuple[int, ...]]:
    """Roll up to twenty equal dice at once."""
    result: tuple[int, ...] = yield Dice(count, sides)
    return result


def pick(n: int) -> Flow[int]:
    """Draw one of n things: 0 to n - 1."""
    result: int = yield Pick(n)
    return result


def shuffle(items: Sequence[T]) -> Flow[list[T]]:
    """The things in a new order; fewer than two need no chance."""
    if len(items) < 2:
        return list(items)
    result: list[T] = yield Shuffle(items)
    return result


def scripted(question: Question, result: Any, at: int) -> Any:
    """A result that a script prescribes, if it can be one."""
    try:
        fits = question.fits(result)
    except TypeError:
        fits = False
    if not fits:
        raise Unreadable("bad-chance", at=at, result=str(result), asked=repr(question))
    return tuple(result) if type(question) is Dice else list(result) if type(question) is Shuffle else result


class Fate(Protocol):
    """Where a match's chance comes from."""

    def result(self, question: Question, count: int) -> Any:
        """What chance answers to the question number `count` (from 1) of the match."""


class SeededFate:
    """A script as long as it lasts, then the seed."""

    __slots__ = ("keyed", "key", "script")

    def __init__(self, seed: int | str, script: Sequence[Any] = ()) -> None:
        self.key = key_of(seed)
        self.script = script
        self.keyed = blake2b(key=self.key, digest_size=8).copy

    def result(self, question: Question, count: int) -> Any:
        if count <= len(self.script):
            return scripted(question, self.script[count - 1], count)
        if type(question) is Die:
            # What question.drawn does, with the key taken in once: most chance is a die.
            draw = self.keyed()
            draw.update(count.to_bytes(8, "little"))
            return int.from_bytes(draw.digest(), "little") % question.sides + 1
        return question.drawn(self.key, count)


class Noted:
    """Chance that notes its results, for writing them beside a position."""

    __slots__ = ("fate", "results")

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.results: list[Any] = []

    def result(self, question: Question, count: int) -> Any:
        found = self.fate.result(question, count)
        self.results.append(list(found) if isinstance(found, (tuple, list)) else found)
        return found


class Rng:
    """A seeded source for what is not a decision of a match: worlds, generated decks, random bots."""

    __slots__ = ("count", "key")

    def __init__(self, seed: int | str) -> None:
        self.key = key_of(seed)
        self.count = 0

    def below(self, n: int) -> int:
        """An even number from 0 to n - 1."""
        self.count += 1
        return number(self.key, self.count) % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order."""
        self.count += 1
        return order(self.key, self.count, items)

    def fraction(self) -> float:
        """An even number in [0, 1)."""
        self.count += 1
        return (number(self.key, self.count) >> 11) / 9007199254740992.0
