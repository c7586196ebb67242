"""Token creatures that are copies of other creatures for a while."""

from __future__ import annotations

from msgspec import structs

from tapete.games.keyforge.events import Copied
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import NOTHING, About
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import counts_as, speaker
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


class MakesCopies(About, touches=NOTHING):
    """Token creatures are copies of the creature whose ability it was."""


def recopy(t: Table) -> Flow[None]:
    """Each token creature becomes what the effects there are say it is, the latest of them, or its own again: all at
    once.
    """
    copied: list[Copied] = []
    for b in (t.bodies[n] for line in t.line for n in line):
        face = _face(t, b) if b.face_down else None
        if face is not None and b.copy_of.card.like is None and not _alike(b.copy_of, face):
            copied.append(Copied(b, face))
    if copied:
        yield from happen(t, copied)


def _face(t: Table, b: Body) -> Copy | None:
    """What a token creature is now: that of the deck it was made for, most often its owner's, or a copy."""
    found, other = t.tokens[b.owner], t.tokens[1 - b.owner]
    if other is not None and t.cast[b.n].card.id == other.card.id:
        # Made of the opponent's card, as if that were on top of one's own deck (v17.2 «Ofrenda a Kiligog»).
        found = structs.replace(other, owner=b.owner)
    for entry in t.index.get(MakesCopies, ()):
        if entry.ability.applies(t, speaker(t, entry), b):
            found = structs.replace(counts_as(t, entry), owner=b.owner, icons=(), maverick=False)
    return found


def _alike(one: Copy, other: Copy) -> bool:
    return one.card.id == other.card.id and one.house == other.house
