"""make siege: everything around the server is broken while people play; then every answer is looked for.

    python -m tests.siege                        300 kills on each database, every trial, 50,000 frames, requests
    python -m tests.siege --kills 40             fewer
    python -m tests.siege --only server_killed   some trials
    python -m tests.siege --database sqlite      one database

It ends with 1 if an answer was lost or doubled, or a table cannot be played any more.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from . import stage, storm, trials
from .nursery import Nursery

COLUMNS = (
    "database",
    "trial",
    "broken",
    "tables",
    "acknowledged",
    "lost",
    "doubled",
    "unplayable",
    "seconds",
)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=300, help="on each database")
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--frames", type=int, default=50_000, help="fuzzed frames; 0 for none")
    parser.add_argument("--requests", type=int, default=250, help="of each call and kind; 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--only", default="", help="trials, with commas between; or frames, or requests")
    return parser.parse_args()


def chosen(asked: argparse.Namespace) -> list[tuple[str, trials.Trial, int]]:
    """Trials with their database and number of kills: PostgreSQL's are shared by server, worker and itself."""
    found: list[tuple[str, trials.Trial, int]] = []
    if asked.database != "postgres":
        found += [("sqlite", trial, asked.kills) for trial in trials.EVERYWHERE]
    if asked.database != "sqlite":
        third = -(-asked.kills // 3)
        found += [("postgres", trial, third) for trial in (*trials.EVERYWHERE, *trials.ON_POSTGRES)]
    wanted = set(filter(None, asked.only.split(",")))
    return [one for one in found if not wanted or one[1].__name__ in wanted]


def besiege(asked: argparse.Namespace, kind: str, trial: trials.Trial, kills: int) -> dict[str, object]:
    """One trial; a row of the table."""
    began = time.monotonic()
    row: dict[str, object] = {"database": kind, "trial": trial.__name__}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tapete-siege-")))
        folder.chmod(0o755)
        if trial is trials.disk_full:
            small = stack.enter_context(stage.disk(96 if kind == "sqlite" else 256))
            if small is None:
                return row | {"note": "not tried: no disk can be mounted here"}
            folder = small
        address, cluster = stack.enter_context(stage.database(kind, folder))
        young = Nursery()
        stack.callback(young.close)
        told = argparse.Namespace(**vars(asked) | {"kills": kills})
        siege = trials.Siege(address, cluster, folder, told, young)
        try:
            row |= asyncio.run(tried(siege, trial))
        finally:
            for server in siege.servers:
                server.stop()
    return row | {"broken": siege.broken, "seconds": round(time.monotonic() - began), "note": siege.note}


async def tried(siege: trials.Siege, trial: trials.Trial) -> dict[str, int]:
    await trial(siege)
    if trial is trials.two_servers_cut:
        # looked at from a server that nothing was done to
        fresh = siege.server()
        await siege.start(fresh)
        for player in siege.crowd.players:
            player.person.http.base_url = fresh.url
    try:
        return await siege.crowd.judged()
    finally:
        await siege.crowd.close()


def told(row: dict[str, object]) -> str:
    """A line of the table."""
    cells = [f"{row.get(name, '-')!s:>{max(12, len(name))}}" for name in COLUMNS]
    return " ".join([*cells, str(row.get("note", ""))]).rstrip()


def main() -> int:
    asked = options()
    # the games of the table are not loaded at each start: only the toy is played
    os.environ["TAPETE_COLD"] = "1"
    print(f"seed {asked.seed}, {asked.players} players, {asked.kills} kills on each database", flush=True)
    print(" ".join(f"{name:>{max(12, len(name))}}" for name in COLUMNS), flush=True)
    wrong = 0
    for kind, trial, kills in chosen(asked):
        row = besiege(asked, kind, trial, kills)
        print(told(row), flush=True)
        wrong += sum(int(str(row.get(name, 0))) for name in ("lost", "doubled", "unplayable"))
    if asked.frames and asked.only in ("", "frames"):
        wrong += storm.report(asked.frames, asked.seed)
    if asked.requests and asked.only in ("", "requests"):
        wrong += storm.requests(asked.requests, asked.seed)
    print("nothing was lost" if not wrong else f"{wrong} things went wrong")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
