"""Servers that start in a blink: everything is imported once, and each of them is a fork of that.

Most of a start is reading Python; a siege starts hundreds. What runs is the same from the first line of `serve`
on, in a process group of its own that is killed as any other.
"""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.running import ROOT, Server


class Child:
    """A process that somebody else has to bury."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, timeout: float = 60) -> int:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(0.005)
        return 0

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


class Nursery:
    """The process that all servers of a siege are forked from."""

    def __init__(self) -> None:
        paths = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.siege.nursery"], cwd=ROOT, env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def start(self, environment: dict[str, str], log: Path) -> Child:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"environment": environment, "log": str(log)}) + "\n")
        self._process.stdin.flush()
        return Child(int(self._process.stdout.readline()))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)


class Quick(Server):
    """A server from the nursery."""

    def __init__(self, nursery: Nursery, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self._nursery = nursery

    def start(self) -> "Quick":
        settings = {"database": self.database, "port": self.port, "workers": self.workers} | self.settings
        environment = {"TAPETE_TEST": json.dumps(settings)} | self.environment
        self.process = self._nursery.start(environment, self.log)  # type: ignore[assignment]
        self.wait()
        return self


def main() -> None:
    """Reads everything that a server does, then forks one for every line."""
    from tests.server import toy_server

    import tapete.server.app
    import tapete.server.bots

    assert tapete.server.app
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            become(toy_server, **json.loads(line))
        print(pid, flush=True)


def become(toy_server: Any, environment: dict[str, str], log: str) -> None:
    """A server as any other, until it ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number in (1, 2):
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), number)
    os.environ.update(environment)
    toy_server.dress()
    settings = json.loads(environment["TAPETE_TEST"])
    if settings["workers"] > 1:
        # its workers are forks too, but of a process that opens the address for each of them anew
        import uvicorn._subprocess

        multiprocessing.set_forkserver_preload(["tests.server.toy_server", "tapete.server.app"])
        uvicorn._subprocess.spawn = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
    code = 1
    try:
        toy_server.run.serve(factory="tests.server.toy_server:application", **settings)
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
