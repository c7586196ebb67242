"""Numbers that depend on the table."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.seasons.printed import IS_FAMILIAR, IS_ITEM
from tapete.games.seasons.table import Table


@dataclass(frozen=True)
class Counted:
    """Something that can be counted for the owner of a card."""

    name: str

    def count(self, t: Table, seat: int) -> int:
        if self.name == "familiars":
            return t.count(seat, IS_FAMILIAR)
        if self.name == "reserve-tokens":
            return t.tokens(seat)
        # The card that counts "other" magic items is one itself, and in play.
        return t.count(seat, IS_ITEM) - 1


familiars = Counted("familiars")
other_items = Counted("other-items")
reserve_tokens = Counted("reserve-tokens")


@dataclass(frozen=True)
class Per:
    """So many for each thing counted."""

    amount: int
    each: Counted


Amount = int | Per


def amount_of(amount: Amount, t: Table, seat: int) -> int:
    if isinstance(amount, int):
        return amount
    return amount.amount * amount.each.count(t, seat)
