"""Cards chosen together: one for each of others, one of each kind, so much power in all, half a battleline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.amounts import Kinds
from tapete.games.keyforge.verbs.base import Who
from tapete.games.keyforge.verbs.places import Zone, in_play
from tapete.games.keyforge.verbs.targets import Shared, Some, Target, choose
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class NotOneOfEach(Target):
    """One creature of each house, or of each power, is chosen: all the others."""

    of: Kinds

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        groups = self.of.groups(t, me)
        spared: list[Body] = []
        for alike in groups.values():
            # Who belongs to two houses may be chosen for both.
            spared += yield from choose(t, me, alike, 1, "spare")
        everybody = {b.n: b for alike in groups.values() for b in alike}
        others = [b for b in everybody.values() if b not in spared]
        me.that = list(others)
        return list(others)


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


@dataclass(frozen=True)
class PowerTogether(Target):
    """Any number of creatures whose power is so much in all; nobody where all of them do not reach it."""

    what: Things
    least: int

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        left = self._enough(t, me)
        chosen: list[Body] = []
        while left:
            enough = sum(power(t, b) for b in chosen) >= self.least
            codes: list[int | str] = [b.n for b in left] + ([DONE] if enough else [])
            code = yield from ask(t.active, "target", codes, source=me.card, about=(purpose, self.what, me))
            if code == DONE:
                break
            chosen += [b for b in left if b.n == code]
            left = [b for b in left if b.n != code]
        me.that = chosen
        return list(chosen)

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return self._enough(t, me)

    def _enough(self, t: Table, me: Source) -> list[Body]:
        """Those there are, or none where all of them together are too weak."""
        found = [b for b in self.what.bodies(t, me) if not b.tagged]
        return found if sum(power(t, b) for b in found) >= self.least else []


@dataclass(frozen=True)
class HalfLine(Target):
    """One half of a player's battleline, as even as can be: the active player says from which flank, and whether the
    creature in the middle belongs to it.
    """

    who: Who

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        line = [t.bodies[n] for n in t.line[self.who.seat(me)]]
        half, odd = divmod(len(line), 2)
        chosen: list[Body] = []
        if half:
            end = yield from choose(t, me, [line[0], line[-1]], 1, purpose)
            chosen = line[:half] if end[0] is line[0] else line[-half:]
        middle = line[half : half + odd]
        chosen += yield from choose(t, me, middle, 1, purpose, optional=True)
        me.that = chosen
        return list(chosen)


def any_number(what: Things, *places: Zone, least: int = 0, power: int = 0, shared: bool = False) -> Target:
    """As many as one likes, none too; or at least so many, as far as there are; or whose power is so much in all; or
    among whom something is shared out: `Capture("all", by=any_number(creature.friendly, shared=True))`.
    """
    if shared:
        return Shared(what)
    if power:
        return PowerTogether(what, power)
    return Some(what, count=99, optional=True, least=least, places=places or (in_play,))
