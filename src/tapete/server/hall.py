"""The hall: all rooms of one worker, who is present where, and what happens by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

from tapete.kernel.errors import TapeteError
from tapete.vault import Vault

from .aside import Aside, ours
from .bots import Thinkers
from .bus import Bus
from .clients import Client
from .config import Config
from .info import Around, table_info
from .metrics import Metrics
from .refusals import Refused
from .remembering import Names, Sweeper
from .rooms import Room
from .store import UNREACHABLE, Stand, Store, TableRow
from .wire import LobbySaid, TableInfo, write

log = logging.getLogger("tapete.server")


#: seconds within which all that come and go are told of at once
PRESENCE = 0.25
#: seconds for which the list of open tables is told as it was read
FRESH = 2.0
#: after so many seconds, what lists show of a table in play is written down again
NOTE = 20.0


class Hall:
    """Rooms by table, loaded when somebody looks and let go when nobody does."""

    def __init__(self, config: Config, store: Store, bus: Bus, worker: str) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.worker = worker
        self.metrics = Metrics()
        self.aside = Aside(self.metrics)
        self.thinkers = Thinkers(config.thinkers, config.patience)
        self.rooms: dict[str, Room] = {}
        self.vault = Vault(config.vault, config.vault_deadline)
        self.names = Names()
        self.sweeper = Sweeper()
        self.elsewhere: dict[str, dict[str, tuple[list[str], int]]] = {}
        #: who is present at other workers: table -> worker -> (people, spectators)
        self.lobby = Lobby()
        self.missed = 0
        #: chores that failed at the last beat
        self._began = time.time() - time.monotonic()
        store.leases.clock = self.now
        self._strays: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._leaving: dict[str, asyncio.Event] = {}
        self._heart: asyncio.Task[None] | None = None

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.leases.begin()
        self.store.journal.start()
        await self.bus.start(self.hear, self.catch_up)
        self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        with suppress(*UNREACHABLE):
            await self._note(list(self.rooms.values()))
            await self._stand(self.rooms.values())
        self.thinkers.close()
        await self.bus.stop()
        await self.store.journal.stop()
        with suppress(*UNREACHABLE):
            await self.store.leases.end()
        await self.store.database.close()

    def now(self) -> float:
        """What the wall clock said when this worker began, and the time since: setting it anew flags nobody."""
        return self._began + time.monotonic()

    # -- rooms -------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(id)
        if room is not None:
            room.idle_since = time.monotonic()
        else:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        if room is None:
            raise Refused(404, "unknown-table")
        return room

    async def _load(self, id: str) -> Room | None:
        if id in self._leaving:
            await self._leaving[id].wait()
        row = await self.store.tables.get(id)
        if row is None:
            return None
        room = Room(self, row)
        await self.know([row])
        try:
            await room.load()
        except Exception as error:
            if not ours(error):
                raise Refused(503, "away") from error
            self.aside.put(id, error)
            await self.store.leases.forget(id)
            # most likely played under rules that have changed since
            raise Refused(409, "other-rules" if isinstance(error, TapeteError) else "spoilt") from error
        self.rooms[id] = room
        # news that came while it was read had no room to go to
        await room.catch_up()
        await room.catch_up_chat()
        await room.claim()
        await self.bus.tell("who", id)
        return room

    async def know(self, rows: Iterable[TableRow]) -> None:
        """Learn the names of the people at tables."""
        ids = {seat.person for row in rows for seat in row.seats if seat.person}
        self.names.learn(await self.store.people.names(ids - self.names.keys()))

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name, at every worker."""
        self.names.rename(person, name)
        await self.bus.tell("named", "", p=person, n=name)

    async def end_sockets(self, session: str | None = None, person: str | None = None) -> None:
        """A session has ended, or all of somebody's: so do the sockets opened with it, at every worker."""
        self._end_sockets(session, person)
        await self.bus.tell("ended", "", h=session, p=person)

    def _end_sockets(self, session: str | None, person: str | None) -> None:
        opened: list[Client | Watcher] = [*self.lobby.watchers]
        for room in self.rooms.values():
            opened += room.clients
        for one in opened:
            if (session and one.session == session) or (person and one.person == person):
                one.end()

    def info(self, row: TableRow, person: str | None, lang: str) -> TableInfo:
        """A table for one person, with what this worker knows of it."""
        room = self.rooms.get(row.id)
        present, spectators = self.present(row.id)
        around = Around(self.names, present, spectators, room.play if room else None)
        return table_info(row, person, lang, around)

    def infos(self, rows: Iterable[TableRow], person: str | None, lang: str) -> list[TableInfo]:
        """Tables in a list; one that cannot be told hides no other."""
        return self.aside.told(rows, lambda row: self.info(row, person, lang))

    async def open_tables(self, person: str | None, lang: str) -> str:
        """The list for the lobby; strangers to all its tables are told the same words."""
        lobby = self.lobby
        async with lobby.reading:
            rows = lobby.rows or []
            if lobby.stale():
                rows = await self.store.tables.public()
                await self.know(rows)
                lobby.rows, lobby.worded, lobby.at = rows, {}, time.monotonic()
                lobby.known = {p for row in rows for p in (row.host, *(s.person for s in row.seats)) if p}
            if person in lobby.known:
                return write(LobbySaid(self.infos(rows, person, lang))).decode()
            if lang not in lobby.worded:
                lobby.worded[lang] = write(LobbySaid(self.infos(rows, None, lang))).decode()
            return lobby.worded[lang]

    async def save(self, row: TableRow) -> None:
        """Keep a changed table and tell everybody."""
        await self.store.tables.save(row)
        await self.changed(row)

    async def changed(self, row: TableRow) -> None:
        """A table changed: those in it, those in the lobby, and the other workers hear of it."""
        await self.know([row])
        await self._renew(row)
        if row.public:
            self.lobby.stir()
        await self.bus.tell("changed", row.id)

    async def _renew(self, row: TableRow) -> None:
        room = self.rooms.get(row.id)
        if room is None:
            return
        if room.play is None and row.state == "playing":
            await room.begin(row)
            return
        room.reseat(row)

    # -- who is there ------------------------------------------------------------------------------

    def here(self, id: str) -> tuple[list[str], int]:
        """The seated people and the number of spectators at this worker."""
        room = self.rooms.get(id)
        clients = room.clients if room else set()
        people = {c.person for c in clients if c.seat is not None and c.person}
        return sorted(people), sum(c.seat is None for c in clients)

    def present(self, id: str) -> tuple[set[str], int]:
        """The same at all workers."""
        people, spectators = self.here(id)
        found = set(people)
        for others, more in self.elsewhere.get(id, {}).values():
            found |= set(others)
            spectators += more
        return found, spectators

    async def enter(self, room: Room, client: Client) -> None:
        self._presence_changed(room)
        if client.seat is not None:
            await room.driver.mind_absences(self.present(room.row.id)[0], self.config.grace)

    async def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        self.sweeper.drop()
        room.idle_since = time.monotonic()
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        """Told a moment later, once for all who came and went meanwhile."""
        if room.telling is None:
            loop = asyncio.get_running_loop()
            room.telling = loop.call_later(PRESENCE, lambda: room.spawn(self._tell_presence(room)))

    async def _tell_presence(self, room: Room) -> None:
        room.telling = None
        here = self.here(room.row.id)
        if here == room.told:
            return
        room.told = here
        room.tell_table()
        with suppress(*UNREACHABLE):
            await self.bus.tell("present", room.row.id, p=here[0], s=here[1])

    # -- news from other workers -------------------------------------------------------------------

    async def hear(self, news: dict[str, Any]) -> None:
        """Another worker did something."""
        id, room = news["t"], self.rooms.get(news["t"])
        kind = news["k"]
        if kind == "changed":
            await self._hear_change(id, room)
        elif kind == "named":
            self.names.rename(news["p"], news["n"])
        elif kind == "ended":
            self._end_sockets(news["h"], news["p"])
        elif room is None:
            return
        elif kind == "moved":
            await room.catch_up()
            room.driver.go_on()
        elif kind == "chat":
            await room.catch_up_chat()
        elif kind == "present":
            self.elsewhere.setdefault(id, {})[news["w"]] = (news["p"], news["s"])
            room.tell_table()
        elif kind == "who":
            people, spectators = self.here(id)
            if people or spectators:
                await self.bus.tell("present", id, p=people, s=spectators)

    async def _hear_change(self, id: str, room: Room | None) -> None:
        self.lobby.stir()
        if room is not None:
            row = await self.store.tables.get(id)
            if row is not None:
                await self.know([row])
                await self._renew(row)

    async def catch_up(self) -> None:
        """News may have been missed: look at every table anew."""
        for room in list(self.rooms.values()):
            async with self._alone(room):
                await room.catch_up()
                room.driver.go_on()

    @asynccontextmanager
    async def _alone(self, room: Room) -> AsyncIterator[None]:
        """What goes wrong with one table stays with it; without a database nothing can be done for any."""
        try:
            yield
        except Refused:
            return
        except Exception as error:
            if not ours(error):
                raise
            self.aside.put(room.row.id, error)

    # -- the heart ---------------------------------------------------------------------------------

    async def _beat(self) -> None:
        """A sign of life every two seconds, and the chores that go with it."""
        beats = 0
        while True:
            await asyncio.sleep(self.config.beat)
            beats += 1
            chores = [self.store.leases.beat, self._adopt, self._mind, self._forget, self._note_due]
            if beats % 300 == 0:
                chores += [self.store.leases.bury, self.store.people.forget_old_sessions]
            done = [await self._do(chore) for chore in chores]
            self.missed = done.count(False)

    async def _do(self, chore: Callable[[], Awaitable[None]]) -> bool:
        """One chore; what fails is tried again with another beat, and the others are done all the same."""
        try:
            await chore()
            return True
        except Exception:
            self.metrics.failures.inc()
            log.exception("the heart missed a beat", extra={"chore": chore.__name__})
            return False

    async def _note_due(self) -> None:
        """Each table's turn comes by itself, counted from its opening: all at once would hold up answers."""
        late = time.monotonic() - NOTE
        await self._note([room for room in self.rooms.values() if room.noted < late])

    async def _note(self, rooms: Iterable[Room]) -> None:
        """Write down what lists of games show; while a room is in memory the room itself is asked."""
        news = []
        for room in rooms:
            room.noted = time.monotonic()
            async with self._alone(room):
                if room.dirty and room.play is not None:
                    room.dirty = False
                    news.append(room.note())
        for start in range(0, len(news), 50):
            # a few at a time: answers need not wait for all of them
            await self.store.tables.note(news[start : start + 50])

    async def _stand(self, rooms: Iterable[Room]) -> None:
        """Write down where games stand that are let go: the rules may have changed when they are opened again."""
        found: list[Stand] = []
        for room in rooms:
            async with self._alone(room):
                if (stand := room.stand()) is not None:
                    found.append(stand)
        for start in range(0, len(found), 50):
            await self.store.stands.keep(found[start : start + 50])

    async def _adopt(self) -> None:
        """Take the tables of workers that died, and those whose clock ran out with nobody there."""
        leases = self.store.leases
        mine = await leases.mine()
        for id, room in self.rooms.items():
            # this worker may have slept so long that another took over
            if room.owned and id not in mine:
                room.owned, room.row.worker = False, None
        await self._release_strays(mine)
        waiting = [id for id, room in self.rooms.items() if not room.owned and room.row.state == "playing"]
        taken = mine.intersection(waiting)
        # taken, but something failed before it could be attended to
        for id in {*await leases.orphans(self.now()), *await leases.unattended(waiting), *taken}:
            if id not in self.aside:
                await self._take(id)
        alive = await leases.alive()
        for id, others in self.elsewhere.items():
            dead = others.keys() - alive
            for worker in dead:
                del others[worker]
            if dead and id in self.rooms:
                self.rooms[id].tell_table()

    async def _release_strays(self, mine: set[str]) -> None:
        """Tables that are ours and not here, at two beats: letting one go failed half-way, and its clock waits."""
        strays = mine - self.rooms.keys() - self._leaving.keys() - self._loading.keys()
        for id in strays & self._strays:
            await self.store.leases.release(id)
        self._strays = strays

    async def _take(self, id: str) -> None:
        """Attend to a table, if it can be opened."""
        try:
            await (await self.room(id)).claim()
        except Refused:
            return
        except Exception as error:
            if not ours(error):
                raise
            self.aside.put(id, error)

    async def _mind(self) -> None:
        """Absences, and rooms that nobody needs any more."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            async with self._alone(room):
                if room.closed and id not in self.aside:
                    await room.reopen()
                if room.unfinished:
                    await room.finish()
                    room.tell_table()
                await room.driver.mind_absences(self.present(id)[0], self.config.grace)
            if not room.needed and now - room.idle_since > self.config.keep:
                await self._let_go(id, room)
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.sockets.set(sum(len(room.clients) for room in self.rooms.values()))
        self.metrics.owned.set(sum(room.owned for room in self.rooms.values()))

    async def _forget(self) -> None:
        """Names of people whom nobody here sees any more, and what was let go."""
        if self.names.many:
            seated = {seat.person for room in self.rooms.values() for seat in room.row.seats if seat.person}
            self.names.forget(seated | self.lobby.known)
        self.sweeper.sweep(len(self.rooms))

    async def _let_go(self, id: str, room: Room) -> None:
        """Forget a room. Who comes meanwhile waits until it is gone and opens it anew."""
        gone = self._leaving[id] = asyncio.Event()
        del self.rooms[id]
        self.elsewhere.pop(id, None)
        owned = room.owned
        try:
            await self._note([room])
            await self._stand([room])
            await room.close()
            if owned:
                await self.store.leases.release(id)
        finally:
            self.sweeper.drop()
            del self._leaving[id]
            gone.set()


class Lobby:
    """Who watches the list of open tables; it is read once for all of them, a few times a second."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.rows: list[TableRow] | None = None
        self.at = 0.0
        self.known: set[str] = set()
        self.worded: dict[str, str] = {}
        self.reading = asyncio.Lock()

    def stale(self) -> bool:
        """Whether the list must be read again: who is present changes without a word."""
        return self.rows is None or time.monotonic() - self.at > FRESH

    def stir(self) -> None:
        self.rows = None
        for watcher in self.watchers:
            watcher.news.set()


class Watcher:
    """Somebody's open socket at the lobby."""

    def __init__(self, person: str | None, session: str | None) -> None:
        self.person = person
        self.session = session
        self.news = asyncio.Event()
        self.news.set()
        self.gone = False

    def end(self) -> None:
        self.gone = True
        self.news.set()
