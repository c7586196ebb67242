"""Saurian of Worlds Collide: what each creature, artifact and upgrade does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    line,
    maverick,
    ready,
    side,
    table,
    upgraded,
)


def test_the_callipygian_ideal_exalts_its_host_whose_amber_pays_for_keys() -> None:
    t = table(
        you=hand("the-callipygian-ideal") | line("troll") | amber(5), enemy=side(houses=["dis", "logos"])
    )
    t.you.plays("the-callipygian-ideal", on="troll")
    assert t.you == line(upgraded(holding("troll", 1), "the-callipygian-ideal"))
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.picks("red")
    assert t.you == line(upgraded("troll", "the-callipygian-ideal")) | amber(0)


def test_the_callipygian_ideal_pays_for_nobody_but_the_controller_of_its_host() -> None:
    t = table(
        you=hand("the-callipygian-ideal") | amber(5),
        enemy=line(holding("troll", 5)) | side(houses=["brobnar", "dis"]),
    )
    t.you.plays("the-callipygian-ideal", on="troll").ends_turn()
    t.enemy.picks("red").chooses("brobnar").ends_turn()
    assert t.enemy.keys == 1 and t.you.keys == 0 and t.you == amber(5)


def test_tribune_pompitus_gives_two_power_for_each_amber_on_the_creature_itself() -> None:
    t = table(you=line("tribune-pompitus", holding("troll", 2), "bumpsy"), enemy=line(holding("zorg", 2)))
    assert t.you.power("troll") == 12 and t.you.power("bumpsy") == 5 and t.enemy.power("zorg") == 7


def test_tribune_pompitus_may_be_exalted_before_its_fight_and_falls_with_its_amber() -> None:
    t = table(you=line("tribune-pompitus"), enemy=line("troll"), house="saurian")
    t.you.fights("tribune-pompitus").picks("yes")
    assert t.enemy == line(damaged("troll", 6)) | amber(1) and t.is_quiet


def test_kompsos_haruspex_makes_friendly_play_abilities_resolve_after_reaping() -> None:
    t = table(you=line("kompsos-haruspex", "bumpsy", "urchin"), enemy=amber(3), house="shadows")
    t.you.reaps("urchin")
    assert t.you == amber(2) and t.enemy == amber(2) and t.is_quiet


def test_kompsos_haruspex_resolves_one_that_is_behind_both_words_once() -> None:
    t = table(you=line("kompsos-haruspex", "thero-centurion", ready("senator-shrix")), house="saurian")
    t.you.reaps("senator-shrix").picks("yes")
    assert t.you == line("kompsos-haruspex", "thero-centurion", holding("senator-shrix", 1)) and t.is_quiet


def test_v17_faq_aruspice_komposos_1_a_play_or_fight_ability_resolves_after_reaping_too() -> None:
    t = table(you=line("kompsos-haruspex", "thero-centurion"), enemy=amber(2), house="saurian")
    t.you.reaps("thero-centurion")
    assert t.you == line("kompsos-haruspex", holding("thero-centurion", 1)) and t.is_quiet


def test_livia_the_elder_makes_reap_abilities_follow_fights_this_turn() -> None:
    t = table(you=line("livia-the-elder", "primus-unguis"), enemy=line("dust-pixie"), house="saurian")
    t.you.reaps("livia-the-elder").picks("yes")
    t.you.fights("primus-unguis")
    assert t.you.body("primus-unguis").amber == 1 and t.is_quiet


def test_livia_the_elder_unexalted_changes_nothing() -> None:
    t = table(you=line("livia-the-elder", "primus-unguis"), enemy=line("dust-pixie"), house="saurian")
    t.you.reaps("livia-the-elder").picks("no")
    t.you.fights("primus-unguis")
    assert t.you.body("primus-unguis").amber == 0 and t.is_quiet


def test_senator_bracchus_lets_the_amber_on_friendly_creatures_pay_for_a_key() -> None:
    mine = line("senator-bracchus", holding("troll", 4)) | amber(2)
    t = table(you=mine | deck("anger"), house="saurian", step="forge")
    t.you.picks("red")
    assert t.you == amber(0) | line("senator-bracchus", "troll")


def test_senator_bracchus_lends_nothing_of_enemy_creatures_and_is_exalted_by_reaping() -> None:
    t = table(you=line("senator-bracchus") | amber(2), enemy=line(holding("troll", 6)), house="saurian")
    t.you.reaps("senator-bracchus")
    assert t.you == line(holding("senator-bracchus", 1)) | amber(3)
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you.keys == 0 and t.enemy == line(holding("troll", 6))


def test_senator_shrix_lends_the_amber_on_it_and_may_be_exalted() -> None:
    t = table(you=hand("senator-shrix") | amber(5), enemy=side(houses=["dis", "logos"]), house="saurian")
    t.you.plays("senator-shrix").picks("yes").ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.picks("red")
    assert t.you == line("senator-shrix") | amber(0) and t.you.keys == 1


def test_senator_shrix_need_not_be_exalted() -> None:
    t = table(you=line("senator-shrix"), house="saurian")
    t.you.reaps("senator-shrix").picks("no")
    assert t.you == line("senator-shrix") | amber(1) and t.is_quiet


def test_v17_faq_senador_shrix_1_only_the_pool_loses_amber() -> None:
    t = table(you=hand("bumpsy", "bumpsy"), enemy=line(holding("senator-shrix", 1)) | amber(1))
    t.you.plays("bumpsy")
    assert t.enemy == line(holding("senator-shrix", 1)) | amber(0)
    t.you.plays("bumpsy")
    assert t.enemy == line(holding("senator-shrix", 1)) | amber(0) and t.is_quiet


def test_thero_centurion_captures_when_played_and_after_fighting() -> None:
    t = table(you=hand("thero-centurion"), enemy=amber(2) | line("dust-pixie"), house="saurian")
    t.you.plays("thero-centurion")
    assert t.you == line(holding("thero-centurion", 1)) and t.enemy == amber(1)
    fighter = table(you=line("thero-centurion"), enemy=amber(2) | line("dust-pixie"), house="saurian")
    fighter.you.fights("thero-centurion")
    assert fighter.you.body("thero-centurion").amber == 1 and fighter.is_quiet


def test_thero_centurion_captures_nothing_by_reaping() -> None:
    t = table(you=line("thero-centurion"), enemy=amber(2), house="saurian")
    t.you.reaps("thero-centurion")
    assert t.you == line("thero-centurion") and t.enemy == amber(2)


def test_primus_unguis_gives_all_friends_two_power_for_each_amber_on_itself() -> None:
    t = table(you=line("primus-unguis", "bumpsy"), enemy=line("zorg"), house="saurian")
    t.you.reaps("primus-unguis")
    assert (t.you.power("primus-unguis"), t.you.power("bumpsy"), t.enemy.power("zorg")) == (7, 7, 7)


def test_primus_unguis_gives_nothing_for_the_amber_on_others() -> None:
    t = table(you=line("primus-unguis", holding("bumpsy", 3)), house="saurian")
    assert t.you.power("bumpsy") == 5 and t.you.power("primus-unguis") == 5


def test_v17_erratum_autolegionario_auto_legionary_is_a_creature_of_power_five_on_a_flank() -> None:
    t = table(you=artifacts("auto-legionary") | line("bumpsy", "troll"), house="saurian")
    t.you.acts("auto-legionary")
    assert t.you == line("bumpsy", "troll", "auto-legionary") | artifacts() and t.is_quiet
    assert t.you.power("auto-legionary") == 5


def test_auto_legionary_is_used_in_any_house_but_belongs_to_its_own() -> None:
    t = table(you=artifacts("auto-legionary") | houses("saurian", "dis"), house="saurian")
    assert t.you.can("action", "auto-legionary") and not t.you.can("reap", "auto-legionary")
    t.you.acts("auto-legionary").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("dis").reaps("auto-legionary")
    assert t.you == amber(1) and t.you.why_not("action", "auto-legionary") == "exhausted"


def test_auto_legionary_is_destroyed_by_damage_and_leaves_its_amber_to_the_enemy() -> None:
    t = table(you=artifacts("auto-legionary") | hand("stomp") | line("troll"), house="saurian")
    t.you.acts("auto-legionary")
    t.you.plays("stomp").picks("auto-legionary")
    assert t.you == discard("stomp", "auto-legionary")


def test_auto_legionary_stays_in_the_line_though_animator_brought_it_there_for_the_turn() -> None:
    """v17.2 erratum: while in the battleline it is a creature with power 5; of two such effects the latest wins."""
    mine = artifacts(maverick("animator", "saurian"), "auto-legionary")
    t = table(you=mine | houses("saurian", "dis"), house="saurian")
    t.you.acts("animator").picks("auto-legionary")
    assert t.you.power("auto-legionary") == 3
    t.you.acts("auto-legionary")
    assert t.you.power("auto-legionary") == 5
    t.you.ends_turn()
    assert (
        t.you == line(ready("auto-legionary")) | artifacts("animator") and t.you.power("auto-legionary") == 5
    )


def test_auto_legionary_used_again_keeps_one_effect() -> None:
    t = table(you=artifacts("auto-legionary") | houses("saurian", "dis"), house="saurian")
    t.you.acts("auto-legionary").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("saurian").acts("auto-legionary")
    assert t.you == line("auto-legionary") and len(t.state.lasting) == 1 and t.is_quiet


def test_auto_legionary_stays_an_artifact_in_another_house() -> None:
    t = table(you=artifacts("auto-legionary"), house="dis")
    assert t.you.why_not("action", "auto-legionary") == "not-active-house"


def test_v17_faq_autolegionario_1_remote_access_does_not_move_auto_legionary() -> None:
    t = table(you=hand("remote-access") | line("troll"), enemy=artifacts("auto-legionary"))
    t.you.plays("remote-access")
    assert t.enemy == artifacts(exhausted("auto-legionary")) | line() and t.is_quiet
