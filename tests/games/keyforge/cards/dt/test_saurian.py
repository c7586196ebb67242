"""What each Saurian creature and artifact of Dark Tidings does, and the nearest thing it must not do."""

import pytest
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
    keys,
    line,
    ready,
    stunned,
    table,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_bestiarii_urso_evil_twin_stuns_as_it_is_played_and_by_fighting() -> None:
    t = table(you=hand("bestiarii-urso-evil-twin"), enemy=line("troll"))
    t.you.plays("bestiarii-urso-evil-twin").picks("troll")
    assert t.enemy == line(stunned("troll")) and t.is_quiet
    t = table(you=line("bestiarii-urso-evil-twin"), enemy=line("urchin", "dust-pixie"))
    t.you.fights("bestiarii-urso-evil-twin", "dust-pixie").picks("urchin")
    assert t.enemy == line(stunned("urchin")) and t.is_quiet


def test_bestiarii_urso_evil_twin_stuns_nobody_by_reaping() -> None:
    t = table(you=line("bestiarii-urso-evil-twin"), enemy=line("troll"))
    t.you.reaps("bestiarii-urso-evil-twin")
    assert t.enemy == line("troll") and t.is_quiet


def test_bestiarii_urso_may_unstun_any_creature() -> None:
    t = table(you=line("bestiarii-urso", stunned("bumpsy")), enemy=line(stunned("troll")))
    t.you.reaps("bestiarii-urso").picks("yes", "troll")
    assert t.enemy == line("troll") and t.you == line("bestiarii-urso", stunned("bumpsy")) and t.is_quiet


def test_bestiarii_urso_may_let_it_be() -> None:
    t = table(you=hand("bestiarii-urso"), enemy=line(stunned("troll")))
    t.you.plays("bestiarii-urso").picks("no")
    assert t.enemy == line(stunned("troll")) and t.is_quiet


def test_censor_philo_evil_twin_strikes_a_creature_with_amber() -> None:
    t = table(you=hand("censor-philo-evil-twin"), enemy=line(holding("troll", 1), "bumpsy"))
    t.you.plays("censor-philo-evil-twin")
    assert t.enemy == line(damaged(holding("troll", 1), 5), "bumpsy") and t.is_quiet


def test_censor_philo_evil_twin_strikes_nobody_without_amber() -> None:
    t = table(you=hand("censor-philo-evil-twin"), enemy=line("troll"))
    t.you.plays("censor-philo-evil-twin")
    assert t.enemy == line("troll") and t.is_quiet


def test_censor_philo_is_not_hurt_by_creatures_with_amber() -> None:
    t = table(you=line("censor-philo"), enemy=line(holding("troll", 1)))
    t.you.fights("censor-philo")
    assert t.you == line("censor-philo") and t.enemy == line(damaged(holding("troll", 1), 5))


def test_censor_philo_is_hurt_by_others() -> None:
    t = table(you=line("censor-philo"), enemy=line("dust-pixie"))
    t.you.fights("censor-philo")
    assert t.you == line(damaged("censor-philo", 1))


def test_eclectic_ambrosius_evil_twin_blanks_an_enemy_for_as_long_as_it_has_the_counter() -> None:
    t = table(you=line("eclectic-ambrosius-evil-twin"), enemy=line("urchin", "dust-pixie") | houses("dis"))
    t.you.reaps("eclectic-ambrosius-evil-twin").may_choose("urchin", "dust-pixie").picks("urchin")
    assert not t.enemy.keyword("urchin", "elusive") and t.enemy.power("urchin") == 1
    t.you.ends_turn()
    assert not t.enemy.keyword("urchin", "elusive")


def test_eclectic_ambrosius_evil_twin_need_not_stay_in_play_for_it() -> None:
    t = table(you=line("eclectic-ambrosius-evil-twin") | hand("ostracize"), enemy=line("urchin"))
    t.you.reaps("eclectic-ambrosius-evil-twin").plays("ostracize").picks("eclectic-ambrosius-evil-twin")
    assert t.you == line() and t.enemy == line({"card": "urchin", "counters": (("ignorance", 1),)})
    assert not t.enemy.keyword("urchin", "elusive")


