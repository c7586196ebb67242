"""What words are made of. A field's annotation tells a pack's reader what may stand there."""

from __future__ import annotations

from typing import Any, ClassVar

from ..components import Condition, Step
from ..table import Table

#: Field annotations that the reader of packs knows (cards/grammar.py has what each admits).
Number = Any  # a whole number or an amount such as Per(power)
Noun = str  # something that can be gained, lost or counted
Attribute = str  # strength, willpower, cunning, any, highest, lowest, level, influence
Place = str  # a space, zone or region, or anywhere, player, portal, corner, start
Colour = str  # red, blue, yellow, any
Who = str  # others, everyone, here, zone, region
Foe = Any  # an enemy's trait or attribute, "chaos", "any", or the least value
Moment = str
Cost = str
Block = tuple[Step, ...]  # what happens
Blocks = tuple[tuple[Step, ...], ...]  # one of these happens
Maybe = Condition | None
Constants = Any
Vocabulary = dict[str, Any]


class Verb:
    """A step that can always be taken unless it says otherwise."""

    gains: ClassVar[str] = ""
    gained: ClassVar[int] = 99

    def able(self, t: Table, seat: int, source: int) -> bool:
        return True

    def chosen(self, t: Table, seat: int, source: int) -> Any:
        """Resolve it for somebody who has chosen to: what asks whether to do it does not ask again."""
        return self.resolve(t, seat, source)

    def resolve(self, t: Table, seat: int, source: int) -> Any:
        raise NotImplementedError


def number(n: Number, t: Table, seat: int, source: int) -> int:
    """An amount as a number, now."""
    return n if type(n) is int else int(n.of(t, seat, source))
