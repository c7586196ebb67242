"""A deck: an archon's name, three houses, twelve cards each, and the marks each copy carries."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final

import msgspec

from ..cards.collections import newcomer, only_reprints
from ..cards.facts import CardId, CardType, Facts, House, SetCode, every_card, facts, first_printed

HOUSES_IN_A_DECK: Final = 3
CARDS_IN_A_HOUSE: Final = 12
EVIL: Final = "-evil-twin"
"""What the id of an evil twin has more than that of its twin."""
TWIN: Final = {"en": "Evil Twin", "es": "Reflejo oscuro"}


class Slot(msgspec.Struct, frozen=True, omit_defaults=True, order=True):
    """One card of a deck, with what is special about this copy."""

    card: CardId
    maverick: bool = False
    """It left its own house for the one it is listed under."""
    legacy: bool = False
    """It comes from an earlier set."""
    anomaly: bool = False
    """A preview of a later set, at home in any house."""
    icons: tuple[str, ...] = ()
    """Bonus icons that enhancing cards put on it."""

    @property
    def facts(self) -> Facts:
        """What is printed on the card."""
        return facts(self.card)


class Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an identity card tells: the archon's name, the houses, and the list of cards."""

    name: str
    set: SetCode
    houses: dict[House, tuple[Slot, ...]]
    es: str = ""
    """The name in Spanish, where it has one of its own."""
    archon: str = ""
    """The registration code of the deck."""
    token: CardId | None = None
    """The token creature it brings, in sets that have them."""
    learning: bool = False
    """One of the two decks that teach the game."""

    @property
    def tide(self) -> bool:
        """Whether the tide card comes with it (v17.2 «Marea»): its collection prints one, or is one that only reprints
        and the deck holds a card of such a collection (the book does not say; without the tide it would do nothing).
        """
        if _prints_tide(self.set) or not only_reprints(self.set):
            return _prints_tide(self.set)
        return any(_prints_tide(slot.facts.printings[0].set) for _, slot in self.slots())

    @property
    def evil_twin(self) -> bool:
        """Whether it is the evil twin of another deck: its list holds evil twins, and no card that has one."""
        held = [slot.card for _, slot in self.slots()]
        known = every_card().cards
        return any(card.endswith(EVIL) for card in held) and not any(
            f"{card}{EVIL}" in known for card in held
        )

    def title(self, lang: str) -> str:
        """The archon's name in that language; an evil twin has the name of its twin, and says what it is."""
        name = (self.es if lang == "es" else "") or self.name
        return f"{name} ({TWIN[lang]})" if self.evil_twin else name

    def slots(self) -> Iterator[tuple[House, Slot]]:
        """Every card with the house it is listed under, in the order of the list."""
        for house, slots in self.houses.items():
            for slot in slots:
                yield house, slot

    def cards(self) -> list[tuple[CardId, House, tuple[str, ...]]]:
        """Every card as a table needs it: its id, its house here and its added icons."""
        return [(slot.card, house, slot.icons) for house, slot in self.slots()]

    def fingerprint(self) -> str:
        """A code that any two decks with the same list share, whatever their names and order."""
        listed = sorted((house.value, msgspec.json.encode(slot)) for house, slot in self.slots())
        listed += [("token", self.token.encode())] if self.token else []
        return blake2b(repr(listed).encode(), digest_size=16).hexdigest()


@cache
def _prints_tide(set: SetCode) -> bool:
    return any(card.type is CardType.TIDE for card in first_printed(set).cards.values())


class _Written(msgspec.Struct):
    """A deck as JSON writes it: a plain id stands for a card without marks."""

    name: str
    set: SetCode
    houses: dict[House, tuple[CardId | Slot, ...]]
    es: str = ""
    archon: str = ""
    token: CardId | None = None
    learning: bool = False

    def read(self) -> Deck:
        houses = {
            house: tuple(slot if isinstance(slot, Slot) else Slot(slot) for slot in slots)
            for house, slots in self.houses.items()
        }
        return Deck(self.name, self.set, houses, self.es, self.archon, self.token, self.learning)


def read_json(data: bytes | str) -> Deck:
    """A deck from the project's own JSON; `msgspec.ValidationError` points at the field that is wrong."""
    return msgspec.json.decode(data, type=_Written).read()


def write_json(deck: Deck) -> str:
    """A deck as the project's own JSON, one house a line."""
    told = msgspec.to_builtins(deck)
    houses = told.pop("houses")
    lines = [
        f"    {_compact(house)}: {_compact([_short(slot) for slot in slots])}"
        for house, slots in houses.items()
    ]
    head = [f"  {_compact(key)}: {_compact(value)}," for key, value in told.items()]
    return "\n".join(["{", *head, '  "houses": {', ",\n".join(lines), "  }", "}"]) + "\n"


def _short(slot: dict[str, object]) -> object:
    return slot["card"] if len(slot) == 1 else slot


def _compact(value: object) -> str:
    return msgspec.json.encode(value).decode()


@cache
def gauntlet() -> tuple[Deck, ...]:
    """Decks to measure others by, some of each collection, real ones where lists are at hand; the two learning
    decks first."""
    data = resources.files(__package__).joinpath("gauntlet.json").read_bytes()
    return tuple(written.read() for written in msgspec.json.decode(data, type=list[_Written]))


def learning_decks() -> tuple[Deck, Deck]:
    """The two decks of the 2018 learning game."""
    first, second = (deck for deck in gauntlet() if deck.learning)
    return first, second


def plain_deck(name: str, houses: dict[House, list[str]], set: SetCode | None = None) -> Deck:
    """A deck of unmarked cards, as tests and scripts write one."""
    return Deck(
        name,
        set or newcomer().set,
        {house: tuple(Slot(CardId(card)) for card in cards) for house, cards in houses.items()},
    )
