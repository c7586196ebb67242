"""Verbs that move cards between zones: return, purge, archive, discard, draw, reveal, search, play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.abilities import Reach
from tapete.games.keyforge.events import Drawn, ShelvedFaceUp
from tapete.games.keyforge.movement import HIDDEN
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import leave
from tapete.games.keyforge.rules.legal import bar_play_by_effect, hosts
from tapete.games.keyforge.rules.order import copies, next_of
from tapete.games.keyforge.rules.pile_constants import ReplacesDraw
from tapete.games.keyforge.rules.play import can_be_put_into_play, play_by_effect, put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.turn import refill
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import Verb, Who, reaching, you
from tapete.games.keyforge.verbs.lasting import Last, begin
from tapete.games.keyforge.verbs.limits import Arrives
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.pointers import Foe, It
from tapete.games.keyforge.verbs.targets import Random, Some, Target, bodies_of, out_of_play
from tapete.games.keyforge.verbs.things import Things, creature
from tapete.kernel.flow import Flow


def carry(
    t: Table,
    me: Source,
    things: Sequence[Pick],
    to: str,
    to_seat: int | None = None,
    *,
    open: bool = False,
    top: bool = True,
) -> Flow[list[Pick]]:
    """Bring cards, in play or not, to a zone of their owners (or of `to_seat`). Returns those that went.

    A body that has left play is looked for in the discard pile only: hidden zones are out of reach
    (v17.2 «Abandona el juego»).
    """
    in_play = bodies_of(t, things)
    went: list[Pick] = list((yield from leave(t, in_play, to, to_seat, top=top)))
    for thing in things:
        if thing in in_play:
            continue
        where = ""
        for n in numbers_of(thing):
            place, seat = piles.where(t, n)
            if isinstance(thing, Body) and place != "discard":
                continue
            if not place:
                place, seat = "limbo", t.cast[n].owner
                if n not in t.limbo[seat]:
                    continue
            where = yield from piles.move(
                t, n, seat, place, to, to_seat, open=open or place in ("discard", "purged"), top=top
            )
        if where == to:
            went.append(thing)
    return went


def numbers_of(thing: int | Body) -> tuple[int, ...]:
    """The cards out of play that a thing is or was: of a gigantic creature both halves (v17.2 «Gigantesca»)."""
    if isinstance(thing, int):
        return (thing,)
    return (thing.card,) if thing.part < 0 else (thing.card, thing.part)


def _there(t: Table, what: Target, things: Sequence[Pick]) -> Sequence[Pick]:
    """Those within reach: the creature fought is none any more in a discard pile (v17.2 FAQ «Gusano Coleccionista»), and
    a card that came to a pile is meant there only (v17.2 errata «Mercado Arrinconado»).
    """
    if isinstance(what, Foe):
        return bodies_of(t, things)
    if isinstance(what, It):
        return [x for x in things if isinstance(x, Body) or piles.where(t, x)[0] == "discard"]
    return things


class Mover(Verb):
    """Brings what it chooses to a zone."""

    what: Target
    to = "hand"
    purpose = "return"

    def vain(self, t: Table, me: Source) -> bool:
        return isinstance(self.what, It) and not _there(t, self.what, self.what.spoken_of(me))

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        things = _there(t, self.what, (yield from self.what.pick(t, me, self.purpose)))
        went = yield from carry(t, me, things, self.to)
        me.did(len(went), went, bool(things) and len(went) == len(things))


@dataclass(frozen=True)
class Return(Mover):
    """Return cards to their owners' hands, from play or from a zone."""

    what: Target


