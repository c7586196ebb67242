"""The kernel asks a game for nothing that no game has."""

import inspect

import pytest

from tapete.kernel.advice import PlainAdvice
from tapete.kernel.game import BaseGame, Game, game

GAMES = [game(name) for name in ("keyforge", "relic", "seasons")]
#: what a game is given rather than asked for
GIVEN = {"words", "reason"}


def hooks(base: type) -> list[str]:
    return [name for name in vars(base) if not name.startswith("_") and name not in GIVEN]


@pytest.mark.parametrize("hook", hooks(BaseGame))
def test_some_game_answers_every_hook_that_has_a_default(hook: str) -> None:
    assert any(getattr(type(one), hook, None) is not getattr(BaseGame, hook) for one in GAMES)


@pytest.mark.parametrize("hook", hooks(PlainAdvice))
def test_some_game_has_advice_of_its_own_on_every_point(hook: str) -> None:
    assert any(getattr(type(one.advice), hook) is not getattr(PlainAdvice, hook) for one in GAMES)


@pytest.mark.parametrize(
    "hook", [name for name, _ in inspect.getmembers(Game, inspect.isfunction) if name[0] != "_"]
)
def test_every_game_has_every_hook(hook: str) -> None:
    assert all(callable(getattr(one, hook)) for one in GAMES)
