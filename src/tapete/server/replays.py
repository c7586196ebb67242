"""Finished games: any move in both languages with every hand shown, what-if, and the record."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict

import msgspec
from litestar import Controller, Response, get, post

from tapete.kernel import words
from tapete.kernel.errors import TapeteError
from tapete.kernel.event import SEES_ALL
from tapete.kernel.match import Match
from tapete.kernel.reason import Reason
from tapete.kernel.record import Record

from .bots import levels
from .budgets import Limits
from .hall import Hall
from .info import iso, seat_deck, seat_names, series_info
from .laying import must_have_room, new_id
from .noting import Notes
from .people import Asking, somebody
from .play import Play, opened, read_move
from .refusals import Refused, say
from .rooms import start_of
from .safety import caller
from .store import MoveRow, PersonRow, SeatRow, TableRow
from .tables import told
from .wire import Moment, Replay, ReplayCard, TableInfo, Turn, WhatIf, WhatIfAsked

KEPT_REPLAYS = 32
#: a copy of the match is kept every so many answers, so that any move is near one
STRIDE = 25


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A seat asked a bot for advice after so many answers."""

    at: int
    seat: int


class Advised(Record, frozen=True):
    """The record of a game in which somebody asked bots for advice; who only replays it need not know."""

    hints: tuple[Hint, ...] = ()


class Film:
    """A finished game, answer by answer. Its record holds only the answers that stood."""

    def __init__(self, record: Record, hints: list[tuple[int, int]]) -> None:
        self.record = record
        self.hints = [sum(seat == number for _, seat in hints) for number in range(record.seats)]
        #: how often each seat asked for advice
        self.exported = with_hints(record, hints)
        self.options: list[str] = [given.option for given in record.answers]
        self.seats: list[int] = [given.seat for given in record.answers]
        self.notes = Notes()
        self._stills: dict[int, Match] = {}
        self.turns: list[tuple[int, int]] = []
        self._watch()

    def _watch(self) -> None:
        match = self._first()
        self.counts = match.game.counts
        turn: int | None = None
        for move in range(len(self.options) + 1):
            if match.counted != turn:
                turn = match.counted
                self.turns.append((move, turn))
            self.notes.look(match, move)
            if move % STRIDE == 0:
                self._stills[move] = match.fork()
            if move < len(self.options):
                match.answer(self.options[move], seat=self.seats[move])

    def _first(self) -> Match:
        r = self.record
        return opened(r.game, r.seats, r.options, int(r.seed), r.position)

    def at(self, move: int) -> tuple[Match, int, str | None]:
        """The match after so many answers, how many events there were before the last, and that answer."""
        near = max(still for still in self._stills if still < max(move, 1))
        match = self._stills[near].fork()
        before, answer = match.happened if move else 0, None
        for n in range(near, move):
            before = match.happened
            asked = next(d for d in match.pending if d.seat == self.seats[n])
            answer = self.options[n]
            match.answer(answer, asked)
        return match, before, answer


def with_hints(record: Record, hints: list[tuple[int, int]]) -> Record:
    """The record as it is handed out: it tells who asked for advice, and when."""
    if not hints:
        return record
    return Advised(**msgspec.structs.asdict(record), hints=tuple(Hint(*hint) for hint in hints))


class Films:
    """The replays looked at lately."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._dark = asyncio.Lock()

    async def get(self, hall: Hall, row: TableRow) -> Film:
        """One is developed at a time: whoever asks for many keeps only those waiting who ask for one too."""
        async with self._dark:
            return await self._get(hall, row)

    async def _get(self, hall: Hall, row: TableRow) -> Film:
        film = self._films.pop(row.id, None)
        if film is None:
            moves = await hall.store.tables.moves(row.id)
            try:
                # some tenths of a second for a long game: others need not wait for it
                film = await asyncio.to_thread(develop, row, moves)
            except Exception as error:
                hall.aside.put(row.id, error)
                raise Refused(409, "other-rules" if isinstance(error, TapeteError) else "spoilt") from error
        self._films[row.id] = film
        while len(self._films) > KEPT_REPLAYS:
            self._films.popitem(last=False)
        return film


def develop(row: TableRow, moves: list[MoveRow]) -> Film:
    """The film of a finished game, from the moves that were written down."""
    play = Play(start_of(row))
    for move in moves:
        play.apply(read_move(move.body), move.at)
    return Film(play.match.record(), play.hints)


async def finished(hall: Hall, id: str) -> TableRow:
    row = await hall.store.tables.get(id)
    if row is None or row.state != "over":
        raise Refused(404, "unknown-replay")
    return row


def card(hall: Hall, row: TableRow, lang: str) -> ReplayCard:
    outcome = row.outcome or {}
    names = seat_names(row.seats, lang, hall.names)
    ended = iso(row.ended or row.updated)
    return ReplayCard(row.id, row.game, names, outcome.get("winners", []), outcome.get("scores", []),
                      row.moves, ended, msgspec.convert(row.whatif, WhatIf | None), series_info(row, lang))  # fmt: skip


def turn_name(turn: int, counts: str, lang: str) -> str:
    """A turn or round as the table itself counts it; what comes before the first is the beginning."""
    return say(lang, counts, turn=turn) if turn else say(lang, "start")


def reason_of(row: TableRow, lang: str) -> str:
    try:
        return msgspec.convert((row.outcome or {})["reason"], Reason).text(lang)
    except (KeyError, msgspec.ValidationError):
        return ""


def shown(film: Film, move: int, lang: str, eyes: int = SEES_ALL) -> Moment:
    """The table after so many answers, and what the last of them brought: with nothing hidden, or to a seat's eyes."""
    match, before, answer = film.at(move)
    seen = match.shown(eyes, lang)
    events = [{"text": "", "refs": [], **e, "version": move} for e in match.shown_story(eyes, lang, before)]
    return Moment(move, seen.table, events, seen.decision, answer)