@dataclass(frozen=True)
class PutOnDeck(Mover):
    """Put cards on top of their owners' decks or beneath them, several in the order the active player chooses."""

    what: Target
    _: KW_ONLY
    bottom: bool = False
    shuffled: bool = False
    """In a random order instead."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        things = _there(t, self.what, (yield from self.what.pick(t, me, "on-deck")))
        stacked: list[Pick] = []
        for seat in (t.active, 1 - t.active):
            theirs = [x for x in things if owner_seat(t, x) == seat]
            order = _by_chance(t, theirs) if self.shuffled else in_stack_order(t, me, theirs, self.bottom)
            stacked += yield from order
        went = yield from carry(t, me, stacked, "deck", top=not self.bottom)
        me.did(len(went), went, bool(things) and len(went) == len(things))


def _by_chance(t: Table, things: list[Pick]) -> Flow[list[Pick]]:
    """The cards in a random order."""
    ordered: list[Pick] = []
    while things:
        ordered.append((yield from piles.at_random(t, things)))
        things = [x for x in things if x is not ordered[-1]]
    return ordered


def owner_seat(t: Table, thing: Pick) -> int:
    """Whose card it is, in play or not."""
    return t.cast[thing].owner if isinstance(thing, int) else thing.owner


def _told_by(t: Table, thing: Pick) -> tuple[object, ...]:
    """By what a card is told from others: those with other bonus icons are no copies, nor are token creatures of others."""
    if isinstance(thing, int):
        return copies(t, thing)
    return copies(t, thing.n if t.bodies.get(thing.n) is thing else thing.card)


def in_stack_order(t: Table, me: Source, things: Sequence[Pick], beneath: bool = False) -> Flow[list[Pick]]:
    """The cards in the order they go onto one deck, the last on top, or beneath it, the last at the bottom; copies of a
    card are one choice.
    """
    where = ("beneath",) if beneath else ()
    ordered: list[Pick] = []
    while things:
        first = {_told_by(t, x): x for x in reversed(things)}
        if len(first) == 1:
            return [*ordered, *things]
        numbers = {x if isinstance(x, int) else x.n: x for x in first.values()}
        chosen = numbers[(yield from ask(t.active, "stack", list(numbers), source=me.card, about=where))]
        ordered.append(chosen)
        things = [x for x in things if x is not chosen]
    return ordered


@dataclass(frozen=True)
class Purge(Mover):
    """Remove cards from the game."""

    what: Target
    to = "purged"
    purpose = "purge"


@dataclass(frozen=True)
class Archive(Mover):
    """Put cards facedown into their owners' archives."""

    what: Target
    to = "archives"
    purpose = "archive"

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from super().resolve(t, me)
        for n in (n for thing in me.those for n in numbers_of(thing)):
            if t.cast[n].card.curates and t.cast[n].owner == me.seat and n in t.archives[me.seat]:
                yield from happen(t, [ShelvedFaceUp(n)])


@dataclass(frozen=True)
class PutInOwnersArchives(Mover):
    """Put cards facedown into their owners' archives: that is no archiving (v17.2 «Poner cartas en una zona»)."""

    what: Target
    to = "archives"
    purpose = "archive"


@dataclass(frozen=True)
class PutInArchives(Verb):
    """Put cards into a player's archives, whosever they are; from those of another they return to their owners' hands."""

    what: Target
    _: KW_ONLY
    who: Who = you

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        purpose = "abduct" if self.who.word == "you" else "archive"
        found = yield from self.what.pick(t, me, purpose)
        # What has left play meanwhile is out of reach (v17.2 FAQ «Gusano Coleccionista»).
        things = [x for x in found if not isinstance(x, Body) or t.bodies.get(x.n) is x]
        went = yield from carry(t, me, things, "archives", self.who.seat(me))
        me.did(len(went), went, bool(things) and len(went) == len(things))


@dataclass(frozen=True)
class Draw(Verb):
    """Draw cards."""

    amount: Number
    _: KW_ONLY
    who: Who = you
    emits = (Drawn,)

    def vain(self, t: Table, me: Source) -> bool:
        seats = self.who.seats(t, me)
        return ReplacesDraw not in t.index and not any(t.deck[x] or t.discard[x] for x in seats)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        drawn = 0
        for seat in self.who.seats(t, me):
            me.player = seat
            drawn += yield from piles.draw(t, seat, value(self.amount, t, me))
        me.did(drawn, [], drawn > 0)

    def reach(self, t: Table, me: Source) -> Reach | None:
        if not isinstance(self.amount, int) or self.who.event_word:
            return None
        seats = self.who.seats(t, me)
        return reaching([f"deck {seat}" for seat in seats], [f"hand {seat}" for seat in seats])