def test_eclectic_ambrosius_evil_twin_blanks_no_other_copy() -> None:
    t = table(you=line("eclectic-ambrosius-evil-twin"), enemy=line("urchin", "silvertooth", "urchin"))
    t.you.reaps("eclectic-ambrosius-evil-twin").picks("urchin")
    last = t.state.bodies[t.state.line[1][2]]
    assert not t.enemy.keyword("urchin", "elusive") and dict(last.counters) == {}


def test_eclectic_ambrosius_learns_at_the_end_of_your_turns() -> None:
    t = table(you=line("eclectic-ambrosius") | houses("saurian"), enemy=houses("dis"))
    t.you.ends_turn()
    assert t.you == line({"card": "eclectic-ambrosius", "counters": (("knowledge", 1),)})
    t.enemy.ends_turn()
    assert t.you == line({"card": "eclectic-ambrosius", "counters": (("knowledge", 1),)})


@pytest.mark.parametrize(("known", "left", "gained"), [(3, (), 6), (4, (("knowledge", 1),), 6), (2, (), 0)])
def test_eclectic_ambrosius_pays_for_three_counters_only(
    known: int, left: tuple[tuple[str, int], ...], gained: int
) -> None:
    t = table(you=line({"card": "eclectic-ambrosius", "counters": {"knowledge": known}}))
    t.you.acts("eclectic-ambrosius")
    assert t.you == line({"card": "eclectic-ambrosius", "counters": left}) | amber(gained) and t.is_quiet


def test_lapisaurus_evil_twin_exalts_the_creature_it_fights() -> None:
    t = table(you=line("lapisaurus-evil-twin"), enemy=line("troll", "bumpsy"))
    t.you.fights("lapisaurus-evil-twin", "troll")
    assert t.enemy == line(damaged(holding("troll", 1), 3), "bumpsy")
    assert t.you == line("lapisaurus-evil-twin") and t.is_quiet


def test_lapisaurus_evil_twin_exalts_nobody_it_has_slain() -> None:
    t = table(you=line("lapisaurus-evil-twin"), enemy=line("dust-pixie", "bumpsy"))
    t.you.fights("lapisaurus-evil-twin", "dust-pixie")
    assert t.enemy == line("bumpsy") and t.is_quiet and t.you == amber(0)


def test_lapisaurus_exalts_whoever_attacks_it() -> None:
    t = table(you=line("troll", "bumpsy"), enemy=line("lapisaurus"))
    t.you.fights("troll")
    assert t.you == line(holding(damaged("troll", 4), 1), "bumpsy") and t.is_quiet


def test_lapisaurus_exalts_nobody_when_it_attacks_or_another_is_attacked() -> None:
    t = table(you=line("lapisaurus"), enemy=line("dust-pixie", "troll"))
    t.you.fights("lapisaurus", "dust-pixie")
    assert t.enemy == line("troll") and t.you == line("lapisaurus")
    t = table(you=line("troll"), enemy=line("lapisaurus", "bumpsy", "krump"))
    t.you.fights("troll", "krump")
    assert t.you == line(damaged("troll", 6))


def test_lapisaurus_gives_nothing_to_an_attacker_without_text() -> None:
    sides = houses("dis", "logos", "saurian"), houses("brobnar", "dis", "logos")
    mine = hand("shadow-of-dis") | line("lapisaurus") | sides[0]
    t = table(you=mine, enemy=line("troll") | sides[1])
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar").fights("troll")
    assert t.enemy == line(damaged("troll", 4)) and t.is_quiet


def test_magistra_vita_evil_twin_exalts_another_house_and_fights_with_it() -> None:
    mine = hand("magistra-vita-evil-twin") | line("troll", "censor-philo")
    t = table(you=mine, enemy=line("bumpsy"))
    t.you.plays("magistra-vita-evil-twin").picks("yes")
    assert t.enemy == line() and t.you.body("troll").amber == 1 and t.is_quiet


def test_magistra_vita_evil_twin_asks_nothing_among_saurians_alone() -> None:
    t = table(you=hand("magistra-vita-evil-twin") | line("censor-philo"), enemy=line("bumpsy"))
    t.you.plays("magistra-vita-evil-twin")
    assert t.you.body("censor-philo").amber == 0 and t.enemy == line("bumpsy") and t.is_quiet


