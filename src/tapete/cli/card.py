"""tapete card: what a card does, in the words generated from its declaration."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from tapete.cli.lookup import Found, find
from tapete.cli.options import to_json
from tapete.cli.words import refuse
from tapete.kernel.game import game as find_game
from tapete.kernel.game import names

LANGUAGES = ("en", "es")


def card(
    name: str,
    *,
    game: str | None = None,
    lang: Literal["es", "en", "both"] = "both",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Tell what a card does.

    Parameters
    ----------
    name
        Its name in either language, or a part of it; capitals and accents do not matter.
    game
        Only among the cards of this game.
    lang
        Tell it in es, en or both.
    json
        Print it for programs.
    """
    langs = LANGUAGES if lang == "both" else (lang,)
    found = [card for each in ([game] if game else names()) for card in find(find_game(each), name)]
    if not found:
        raise refuse("no-card", name=name)
    if json:
        print(to_json([as_data(card, langs) for card in found]))
    else:
        print("\n\n".join("\n".join(as_lines(card, langs)) for card in found))


def as_lines(card: Found, langs: tuple[str, ...]) -> list[str]:
    """A card for people: each language under its name."""
    lines = []
    for lang in langs:
        lines += [f"{card.game.names[lang]}:", *card.lines(lang)]
    return lines


def as_data(card: Found, langs: tuple[str, ...]) -> dict[str, object]:
    """A card for programs."""
    text = {lang: card.text(lang) for lang in langs}
    return {"game": card.game.id, "id": card.id, "names": dict(card.names), "text": text}
