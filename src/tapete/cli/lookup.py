"""Finding a card by what somebody types."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from tapete.kernel.game import Game


class Found(NamedTuple):
    """A card of a game."""

    game: Game
    id: str
    names: Mapping[str, str]

    def text(self, lang: str) -> list[str]:
        """What it does, as lines."""
        return self.game.card_text(self.id, lang)

    def lines(self, lang: str) -> list[str]:
        """Its name and what it does; a text that begins with the name says it once."""
        name, text = self.names.get(lang, self.id), self.text(lang)
        return text if text and text[0].startswith(name) else [name, *text]


def find(game: Game, typed: str) -> list[Found]:
    """The cards meant: the one of that very name, else those whose name contains it, else near misses."""
    wanted = plain(typed)
    known = {
        card: {plain(card), *(plain(name) for name in names.values())} for card, names in game.cards().items()
    }
    if not wanted:
        return []
    exact = [card for card, spelled in known.items() if wanted in spelled]
    partly = [card for card, spelled in known.items() if any(wanted in name for name in spelled)]
    near = exact or partly or _near(known, wanted)
    return [Found(game, card, game.cards()[card]) for card in near]


def named(game: Game, sentence: str, lang: str) -> list[Found]:
    """The cards that a sentence names; of names within names only the longest."""
    names = {card: each.get(lang, "") for card, each in game.cards().items()}
    inside = [card for card, name in names.items() if name and name in sentence]
    longest = [c for c in inside if not any(names[c] != names[d] and names[c] in names[d] for d in inside)]
    return [Found(game, card, game.cards()[card]) for card in longest]


def _near(known: Mapping[str, set[str]], wanted: str) -> list[str]:
    spellings = {name: card for card, spelled in known.items() for name in sorted(spelled)}
    return [spellings[name] for name in get_close_matches(wanted, spellings, 1, 0.8)]


def plain(name: str) -> str:
    """A name without capitals, accents, spaces and signs, for comparing."""
    spelled = name.casefold().replace("æ", "ae").replace("œ", "oe")
    return "".join(c for c in unicodedata.normalize("NFKD", spelled) if c.isalnum())
