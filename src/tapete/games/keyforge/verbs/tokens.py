"""Verbs of cards that turn over (v17.2 «Criaturas ficha», «Dar la vuelta»)."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.games.keyforge.events import AmberMoved, Flipped, Marked
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import leave
from tapete.games.keyforge.rules.piles import top
from tapete.games.keyforge.rules.play import arrived, enter
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import Verb
from tapete.games.keyforge.verbs.harm import bodies_of
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class MakeToken(Verb):
    """Make token creatures: the top cards of your deck, face down, as copies of the creature on your token card."""

    amount: Number = 1

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        made: list[Body] = []
        for _ in range(value(self.amount, t, me)):
            token = t.tokens[me.seat]
            cards = yield from top(t, me.seat)
            if token is None or not cards:
                break
            body = yield from enter(t, cards[0], me.seat, token, face_down=True)
            yield from arrived(t, body)
            made.append(body)
        me.that = list(made)
        me.did(len(made), made, bool(made))


@dataclass(frozen=True)
class TurnOver(Verb):
    """Turn cards in play over: a token creature shows its face, another card becomes its owner's token creature.

    Counters, damage and upgrades stay; nothing enters or leaves play. What can no longer stand there is discarded.
    """

    what: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        turned: list[Body] = []
        for b in bodies_of(t, (yield from self.what.pick(t, me, "turn-over"))):
            face = t.cast[b.n] if b.face_down else t.tokens[b.owner]
            if face is None:
                continue
            turned.append(b)
            if face.card.type != "creature":
                yield from _swept(t, b)
                yield from leave(t, [b], "discard")
            else:
                yield from happen(t, [Flipped(b, face, not b.face_down)])
        me.did(len(turned), turned, bool(turned))


def _swept(t: Table, b: Body) -> Flow[None]:
    """What lies on a card that cannot stay goes to the common supply, its Æmber and its ward too (v17.2 «Dar la
    vuelta»).
    """
    if b.amber:
        yield from happen(t, [AmberMoved(b.amber, b)])
    if b.warded:
        yield from happen(t, [Marked(b, "warded", 0)])
