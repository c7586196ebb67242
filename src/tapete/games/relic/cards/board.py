"""The board of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..components import COLOURS, Passing, Region, Space
from ..verbs import Cross, Enter
from .grammar import Wrong, block, build, read

REGIONS: Final[tuple[Region, ...]] = ("outer", "middle", "inner", "scenario")
KEYS = frozenset({"name", "zone", "icons", "boxes", "choose", "passing"})


class Board:
    """Spaces, zones and every name an expression may use for a place."""

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.zones: dict[str, Mapping[str, str]] = {}
        self.numbers: dict[str, int] = {}

    @property
    def places(self) -> set[str]:
        return {*self.numbers, *self.zones, *REGIONS}


def bilingual(value: Any) -> Mapping[str, str]:
    """A name as [Spanish, English]."""
    if not (isinstance(value, list) and len(value) == 2 and all(isinstance(v, str) and v for v in value)):
        raise Wrong('un nombre es ["español", "inglés"]', 'a name is ["Spanish", "English"]')
    return {"es": value[0], "en": value[1]}


def icons(value: Any) -> tuple[int, ...]:
    """Threat icons as colours."""
    if not (isinstance(value, list) and all(v in COLOURS for v in value)):
        raise Wrong("los iconos son red, blue o yellow", "icons are red, blue or yellow")
    return tuple(sorted(COLOURS.index(v) for v in value))


def read_board(source: Any, reading: Any) -> Board:
    """All spaces first, so that their boxes may name each other."""
    board = Board()
    entries: list[tuple[Region, dict[str, Any]]] = []
    for region in REGIONS:
        at = 0
        for name, entry in source.data.get(region, {}).items():
            if name == "zones":
                board.zones.update({zone: bilingual(n) for zone, n in entry.items()})
                continue
            board.numbers[name] = len(board.spaces)
            board.spaces.append(Space(len(board.spaces), name, {}, region, at))
            entries.append((region, entry))
            at += 1
    if not board.spaces or board.spaces[-1].region != "scenario":
        reading.wrong(
            source, "scenario", "", "falta la casilla de escenario", "the scenario space is missing"
        )
    for space, (region, entry) in zip(board.spaces, entries):
        _fill(board, space, entry, source, reading, f"{region}.{space.id}")
    _rings(board)
    return board


def _fill(board: Board, space: Space, entry: dict[str, Any], source: Any, reading: Any, name: str) -> None:
    key = ""
    try:
        for key, value in entry.items():
            if key not in KEYS:
                raise Wrong(f"clave desconocida «{key}»", f"unknown key “{key}”")
            _key(board, space, key, value)
        key = "name"
        if not space.name:
            raise Wrong("falta el nombre", "the name is missing")
    except Wrong as wrong:
        reading.wrong(source, name, key, wrong.es, wrong.en)


def _key(board: Board, space: Space, key: str, value: Any) -> None:
    if key == "name":
        space.name = bilingual(value)
    elif key == "zone":
        if value not in board.zones:
            raise Wrong(f"no hay ninguna zona «{value}»", f"there is no zone “{value}”")
        space.zone = value
    elif key == "icons":
        space.icons = icons(value)
    elif key == "choose":
        space.choose = bool(value)
    elif key == "boxes":
        space.boxes = tuple(block(read(text), board.places) for text in value)
    else:
        box = build(read(value), board.places)
        if not isinstance(box, (Cross, Enter)):
            raise Wrong("un cuadro de movimiento es Cross o Enter", "a movement box is Cross or Enter")
        space.passing = Passing(board.numbers[box.to], isinstance(box, Enter), box)


def _rings(board: Board) -> None:
    """Outer and middle spaces lie in rings."""
    for region in ("outer", "middle"):
        ring = [s for s in board.spaces if s.region == region]
        for i, space in enumerate(ring):
            space.clockwise = ring[(i + 1) % len(ring)].number
            space.counterclockwise = ring[i - 1].number
            walk = [*ring[i + 1 :], *ring[:i]]
            space.runs = {"clockwise": _run(walk), "counterclockwise": _run(walk[::-1])}


def _run(walk: list[Space]) -> tuple[int, ...]:
    """The first spaces of a walk, up to one with a movement box."""
    stop = next((i for i, space in enumerate(walk) if space.passing is not None), len(walk) - 1)
    return tuple(space.number for space in walk[: stop + 1])
