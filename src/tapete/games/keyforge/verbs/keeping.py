"""Verbs of cards that keep others: under them, or what they purge, to give it back."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.events import Kept
from tapete.games.keyforge.rules import piles
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import leave
from tapete.games.keyforge.rules.order import next_of
from tapete.games.keyforge.rules.play import put_into_play
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Pick, Table
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.piles import numbers_of, still_beside, uppers_of
from tapete.games.keyforge.verbs.pointers import It, this
from tapete.games.keyforge.verbs.targets import Target, bodies_of, out_of_play
from tapete.games.keyforge.verbs.things import Things, any_card
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
    """Return to play, under their owners' control, all such cards purged by the card that left, as they are printed."""

    what: Things = any_card
    event_word = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        kept = [
            n for n in me.event.body.purged if n in t.purged[t.cast[n].owner] and self.what.fits(t, me, n)
        ]
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


@dataclass(frozen=True)
class PutUnder(Verb):
    """Put cards under this one, facedown, or face up (graft), from play too; what was discarded only from the pile."""

    what: Target
    _: KW_ONLY
    face_down: bool = True
    under: Target = this
    """The card it goes under, where that is another one."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        things = yield from self.what.pick(t, me, "put-under")
        found = bodies_of(t, (yield from self.under.pick(t, me, "put-under")))
        if not found:
            me.did(0, [], False)
            return
        above, went = found[0], list[Pick]()
        for n in out_of_play(things):
            place, seat = piles.where(t, n)
            if place and (not isinstance(self.what, It) or place == "discard"):
                yield from piles.under(t, n, seat, place, above, face_down=self.face_down)
                went.append(n)
        went += yield from self._from_play(t, bodies_of(t, things), above)
        me.did(len(went), went, bool(went))

    def _from_play(self, t: Table, bodies: list[Body], above: Body) -> Flow[list[Pick]]:
        """Cards in play go under another: none lies under itself, as a Replay Pod that is a creature would."""
        left = yield from leave(t, [b for b in bodies if b is not above], "nowhere")
        gone = [(n, b) for b in left for n in numbers_of(b)]
        for n, b in gone:
            marks = {"face_down": self.face_down, "secret": b.face_down}
            yield from piles.under(t, n, b.controller, "nowhere", above, **marks)
        return [n for n, _ in gone]
