"""Houses, types, traits and keywords as words of both languages, with their Spanish gender."""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from .kinds import CardType, House, Rarity


class Noun(msgspec.Struct, frozen=True):
    """A common noun: one and many in both languages, and its Spanish gender."""

    en: str
    en_many: str
    es: str
    es_many: str
    gender: Literal["f", "m"]
    es_f: str = ""
    """Its feminine, where a trait has one: *una criatura Humana*."""

    @property
    def el(self) -> str:
        """The Spanish article that goes before one of them: *el arma*, *la bestia*."""
        # A feminine noun that begins with a stressed a takes el and un.
        return "el" if self.gender == "m" or self.es in _STRESSED_A else "la"


class Name(msgspec.Struct, frozen=True):
    """A proper name in both languages."""

    en: str
    es: str

    def text(self, lang: str) -> str:
        """The name in that language."""
        return self.es if lang == "es" else self.en


class _Nouns(msgspec.Struct, frozen=True):
    houses: dict[House, Name]
    types: dict[CardType, Noun]
    traits: dict[str, Noun]
    keywords: dict[str, Name]
    rarities: dict[Rarity, Name]


_STRESSED_A = ("Arma", "Hada")


@cache
def _nouns() -> _Nouns:
    return msgspec.json.decode(resources.files(__package__).joinpath("nouns.json").read_bytes(), type=_Nouns)


def house_name(house: str, lang: str) -> str:
    """The house as players call it: *Shadows*, *Sombras*."""
    return _nouns().houses[House(house)].text(lang)


def keyword_name(keyword: str, lang: str) -> str:
    """The keyword as the rulebook prints it: *Elusive*, *Elusivo*."""
    return _nouns().keywords[keyword].text(lang)


def keyword_ids() -> Iterable[str]:
    """Every keyword by its id."""
    return _nouns().keywords


def trait_noun(trait: str) -> Noun:
    """The trait as a noun: *Knight*, *Caballero*."""
    return _nouns().traits[trait]


def type_noun(type: str) -> Noun:
    """The card type as a noun: *upgrade*, *mejora*."""
    return _nouns().types[CardType(type)]


def rarity_name(rarity: str, lang: str) -> str:
    """The rarity as the rulebook calls it: *uncommon*, *infrecuente*."""
    return _nouns().rarities[Rarity(rarity)].text(lang)
