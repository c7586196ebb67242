"""My games: every game somebody finished, and how they fared by game, deck and bot."""

from __future__ import annotations

from collections import Counter

from litestar import Controller, get

from .hall import Hall
from .info import bot_label, iso, seat_deck, seat_names, series_info
from .store import PersonRow, SeatRow, TableRow
from .wire import GamePlayed, MyGames, Standing

#: games that are listed, the latest first
LISTED = 300
#: what a standing is about, in the order in which they are told
KINDS = ("game", "deck", "bot")


class MineController(Controller):
    """My games."""

    path = "/api/me/games"
    tags = ["me"]

    @get("/", summary="My finished games and how I fared")
    async def mine(self, hall: Hall, me: PersonRow, tongue: str) -> MyGames:
        rows = await hall.store.tables.played_by(me.id, LISTED)
        await hall.know(rows)
        games = hall.aside.told(rows, lambda row: played(hall, row, me.id, tongue))
        return MyGames(games, standings(games, tongue))


def played(hall: Hall, row: TableRow, person: str, lang: str) -> GamePlayed:
    """One game as its player looks back on it."""
    mine = next(seat for seat in row.seats if seat.person == person)
    others = [seat for seat in row.seats if seat is not mine]
    deck, names = seat_deck(row, mine, lang), seat_names(row.seats, lang, hall.names)
    return GamePlayed(
        row.id,
        row.game,
        iso(row.ended or row.updated),
        result(row, mine),
        [names[seat.number] for seat in others],
        [seat.bot for seat in others if seat.bot],
        deck.name if deck else None,
        row.turn,
        round(((row.ended or row.updated) - (row.started or row.created)) / 60),
        row.whatif is not None or row.position is not None,
        names,
        mine.number,
        series_info(row, lang),
    )


def result(row: TableRow, mine: SeatRow) -> str:
    winners = (row.outcome or {}).get("winners", [])
    if mine.number in winners:
        return "won" if len(winners) == 1 else "drawn"
    return "lost" if winners else "drawn"


def standings(games: list[GamePlayed], lang: str) -> list[Standing]:
    """How many were played and won: each game, then its decks and bots; what was set up is practice and not counted."""
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
    most = {game: count for (kind, game, _), count in told.items() if kind == "game"}
    ordered = sorted(told, key=lambda one: (-most[one[1]], one[1], KINDS.index(one[0]), -told[one]))
    return [
        Standing(kind, game, bot_label(name, lang) if kind == "bot" else name, told[one], won[one])
        for one in ordered
        for kind, game, name in (one,)
    ]
