"""A table as somebody sees it from outside: lists, lobby, the head of the page."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count

import msgspec

import tapete
from tapete.kernel import words

from .bots import levels
from .naming import likeness
from .play import Play
from .refusals import say
from .series import going_on, kept, standing
from .store import SeatRow, TableRow
from .wire import Bidding, ChainBid, Choice, Clock, SeatDeck, SeatInfo, SeriesInfo, TableInfo, WhatIf

#: settings that the loser of the last game chooses for the next
LOSER_CHOOSES = frozenset({"first"})


def iso(seconds: float) -> str:
    """A moment as the page reads it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


class Around:
    """What is known about a table beside its row: names, who is there, the game."""

    __slots__ = ("names", "play", "present", "spectators")

    def __init__(
        self, names: Mapping[str, str], present: Collection[str], spectators: int, play: Play | None
    ) -> None:
        self.names = names
        self.present = present
        self.spectators = spectators
        self.play = play


def table_info(row: TableRow, person: str | None, lang: str, around: Around) -> TableInfo:
    """The table for one person; an invitation is shown only to whoever laid the table."""
    host = person is not None and row.host == person
    me = next((s.number for s in row.seats if person is not None and s.person == person), None)
    play = around.play
    # as it is written down: a move that is not durable yet has not ended anything
    state = row.state
    thinking = play.thinking if play is not None else row.thinking
    series = series_info(row, lang)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=shown(row.options),
        state=state,
        seats=[
            seat_info(row, seat, name, lang, around, host and row.state == "waiting")
            for seat, name in zip(row.seats, seat_names(row.seats, lang, around.names), strict=True)
        ],
        public=row.public,
        clock=msgspec.convert(row.clock, Clock | None),
        absent=row.absent,
        me=me,
        owner=host,
        spectators=around.spectators,
        updated=iso(row.updated),
        turn=play.match.counted if play is not None else row.turn,
        my_turn=me is not None and (me in thinking if state == "playing" else me == asked_to_bid(series)),
        rematch=row.rematch,
        rematch_wanted=row.wanted,
        rematch_chooser=rematch_chooser(row),
        replay=row.id if state == "over" else None,
        whatif=msgspec.convert(row.whatif, WhatIf | None),
        set_up=row.position is not None,
        hints=hints_given(row),
        series=series,
    )


def among_people(row: TableRow) -> bool:
    """Whether several people play, or may yet."""
    return sum(seat.kind != "bot" for seat in row.seats) > 1


def hints_given(row: TableRow) -> bool:
    """Whether a bot may be asked what it would do: alone always, among people if the table was laid so."""
    return row.hints or not among_people(row)


def series_info(row: TableRow, lang: str) -> SeriesInfo | None:
    """The series that a game belongs to; between two games of it, what is bid."""
    known, series = kept(row), standing(row)
    if known is None or series is None:
        return None
    wins = [series.winners.count(seat.number) for seat in row.seats]
    name = say(lang, f"{row.game}-setting-series-{known.kind}")
    told = SeriesInfo(known.kind, name, len(known.winners) + 1, wins, series.winner, ended=known.ended)
    if row.state == "over" and series.at_stake is not None and known.ended is None:
        bids = [ChainBid(*one) for one in known.bids]
        told.bidding = Bidding(brought_deck(row, series.at_stake, lang), bids, series.bidder, series.least_bid,
                               series.most_bid, series.bid_won_by)  # fmt: skip
    return told


def asked_to_bid(series: SeriesInfo | None) -> int | None:
    """The seat whose bid the others wait for."""
    return series.bidding.seat if series is not None and series.bidding is not None else None


def rematch_chooser(row: TableRow) -> int | None:
    """The seat that says who begins the next game: the loser's, in games that have it as a setting; in a series
    as its book has it."""
    series = going_on(row)
    if series is not None:
        return series.chooses_who_starts if row.state == "over" else None
    winners = (row.outcome or {}).get("winners", [])
    if not winners or row.position is not None or not LOSER_CHOOSES & tapete.game(row.game).settings.keys():
        return None
    return next((seat.number for seat in row.seats if seat.number not in winners), None)


def shown(options: Mapping[str, object]) -> dict[str, object]:
    """Settings that fit a line; a whole deck is told as its name."""
    return {name: brief(value) for name, value in options.items()}


def brief(value: object) -> object:
    if isinstance(value, dict):
        return value.get("name", "…")
    if isinstance(value, (list, tuple)):
        return [brief(one) for one in value]
    return value


