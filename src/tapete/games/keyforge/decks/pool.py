"""What the decks of a collection are drawn from, and with whom cards of special rarity come (docs/keyforge/decks.md)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final, TypeVar

import msgspec

from ..cards.collections import Collection, collections
from ..cards.facts import SETS, CardId, CardType, Facts, House, Rarity, SetCode, every_card
from .legality import IN_A_DECK
from .twins import evil_id

ORDINARY: Final = (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE)
K = TypeVar("K")


class Pool(msgspec.Struct, frozen=True):
    """What decks of a set are drawn from."""

    of: Collection
    by_house: dict[House, dict[Rarity, tuple[Facts, ...]]]
    legacies: dict[House, tuple[Facts, ...]]
    anomalies: tuple[Facts, ...]
    revenants: tuple[Facts, ...]
    tokens: dict[House, tuple[Facts, ...]]

    def drawn_with(self, card: Facts) -> list[tuple[CardId, ...]]:
        """What may come when a card is drawn: itself or what is printed in its place, each with its company."""
        ids = self.of.variants.get(card.id, (card.id,))
        half = (CardId(f"{card.id}2"),) if card.gigantic else ()
        return [(id, *half, *self.of.together.get(id, ())) for id in ids]

    def drawable(self) -> set[CardId]:
        """Every card that some deck may be drawn with, the token creatures beside it too."""
        ordinary = chain.from_iterable(
            self.by_house[house][rarity] for house in self.by_house for rarity, _ in self.of.shares
        )
        found = {id for card in ordinary for ids in self.drawn_with(card) for id in ids}
        beside = chain(*self.legacies.values(), *self.tokens.values())
        found |= {card.id for card in chain(self.anomalies, self.revenants, beside)}
        return found | {twin for id in found if self.of.one_twin_in and (twin := evil_id(id))}


@cache
def pool(set: SetCode) -> Pool:
    """The cards of a set by house and rarity, and what may stray into its decks."""
    known = _accompanied(collections()[set])
    sorts: dict[str, list[Facts]] = {}
    for card in every_card().cards.values():
        sorts.setdefault(_sort(card, set), []).append(card)
    tokens: dict[House, list[Facts]] = {}
    for card in sorts.get("token", ()):
        tokens.setdefault(card.printed_in(set)[0].house, []).append(card)
    return Pool(
        known,
        _by_house(known, sorts.get("own", ())),
        _legacies(set, sorts.get("other", ())),
        tuple(sorts.get("anomaly", ())),
        tuple(sorts.get("revenant", ())),
        _frozen(tokens),
    )


def _sort(card: Facts, set: SetCode) -> str:
    """How a card comes into the decks of a set, if it does."""
    here = card.printed_in(set)
    # An anomaly has a number of its own (A01…) until the set it foretells prints it as an ordinary card; so has a
    # revenant (R01…).
    for letter, name in (("A", "anomaly"), ("R", "revenant")):
        if any(printing.number.startswith(letter) for printing in here):
            return name
    if here and card.type == CardType.TOKEN_CREATURE:
        return "token"
    return "own" if here and card.type in IN_A_DECK else "other"


def _by_house(known: Collection, cards: Iterable[Facts]) -> dict[House, dict[Rarity, tuple[Facts, ...]]]:
    """The cards that are drawn by themselves."""
    found: dict[House, dict[Rarity, list[Facts]]] = {house: {} for house in known.houses}
    brought = _brought(known)
    for card in cards:
        for printing in () if card.id in brought else card.printed_in(known.set):
            if printing.house in found:
                found[printing.house].setdefault(_as(printing.rarity), []).append(card)
    return {house: _frozen(rarities) for house, rarities in found.items()}


def _legacies(set: SetCode, cards: Iterable[Facts]) -> dict[House, tuple[Facts, ...]]:
    found: dict[House, list[Facts]] = {}
    earlier = SETS[: SETS.index(set)]
    for card in cards:
        for house in _earlier_homes(card, earlier):
            found.setdefault(house, []).append(card)
    return _frozen(found)


def _as(rarity: Rarity) -> Rarity:
    """How often a card of that rarity comes: a special one that nothing brings, like a rare one (our choice)."""
    return Rarity.RARE if rarity in (Rarity.FIXED, Rarity.VARIANT, Rarity.SPECIAL) else rarity


def _brought(known: Collection) -> frozenset[CardId]:
    """The cards that are never drawn by themselves: others bring them, or they stand in the place of another."""
    cards = every_card().cards
    companions = {id for others in known.together.values() for id in others}
    companions |= {id for ids in known.variants.values() for id in ids[1:]}
    special = {id for id in companions if _special(cards[id], known.set)}
    return frozenset(special | {id for id, card in cards.items() if card.gigantic == "top"})


def _special(card: Facts, set: SetCode) -> bool:
    return not any(printing.rarity in ORDINARY for printing in card.printed_in(set))


def _accompanied(known: Collection) -> Collection:
    """A collection with what comes together, or one in the place of another, in all of them, as far as it prints it."""
    together = {
        id: here
        for other in collections().values()
        for id, others in other.together.items()
        if _printed(known.set, (id,)) and (here := _printed(known.set, others))
    }
    variants = {
        here[0]: here
        for other in collections().values()
        for ids in other.variants.values()
        if len(here := _printed(known.set, ids)) > 1
    }
    return msgspec.structs.replace(known, together=together, variants=variants)


def _printed(set: SetCode, ids: Iterable[CardId]) -> tuple[CardId, ...]:
    """Those that a collection prints."""
    cards: Mapping[CardId, Facts] = every_card().cards
    return tuple(id for id in ids if cards[id].printed_in(set))


def _earlier_homes(card: Facts, earlier: Sequence[SetCode]) -> Iterable[House]:
    """The houses of earlier sets from which a card may come as a legacy."""
    if card.type not in IN_A_DECK or card.anomaly or not alone(card):
        return ()
    return dict.fromkeys(p.house for p in card.printings if p.set in earlier)


def _frozen(groups: dict[K, list[Facts]]) -> dict[K, tuple[Facts, ...]]:
    return {key: tuple(cards) for key, cards in groups.items()}


def alone(card: Facts) -> bool:
    """Whether a card comes with no other and in the place of none."""
    return (
        card.printings[0].rarity in ORDINARY
        and card.gigantic is None
        and not any(
            card.id in known.together or card.id in known.variants for known in collections().values()
        )
    )
