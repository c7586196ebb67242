"""Writing positions: everything at the table as readable JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.games.keyforge.cards.registry import compiled, home
from tapete.games.keyforge.effects import effect_name
from tapete.games.keyforge.position_shape import (
    SAME,
    STEPS,
    CardAt,
    CountedAs,
    EffectAt,
    MadeAt,
    Player,
    Position,
)
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Counted, Lasting, Table


def to_position(t: Table) -> dict[str, Any]:
    """The table as data that `from_position` reads back."""
    players = (_player(t, 0), _player(t, 1))
    told = Position(
        players=players,
        ruleset=t.switches.ruleset,
        turn=t.turn,
        active=t.active,
        first=t.first,
        step=STEPS[t.step],
        house=t.house,
        played=list(t.played),
        used=list(t.used),
        discarded=list(t.discarded),
        played_as=_counted(t.played_as),
        used_as=_counted(t.used_as),
        before=t.before,
        slain=list(t.slain),
        destroyed=list(t.destroyed),
        deeds=list(t.deeds),
        tide=t.tide,
        tide_card=t.switches.tide,
        mulligans=t.mulligans,
        omega=t.omega,
        lasting=[_effect(t, e) for e in t.lasting],
        winner=t.winner,
        serial=t.serial,
        made=_made(t),
    )
    position: dict[str, Any] = msgspec.to_builtins(told)
    return position


def snapshot(t: Table) -> object:
    """The position, and what is open in the middle of an action."""
    told = to_position(t)
    told["limbo"] = [list(t.limbo[0]), list(t.limbo[1])]
    told["batch"] = None if t.batch is None else [b.n for b in t.batch]
    told["fight"] = None if t.fight is None else [t.fight.attacker.n, t.fight.foe.n, t.fight.stopped]
    told["tagged"] = sorted(b.n for b in t.bodies.values() if b.tagged)
    return told


def _player(t: Table, seat: int) -> Player:
    return Player(
        houses=list(t.houses[seat]),
        amber=t.amber[seat],
        chains=t.chains[seat],
        keys=list(t.keys[seat]),
        forged=list(t.forged[seat]),
        stolen=t.stolen[seat],
        house_before=t.house_before[seat],
        hand=[_card(t, n, seat) for n in t.hand[seat]],
        deck=[_card(t, n, seat) for n in reversed(t.deck[seat])],
        discard=[_card(t, n, seat) for n in reversed(t.discard[seat])],
        archives=[_archived(t, n, seat) for n in t.archives[seat]],
        purged=[_card(t, n, seat) for n in t.purged[seat]],
        creatures=[_body(t, n, seat) for n in t.line[seat]],
        artifacts=[_body(t, n, seat) for n in t.artifacts[seat]],
        played_before=list(t.played_before[seat]),
        played_before_as=_counted(t.played_before_as[seat]),
        token=_token(t, seat),
        known={str(n): list(places) for n, places in sorted(t.known[seat].items())},
    )


def _counted(others: Counted) -> list[CountedAs]:
    return [
        CountedAs(at, copy.card.id, _moved_house(copy), _turned(copy), _shaped(copy)) for at, copy in others
    ]


def _shaped(copy: Copy) -> int:
    """The power of a creature that is none as printed, else -1."""
    return copy.card.power if copy.card.shaped else -1


def _turned(copy: Copy) -> bool:
    """Whether it counts as the upgrade that its card may be played as."""
    return not copy.card.shaped and copy.card.type != compiled(copy.card.id, "2023").type


def _moved_house(copy: Copy) -> str:
    """The house of a copy, if it is not the one printed on the card."""
    return copy.house if copy.house != home(copy.card.id) else ""


def _made(t: Table) -> list[MadeAt]:
    return [
        MadeAt(n, copy.card.id, copy.owner)
        for n, copy in enumerate(t.cast)
        if copy.token and n not in t.bodies
    ]


def _token(t: Table, seat: int) -> str:
    token = t.tokens[seat]
    return "" if token is None else token.card.id


def _card(t: Table, n: int, seat: int) -> CardAt:
    copy = t.cast[n]
    return CardAt(
        card=copy.card.id,
        n=n,
        house=_moved_house(copy),
        owner=copy.owner if copy.owner != seat else -1,
        icons=copy.icons[len(copy.card.icons) :],
    )


def _body(t: Table, n: int, seat: int) -> CardAt:
    b = t.bodies[n]
    told = _card(t, b.card, seat)
    told.n, told.beneath = b.n, b.beneath
    told.born = b.born
    for name in SAME:
        setattr(told, name, getattr(b, name))
    if b.kind == "upgrade":
        told.exhausted = False
    told.uses = -1 if b.uses == t.used.count(b.n) else b.uses
    told.counters = dict(b.counters)
    told.upgrades = [_body(t, up, seat) for up in b.upgrades]
    told.part = _card(t, b.part, seat) if b.part >= 0 else None
    told.under = [_under(t, m, b, seat) for m in b.under]
    told.home = b.home if b.home != seat else -1
    told.controller = b.controller if b.controller != seat else -1
    own = t.cast[b.card]
    # As a creature, as an upgrade or after another card it is itself all the same, bonus icons and all.
    if (b.id, b.copy_of.house) != (own.card.id, own.house):
        told.counts_as, told.counts_house = b.id, _moved_house(b.copy_of)
        told.counts_icons = b.copy_of.icons[len(b.copy_of.card.icons) :]
    told.as_creature = _shaped(b.copy_of)
    if b.copy_of.card.like is not None:
        told.like, told.like_power = b.copy_of.card.like
    told.purged = list(b.purged)
    return told


def _archived(t: Table, n: int, seat: int) -> CardAt:
    told = _card(t, n, seat)
    told.face_up = n in t.face_up
    return told


def _under(t: Table, n: int, b: Body, seat: int) -> CardAt:
    told = _card(t, n, seat)
    told.face_up = n in b.grafted
    return told


def _here(t: Table, n: int, born: int) -> bool:
    """Whether a card is in play still for the same stay."""
    return n in t.bodies and t.bodies[n].born == born


def _effect(t: Table, e: Lasting) -> EffectAt:
    return EffectAt(
        effect=effect_name(t, e),
        seat=e.seat,
        source=e.source,
        until=e.until,
        serial=e.serial,
        about=None if e.about is None else [n for n, born in e.about if _here(t, n, born)],
        turn_of=e.turn_of,
        holder=-1 if e.holder is None else e.holder[0],
        left=e.left,
        house=e.house,
        number=e.number,
        word=e.word,
        told="" if e.told is None else e.told.card.id,
    )