@dataclass(frozen=True)
class Discard(Verb):
    """Discard cards from a hand, archives or the top of a deck, one by one."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = yield from self.what.pick(t, me, "discard")
        done: list[Pick] = []
        groups = yield from _by_place(t, me, out_of_play(cards))
        both = len({seat for _, seat, _ in groups}) > 1
        for place, seat, some in groups:
            ordered = yield from piles.one_by_one(t, some, seat, place, me.card, both=both)
            done += yield from piles.discard(t, seat, ordered, place)
        me.that = list(cards)
        me.did(len(done), done, bool(cards) and len(done) == len(cards))


def _by_place(t: Table, me: Source, cards: list[int]) -> Flow[list[tuple[str, int, list[int]]]]:
    """The cards to discard, by the place they come from. Where both players discard, the active player says who
    does so first (v17.2 «Descartar cartas»), if that can matter.
    """
    found: dict[tuple[str, int], list[int]] = {}
    for n in cards:
        place, seat = piles.where(t, n)
        if place:
            found.setdefault((place, seat), []).append(n)
    seats = {seat for _, seat in found}
    first = t.active
    if len(seats) == 2 and any(piles.heeded(t, some, seat, place) for (place, seat), some in found.items()):
        first = yield from ask(t.active, "first", (t.active, 1 - t.active), source=me.card)
    return [(place, seat, some) for (place, seat), some in sorted(found.items(), key=_whose(first))]


def _whose(first: int) -> Callable[[tuple[tuple[str, int], list[int]]], bool]:
    def later(item: tuple[tuple[str, int], list[int]]) -> bool:
        return item[0][1] != first

    return later


def DiscardRandom(who: Who, *, keep: int = -1) -> Discard:
    """A player discards a random card from its hand, or so many that no more than some are left."""
    return Discard(Random(Zone("hand", who), keep=keep))


@dataclass(frozen=True)
class DiscardUntil(Verb):
    """Discard from the top of a deck until such a card is discarded or the deck runs out; `those` is
    that card.
    """

    what: Things
    _: KW_ONLY
    who: Who = you

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = self.who.seat(me)
        top = yield from piles.top(t, seat)
        # The deck that lies there: under v1.1 it is rebuilt as soon as it is empty, and would never run out.
        for _ in range(len(t.deck[seat])):
            if not top:
                # What followed a discard has taken the rest.
                break
            yield from piles.discard(t, seat, top, "deck")
            if self.what.fits(t, me, top[0]):
                me.that = list(top)
                me.did(1, list(top), True)
                return
            top = yield from piles.top(t, seat)
        me.that = []
        me.did(0, [], False)


def _within_reach(t: Table, things: Sequence[Pick]) -> list[int]:
    """The cards out of play; one that has just left play is looked for in the discard pile and nowhere else (v17.2
    «Abandona el juego»).
    """
    found = [(x, n) for x in things for n in numbers_of(x) if n not in t.bodies]
    return [n for x, n in found if isinstance(x, int) or n in t.discard[t.cast[n].owner]]


@dataclass(frozen=True)
class PlayCard(Verb):
    """Play a card from wherever it is; one that may not be played stays there."""

    what: Target
    _: KW_ONLY
    entering: str = ""
    """How the creature enters play by it: `stunned`."""
    anywhere: bool = False
    """Anywhere in the battleline."""
    on: Target | None = None
    """The creature that an upgrade is played on."""
    as_active: bool = False
    """*As if it belonged to the active house and was in your hand.*"""

    def vain(self, t: Table, me: Source) -> bool:
        found = self.what.candidates(t, me) if isinstance(self.what, Some) else self.what.means(t, me)
        cards = out_of_play(found)
        uppers = uppers_of(t, cards)
        worn = None if self.on is None else self.on.plain(t, me)
        return bool(cards) and all(self._shut_out(t, n, uppers.get(n, -1), worn) for n in cards)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        cards = _within_reach(t, (yield from self.what.pick(t, me, "play")))
        wearer = -1
        if self.on is not None:
            worn = bodies_of(t, (yield from self.on.pick(t, me, "attach-to")))
            cards, wearer = (cards, worn[0].n) if worn else ([], -1)
        gone: list[int] = []
        uppers = uppers_of(t, cards)
        left = [n for n in cards if n not in uppers.values()]
        whole = len(left)
        while left:
            # One by one, in the order the active player chooses (v17.2 «Habilidades Jugar»).
            n = yield from next_of(t, left, me.card)
            left.remove(n)
            if (yield from self._played(t, me, n, uppers[n], wearer)):
                gone.append(n)
        # What it played and lies in play now is spoken of as it lies there: *and ready it*.
        me.that = [t.bodies.get(n, n) for n in cards if n not in gone or not _out_of_sight(t, n)]
        me.did(len(gone), list(me.that), bool(cards) and len(gone) == whole)

    def _played(self, t: Table, me: Source, n: int, upper: int, on: int) -> Flow[bool]:
        """Play one of them, if it is still there and may be played."""
        place, seat = piles.where(t, n)
        if not place:
            return False
        upper = still_beside(t, n, upper)
        if self.entering and bar_play_by_effect(t, n, place, upper, as_active=self.as_active) is None:
            manner = Last(Arrives(self.entering, what=creature, played=True), "turn", uses=1)
            yield from begin(t, me, manner, None, None)
        return (
            yield from play_by_effect(
                t, n, place, seat, upper, anywhere=self.anywhere, on=on, as_active=self.as_active
            )
        )

    def _shut_out(self, t: Table, n: int, upper: int, worn: Sequence[Pick] | None) -> bool:
        """Whether everybody sees that a card lies where it is and may not be played, or not on those cards."""
        place, _ = piles.where(t, n)
        if place not in ("discard", "purged"):
            return False
        fits = worn is None or any(b.n in hosts(t, n, t.active) for b in bodies_of(t, worn))
        return not fits or bar_play_by_effect(t, n, place, upper, as_active=self.as_active) is not None


def _out_of_sight(t: Table, n: int) -> bool:
    """Whether a card that was played has hidden itself since, in a hand, a deck or archives: what would still befall it
    finds it no more (v17.2 «Abandona el juego», «Habilidad»).
    """
    return piles.where(t, n)[0] in HIDDEN


@dataclass(frozen=True)
class PutIntoPlay(Verb):
    """Put cards into play under your control (or their owners') without playing them."""

    what: Target
    _: KW_ONLY
    mine: bool = True
    ready: bool = False

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        entered: list[Pick] = []
        things = yield from self.what.pick(t, me, "put-into-play")
        of = {m: thing for thing in things for m in numbers_of(thing)}
        uppers = uppers_of(t, list(of))
        waiting = _ready_to_enter(t, uppers)
        while waiting:
            # Each takes a flank in its turn: the active player says in which order (v17.2 FAQ «Æmberlución»).
            n = yield from next_of(t, waiting, me.card)
            waiting.remove(n)
            place, seat = piles.where(t, n)
            if not place or _beyond(t, n, of[n], place):
                continue
            controller = me.seat if self.mine else t.cast[n].owner
            marks = ("ready",) if self.ready else ()
            upper = still_beside(t, n, uppers[n])
            body = yield from put_into_play(t, n, place, seat, controller, upper, marks)
            if body is not None:
                entered.append(body)
        me.that = list(entered)
        me.did(len(entered), entered, bool(entered))


def _beyond(t: Table, n: int, thing: Pick, place: str) -> bool:
    """Whether a creature that has been destroyed can be put into play no more: it is looked for in the discard pile and
    nowhere else (v17.2 FAQ «Alborada Supremo»), and is the card that is printed there (FAQ «General Sherman»).
    """
    return isinstance(thing, Body) and (place != "discard" or t.cast[n].card.type != thing.kind)


def _ready_to_enter(t: Table, uppers: dict[int, int]) -> list[int]:
    """Those of some cards that can be put into play, each upper half with its lower one."""
    joined = set(uppers.values())
    return [
        n for n, upper in uppers.items() if n not in joined and can_be_put_into_play(t.cast[n].card, upper)
    ]


def uppers_of(t: Table, numbers: list[int]) -> dict[int, int]:
    """The upper half that each of some cards would enter play with, each of them once; -1 for all that have none."""
    free, found = list(numbers), {}
    for n in numbers:
        found[n] = _upper_half(t, n, free)
        free = [m for m in free if m != found[n]]
    return found


def still_beside(t: Table, n: int, upper: int) -> int:
    """That upper half, unless it has gone elsewhere since; then -1."""
    return upper if upper >= 0 and piles.where(t, upper) == piles.where(t, n) else -1


def _upper_half(t: Table, n: int, numbers: list[int]) -> int:
    """Of the lower half of a gigantic creature, the upper one among some cards of the same place, or -1."""
    card = t.cast[n].card
    if card.halves != "bottom":
        return -1
    for m in numbers:
        other = t.cast[m].card
        same_place = piles.where(t, m) == piles.where(t, n)
        if other.halves == "top" and other.names["en"] == card.names["en"] and same_place:
            return m
    return -1


@dataclass(frozen=True)
class Refill(Verb):
    """Players refill their hands as in the "draw cards" step, chains and all."""

    who: Who

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        for seat in self.who.seats(t, me):
            yield from refill(t, seat)
        me.did(1, [], True)
