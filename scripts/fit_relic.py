"""Fit what the standing of a player of Relic is made of, and write the weights into the package.

usage: python scripts/fit_relic.py [GAMES] [SEED]

Two quick players that now and then take any option, and often go for the centre too soon or too late, play
each other. At the start of some turns the numbers of both are noted, and in the end who won. The weights, for
each stretch of the way, are those under which what happened was most likely.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import tapete
from tapete import Rng
from tapete.games.relic.standing import NUMBERS, STAGES, numbers, stage

FILE = Path(__file__).parent.parent / "src/tapete/games/relic/standing.json"
NOTED = 0.3
WHIM = 0.03
#: how often one goes in through the gate or stays out at whim: else nothing is known of those who went too soon
RASH = 0.4
RIDGE = 2.0
#: what a player holds helps whoever uses it well, which the quick player does not: at least so much
HELD = {
    "level": 0.15,
    "life": 0.12,
    "influence": 0.09,
    "hand": 0.08,
    "force": 0.05,
    "gear": 0.1,
    "charges": 0.05,
}
#: the numbers of which less is better
HARMS = ("hurt", "dying", "corruption", "tainted", "confronting", "missing")
SIZE = len(NUMBERS)

Row = tuple[int, list[float]]


def play(seed: int) -> list[tuple[Row, Row]]:
    """One game: the stretch and the numbers of its winner and of its loser at some moments."""
    rng = Rng(f"fit {seed}")
    match = tapete.new_match("relic", seats=2, seed=seed, checkpoints="none")
    advice = match.game.advice
    noted: list[list[Row]] = []
    turn = -1
    while not match.over:
        decision, t = match.pending[0], match.table
        if t.turn != turn and all(p.character >= 0 for p in t.players):
            turn = t.turn
            if rng.fraction() < NOTED:
                noted.append([(stage(t, p), numbers(t, p)) for p in t.players])
        whim = RASH if decision.kind == "enter" else WHIM
        if rng.fraction() < whim:
            match.answer(rng.below(len(decision.ask.options)), decision)
        else:
            match.answer(advice.suggest(t, decision.ask, rng), decision)
    winners = match.table.winners
    return [(rows[winners[0]], rows[1 - winners[0]]) for rows in noted] if len(winners) == 1 else []


def spread(rows: list[Row]) -> np.ndarray:
    """Each row with its numbers in the columns of its stretch of the way."""
    found = np.zeros((len(rows), len(STAGES) * SIZE))
    for i, (at, row) in enumerate(rows):
        found[i, at * SIZE : (at + 1) * SIZE] = row
    return found


def fit(apart: np.ndarray) -> np.ndarray:
    """The likeliest weights, in which what helps may only help and what harms only harm."""
    one = np.array([n == "one" for n in NUMBERS] * len(STAGES))

    def unlikely(w: np.ndarray) -> tuple[float, np.ndarray]:
        lead = apart @ w
        kept = np.where(one, 0.0, RIDGE * w)
        slope = -apart.T @ (1 / (1 + np.exp(lead))) + kept
        return float(np.logaddexp(0, -lead).sum() + (kept * w).sum() / 2), slope

    bounds = [
        (None, None) if n == "one" else (None, 0.0) if n in HARMS else (HELD.get(n, 0.0), None)
        for n in NUMBERS
    ] * len(STAGES)
    found: np.ndarray = minimize(
        unlikely, np.zeros(len(bounds)), jac=True, bounds=bounds, method="L-BFGS-B"
    ).x
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(2) as pool:
        played = pool.map(play, range(seed, seed + games), chunksize=20)
    pairs = [pair for noted in played for pair in noted]
    apart = spread([ahead for ahead, _ in pairs]) - spread([behind for _, behind in pairs])
    weights = fit(apart)
    lead = apart @ weights
    expected = np.mean(1 / (1 + np.exp(-abs(lead))))
    print(f"{len(pairs)} moments; whoever stood higher won {np.mean(lead > 0):.1%}, expected {expected:.1%}")
    told = {
        name: {n: round(float(weights[i * SIZE + k]), 4) for k, n in enumerate(NUMBERS)}
        for i, name in enumerate(STAGES)
    }
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf8")
    for n in NUMBERS:
        print(f"{n:12s}", *(f"{told[s][n]:8.2f}" for s in STAGES))


if __name__ == "__main__":
    main()
