"""The setups that every promise is tested on; a game joins by adding a line."""

from typing import Any

import tapete
from tapete import Match, Rng
from tapete.games.keyforge.cards.collections import collections

tapete.register("toy", "tests.toy")

SETUPS: dict[str, dict[str, Any]] = {
    "toy for two": {"game": "toy", "seats": 2},
    "toy for three": {"game": "toy", "seats": 3, "mood": "wild"},
    "keyforge, learning decks": {"game": "keyforge", "seats": 2},
    "keyforge, made decks": {"game": "keyforge", "seats": 2, "decks": ["seed:11", "seed:12"]},
    "keyforge, 2018": {"game": "keyforge", "seats": 2, "decks": ["seed:3", "seed:9"], "ruleset": "2018"},
    "keyforge, all collections": {"game": "keyforge", "seats": 2, "decks": ["seed:DT:1", "seed:GR:2"]},
    "seasons for two": {"game": "seasons", "seats": 2, "level": "archmage"},
    "seasons for three": {"game": "seasons", "seats": 3, "level": "mage"},
    "seasons for four apprentices": {"game": "seasons", "seats": 4, "level": "apprentice"},
    "relic for two": {"game": "relic", "seats": 2, "scenario": "kairos", "rounds": 20},
    "relic for three": {"game": "relic", "seats": 3, "rounds": 20},
    "relic for four": {"game": "relic", "seats": 4, "scenario": "tribunal-of-ash", "rounds": 20},
}

#: no game of ours is longer than this many answers in random play
MOST_ANSWERS = 20_000


def begin(setup: str, seed: int, **more: Any) -> Match:
    """A new match of a setup; where decks are made, others for each seed."""
    options = SETUPS[setup] | more
    if "decks" in options:
        options["decks"] = [another(deck, seed, place) for place, deck in enumerate(options["decks"])]
    return tapete.new_match(options.pop("game"), seed=seed, **options)


def another(deck: str, seed: int, place: int) -> str:
    """A made deck for a seed; one that names its collection is of any of them."""
    if deck.count(":") == 1:
        return f"seed:{2 * seed + place}"
    playable = [collection.set for collection in collections().values() if collection.complete]
    return f"seed:{Rng(f'collection {seed} {place}').choice(playable)}:{2 * seed + place}"


def play(match: Match, rng: Rng, answers: int = MOST_ANSWERS) -> Match:
    """Answer at random, at most so many times; seats that choose at once answer in any order."""
    for _ in range(answers):
        if match.over:
            break
        pending = match.pending
        decision = pending[rng.below(len(pending))]
        match.answer(rng.below(len(decision.options)), decision)
    return match


def somewhere(setup: str, seed: int, **more: Any) -> Match:
    """A match of that setup stopped at some moment, often in the middle of an action."""
    rng = Rng(f"somewhere {seed}")
    match = begin(setup, seed, **more)
    length = play(match.fork(), Rng(f"length {seed}")).answers.total
    return play(match, rng, rng.below(length + 1))
