"""Games as a Parquet file: a row for each decision, with what the seat saw, its options, its choice and the end.

The file says which game, rules and encoding it was written with, and a hash of what each number means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tapete import __version__, bots
from tapete.kernel.decision import Decision
from tapete.kernel.errors import Unreadable
from tapete.kernel.game import Game
from tapete.kernel.game import game as find
from tapete.kernel.match import Match
from tapete.kernel.record import Record, replay
from tapete.research import arrays
from tapete.research.acting import refusal
from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import Job, derived
from tapete.simulation.run import Failure, caught, chunks, failed, try_first

#: Raised when columns change.
VERSION = "1"


class Export(msgspec.Struct, frozen=True):
    """What to write down: games to be played, or records of games that were."""

    game: str
    job: Job | None = None
    records: tuple[Record, ...] = ()
    views: bool = False
    """whether each seat's whole view is written too, as JSON"""

    @property
    def games(self) -> int:
        return self.job.games if self.job is not None else len(self.records)


Row = dict[str, Any]


def write(
    export: Export, file: Path, executor: Executor | None = None, tell: Callable[[int], None] | None = None
) -> int:
    """Write the file; how many decisions it holds. The same games give the same rows wherever they ran."""
    executor = executor or Local()
    must_fit(export)
    first = export.job.first if export.job is not None else 0
    spread = Job(export.game, export.games, first=first)
    shape, rows = schema(export), 0
    unfinished = file.with_name(f"{file.name}.part")  # what was there before stays until all is written
    with pq.ParquetWriter(unfinished, shape, compression="zstd") as out:
        for told in executor.map(partial(some_games, export), chunks(spread, executor.width)):
            if isinstance(told, Failure):
                unfinished.unlink()
                raise failed(told)
            table = pa.Table.from_pylist([row for game in told for row in game], shape)
            out.write_table(table)
            rows += table.num_rows
            if tell is not None:
                tell(len(told))
    unfinished.replace(file)
    return rows


def must_fit(export: Export) -> None:
    """Refuse wrong settings, records of other games and records that no longer replay, before writing."""
    find(export.game)
    if export.job is not None:
        try_first(export.job)
    for record in export.records:
        if record.game != export.game:
            raise refusal("other-game", game=export.game, then=record.game)
        replay(record)


def schema(export: Export) -> pa.Schema:
    """The columns; what they mean stands in the file's metadata."""
    game = find(export.game)
    columns = [
        ("game", pa.int64()),
        ("move", pa.int32()),
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("kind", pa.string()),
        ("observation", pa.list_(pa.float32(), len(game.encoder.names))),
        ("options", pa.list_(pa.string())),
        ("option_rows", pa.list_(pa.float32())),
        ("choice", pa.int16()),
        ("winners", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("reward", pa.float32()),
    ]
    if export.views:
        columns.append(("view", pa.string()))
    return pa.schema(columns, metadata=meaning(game, export))


def meaning(game: Game, export: Export) -> dict[str, str]:
    """What is written into the file about itself."""
    encoder = game.encoder
    job = export.job
    played = (
        {"bots": list(job.bots), "seed": job.seed, "seats": job.seats, "options": job.options} if job else {}
    )
    return {
        "tapete": __version__,
        "dataset": VERSION,
        "game": game.id,
        "rules": game.rules,
        "encoding": encoder.version,
        "encoding_hash": arrays.meaning(game),
        "names": _json(encoder.names),
        "option_names": _json(encoder.option_names),
        "cards": _json(encoder.cards),
        "played": _json(played),
    }


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def some_games(export: Export, indices: Sequence[int]) -> list[list[Row]] | Failure:
    """The rows of some games; the first game that falls over is told instead."""
    return caught(partial(rows_of, export), indices)


def rows_of(export: Export, index: int) -> list[Row]:
    """The rows of one game; its outcome is known at the end and written into all of them."""
    rows: list[Row] = []
    steps = _played(export.job, index) if export.job is not None else _again(export.records[index])
    for match, decision, choice, bot in steps:
        rows.append(
            _row(match, decision, choice, export.views) | {"game": index, "move": len(rows), "bot": bot}
        )
    if not rows:
        return rows
    outcome, gained = match.outcome, arrays.rewards(match)
    for row in rows:
        row["winners"] = list(outcome.winners) if outcome else []
        row["scores"] = list(outcome.scores) if outcome else []
        row["reward"] = gained[row["seat"]]
    return rows


Step = tuple[Match, Decision, int, str]


def _played(job: Job, index: int) -> Iterator[Step]:
    """The decisions of a game played by bots, each before it is answered."""
    match = job.match(index)
    names = job.seated(index)
    players = [bots.make(name, derived(job.seed, index, seat)) for seat, name in enumerate(names)]
    answered = 0
    while not match.over and answered != job.limit:
        decision = match.pending[0]
        choice = players[decision.seat].choose(match.seat(decision.seat), decision)
        yield match, decision, choice.index, names[decision.seat]
        match.answer(choice)
        answered += 1


def _again(record: Record) -> Iterator[Step]:
    """The decisions of a record, each before it is answered."""
    match = replay(msgspec.structs.replace(record, answers=()))
    for given in record.answers:
        decision = next(d for d in match.pending if d.seat == given.seat)
        option = decision.options.find(given.option)
        if option is None:
            raise Unreadable("bad-record", problem=given.option)
        yield match, decision, option.index, ""
        match.answer(option)


def _row(match: Match, decision: Decision, choice: int, views: bool) -> Row:
    encoder, ask, seat = match.game.encoder, decision.ask, decision.seat
    told = [number for code in ask.options for number in encoder.option(match.table, ask, code)]
    row = {
        "turn": match.table.turn,
        "seat": seat,
        "kind": decision.kind,
        "observation": encoder.observe(match.table, seat),
        "options": [option.id for option in decision.options],
        "option_rows": told,
        "choice": choice,
    }
    return row | {"view": _json(match.view(seat))} if views else row


class Dataset:
    """A file read back; refuses one whose numbers mean something else than they do here."""

    def __init__(self, file: Path | str) -> None:
        told = {k.decode(): v.decode() for k, v in (pq.read_schema(file).metadata or {}).items()}
        if "encoding_hash" not in told:
            raise refusal("no-dataset", file=str(file))
        game = find(told["game"])
        if told["encoding_hash"] != arrays.meaning(game):
            raise refusal("other-encoding", then=told["encoding"], now=game.encoder.version)
        self.about = told
        self.table = pq.read_table(file)
        self._width = len(game.encoder.option_names)

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def observations(self) -> arrays.Floats:
        """What each seat saw, one row a decision."""
        column = self.table["observation"].combine_chunks()
        return np.asarray(column.flatten(), dtype=np.float32).reshape(len(self), -1)

    def options(self, row: int) -> arrays.Floats:
        """The options of one decision, one row each."""
        told = self.table["option_rows"][row].values
        return np.asarray(told, dtype=np.float32).reshape(-1, self._width)

    def column(self, name: str) -> Any:
        """A plain column as an array."""
        return self.table[name].to_numpy()
