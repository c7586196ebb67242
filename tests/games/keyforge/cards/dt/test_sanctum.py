"""What each Sanctum creature and artifact of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    chains,
    damaged,
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
    upgraded,
    warded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_almsmaster_evil_twin_lets_a_neighbor_steal_as_it_dies() -> None:
    t = table(you=line("urchin", "almsmaster-evil-twin"), enemy=line("troll") | amber(3), house="shadows")
    t.you.fights("urchin", "troll")
    assert t.you == line("almsmaster-evil-twin") | amber(1) and t.enemy == amber(2)
    assert t.is_quiet


def test_almsmaster_evil_twin_gives_nothing_to_those_farther_off() -> None:
    mine = line("urchin", "bumpsy", "almsmaster-evil-twin")
    t = table(you=mine, enemy=line("troll") | amber(3), house="shadows")
    t.you.fights("urchin", "troll")
    assert t.you == amber(0) and t.enemy == amber(3)


def test_grey_augur_evil_twin_pays_a_neighbor_that_reaps_and_exalts_it() -> None:
    t = table(you=line("bumpsy", "grey-augur-evil-twin"))
    t.you.reaps("bumpsy")
    assert t.you == line(holding("bumpsy", 1), "grey-augur-evil-twin") | amber(2) and t.is_quiet


def test_grey_augur_evil_twin_gains_nothing_by_its_own_reaping() -> None:
    t = table(you=line("grey-augur-evil-twin", "bumpsy"))
    t.you.reaps("grey-augur-evil-twin")
    assert t.you == line("grey-augur-evil-twin", "bumpsy") | amber(1) and t.is_quiet


def test_grey_augur_pays_for_the_fights_of_neighbors() -> None:
    t = table(you=line("bumpsy", "grey-augur"), enemy=line("urchin"))
    t.you.fights("bumpsy")
    assert t.you == amber(1) and t.is_quiet


def test_grey_augur_pays_nothing_for_a_neighbor_that_dies_fighting() -> None:
    t = table(you=line("bumpsy", "grey-augur"), enemy=line("troll"))
    t.you.fights("bumpsy")
    assert t.you == line("grey-augur") | amber(0) and t.is_quiet


def test_laerie_of_the_lake_evil_twin_has_five_armor_at_high_tide() -> None:
    t = table(you=line("lærie-of-the-lake-evil-twin", "bumpsy"), **HIGH)
    assert t.you.armor("lærie-of-the-lake-evil-twin") == 5 and t.you.armor("bumpsy") == 0


def test_laerie_of_the_lake_evil_twin_has_none_at_low_or_neutral_tide() -> None:
    for tide in (LOW, {"tide_card": True}):
        t = table(you=line("lærie-of-the-lake-evil-twin"), **tide)
        assert t.you.armor("lærie-of-the-lake-evil-twin") == 0


def test_laerie_of_the_lake_arms_friends_at_high_tide() -> None:
    t = table(you=line("lærie-of-the-lake", "bumpsy"), enemy=line("krump"), **HIGH)
    assert (t.you.armor("lærie-of-the-lake"), t.you.armor("bumpsy"), t.enemy.armor("krump")) == (2, 2, 0)


def test_laerie_of_the_lake_arms_nobody_at_low_tide() -> None:
    t = table(you=line("lærie-of-the-lake", "bumpsy"), **LOW)
    assert t.you.armor("bumpsy") == 0


def test_lightsmith_clariel_evil_twin_switches_power_and_armor_for_the_turn() -> None:
    t = table(you=line("lightsmith-clariel-evil-twin", "sequis"), enemy=houses("dis"))
    t.you.acts("lightsmith-clariel-evil-twin").picks("sequis")
    assert (t.you.power("sequis"), t.you.armor("sequis")) == (2, 4)
    t.you.ends_turn()
    assert (t.you.power("sequis"), t.you.armor("sequis")) == (4, 2)


def test_lightsmith_clariel_evil_twin_slays_what_has_no_armor_but_for_counters_of_it() -> None:
    t = table(you=line("lightsmith-clariel-evil-twin"), enemy=line("troll", damaged("sequis", 2)))
    t.you.acts("lightsmith-clariel-evil-twin").picks("troll")
    assert t.enemy == line(damaged("sequis", 2)) | discard("troll") and t.is_quiet


def test_lightsmith_clariel_evil_twin_switched_twice_is_as_before() -> None:
    t = table(you=line("lightsmith-clariel-evil-twin", "lightsmith-clariel-evil-twin", "sequis"))
    t.you.acts("lightsmith-clariel-evil-twin").picks("sequis")
    t.you.acts("lightsmith-clariel-evil-twin").picks("sequis")
    assert (t.you.power("sequis"), t.you.armor("sequis")) == (4, 2)


def test_lightsmith_clariel_switches_before_it_fights() -> None:
    t = table(you=line("lightsmith-clariel"), enemy=line("bumpsy"))
    t.you.fights("lightsmith-clariel").picks("yes")
    assert t.you == line("lightsmith-clariel") and t.enemy == line(damaged("bumpsy", 2)) and t.is_quiet


def test_lightsmith_clariel_may_stay_as_it_is() -> None:
    t = table(you=line("lightsmith-clariel"), enemy=line("bumpsy"))
    t.you.fights("lightsmith-clariel").picks("no")
    assert t.you == line(damaged("lightsmith-clariel", 3)) and t.enemy == line() and t.is_quiet


def test_lightsmith_clariel_counts_armor_that_is_used_up() -> None:
    """v17.2 FAQ «Forjaluz Clariel»: armor used this turn still becomes its power, and it is not destroyed."""
    t = table(you=line({"card": "lightsmith-clariel", "armor_used": 2}), enemy=line("dust-pixie"))
    t.you.fights("lightsmith-clariel").picks("yes")
    assert t.you == line("lightsmith-clariel") and t.you.power("lightsmith-clariel") == 2


def test_lightsmith_clariel_counts_the_armor_of_upgrades() -> None:
    """v17.2 FAQ «Forjaluz Clariel»: with +2 armor it has power 4 and armor 5."""
    t = table(you=line("bulwark", "lightsmith-clariel"), enemy=line("dust-pixie"))
    t.you.fights("lightsmith-clariel").picks("yes")
    assert (t.you.power("lightsmith-clariel"), t.you.armor("lightsmith-clariel")) == (4, 5)


def test_seneschal_sargassa_evil_twin_captures_when_anybody_raises_the_tide() -> None:
    for mine, theirs in ((True, False), (False, True)):
        t = table(
            you=line("seneschal-sargassa-evil-twin") if mine else amber(3),
            enemy=line("seneschal-sargassa-evil-twin") if theirs else amber(3),
            tide_card=True,
        )
        t.you.raises_tide()
        owner, other = (t.you, t.enemy) if mine else (t.enemy, t.you)
        assert owner == line(holding("seneschal-sargassa-evil-twin", 2)) and other == amber(1)


def test_seneschal_sargassa_evil_twin_waits_for_a_tide_that_really_rises() -> None:
    t = table(you=line("seneschal-sargassa-evil-twin"), enemy=amber(3), **HIGH)
    t.you.raises_tide()
    assert t.you == line("seneschal-sargassa-evil-twin") | chains(3) and t.enemy == amber(3)


def test_seneschal_sargassa_lets_a_creature_of_who_raises_the_tide_capture() -> None:
    t = table(you=line("bumpsy", "krump"), enemy=line("seneschal-sargassa") | amber(3), tide_card=True)
    t.you.raises_tide().may_choose("bumpsy", "krump").picks("krump")
    assert t.you == line("bumpsy", holding("krump", 2)) and t.enemy == amber(1) and t.is_quiet


def test_seneschal_sargassa_finds_no_creature_for_who_has_none() -> None:
    t = table(enemy=line("seneschal-sargassa") | amber(3), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == line("seneschal-sargassa") | amber(3) and t.is_quiet


def test_sir_bevor_evil_twin_is_poisonous() -> None:
    t = table(you=line("sir-bevor-evil-twin"), enemy=line("troll"))
    t.you.fights("sir-bevor-evil-twin")
    assert t.enemy == line() and t.is_quiet


def test_sir_bevor_evil_twin_does_not_taunt() -> None:
    t = table(you=line("troll"), enemy=line("sir-bevor-evil-twin", "bumpsy"))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == line("sir-bevor-evil-twin")


def test_sir_bevor_taunts() -> None:
    t = table(you=line("troll"), enemy=line("sir-bevor", "bumpsy"))
    t.you.fights("troll")
    assert t.enemy == line("bumpsy") | discard("sir-bevor") and t.is_quiet


def test_sir_bevor_poisons_nobody() -> None:
    t = table(you=line("sir-bevor"), enemy=line("bumpsy"))
    t.you.fights("sir-bevor")
    assert t.you == line("sir-bevor") and t.enemy == line(damaged("bumpsy", 1)) and t.is_quiet


def test_urien_the_circumspect_evil_twin_costs_the_opponent_its_armor() -> None:
    t = table(you=line("bulwark", "urien-the-circumspect-evil-twin"), enemy=amber(5))
    t.you.reaps("urien-the-circumspect-evil-twin")
    assert t.you == amber(1) and t.enemy == amber(2) and t.is_quiet


def test_urien_the_circumspect_evil_twin_counts_armor_that_is_used_up() -> None:
    t = table(you=line({"card": "urien-the-circumspect-evil-twin", "armor_used": 1}), enemy=amber(5))
    t.you.reaps("urien-the-circumspect-evil-twin")
    assert t.enemy == amber(4) and t.is_quiet


def test_urien_the_circumspect_gains_its_armor() -> None:
    t = table(you=line("bulwark", "urien-the-circumspect"))
    t.you.reaps("urien-the-circumspect")
    assert t.you == amber(4) and t.is_quiet


def test_urien_the_circumspect_gains_nothing_by_fighting() -> None:
    t = table(you=line("urien-the-circumspect"), enemy=line("urchin"))
    t.you.fights("urien-the-circumspect")
    assert t.you == amber(0) and t.is_quiet


def test_orphiel_seas_chosen_skirmishes_and_gains_two_at_high_tide() -> None:
    t = table(you=line("orphiel-sea-s-chosen"), enemy=line("troll"), **HIGH)
    t.you.fights("orphiel-sea-s-chosen")
    assert t.you == line("orphiel-sea-s-chosen") | amber(2) and t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_orphiel_seas_chosen_gains_nothing_at_low_tide() -> None:
    t = table(you=line("orphiel-sea-s-chosen"), enemy=line("dust-pixie"), **LOW)
    t.you.fights("orphiel-sea-s-chosen")
    assert t.you == line(damaged("orphiel-sea-s-chosen", 1)) | amber(0) and t.is_quiet


def test_orphion_lands_chosen_is_armed_and_captures_at_low_tide() -> None:
    t = table(you=line("orphion-land-s-chosen"), enemy=amber(3), **LOW)
    assert t.you.armor("orphion-land-s-chosen") == 3
    t.you.reaps("orphion-land-s-chosen")
    assert t.you == line(holding("orphion-land-s-chosen", 2)) | amber(1) and t.enemy == amber(1)


def test_orphion_lands_chosen_captures_nothing_at_neutral_tide() -> None:
    t = table(you=line("orphion-land-s-chosen"), enemy=amber(3), tide_card=True)
    t.you.reaps("orphion-land-s-chosen")
    assert t.enemy == amber(3) and t.you.armor("orphion-land-s-chosen") == 0


def test_aja_the_inconspicuous_cannot_be_hurt_between_others() -> None:
    t = table(you=line("bumpsy", "aja-the-inconspicuous", "krump"), enemy=line("troll"), house="sanctum")
    t.you.fights("aja-the-inconspicuous")
    assert t.you == line("bumpsy", "aja-the-inconspicuous", "krump") and t.enemy == line(damaged("troll", 3))


def test_aja_the_inconspicuous_is_hurt_on_a_flank() -> None:
    t = table(you=line("aja-the-inconspicuous", "krump"), enemy=line("troll"))
    t.you.fights("aja-the-inconspicuous")
    assert t.you == line("krump") | discard("aja-the-inconspicuous")


def test_dry_the_river_keeps_those_at_low_tide_from_reaping() -> None:
    t = table(you=line("bumpsy"), enemy=artifacts("dry-the-river") | line("troll"), **LOW)
    assert not t.you.can("reap", "bumpsy") and t.you.can("fight", "bumpsy")
    t = table(you=line("bumpsy") | artifacts("dry-the-river"), **LOW)
    assert not t.you.can("reap", "bumpsy")


def test_dry_the_river_lets_others_reap() -> None:
    for tide in (HIGH, {"tide_card": True}):
        t = table(you=line("bumpsy"), enemy=artifacts("dry-the-river"), **tide)
        assert t.you.can("reap", "bumpsy")


def test_dry_the_river_gives_nothing_to_creatures_without_text() -> None:
    sides = houses("dis", "logos", "sanctum"), houses("brobnar", "dis", "logos")
    mine = hand("shadow-of-dis") | artifacts("dry-the-river") | sides[0]
    t = table(you=mine, enemy=line("bumpsy") | sides[1], **HIGH)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar")
    assert t.enemy.can("reap", "bumpsy")


def test_sgs_illuminator_stuns_and_exalts_for_each_creature_exhausted() -> None:
    mine = line("sequis", "bulwark", "bumpsy") | artifacts("sgs-illuminator")
    t = table(you=mine, enemy=line("troll", "krump"), house="sanctum")
    t.you.acts("sgs-illuminator").may_choose("sequis", "bulwark").picks("sequis", "bulwark")
    t.you.picks("enemy:troll", "enemy:troll")
    assert t.enemy == line(stunned(holding("troll", 2)), "krump")
    assert t.you == line(exhausted("sequis"), exhausted("bulwark"), ready("bumpsy")) and t.is_quiet


def test_sgs_illuminator_does_nothing_for_those_exhausted_already() -> None:
    mine = line(exhausted("sequis")) | artifacts("sgs-illuminator")
    t = table(you=mine, enemy=line("troll"), house="sanctum")
    t.you.acts("sgs-illuminator")
    assert t.enemy == line("troll") and t.is_quiet


def test_the_corpulent_collector_captures_all_and_is_hurt_by_it() -> None:
    t = table(you=hand("the-corpulent-collector"), enemy=amber(5))
    t.you.plays("the-corpulent-collector")
    assert t.you == line(damaged(holding("the-corpulent-collector", 5), 5)) and t.enemy == amber(0)


def test_the_corpulent_collector_bursts_with_seven() -> None:
    t = table(you=hand("the-corpulent-collector"), enemy=amber(7))
    t.you.plays("the-corpulent-collector")
    assert t.you == line() | discard("the-corpulent-collector") and t.enemy == amber(7)


def test_almsmaster_lets_its_neighbors_capture() -> None:
    t = table(you=hand("almsmaster") | line("bumpsy", "krump", "urchin"), enemy=amber(5))
    t.you.plays("almsmaster").picks(1)
    assert t.you == line(holding("bumpsy", 1), "almsmaster", holding("krump", 1), "urchin")
    assert t.enemy == amber(3) and t.is_quiet


def test_almsmaster_captures_nothing_itself() -> None:
    t = table(you=hand("almsmaster"), enemy=amber(5))
    t.you.plays("almsmaster")
    assert t.you == line("almsmaster") and t.enemy == amber(5) and t.is_quiet


def test_holdfast_readies_when_a_neighbor_is_hurt() -> None:
    t = table(you=line("bumpsy", exhausted("holdfast")), enemy=line("krump"))
    t.you.fights("bumpsy")
    assert t.you == line(ready("holdfast")) and t.is_quiet


def test_holdfast_minds_no_damage_that_armor_prevents_nor_of_those_farther_off() -> None:
    mine = line("sir-bevor", exhausted("holdfast"), "bumpsy", "urchin")
    t = table(you=mine, enemy=line("dust-pixie", "dust-pixie"), house="sanctum")
    t.you.fights("sir-bevor", "dust-pixie")
    assert t.you == line("sir-bevor", exhausted("holdfast"), "bumpsy", "urchin")
    t = table(you=line(exhausted("holdfast"), "bumpsy", "headhunter"), enemy=line("krump"), house="brobnar")
    t.you.fights("headhunter")
    assert t.you == line(exhausted("holdfast"), "bumpsy")


def test_redhand_registry_makes_a_thief_skip_its_next_key() -> None:
    mine = line("noddy-the-thief") | amber(6) | houses("shadows")
    t = table(you=mine, enemy=artifacts("redhand-registry") | amber(1) | houses("sanctum"))
    t.you.acts("noddy-the-thief").ends_turn()
    t.enemy.ends_turn()
    assert t.you == keys() | amber(7) and t.match.pending[0].kind == "main" and t.match.pending[0].seat == 0


def test_redhand_registry_minds_no_theft_by_its_own_player() -> None:
    mine = line("noddy-the-thief") | artifacts("redhand-registry") | amber(6) | houses("shadows")
    t = table(you=mine, enemy=amber(1) | houses("sanctum"))
    t.you.acts("noddy-the-thief").ends_turn()
    t.enemy.ends_turn()
    assert t.match.pending[0].kind == "key" and t.match.pending[0].seat == 0


def test_badgemagus_readies_and_fights_with_its_neighbors() -> None:
    mine = line(exhausted("bumpsy"), "badgemagus", exhausted("krump"))
    t = table(you=mine, enemy=line("dust-pixie", "dust-pixie", "dust-pixie"), house="sanctum")
    t.you.fights("badgemagus", "dust-pixie").picks("bumpsy", "dust-pixie")
    assert t.enemy == line() and t.is_quiet


def test_badgemagus_calls_nobody_when_it_dies() -> None:
    t = table(you=line(exhausted("bumpsy"), "badgemagus"), enemy=line("troll"), house="sanctum")
    t.you.fights("badgemagus")
    assert t.you == line(exhausted("bumpsy")) and t.enemy == line(damaged("troll", 4)) and t.is_quiet


def test_marshal_ewer_raises_the_tide_as_it_is_played_and_when_it_fights() -> None:
    t = table(you=hand("marshal-ewer"), tide_card=True)
    t.you.plays("marshal-ewer")
    assert t.state.tide == 0 and t.you == chains(0)
    t = table(you=line("marshal-ewer"), enemy=line("dust-pixie"), **LOW)
    t.you.fights("marshal-ewer")
    assert t.state.tide == 0 and t.is_quiet


def test_marshal_ewer_raises_no_tide_where_no_deck_brought_one() -> None:
    """v17.2 «Marea»: players interact with the tide when a deck of the game includes its card."""
    t = table(you=hand("marshal-ewer"), tide_card=False)
    t.you.plays("marshal-ewer")
    assert t.state.tide == -1 and t.is_quiet


def test_almsmaster_beside_sci_officer_morpheus_resolves_each_ability_twice_in_turn() -> None:
    """v17.2 FAQ «Oficial Científico Morfeus»: one «Jugar:» ability twice, then the other twice."""
    mine = hand("charge", "almsmaster") | line("sci-officer-morpheus", "bumpsy")
    t = table(you=mine, enemy=line("troll") | amber(5), house="sanctum")
    t.you.plays("charge").plays("almsmaster").picks(2)
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.enemy == line(damaged("troll", 4)) | amber(3)
    assert t.you == line("sci-officer-morpheus", holding("bumpsy", 2), "almsmaster")


def test_shielded_neighbors_still_capture_for_almsmaster() -> None:
    t = table(you=hand("almsmaster") | line(warded("bumpsy")), enemy=amber(1))
    t.you.plays("almsmaster", flank="left")
    while not t.is_quiet:
        t.you.picks(0)
    assert t.you.body("bumpsy").amber == 1 and t.you.body("bumpsy").warded


def test_upgrades_switch_with_lightsmith_clariel_evil_twin() -> None:
    t = table(you=line("lightsmith-clariel-evil-twin", upgraded("bumpsy", "blood-of-titans")))
    t.you.acts("lightsmith-clariel-evil-twin").picks("lightsmith-clariel-evil-twin")
    assert t.you == line(upgraded("bumpsy", "blood-of-titans"))
