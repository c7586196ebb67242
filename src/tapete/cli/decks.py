"""Decks as commands name them: a collection of the game, or files."""

from __future__ import annotations

import asyncio
import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from tapete.cli.options import listed
from tapete.cli.words import refuse
from tapete.kernel.decks import Decks
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import game as find

#: a deck as the page shows it
LINK: Final = re.compile(r"^(?P<table>https?://[^/\s]+)/decks/(?P<id>[\w-]{1,64})/?(?:[?#]\S*)?$")
VAULT: Final = "TAPETE_VAULT"


def decks_of(game: str) -> Decks:
    """The decks of a game, or a refusal."""
    decks = find(game).decks
    if decks is None:
        raise refuse("no-decks", game=find(game).names)
    return decks


def read(decks: Decks, told: str) -> Any:
    """A deck from a file, or by the name or seed that the game knows it by."""
    path = decks.vault_path(told)
    if path is not None:
        return decks.read(from_vault(os.environ.get(VAULT, decks.vault), path))
    link = LINK.match(told)
    if link is not None:
        return decks.read(from_table(told, link))
    file = Path(told)
    if file.is_file():
        try:
            return decks.read(file.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise refuse("no-text", file=told) from error
    if file.is_dir():
        raise refuse("is-folder", file=told)
    try:
        return decks.read(told)
    except TapeteError as error:
        if told.startswith("seed:"):
            raise
        known = [str(decks.card(deck, lang)["name"]) for deck in decks.gauntlet() for lang in ("en", "es")]
        meant = get_close_matches(told, known, 1)
        code = "no-deck-meant" if meant else "no-deck"
        raise refuse(code, deck=told, meant=meant) from error


def fetched(address: str, path: str) -> str:
    """The text at a path of somebody's server, or `Unfetched`."""
    from tapete.vault import Vault  # what it is made of takes a tenth of a second to load

    return asyncio.run(Vault(address).fetch(path))


def from_vault(address: str, path: str) -> str:
    """What the publisher's vault tells of a deck; TAPETE_VAULT names another one, or none."""
    from tapete.vault import Unfetched

    try:
        return fetched(address, path)
    except Unfetched as error:
        raise refuse(f"vault-{error.why}") from error


def from_table(told: str, link: re.Match[str]) -> str:
    """The deck that a link of a table shows."""
    from tapete.vault import Unfetched

    try:
        return fetched(link["table"], f"/api/decks/{link['id']}/file")
    except Unfetched as error:
        raise refuse("no-deck-link", link=told) from error


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
