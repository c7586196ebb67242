"""Every puzzle of every game: it can be solved, it asks for thought, and a sample of the proofs is made anew."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete import bots
from tapete.kernel.errors import Illegal, Unreadable
from tapete.kernel.game import game as find
from tapete.kernel.puzzles import Attempt, Puzzle, daily, named, pose, puzzle, puzzles, question, title
from tapete.kernel.words import LANGUAGES
from tapete.simulation.puzzles import First, Search, holds, load, save, solves

DOCS = Path(__file__).resolve().parents[2] / "docs"
#: how many puzzles a game has at least
LEAST = {"keyforge": 60, "seasons": 30, "relic": 20}
EVERY = [(game, name) for game in LEAST for name in puzzles(game)]


def easiest(game: str, goal: str) -> str:
    """The puzzle of a goal whose proof looks at the fewest tables."""
    return min((one.tables, name) for name, one in puzzles(game).items() if one.goal == goal)[1]


#: one of each goal is proven anew in the quick tests; `tapete puzzles prove GAME` proves all
SAMPLE = [
    (game, easiest(game, goal)) for game in LEAST for goal in sorted({p.goal for p in puzzles(game).values()})
]


def schema() -> dict[str, Any]:
    told = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **msgspec.json.schema(dict[str, Puzzle]),
    }
    return dict(json.loads(json.dumps(told)))


@pytest.mark.parametrize("game", LEAST)
def test_a_game_has_enough_puzzles_of_each_goal(game: str) -> None:
    assert len(puzzles(game)) >= LEAST[game]
    assert {one.goal for one in puzzles(game).values()} == set(find(game).goals)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_answer_reaches_what_it_promises_and_no_greed_nor_the_first_option_does(
    game: str, name: str
) -> None:
    one = puzzle(game, name)
    assert name == named(one.goal, one.position)
    attempt = Attempt(game, one)
    for option in one.line:
        attempt.answer(option)
    assert attempt.solved and attempt.over
    assert one.line[0] in one.solutions and len(one.solutions) < len(one.first)
    assert not solves(game, one, bots.make("greedy", 1))
    assert not solves(game, one, First())


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_is_asked_and_judged_in_both_languages(game: str, name: str) -> None:
    one = puzzle(game, name)
    for said in (title, question):
        assert len({said(game, one, lang) for lang in LANGUAGES}) == 2
    failed = Attempt(game, one)
    while not failed.over:
        assert failed.decision is not None
        failed.answer(failed.decision.options[0].id)
    assert len({failed.verdict(lang) for lang in LANGUAGES}) == 2 and not failed.solved


@pytest.mark.parametrize(("game", "name"), SAMPLE)
def test_a_proof_made_anew_comes_to_the_same_whatever_is_hidden(game: str, name: str) -> None:
    assert holds(game, puzzle(game, name))


@pytest.mark.parametrize("game", LEAST)
def test_a_puzzle_that_promises_too_much_is_not_proven(game: str) -> None:
    one = puzzle(game, SAMPLE[[played for played, _ in SAMPLE].index(game)][1])
    wrong = msgspec.structs.replace(one, first=dict.fromkeys(one.first, one.best + 1))
    assert not holds(game, wrong)


def test_an_answer_that_is_none_changes_nothing_and_after_the_end_there_is_none() -> None:
    one = puzzle(*SAMPLE[0])
    attempt = Attempt(SAMPLE[0][0], one)
    before = attempt.match.hash()
    with pytest.raises(Illegal):
        attempt.answer("nonesuch")
    assert attempt.match.hash() == before
    for option in one.line:
        attempt.answer(option)
    with pytest.raises(Unreadable):
        attempt.answer(one.line[-1])
    with pytest.raises(Unreadable, match="nonesuch"):
        puzzle(SAMPLE[0][0], "nonesuch")


def test_the_games_take_turns_with_the_puzzle_of_the_day_and_none_comes_back_soon() -> None:
    days = [daily(day) for day in range(739_000, 739_000 + len(LEAST) * min(LEAST.values()))]
    assert None not in days and len(set(days)) == len(days)
    assert {found[0] for found in days[: len(LEAST)] if found} == set(LEAST)
    assert days[0] == daily(739_000), "the same for everybody"


def test_what_is_found_is_written_as_it_is_read(tmp_path: Path) -> None:
    name = SAMPLE[0][1]
    one = puzzle(*SAMPLE[0])
    save(tmp_path, {one.goal: {name: one}})
    assert load(tmp_path) == {one.goal: {name: one}}
    assert load(tmp_path / "nowhere") == {}


def test_a_search_in_the_same_games_finds_the_same_puzzles() -> None:
    search = Search("seasons", ("crystals",), games=1, seed=3, most=3000)
    ((name, one),) = search.found()
    assert [(name, one)] == list(search.found())
    assert one == pose("seasons", "crystals", one.position) and name == named("crystals", one.position)


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    assert json.loads((DOCS / "puzzles.schema.json").read_text("utf-8")) == schema()
