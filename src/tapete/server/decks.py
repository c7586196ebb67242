"""Decks of one's own, for games that are played with them. The game reads, makes and shows them."""

from __future__ import annotations

import secrets
from typing import Any, Protocol

from litestar import Controller, Response, delete, get, post

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game

from .games import playable
from .hall import Hall
from .refusals import Refused
from .store import PersonRow
from .wire import Deck, DeckCard, DeckLine, DeckText, DeckWish


class DeckRoom(Protocol):
    """What a game with decks offers as `game.decks`. A deck is told as JSON that new_match takes."""

    def learning(self) -> list[Any]: ...

    def generate(self, set: str | None, seed: int) -> dict[str, Any]: ...

    def read(self, text: str) -> dict[str, Any]: ...

    def card(self, deck: Any, lang: str) -> dict[str, Any]:
        """Name, set and houses: what a list shows."""

    def sheet(self, deck: Any, lang: str) -> list[dict[str, Any]]:
        """Its cards: house, card and count."""


def deck_room(game: Game) -> DeckRoom:
    room: DeckRoom | None = getattr(game, "decks", None)
    if room is None:
        raise Refused(404, "no-decks")
    return room


def the_game() -> Game:
    """The game with decks."""
    found = next((game for game in playable() if getattr(game, "decks", None) is not None), None)
    if found is None:
        raise Refused(404, "no-decks")
    return found


async def seat_deck(hall: Hall, game: Game, id: Any) -> Any:
    """The deck that a seat named, as the game takes it; None: it named none."""
    if id is None:
        return None
    return await body_of(hall, game, str(id))


async def body_of(hall: Hall, game: Game, id: str) -> Any:
    learning = learning_number(id)
    if learning is not None:
        decks = deck_room(game).learning()
        if learning < len(decks):
            return decks[learning]
    row = await hall.store.notes.deck(id[:64])
    if row is None or row.game != game.id:
        raise Refused(404, "unknown-deck")
    return row.body


def learning_number(id: str) -> int | None:
    name, _, number = id.partition("-")
    return int(number) if name == "learning" and number.isdecimal() and len(number) < 4 else None


def deck_card(game: Game, id: str, body: Any, lang: str) -> DeckCard:
    told = deck_room(game).card(body, lang)
    return DeckCard(id, told["name"], told["set"], list(told["houses"]), learning_number(id) is not None)


def deck_view(game: Game, id: str, body: Any, lang: str) -> Deck:
    card = deck_card(game, id, body, lang)
    lines = [DeckLine(**line) for line in deck_room(game).sheet(body, lang)]
    return Deck(card.id, card.name, card.set, card.houses, card.learning, lines)


class DecksController(Controller):
    """Decks."""

    path = "/api/decks"
    tags = ["decks"]

    @get("/", summary="My decks and the learning decks")
    async def mine(self, hall: Hall, me: PersonRow, tongue: str) -> list[DeckCard]:
        game = the_game()
        rows = await hall.store.notes.decks(me.id, game.id)
        kept = [deck_card(game, row.id, row.body, tongue) for row in rows]
        taught = deck_room(game).learning()
        return kept + [deck_card(game, f"learning-{n}", body, tongue) for n, body in enumerate(taught)]

    @post("/generate", summary="A deck made by chance, kept as mine", status_code=200)
    async def generate(self, data: DeckWish, hall: Hall, me: PersonRow, tongue: str) -> Deck:
        game = the_game()
        seed = data.seed if data.seed is not None else secrets.randbits(48)
        return await self._keep(hall, me, game, deck_room(game).generate(data.set, seed), tongue)

    @post("/import", summary="A deck read from text, kept as mine", status_code=200)
    async def read(self, data: DeckText, hall: Hall, me: PersonRow, tongue: str) -> Deck:
        game = the_game()
        try:
            body = deck_room(game).read(data.text)
        except TapeteError as error:
            raise Refused(400, "bad-deck", field="text", problem=error.text(tongue)) from error
        return await self._keep(hall, me, game, body, tongue)

    async def _keep(self, hall: Hall, me: PersonRow, game: Game, body: dict[str, Any], tongue: str) -> Deck:
        row = await hall.store.notes.keep_deck(me.id, game.id, body)
        return deck_view(game, row.id, body, tongue)

    @get("/{id:str}", summary="A deck with its cards")
    async def one(self, id: str, hall: Hall, tongue: str) -> Deck:
        game = the_game()
        return deck_view(game, id, await body_of(hall, game, id), tongue)

    @delete("/{id:str}", summary="Forget one of my decks", status_code=204)
    async def drop(self, id: str, hall: Hall, me: PersonRow) -> Response[None]:
        if not await hall.store.notes.drop_deck(me.id, id):
            raise Refused(404, "unknown-deck")
        return Response(None, status_code=204)
