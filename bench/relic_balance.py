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
        if not chosen and match.table.players[-1].character >= 0:
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


# -- pages ---------------------------------------------------------------------------------------


def page(found: dict[str, Any], command: str) -> str:
    """The tables of docs/relic/balance.md."""
    turns = found["turns"]
    shares = found["characters"]
    lines = [
        f"`{command}`: {found['games']} games of three, random scenario, two sheets dealt to each as in the rulebook.",
        "",
        "| measure | figure |",
        "|---|---|",
        f"| turns a player, mean | {turns['mean']:.1f} |",
        f"| … 10 %, median, 90 % | {turns['p10']:.0f}, {turns['median']:.0f}, {turns['p90']:.0f} |",
        f"| decisions a game | {found['decisions']:.0f} |",
        f"| mean level on entering the Inner region | {found['level_on_entering']:.2f} ({found['entries']} entries) |",
        f"| games in which a player was corrupted | {found['games_with_a_corrupted_player']:.1%} |",
        "",
        "| ended by | games | share |",
        "|---|---|---|",
        *(f"| {k} | {v} | {v / found['games']:.1%} |" for k, v in sorted(found["endings"].items())),
        "",
        "| character | games | wins | 95 % interval |",
        "|---|---|---|---|",
        *(
            f"| {c} | {had} | {share:.1%} | {low:.1%} – {high:.1%} |"
            for c, (had, _, share, low, high) in sorted(shares.items(), key=lambda kv: -kv[1][2])
        ),
        "",
        "| scenario | games | won by its confrontation | last standing | called off | turns a player |",
        "|---|---|---|---|---|---|",
        *(
            f"| {s} | {c['games']} | {c['confrontation']} | {c['last-standing']} | {c['turn-limit']} "
            f"| {found['scenario_turns'][s]:.1f} |"
            for s, c in found["scenarios"].items()
        ),
        "",
        "| seat | wins | 95 % interval |",
        "|---|---|---|",
        *(
            f"| {int(s) + 1} | {share:.1%} | {low:.1%} – {high:.1%} |"
            for s, (_, share, low, high) in found["seats"].items()
        ),
    ]
    return "\n".join(lines) + "\n"


def drawing(title: str, bars: list[tuple[str, float, float, float]], marks: list[float]) -> str:
    """A plain chart of horizontal bars, with whiskers where low and high differ and lines at the marks."""
    top = max([high for *_, high in bars] + marks) * 1.08
    rows = [
        f'<text x="190" y="{44 + 22 * i}" text-anchor="end">{name}</text>'
        f'<rect x="200" y="{32 + 22 * i}" width="{380 * value / top:.1f}" height="15" fill="#86692f"/>'
        f'<line x1="{200 + 380 * low / top:.1f}" x2="{200 + 380 * high / top:.1f}" y1="{39.5 + 22 * i}" '
        f'y2="{39.5 + 22 * i}" stroke="#1c1508" stroke-width="2"/>'
        for i, (name, value, low, high) in enumerate(bars)
    ]
    height = 50 + 22 * len(bars)
    lines = [
        f'<line x1="{200 + 380 * m / top:.1f}" x2="{200 + 380 * m / top:.1f}" y1="26" y2="{height - 14}" '
        f'stroke="#a82a22" stroke-dasharray="4 3"/><text x="{200 + 380 * m / top:.1f}" y="{height - 2}" '
        f'text-anchor="middle">{m:g}</text>'
        for m in marks
    ]
    body = "".join([f'<text x="300" y="16" text-anchor="middle">{title}</text>', *rows, *lines])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 {height}" font-family="sans-serif" '
        f'font-size="12">{body}</svg>\n'
    )


def write(found: dict[str, Any], out: Path, command: str) -> None:
    """Tables and plots into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    shares = sorted(found["characters"].items(), key=lambda kv: kv[1][2])
    bars = [(c, 100 * s, 100 * low, 100 * high) for c, (_, _, s, low, high) in shares]
    (out / "balance-characters.svg").write_text(drawing("wins by character, %", bars, [25, 42]), "utf8")
    for name, title, key in (
        ("turns", "games by turns a player", "histogram"),
        ("levels", "level on entering the Inner region", "level_histogram"),
    ):
        counts = sorted((int(k), n) for k, n in found[key].items())
        rows = [(str(k), float(n), float(n), float(n)) for k, n in counts]
        (out / f"balance-{name}.svg").write_text(drawing(title, rows, []), "utf8")
    (out / "balance-tables.md").write_text(page(found, command), "utf8")


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
        command = (
            f"python bench/relic_balance.py --games {asked.games} --seed {asked.seed} --seats {asked.seats}"
        )
        write(found, Path(asked.out), command)
    print(json.dumps({k: v for k, v in found.items() if "histogram" not in k}, indent=1))


if __name__ == "__main__":
    main()
