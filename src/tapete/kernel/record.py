"""Record: a match as data. It replays byte for byte, or says at which answer the rules differ."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import Illegal, RulesChanged, TapeteError, Unreadable
from .game import game as find
from .game import settled

if TYPE_CHECKING:
    from .match import Match

CHECKPOINTS = ("none", "turn", "action")


class Setup(msgspec.Struct, frozen=True):
    """What a match starts from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    chance: tuple[Any, ...] = ()
    #: scripted results of chance, used before the seed's own
    position: dict[str, Any] | None = None
    checkpoints: str = "none"


class Given(msgspec.Struct, frozen=True, array_like=True):
    """One answer of a record."""

    seat: int
    option: str
    hash: str
    #: of the state after it; the first eight bytes


class Undone(msgspec.Struct, frozen=True, array_like=True):
    """An answer that was taken back, and how many stood before it then."""

    at: int
    seat: int
    option: str


class Record(msgspec.Struct, frozen=True):
    """Game, rules, setup, seed, answers by option id with hashes, and the answers taken back."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str
    start: str
    #: hash of the table before the first answer
    answers: tuple[Given, ...]
    undone: tuple[Undone, ...] = ()
    chance: tuple[Any, ...] = ()
    position: dict[str, Any] | None = None
    version: int = 1

    @classmethod
    def load(cls, source: str | bytes | Path) -> Record:
        """From a file, or from the JSON itself."""
        try:
            data = source if isinstance(source, bytes) else Path(source).read_bytes()
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, OSError, ValueError) as error:
            raise Unreadable("bad-record", problem=str(error)) from error

    def dump(self) -> bytes:
        """As JSON."""
        return msgspec.json.encode(self)

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(self.dump())


def commit(setup: Setup | Record) -> str:
    """A hash that fixes the seed without telling it: drawn seeds have 128 bits.

    Where a match does not start from the seed alone, it fixes the position and the scripted chance too.
    """
    promise = sha256(f"tapete {setup.game} {setup.seed}".encode())
    if setup.position is not None or setup.chance:
        promise.update(msgspec.json.encode((setup.position, setup.chance), order="sorted"))
    return promise.hexdigest()


def new_match(
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    chance: Any = (),
    position: dict[str, Any] | None = None,
    checkpoints: str = "none",
    check: bool = False,
    **options: Any,
) -> Match:
    """Sit down to a new match; options are the game's own.

    `chance` scripts the first results of chance, `position` starts from a table set up before,
    `checkpoints` says how often a copy is kept for quick forks, `check` tests the table at each event.
    """
    return begin(
        game, options, seats=seats, seed=seed, chance=chance, position=position,
        checkpoints=checkpoints, check=check,
    )  # fmt: skip


def begin(
    game: str,
    options: Mapping[str, Any],
    *,
    seats: int = 2,
    seed: int | None = None,
    chance: Any = (),
    position: dict[str, Any] | None = None,
    checkpoints: str = "none",
    check: bool = False,
) -> Match:
    """What `new_match` does, with options from outside: none of them can pass for anything else."""
    from .match import Match

    played = find(game)
    if seed is None:
        seed = secrets.randbits(128)
    if type(seed) is not int or seed < 0:
        raise Unreadable("bad-seed")
    if checkpoints not in CHECKPOINTS:
        raise Unreadable("bad-checkpoints")
    if isinstance(chance, str) or not isinstance(chance, Iterable):
        raise Unreadable("bad-script")
    if position is not None:
        return _from_position(game, position, seed, tuple(chance), checkpoints, check)
    chosen = settled(played, seats, options)
    if played.decks is not None:
        chosen = dict(played.decks.opened(chosen, seed))
    setup = Setup(game, seats, chosen, seed, tuple(chance), None, checkpoints)
    return Match(played, setup, played.setup(seats, chosen), check=check)


def _from_position(
    game: str, position: Any, seed: int, chance: tuple[Any, ...], checkpoints: str, check: bool
) -> Match:
    """A match that starts from a table set up before, mid-action if answers stand beside it."""
    from .match import Match

    played = find(game)
    if not isinstance(position, dict):
        raise Unreadable("bad-position", problem="a position is a JSON object")
    quiet = {k: v for k, v in position.items() if k not in ("answers", "chance")}
    spoken, answers = position.get("chance", ()), position.get("answers", ())
    for part, what in ((spoken, "chance is a list of results"), (answers, "answers are a list of pairs")):
        if not isinstance(part, (list, tuple)):
            raise Unreadable("bad-position", problem=what)
    table = played.from_position(quiet)
    setup = Setup(game, table.seats, {}, seed, (*spoken, *chance), quiet, checkpoints)
    match = Match(played, setup, table, check=check)
    for entry in answers:
        try:
            seat, option = entry
        except (TypeError, ValueError) as error:
            raise Unreadable("bad-position", problem="answers are pairs of seat and option") from error
        match.answer(option, seat=seat)
    return match


def write(match: Match) -> Record:
    """The record of a match: played again from its root, with ids and hashes noted on the way."""
    setup, game = match.setup, match.game
    walk = match.back(match.root)
    start = walk.hash()[:16]
    given = []
    for seat, code, _, _ in match.answers.since(match.root.answers):
        decision = next(d for d in walk.pending if d.seat == seat)
        option = game.option_id(walk.table, decision.ask, code)
        walk.accept(decision.ask, code)
        given.append(Given(seat, option, walk.hash()[:16]))
    return Record(
        game=setup.game,
        rules=game.rules,
        seats=setup.seats,
        options=setup.options,
        seed=str(setup.seed),
        commitment=commit(setup),
        start=start,
        answers=tuple(given),
        undone=tuple(Undone(*entry) for entry in match.undone),
        chance=setup.chance,
        position=setup.position,
    )


def replay(record: Record, *, checkpoints: str = "none", check: bool = False) -> Match:
    """The same match again; refuses at the first answer that no longer gives the same table."""
    played = find(record.game)
    try:
        seed = int(record.seed)
    except ValueError as error:
        raise Unreadable("bad-record", problem="the seed is no number") from error
    match = begin(
        record.game,
        {} if record.position is not None else record.options,
        seats=record.seats,
        seed=seed,
        chance=record.chance,
        position=record.position,
        checkpoints=checkpoints,
        check=check,
    )
    _agree(match, record, 0, record.start)
    for at, given in enumerate(record.answers, 1):
        try:
            match.answer(given.option, seat=given.seat)
        except TapeteError as error:
            raise _changed(record, played.rules, at) from error
        _agree(match, record, at, given.hash)
    match.undone = tuple((u.at, u.seat, u.option) for u in record.undone)
    return match


def _agree(match: Match, record: Record, at: int, expected: str) -> None:
    if match.hash()[:16] != expected:
        raise _changed(record, match.game.rules, at)


def _changed(record: Record, now: str, at: int) -> RulesChanged:
    error = RulesChanged("rules-changed", at=at, then=record.rules, now=now)
    error.at = at
    return error


def verify(record: Record, commitment: str | None = None) -> Match:
    """Check the commitment shown at the start against the seed, and play the record again."""
    if commit(record) != (commitment or record.commitment):
        raise Illegal("bad-commitment")
    return replay(record)
