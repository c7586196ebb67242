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


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server."""
    programs = binaries()
    if programs is None:
        missing()
        return
    user = someone()
    folder = Path(tempfile.mkdtemp(prefix="tapete-pg-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    data, port = folder / "data", free_port()

    def run(*command: str) -> None:
        subprocess.run(
            [str(programs / command[0]), *command[1:]], user=user, check=True, cwd=folder, capture_output=True
        )

    run("initdb", "-D", str(data), "-U", "tapete", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"
    run("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "tapete", "tapete")
        yield f"postgresql://tapete@127.0.0.1:{port}/tapete"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
