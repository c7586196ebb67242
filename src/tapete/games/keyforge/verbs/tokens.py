"""Verbs of cards that turn over (v17.2 «Criaturas ficha», «Dar la vuelta»)."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from tapete.games.keyforge.events import AmberMoved, Flipped, Marked
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.gate import happen
from tapete.games.keyforge.rules.leaving import leave
from tapete.games.keyforge.rules.order import next_of
from tapete.games.keyforge.rules.piles import has_top, top, where
from tapete.games.keyforge.rules.play import arrived, enter
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.amounts import Number, value
from tapete.games.keyforge.verbs.base import Verb, Who, you
from tapete.games.keyforge.verbs.targets import Target, bodies_of, idle, out_of_play
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class MakeToken(Verb):
    """Make token creatures: the top cards of your deck, face down, as copies of the creature on your token card."""

    amount: Number = 1
    _: KW_ONLY
    who: Who = you
    named: str = ""
    """Only of the token creature with this name: whoever brings another makes none (v17.2 «Criaturas ficha»)."""
    of: Target | None = None
    """These cards instead, as if each were on top of the deck."""
    at: Literal["", "left", "right", "beside"] = ""
    """Where they come to stand: on the `left` or the `right` flank, `beside` (immediately to the left of this)."""

    @property
    def personal_word(self) -> bool:
        """Whether it means the card whose ability it is."""
        return self.at == "beside"

    def vain(self, t: Table, me: Source) -> bool:
        seats = [seat for seat in self.who.seats(t, me) if self._token(t, seat) is not None]
        return idle(self.of, t, me) if self.of is not None else not any(has_top(t, seat) for seat in seats)

    def _token(self, t: Table, seat: int) -> Copy | None:
        """What a player would make."""
        token = t.tokens[seat]
        return None if token is None or (self.named and token.card.id != self.named) else token

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        made: list[Body] = []
        chosen = None if self.of is None else out_of_play((yield from self.of.pick(t, me, "token")))
        for seat in self.who.seats(t, me):
            token = self._token(t, seat)
            if token is None:
                continue
            if chosen is None:
                yield from self._from_deck(t, me, seat, token, made)
            while chosen:
                n = yield from next_of(t, chosen, me.card)
                chosen.remove(n)
                made.append((yield from self._made(t, me, n, seat, token)))
        me.that = list(made)
        me.did(len(made), made, bool(made))

    def _from_deck(self, t: Table, me: Source, seat: int, token: Copy, made: list[Body]) -> Flow[None]:
        for _ in range(value(self.amount, t, me)):
            cards = yield from top(t, seat)
            if not cards:
                return
            made.append((yield from self._made(t, me, cards[0], seat, token)))

    def _made(self, t: Table, me: Source, n: int, seat: int, token: Copy) -> Flow[Body]:
        body = yield from enter(t, n, seat, token, face_down=where(t, n)[0], at=self._place(t, me, seat))
        yield from arrived(t, body)
        return body

    def _place(self, t: Table, me: Source, seat: int) -> int:
        """Where in the battleline; -1 where the active player says on which flank."""
        line = t.line[seat]
        if self.at == "beside" and me.body is not None and t.bodies.get(me.body.n) is me.body:
            return line.index(me.body.n) if me.body.n in line else -1
        return {"left": 0, "right": len(line)}.get(self.at, -1)


@dataclass(frozen=True)
class TurnOver(Verb):
    """Turn cards in play over: a token creature shows its face, another card becomes its owner's token creature.

    Counters, damage and upgrades stay; nothing enters or leaves play. What can no longer stand there is discarded.
    """

    what: Target
    _: KW_ONLY
    down: bool
    """Face down, or face up: what lies so already stays as it is."""

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        found = bodies_of(t, (yield from self.what.pick(t, me, "turn-over")))
        turned = [(b, face) for b in found if b.face_down is not self.down and (face := _other_side(t, b))]
        stay = [Flipped(b, face, not b.face_down) for b, face in turned if _stands(face)]
        if stay:
            # All at once: none is looked at while its neighbors have turned over and it has not.
            yield from happen(t, stay)
        gone = [b for b, face in turned if not _stands(face) and t.bodies.get(b.n) is b]
        for b in gone:
            yield from _swept(t, b)
        yield from leave(t, gone, "discard")
        me.did(len(turned), [b for b, _ in turned], bool(turned))


def _other_side(t: Table, b: Body) -> Copy | None:
    """What a card is once it is turned over, if it can be."""
    return t.cast[b.card] if b.face_down else t.tokens[b.owner]


def _stands(face: Copy) -> bool:
    """Whether it can stay in a battleline so."""
    return face.card.type == "creature" and not face.card.halves


def _swept(t: Table, b: Body) -> Flow[None]:
    """What lies on a card that cannot stay goes to the common supply, its Æmber and its ward too (v17.2 «Dar la
    vuelta»).
    """
    if b.amber:
        yield from happen(t, [AmberMoved(b.amber, b)])
    if b.warded:
        yield from happen(t, [Marked(b, "warded", 0)])
