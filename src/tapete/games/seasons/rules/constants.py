"""Numbers that hold while a card is in play, as the rules know them."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.seasons.abilities import constant
from tapete.games.seasons.printed import RESERVE
from tapete.games.seasons.table import Table


@dataclass(frozen=True)
class ReserveLimit:
    """The reserve holds more tokens; a second card does not add up (Bespelled Grimoire)."""

    amount: int


@dataclass(frozen=True)
class Discount:
    """Summoning costs fewer energy tokens, but at least one (Hand of Fortune)."""

    amount: int


@dataclass(frozen=True)
class CrystallisingAdds:
    """More crystals for each token crystallised (Purse of Io)."""

    amount: int


@dataclass(frozen=True)
class SummonTax:
    """Opponents give crystals before they summon (Arcano Leech)."""

    amount: int


@dataclass(frozen=True)
class UsableTokens:
    """Tokens on the card may be spent as if they were in the reserve (Amulet of Water)."""

    amount: int = 0


def limit(t: Table, seat: int) -> int:
    """How many tokens the seat's reserve holds.

    Two Grimoires do not add up (appendix, «Grimorio Descifrado», fifth point).
    """
    found = t.index.get(ReserveLimit)
    if found is None:
        return RESERVE
    owner = t.owner
    held: list[int] = [x.ability.amount for x in found if owner[x.card] == seat]
    return max(held, default=RESERVE)


def extra(t: Table, seat: int) -> int:
    """Crystals added to each token crystallised now: Purses of Io, and bonuses used this turn.

    Silent in the book: the crystallising bonus lasts for the rest of the turn and adds up.
    """
    return constant(t, CrystallisingAdds, seat) + (t.boost if seat == t.active else 0)


def taxes(t: Table, seat: int) -> list[tuple[int, int, int]]:
    """What others take before this seat summons: (who, how much, card)."""
    found = t.index.get(SummonTax)
    if found is None:
        return []
    owner = t.owner
    return [(owner[x.card], x.ability.amount, x.card) for x in found if owner[x.card] != seat]


def tax(t: Table, seat: int) -> int:
    """All that a seat pays to others when it summons."""
    return sum(each for _, each, _ in taxes(t, seat))
