"""Ward: the one replacement that every counter brings, before any card may stand in for anything.

It is no entry of the index, because it comes before armor (v17.2 table «Daño» 2), and so before there is an event of
damage that something could stand in for: damage, destruction and leaving each pass through here with their creatures.
"""

from __future__ import annotations

from tapete.games.keyforge.events import Marked
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


def spared(t: Table, bodies: list[Body]) -> Flow[list[Body]]:
    """Creatures that would be damaged, be destroyed or leave play: each ward is discarded instead, all at once (v17.2
    «Escudar»). Returns the others.
    """
    # What lies on a card that is no creature any more does nothing until it is one again (v17.2 FAQ «Animador»).
    kept = [b for b in bodies if b.warded and b.kind == "creature"]
    if kept:
        yield from happen(t, [Marked(b, "warded", 0) for b in kept])
        # What follows at once may have taken one of the others away.
        return [b for b in bodies if b not in kept and t.bodies.get(b.n) is b]
    return bodies
