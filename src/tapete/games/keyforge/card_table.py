"""What each card of KeyForge is, as numbers: the table beside the observations (docs/research.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.games.keyforge.cards.facts import SETS, CardId, House, every_card, keyword_ids
from tapete.games.keyforge.cards.registry import declarations
from tapete.kernel.encoding import one_of, vocabulary

HOUSES: Final = tuple(str(house) for house in House)
TYPES: Final = ("action", "artifact", "creature", "upgrade", "token_creature")
KEYWORDS: Final = tuple(sorted(keyword_ids()))


@cache
def ids() -> tuple[CardId, ...]:
    """Every printed card: by the collection it first appeared in, then by the alphabet, so that places last."""
    release = {code: place for place, code in enumerate(SETS)}
    printed = every_card().cards

    def order(id: CardId) -> tuple[int, str]:
        return release.get(printed[id].printings[0].set, len(release)), id

    return tuple(sorted(printed, key=order))


@cache
def places() -> dict[str, int]:
    """Each card's index, from 1."""
    return {id: place for place, id in enumerate(ids(), 1)}


def index(id: str) -> float:
    """A card's index; 0 for a card of one's own."""
    return float(places().get(id, 0))


@cache
def traits() -> tuple[str, ...]:
    return tuple(sorted({str(trait) for card in every_card().cards.values() for trait in card.traits}))


@cache
def words() -> dict[str, frozenset[str]]:
    """The verbs and other words of each declared card."""
    return {id: frozenset(vocabulary(told.abilities)) for id, told in declarations().items()}


@cache
def known_words() -> tuple[str, ...]:
    return tuple(sorted(set().union(*words().values())))


@cache
def names() -> tuple[str, ...]:
    return (
        *(f"house-{house}" for house in HOUSES),
        *(f"type-{type}" for type in TYPES),
        "power/10",
        "armor/5",
        "amber",
        *(f"keyword-{word}" for word in KEYWORDS),
        *(f"trait-{trait}" for trait in traits()),
        "declared",
        *(f"says-{word}" for word in known_words()),
    )


def features(place: int) -> list[float]:
    """What the card of an index is, one number a name."""
    id = ids()[place - 1]
    card = every_card().cards[id]
    printed = dict(card.keywords)
    said = words().get(id)
    return [
        *one_of(str(card.house), HOUSES),
        *one_of(str(card.type), TYPES),
        card.power / 10,
        card.armor / 5,
        float(card.amber),
        *(float(printed.get(word, 0)) for word in KEYWORDS),
        *(float(trait in card.traits) for trait in traits()),
        float(said is not None),
        *(float(said is not None and word in said) for word in known_words()),
    ]
