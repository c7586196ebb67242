"""People who play on whatever happens, and know exactly which answers their tables must hold."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.running import Person, Tab
from websockets.exceptions import ConnectionClosed, InvalidHandshake

#: what happens to a client of a server that is being broken; an unforeseen error ends the siege
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.TransportError)
#: seconds without a word after which a client looks again
SILENCE = 20.0


class Game:
    """A table, and what was answered at it: one option for each decision, in order."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.given: dict[str, str] = {}
        self.acknowledged: set[str] = set()
        self.over = False
        self.reason = ""

    def judge(self, kept: list[str]) -> tuple[int, int]:
        """How many acknowledged answers are missing, and how many are there that nobody gave.

        An answer that was cut off is given again, the same one; so when the game is over each was taken once.
        """
        given = list(self.given.values())
        if kept == given:
            return 0, 0
        missing = Counter(self.given[d] for d in self.acknowledged) - Counter(kept)
        more = Counter(kept) - Counter(given)
        # the same answers in another order are wrong too
        return max(1, missing.total()), more.total()


class Player:
    """Somebody at one table after another."""

    def __init__(self, urls: list[str], rng: random.Random, pause: float, **table: Any) -> None:
        self.person = Person(urls[0])
        self.person.http.timeout = httpx.Timeout(SILENCE)
        self.urls = urls
        self.rng = rng
        self.pause = pause
        self.wish = table
        self.games: list[Game] = []
        self.refused: Counter[str] = Counter()

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until it is enough; the last game is played to its end."""
        while not (enough() and (not self.games or self.games[-1].over)):
            try:
                await self._sit()
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _sit(self) -> None:
        if not self.games or self.games[-1].over:
            await self._lay()
        game = self.games[-1]
        async with self.person.sit(game.table, url=self.rng.choice(self.urls)) as tab:
            await tab.until("update", SILENCE)
            while asked := await self._asked(tab):
                await asyncio.sleep(self.rng.uniform(0.2, 1.8) * self.pause)
                if not await self._answer(tab, game, asked):
                    return
            game.reason = tab.update["outcome"]["reason"]
            game.over = True

    async def _lay(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        answer = await self.person.post("/api/tables", {"game": "toy", "seats": seats, **self.wish})
        if answer.status_code != 201:
            self.refused[answer.json()["code"]] += 1
            raise ConnectionError
        self.games.append(Game(answer.json()["id"]))

    async def _asked(self, tab: Tab) -> dict[str, Any]:
        while not tab.update["decisions"]:
            if tab.update["outcome"]:
                return {}
            await tab.until("update", SILENCE)
        return dict(tab.update["decisions"][0])

    async def _answer(self, tab: Tab, game: Game, asked: dict[str, Any]) -> bool:
        """Whether it was acknowledged; refused or not, the same decision gets the same answer again."""
        id = asked["id"]
        option = game.given.setdefault(id, self.rng.choice(asked["options"])["id"])
        await tab.say("answer", decision=id, option=option)
        while any(d["id"] == id for d in tab.update["decisions"]):
            message = await tab.hear(SILENCE)
            if message["type"] == "error":
                self.refused[message["code"]] += 1
                await asyncio.sleep(0.1)
                return False
        game.acknowledged.add(id)
        return True


class Crowd:
    """All of them."""

    def __init__(self, urls: list[str], count: int, seed: int, pause: float = 0.1, **table: Any) -> None:
        self.players = [Player(urls, random.Random(f"{seed} {n}"), pause, **table) for n in range(count)]
        self.enough = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def games(self) -> list[tuple[Player, Game]]:
        return [(player, game) for player in self.players for game in player.games]

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for _, game in self.games)

    async def begin(self) -> None:
        for player in self.players:
            await player.person.arrive()
            self._tasks.append(asyncio.create_task(player.play(lambda: self.enough)))

    async def answers(self, more: int, seconds: float = 120) -> None:
        """Until so many more were acknowledged; whoever stumbled in an unforeseen way is heard."""
        wanted, until = self.acknowledged + more, asyncio.get_running_loop().time() + seconds
        while self.acknowledged < wanted:
            for task in self._tasks:
                if task.done():
                    task.result()
            if asyncio.get_running_loop().time() > until:
                raise AssertionError(f"nobody gets on: {self.acknowledged} answers")
            await asyncio.sleep(0.02)

    async def end(self, seconds: float = 120) -> None:
        """Everybody plays their game to its end, if that can be done at all."""
        self.enough = True
        done, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()

    async def judged(self) -> dict[str, int]:
        """What became of the answers."""
        found = Counter(
            tables=len(self.games), acknowledged=self.acknowledged, lost=0, doubled=0, unplayable=0
        )
        for player, game in self.games:
            answer = await player.person.get(f"/api/replays/{game.table}/record")
            if not game.over or answer.status_code != 200:
                found["unplayable"] += 1
                continue
            kept = [option for seat, option, _ in answer.json()["answers"] if seat == 0]
            lost, doubled = game.judge(kept)
            found.update(lost=lost, doubled=doubled)
        return dict(found)

    async def close(self) -> None:
        for player in self.players:
            await player.person.close()