class ReplaysController(Controller):
    """Replays."""

    path = "/api/replays"
    tags = ["replays"]

    @get("/", summary="Finished games: mine and public ones")
    async def some(self, request: Asking, hall: Hall, tongue: str) -> list[ReplayCard]:
        me = await somebody(request, hall)
        rows = await hall.store.tables.finished(me.id if me else None)
        await hall.know(rows)
        return hall.aside.told(rows, lambda row: card(hall, row, tongue))

    @get("/{id:str}", summary="A finished game")
    async def one(
        self, id: str, hall: Hall, films: Films, limits: Limits, address: str, tongue: str
    ) -> Replay:
        limits.take("replay", None, address)
        row = await finished(hall, id)
        await hall.know([row])
        film = await films.get(hall, row)
        first = card(hall, row, tongue)
        with words.seats_called(first.seats):
            reason = reason_of(row, tongue)
        turns = [Turn(move, turn_name(turn, film.counts, tongue)) for move, turn in film.turns]
        return Replay(first.id, first.game, first.seats, first.winners, first.scores, len(film.options),
                      first.ended, first.whatif, first.series, row.options, turns, reason, film.record.seed,
                      film.record.commitment, [seat_deck(row, seat, tongue) for seat in row.seats], film.hints)  # fmt: skip

    @get(
        "/{id:str}/at/{move:int}",
        summary="The table after so many answers, every hand shown, or as a seat saw it",
    )
    async def moment(
        self, id: str, move: int, request: Asking, hall: Hall, films: Films, limits: Limits, tongue: str,
        eyes: int | None = None,
    ) -> Moment:  # fmt: skip
        limits.take("replay", caller(request.scope, hall.config))
        row = await finished(hall, id)
        await hall.know([row])
        film = await films.get(hall, row)
        if not 0 <= move <= len(film.options):
            raise Refused(404, "unknown-move", moves=len(film.options))
        if eyes is not None and not 0 <= eyes < len(row.seats):
            raise Refused(404, "unknown-seat", field="eyes", seats=len(row.seats))
        with words.seats_called(seat_names(row.seats, tongue, hall.names)):
            return shown(film, move, tongue, SEES_ALL if eyes is None else eyes)

    @get("/{id:str}/record", summary="The record, as a file for `tapete verify`")
    async def record(
        self, id: str, hall: Hall, films: Films, limits: Limits, address: str
    ) -> Response[bytes]:
        limits.take("replay", None, address)
        film = await films.get(hall, await finished(hall, id))
        name = f"tapete-{film.record.game}-{id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(film.exported.dump(), media_type="application/json", headers=headers)

    @post("/{id:str}/whatif", summary="Continue from a move against bots")
    async def what_if(
        self, id: str, data: WhatIfAsked, hall: Hall, films: Films, me: PersonRow, limits: Limits,
        address: str, tongue: str,
    ) -> TableInfo:  # fmt: skip
        limits.take("whatif", me.id, address)
        row = await finished(hall, id)
        film = await films.get(hall, row)
        if data.move > len(film.options):
            raise Refused(404, "unknown-move", moves=len(film.options))
        if data.seat >= len(row.seats):
            raise Refused(400, "no-open-seat", field="seat")
        if data.bot not in levels():
            raise Refused(400, "unknown-bot", field="bot", bot=data.bot[:40])
        await must_have_room(hall, me)
        laid = what_if_table(row, film, data, me)
        await hall.store.tables.add(laid)
        await hall.changed(laid)
        return await told(hall, laid, me, tongue)


def what_if_table(row: TableRow, film: Film, asked: WhatIfAsked, me: PersonRow) -> TableRow:
    """A table that begins where the replay stood, with other luck from there on."""
    match, _, _ = film.at(asked.move)
    if match.over:
        raise Refused(409, "unknown-move", moves=asked.move - 1)
    try:
        position = msgspec.to_builtins(match.position())
    except (NotImplementedError, TapeteError) as error:
        raise Refused(409, "unknown-move", moves=asked.move) from error
    now = time.time()
    seats = [SeatRow(seat.number, "bot", bot=asked.bot, options=seat.options) for seat in row.seats]
    seats[asked.seat] = SeatRow(asked.seat, "person", person=me.id, options=row.seats[asked.seat].options)
    return msgspec.structs.replace(
        row, id=new_id(), public=False, clock=None, absent="wait", state="playing", host=me.id,
        seed=str(secrets.randbits(128)), created=now, updated=now, started=now, ended=None, outcome=None,
        moves=0, deadline=None, rematch=None, wanted=None, series=None, worker=None, revision=0,
        seats=seats, position=position,
        turn=match.counted, thinking=[d.seat for d in match.pending],
        whatif={"replay": row.id, "move": asked.move},
    )  # fmt: skip
