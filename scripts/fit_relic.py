"""Fit how many turns a player of Relic still needs to win, and write the weights into the package.

usage: python scripts/fit_relic.py [GAMES] [SEED]

A quick player that now and then takes any option plays against one that always does; at the start of
some of its turns its numbers are noted, and once it has won, how many turns it still needed. A
regression for each stretch of the way then says by how many turns each number shortens what is left.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from scipy.optimize import lsq_linear

import tapete
from tapete import Rng
from tapete.games.relic.standing import NUMBERS, STAGES, numbers, stage

FILE = Path(__file__).parent.parent / "src/tapete/games/relic/standing.json"
NOTED = 0.2
WHIM = 0.03
RIDGE = 3.0
#: no table is thought to be further from the end
FURTHEST = 60.0
#: turns that what a player holds saves whoever uses it well, which the quick player does not: at least these
HELD = {"level": 2.5, "life": 2.0, "influence": 1.5, "hand": 1.2, "force": 0.8, "gear": 1.5, "charges": 0.8}
#: the numbers of which less is better
HARMS = ("hurt", "dying", "corruption", "tainted", "confronting", "missing")


def play(seed: int) -> list[tuple[int, list[float], float]]:
    """One game: at which stretch the quick player was, its numbers, and how many turns it needed."""
    rng = Rng(f"fit {seed}")
    match = tapete.new_match("relic", seats=2, seed=seed, checkpoints="none")
    advice, mine = match.game.advice, seed % 2
    noted: list[tuple[int, int, list[float]]] = []
    turn = -1
    while not match.over:
        decision, t = match.pending[0], match.table
        if t.turn != turn and t.players[mine].character >= 0:
            turn = t.turn
            if rng.fraction() < NOTED * (1 + 2 * stage(t, t.players[mine])):
                noted.append((turn, stage(t, t.players[mine]), numbers(t, t.players[mine])))
        if decision.seat != mine or rng.fraction() < WHIM:
            match.answer(rng.below(len(decision.ask.options)), decision)
        else:
            match.answer(advice.suggest(t, decision.ask, rng), decision)
    if match.table.winners != (mine,):
        return []
    end = match.table.turn
    return [(at, row, min(FURTHEST, (end - turn) / 2 + 1)) for turn, at, row in noted]


def _fit(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Least squares with a little ridge, in which what helps may only shorten and what harms only lengthen."""
    size = len(NUMBERS)
    ridge = np.sqrt(RIDGE) * np.eye(size)
    ridge[0, 0] = 0.0
    low = [-np.inf if n not in HARMS else 0.0 for n in NUMBERS]
    high = [np.inf if n in HARMS or n == "one" else 0.0 for n in NUMBERS]
    high = [h - HELD.get(n, -1e-9) for n, h in zip(NUMBERS, high, strict=True)]
    rows, told = np.vstack([x, ridge]), np.concatenate([y, np.zeros(size)])
    found: np.ndarray = lsq_linear(rows, told, (low, high)).x
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(2) as pool:
        played = pool.map(play, range(seed, seed + games), chunksize=20)
    rows = [row for noted in played for row in noted]
    told = {}
    for i, name in enumerate(STAGES):
        x = np.array([row for at, row, _ in rows if at == i])
        y = np.array([turns for at, _, turns in rows if at == i])
        w = _fit(x, y)
        error = y - x @ w
        print(f"{name}: {len(y)} tables, {y.mean():.1f} ± {y.std():.1f} turns, unexplained {error.std():.1f}")
        told[name] = {n: round(float(w[k]), 3) for k, n in enumerate(NUMBERS)}
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf8")
    for n in NUMBERS:
        print(f"{n:12s}", *(f"{told[s][n]:8.2f}" for s in STAGES))


if __name__ == "__main__":
    main()
