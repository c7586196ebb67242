"""What each Mars creature, artifact and upgrade of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    keys,
    line,
    maverick,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_curse_of_disappearances_takes_a_creature_of_its_controller_each_turn() -> None:
    t = table(you=artifacts("curse-of-disappearances") | line("troll", "bumpsy"))
    t.you.ends_turn().may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == line("troll") and t.enemy == archives("bumpsy")
    assert t.is_quiet


def test_curse_of_disappearances_enters_on_the_other_side_and_waits_for_that_turn() -> None:
    t = table(you=hand("curse-of-disappearances") | line("zorg"), enemy=line("troll"))
    t.you.plays("curse-of-disappearances").ends_turn()
    assert t.enemy == artifacts("curse-of-disappearances") | line("troll")
    t.enemy.chooses("brobnar").ends_turn()
    assert t.you == line("zorg") and t.enemy == line()
    assert t.you == archives("troll")
    assert t.is_quiet


def test_elite_disruptzord_forbids_creatures_of_more_power_to_both_players() -> None:
    t = table(you=line("elite-disruptzord") | hand("valdr", "troll"), house="brobnar")
    assert t.you.can("play", "valdr") and not t.you.can("play", "troll")
    assert t.you.why_not("play", "troll") == "card-forbids"


def test_elite_disruptzord_compares_with_the_power_it_has_now() -> None:
    t = table(you=hand("troll"), enemy=line(grown("elite-disruptzord", 2)))
    t.you.plays("troll")
    assert t.you == line("troll")
    assert t.is_quiet


def test_ilxid_avenger_grows_for_each_mars_card_in_the_pile() -> None:
    t = table(you=hand("ilxid-avenger") | discard("zorg", "punch", "ufo"))
    t.you.plays("ilxid-avenger")
    assert t.you == line(grown("ilxid-avenger", 2))
    assert t.is_quiet


def test_ilxid_avenger_scrapped_counts_itself_for_a_friendly_creature_only() -> None:
    t = table(you=hand("ilxid-avenger") | line("zorg", "troll") | discard("ufo"), enemy=line("bumpsy"))
    # Each counter may go on another creature (v17.2 «Por cada»).
    t.you.discards("ilxid-avenger").may_choose("zorg", "troll").picks("troll", "zorg")
    assert t.you == line(grown("zorg", 1), grown("troll", 1))
    assert t.is_quiet


def test_plan_10_puts_every_foreign_creature_beneath_itself_and_gives_one_back_each_turn() -> None:
    t = table(you=hand("plan-10") | line("zorg", "troll"), enemy=line("bumpsy", warded("valdr")))
    t.you.plays("plan-10")
    assert t.you == line("zorg") and t.enemy == line("valdr")
    t.you.ends_turn().may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.enemy == hand("bumpsy") and t.you == artifacts("plan-10")
    t.enemy.ends_turn()
    assert t.you == hand("troll") | artifacts() | discard("plan-10")
    assert t.is_quiet


def test_plan_10_without_cards_beneath_it_is_destroyed_at_the_end_of_the_turn() -> None:
    t = table(you=hand("plan-10") | line("zorg"))
    t.you.plays("plan-10")
    assert t.you == line("zorg") | artifacts("plan-10")
    t.you.ends_turn()
    assert t.you == artifacts() | discard("plan-10")
    assert t.is_quiet


def test_plan_10_that_leaves_play_lets_what_is_beneath_it_fall_to_the_discard_piles() -> None:
    t = table(you=hand("plan-10", "crop-circles", "destroy-them-all"), enemy=line(holding("troll", 1)))
    t.you.plays("plan-10")
    assert t.you == amber(1) and t.enemy == line() | discard()
    t.you.plays("destroy-them-all")
    assert t.enemy == discard("troll")
    assert t.is_quiet


def test_plan_10_that_is_destroyed_by_what_follows_a_creature_lets_all_of_them_fall() -> None:
    t = table(
        you=hand("turnkey") | houses("dis"),
        enemy=houses("mars") | keys("red") | line("krump") | hand("plan-10") | artifacts("strange-gizmo"),
    )
    t.you.plays("turnkey").ends_turn()
    t.enemy.chooses("mars").plays("plan-10").picks("red")
    assert t.you == line() | discard("turnkey")
    assert t.enemy == keys("red") | artifacts() and sorted(t.enemy.look("discard")) == [
        "krump",
        "plan-10",
        "strange-gizmo",
    ]
    assert t.is_quiet


def test_psychic_haze_keeps_enraged_creatures_from_martians() -> None:
    t = table(you=line(enraged("troll"), "bumpsy"), enemy=line("zorg", "valdr") | artifacts("psychic-haze"))
    t.you.fights("bumpsy").may_choose("zorg", "valdr").picks("valdr")
    t.you.fights("troll", "zorg")
    assert t.enemy == line("zorg")
    assert t.is_quiet


def test_psychic_haze_enrages_enemies_alone() -> None:
    t = table(you=line("zorg") | artifacts("psychic-haze"), enemy=line("troll", "valdr"))
    t.you.acts("psychic-haze")
    assert t.enemy == line(enraged("troll"), enraged("valdr")) and t.you == line("zorg")
    assert t.is_quiet


def test_urxym_the_diplomat_destroys_one_foreigner_for_each_amber_lost() -> None:
    t = table(you=line("urxym-the-diplomat") | amber(1), enemy=line("troll", "zorg", "bumpsy", "valdr"))
    t.you.reaps("urxym-the-diplomat").may_choose("troll", "bumpsy", "valdr").picks("troll", "valdr")
    assert t.you == amber(0) and t.enemy == line("zorg", "bumpsy")
    assert t.is_quiet


def test_urxym_the_diplomat_loses_all_of_it_whoever_is_there() -> None:
    t = table(you=line("urxym-the-diplomat", "troll") | amber(5), enemy=line("zorg"))
    t.you.reaps("urxym-the-diplomat")
    assert t.you == amber(0) | line("urxym-the-diplomat", "troll") and t.enemy == line("zorg")
    assert t.is_quiet


def test_loyalty_implants_let_martians_be_used_in_any_house() -> None:
    t = table(you=artifacts("loyalty-implants") | line("ilxid-avenger", "bulwark"), house="brobnar")
    t.you.omni("loyalty-implants")
    assert t.you.can("reap", "ilxid-avenger") and not t.you.can("reap", "bulwark")
    assert t.you == artifacts() | discard("loyalty-implants")


def test_loyalty_implants_last_for_the_turn() -> None:
    t = table(you=artifacts("loyalty-implants") | line("ilxid-avenger", "troll"), house="brobnar")
    t.you.omni("loyalty-implants").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert not t.you.can("reap", "ilxid-avenger")


def test_nameless_horror_is_elusive_and_skirmishes_while_its_controller_is_haunted() -> None:
    t = table(you=line("nameless-horror") | HAUNTED, enemy=line("troll"))
    t.you.fights("nameless-horror")
    assert t.you == line("nameless-horror") and t.enemy == line()
    assert t.you.keyword("nameless-horror", "elusive")
    assert t.is_quiet


def test_nameless_horror_is_neither_with_nine_cards() -> None:
    t = table(you=line("nameless-horror") | NEARLY, enemy=line("troll") | discard(*["punch"] * 10))
    t.you.fights("nameless-horror")
    assert t.you == line() and t.enemy == line()
    assert t.is_quiet


def test_overclocked_shock_collar_stuns_its_creature_and_those_beside_it_when_it_reaps() -> None:
    t = table(you=line("zorg", upgraded("ilxid-avenger", "overclocked-shock-collar"), "troll", "bumpsy"))
    t.you.reaps("ilxid-avenger")
    worn = stunned(upgraded("ilxid-avenger", "overclocked-shock-collar"))
    assert t.you == line(stunned("zorg"), worn, stunned("troll"), "bumpsy")
    assert t.is_quiet


def test_overclocked_shock_collar_scrapped_unstuns_martians_on_both_sides_and_nobody_else() -> None:
    t = table(
        you=hand("overclocked-shock-collar") | line(stunned("zorg"), stunned("troll")),
        enemy=line(stunned("ilxid-avenger")),
    )
    t.you.discards("overclocked-shock-collar")
    assert t.you == line("zorg", stunned("troll")) and t.enemy == line("ilxid-avenger")
    assert t.is_quiet


def test_the_red_death_stays_exhausted_unless_its_controller_is_haunted() -> None:
    t = table(you=line("the-red-death", "troll") | deck("punch"), enemy=line("dust-pixie"), house="mars")
    t.you.fights("the-red-death")
    assert t.you == amber(1) | hand("punch")
    t.you.ends_turn()
    assert t.you == line(exhausted(damaged("the-red-death", 1)), "troll")
    assert t.is_quiet


def test_the_red_death_readies_while_its_controller_is_haunted() -> None:
    t = table(you=line(exhausted("the-red-death")) | HAUNTED)
    t.you.ends_turn()
    assert t.you == line(ready("the-red-death"))
    assert t.is_quiet


def test_xyp_the_implanter_takes_a_creature_and_destroys_a_friendly_one() -> None:
    t = table(you=line("xyp-the-implanter"), enemy=line("troll", "valdr"))
    t.you.reaps("xyp-the-implanter").picks("valdr", "right")
    t.you.may_choose("xyp-the-implanter", "valdr").picks("xyp-the-implanter")
    assert t.you == line("valdr") and t.enemy == line("troll")
    assert t.is_quiet


def test_xyp_the_implanter_destroys_itself_where_there_is_nobody_to_take() -> None:
    t = table(you=line("xyp-the-implanter"))
    t.you.reaps("xyp-the-implanter")
    assert t.you == line() | discard("xyp-the-implanter")
    assert t.is_quiet


def test_yipyax_abductor_puts_an_upgrade_into_your_archives() -> None:
    t = table(you=hand("yipyax-abductor"), enemy=line(upgraded("troll", "blood-of-titans")))
    t.you.plays("yipyax-abductor")
    assert t.enemy == line("troll") | discard() and t.you == archives("blood-of-titans")
    assert t.is_quiet


def test_yipyax_abductor_gives_an_upgrade_back_to_its_owners_hand() -> None:
    t = table(
        you=hand("yipyax-abductor") | line("zorg"),
        enemy=line(upgraded("troll", "blood-of-titans")),
        house="mars",
    )
    t.you.plays("yipyax-abductor").ends_turn()
    t.enemy.ends_turn()
    t.you.picks("take")
    assert t.enemy == hand("blood-of-titans") and t.you == archives()
    assert t.is_quiet


def test_abduct_o_matic_captures_two_after_a_fight_of_a_haunted_player() -> None:
    t = table(you=line("abduct-o-matic") | HAUNTED, enemy=line("dust-pixie") | amber(3))
    t.you.fights("abduct-o-matic")
    assert t.you == line(holding("abduct-o-matic", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_abduct_o_matic_captures_nothing_unhaunted_and_the_weakest_does_when_it_is_scrapped() -> None:
    t = table(
        you=line("abduct-o-matic", "zorg") | hand("abduct-o-matic"), enemy=line("dust-pixie") | amber(3)
    )
    t.you.fights("abduct-o-matic")
    assert t.enemy == amber(3)
    t.you.discards("abduct-o-matic")
    assert t.you == line(holding("abduct-o-matic", 2), "zorg") and t.enemy == amber(1)
    assert t.is_quiet


def test_brash_grabber_enters_enraged_and_moves_amber_off_an_enemy() -> None:
    t = table(you=hand("brash-grabber") | NEARLY, enemy=line(holding("troll", 2)))
    t.you.plays("brash-grabber")
    assert t.you == line(enraged("brash-grabber"))
    t = table(you=line("brash-grabber"), enemy=line(holding("troll", 2)), house="dis")
    t.you.omni("brash-grabber")
    assert t.you == amber(1) and t.enemy == line(holding("troll", 1))
    assert t.is_quiet


def test_brash_grabber_of_a_haunted_player_enters_calm() -> None:
    t = table(you=hand("brash-grabber") | HAUNTED)
    t.you.plays("brash-grabber")
    assert t.you == line("brash-grabber")
    assert t.is_quiet


def test_distant_void_prober_raises_the_cost_of_keys_for_one_turn() -> None:
    t = table(you=line("distant-void-prober") | HAUNTED, enemy=line("troll") | amber(8))
    t.you.reaps("distant-void-prober").ends_turn()
    assert t.enemy.key_cost == 9 and t.you.key_cost == 6 and t.enemy == amber(8)
    t.enemy.ends_turn()
    assert t.enemy.key_cost == 6
    assert t.is_quiet


def test_distant_void_prober_does_nothing_unhaunted_and_scrapped_has_an_enemy_take_its_own() -> None:
    t = table(
        you=line("distant-void-prober") | hand("distant-void-prober") | NEARLY, enemy=line("troll") | amber(4)
    )
    t.you.reaps("distant-void-prober")
    t.you.discards("distant-void-prober")
    assert t.enemy == line(holding("troll", 1)) | amber(3)
    t.you.ends_turn()
    assert t.enemy.key_cost == 6
    assert t.is_quiet


def test_dr_xyloxxzlphrex_plays_a_martian_from_the_pile_and_readies_it() -> None:
    t = table(you=line("dr-xyloxxzlphrex") | discard("troll", "ilxid-avenger"))
    t.you.reaps("dr-xyloxxzlphrex")
    assert t.you == line("dr-xyloxxzlphrex", ready("ilxid-avenger")) | discard("troll")
    assert t.is_quiet


def test_dr_xyloxxzlphrex_readies_nobody_where_no_martian_lies() -> None:
    t = table(you=line("dr-xyloxxzlphrex", exhausted("zorg")) | discard("troll"))
    t.you.reaps("dr-xyloxxzlphrex")
    assert t.you == line("dr-xyloxxzlphrex", exhausted("zorg")) | discard("troll")
    assert t.is_quiet


def test_phloxem_spewer_gives_splash_attack_to_martians_beside_it() -> None:
    t = table(you=line("zorg", "phloxem-spewer"), enemy=line("valdr", "troll"))
    assert t.you.keyword("zorg", "splash-attack") == 2
    t.you.fights("phloxem-spewer", "troll")
    assert t.enemy == line(damaged("valdr", 2), damaged("troll", 2))
    assert t.is_quiet


def test_phloxem_spewer_gives_nothing_to_others() -> None:
    t = table(you=line("ilxid-avenger", "troll", "phloxem-spewer"))
    assert not t.you.keyword("troll", "splash-attack")
    assert not t.you.keyword("ilxid-avenger", "splash-attack")
    assert t.is_quiet


def test_shrink_ray_technician_weakens_an_enemy_for_the_turn() -> None:
    t = table(you=line("shrink-ray-technician"), enemy=line("troll", "silvertooth"))
    t.you.reaps("shrink-ray-technician").may_choose("troll", "silvertooth").picks("silvertooth")
    assert t.enemy == line("troll") | discard("silvertooth")
    assert t.is_quiet


def test_shrink_ray_technician_scrapped_shrinks_the_strongest_enemy_until_the_turn_ends() -> None:
    t = table(you=hand("shrink-ray-technician") | line("zorg"), enemy=line("troll", "valdr"))
    t.you.discards("shrink-ray-technician")
    assert (t.enemy.power("troll"), t.enemy.power("valdr"), t.you.power("zorg")) == (1, 6, 7)
    t.you.ends_turn()
    assert t.enemy.power("troll") == 8
    assert t.is_quiet


def test_target_yynxzdyl_archives_from_the_pile_and_then_itself() -> None:
    t = table(you=hand("target-yynxzdyl") | discard("punch", "ufo"))
    t.you.plays("target-yynxzdyl").may_choose("punch", "ufo").picks("ufo")
    assert t.you == archives("ufo") | discard("punch") | line("target-yynxzdyl")
    t = table(you=line("target-yynxzdyl"))
    t.you.reaps("target-yynxzdyl")
    assert t.you == archives("target-yynxzdyl") | line() | amber(1)
    assert t.is_quiet


def test_target_yynxzdyl_keeps_standing_when_it_fights() -> None:
    t = table(you=line("target-yynxzdyl"), enemy=line("dust-pixie"))
    t.you.fights("target-yynxzdyl")
    assert t.you == archives() | line(damaged("target-yynxzdyl", 1))
    assert t.is_quiet


def test_qyxxlyxx_grave_master_damages_all_who_share_a_trait_with_the_one_purged() -> None:
    t = table(you=hand("qyxxlyxx-grave-master"), enemy=line("troll", "zorg") | discard("valdr", "punch"))
    t.you.plays("qyxxlyxx-grave-master")
    assert t.enemy == purged("valdr") | line(damaged("troll", 2), "zorg")
    assert t.is_quiet


def test_qyxxlyxx_grave_master_is_archived_when_destroyed_only_if_you_are_haunted() -> None:
    t = table(you=hand("punch"), enemy=line("qyxxlyxx-grave-master") | HAUNTED)
    t.you.plays("punch")
    assert t.enemy == archives("qyxxlyxx-grave-master") | line()
    t = table(you=hand("punch"), enemy=line("qyxxlyxx-grave-master") | NEARLY)
    t.you.plays("punch")
    assert t.enemy == archives() | line()
    assert t.is_quiet


def test_qyxxlyxx_grave_master_damages_nobody_where_nothing_is_purged() -> None:
    t = table(you=hand("qyxxlyxx-grave-master") | line(maverick("zorg", "dis")), enemy=side(amber=1))
    t.you.plays("qyxxlyxx-grave-master")
    assert t.you == line("zorg", "qyxxlyxx-grave-master")
    assert t.is_quiet
