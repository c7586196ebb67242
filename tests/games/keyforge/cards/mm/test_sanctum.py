"""Sanctum of Mass Mutation: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    damaged,
    deck,
    discard,
    enhanced,
    enraged,
    hand,
    holding,
    line,
    ready,
    table,
    upgraded,
)

from tapete.games.keyforge.cards.facts import facts


def test_ardent_hero_takes_no_damage_from_mutants_and_the_powerful() -> None:
    t = table(you=line("troll", "dark-minion"), enemy=line("ardent-hero"))
    t.you.fights("troll", "ardent-hero")
    assert t.you == line(damaged("troll", 4), "dark-minion") and t.enemy == line("ardent-hero")
    t = table(you=line("dark-minion"), enemy=line("ardent-hero"))
    t.you.fights("dark-minion", "ardent-hero")
    assert t.enemy == line("ardent-hero") and t.is_quiet


def test_ardent_hero_takes_damage_from_the_weak() -> None:
    t = table(you=line("silvertooth"), enemy=line("ardent-hero"))
    t.you.fights("silvertooth", "ardent-hero")
    assert t.enemy == line(damaged("ardent-hero", 2))
    assert t.is_quiet


def test_v17_faq_dano_fuente_1_the_damage_of_a_giant_is_the_giants() -> None:
    t = table(you=line("rock-hurling-giant") | hand("punch"), enemy=line("ardent-hero", "krump"))
    t.you.discards("punch").picks("yes", "ardent-hero")
    assert t.enemy == line("ardent-hero", "krump")
    t = table(you=line("troll") | hand(enhanced("loot-the-bodies", "damage")), enemy=line("ardent-hero"))
    t.you.plays("loot-the-bodies").picks("ardent-hero")
    assert t.enemy == line(damaged("ardent-hero", 1)), "no card deals the damage of an icon"


def test_scrivener_favian_steals_in_the_place_of_a_capture_icon() -> None:
    t = table(you=line("scrivener-favian") | hand(enhanced("fangs-of-gizelhart", "capture")), enemy=amber(2))
    t.you.plays("fangs-of-gizelhart").picks("yes")
    assert t.you.amber == 2 and t.enemy == amber(1)
    assert t.is_quiet


def test_scrivener_favian_lets_other_icons_be_and_captures_if_you_like() -> None:
    t = table(you=line("scrivener-favian") | hand(enhanced("squire-alys", "capture")), enemy=amber(3))
    t.you.plays("squire-alys").picks("no", "scrivener-favian")
    assert t.you == line(holding("scrivener-favian", 1), holding("squire-alys", 2)) | amber(0)
    assert t.is_quiet


def test_lady_loreena_guards_two_places_on_each_side() -> None:
    t = table(you=line("troll"), enemy=line("krump", "snufflegator", "dextre", "lady-loreena", "zorg"))
    t.you.fights("troll").may_choose("krump", "lady-loreena")
    t.you.picks("lady-loreena")
    assert t.is_quiet


def test_lady_loreena_guards_nobody_further_and_only_with_her_own_taunt() -> None:
    t = table(you=line("troll"), enemy=line("lady-loreena", "krump", "champion-anaphiel", "dextre", "zorg"))
    t.you.fights("troll").may_choose("lady-loreena", "champion-anaphiel", "zorg")
    t.you.picks("zorg")
    assert t.is_quiet


def test_master_of_the_grey_lets_the_opponent_resolve_no_icons() -> None:
    t = table(you=hand(enhanced("punch", "draw", "amber")), enemy=line("master-of-the-grey"))
    t.you.plays("punch")
    assert t.you == amber(0) | hand() and t.enemy == line(damaged("master-of-the-grey", 2))
    assert t.is_quiet


def test_master_of_the_grey_does_not_mind_your_own_icons() -> None:
    t = table(you=line("master-of-the-grey") | hand("call-to-action", "fangs-of-gizelhart"))
    t.you.plays("fangs-of-gizelhart")
    assert t.you == amber(1) | line()
    assert t.is_quiet


def test_squire_alys_captures_two() -> None:
    t = table(you=hand("squire-alys"), enemy=amber(5))
    t.you.plays("squire-alys")
    assert t.you == line(holding("squire-alys", 2)) and t.enemy == amber(3)
    assert t.is_quiet


def test_squire_alys_captures_what_there_is() -> None:
    t = table(you=hand("squire-alys") | amber(3), enemy=amber(1))
    t.you.plays("squire-alys")
    assert t.you == line(holding("squire-alys", 1)) | amber(3) and t.enemy == amber(0)
    assert t.is_quiet


def test_bull_wark_lends_its_neighbors_assault() -> None:
    t = table(you=line("krump", "bull-wark"), enemy=line("troll"))
    assert t.you.keyword("bull-wark", "assault") == 2
    t.you.fights("krump", "troll")
    assert t.you == line("bull-wark") and t.enemy == line()
    assert t.is_quiet


def test_bull_wark_lends_nothing_further_off() -> None:
    t = table(you=line("troll", "krump", "bull-wark"))
    assert t.you.keyword("troll", "assault") == 0
    assert t.is_quiet


def test_daemo_knight_steals_as_it_dies() -> None:
    t = table(you=line("troll"), enemy=line("dæmo-knight"))
    t.you.fights("troll", "dæmo-knight")
    assert t.enemy == line() and t.is_quiet
    t = table(you=line("troll") | amber(2), enemy=line("dæmo-knight"))
    t.you.fights("troll", "dæmo-knight")
    assert t.enemy == line() | amber(1) and t.you.amber == 1


def test_daemo_knight_steals_nothing_while_it_lives() -> None:
    t = table(you=line("silvertooth") | amber(2), enemy=line("dæmo-knight"))
    t.you.fights("silvertooth", "dæmo-knight")
    assert t.enemy == line("dæmo-knight") | amber(0) and t.you.amber == 2
    assert t.is_quiet


def test_general_xalvador_has_put_two_captures_on_cards_of_its_deck() -> None:
    assert facts("general-xalvador").enhance == {"capture": 2}
    t = table(you=hand("general-xalvador"), enemy=amber(3))
    t.you.plays("general-xalvador")
    assert t.you == line("general-xalvador") and t.is_quiet


def test_general_xalvador_captures_nothing_by_itself() -> None:
    t = table(you=line("general-xalvador"), enemy=amber(3))
    t.you.reaps("general-xalvador")
    assert t.you == line("general-xalvador") | amber(1) and t.enemy == amber(3)
    assert t.is_quiet


def test_gizelharts_zealot_enters_ready_and_enraged() -> None:
    t = table(you=hand("gizelhart-s-zealot"), enemy=line("krump"))
    t.you.plays("gizelhart-s-zealot")
    assert t.you == line(enraged(ready("gizelhart-s-zealot")))
    assert t.you.can("fight", "gizelhart-s-zealot") and not t.you.can("reap", "gizelhart-s-zealot")


def test_gizelharts_zealot_is_enraged_no_more_after_a_fight() -> None:
    t = table(you=line(enraged("gizelhart-s-zealot")), enemy=line("dextre"))
    t.you.fights("gizelhart-s-zealot", "dextre")
    assert t.you == line(damaged("gizelhart-s-zealot", 3))
    assert t.is_quiet


def test_lieutenant_gorvenal_captures_after_each_friendly_fight() -> None:
    t = table(you=line("troll", "lieutenant-gorvenal"), enemy=line("dextre") | amber(2))
    t.you.fights("troll", "dextre")
    assert t.you == line(damaged("troll", 3), holding("lieutenant-gorvenal", 1)) and t.enemy == amber(1)
    assert t.is_quiet


def test_lieutenant_gorvenal_captures_nothing_for_enemy_fights() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("krump", "lieutenant-gorvenal"))
    t.you.fights("troll", "krump")
    assert t.enemy == line("lieutenant-gorvenal") and t.you == amber(2)
    assert t.is_quiet


def test_seeker_of_truth_calls_another_house_to_fight() -> None:
    t = table(you=line("seeker-of-truth", "troll", "raiding-knight"), enemy=line("dust-pixie", "krump"))
    t.you.fights("seeker-of-truth", "dust-pixie").picks("yes")
    assert t.enemy == line() | discard("krump", "dust-pixie")
    assert t.you.body("troll").exhausted and not t.you.body("raiding-knight").exhausted
    assert t.is_quiet


def test_seeker_of_truth_calls_nobody_of_its_own_house() -> None:
    t = table(you=line("seeker-of-truth", "raiding-knight"), enemy=line("dust-pixie", "krump"))
    t.you.fights("seeker-of-truth", "dust-pixie")
    assert t.enemy == line("krump") and t.is_quiet


def test_angry_mob_calls_the_next_one_to_your_hand() -> None:
    t = table(you=line("angry-mob") | deck("punch", "angry-mob", "troll"), enemy=line("dextre"))
    t.you.fights("angry-mob", "dextre").picks("yes")
    assert t.you == hand("angry-mob") | deck("troll") | discard("punch")
    assert t.is_quiet


def test_angry_mob_may_stay_alone_and_may_find_nobody() -> None:
    t = table(you=line("angry-mob") | deck("punch", "angry-mob"), enemy=line("dextre"))
    t.you.fights("angry-mob", "dextre").picks("no")
    assert t.you == hand() | deck("punch", "angry-mob")
    t = table(you=line("angry-mob") | deck("punch", "troll"), enemy=line("dextre"))
    t.you.fights("angry-mob", "dextre").picks("yes")
    assert t.you == hand() | deck() | discard("troll", "punch") and t.is_quiet


def test_baldric_the_bold_gains_for_fighting_the_strongest_enemy() -> None:
    t = table(you=line("baldric-the-bold"), enemy=line("troll", "troll", "dextre"))
    t.you.fights("baldric-the-bold", "troll")
    assert t.you == amber(2) and t.is_quiet


def test_baldric_the_bold_gains_nothing_for_a_weaker_one() -> None:
    t = table(you=line("baldric-the-bold", "bumpsy"), enemy=line("troll", "dextre"))
    t.you.fights("baldric-the-bold", "dextre")
    assert t.you == amber(0) and t.is_quiet


def test_berinon_is_enraged_by_mutants_and_captures() -> None:
    t = table(you=line("berinon") | hand("dark-minion"), house="dis")
    t.you.plays("dark-minion")
    assert t.you == line(enraged("berinon"), "dark-minion")
    t = table(you=line("berinon"), enemy=amber(3))
    t.you.reaps("berinon")
    assert t.you == line(holding("berinon", 2)) and t.enemy == amber(1) and t.is_quiet


def test_berinon_does_not_mind_the_pure() -> None:
    t = table(you=line("berinon") | hand("troll"), house="brobnar")
    t.you.plays("troll")
    assert t.you == line("berinon", "troll")
    assert t.is_quiet


def test_mad_prophet_gizelhart_heals_the_pure_from_the_center() -> None:
    hurt = line(damaged("troll", 2), "mad-prophet-gizelhart", damaged("dark-centurion", 1))
    t = table(you=hurt, enemy=line(damaged("krump", 1)), house="sanctum")
    t.you.acts("mad-prophet-gizelhart")
    assert t.you == line("troll", "mad-prophet-gizelhart", damaged("dark-centurion", 1)) | amber(2)
    assert t.enemy == line("krump") and t.is_quiet


def test_mad_prophet_gizelhart_has_no_action_beside_the_center() -> None:
    t = table(you=line("mad-prophet-gizelhart", "troll"))
    assert not t.you.can("action", "mad-prophet-gizelhart")
    assert t.is_quiet


def test_purifier_of_souls_silences_the_dying() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("dæmo-knight", "purifier-of-souls"))
    t.you.fights("troll", "dæmo-knight")
    assert t.enemy == line("purifier-of-souls") and t.you.amber == 2
    t = table(you=line("troll"), enemy=line(upgraded("krump", "armageddon-cloak"), "purifier-of-souls"))
    t.you.fights("troll", "krump")
    assert t.enemy == line("purifier-of-souls") and t.is_quiet


def test_purifier_of_souls_lets_other_abilities_be() -> None:
    t = table(you=line("purifier-of-souls") | hand("squire-alys"), enemy=amber(2))
    t.you.plays("squire-alys")
    assert t.you == line("purifier-of-souls", holding("squire-alys", 2))
    assert t.is_quiet


def test_dino_knight_may_be_exalted_for_three_damage() -> None:
    t = table(you=hand("dino-knight"), enemy=line("troll"))
    t.you.plays("dino-knight").picks("yes", "troll")
    assert t.you == line(holding("dino-knight", 1)) and t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_dino_knight_deals_nothing_unless_exalted() -> None:
    t = table(you=hand("dino-knight"), enemy=line("troll"))
    t.you.plays("dino-knight").picks("no")
    assert t.you == line("dino-knight") and t.enemy == line("troll")
    assert t.is_quiet


def test_lyco_knight_takes_no_damage_when_it_attacks() -> None:
    t = table(you=line("lyco-knight"), enemy=line("troll"))
    t.you.fights("lyco-knight", "troll")
    assert t.you == line("lyco-knight") and t.enemy == line(damaged("troll", 5))
    assert t.is_quiet


def test_lyco_knight_takes_damage_when_it_is_attacked() -> None:
    t = table(you=line("krump"), enemy=line("lyco-knight"))
    t.you.fights("krump", "lyco-knight")
    assert t.enemy == line(damaged("lyco-knight", 4))
    assert t.is_quiet


def test_techno_knight_trades_a_card() -> None:
    t = table(you=line("techno-knight") | hand("troll", "punch") | deck("krump"), house="sanctum")
    t.you.reaps("techno-knight").picks("troll")
    assert t.you == hand("punch", "krump") | discard("troll")
    assert t.is_quiet


def test_techno_knight_draws_nothing_for_an_empty_hand() -> None:
    t = table(you=line("techno-knight") | deck("krump"))
    t.you.reaps("techno-knight")
    assert t.you == hand() | deck("krump")
    assert t.is_quiet


def test_umbra_knight_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-knight"))
    t.you.fights("troll", "umbra-knight")
    assert t.you == line("troll") and t.enemy == line("umbra-knight")
    assert t.is_quiet


def test_umbra_knight_is_hit_the_second_time() -> None:
    t = table(you=line("krump", "troll"), enemy=line("umbra-knight"))
    t.you.fights("troll", "umbra-knight").fights("krump", "umbra-knight")
    assert t.enemy == line() and t.is_quiet


def test_xeno_knight_takes_one_of_three_and_buries_another() -> None:
    t = table(you=line("xeno-knight") | deck("troll", "punch", "krump", "dextre"), enemy=line("dust-pixie"))
    t.you.fights("xeno-knight", "dust-pixie").may_choose("troll", "punch", "krump").picks("punch", "troll")
    assert t.you == hand("punch") | deck("krump", "dextre", "troll")
    assert t.is_quiet


def test_xeno_knight_looks_at_nothing_when_it_reaps() -> None:
    t = table(you=line("xeno-knight") | deck("troll", "punch", "krump"))
    t.you.reaps("xeno-knight")
    assert t.you == hand() | deck("troll", "punch", "krump")
    assert t.is_quiet
