"""How long the page works on each frame while it shows a turn: `python -m bench.show_frames [--turns 6] [--speed normal]`.

Two crowded lines of KeyForge fight, play and reap in a real browser, as in the browser tests; Chromium traces what its
main thread does. Counted is every piece of work of that thread, in the processor's time: a machine that does other
things beside it does not change the figure. The page must be built (`scripts/web build`).
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright
from tests.browser.conftest import BROWSERS, FLAGS, wait_for
from tests.browser.puppets import Puppets
from tests.browser.table import Visitor
from tests.games.keyforge.table import artifacts, hand, line, ready, table

FRAME = 16.0
MINE = ("troll", "bumpsy", "smaaash", "headhunter", "firespitter", "troll", "bumpsy")
THEIRS = ("urchin", "silvertooth", "dust-imp", "shooler", "troll", "urchin", "dust-imp")
WORK = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")


class Tracing:
    """What Chromium's main thread did between two moments."""

    def __init__(self, page: CDPSession) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []
        page.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        page.on("Tracing.tracingComplete", self.complete)
        self.done = False

    def complete(self, _: Any) -> None:
        self.done = True

    def start(self) -> None:
        self.page.send("Tracing.start", {"traceConfig": {"includedCategories": list(WORK)}})

    def stop(self, wait: Any) -> None:
        self.page.send("Tracing.end")
        while not self.done:
            wait(100)

    def tasks(self) -> list[dict[str, Any]]:
        """Pieces of work of the page's main thread, each with its time in milliseconds of the processor."""
        mains = {(e["pid"], e["tid"]) for e in self.events
                 if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"}  # fmt: skip
        return [e for e in self.events if e["name"] == "ThreadControllerImpl::RunTask"
                and (e["pid"], e["tid"]) in mains and "tdur" in e]  # fmt: skip

    def within(self, task: dict[str, Any]) -> Counter[str]:
        """What a piece of work was made of, in milliseconds."""
        found: Counter[str] = Counter()
        for e in self.events:
            if e.get("ph") == "X" and e["pid"] == task["pid"] and e["tid"] == task["tid"] and e is not task:
                if task["ts"] <= e["ts"] and e["ts"] + e.get("dur", 0) <= task["ts"] + task["dur"]:
                    found[e["name"]] += e.get("tdur", e.get("dur", 0)) / 1000
        return found


def turn(seen: Puppets, match: Any) -> None:
    """Everything the seat can do, an action after another, with the first answer to what follows."""
    while not match.over and match.pending[0].seat == 0:
        options = match.pending[0].options
        seen.moves(0, options[0].id)
        if match.pending[0].kind == "main" and [o.id for o in match.pending[0].options] == ["end"]:
            return


def shown(address: str, browser: Any, speed: str) -> Tracing:
    """A turn of another's is shown to somebody, and traced."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    settings = json.dumps({"lang": "en", "theme": "night", "speed": speed, "reminders": False})
    context.add_init_script(f"localStorage['tapete-settings'] ??= JSON.stringify({settings})")
    visitor = Visitor(context, address, Path())
    mine = line(*map(ready, MINE)) | hand("punch", "anger", "bumpsy", "troll") | artifacts("cannon", "cannon")
    match = table(you=mine, enemy=line(*THEIRS) | hand("urchin", "dust-imp")).match
    seen = Puppets(visitor, match, 1, "en")
    tracing = Tracing(context.new_cdp_session(visitor.page))
    visitor.page.wait_for_timeout(1000)
    tracing.start()
    turn(seen, match)
    visitor.page.wait_for_selector(".teller.playing")
    visitor.page.wait_for_function("() => !document.querySelector('.teller.playing')", timeout=240_000)
    tracing.stop(visitor.page.wait_for_timeout)
    context.close()
    return tracing


def main() -> None:
    """Show some turns and tell how long the pieces of work took."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=3)
    options.add_argument("--speed", default="normal")
    options.add_argument("--worst", type=int, default=0, help="tell what so many of the longest were made of")
    asked = options.parse_args()
    folder = Path(tempfile.mkdtemp())
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    start = f"from tapete.server.run import serve; serve(port={port}, database='sqlite:///{folder}/t.db')"
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-c", start], stdout=log, stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{port}/health", server, folder / "log")
        with sync_playwright() as playwright:
            found = next(filter(None, map(shutil.which, BROWSERS)))
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            traces = [shown(f"http://127.0.0.1:{port}", browser, asked.speed) for _ in range(asked.turns)]
            browser.close()
    finally:
        server.terminate()
        server.wait(20)
    tell([(trace, task) for trace in traces for task in trace.tasks()], asked.worst)


def tell(done: list[tuple[Tracing, dict[str, Any]]], worst: int) -> None:
    """The figures, and what the longest pieces of work were made of."""
    done.sort(key=lambda one: -one[1]["tdur"])
    times = [task["tdur"] / 1000 for _, task in done]
    frames = [t for t in times if t >= 0.5]
    over = sum(t > FRAME for t in times)
    print(f"{len(frames)} pieces of work of half a millisecond and more, {over} over {FRAME:.0f} ms")
    for share in (50, 90, 99):
        print(f"{share} % under {sorted(frames)[min(len(frames) - 1, len(frames) * share // 100)]:.1f} ms")
    print(f"longest {times[0]:.1f} ms")
    for trace, task in done[:worst]:
        parts = ", ".join(f"{name} {took:.1f}" for name, took in trace.within(task).most_common(9))
        print(f"{task['tdur'] / 1000:.1f} ms: {parts}")


if __name__ == "__main__":
    main()
