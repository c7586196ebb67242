"""Rulings of the books about single cards, in our own words."""

from functools import cache
from importlib import resources

import msgspec

from .catalogue import facts
from .kinds import CardId


class Ruling(msgspec.Struct, frozen=True):
    """One answer, example or erratum: where it stands, the cards it is about, and what it comes to."""

    id: str
    where: str
    """Book and section."""
    cards: tuple[CardId, ...]
    es: str
    en: str

    def text(self, lang: str) -> str:
        """What it comes to, with the cards named in that language."""
        told = self.es if lang == "es" else self.en
        return told.format_map({card: facts(card).name(lang) for card in self.cards})


@cache
def _rulings() -> tuple[Ruling, ...]:
    data = resources.files(__package__).joinpath("rulings.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Ruling, ...])


@cache
def rulings(card: str) -> tuple[Ruling, ...]:
    """The rulings in which a card takes part, in the order of the books."""
    return tuple(ruling for ruling in _rulings() if card in ruling.cards)
