"""The nearest thing that cards of Logos must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    deck,
    discard,
    exhausted,
    hand,
    keys,
    line,
    maverick,
    ready,
    table,
    upgraded,
)


def test_anomaly_exploiter_finds_nothing_among_the_unhurt() -> None:
    t = table(you=artifacts("anomaly-exploiter"), enemy=line("troll"))
    t.you.acts("anomaly-exploiter")
    assert t.enemy == line("troll") and t.is_quiet


def test_batdrone_steals_nothing_if_it_falls_before_the_fight() -> None:
    t = table(you=line("batdrone"), enemy=line("briar-grubbling") | amber(2))
    t.you.fights("batdrone")
    assert t.you == line() and t.enemy.amber == 2


def test_brain_eater_does_not_draw_for_the_victims_of_others() -> None:
    t = table(you=line("brain-eater", maverick("troll", "logos")) | deck("labwork"), enemy=line("bumpsy"))
    t.you.fights("troll")
    assert t.enemy == line() and t.you == hand()


def test_chaos_portal_leaves_a_card_of_another_house_on_the_deck() -> None:
    t = table(you=artifacts("chaos-portal") | deck("troll"))
    t.you.acts("chaos-portal").picks("logos")
    assert t.you == deck("troll") | line()


def test_dextre_returned_by_another_card_goes_to_the_hand() -> None:
    t = table(you=hand("fear"), enemy=line("dextre"))
    t.you.plays("fear")
    assert t.enemy == hand("dextre") | deck()


def test_doc_bookton_draws_nothing_when_played() -> None:
    t = table(you=hand("doc-bookton") | deck("labwork"))
    t.you.plays("doc-bookton")
    assert t.you == hand() | deck("labwork")


def test_dr_escotera_pays_nothing_when_he_reaps() -> None:
    t = table(you=line("dr-escotera"), enemy=keys("red", "blue"))
    t.you.reaps("dr-escotera")
    assert t.you.amber == 1


def test_dysania_leaves_your_own_archives() -> None:
    t = table(you=hand("dysania") | archives("labwork"))
    t.you.plays("dysania")
    assert t.you == archives("labwork") | amber(0)


def test_effervescent_principle_takes_nothing_from_one() -> None:
    t = table(you=hand("effervescent-principle") | amber(1), enemy=amber(1))
    t.you.plays("effervescent-principle")
    assert (t.you.amber, t.enemy.amber, t.you.chains) == (1, 1, 1)


def test_foggify_does_not_hold_your_own_creatures() -> None:
    t = table(you=hand("foggify") | line("batdrone"), enemy=line("troll"))
    t.you.plays("foggify")
    assert t.you.can("fight", "batdrone")


def test_ganymede_archivist_archives_nothing_by_fighting() -> None:
    t = table(you=line("ganymede-archivist") | hand("labwork"), enemy=line("dust-imp"))
    t.you.fights("ganymede-archivist")
    assert t.you == archives() | hand("labwork")


def test_harland_mindlock_cannot_borrow_from_the_middle() -> None:
    t = table(you=hand("harland-mindlock"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("harland-mindlock").may_choose("troll", "bumpsy")


def test_knowledge_is_power_does_not_count_the_opponents_archives() -> None:
    t = table(you=hand("knowledge-is-power") | archives("labwork"), enemy=archives("troll", "krump"))
    t.you.plays("knowledge-is-power").picks(1)
    assert t.you.amber == 1


def test_labwork_archives_nothing_from_the_deck() -> None:
    t = table(you=hand("labwork") | deck("dextre"))
    t.you.plays("labwork")
    assert t.you == archives() | deck("dextre")


def test_library_of_babble_draws_nothing_for_the_opponent() -> None:
    t = table(you=artifacts("library-of-babble") | deck("labwork"), enemy=deck("troll"))
    t.you.acts("library-of-babble")
    assert t.you == hand("labwork") and t.enemy == hand() | deck("troll")


def test_mobius_scroll_takes_no_third_card() -> None:
    t = table(you=artifacts("mobius-scroll") | hand("labwork", "dextre", "batdrone"))
    t.you.acts("mobius-scroll").picks("labwork", "dextre")
    assert t.you == hand("batdrone") | archives("mobius-scroll", "labwork", "dextre") and t.is_quiet


def test_mother_fills_no_hand_but_her_players() -> None:
    t = table(you=deck(*["labwork"] * 9), enemy=line("mother"), house="logos")
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 6


def test_neuro_syphon_spares_the_equal() -> None:
    t = table(you=hand("neuro-syphon") | amber(1) | deck("dextre"), enemy=amber(2))
    t.you.plays("neuro-syphon")
    assert (t.you.amber, t.enemy.amber) == (2, 2) and t.you == hand()


def test_novu_archaeologist_archives_nothing_by_reaping() -> None:
    t = table(you=line("novu-archaeologist") | discard("labwork"))
    t.you.reaps("novu-archaeologist")
    assert t.you == archives() | discard("labwork")


def test_ozmo_martianologist_stuns_no_stranger() -> None:
    t = table(you=line("ozmo-martianologist"), enemy=line("troll"))
    t.you.reaps("ozmo-martianologist")
    if not t.is_quiet:
        t.you.picks(1)
    assert t.enemy == line("troll") and t.is_quiet


def test_psychic_bug_does_not_show_your_own_hand() -> None:
    t = table(you=hand("psychic-bug", "labwork"), enemy=hand("troll"))
    t.you.plays("psychic-bug")
    players = t.match.view(1)["table"]["players"]
    assert players[0]["hand"] == [] and len(t.match.view(0)["table"]["players"][1]["hand"]) == 1


def test_quixo_the_adventurer_draws_nothing_when_played() -> None:
    t = table(you=hand("quixo-the-adventurer") | deck("labwork"))
    t.you.plays("quixo-the-adventurer")
    assert t.you == hand() | deck("labwork")


def test_random_access_archives_takes_nothing_from_the_hand() -> None:
    t = table(you=hand("random-access-archives", "dextre"))
    t.you.plays("random-access-archives")
    assert t.you == hand("dextre") | archives()


def test_remote_access_does_not_use_your_own_artifacts() -> None:
    t = table(you=hand("remote-access") | artifacts("library-of-babble") | deck("dextre"))
    t.you.plays("remote-access")
    assert t.you == hand() | artifacts(ready("library-of-babble"))


def test_replicator_borrows_nothing_from_creatures_without_a_reap_ability() -> None:
    t = table(you=line("replicator"), enemy=line("bumpsy", "sequis") | amber(2))
    t.you.reaps("replicator").picks("bumpsy")
    assert (t.you.amber, t.enemy.amber) == (1, 2) and t.is_quiet


def test_research_smoko_archives_nothing_when_returned() -> None:
    t = table(you=hand("fear"), enemy=line("research-smoko") | deck("troll"))
    t.you.plays("fear")
    assert t.enemy == archives() | deck("troll")


def test_reverse_time_leaves_the_opponents_piles() -> None:
    t = table(you=hand("reverse-time"), enemy=deck("troll") | discard("krump"))
    t.you.plays("reverse-time")
    assert t.enemy == deck("troll") | discard("krump")


def test_rocket_boots_ready_nobody_else() -> None:
    t = table(you=line(upgraded("batdrone", "rocket-boots"), "dextre"))
    t.you.reaps("dextre")
    assert t.you == line(upgraded("batdrone", "rocket-boots"), exhausted("dextre"))


def test_scrambler_storm_leaves_your_own_actions() -> None:
    t = table(you=hand("scrambler-storm", "labwork"))
    t.you.plays("scrambler-storm")
    assert t.you.can("play", "labwork")


def test_skippy_timehog_does_not_stop_your_own_cards() -> None:
    t = table(you=hand("skippy-timehog") | line("dextre"))
    t.you.plays("skippy-timehog")
    assert t.you.can("reap", "dextre")


def test_sloppy_labwork_does_not_discard_the_card_it_archived() -> None:
    t = table(you=hand("sloppy-labwork", "dextre"))
    t.you.plays("sloppy-labwork")
    assert t.you == archives("dextre") | discard("sloppy-labwork")


def test_the_howling_pit_draws_no_eighth_card() -> None:
    t = table(you=artifacts("the-howling-pit") | hand(*["labwork"] * 7) | deck("dextre"))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 7


def test_timetraveller_draws_nothing_when_it_reaps() -> None:
    t = table(you=line("timetraveller") | deck("labwork", "labwork"))
    t.you.reaps("timetraveller")
    assert t.you == hand() | line("timetraveller")


def test_titan_mechanic_makes_nothing_cheaper_in_the_middle() -> None:
    t = table(you=line("dextre", "titan-mechanic", "batdrone"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)


def test_vespilon_theorist_is_not_paid_for_a_wrong_guess() -> None:
    t = table(you=line("vespilon-theorist") | deck("troll"))
    t.you.reaps("vespilon-theorist").picks("logos")
    assert t.you == discard("troll") | archives() | amber(1)


def test_veylan_analyst_does_not_pay_for_creatures() -> None:
    t = table(you=line("veylan-analyst", "dextre"))
    t.you.reaps("dextre")
    assert t.you.amber == 1


def test_wild_wormhole_plays_nothing_from_the_hand() -> None:
    t = table(you=hand("wild-wormhole", "dextre"))
    t.you.plays("wild-wormhole")
    assert t.you == hand("dextre") | line()
