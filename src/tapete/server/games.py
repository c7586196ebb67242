"""The games that can be played here, as forms show them."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, get

import tapete
from tapete.kernel.game import Game
from tapete.kernel.lessons import lessons
from tapete.kernel.words import LANGUAGES, of

from .bots import level
from .info import bot_choices
from .refusals import Refused
from .wire import CardFace, Choice, Field, GameInfo

#: settings that each seat has one of: the name in a seat's options, how a form asks, and the default
SEAT_SETTINGS: dict[str, tuple[str, Literal["deck", "number"], Any]] = {
    "decks": ("deck", "deck", None),
    "chains": ("chains", "number", 0),
}


def find(name: str) -> Game:
    """A game that can be played; one that is not there yet is none."""
    try:
        return spoken(tapete.game(name))
    except (tapete.Unreadable, ImportError, AttributeError, OSError) as error:
        raise Refused(404, "unknown-game", game=name[:40]) from error


def spoken(game: Game) -> Game:
    """A game is ready for people when it has words for them."""
    for lang in LANGUAGES:
        of(game.id).has(lang, "x")
    return game


def playable() -> list[Game]:
    found = []
    for name in tapete.game_names():
        try:
            found.append(spoken(tapete.game(name)))
        except (ImportError, AttributeError, OSError):
            continue
    return found


def word(game: Game, lang: str, message: str, otherwise: str) -> str:
    """A word for a form: the game's own, or ours for that game."""
    for words, name in ((of(game.id), message), (of("server"), f"{game.id}-{message}")):
        if words.has(lang, name):
            return words.format(lang, name)
    return otherwise


def game_info(game: Game, lang: str) -> GameInfo:
    fields = [field(game, lang, name, choices) for name, choices in game.settings.items()]
    seats = (game.seats[0], game.seats[-1])
    return GameInfo(
        id=game.id,
        name=game.names[lang],
        seats=seats,
        options=[f for f in fields if f],
        bots=bot_choices(lang),
        partner=level("partner"),
        beginner=beginners(game),
        series=series_field(game, lang),
    )


def series_field(game: Game, lang: str) -> Field | None:
    """The series that a table can be laid for, after the one game that is none."""
    if game.decks is None or not game.decks.series_kinds:
        return None
    one = Choice("", word(game, lang, "setting-series-none", ""))
    kinds = [choice_of(game, lang, "series", kind) for kind in game.decks.series_kinds]
    label = word(game, lang, "setting-series", "series")
    return Field("series", label, "choice", "", False, [one, *kinds])


def beginners(game: Game) -> dict[str, Any]:
    """The settings of a first game: those of the lesson that is a whole one."""
    whole = next((lesson for lesson in lessons(game.id).values() if lesson.whole), None)
    return {name: value for name, value in whole.options.items() if name != "decks"} if whole else {}


def field(game: Game, lang: str, name: str, choices: tuple[Any, ...]) -> Field | None:
    """A setting as a form shows it; what takes any value is no matter for a form, decks excepted."""
    label = word(game, lang, f"setting-{name}", name)
    help = word(game, lang, f"setting-{name}-help", "") or None
    if name in SEAT_SETTINGS:
        own, kind, default = SEAT_SETTINGS[name]
        return Field(own, label, kind, default, True, None, help, opened_by(game) if kind == "deck" else None)
    if not choices:
        return None
    if set(choices) == {True, False}:
        return Field(name, label, "flag", choices[0], False, None, help)
    if all(type(choice) is int for choice in choices):
        listed = [Choice(str(c), str(c)) for c in choices]
        return Field(name, label, "number", choices[0], False, listed, help)
    listed = [choice_of(game, lang, name, choice) for choice in choices]
    return Field(name, label, "choice", choices[0], False, listed, help)


def opened_by(game: Game) -> dict[str, list[str]] | None:
    """The settings with which nobody brings a deck."""
    if game.decks is None:
        return None
    found = {
        name: [str(choice) for choice in choices if not game.decks.brings({name: choice})]
        for name, choices in game.settings.items()
    }
    return {name: values for name, values in found.items() if values} or None


def choice_of(game: Game, lang: str, name: str, choice: Any) -> Choice:
    card = game.cards().get(str(choice), {})
    label = word(game, lang, f"setting-{name}-{choice}", card.get(lang, str(choice)))
    help = word(game, lang, f"setting-{name}-{choice}-help", "")
    return Choice(str(choice), label, help or None)


def card_faces(game: Game, lang: str) -> list[CardFace]:
    """Every card of a game in words."""
    faces = getattr(game, "card_faces", None)
    if faces is not None:
        return [face(game, one) for one in faces(lang)]
    found = []
    for id, names in game.cards().items():
        lines = [line for line in game.card_text(id, lang) if line != names[lang]]
        kind, *text = lines or [""]
        found.append(CardFace(id, names[lang], kind.removeprefix(names[lang]).strip(" ·"), "\n".join(text)))
    return found


def face(game: Game, one: dict[str, Any]) -> CardFace:
    known = {"id", "name", "kind", "text"}
    facts = {name: value for name, value in one.items() if name not in known}
    return CardFace(one["id"], one["name"], one.get("kind", ""), one.get("text", ""), facts)


class GamesController(Controller):
    """The games and their cards."""

    path = "/api"
    tags = ["games"]

    @get("/games", summary="The games that can be played here", sync_to_thread=False)
    def games(self, tongue: str) -> list[GameInfo]:
        return [game_info(game, tongue) for game in playable()]

    @get("/cards/{name:str}", summary="Every card of a game", sync_to_thread=True)
    def cards(self, name: str, tongue: str) -> list[CardFace]:
        return card_faces(find(name), tongue)
