"""Decks of one's own, for games that are played with them. The game reads, makes and shows them."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Controller, Response, delete, get, post

from tapete.kernel.decks import Decks
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.vault import Unfetched

from .budgets import Limits
from .games import playable
from .hall import Hall
from .naming import clean_line
from .refusals import Refused
from .store import PersonRow
from .wire import Alliance, Choice, Deck, DeckCard, DeckLine, DeckText, DeckWish

#: a deck as a page of a table shows it
#: characters of a deck's name; the longest printed ones have about fifty
DECK_NAME = 60
#: decks that one person may keep
MOST_DECKS = 200
LINK = re.compile(r"^\s*https?://[^/\s]+/decks/(?P<id>[\w-]{1,64})/?(?:[?#]\S*)?\s*$")


def deck_room(game: Game) -> Decks:
    room = game.decks
    if room is None:
        raise Refused(404, "no-decks")
    return room


def the_game() -> Game:
    """The game with decks."""
    found = next((game for game in playable() if game.decks is not None), None)
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


async def linked(hall: Hall, game: Game, id: str) -> Any:
    """The deck that a link of a table shows, if the table is this one."""
    try:
        return await body_of(hall, game, id)
    except Refused as error:
        raise Refused(400, "bad-link", field="text") from error


async def fetched(hall: Hall, game: Game, path: str, tongue: str, pay: Callable[[], None]) -> Any:
    """The deck that lies at this path of the vault; what is at hand already is free."""
    if not hall.vault.has(path):
        pay()
    try:
        text = await hall.vault.fetch(path)
    except Unfetched as error:
        raise Refused(400, f"vault-{error.why}", field="text") from error
    try:
        return await understood(game, text, tongue)
    except Refused:
        hall.vault.forget(path)
        raise


async def understood(game: Game, text: str, tongue: str) -> Any:
    """The deck that a text tells."""
    try:
        # names that nobody knows are compared with all there are: others need not wait for it
        return await asyncio.to_thread(deck_room(game).read, text)
    except TapeteError as error:
        raise Refused(400, "bad-deck", field="text", problem=error.text(tongue)) from error


def learning_number(id: str) -> int | None:
    name, _, number = id.partition("-")
    return int(number) if name == "learning" and number.isdecimal() and len(number) < 4 else None


def deck_card(game: Game, id: str, body: Any, lang: str) -> DeckCard:
    told = deck_room(game).card(body, lang)
    houses, names = list(told["houses"]), list(told["house_names"])
    return DeckCard(id, told["name"], told["set"], houses, names, learning_number(id) is not None)


def deck_view(game: Game, id: str, body: Any, lang: str) -> Deck:
    card = deck_card(game, id, body, lang)
    lines = [DeckLine(**line) for line in deck_room(game).sheet(body, lang)]
    beside = deck_room(game).beside(body, lang)
    note = deck_room(game).note(body, lang)
    return Deck(**msgspec.structs.asdict(card), cards=lines, beside=beside, note=note)


class DecksController(Controller):
    """Decks."""

    path = "/api/decks"
    tags = ["decks"]

    @get("/", summary="My decks and the learning decks")
    async def mine(self, hall: Hall, me: PersonRow, tongue: str) -> list[DeckCard]:
        game = the_game()
        rows = await hall.store.notes.decks(me.id, game.id)
        kept = hall.aside.told(rows, lambda row: deck_card(game, row.id, row.body, tongue))
        taught = deck_room(game).learning()
        return kept + [deck_card(game, f"learning-{n}", body, tongue) for n, body in enumerate(taught)]

    @get("/sets", summary="The sets that decks can be made of")
    async def sets(self, tongue: str) -> list[Choice]:
        return [Choice(code, name) for code, name in deck_room(the_game()).sets(tongue)]

    @post("/generate", summary="A deck made by chance, kept as mine", status_code=200)
    async def generate(
        self, data: DeckWish, hall: Hall, me: PersonRow, limits: Limits, address: str, tongue: str
    ) -> Deck:
        limits.take("deck", me.id, address)
        game = the_game()
        seed = data.seed if data.seed is not None else secrets.randbits(48)
        return await self._keep(hall, me, game, deck_room(game).generate(data.set, seed), tongue)

    @post("/ally", summary="A deck of houses of several decks, kept as mine", status_code=200)
    async def ally(
        self, data: Alliance, hall: Hall, me: PersonRow, limits: Limits, address: str, tongue: str
    ) -> Deck:
        limits.take("deck", me.id, address)
        game = the_game()
        parts = [(await body_of(hall, game, part.deck), part.house) for part in data.parts]
        try:
            body = deck_room(game).ally(parts, clean_line(data.name, DECK_NAME))
        except TapeteError as error:
            raise Refused(400, "bad-deck", field="parts", problem=error.text(tongue)) from error
        return await self._keep(hall, me, game, body, tongue)

    @post("/import", summary="A deck read from text, kept as mine", status_code=200)
    async def read(
        self, data: DeckText, hall: Hall, me: PersonRow, limits: Limits, address: str, tongue: str
    ) -> Deck:
        limits.take("deck", me.id, address)
        game = the_game()
        path = deck_room(game).vault_path(data.text)
        link = LINK.match(data.text)
        if path is not None:
            body = await fetched(hall, game, path, tongue, lambda: limits.take("vault", me.id, address))
        elif link is not None:
            body = await linked(hall, game, link["id"])
        else:
            body = await understood(game, data.text, tongue)
        return await self._keep(hall, me, game, body, tongue)

    async def _keep(self, hall: Hall, me: PersonRow, game: Game, body: Any, tongue: str) -> Deck:
        """Keep a deck that can be played, once: the same list again is the deck that was kept."""
        room = deck_room(game)
        if isinstance(body, dict) and isinstance(body.get("name"), str):
            body = body | {"name": clean_line(body["name"], DECK_NAME) or "?"}
        try:
            room.must_be_playable(body)
        except TapeteError as error:
            raise Refused(400, "bad-deck", field="text", problem=error.text(tongue)) from error
        key = room.key(body)
        rows = await hall.store.notes.decks(me.id, game.id)
        taught = ((f"learning-{n}", deck) for n, deck in enumerate(room.learning()))
        for id, kept in (*((row.id, row.body) for row in rows), *taught):
            if room.key(kept) == key:
                return deck_view(game, id, kept, tongue)
        if len(rows) >= MOST_DECKS:
            raise Refused(409, "many-decks")
        row = await hall.store.notes.keep_deck(me.id, game.id, body, key)
        return deck_view(game, row.id, row.body, tongue)

    @get("/{id:str}/file", summary="A deck as a file, for `tapete deck import`")
    async def file(self, id: str, hall: Hall) -> Response[bytes]:
        game = the_game()
        room = deck_room(game)
        text = room.write(await body_of(hall, game, id), room.forms[0])
        headers = {"content-disposition": 'attachment; filename="tapete-deck.json"'}
        return Response(text.encode(), media_type="application/json", headers=headers)

    @get("/{id:str}", summary="A deck with its cards")
    async def one(self, id: str, hall: Hall, tongue: str) -> Deck:
        game = the_game()
        return deck_view(game, id, await body_of(hall, game, id), tongue)

    @delete("/{id:str}", summary="Forget one of my decks", status_code=204)
    async def drop(self, id: str, hall: Hall, me: PersonRow) -> Response[None]:
        waiting = [row for row in await hall.store.tables.of_person(me.id) if row.state == "waiting"]
        if any(seat.options.get("deck") == id for row in waiting for seat in row.seats):
            raise Refused(409, "deck-in-use")
        if not await hall.store.notes.drop_deck(me.id, id):
            raise Refused(404, "unknown-deck")
        return Response(None, status_code=204)
