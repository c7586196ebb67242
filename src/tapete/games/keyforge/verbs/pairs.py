"""Cards chosen one for each of others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.targets import Target, choose
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class OneForEach(Target):
    """For each of some cards in play, `that`, a different one of others (v17.2 FAQ «Exterminar, Exterminar»)."""

    of: Things
    what: Things

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        left = self.of.bodies(t, me)
        chosen: list[Body] = []
        while left:
            # First whoever leaves the fewest: the others find one where it can be found.
            found = [self._weighed(t, me, b, chosen) for b in left]
            at = min(range(len(left)), key=[len(x) for x in found].__getitem__)
            me.that = [left.pop(at)]
            chosen += yield from choose(t, me, found[at], 1, purpose, what=self.what)
        me.that = chosen
        return list(chosen)

    def _weighed(self, t: Table, me: Source, b: Body, chosen: list[Body]) -> list[Body]:
        """Those that may be chosen for a card."""
        me.that = [b]
        return [x for x in self.what.bodies(t, me) if x not in chosen and not x.tagged]
