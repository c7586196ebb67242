"""A real PostgreSQL, started from the installed package in a folder of its own and thrown away after."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .running import free_port


def binaries() -> Path | None:
    """Where the package put its programs."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = shutil.which("initdb")
    return debian[-1].parent if debian else Path(found).resolve().parent if found else None


def someone() -> str | None:
    """PostgreSQL refuses to run as root; then its own user runs it."""
    return "postgres" if os.geteuid() == 0 else None


def missing() -> str:
    """Say what did not run; where everything must run, that is a failure."""
    text = "PostgreSQL is not installed, so these tests did not run (apt-get install postgresql)"
    if os.environ.get("CI"):
        pytest.fail(text)
    pytest.skip(text)


class Cluster:
    """A PostgreSQL of one's own, which can be stopped as a power cut would and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._port = free_port()
        self._run("initdb", "-D", str(self._data), "-U", "tapete", "-A", "trust", "-E", "UTF8",
                  "--no-sync", "--no-locale")  # fmt: skip
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "tapete", "tapete")

    @property
    def address(self) -> str:
        return f"postgresql://tapete@127.0.0.1:{self._port}/tapete"

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, *command: str) -> None:
        subprocess.run(
            [str(self._programs / command[0]), *command[1:]],
            user=someone(), check=True, cwd=self._folder, capture_output=True,
        )  # fmt: skip

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options += " -c max_connections=200"
        self._run(
            "pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._folder / "log"), "-w", "start"
        )

    def ensure(self) -> None:
        """Running, whatever became of it."""
        state = subprocess.run(
            [str(self._programs / "pg_ctl"), "-D", str(self._data), "status"],
            user=someone(), cwd=self._folder, capture_output=True,
        )  # fmt: skip
        if state.returncode:
            self.start()

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A fresh one."""
    programs = binaries()
    if programs is None:
        missing()
        return
    user = someone()
    folder = Path(tempfile.mkdtemp(prefix="tapete-pg-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    found = Cluster(programs, folder)
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server."""
    with cluster() as found:
        yield found.address
