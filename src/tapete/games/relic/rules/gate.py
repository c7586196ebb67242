"""The gate of the game: abilities wait for moments of the turn, so an event finds no listeners."""

from __future__ import annotations

from typing import Any

from ....kernel import Flow, make_gate


def _resolve(t: Any, heard: Any) -> Flow[None]:
    return
    yield


def _prefer(t: Any, listeners: list[Any], event: Any) -> Flow[Any]:
    return listeners[0]
    yield


happen = make_gate(_resolve, _prefer)
