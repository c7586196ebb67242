"""What each Star Alliance card of Mass Mutation does, and the nearest thing it must not do."""

import pytest
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
    line,
    stunned,
    table,
    upgraded,
)


def test_scout_pete_may_discard_the_card_it_looks_at() -> None:
    t = table(you=line("scout-pete") | deck("troll", "bumpsy"))
    t.you.reaps("scout-pete").picks("yes")
    assert t.you == discard("troll") | deck("bumpsy")
    assert t.is_quiet


def test_scout_pete_may_leave_it_where_it_is() -> None:
    t = table(you=line("scout-pete") | deck("troll", "bumpsy"))
    t.you.reaps("scout-pete").picks("no")
    assert t.you == discard() | deck("troll", "bumpsy")
    assert t.is_quiet


def test_subdue_deals_one_and_stuns() -> None:
    t = table(you=hand("subdue"), enemy=line("troll", "bumpsy"))
    t.you.plays("subdue").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.enemy == line("troll", stunned(damaged("bumpsy", 1)))
    assert t.is_quiet


def test_subdue_stuns_a_creature_whose_armor_held_the_damage() -> None:
    t = table(you=hand("subdue"), enemy=line("champion-anaphiel"))
    t.you.plays("subdue")
    assert t.enemy == line(stunned("champion-anaphiel"))
    assert t.is_quiet


def test_crewman_jorg_steals_among_strangers() -> None:
    t = table(
        you=line("troll", "crewman-jörg", "bumpsy", "hayden-oswin"), enemy=amber(2), house="staralliance"
    )
    t.you.acts("crewman-jörg")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    assert t.is_quiet


def test_crewman_jorg_steals_nothing_beside_a_crewmate() -> None:
    t = table(you=line("crewman-jörg", "hayden-oswin"), enemy=amber(2))
    t.you.acts("crewman-jörg")
    assert t.enemy == amber(2)
    assert t.is_quiet


@pytest.mark.parametrize(
    "alien", ["dæmo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien"]
)
def test_the_aliens_take_one_card_of_three_after_fighting(alien: str) -> None:
    t = table(you=line(alien) | deck("troll", "punch", "bumpsy", "anger"), enemy=line("q-mechs"))
    t.you.fights(alien).may_choose("troll", "punch", "bumpsy").picks("bumpsy")
    t.you.may_choose("troll", "punch").picks("troll")
    assert t.you == hand("bumpsy") | deck("punch", "anger", "troll")
    assert t.is_quiet


def test_daemo_alien_steals_one_when_destroyed() -> None:
    t = table(you=hand("punch") | amber(1), enemy=line("dæmo-alien"))
    t.you.plays("punch")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    assert t.is_quiet


def test_daemo_alien_looks_at_nothing_when_reaping() -> None:
    t = table(you=line("dæmo-alien") | deck("troll"))
    t.you.reaps("dæmo-alien")
    assert t.you == deck("troll") | hand()
    assert t.is_quiet


def test_dino_alien_may_be_exalted_to_deal_three() -> None:
    t = table(you=hand("dino-alien"), enemy=line("troll"))
    t.you.plays("dino-alien").picks("yes", "troll")
    assert t.you == line(holding("dino-alien", 1))
    assert t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_dino_alien_need_not_be_exalted() -> None:
    t = table(you=hand("dino-alien"), enemy=line("troll"))
    t.you.plays("dino-alien").picks("no")
    assert t.you == line("dino-alien")
    assert t.enemy == line("troll")
    assert t.is_quiet


def test_lyco_alien_takes_no_damage_from_the_one_it_fights() -> None:
    t = table(you=line("lyco-alien"), enemy=line("troll"))
    t.you.fights("lyco-alien")
    assert t.you == line("lyco-alien")
    assert t.is_quiet


def test_lyco_alien_looks_at_nothing_when_reaping() -> None:
    t = table(you=line("lyco-alien") | deck("troll"))
    t.you.reaps("lyco-alien")
    assert t.you == deck("troll") | hand()
    assert t.is_quiet


