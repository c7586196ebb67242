"""Places by name: spaces, zones, regions, and the words for what lies around a player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..components import Box
from ..table import Table

#: words for places that are no space, zone or region of their own
WORDS: Final = frozenset(["anywhere", "outer", "middle", "zone", "player", "portal", "corner", "start"])


def known(box: Box, word: str) -> bool:
    """Whether a word means a place in a pack."""
    return word in WORDS or word in box.space_by_id or word in box.zones


def around(t: Table, space: int) -> list[int]:
    """The other spaces of a zone: of a corner none (Elementos del tablero de juego: it is part of no zone)."""
    zone = t.box.spaces[space].zone
    return [s.number for s in t.box.spaces if zone and s.zone == zone and s.number != space]


def spaces_for(t: Table, seat: int, where: str) -> list[int]:
    """The spaces a word means for a player, its own left out."""
    p, spaces = t.players[seat], t.box.spaces
    found: Iterable[int]
    if where == "zone":
        return around(t, p.space)
    if where == "player":
        met = {t.players[s].space for s in others(t, seat)}
        found = sorted(s for s in met if spaces[s].region in ("outer", "middle"))
    elif where == "portal":
        portals = t.box.portals
        found = sorted(s for s, cards in t.lies.items() if not portals.isdisjoint(cards))
    else:
        found = (t.box.things[p.character].home,) if where == "start" else _group(t, where)
    return [s for s in found if s != p.space]


def _group(t: Table, where: str) -> tuple[int, ...]:
    """The spaces that a word means for everybody."""
    group = t.box.groups.get(where)
    if group is None:
        spaces = t.box.spaces
        group = t.box.groups[where] = tuple(s.number for s in spaces if _means(t, s.number, where))
    return group


def _means(t: Table, space: int, where: str) -> bool:
    s = t.box.spaces[space]
    if where in ("anywhere", "corner"):
        return s.region in ("outer", "middle") and (where == "anywhere" or not s.zone)
    return stands(t, space, where)


def stands(t: Table, space: int, place: str) -> bool:
    """Whether a space is a place, in a zone or in a region."""
    s = t.box.spaces[space]
    return place in (s.id, s.zone, s.region)


def others(t: Table, seat: int) -> list[int]:
    """The other players still in the game, clockwise."""
    return [s % t.seats for s in range(seat + 1, seat + t.seats) if not t.players[s % t.seats].out]
