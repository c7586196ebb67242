"""Files of an older version: positions still load, records replay or are refused by the names of both rules.

The files in `older/` were written when one collection of KeyForge was known: tables of random games with
counters, upgrades, effects that last, memories of hidden cards, and the beginning of a record.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tapete
from tapete import Record, Rng, RulesChanged

from .games import play

FOLDER = Path(__file__).parent / "older"
GAMES = ("keyforge", "seasons", "relic")


def older(game: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return told


POSITIONS = [(game, at) for game in GAMES for at in range(len(older(game)["positions"]))]


def renamed(told: Any, names: dict[str, str]) -> Any:
    """A position with the names that a pack gives its cards now."""
    if isinstance(told, dict):
        return {names.get(key, key): renamed(part, names) for key, part in told.items()}
    if isinstance(told, list):
        return [renamed(part, names) for part in told]
    return names.get(told, told) if isinstance(told, str) else told


def lost(then: Any, now: Any, where: str = "") -> list[str]:
    """Where a position says something else now, or nothing, of what it said then."""
    if isinstance(then, dict) and isinstance(now, dict):
        gone = [f"{where}.{key}" for key in then.keys() - now.keys()]
        return gone + [
            d for key in then.keys() & now.keys() for d in lost(then[key], now[key], f"{where}.{key}")
        ]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [
            d for at, both in enumerate(zip(then, now, strict=True)) for d in lost(*both, f"{where}[{at}]")
        ]
    return [] if then == now else [f"{where}: {then} / {now}"]


@pytest.mark.parametrize("game,at", POSITIONS)
def test_an_older_position_is_the_same_table(game: str, at: int) -> None:
    position = older(game)["positions"][at]
    match = tapete.new_match(game, position=position, check=True)
    match.table.check()
    now = json.loads(msgspec.json.encode(match.position()))
    assert lost(renamed(position, new_names(match.game)), now) == []


def new_names(game: Any) -> dict[str, str]:
    """What cards are called now that were copies of another when the file was written."""
    if game.id != "relic":
        return {}
    alone = {f"{id}.1": id for id, copies in game.box.thing_by_id.items() if len(copies) == 1}
    return alone | game.box.formerly


@pytest.mark.parametrize("game,at", POSITIONS)
def test_an_older_position_is_played_on(game: str, at: int) -> None:
    match = tapete.new_match(game, position=older(game)["positions"][at], seed=at, check=True)
    before = match.answers.total
    play(match, Rng(f"older {game} {at}"), 60)
    assert match.over or match.answers.total == before + 60


@pytest.mark.parametrize("game", GAMES)
def test_an_older_record_replays_or_is_refused_by_the_names_of_both_rules(game: str) -> None:
    record = Record.load(json.dumps(older(game)["record"]).encode())
    rules = tapete.game(game).rules
    if record.rules == rules:
        assert tapete.replay(record).answers.total == len(record.answers)
        return
    with pytest.raises(RulesChanged) as refused:
        tapete.replay(record)
    assert {"then": "1", "now": rules}.items() <= refused.value.reason.args.items()
    for lang in ("es", "en"):
        told = refused.value.text(lang)
        assert "1" in told and rules in told
