"""The texts of every card, laid out to be read."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tapete.games.keyforge import GAME as KEYFORGE
from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.text import card_text
from tapete.games.relic import GAME as RELIC
from tapete.games.seasons import GAME as SEASONS

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "es")
HEAD = "# Made by `python -m tests.texts`; read the difference before you commit it.\n"


def keyforge() -> Iterator[str]:
    """Cards in the order of the collection; the text of 2018 only where it differs."""
    for id, names in KEYFORGE.cards().items():
        now, before = (
            [card_text(compiled(id, ruleset), lang) for lang in LANGUAGES] for ruleset in ("2023", "2018")
        )
        yield _entry(id, names["en"], names["es"], now, {} if before == now else {"2018": before})


def seasons() -> Iterator[str]:
    """Power cards by number: what each costs and is worth, then what it does."""
    for id, names in SEASONS.cards().items():
        yield _entry(
            id, names["en"], names["es"], ["\n".join(SEASONS.card_text(id, x)) for x in LANGUAGES], {}
        )


def _entry(id: str, en: str, es: str, now: list[str], older: dict[str, list[str]]) -> str:
    lines = [f"## {id} — {en} / {es}"]
    for mark, told in {"": now, **older}.items():
        lines += [f"{lang}{' ' * bool(mark)}{mark}: {_flat(text)}" for lang, text in zip(LANGUAGES, told)]
    return "\n".join(lines)


def _flat(text: str) -> str:
    return " / ".join(text.split("\n")) or "—"


def relic() -> Iterator[str]:
    """Every card, character, scenario and space of the base pack."""
    for id, names in RELIC.cards().items():
        told = ["\n".join(RELIC.card_text(id, lang)) for lang in LANGUAGES]
        yield _entry(id, names["en"], names["es"], told, {})


BOOKS: dict[str, Callable[[], Iterator[str]]] = {"keyforge": keyforge, "relic": relic, "seasons": seasons}


def kept() -> list[str]:
    """The games whose texts are kept in a file."""
    return [game for game in BOOKS if (FOLDER / f"{game}.txt").exists()]


def written(game: str) -> str:
    """A game's whole file."""
    return "\n".join([HEAD, *BOOKS[game](), ""])
