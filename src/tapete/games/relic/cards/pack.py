"""Reading a pack: a folder of TOML files, checked line by line (docs/relic/packs.md)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from ....kernel import Reason, Unreadable
from ..components import DECKS, Box, Card
from .board import Board, read_board
from .grammar import Wrong
from .sheets import KEYS, Making, copied, make

FILES = (*DECKS, "character", "scenario")


@dataclass(frozen=True)
class Problem:
    """Something wrong in a pack, and where."""

    file: str
    line: int
    es: str
    en: str

    def text(self, lang: str = "en") -> str:
        return f"{self.file}:{self.line}: {self.es if lang == 'es' else self.en}"


class BadPack(Unreadable):
    """A pack that cannot be played with; `problems` names every wrong line."""

    problems: tuple[Problem, ...] = ()

    @classmethod
    def of(cls, found: list[Problem]) -> BadPack:
        args = {"problem": {"es": found[0].text("es"), "en": found[0].text("en")}, "n": len(found)}
        error = cls.because(Reason("bad-pack", args, game="relic"))
        assert isinstance(error, BadPack)
        error.problems = tuple(found)
        return error


class Source:
    """One file: its data, and on which line everything stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.data: dict[str, Any] = tomllib.loads(text)

    def line(self, entry: str, key: str = "") -> int:
        """The line of an entry, or of a key in it."""
        head = next((i for i, s in enumerate(self.lines) if s.strip() in (f"[{entry}]", f"{entry} = ")), 0)
        if not key:
            return head + 1
        for i in range(head + 1, len(self.lines)):
            line = self.lines[i].strip()
            if line.startswith("["):
                break
            if re.match(rf"{re.escape(key)}\s*[=.]", line):
                return i + 1
        return head + 1


class Reading:
    """A pack being read, with what was found wrong so far."""

    def __init__(self, folder: Any) -> None:
        self.folder = folder
        self.found: list[Problem] = []
        self.sources: dict[str, Source] = {}

    def open(self, name: str) -> Source | None:
        file = f"{name}.toml"
        try:
            text = self.folder.joinpath(file).read_text("utf8")
        except OSError:
            self.found.append(Problem(file, 1, "falta el archivo", "the file is missing"))
            return None
        try:
            self.sources[name] = Source(file, text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"at line (\d+)", str(error))
            line = int(at.group(1)) if at else len(text.splitlines())
            self.found.append(Problem(file, line, f"TOML no válido: {error}", f"invalid TOML: {error}"))
            return None
        return self.sources[name]

    def wrong(self, source: Source, entry: str, key: str, es: str, en: str) -> None:
        self.found.append(Problem(source.name, source.line(entry, key), es, en))


def problems(folder: str | Path | Any) -> list[Problem]:
    """Everything wrong in a pack; none means it can be played with."""
    return _read(folder)[1]


def load(folder: str | Path | Any) -> Box:
    """Read a pack, or refuse it naming the wrong lines."""
    box, found = _read(folder)
    if found or box is None:
        raise BadPack.of(found)
    return box


@cache
def base() -> Box:
    """The pack that comes with the game."""
    return load(resources.files("tapete.games.relic").joinpath("packs", "base"))


def _read(folder: Any) -> tuple[Box | None, list[Problem]]:
    reading = Reading(Path(folder) if isinstance(folder, str) else folder)
    meta, board_source = reading.open("pack"), reading.open("board")
    if meta is None or board_source is None:
        return None, reading.found
    board = read_board(board_source, reading)
    made: dict[str, list[Making]] = {}
    for kind in FILES:
        source = reading.open(kind)
        if source is not None:
            made[kind] = _entries(reading, source, kind, board)
    _counts(reading, meta, made)
    _former(reading, meta, made)
    if reading.found:
        return None, sorted(reading.found, key=lambda p: (p.file, p.line))
    return _box(meta.data, board, made), []


def _entries(reading: Reading, source: Source, kind: str, board: Board) -> list[Making]:
    """Each entry of a file as something to make cards of; the wrong ones are reported."""
    found = []
    for name, entry in source.data.items():
        if not isinstance(entry, dict):
            reading.wrong(source, name, "", f"«{name}» debería ser una tabla", f"“{name}” should be a table")
            continue
        making = Making(name, kind, entry, board)
        unknown = [key for key in entry if key not in KEYS[kind]]
        for key in unknown:
            reading.wrong(source, name, key, f"clave desconocida «{key}»", f"unknown key “{key}”")
        try:
            making.prepare()
        except Wrong as wrong:
            reading.wrong(source, name, making.at, wrong.es, wrong.en)
        found.append(making)
    return found


def _counts(reading: Reading, meta: Source, made: dict[str, list[Making]]) -> None:
    """The counts that the pack states for itself."""
    for kind, wanted in meta.data.get("counts", {}).items():
        there = sum(m.copies for m in made.get(kind, ()))
        if kind in FILES and there != wanted:
            es = f"hay {there} de «{kind}» y deberían ser {wanted}"
            reading.wrong(meta, "counts", kind, es, f"there are {there} of “{kind}” and should be {wanted}")


def _former(reading: Reading, meta: Source, made: dict[str, list[Making]]) -> None:
    """Former names lead to cards that there are."""
    ids = {making.name for kind in made.values() for making in kind}
    for name, id in meta.data.get("formerly", {}).items():
        if id not in ids:
            reading.wrong(meta, "formerly", name, f"no hay ninguna carta «{id}»", f"there is no card “{id}”")


def _box(meta: dict[str, Any], board: Board, made: dict[str, list[Making]]) -> Box:
    things: list[Card] = []
    groups: dict[str, tuple[int, ...]] = {}
    for kind in FILES:
        start = len(things)
        for making in made[kind]:
            for _ in range(making.copies):
                things.append(copied(make(making), len(things)))
        groups[kind] = tuple(range(start, len(things)))
    by_id: dict[str, tuple[int, ...]] = {}
    for card in things:
        by_id[card.id] = (*by_id.get(card.id, ()), card.number)
    spaces = board.spaces
    return Box(
        id=str(meta["id"]),
        name={"es": meta["name"][0], "en": meta["name"][1]},
        version=str(meta.get("version", "1")),
        things=tuple(things),
        spaces=tuple(spaces),
        zones=board.zones,
        decks=tuple(groups[deck] for deck in DECKS),
        characters=groups["character"],
        scenarios=groups["scenario"],
        sanctuary=board.numbers.get("sanctuary", 0),
        rift=next(s.number for s in spaces if s.region == "inner"),
        centre=spaces[-1].number,
        space_by_id=board.numbers,
        thing_by_id=by_id,
        formerly=dict(meta.get("formerly", {})),
    )
