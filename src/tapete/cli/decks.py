"""Decks as commands name them: a collection of the game, or files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tapete.cli.options import listed
from tapete.cli.words import refuse
from tapete.kernel.decks import Decks
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import game as find


def decks_of(game: str) -> Decks:
    """The decks of a game, or a refusal."""
    decks = find(game).decks
    if decks is None:
        raise refuse("no-decks", game=find(game).names)
    return decks


def read(decks: Decks, told: str) -> Any:
    """A deck from a file, or by the name or seed that the game knows it by."""
    file = Path(told)
    if file.is_file():
        return decks.read(file.read_text(encoding="utf-8"))
    try:
        return decks.read(told)
    except TapeteError as error:
        raise refuse("no-deck", deck=told) from error


def collected(game: str, told: str, lang: str = "en") -> list[tuple[str, Any]]:
    """The decks meant by “gauntlet”, “learning” or files with commas, each with its name."""
    decks = decks_of(game)
    found: list[Any] = []
    for word in listed(told):
        if word == "gauntlet":
            found += decks.gauntlet()
        elif word == "learning":
            found += decks.learning()
        else:
            found.append(read(decks, word))
    return [(str(decks.card(deck, lang)["name"]), deck) for deck in found]
