"""What an ability may ask of where a creature stands: beside another, in its battleline, on one side of it."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Literal

from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import belongs, houses
from tapete.games.keyforge.rules.values import neighbors as beside
from tapete.games.keyforge.table import BEHIND, Body, Table
from tapete.games.keyforge.verbs.which import Test, bears

if TYPE_CHECKING:
    from tapete.games.keyforge.verbs.things import Things


@dataclass(frozen=True)
class SideOfThis(Test):
    """Anywhere to the left or to the right of this creature, or of the one spoken of, in its battleline."""

    left: bool
    of: str = "this"

    code = "wrong-side-of-line"
    recalls = True
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.of == "that" and me.lasting is not None and me.lasting.word == BEHIND:
            # The one it was about has left play: it goes on for those that stood there then.
            return b in me.that
        this = me.body if self.of == "this" else next((x for x in me.that if isinstance(x, Body)), None)
        if this is not None and this.host >= 0:
            # On an upgrade *this creature* is the one that wears it.
            this = t.bodies.get(this.host)
        if this is None or t.bodies.get(this.n) is not this or b.controller != this.controller or b is this:
            return False
        line = t.line[this.controller]
        return b.n in line and (line.index(b.n) < line.index(this.n)) is self.left


@dataclass(frozen=True)
class Between(Test):
    """Between this creature and one of that name in its battleline."""

    id: str

    code = "wrong-side-of-line"
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        this = me.body
        if this is None or t.bodies.get(this.n) is not this or b.controller != this.controller:
            return False
        line = t.line[this.controller]
        here, at = line.index(this.n), line.index(b.n)
        ends = [i for i, n in enumerate(line) if bears(t.bodies[n].id, self.id)]
        return any(min(here, end) < at < max(here, end) for end in ends)


@dataclass(frozen=True)
class SameLine(Test):
    """In the battleline of the creature spoken of last."""

    code = "wrong-side-of-line"
    recalls = True
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(isinstance(x, Body) and x.controller == b.controller for x in me.that[-1:])


@dataclass(frozen=True)
class AtFlank(Test):
    """The creature at the `left` or at the `right` end of its battleline."""

    side: Literal["left", "right"]

    code = "wrong-side-of-line"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        line = t.line[b.controller]
        return bool(line) and line[0 if self.side == "left" else -1] == b.n


@dataclass(frozen=True)
class LikeNeighbors(Test):
    """A house in common with at least so many of its own neighbors."""

    least: int
    _: KW_ONLY
    yes: bool = True

    code = "wrong-house"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        own = houses(t, b)
        alike = sum(1 for x in beside(t, b) if any(belongs(t, x, house) for house in own))
        return (alike >= self.least) is self.yes


@dataclass(frozen=True)
class NextTo(Test):
    """The neighbor on the `left` or on the `right` of this creature, or of the one chosen last."""

    side: Literal["left", "right"]
    of: str = "this"

    code = "not-a-neighbor"
    recalls = True
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        middle = me.body if self.of == "this" else me.that[-1] if me.that else None
        if not isinstance(middle, Body) or t.bodies.get(middle.n) is not middle or b not in beside(t, middle):
            return False
        line = t.line[b.controller]
        return (line.index(b.n) < line.index(middle.n)) is (self.side == "left")


@dataclass(frozen=True)
class AttacksThis(Test):
    """The creature that is attacking this one."""

    code = "not-attacking-it"
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return t.fight is not None and t.fight.attacker is b and t.fight.foe is me.body


@dataclass(frozen=True)
class Amid(Test):
    """With two neighbors, both of them such, that have no house in common."""

    what: Things

    code = "wrong-house"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        near = beside(t, b)
        if len(near) < 2 or not all(self.what.matches(t, me, x) for x in near):
            return False
        return not set(houses(t, near[0])) & set(houses(t, near[1]))


@dataclass(frozen=True)
class Beside(Test):
    """A neighbor of this creature, or of the one chosen last."""

    of: str

    code = "not-a-neighbor"
    recalls = True
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if self.of == "this":
            # Whoever left play was beside those it stood beside then (v17.2 FAQ «Pequeña Niff»).
            gone = me.body is not None and t.bodies.get(b.n) is not b and me.body.ref in b.was.neighbors
            return gone or (me.body is not None and b in beside(t, me.body))
        return any(isinstance(x, Body) and b in beside(t, x) for x in me.that[-1:])
