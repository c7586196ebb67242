"""The printed facts of every known card, read from the package's JSON the first time they are asked for."""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

import msgspec

from .kinds import CardId, CardType, House, Rarity, SetCode
from .sets import NAMED, SETS


class Printing(msgspec.Struct, frozen=True, array_like=True):
    """One appearance of a card: the set, its collector number there, its house and its rarity."""

    set: SetCode
    number: str
    house: House
    rarity: Rarity


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card, its rules text apart."""

    id: CardId
    en: str
    type: CardType
    printings: tuple[Printing, ...] = msgspec.field(name="in")
    es: str = ""
    """The Spanish name; empty where the card was never printed in Spanish and has none of ours yet."""
    ours: bool = False
    """Whether the Spanish name is this project's: `tools/keyforge_names.json` gives it."""
    power: int = 0
    armor: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    """Of the newest printing, each with its value (1 when it has none; 0 when the card itself counts it)."""
    older_keywords: dict[SetCode, tuple[tuple[str, int], ...]] = {}
    """By set, where the newest printing turned a sentence into a keyword or the reverse."""
    amber: int = 0
    """Printed Æmber bonus icons."""
    enhance: dict[str, int] = {}
    """Icons it spreads over the deck it is in."""
    gigantic: Literal["top", "bottom"] | None = None
    anomaly: bool = False
    evil_twin: bool = False

    def name(self, lang: str) -> str:
        """Its name in that language, in English where it has no other."""
        return (self.es if lang == "es" else "") or self.en

    @property
    def house(self) -> House:
        """The house of its first printing."""
        return self.printings[0].house

    def printed_in(self, set: SetCode) -> tuple[Printing, ...]:
        """Its printings in that set: none, one, or one for each house it can come in. A set of which nobody tells what it
        reprints may hold every card of those named, as each house printed it last.
        """
        reprints = NAMED[set].reprints if set in NAMED else ()
        if not reprints:
            return tuple(p for p in self.printings if p.set == set)
        return tuple({p.house: p for p in self.printings if p.set in reprints}.values())


class Catalogue:
    """Cards in printed order, found by id or by either name whatever the accents and capitals."""

    __slots__ = ("_by_name", "cards")

    def __init__(self, cards: tuple[Facts, ...]) -> None:
        self.cards = {card.id: card for card in cards}
        self._by_name: dict[str, CardId] = {}
        # An ordinary card goes before the evil twin or the upper half that shares its name.
        for card in sorted(cards, key=_is_second):
            for name in (card.en, card.es):
                if name:
                    self._by_name.setdefault(plain(name), _named(card))
        for id in self.cards:
            self._by_name.setdefault(plain(id), id)

    def find(self, name: str) -> Facts | None:
        """The card with that id or that name in either language, or None."""
        return self.cards.get(CardId(name)) or self.cards.get(self._by_name.get(plain(name), CardId("")))


def _is_second(card: Facts) -> bool:
    return card.evil_twin or card.gigantic == "top"


def _named(card: Facts) -> CardId:
    """The card that a name means: an evil twin has the name of its twin, however it was printed in Spanish."""
    return CardId(card.id.removesuffix("-evil-twin")) if card.evil_twin else card.id


def plain(name: str) -> str:
    """A name without accents, capitals, spaces and signs, for comparing: *gatoporliebre*."""
    spelled = name.casefold().replace("æ", "ae").replace("œ", "oe")
    return "".join(c for c in unicodedata.normalize("NFKD", spelled) if c.isalnum())


@cache
def first_printed(set: SetCode) -> Catalogue:
    """The cards that appeared for the first time in a collection."""
    data = resources.files(__package__).joinpath(f"{set.lower()}.json").read_bytes()
    return Catalogue(msgspec.json.decode(data, type=tuple[Facts, ...]))


@cache
def every_card() -> Catalogue:
    """All cards of all collections, each under its first printing."""
    return Catalogue(tuple(card for set in SETS for card in first_printed(set).cards.values()))


@lru_cache(maxsize=8192)
def appeared_in(id: str) -> SetCode | None:
    """The collection in which a card appeared for the first time, or None when there is no such card."""
    return next((set for set in SETS if CardId(id) in first_printed(set).cards), None)


def facts(id: str) -> Facts:
    """The facts of a card by its id; KeyError when there is no such card."""
    set = appeared_in(id)
    if set is None:
        raise KeyError(id)
    return first_printed(set).cards[CardId(id)]


def find(name: str) -> Facts | None:
    """The card with that id or name in Spanish or English, or None; earlier collections are searched first."""
    return next((card for set in SETS if (card := first_printed(set).find(name)) is not None), None)
