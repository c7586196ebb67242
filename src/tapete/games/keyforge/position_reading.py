"""Reading positions: a table from what somebody wrote, or one clear sentence about what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tapete.games.keyforge.cards.registry import copy_of
from tapete.games.keyforge.effects import effect_named
from tapete.games.keyforge.movement import born, hear_all, hear_lasting
from tapete.games.keyforge.position_faults import (
    counted_as,
    refuse_cards,
    refuse_effects,
    refuse_numbers,
    refused,
)
from tapete.games.keyforge.position_shape import SAME, STEPS, CardAt, CountedAs, EffectAt, Player, Position
from tapete.games.keyforge.printed import Copy, as_creature, taken_after
from tapete.games.keyforge.rules.values import armor
from tapete.games.keyforge.switches import RULESETS
from tapete.games.keyforge.table import Body, Counted, Lasting, Table
from tapete.games.keyforge.verbs.base import walk
from tapete.games.keyforge.verbs.conditions import TideIs
from tapete.games.keyforge.verbs.tide import CannotRaiseTide, RaisesTide, RaiseTide
from tapete.kernel.errors import Broken
from tapete.kernel.position import read_position

Standing = list[tuple[Body, CardAt, int]]
"""Cards in play as they are read: the body, what was told of it, and on whose side."""


class _Reader:
    """Numbers the cards of a position and lays them out."""

    def __init__(self, told: Position) -> None:
        self.told = told
        self.cards: dict[int, Copy] = {}
        numbers = [n for p in told.players for c in _all_cards(p) for n in (c.n, c.beneath)]
        self.fresh = 1 + max((*numbers, *(one.n for one in told.made)), default=-1)

    def number(self, one: CardAt | str, seat: int) -> tuple[int, CardAt]:
        """The number of a card, a new one if it has none."""
        at = CardAt(one) if isinstance(one, str) else one
        owner = at.owner if at.owner >= 0 else seat
        return self._numbered(at.n, self.copy(at.card, owner, at.house, at.icons)), at

    def copy(self, id: str, owner: int, house: str = "", icons: tuple[str, ...] = ()) -> Copy:
        """A copy of a card that there is."""
        return copy_of(id, owner, house, icons, self.told.ruleset)

    def _numbered(self, n: int, copy: Copy) -> int:
        if n < 0:
            n, self.fresh = self.fresh, self.fresh + 1
        self.cards[n] = copy
        return n

    def buried(self, n: int, at: CardAt, controller: int, counts_as: Copy) -> int:
        """The number of the card that a token creature was made of, which is another in play; -1 where it has none: a
        card that both saw before it was turned over.
        """
        own = self.cards[n]
        seen = at.beneath < 0 and self.told.players[1 - controller].known.get(str(n)) == []
        if (at.beneath < 0 and not at.face_down) or seen:
            return -1
        self.cards[n] = msgspec.structs.replace(counts_as, owner=own.owner, token=True)
        return self._numbered(at.beneath, own)

    def remember(self) -> None:
        """Token creatures that are in play no more."""
        for one in self.told.made:
            copy = self.copy(one.card, one.owner)
            self._numbered(one.n, msgspec.structs.replace(copy, token=True))

    def zone(self, cards: list[CardAt | str], seat: int) -> list[int]:
        """The numbers of the cards of a zone."""
        return [self.number(one, seat)[0] for one in cards]


def _all_cards(player: Player) -> list[CardAt]:
    found: list[CardAt] = []
    waiting: list[Any] = [
        *player.hand,
        *player.deck,
        *player.discard,
        *player.archives,
        *player.purged,
        *player.creatures,
        *player.artifacts,
    ]
    while waiting:
        one = waiting.pop()
        if isinstance(one, CardAt):
            found.append(one)
            waiting += [*one.upgrades, *one.under, one.part]
    return found


def from_position(data: Mapping[str, Any]) -> Table:
    """The table a position describes, or BadPosition."""
    told = read_position(data, Position)
    refuse_cards(told)
    reader = _Reader(told)
    t = Table((), ((), ()), RULESETS[told.ruleset])
    bodies: Standing = []
    for seat, player in enumerate(told.players):
        _lay_zones(t, reader, player, seat)
        for kind, cards, row in (
            ("creature", player.creatures, t.line),
            ("artifact", player.artifacts, t.artifacts),
        ):
            for one in cards:
                row[seat].append(_stand(reader, one, seat, kind, bodies, -1))
    reader.remember()
    refuse_numbers(told, range(1 + max(reader.cards, default=-1)))
    t.switches = msgspec.structs.replace(t.switches, tide=_has_tide(told, reader))
    _finish(t, reader, bodies)
    _note(t, told)
    for body, at, _ in bodies:
        body.uses = t.used.count(body.n) if at.uses < 0 else at.uses
    _hear_all(t, told)
    try:
        t.check()
    except Broken as broken:
        raise refused("broken", "$.players", **broken.reason.args) from None
    return t


def _has_tide(told: Position, reader: _Reader) -> bool:
    """Whether somebody has brought the tide card, as far as a position tells (v17.2 «Marea»)."""
    if told.tide_card is not None or told.tide >= 0:
        return told.tide_card is True or told.tide >= 0
    return any(
        isinstance(part, TIDAL) for copy in reader.cards.values() for part in walk(copy.card.abilities)
    )


TIDAL: Final = (TideIs, RaiseTide, RaisesTide, CannotRaiseTide)
"""The words that speak of the tide."""


def _lay_zones(t: Table, reader: _Reader, player: Player, seat: int) -> None:
    t.hand[seat][:] = reader.zone(player.hand, seat)
    t.deck[seat][:] = reversed(reader.zone(player.deck, seat))
    t.discard[seat][:] = reversed(reader.zone(player.discard, seat))
    shelved = [reader.number(one, seat) for one in player.archives]
    t.archives[seat][:] = [n for n, _ in shelved]
    t.face_up = (*t.face_up, *(n for n, at in shelved if at.face_up))
    t.purged[seat][:] = reader.zone(player.purged, seat)
    t.amber[seat], t.chains[seat] = player.amber, player.chains
    t.keys[seat], t.forged[seat] = tuple(player.keys), tuple(player.forged)
    for n, places in player.known.items():
        t.known[seat][int(n)] = tuple(places)


def _stand(reader: _Reader, one: CardAt | str, seat: int, kind: str, bodies: Standing, host: int) -> int:
    n, at = reader.number(one, seat)
    copy = _counting_as(reader, reader.cards[n], at, kind, seat)
    controller = seat if at.controller < 0 else at.controller
    body = Body(
        n,
        at.born,
        reader.cards[n].owner,
        controller,
        kind,
        copy,
        home=at.home if at.home >= 0 else controller,
    )
    body.beneath = reader.buried(n, at, controller, copy)
    if body.beneath >= 0 and at.face_down:
        body.copy_of = reader.cards[n]
    for name in SAME:
        setattr(body, name, getattr(at, name))
    body.counters = tuple(sorted(at.counters.items()))
    body.host = host
    bodies.append((body, at, seat))
    body.upgrades = tuple(_stand(reader, up, seat, "upgrade", bodies, n) for up in at.upgrades)
    if at.part is not None:
        body.part = reader.number(at.part, seat)[0]
    lower = [reader.number(under, seat) for under in at.under]
    body.under = tuple(m for m, _ in lower)
    body.grafted = tuple(m for m, under in lower if under.face_up)
    body.purged = tuple(at.purged)
    return n


def _counting_as(reader: _Reader, copy: Copy, at: CardAt, kind: str, seat: int) -> Copy:
    """What a card in play counts as: a copy, the upgrade it was played as, one like another, an artifact that lives."""
    other, ruleset = counted_as(at, reader.told, seat), reader.told.ruleset
    if other:
        copy = copy_of(other, copy.owner, at.counts_house, at.counts_icons, ruleset)
        # A copy is of its own house, and no maverick there; what lies face down has no bonus icons.
        copy = msgspec.structs.replace(copy, maverick=False, icons=() if at.face_down else copy.icons)
    if kind == "upgrade" and copy.card.as_upgrade is not None:
        copy = copy.attached()
    if at.like:
        liked = copy_of(at.like, copy.owner, ruleset=ruleset).card
        copy = msgspec.structs.replace(copy, card=taken_after(copy.card, liked, at.like_power))
    if at.as_creature >= 0:
        copy = msgspec.structs.replace(copy, card=as_creature(copy.card, at.as_creature))
    return copy


def _finish(t: Table, reader: _Reader, bodies: Standing) -> None:
    """The cast in order of numbers, and every body with its serial."""
    count = max(reader.cards, default=-1) + 1
    blank = copy_of("anger", 0)
    t.cast = tuple(reader.cards.get(n, blank) for n in range(count))
    t.serial = max((b.born for b, _, _ in bodies), default=0)
    for b, _, _ in bodies:
        if b.born < 0:
            t.serial = max(t.serial, 0) + 1
            b.born = t.serial
    # In the order they came into play, as everything that lists them does.
    t.bodies = {b.n: b for b in sorted((b for b, _, _ in bodies), key=born)}
    t.strayed = any(b.controller != b.home for b in t.bodies.values())


def _note(t: Table, told: Position) -> None:
    """Everything that is not a card."""
    t.houses = (_houses(t, told, 0), _houses(t, told, 1))
    one, other = (
        copy_of(p.token, seat, ruleset=told.ruleset) if p.token else None
        for seat, p in enumerate(told.players)
    )
    t.tokens = (one, other)
    t.turn, t.active, t.first, t.step = told.turn, told.active, told.first, STEPS.index(told.step)
    t.house, t.tide, t.mulligans, t.omega = told.house, told.tide, told.mulligans, told.omega
    t.played, t.discarded = list(told.played), list(told.discarded)
    t.used = list(told.used) or [n for how, n, _ in told.deeds if how != "exalt"]
    t.played_as, t.used_as = _recount(t, told.played_as, t.played), _recount(t, told.used_as, t.used)
    mine, theirs = (_recount(t, p.played_before_as, p.played_before) for p in told.players)
    t.played_before_as = (mine, theirs)
    t.slain, t.before = list(told.slain), told.before
    t.stolen = (told.players[0].stolen, told.players[1].stolen)
    t.house_before = (_house_before(told, 0), _house_before(told, 1))
    slain = [(n, seat, "creature") for n, seat in told.slain]
    t.destroyed, t.deeds = tuple(told.destroyed or slain), tuple(told.deeds)
    t.played_before = (tuple(told.players[0].played_before), tuple(told.players[1].played_before))
    t.winner = told.winner
    t.over = told.winner >= 0
    t.serial = max(t.serial, told.serial)


def _house_before(told: Position, seat: int) -> str:
    """The house a player chose last, as told or as it shows."""
    before = told.players[seat].house_before
    if before is None:
        return told.house if told.active == seat else ""
    return before


def _recount(t: Table, others: list[CountedAs], numbers: list[int]) -> Counted:
    """What some cards of a list counted as."""
    found = []
    for x in others:
        copy = copy_of(x.id, t.cast[numbers[x.at]].owner, x.house, (), t.switches.ruleset)
        if x.as_creature >= 0:
            copy = msgspec.structs.replace(copy, card=as_creature(copy.card, x.as_creature))
        found.append((x.at, copy.attached() if x.upgrade and copy.card.as_upgrade is not None else copy))
    return tuple(found)


def _houses(t: Table, told: Position, seat: int) -> tuple[str, ...]:
    """The houses of the identity card; unsaid, those of the player's cards."""
    named = told.players[seat].houses
    return tuple(named) or tuple(
        dict.fromkeys(copy.house for copy in t.cast if copy.owner == seat and not copy.token)
    )


