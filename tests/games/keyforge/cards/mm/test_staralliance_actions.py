"""What each Star Alliance action of Mass Mutation does, and the nearest thing it must not do."""

from tests.games.keyforge.table import archives, damaged, deck, discard, hand, line, table, warded


def test_hadron_collision_takes_a_ward_off_and_pierces_armor() -> None:
    t = table(you=hand("hadron-collision"), enemy=line(warded("champion-anaphiel"), "troll"))
    t.you.plays("hadron-collision").picks("champion-anaphiel")
    assert t.enemy == line(damaged("champion-anaphiel", 3), "troll")
    assert t.is_quiet


def test_hadron_collision_damages_a_creature_without_a_ward_too() -> None:
    t = table(you=hand("hadron-collision"), enemy=line("troll", warded("bumpsy")))
    t.you.plays("hadron-collision").picks("troll")
    assert t.enemy == line(damaged("troll", 3), warded("bumpsy"))
    assert t.is_quiet


def test_survey_discards_one_of_two() -> None:
    t = table(you=hand("survey") | deck("troll", "punch", "bumpsy"))
    t.you.plays("survey").may_choose("troll", "punch").picks("troll")
    assert t.you == discard("survey", "troll") | deck("punch", "bumpsy")
    assert t.is_quiet


def test_survey_must_discard_the_only_card() -> None:
    t = table(you=hand("survey") | deck("troll"))
    t.you.plays("survey")
    assert t.you == discard("survey", "troll") | deck()
    assert t.is_quiet


def test_v17_faq_reconocimiento_1_the_other_card_stays_on_top() -> None:
    t = table(you=hand("survey") | deck("troll", "punch", "bumpsy"))
    t.you.plays("survey").picks("punch")
    assert t.you == deck("troll", "bumpsy")
    assert t.is_quiet


def test_new_frontiers_archives_the_house_chosen_and_discards_the_rest() -> None:
    t = table(you=hand("new-frontiers") | deck("troll", "batdrone", "bumpsy", "punch"))
    t.you.plays("new-frontiers").picks("brobnar")
    assert t.you == archives("troll", "bumpsy") | discard("new-frontiers", "batdrone") | deck("punch")
    assert t.is_quiet


def test_new_frontiers_archives_nothing_of_a_house_that_is_not_there() -> None:
    t = table(you=hand("new-frontiers") | deck("troll", "batdrone"))
    t.you.plays("new-frontiers").picks("staralliance")
    assert t.you == archives() | deck()
    assert sorted(t.you.look("discard")) == ["batdrone", "new-frontiers", "troll"]
    assert t.is_quiet


def test_particle_sweep_destroys_a_mutant() -> None:
    t = table(you=hand("particle-sweep"), enemy=line("dino-alien", "troll"))
    t.you.plays("particle-sweep").picks("dino-alien")
    assert t.enemy == line("troll") | discard("dino-alien")
    assert t.is_quiet


def test_particle_sweep_deals_two_to_any_other_creature() -> None:
    t = table(you=hand("particle-sweep"), enemy=line("dino-alien", "troll"))
    t.you.plays("particle-sweep").picks("troll")
    assert t.enemy == line("dino-alien", damaged("troll", 2))
    assert t.is_quiet


def test_hold_the_line_draws_the_difference() -> None:
    t = table(
        you=hand("hold-the-line") | line("troll") | deck("punch", "anger", "bumpsy"),
        enemy=line("troll", "bumpsy", "q-mechs"),
    )
    t.you.plays("hold-the-line")
    assert t.you == hand("punch", "anger")
    assert t.is_quiet


def test_hold_the_line_draws_nothing_for_the_stronger_side() -> None:
    t = table(you=hand("hold-the-line") | line("troll", "bumpsy") | deck("punch"), enemy=line("q-mechs"))
    t.you.plays("hold-the-line")
    assert t.you == hand() | deck("punch")
    assert t.is_quiet
