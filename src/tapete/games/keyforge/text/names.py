"""Messages of this game, and cards by name."""

from __future__ import annotations

from tapete.games.keyforge.cards.facts import trait_noun
from tapete.games.keyforge.table import Table
from tapete.kernel import words


def say(lang: str, message: str, **args: object) -> str:
    """A message of this game."""
    return words.of("keyforge").format(lang, message, **args)


def name(t: Table, n: int, lang: str) -> str:
    """The name of a card, as it counts now."""
    b = t.bodies.get(n)
    return (b.copy_of if b is not None else t.cast[n]).card.names[lang]


def named(t: Table, id: str, lang: str) -> str:
    """The name of a card or trait that was named, or what stands for those that nobody has."""
    if id.startswith("trait:"):
        noun = trait_noun(id.removeprefix("trait:"))
        return noun.es if lang == "es" else noun.en
    copy = next((copy for copy in t.cast if copy.card.id == id), None)
    return say(lang, "option-nobodys") if copy is None else copy.card.names[lang]