def _told(t: Table, at: EffectAt) -> Copy | None:
    """The token creature that an effect was made by, where it was."""
    if not at.told:
        return None
    return copy_of(at.told, t.cast[at.source].owner, ruleset=t.switches.ruleset)


def _hear_all(t: Table, told: Position) -> None:
    """The index and the lasting effects."""
    refuse_effects(told, t)
    hear_all(t)
    effects = []
    for at in told.lasting:
        ability = effect_named(t, at.effect)
        assert ability is not None
        refs = None if at.about is None else tuple(t.bodies[n].ref for n in at.about)
        holder = t.bodies[at.holder].ref if at.holder in t.bodies else None
        t.serial = max(t.serial + 1, at.serial) if at.serial < 0 else max(t.serial, at.serial)
        serial = t.serial if at.serial < 0 else at.serial
        effect = Lasting(
            serial=serial,
            ability=ability,
            seat=at.seat,
            source=at.source,
            about=refs,
            until=at.until,
            turn_of=at.turn_of,
            holder=holder,
            left=at.left,
            house=at.house,
            number=at.number,
            word=at.word,
            told=_told(t, at),
        )
        effects.append(effect)
        hear_lasting(t, effect)
    t.lasting = tuple(effects)
    for b in t.bodies.values():
        if b.armor_used:
            b.armor_seen = armor(t, b)
        b.stirred = b.of_this_turn