def test_magistra_vita_exalts_another_house_and_reaps_with_it() -> None:
    t = table(you=line("magistra-vita", "troll", exhausted("bumpsy")))
    t.you.reaps("magistra-vita").picks("yes", "troll")
    assert t.you == line("magistra-vita", exhausted(holding("troll", 1)), "bumpsy") | amber(2)


def test_magistra_vita_exalts_an_exhausted_creature_that_does_not_reap() -> None:
    t = table(you=line("magistra-vita", exhausted("bumpsy")))
    t.you.reaps("magistra-vita").picks("yes")
    assert t.you == line("magistra-vita", holding("bumpsy", 1)) | amber(1) and t.is_quiet


def test_physicus_felix_evil_twin_may_exalt_at_low_tide() -> None:
    t = table(you=hand("physicus-felix-evil-twin"), enemy=line("troll"), **LOW)
    t.you.plays("physicus-felix-evil-twin").picks("yes", "troll")
    assert t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_physicus_felix_evil_twin_does_nothing_at_high_tide() -> None:
    t = table(you=hand("physicus-felix-evil-twin"), enemy=line("troll"), **HIGH)
    t.you.plays("physicus-felix-evil-twin")
    assert t.enemy == line("troll") and t.is_quiet


def test_physicus_felix_may_exalt_at_high_tide() -> None:
    t = table(you=line("physicus-felix"), enemy=line("dust-pixie", "troll"), **HIGH)
    t.you.fights("physicus-felix", "dust-pixie").picks("yes", "troll")
    assert t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_physicus_felix_does_nothing_at_neutral_tide() -> None:
    t = table(you=hand("physicus-felix"), enemy=line("troll"), tide_card=True)
    t.you.plays("physicus-felix")
    assert t.enemy == line("troll") and t.is_quiet


def test_undagnathus_evil_twin_is_hurt_twice_as_much_after_its_armor_at_low_tide() -> None:
    """v17.2 FAQ «Undagnathus (Reflejo oscuro)»: 5 damage, less 2 armor, doubled: 6."""
    t = table(you=line("bumpsy"), enemy=line("undagnathus-evil-twin", "bulwark"), **HIGH)
    t.you.fights("bumpsy", "undagnathus-evil-twin")
    assert t.enemy == line(damaged("undagnathus-evil-twin", 6), "bulwark")


def test_undagnathus_evil_twin_is_hurt_as_others_at_neutral_or_high_tide() -> None:
    for tide in (LOW, {"tide_card": True}):
        t = table(you=line("bumpsy"), enemy=line("undagnathus-evil-twin", "krump"), **tide)
        t.you.fights("bumpsy", "undagnathus-evil-twin")
        assert t.enemy == line(damaged("undagnathus-evil-twin", 5), "krump")


def test_undagnathus_deals_no_damage_at_low_tide() -> None:
    t = table(you=line("undagnathus"), enemy=line("troll"), **LOW)
    t.you.fights("undagnathus")
    assert t.you == line(damaged("undagnathus", 8)) and t.enemy == line("troll")


def test_undagnathus_deals_its_damage_at_neutral_tide() -> None:
    t = table(you=line("undagnathus"), enemy=line("troll"), tide_card=True)
    t.you.fights("undagnathus")
    assert t.enemy == line()


def test_bracchanalia_comes_with_four_and_lets_a_creature_capture() -> None:
    t = table(you=hand("bracchanalia") | line("bumpsy"), enemy=amber(2))
    t.you.plays("bracchanalia")
    assert t.you == artifacts(holding("bracchanalia", 4)) | line(holding("bumpsy", 1)) and t.enemy == amber(1)


def test_bracchanalia_pays_whoever_begins_a_turn_with_four_laden_creatures() -> None:
    laden = [holding(x, 1) for x in ("bumpsy", "krump", "troll", "headhunter")]
    t = table(you=artifacts(holding("bracchanalia", 4)), enemy=line(*laden) | houses("brobnar"))
    t.you.ends_turn()
    assert t.you == artifacts("bracchanalia") | amber(0) and t.enemy == amber(4)


def test_bracchanalia_counts_only_creatures_of_that_player() -> None:
    mine = line(holding("bumpsy", 1)) | artifacts(holding("bracchanalia", 4))
    laden = [holding(x, 1) for x in ("krump", "troll", "headhunter")]
    t = table(you=mine, enemy=line(*laden, "urchin") | houses("brobnar"), house="saurian")
    t.you.ends_turn()
    assert t.you == artifacts(holding("bracchanalia", 4)) and t.enemy == amber(0)


