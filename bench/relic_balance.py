"""Balance of Relic: many games of the scripted player, told by character, scenario and seat.

    python bench/relic_balance.py --games 3000 --seed 1 --jobs 2 --out docs/relic

The scripted player (tapete.games.relic.advice) looks only at what its seat may see, so it is asked directly.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import tapete
from tapete import Rng
from tapete.games.relic.events import Corrupted, Moved
from tapete.simulation import wilson


def play(task: tuple[int, int, str]) -> dict[str, Any]:
    """One game, as what the report counts."""
    seed, seats, scenario = task
    match = tapete.new_match("relic", seats=seats, seed=seed, scenario=scenario)
    advice, rng = match.game.advice, Rng(f"scripted {seed}")
    decisions = 0
    chosen: list[str] = []
    while not match.over:
        decision = match.pending[0]
        match.answer(advice.suggest(match.table, decision.ask, rng), decision)
        decisions += 1
        if not chosen and match.table.turn == 0 and match.table.players[0].character >= 0:
            chosen = [match.table.box.things[p.character].id for p in match.table.players]
    return told(match, chosen, decisions)


def told(match: Any, chosen: list[str], decisions: int) -> dict[str, Any]:
    t = match.table
    levels, level = [], defaultdict(int)
    corrupted = 0
    for event in match.events:
        kind = type(event).__name__
        if kind == "Levelled":
            level[event.seat] = event.level
        elif kind == "CharacterTaken":
            level[event.seat] = 0
        elif isinstance(event, Moved) and event.how == "enter":
            levels.append(level[event.seat])
        elif isinstance(event, Corrupted):
            corrupted += 1
    return {
        "characters": chosen,
        "scenario": t.box.things[t.scenario].id,
        "winners": list(t.winners),
        "ending": t.ending,
        "turns": t.turn / match.seats,
        "levels": levels,
        "corrupted": corrupted,
        "decisions": decisions,
    }


def report(games: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Everything the balance page shows."""
    won, had = Counter(), Counter()
    seat_wins, endings, scenarios = Counter(), Counter(), defaultdict(Counter)
    for g in games:
        had.update(g["characters"])
        won.update(g["characters"][s] for s in g["winners"])
        seat_wins.update(g["winners"])
        endings[g["ending"]] += 1
        scenarios[g["scenario"]][g["ending"]] += 1
        scenarios[g["scenario"]]["turns"] += g["turns"]
    turns = sorted(g["turns"] for g in games)
    levels = [n for g in games for n in g["levels"]]
    n = len(games)
    return {
        "games": n,
        "turns": {
            "mean": sum(turns) / n,
            "p10": turns[n // 10],
            "median": turns[n // 2],
            "p90": turns[9 * n // 10],
        },
        "characters": {c: [had[c], won[c], won[c] / had[c], *wilson(won[c], had[c])] for c in sorted(had)},
        "scenarios": {
            s: {
                "games": sum(v for k, v in c.items() if k != "turns"),
                "confrontation": c["confrontation"],
                "last-standing": c["last-standing"],
                "turn-limit": c["turn-limit"],
            }
            for s, c in sorted(scenarios.items())
        },
        "scenario_turns": {
            s: c["turns"] / max(1, sum(v for k, v in c.items() if k != "turns"))
            for s, c in sorted(scenarios.items())
        },
        "endings": dict(endings),
        "seats": {str(s): [seat_wins[s], seat_wins[s] / n, *wilson(seat_wins[s], n)] for s in range(seats)},
        "level_on_entering": sum(levels) / max(1, len(levels)),
        "entries": len(levels),
        "games_with_a_corrupted_player": sum(g["corrupted"] > 0 for g in games) / n,
        "decisions": sum(g["decisions"] for g in games) / n,
        "histogram": Counter(int(g["turns"]) // 5 * 5 for g in games),
        "level_histogram": Counter(levels),
    }


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seats", type=int, default=3)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--scenario", default="random")
    options.add_argument("--out", default="")
    asked = options.parse_args()
    tasks = [(asked.seed * 1_000_000 + i, asked.seats, asked.scenario) for i in range(asked.games)]
    if asked.jobs > 1:
        with Pool(asked.jobs) as pool:
            games = pool.map(play, tasks, chunksize=20)
    else:
        games = [play(task) for task in tasks]
    found = report(games, asked.seats)
    if asked.out:
        Path(asked.out, "balance.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
    print(json.dumps({k: v for k, v in found.items() if "histogram" not in k}, indent=1))


if __name__ == "__main__":
    main()
