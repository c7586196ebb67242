"""The JSON of the game's official vault, and where in it a deck lies; no network."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from tapete.kernel.errors import Unreadable

from ..cards.facts import (
    NAMED,
    SETS,
    CardId,
    CardType,
    Facts,
    House,
    SetCode,
    every_card,
    find,
    house_name,
    plain,
)
from .deck import Deck, Slot
from .halves import both_halves
from .legality import MAZO, because
from .twins import untitled
from .typos import unknown_cards

VAULT: Final = "https://www.keyforgegame.com"
_ID: Final = r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
# A deck's id, or the address of a page about it; sites of players put the same id behind decks/.
_SITE: Final = r"(?:https?://|www\.)\S+/(?:deck-details|decks)/"
_NAMED: Final = re.compile(rf"(?:{_SITE})?(?P<id>{_ID})/?(?:[?#]\S*)?", re.I)
EXPANSIONS: Final = {told.vault: code for code, told in NAMED.items() if told.vault}
# Sets whose number nobody has told us: a deck of theirs is known by its cards.
UNNUMBERED: Final = tuple(code for code in SETS if code not in EXPANSIONS.values())
# Both halves of a gigantic creature have the same title and number.
SECOND_HALF: Final = "Creature2"
_NUMBER_OF: Final = {code: number for number, code in EXPANSIONS.items()}
_HOUSE: Final = {
    plain(name): h for h in House for name in (h.value, house_name(h, "en"), house_name(h, "es"))
}


class VaultCard(msgspec.Struct, omit_defaults=True):
    """One card of the vault's `_linked.cards`, as far as a deck needs it."""

    id: str
    card_title: str
    house: str
    card_number: str | int = ""
    expansion: int = 0
    is_maverick: bool = False
    is_anomaly: bool = False
    is_enhanced: bool = False
    is_non_deck: bool = False
    rarity: str = ""
    card_type: str = ""


class _Links(msgspec.Struct):
    houses: list[str]
    cards: list[str]


class _Icons(msgspec.Struct):
    card_id: str
    bonus_icons: list[str] = []


class _Data(msgspec.Struct):
    name: str
    expansion: int
    links: _Links = msgspec.field(name="_links")
    id: str = ""
    bonus_icons: list[_Icons] = []


class _Linked(msgspec.Struct):
    cards: list[VaultCard]


class _Answer(msgspec.Struct):
    data: _Data
    linked: _Linked = msgspec.field(name="_linked")


def vault_path(text: str) -> str | None:
    """Where in the vault the deck lies that a text names by its address or id."""
    named = _NAMED.fullmatch(text.strip())
    return f"/api/decks/v2/{named['id'].lower()}/?links=cards" if named else None


def read_vault(text: bytes | str) -> Deck:
    """A deck from the vault's answer; an unknown card or a missing field is named in the error."""
    try:
        answer = msgspec.json.decode(text, type=_Answer)
    except msgspec.DecodeError as error:
        raise Unreadable.because(because("bad-json", where=str(error))) from error
    data = answer.data
    set = EXPANSIONS.get(data.expansion) or _unnumbered(answer.linked.cards)
    if set is None:
        raise Unreadable.because(because("unknown-set", MAZO, set=str(data.expansion)))
    houses = _listed(answer, set)
    token = next((c.id for c in map(_card, answer.linked.cards) if c and c.type == "token_creature"), None)
    listed = {house: both_halves(slots) for house, slots in houses.items()}
    return Deck(untitled(data.name)[0], set, listed, archon=data.id, token=token)


def _listed(answer: _Answer, set: SetCode) -> dict[House, list[Slot]]:
    """The cards of an answer by house; all that nobody knows are named in one error."""
    links = answer.data.links
    linked = {card.id: card for card in answer.linked.cards}
    houses: dict[House, list[Slot]] = {_house(name): [] for name in links.houses}
    icons = _icons(answer)
    unknown: list[str] = []
    for id in links.cards:
        told = linked.get(id)
        card = _card(told) if told else None
        if told is None or card is None:
            unknown.append(told.card_title if told else id)
        elif not told.is_non_deck and card.type is not CardType.TIDE:
            added = icons[id].pop(0) if icons.get(id) else []
            houses.setdefault(_house(told.house), []).append(_slot(told, card, set, added))
    if unknown:
        raise unknown_cards(unknown)
    return houses


