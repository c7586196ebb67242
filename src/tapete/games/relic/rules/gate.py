"""The gate of the game: abilities wait for moments of the turn, so an event finds no listeners."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow, make_gate


def _nobody(t: Any, *heard: Any) -> Flow[Any]:
    yield from ()


happen = make_gate(_nobody, _nobody)
