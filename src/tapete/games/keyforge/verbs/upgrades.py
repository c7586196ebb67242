"""Words about upgrades: attaching them, those on a creature, and the moment one comes to be there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.rules import legal, piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.play import arrived
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import candidate
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.amounts import Tally
from tapete.games.keyforge.verbs.base import Verb, Who, each_player
from tapete.games.keyforge.verbs.moments import Moment
from tapete.games.keyforge.verbs.targets import Target, bodies_of, idle, number_of
from tapete.games.keyforge.verbs.things import Things, upgrade
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class Attach(Verb):
    """Attach upgrades in play to another creature than the one they are on; whoever controls them still does."""

    what: Target
    to: Target
    _: KW_ONLY
    yours: bool = False
    """You take control of them."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        moving = bodies_of(t, (yield from self.what.pick(t, me, "attach")))
        hosts = bodies_of(t, (yield from self.to.pick(t, me, "attach-to"))) if moving else []
        went = [b for b in moving if hosts and b.host != hosts[0].n and self._goes(t, me, b, hosts[0])]
        # All at once: whoever dies of it is dead when the last of them is there.
        events: list[Event] = [happened.UpgradeMoved(b, hosts[0].n, hosts[0]) for b in went]
        if self.yours:
            events += [happened.UpgradeTaken(b, me.seat) for b in moving if b.kind == "upgrade"]
        yield from happen(t, events)
        yield from happen(t, [happened.Attached(b, me.seat, hosts[0]) for b in bodies_of(t, went)])
        me.did(len(went), list(went), bool(went) and len(went) == len(moving))

    def _goes(self, t: Table, me: Source, b: Body, host: Body) -> bool:
        """Whether an upgrade can be on that card: its own text may forbid it (v17.2 «No poder contra deber/poder»)."""
        seat = me.seat if self.yours else b.controller
        return b.kind == "upgrade" and host.n in legal.hosts(t, b.n, seat)

    def vain(self, t: Table, me: Source) -> bool:
        return self.to.plain(t, me) == []


@dataclass(frozen=True)
class AttachThis(Verb):
    """This card, which is played, or resolved face up *as if you had just played it*, is attached to another as an upgrade
    with this text (v17.2 «Mejoras»).
    """

    to: Target
    text: tuple[Ability, ...]
    personal_word = True

    @property
    def upgrade_text(self) -> tuple[Ability, ...]:
        return self.text

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        # A card that was just played is meant as it is in play now.
        meant = [t.bodies.get(number_of(x)) for x in (yield from self.to.pick(t, me, "attach-to"))]
        hosts = [b for b in meant if b is not None and b.kind != "upgrade"]
        possible = bool(hosts) and me.body is None and (yield from self._at_hand(t, me))
        if possible:
            # Played as a copy it is the copy that becomes an upgrade.
            face = next((x for at, x in reversed(t.played_as) if t.played[at] == me.card), t.cast[me.card])
            body = candidate(t, me.card, me.seat, face.attached(), played=False)
            yield from happen(t, [happened.EntersPlay(body, host=hosts[0].n)])
            yield from arrived(t, body)
            yield from happen(t, [happened.Attached(body, me.seat, hosts[0])])
        me.did(int(possible), [], possible)

    def _at_hand(self, t: Table, me: Source) -> Flow[bool]:
        """Whether this card can be attached: it is taken from where it lies, if it has been played only *as if*."""
        owner = t.cast[me.card].owner
        place, seat = piles.where(t, me.card)
        if place in ("discard", "under"):
            yield from happen(t, [happened.Moved(me.card, seat, place, "limbo", owner, open=True)])
        return me.card in t.limbo[owner]


@dataclass(frozen=True)
class StandUp(Verb):
    """Upgrades in play that are creatures as printed stand on the right flank of your battleline as such, ready."""

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        found = bodies_of(t, (yield from self.what.pick(t, me, "move")))
        up = [b for b in found if b.kind == "upgrade" and t.cast[b.n].card.type == "creature"]
        if up:
            yield from happen(t, [happened.StoodUp(b, me.seat, t.cast[b.n]) for b in up])
        me.did(len(up), list(up), bool(up))


@dataclass(frozen=True)
class UpgradesOf(Target):
    """The upgrades on some cards."""

    of: Target
    _: KW_ONLY
    too: bool = False
    """And those cards themselves."""
    other: bool = False
    """All but this one."""
    personal_word = True

    def pick(self, t: Table, me: Source, purpose: str) -> Flow[Sequence[Pick]]:
        bearers = yield from self.of.pick(t, me, purpose)
        found: list[Pick] = list(bearers) if self.too else []
        for b in bearers:
            if isinstance(b, Body):
                found += [t.bodies[n] for n in b.upgrades if n in t.bodies]
        return [x for x in found if x is not me.body] if self.other else found

    def plain(self, t: Table, me: Source) -> Sequence[Pick] | None:
        return [] if idle(self.of, t, me) else None


@dataclass(frozen=True)
class UpgradesOn(Tally):
    """How many upgrades are attached to a card."""

    on: Target
    personal_word = True
    looks_at = ()

    def value(self, t: Table, me: Source) -> int:
        return sum(len(x.upgrades) for x in self.on.means(t, me) if isinstance(x, Body))


@dataclass(frozen=True)
class Attaches(Moment[happened.Attached]):
    """An upgrade was attached to such a creature: played on it, or moved to it."""

    to: Things
    _: KW_ONLY
    what: Things = upgrade
    who: Who = each_player
    events = (happened.Attached,)

    def matches(self, t: Table, me: Source, event: happened.Attached) -> bool:
        if event.seat not in self.who.seats(t, me) or not self.what.matches(t, me, event.body):
            return False
        return self.to.matches(t, me, event.wearer)
