"""Words about the turn itself: what is played resolves again, steps are skipped, the active house changes."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.events import HouseBecame, OmegaPlayed
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import RepeatsPlay, ReplacesPlay, SkipsTurnStep
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.pile_constants import TakesTurn
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Steps, Verb, Who, opponent, run, you
from tapete.games.keyforge.verbs.constants import Constant
from tapete.games.keyforge.verbs.lasting import Last
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class PlayedTwice(Constant, RepeatsPlay):
    """Each «Jugar:» ability of such a card that you play resolves once more."""

    what: Things

    def again(self, t: Table, me: Source, seat: int, b: Body) -> bool:
        return seat == me.seat and b is not me.body and self.what.matches(t, me, b) and self.live(t, me)


@dataclass(frozen=True)
class InsteadOfPlay(Constant, ReplacesPlay):
    """When a player plays an action card, this happens instead of its «Jugar:» effect."""

    steps: Steps
    _: KW_ONLY
    who: Who = opponent
    personal_word = True

    def replaces(self, t: Table, me: Source, seat: int, copy: Copy) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)


@dataclass(frozen=True)
class SkipsSteps(Constant, SkipsTurnStep):
    """A player skips steps of its turn: `ready`, `draw`."""

    steps_of_turn: tuple[str, ...]
    _: KW_ONLY
    who: Who = you

    def skips(self, t: Table, me: Source, seat: int, step: str) -> bool:
        return step in self.steps_of_turn and seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class ExtraTurn(Constant, TakesTurn):
    """You take another turn after this one."""


def AnotherTurn() -> Last:
    """Take another turn after this one."""
    return Last(ExtraTurn(), "after")


@dataclass(frozen=True)
class Stop(Verb):
    """What goes on ends: the `step`, as soon as all this has resolved; the `fight`, before a blow: the creature about
    to fight is exhausted with no effect.
    """

    what: Literal["step", "fight"]

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        if self.what == "step":
            yield from happen(t, [OmegaPlayed(me.card)])
            me.did(1, [], True)
        elif t.fight is not None:
            t.fight.stopped = True


@dataclass(frozen=True)
class ActiveHouseBecomes(Verb):
    """The house spoken of becomes the active one; nobody has chosen it."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        done = bool(me.house) and me.house != t.house
        if done:
            yield from happen(t, [HouseBecame(t.active, me.house)])
        me.did(int(done), [], done)