def test_brachiaditus_stuns_its_neighbors_and_takes_one_from_each() -> None:
    t = table(you=hand("brachiaditus") | line(holding("bumpsy", 2), "krump", holding("troll", 1)))
    t.you.plays("brachiaditus").picks(1)
    assert t.you == line(
        stunned(holding("bumpsy", 1)), "brachiaditus", stunned("krump"), holding("troll", 1)
    ) | amber(0)


def test_brachiaditus_touches_nobody_where_it_stands_alone() -> None:
    t = table(you=hand("brachiaditus"), enemy=line(holding("troll", 1)))
    t.you.plays("brachiaditus")
    assert t.enemy == line(holding("troll", 1)) and t.is_quiet


def test_hastatus_raptor_may_exalt_itself_to_strike_for_all_amber_on_its_like() -> None:
    mine = line("hastatus-raptor", holding("hastatus-raptor", 2), holding("bumpsy", 3))
    t = table(you=mine, enemy=line(damaged("troll", 5), holding("hastatus-raptor", 4)))
    t.you.fights("hastatus-raptor", "troll").picks("yes")
    assert t.enemy == line(holding("hastatus-raptor", 4)) and t.is_quiet
    assert t.you == line(holding("hastatus-raptor", 1), holding("hastatus-raptor", 2), holding("bumpsy", 3))


def test_hastatus_raptor_counts_no_amber_on_others() -> None:
    mine = line("hastatus-raptor", holding("bumpsy", 7))
    t = table(you=mine, enemy=line(damaged("undagnathus", 3), holding("hastatus-raptor", 4)), house="saurian")
    t.you.fights("hastatus-raptor", "undagnathus").picks("yes")
    assert t.enemy == line(damaged("undagnathus", 9), holding("hastatus-raptor", 4)) and t.is_quiet


def test_hastatus_raptor_may_refrain() -> None:
    t = table(you=line(holding("hastatus-raptor", 2)), enemy=line("undagnathus"))
    t.you.fights("hastatus-raptor").picks("no")
    assert t.enemy == line(damaged("undagnathus", 5))


def test_iss_indominus_strikes_all_enemies_for_each_creature_exhausted() -> None:
    mine = line("censor-philo", "magistra-vita", "bumpsy") | artifacts("iss-indominus")
    t = table(you=mine, enemy=line("troll", "krump"), house="saurian")
    t.you.acts("iss-indominus").may_choose("censor-philo", "magistra-vita")
    t.you.picks("censor-philo", "magistra-vita")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.is_quiet


def test_iss_indominus_strikes_at_once_so_a_ward_stops_it_all() -> None:
    mine = line("censor-philo", "magistra-vita") | artifacts("iss-indominus")
    t = table(you=mine, enemy=line(warded("troll")), house="saurian")
    t.you.acts("iss-indominus").picks("censor-philo", "magistra-vita")
    assert t.enemy == line("troll") and t.is_quiet


def test_the_first_scroll_lets_the_forgers_creatures_capture_from_their_own_side() -> None:
    mine = hand("key-charge") | artifacts("the-first-scroll") | line("bumpsy", "krump") | amber(10)
    t = table(you=mine, enemy=line("troll") | amber(3), house="untamed")
    t.you.plays("key-charge").picks("yes", "red")
    assert t.you == line(holding("bumpsy", 1), holding("krump", 1)) and t.enemy == line("troll") | amber(3)


def test_the_first_scroll_waits_for_a_key() -> None:
    t = table(you=line("bumpsy") | artifacts("the-first-scroll") | amber(7))
    t.you.reaps("bumpsy")
    assert t.you == line("bumpsy") | amber(8) and t.is_quiet


def test_saurarium_keeps_the_weakest_from_reaping() -> None:
    t = table(you=line("bumpsy", "headhunter", "krump"), enemy=artifacts("saurarium") | line("troll"))
    assert not t.you.can("reap", "bumpsy") and not t.you.can("reap", "headhunter")
    assert t.you.can("reap", "krump") and t.you.can("fight", "bumpsy")


