"""Numbers of what happened this turn, or in the turn before."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.events import Reaped
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import counted
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.amounts import Tally
from tapete.games.keyforge.verbs.base import Who
from tapete.games.keyforge.verbs.things import Things, any_card


@dataclass(frozen=True)
class PlayedThisTurn(Tally):
    """Cards the active player has played this turn."""

    what: Things
    looks_at = ("played",)

    def value(self, t: Table, me: Source) -> int:
        return sum(1 for copy in counted(t, t.played, t.played_as) if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class PlayedLastTurn(Tally):
    """Cards a player played in its previous turn."""

    who: Who
    _: KW_ONLY
    what: Things = any_card
    looks_at = ("played",)

    def value(self, t: Table, me: Source) -> int:
        seat = self.who.seat(me)
        played = counted(t, t.played_before[seat], t.played_before_as[seat])
        return sum(1 for copy in played if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class UsedThisTurn(Tally):
    """Cards the active player has used this turn, each counted once."""

    what: Things
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        used = dict(zip(t.used, counted(t, t.used, t.used_as), strict=True))
        return sum(1 for copy in used.values() if self.what.suits(t, me, copy))


@dataclass(frozen=True)
class DiscardedThisTurn(Tally):
    """Cards the active player has discarded from its hand this turn, or that player if it is active."""

    what: Things
    _: KW_ONLY
    who: Who | None = None
    looks_at = ("discarded",)

    def value(self, t: Table, me: Source) -> int:
        if self.who is not None and t.active not in self.who.seats(t, me):
            return 0
        return sum(1 for n in t.discarded if self.what.fits(t, me, n))


def CardsPlayed(what: Things, *, before: Who | None = None) -> Tally:
    """Cards the active player has played this turn, or a player in its turn before."""
    return PlayedThisTurn(what) if before is None else PlayedLastTurn(before, what=what)


@dataclass(frozen=True)
class DestroyedThisTurn(Tally):
    """Such cards destroyed this turn, in whatever way or in fights; of what is printed on them and whose they were."""

    what: Things
    _: KW_ONLY
    in_fight: bool = False
    looks_at = ("slain", "destroyed")

    def value(self, t: Table, me: Source) -> int:
        if self.in_fight:
            return sum(1 for n, seat in t.slain if self._is(t, me, n, seat, "creature"))
        return len(self.numbers(t, me))

    def numbers(self, t: Table, me: Source) -> list[int]:
        """Which they are, in the order they were destroyed."""
        return [n for n, seat, kind in t.destroyed if self._is(t, me, n, seat, kind)]

    def _is(self, t: Table, me: Source, n: int, seat: int, kind: str) -> bool:
        what = self.what
        if what.side and (seat == me.seat) is (what.side == "enemy"):
            return False
        if what.kind != "card" and kind not in what.kind.split("-or-"):
            return False
        return all(test.fits(t, me, t.cast[n]) for test in what.tests)


@dataclass(frozen=True)
class UsesThisTurn(Tally):
    """How often such cards were used in one way this turn, by anybody: to reap, to fight. After a reap those count that
    there were by then: whichever follow it, it was the first or it was not.
    """

    how: Literal["reap", "fight", "exalt"]
    what: Things
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        deeds = t.deeds
        if isinstance(me.event, Reaped) and me.event.deeds >= 0:
            deeds = deeds[: me.event.deeds]
        return sum(1 for how, n, seat in deeds if how == self.how and self._is(t, me, n, seat))

    def _is(self, t: Table, me: Source, n: int, seat: int) -> bool:
        side = self.what.side
        return (not side or (seat == me.seat) is (side == "friendly")) and all(
            test.fits(t, me, t.cast[n]) for test in self.what.tests
        )


@dataclass(frozen=True)
class Stolen(Tally):
    """Æmber a player has stolen this turn, or stole in its previous one when it is the other's turn."""

    who: Who
    looks_at = ("stolen",)

    def value(self, t: Table, me: Source) -> int:
        return t.stolen[self.who.seat(me)]


@dataclass(frozen=True)
class UsesOfThis(Tally):
    """How often this card has been used this turn."""

    personal_word = True
    looks_at = ("used",)

    def value(self, t: Table, me: Source) -> int:
        return 0 if me.body is None else me.body.uses
