"""Our games beside other engines: interleaved rounds in processes of their own, medians, ratios."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any

from peers import PEERS, measure

from tapete.simulation.bench import machine
from tapete.simulation.bench import measure as measure_ours

FIGURES = ("us_per_decision", "games_per_second", "us_per_copy")


def main() -> None:
    """Measure one engine (in a child) or all of them."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", action="append", help="a game of ours; may be repeated (seasons)")
    words.add_argument("--seconds", type=float, default=3.0, help="CPU time per engine and round")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    words.add_argument("--engine", help=argparse.SUPPRESS)
    words.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.engine:
        print(json.dumps(one(given.engine, given.seed, given.seconds)))
        return
    engines = [*(given.game or ["seasons"]), *PEERS]
    rounds = [[child(name, seed, given.seconds) for name in engines] for seed in range(given.rounds)]
    report(engines, middle(engines, rounds), given.json)


def one(name: str, seed: int, seconds: float) -> dict[str, float | None]:
    """The figures of one engine in this process."""
    if name in PEERS:
        return measure(name, seed, seconds)
    ours = measure_ours(name, seed=seed, seconds=seconds)
    return {
        "us_per_decision": ours.us_per_decision,
        "games_per_second": ours.games_per_second,
        "us_per_copy": ours.us_per_fork_between_actions,
        "us_per_fork_mid_action": ours.us_per_fork_mid_action,
    }


def child(name: str, seed: int, seconds: float) -> dict[str, Any]:
    """The same in a process of its own, so that no engine suffers from another's garbage."""
    print(f"round {seed + 1}: {name}", file=sys.stderr)
    arguments = ["--engine", name, "--seed", str(seed), "--seconds", str(seconds)]
    done = subprocess.run([sys.executable, __file__, *arguments], check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def middle(engines: list[str], rounds: list[list[dict[str, Any]]]) -> dict[str, dict[str, float | None]]:
    """The median of the rounds for each engine and figure."""
    found: dict[str, dict[str, float | None]] = {}
    for place, name in enumerate(engines):
        per_round = [each[place] for each in rounds]
        found[name] = {
            figure: None if per_round[0][figure] is None else statistics.median(r[figure] for r in per_round)
            for figure in per_round[0]
        }
    return found


def report(engines: list[str], figures: dict[str, dict[str, Any]], as_json: bool) -> None:
    """The figures, and how many times slower than each game of ours the others are."""
    ours = [name for name in engines if name not in PEERS]
    ratios = {
        game: {peer: figures[peer]["us_per_decision"] / figures[game]["us_per_decision"] for peer in PEERS}
        for game in ours
    }
    where = machine()
    if as_json:
        plain = {name: getattr(where, name) for name in where.__struct_fields__}
        print(json.dumps({"figures": figures, "ratios": ratios, "machine": plain}, indent=2))
        return
    print("| engine | µs per decision | µs per copy | games/s |\n|---|---|---|---|")
    for name in engines:
        label = PEERS[name].label if name in PEERS else f"Tapete {name}"
        decision, games, copy = (figures[name][figure] for figure in FIGURES)
        print(f"| {label} | {decision:.1f} | {'–' if copy is None else f'{copy:.1f}'} | {games:.0f} |")
    for game in ours:
        for peer, ratio in ratios[game].items():
            print(f"{PEERS[peer].label}: {ratio:.1f} times the time per decision of {game}")
    print(f"{where.python}, {where.system}, {where.processor}, {where.cores} cores; CPU time")


if __name__ == "__main__":
    main()
