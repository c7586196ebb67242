"""My games: every game somebody finished, and how they fared by game, deck and bot."""

from __future__ import annotations

from collections import Counter

from litestar import Controller, get

from .hall import Hall
from .info import iso, seat_deck, seat_name
from .store import PersonRow, SeatRow, TableRow
from .wire import GamePlayed, MyGames, Standing

#: games that are listed, the latest first
LISTED = 300


class MineController(Controller):
    """My games."""

    path = "/api/me/games"
    tags = ["me"]

    @get("/", summary="My finished games and how I fared")
    async def mine(self, hall: Hall, me: PersonRow, tongue: str) -> MyGames:
        rows = await hall.store.tables.played_by(me.id, LISTED)
        await hall.know(rows)
        games = hall.aside.told(rows, lambda row: played(hall, row, me.id, tongue))
        return MyGames(games, standings(games))


def played(hall: Hall, row: TableRow, person: str, lang: str) -> GamePlayed:
    """One game as its player looks back on it."""
    mine = next(seat for seat in row.seats if seat.person == person)
    others = [seat for seat in row.seats if seat is not mine]
    deck = seat_deck(row, mine, lang)
    return GamePlayed(
        row.id,
        row.game,
        iso(row.ended or row.updated),
        result(row, mine),
        [seat_name(seat, lang, hall.names) for seat in others],
        [seat.bot for seat in others if seat.bot],
        deck.name if deck else None,
        row.turn,
        round(((row.ended or row.updated) - (row.started or row.created)) / 60),
        row.whatif is not None or row.position is not None,
        [seat_name(seat, lang, hall.names) for seat in row.seats],
    )


def result(row: TableRow, mine: SeatRow) -> str:
    winners = (row.outcome or {}).get("winners", [])
    if mine.number in winners:
        return "won" if len(winners) == 1 else "drawn"
    return "lost" if winners else "drawn"


def standings(games: list[GamePlayed]) -> list[Standing]:
    """How many were played and won, by game, deck and bot; what was set up is practice and not counted."""
    told: Counter[tuple[str, str, str]] = Counter()
    won: Counter[tuple[str, str, str]] = Counter()
    for game in games:
        if game.practice:
            continue
        about = [("game", game.game), *((("deck", game.deck),) if game.deck else ())]
        about += [("bot", bot) for bot in set(game.bots)] if len(game.opponents) == len(game.bots) else []
        for kind, name in about:
            told[kind, game.game, name] += 1
            won[kind, game.game, name] += game.result == "won"
    return [
        Standing(kind, game, name, count, won[kind, game, name])
        for (kind, game, name), count in told.most_common()
    ]
