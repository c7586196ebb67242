"""python -m bench.load: tables over sockets against a server of its own, clients on the same machine.

python -m bench.load --tables 500                          one number of tables
python -m bench.load --find                                the most tables at p99 <= 100 ms, and what they cost
python -m bench.load --database postgres --workers 2       how evenly workers share
python -m bench.load --everything                          all of that, one after another
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

from .clients import Figures, Player

ROOT = Path(__file__).resolve().parent.parent.parent


def read(arguments: list[str]) -> argparse.Namespace:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__, formatter_class=raw)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between a client's answers")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--find", action="store_true", help="the largest number of tables within the limit")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds of the 99th hundredth")
    parser.add_argument("--most", type=int, default=3000, help="tables that --find tries at most")
    parser.add_argument("--everything", action="store_true", help="--find, then two workers on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def start(database: str, port: int, workers: int, log: Path) -> subprocess.Popen[bytes]:
    """The server with its rate limits out of the way."""
    code = (
        "from tapete.server import serve; import sys; "
        f"serve(port={port}, database=sys.argv[1], workers={workers}, pace=1e6, most_tables=10**6)"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with log.open("wb") as out:
        return subprocess.Popen(
            [sys.executable, "-c", code, database], env=environment, cwd=ROOT, stdout=out, stderr=out,
            start_new_session=True,
        )  # fmt: skip


def wait_for(url: str, log: Path) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/health").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit(log.read_text())


def family(pid: int) -> list[int]:
    """A server's processes: itself, its workers, and those that think for bots."""
    group = os.getpgid(pid)
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit() and of(entry, group)]


def of(entry: Path, group: int) -> bool:
    try:
        return os.getpgid(int(entry.name)) == group
    except OSError:
        return False


def memory(pid: int) -> int:
    """Kilobytes that a process and its children hold."""
    return sum(
        int(told(one, "status").partition("VmRSS:")[2].split()[0]) for one in family(pid) if alive(one)
    )


def told(pid: int, what: str) -> str:
    return Path(f"/proc/{pid}/{what}").read_text()


def alive(pid: int) -> bool:
    try:
        return "VmRSS:" in told(pid, "status")
    except OSError:
        return False


def cpu(pid: int) -> dict[int, float]:
    """Seconds of CPU that each of a server's processes used."""
    found = {}
    for one in family(pid):
        if alive(one):
            fields = told(one, "stat").rsplit(")", 1)[1].split()
            found[one] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


async def load(settings: argparse.Namespace, url: str, pid: int) -> dict[str, float]:
    """Seat everybody, let them play a while, then measure."""
    figures = Figures()
    measuring, stop = asyncio.Event(), asyncio.Event()
    empty = memory(pid)
    # the server ends connections that idle for five seconds, and one that ends while it is used again fails
    limits = httpx.Limits(max_connections=20, keepalive_expiry=2)
    players = [Player(url, settings.game, settings.pause, figures, n) for n in range(settings.tables)]
    clients = [httpx.AsyncClient(base_url=url, timeout=60, limits=limits) for _ in range(20)]
    tasks = []
    for n, player in enumerate(players):
        tasks.append(asyncio.create_task(player.run(clients[n % 20], measuring, stop)))
        if n % 20 == 19:
            await asyncio.sleep(0.4)
    while figures.seated < settings.tables:
        await asyncio.sleep(0.2)
        failed = [task for task in tasks if task.done()]
        if failed:
            failed[0].result()
    await asyncio.sleep(5)
    measuring.set()
    figures.measuring = True
    began, used, own = time.perf_counter(), cpu(pid), time.process_time()
    while time.perf_counter() < began + settings.seconds:
        figures.opened.append(await players[0].open_and_leave(clients[0]))
        await asyncio.sleep(1)
    measuring.clear()
    figures.measuring = False
    spent, own = time.perf_counter() - began, time.process_time() - own
    each = sorted((now - used.get(one, 0.0) for one, now in cpu(pid).items()), reverse=True)
    total, workers = sum(each), each[: settings.workers]
    full = memory(pid)
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for client in clients:
        await client.aclose()
    opened = sorted(figures.opened)
    return {
        "tables": settings.tables,
        "answers": len(figures.times),
        "answers_per_second": round(len(figures.times) / spent, 1),
        "p50_ms": round(figures.share(0.50), 1),
        "p99_ms": round(figures.share(0.99), 1),
        "max_ms": round(figures.share(1.0), 1),
        "open_p50_ms": round(1000 * opened[len(opened) // 2], 1),
        "kB_per_table": round((full - empty) / settings.tables, 1),
        "server_MB": round(full / 1024, 1),
        "server_cpu": round(total / spent, 2),
        "clients_cpu": round(own / spent, 2),
        "cpu_ms_per_answer": round(1000 * total / max(1, len(figures.times)), 2),
        "bytes_per_answer": round(figures.bytes / max(1, len(figures.times))),
        "busiest_worker": round(max(workers) * len(workers) / max(sum(workers), 0.01), 2),
        "load_average": round(os.getloadavg()[0], 1),
        "games": figures.games,
        "errors": figures.errors,
    }


def measured(settings: argparse.Namespace, **more: object) -> dict[str, float]:
    """One run: a server over a fresh database, and its clients."""
    settings = argparse.Namespace(**vars(settings) | more)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        if settings.database == "postgres":
            from tests.server.postgres import postgres

            database = stack.enter_context(postgres())
        else:
            database = f"sqlite:///{folder}/tapete.db"
        port, log = free_port(), Path(folder) / "log"
        process = start(database, port, settings.workers, log)
        try:
            wait_for(f"http://127.0.0.1:{port}", log)
            return asyncio.run(load(settings, f"http://127.0.0.1:{port}", process.pid))
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)


def row(figures: dict[str, float], *, head: bool = False) -> None:
    """A line of a table, and its head before the first."""
    if head:
        print(" ".join(f"{name:>{max(6, len(name))}}" for name in figures), flush=True)
    print(" ".join(f"{value!s:>{max(6, len(name))}}" for name, value in figures.items()), flush=True)


def find(settings: argparse.Namespace) -> int:
    """Twice as many until it is too slow, then halfway between, four times."""
    good, bad, tables, first = 0, settings.most + 1, min(250, settings.most), True
    while bad - good > max(25, good // 16) and tables <= settings.most:
        figures = measured(settings, tables=tables)
        row(figures, head=first)
        first = False
        if figures["p99_ms"] <= settings.limit and not figures["errors"]:
            good = tables
        else:
            bad = tables
        tables = (
            good * 2
            if bad > settings.most and good * 2 <= settings.most
            else (good + min(bad, settings.most)) // 2
        )
        if good == settings.most:
            break
    print(
        f"most tables at p99 <= {settings.limit:.0f} ms, an answer every {settings.pause:g} s: {good}",
        flush=True,
    )
    return good


def main() -> None:
    settings = read(sys.argv[1:])
    if settings.everything:
        settings.pause = 4.0
        good = find(settings)
        print("two workers on PostgreSQL:", flush=True)
        row(measured(settings, tables=max(200, good // 2), database="postgres", workers=2), head=True)
        return
    if settings.find:
        find(settings)
        return
    figures = measured(settings)
    if settings.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:20} {value}")


if __name__ == "__main__":
    main()
