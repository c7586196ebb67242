"""Names for archons, made of syllables and titles, in both languages at once."""

from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from tapete.kernel.chance import Rng

from ..cards.facts import House

Gender = Literal["f", "m"]


class Title(msgspec.Struct, frozen=True, array_like=True):
    """What an archon is called: in English, and in Spanish for a man and for a woman."""

    en: str
    m: str
    f: str

    def es(self, gender: Gender) -> str:
        """The Spanish form that agrees with the archon."""
        return self.f if gender == "f" else self.m


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where an archon is from, with its article in both languages."""

    en: str
    es: str

    @property
    def de(self) -> str:
        """As it follows a Spanish title: *del Faro*, *de la Torre*."""
        return f"del {self.es[3:]}" if self.es.startswith("el ") else f"de {self.es}"


class _Parts(msgspec.Struct, frozen=True):
    first: str
    middle: str
    last: dict[Gender, str]
    titles: dict[House, tuple[Title, ...]]
    anywhere: tuple[Title, ...]
    nicknames: tuple[Title, ...]
    places: tuple[Place, ...]


@cache
def _parts() -> _Parts:
    return msgspec.json.decode(resources.files(__package__).joinpath("names.json").read_bytes(), type=_Parts)


def archon_name(rng: Rng, houses: list[House]) -> tuple[str, str]:
    """A name in English and the same name in Spanish."""
    parts = _parts()
    gender: Gender = rng.choice(("f", "m"))
    given = _given(rng, gender)
    title = rng.choice(parts.titles.get(rng.choice(houses), ()) + parts.anywhere)
    nickname, place = rng.choice(parts.nicknames), rng.choice(parts.places)
    article = "la" if gender == "f" else "el"
    called = f"{given} {article} {nickname.es(gender)}"
    shape = rng.below(3)
    if shape == 0:
        return f"{given}, {title.en} of {place.en}", f"{given}, {title.es(gender)} {place.de}"
    if shape == 1:
        return f"{given} the {nickname.en} of {place.en}", f"{called} {place.de}"
    return f"{given} the {nickname.en}, {title.en}", f"{called}, {title.es(gender)}"


def _given(rng: Rng, gender: Gender) -> str:
    parts = _parts()
    middle = rng.choice(parts.middle.split()) if rng.below(2) else ""
    return rng.choice(parts.first.split()) + middle + rng.choice(parts.last[gender].split())
