"""What makes a deck legal: every fault is a Reason that names the card and the section."""

from collections.abc import Container, Iterator

from tapete.games.keyforge.sources import cite
from tapete.kernel import words
from tapete.kernel.reason import Reason

from ..cards.collections import collections
from ..cards.facts import SETS, CardType, Facts, House, SetCode, every_card, first_printed, house_name
from ..printed import ICONS
from .deck import CARDS_IN_A_HOUSE, HOUSES_IN_A_DECK, Deck, Slot

words.settle("keyforge-decks", "tapete.games.keyforge.decks")

# The glossary's "Mazo": 36 cards, 12 of each of three houses.
MAZO = cite("Mazo")
DISIDENTE = cite("Disidente")
LEGADO = cite("Legado")
ANOMALIA = cite("Anomalía")
POTENCIAR = cite("Potenciar")
FICHA = cite("Criaturas ficha")
NO_ARCHONS = (House.ARCHON_POWER, House.KEYRAKEN, House.PROPHECY, House.THE_TIDE)
"""What stands for a house on cards that lie beside the decks: an adversary's, the tide…"""
IN_A_DECK = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)


def why_not_legal(deck: Deck) -> Reason | None:
    """The first fault of a deck, or None when it may be played."""
    return next(faults(deck), None)


def faults(deck: Deck) -> Iterator[Reason]:
    """Every fault of a deck, those of its shape first."""
    if deck.set not in SETS:
        yield because("unknown-set", MAZO, set=deck.set)
        return
    if len(deck.houses) != HOUSES_IN_A_DECK:
        yield because("three-houses", MAZO, count=len(deck.houses))
    for house, slots in deck.houses.items():
        if house in NO_ARCHONS:
            yield because("no-archons-house", MAZO, house=spoken_house(house))
            continue
        if len(slots) != CARDS_IN_A_HOUSE:
            yield because("twelve-cards", MAZO, house=spoken_house(house), count=len(slots))
        for slot in slots:
            fault = why_not_here(slot, house, deck.set)
            if fault is not None:
                yield fault
    token = why_not_token(deck)
    if token is not None:
        yield token


def why_not_token(deck: Deck) -> Reason | None:
    """Why the deck cannot bring the token creature that it does, or must bring one."""
    if deck.token is None:
        missing = any(c.type is CardType.TOKEN_CREATURE for c in first_printed(deck.set).cards.values())
        return because("no-token", FICHA, set=deck.set) if missing else None
    card = every_card().cards.get(deck.token)
    if card is None:
        return because("unknown-card", FICHA, card=deck.token)
    name = {"es": card.name("es"), "en": card.en}
    if card.type is not CardType.TOKEN_CREATURE:
        return because("not-a-token", FICHA, card=name)
    return None if card.printed_in(deck.set) else because("token-not-in-set", FICHA, card=name, set=deck.set)


def why_not_here(slot: Slot, house: House, set: SetCode) -> Reason | None:
    """Why this copy cannot be listed under this house in a deck of this set."""
    card = every_card().cards.get(slot.card)
    if card is None:
        return because("unknown-card", MAZO, card=slot.card)
    name = {"es": card.name("es"), "en": card.en}
    if card.type not in IN_A_DECK:
        return because("not-a-deck-card", MAZO, card=name)
    wrong = [icon for icon in slot.icons if icon not in _icons_of(set)]
    if wrong:
        return because("unknown-icon", POTENCIAR, card=name, icon=wrong[0])
    if slot.anomaly:
        return None if card.anomaly else because("no-anomaly", ANOMALIA, card=name)
    homes = _homes(card, slot, set)
    if not homes:
        return because("no-legacy" if slot.legacy else "not-in-set", LEGADO, card=name, set=set)
    if slot.maverick != (house in homes):
        return None
    code, rule = ("no-maverick", DISIDENTE) if slot.maverick else ("not-its-house", MAZO)
    return because(code, rule, card=name, house=spoken_house(house))


def _icons_of(set: SetCode) -> tuple[str, ...]:
    """The bonus icons there are: five in the collections of the book («Iconos de bonificación»), those of houses too in
    what came after it.
    """
    return ICONS if set in collections() else (*ICONS, *House)


def _homes(card: Facts, slot: Slot, set: SetCode) -> list[House]:
    """The houses under which a set, or for a legacy an earlier one, prints a card."""
    if slot.legacy:
        return [p.house for p in card.printings if SETS.index(p.set) < SETS.index(set)]
    return [p.house for p in card.printed_in(set)]


def not_yet_playable(deck: Deck, playable: Container[str]) -> Reason | None:
    """The known cards of a deck that have no rules here yet, named, or None."""
    cards = [slot.card for _, slot in deck.slots()] + ([deck.token] if deck.token else [])
    waiting = list(dict.fromkeys(card for card in cards if card not in playable))
    if not waiting:
        return None
    names = [{"es": card.name("es"), "en": card.en} for card in map(every_card().cards.__getitem__, waiting)]
    return because("not-yet-playable", MAZO, cards=names, count=len(names))


def because(code: str, rule: dict[str, str] | None = None, **args: object) -> Reason:
    """A reason told with the words of this room."""
    return Reason(code, args, rule=rule, game="keyforge-decks")


def spoken_house(house: House) -> dict[str, str]:
    """A house by language, for a sentence."""
    return {lang: house_name(house, lang) for lang in ("es", "en")}
