"""More of Saurian of Worlds Collide: its lords, beasts and places."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)


def test_brutodon_auxiliary_protects_its_neighbors_and_wounds_whoever_attacks_it() -> None:
    t = table(you=line("troll"), enemy=line("brutodon-auxiliary", "dust-pixie"))
    t.you.fights("troll")
    assert t.you == line() and t.enemy == line("dust-pixie") and t.is_quiet


def test_brutodon_auxiliary_kills_a_weak_attacker_before_the_fight() -> None:
    t = table(you=line("urchin"), enemy=line("brutodon-auxiliary"), house="shadows")
    t.you.fights("urchin")
    assert t.you == line() and t.enemy == line("brutodon-auxiliary") and t.is_quiet


def test_imperial_scutum_armors_its_host_whose_amber_goes_to_the_supply() -> None:
    t = table(you=hand("imperial-scutum", "saury-about-that") | line(holding("bumpsy", 3)), house="saurian")
    t.you.plays("imperial-scutum", on="bumpsy")
    assert t.you.armor("bumpsy") == 2
    t.you.plays("saury-about-that")
    assert t.enemy == amber(0) and t.you == line() and t.is_quiet


def test_imperial_scutum_keeps_nothing_of_a_creature_that_leaves_otherwise() -> None:
    t = table(
        you=hand("hysteria"), enemy=line(upgraded(holding("bumpsy", 3), "imperial-scutum")), house="dis"
    )
    t.you.plays("hysteria")
    assert t.you.amber == 3 and t.enemy == hand("bumpsy")


def test_legatus_raptor_exalted_readies_and_uses_another_friend() -> None:
    mine = line("legatus-raptor", exhausted("questor-jarta"))
    t = table(you=mine, enemy=line("dust-pixie"), house="saurian")
    t.you.fights("legatus-raptor").picks("yes")
    t.you.picks("no")
    assert t.you == amber(1) and t.you.body("legatus-raptor").amber == 1 and t.is_quiet


def test_legatus_raptor_unexalted_uses_nobody() -> None:
    mine = line("legatus-raptor", exhausted("questor-jarta"))
    t = table(you=mine, enemy=line("dust-pixie"), house="saurian")
    t.you.fights("legatus-raptor").picks("no")
    assert t.you.body("questor-jarta").exhausted and t.you.body("legatus-raptor").amber == 0 and t.is_quiet


def test_odoac_the_patrician_with_amber_keeps_thieves_away() -> None:
    t = table(you=hand("urchin"), enemy=line(holding("odoac-the-patrician", 1)) | amber(3))
    t.you.plays("urchin")
    assert t.enemy == amber(3) and t.you == amber(0) and t.is_quiet


def test_odoac_the_patrician_without_amber_keeps_nobody_away_and_captures_when_played() -> None:
    t = table(you=hand("urchin"), enemy=line("odoac-the-patrician") | amber(3))
    t.you.plays("urchin")
    assert t.enemy == amber(2)
    mine = table(you=hand("odoac-the-patrician"), enemy=amber(2))
    mine.you.plays("odoac-the-patrician")
    assert mine.you == line(holding("odoac-the-patrician", 1)) and mine.enemy == amber(1)


def test_praefectus_ludo_sends_the_amber_of_other_friends_to_the_supply() -> None:
    t = table(you=hand("saury-about-that") | line("praefectus-ludo", holding("bumpsy", 3)), house="saurian")
    t.you.plays("saury-about-that").picks("bumpsy")
    assert t.enemy == amber(0) and t.you == line("praefectus-ludo") | amber(1) and t.is_quiet


def test_praefectus_ludo_loses_its_own_to_the_enemy() -> None:
    t = table(you=hand("saury-about-that") | line(holding("praefectus-ludo", 2)), house="saurian")
    t.you.plays("saury-about-that")
    assert t.enemy == amber(2) and t.you == line()


def test_questor_jarta_exalted_gains_one_more() -> None:
    t = table(you=line("questor-jarta"), house="saurian")
    t.you.reaps("questor-jarta").picks("yes")
    assert t.you == line(holding("questor-jarta", 1)) | amber(2) and t.is_quiet


def test_questor_jarta_unexalted_gains_nothing_more() -> None:
    t = table(you=line("questor-jarta"), house="saurian")
    t.you.reaps("questor-jarta").picks("no")
    assert t.you == line("questor-jarta") | amber(1) and t.is_quiet


def test_rhetor_gallim_makes_the_enemys_keys_dearer_next_turn() -> None:
    t = table(you=hand("rhetor-gallim"), enemy=amber(8) | houses("dis", "logos"))
    t.you.plays("rhetor-gallim").ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.key_cost == 9 and t.enemy.keys == 0 and t.you.key_cost == 6


def test_rhetor_gallim_unexalted_changes_nothing_by_reaping() -> None:
    t = table(you=line("rhetor-gallim"), enemy=houses("dis", "logos"), house="saurian")
    t.you.reaps("rhetor-gallim").picks("no").ends_turn()
    assert t.enemy.key_cost == 6


def test_the_golden_spiral_exalts_readies_and_uses_a_friend() -> None:
    mine = artifacts("the-golden-spiral") | line(exhausted("thero-centurion"), "bumpsy")
    t = table(you=mine, house="saurian")
    t.you.acts("the-golden-spiral").picks("thero-centurion")
    assert t.you == line(holding("thero-centurion", 1), "bumpsy") | amber(1) and t.is_quiet


def test_the_golden_spiral_does_nothing_without_a_friend() -> None:
    t = table(you=artifacts("the-golden-spiral"), enemy=line("troll"), house="saurian")
    t.you.acts("the-golden-spiral")
    assert t.enemy == line("troll") and t.is_quiet


def test_tricerian_legionary_wards_a_friend_or_itself() -> None:
    t = table(you=hand("tricerian-legionary") | line("bumpsy"), enemy=line("troll"), house="saurian")
    t.you.plays("tricerian-legionary").may_choose("bumpsy", "tricerian-legionary").picks("bumpsy")
    assert t.you == line(warded("bumpsy"), "tricerian-legionary") and t.is_quiet


def test_tricerian_legionary_must_be_attacked_before_its_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("tricerian-legionary", "dust-pixie"))
    t.you.fights("troll")
    assert t.enemy == line("dust-pixie")


def test_centurion_stenopius_grows_by_three_for_each_amber_on_it() -> None:
    t = table(you=hand("centurion-stenopius"), house="saurian")
    t.you.plays("centurion-stenopius").picks("yes")
    assert t.you == line(holding("centurion-stenopius", 1)) and t.you.power("centurion-stenopius") == 6


def test_centurion_stenopius_need_not_be_exalted_and_counts_only_its_own() -> None:
    t = table(you=line("centurion-stenopius", holding("bumpsy", 2)), house="saurian")
    t.you.reaps("centurion-stenopius").picks("no")
    assert t.you.power("centurion-stenopius") == 3 and t.is_quiet


def test_draco_praeco_exalted_enrages_a_house() -> None:
    t = table(you=line("draco-praeco", "bumpsy"), enemy=line("troll", "urchin"), house="saurian")
    t.you.reaps("draco-praeco").picks("yes", "brobnar")
    assert t.you == line(holding("draco-praeco", 1), enraged("bumpsy"))
    assert t.enemy == line(enraged("troll"), "urchin") and t.is_quiet


def test_draco_praeco_unexalted_enrages_nobody() -> None:
    t = table(you=line("draco-praeco"), enemy=line("troll"), house="saurian")
    t.you.reaps("draco-praeco").picks("no")
    assert t.enemy == line("troll") and t.is_quiet


def test_gargantodon_enters_stunned_and_deals_four() -> None:
    t = table(you=hand("gargantodon"), house="saurian")
    t.you.plays("gargantodon")
    assert t.you == line(stunned("gargantodon"))
    fight = table(you=line("gargantodon"), enemy=line("troll"), house="saurian")
    fight.you.fights("gargantodon")
    assert fight.enemy == line(damaged("troll", 4)) and fight.you == line(damaged("gargantodon", 8))


def test_gargantodon_makes_creatures_of_the_active_player_capture_what_is_stolen() -> None:
    t = table(you=hand("swindle") | line("urchin", "troll"), enemy=line("gargantodon") | amber(5))
    t.you.plays("swindle").picks("urchin", "troll", "troll")
    assert t.you == line(holding("urchin", 1), holding("troll", 2)) | amber(0) and t.enemy == amber(2)


def test_v17_faq_gargantodonte_2_trust_no_one_takes_nothing_without_creatures() -> None:
    t = table(you=hand("trust-no-one"), enemy=line("gargantodon") | amber(5))
    t.you.plays("trust-no-one")
    assert t.you == amber(0) and t.enemy == amber(5) and t.is_quiet


def test_library_of_polliasaurus_takes_one_amber_from_a_friend() -> None:
    t = table(you=artifacts("library-of-polliasaurus") | line(holding("troll", 2)), house="saurian")
    t.you.acts("library-of-polliasaurus")
    assert t.you == line(holding("troll", 1)) | amber(1)


def test_library_of_polliasaurus_takes_none_from_enemies() -> None:
    t = table(you=artifacts("library-of-polliasaurus"), enemy=line(holding("troll", 2)), house="saurian")
    t.you.acts("library-of-polliasaurus")
    assert t.you == amber(0) and t.enemy == line(holding("troll", 2)) and t.is_quiet


def test_orator_hissaro_readies_and_exalts_its_neighbors_who_are_saurian_for_the_turn() -> None:
    t = table(you=hand("orator-hissaro") | line(exhausted("troll"), exhausted("urchin")), house="saurian")
    t.you.plays("orator-hissaro").picks(1)
    assert t.you == line(holding("troll", 1), "orator-hissaro", holding("urchin", 1))
    assert t.you.can("reap", "troll") and t.you.can("reap", "urchin")


def test_orator_hissaro_moves_nobody_who_is_not_beside_it() -> None:
    t = table(you=hand("orator-hissaro") | line("troll", "urchin"), house="saurian")
    t.you.plays("orator-hissaro").picks(2)
    assert t.you == line("troll", holding("urchin", 1), "orator-hissaro")
    assert not t.you.can("reap", "troll")


def test_v17_faq_casa_1_orator_hissaro_gives_a_house_only_for_the_turn() -> None:
    t = table(you=hand("orator-hissaro") | line("troll") | houses("saurian", "brobnar"), house="saurian")
    t.you.plays("orator-hissaro").picks(0)
    assert t.you.why_not("fight", "troll") != "not-active-house" and t.you.can("reap", "troll")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("saurian")
    assert not t.you.can("reap", "troll")


def test_paraguardian_exalted_wards_its_neighbors() -> None:
    t = table(you=line("troll", "paraguardian", "urchin", "zorg"), house="saurian")
    t.you.reaps("paraguardian").picks("yes")
    assert t.you == line(warded("troll"), holding("paraguardian", 1), warded("urchin"), "zorg")


def test_paraguardian_unexalted_wards_nobody() -> None:
    t = table(you=line("troll", "paraguardian"), house="saurian")
    t.you.reaps("paraguardian").picks("no")
    assert t.you == line("troll", "paraguardian") and t.is_quiet


def test_philophosaurus_archives_takes_and_discards_one_each_of_three() -> None:
    t = table(you=line("philophosaurus") | deck("anger", "punch", "troll", "zorg"), house="saurian")
    t.you.reaps("philophosaurus").picks("yes", "punch", "anger")
    assert t.you == archives("punch") | hand("anger") | discard("troll") | deck("zorg") and t.is_quiet


def test_philophosaurus_need_not_look() -> None:
    t = table(you=line("philophosaurus") | deck("anger", "punch", "troll"), house="saurian")
    t.you.reaps("philophosaurus").picks("no")
    assert t.you == deck("anger", "punch", "troll") | hand() and t.is_quiet


def test_terrordactyl_enters_stunned_and_strikes_its_foes_neighbors_before_the_fight() -> None:
    t = table(you=hand("terrordactyl"), house="saurian")
    t.you.plays("terrordactyl")
    assert t.you == line(stunned("terrordactyl"))
    fight = table(you=line("terrordactyl"), enemy=line("zorg", "troll", "bumpsy", "urchin"), house="saurian")
    fight.you.fights("terrordactyl", "troll")
    assert fight.enemy == line(damaged("zorg", 4), damaged("troll", 4), damaged("bumpsy", 4), "urchin")


def test_terrordactyl_deals_four_not_twelve_when_attacked_and_no_more() -> None:
    t = table(you=line("troll"), enemy=line("terrordactyl", "bumpsy"))
    t.you.fights("troll", "terrordactyl")
    assert t.you == line(damaged("troll", 4)) and t.enemy == line(damaged("terrordactyl", 8), "bumpsy")


def test_cincinnatus_rex_exalted_readies_all_other_friendly_cards() -> None:
    mine = line("cincinnatus-rex", exhausted("bumpsy")) | artifacts(exhausted("cannon"))
    t = table(you=mine, enemy=line("dust-pixie", "troll"), house="saurian")
    t.you.fights("cincinnatus-rex", "dust-pixie")
    assert "If you do, ready each other friendly creature" in t.match.view(0, "en")["decision"]["text"]
    t.you.picks("yes")
    assert t.you == line(exhausted(holding("cincinnatus-rex", 1)), ready("bumpsy")) | artifacts(
        ready("cannon")
    )


def test_cincinnatus_rex_falls_where_no_enemy_is() -> None:
    t = table(you=line("cincinnatus-rex"), enemy=line("dust-pixie"), house="saurian")
    t.you.fights("cincinnatus-rex")
    assert t.you == line() | discard("cincinnatus-rex") and t.is_quiet


def test_city_gates_makes_a_dinosaur_capture_two() -> None:
    t = table(you=artifacts("city-gates") | line("bumpsy", "paraguardian"), enemy=amber(3), house="saurian")
    t.you.acts("city-gates").picks("paraguardian")
    assert t.you == line("bumpsy", holding("paraguardian", 2)) and t.enemy == amber(1) and t.is_quiet


def test_city_gates_makes_another_creature_capture_one() -> None:
    t = table(you=artifacts("city-gates") | line("bumpsy", "paraguardian"), enemy=amber(3), house="saurian")
    t.you.acts("city-gates").picks("bumpsy")
    assert t.you == line(holding("bumpsy", 1), "paraguardian") and t.enemy == amber(2) and t.is_quiet


def test_v17_faq_resuelve_todo_3_crassosaurus_captures_ten_from_both() -> None:
    t = table(you=hand("crassosaurus") | amber(4), enemy=amber(6), house="saurian")
    t.you.plays("crassosaurus")
    assert t.you == line(holding("crassosaurus", 10)) | amber(0) and t.enemy == amber(0) and t.is_quiet


def test_crassosaurus_takes_ten_as_its_player_shares_them_out() -> None:
    t = table(you=hand("crassosaurus") | amber(8), enemy=amber(6), house="saurian")
    t.you.plays("crassosaurus").may_choose("6", "5", "4", "3", "2").picks(3)
    assert t.you == line(holding("crassosaurus", 10)) | amber(1) and t.enemy == amber(3) and t.is_quiet


def test_crassosaurus_is_purged_with_less_than_ten() -> None:
    t = table(you=hand("crassosaurus") | amber(1), enemy=amber(6), house="saurian")
    t.you.plays("crassosaurus")
    assert t.you == line() | purged("crassosaurus") | amber(0) and t.enemy == amber(7) and t.is_quiet


def test_grimlocus_dux_is_exalted_twice() -> None:
    t = table(you=hand("grimlocus-dux"), house="saurian")
    t.you.plays("grimlocus-dux")
    assert t.you == line(holding("grimlocus-dux", 2)) and t.is_quiet


def test_grimlocus_dux_is_not_exalted_by_reaping_and_takes_the_attacks() -> None:
    t = table(you=line("grimlocus-dux", "bumpsy"), enemy=line("troll") | houses("brobnar"), house="saurian")
    t.you.reaps("grimlocus-dux").ends_turn()
    assert t.you == line("grimlocus-dux", "bumpsy") | amber(1)
    t.enemy.fights("troll")
    assert t.you == line(damaged("grimlocus-dux", 6), "bumpsy")


def test_imperial_road_plays_a_saurian_creature_stunned_in_any_house() -> None:
    t = table(you=artifacts("imperial-road") | hand("thero-centurion", "bumpsy"), enemy=amber(1), house="dis")
    t.you.omni("imperial-road")
    assert t.you == line(stunned(holding("thero-centurion", 1))) | hand("bumpsy") and t.is_quiet


def test_imperial_road_stuns_nobody_played_after_it() -> None:
    t = table(you=artifacts("imperial-road") | hand("thero-centurion", "grimlocus-dux"), house="saurian")
    t.you.omni("imperial-road").picks("thero-centurion")
    t.you.plays("grimlocus-dux")
    assert t.you == line(stunned("thero-centurion"), holding("grimlocus-dux", 2))
    none = table(you=artifacts("imperial-road") | hand("bumpsy"), house="brobnar")
    none.you.omni("imperial-road").plays("bumpsy")
    assert none.you == line("bumpsy") and none.state.lasting == ()


def test_saurus_rex_in_the_center_finds_a_saurian_card_when_exalted() -> None:
    t = table(you=line("bumpsy", "saurus-rex", "troll") | deck("anger", "tribute"), house="saurian")
    t.you.reaps("saurus-rex").picks("yes", "tribute")
    assert t.you == line("bumpsy", holding("saurus-rex", 1), "troll") | hand("tribute") | deck("anger")


def test_saurus_rex_on_a_flank_finds_nothing() -> None:
    t = table(you=line("saurus-rex", "troll") | deck("tribute"), house="saurian")
    t.you.reaps("saurus-rex")
    assert t.you == line("saurus-rex", "troll") | hand() and t.is_quiet


def test_spartasaur_avenges_a_friend_on_all_but_dinosaurs_and_gains_two_by_fighting() -> None:
    mine = hand("saury-about-that") | line("spartasaur", "bumpsy", "zorg")
    t = table(you=mine, enemy=line("troll", "questor-jarta"), house="saurian")
    t.you.plays("saury-about-that").picks("bumpsy")
    assert t.you == line("spartasaur") and t.enemy == line("questor-jarta") and t.is_quiet
    fight = table(you=line("spartasaur"), enemy=line("dust-pixie"), house="saurian")
    fight.you.fights("spartasaur")
    assert fight.you == amber(2)


def test_spartasaur_avenges_no_enemy() -> None:
    mine = hand("saury-about-that") | line("spartasaur", "zorg")
    t = table(you=mine, enemy=line("troll", "bumpsy"), house="saurian")
    t.you.plays("saury-about-that").picks("bumpsy")
    assert t.you == line("spartasaur", "zorg") and t.enemy == line("troll") and t.is_quiet


def glorious(count: int) -> dict[str, object]:
    """A colosseum with glory counters."""
    return {"card": "the-colosseum", "counters": {"glory": count}}


def test_the_colosseum_counts_enemies_slain_in_fights_and_forges_for_six() -> None:
    mine = artifacts(glorious(5)) | line("troll") | amber(6)
    t = table(you=mine, enemy=line("dust-pixie"), house="brobnar")
    t.you.fights("troll")
    assert dict(t.you.body("the-colosseum").counters) == {"glory": 6}
    t.you.omni("the-colosseum").picks("red")
    assert t.you == keys("red") | amber(0) and not dict(t.you.body("the-colosseum").counters).get("glory")


def test_the_colosseum_counts_nobody_slain_otherwise_and_forges_nothing_for_five() -> None:
    mine = artifacts(glorious(5)) | hand("stomp") | amber(6) | side(houses=["saurian"])
    t = table(you=mine, enemy=line("dust-pixie"), house="saurian")
    t.you.plays("stomp").omni("the-colosseum")
    assert dict(t.you.body("the-colosseum").counters) == {"glory": 5} and t.you == keys() and t.is_quiet
