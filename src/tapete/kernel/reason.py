"""Why not: the card or rule that forbids something, in a form for tooltips, errors and tests."""

from __future__ import annotations

from typing import Any

import msgspec

from . import words


def section(es: tuple[str, str], en: tuple[str, str]) -> dict[str, str]:
    """Book and section by language; in English the Spanish book's own section stands beside it, to be found there."""
    return {"es": f"{es[0]}, «{es[1]}»", "en": f"{en[0]}, “{en[1]}” («{es[1]}»)"}


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done."""

    code: str
    #: names the sentence and the translation, e.g. "reserve-full"
    args: dict[str, Any] = {}
    #: what the sentence speaks of: numbers, names by language ({"es": …, "en": …}) or plain strings;
    #: an int called "player" is a seat, told by name; so are those of a list called "players"
    source: str | None = None
    #: the ref of the card that forbids it, if a card does
    rule: str | dict[str, str] | None = None
    #: book and section, e.g. "Reglamento maestro, «Provocar»", or by language
    game: str = "kernel"
    #: whose words tell it

    def cited(self, lang: str = "en") -> str | None:
        """Book and section in that language, or as the book has them."""
        return self.rule.get(lang) if isinstance(self.rule, dict) else self.rule

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        args = self.args
        if type(args.get("player")) is int:
            args = args | {"player": words.player(args["player"], lang)}
        if isinstance(args.get("players"), (list, tuple)):
            args = args | {"players": [words.player(seat, lang) for seat in args["players"]]}
        return words.of(self.game).format(lang, f"reason-{self.code}", **args)
