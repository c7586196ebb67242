"""Verbs of cards that keep what they purge and give it back."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.events import Kept
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import leave
from tapete.games.keyforge.rules.order import next_of
from tapete.games.keyforge.rules.play import put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.harm import bodies_of
from tapete.games.keyforge.verbs.piles import numbers_of, still_beside, uppers_of
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class PurgeHere(Verb):
    """Purge cards in play; this card remembers them."""

    what: Target
    personal_word = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        wanted = bodies_of(t, (yield from self.what.pick(t, me, "purge")))
        went = yield from leave(t, wanted, "purged")
        if went and me.body is not None:
            yield from happen(t, [Kept(me.body, tuple(n for b in went for n in numbers_of(b)))])
        me.did(len(went), list(went), bool(wanted) and len(went) == len(wanted))


@dataclass(frozen=True)
class GiveBack(Verb):
    """Return to play, under their owners' control, all cards purged by the card that left."""

    event_word = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        kept = [n for n in me.event.body.purged if n in t.purged[t.cast[n].owner]]
        uppers = uppers_of(t, kept)
        # What was a token creature is the card it is printed as again (v17.2 FAQ «General Sherman»).
        able = [n for n in kept if t.cast[n].card.type in ("creature", "artifact")]
        waiting = [n for n in able if n not in uppers.values()]
        while waiting:
            # Each takes a flank in its turn: the active player says in which order (v17.2 «Jugador activo»).
            n = yield from next_of(t, waiting, me.card)
            waiting.remove(n)
            owner = t.cast[n].owner
            yield from put_into_play(t, n, "purged", owner, owner, still_beside(t, n, uppers[n]))
