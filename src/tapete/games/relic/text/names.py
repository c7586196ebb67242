"""Names of cards, players and places, alone and within a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....kernel.words import Words, player
from ....phrase.weaving import series, weave
from ..table import Table


def card_name(t: Table, number: int, lang: str) -> str:
    return t.box.things[number].name[lang]


def names(t: Table, cards: Any, lang: str) -> str:
    return ", ".join(card_name(t, c, lang) for c in cards)


def listed(said: Iterable[str], lang: str) -> str:
    """Several within a sentence: A, B y C; A e Hijos."""
    return weave(series([[one] for one in said], AND[lang]), lang)


AND = {"es": "y", "en": "and"}


#: articles that names begin with, written small within a sentence; an indefinite one belongs to the title (to discard
#: a knife in the prayer is something else than to discard the card of that name)
ARTICLES = {"es": ("El ", "La ", "Los ", "Las "), "en": ("The ",)}


def within(name: str, lang: str) -> str:
    """A name in the middle of a sentence: el yermo, the Wasteland."""
    return name[0].lower() + name[1:] if name.startswith(ARTICLES[lang]) else name


def sentence(text: str, lang: str) -> str:
    """A sentence as it is written: del and al in Spanish, a capital at its beginning."""
    if lang == "es":
        text = text.replace(" de el ", " del ").replace(" a el ", " al ")
    return text[:1].upper() + text[1:]


def spoken(name: Mapping[str, str], article: str = "") -> dict[str, dict[str, str]]:
    """A name for a sentence that is put together elsewhere, by language: at its beginning, within it, and in Spanish
    after *de* and *a*.
    """
    amid = {lang: within(said, lang) for lang, said in name.items()}
    if article:
        amid["es"] = f"{article} {amid['es']}"
    forms = {"the": amid, "ofcard": _tied("de", amid), "tocard": _tied("a", amid)}
    return forms | {"card": {lang: said[:1].upper() + said[1:] for lang, said in amid.items()}}


def _tied(prep: str, amid: Mapping[str, str]) -> dict[str, str]:
    return {**amid, "es": sentence(f" {prep} {amid['es']}", "es").strip()}


def player_said(t: Table, seat: int, lang: str, words: Words) -> str:
    """A player within a sentence: el Ogrete, la Canonesa; English does without."""
    p, name = t.players[seat], player_name(t, seat, lang, words)
    article = t.box.things[p.character].article if p.character >= 0 and lang == "es" else ""
    return f"{article} {name}" if article else within(name, lang)


def player_name(t: Table, seat: int, lang: str, words: Words) -> str:
    """The character once there is one, else the seat."""
    p = t.players[seat]
    return card_name(t, p.character, lang) if p.character >= 0 else player(seat, lang)
