"""Words of cards that are copies of others or have their text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec

from tapete.games.keyforge.abilities import Ability, Copying, Playable, Usable
from tapete.games.keyforge.printed import Card, Copy
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.copies import MakesCopies
from tapete.games.keyforge.rules.legal import barred_copy
from tapete.games.keyforge.rules.piles import reveal
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Declared, Verb, each_player, now
from tapete.games.keyforge.verbs.conditions import Not
from tapete.games.keyforge.verbs.constants import Constant, Gains, Keyword, Scoped
from tapete.games.keyforge.verbs.lasting import Last, begin
from tapete.games.keyforge.verbs.limits import CannotUse, UseOnlyIf
from tapete.games.keyforge.verbs.pointers import this
from tapete.games.keyforge.verbs.targets import Target, bodies_of, number_of
from tapete.games.keyforge.verbs.things import Things
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class EntersAsCopy(Declared, Copying):
    """Enters play as a copy of one of those in play but of its own house; without one it cannot be played."""

    what: Things
    house: str
    on_entering = True

    def allows(self, t: Table, seat: int, n: int) -> bool:
        return bool(self._found(t, seat, n, True))

    def pay(self, t: Table, seat: int, n: int) -> Flow[None]:
        return now(None)

    def original(self, t: Table, seat: int, n: int, *, played: bool = True) -> Flow[Copy | None]:
        found = self._found(t, seat, n, played)
        if not found:
            return None
        chosen = yield from ask(t.active, "target", [b.n for b in found], source=n, about=("copy",))
        # The card as printed, with nothing that lies on it or that others say of it (v17.2 FAQ «Gel Mímico»).
        return self._copy(t, n, t.bodies[chosen])

    def _found(self, t: Table, seat: int, n: int, played: bool) -> list[Body]:
        """Those it can be a copy of: of one that could not be played now it cannot (v17.2 FAQ «Gel Mímico»)."""
        found = self.what.bodies(t, Source(n, seat))
        return [b for b in found if not (played and barred_copy(t, n, seat, self._copy(t, n, b)))]

    def _copy(self, t: Table, n: int, b: Body) -> Copy:
        made: Copy = msgspec.structs.replace(
            b.copy_of, owner=t.cast[n].owner, house=self.house, maverick=False
        )
        return made


@dataclass(frozen=True)
class AreCopies(Scoped, MakesCopies):
    """Token creatures are copies of the creature that says so: `for_turn(AreCopies(to=creature.friendly.token))`."""

    sways = False


@dataclass(frozen=True)
class HasText(Constant):
    """A card has the text box of another besides its own: it speaks of itself there (v17.2 «Texto
    autorreferencial»).
    """

    borrows = True

    def unfolds(self, card: Card) -> tuple[Ability, ...]:
        return _text(card)


@cache
def _text(card: Card) -> tuple[Ability, ...]:
    """The text box of a card as abilities of the one that has it; what it says of playing it says nothing there."""
    found: list[Ability] = [Keyword(word, to=this, amount=value) for word, value in card.keywords.items()]
    for ability in card.abilities:
        if isinstance(ability, UseOnlyIf):
            found.append(CannotUse(this, who=each_player, only_if=Not(ability.condition)))
        elif ability.labels:
            found.append(Gains(ability, to=this))
        elif not isinstance(ability, (Playable, Usable)) and not ability.works_in:
            found.append(ability)
    return tuple(found)


@dataclass(frozen=True)
class GainText(Verb):
    """For the remainder of the turn a creature gains the text box of another card, shown from a hand or in play."""

    what: Target
    of: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        shown = yield from self.of.pick(t, me, "reveal")
        yield from reveal(t, [n for n in shown if isinstance(n, int)])
        found = bodies_of(t, (yield from self.what.pick(t, me, "choose")))
        if shown and found:
            me.number = number_of(shown[0])
            for b in found:
                yield from begin(t, me, Last(HasText(), "turn"), (b.ref,), None)
        me.did(len(found) if shown else 0, list(found), bool(shown and found))
