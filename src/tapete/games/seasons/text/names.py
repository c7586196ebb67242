"""Names of cards, energies and seats as Fluent takes them: each argument in both languages."""

from __future__ import annotations

from functools import cache

from tapete.games.seasons.printed import CARDS, ENERGIES, PRINTED
from tapete.kernel import words

Spoken = dict[str, str]


def say(lang: str, message: str, /, **args: object) -> str:
    """A message of this game's Fluent files."""
    return words.of("seasons").format(lang, message, **args)


@cache
def _names(number: int) -> tuple[Spoken, Spoken, Spoken, Spoken]:
    card = CARDS[number]
    the_es = f"{card.the_es} {card.es}".strip()
    the_en = f"{card.the_en} {card.en}".strip()
    # Familiars with a name of their own take the personal "a"; "de el" contracts.
    person = card.kind == "familiar" and not card.the_es
    of_es = f"del {card.es}" if card.the_es == "el" else f"de {the_es}"
    return (
        {"es": card.es, "en": card.en},
        {"es": the_es, "en": the_en},
        {"es": f"a {the_es}" if person else the_es, "en": the_en},
        {"es": of_es, "en": f"of {the_en}"},
    )


def card_args(card: int) -> dict[str, Spoken]:
    """A card for a sentence: bare, with its article, as an object, and after "de"."""
    bare, the, what, of = _names(card & PRINTED)
    return {"bare": bare, "the": the, "card": what, "ofcard": of}


@cache
def by_card(card: int) -> Spoken:
    """What comes from a card, at the end of a sentence: " (Staff of Spring)", or nothing."""
    if not card:
        return {"es": "", "en": ""}
    printed = CARDS[card & PRINTED]
    return {"es": f" ({printed.es})", "en": f" ({printed.en})"}


def player(seat: int) -> Spoken:
    return {lang: words.player(seat, lang) for lang in words.LANGUAGES}


def signed(number: int) -> str:
    """A number with a true minus sign: −10."""
    return f"−{-number}" if number < 0 else str(number)


def listed(parts: list[str], lang: str) -> str:
    """Words in a row: "a, b y c"."""
    if len(parts) < 2:
        return "".join(parts)
    last = parts[-1]
    joint = "and"
    if lang == "es":
        joint = "e" if last.lower().startswith(("i", "hi")) and not last.startswith("hie") else "y"
    return f"{', '.join(parts[:-1])} {joint} {last}"


def tokens_text(tokens: tuple[int, ...] | list[int], lang: str) -> str:
    """ "2 fire and 1 air", "2 de fuego y 1 de aire"."""
    return listed(token_parts(tokens, lang), lang)


def token_parts(tokens: tuple[int, ...] | list[int], lang: str) -> list[str]:
    return [say(lang, f"tokens-{e}", count=n) for e, n in zip(ENERGIES, tokens, strict=True) if n]
