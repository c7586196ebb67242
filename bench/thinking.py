"""How fast bots think and learners step, beside OpenSpiel's ISMCTS and catanatron's players.

Each measurement runs in a process of its own, in rounds that take turns; the medians are told.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from peers import catanatron_walk, openspiel_walk

import tapete
from tapete import bots
from tapete.kernel.match import Match
from tapete.simulation.bench import machine

GAMES = ("seasons", "keyforge", "relic")
ITERATIONS = 100
BATCH = 256
Figures = dict[str, float]


def moments(game: str, seed: int, every: int) -> Iterator[Match]:
    """Moments of random games with a real decision pending, far enough apart to be different."""
    rng = random.Random(seed)
    number = 0
    while True:
        match = tapete.new_match(game, seed=rng.randrange(2**62), checkpoints="action")
        while not match.over:
            decision = match.pending[0]
            number += 1
            if number % every == 0 and len(decision.options) > 1:
                yield match
            match.answer(rng.randrange(len(decision.options)), decision)


def spend(seconds: float, work: Callable[[], int]) -> float:
    """How many things a second of CPU time get done."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def searching(game: str, seed: int, seconds: float) -> Figures:
    """Iterations of our search, and decisions of our greedy bot, a second."""
    at = moments(game, seed, 23)
    thinking = {"search": 0.0, "greedy": 0.0}
    done = {"search": 0, "greedy": 0}
    while sum(thinking.values()) < seconds:
        match = next(at)
        decision = match.pending[0]
        for name, bot in (("search", f"search:{ITERATIONS}"), ("greedy", "greedy")):
            thinker = bots.make(bot, seed)
            began = time.process_time()
            # To think spends the whole budget; to choose ends as soon as the choice is clear.
            thinker.think(match.seat(decision.seat), decision)
            thinking[name] += time.process_time() - began
            done[name] += 1
    return {
        "iterations_per_second": done["search"] * ITERATIONS / thinking["search"],
        "ms_per_greedy_decision": thinking["greedy"] / done["greedy"] * 1e3,
    }


def stepping(game: str, seed: int, seconds: float) -> Figures:
    """µs a step of a match alone and through the adaptors; steps of a batch a second."""
    from tapete.research.aec import TapeteEnv
    from tapete.research.batch import Batch
    from tapete.research.gym import AgainstBots

    rng = random.Random(seed)
    share = seconds / 5
    match = tapete.new_match(game, seed=seed)
    env, gym = TapeteEnv(game), AgainstBots(game)
    env.reset(seed=seed)
    gym.reset(seed=seed)
    batch = Batch(game, BATCH, seed=seed)

    def alone() -> int:
        nonlocal match
        if match.over:
            match = tapete.new_match(game, seed=rng.randrange(2**62))
        decision = match.pending[0]
        match.answer(rng.randrange(len(decision.ask.options)), decision)
        return 1

    def pettingzoo() -> int:
        if env.match.over:
            env.reset(seed=rng.randrange(2**31))
        seen = env.observe(env.agent_selection)
        env.step(rng.randrange(int(seen["action_mask"].sum())))
        return 1

    def gymnasium() -> int:
        if gym.match.over:
            gym.reset(seed=rng.randrange(2**31))
        decision = next(d for d in gym.match.pending if d.seat == 0)
        gym.step(rng.randrange(len(decision.ask.options)))
        return 1

    def stepped() -> int:
        batch.step([rng.randrange(n) for n in batch.choices])
        return BATCH

    def looked_at() -> int:
        batch.observations(), batch.masks()
        return stepped()

    return {
        "us_per_step_alone": 1e6 / spend(share, alone),
        "us_per_step_pettingzoo": 1e6 / spend(share, pettingzoo),
        "us_per_step_gymnasium": 1e6 / spend(share, gymnasium),
        "batch_steps_per_second": spend(share, stepped),
        "batch_steps_per_second_with_observations": spend(share, looked_at),
    }


