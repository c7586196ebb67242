"""What is besieged: servers over a database, with a disk, a clock and a network that can fail."""

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.postgres import Cluster, cluster


@contextmanager
def disk(megabytes: int) -> Iterator[Path | None]:
    """A small disk of its own; None where mounting is not allowed."""
    folder = Path(tempfile.mkdtemp(prefix="tapete-disk-"))
    options = f"size={megabytes}m,mode=1777"
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], capture_output=True)
    try:
        yield folder if done.returncode == 0 else None
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "-l", folder], check=True)
        folder.rmdir()


def fill(folder: Path) -> Path:
    """Take all the room there is."""
    stuffing = folder / "stuffing"
    with stuffing.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(65_536)):
            pass
        # the last bytes one by one
        while file.write(bytes(512)):
            pass
    return stuffing


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, Cluster | None]]:
    """A fresh database that lies in a folder."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tapete.db'}", None
        return
    before, tempfile.tempdir = tempfile.tempdir, str(folder)
    folder.chmod(0o777)
    try:
        with cluster() as found:
            yield found.address, found
    finally:
        tempfile.tempdir = before


def workers(pid: int) -> list[int]:
    """The worker processes of a server that has several: what forks them forks nothing else."""
    found = []
    for child in children(pid):
        with suppress(OSError):
            if b"multiprocessing.forkserver" in Path(f"/proc/{child}/cmdline").read_bytes():
                found += children(child)
    return found


def children(pid: int) -> list[int]:
    with suppress(OSError):
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    return []


def end(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


class Wire:
    """The network between a server and its database: it can be cut, and it can fall silent."""

    def __init__(self, address: str) -> None:
        self._there = urlsplit(address)
        self._lines: set[asyncio.StreamWriter] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._cut = False
        self._listening: asyncio.Server | None = None

    @property
    def address(self) -> str:
        assert self._listening is not None
        port = self._listening.sockets[0].getsockname()[1]
        return f"postgresql://tapete@127.0.0.1:{port}{self._there.path}"

    @asynccontextmanager
    async def laid(self) -> AsyncIterator["Wire"]:
        self._listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        try:
            yield self
        finally:
            self._listening.close()
            self.cut()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        try:
            back, forth = await asyncio.open_connection(self._there.hostname, self._there.port)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, forth}
        self._lines |= ends
        await asyncio.gather(self._carry(reader, forth), self._carry(back, writer))
        self._lines -= ends

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def cut(self) -> None:
        """Every connection ends at once; new ones are refused until it is mended."""
        self._cut = True
        for writer in self._lines:
            writer.transport.abort()

    def hush(self) -> None:
        """Nothing is carried, and nobody is told."""
        self._open.clear()

    def mend(self) -> None:
        self._cut = False
        self._open.set()
