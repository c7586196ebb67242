"""Correct what Seasons' cards are worth by how games end, and write it into the package.

usage: python scripts/fit_seasons.py [GAMES] [SEED]

Greedy bots that now and then take any option play against each other; at random moments it is noted how
far ahead one of them is thought to be, and at the end how far that was off. A ridge regression then says
which cards were thought too little or too much of, in hand, in play, and in play early. What a card does
to the opponent counts as well, since it is the lead that is looked at. Run it a few times: the better the
worths, the better the games they are corrected by.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np

import tapete
from tapete import Rng, bots
from tapete.games.seasons.printed import CARDS, PRINTED
from tapete.games.seasons.table import GROUPS, Table
from tapete.games.seasons.worth import ENTERS, LASTING, STANDING, left, worth

FILE = Path(__file__).parent.parent / "src/tapete/games/seasons/facts/worth.json"
LEVELS = ("mage", "mage", "archmage", "apprentice")
WHIM = 0.06
NOTED = 0.15
RIDGE = 120.0
#: a card in hand is summoned about so often
IN_HAND = 0.6
WIDTH = max(CARDS) + 1


def row(t: Table, seat: int) -> np.ndarray:
    """Which worths of cards count for a seat, and how much: on entering, lasting, standing."""
    to_come = left(t)
    found = np.zeros(3 * WIDTH, np.float32)
    enters, lasting, standing = 0, WIDTH, 2 * WIDTH
    for c in t.play[seat]:
        found[lasting + (c & PRINTED)] += to_come
        found[standing + (c & PRINTED)] += 1
    for c in t.hand[seat]:
        for place, share in ((enters, 1.0), (lasting, to_come), (standing, 1.0)):
            found[place + (c & PRINTED)] += IN_HAND * share
    return found


def play(seed: int) -> tuple[list[np.ndarray], list[float]]:
    """One game; the difference between the boards noted, and how far the lead was off."""
    rng = Rng(f"fit {seed}")
    level = LEVELS[rng.below(len(LEVELS))]
    match = tapete.new_match("seasons", seats=2, seed=seed, checkpoints="action", level=level)
    player = bots.make("greedy", seed)
    rows: list[np.ndarray] = []
    leads: list[float] = []
    while not match.over:
        decision = match.pending[0]
        if match.quiet and match.table.step > GROUPS and rng.fraction() < NOTED:
            t = match.table
            rows.append(row(t, 0) - row(t, 1))
            leads.append(worth(t, 0) - worth(t, 1))
        if rng.fraction() < WHIM:
            match.answer(rng.below(len(decision.options)), decision)
        else:
            match.answer(player.choose(match.seat(decision.seat), decision))
    lead = match.outcome.scores[0] - match.outcome.scores[1]
    return rows, [lead - thought for thought in leads]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(2) as pool:
        played = pool.map(play, range(seed, seed + games), chunksize=4)
    x = np.array([one for rows, _ in played for one in rows])
    y = np.array([off for _, offs in played for off in offs])
    gram = x.T @ x + RIDGE * np.eye(x.shape[1])
    w = np.linalg.solve(gram, x.T @ y)
    print(f"{len(y)} boards, off by {y.mean():.1f} ± {y.std():.1f}, corrected ± {(y - x @ w).std():.1f}")
    told = {"enters": ENTERS, "lasting": LASTING, "standing": STANDING}
    lines = []
    for n in CARDS:
        fresh = {k: round(old[n] + float(w[i * WIDTH + n]), 1) for i, (k, old) in enumerate(told.items())}
        lines.append(f'    "{n}": {json.dumps(fresh)}')
    FILE.write_text('{\n  "cards": {\n' + ",\n".join(lines) + "\n  }\n}\n")


if __name__ == "__main__":
    main()
