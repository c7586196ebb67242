"""What each Star Alliance artifact of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    table,
    upgraded,
    warded,
)


def test_transporter_platform_brings_home_a_creature_with_its_upgrades() -> None:
    t = table(
        you=artifacts("transporter-platform") | line(upgraded("bumpsy", "blood-of-titans")),
        house="staralliance",
    )
    t.you.acts("transporter-platform")
    assert t.you == hand("bumpsy", "blood-of-titans") | line() | discard() and t.is_quiet


def test_transporter_platform_takes_the_upgrades_off_a_warded_creature() -> None:
    """Reglamento maestro v17.2, glosario «Escudar»: the ward keeps the creature, not what is attached to it."""
    platform = artifacts("transporter-platform")
    t = table(you=platform | line(warded(upgraded("bumpsy", "blood-of-titans"))), house="staralliance")
    t.you.acts("transporter-platform")
    assert t.you == hand("blood-of-titans") | line("bumpsy") and t.is_quiet


def test_book_of_leq_makes_the_house_of_the_top_card_active() -> None:
    t = table(you=artifacts("book-of-leq") | line("troll") | deck("krump"), house="staralliance")
    t.you.acts("book-of-leq").reaps("troll")
    assert t.you.amber == 1 and t.you == deck("krump") and t.is_quiet


def test_book_of_leq_ends_the_turn_without_readying_or_drawing() -> None:
    """Reglamento maestro v17.2, «Final de turno»: after step 5, which a turn that ends in step 3 does not reach."""
    t = table(
        you=artifacts("book-of-leq") | line(exhausted("troll")) | deck("stunner", "krump"),
        enemy=line("bumpsy"),
        house="staralliance",
    )
    t.you.acts("book-of-leq")
    assert t.state.active == 1 and t.you == hand() | line(exhausted("troll")) and t.is_quiet
    assert t.you == artifacts(exhausted("book-of-leq"))


def test_general_order_24_destroys_a_house_at_the_start_of_each_turn() -> None:
    t = table(
        you=artifacts("general-order-24") | line("troll", "dust-pixie"), enemy=line("krump", "snufflegator")
    )
    t.you.ends_turn()
    t.enemy.may_choose("krump", "snufflegator").picks("krump")
    assert t.you == line("dust-pixie") and t.enemy == line("snufflegator") and t.is_quiet


def test_general_order_24_is_destroyed_by_whoever_has_no_creature() -> None:
    t = table(you=artifacts("general-order-24") | line("troll"))
    t.you.ends_turn()
    assert t.you == artifacts() | line("troll") | discard("general-order-24") and t.is_quiet


def test_peace_accord_gives_each_player_two_and_takes_four_from_who_fights() -> None:
    t = table(you=hand("peace-accord") | amber(3) | line("commander-chan"), enemy=line("bumpsy"))
    t.you.plays("peace-accord")
    assert (t.you.amber, t.enemy.amber) == (5, 2)
    t.you.fights("commander-chan")
    assert (t.you.amber, t.enemy.amber) == (1, 2) and t.you == artifacts() and t.is_quiet


def test_peace_accord_does_not_mind_reaping() -> None:
    t = table(you=artifacts("peace-accord") | line("special-agent-fingers"), enemy=line("troll"))
    t.you.reaps("special-agent-fingers")
    assert t.you.amber == 1 and t.you == artifacts("peace-accord") and t.is_quiet


def test_quixxle_stone_stops_whoever_has_more_creatures() -> None:
    t = table(you=hand("troll") | line("krump"), enemy=artifacts("quixxle-stone"))
    assert t.you.why_not("play", "troll") == "card-forbids" and t.is_quiet


def test_quixxle_stone_lets_play_whoever_has_as_many() -> None:
    t = table(you=hand("troll", "krump") | artifacts("quixxle-stone"))
    t.you.plays("troll")
    assert t.you.why_not("play", "krump") == "card-forbids" and t.you == line("troll") and t.is_quiet


def test_uncharted_lands_gives_one_to_whoever_reaps_with_the_star_alliance() -> None:
    t = table(you=hand("uncharted-lands") | line("special-agent-fingers"))
    t.you.plays("uncharted-lands").reaps("special-agent-fingers")
    assert t.you.amber == 2 and t.you == artifacts(holding("uncharted-lands", 5)) and t.is_quiet


def test_uncharted_lands_gives_the_opponents_crew_too_and_nobody_else() -> None:
    t = table(
        you=line("special-agent-fingers", "troll"),
        enemy=artifacts(holding("uncharted-lands", 3)),
        house="staralliance",
    )
    t.you.reaps("special-agent-fingers")
    assert t.you.amber == 2 and t.enemy == artifacts(holding("uncharted-lands", 2)) and t.is_quiet
    other = table(you=line("troll") | artifacts(holding("uncharted-lands", 3)))
    other.you.reaps("troll")
    assert other.you.amber == 1 and other.is_quiet
