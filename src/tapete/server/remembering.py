"""What a worker remembers beside its tables has a bound, and what it has forgotten is given back."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping

#: names of people that are kept although nobody in memory goes by them
KEPT_NAMES = 20_000
#: so many sockets and tables may lie about before they are swept, and one more for each table in memory
LITTER = 50


class Names(Mapping[str, str]):
    """What people are called, those met last at the end."""

    def __init__(self, most: int = KEPT_NAMES) -> None:
        self._names: dict[str, str] = {}
        self._most = most

    def __getitem__(self, person: str) -> str:
        return self._names[person]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    @property
    def many(self) -> bool:
        return len(self._names) > self._most

    def learn(self, names: Mapping[str, str]) -> None:
        for person, name in names.items():
            self._names.pop(person, None)
            self._names[person] = name

    def rename(self, person: str, name: str) -> None:
        """Somebody goes by another name; who was never met here need not be remembered."""
        if person in self._names:
            self._names[person] = name

    def forget(self, needed: set[str]) -> None:
        """Drop those met longest ago, but for those that are needed."""
        over = len(self._names) - self._most
        for person in [one for one in self._names if one not in needed][: max(0, over)]:
            del self._names[person]


class Sweeper:
    """Sockets and tables that are let go hold each other, and only a full collection gives them back.

    Collections by count are set so far apart that players feel none of them, which is never. So they are
    made here, when as many were let go as there are tables: what one costs grows with those, and each that
    goes pays its share.
    """

    def __init__(self) -> None:
        self.litter = 0

    def drop(self) -> None:
        """Something was let go."""
        self.litter += 1

    def sweep(self, tables: int) -> bool:
        """Whether it was time to."""
        if self.litter < LITTER + tables:
            return False
        self.litter = 0
        gc.collect()
        return True
