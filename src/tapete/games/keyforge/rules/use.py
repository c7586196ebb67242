"""Using cards: reaping, «Acción:» and «Omni:» abilities, shaking off a stun."""

from __future__ import annotations

from tapete.games.keyforge.abilities import Standing
from tapete.games.keyforge.events import (
    AmberGained,
    AmberPaid,
    Exhausted,
    Marked,
    Reaped,
    Used,
    UseDone,
    WornOut,
)
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import NOTHING, ChargesToll, ForbidsUse
from tapete.games.keyforge.rules.fight import fight
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.legal import Wanted, bar_use, bar_use_at_all, foes, is_compulsion
from tapete.games.keyforge.rules.source import Source, holder, speaker
from tapete.games.keyforge.rules.triggers import follow, in_order, one_of, own_triggers, stirs
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow


class AsksPrice(Standing, touches=NOTHING):
    """Something must be done in order to use its card."""

    def paid(self, t: Table, me: Source) -> Flow[bool]:
        """Do it; whether the card is used then."""
        raise NotImplementedError


WAYS = ("fight", "reap", "action", "omni", "unstun")


def use_how(t: Table, b: Body, how: str, wanted: Wanted = None) -> Flow[Body | None]:
    """Use a card in one way; the user has checked that it may. Returns whom it fought, if it did."""
    seat = t.active
    if ChargesToll in t.index:
        yield from pay(t, "use", seat, b.n)
    if AsksPrice in t.index and not (yield from _paid(t, b, seat)):
        return None
    if ForbidsUse in t.index:
        yield from _wear(t, b)
    if how == "fight":
        return (yield from fight(t, b, wanted))
    if how == "reap":
        yield from reap(t, b, seat)
        return None
    if how == "unstun":
        yield from happen(t, (Exhausted(b, used=True), Used(b, seat, how), Marked(b, "stunned", 0)))
    else:
        yield from act(t, b, how, seat)
    yield from befall(t, UseDone(b, seat, how))
    return None


def _paid(t: Table, b: Body, seat: int) -> Flow[bool]:
    """Do what must be done in order to use a card, before it is exhausted (v17.2 FAQ «Brutodonte Desbocado»)."""
    # Who asks is looked up before anything is paid: what is destroyed for it may have a price of its own.
    asking = [entry.ability for entry in t.index[AsksPrice] if holder(t, entry).body is b]
    for ability in asking:
        me = Source(b.n, seat, b, lent=seat != b.controller)
        if not (yield from ability.paid(t, me)):
            return False
    return True


def _wear(t: Table, b: Body) -> Flow[None]:
    """What holds for the next use of a card is over with it."""
    for entry in t.index[ForbidsUse]:
        effect = entry.lasting
        if effect is not None and effect.left > 0 and entry.ability.minds(t, speaker(t, entry), b):
            yield from befall(t, WornOut(effect))


def pay(t: Table, act: str, seat: int, n: int) -> Flow[None]:
    """Pay what must be paid to the opponent to play or use a card."""
    due = sum(e.ability.due(t, speaker(t, e), act, seat, n) for e in t.index.get(ChargesToll, ()))
    if due:
        yield from befall(t, AmberPaid(seat, due))


def reap(t: Table, b: Body, seat: int) -> Flow[None]:
    """Exhaust the creature, gain 1 Æmber, resolve what follows a reap."""
    yield from happen(t, (Exhausted(b, used=True), Used(b, seat, "reap")))
    deeds = len(t.deeds)
    if stirs(t, b.copy_of.card, "before-reap", ()):
        # After it is exhausted and before the Æmber (v17.2 «Antes de»).
        yield from in_order(t, own_triggers(t, b, "before-reap", seat))
    yield from befall(t, AmberGained(seat, 1, "reap", b.n))
    yield from follow(t, Reaped(b, seat, deeds), UseDone(b, seat, "reap"), b, "reap", seat)


def act(t: Table, b: Body, how: str, seat: int) -> Flow[None]:
    """Resolve one «Acción:» or «Omni:» ability (2018: all of them) as if the active player controlled
    the card.
    """
    triggers = own_triggers(t, b, how, seat)
    yield from happen(t, (Exhausted(b, used=True), Used(b, seat, how)))
    if len(triggers) > 1 and t.switches.one_action_a_use:
        triggers = [(yield from one_of(t, triggers, b.n))]
    for trigger in triggers:
        trigger.stays = False
    yield from in_order(t, triggers)


def ways(t: Table, b: Body, *, free: bool = False, only: tuple[str, ...] = WAYS) -> list[str]:
    """How the active player may use this card now."""
    return [how for how in only if bar_use(t, b, how, free=free) is None]


def _may(t: Table, b: Body, how: str, only: tuple[str, ...]) -> bool:
    """A creature that is enraged must fight where it may: an effect that says *reap* says nothing of fighting (v17.2 FAQ
    «Enfurecer»).
    """
    reason = bar_use_at_all(t, b, how)
    return reason is None or (is_compulsion(reason) and "fight" not in only)


def open_ways(t: Table, b: Body, only: tuple[str, ...] = WAYS, wanted: Wanted = None) -> list[str]:
    """How an effect could use a card now."""
    if t.bodies.get(b.n) is not b or b.exhausted:
        return []
    if b.stunned and b.kind == "creature":
        return [] if bar_use_at_all(t, b, "unstun") is not None else ["unstun"]
    possible = [how for how in only if how != "unstun" and _may(t, b, how, only)]
    if wanted is not None and "fight" in possible and not foes(t, b, wanted):
        possible.remove("fight")
    return possible


def use_by_effect(
    t: Table, b: Body, me: Source, only: tuple[str, ...] = WAYS, wanted: Wanted = None
) -> Flow[Body | None]:
    """An ability uses a card, whatever its house: the active player chooses how (v17.2 «Usar cartas
    mediante…»).

    A stunned creature sheds its stun instead of fighting, reaping or acting (v17.2 «Aturdir»).
    """
    me.done = False
    possible = open_ways(t, b, only, wanted)
    if not possible:
        return None
    how = yield from ask(t.active, "use", [(x, b.n) for x in possible], source=me.card)
    me.done = True
    return (yield from use_how(t, b, how[0], wanted))