def seat_info(row: TableRow, seat: SeatRow, name: str, lang: str, around: Around, host: bool) -> SeatInfo:
    play = around.play
    # of two, who gives up ends the game: nobody plays on
    played_on = play is not None and seat.number in play.gone and len(row.seats) > 2
    covered = played_on or (play is not None and seat.number in play.covered)
    return SeatInfo(
        index=seat.number,
        kind=seat.kind,
        name=name,
        present=seat.kind == "bot" or (seat.person is not None and seat.person in around.present),
        covered=covered,
        bot=seat.bot,
        about=bot_about(seat.number, seat.bot or "", lang) if seat.kind == "bot" else None,
        invite=seat.invite if host and seat.kind == "open" else None,
        options=shown(seat.options) or None,
        deck=seat_deck(row, seat, lang) if row.state != "waiting" else None,
    )


def seat_deck(row: TableRow, seat: SeatRow, lang: str) -> SeatDeck | None:
    """The deck that a seat plays in games that have them: one that was brought, else a learning deck."""
    decks = tapete.game(row.game).decks
    if decks is None:
        return None
    at = decks.dealt(row.options)[seat.number]
    return SeatDeck(str(row.seats[at].options.get("deck") or f"learning-{at}"), brought_deck(row, at, lang))


def brought_deck(row: TableRow, at: int, lang: str) -> str:
    """The name of the deck that a seat brought, whoever plays it."""
    decks = tapete.game(row.game).decks
    assert decks is not None
    brought = row.options.get(decks.option) or decks.learning()
    return deck_name(row.game, msgspec.json.encode(brought[at]), lang)


@lru_cache(256)
def deck_name(game: str, deck: bytes, lang: str) -> str:
    """A deck's name; asked for at every change of a table."""
    decks = tapete.game(game).decks
    assert decks is not None
    return str(decks.card(msgspec.json.decode(deck), lang)["name"])


#: what bots are called, by seat: no two at one table share a name or a face
BOT_NAMES = (
    "Alba", "Bruno", "Celia", "Dario", "Elvira", "Fausto", "Greta", "Hugo",
    "Irene", "Jonas", "Lidia", "Marco", "Nadia", "Oscar", "Petra", "Simon",
)  # fmt: skip


def seat_names(seats: Sequence[SeatRow], lang: str, names: Mapping[str, str]) -> list[str]:
    """What everybody at a table is called: who came under the name of another there is told by a number."""
    taken = {likeness(BOT_NAMES[seat.number % len(BOT_NAMES)]) for seat in seats if seat.kind == "bot"}
    told = []
    for seat in seats:
        name = seat_name(seat, lang, names)
        if seat.person is not None:
            name = next(one for one in numbered(name) if likeness(one) not in taken)
            taken.add(likeness(name))
        told.append(name)
    return told


def numbered(name: str) -> Iterator[str]:
    """Ana, Ana 2, Ana 3…"""
    yield name
    yield from (f"{name} {n}" for n in count(2))


def seat_name(seat: SeatRow, lang: str, names: Mapping[str, str]) -> str:
    if seat.kind == "bot":
        return bot_name(seat.number, seat.bot or "", lang)
    if seat.person is None:
        return say(lang, "open-seat")
    return names.get(seat.person, "?")


@lru_cache(1024)
def bot_name(number: int, level: str, lang: str) -> str:
    """What a bot is called; asked for at every answer."""
    name = BOT_NAMES[number % len(BOT_NAMES)]
    return say(lang, "bot-name", name=name, level=bot_label(level, lang))


def bot_plays(level: str, lang: str) -> str | None:
    """How a level plays, where somebody has found words for it."""
    return say(lang, f"plays-{level}") if words.of("server").has(lang, f"plays-{level}") else None


@lru_cache(1024)
def bot_about(number: int, level: str, lang: str) -> str | None:
    """Who a bot is and how it plays."""
    name, plays = BOT_NAMES[number % len(BOT_NAMES)], bot_plays(level, lang)
    if plays is None:
        return None
    return say(lang, "bot-about", name=name, trade=say(lang, f"trade-{name.lower()}"), plays=plays)


def bot_label(name: str, lang: str) -> str:
    """A bot's level in words, where somebody has found words for it."""
    return say(lang, f"level-{name}") if words.of("server").has(lang, f"level-{name}") else name


FOR_PEOPLE = ("random", "easy", "normal", "hard", "expert")


def bot_choices(lang: str) -> list[Choice]:
    """The levels meant for people; others can be asked for by name."""
    return [
        Choice(name, bot_label(name, lang), bot_plays(name, lang)) for name in levels() if name in FOR_PEOPLE
    ]
