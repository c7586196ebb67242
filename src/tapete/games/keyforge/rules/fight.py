"""Using a creature to fight, as the fight table of v17.2 prints it."""

from __future__ import annotations

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import AboutToFight, Exhausted, Fought, Marked, Used, UseDone
from tapete.games.keyforge.questions import question
from tapete.games.keyforge.rules.constants import DealsNoDamage, FixesStrike, StrikesHarder
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.legal import Wanted, foes, ignores
from tapete.games.keyforge.rules.source import Source, holder
from tapete.games.keyforge.rules.triggers import Trigger, follow, hearing, in_order, own_triggers
from tapete.games.keyforge.rules.values import keyword, known_keyword, neighbors, power
from tapete.games.keyforge.table import Body, Fight, Table
from tapete.kernel.flow import Flow, Nothing


class Strike(Ability):
    """Assault or hazardous, resolving beside «Antes de luchar:» abilities."""

    def __init__(self, word: str) -> None:
        self.word = word

    @property
    def label(self) -> str:
        return self.word

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        """Damage to the other creature."""
        fight = t.fight
        assert fight is not None
        dealer, target = (
            (fight.attacker, fight.foe) if self.word == "assault" else (fight.foe, fight.attacker)
        )
        # All of the window resolves, also what a creature had that died in it (v17.2 FAQ «Antes de luchar»).
        yield from deal(t, [Hit(target, known_keyword(t, dealer, self.word), dealer.n, word=self.word)])


ASSAULT = Strike("assault")
HAZARDOUS = Strike("hazardous")


def fight(t: Table, b: Body, wanted: Wanted = None, seat: int = -1) -> Flow[Body | None]:
    """Use a creature to fight; the creature it was used to fight. Its user has checked that it may."""
    possible = foes(t, b, wanted)
    if not possible:
        return None
    foe = t.bodies[(yield question(t.active, "fight", list(possible), b.n))]
    seat = t.active if seat < 0 else seat
    first = not foe.attacked
    yield from happen(t, (Exhausted(b, used=True), Used(b, seat, "fight", foe)))
    outer, t.fight = t.fight, Fight(b, foe, first, foe)
    triggers = _before(t, b, foe)
    if triggers:
        yield from in_order(t, triggers)
    fought = _both_here(t, b, foe) and not t.fight.stopped
    if fought:
        yield from _exchange(t, t.fight)
    t.fight = outer
    if b.enraged and t.bodies.get(b.n) is b:
        yield from befall(t, Marked(b, "enraged", 0))
    yield from _after(t, b, foe, seat, fought)
    return foe


def _both_here(t: Table, b: Body, foe: Body) -> bool:
    return t.bodies.get(b.n) is b and t.bodies.get(foe.n) is foe


def _before(t: Table, b: Body, foe: Body) -> list[Trigger]:
    """Step 2: every «Antes de luchar:» effect, assault and hazardous, to resolve in the order chosen (v17.2
    FAQ).
    """
    triggers = own_triggers(t, b, "before-fight", b.controller)
    if keyword(t, b, "assault"):
        triggers.append(Trigger(ASSAULT, Source(b.n, b.controller)))
    if keyword(t, foe, "hazardous"):
        triggers.append(Trigger(HAZARDOUS, Source(foe.n, foe.controller)))
    if AboutToFight in t.index:
        triggers += hearing(t, AboutToFight(b, foe))
    return triggers


def _exchange(t: Table, f: Fight) -> Flow[object]:
    """Steps 3 and 4: both deal damage equal to their power at once; splash-attack with it."""
    b, foe = f.attacker, f.foe
    elusive = f.first and keyword(t, foe, "elusive") and not ignores(t, b, "elusive")
    hits = []
    if _strikes(t, b) and not (elusive and f.victim is foe):
        hits.append(Hit(f.victim, _strike(t, b, foe), b.n, b, bool(keyword(t, b, "poison"))))
        splash = keyword(t, b, "splash-attack")
        if splash:
            hits += [Hit(other, splash, b.n, b, word="splash-attack") for other in neighbors(t, foe)]
    elif _strikes(t, b) and (splash := keyword(t, b, "splash-attack")):
        hits += [Hit(other, splash, b.n, b, word="splash-attack") for other in neighbors(t, foe)]
    if not elusive and not keyword(t, b, "skirmish") and _strikes(t, foe):
        hits.append(Hit(b, _strike(t, foe, b), foe.n, foe, bool(keyword(t, foe, "poison"))))
    return deal(t, hits)


def _strikes(t: Table, b: Body) -> bool:
    """Whether it deals damage when fighting."""
    if DealsNoDamage in t.index:
        for e in t.index[DealsNoDamage]:
            if (not e.ability.own or e.n == b.n) and e.ability.applies(t, holder(t, e), b):
                return False
    return True


def _strike(t: Table, b: Body, foe: Body) -> int:
    """The damage it deals to the other: its power and what adds to it, unless it only deals so much."""
    fixed = _fixed(t, b) if FixesStrike in t.index else None
    return power(t, b) + _bonus(t, b, foe) if fixed is None else fixed


def _fixed(t: Table, b: Body) -> int | None:
    """The only damage it deals, if something says so: of several limits the narrowest (v17.2 FAQ «Restricciones»)."""
    found = [e.ability.strike(t, holder(t, e), b) for e in t.index.get(FixesStrike, ())]
    return min((damage for damage in found if damage is not None), default=None)


def _bonus(t: Table, b: Body, foe: Body) -> int:
    """Damage it deals beyond its power in this fight."""
    bonus = 0
    if StrikesHarder in t.index:
        for e in t.index[StrikesHarder]:
            if not e.ability.own or e.n == b.n:
                bonus += e.ability.bonus(t, holder(t, e), b, foe)
    return bonus


def _after(t: Table, b: Body, foe: Body, seat: int, fought: bool) -> Flow[None] | Nothing:
    """Step 5. «Después de luchar:» needs a fight that took place and a survivor; "after a creature
    fights" does not.

    The table of v17.2 ties the latter to survival, «Luchar» and the answer on Little Niff do not: we
    follow the text.
    """
    event = Fought(b, foe, seat)
    return follow(t, event, UseDone(b, seat, "fight"), b, "fight" if fought else "", seat)
