"""Bonus icons: whether a player may resolve them, how often, and as what (v17.2 «Iconos de bonificación»)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tapete.games.keyforge.events import AmberCaptured, AmberGained, IconResolved, WornOut
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import ForbidsIcons, RepeatsIcons, ReplacesIcon
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.gate import befall
from tapete.games.keyforge.rules.piles import discard, draw
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.table import Pick, Table
from tapete.kernel.flow import NOTHING, Flow, Nothing

MEDDLERS: Final = (ForbidsIcons, RepeatsIcons, ReplacesIcon, IconResolved)
"""Whatever may change how icons are resolved, or wait for it."""


def icons_on(t: Table, thing: Pick) -> tuple[str, ...]:
    """The bonus icons of a card; of a gigantic creature those of its upper half (v17.2 «Gigantesca»)."""
    if isinstance(thing, int):
        return t.cast[thing].icons
    return thing.copy_of.icons if thing.part < 0 else t.cast[thing.part].icons


def resolve_icons(t: Table, icons: Sequence[str], seat: int) -> Flow[None] | Nothing:
    """Each icon of a card that this player plays, from top to bottom, each on its own."""
    if not t.index.keys().isdisjoint(MEDDLERS):
        return _meddled(t, icons, seat)
    if len(icons) == 1:
        return _plain(t, icons[0], seat)
    return _in_turn(t, icons, seat) if icons else NOTHING


def _in_turn(t: Table, icons: Sequence[str], seat: int) -> Flow[None]:
    for icon in icons:
        yield from _plain(t, icon, seat)


def _meddled(t: Table, icons: Sequence[str], seat: int) -> Flow[None]:
    """The same where cards say something about it: an icon is resolved again at once (v17.2 FAQ «Recompensa Salvaje»)."""
    times = yield from _times(t, seat)
    if any(e.ability.forbids(t, speaker(t, e), seat) for e in t.index.get(ForbidsIcons, ())):
        return
    for icon in icons:
        for _ in range(times):
            yield from resolve_icon(t, icon, seat)


def _times(t: Table, seat: int) -> Flow[int]:
    """How often each icon of this card is resolved; what was waiting for the next card has had it."""
    times = 1
    for entry in t.index.get(RepeatsIcons, ()):
        more = entry.ability.again(t, speaker(t, entry), seat)
        times += more
        if more and entry.lasting is not None and entry.lasting.left > 0:
            yield from befall(t, WornOut(entry.lasting))
    return times


def resolve_icon(t: Table, icon: str, seat: int) -> Flow[None]:
    """One icon, or what its player chooses to do in its place; one effect may stand in for what another made of it
    (v17.2 FAQ «Escriba Favian»).
    """
    for entry in t.index.get(ReplacesIcon, ()):
        me = speaker(t, entry)
        if not entry.ability.replaces(t, me, seat, icon):
            continue
        answer = yield from ask(t.active, "may", ("yes", "no"), source=me.card, about=entry.ability.steps)
        if answer == "yes":
            yield from entry.ability.resolve(t, me)
            return
    yield from _plain(t, icon, seat)
    if IconResolved in t.index:
        yield from befall(t, IconResolved(seat, icon))


def _plain(t: Table, icon: str, seat: int) -> Flow[None] | Nothing:
    """What an icon does: Æmber needs no flow of its own, the others may."""
    if icon == "amber":
        events: Flow[None] | Nothing = befall(t, AmberGained(seat, 1, "bonus"))
        return events
    return _other(t, icon, seat)


def _other(t: Table, icon: str, seat: int) -> Flow[None]:
    if icon == "draw":
        yield from draw(t, seat, 1)
    elif icon == "capture" and t.line[seat] and t.amber[1 - seat]:
        # From an empty pool nobody captures, whatever would stand in for it: nobody is asked who (v17.2 «Capturar»).
        n = yield from ask(t.active, "icon-capture", list(t.line[seat]))
        yield from befall(t, AmberCaptured(t.bodies[n], 1 - seat, 1))
    elif icon == "damage" and (t.line[0] or t.line[1]):
        n = yield from ask(t.active, "icon-damage", [*t.line[1 - seat], *t.line[seat]])
        yield from deal(t, [Hit(t.bodies[n], 1)])
    elif icon == "discard" and (loose := [n for n in t.hand[seat] if not t.cast[n].card.clings]):
        # An icon is a step of the game and no ability of a card (v17.2 «Habilidad», FAQ «Daño, fuente de»).
        n = yield from ask(t.active, "icon-discard", loose)
        yield from discard(t, seat, [n])
