"""What each Logos creature, artifact and upgrade of Dark Tidings does, and the nearest thing it must not do."""

import pytest
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
    line,
    maverick,
    owned_by,
    ready,
    side,
    table,
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


@pytest.mark.parametrize(("id", "stolen"), [("armadrone", 1), ("armadrone-evil-twin", 2)])
def test_both_armadrones_steal_by_fighting(id: str, stolen: int) -> None:
    t = table(you=line(id), enemy=line("urchin") | amber(3))
    t.you.fights(id)
    assert t.you == amber(stolen) and t.enemy == amber(3 - stolen)


@pytest.mark.parametrize("id", ["armadrone", "armadrone-evil-twin"])
def test_both_armadrones_steal_nothing_by_reaping(id: str) -> None:
    t = table(you=line(id), enemy=amber(3))
    t.you.reaps(id)
    assert t.enemy == amber(3) and t.is_quiet


@pytest.mark.parametrize("id", ["binary-moray", "binary-moray-evil-twin"])
def test_both_binary_morays_ready_with_your_tide(id: str) -> None:
    t = table(you=line(exhausted(id)), tide_card=True)
    t.you.raises_tide()
    assert t.you == line(ready(id)) and t.is_quiet


@pytest.mark.parametrize("id", ["binary-moray", "binary-moray-evil-twin"])
def test_both_binary_morays_are_exhausted_by_the_tide_of_the_opponent(id: str) -> None:
    t = table(enemy=line(id), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == line(exhausted(id)) and t.is_quiet


def test_captain_kresage_evil_twin_takes_four_keywords_from_everybody() -> None:
    t = table(you=line("captain-kresage-evil-twin", "tentaclid"), enemy=line("horrid-synan", "urchin"))
    assert not t.you.keyword("tentaclid", "skirmish") and not t.you.keyword("tentaclid", "taunt")
    assert not t.enemy.keyword("horrid-synan", "poison") and not t.enemy.keyword("urchin", "elusive")


def test_captain_kresage_evil_twin_leaves_other_keywords() -> None:
    t = table(you=line("captain-kresage-evil-twin"), enemy=line("scyphos"))
    assert t.enemy.keyword("scyphos", "hazardous") == 4


def test_old_egad_evil_twin_enrages_the_enemy_as_it_dies() -> None:
    t = table(you=line("old-egad-evil-twin", "bumpsy"), enemy=line("krump", "troll"))
    t.you.fights("old-egad-evil-twin", "troll")
    assert t.enemy == line(enraged("krump"), enraged(damaged("troll", 3)))
    assert t.you == line({"card": "bumpsy", "enraged": False})


def test_old_egad_evil_twin_enrages_nobody_while_it_lives() -> None:
    t = table(you=line("old-egad-evil-twin"), enemy=line("urchin", "krump"))
    t.you.reaps("old-egad-evil-twin")
    assert t.enemy == line("urchin", {"card": "krump", "enraged": False}) and t.is_quiet


def test_old_egad_wards_its_neighbors_as_it_dies() -> None:
    t = table(you=line("bumpsy", "old-egad", "krump", "urchin"), enemy=line("troll"), house="logos")
    t.you.fights("old-egad")
    assert t.you == line(warded("bumpsy"), warded("krump"), {"card": "urchin", "warded": False})


def test_old_egad_wards_nobody_while_it_lives() -> None:
    t = table(you=line("bumpsy", "old-egad"), house="logos")
    t.you.reaps("old-egad")
    assert t.you == line({"card": "bumpsy", "warded": False}, exhausted("old-egad")) and t.is_quiet


def test_pi_sweven_evil_twin_robs_the_hand_at_high_tide() -> None:
    t = table(you=line("pi-sweven-evil-twin"), enemy=hand("punch"), **HIGH)
    t.you.reaps("pi-sweven-evil-twin")
    assert t.enemy == hand() | discard("punch") and t.is_quiet


def test_pi_sweven_evil_twin_robs_nothing_at_low_tide() -> None:
    t = table(you=line("pi-sweven-evil-twin"), enemy=hand("punch"), **LOW)
    t.you.reaps("pi-sweven-evil-twin")
    assert t.enemy == hand("punch") and t.is_quiet


def test_pi_sweven_draws_three_at_high_tide() -> None:
    t = table(you=line("pi-sweven") | deck("punch", "fear", "anger", "troll"), **HIGH)
    t.you.reaps("pi-sweven")
    assert t.you == hand("punch", "fear", "anger") | deck("troll") and t.is_quiet


def test_pi_sweven_draws_nothing_at_neutral_tide() -> None:
    t = table(you=line("pi-sweven") | deck("punch"), tide_card=True)
    t.you.reaps("pi-sweven")
    assert t.you == hand() | deck("punch") and t.is_quiet


def test_prof_garwynne_evil_twin_takes_a_card_of_the_archives_by_fighting() -> None:
    t = table(you=line("prof-garwynne-evil-twin") | archives("punch", "fear"), enemy=line("krump"))
    t.you.fights("prof-garwynne-evil-twin").picks("yes", "fear")
    assert t.you == hand("fear") | archives("punch") and t.is_quiet


def test_prof_garwynne_evil_twin_takes_nothing_by_reaping() -> None:
    t = table(you=line("prof-garwynne-evil-twin") | archives("punch"))
    t.you.reaps("prof-garwynne-evil-twin")
    assert t.you == hand() | archives("punch") and t.is_quiet


def test_prof_garwynne_takes_a_card_of_the_archives_by_reaping() -> None:
    t = table(you=line("prof-garwynne") | archives("punch", "fear"))
    t.you.reaps("prof-garwynne").picks("yes", "fear")
    assert t.you == hand("fear") | archives("punch") and t.is_quiet


def test_prof_garwynne_may_leave_them_there() -> None:
    t = table(you=line("prof-garwynne") | archives("punch"))
    t.you.reaps("prof-garwynne").picks("no")
    assert t.you == hand() | archives("punch") and t.is_quiet


def test_talmage_steelheart_evil_twin_strikes_for_each_card_played() -> None:
    t = table(
        you=hand("pour-tal", "talmage-steelheart-evil-twin"), enemy=line("troll", "krump"), house="logos"
    )
    t.you.plays("talmage-steelheart-evil-twin").picks("troll")
    assert t.enemy == line(damaged("troll", 1), "krump") and t.is_quiet


def test_talmage_steelheart_evil_twin_strikes_no_friend() -> None:
    t = table(you=hand("science", "talmage-steelheart-evil-twin") | line("krump"), enemy=line("troll"))
    t.you.plays("science").plays("talmage-steelheart-evil-twin", flank="left")
    assert t.enemy == line(damaged("troll", 2)) and t.you == line("talmage-steelheart-evil-twin", "krump")


def test_talmage_steelheart_grows_for_each_card_played() -> None:
    t = table(you=hand("science", "talmage-steelheart"))
    t.you.plays("science").plays("talmage-steelheart")
    assert t.you == line(grown("talmage-steelheart", 2)) and t.is_quiet


def test_talmage_steelheart_counts_no_card_of_an_earlier_turn() -> None:
    t = table(you=hand("science", "talmage-steelheart"))
    t.you.plays("science").ends_turn()
    t.enemy.ends_turn()
    t.you.plays("talmage-steelheart")
    assert t.you == line(grown("talmage-steelheart", 1))


def test_dr_verokter_puts_an_action_or_upgrade_back_on_the_deck() -> None:
    t = table(you=line("dr-verokter") | discard("punch", "troll", "blood-of-titans") | deck("fear"))
    t.you.reaps("dr-verokter").may_choose("punch", "blood-of-titans").picks("blood-of-titans")
    assert t.you == deck("blood-of-titans", "fear") | discard("punch", "troll") and t.is_quiet


def test_dr_verokter_cannot_take_a_creature_that_may_be_an_upgrade() -> None:
    """v17.2 FAQ «Criaturas jugadas como mejoras»: out of play Explo-rover is a creature."""
    t = table(you=line("dr-verokter") | discard("explo-rover"))
    t.you.reaps("dr-verokter")
    assert t.you == discard("explo-rover") and t.is_quiet


def test_rooftop_laboratory_readies_scientists_as_they_enter() -> None:
    t = table(you=artifacts("rooftop-laboratory") | hand("pi-sweven"))
    t.you.plays("pi-sweven")
    assert t.you == line(ready("pi-sweven")) and t.is_quiet


def test_rooftop_laboratory_does_nothing_for_others_or_for_the_enemy() -> None:
    t = table(you=artifacts("rooftop-laboratory") | hand("armadrone"))
    t.you.plays("armadrone")
    assert t.you == line(exhausted("armadrone"))
    t = table(you=hand("pi-sweven"), enemy=artifacts("rooftop-laboratory"))
    t.you.plays("pi-sweven")
    assert t.you == line(exhausted("pi-sweven"))


def test_reckless_experimentation_plays_the_top_card_after_reaping() -> None:
    t = table(you=line(upgraded("krump", "reckless-experimentation")) | deck("batdrone", "fear"))
    t.you.reaps("krump")
    assert t.you == deck("fear") and t.you == line(
        upgraded(exhausted("krump"), "reckless-experimentation"), "batdrone"
    )


def test_reckless_experimentation_plays_nothing_after_a_fight() -> None:
    t = table(
        you=line(upgraded("krump", "reckless-experimentation")) | deck("batdrone"), enemy=line("urchin")
    )
    t.you.fights("krump")
    assert t.you == deck("batdrone")


def test_chronophage_ends_the_step_of_the_opponent() -> None:
    t = table(you=hand("bumpsy", "krump"), enemy=line("chronophage"))
    t.you.plays("bumpsy")
    assert t.you == line(ready("bumpsy")) | hand("krump"), "the turn has ended"


def test_chronophage_lets_actions_and_its_own_player_go_on() -> None:
    t = table(you=hand("anger", "krump"), enemy=line("chronophage"))
    t.you.plays("anger")
    assert t.you.can("play", "krump")
    t = table(you=line("chronophage") | hand("bumpsy", "krump"), house="brobnar")
    t.you.plays("bumpsy", flank="left")
    assert t.you.can("play", "krump")


def test_chronophage_ends_the_step_for_a_card_that_its_own_player_is_given() -> None:
    t = table(you=hand("scowly-caper", "urchin"), enemy=line("chronophage"))
    t.you.plays("scowly-caper")
    assert t.enemy == line("chronophage", "scowly-caper") and t.you == hand("urchin")
    assert t.match.pending[0].seat == 1, "the turn has ended"


def test_chronophage_leaves_the_cards_that_its_player_controls_as_they_are() -> None:
    # It is whoever controls a card that it is an enemy of (v17.2 «Enemigo»), whoever owns it.
    t = table(you=line("chronophage", owned_by("krump", 1)), enemy=line(owned_by("troll", 0)))
    assert not t.you.keyword("krump", "omega") and t.enemy.keyword("troll", "omega")


def test_ruins_of_archonis_are_filled_and_archive_a_card() -> None:
    t = table(you=hand("ruins-of-archonis", "krump"))
    t.you.plays("ruins-of-archonis")
    assert t.you == artifacts(holding("ruins-of-archonis", 4)) | archives("krump") and t.is_quiet


def test_ruins_of_archonis_pay_for_the_sixth_card_only() -> None:
    cards = ["bumpsy", "krump", "headhunter", "firespitter", "rogue-ogre", "troll"]
    t = table(you=hand(*cards), enemy=artifacts(holding("ruins-of-archonis", 4)))
    for card in cards[:5]:
        t.you.plays(card)
    assert t.you == amber(0)
    t.you.plays(cards[5])
    assert t.you == amber(4) and t.enemy == artifacts(holding("ruins-of-archonis", 0))


def test_ruins_of_archonis_pay_also_as_a_creature() -> None:
    # The card asks whether Ruins of Archonis is ready: what Animator made of it does not matter.
    cards = ["bumpsy", "krump", "headhunter", "firespitter", "rogue-ogre", "troll"]
    mine = hand(*cards) | artifacts(maverick("animator", "brobnar"), holding("ruins-of-archonis", 4))
    t = table(you=mine, house="brobnar")
    t.you.acts("animator").picks("ruins-of-archonis")
    for card in cards:
        t.you.plays(card)
    assert t.you == amber(4) and t.is_quiet


def test_slrs_austeralis_plays_a_card_for_each_of_the_crew() -> None:
    t = table(you=artifacts("slrs-austeralis") | line("pi-sweven", "krump") | deck("batdrone", "dextre"))
    t.you.acts("slrs-austeralis").picks("pi-sweven")
    while not t.is_quiet:
        t.you.picks("right")
    assert t.you == deck("dextre") and t.you == line(exhausted("pi-sweven"), ready("krump"), "batdrone")


def test_slrs_austeralis_plays_nothing_without_a_crew() -> None:
    t = table(you=artifacts("slrs-austeralis") | line("krump") | deck("batdrone"), house="logos")
    t.you.acts("slrs-austeralis")
    assert t.you == deck("batdrone") | line(ready("krump")) and t.is_quiet


@pytest.mark.parametrize(("tide", "after"), [(0, 1), (1, 0), (-1, 0)])
def test_tide_warp_turns_the_tide_at_the_start_of_your_turn(tide: int, after: int) -> None:
    t = table(you=artifacts("tide-warp"), tide_card=True, tide=tide)
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.state.tide == after


def test_tide_warp_sleeps_in_the_turn_of_the_opponent() -> None:
    t = table(you=artifacts("tide-warp"), tide_card=True, tide=0)
    t.you.ends_turn()
    assert t.state.tide == 0


def test_isotropic_core_makes_friends_hazardous() -> None:
    t = table(you=line("krump"), enemy=artifacts("isotropic-core") | line("bumpsy"))
    t.you.fights("krump")
    assert t.you == line() and t.enemy == line()


def test_isotropic_core_makes_no_enemy_hazardous() -> None:
    t = table(you=line("krump") | artifacts("isotropic-core"), enemy=line("bumpsy"))
    assert t.you.keyword("krump", "hazardous") == 1 and not t.enemy.keyword("bumpsy", "hazardous")


def test_mechabuoy_pays_whoever_has_the_high_tide() -> None:
    t = table(you=artifacts("mechabuoy"), **LOW)
    t.you.ends_turn()
    assert t.enemy == amber(1) and t.you == amber(0)


def test_mechabuoy_pays_nobody_at_low_tide() -> None:
    t = table(you=artifacts("mechabuoy"), **HIGH)
    t.you.ends_turn()
    assert t.enemy == amber(0) and t.you == amber(0)


def test_austeralis_seaborg_raises_the_tide_with_a_kill() -> None:
    t = table(you=line("austeralis-seaborg"), enemy=line("urchin"), tide_card=True)
    t.you.reaps("austeralis-seaborg").picks("urchin")
    assert t.state.tide == 0 and t.enemy == line() and t.is_quiet


def test_austeralis_seaborg_raises_nothing_where_all_live() -> None:
    t = table(you=line("austeralis-seaborg"), enemy=line("krump"), tide_card=True)
    t.you.reaps("austeralis-seaborg").picks("krump")
    assert t.state.tide == -1 and t.enemy == line(damaged("krump", 2)) and t.is_quiet


def test_bilgewarden_raises_the_tide_as_it_is_played() -> None:
    t = table(you=hand("bilgewarden"), **LOW)
    t.you.plays("bilgewarden")
    assert t.state.tide == 0 and t.is_quiet


def test_bilgewarden_gives_a_high_tide_away() -> None:
    t = table(you=line("bilgewarden"), **HIGH)
    t.you.reaps("bilgewarden")
    assert t.state.tide == 1 and t.is_quiet


def test_hydrocataloguer_archives_for_whoever_raises_the_tide() -> None:
    t = table(you=deck("punch", "fear"), enemy=artifacts("hydrocataloguer") | deck("troll"), tide_card=True)
    t.you.raises_tide()
    assert t.you == archives("punch") | deck("fear") and t.enemy == archives() and t.is_quiet


def test_hydrocataloguer_archives_nothing_where_the_tide_is_high_already() -> None:
    t = table(you=artifacts("hydrocataloguer") | deck("punch"), **HIGH)
    t.you.raises_tide()
    assert t.you == archives() | deck("punch") and t.is_quiet


def test_static_charge_strikes_the_neighbors_at_the_start_of_the_turn() -> None:
    t = table(you=line("bumpsy", upgraded("krump", "static-charge"), "troll", "headhunter"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you == line(
        damaged("bumpsy", 2), upgraded("krump", "static-charge"), damaged("troll", 2), "headhunter"
    )


def test_static_charge_waits_for_the_turn_of_the_creatures_controller() -> None:
    t = table(you=line("bumpsy", upgraded("krump", "static-charge")))
    t.you.ends_turn()
    assert t.you == line("bumpsy", upgraded("krump", "static-charge"))


def test_mechabuoy_asks_for_the_tide_when_it_resolves() -> None:
    """The card asks after it has triggered: a Tide Warp resolved first turns the tide for or against it."""
    theirs = artifacts("tide-warp", "mechabuoy") | side(houses=["logos"])
    for tide, gained in ((LOW, 0), (HIGH, 1)):
        t = table(enemy=theirs, **tide)
        t.you.ends_turn()
        t.enemy.picks("tide-warp")
        assert t.enemy == amber(gained)
