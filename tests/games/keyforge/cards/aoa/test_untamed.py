"""Untamed of Age of Ascension: what each card does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    keys,
    line,
    purged,
    stunned,
    table,
    upgraded,
)


def test_dharna_gains_for_hurt_friends_and_heals_when_it_reaps() -> None:
    t = table(you=hand("dharna") | line(damaged("troll", 3), damaged("krump", 1), "bumpsy"), house="untamed")
    t.you.plays("dharna")
    assert t.you == amber(2)


def test_dharna_heals_two_and_no_enemy() -> None:
    t = table(you=line("dharna", damaged("troll", 3)), enemy=line(damaged("krump", 2)), house="untamed")
    t.you.reaps("dharna").cannot_choose("krump").picks("troll")
    assert t.you == line(exhausted("dharna"), damaged("troll", 1))


def test_duskwitch_brings_your_creatures_in_ready() -> None:
    t = table(you=line("duskwitch") | hand("knoxx"), house="untamed")
    t.you.plays("knoxx")
    assert t.you == line("duskwitch", "knoxx") and t.you.can("reap", "knoxx")


def test_duskwitch_does_nothing_for_the_opponent() -> None:
    t = table(you=line("duskwitch"), enemy=hand("krump"), house="untamed")
    t.you.ends_turn()
    t.enemy.plays("krump")
    assert t.enemy == line(exhausted("krump"))


def test_fanghouse_bites_before_the_fight() -> None:
    t = table(you=line("fanghouse"), enemy=line("headhunter"), house="untamed")
    t.you.fights("fanghouse")
    assert t.enemy == discard("headhunter") and t.you == discard("fanghouse")


def test_fanghouse_bites_who_attacks_it() -> None:
    t = table(you=line("dust-pixie"), enemy=line("fanghouse"), house="untamed")
    t.you.fights("dust-pixie")
    assert t.you == discard("dust-pixie") and t.enemy == line("fanghouse")


def test_glimmer_returns_a_card_from_your_discard_pile() -> None:
    t = table(you=hand("glimmer") | discard("troll", "anger"), house="untamed")
    t.you.plays("glimmer").picks("anger")
    assert t.you == hand("anger") and t.you == discard("troll")


def test_glimmer_leaves_the_opponent_s_pile() -> None:
    t = table(you=hand("glimmer"), enemy=discard("troll"), house="untamed")
    t.you.plays("glimmer")
    assert t.enemy == discard("troll") and t.is_quiet


def test_grovekeeper_grows_its_neighbors_at_the_end_of_your_turn() -> None:
    t = table(you=line("troll", "grovekeeper", "krump", "bumpsy"), house="untamed")
    t.you.ends_turn()
    assert t.you == line(grown("troll", 1), "grovekeeper", grown("krump", 1), "bumpsy")


def test_grovekeeper_grows_nobody_at_the_end_of_the_other_turn() -> None:
    t = table(you=line("troll", "grovekeeper"), enemy=line("krump"), house="untamed")
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you.power("troll") == 9


def test_knoxx_is_stronger_with_neighbors() -> None:
    t = table(you=line("troll", "knoxx", "krump"))
    assert t.you.power("knoxx") == 9


def test_knoxx_alone_has_its_printed_power() -> None:
    t = table(you=line("knoxx"), enemy=line("troll"))
    assert t.you.power("knoxx") == 3


def test_marmo_swarm_grows_with_your_pool() -> None:
    t = table(you=line("marmo-swarm") | amber(4), enemy=amber(2))
    assert t.you.power("marmo-swarm") == 6


def test_marmo_swarm_dies_when_the_pool_no_longer_holds_it() -> None:
    t = table(
        you=line(damaged("marmo-swarm", 3)) | amber(2), enemy=hand("bumpsy") | amber(0), house="untamed"
    )
    t.you.ends_turn()
    t.enemy.plays("bumpsy")
    assert t.you == discard("marmo-swarm") and t.you == amber(1)


def test_persistence_hunting_exhausts_enemies_of_a_house() -> None:
    t = table(you=hand("persistence-hunting"), enemy=line("troll", "ember-imp"), house="untamed")
    t.you.plays("persistence-hunting").picks("brobnar")
    assert t.enemy == line(exhausted("troll"), "ember-imp")


def test_persistence_hunting_leaves_friends_ready() -> None:
    t = table(you=hand("persistence-hunting") | line("krump"), enemy=line("troll"), house="untamed")
    t.you.plays("persistence-hunting").picks("brobnar")
    assert t.you == line("krump")


def test_rustgnawer_eats_an_artifact_and_its_aember() -> None:
    t = table(
        you=line("rustgnawer"), enemy=line("dust-pixie") | artifacts("eye-of-judgment"), house="untamed"
    )
    t.you.fights("rustgnawer")
    assert t.enemy == artifacts() and t.you == amber(1)


def test_rustgnawer_gains_nothing_from_an_artifact_without_icons() -> None:
    t = table(
        you=line("rustgnawer"), enemy=line("dust-pixie") | artifacts("hallowed-shield"), house="untamed"
    )
    t.you.fights("rustgnawer")
    assert t.enemy == artifacts() and t.you == amber(0)


def test_song_of_spring_gathers_untamed_creatures_from_three_places() -> None:
    t = table(
        you=hand("song-of-spring", "knoxx") | line("fanghouse", "troll") | discard("dharna", "krump"),
        house="untamed",
    )
    t.you.plays("song-of-spring").cannot_choose("troll", "krump").picks("knoxx", "dharna", "fanghouse")
    assert t.you == line("troll") and t.you == hand() and t.you == discard("song-of-spring", "krump")


def test_song_of_spring_may_leave_all_where_they_are() -> None:
    t = table(you=hand("song-of-spring") | line("fanghouse"), enemy=line("knoxx"), house="untamed")
    t.you.plays("song-of-spring").cannot_choose("knoxx").picks("done")
    assert t.you == line("fanghouse")


def test_tantadlin_deals_two_and_empties_archives() -> None:
    t = table(you=line("tantadlin"), enemy=line("troll") | archives("anger"), house="untamed")
    t.you.fights("tantadlin")
    assert t.enemy == line(damaged("troll", 2)) and t.enemy == discard("anger")


def test_tantadlin_leaves_the_hand_alone() -> None:
    t = table(you=line("tantadlin"), enemy=line("troll") | hand("anger"), house="untamed")
    t.you.fights("tantadlin")
    assert t.enemy == hand("anger")


def test_they_re_everywhere_hits_flanks_harder() -> None:
    t = table(you=hand("they-re-everywhere"), enemy=line("troll", "krump", "bumpsy"), house="untamed")
    t.you.plays("they-re-everywhere")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1), damaged("bumpsy", 2))


def test_they_re_everywhere_spares_friends() -> None:
    t = table(you=hand("they-re-everywhere") | line("knoxx"), house="untamed")
    t.you.plays("they-re-everywhere")
    assert t.you == line("knoxx")


def test_aemberspine_mongrel_gains_when_enemies_reap() -> None:
    t = table(you=line("æmberspine-mongrel"), enemy=line("krump"), house="untamed")
    t.you.ends_turn()
    t.enemy.reaps("krump")
    assert t.you == amber(1) and t.enemy == amber(1)


def test_aemberspine_mongrel_gains_nothing_when_friends_reap() -> None:
    t = table(you=line("æmberspine-mongrel", "knoxx"), house="untamed")
    t.you.reaps("knoxx")
    assert t.you == amber(1)


def test_bumblebird_feeds_other_untamed_friends() -> None:
    t = table(you=hand("bumblebird") | line("knoxx", "troll"), enemy=line("fanghouse"), house="untamed")
    t.you.plays("bumblebird")
    assert t.you == line(grown("knoxx", 2), "troll", exhausted("bumblebird")) and t.enemy == line("fanghouse")


def test_bumblebird_can_only_be_played_first() -> None:
    t = table(you=hand("bumblebird", "knoxx"), house="untamed")
    t.you.plays("knoxx")
    assert t.you.why_not("play", "bumblebird") == "alpha"


def test_camouflage_hides_from_those_off_a_flank() -> None:
    t = table(
        you=line("krump", "troll", "bumpsy"),
        enemy=line(upgraded("knoxx", "camouflage"), "fanghouse"),
        house="brobnar",
    )
    t.you.fights("troll")
    assert t.enemy == line(upgraded("knoxx", "camouflage"))


def test_camouflage_does_not_hide_from_flanks() -> None:
    t = table(
        you=line("krump", "troll", "bumpsy"), enemy=line(upgraded("knoxx", "camouflage")), house="brobnar"
    )
    assert t.you.can("fight", "krump") and not t.you.can("fight", "troll")


def test_niffle_grounds_takes_taunt_and_elusive_for_the_turn() -> None:
    t = table(
        you=artifacts("niffle-grounds"), enemy=line("champion-anaphiel", "po-s-pixies"), house="untamed"
    )
    t.you.acts("niffle-grounds").picks("po-s-pixies")
    assert (
        t.enemy.keyword("po-s-pixies", "elusive") == 0 and t.enemy.keyword("champion-anaphiel", "taunt") == 1
    )
    t.you.ends_turn()
    assert t.enemy.keyword("po-s-pixies", "elusive") == 1


def test_niffle_grounds_leaves_other_keywords() -> None:
    t = table(you=artifacts("niffle-grounds"), enemy=line("fanghouse"), house="untamed")
    t.you.acts("niffle-grounds")
    assert t.enemy.keyword("fanghouse", "assault") == 3


def test_panpaca_anga_strengthens_those_on_its_right() -> None:
    t = table(you=line("troll", "panpaca-anga", "krump", "bumpsy"))
    assert [t.you.power(x) for x in ("troll", "panpaca-anga", "krump", "bumpsy")] == [8, 5, 8, 7]


def test_panpaca_anga_does_nothing_for_enemies() -> None:
    t = table(you=line("panpaca-anga"), enemy=line("troll", "krump"))
    assert (t.enemy.power("troll"), t.enemy.power("krump")) == (8, 6)


def test_panpaca_jaga_teaches_skirmish_to_its_left() -> None:
    t = table(you=line("troll", "krump", "panpaca-jaga"))
    assert (t.you.keyword("troll", "skirmish"), t.you.keyword("krump", "skirmish")) == (1, 1)


def test_panpaca_jaga_teaches_nobody_on_its_right() -> None:
    t = table(you=line("panpaca-jaga", "troll"), enemy=line("krump"))
    assert (t.you.keyword("troll", "skirmish"), t.enemy.keyword("krump", "skirmish")) == (0, 0)


def test_soldiers_to_flowers_purges_untamed_creatures_and_pays_their_owners() -> None:
    t = table(
        you=hand("soldiers-to-flowers") | discard("knoxx"), enemy=discard("dharna", "troll"), house="untamed"
    )
    t.you.plays("soldiers-to-flowers")
    assert t.you == purged("knoxx") and t.enemy == purged("dharna") and t.enemy == discard("troll")
    assert t.you == amber(2) and t.enemy == amber(1)


def test_soldiers_to_flowers_purges_no_actions() -> None:
    t = table(you=hand("soldiers-to-flowers") | discard("gravid-cycle"), house="untamed")
    t.you.plays("soldiers-to-flowers")
    assert t.you == purged() and t.you == amber(1)


def test_way_of_the_porcupine_makes_its_bearer_hazardous() -> None:
    t = table(you=line("krump"), enemy=line(upgraded("troll", "way-of-the-porcupine")), house="brobnar")
    t.you.fights("krump")
    assert t.you == discard("krump") and t.enemy == line(
        damaged(upgraded("troll", "way-of-the-porcupine"), 6)
    )


def test_way_of_the_porcupine_does_nothing_when_its_bearer_attacks() -> None:
    t = table(you=line(upgraded("troll", "way-of-the-porcupine")), enemy=line("tantadlin"), house="brobnar")
    t.you.fights("troll")
    assert t.enemy == line(damaged("tantadlin", 8))


def test_earthbind_binds_a_creature_until_its_controller_discards() -> None:
    t = table(you=line(upgraded("troll", "earthbind")) | hand("anger"), house="brobnar")
    assert not t.you.can("reap", "troll")
    t.you.discards("anger")
    assert t.you.can("reap", "troll")


def test_earthbind_binds_nobody_else() -> None:
    t = table(you=line(upgraded("troll", "earthbind"), "krump"), house="brobnar")
    assert t.you.can("reap", "krump") and t.you.why_not("reap", "troll") == "card-forbids"


def test_gravid_cycle_returns_a_card_and_ends_the_step() -> None:
    t = table(you=hand("gravid-cycle", "knoxx") | discard("troll") | deck(*["anger"] * 6), house="untamed")
    t.you.plays("gravid-cycle")
    assert t.you == hand("knoxx", "troll", "anger", "anger", "anger", "anger") and t.state.active == 1


def test_gravid_cycle_with_an_empty_pile_returns_nothing() -> None:
    t = table(you=hand("gravid-cycle") | deck(*["anger"] * 6), enemy=discard("troll"), house="untamed")
    t.you.plays("gravid-cycle")
    assert t.you == hand(*["anger"] * 6) and t.you == discard("gravid-cycle")


def test_heart_of_the_forest_keeps_whoever_leads_from_forging() -> None:
    t = table(you=artifacts("heart-of-the-forest"), enemy=keys("red") | amber(6), house="untamed")
    t.you.ends_turn()
    assert t.enemy.keys == 1 and t.enemy == amber(6)


def test_heart_of_the_forest_lets_the_others_forge() -> None:
    t = table(
        you=artifacts("heart-of-the-forest") | keys("red"), enemy=keys("red") | amber(6), house="untamed"
    )
    t.you.ends_turn()
    t.enemy.picks("blue")
    assert t.enemy.keys == 2


def test_pos_pixies_let_thieves_take_from_the_supply() -> None:
    t = table(you=line("yantzee-gang"), enemy=line("po-s-pixies") | amber(3), house="shadows")
    t.you.acts("yantzee-gang")
    assert t.you == amber(1) and t.enemy == amber(3)


def test_pos_pixies_do_not_undo_the_stealing() -> None:
    """v17.2 FAQ «Efectos de sustitución»: what comes from the supply still counts as stolen (Nerve Blast)."""
    t = table(you=hand("nerve-blast"), enemy=line("po-s-pixies", "troll") | amber(2), house="shadows")
    t.you.plays("nerve-blast").picks("troll")
    assert t.enemy == line("po-s-pixies", damaged("troll", 2)) and t.enemy == amber(2) and t.you == amber(1)


def test_punctuated_equilibrium_gives_both_new_hands() -> None:
    t = table(
        you=hand("punctuated-equilibrium", "troll") | deck(*["knoxx"] * 7),
        enemy=hand("krump", "krump") | deck(*["bumpsy"] * 7),
        house="untamed",
    )
    t.you.plays("punctuated-equilibrium")
    assert t.you == hand(*["knoxx"] * 6) and t.enemy == hand(*["bumpsy"] * 6)
    assert t.enemy == discard("krump", "krump")


def test_punctuated_equilibrium_draws_fewer_for_chains() -> None:
    t = table(
        you=hand("punctuated-equilibrium") | deck(*["knoxx"] * 7) | chains(2),
        enemy=deck(*["bumpsy"] * 7),
        house="untamed",
    )
    t.you.plays("punctuated-equilibrium")
    assert t.you == hand(*["knoxx"] * 5) and t.you == chains(1)
    assert t.enemy == hand(*["bumpsy"] * 6) and t.is_quiet


def test_quicksand_swallows_the_strongest_of_who_has_no_untamed_awake() -> None:
    t = table(
        you=hand("quicksand") | line("knoxx", "troll"), enemy=line("krump", "headhunter"), house="untamed"
    )
    t.you.plays("quicksand")
    assert t.you == line("knoxx", "troll") and t.enemy == line("headhunter")


def test_quicksand_swallows_on_both_sides_at_once() -> None:
    t = table(
        you=hand("quicksand") | line("troll", "krump"),
        enemy=line(exhausted("tantadlin"), "bumpsy"),
        house="untamed",
    )
    t.you.plays("quicksand")
    assert t.you == line("krump") and t.enemy == line("bumpsy")


def test_roxador_stuns_whom_it_fights() -> None:
    t = table(you=line("roxador"), enemy=line("troll"), house="untamed")
    t.you.fights("roxador")
    assert t.enemy == line(damaged(stunned("troll"), 2)) and t.you == line(exhausted("roxador"))


def test_roxador_deals_two_when_it_is_attacked() -> None:
    t = table(you=line("troll"), enemy=line("roxador"), house="brobnar")
    t.you.fights("troll")
    assert t.you == line(damaged(exhausted("troll"), 2))


def test_shard_of_life_shuffles_in_one_card_for_each_shard() -> None:
    t = table(
        you=artifacts("shard-of-life", "shard-of-hope") | discard("troll", "krump", "anger"), house="untamed"
    )
    t.you.acts("shard-of-life").picks("troll", "anger")
    assert t.you == discard("krump")


def test_shard_of_life_takes_nothing_from_the_opponent_s_pile() -> None:
    t = table(you=artifacts("shard-of-life"), enemy=discard("troll"), house="untamed")
    t.you.acts("shard-of-life")
    assert t.enemy == discard("troll") and t.is_quiet


def test_they_re_everywhere_deals_all_its_damage_at_once() -> None:
    """v17.2 «Resuelve las habilidades en el orden en que aparecen»: the second stood on no flank yet."""
    t = table(you=hand("they-re-everywhere"), enemy=line("urchin", "bad-penny", "troll"))
    t.you.plays("they-re-everywhere")
    assert t.enemy == line(damaged("troll", 2)) | hand("bad-penny") | discard("urchin") and t.is_quiet
