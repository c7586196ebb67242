"""What a seat is shown is in its numbers: two tables that look different are told differently."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete import Match, Rng
from tapete.kernel import course
from tapete.research import arrays

from .games import begin, play, somewhere
from .shown import shown

#: how many answers of a game are looked at closely
WATCHED = 15


class Watch:
    """Looks at a table with the eyes of every seat, again and again."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[dict[bytes, Any]] = [{} for _ in range(match.seats)]
        self.last: list[Any] = [None] * match.seats
        self.looks = 0

    def look(self, after: str) -> None:
        """Fail where a seat sees something else than before and is told the same numbers."""
        match = self.match
        for seat, known in enumerate(self.told):
            now = shown(match, seat)
            if now == self.last[seat]:
                continue
            self.last[seat] = now
            self.looks += 1
            told = bytes(arrays.packed(match.game.encoder.observe(match.table, seat)))
            same = known.setdefault(told, now)
            assert same == now, f"after {after}, seat {seat} is told the same of: {differences(same, now)}"


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [d for key in one for d in differences(one[key], other[key], f"{where}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [d for i, (a, b) in pairs for d in differences(a, b, f"{where}[{i}]")]
    return [] if one == other else [f"{where}: {one} / {other}"]


def test_tables_that_a_seat_sees_differently_are_told_by_different_numbers(
    setup: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every single event, so that nothing else changes in between; words apart (see `shown`)."""
    watch: Watch | None = None

    class Watched(course.CheckedLog):
        def append(self, event: Any) -> None:
            self.log.append(event)
            if watch is not None:
                watch.look(type(event).__name__)

    monkeypatch.setattr(course, "CheckedLog", Watched)
    match, rng = begin(setup, seed, check=True), Rng(f"told {seed}")
    play(match, rng, rng.below(160))
    watch = Watch(match)
    watch.look("the beginning")
    for _ in range(WATCHED):
        play(match, rng, 1)
        watch.look("an answer")


def test_options_that_read_differently_are_told_by_different_numbers(setup: str, seed: int) -> None:
    match, rng = somewhere(setup, seed), Rng(f"options {seed}")
    for _ in range(WATCHED):
        if match.over:
            break
        decision = rng.choice(match.pending)
        rows = arrays.option_rows(match, decision)
        texts: dict[bytes, str] = {}
        for option, row in zip(decision.options, rows, strict=True):
            same = texts.setdefault(bytes(row), option.text("en"))
            assert same == option.text("en"), f"{decision.kind}: “{same}” and “{option.text('en')}”"
        match.answer(rng.below(len(decision.options)), decision)


def asked_in(game: str) -> set[str]:
    """The kinds of questions that the rules of a game ask, as they are written there."""
    found = set()
    for file in Path(import_module(f"tapete.games.{game}").__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("ask", "Ask")
            if named and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):  # type: ignore[attr-defined]
                found.add(node.args[1].value)  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_every_kind_of_question_is_told(game: str) -> None:
    names = tapete.game(game).encoder.option_names
    kinds = asked_in(game) - {"act"}  # what Seasons asks most is told by what can be done
    assert len(kinds) > 20 and not sorted(kind for kind in kinds if f"asked-{kind}" not in names)


@pytest.mark.parametrize("game", ["keyforge", "seasons", "relic"])
def test_an_observation_is_no_longer_for_more_cards(game: str) -> None:
    encoder = tapete.game(game).encoder
    known = set(encoder.cards)
    assert len(encoder.cards) == len(known) > 40
    assert not [name for name in (*encoder.names, *encoder.option_names) if name.rsplit(".")[-1] in known]
    assert len(encoder.card(1)) == len(encoder.card(len(encoder.cards))) == len(encoder.card_names)
    assert len(set(encoder.card_names)) == len(encoder.card_names)
