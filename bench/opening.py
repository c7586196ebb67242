"""How long a person waits from *Play now* to the first question, in a real browser and a fresh profile each time.

Server, bot and headless Chromium share the machine. The page must be built (`make play` does it).

usage: .venv/bin/python bench/opening.py --times 7
"""

from __future__ import annotations

import argparse
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import URLError

from playwright.sync_api import Browser, sync_playwright

GAMES = ("keyforge", "seasons", "relic")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def main() -> None:
    """Open tables and tell the medians."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--times", type=int, default=7)
    given = words.parse_args()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in GAMES:
            waits = [waited(browser, address, game) for _ in range(given.times)]
            print(f"{game:9} median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s")
        browser.close()


def waited(browser: Browser, address: str, game: str) -> float:
    """Seconds from the click to the first question, for somebody who was never here."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.goto(address)
    button = page.get_by_role("button", name="Play now").nth(GAMES.index(game))
    button.wait_for()
    began = time.monotonic()
    button.click()
    page.locator(".bar.mine").wait_for()
    found = time.monotonic() - began
    context.close()
    return found


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, as a person would start it."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        # Many people from one address, so the limits of how often one may do things are out of the way.
        start = (
            "from tapete.server.run import serve;"
            f"serve(port={port}, database='sqlite:///{folder}/kept.db', pace=1000.0)"
        )
        server = subprocess.Popen(
            [sys.executable, "-c", start], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while server.poll() is None and not _answers(f"http://127.0.0.1:{port}/health"):
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except URLError:
        return False


if __name__ == "__main__":
    main()
