"""Somebody in front of a browser: opens pages, sits at tables, chooses."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, WebSocketRoute, expect

#: a loaded machine shows things late
expect.set_options(timeout=30_000)
#: resolves when nothing on the page has changed, moved or been waited for in ten looks, each after a frame was drawn
STILL = """() => new Promise(done => {
    let quiet = 0;
    const watch = new MutationObserver(() => quiet = 0);
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    const moves = one => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
    const look = () => {
        const waits = document.documentElement.hasAttribute('data-loading') || document.fonts.status !== 'loaded';
        quiet = waits || document.getAnimations().some(moves) ? 0 : quiet + 1;
        if (quiet < 10) return setTimeout(() => requestAnimationFrame(look), 30);
        watch.disconnect();
        done();
    };
    look();
})"""
#: what Playwright's stand-in for sockets throws, and no browser, where the server speaks to one that the page has closed
STAND_IN = "WebSocket is already in CLOSING or CLOSED state."
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
#: a button of the bar: one option, or several about one thing folded together
OPTION = ".bar .opt:is([data-option], [data-fold]):not([disabled], [aria-disabled])"
#: the options of a fold, or of a thing on the board that has several
UNFOLDED = "dialog[open] .menu [data-option]"


class Visitor:
    """One person's browser. Whatever the page complains about in its console fails the test."""

    def __init__(self, context: BrowserContext, address: str, artefacts: Path) -> None:
        self.context = context
        self.address = address
        self.artefacts = artefacts
        self.page = context.new_page()
        self.page.set_default_timeout(30_000)
        self.complaints: list[str] = []
        self.undone = False
        self.connections = 0
        self.socket: WebSocketRoute | None = None
        context.route_web_socket(re.compile("/api/tables/.*/socket"), self.connects)
        self.allowed: tuple[str, ...] = ()
        self.page.on(
            "pageerror", lambda error: self.complaints.append(str(error)) if str(error) != STAND_IN else None
        )
        self.page.on(
            "console",
            lambda said: (
                self.complaints.append(f"{said.text} {said.location['url']}")
                if said.type == "error"
                else None
            ),
        )

    def leave(self) -> None:
        left = [one for one in self.complaints if not any(part in one for part in self.allowed)]
        assert not left, left

    def connects(self, socket: WebSocketRoute) -> None:
        self.connections += 1
        self.socket = socket
        socket.connect_to_server()

    def loses_the_connection(self) -> None:
        assert self.socket is not None
        self.socket.close()

    # -- pages -------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.loads()

    def loads(self) -> None:
        """Until the page has everything that it asked for."""
        expect(self.page.locator("html:not([data-loading])")).to_be_attached()

    def keeps(self, name: str) -> None:
        """A picture of what is seen, for people to look at."""
        self.artefacts.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.artefacts / f"{name}.png")

    def says(self) -> str:
        return self.page.inner_text("body")

    def flaws(self) -> list[str]:
        """What axe finds on the page once it stands still: it reads colours one after another."""
        self.page.evaluate(STILL)
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']} — " + " | ".join(node["html"][:160] for node in one["nodes"][:3])
            for one in found["violations"]
        ]

    def wears(self, theme: str) -> None:
        """Another theme from now on, as if it had been chosen in another tab."""
        self.page.evaluate(
            """theme => {
                const [key, was] = ["tapete-settings", localStorage["tapete-settings"]];
                const now = JSON.stringify({...JSON.parse(was), theme});
                localStorage[key] = now;
                dispatchEvent(new StorageEvent("storage", {key, oldValue: was, newValue: now, storageArea: localStorage}));
            }""",
            theme,
        )
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """The API, as the page itself would call it."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const answer = await fetch("/api" + path, {method, headers: {"X-Tapete": "1", "Content-Type": "application/json"},
                    body: body === null ? undefined : JSON.stringify(body)});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.status === 204 ? null : await answer.json();
            }""",
            [method, path, body],
        )

    # -- tables ------------------------------------------------------------------------------------

    def lays(
        self,
        game: str,
        *others: str,
        options: dict[str, Any] | None = None,
        public: bool = False,
        series: str | None = None,
    ) -> str:
        """A table with me first: bots by level, "invited" or "open" seats."""
        if self.page.url == "about:blank":
            self.goes("/")
        self.asks("GET", "/me")
        seats = [
            {"kind": "me"},
            *({"kind": one} if one in ("invited", "open") else {"kind": "bot", "bot": one} for one in others),
        ]
        wanted = {"game": game, "options": options or {}, "seats": seats, "public": public, "series": series}
        return str(self.asks("POST", "/tables", wanted)["id"])

    def sits(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    def concedes(self, tab: str = "Mesa", button: str = "Rendirse") -> None:
        """Give up, at a table in Spanish unless said: the button asks once more."""
        self.page.get_by_role("tab", name=tab).click()
        for _ in range(2):
            self.page.get_by_role("button", name=button).click()

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTION)

    @property
    def over(self) -> bool:
        return self.page.get_by_test_id("ending").count() > 0

    @property
    def version(self) -> str:
        return self.page.locator(".table").get_attribute("data-version") or ""

    def waits(self) -> None:
        """Until I am asked something or the game is over."""
        self.page.wait_for_selector(f"{OPTION}, [data-testid=ending]", timeout=60_000)

    def settles(self) -> None:
        """Until what I answered was taken."""
        expect(self.page.locator(".bar")).to_have_attribute("aria-busy", "false")

    def sees_it_move_on(self, version: str) -> None:
        """Until the table shows something newer than that version."""
        self.page.wait_for_function(
            "v => document.querySelector('.table').dataset.version !== v", arg=version
        )

    def chooses(self, pick: Callable[[int], int]) -> bool:
        """Answer what is asked, with a click on the bar; False when the game is over."""
        self.waits()
        if self.over:
            return False
        before = self.version
        self.options.nth(pick(self.options.count())).click()
        self.unfolds(pick)
        self.completes(before, pick)
        self.sees_it_move_on(before)
        return True

    def completes(self, before: str, pick: Callable[[int], int]) -> None:
        """Where several picks are one question: the rest of them, until what was picked is taken."""
        confirm, picking = self.page.locator(".bar .opt.confirm"), self.page.locator(".bar.picking")
        self.settles()
        while picking.count() and self.version == before:
            if confirm.count():
                confirm.click()
            else:
                self.options.nth(pick(self.options.count())).click()
                self.unfolds(pick)
            self.settles()

    def unfolds(self, pick: Callable[[int], int] = lambda _: 0) -> None:
        """Where what was clicked has several options: one of them."""
        folded = self.page.locator(UNFOLDED)
        if folded.count():
            folded.nth(pick(folded.count())).click()

    def plays_until(self, seen: Callable[[], object], seed: int = 1, most: int = 80) -> None:
        """Random legal clicks until something is to be seen when I am asked."""
        chance = random.Random(seed)
        for _ in range(most):
            self.waits()
            self.page.wait_for_selector(".table:has(.board [data-ref]):not(:has(.teller.playing))")
            if seen():
                return
            self.chooses(chance.randrange)
        raise AssertionError(f"not seen in {most} choices")

    def plays_out(self, seed: int = 1, most: int = 3000) -> int:
        """Random legal clicks until the end; how many there were."""
        chance = random.Random(seed)
        for count in range(most):
            if not self.chooses(chance.randrange):
                return count
        raise AssertionError(f"not over after {most} choices")

    def hears(self) -> str:
        return self.page.get_by_test_id("announcer").inner_text()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


def asked(*people: Visitor) -> Visitor | None:
    """Whoever of them is asked something, once all have heard of the last answer; None when it is over for all."""
    for _ in range(3000):
        if len({one.version for one in people}) == 1:
            if all(one.over for one in people):
                return None
            if found := next((one for one in people if one.options.count()), None):
                return found
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")
