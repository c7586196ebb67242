"""What each power card is, as numbers: the table beside the observations (docs/research.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.kernel.encoding import one_of, vocabulary

from .abilities import CARD
from .printed import CARDS, ENERGIES

#: by printed number, from 1
IDS: Final = tuple(CARDS[number].id for number in sorted(CARDS))
KINDS: Final = tuple(sorted({card.kind for card in CARDS.values()}))
EFFECTS: Final = tuple(sorted({effect for card in CARDS.values() for effect in card.effects}))


@cache
def words() -> dict[int, frozenset[str]]:
    """The verbs and other words of each card's declaration."""
    return {number: frozenset(vocabulary(CARD[number].declared)) for number in CARDS}


@cache
def known_words() -> tuple[str, ...]:
    return tuple(sorted(set().union(*words().values())))


@cache
def names() -> tuple[str, ...]:
    return (
        *(f"kind-{kind}" for kind in KINDS),
        "prestige/12",
        *(f"effect-{effect}" for effect in EFFECTS),
        *(f"costs-{what}-for-{seats}" for seats in (2, 3, 4) for what in (*ENERGIES, "crystals/10")),
        *(f"says-{word}" for word in known_words()),
    )


def features(number: int) -> list[float]:
    """What the card of a printed number is, one number a name."""
    card = CARDS[number]
    row = [*one_of(card.kind, KINDS), card.prestige / 12]
    row += [float(effect in card.effects) for effect in EFFECTS]
    for *tokens, crystals in card.costs:
        row += [*map(float, tokens), crystals / 10]
    return row + [float(word in words()[number]) for word in known_words()]
