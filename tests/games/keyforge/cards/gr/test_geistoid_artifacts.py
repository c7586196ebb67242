"""Geistoid of Grim Reminders, the artifacts: what each does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    line,
    maverick,
    purged,
    table,
)

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def timed(card: str, count: int) -> dict[str, object]:
    """A clock with time counters on it."""
    return {"card": card, "counters": {"time": count}}


def test_dark_memento_fills_the_pile_at_the_start_of_the_turn() -> None:
    t = table(
        enemy=artifacts("dark-memento") | discard(*["punch"] * 7) | deck(*["troll"] * 5), you=hand("punch")
    )
    t.you.ends_turn()
    assert len(t.enemy.look("discard")) == 10 and len(t.enemy.look("deck")) == 2 and t.is_quiet


def test_dark_memento_stops_with_the_deck_and_scrapped_mills_until_that_player_is_haunted() -> None:
    t = table(enemy=artifacts("dark-memento") | deck("troll", "krump"), you=hand("punch"))
    t.you.ends_turn()
    assert t.enemy == deck() | discard("krump", "troll")
    t = table(you=hand("dark-memento"), enemy=discard(*["punch"] * 8) | deck("troll", "krump", "valdr"))
    t.you.discards("dark-memento").picks("enemy", "enemy")
    assert t.enemy == deck("valdr") and t.is_quiet


def test_dark_memento_and_haunted_house_ask_whether_one_is_haunted_when_they_resolve() -> None:
    t = table(
        enemy=artifacts("dark-memento", "dark-memento", "haunted-house") | deck(*["troll"] * 15),
        you=hand("punch"),
    )
    t.you.ends_turn().picks("dark-memento", "dark-memento")
    assert len(t.enemy.look("discard")) == 10 and t.is_quiet


def test_dark_memento_2018_ends_though_an_empty_deck_is_rebuilt_at_once() -> None:
    # v17.2 «Bucles infinitos»: nine cards never make a pile of ten.
    nine = ("troll", "krump", "valdr", "bumpsy", "punch", "anger", "urchin", "zorg", "dextre")
    t = table(enemy=artifacts("dark-memento") | deck(*nine), you=hand("punch"), ruleset="2018")
    t.you.ends_turn()
    assert len(t.enemy.look("discard")) + len(t.enemy.look("deck")) == 9 and t.is_quiet


def test_dark_memento_2018_ends_though_every_new_deck_pays_its_owner() -> None:
    # v17.2 «Bucles infinitos»: what Sabira gains each time round brings nobody nearer to ten cards.
    t = table(
        enemy=artifacts("dark-memento") | line("sabira-the-medium") | deck(*["troll"] * 9),
        you=hand("punch"),
        ruleset="2018",
    )
    t.you.ends_turn()
    assert len(t.enemy.look("discard")) + len(t.enemy.look("deck")) == 9
    assert (
        t.enemy == line("sabira-the-medium") | artifacts("dark-memento") and t.enemy.keys == 1 and t.is_quiet
    )


def test_island_of_misfit_toys_returns_all_geistoids_and_is_purged() -> None:
    t = table(you=artifacts("island-of-misfit-toys") | discard("boo", "punch", "mender"))
    t.you.acts("island-of-misfit-toys")
    assert t.you == hand("boo", "mender") | discard("punch") | purged("island-of-misfit-toys") and t.is_quiet


def test_island_of_misfit_toys_takes_mavericks_of_geistoid_and_no_others() -> None:
    t = table(
        you=artifacts("island-of-misfit-toys")
        | discard(maverick("troll", "geistoid"), maverick("boo", "dis"))
    )
    t.you.acts("island-of-misfit-toys")
    assert t.you == hand("troll") | discard("boo") and t.is_quiet


def test_junkyard_cemetery_counts_purged_cards_too() -> None:
    t = table(you=artifacts("junkyard-cemetery") | line("thunderdell") | NINE | purged("troll"))
    assert t.you.keyword("thunderdell", "splash-attack") == 5
    t = table(you=artifacts("junkyard-cemetery") | line("thunderdell") | TEN, house="geistoid")
    t.you.acts("junkyard-cemetery").picks("punch")
    assert (
        t.you == NINE | purged("punch") and t.you.keyword("thunderdell", "splash-attack") == 5 and t.is_quiet
    )


def test_junkyard_cemetery_haunts_nobody_with_nine_nor_the_opponent() -> None:
    t = table(
        you=artifacts("junkyard-cemetery") | line("thunderdell") | discard(*["punch"] * 8) | purged("troll")
    )
    assert t.you.keyword("thunderdell", "splash-attack") == 0
    t = table(you=artifacts("junkyard-cemetery"), enemy=line("thunderdell") | NINE | purged("troll"))
    assert t.enemy.keyword("thunderdell", "splash-attack") == 0 and t.is_quiet


def test_synchronizer_gathers_half_the_time_of_a_clock_that_stops() -> None:
    t = table(you=hand("punch"), enemy=artifacts("synchronizer") | line(timed("tick-tock", 3)))
    t.you.plays("punch")
    assert t.enemy == line() and dict(t.enemy.body("synchronizer").counters) == {"time": 2} and t.is_quiet


def test_synchronizer_gives_all_its_time_to_a_friendly_clock() -> None:
    t = table(you=artifacts(timed("synchronizer", 4)) | line("chronometer", "troll"), enemy=line("tick-tock"))
    t.you.omni("synchronizer")
    assert dict(t.you.body("chronometer").counters) == {"time": 4}
    assert not dict(t.you.body("synchronizer").counters).get("time") and t.is_quiet
    t = table(you=hand("punch") | line(timed("tick-tock", 2)), enemy=artifacts("synchronizer"))
    t.you.plays("punch")
    assert not t.enemy.body("synchronizer").counters


def test_well_of_memory_trades_cards_of_the_hand_for_cards_of_the_pile() -> None:
    t = table(you=hand("well-of-memory", "punch", "anger") | discard("troll", "krump", "valdr"))
    t.you.plays("well-of-memory").picks("punch", "anger").picks("troll", "valdr")
    assert t.you == hand("troll", "valdr") | purged("punch", "anger") | discard("krump") and t.is_quiet


def test_well_of_memory_returns_nothing_for_nothing_and_destroys_itself() -> None:
    t = table(you=hand("well-of-memory", "punch") | discard("troll"))
    t.you.plays("well-of-memory").picks("done")
    assert t.you == hand("punch") | discard("troll")
    t = table(you=artifacts("well-of-memory"))
    t.you.acts("well-of-memory")
    assert t.you == artifacts() | discard("well-of-memory") and t.is_quiet


def test_cursed_tomb_purges_whoever_dies_without_amber_on_it() -> None:
    t = table(
        you=hand("punch") | artifacts("cursed-tomb") | line("troll"),
        enemy=line("dust-pixie"),
        house="brobnar",
    )
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == line() | purged("dust-pixie") | discard() and t.is_quiet


def test_cursed_tomb_leaves_the_laden_to_the_pile_and_is_purged_without_creatures() -> None:
    t = table(
        you=hand("punch") | artifacts("cursed-tomb"), enemy=line(holding("dust-pixie", 1)), house="brobnar"
    )
    t.you.plays("punch")
    assert t.enemy == purged() | discard("dust-pixie") and t.you == artifacts() | purged("cursed-tomb")
    assert t.is_quiet


def test_plow_sword_buries_a_creature_to_strike_another() -> None:
    t = table(
        you=artifacts("plow-sword") | discard("punch"), enemy=line("krump") | discard("troll") | deck("anger")
    )
    t.you.acts("plow-sword")
    assert t.enemy == deck("anger", "troll") | line(damaged("krump", 3)) and t.is_quiet


def test_plow_sword_strikes_nobody_without_a_dead_creature() -> None:
    t = table(you=artifacts("plow-sword") | discard("punch"), enemy=line("krump"))
    t.you.acts("plow-sword")
    assert t.enemy == line("krump") and t.is_quiet


def test_soul_vial_archives_the_laden_dead() -> None:
    t = table(you=hand("punch"), enemy=artifacts("soul-vial") | line(holding("dust-pixie", 1)))
    t.you.plays("punch")
    assert t.enemy == archives("dust-pixie") | discard() and t.is_quiet


def test_soul_vial_leaves_others_and_enemies_to_the_pile() -> None:
    t = table(you=hand("punch"), enemy=artifacts("soul-vial") | line("dust-pixie"))
    t.you.plays("punch")
    assert t.enemy == archives() | discard("dust-pixie")
    t = table(
        you=hand("punch") | artifacts("soul-vial"), enemy=line(holding("dust-pixie", 1)), house="brobnar"
    )
    t.you.plays("punch")
    assert t.enemy == archives() | discard("dust-pixie") and t.is_quiet


def test_haunted_house_mills_the_unhaunted_and_pays_the_haunted() -> None:
    t = table(enemy=artifacts("haunted-house") | deck("troll") | NINE, you=hand("punch"))
    t.you.ends_turn()
    assert t.enemy == deck() and len(t.enemy.look("discard")) == 10
    t.enemy.chooses("geistoid").omni("haunted-house")
    assert t.enemy.amber == 1 and t.is_quiet


def test_haunted_house_does_nothing_the_other_way_round() -> None:
    t = table(enemy=artifacts("haunted-house") | deck("troll") | TEN, you=hand("punch"))
    t.you.ends_turn()
    assert t.enemy == deck("troll")
    t = table(you=artifacts("haunted-house") | NINE)
    t.you.omni("haunted-house")
    assert t.you.amber == 0 and t.is_quiet
