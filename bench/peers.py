"""Other engines, each played at random by the same rules of counting.

A decision counts when a player had two options or more; the time of everything else is included.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

FORKS_AT_ONCE = 20
EVERY = 11


class Peer(NamedTuple):
    """An engine: how to walk through a random game of it, and how to copy one."""

    label: str
    walk: Callable[[random.Random], Iterator[tuple[Any, bool]]]
    """yields the game before each answer, and whether the answer was a decision"""
    copy: Callable[[Any], Any] | None


def catanatron_walk(rng: random.Random) -> Iterator[tuple[Any, bool]]:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.randrange(2**31))
    limit = 1000  # its own limit of turns
    while game.winning_color() is None and game.state.num_turns < limit:
        actions = game.state.playable_actions
        yield game, len(actions) > 1
        game.execute(actions[int(rng.random() * len(actions))])


def openspiel_walk(name: str, rng: random.Random) -> Iterator[tuple[Any, bool]]:
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        actions = state.legal_actions()
        yield state, len(actions) > 1
        state.apply_action(actions[int(rng.random() * len(actions))])


def gin_rummy_walk(rng: random.Random) -> Iterator[tuple[Any, bool]]:
    return openspiel_walk("gin_rummy", rng)


_rlcard: dict[str, Any] = {}


def rlcard_walk(rng: random.Random) -> Iterator[tuple[Any, bool]]:
    import rlcard

    env = _rlcard.get("gin-rummy") or rlcard.make("gin-rummy", config={"seed": rng.randrange(2**31)})
    _rlcard["gin-rummy"] = env
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        yield env, len(actions) > 1
        state, _ = env.step(actions[int(rng.random() * len(actions))])


PEERS: dict[str, Peer] = {
    "catanatron": Peer("catanatron (Catan, Python)", catanatron_walk, lambda game: game.copy()),
    "openspiel": Peer("OpenSpiel gin_rummy (C++)", gin_rummy_walk, lambda state: state.clone()),
    "rlcard": Peer("RLCard gin-rummy (Python)", rlcard_walk, None),
}


def measure(name: str, seed: int, seconds: float) -> dict[str, float | None]:
    """CPU time per decision, per copy, and games per second of one engine."""
    peer = PEERS[name]
    for _ in peer.walk(random.Random(seed)):  # imports and caches are no part of playing
        pass
    games = decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += sum(counts for _, counts in peer.walk(random.Random(seed + games)))
        games += 1
        spent = time.process_time() - began
    return {
        "us_per_decision": spent / decisions * 1e6,
        "games_per_second": games / spent,
        "us_per_copy": copy_time(peer, seed) if peer.copy else None,
    }


def copy_time(peer: Peer, seed: int) -> float:
    """µs per copy, averaged over moments of a random game."""
    assert peer.copy is not None
    times = []
    for number, (game, _) in enumerate(peer.walk(random.Random(seed))):
        if number % EVERY == 0:
            began = time.process_time_ns()
            for _ in range(FORKS_AT_ONCE):
                peer.copy(game)
            times.append((time.process_time_ns() - began) / FORKS_AT_ONCE / 1e3)
    return sum(times) / len(times)
