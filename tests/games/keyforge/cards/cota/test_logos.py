"""What each artifact, creature and upgrade of Logos does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    keys,
    line,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

LOGOS = side(houses=["logos"])

# Artifacts --------------------------------------------------------------------------------------------------


def test_anomaly_exploiter_destroys_only_the_damaged() -> None:
    t = table(
        you=artifacts("anomaly-exploiter"), enemy=line("troll", damaged("krump", 1), damaged("smaaash", 1))
    )
    t.you.acts("anomaly-exploiter").may_choose("krump", "smaaash").picks("krump")
    assert t.enemy == line("troll", damaged("smaaash", 1))
    assert t.is_quiet


def test_chaos_portal_plays_the_top_card_of_the_house_named() -> None:
    mine = artifacts("chaos-portal") | deck("dust-pixie", "troll")
    t = table(you=mine)
    t.you.acts("chaos-portal").picks("untamed")
    assert t.you == line("dust-pixie") | deck("troll")
    t = table(you=mine)
    t.you.acts("chaos-portal").picks("brobnar")
    assert t.you == line() | deck("dust-pixie", "troll")
    assert t.is_quiet


def test_crazy_killing_machine_kills_by_the_houses_of_two_top_cards() -> None:
    t = table(
        you=artifacts("crazy-killing-machine") | deck("punch"),
        enemy=line("troll", "urchin") | deck("bad-penny"),
    )
    t.you.acts("crazy-killing-machine")
    assert t.enemy == line() and t.you == artifacts("crazy-killing-machine") | discard("punch")
    assert t.is_quiet


def test_crazy_killing_machine_destroys_itself_when_it_misses() -> None:
    t = table(you=artifacts("crazy-killing-machine") | deck("punch"), enemy=line("troll") | deck("dust-imp"))
    t.you.acts("crazy-killing-machine")
    assert t.enemy == line()
    assert t.you == artifacts() | discard("crazy-killing-machine", "punch")


def test_library_of_babble_draws_once_a_turn() -> None:
    t = table(you=artifacts("library-of-babble") | deck("troll", "krump"))
    t.you.acts("library-of-babble")
    assert t.you == hand("troll") | deck("krump")
    assert t.is_quiet


def test_mobius_scroll_archives_itself_and_up_to_two_cards() -> None:
    t = table(you=artifacts("mobius-scroll") | hand("troll", "krump", "bumpsy"), house="logos")
    t.you.acts("mobius-scroll").picks("troll", "done")
    assert t.you == artifacts() | archives("mobius-scroll", "troll") | hand("krump", "bumpsy")
    assert t.is_quiet


def test_pocket_universe_saves_amber_that_forges_keys() -> None:
    t = table(you=artifacts("pocket-universe") | amber(2))
    t.you.acts("pocket-universe")
    assert t.you == artifacts(holding("pocket-universe", 1)) | amber(1)
    t = table(you=line("troll"), enemy=artifacts(holding("pocket-universe", 2)) | amber(4) | LOGOS)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert (t.enemy.keys, t.enemy.amber) == (1, 0)


def test_pocket_universe_holds_amber_of_nobodys_pool() -> None:
    t = table(you=hand("urchin"), enemy=artifacts(holding("pocket-universe", 2)))
    t.you.plays("urchin")
    assert t.you.amber == 0 and t.enemy == artifacts(holding("pocket-universe", 2))


def test_spangler_box_purges_a_creature_and_goes_to_the_opponent() -> None:
    t = table(you=artifacts("spangler-box"), enemy=line("troll", "krump"))
    t.you.acts("spangler-box").picks("troll")
    assert t.you == artifacts() and t.enemy == line("krump") | purged("troll") | artifacts("spangler-box")
    assert t.is_quiet


def test_spangler_box_gives_everything_back_when_it_leaves_play() -> None:
    t = table(
        you=artifacts("spangler-box") | line("batdrone"),
        enemy=line("troll") | hand("grasping-vines") | side(houses=["untamed", "logos"]),
    )
    t.you.acts("spangler-box").picks("troll").ends_turn()
    t.enemy.chooses("untamed").plays("grasping-vines").picks("spangler-box")
    while not t.is_quiet:
        t.enemy.picks("done")
    assert t.enemy == line("troll") | purged() and t.you == hand("spangler-box")


def test_spangler_box_stays_when_there_is_nothing_to_purge() -> None:
    t = table(you=artifacts("spangler-box"))
    t.you.acts("spangler-box")
    assert t.you == artifacts("spangler-box")
    assert t.is_quiet


def test_spectral_tunneler_makes_a_flank_of_the_centre_and_a_reaper_draw() -> None:
    t = table(
        you=artifacts("spectral-tunneler") | line("batdrone", "titan-mechanic", "dextre") | deck("troll")
    )
    assert t.you.key_cost == 6
    t.you.acts("spectral-tunneler").picks("titan-mechanic")
    assert t.you.key_cost == 5
    t.you.reaps("titan-mechanic")
    assert t.you == hand("troll")
    assert t.is_quiet


def test_spectral_tunneler_is_over_with_the_turn() -> None:
    t = table(you=artifacts("spectral-tunneler") | line("batdrone", "titan-mechanic", "dextre"))
    t.you.acts("spectral-tunneler").picks("titan-mechanic").ends_turn()
    assert t.you.key_cost == 6


def test_strange_gizmo_clears_the_table_when_you_forge() -> None:
    gizmo = artifacts("strange-gizmo", "cannon") | line("troll") | amber(6) | side(houses=["logos", "dis"])
    t = table(you=line("krump"), enemy=gizmo)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line() and t.enemy == line() | artifacts()


def test_strange_gizmo_does_not_mind_the_opponents_keys() -> None:
    t = table(you=artifacts("strange-gizmo"), enemy=line("troll") | amber(6) | side(houses=["logos", "dis"]))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == artifacts("strange-gizmo") and t.enemy == line("troll")


def test_the_howling_pit_fills_both_hands_to_seven() -> None:
    cards = deck(*["troll"] * 8)
    t = table(you=artifacts("the-howling-pit") | cards, enemy=cards | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert len(t.you.look("hand")) == 7 and len(t.enemy.look("hand")) == 7


# Creatures --------------------------------------------------------------------------------------------------


def test_batdrone_steals_after_a_fight_and_not_after_reaping() -> None:
    t = table(you=line("batdrone"), enemy=line("troll") | amber(2))
    t.you.fights("batdrone")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    t = table(you=line("batdrone"), enemy=amber(2))
    t.you.reaps("batdrone")
    assert (t.you.amber, t.enemy.amber) == (1, 2)


def test_brain_eater_draws_for_each_foe_it_destroys() -> None:
    t = table(you=line("brain-eater") | deck("krump"), enemy=line("bumpsy"))
    t.you.fights("brain-eater")
    assert t.you == hand("krump")
    t = table(you=line("brain-eater") | deck("krump"), enemy=line("troll"))
    t.you.fights("brain-eater")
    assert t.you == hand()


def test_dextre_captures_when_played_and_returns_on_top_of_the_deck() -> None:
    t = table(you=hand("dextre"), enemy=amber(2))
    t.you.plays("dextre")
    assert t.you == line(holding("dextre", 1)) and t.enemy.amber == 1
    t = table(you=line("troll"), enemy=line("dextre") | deck("krump"))
    t.you.fights("troll")
    assert t.enemy == line() | deck("dextre", "krump") | discard()


def test_doc_bookton_draws_when_it_reaps_and_not_when_it_fights() -> None:
    t = table(you=line("doc-bookton") | deck("troll"))
    t.you.reaps("doc-bookton")
    assert t.you == hand("troll")
    t = table(you=line("doc-bookton") | deck("troll"), enemy=line("dust-pixie"))
    t.you.fights("doc-bookton")
    assert t.you == hand()


def test_dr_escotera_pays_for_the_opponents_keys_not_for_yours() -> None:
    t = table(you=hand("dr-escotera") | keys("red"), enemy=keys("red", "blue"))
    t.you.plays("dr-escotera")
    assert t.you.amber == 2
    assert t.is_quiet


def test_dysania_empties_the_opponents_archives_and_pays_for_each_card() -> None:
    t = table(you=hand("dysania") | archives("bumpsy"), enemy=archives("troll", "krump"))
    t.you.plays("dysania")
    assert t.enemy == archives() and sorted(t.enemy.look("discard")) == ["krump", "troll"]
    assert t.you == amber(2) | archives("bumpsy")
    assert t.is_quiet


def test_ganymede_archivist_archives_a_card_after_reaping() -> None:
    t = table(you=line("ganymede-archivist") | hand("troll", "krump"), house="logos")
    t.you.reaps("ganymede-archivist").picks("troll")
    assert t.you == archives("troll") | hand("krump")
    assert t.is_quiet


def test_harland_mindlock_borrows_a_flank_creature_until_he_leaves() -> None:
    t = table(you=hand("harland-mindlock"), enemy=line("troll", "krump", "smaaash"))
    t.you.plays("harland-mindlock").may_choose("troll", "smaaash").picks("troll", "right")
    assert t.you == line("harland-mindlock", "troll") and t.enemy == line("krump", "smaaash")
    t.you.ends_turn()
    t.enemy.fights("krump", "harland-mindlock")
    while not t.is_quiet:
        t.enemy.picks("right")
    assert t.you == line() and t.enemy == line(damaged("krump", 1), "smaaash", "troll")


def test_mother_fills_your_hand_to_seven_and_not_the_opponents() -> None:
    cards = deck(*["troll"] * 8)
    t = table(you=line("mother") | cards, enemy=cards | side(houses=["brobnar"]))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert len(t.you.look("hand")) == 7 and len(t.enemy.look("hand")) == 6


def test_neutron_shark_repeats_until_a_logos_card_is_discarded() -> None:
    t = table(
        you=hand("neutron-shark") | line("batdrone", "dextre") | deck("troll", "labwork", "krump"),
        enemy=line("smaaash", "bumpsy", "headhunter"),
        house="logos",
    )
    t.you.plays("neutron-shark").picks("smaaash", "batdrone").picks("bumpsy", "dextre")
    assert t.you == line("neutron-shark") and t.enemy == line("headhunter")
    assert t.is_quiet


def test_neutron_shark_does_not_repeat_after_a_logos_card() -> None:
    t = table(
        you=line("neutron-shark", "batdrone") | deck("labwork", "troll"),
        enemy=line("smaaash", "bumpsy"),
    )
    t.you.reaps("neutron-shark").picks("smaaash", "batdrone")
    assert t.you == line("neutron-shark") and t.enemy == line("bumpsy")
    assert t.is_quiet


def test_novu_archaeologist_digs_in_your_discard_pile_only() -> None:
    t = table(you=line("novu-archaeologist") | discard("troll", "punch"), enemy=discard("krump"))
    t.you.acts("novu-archaeologist").may_choose("troll", "punch").picks("punch")
    assert t.you == archives("punch") | discard("troll")
    assert t.is_quiet


def test_ozmo_martianologist_heals_or_stuns_martians_only() -> None:
    martians = line(damaged("grabber-jammer", 3), "troll")
    t = table(you=line("ozmo-martianologist"), enemy=martians)
    t.you.reaps("ozmo-martianologist").picks(0)
    assert t.enemy == line("grabber-jammer", "troll")
    t = table(you=line("ozmo-martianologist"), enemy=martians)
    t.you.reaps("ozmo-martianologist").picks(1)
    assert t.enemy == line(stunned(damaged("grabber-jammer", 3)), "troll")
    assert t.is_quiet


def test_psychic_bug_looks_at_the_opponents_hand_and_takes_nothing() -> None:
    t = table(you=hand("psychic-bug"), enemy=hand("troll", "krump"))
    t.you.plays("psychic-bug")
    assert t.enemy == hand("troll", "krump") and t.you.amber == 1
    assert len(t.state.known[0]) == 2
    assert t.is_quiet


def test_quixo_the_adventurer_draws_after_a_fight_and_not_after_reaping() -> None:
    t = table(you=line("quixo-the-adventurer") | deck("krump"), enemy=line("troll"))
    t.you.fights("quixo-the-adventurer")
    assert t.you == hand("krump")
    t = table(you=line("quixo-the-adventurer") | deck("krump"))
    t.you.reaps("quixo-the-adventurer")
    assert t.you == hand()


def test_replicator_borrows_a_reap_ability_of_either_side() -> None:
    t = table(you=line("replicator", "batdrone") | deck("krump"), enemy=line("doc-bookton", "troll"))
    # Also one that has none may be chosen, and nothing follows (v17.2 «Resuelve todo lo que puedas», FAQ «Desvalijarra»).
    t.you.reaps("replicator").may_choose("batdrone", "doc-bookton", "troll").picks("doc-bookton")
    assert t.you == hand("krump")
    assert t.enemy == line(ready("doc-bookton"), "troll")
    assert t.is_quiet


def test_research_smoko_archives_a_card_when_destroyed() -> None:
    t = table(you=line("troll"), enemy=line("research-smoko") | deck("krump", "bumpsy"))
    t.you.fights("troll")
    assert t.enemy == archives("krump") | deck("bumpsy") | discard("research-smoko")


def test_skippy_timehog_lets_the_opponent_play_but_use_nothing() -> None:
    t = table(
        you=hand("skippy-timehog"),
        enemy=line("troll") | artifacts("cannon") | hand("punch") | side(houses=["brobnar"]),
    )
    t.you.plays("skippy-timehog").ends_turn()
    assert not t.enemy.can("reap", "troll") and not t.enemy.can("action", "cannon")
    assert t.enemy.can("play", "punch") and t.enemy.can("discard", "punch")


def test_timetraveller_draws_two_and_walks_back_into_the_deck() -> None:
    t = table(you=hand("timetraveller") | deck("troll", "krump", "bumpsy"))
    t.you.plays("timetraveller")
    assert t.you == hand("troll", "krump") | amber(1)
    t = table(you=line("timetraveller") | deck("troll"))
    t.you.acts("timetraveller")
    assert t.you == line() and sorted(t.you.look("deck")) == ["timetraveller", "troll"]


def test_titan_mechanic_makes_all_keys_cheaper_from_a_flank_only() -> None:
    t = table(you=line("titan-mechanic", "batdrone", "dextre"))
    assert (t.you.key_cost, t.enemy.key_cost) == (5, 5)
    t = table(you=line("batdrone", "titan-mechanic", "dextre"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)


def test_vespilon_theorist_guesses_the_house_of_the_top_card() -> None:
    mine = line("vespilon-theorist") | deck("troll", "krump")
    t = table(you=mine)
    t.you.reaps("vespilon-theorist").picks("brobnar")
    assert t.you == archives("troll") | amber(2) | deck("krump")
    t = table(you=mine)
    t.you.reaps("vespilon-theorist").picks("logos")
    assert t.you == discard("troll") | amber(1) | archives()
    assert t.is_quiet


def test_veylan_analyst_pays_for_each_artifact_you_use() -> None:
    t = table(you=line("veylan-analyst", "batdrone") | artifacts("library-of-babble") | deck("troll"))
    t.you.acts("library-of-babble")
    assert t.you.amber == 1
    t.you.reaps("batdrone")
    assert t.you.amber == 2, "a creature is no artifact"


# Upgrades ---------------------------------------------------------------------------------------------------


def test_experimental_therapy_stuns_its_host_which_may_be_used_in_any_house() -> None:
    t = table(you=hand("experimental-therapy") | line("troll"), house="logos")
    t.you.plays("experimental-therapy", on="troll")
    assert t.you == line(exhausted(stunned(upgraded("troll", "experimental-therapy"))))
    t = table(you=line(upgraded("troll", "experimental-therapy"), "krump"), house="dis")
    assert t.you.can("reap", "troll") and not t.you.can("reap", "krump")
    assert t.is_quiet


def test_experimental_therapy_on_an_enemy_lets_its_own_player_use_it() -> None:
    theirs = line(
        {"card": "troll", "upgrades": [{"card": "experimental-therapy", "owner": 0, "controller": 0}]}
    )
    t = table(you=line("batdrone"), enemy=theirs | side(houses=["dis", "mars"]))
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.can("reap", "troll")


def test_rocket_boots_ready_their_creature_the_first_time_each_turn() -> None:
    t = table(you=line(upgraded("batdrone", "rocket-boots")))
    t.you.reaps("batdrone")
    assert t.you == line(ready(upgraded("batdrone", "rocket-boots")))
    t.you.reaps("batdrone")
    assert t.you == line(exhausted(upgraded("batdrone", "rocket-boots"))) | amber(2)


def test_transposition_sandals_swap_two_creatures_and_lend_a_use() -> None:
    mine = line(upgraded("batdrone", "transposition-sandals"), "dextre", "troll")
    t = table(you=mine, house="logos")
    assert not t.you.can("reap", "troll")
    t.you.acts("batdrone").may_choose("dextre", "troll").picks("troll")
    assert [b.id for b in t.you.look("creatures")] == ["troll", "dextre", "batdrone"]
    assert t.you.can("reap", "troll")
    assert t.is_quiet


def test_transposition_sandals_never_touch_the_enemy_line() -> None:
    t = table(you=line(upgraded("batdrone", "transposition-sandals")) | chains(0), enemy=line("troll"))
    t.you.acts("batdrone")
    assert t.enemy == line("troll") and t.is_quiet
