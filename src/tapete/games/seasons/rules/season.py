"""The wheel: moving the season marker, seasons and years («Avanzar en la rueda de estación»)."""

from __future__ import annotations

from tapete.games.seasons.events import LibraryOpened, SeasonChanged, SeasonMoved, moved
from tapete.games.seasons.printed import YEARS, season_of
from tapete.games.seasons.table import Table
from tapete.kernel.flow import Flow

from .gate import happen


def passes_the_end(t: Table, by: int) -> bool:
    """Whether this move crosses space 12 of the third year."""
    return moved(t.space, t.year, by)[1] > YEARS


def move(t: Table, by: int, seat: int = -1, source: int = 0) -> Flow[None]:
    """Move the marker; a new year opens libraries, a change of season is noticed at once.

    A move of up to three spaces changes the season once at most. Going back over space 1 takes the
    year marker back and nobody returns cards (appendix, «Botas Temporales»). Silent in the book:
    before the first year comes a year 0, so that going back never shortens the game.
    """
    before = t.season
    space, year = moved(t.space, t.year, by)
    yield from happen(t, [SeasonMoved(by, space, year, source)])
    opened = [LibraryOpened(s, year) for s in t.around(t.first) if _waits(t, s, year)]
    yield from happen(t, opened)
    if season_of(space) != before:
        yield from happen(t, [SeasonChanged(season_of(space), seat)])


def _waits(t: Table, seat: int, year: int) -> bool:
    return 2 <= year <= YEARS and bool(t.library[seat * 2 + year - 2])