def _icons(answer: _Answer) -> dict[str, list[list[str]]]:
    """The bonus icons of each card, copy by copy."""
    icons: dict[str, list[list[str]]] = {}
    for entry in answer.data.bonus_icons:
        icons.setdefault(entry.card_id, []).append(entry.bonus_icons)
    return icons


def _unnumbered(told: Sequence[VaultCard]) -> SetCode | None:
    """The set without a number that prints most of these cards, where it prints more than half."""
    cards = [card for card in map(_card, told) if card is not None]
    printed = {code: sum(bool(card.printed_in(code)) for card in cards) for code in UNNUMBERED}
    best = max(UNNUMBERED, key=printed.__getitem__, default=None)
    return best if best is not None and 2 * printed[best] > len(told) else None


def _house(name: str) -> House:
    house = _HOUSE.get(plain(name))
    if house is None:
        raise Unreadable.because(because("vault-field", field=f"house {name}"))
    return house


def _slot(told: VaultCard, card: Facts, set: SetCode, icons: Sequence[str]) -> Slot:
    anomaly = told.is_anomaly or (card.anomaly and not card.printed_in(set))
    legacy = not anomaly and not card.printed_in(set)
    icons = tuple("amber" if plain(icon) in ("amber", "aember") else icon.lower() for icon in icons)
    return Slot(card.id, maverick=told.is_maverick, legacy=legacy, anomaly=anomaly, icons=icons)


def _card(told: VaultCard) -> Facts | None:
    """By its title in either language; titles in other languages by set, house and number."""
    named = find(told.card_title)
    if named is not None and told.card_type == SECOND_HALF:
        return every_card().cards.get(CardId(f"{named.id}2"), named)
    if named is not None and told.rarity != "Evil Twin":
        return named
    number = str(told.card_number).zfill(3)
    set = EXPANSIONS.get(told.expansion)
    for card in every_card().cards.values():
        for printing in card.printings:
            if (printing.set, printing.number) == (set, number) and (not named or card.evil_twin):
                return card
    return named


def write_vault(deck: Deck) -> str:
    """The deck in the vault's form; ids of cards are ours, titles and numbers the printed ones."""
    cards: list[str] = []
    linked: dict[str, dict[str, object]] = {}
    icons: list[dict[str, object]] = []
    for house, slot in deck.slots():
        # Copies that differ need ids that differ: the icons are told by id.
        id = "@".join((slot.card, house, *slot.icons))
        cards.append(id)
        linked.setdefault(id, _linked(id, house, slot, deck.set))
        if slot.icons:
            icons.append({"card_id": id, "bonus_icons": list(slot.icons)})
    if deck.token:
        token = Slot(deck.token)
        home = token.facts.printings[0].house
        cards.append(deck.token)
        linked[deck.token] = _linked(deck.token, home, token, deck.set) | {"is_non_deck": True}
    data = {
        "id": deck.archon,
        "name": deck.name,
        "expansion": _NUMBER_OF.get(deck.set, 0),
        "bonus_icons": icons,
        "_links": {"houses": [house_name(house, "en") for house in deck.houses], "cards": cards},
    }
    answer = {"data": data, "_linked": {"cards": list(linked.values())}}
    return msgspec.json.format(msgspec.json.encode(answer), indent=2).decode() + "\n"


def _linked(id: str, house: House, slot: Slot, set: SetCode) -> dict[str, object]:
    card = slot.facts
    printing = next(iter(card.printed_in(set)), card.printings[0])
    return {
        "id": id,
        "card_title": card.en,
        "house": house_name(house, "en"),
        "card_type": SECOND_HALF if card.gigantic == "top" else card.type.value.replace("_", " ").title(),
        "card_number": printing.number,
        "expansion": _NUMBER_OF.get(printing.set, 0),
        "rarity": "Evil Twin" if card.evil_twin else printing.rarity.value.capitalize(),
        "is_maverick": slot.maverick,
        "is_anomaly": slot.anomaly,
        "is_enhanced": bool(slot.icons),
    }
