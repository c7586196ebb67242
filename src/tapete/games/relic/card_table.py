"""What each card and sheet of a pack is, as numbers: the table beside the observations (docs/research.md)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel.encoding import one_of, vocabulary
from .cards import base
from .components import ASSET_TRAITS, ATTRIBUTES, DECKS, ENEMY_TRAITS, Box, Card

KINDS: Final = (
    "enemy", "event", "encounter", "asset", "power", "corruption", "mission", "relic", "wargear", "character",
    "scenario",
)  # fmt: skip
TRAITS: Final = (*ENEMY_TRAITS, *ASSET_TRAITS)
#: each pack's indices by the number of the card, copies alike; a pack is known by its id and version
_read: dict[tuple[str, str], tuple[float, ...]] = {}


def indices(box: Box) -> tuple[float, ...]:
    """The index of each card of a pack, by its number: the place of its id in order of appearance, from 1."""
    found = _read.get((box.id, box.version))
    if found is None or len(found) != len(box.things):
        places = {id: float(place) for place, id in enumerate(dict.fromkeys(c.id for c in box.things), 1)}
        found = _read[box.id, box.version] = tuple(places[card.id] for card in box.things)
    return found


@cache
def ids() -> tuple[str, ...]:
    """The cards of the base pack."""
    return tuple(dict.fromkeys(card.id for card in base().things))


@cache
def _cards() -> dict[str, Card]:
    return {card.id: card for card in reversed(base().things)}


@cache
def words() -> dict[str, frozenset[str]]:
    """The verbs and other words of each card's declaration."""
    return {id: frozenset(vocabulary(dict(card.declared))) for id, card in _cards().items()}


@cache
def known_words() -> tuple[str, ...]:
    return tuple(sorted(set().union(*words().values())))


@cache
def names() -> tuple[str, ...]:
    return (
        *(f"kind-{kind}" for kind in KINDS),
        *(f"attribute-{attribute}" for attribute in ATTRIBUTES),
        *(f"deck-{deck}" for deck in DECKS),
        *(f"trait-{trait}" for trait in TRAITS),
        "value/10",
        "force/6",
        "cost/6",
        "charges/3",
        "omen",
        "portal",
        "life/6",
        *(f"dial-{attribute}/12" for attribute in ATTRIBUTES),
        *(f"says-{word}" for word in known_words()),
    )


def features(place: int) -> list[float]:
    """What the card of an index is, one number a name."""
    card = _cards()[ids()[place - 1]]
    return [
        *one_of(card.kind, KINDS),
        *one_of(card.attribute, range(len(ATTRIBUTES))),
        *one_of(card.deck, range(len(DECKS))),
        *one_of(card.trait, TRAITS),
        card.value / 10,
        card.force / 6,
        card.cost / 6,
        card.charges / 3,
        float(card.omen),
        float(card.portal),
        card.life / 6,
        *(dial / 12 for dial in card.dials),
        *(float(word in words()[card.id]) for word in known_words()),
    ]
