"""python -m bench.load: tables over sockets against a server of its own, clients on the same machine."""

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
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between a client's answers")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
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


def memory(pid: int) -> int:
    """Kilobytes that a process and its children hold."""
    group = os.getpgid(pid)
    total = 0
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and os.getpgid(int(entry.name)) == group:
                status = (entry / "status").read_text()
                total += int(status.split("VmRSS:")[1].split()[0])
        except (OSError, IndexError):
            continue
    return total


def cpu(pid: int) -> float:
    """Seconds of CPU that a process and its children used."""
    group, ticks = os.getpgid(pid), 0
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and os.getpgid(int(entry.name)) == group:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
        except (OSError, IndexError):
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


async def load(settings: argparse.Namespace, url: str, pid: int) -> dict[str, float]:
    """Seat everybody, let them play a while, then measure."""
    figures = Figures()
    measuring, stop = asyncio.Event(), asyncio.Event()
    empty = memory(pid)
    limits = httpx.Limits(max_connections=20)
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
    began, used = time.perf_counter(), cpu(pid)
    while time.perf_counter() < began + settings.seconds:
        figures.opened.append(await players[0].open_and_leave(clients[0]))
        await asyncio.sleep(1)
    measuring.clear()
    spent, used = time.perf_counter() - began, cpu(pid) - used
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
        "server_cpu": round(used / spent, 2),
        "cpu_ms_per_answer": round(1000 * used / max(1, len(figures.times)), 2),
        "load_average": round(os.getloadavg()[0], 1),
        "games": figures.games,
        "errors": figures.errors,
    }


def main() -> None:
    settings = read(sys.argv[1:])
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
            figures = asyncio.run(load(settings, f"http://127.0.0.1:{port}", process.pid))
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
    if settings.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:20} {value}")


if __name__ == "__main__":
    main()
