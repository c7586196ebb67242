"""Unique legal decks from a seed. What it draws from and how often is told in docs/keyforge/decks.md."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Final, TypeVar
from uuid import UUID

import msgspec

from tapete.kernel.chance import Rng

from ..cards.collections import Collection, collections, newcomer, only_reprints
from ..cards.facts import SETS, CardId, CardType, Facts, House, Rarity, SetCode, every_card
from .deck import CARDS_IN_A_HOUSE, HOUSES_IN_A_DECK, ICONS, Deck, Slot
from .legality import IN_A_DECK
from .names import archon_name
from .twins import evil
from .typos import unknown_set

MOST_ICONS_ON_A_CARD: Final = 5
K = TypeVar("K")


class Pool(msgspec.Struct, frozen=True):
    """What decks of a set are drawn from."""

    of: Collection
    by_house: dict[House, dict[Rarity, tuple[Facts, ...]]]
    legacies: dict[House, tuple[Facts, ...]]
    anomalies: tuple[Facts, ...]
    tokens: dict[House, tuple[Facts, ...]]


def make_deck(seed: int | str, set: SetCode | None = None) -> Deck:
    """The deck of that seed: always the same one, and no other seed's."""
    set = newcomer().set if set is None else set
    if set not in collections():
        raise unknown_set(set)
    rng, cards = Rng(f"keyforge deck {set} {seed}"), pool(set)
    chosen = sorted(rng.shuffled(list(cards.by_house))[:HOUSES_IN_A_DECK])
    houses = {house: _draw_house(rng, cards, house) for house in chosen}
    drawn = {house: tuple(sorted(slots)) for house, slots in houses.items()}
    twin = cards.of.one_twin_in and rng.below(cards.of.one_twin_in) == 0
    listed = _enhanced(rng, evil(drawn) if twin else drawn)
    token = _token(rng, cards, drawn)
    en, es = archon_name(rng, chosen)
    deck = Deck(en, set, listed, es, token=token)
    code = blake2b(f"{set} {seed} {deck.fingerprint()}".encode(), digest_size=16).digest()
    return msgspec.structs.replace(deck, archon=str(UUID(bytes=code)))


@cache
def pool(set: SetCode) -> Pool:
    """The cards of a set by house and rarity, and what may stray into its decks."""
    by_house: dict[House, dict[Rarity, list[Facts]]] = {}
    legacies: dict[House, list[Facts]] = {}
    tokens: dict[House, list[Facts]] = {}
    anomalies = []
    earlier = SETS[: SETS.index(set)]
    for card in every_card().cards.values():
        here = card.printed_in(set)
        # An anomaly has a number of its own (A01…) until the set it foretells prints it as an ordinary card.
        if any(printing.number.startswith("A") for printing in here):
            anomalies.append(card)
        elif card.type == CardType.TOKEN_CREATURE and here:
            tokens.setdefault(here[0].house, []).append(card)
        elif card.type in IN_A_DECK and here:
            for printing in here:
                by_house.setdefault(printing.house, {}).setdefault(printing.rarity, []).append(card)
        else:
            for house in _earlier_homes(card, earlier):
                legacies.setdefault(house, []).append(card)
    known = _accompanied(collections()[set])
    whole = {house: _frozen(by_house[house]) for house in known.houses}
    return Pool(known, whole, _frozen(legacies), tuple(anomalies), _frozen(tokens))


def _accompanied(known: Collection) -> Collection:
    """A collection with what comes together in those that it reprints, where it prints all of it."""
    if not only_reprints(known.set):
        return known
    cards = every_card().cards
    companions = [pair for other in collections().values() for pair in other.together.items()]
    printed = {
        id: others
        for id, others in companions
        if all(cards[one].printed_in(known.set) for one in (id, *others))
    }
    return msgspec.structs.replace(known, together=printed)


def _earlier_homes(card: Facts, earlier: Sequence[SetCode]) -> Iterable[House]:
    """The houses of earlier sets from which a card may come as a legacy."""
    if card.type not in IN_A_DECK or card.anomaly or not _alone(card):
        return ()
    return dict.fromkeys(p.house for p in card.printings if p.set in earlier)


