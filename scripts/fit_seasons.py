"""Fit the weights of a Seasons board to how games end, and write them into the package.

usage: python scripts/fit_seasons.py [GAMES] [SEED]

Greedy bots that now and then take any option play against each other; at random moments each seat's
board is noted, and at the end the points it came to. A ridge regression then says what each number of
a board is worth. Run it a few times: the better the weights, the better the games they are fitted to.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np

import tapete
from tapete import Rng, bots
from tapete.games.seasons.printed import CARDS
from tapete.games.seasons.worth import BOARD, PLACES, SIZE, board_numbers, card_numbers

FILE = Path(__file__).parent.parent / "src/tapete/games/seasons/facts/worth.json"
WHIM = 0.12
NOTED = 0.25
RIDGE = 40.0


def numbers(t: object, seat: int) -> np.ndarray:
    row = np.zeros(SIZE, np.float32)
    plain = board_numbers(t, seat)
    row[: len(plain)] = plain
    for i, x in card_numbers(t, seat):
        row[i] += x
    return row


def play(seed: int) -> tuple[list[np.ndarray], list[float]]:
    """One game; the boards noted and the points they came to."""
    rng = Rng(f"fit {seed}")
    seats = (2, 2, 3, 4)[rng.below(4)]
    match = tapete.new_match("seasons", seats=seats, seed=seed, checkpoints="action", level="archmage")
    player = bots.make("greedy", seed)
    noted: list[tuple[int, np.ndarray]] = []
    while not match.over:
        decision = match.pending[0]
        if match.quiet and rng.fraction() < NOTED:
            noted += [(seat, numbers(match.table, seat)) for seat in range(seats)]
        if rng.fraction() < WHIM:
            match.answer(rng.below(len(decision.options)), decision)
        else:
            match.answer(player.choose(match.seat(decision.seat), decision))
    points = match.outcome.scores
    return [row for _, row in noted], [float(points[seat]) for seat, _ in noted]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(2) as pool:
        played = pool.map(play, range(seed, seed + games), chunksize=4)
    x = np.array([row for rows, _ in played for row in rows])
    y = np.array([p for _, points in played for p in points])
    mean = y.mean()
    gram = x.T @ x + RIDGE * np.eye(SIZE)
    w = np.linalg.solve(gram, x.T @ (y - mean))
    error = y - mean - x @ w
    print(f"{len(y)} boards, points {mean:.1f} ± {y.std():.1f}, left unexplained {error.std():.1f}")
    board = {name: round(float(w[i]), 3) for i, name in enumerate(BOARD)}
    width = len(CARDS) + 1
    cards = {
        str(n): {p: round(float(w[len(BOARD) + k * width + n]), 2) for k, p in enumerate(PLACES)} for n in CARDS
    }
    lines = ",\n".join(f'    "{n}": {json.dumps(c)}' for n, c in cards.items())
    FILE.write_text(f'{{\n  "board": {json.dumps(board)},\n  "cards": {{\n{lines}\n  }}\n}}\n')
    print(board)


if __name__ == "__main__":
    main()
