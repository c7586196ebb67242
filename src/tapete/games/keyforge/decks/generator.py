"""Unique legal decks from a seed. What it draws from and how often is told in docs/keyforge/decks.md."""

from hashlib import blake2b
from typing import Final
from uuid import UUID

import msgspec

from tapete.kernel.chance import Rng

from ..cards.collections import Collection, collections, newcomer
from ..cards.facts import CardId, Facts, House, Rarity
from ..printed import ICONS
from .deck import CARDS_IN_A_HOUSE, HOUSES_IN_A_DECK, Deck, Slot
from .names import archon_name
from .pool import Pool, alone, pool
from .twins import evil
from .typos import none_made_of, set_named, unknown_set

MOST_ICONS_ON_A_CARD: Final = 5


def make_deck(seed: int | str, set: str | None = None) -> Deck:
    """The deck of that seed: always the same one, and no other seed's; the set by its code or one of its names."""
    of = set_named(set) if set else newcomer().set
    if of is None:
        raise unknown_set(str(set))
    if of not in collections():
        raise none_made_of(of, list(collections()))
    rng, cards = Rng(f"keyforge deck {of} {seed}"), pool(of)
    chosen = sorted(rng.shuffled(list(cards.by_house))[:HOUSES_IN_A_DECK])
    houses = {house: _draw_house(rng, cards, house) for house in chosen}
    drawn = {house: tuple(sorted(slots)) for house, slots in houses.items()}
    twin = cards.of.one_twin_in and rng.below(cards.of.one_twin_in) == 0
    listed = _enhanced(rng, evil(drawn) if twin else drawn)
    token = _token(rng, cards, drawn)
    en, es = archon_name(rng, chosen)
    deck = Deck(en, of, listed, es, token=token)
    code = blake2b(f"{of} {seed} {deck.fingerprint()}".encode(), digest_size=16).digest()
    return msgspec.structs.replace(deck, archon=str(UUID(bytes=code)))


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
    return [Slot(id) for id in rng.choice(cards.drawn_with(card))]


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
        return [Slot(card.id, maverick=True)] if alone(card) and not _at_home(card, house, cards) else []
    if cards.legacies.get(house) and rng.below(cards.of.one_legacy_in) == 0:
        return [Slot(rng.choice(cards.legacies[house]).id, legacy=True)]
    if cards.anomalies and rng.below(cards.of.one_anomaly_in) == 0:
        return [Slot(rng.choice(cards.anomalies).id, anomaly=True)]
    if cards.revenants and rng.below(cards.of.one_revenant_in) == 0:
        card = rng.choice(cards.revenants)
        return [Slot(card.id, maverick=not _at_home(card, house, cards))]
    return []


def _at_home(card: Facts, house: House, cards: Pool) -> bool:
    """Whether the set prints a card in that house."""
    return any(printing.house == house for printing in card.printed_in(cards.of.set))


def _enhanced(rng: Rng, houses: dict[House, tuple[Slot, ...]]) -> dict[House, tuple[Slot, ...]]:
    """The bonus icons of enhancing cards, put on cards of the deck at random ("Potenciar")."""
    slots = [slot for listed in houses.values() for slot in listed]
    added: list[list[str]] = [[] for _ in slots]
    printed = [slot.facts.amber for slot in slots]
    for slot in slots:
        for icon, count in slot.facts.enhance.items():
            for _ in range(count if icon in ICONS else 0):
                free = [i for i, own in enumerate(printed) if own + len(added[i]) < MOST_ICONS_ON_A_CARD]
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
