"""A view has the shape that the game's structs give it, for every seat, a spectator and eyes that see all."""

from importlib import import_module
from typing import Any

import msgspec

from tapete import Match
from tapete.kernel.event import SEES_ALL
from tapete.kernel.view_shape import MatchView

from .games import begin, somewhere


def shape_of(match: Match) -> Any:
    """The struct of a game's view."""
    package = type(match.game).__module__.rpartition(".")[0]
    return import_module(f"{package}.view_shape").View


def refs(shown: Any) -> set[str]:
    """Everything that some part of a view is called by."""
    if isinstance(shown, dict):
        own = {shown["ref"]} if isinstance(shown.get("ref"), str) else set()
        return own.union(*map(refs, shown.values()))
    return set().union(*map(refs, shown)) if isinstance(shown, list) else set()


def test_every_view_is_of_the_shape_that_its_game_declares(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for seat in (None, SEES_ALL, *range(match.seats)):
        for lang in ("es", "en"):
            shown = match.view(seat, lang)
            whole = msgspec.convert(shown, MatchView, strict=True)
            table = msgspec.convert(shown["table"], shape_of(match), strict=True)
            assert msgspec.to_builtins(msgspec.structs.replace(whole, table=table)) == shown


def test_eyes_that_see_all_see_whatever_a_seat_sees(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    everything = refs(match.view(SEES_ALL)["table"])
    for seat in (None, *range(match.seats)):
        assert refs(match.view(seat)["table"]) <= everything


def test_a_view_is_json_and_what_somebody_does_to_it_changes_no_other(setup: str) -> None:
    match = begin(setup, 3)
    shown = match.view(0)
    before = msgspec.json.encode(shown)
    assert msgspec.json.decode(before) == shown
    spoil(shown)
    assert msgspec.json.encode(match.view(0)) == before


def spoil(part: Any) -> None:
    """Empty everything that can be emptied, the innermost first."""
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        spoil(inner)
    if isinstance(part, dict | list):
        part.clear()