def test_sacro_alien_stops_two_damage_with_its_armor() -> None:
    t = table(you=hand("punch"), enemy=line("sacro-alien"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("sacro-alien", 1))
    assert t.is_quiet


def test_sacro_alien_looks_at_nothing_when_reaping() -> None:
    t = table(you=line("sacro-alien") | deck("troll"))
    t.you.reaps("sacro-alien")
    assert t.you == deck("troll") | hand()
    assert t.is_quiet


def test_techno_alien_discards_after_reaping_and_draws() -> None:
    t = table(you=line("techno-alien") | deck("troll") | hand("punch"), house="staralliance")
    t.you.reaps("techno-alien")
    assert t.you == hand("troll") | discard("punch")
    assert t.is_quiet


def test_techno_alien_draws_nothing_without_a_discard() -> None:
    t = table(you=line("techno-alien") | deck("troll"))
    t.you.reaps("techno-alien")
    assert t.you == deck("troll") | hand()
    assert t.is_quiet


def test_umbra_alien_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-alien"))
    t.you.fights("troll")
    assert t.enemy == line("umbra-alien")
    assert t.is_quiet


def test_umbra_alien_looks_at_nothing_when_reaping() -> None:
    t = table(you=line("umbra-alien") | deck("troll"))
    t.you.reaps("umbra-alien")
    assert t.you == deck("troll") | hand()
    assert t.is_quiet


def test_subject_kirby_lets_one_creature_of_another_house_be_played() -> None:
    t = table(you=hand("subject-kirby", "troll", "bumpsy", "punch"))
    t.you.plays("subject-kirby")
    assert not t.you.can("play", "punch")
    t.you.plays("troll")
    assert not t.you.can("play", "bumpsy")
    assert t.is_quiet


def test_subject_kirby_permits_nothing_before_it_is_used() -> None:
    t = table(you=line("subject-kirby") | hand("troll"), house="staralliance")
    assert not t.you.can("play", "troll")
    t.you.reaps("subject-kirby").plays("troll", flank="left")
    assert t.you == line("troll", "subject-kirby")
    assert t.is_quiet


def test_teleporter_chief_tink_swaps_and_lets_the_other_be_used() -> None:
    t = table(you=line("teleporter-chief-tink", "bumpsy", "troll"), house="staralliance")
    t.you.acts("teleporter-chief-tink").picks("troll").reaps("troll")
    assert t.you == line("troll", "bumpsy", "teleporter-chief-tink") | amber(1)
    assert t.is_quiet


def test_teleporter_chief_tink_lets_no_third_creature_be_used() -> None:
    t = table(you=line("teleporter-chief-tink", "bumpsy", "troll"), house="staralliance")
    t.you.acts("teleporter-chief-tink").may_choose("bumpsy", "troll").picks("troll")
    assert not t.you.can("reap", "bumpsy")
    assert t.is_quiet


def test_ant1_10ny_captures_all_of_the_pool() -> None:
    t = table(you=hand("ant1-10ny"), enemy=amber(4))
    t.you.plays("ant1-10ny")
    assert t.you == line(holding("ant1-10ny", 4))
    assert t.enemy == amber(0)
    assert t.is_quiet


def test_ant1_10ny_gives_one_back_at_the_end_of_its_own_turns() -> None:
    t = table(you=line(holding("ant1-10ny", 2)), enemy=hand("troll"))
    t.you.ends_turn()
    assert t.you == line(holding("ant1-10ny", 1))
    assert t.enemy == amber(1)
    t.enemy.ends_turn()
    assert t.you == line(holding("ant1-10ny", 1))
    assert t.is_quiet


def test_armory_officer_nel_draws_for_each_upgrade_that_enters_play() -> None:
    t = table(you=line("troll") | hand("blood-of-titans"), enemy=line("armory-officer-nel") | deck("punch"))
    t.you.plays("blood-of-titans", on="troll")
    assert t.enemy == hand("punch")
    assert t.is_quiet


def test_armory_officer_nel_draws_for_no_creature() -> None:
    t = table(you=line("armory-officer-nel") | hand("hayden-oswin") | deck("punch"))
    t.you.plays("hayden-oswin")
    assert t.you == hand() | deck("punch")
    assert t.is_quiet


def test_away_team_puts_its_upgrades_into_their_owners_archives() -> None:
    t = table(you=hand("smaaash", "punch"), enemy=line(damaged(upgraded("away-team", "duskrunner"), 3)))
    t.you.plays("punch")
    assert t.enemy == archives("duskrunner") | discard("away-team") | line()
    assert t.is_quiet


def test_away_team_saves_no_upgrade_of_its_neighbors() -> None:
    t = table(you=hand("punch"), enemy=line(damaged("away-team", 3), upgraded("troll", "duskrunner")))
    t.you.plays("punch").picks("away-team")
    assert t.enemy == archives() | line(upgraded("troll", "duskrunner"))
    assert t.is_quiet


def test_hayden_oswin_gains_for_each_upgrade_on_him() -> None:
    t = table(you=line(upgraded("hayden-oswin", "duskrunner", "observ-u-max")))
    t.you.reaps("hayden-oswin").picks("hayden-oswin", "duskrunner")
    assert t.you == amber(3)
    assert t.is_quiet


def test_hayden_oswin_gains_nothing_for_upgrades_on_others() -> None:
    t = table(you=line("hayden-oswin", upgraded("troll", "duskrunner")))
    t.you.reaps("hayden-oswin")
    assert t.you == amber(1)
    assert t.is_quiet


def test_lcdr_trigon_resolves_the_icons_of_the_card_it_discards() -> None:
    t = table(you=line("lcdr-trigon") | deck("dust-pixie", "troll"))
    t.you.reaps("lcdr-trigon")
    assert t.you == amber(3) | discard("dust-pixie") | deck("troll")
    assert t.is_quiet


def test_lcdr_trigon_resolves_no_play_effect() -> None:
    t = table(you=line("lcdr-trigon") | deck("punch"), enemy=line("troll"))
    t.you.reaps("lcdr-trigon")
    assert t.you == amber(2) | discard("punch")
    assert t.enemy == line("troll")
    assert t.is_quiet


def test_mutagenesis_researcher_reaps_like_any_creature() -> None:
    t = table(you=line("mutagenesis-researcher"))
    t.you.reaps("mutagenesis-researcher")
    assert t.you == amber(1)
    assert t.is_quiet


def test_mutagenesis_researcher_does_nothing_else() -> None:
    t = table(you=hand("mutagenesis-researcher") | deck("troll"), enemy=line("bumpsy") | amber(1))
    t.you.plays("mutagenesis-researcher")
    assert t.you == amber(0) | deck("troll") and t.enemy == amber(1) | line("bumpsy")
    assert not t.state.index
    assert t.is_quiet


def test_ambassador_liu_is_paid_by_the_house_of_the_card_discarded() -> None:
    for card, mine, theirs, held in (
        ("gateway-to-dis", 1, 4, 0),
        ("urchin", 1, 4, 0),
        ("batdrone", 2, 5, 0),
        ("dust-pixie", 2, 5, 0),
        ("champion-anaphiel", 0, 2, 3),
    ):
        t = table(you=line("ambassador-liu") | hand(card), enemy=amber(5), house="staralliance")
        t.you.acts("ambassador-liu")
        assert (t.you.amber, t.enemy.amber, t.you.body("ambassador-liu").amber) == (mine, theirs, held)
        assert t.is_quiet


def test_ambassador_liu_gets_nothing_for_other_houses_or_an_empty_hand() -> None:
    t = table(you=line("ambassador-liu") | hand("troll"), enemy=amber(5), house="staralliance")
    t.you.acts("ambassador-liu")
    assert t.you == amber(0) | discard("troll") and t.enemy == amber(5)
    t = table(you=line("ambassador-liu"), enemy=amber(5))
    t.you.acts("ambassador-liu")
    assert t.you == amber(0) and t.enemy == amber(5)
    assert t.is_quiet


def test_commander_dhrxgar_gains_for_upgrades_on_himself_and_beside_him() -> None:
    t = table(you=line("commander-dhrxgar", "troll") | hand("observ-u-max", "access-denied"))
    t.you.plays("observ-u-max", on="commander-dhrxgar").plays("access-denied", on="troll")
    assert t.you == amber(4)
    assert t.is_quiet


def test_commander_dhrxgar_gains_nothing_for_upgrades_further_away() -> None:
    t = table(you=line("commander-dhrxgar", "troll", "bumpsy") | hand("observ-u-max"))
    t.you.plays("observ-u-max", on="bumpsy")
    assert t.you == amber(1)
    assert t.is_quiet


def test_ensign_el_samra_resolves_the_icons_of_a_card_in_hand() -> None:
    t = table(you=line("ensign-el-samra") | hand("dust-pixie", "punch"), house="staralliance")
    t.you.acts("ensign-el-samra").may_choose("dust-pixie", "punch").picks("dust-pixie")
    assert t.you == amber(2) | hand("dust-pixie", "punch")
    assert t.is_quiet


def test_ensign_el_samra_gains_nothing_by_a_card_without_icons() -> None:
    t = table(you=line("ensign-el-samra") | hand("troll"), house="staralliance")
    t.you.acts("ensign-el-samra")
    assert t.you == amber(0) | hand("troll")
    assert t.is_quiet


def test_hapless_cadet_takes_three_with_it() -> None:
    t = table(you=hand("punch") | amber(4), enemy=line("hapless-cadet"))
    t.you.plays("punch")
    assert t.you == amber(2)
    assert t.is_quiet


def test_hapless_cadet_takes_no_more_than_there_is() -> None:
    t = table(you=hand("punch"), enemy=line("hapless-cadet") | amber(2))
    t.you.plays("punch")
    assert t.you == amber(0) and t.enemy == amber(2)
    assert t.is_quiet


def test_jon_cargo_archives_the_cards_of_the_discarded_house() -> None:
    t = table(
        you=line("jon-cargo") | deck("troll") | hand("punch", "batdrone", "bumpsy"), house="staralliance"
    )
    t.you.reaps("jon-cargo")
    assert t.you == discard("troll") | hand("batdrone") | archives("punch", "bumpsy")
    assert t.is_quiet


def test_jon_cargo_archives_nothing_from_an_empty_deck() -> None:
    t = table(you=line("jon-cargo") | hand("punch"), house="staralliance")
    t.you.reaps("jon-cargo")
    assert t.you == hand("punch") | archives()
    assert t.is_quiet


def test_kartanoo_uses_an_artifact_of_either_player() -> None:
    t = table(
        you=line("kartanoo") | artifacts("library-of-babble") | deck("troll"),
        enemy=artifacts("mushroom-with-a-view"),
        house="staralliance",
    )
    t.you.reaps("kartanoo").may_choose("library-of-babble", "mushroom-with-a-view").picks("library-of-babble")
    assert t.you == hand("troll")
    assert t.is_quiet


def test_kartanoo_uses_an_enemy_artifact_as_if_it_were_yours() -> None:
    t = table(
        you=line("kartanoo", damaged("troll", 2)),
        enemy=artifacts("mushroom-with-a-view") | line(damaged("bumpsy", 1)),
        house="staralliance",
    )
    t.you.reaps("kartanoo")
    assert t.you == line("kartanoo", damaged("troll", 1))
    assert t.enemy == line(damaged("bumpsy", 1)) | artifacts(exhausted("mushroom-with-a-view"))
    assert t.is_quiet


def test_z_force_agent_14_gains_for_each_upgrade_after_fighting() -> None:
    t = table(you=line(upgraded("z-force-agent-14", "duskrunner", "access-denied")), enemy=line("q-mechs"))
    t.you.fights("z-force-agent-14")
    assert t.you == amber(2)
    assert t.is_quiet


def test_z_force_agent_14_gains_nothing_without_upgrades() -> None:
    t = table(you=line("z-force-agent-14"), enemy=line("q-mechs"))
    t.you.fights("z-force-agent-14")
    assert t.you == amber(0)
    assert t.is_quiet
