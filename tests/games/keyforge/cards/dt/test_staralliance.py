"""What each Star Alliance creature, artifact and upgrade of Dark Tidings does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    houses,
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_5c077_evil_twin_destroys_a_creature_as_strong_as_itself() -> None:
    t = table(you=line("5c077-evil-twin"), enemy=line("batdrone", "silvertooth", "krump"))
    t.you.reaps("5c077-evil-twin").may_choose("batdrone", "silvertooth").picks("batdrone", "no")
    assert t.enemy == line("silvertooth", "krump") and t.you == line("5c077-evil-twin")


def test_5c077_evil_twin_may_shrink_but_never_dies_of_itself() -> None:
    t = table(you=line(grown("5c077-evil-twin", 1)), enemy=line("batdrone"))
    t.you.reaps("5c077-evil-twin").picks("yes", 1)
    assert t.you == line("5c077-evil-twin") and t.enemy == line("batdrone")


def test_5c077_readies_and_uses_a_friend_as_strong_as_itself_and_grows() -> None:
    t = table(you=line("5c077", exhausted("batdrone"), exhausted("krump")), enemy=line("silvertooth"))
    t.you.reaps("5c077").picks("reap batdrone", "yes", 0)
    assert t.you == line(grown("5c077", 1), exhausted("batdrone"), "krump") | amber(2) and t.is_quiet


def test_5c077_finds_nobody_once_it_has_grown() -> None:
    t = table(you=line(grown("5c077", 1), exhausted("batdrone")))
    t.you.reaps("5c077").picks("no")
    assert t.you == line(grown("5c077", 1), exhausted("batdrone")) | amber(1)


@pytest.mark.parametrize("id", ["cr-officer-hawkins", "cr-officer-hawkins-evil-twin"])
def test_both_officers_hawkins_count_neighbors_of_other_houses(id: str) -> None:
    t = table(you=hand(id) | line("krump", "troll", "ch-337a"), enemy=amber(5))
    t.you.plays(id).picks(1)
    gained = 0 if id.endswith("twin") else 2
    assert t.you == amber(gained) and t.enemy == amber(5 if gained else 3) and t.is_quiet


@pytest.mark.parametrize("id", ["cr-officer-hawkins", "cr-officer-hawkins-evil-twin"])
def test_both_officers_hawkins_do_not_count_star_alliance(id: str) -> None:
    t = table(you=hand(id) | line("krump", "ch-337a"), enemy=amber(5))
    t.you.plays(id).picks(2)
    assert t.you == amber(0) and t.enemy == amber(5) and t.is_quiet


@pytest.mark.parametrize(("id", "word"), [("ch-337a", "elusive"), ("ch-337a-evil-twin", "skirmish")])
def test_both_ch_337a_lend_their_keyword_at_high_tide(id: str, word: str) -> None:
    t = table(you=line("krump", id, "troll", "bumpsy"), **HIGH)
    assert t.you.keyword("krump", word) and t.you.keyword("troll", word) and not t.you.keyword("bumpsy", word)


@pytest.mark.parametrize(("id", "word"), [("ch-337a", "elusive"), ("ch-337a-evil-twin", "skirmish")])
def test_both_ch_337a_keep_it_to_themselves_at_low_tide(id: str, word: str) -> None:
    t = table(you=line("krump", id), **LOW)
    assert not t.you.keyword("krump", word) and t.you.keyword(id, word)


def test_colonist_chapman_evil_twin_captures_everything_from_both() -> None:
    t = table(you=hand("colonist-chapman-evil-twin") | amber(2), enemy=amber(5))
    t.you.plays("colonist-chapman-evil-twin")
    assert t.you == line(holding("colonist-chapman-evil-twin", 7)) | amber(0) and t.enemy == amber(0)
    assert t.is_quiet


def test_colonist_chapman_evil_twin_gives_it_all_to_the_opponent_as_it_dies() -> None:
    t = table(you=line(holding("colonist-chapman-evil-twin", 7)), enemy=line("champion-anaphiel"))
    t.you.fights("colonist-chapman-evil-twin")
    assert t.you == line() | amber(0) and t.enemy == amber(7)


def test_colonist_chapman_lets_foreign_neighbors_gain_by_reaping() -> None:
    t = table(you=line("krump", "colonist-chapman", "ch-337a"), house="brobnar")
    t.you.reaps("krump")
    assert t.you == amber(2) and t.is_quiet


def test_colonist_chapman_gives_nothing_to_its_own_house_or_itself() -> None:
    t = table(you=line("krump", "colonist-chapman", "ch-337a"), house="staralliance")
    t.you.reaps("ch-337a").reaps("colonist-chapman")
    assert t.you == amber(2) and t.is_quiet


def test_operative_espion_evil_twin_lets_whoever_raises_the_tide_strike() -> None:
    t = table(you=line("krump"), enemy=line("operative-espion-evil-twin"), tide_card=True)
    t.you.raises_tide().picks("yes", "operative-espion-evil-twin")
    assert t.enemy == line(damaged("operative-espion-evil-twin", 3)) and t.is_quiet


def test_operative_espion_evil_twin_waits_for_the_turn_of_who_raises() -> None:
    t = table(you=hand("tidal-wave"), enemy=line("operative-espion-evil-twin"), **HIGH, house="unfathomable")
    t.you.plays("tidal-wave")
    assert t.state.tide == 1 and t.is_quiet, "the opponent raised it in your turn"


def test_operative_espion_lets_whoever_raises_the_tide_use_a_creature_of_theirs() -> None:
    t = table(you=line("krump"), enemy=line("operative-espion", "troll"), house="logos", tide_card=True)
    t.you.raises_tide().picks("yes", "reap krump")
    assert t.you == line(exhausted("krump")) | amber(1) and t.is_quiet


def test_operative_espion_uses_nothing_where_that_player_has_no_creature() -> None:
    t = table(enemy=line("operative-espion"), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == line(ready("operative-espion")) | amber(0) and t.is_quiet


def test_rocketeer_tryska_evil_twin_enters_ready_at_high_tide() -> None:
    for tide, tired in ((HIGH, False), (LOW, True)):
        t = table(you=hand("rocketeer-tryska-evil-twin"), **tide)
        t.you.plays("rocketeer-tryska-evil-twin")
        assert t.you.body("rocketeer-tryska-evil-twin").exhausted is tired


def test_rocketeer_tryska_evil_twin_readies_nobody_else() -> None:
    t = table(you=hand("ch-337a") | line("rocketeer-tryska-evil-twin"), **HIGH)
    t.you.plays("ch-337a")
    assert t.you == line("rocketeer-tryska-evil-twin", exhausted("ch-337a"))


def test_rocketeer_tryska_readies_those_who_enter_beside_it() -> None:
    t = table(you=hand("ch-337a", "agent-sepdia") | line("krump", "rocketeer-tryska"), **HIGH)
    t.you.plays("ch-337a").plays("agent-sepdia")
    assert t.you == line("krump", "rocketeer-tryska", ready("ch-337a"), exhausted("agent-sepdia"))


def test_rocketeer_tryska_readies_nobody_at_low_tide_or_among_the_enemy() -> None:
    t = table(you=hand("ch-337a") | line("rocketeer-tryska"), **LOW)
    t.you.plays("ch-337a")
    assert t.you == line("rocketeer-tryska", exhausted("ch-337a"))
    t = table(you=hand("ch-337a"), enemy=line("rocketeer-tryska"), tide_card=True, tide=1)
    t.you.plays("ch-337a")
    assert t.you == line(exhausted("ch-337a"))


def test_shield_u_later_evil_twin_strips_and_weakens_as_an_upgrade() -> None:
    t = table(you=hand("shield-u-later-evil-twin"), enemy=line("bulwark", "sequis"))
    t.you.plays("shield-u-later-evil-twin").picks("upgrade", "bulwark")
    assert t.enemy.armor("bulwark") == 0 and t.enemy.power("bulwark") == 2 and t.enemy.armor("sequis") == 4


def test_shield_u_later_evil_twin_is_a_plain_creature_too() -> None:
    t = table(you=hand("shield-u-later-evil-twin"), enemy=line("bulwark"))
    t.you.plays("shield-u-later-evil-twin").picks("creature")
    assert t.you == line("shield-u-later-evil-twin") and t.enemy.armor("bulwark") == 2


def test_shield_u_later_gives_armor_as_an_upgrade() -> None:
    t = table(you=hand("shield-u-later") | line("krump"))
    t.you.plays("shield-u-later").picks("upgrade")
    assert t.you == line(upgraded("krump", "shield-u-later")) and t.you.armor("krump") == 2


def test_shield_u_later_as_a_creature_keeps_its_armor() -> None:
    t = table(you=hand("shield-u-later") | line("krump"))
    t.you.plays("shield-u-later").picks("creature", "right")
    assert t.you.armor("shield-u-later") == 2 and t.you.armor("krump") == 0


@pytest.mark.parametrize(
    ("id", "other"), [("com-officer-hings", "com-officer-gross"), ("com-officer-gross", "com-officer-hings")]
)
def test_both_com_officers_find_each_other(id: str, other: str) -> None:
    t = table(you=hand(id) | deck("fear", other, "anger") | discard(other))
    t.you.plays(id).picks("yes", other)
    assert t.you == hand(other) | discard(other) and len(t.state.deck[0]) == 2 and t.is_quiet


def test_com_officer_hings_draws_for_each_creature_between() -> None:
    t = table(
        you=line("com-officer-gross", "krump", "troll", "com-officer-hings", "bumpsy")
        | deck("fear", "anger", "punch"),
        house="staralliance",
    )
    t.you.reaps("com-officer-hings")
    assert t.you == hand("fear", "anger") | deck("punch") and t.is_quiet


def test_com_officer_hings_draws_nothing_without_the_other_on_its_side() -> None:
    t = table(you=line("com-officer-hings", "krump") | deck("fear"), enemy=line("troll", "com-officer-gross"))
    t.you.reaps("com-officer-hings")
    assert t.you == hand() | deck("fear") and t.is_quiet


def test_com_officer_gross_grows_each_creature_between() -> None:
    t = table(
        you=line("bumpsy", "com-officer-gross", "krump", "troll", "com-officer-hings"), house="staralliance"
    )
    t.you.reaps("com-officer-gross")
    assert t.you == line(
        "bumpsy", "com-officer-gross", grown("krump", 1), grown("troll", 1), "com-officer-hings"
    )


def test_com_officer_gross_grows_nobody_between_neighbors() -> None:
    t = table(you=line("com-officer-gross", "com-officer-hings", "krump"))
    t.you.reaps("com-officer-gross")
    assert t.you == line("com-officer-gross", "com-officer-hings", "krump") and t.is_quiet


def test_ceaseforge_stops_all_forging_for_two_of_your_turns() -> None:
    t = table(you=hand("ceaseforge") | amber(6), enemy=amber(6))
    t.you.plays("ceaseforge").ends_turn()
    assert t.enemy.keys == 0
    t.enemy.ends_turn()
    assert t.you.keys == 0
    assert t.you == artifacts({"card": "ceaseforge", "counters": (("time", 1),)})


def test_ceaseforge_is_destroyed_with_its_last_counter_before_you_forge() -> None:
    t = table(
        enemy=artifacts({"card": "ceaseforge", "counters": {"time": 1}}) | amber(6), chance=[], house="logos"
    )
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == artifacts() | discard("ceaseforge") and t.enemy.keys == 1


def test_d1_v3_pod_gives_skirmish_at_high_tide_and_elusive_at_low() -> None:
    for tide, word, other in ((HIGH, "skirmish", "elusive"), (LOW, "elusive", "skirmish")):
        t = table(you=line(upgraded("krump", "d1-v3-pod")), **tide)
        assert t.you.keyword("krump", word) and not t.you.keyword("krump", other)


def test_d1_v3_pod_gives_nothing_at_neutral_tide() -> None:
    t = table(you=line(upgraded("krump", "d1-v3-pod")), tide_card=True)
    assert not t.you.keyword("krump", "skirmish") and not t.you.keyword("krump", "elusive")


def test_exploratory_craft_draws_for_each_house_exhausted() -> None:
    t = table(
        you=artifacts("exploratory-craft")
        | line("krump", "troll", "ch-337a")
        | deck("fear", "anger", "punch"),
        house="staralliance",
    )
    t.you.acts("exploratory-craft").picks("krump", "troll", "ch-337a")
    assert t.you == hand("fear", "anger") | deck("punch") and t.is_quiet


def test_exploratory_craft_draws_nothing_for_the_exhausted_or_for_none() -> None:
    t = table(
        you=artifacts("exploratory-craft") | line(exhausted("krump"), "troll") | deck("fear"),
        house="staralliance",
    )
    t.you.acts("exploratory-craft").picks("krump", "done")
    assert t.you == hand() | deck("fear") and t.is_quiet


def test_prof_emeritus_kering_uses_one_neighbor() -> None:
    t = table(you=line("krump", "prof-emeritus-kering", "troll"), **LOW, house="staralliance")
    t.you.reaps("prof-emeritus-kering").may_choose("krump", "troll").picks("krump")
    assert t.you == line(exhausted("krump"), exhausted("prof-emeritus-kering"), ready("troll")) | amber(2)
    assert t.is_quiet


def test_prof_emeritus_kering_uses_the_other_too_at_high_tide() -> None:
    t = table(you=line("krump", "prof-emeritus-kering", "troll", "bumpsy"), **HIGH, house="staralliance")
    t.you.reaps("prof-emeritus-kering").picks("krump")
    assert t.you == amber(3) and t.is_quiet and not t.you.body("bumpsy").exhausted


def test_prof_emeritus_kering_does_not_use_whoever_takes_the_place_of_a_neighbor() -> None:
    mine = line("troll", "dust-pixie", "prof-emeritus-kering", "bumpsy")
    t = table(you=mine, enemy=line("valdr"), **HIGH, house="staralliance")
    t.you.reaps("prof-emeritus-kering").picks("dust-pixie", "fight dust-pixie", "reap bumpsy")
    assert t.you == line(ready("troll"), "prof-emeritus-kering", exhausted("bumpsy")) | amber(2)
    assert t.is_quiet


def test_the_ulfberht_device_bars_the_house_of_the_turn_before() -> None:
    sides = houses("staralliance", "logos", "untamed"), houses("brobnar", "dis", "mars")
    t = table(you=hand("the-ulfberht-device") | sides[0], enemy=sides[1] | side(house_before="dis"))
    t.you.plays("the-ulfberht-device").ends_turn()
    t.enemy.may_choose("brobnar", "mars").chooses("mars").ends_turn()
    t.you.may_choose("logos", "untamed")


def test_the_ulfberht_device_bars_the_same_house_only_once_in_a_row() -> None:
    own = houses("staralliance", "logos", "untamed")
    t = table(you=own | artifacts("the-ulfberht-device"), house="logos")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.may_choose("staralliance", "untamed").chooses("untamed").ends_turn()
    t.enemy.ends_turn()
    t.you.may_choose("staralliance", "logos")


def test_agent_sepdia_stuns_what_it_hits_at_high_tide() -> None:
    for tide, stun in ((HIGH, True), (LOW, False)):
        t = table(you=line("agent-sepdia"), enemy=line("troll"), **tide)
        t.you.reaps("agent-sepdia").picks("troll")
        assert t.enemy == line(stunned(damaged("troll", 1)) if stun else damaged("troll", 1)) and t.is_quiet


def test_agent_sepdia_does_nothing_as_it_is_played() -> None:
    t = table(you=hand("agent-sepdia"), enemy=line("troll"), **HIGH)
    t.you.plays("agent-sepdia")
    assert t.enemy == line("troll") and t.is_quiet


def test_static_collection_array_follows_the_tide() -> None:
    for tide, cost in ((HIGH, 5), (LOW, 7)):
        t = table(you=artifacts("static-collection-array"), **tide)
        assert t.you.key_cost == cost and t.enemy.key_cost == 6


def test_static_collection_array_changes_nothing_at_neutral_tide() -> None:
    t = table(you=artifacts("static-collection-array"), tide_card=True)
    assert t.you.key_cost == 6 and t.enemy.key_cost == 6


def test_t3r_35a_is_used_with_the_house_of_a_neighbor() -> None:
    t = table(you=line("krump", "t3r-35a", "batdrone"), house="brobnar")
    assert t.you.can("reap", "t3r-35a") and not t.you.can("reap", "batdrone")


def test_t3r_35a_is_not_used_with_other_houses() -> None:
    t = table(you=line("krump", "batdrone", "t3r-35a"), enemy=line("krump"), house="brobnar")
    assert not t.you.can("reap", "t3r-35a")


def test_t3r_35a_lends_that_to_its_bearer_as_an_upgrade() -> None:
    t = table(you=hand("t3r-35a") | line("ch-337a", "krump", "troll"))
    t.you.plays("t3r-35a").picks("upgrade", "krump")
    assert t.you.can("reap", "krump") and not t.you.can("reap", "troll")


def test_aember_vac_raises_the_tide_and_captures_at_the_start_of_turns() -> None:
    t = table(you=hand("æmber-vac") | line("krump"), enemy=amber(5), tide_card=True)
    t.you.plays("æmber-vac").ends_turn()
    t.enemy.ends_turn()
    assert t.you == line(upgraded(holding("krump", 2), "æmber-vac")) and t.enemy == amber(3)


def test_aember_vac_captures_nothing_at_low_tide() -> None:
    t = table(you=line(upgraded("krump", "æmber-vac")), enemy=amber(5), **LOW)
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you == line(upgraded("krump", "æmber-vac")) and t.enemy == amber(5)


def test_diplomat_agung_lets_a_creature_belong_to_another_house_too() -> None:
    t = table(you=hand("diplomat-agung", "ch-337a") | line("krump"))
    t.you.plays("diplomat-agung").picks("staralliance", "krump")
    assert t.you.can("reap", "krump")
    t.you.reaps("krump").ends_turn()
    assert t.you == amber(1)


def test_diplomat_agung_leaves_the_creature_its_own_house_and_only_for_the_turn() -> None:
    t = table(you=line("diplomat-agung", "krump") | hand("punch"), house="staralliance")
    t.you.reaps("diplomat-agung").picks("dis", "krump")
    assert not t.you.can("reap", "krump")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert t.you.can("reap", "krump")


@pytest.mark.parametrize(("tide", "cost"), [(HIGH, 9), (LOW, 6)])
def test_lieutenant_valmart_makes_keys_dearer_at_high_tide(tide: dict[str, int], cost: int) -> None:
    t = table(you=line("lieutenant-valmart"), **tide)
    t.you.reaps("lieutenant-valmart")
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    assert t.enemy.key_cost == cost


def test_lieutenant_valmart_makes_them_dearer_for_one_turn_only() -> None:
    t = table(you=hand("lieutenant-valmart"), **HIGH)
    t.you.plays("lieutenant-valmart").ends_turn()
    t.enemy.ends_turn()
    assert t.enemy.key_cost == 6 and t.you.key_cost == 6


def test_officers_blaster_passes_to_the_right_neighbor_of_who_dies() -> None:
    t = table(
        you=line("batdrone", upgraded("urchin", "officer-s-blaster"), "krump"),
        enemy=line("troll"),
        house="shadows",
    )
    assert t.you.power("urchin") == 3
    t.you.fights("urchin")
    assert t.you == line("batdrone", upgraded("krump", "officer-s-blaster")) and t.you.power("krump") == 8


def test_officers_blaster_goes_with_one_that_has_no_right_neighbor() -> None:
    t = table(
        you=line("krump", upgraded("urchin", "officer-s-blaster")), enemy=line("troll"), house="shadows"
    )
    t.you.fights("urchin")
    assert t.you == line("krump") | discard("officer-s-blaster", "urchin") and t.is_quiet


def test_d1_v3_pod_on_an_enemy_follows_the_tide_of_who_played_it() -> None:
    """v17.2 «Jugar cartas»: whoever played an upgrade controls it, on whichever side it lies."""
    t = table(you=hand("d1-v3-pod"), enemy=line("krump"), **HIGH)
    t.you.plays("d1-v3-pod", on="krump")
    assert t.enemy.keyword("krump", "skirmish") and not t.enemy.keyword("krump", "elusive")
