"""What a seat is shown is in its numbers: two tables that look different are told differently."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import tapete
from tapete import Rng

from .games import begin, play, somewhere
from .watch import Watch, told_apart, watched_events

#: how many answers of a game are looked at closely
WATCHED = 15


def test_tables_that_a_seat_sees_differently_are_told_by_different_numbers(
    setup: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every single event, so that nothing else changes in between; words apart (see `shown`)."""
    watches = watched_events(monkeypatch)
    match, rng = begin(setup, seed, check=True), Rng(f"told {seed}")
    play(match, rng, rng.below(160))
    watch = Watch(match)
    watches.append(watch)
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
        told_apart(match, decision)
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
