"""Effects that last: what outlives the ability that began it, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import END, Body, Lasting, Pick, Ref, Table
from tapete.games.keyforge.verbs.amounts import AsOfNow
from tapete.games.keyforge.verbs.base import Verb, Who, opponent, walk, you
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class Last(Verb):
    """Begin an effect that outlives this ability."""

    ability: Ability
    until: str
    """`turn`, `next` (the next turn of `who`), `start` (of your next turn), `leaves` (this card),
    `stays` (that card), `readying` (the next “ready cards” step of that card's controller), `after` (this turn, once).
    """
    _: KW_ONLY
    about: Target | None = None
    """The cards it is about, where it is about some cards only."""
    who: Who = opponent
    uses: int = -1

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        about = None
        me.number = self._number(t, me)
        if self.about is not None:
            about = _here(t, (yield from self.about.pick(t, me, "last")))
            if not about:
                me.did(0, [], False)
                return
        if self.until == "stays" and about is not None:
            for ref in about:
                yield from begin(t, me, self, (ref,), ref)
        else:
            holder = me.body.ref if self.until == "leaves" and me.body is not None else None
            if self.until == "leaves" and (me.body is None or t.bodies.get(me.body.n) is not me.body):
                return
            yield from begin(t, me, self, about, holder)
        me.done = True

    def _number(self, t: Table, me: Source) -> int:
        """The number that goes with it: the one chosen, or what something is as it begins."""
        return self._counted.value(t, me) if self._counted is not None else me.number

    @cached_property
    def _counted(self) -> AsOfNow | None:
        return next((part for part in walk(self.ability) if isinstance(part, AsOfNow)), None)


def _here(t: Table, picked: Sequence[Pick]) -> tuple[Ref, ...]:
    """Those that are in play."""
    return tuple(b.ref for b in picked if isinstance(b, Body) and t.bodies.get(b.n) is b)


def begin(t: Table, me: Source, last: Last, about: tuple[Ref, ...] | None, holder: Ref | None) -> Flow[None]:
    """Enter a lasting effect, unless the card it hangs on has left play meanwhile."""
    if holder is not None and ((b := t.bodies.get(holder[0])) is None or b.ref != holder):
        return
    yield from happen(t, [beginning(t, me, last, about, holder)])


def beginning(
    t: Table, me: Source, last: Last, about: tuple[Ref, ...] | None, holder: Ref | None, later: int = 0
) -> happened.Began:
    """The event that enters a lasting effect; `later` counts those that enter with it and before it."""
    until = "leaves" if last.until in ("stays", "after") else last.until
    turn_of = last.who.seat(me) if last.until in ("next", "start") else -1
    if until == "readying" and about:
        turn_of = t.bodies[about[0][0]].controller
        until = "turn" if turn_of == t.active and t.step != END else "next"
    effect = Lasting(
        t.serial + 1 + later,
        last.ability,
        me.seat,
        me.card,
        about,
        until,
        turn_of,
        holder,
        last.uses,
        me.house,
        me.number,
        me.word,
        me.body.copy_of if me.body is not None and me.body.id != t.cast[me.body.n].card.id else None,
    )
    return happened.Began(effect)


Lasts = Ability | tuple[Ability, ...]
"""What lasts: one ability, also as *gets* makes it."""


def _one(ability: Lasts) -> Ability:
    if isinstance(ability, tuple):
        (ability,) = ability
    return ability


def for_turn(ability: Lasts, *, about: Target | None = None, uses: int = -1) -> Last:
    """For the remainder of the turn."""
    return Last(_one(ability), "turn", about=about, uses=uses)


def next_turn(ability: Lasts, *, who: Who = opponent) -> Last:
    """During the opponent's next turn."""
    return Last(_one(ability), "next", who=who)


def until_your_next_turn(ability: Lasts, *, about: Target | None = None) -> Last:
    """Until the start of your next turn."""
    return Last(_one(ability), "start", who=you, about=about)


def while_in_play(ability: Lasts, *, about: Target | None = None) -> Last:
    """Until this card leaves play."""
    return Last(_one(ability), "leaves", about=about)


def while_it_stays(ability: Lasts, *, about: Target) -> Last:
    """As long as that card is in play."""
    return Last(_one(ability), "stays", about=about)
