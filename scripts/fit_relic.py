"""Fit what the standing of a player of Relic is made of, and write the net into the package.

usage: python scripts/fit_relic.py [GAMES] [SEED]

Two quick players that now and then take any option, and often go for the centre too soon or too late, play
each other. At the start of their turns the numbers of both are noted, and in the end who won. One net tells the
standing of either; it is trained (Adam) until what happened is likely by the difference of the two standings.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

import tapete
from tapete import Rng
from tapete.games.relic.standing import NUMBERS, STAGES, numbers, stage

FILE = Path(__file__).parent.parent / "src/tapete/games/relic/standing.json"
NOTED = 0.5
WHIM = 0.03
#: how often one goes in through the gate or stays out at whim: else nothing is known of those who went too soon
RASH = 0.4
#: what a player holds helps whoever uses it well, which the quick player does not: so much is added
HELD = {"hand": 0.2, "gear": 0.18, "relics": 0.06, "influence": 0.1}

BENDS, EPOCHS, BATCH, PACE, RIDGE = 16, 10, 4096, 3e-3, 1e-5

Floats = np.ndarray[Any, np.dtype[np.float32]]
#: the stretches, and the numbers, of the winner and of the loser
Moment = tuple[list[int], list[list[float]]]
Net = dict[str, Floats]


def play(seed: int) -> tuple[str, list[Moment]]:
    """One game: its scenario, and some moments of its winner and its loser."""
    rng = Rng(f"fit {seed}")
    match = tapete.new_match("relic", seats=2, seed=seed, checkpoints="none")
    advice = match.game.advice
    noted: list[Moment] = []
    turn = -1
    while not match.over:
        decision, t = match.pending[0], match.table
        if t.turn != turn and all(p.character >= 0 for p in t.players):
            turn = t.turn
            if rng.fraction() < NOTED and not any(p.out for p in t.players):
                noted.append(([stage(t, p) for p in t.players], [numbers(t, p) for p in t.players]))
        whim = RASH if decision.kind == "enter" else WHIM
        if rng.fraction() < whim:
            match.answer(rng.below(len(decision.ask.options)), decision)
        else:
            match.answer(advice.suggest(t, decision.ask, rng), decision)
    scenario, winners = match.table.box.things[match.table.scenario].id, match.table.winners
    if len(winners) != 1:
        return scenario, []
    order = [winners[0], 1 - winners[0]]
    return scenario, [([at[i] for i in order], [rows[i] for i in order]) for at, rows in noted]


def inputs(played: list[tuple[str, list[Moment]]], scenarios: list[str]) -> list[Floats]:
    """The winners' and the losers' numbers, with the stretch and the scenario as ones among zeros."""
    where = np.eye(len(scenarios), dtype=np.float32)
    there = np.array([scenarios.index(scenario) for scenario, noted in played for _ in noted])
    moments = [moment for _, noted in played for moment in noted]
    stretch = np.eye(len(STAGES), dtype=np.float32)
    return [
        np.hstack(
            [
                np.array([rows[k] for _, rows in moments], np.float32),
                stretch[[at[k] for at, _ in moments]],
                where[there],
            ]
        )
        for k in (0, 1)
    ]


def standing(net: Net, x: Floats) -> tuple[Floats, Floats]:
    """The standings of many rows, and how far each bend is above nothing there."""
    bent = np.maximum(x @ net["bends"] + net["starts"], 0)
    return bent @ net["values"] + x @ net["straight"], bent


def slopes(net: Net, won: Floats, lost: Floats) -> Net:
    """How to change the net so that what happened in some moments becomes likelier."""
    ahead, bent_won = standing(net, won)
    behind, bent_lost = standing(net, lost)
    wrong = (-1 / (1 + np.exp(ahead - behind)) / len(won)).astype(np.float32)
    up = np.outer(wrong, net["values"]) * (bent_won > 0)
    down = -np.outer(wrong, net["values"]) * (bent_lost > 0)
    return {
        "bends": won.T @ up + lost.T @ down,
        "starts": up.sum(0) + down.sum(0),
        "values": bent_won.T @ wrong - bent_lost.T @ wrong,
        "straight": won.T @ wrong - lost.T @ wrong,
    }


def train(won: Floats, lost: Floats, seed: int) -> Net:
    chance = np.random.default_rng(seed)
    size = won.shape[1]
    net: Net = {
        "bends": chance.normal(0, 0.3, (size, BENDS)).astype(np.float32),
        "starts": np.zeros(BENDS, np.float32),
        "values": chance.normal(0, 0.1, BENDS).astype(np.float32),
        "straight": np.zeros(size, np.float32),
    }
    means = {name: np.zeros_like(part) for name, part in net.items()}
    squares = {name: np.zeros_like(part) for name, part in net.items()}
    step = 0
    for epoch in range(EPOCHS):
        order = chance.permutation(len(won))
        for rows in np.array_split(order, max(1, len(order) // BATCH)):
            step += 1
            for name, slope in slopes(net, won[rows], lost[rows]).items():
                slope = slope + RIDGE * net[name]
                means[name] = 0.9 * means[name] + 0.1 * slope
                squares[name] = 0.999 * squares[name] + 0.001 * slope**2
                root = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                net[name] = net[name] - PACE * (1 - epoch / EPOCHS) * means[name] / (1 - 0.9**step) / root
    return net


def told(net: Net, scenarios: list[str]) -> dict[str, Any]:
    """The net as it is written down: every weight by the name of what it weighs."""

    def part(weights: Floats, start: float, held: dict[str, float]) -> dict[str, Any]:
        rounded = [round(float(w), 4) for w in weights]
        stretches, places = len(NUMBERS), len(NUMBERS) + len(STAGES)
        return {
            "start": round(start, 4),
            "stages": dict(zip(STAGES, rounded[stretches:places], strict=True)),
            "scenarios": dict(zip(scenarios, rounded[places:], strict=True)),
            "numbers": {
                n: round(w + held.get(n, 0.0), 4) for n, w in zip(NUMBERS, rounded[:stretches], strict=True)
            },
        }

    bends = [
        {"value": round(float(value), 4), **part(net["bends"][:, i], float(net["starts"][i]), {})}
        for i, value in enumerate(net["values"])
    ]
    return {"straight": part(net["straight"], 0.0, HELD), "bends": bends}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(2) as pool:
        played = pool.map(play, range(seed, seed + games), chunksize=20)
    scenarios = sorted({scenario for scenario, _ in played})
    kept = max(1, games // 10)
    net = train(*inputs(played[kept:], scenarios), seed)
    won, lost = inputs(played[:kept], scenarios)
    lead = standing(net, won)[0] - standing(net, lost)[0]
    expected = np.mean(1 / (1 + np.exp(-abs(lead))))
    surprise = np.mean(np.logaddexp(0, -lead))
    print(
        f"{len(won)} moments of games it was not fitted to: whoever stood higher won {np.mean(lead > 0):.1%},"
    )
    print(f"expected {expected:.1%}; mean surprise {surprise:.4f}")
    FILE.write_text(json.dumps(told(net, scenarios), indent=1) + "\n", "utf8")


if __name__ == "__main__":
    main()
