"""Geistoid of Grim Reminders, upgrades and clocks: what each does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    deck,
    discard,
    hand,
    line,
    purged,
    table,
    upgraded,
    warded,
)

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def timed(card: str, count: int) -> dict[str, object]:
    """A clock with time counters on it."""
    return {"card": card, "counters": {"time": count}}


def test_kaspara_is_as_strong_as_both_pools_and_pays_for_geistoids_that_come_and_go() -> None:
    t = table(you=hand("kaspara", "touchstone") | amber(2), enemy=amber(1))
    t.you.plays("kaspara")
    assert (t.you.amber, t.enemy.amber, t.you.power("kaspara")) == (3, 2, 5)
    t.you.plays("touchstone")
    assert (t.you.amber, t.enemy.amber) == (4, 3) and t.is_quiet


def test_kaspara_dies_where_nobody_has_amber_and_minds_no_other_house() -> None:
    t = table(you=hand("kaspara"))
    t.you.plays("kaspara")
    assert t.you == line() | discard("kaspara") | amber(1), "as it is destroyed"
    t = table(you=line("kaspara") | hand("troll") | amber(1), house="brobnar")
    t.you.plays("troll")
    assert (t.you.amber, t.enemy.amber) == (1, 0) and t.is_quiet


def test_ancestral_timekeeper_takes_another_turn_at_the_twelfth_stroke() -> None:
    t = table(you=line(timed("ancestral-timekeeper", 11)))
    t.you.ends_turn()
    assert t.you == line() | purged("ancestral-timekeeper") and t.state.active == 0 and t.is_quiet
    t.you.ends_turn()
    assert t.state.active == 1


def test_ancestral_timekeeper_only_ticks_before_that_and_not_in_the_others_turn() -> None:
    t = table(you=line(timed("ancestral-timekeeper", 3), "tick-tock", "troll"))
    t.you.ends_turn().picks("tick-tock")
    assert dict(t.you.body("ancestral-timekeeper").counters) == {"time": 5}, (
        "of itself and of the other clock"
    )
    t.enemy.ends_turn()
    assert (
        dict(t.you.body("ancestral-timekeeper").counters) == {"time": 5} and not t.you.body("troll").counters
    )


def test_ancestral_timekeeper_takes_no_turn_where_a_ward_keeps_it() -> None:
    t = table(you=line(warded(timed("ancestral-timekeeper", 11))))
    t.you.ends_turn()
    assert t.state.active == 1 and len(t.you.look("creatures")) == 1 and t.is_quiet


def test_chronometer_stops_at_six_and_purges_a_card() -> None:
    t = table(you=line(timed("chronometer", 5)), enemy=discard("troll"))
    t.you.ends_turn().picks("troll")
    assert t.enemy == purged("troll") and t.you == line() | discard("chronometer") and t.is_quiet


def test_chronometer_purges_nothing_at_five() -> None:
    t = table(you=line(timed("chronometer", 4)), enemy=discard("troll"))
    t.you.ends_turn()
    assert t.enemy == purged() and dict(t.you.body("chronometer").counters) == {"time": 5} and t.is_quiet


def test_tick_tock_stops_at_three_and_archives_of_hand_and_pile() -> None:
    t = table(you=line(timed("tick-tock", 2)) | hand("punch") | discard("troll"))
    t.you.ends_turn().picks("punch", "troll", "done")
    assert t.you == archives("punch", "troll") | discard("tick-tock") and t.is_quiet


def test_tick_tock_goes_on_before_that() -> None:
    t = table(you=line("tick-tock") | hand("punch"))
    t.you.ends_turn()
    assert t.you == archives() | hand("punch") and dict(t.you.body("tick-tock").counters) == {"time": 1}
    assert t.is_quiet


def test_animating_force_wakes_an_artifact_of_either_side_in_your_battleline() -> None:
    t = table(you=hand("animating-force") | line("troll"), enemy=artifacts("soul-bomb"))
    t.you.plays("animating-force")
    assert t.you == line("troll", upgraded("soul-bomb", "animating-force")) and t.enemy == artifacts()
    assert t.you.power("soul-bomb") == 4 and t.you.keyword("soul-bomb", "versatile") == 1 and t.is_quiet
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert t.you.can("reap", "soul-bomb") and t.you.can("omni", "soul-bomb")


def test_animating_force_needs_an_artifact_and_scrapped_is_worth_an_amber() -> None:
    t = table(you=hand("animating-force") | line("troll"))
    assert t.you.why_not("play", "animating-force") == "no-creature-to-upgrade"
    t.you.discards("animating-force")
    assert t.you == amber(1) | line("troll") and t.is_quiet


def test_scooboo_comes_back_instead_of_a_card_drawn() -> None:
    t = table(
        you=hand("punch", "punch", "punch", "punch") | discard("scooboo") | deck(*["troll"] * 5, "krump")
    )
    t.you.ends_turn().picks("no", "yes")
    assert t.you == hand("scooboo", "troll", *["punch"] * 4) | deck("troll", "krump") | discard(
        *["troll"] * 3
    )
    assert t.is_quiet


def test_scooboo_waits_in_the_pile_and_in_your_own_turn_only() -> None:
    t = table(you=line("scooboo") | deck(*["troll"] * 8))
    t.you.ends_turn()
    assert t.you == hand(*["troll"] * 6) | line("scooboo")
    t = table(you=hand("recklessness"), enemy=discard("scooboo") | deck("krump", "troll", "punch", "anger"))
    t.you.plays("recklessness")
    assert t.enemy == hand("krump", "troll", "punch") | discard("scooboo") and t.is_quiet


def test_scooboo_comes_back_even_where_the_deck_is_empty() -> None:
    t = table(you=hand(*["punch"] * 5) | discard("scooboo", "krump"))
    t.you.ends_turn().picks("yes")
    assert t.you == hand("scooboo", *["punch"] * 5) | discard("krump") | deck() and t.is_quiet


def test_singing_scythe_comes_back_whenever_its_owner_is_haunted() -> None:
    t = table(you=discard("singing-scythe", *["punch"] * 9) | line("troll"))
    t.match.answer("return:" + str(t.state.discard[0][-1]))
    assert t.you == hand("singing-scythe") | NINE and not t.you.can("return", "singing-scythe")
    t = table(you=discard("singing-scythe", *["punch"] * 9) | deck(*["troll"] * 6))
    t.you.ends_turn().picks("yes")
    assert t.you == hand("singing-scythe", *["troll"] * 6) and t.is_quiet
    t = table(you=hand("punch"), enemy=discard("singing-scythe", *["punch"] * 9))
    t.you.ends_turn()
    t.enemy.picks("yes")
    assert t.enemy == hand("singing-scythe") and t.is_quiet


def test_singing_scythe_stays_in_the_pile_otherwise_and_lets_its_reaper_purge_while_haunted() -> None:
    t = table(you=discard("singing-scythe", *["punch"] * 8) | line("krump"))
    assert not t.you.can("return", "singing-scythe")
    t = table(you=line(upgraded("krump", "singing-scythe")) | NINE, enemy=discard("anger"))
    t.you.reaps("krump")
    assert t.enemy == discard("anger")
    t = table(you=line(upgraded("krump", "singing-scythe")) | TEN, enemy=discard("anger"))
    t.you.reaps("krump").picks("anger")
    assert t.enemy == purged("anger") and t.is_quiet
