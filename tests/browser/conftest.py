"""A real browser at a real server: Debian's Chromium, driven by Playwright."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from .table import Visitor

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts" / "browser"
# The first of these that is here: without windows the shell does the same with a fraction of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
# As root and without a network, Chromium needs these.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
            # A whole game in a browser takes minutes where others use the machine too; nothing is judged by it.
            item.add_marker(pytest.mark.timeout(900))


def absent(what: str) -> None:
    """Without a browser or a built page nothing can be said: a failure in CI, elsewhere told as skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(f"did not run: {what}")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for one file of tests: while it is open its event loop is everybody's in this process."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        absent("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where that server keeps its database and its log."""
    return tmp_path_factory.mktemp("table")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """A server of our own, as a person would start it, where every table is dealt alike."""
    if not (ROOT / "src/tapete/server/static/index.html").exists():
        absent("the page is not built (scripts/web build)")
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serving", str(port), f"sqlite:///{folder / 'tapete.db'}"],
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
            stdout=log,
            stderr=log,
        )
    wait_for(f"http://127.0.0.1:{port}/health", server, folder / "log")
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait(300)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(3000):
        assert server.poll() is None, log.read_text()
        with suppress(httpx.TransportError):
            if httpx.get(url).status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError(log.read_text())


@pytest.fixture
def visit(
    chromium: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser of one's own: visit(lang="es", theme="night", size=(1440, 900))."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        lang: str = "es",
        theme: str = "night",
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        speed: str = "off",
        still: bool = False,
    ) -> Visitor:
        motion = "reduce" if still or speed == "off" else "no-preference"
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, reduced_motion=motion
        )
        settings = f"{{lang:'{lang}',theme:'{theme}',speed:'{speed}',reminders:false,list:true}}"
        context.add_init_script(f"localStorage['tapete-settings'] ??= JSON.stringify({settings})")
        contexts.append(context)
        visitors.append(Visitor(context, address, ARTEFACTS))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for context in contexts:
        context.close()
