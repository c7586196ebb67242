"""Whatever may change power looks for the newly dead (v17.2 «Poder», «Daño»): what each constant hangs on is read off its
declaration, and what each event changes is told once.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from tapete import Rng
from tapete.games.keyforge.cards.registry import compiled, declarations
from tapete.games.keyforge.events.changes import ANYTHING, CHANGES, every_event, stirring
from tapete.games.keyforge.rules.constants import ChangesPower, Fickle
from tapete.games.keyforge.rules.values import keyword, power
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.amounts import AmberOn, Amount, for_each
from tapete.games.keyforge.verbs.base import looks
from tapete.games.keyforge.verbs.constants import Power
from tapete.games.keyforge.verbs.pointers import this

from . import made
from .table import (
    amber,
    artifacts,
    damaged,
    discard,
    exhausted,
    hand,
    holding,
    line,
    side,
    table,
)
from .test_made_games import begun

assert made
BOTH = pytest.mark.parametrize("ruleset", ["2023", "2018"])

# Rulings ----------------------------------------------------------------------------------------------------


@BOTH
def test_yxili_marauder_dies_when_selwyn_takes_the_amber_that_kept_it_alive(ruleset: str) -> None:
    mine = line("selwyn-the-fence", holding(damaged("yxili-marauder", 2), 1))
    t = table(you=mine, ruleset=ruleset)
    t.you.reaps("selwyn-the-fence")
    assert t.you == line("selwyn-the-fence") | discard("yxili-marauder") | amber(2)


@BOTH
def test_yxili_marauder_dies_when_word_of_returning_takes_its_amber(ruleset: str) -> None:
    t = table(
        you=hand("word-of-returning"), enemy=line(holding(damaged("yxili-marauder", 2), 3)), ruleset=ruleset
    )
    t.you.plays("word-of-returning")
    assert t.enemy == line() | discard("yxili-marauder") and t.you.amber == 4
    t = table(
        you=hand("word-of-returning"), enemy=line(holding(damaged("yxili-marauder", 1), 1)), ruleset=ruleset
    )
    t.you.plays("word-of-returning")
    assert t.enemy == line() | discard("yxili-marauder")


def test_power_that_counts_the_pool_falls_with_it() -> None:
    t = table(you=hand("give-away") | line(damaged("miser", 2)) | amber(2))
    t.you.plays("give-away")
    assert t.you.amber == 0 and t.you == line()
    t = table(you=line(damaged("miser", 2)) | amber(2), enemy=line("urchin") | side(houses=["shadows"]))
    assert t.you.power("miser") == 3
    t.you.reaps("miser")
    assert t.you.power("miser") == 4, "and it rises at once"


def test_power_by_the_tide_falls_when_it_ebbs() -> None:
    position: dict[str, Any] = {"tide_card": True, "tide": 1}
    t = table(you=hand("ebb"), enemy=line(damaged("merman", 2)), **position)
    t.you.plays("ebb")
    assert t.enemy == line()


def test_power_by_readiness_falls_when_the_creature_wakes() -> None:
    t = table(you=hand("wake") | line(exhausted(damaged("sleeper", 2))))
    t.you.plays("wake")
    assert t.you == line() | discard("wake", "sleeper")
    t = table(you=line(exhausted(damaged("sleeper", 2))))
    t.you.ends_turn()
    assert t.you == line(), "step 4 readies it as well"


def test_power_by_cards_in_hand_falls_when_one_is_played() -> None:
    t = table(you=hand("nothing-written", "nothing-written") | line(damaged("hoarder", 2)))
    t.you.plays("nothing-written")
    assert t.you == line() and t.you.amber == 1


def test_power_by_damage_falls_with_healing() -> None:
    t = table(you=hand("nick", "mend", "mend") | line("masochist"))
    t.you.plays("nick")
    assert t.you.power("masochist") == 5
    t.you.plays("mend").plays("mend")
    assert t.you.power("masochist") == 1


def test_power_in_the_active_house_falls_at_the_end_of_the_turn() -> None:
    t = table(you=line(damaged("patriot", 2)))
    t.you.ends_turn()
    assert t.you == line()


def test_a_computed_loss_of_power_kills() -> None:
    t = table(you=line("troll") | artifacts("levelling") | amber(1), enemy=line(damaged("bumpsy", 3)))
    t.you.reaps("troll")
    assert t.enemy == line() | discard("bumpsy")


def test_power_given_to_a_trait_falls_with_the_trait_that_hangs_on_the_pool() -> None:
    t = table(
        you=hand("give-away")
        | line("marshal", damaged("raider-made", 5))
        | artifacts("rich-knights")
        | amber(3)
    )
    assert t.you.power("raider-made") == 7
    t.you.plays("give-away")
    assert t.you == line("marshal")


def test_what_holds_only_with_amber_ends_with_the_last_of_it() -> None:
    t = table(you=hand("give-away") | artifacts("pauper") | amber(2))
    t.you.plays("give-away")
    assert t.you == artifacts() | discard("give-away", "pauper")


def test_the_dead_are_marked_before_a_forged_key_heals_them() -> None:
    """Mushroom Man shrinks as the key is forged: what follows the forging comes too late."""
    mine = line(damaged("mushroom-man", 8)) | artifacts("relief") | amber(6)
    t = table(you=mine)
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("red")
    assert t.you == line() and t.you.keys == 1


# Nothing forgotten ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Odd(Amount):
    """A number of a later card that does not say what it is read from."""


def test_a_word_that_does_not_say_what_it_looks_at_looks_at_everything() -> None:
    assert looks(Odd(), 3, "word") == ANYTHING
    assert looks(for_each(AmberOn(this))) == ("on-cards",)
    quiet = {kind for kind in every_event() if CHANGES.get(kind) == ()}
    always = {kind for kind in every_event() if kind.UNSETTLES and kind not in CHANGES}  # type: ignore[attr-defined]
    assert set(stirring(ANYTHING)) == set(every_event()) - quiet - always


@pytest.mark.parametrize("ruleset", ["2023", "2018"])
def test_every_constant_of_every_card_says_what_it_looks_at(ruleset: str) -> None:
    for id in declarations():
        for ability in compiled(id, ruleset).abilities:
            if ability.unsettles:
                assert ANYTHING[0] not in looks(*ability.reads()), f"{id}: {ability}"


def test_every_event_that_does_not_unsettle_says_what_it_changes() -> None:
    assert not [kind for kind in every_event() if not kind.UNSETTLES and kind not in CHANGES]  # type: ignore[attr-defined]
    assert Power(for_each(AmberOn(this)), to=this).listens == (ChangesPower, Fickle, *stirring(("on-cards",)))


def aspects(t: Table) -> dict[str, Any]:
    """What constants may look at, by the names events use."""
    return {
        "pool": t.amber[:],
        "on-cards": {b.ref: b.amber for b in t.bodies.values()},
        "keys": t.keys[:],
        "forged": t.forged[:],
        "chains": t.chains[:],
        "tide": t.tide,
        "damage": {b.ref: b.damage for b in t.bodies.values()},
        "ready": {b.ref: b.exhausted for b in t.bodies.values()},
        "used": (t.used[:], {b.ref: b.uses for b in t.bodies.values()}),
        "played": (t.played[:], t.played_before),
        "discarded": t.discarded[:],
        "slain": t.slain[:],
        "piles": [
            [z[:] for z in getattr(t, name)] for name in ("hand", "deck", "discard", "archives", "purged")
        ],
        "turn": (t.active, t.turn),
        "house": t.house,
    }


def changed(before: Any, after: Any) -> bool:
    """Whether something is otherwise, of cards that were and are there."""
    if isinstance(before, dict):
        return any(after[ref] != value for ref, value in before.items() if ref in after)
    if isinstance(before, tuple) and any(isinstance(part, dict) for part in before):
        return any(changed(one, other) for one, other in zip(before, after, strict=True))
    return bool(before != after)


@pytest.mark.parametrize("seed", range(6))
def test_events_change_nothing_they_do_not_tell(seed: int) -> None:
    match, rng = begun(seed), Rng(f"aspects {seed}")
    before, told = aspects(match.table), 0
    for _ in range(120):
        if match.over:
            return
        match.answer(rng.below(len(match.pending[0].options)))
        after, events = aspects(match.table), match.events[told:]
        told = len(match.events)
        kinds = {type(event) for event in events}
        if not any(kind.UNSETTLES and kind not in CHANGES for kind in kinds):
            named = {what for kind in kinds for what in CHANGES[kind]}
            assert {what for what in before if changed(before[what], after[what])} <= named
        before = after


@pytest.mark.parametrize("seed", range(12))
def test_nobody_lives_on_with_lethal_damage(seed: int) -> None:
    match, rng = begun(seed), Rng(f"lethal {seed}")
    for _ in range(150):
        if match.over:
            return
        match.answer(rng.below(len(match.pending[0].options)))
        t = match.table
        if match.quiet:
            for n in (*t.line[0], *t.line[1]):
                b, fresh = t.bodies[n], t.copy()
                assert power(t, b) > b.damage or keyword(t, b, "invulnerable"), f"{b.id} lives"
                assert power(t, b) == power(fresh, fresh.bodies[n]), "kept power is true power"
