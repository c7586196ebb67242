"""Leaving play: for which place, what happens to all that lay on and under a card, and who is told."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.keyforge.events import AmberGained, Ended, Gone, Left, Surfaced, WasDestroyed
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.source import still_here
from tapete.games.keyforge.rules.triggers import in_order, own_triggers
from tapete.games.keyforge.rules.values import last_seen
from tapete.games.keyforge.rules.ward import spared
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow


def leave(
    t: Table, bodies: Iterable[Body], to: str, to_seat: int | None = None, *, top: bool = True
) -> Flow[list[Body]]:
    """Cards leave play for a zone of their owners (or of `to_seat`); a ward keeps a creature. Returns
    those that left.
    """
    here: list[Body] = []
    for b in bodies:
        if t.bodies.get(b.n) is b and b not in here:
            here.append(b)
    going = yield from spared(t, here)
    yield from remove(t, going, to, to_seat, top=top)
    return [b for b in going if t.bodies.get(b.n) is not b]


def remove(
    t: Table,
    going: list[Body],
    to: str,
    to_seat: int | None,
    *,
    destroyed: bool = False,
    top: bool = True,
    gone: list[Body] | None = None,
) -> Flow[None]:
    """The common end of every way out of play: the cards, then what was on and under them, then the
    notices. `gone` are cards destroyed with them that had left already.
    """
    events: list[Event] = []
    if t.switches.leaves_play_before:
        yield from _last_words(t, going)
    for b in going:
        events.append(Left(b, to, _whose(b, to_seat), last_seen(t, b), destroyed=destroyed, top=top))
    if events:
        yield from happen(t, events)
    # What stood in for one may have taken another away already, with all that follows from it.
    left = [b for b in going if t.bodies.get(b.n) is not b and not b.gone]
    yield from _leftovers(t, left)
    notices: list[Event] = [Gone(b, to) for b in left]
    if destroyed:
        # What waits for cards to leave and what waits for them to be destroyed is one window (v17.2 table
        # «Destruida» 4).
        notices += _mourned(going, left, gone or [])
    if notices:
        yield from happen(t, notices)
    if left and t.lasting:
        yield from _loosen(t, left)


def _mourned(going: list[Body], left: list[Body], gone: list[Body]) -> list[Event]:
    """Notices of all that were destroyed: before, in another's place, and now."""
    away = [b for b in going if b.gone]
    return [WasDestroyed(b, "discard") for b in (*gone, *away, *left)]


def _whose(b: Body, to_seat: int | None) -> int:
    """Where a card goes: to its owner, unless somebody is named."""
    return b.owner if to_seat is None else to_seat


def _last_words(t: Table, going: list[Body]) -> Flow[None]:
    """2018 (v1.1 «Abandona el juego»): «Abandona el juego:» abilities resolve just before the card leaves."""
    triggers = [x for b in going for x in own_triggers(t, b, "leaves", b.controller)]
    if triggers:
        yield from in_order(t, triggers)


def _leftovers(t: Table, left: list[Body]) -> Flow[None]:
    """Upgrades are discarded, Æmber on a creature goes to the opponent, cards underneath to their
    owners' piles.
    """
    for b in left:
        for n in b.upgrades:
            if n in t.bodies:
                yield from remove(t, [t.bodies[n]], "discard", None)
        if b.amber and b.kind == "creature":
            yield from befall(t, AmberGained(1 - b.controller, b.amber, "left"))
        if b.under:
            yield from happen(t, [Surfaced(n, t.cast[n].owner) for n in b.under])


def _loosen(t: Table, left: list[Body]) -> Flow[None]:
    """Lasting effects that hang on a card in play, or are about such cards only, end with the last of them."""
    ended = tuple(
        effect
        for effect in t.lasting
        if any(effect.holder == b.ref for b in left) or (effect.about and not still_here(t, effect.about))
    )
    if ended:
        yield from befall(t, Ended(ended))
