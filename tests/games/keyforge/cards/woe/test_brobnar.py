"""What each Brobnar card of Winds of Exchange does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    houses,
    line,
    ready,
    side,
    table,
    token,
)

GRUNT = side(token="grunt")


def test_ancient_battleground_pays_for_fights() -> None:
    t = table(you=artifacts("ancient-battleground") | line("bumpsy"), enemy=line("urchin"))
    t.you.fights("bumpsy")
    assert t.you == amber(1) and t.is_quiet


def test_ancient_battleground_forbids_reaping_on_your_side_only() -> None:
    t = table(you=artifacts("ancient-battleground") | line("bumpsy"), enemy=line("krump") | houses("brobnar"))
    assert not t.you.can("reap", "bumpsy") and t.you.why_not("reap", "bumpsy") == "card-forbids"
    t.you.ends_turn()
    assert t.enemy.can("reap", "krump")


def test_endless_hordes_sends_a_token_against_each_enemy_whatever_taunts() -> None:
    mine = hand("endless-hordes") | deck("anger", "punch", "troll") | side(token="skirmisher")
    t = table(you=mine, enemy=line("champion-anaphiel", "dust-imp", "krump"))
    t.you.plays("endless-hordes").picks("left", "skirmisher", "dust-imp", "skirmisher", "champion-anaphiel")
    assert t.you == line(*[exhausted("skirmisher")] * 3) and t.is_quiet
    assert t.enemy == line(damaged("champion-anaphiel", 1), damaged("krump", 2)) | discard("dust-imp")


def test_endless_hordes_fights_each_enemy_once() -> None:
    mine = hand("endless-hordes") | deck("anger", "punch") | side(token="skirmisher")
    t = table(you=mine, enemy=line("troll", "krump"))
    t.you.plays("endless-hordes").picks("skirmisher", "krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet


def test_endless_hordes_sends_those_too_that_enter_ready() -> None:
    mine = hand("endless-hordes") | deck("anger", "punch") | side(token="berserker")
    t = table(you=mine, enemy=line("troll", "krump"))
    t.you.plays("endless-hordes").picks("berserker", "krump")
    assert t.you == line() and t.enemy == line(damaged("troll", 5), damaged("krump", 5)) and t.is_quiet


def test_v17_faq_hordas_interminables_1_seven_are_made_and_six_of_them_fight() -> None:
    mine = hand("endless-hordes") | deck(*["anger"] * 7) | side(token="skirmisher")
    t = table(you=mine, enemy=line(*["troll"] * 7))
    t.you.plays("endless-hordes")
    while not t.is_quiet:
        t.match.answer(0)
    assert len(t.you.look("creatures")) == 7
    assert sorted(b.damage for b in t.enemy.look("creatures")) == [0, 2, 2, 2, 2, 2, 2]


def test_frost_giant_stays_exhausted_in_the_step_for_it() -> None:
    t = table(you=line("frost-giant", "bumpsy") | deck("anger"), enemy=line("urchin"))
    t.you.reaps("frost-giant").reaps("bumpsy").ends_turn()
    assert t.you == line(exhausted("frost-giant"), ready("bumpsy"))


def test_frost_giant_is_readied_by_others() -> None:
    t = table(you=line(exhausted("frost-giant")) | artifacts("might-club"))
    t.you.acts("might-club")
    assert t.you == line(ready(enraged("frost-giant")))


def test_hallafest_finds_different_brakken_and_chains_you_for_each() -> None:
    mine = hand("hallafest") | deck("vulka", "vulka", "anger", "ged-hammer") | discard("harmal-atoon")
    t = table(you=mine)
    t.you.plays("hallafest").picks("vulka").cannot_choose("vulka").picks("ged-hammer", "harmal-atoon")
    assert sorted(t.you.look("hand")) == ["ged-hammer", "harmal-atoon", "vulka"]
    assert t.you == chains(3) and t.is_quiet


def test_hallafest_chains_you_for_nothing_that_is_not_found() -> None:
    t = table(you=hand("hallafest") | deck("anger", "vulka"))
    t.you.plays("hallafest").picks("done")
    assert t.you == hand() | chains(0) and t.is_quiet


def test_harmal_atoon_brings_other_brobnar_creatures_home() -> None:
    t = table(you=hand("gateway-to-dis") | line("harmal-atoon", "bumpsy", "urchin"))
    t.you.plays("gateway-to-dis")
    assert t.you == line() | hand("bumpsy") and t.you.look("discard").count("harmal-atoon") == 1


def test_harmal_atoon_leaves_those_of_the_enemy() -> None:
    t = table(you=hand("gateway-to-dis") | line("harmal-atoon"), enemy=line("bumpsy"))
    t.you.plays("gateway-to-dis")
    assert t.enemy == hand() | discard("bumpsy") and t.is_quiet


def test_kretchee_puts_one_more_on_whoever_is_exalted() -> None:
    t = table(you=hand("fresh-marks") | line("kretchee", "bumpsy"), enemy=line("troll", "krump"))
    t.you.plays("fresh-marks").picks("bumpsy")
    assert t.enemy == line(holding("troll", 2), holding("krump", 2)) and t.is_quiet


def test_kretchee_puts_one_more_on_whoever_captures() -> None:
    t = table(you=hand("trading-frenzy") | line("kretchee"), enemy=line("krump") | amber(2))
    t.you.plays("trading-frenzy")
    assert t.you == line(holding("kretchee", 3)) and t.is_quiet


def test_kretchee_adds_nothing_where_nothing_is_captured() -> None:
    t = table(you=hand("trading-frenzy") | line("kretchee"), enemy=line("krump"))
    t.you.plays("trading-frenzy")
    assert t.you == line(holding("kretchee", 0))


def test_nirbor_flamewing_comes_back_for_a_creature() -> None:
    t = table(
        you=discard("nirbor-flamewing") | line("urchin") | houses("shadows"), enemy=line("krump"), active=1
    )
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert t.you == line(ready("nirbor-flamewing")) | discard("urchin")


def test_nirbor_flamewing_stays_in_the_pile_without_one() -> None:
    t = table(you=discard("nirbor-flamewing") | houses("shadows"), enemy=line("krump"), active=1)
    t.enemy.ends_turn()
    assert t.you == line() | discard("nirbor-flamewing")


def test_nirbor_flamewing_leaves_a_token_as_it_is_destroyed() -> None:
    t = table(you=hand("gateway-to-dis") | line("nirbor-flamewing") | deck("anger") | GRUNT)
    t.you.plays("gateway-to-dis")
    assert t.you == line("grunt") and t.is_quiet


def test_v17_faq_regla_del_seis_3_two_nirbors_burn_each_other_as_often_as_one_likes() -> None:
    mine = discard("nirbor-flamewing") | line("nirbor-flamewing") | deck(*["anger"] * 12) | GRUNT
    t = table(you=mine | houses("brobnar"), enemy=line("krump"), active=1, house="brobnar")
    t.enemy.ends_turn()
    for _ in range(8):
        t.you.picks("yes")
        while t.match.pending[0].kind != "may":
            t.you.picks("nirbor-flamewing" if "nirbor-flamewing" in t.offered else "left")
    t.you.picks("no")
    tokens = [b.id for b in t.you.look("creatures")]
    assert tokens.count("grunt") == 8 and tokens.count("nirbor-flamewing") == 1


def test_revna_starsong_keeps_berserkers_alive() -> None:
    t = table(you=line("revna-starsong", token("berserker", "anger")), enemy=line("dust-imp"))
    t.you.fights("berserker")
    assert t.you == line("revna-starsong", damaged("berserker", 2)) and t.is_quiet


def test_revna_starsong_keeps_none_of_the_enemy_alive() -> None:
    t = table(
        you=line("revna-starsong"),
        enemy=line(token("berserker", "anger")) | houses("brobnar"),
        house="brobnar",
    )
    t.you.ends_turn()
    t.enemy.fights("berserker")
    assert t.enemy == line()


def test_brawl_in_makes_two_and_enrages_them() -> None:
    t = table(you=hand("brawl-in") | deck("anger", "punch", "troll") | GRUNT)
    t.you.plays("brawl-in")
    assert t.you == line(enraged("grunt"), enraged("grunt")) | deck("troll")


def test_brawl_in_enrages_nobody_else() -> None:
    t = table(you=hand("brawl-in") | line("bumpsy") | deck("anger") | GRUNT)
    t.you.plays("brawl-in")
    assert t.you == line({"card": "bumpsy", "enraged": False}, enraged("grunt")) and t.is_quiet


def test_broken_axe_outpost_deals_six_for_a_creature_under_the_deck() -> None:
    t = table(
        you=artifacts("broken-axe-outpost") | line("urchin") | deck("anger"),
        enemy=line("troll"),
        house="brobnar",
    )
    t.you.acts("broken-axe-outpost")
    assert t.you == line() | deck("anger", "urchin") and t.enemy == line(damaged("troll", 6))


def test_broken_axe_outpost_deals_nothing_without_one() -> None:
    t = table(you=artifacts("broken-axe-outpost"), enemy=line("troll"))
    t.you.acts("broken-axe-outpost")
    assert t.enemy == line(damaged("troll", 0)) and t.is_quiet


def test_crim_torchtooth_enrages_its_neighbors_after_a_fight() -> None:
    t = table(
        you=line("bumpsy", "crim-torchtooth", "krump", "urchin"), enemy=line("dust-imp"), house="brobnar"
    )
    t.you.fights("crim-torchtooth")
    assert t.you == line(enraged("bumpsy"), damaged("crim-torchtooth", 2), enraged("krump"), "urchin")


def test_crim_torchtooth_enrages_nobody_by_reaping() -> None:
    t = table(you=line("bumpsy", "crim-torchtooth"), enemy=line("dust-imp"))
    t.you.reaps("crim-torchtooth")
    assert t.you == line({"card": "bumpsy", "enraged": False}, "crim-torchtooth")


def test_feats_of_strength_makes_a_token_for_each_enemy_that_falls_in_a_fight() -> None:
    t = table(
        you=hand("feats-of-strength") | line("crogg-the-clumsy") | deck("anger", "punch", "troll") | GRUNT,
        enemy=line("dust-imp", "bad-penny"),
    )
    t.you.plays("feats-of-strength").fights("crogg-the-clumsy", "dust-imp")
    while not t.is_quiet:
        t.match.answer(1)
    assert t.you == line(damaged("crogg-the-clumsy", 2), "grunt", "grunt")


def test_feats_of_strength_makes_none_for_an_enemy_destroyed_otherwise() -> None:
    t = table(
        you=hand("feats-of-strength", "stratosmack") | deck("anger", "punch", "troll") | GRUNT,
        enemy=line("dust-imp"),
    )
    t.you.plays("feats-of-strength").plays("stratosmack")
    assert t.you == line("grunt") and t.is_quiet


def test_ged_hammer_wakes_and_enrages_the_others_as_it_dies() -> None:
    t = table(
        you=line("ged-hammer", exhausted("bumpsy"), exhausted("urchin")), enemy=line("troll"), house="brobnar"
    )
    t.you.fights("ged-hammer")
    assert t.you == line(ready(enraged("bumpsy")), exhausted("urchin"))


def test_ged_hammer_wakes_nobody_of_the_enemy() -> None:
    t = table(you=line("ged-hammer"), enemy=line("troll", exhausted("krump")))
    t.you.fights("ged-hammer", "troll")
    assert t.enemy == line(damaged("troll", 5), exhausted("krump")) and t.is_quiet


@pytest.mark.parametrize(("foe", "made"), [("krump", 0), ("bumpsy", 1), ("urchin", 1)])
def test_the_grand_gord_makes_a_token_where_nobody_is_stronger(foe: str, made: int) -> None:
    mine = line("the-grand-gord") | deck("anger") | GRUNT | houses("brobnar")
    t = table(you=mine, enemy=line(foe), active=1)
    t.enemy.ends_turn()
    while not t.is_quiet:
        t.you.picks("right")
    assert len(t.you.look("creatures")) == 1 + made


def test_the_grand_gord_makes_none_in_the_enemys_turn() -> None:
    t = table(you=line("the-grand-gord") | deck("anger") | GRUNT, enemy=line("urchin"))
    t.you.ends_turn()
    assert t.you == line("the-grand-gord")


def test_vow_of_blood_hurts_those_who_are_hurt() -> None:
    t = table(you=hand("vow-of-blood") | line(damaged("bumpsy", 1)), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("vow-of-blood")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 0)) and t.you == line(damaged("bumpsy", 1))


def test_vow_of_blood_hurts_nobody_who_is_whole() -> None:
    t = table(you=hand("vow-of-blood"), enemy=line("troll", "krump"))
    t.you.plays("vow-of-blood")
    assert t.enemy == line(damaged("troll", 0), damaged("krump", 0)) and t.is_quiet


def test_vulka_gives_splash_attack_to_brobnar_creatures_itself_included() -> None:
    t = table(you=line("vulka", "crogg-the-clumsy", "urchin"), enemy=line("bumpsy"))
    assert (
        t.you.keyword("vulka", "splash-attack") == 1
        and t.you.keyword("crogg-the-clumsy", "splash-attack") == 3
    )
    assert not t.you.keyword("urchin", "splash-attack") and not t.enemy.keyword("bumpsy", "splash-attack")


def test_vulka_gives_nothing_once_it_is_gone() -> None:
    t = table(you=hand("forced-retirement") | line("vulka", "bumpsy"))
    t.you.plays("forced-retirement").picks("vulka")
    assert not t.you.keyword("bumpsy", "splash-attack")


def test_brikk_nastee_gains_for_fights_of_others() -> None:
    t = table(you=line("brikk-nastee", "bumpsy"), enemy=line("urchin"))
    t.you.fights("bumpsy")
    assert t.you == amber(1) and t.is_quiet


def test_brikk_nastee_gains_nothing_for_its_own() -> None:
    t = table(you=line("brikk-nastee", "bumpsy"), enemy=line("dust-imp"))
    t.you.fights("brikk-nastee")
    assert t.you == amber(0) and t.is_quiet


def test_crogg_the_clumsy_splashes_two() -> None:
    t = table(you=line("crogg-the-clumsy"), enemy=line("troll", "dust-imp", "krump"))
    t.you.fights("crogg-the-clumsy", "dust-imp")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2))


def test_crogg_the_clumsy_splashes_nobody_as_it_is_attacked() -> None:
    t = table(you=line("bumpsy", "troll"), enemy=line("crogg-the-clumsy"))
    t.you.fights("bumpsy")
    assert t.you == line(damaged("troll", 0))


def test_fresh_marks_exalts_three_enemies_for_a_friend() -> None:
    t = table(you=hand("fresh-marks") | line("bumpsy"), enemy=line("troll", "krump", "urchin", "zorg"))
    t.you.plays("fresh-marks").picks("troll", "urchin", "zorg")
    assert t.enemy == line(holding("troll", 1), "krump", holding("urchin", 1), holding("zorg", 1))


def test_fresh_marks_exalts_nobody_without_one() -> None:
    t = table(you=hand("fresh-marks"), enemy=line("troll"))
    t.you.plays("fresh-marks")
    assert t.enemy == line(holding("troll", 0)) and t.is_quiet


def test_jarl_svend_makes_a_token_for_whom_it_slays() -> None:
    t = table(you=line("jarl-svend") | deck("anger") | GRUNT, enemy=line("dust-imp"))
    t.you.fights("jarl-svend")
    assert t.you == line(damaged("jarl-svend", 2), "grunt") and t.is_quiet


def test_jarl_svend_makes_none_where_it_falls_itself() -> None:
    t = table(you=line(damaged("jarl-svend", 5)) | deck("anger") | GRUNT, enemy=line("dust-imp"))
    t.you.fights("jarl-svend")
    assert t.you == line() and t.enemy == line() and t.is_quiet


def test_might_club_readies_and_enrages_a_creature() -> None:
    t = table(you=artifacts("might-club") | line(exhausted("bumpsy")), enemy=line("troll"), house="brobnar")
    t.you.acts("might-club").may_choose("bumpsy", "troll").picks("bumpsy")
    assert t.you == line(ready(enraged("bumpsy")))


def test_might_club_enrages_one_that_was_ready() -> None:
    t = table(you=artifacts("might-club"), enemy=line("troll"))
    t.you.acts("might-club")
    assert t.enemy == line(enraged("troll")) and t.is_quiet


def test_pelf_takes_one_by_fighting() -> None:
    t = table(you=line("pelf"), enemy=line("troll") | amber(2))
    t.you.fights("pelf")
    assert t.enemy == amber(1) and t.you == line(damaged("pelf", 0)) | amber(0)


def test_pelf_takes_nothing_by_reaping() -> None:
    t = table(you=line("pelf"), enemy=line("troll") | amber(2))
    t.you.reaps("pelf")
    assert t.enemy == amber(2)


def test_press_gang_is_archived_after_an_enemy_was_destroyed() -> None:
    t = table(
        you=hand("press-gang") | line("bumpsy") | deck("anger") | GRUNT, enemy=line("bad-penny", "dust-imp")
    )
    t.you.fights("bumpsy", "dust-imp").plays("press-gang")
    assert t.you == archives("press-gang") | line(damaged("bumpsy", 2), "grunt")


def test_press_gang_is_discarded_where_only_a_friend_was() -> None:
    t = table(you=hand("press-gang") | line("bumpsy") | deck("anger") | GRUNT, enemy=line("troll"))
    t.you.fights("bumpsy").plays("press-gang")
    assert t.you == archives() | line("grunt")


def test_ragnarok_prep_takes_two_where_you_have_more_creatures() -> None:
    t = table(you=hand("ragnarok-prep") | deck("anger") | GRUNT, enemy=amber(3))
    t.you.plays("ragnarok-prep")
    assert t.you == line("grunt") and t.enemy == amber(1)


def test_ragnarok_prep_takes_nothing_where_you_have_as_many() -> None:
    t = table(you=hand("ragnarok-prep") | deck("anger") | GRUNT, enemy=amber(3) | line("troll"))
    t.you.plays("ragnarok-prep")
    assert t.enemy == amber(3)


@pytest.mark.parametrize(("held", "left"), [(9, 5), (8, 4), (7, 7)])
def test_rant_and_rive_halves_eight_or_more(held: int, left: int) -> None:
    t = table(you=hand("rant-and-rive"), enemy=amber(held))
    t.you.plays("rant-and-rive")
    assert t.enemy == amber(left)


def test_rant_and_rive_leaves_your_own() -> None:
    t = table(you=hand("rant-and-rive") | amber(8), enemy=amber(2))
    t.you.plays("rant-and-rive")
    assert t.you == amber(9) and t.enemy == amber(2)


def test_rowdy_skald_enhances_its_deck_and_does_nothing_else() -> None:
    t = table(you=hand("rowdy-skald"), enemy=line("troll"))
    t.you.plays("rowdy-skald")
    assert t.you == line("rowdy-skald") | amber(0) and t.enemy == line(damaged("troll", 0))


def test_rowdy_skald_fights_with_power_four() -> None:
    t = table(you=line("rowdy-skald"), enemy=line("troll"))
    t.you.fights("rowdy-skald")
    assert t.enemy == line(damaged("troll", 4)) and t.you == line()


def test_shock_herder_sends_a_neighbor_to_fight() -> None:
    t = table(you=hand("shock-herder") | line(exhausted("bumpsy"), "krump"), enemy=line("dust-imp"))
    t.you.plays("shock-herder").picks(0)
    assert t.you == line("shock-herder", damaged("bumpsy", 2), "krump") and t.enemy == line()


def test_shock_herder_sends_nobody_farther_off() -> None:
    t = table(you=hand("shock-herder") | line("bumpsy", "krump", "pelf"), enemy=line("troll"))
    t.you.plays("shock-herder").picks(1).may_choose("bumpsy", "krump")


def test_stratosmack_makes_a_token_where_its_damage_kills() -> None:
    t = table(you=hand("stratosmack") | deck("anger") | GRUNT, enemy=line("dust-imp"))
    t.you.plays("stratosmack")
    assert t.you == line("grunt") and t.enemy == line()


def test_stratosmack_makes_none_where_it_does_not() -> None:
    t = table(you=hand("stratosmack") | deck("anger") | GRUNT, enemy=line("troll"))
    t.you.plays("stratosmack")
    assert t.you == line() and t.enemy == line(damaged("troll", 3)) and t.is_quiet
