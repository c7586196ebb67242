"""Words of cards that come back from the discard pile by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import TurnBegan, TurnEnding
from tapete.games.keyforge.rules.pile_constants import ComesBack, ReplacesDraw
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.table import Entry, Table
from tapete.games.keyforge.verbs.base import Steps, run
from tapete.games.keyforge.verbs.choices import May
from tapete.games.keyforge.verbs.constants import Constant
from tapete.games.keyforge.verbs.piles import Return
from tapete.games.keyforge.verbs.pointers import this
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class MayReturn(Constant, ComesBack):
    """You may return this card from your discard pile to your hand, whenever you like in your turn: in step 3, and when
    it begins or ends.
    """

    works_in = "discard"
    label = "when"
    personal_word = True

    @property
    def keys(self) -> tuple[type, ...]:
        return (ComesBack, TurnBegan, TurnEnding)

    def offers(self, t: Table, me: Source) -> bool:
        return me.seat == t.active and self.live(t, me)

    def hears(self, t: Table, entry: Entry[Ability], event: Any) -> bool:
        me = speaker(t, entry, event)
        return bool(event.seat == me.seat) and self.live(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        back = Return(this)
        return back.resolve(t, me) if me.event is None else May((back,)).resolve(t, me)


@dataclass(frozen=True)
class InsteadOfDrawing(Constant, ReplacesDraw):
    """While this card lies in your discard pile, you may do this instead of drawing a card in your turn."""

    steps: Steps
    works_in = "discard"
    personal_word = True

    def replaces(self, t: Table, me: Source, seat: int) -> bool:
        return seat == me.seat == t.active and self.live(t, me)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)
