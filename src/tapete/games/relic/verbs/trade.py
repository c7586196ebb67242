"""Buying from other players."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel import Flow
from ..components import Card
from ..events import AssetPassed, InfluenceChanged
from ..questions import ask
from ..rules.corruption import check_threshold
from ..rules.gate import happen
from ..rules.missions import richer
from ..rules.places import others
from ..table import Table
from .base import Verb

FOUND = 4
#: price of an asset that is not wargear


def price_asked(thing: Card) -> int:
    """What an asset costs to buy from its owner."""
    return thing.cost + 1 if thing.cost else FOUND


@dataclass(frozen=True)
class Barter(Verb):
    """Buy an asset, no relic, of another player in your region: its cost and 1 more, or 4."""

    def resolve(self, t: Table, seat: int, source: int) -> Flow[None]:
        wares = self._wares(t, seat)
        if not wares:
            return
        card = yield from ask(seat, "barter", list(wares))
        owner, due = wares[card]
        bill = [InfluenceChanged(seat, -due), InfluenceChanged(owner, due)]
        yield from happen(t, [*bill, AssetPassed(owner, seat, card)])
        yield from richer(t, seat)
        yield from richer(t, owner)
        yield from check_threshold(t, owner)

    def able(self, t: Table, seat: int, source: int) -> bool:
        return t.players[seat].influence > 1 and bool(self._wares(t, seat))

    def _wares(self, t: Table, seat: int) -> dict[int, tuple[int, int]]:
        p, things, spaces = t.players[seat], t.box.things, t.box.spaces
        here = spaces[p.space].region
        found = {}
        for owner in others(t, seat):
            q = t.players[owner]
            for c in q.assets if spaces[q.space].region == here else ():
                if things[c].kind != "relic" and price_asked(things[c]) <= p.influence:
                    found[c] = (owner, price_asked(things[c]))
        return found
