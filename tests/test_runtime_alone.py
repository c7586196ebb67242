"""What `make play` installs is enough: the server runs with nothing but the packages pinned for it."""

import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from tests.server.running import free_port

ROOT = Path(__file__).parent.parent

# A finder that knows only what is pinned: whatever else this environment has is as if it were not there.
ONLY_PINNED = """
import re, sys
from importlib.metadata import packages_distributions

pinned = set(sys.argv.pop().split(","))
owners = packages_distributions()


class OnlyPinned:
    def find_spec(self, name, path=None, target=None):
        owned = {re.sub("[-_.]+", "-", one).lower() for one in owners.get(name.partition(".")[0], ())}
        if owned and not owned & pinned:
            raise ModuleNotFoundError(f"{name} is not among the packages for playing", name=name)
        return None


sys.meta_path.insert(0, OnlyPinned())
from tapete.cli import main

main()
"""


def test_the_server_runs_with_the_packages_pinned_for_playing(tmp_path: Path) -> None:
    pinned = re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements/runtime.txt").read_text(), re.MULTILINE)
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'kept.db'}"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", ONLY_PINNED, *words, ",".join([*pinned, "tapete"])],
            env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""}, stdout=log, stderr=log,
        )  # fmt: skip
    try:
        assert answers(f"http://127.0.0.1:{port}/health", server), (tmp_path / "log").read_text()
    finally:
        server.terminate()
        server.wait(20)


def answers(url: str, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server comes to answer; it may take its time, but not die."""
    until = time.monotonic() + 60
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return bool(answer.status == 200)
        except URLError:
            time.sleep(0.1)
    return False
