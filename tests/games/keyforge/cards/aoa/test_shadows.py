"""Shadows of Age of Ascension: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    keys,
    line,
    maverick,
    side,
    table,
    upgraded,
)


def test_dusk_chronicles_draws_for_the_poorer() -> None:
    t = table(you=hand("dusk-chronicles", "anger") | deck("zorg"), enemy=amber(2), house="shadows")
    t.you.plays("dusk-chronicles")
    assert t.you == hand("anger", "zorg") and t.is_quiet


def test_dusk_chronicles_archives_for_the_richer_and_nothing_between_equals() -> None:
    t = table(you=hand("dusk-chronicles", "anger"), house="shadows")
    t.you.plays("dusk-chronicles")
    assert t.you == archives("anger")
    even = table(you=hand("dusk-chronicles", "anger") | deck("zorg"), enemy=amber(1), house="shadows")
    even.you.plays("dusk-chronicles")
    assert even.you == hand("anger") and even.is_quiet


def test_furtive_investors_gains_for_each_key_of_a_richer_opponent() -> None:
    t = table(you=hand("furtive-investors"), enemy=amber(3) | keys("red", "blue"), house="shadows")
    t.you.plays("furtive-investors")
    assert t.you == amber(3)


def test_furtive_investors_gains_nothing_from_a_poorer_one() -> None:
    t = table(you=hand("furtive-investors") | amber(2), enemy=amber(1) | keys("red"), house="shadows")
    t.you.plays("furtive-investors")
    assert t.you == amber(3)


def test_gamgee_steals_from_a_richer_opponent() -> None:
    t = table(you=line("gamgee"), enemy=amber(3), house="shadows")
    t.you.reaps("gamgee")
    assert t.you == amber(2) and t.enemy == amber(2)


def test_gamgee_steals_nothing_from_an_equal() -> None:
    t = table(you=line("gamgee"), enemy=amber(1), house="shadows")
    t.you.reaps("gamgee")
    assert t.enemy == amber(1)


def test_knuckles_bolton_takes_no_damage_when_it_fights() -> None:
    t = table(you=line("knuckles-bolton"), enemy=line("troll"), house="shadows")
    t.you.fights("knuckles-bolton")
    assert t.you == line(exhausted("knuckles-bolton")) and t.enemy == line(damaged("troll", 3))


def test_knuckles_bolton_is_elusive_only_once_a_turn() -> None:
    t = table(you=line("krump", "bumpsy"), enemy=line("knuckles-bolton"), house="brobnar")
    t.you.fights("krump")
    assert t.enemy == line("knuckles-bolton")
    t.you.fights("bumpsy")
    assert t.enemy == discard("knuckles-bolton")


def test_lamindra_makes_its_neighbors_elusive() -> None:
    t = table(you=line("krump"), enemy=line("troll", "lamindra"), house="brobnar")
    t.you.fights("krump", "troll")
    assert t.enemy == line("troll", "lamindra") and t.you == line(exhausted("krump"))


def test_lamindra_does_nothing_for_those_farther_off() -> None:
    t = table(enemy=line("troll", "krump", "lamindra"))
    assert (t.enemy.keyword("troll", "elusive"), t.enemy.keyword("krump", "elusive")) == (0, 1)


def test_life_for_a_life_trades_a_friend_for_six_damage() -> None:
    t = table(you=hand("life-for-a-life") | line("bumpsy"), enemy=line("troll"), house="shadows")
    t.you.plays("life-for-a-life")
    assert t.you == discard("life-for-a-life", "bumpsy") and t.enemy == line(damaged("troll", 6))


def test_life_for_a_life_deals_nothing_without_a_friend() -> None:
    t = table(you=hand("life-for-a-life"), enemy=line("troll"), house="shadows")
    t.you.plays("life-for-a-life")
    assert t.enemy == line("troll") and t.is_quiet


def test_ronnie_wristclocks_steals_two_from_the_rich() -> None:
    t = table(you=hand("ronnie-wristclocks"), enemy=amber(7), house="shadows")
    t.you.plays("ronnie-wristclocks")
    assert t.you == amber(2) and t.enemy == amber(5)


def test_ronnie_wristclocks_steals_one_otherwise() -> None:
    t = table(you=hand("ronnie-wristclocks"), enemy=amber(6), house="shadows")
    t.you.plays("ronnie-wristclocks")
    assert t.you == amber(1) and t.enemy == amber(5)


def test_sucker_punch_is_archived_when_it_kills() -> None:
    t = table(you=hand("sucker-punch"), enemy=line("dust-pixie", "troll"), house="shadows")
    t.you.plays("sucker-punch").picks("dust-pixie")
    assert t.you == archives("sucker-punch") and t.enemy == line("troll")


def test_sucker_punch_is_discarded_when_it_does_not() -> None:
    t = table(you=hand("sucker-punch"), enemy=line("troll"), house="shadows")
    t.you.plays("sucker-punch")
    assert t.you == discard("sucker-punch") and t.enemy == line(damaged("troll", 2))


def test_swindle_steals_three() -> None:
    t = table(you=hand("swindle"), enemy=amber(5), house="shadows")
    t.you.plays("swindle")
    assert t.you == amber(3) and t.enemy == amber(2)


def test_swindle_can_only_be_played_first() -> None:
    t = table(you=hand("swindle", "yantzee-gang"), enemy=amber(5), house="shadows")
    t.you.plays("yantzee-gang")
    assert not t.you.can("play", "swindle") and t.you.why_not("play", "swindle") == "alpha"


def test_whistling_darts_hits_every_enemy() -> None:
    t = table(you=hand("whistling-darts"), enemy=line("troll", "krump"), house="shadows")
    t.you.plays("whistling-darts")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 1))


def test_whistling_darts_spares_friends() -> None:
    t = table(you=hand("whistling-darts") | line("gamgee"), house="shadows")
    t.you.plays("whistling-darts")
    assert t.you == line("gamgee")


def test_yantzee_gang_steals_by_its_action() -> None:
    t = table(you=line("yantzee-gang"), enemy=amber(2), house="shadows")
    t.you.acts("yantzee-gang")
    assert t.you == amber(1) and t.enemy == amber(1)


def test_yantzee_gang_steals_nothing_by_reaping() -> None:
    t = table(you=line("yantzee-gang"), enemy=amber(2), house="shadows")
    t.you.reaps("yantzee-gang")
    assert t.you == amber(1) and t.enemy == amber(2)


def test_bonerot_venom_hurts_its_bearer_after_each_use() -> None:
    t = table(you=line(upgraded("krump", "bonerot-venom")), house="brobnar")
    t.you.reaps("krump")
    assert t.you == line(damaged(exhausted(upgraded("krump", "bonerot-venom")), 2))


def test_bonerot_venom_hurts_nobody_else() -> None:
    t = table(you=line(upgraded("krump", "bonerot-venom"), "bumpsy"), house="brobnar")
    t.you.reaps("bumpsy")
    assert t.you == line(upgraded("krump", "bonerot-venom"), exhausted("bumpsy"))


def test_brend_the_fanatic_pays_the_opponent_when_it_is_played() -> None:
    t = table(you=hand("brend-the-fanatic"), house="shadows")
    t.you.plays("brend-the-fanatic")
    assert t.enemy == amber(1)


def test_brend_the_fanatic_steals_only_when_destroyed() -> None:
    t = table(you=line("brend-the-fanatic") | hand("life-for-a-life"), enemy=amber(5), house="shadows")
    t.you.plays("life-for-a-life")
    assert t.you == amber(4) and t.enemy == amber(2)


def test_hideaway_hole_hides_friends_until_your_next_turn() -> None:
    t = table(you=artifacts("hideaway-hole") | line("troll"), enemy=line("krump"), house="shadows")
    t.you.omni("hideaway-hole")
    t.you.ends_turn()
    t.enemy.fights("krump", "troll")
    assert t.you == line("troll") and t.enemy == line(exhausted("krump"))


def test_hideaway_hole_hides_no_enemies() -> None:
    t = table(you=artifacts("hideaway-hole") | line("troll"), enemy=line("krump"), house="shadows")
    t.you.omni("hideaway-hole")
    assert (t.you.keyword("troll", "elusive"), t.enemy.keyword("krump", "elusive")) == (1, 0)


def test_little_niff_steals_when_a_neighbor_fights_and_dies() -> None:
    """v17.2 FAQ «Pequeña Niff»: the neighbor need not survive."""
    t = table(you=line("ronnie-wristclocks", "little-niff"), enemy=line("troll") | amber(2), house="shadows")
    t.you.fights("ronnie-wristclocks")
    assert t.you == amber(1) and t.you == discard("ronnie-wristclocks")


def test_little_niff_steals_nothing_when_another_fights() -> None:
    t = table(
        you=line("yantzee-gang", "gamgee", "little-niff"),
        enemy=line("dust-pixie") | amber(2),
        house="shadows",
    )
    t.you.fights("yantzee-gang")
    assert t.enemy == amber(2)


def test_murkens_plays_the_top_card_of_the_opponent() -> None:
    t = table(you=hand("murkens"), enemy=deck("bumpsy") | amber(2), house="shadows")
    t.you.plays("murkens").picks(1, "right")
    assert t.enemy == amber(1) and t.you == line(exhausted("murkens"), exhausted("bumpsy"))


def test_murkens_may_play_an_archived_card_instead() -> None:
    t = table(you=hand("murkens"), enemy=deck("bumpsy") | archives("anger"), house="shadows")
    t.you.plays("murkens").picks(0)
    assert t.enemy == archives() and t.enemy == deck("bumpsy") and t.you == amber(1)


def test_nightforge_forges_dearly() -> None:
    t = table(you=hand("nightforge") | amber(9), house="shadows")
    t.you.plays("nightforge").picks("yes", "red")
    assert t.you.keys == 1 and t.you == amber(0)


def test_nightforge_forges_no_second_key_in_a_turn() -> None:
    t = table(you=hand("nightforge") | amber(12) | side(keys=["red"], forged=["red"]), house="shadows")
    t.you.plays("nightforge")
    assert t.you.keys == 1 and t.is_quiet


def test_perplexing_sophistry_robs_a_poorer_hand() -> None:
    t = table(you=hand("perplexing-sophistry") | deck("zorg"), enemy=hand("anger"), house="shadows")
    t.you.plays("perplexing-sophistry")
    assert t.enemy == discard("anger") and t.you == hand("zorg")


def test_perplexing_sophistry_does_nothing_to_a_richer_opponent() -> None:
    t = table(
        you=hand("perplexing-sophistry") | deck("zorg"), enemy=hand("anger") | amber(2), house="shadows"
    )
    t.you.plays("perplexing-sophistry")
    assert t.enemy == hand("anger") and t.you == hand()


def test_redlock_gains_at_the_end_of_a_turn_without_creatures() -> None:
    t = table(you=line("redlock"), house="shadows")
    t.you.ends_turn()
    assert t.you == amber(1)


def test_redlock_gains_nothing_after_a_creature_was_played() -> None:
    t = table(you=line("redlock") | hand("gamgee"), house="shadows")
    t.you.plays("gamgee")
    t.you.ends_turn()
    assert t.you == amber(0)


def test_guard_disguise_steals_from_the_poor() -> None:
    t = table(you=artifacts("guard-disguise"), enemy=amber(3), house="shadows")
    t.you.acts("guard-disguise")
    assert t.you == amber(3) and t.you == discard("guard-disguise")


def test_guard_disguise_is_lost_for_nothing_against_four() -> None:
    t = table(you=artifacts("guard-disguise"), enemy=amber(4), house="shadows")
    t.you.acts("guard-disguise")
    assert t.enemy == amber(4) and t.you == discard("guard-disguise")


def test_heist_night_steals_one_for_each_thief() -> None:
    t = table(
        you=hand("heist-night") | line("gamgee", "yantzee-gang", "troll"), enemy=amber(5), house="shadows"
    )
    t.you.plays("heist-night")
    assert t.you == amber(2) and t.enemy == amber(3)


def test_heist_night_counts_no_enemy_thieves() -> None:
    t = table(you=hand("heist-night"), enemy=line("gamgee") | amber(5), house="shadows")
    t.you.plays("heist-night")
    assert t.enemy == amber(5)


def test_bonerot_venom_is_not_blank_with_its_creature() -> None:
    # v17.2 «Mejoras», FAQ «Sombra de Dis»: only what a creature gains is in its text box.
    t = table(you=hand("shadow-of-dis"), enemy=line(upgraded("krump", "bonerot-venom"), "troll"), house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar").reaps("krump")
    assert t.enemy == line(damaged(upgraded("krump", "bonerot-venom"), 2), "troll") and t.is_quiet


def test_lethal_distraction_adds_two_to_each_damage() -> None:
    t = table(
        you=hand("lethal-distraction", "whistling-darts"), enemy=line("troll", "krump"), house="shadows"
    )
    t.you.plays("lethal-distraction").picks("troll")
    t.you.plays("whistling-darts")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 1))


def test_lethal_distraction_adds_nothing_to_damage_that_armor_stops() -> None:
    t = table(you=hand("lethal-distraction", "whistling-darts"), enemy=line("sir-marrows"), house="shadows")
    t.you.plays("lethal-distraction")
    t.you.plays("whistling-darts")
    assert t.enemy == line("sir-marrows")


def test_lethal_distraction_is_shared_with_the_damage_it_adds_to() -> None:
    # v17.2 FAQ «Distracción Letal»: it adds to the original damage, which Drecker is dealt too.
    t = table(
        you=hand("lethal-distraction") | line("urchin"), enemy=line("troll", "drecker"), house="shadows"
    )
    t.you.plays("lethal-distraction").picks("troll")
    t.you.fights("urchin", "troll")
    assert t.enemy == line(damaged("troll", 3), damaged("drecker", 3)) and t.is_quiet


def test_plague_rat_hits_all_but_rats_for_each_rat() -> None:
    t = table(you=hand("plague-rat") | line("plague-rat"), enemy=line("troll"), house="shadows")
    t.you.plays("plague-rat")
    assert t.enemy == line(damaged("troll", 2)) and t.you == line("plague-rat", exhausted("plague-rat"))


def test_plague_rat_alone_deals_one() -> None:
    t = table(you=hand("plague-rat") | line("gamgee"), enemy=line("troll"), house="shadows")
    t.you.plays("plague-rat")
    assert t.enemy == line(damaged("troll", 1)) and t.you == line(
        damaged("gamgee", 1), exhausted("plague-rat")
    )


def test_sack_of_coins_hits_for_what_you_have() -> None:
    t = table(you=hand("sack-of-coins") | amber(3), enemy=line("troll"), house="shadows")
    t.you.plays("sack-of-coins")
    assert t.enemy == line(damaged("troll", 4)) and t.you == amber(4)


def test_sack_of_coins_shares_its_damage_out() -> None:
    """Reglamento maestro v17.2, FAQ «“Por cada”»."""
    t = table(you=hand("sack-of-coins") | amber(2), enemy=line("troll", "krump"), house="shadows")
    t.you.plays("sack-of-coins").picks("troll", "krump", "krump")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 2)) and t.is_quiet


def test_sack_of_coins_does_not_count_the_opponent_s_aember() -> None:
    t = table(you=hand("sack-of-coins"), enemy=line("troll") | amber(5), house="shadows")
    t.you.plays("sack-of-coins")
    assert t.enemy == line(damaged("troll", 1))


def test_scowly_caper_destroys_a_neighbor_at_the_end_of_its_controller_s_turn() -> None:
    t = table(you=line("gamgee", "scowly-caper", "troll", "krump"), house="shadows")
    t.you.ends_turn().cannot_choose("krump").picks("gamgee")
    assert t.you == line("scowly-caper", "troll", "krump")


def test_scowly_caper_enters_on_the_opponent_s_side() -> None:
    t = table(you=hand("scowly-caper"), enemy=line("troll"), house="shadows")
    t.you.plays("scowly-caper")
    assert t.enemy == line("troll", exhausted("scowly-caper")) and t.you == line()


def test_shard_of_greed_gains_for_each_shard() -> None:
    t = table(you=artifacts("shard-of-greed", "shard-of-hope"), house="shadows")
    t.you.acts("shard-of-greed")
    assert t.you == amber(2)


def test_shard_of_greed_counts_no_enemy_shards() -> None:
    t = table(you=artifacts("shard-of-greed"), enemy=artifacts("shard-of-hope"), house="shadows")
    t.you.acts("shard-of-greed")
    assert t.you == amber(1)


def test_throwing_stars_pays_for_each_creature_it_kills() -> None:
    t = table(you=hand("throwing-stars"), enemy=line("dust-pixie", "troll"), house="shadows")
    t.you.plays("throwing-stars").picks("dust-pixie", "troll")
    assert t.enemy == line(damaged("troll", 1)) and t.you == amber(1)


def test_throwing_stars_hits_at_most_three() -> None:
    t = table(
        you=hand("throwing-stars"), enemy=line("troll", "krump", "bumpsy", "headhunter"), house="shadows"
    )
    t.you.plays("throwing-stars").picks("troll", "krump", "bumpsy")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 1), damaged("bumpsy", 1), "headhunter")
    assert t.is_quiet and t.you == amber(0)


def test_rigged_lottery_pays_the_owners_of_shadows_cards() -> None:
    t = table(
        you=hand("rigged-lottery") | deck("gamgee", "anger", "anger", "anger", "anger", "troll"),
        enemy=deck("gamgee", "yantzee-gang"),
        house="shadows",
    )
    t.you.plays("rigged-lottery")
    assert t.you == amber(2) and t.enemy == amber(2) and t.enemy == discard("yantzee-gang", "gamgee")


def test_rigged_lottery_pays_nothing_for_other_houses() -> None:
    t = table(you=hand("rigged-lottery") | deck("anger"), enemy=deck("anger"), house="shadows")
    t.you.plays("rigged-lottery")
    assert t.enemy == amber(0) and t.you == amber(1)


def test_shard_of_greed_counts_a_shard_that_has_come_alive() -> None:
    # The card says *each friendly Shard*: an artifact that Animator makes a creature has its trait still.
    mine = artifacts("animator", maverick("shard-of-greed", "logos"), "shard-of-knowledge")
    t = table(you=mine, house="logos")
    t.you.acts("animator").picks("shard-of-knowledge")
    t.you.acts("shard-of-greed")
    assert t.you == amber(2) and t.is_quiet
