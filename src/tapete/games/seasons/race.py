"""What is raced for and how it stands, as everybody can see: crystals and what will count at the end."""

from __future__ import annotations

from tapete.kernel.view_shape import Counted, Near, Race

from .printed import HAND_PENALTY, PENALTIES
from .rules.score import prestige
from .table import Table
from .text.names import say

#: the year in which cards in hand begin to be told: before, they are what one plays with
LAST_YEAR = 3


def race(t: Table, lang: str) -> Race:
    """The most points win («Final de la partida»)."""
    return Race(say(lang, "race-goal"), [_near(t, seat, lang) for seat in range(t.seats)])


def _near(t: Table, seat: int, lang: str) -> Near:
    parts = counted(t, seat, lang)
    total = sum(part.amount for part in parts)
    return Near(seat, say(lang, "race-near", points=total), parts, 0)


def counted(t: Table, seat: int, lang: str) -> list[Counted]:
    """Crystals, the prestige of cards in play, and what bonuses and a hand cost; what is nothing is not told."""
    hand = len(t.hand[seat]) if t.year >= LAST_YEAR or t.over else 0
    amounts = {
        "crystals": t.crystals[seat],
        "cards": prestige(t, seat),
        "bonus": -PENALTIES[t.bonus[seat]],
        "hand": -HAND_PENALTY * hand,
    }
    return [
        Counted(say(lang, f"race-{what}", n=abs(amount)), amount)
        for what, amount in amounts.items()
        if amount or what == "crystals"
    ]
