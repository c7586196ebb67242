"""Verbs about keys and chains."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.rules import keys as keyrules
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import key_cost
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class Forge(Verb):
    """Forge a key at current cost plus something, or at no cost."""

    _: KW_ONLY
    extra: Number = 0
    less: Number = 0
    free: bool = False
    who: Who = you
    least: int = 0
    """What it costs at least, however much less it should."""

    def vain(self, t: Table, me: Source) -> bool:
        if self.free:
            return not keyrules.free_to_forge(t, self.who.seat(me))
        return not keyrules.can_forge(t, self.who.seat(me), self._more(t, me))

    def _more(self, t: Table, me: Source) -> int:
        """How much more than its current cost a key costs so."""
        more = value(self.extra, t, me) - value(self.less, t, me)
        return max(more, self.least - key_cost(t, self.who.seat(me))) if self.least else more

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        extra = self._more(t, me)
        forged = yield from keyrules.forge(t, self.who.seat(me), extra, free=self.free)
        me.did(int(forged), [], forged)


@dataclass(frozen=True)
class Unforge(Verb):
    """Turn back a key a player forged in its previous turn, or any of its keys."""

    who: Who
    _: KW_ONLY
    any: bool = False

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        seat = self.who.seat(me)
        done = yield from keyrules.unforge(t, seat, t.keys[seat] if self.any else t.forged[seat])
        me.did(int(done), [], done)


@dataclass(frozen=True)
class GainChains(Verb):
    """A player gains chains."""

    amount: Number
    _: KW_ONLY
    who: Who = you

    @property
    def simple(self) -> bool:
        return isinstance(self.amount, int)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        amount = value(self.amount, t, me)
        if amount:
            yield from keyrules.chain(t, self.who.seat(me), amount)