def test_saurarium_lets_those_reap_that_are_stronger_than_an_enemy() -> None:
    t = table(you=line("bumpsy"), enemy=artifacts("saurarium") | line("urchin"))
    assert t.you.can("reap", "bumpsy")


def test_trojan_sauropod_enters_under_the_control_of_the_opponent() -> None:
    t = table(you=hand("trojan-sauropod"))
    t.you.plays("trojan-sauropod")
    assert t.you == artifacts() and t.enemy == artifacts("trojan-sauropod") and t.is_quiet


def test_trojan_sauropod_pays_its_user_and_brings_the_other_hand_into_play() -> None:
    theirs = hand("troll", "punch", "bumpsy") | deck(*["krump"] * 6) | discard()
    t = table(you=artifacts({"card": "trojan-sauropod", "owner": 1}), enemy=theirs)
    t.you.omni("trojan-sauropod")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.you == amber(3) | artifacts() and t.enemy == discard("trojan-sauropod")
    assert sorted(t.state.bodies[n].id for n in t.state.line[1]) == ["bumpsy", "troll"]
    assert not any(t.state.bodies[n].exhausted for n in t.state.line[1])
    assert t.enemy == hand("punch", *["krump"] * 5)


def test_altruists_rostrum_moves_one_between_creatures() -> None:
    mine = artifacts("altruist-s-rostrum") | line("bumpsy")
    t = table(you=mine, enemy=line(holding("troll", 2), "krump"), house="saurian")
    t.you.acts("altruist-s-rostrum").picks("troll").may_choose("bumpsy", "krump").picks("bumpsy")
    assert t.enemy == line(holding("troll", 1), "krump") and t.you == line(holding("bumpsy", 1))


def test_altruists_rostrum_moves_nothing_to_the_creature_it_came_from() -> None:
    t = table(you=artifacts("altruist-s-rostrum"), enemy=line(holding("troll", 2)))
    t.you.acts("altruist-s-rostrum")
    assert t.enemy == line(holding("troll", 2)) and t.you == amber(0) and t.is_quiet


def test_medicus_lacus_lets_friends_pay_for_keys_at_high_tide() -> None:
    mine = line("medicus-lacus", holding("bumpsy", 4)) | amber(2) | houses("saurian")
    t = table(you=mine, enemy=houses("dis"), **HIGH)
    t.you.ends_turn()
    t.enemy.ends_turn()
    while t.match.pending[0].kind != "main":
        t.you.picks(t.offered[0])
    assert t.you.keys == 1 and t.you == line("medicus-lacus", "bumpsy") | amber(0)


def test_medicus_lacus_pays_for_nothing_at_low_tide() -> None:
    mine = line("medicus-lacus", holding("bumpsy", 4)) | amber(2) | houses("saurian")
    t = table(you=mine, enemy=houses("dis"), **LOW)
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you == keys() | amber(2)


def test_venator_altum_is_exalted_by_damage_at_low_tide() -> None:
    t = table(you=line("bumpsy"), enemy=line("venator-altum"), **HIGH)
    t.you.fights("bumpsy")
    assert t.enemy == line(damaged(holding("venator-altum", 1), 3)) and t.is_quiet


def test_venator_altum_is_not_exalted_by_damage_that_armor_prevents_nor_at_high_tide() -> None:
    t = table(you=line("silvertooth"), enemy=line("venator-altum"), **HIGH)
    t.you.fights("silvertooth")
    assert t.enemy == line("venator-altum")
    t = table(you=line("bumpsy"), enemy=line("venator-altum"), **LOW)
    t.you.fights("bumpsy")
    assert t.enemy == line(damaged("venator-altum", 3))


def test_venator_altum_dies_before_it_is_exalted() -> None:
    """v17.2 FAQ «Orden de resolución»: lethal damage destroys it first, and nobody gets Æmber for it."""
    t = table(you=line("troll"), enemy=line(damaged("venator-altum", 3)), **HIGH)
    t.you.fights("troll")
    assert t.enemy == line() | discard("venator-altum") and t.you == amber(0) and t.is_quiet


def test_creatures_brought_by_trojan_sauropod_are_ready() -> None:
    t = table(you=artifacts("trojan-sauropod"), enemy=hand("troll"))
    t.you.omni("trojan-sauropod")
    assert t.enemy == line(ready("troll")) and t.you == discard("trojan-sauropod") and t.is_quiet