def _frozen(groups: dict[K, list[Facts]]) -> dict[K, tuple[Facts, ...]]:
    return {key: tuple(cards) for key, cards in groups.items()}


def _alone(card: Facts) -> bool:
    ordinary = card.printings[0].rarity in (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE)
    return (
        ordinary
        and card.gigantic is None
        and not any(
            card.id in known.together or card.id in known.variants for known in collections().values()
        )
    )


def _draw_house(rng: Rng, cards: Pool, house: House) -> list[Slot]:
    """Twelve cards of a house; those that come together enter together or not at all."""
    slots: list[Slot] = []
    while len(slots) < CARDS_IN_A_HOUSE:
        drawn = _stray(rng, cards, house) or _ordinary(rng, cards, house)
        if len(slots) + len(drawn) <= CARDS_IN_A_HOUSE:
            slots += drawn
    return slots


def _ordinary(rng: Rng, cards: Pool, house: House) -> list[Slot]:
    rarity = _rarity(cards.of, rng.below(100))
    card = rng.choice(cards.by_house[house][rarity])
    id = rng.choice(cards.of.variants.get(card.id, (card.id,)))
    others = (CardId(f"{id}2"),) if card.gigantic else cards.of.together.get(id, ())
    return [Slot(other) for other in (id, *others)]


def _rarity(known: Collection, throw: int) -> Rarity:
    for rarity, share in known.shares:
        if throw < share:
            return rarity
        throw -= share
    raise ValueError("the shares of the rarities do not come to 100")


def _stray(rng: Rng, cards: Pool, house: House) -> list[Slot]:
    """Seldom: a card that is not of this house, not of this set, or of no set yet."""
    if rng.below(cards.of.one_maverick_in) == 0:
        homes = [home for home in cards.by_house if home != house]
        rarity = rng.choice([rarity for rarity, _ in cards.of.shares])
        card = rng.choice(cards.by_house[rng.choice(homes)][rarity])
        at_home = any(p.house == house for p in card.printed_in(cards.of.set))
        return [Slot(card.id, maverick=True)] if _alone(card) and not at_home else []
    if cards.legacies.get(house) and rng.below(cards.of.one_legacy_in) == 0:
        return [Slot(rng.choice(cards.legacies[house]).id, legacy=True)]
    if cards.anomalies and rng.below(cards.of.one_anomaly_in) == 0:
        return [Slot(rng.choice(cards.anomalies).id, anomaly=True)]
    return []


def _enhanced(rng: Rng, houses: dict[House, tuple[Slot, ...]]) -> dict[House, tuple[Slot, ...]]:
    """The bonus icons of enhancing cards, put on cards of the deck at random ("Potenciar")."""
    slots = [slot for listed in houses.values() for slot in listed]
    added: list[list[str]] = [[] for _ in slots]
    for slot in slots:
        for icon, count in slot.facts.enhance.items():
            for _ in range(count if icon in ICONS else 0):
                free = [
                    i for i, s in enumerate(slots) if s.facts.amber + len(added[i]) < MOST_ICONS_ON_A_CARD
                ]
                added[rng.choice(free)].append(icon)
    marked = iter(
        msgspec.structs.replace(slot, icons=tuple(sorted(icons, key=ICONS.index)))
        for slot, icons in zip(slots, added, strict=True)
    )
    return {house: tuple(next(marked) for _ in listed) for house, listed in houses.items()}


def _token(rng: Rng, cards: Pool, drawn: dict[House, tuple[Slot, ...]]) -> CardId | None:
    """The token creature of a set that has them: the one that a card names, or one of the deck's houses."""
    held = [slot.card for slots in drawn.values() for slot in slots]
    named = [token for card, token in cards.of.token_for.items() if card in held]
    if named:
        return rng.choice(named)
    fitting = [card for house in drawn for card in cards.tokens.get(house, ())]
    fitting = fitting or [card for tokens in cards.tokens.values() for card in tokens]
    return rng.choice(fitting).id if fitting else None
