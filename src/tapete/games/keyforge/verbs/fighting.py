"""Constant abilities about fighting and damage: who may be fought, what is dealt, what cannot be."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.rules.constants import (
    ChoosesFoes,
    CompelsFight,
    DealsNoDamage,
    FixesStrike,
    IgnoresKeywords,
    PreventsDamage,
    ReplacesDamage,
    StretchesTaunt,
    StrikesHarder,
)
from tapete.games.keyforge.rules.damage import Hit
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Steps, run
from tapete.games.keyforge.verbs.constants import Constant, Scoped
from tapete.games.keyforge.verbs.things import Things, creature
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class CannotBeDamaged(Scoped, PreventsDamage):
    """Creatures cannot be dealt damage, or not by some."""

    _: KW_ONLY
    by: Things | None = None
    undying: bool = False
    """They cannot be destroyed either."""
    sways = False

    def shields(self, t: Table, me: Source, b: Body, hit: Hit) -> bool:
        if self.by is None:
            return self.applies(t, me, b)
        dealer = t.bodies.get(hit.by)
        return dealer is not None and self.by.matches(t, me, dealer) and self.applies(t, me, b)


@dataclass(frozen=True)
class LongTaunt(Scoped, StretchesTaunt):
    """The taunt of a creature applies to its neighbors' neighbors too."""

    sways = False


@dataclass(frozen=True)
class Harmless(Scoped, DealsNoDamage):
    """Deals no damage when fighting, or only not when attacked."""

    _: KW_ONLY
    attacked: bool = False
    sways = False

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        if self.attacked and (t.fight is None or t.fight.foe is not b):
            return False
        return super().applies(t, me, b)


@dataclass(frozen=True)
class DealsOnly(Scoped, FixesStrike):
    """Only deals so much damage when fighting."""

    amount: int
    sways = False

    def strike(self, t: Table, me: Source, b: Body) -> int | None:
        return self.amount if self.applies(t, me, b) else None


@dataclass(frozen=True)
class MustFight(Scoped, CompelsFight):
    """Creatures must fight when they are used, if they can."""

    sways = False


@dataclass(frozen=True)
class StrikesMore(Scoped, StrikesHarder):
    """Deals more damage while attacking such a creature."""

    amount: int
    _: KW_ONLY
    foe: Things = creature
    sways = False

    def bonus(self, t: Table, me: Source, b: Body, foe: Body) -> int:
        attacking = t.fight is not None and t.fight.attacker is b
        return self.amount if attacking and self.applies(t, me, b) and self.foe.matches(t, me, foe) else 0


def strikes(amount: int, *, more_at: Things | None = None) -> Scoped:
    """Deals only so much damage when fighting; or so much more while attacking such a creature."""
    return DealsOnly(amount) if more_at is None else StrikesMore(amount, foe=more_at)


@dataclass(frozen=True)
class IgnoresWhileAttacking(Constant, IgnoresKeywords):
    """Keywords of its foes mean nothing to it while it attacks."""

    words: tuple[str, ...]
    own = True
    personal_word = True

    def ignores(self, t: Table, me: Source, b: Body, word: str) -> bool:
        return b is me.body and word in self.words and self.live(t, me)


@dataclass(frozen=True)
class OnlyFights(Constant, ChoosesFoes):
    """Can only fight such creatures."""

    foe: Things
    own = True
    personal_word = True

    def accepts(self, t: Table, me: Source, b: Body, foe: Body) -> bool:
        return b is not me.body or not self.live(t, me) or self.foe.matches(t, me, foe)


@dataclass(frozen=True)
class NotFoughtBy(Scoped, ChoosesFoes):
    """Such creatures cannot fight these."""

    attacker: Things
    sways = False

    @property
    def own(self) -> bool:
        """It is about those who attack, not about its own card."""
        return False

    def accepts(self, t: Table, me: Source, b: Body, foe: Body) -> bool:
        return not self.applies(t, me, foe) or not self.attacker.matches(t, me, b)


@dataclass(frozen=True)
class InsteadOfDamage(Constant, ReplacesDamage):
    """When this creature would deal damage, something else happens."""

    steps: Steps
    personal_word = True

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)
