"""Laying tables: who sits where, with which settings; and starting the game when all seats are filled."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.match import Match

from .bots import levels
from .decks import MOST_DECKS, seat_deck
from .games import SEAT_SETTINGS, find
from .hall import Hall
from .info import LOSER_CHOOSES, rematch_chooser
from .naming import clean_text
from .play import opened
from .refusals import Refused
from .series import Kept, going_on, kept, next_of, told
from .series import must_fit as must_be_a_series
from .store import PersonRow, SeatRow, Stale, TableRow
from .wire import NewTable, SeatPlan


def new_id() -> str:
    """A name for a table that nobody guesses: links are the key to tables that are not public."""
    return secrets.token_urlsafe(12)


async def lay(hall: Hall, me: PersonRow, wish: NewTable) -> TableRow:
    """A new table as somebody wishes it."""
    game = find(wish.game)
    await must_have_room(hall, me)
    if len(wish.seats) not in game.seats:
        raise TapeteError("wrong-seats", game=game.names, least=game.seats[0], most=game.seats[-1])
    if sum(plan.kind == "me" for plan in wish.seats) > 1:
        raise Refused(400, "two-of-you", field="seats")
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        options=typed(game, declared(game, wish.options)),
        public=wish.public,
        clock=msgspec.to_builtins(wish.clock),
        absent=wish.absent,
        hints=wish.hints,
        series=told(Kept(wish.series)) if wish.series else None,
        state="waiting",
        host=me.id,
        seed=str(secrets.randbits(128)),
        created=now,
        updated=now,
        seats=[],
    )
    row.seats = [await planned(hall, me, game, n, plan) for n, plan in enumerate(wish.seats)]
    await must_fit(hall, row)
    if full(row):
        await begin(hall, row)
        # whoever lays a table is about to sit down at it, most likely here
        row.worker = hall.worker
    await hall.store.tables.add(row)
    await hall.changed(row)
    return row


async def must_have_room(hall: Hall, me: PersonRow) -> None:
    mine = await hall.store.tables.of_person(me.id)
    if sum(row.state != "over" for row in mine) >= hall.config.most_tables:
        raise Refused(409, "full")


async def must_fit(hall: Hall, row: TableRow) -> None:
    """What the game would refuse is refused now, not when the last player has come."""
    options = await settled_options(hall, row, stand_in=True)
    opened(row.game, len(row.seats), options, 0, row.position)
    must_be_a_series(row, options)


def declared(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Only what the game declares for a whole table is an option of one; the seats have their own."""
    for name in options:
        if name not in game.settings or name in SEAT_SETTINGS:
            raise Refused(400, "bad-option", field="options", option=clean_text(name, 40))
    return options


