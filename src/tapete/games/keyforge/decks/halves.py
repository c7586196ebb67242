"""The two halves of a gigantic creature, where a list tells both by the name that they share (v17.2 «Gigantesca»)."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from ..cards.facts import CardId
from .deck import Slot


def both_halves(slots: Sequence[Slot]) -> tuple[Slot, ...]:
    """The same cards; of the copies of a gigantic creature that would all be lower halves every other one is an upper
    one. A copy with bonus icons is the upper half sooner: that is the one which has them.
    """
    found = list(slots)
    held = Counter(slot.card for slot in found)
    for card in [card for card in held if held[card] > 1]:
        upper = CardId(f"{card}2")
        lower = [n for n, slot in enumerate(found) if slot.card == card and slot.facts.gigantic == "bottom"]
        lower.sort(key=lambda n: (bool(found[n].icons), n))
        spare = max(len(lower) - held[upper], 0) // 2
        for n in lower[len(lower) - spare :]:
            found[n] = msgspec.structs.replace(found[n], card=upper)
    return tuple(found)


def known_by_name(upper: Slot, slots: Sequence[Slot]) -> bool:
    """Whether an upper half may be written by the name of both, since `both_halves` knows it again among these cards: as
    many upper as lower halves, all marked alike.
    """
    if upper.facts.gigantic != "top":
        return False
    lower = CardId(upper.card.removesuffix("2"))
    held = Counter(slot.card for slot in slots)
    pair = {msgspec.structs.replace(slot, card=lower) for slot in slots if slot.card in (lower, upper.card)}
    return len(pair) == 1 and held[lower] == held[upper.card]