def openspiel_search(seed: int, seconds: float, compiled: bool) -> Figures:
    """Iterations of OpenSpiel's ISMCTS on gin_rummy, in C++ or in Python; each plays a game to its end."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    simulations = 200 if compiled else 10
    thinking, done = 0.0, 0
    rng = random.Random(seed)
    while thinking < seconds:
        for number, (state, real) in enumerate(openspiel_walk("gin_rummy", rng)):
            if number % 17 or not real:
                continue
            if compiled:
                bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 1.0, simulations)
            else:
                whim = np.random.RandomState(seed)
                evaluator = mcts.RandomRolloutEvaluator(1, whim)
                bot = ismcts.ISMCTSBot(
                    game=state.get_game(),
                    evaluator=evaluator,
                    uct_c=1.0,
                    max_simulations=simulations,
                    random_state=whim,
                )
            began = time.process_time()
            bot.step(state)
            thinking += time.process_time() - began
            done += simulations
            if thinking >= seconds:
                break
    return {"iterations_per_second": done / thinking}


def catanatron_players(seed: int, seconds: float) -> Figures:
    """Random playouts of catanatron a second, each from a copy, and decisions of its greedy player."""
    from catanatron import Color
    from catanatron.players.search import VictoryPointPlayer

    rng = random.Random(seed)
    playouts = greedy = 0
    played = chosen = 0.0
    while played + chosen < seconds:
        for number, (game, real) in enumerate(catanatron_walk(rng)):
            if number % 61 or not real:
                continue
            began = time.process_time()
            copy = game.copy()
            copy.play()
            played += time.process_time() - began
            playouts += 1
            began = time.process_time()
            VictoryPointPlayer(Color.RED).decide(game, game.state.playable_actions)
            chosen += time.process_time() - began
            greedy += 1
            if played + chosen >= seconds:
                break
    return {"iterations_per_second": playouts / played, "ms_per_greedy_decision": chosen / greedy * 1e3}


def scaling(seed: int, seconds: float) -> Figures:
    """The same games of Seasons on one process and on two.

    `speedup` is of the clock and means little on a machine that is busy with other things; `speedup_cpu`
    is what two free cores would give: all the time of one over the time of the busier of two.
    """
    from tapete.simulation import Job, Local, run

    job = Job("seasons", games=int(60 * seconds), bots=("greedy", "random"), seed=seed, rotate=True)
    found: Figures = {}
    for jobs in (1, 2):
        began, before = time.monotonic(), _used()
        run(job, Local(jobs))
        found[f"seconds_{jobs}"] = time.monotonic() - began
        found[f"cpu_{jobs}"] = _used() - before
    found["speedup"] = found["seconds_1"] / found["seconds_2"]
    found["speedup_cpu"] = found["cpu_1"] / (found["cpu_2"] / 2)
    return found


def _used() -> float:
    """CPU time of this process and of those it has waited for."""
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(used.ru_utime + used.ru_stime for used in both)


def measurements(games: list[str]) -> dict[str, Callable[[int, float], Figures]]:
    """Everything there is to measure, by name."""
    from functools import partial

    found: dict[str, Callable[[int, float], Figures]] = {}
    for game in games:
        found[f"search {game}"] = partial(searching, game)
    found["search OpenSpiel gin_rummy, C++"] = partial(openspiel_search, compiled=True)
    found["search OpenSpiel gin_rummy, Python"] = partial(openspiel_search, compiled=False)
    found["search catanatron"] = catanatron_players
    for game in games:
        found[f"step {game}"] = partial(stepping, game)
    found["scaling"] = scaling
    return found


def child(name: str, seed: int, seconds: float, games: list[str]) -> Figures:
    """One measurement in a process of its own."""
    print(f"round {seed + 1}: {name}", file=sys.stderr)
    asked = ["--one", name, "--seed", str(seed), "--seconds", str(seconds), *(f"--game={g}" for g in games)]
    done = subprocess.run([sys.executable, __file__, *asked], check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def main() -> None:
    """Measure one thing (in a child) or all of them."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", action="append", help="a game of ours; all three if left out")
    words.add_argument("--seconds", type=float, default=5.0, help="CPU time per measurement and round")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    words.add_argument("--only", help="measure only what begins with this")
    words.add_argument("--one", help=argparse.SUPPRESS)
    words.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    given = words.parse_args()
    games = given.game or list(GAMES)
    wanted = measurements(games)
    if given.one:
        print(json.dumps(wanted[given.one](given.seed, given.seconds)))
        return
    names = [name for name in wanted if name.startswith(given.only or "")]
    rounds = [{n: child(n, seed, given.seconds, games) for n in names} for seed in range(given.rounds)]
    found: dict[str, Any] = {
        name: {figure: statistics.median(each[name][figure] for each in rounds) for figure in rounds[0][name]}
        for name in names
    }
    report(found, given.json)


def report(found: dict[str, Any], as_json: bool) -> None:
    """The medians as a table, or for programs."""
    where = machine()
    if as_json:
        plain = {name: getattr(where, name) for name in where.__struct_fields__}
        print(json.dumps({"figures": found, "machine": plain}, indent=2))
        return
    print("| what | figure | |\n|---|---|---|")
    for name, figures in found.items():
        for figure, value in figures.items():
            print(f"| {name} | {figure.replace('_', ' ')} | {value:,.1f} |")
    print(f"{where.python}, {where.system}, {where.processor}, {where.cores} cores; CPU time")


if __name__ == "__main__":
    main()
