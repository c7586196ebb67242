"""*Repeat this effect.*"""

from __future__ import annotations

from copy import copy
from dataclasses import KW_ONLY, dataclass
from operator import ge
from typing import Final

from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.order import marks
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.triggers import LOOP
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Steps, Verb, run
from tapete.games.keyforge.verbs.choices import May
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.kernel.flow import Flow

#: how often what is repeated may come to a table with piles as high as before: more often than a deck has cards
ROUND: Final = 40


@dataclass(frozen=True)
class Repeat(Verb):
    """Do this; again while the condition holds (and the card, if it must, is in play) — or only once
    again.
    """

    steps: Steps
    again: Condition
    _: KW_ONLY
    once: bool = False
    asked: bool = False
    """*You may repeat this effect.*"""
    price: Steps = ()
    """*You may … to repeat this effect*; the condition is asked when that was done."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from run(t, me, self.steps, then=self.steps)
        if self.price:
            yield from self._paid(t, me)
            return
        met: list[Round] = []
        idle = circling = 0
        # It goes on whether or not something changed (v17.2 «Repetir»); only what has left the table as it was so often,
        # or has gone round through decks and piles, would do so for ever, whatever number is named (v17.2 «Bucles
        # infinitos»).
        while idle < LOOP and circling < ROUND and self._goes_on(t, me):
            if self.asked and (yield from ask(t.active, "again", ("yes", "no"), source=me.card)) == "no":
                return
            before = _as_it_is(t)
            yield from run(t, me, self.steps, then=self.steps)
            if self.once:
                return
            now = _as_it_is(t)
            idle = idle + 1 if now == before else 0
            here = _counted(now)
            circling += any(_comes_round(here, there) for there in met)
            met.append(here)

    def _goes_on(self, t: Table, me: Source) -> bool:
        return not t.over and self.again.holds(t, me) and self._still(t, me)

    def _paid(self, t: Table, me: Source) -> Flow[None]:
        """Again for its price, if the active player likes."""
        while not t.over and self._still(t, me):
            yield from May(self.price).resolve(t, me)
            if not self.again.holds(t, me):
                return
            yield from run(t, me, self.steps, then=self.steps)
            if self.once:
                return

    def _still(self, t: Table, me: Source) -> bool:
        """A card that left play repeats nothing (v17.2 «Repetir»)."""
        return me.body is None or t.bodies.get(me.body.n) is me.body


Still = tuple[list[list[int]], list[Body], list[int], tuple[object, ...]]
"""Piles, cards in play, pools, and the rest."""


def _as_it_is(t: Table) -> Still:
    """All that repeating could change, to be compared with itself a while later."""
    piles = [zone[:] for zones in (t.hand, t.deck, t.discard, t.archives, t.purged, t.line) for zone in zones]
    bodies = [copy(b) for b in t.bodies.values()]
    return piles, bodies, t.amber[:], (t.chains[:], t.keys[:], t.lasting, t.tide)


Round = tuple[object, list[int]]
"""A table as far as it can come round, and the pools of that time."""


def _counted(still: Still) -> Round:
    """The same, but for which cards lie in a pile: shuffled anew they are others each time round, and so are the token
    creatures made of them.
    """
    piles, bodies, pools, rest = still
    return ([len(pile) for pile in piles], [(b.controller, marks(b)) for b in bodies], rest), pools


def _comes_round(now: Round, then: Round) -> bool:
    """Whether it has come round: no pool has less, so what a pool gains each time does not end it either."""
    return now[0] == then[0] and all(map(ge, now[1], then[1]))
