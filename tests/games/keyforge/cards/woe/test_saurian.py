"""Rulings of Winds of Exchange's Saurian creatures."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    line,
    owned_by,
    ready,
    side,
    table,
    token,
    upgraded,
    warded,
)

TROOPER = side(token="trooper")


def wise(card: str, wisdom: int = 1) -> dict[str, object]:
    """A philosopher with wisdom counters."""
    return {"card": card, "counters": {"wisdom": wisdom}}


def test_aedile_tullia_makes_a_token_when_a_plain_creature_is_exalted() -> None:
    t = table(you=hand("epic-poem") | line("aedile-tullia", "bumpsy") | deck("troll", "punch") | TROOPER)
    t.you.plays("epic-poem").picks("bumpsy", "right")
    assert t.you == line("aedile-tullia", holding("bumpsy", 1), "trooper") | amber(1) and t.is_quiet


def test_aedile_tullia_makes_none_for_an_exalted_token() -> None:
    t = table(you=hand("epic-poem") | line("aedile-tullia", token("trooper")) | deck("troll") | TROOPER)
    t.you.plays("epic-poem").picks("trooper")
    assert t.you == line("aedile-tullia", holding("trooper", 1)) | deck("troll") and t.is_quiet


def test_aedile_tullia_makes_none_for_captured_aember_or_an_enemys_exalting() -> None:
    t = table(
        you=hand("sagittarii-s-gaze") | line("aedile-tullia") | deck("troll") | TROOPER,
        enemy=line(damaged("krump", 1)),
    )
    t.you.plays("sagittarii-s-gaze")
    assert t.enemy == line(holding(damaged("krump", 1), 1)) and t.you == line("aedile-tullia") and t.is_quiet


def test_aristotlmimus_with_wisdom_draws_archives_and_plays() -> None:
    t = table(
        you=line(wise("aristotlmimus")) | hand("troll") | deck("dust-pixie") | archives("bumpsy"),
        house="saurian",
    )
    t.you.reaps("aristotlmimus").picks("dust-pixie")
    t.you.may_choose("bumpsy", "dust-pixie").picks("bumpsy", "right")
    assert t.you == line("aristotlmimus", "bumpsy") | hand("troll") | archives("dust-pixie") and t.is_quiet


def test_aristotlmimus_without_wisdom_may_play_a_card_of_the_archives() -> None:
    t = table(you=line("aristotlmimus") | hand("troll") | deck("punch") | archives("bumpsy"), house="saurian")
    t.you.reaps("aristotlmimus").picks("no")
    assert t.you == line("aristotlmimus") | hand("troll") | archives("bumpsy") | deck("punch") and t.is_quiet


def test_magistrate_crispus_gives_everything_back_at_the_end_of_your_turn() -> None:
    t = table(
        you=line("magistrate-crispus", owned_by("krump", 1)) | deck("troll"),
        enemy=line(owned_by("bumpsy", 0)) | artifacts(owned_by("heavy-subsidies", 0)) | deck("troll"),
    )
    t.you.ends_turn().picks("right")
    assert t.you == line("magistrate-crispus", "bumpsy") | artifacts("heavy-subsidies")
    assert t.enemy == line("krump") | artifacts()


def test_magistrate_crispus_waits_for_the_end_of_your_own_turn() -> None:
    t = table(
        you=line("bumpsy"),
        enemy=line("magistrate-crispus", owned_by("troll", 0)) | houses("saurian", "dis", "mars"),
    )
    t.you.ends_turn()
    assert t.enemy == line("magistrate-crispus", "troll") and t.you == line("bumpsy")


def test_platopelta_with_wisdom_draws_archives_and_teaches_aristotlmimus() -> None:
    t = table(you=line(wise("platopelta"), "aristotlmimus") | hand("troll") | deck("punch"), house="saurian")
    t.you.reaps("platopelta").picks("troll", "yes")
    assert t.you == archives("troll") | hand("punch")
    assert dict(t.you.body("aristotlmimus").counters) == {"wisdom": 1} and t.is_quiet


def test_platopelta_without_wisdom_only_archives() -> None:
    t = table(you=line("platopelta", "aristotlmimus") | hand("troll") | deck("punch"), house="saurian")
    t.you.reaps("platopelta")
    assert t.you == archives("troll") | hand() | deck("punch")
    assert not t.you.body("aristotlmimus").counters and t.is_quiet


def test_rampaging_brutodon_costs_a_creature_before_it_is_used() -> None:
    t = table(you=line("rampaging-brutodon", "bumpsy"))
    t.you.reaps("rampaging-brutodon").may_choose("rampaging-brutodon", "bumpsy").picks("bumpsy")
    assert t.you == line(exhausted("rampaging-brutodon")) | discard("bumpsy") | amber(1) and t.is_quiet


def test_rampaging_brutodon_may_cost_another_one() -> None:
    t = table(you=line("rampaging-brutodon", "rampaging-brutodon", "bumpsy"))
    t.you.reaps("rampaging-brutodon").picks("rampaging-brutodon#2")
    assert t.you == line(exhausted("rampaging-brutodon"), "bumpsy") | amber(1) and t.is_quiet


def test_rampaging_brutodon_makes_a_token_as_it_is_played() -> None:
    t = table(you=hand("rampaging-brutodon") | deck("troll", "punch") | TROOPER)
    t.you.plays("rampaging-brutodon", flank="left")
    assert t.you == line("trooper", "rampaging-brutodon") and t.is_quiet


def test_v17_faq_brutodonte_desbocado_1_alone_rampaging_brutodon_destroys_itself_and_does_nothing() -> None:
    t = table(you=line("rampaging-brutodon"), enemy=line("krump"))
    t.you.reaps("rampaging-brutodon")
    assert t.you == line() | discard("rampaging-brutodon") | amber(0) and t.is_quiet


def test_rampaging_brutodon_s_text_costs_whoever_has_it_a_creature_too() -> None:
    mine = hand("rampaging-brutodon") | line("krump", "bumpsy") | artifacts("creed-of-nurture")
    t = table(you=mine, house="brobnar")
    t.you.omni("creed-of-nurture").picks("krump")
    t.you.reaps("krump").may_choose("krump", "bumpsy").picks("bumpsy")
    assert t.you == line(exhausted("krump")) | amber(1) and t.is_quiet


def test_rampaging_brutodon_costs_nothing_while_its_text_is_blank() -> None:
    t = table(
        you=hand("shadow-of-dis"), enemy=line("rampaging-brutodon", "bumpsy") | houses("saurian"), house="dis"
    )
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("saurian").reaps("rampaging-brutodon")
    assert t.enemy == line("rampaging-brutodon", "bumpsy") | amber(1) and t.is_quiet


def test_rampaging_brutodon_is_not_used_where_a_ward_saves_the_price() -> None:
    t = table(you=line("rampaging-brutodon", warded("bumpsy")))
    t.you.reaps("rampaging-brutodon").picks("bumpsy")
    assert t.you == line(ready("rampaging-brutodon"), "bumpsy") | amber(0) and t.is_quiet


def test_socraterosaurus_draws_and_teaches_platopelta() -> None:
    t = table(you=line("socraterosaurus", "platopelta", "aristotlmimus") | deck("punch"))
    t.you.reaps("socraterosaurus").picks("yes")
    assert t.you == hand("punch") and dict(t.you.body("platopelta").counters) == {"wisdom": 1}
    assert not t.you.body("aristotlmimus").counters and t.is_quiet


def test_socraterosaurus_need_not_teach() -> None:
    t = table(you=line("socraterosaurus", "platopelta") | deck("punch"))
    t.you.reaps("socraterosaurus").picks("no")
    assert not t.you.body("platopelta").counters and t.you == hand("punch") and t.is_quiet


def test_chaosodon_tramples_its_own_neighbors_before_it_fights() -> None:
    t = table(
        you=line("troll", "chaosodon", "krump", "bumpsy"), enemy=line("dust-pixie", "troll"), house="saurian"
    )
    t.you.fights("chaosodon", "dust-pixie")
    assert t.you == line(damaged("troll", 3), damaged("chaosodon", 1), damaged("krump", 3), "bumpsy")
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet


def test_chaosodon_tramples_nobody_when_it_reaps() -> None:
    t = table(you=line("troll", "chaosodon"), enemy=line("dust-pixie"), house="saurian")
    t.you.reaps("chaosodon")
    assert t.you == line("troll", "chaosodon") | amber(1) and t.is_quiet


def test_hoplites_dory_counts_nobody_of_the_other_line() -> None:
    t = table(
        you=line("troll", upgraded("urchin", "hoplite-s-dory")),
        enemy=line(exhausted("krump"), exhausted("bumpsy")),
    )
    assert t.you.power("urchin") == 1


def test_hoplites_dory_counts_the_exhausted_to_the_left() -> None:
    tired = exhausted("troll"), "bumpsy", exhausted("krump")
    t = table(you=line(*tired, upgraded("urchin", "hoplite-s-dory"), exhausted("troll")))
    assert t.you.power("urchin") == 1 + 4


def test_imperator_drusilla_splashes_while_outnumbered() -> None:
    t = table(you=line("imperator-drusilla"), enemy=line("dust-pixie", "troll"))
    assert t.you.keyword("imperator-drusilla", "splash-attack") == 4
    t.you.fights("imperator-drusilla", "dust-pixie")
    assert t.enemy == line(damaged("troll", 4)) and t.is_quiet


def test_imperator_drusilla_destroys_another_friend_and_is_calm_among_equals() -> None:
    t = table(you=hand("imperator-drusilla") | line("bumpsy"), enemy=line("krump"))
    t.you.plays("imperator-drusilla")
    assert t.you == line("imperator-drusilla") | discard("bumpsy")
    assert not t.you.keyword("imperator-drusilla", "splash-attack") and t.is_quiet


def test_phalanx_leader_makes_a_token_at_its_left() -> None:
    t = table(you=hand("phalanx-leader") | line("bumpsy") | deck("troll", "punch") | TROOPER)
    t.you.plays("phalanx-leader")
    assert t.you == line("bumpsy", "trooper", "phalanx-leader") and t.is_quiet


def test_phalanx_leader_strengthens_those_who_come_later_too() -> None:
    t = table(you=line("bumpsy", "phalanx-leader") | hand("grammaticus-thrax"), house="saurian")
    t.you.reaps("phalanx-leader").plays("grammaticus-thrax", flank="left")
    assert t.you.power("grammaticus-thrax") == 7 and t.you.power("bumpsy") == 7 and t.is_quiet


def test_phalanx_leader_strengthens_those_to_its_left_for_the_turn() -> None:
    t = table(you=line("bumpsy", "troll", "phalanx-leader", "krump"), house="saurian")
    t.you.reaps("phalanx-leader")
    assert (t.you.power("bumpsy"), t.you.power("troll"), t.you.power("krump")) == (7, 10, 6)
    assert t.you.power("phalanx-leader") == 4 and t.is_quiet
    t.you.ends_turn()
    assert t.you.power("bumpsy") == 5


def test_aquilia_lone_hero_captures_while_outnumbered() -> None:
    t = table(you=line("aquilia-lone-hero"), enemy=line("krump", "troll") | amber(2), house="brobnar")
    t.you.omni("aquilia-lone-hero")
    assert t.you == line(holding("aquilia-lone-hero", 1)) and t.enemy == amber(1) and t.is_quiet


def test_aquilia_lone_hero_captures_nothing_among_equals() -> None:
    t = table(you=line("aquilia-lone-hero"), enemy=line("krump") | amber(2))
    t.you.omni("aquilia-lone-hero")
    assert t.you == line(exhausted("aquilia-lone-hero")) and t.enemy == amber(2) and t.is_quiet


def test_ballistego_splashes_while_it_has_aember() -> None:
    t = table(you=hand("ballistego"))
    t.you.plays("ballistego").picks("yes")
    assert t.you == line(holding("ballistego", 1)) and t.you.keyword("ballistego", "splash-attack") == 3
    assert t.is_quiet


def test_ballistego_without_aember_does_not_splash() -> None:
    t = table(you=hand("ballistego"))
    t.you.plays("ballistego").picks("no")
    assert t.you == line("ballistego") and not t.you.keyword("ballistego", "splash-attack") and t.is_quiet


def test_chancellor_dexterus_makes_its_right_neighbor_a_saurian() -> None:
    t = table(you=line("troll", "chancellor-dexterus", "bumpsy", "krump"), house="saurian")
    t.you.reaps("chancellor-dexterus").picks("yes")
    assert t.you == line("troll", "chancellor-dexterus", holding("bumpsy", 1), "krump")
    assert t.you.can("reap", "bumpsy") and not t.you.can("reap", "troll") and t.is_quiet


def test_chancellor_dexterus_on_the_right_flank_exalts_nobody() -> None:
    t = table(you=line("troll", "chancellor-dexterus"), house="saurian")
    t.you.reaps("chancellor-dexterus")
    assert t.you == line("troll", "chancellor-dexterus") and not t.you.can("reap", "troll") and t.is_quiet


def test_grammaticus_thrax_is_a_philosopher_of_five() -> None:
    assert table(you=line("grammaticus-thrax")).you.power("grammaticus-thrax") == 5


def test_grammaticus_thrax_does_nothing_as_it_is_played() -> None:
    t = table(you=hand("grammaticus-thrax"), enemy=line("krump") | amber(2))
    t.you.plays("grammaticus-thrax")
    assert t.you == line("grammaticus-thrax") and t.enemy == line("krump") | amber(2) and t.is_quiet


def test_legionary_trainer_readies_tokens_as_they_enter() -> None:
    t = table(you=hand("legionary-trainer") | deck("troll", "punch") | TROOPER)
    t.you.plays("legionary-trainer", flank="left")
    assert t.you == line(ready("trooper"), exhausted("legionary-trainer")) and t.is_quiet


def test_legionary_trainer_readies_no_other_creature() -> None:
    t = table(you=hand("grammaticus-thrax") | line("legionary-trainer"))
    t.you.plays("grammaticus-thrax")
    assert t.you == line("legionary-trainer", exhausted("grammaticus-thrax")) and t.is_quiet


def test_longusaur_lector_exalts_itself_for_a_token() -> None:
    t = table(you=line("longusaur-lector") | deck("troll", "punch") | TROOPER)
    t.you.reaps("longusaur-lector").picks("yes", "left")
    assert t.you == line("trooper", holding("longusaur-lector", 1)) and t.is_quiet


def test_longusaur_lector_makes_none_without_exalting() -> None:
    t = table(you=hand("longusaur-lector") | deck("troll") | TROOPER)
    t.you.plays("longusaur-lector").picks("no")
    assert t.you == line("longusaur-lector") and t.is_quiet


def test_praetor_marius_captures_for_each_exhausted_creature_to_its_left() -> None:
    t = table(
        you=line(exhausted("troll"), "bumpsy", exhausted("krump"), "praetor-marius", exhausted("troll")),
        enemy=amber(5),
        house="saurian",
    )
    t.you.reaps("praetor-marius")
    assert t.you.body("praetor-marius").amber == 2 and t.enemy == amber(3) and t.is_quiet


def test_praetor_marius_captures_nothing_on_the_left_flank() -> None:
    t = table(you=line("praetor-marius", exhausted("krump")), enemy=amber(5))
    t.you.reaps("praetor-marius")
    assert t.you.body("praetor-marius").amber == 0 and t.enemy == amber(5) and t.is_quiet


def test_bellatoran_warrior_is_strong_and_armored() -> None:
    t = table(you=line(token("bellatoran-warrior")))
    assert (t.you.power("bellatoran-warrior"), t.you.armor("bellatoran-warrior")) == (5, 2)


def test_bellatoran_warrior_goes_to_the_discard_pile_as_the_card_it_hides() -> None:
    t = table(you=hand("hypoxia") | line(token("bellatoran-warrior", "krump")))
    t.you.plays("hypoxia")
    assert t.you == line() | discard("hypoxia", "krump") and t.is_quiet


def test_scholar_draws_after_it_reaps() -> None:
    t = table(you=line(token("scholar")) | deck("punch"), house="saurian")
    t.you.reaps("scholar")
    assert t.you == hand("punch") | amber(1) and t.is_quiet


def test_scholar_draws_nothing_after_a_fight() -> None:
    t = table(you=line(token("scholar")) | deck("punch"), enemy=line(warded("dust-pixie")), house="saurian")
    t.you.fights("scholar")
    assert t.you == hand() and t.is_quiet


def test_senator_makes_keys_dearer_in_the_enemys_next_turn() -> None:
    t = table(you=line(token("senator")), enemy=houses("dis", "mars", "logos") | amber(6), house="saurian")
    t.you.acts("senator").ends_turn()
    assert t.enemy.key_cost == 7 and t.enemy.keys == 0 and t.is_quiet


def test_senator_makes_no_key_dearer_in_your_own_turn() -> None:
    t = table(you=line(token("senator")), house="saurian")
    t.you.acts("senator")
    assert t.you.key_cost == t.enemy.key_cost == 6 and t.is_quiet


def test_trooper_is_exalted_after_it_reaps_or_fights() -> None:
    t = table(you=line(token("trooper")), enemy=line("dust-pixie"), house="saurian")
    t.you.fights("trooper")
    assert t.you == line(holding(damaged("trooper", 1), 1)) and t.is_quiet
    t = table(you=line(token("trooper")), house="saurian")
    t.you.reaps("trooper")
    assert t.you == line(holding("trooper", 1)) and t.is_quiet


def test_trooper_that_dies_in_the_fight_is_not_exalted() -> None:
    t = table(you=line(token("trooper")), enemy=line("troll"), house="saurian")
    t.you.fights("trooper")
    assert t.you == line() and t.enemy == amber(0) and t.is_quiet