def typed(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Settings as the game writes them: forms send words for numbers and flags."""
    found = {}
    for name, value in options.items():
        choices = game.settings.get(name, ())
        found[name] = next((choice for choice in choices if str(choice) == str(value)), value)
    return found


async def planned(hall: Hall, me: PersonRow, game: Game, number: int, plan: SeatPlan) -> SeatRow:
    """A seat as it is planned."""
    options = await seat_options(hall, game, plan.options)
    if plan.kind == "me":
        return SeatRow(number, "person", person=me.id, options=options)
    if plan.kind == "bot":
        bot = plan.bot or levels()[0]
        if bot not in levels():
            raise Refused(400, "unknown-bot", field="bot", bot=bot[:40])
        return SeatRow(number, "bot", bot=bot, options=options)
    return SeatRow(number, "open", invite=secrets.token_urlsafe(16), options=options)


async def seat_options(hall: Hall, game: Game, wished: dict[str, Any] | None) -> dict[str, Any]:
    """The settings of one seat, once they are known to fit."""
    options = dict(wished or {})
    known = {own for name, (own, _, _) in SEAT_SETTINGS.items() if name in game.settings}
    for name, value in options.items():
        if name not in known or not isinstance(value, (str, int, type(None))):
            raise Refused(400, "bad-option", field="seats", option=clean_text(name, 40))
    if options.get("deck") is not None:
        await seat_deck(hall, game, options["deck"])
    return options


async def settled_options(hall: Hall, row: TableRow, stand_in: bool = False) -> dict[str, Any]:
    """The settings of the match: the table's own, and the decks of the seats."""
    options = dict(row.options)
    game = find(row.game)
    if "chains" in game.settings and any(seat.options.get("chains") for seat in row.seats):
        options["chains"] = [number(seat.options.get("chains") or 0) for seat in row.seats]
    if game.decks is None:
        return options
    # where nobody brings one, decks are opened when the game begins
    brought = await brought_decks(hall, row, stand_in) if game.decks.brings(options) else None
    return without_decks(game, options) | ({game.decks.option: brought} if brought else {})


async def brought_decks(hall: Hall, row: TableRow, stand_in: bool) -> list[Any] | None:
    """The decks of the seats, a learning deck for whoever chose none; None where nobody chose."""
    game = find(row.game)
    chosen = [await seat_deck(hall, game, seat.options.get("deck")) for seat in row.seats]
    if not stand_in and all(deck is None for deck in chosen):
        return None
    return [deck or default for deck, default in zip(chosen, defaults(game), strict=False)]


def without_decks(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The settings without the decks of a game that was."""
    return {name: value for name, value in options.items() if game.decks is None or name != game.decks.option}


def number(value: Any) -> Any:
    """Forms send numbers as words."""
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 4 else value


def defaults(game: Game) -> list[Any]:
    """The decks of whoever chose none."""
    decks = getattr(game, "decks", None)
    return list(decks.learning()) if decks is not None else [None] * game.seats[-1]


async def start_if_full(hall: Hall, row: TableRow) -> TableRow:
    """The game begins when nobody is missing."""
    if full(row):
        await begin(hall, row)
        await hall.save(row)
    return row


def full(row: TableRow) -> bool:
    """Whether the game can begin."""
    return row.state == "waiting" and not any(seat.kind == "open" for seat in row.seats)


async def begin(hall: Hall, row: TableRow) -> None:
    row.state = "playing"
    # by the clock that its moves go by
    row.started = hall.now()
    row.options = await settled_options(hall, row)
    lay_series(row)
    await open_decks(hall, row)
    # what cannot be played is refused now, to whoever would begin it
    noted(row, opened(row.game, len(row.seats), row.options, int(row.seed), row.position))


def lay_series(row: TableRow) -> None:
    """The settings that all games of a series go by are known when the first begins."""
    series = kept(row)
    if series is not None:
        laid = without_decks(find(row.game), row.options)
        row.series = told(msgspec.structs.replace(series, options=laid))


async def open_decks(hall: Hall, row: TableRow) -> None:
    """Where nobody brings a deck, new ones are opened, and whoever plays one keeps it."""
    game = find(row.game)
    room = game.decks
    if room is None or row.position is not None or room.brings(row.options):
        return
    row.options = dict(room.opened(row.options, int(row.seed)))
    for seat, body in zip(row.seats, row.options[room.option], strict=True):
        key = room.key(body)
        seat.options = seat.options | {"deck": key}
        if seat.person is not None and len(await hall.store.notes.decks(seat.person, game.id)) < MOST_DECKS:
            kept = await hall.store.notes.keep_deck(seat.person, game.id, body, key)
            seat.options = seat.options | {"deck": kept.id}


async def change(hall: Hall, id: str, how: Callable[[TableRow], None], replanned: bool = False) -> TableRow:
    """Change a table that waits; try again if somebody was quicker."""
    for _ in range(5):
        row = await hall.store.tables.get(id)
        if row is None:
            raise Refused(404, "unknown-table")
        how(row)
        if replanned:
            await must_fit(hall, row)
        try:
            if full(row):
                return await start_if_full(hall, row)
            await hall.save(row)
        except Stale:
            continue
        return row
    raise Refused(409, "seat-taken")


def seated(row: TableRow, me: PersonRow) -> bool:
    """Whether somebody has a seat here."""
    return any(seat.person == me.id for seat in row.seats)


def must_be_good(row: TableRow, invite: str) -> None:
    """An invitation is for one person: it stays theirs, and nobody else comes in by it."""
    if any(seat.invite == invite and seat.kind != "open" for seat in row.seats):
        raise Refused(409, "invite-taken")


def sit(
    row: TableRow, me: PersonRow, invite: str | None, number: int | None, options: dict[str, Any]
) -> None:
    """Take a seat: the one of an invitation, a named one, or the first that is open."""
    if seated(row, me):
        return
    if invite is not None:
        must_be_good(row, invite)
    if row.state != "waiting":
        raise Refused(409, "started")
    for seat in row.seats:
        if seat.kind != "open" or (number is not None and seat.number != number):
            continue
        invited = invite is not None and seat.invite == invite
        if invited or (invite is None and row.public):
            seat.kind, seat.person = "person", me.id
            seat.options = seat.options | options
            return
    raise Refused(409, "no-open-seat")


def leave(row: TableRow, me: PersonRow) -> None:
    """Stand up from a table that waits."""
    if row.state != "waiting":
        raise Refused(409, "started")
    for seat in row.seats:
        if seat.person == me.id:
            seat.kind, seat.person, seat.invite = "open", None, secrets.token_urlsafe(16)
            return
    raise Refused(409, "not-seated")


async def rematch(hall: Hall, row: TableRow, me: PersonRow, options: dict[str, Any] | None) -> str:
    """The same players again, once: the next game of a series, or as before. Where the loser says who begins,
    whoever else asks first waits for that: then the answer is the finished table itself."""
    if row.state != "over":
        raise Refused(409, "not-over")
    mine = next((seat.number for seat in row.seats if seat.person == me.id), None)
    if mine is None:
        raise Refused(403, "not-seated")
    if row.rematch is not None:
        return row.rematch
    game = find(row.game)
    settled, series = next_options(row, game)
    chosen = chosen_for(row, game, mine, options or {})
    if chosen is None:
        await hall.store.tables.want_rematch(row.id, mine)
        await changed(hall, row.id)
        return row.id
    again = again_from(row, me, game, settled | chosen, series, hall.now())
    await open_decks(hall, again)
    id = await hall.store.tables.link_rematch(row.id, again)
    await changed(hall, row.id)
    await changed(hall, id)
    return id


def next_options(row: TableRow, game: Game) -> tuple[dict[str, Any], Kept | None]:
    """The settings of the next game, and its series. Sealed decks are played all through a series, and once else."""
    options, series = next_of(row)
    if game.decks is None:
        return options, series
    anew = row.position is None and going_on(row) is None and not game.decks.brings(options)
    decks = {name: value for name, value in row.options.items() if name == game.decks.option}
    return (without_decks(game, options) if anew else options | decks), series


def chosen_for(row: TableRow, game: Game, mine: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """What is settled anew in a rematch that this seat asks for; None while the loser has to say it."""
    chooser = rematch_chooser(row)
    if chooser is None:
        return {}
    if chooser == mine:
        return typed(game, {name: value for name, value in options.items() if name in LOSER_CHOOSES})
    # a bot that lost begins; a person is asked
    return {"first": chooser} if row.seats[chooser].kind == "bot" else None


def again_from(
    row: TableRow, me: PersonRow, game: Game, options: dict[str, Any], series: Kept | None, now: float
) -> TableRow:
    """The table of a rematch. A game of a series is dealt, even after one that was played on from a position."""
    again = msgspec.structs.replace(
        row, id=new_id(), seed=str(secrets.randbits(128)), created=now, updated=now, started=now, ended=None,
        state="playing", outcome=None, moves=0, turn=0, thinking=[], deadline=None, worker=None, revision=0,
        host=me.id, rematch=None, wanted=None, rules=game.rules, options=options, series=told(series),
        position=row.position if series is None else None,
        seats=[msgspec.structs.replace(seat, invite=None) for seat in row.seats],
    )  # fmt: skip
    noted(again, opened(game.id, len(again.seats), again.options, int(again.seed), again.position))
    return again


def noted(row: TableRow, match: Match) -> None:
    """Lists know whose turn it is as soon as a game begins."""
    row.turn, row.thinking = match.counted, [d.seat for d in match.pending]


async def changed(hall: Hall, id: str) -> None:
    """Tell of a table as it is kept now."""
    fresh = await hall.store.tables.get(id)
    if fresh is not None:
        await hall.changed(fresh)
