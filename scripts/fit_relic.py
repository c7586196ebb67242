"""Fit what the standing of a player of Relic is made of, and write the net into the package.

usage: python scripts/fit_relic.py [--games 20000] [--seed 0] [--jobs 2] [--keep FOLDER] [--only-tell]

Two quick players that now and then take any option, and often go for the centre too soon or too late, play
each other. At the start of their turns the numbers of both are noted, and in the end who won. One net tells the
standing of either; it is trained (Adam) until what happened is likely by the difference of the two standings.
How much of what happened in games it was not fitted to surprises it is told beside the net in the package.
With a folder to keep games in, those that were played before are read from there; empty it after a change of rules.
"""

from __future__ import annotations

import argparse
import json
import pickle
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

import tapete
from tapete import Rng
from tapete.games.relic.standing import FITTED, NUMBERS, STAGES, numbers, stage

FILE = Path(__file__).parent.parent / "src/tapete/games/relic/standing.json"
NOTED = 0.5
WHIM = 0.03
#: how often one goes in through the gate or stays out at whim: else nothing is known of those who went too soon
RASH = 0.4
#: so many games are played by one process at a time, and kept in one file
SHEAF = 500
#: what a player holds helps whoever uses it well, which the quick player does not: so much is added
HELD = {"hand": 0.2, "gear": 0.18, "relics": 0.06, "influence": 0.1}

BENDS, EPOCHS, BATCH, PACE, RIDGE = 16, 10, 4096, 3e-3, 1e-5

Floats = np.ndarray[Any, np.dtype[np.float32]]
#: the stretches, and the numbers, of the winner and of the loser
Moment = tuple[list[int], list[list[float]]]
Net = dict[str, Floats]
#: a game's scenario, and some moments of its winner and its loser
Game = tuple[str, list[Moment]]


def play(seed: int) -> Game:
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


def inputs(played: list[Game], scenarios: list[str]) -> list[Floats]:
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


def read(written: dict[str, Any], scenarios: list[str]) -> Net:
    """The net that was written down, without what was added for what a player holds."""

    def part(one: dict[str, Any], held: dict[str, float]) -> list[float]:
        known = one["scenarios"]
        mean = sum(known.values()) / len(known)
        of_numbers = [one["numbers"][n] - held.get(n, 0.0) for n in NUMBERS]
        return [*of_numbers, *(one["stages"][s] for s in STAGES), *(known.get(s, mean) for s in scenarios)]

    bends = written["bends"]
    return {
        "bends": np.array([part(bend, {}) for bend in bends], np.float32).T,
        "starts": np.array([bend["start"] for bend in bends], np.float32),
        "values": np.array([bend["value"] for bend in bends], np.float32),
        "straight": np.array(part(written["straight"], HELD), np.float32),
    }


def tell(name: str, net: Net, won: Floats, lost: Floats) -> None:
    """How well a net tells who won."""
    lead = standing(net, won)[0] - standing(net, lost)[0]
    expected = np.mean(1 / (1 + np.exp(-abs(lead))))
    surprise = np.mean(np.logaddexp(0, -lead))
    print(f"{name}: whoever stood higher won {np.mean(lead > 0):.1%}, expected {expected:.1%};", end=" ")
    print(f"mean surprise {surprise:.4f}")


def sheaf(task: tuple[int, int, Path | None]) -> list[Game]:
    """Games from one seed to before another, read if they are kept."""
    first, end, folder = task
    file = folder / f"{first}-{end}.pickle" if folder else None
    if file and file.exists():
        kept: list[Game] = pickle.loads(file.read_bytes())
        return kept
    played = [play(seed) for seed in range(first, end)]
    if file:
        part = file.with_suffix(".part")
        part.write_bytes(pickle.dumps(played))
        part.rename(file)
    return played


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fit what the standing of a player of Relic is made of.")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder where games are kept and looked for")
    parser.add_argument("--only-tell", action="store_true", help="leave the net in the package as it is")
    return parser.parse_args()


def main() -> None:
    wish = wishes()
    if wish.keep:
        wish.keep.mkdir(parents=True, exist_ok=True)
    end = wish.seed + wish.games
    tasks = [(first, min(first + SHEAF, end), wish.keep) for first in range(wish.seed, end, SHEAF)]
    with Pool(wish.jobs) as pool:
        played = [game for some in pool.imap(sheaf, tasks) for game in some]
    scenarios = sorted({scenario for scenario, _ in played})
    apart = max(1, wish.games // 10)
    net = train(*inputs(played[apart:], scenarios), wish.seed)
    won, lost = inputs(played[:apart], scenarios)
    print(f"{len(won)} moments of {apart} games that the new net was not fitted to")
    tell("in the package", read(FITTED, scenarios), won, lost)
    tell("new", net, won, lost)
    if not wish.only_tell:
        FILE.write_text(json.dumps(told(net, scenarios), indent=1) + "\n", "utf8")


if __name__ == "__main__":
    main()
