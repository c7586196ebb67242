"""Words about the tide: raising it, what follows, and what keeps it down (v17.2 «Marea»)."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.rules import keys as keyrules
from tapete.games.keyforge.rules.constants import HoldsTide
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Verb, Who, each_player, you
from tapete.games.keyforge.verbs.constants import Constant
from tapete.games.keyforge.verbs.moments import Moment
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class RaiseTide(Verb):
    """The tide becomes high for a player; where it is so already nothing is raised. With `who=None` it is reset: neither
    high nor low, as at the beginning of the game.
    """

    _: KW_ONLY
    who: Who | None = you

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.who is None:
            turned = t.tide >= 0
            if turned:
                yield from happen(t, [happened.TideReset()])
            me.did(int(turned), [], turned)
            return
        me.did(1, [], (yield from keyrules.raise_tide(t, self.who.seats(t, me)[0])))


@dataclass(frozen=True)
class RaisesTide(Moment[happened.TideRaised]):
    """A player raised the tide."""

    who: Who
    _: KW_ONLY
    on_own_turn: bool = False
    """Only during the turn of that player."""
    events = (happened.TideRaised,)

    def matches(self, t: Table, me: Source, event: happened.TideRaised) -> bool:
        if self.on_own_turn and event.seat != t.active:
            return False
        return event.seat in self.who.seats(t, me)


@dataclass(frozen=True)
class CannotRaiseTide(Constant, HoldsTide):
    """Players cannot raise the tide."""

    _: KW_ONLY
    who: Who = each_player

    def holds_tide(self, t: Table, me: Source, seat: int) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)
