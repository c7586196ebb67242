"""What each Untamed creature and artifact of Mass Mutation does, and the nearest thing it must not do."""

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
    line,
    maverick,
    ready,
    side,
    table,
    warded,
)


def test_cephaloist_guards_a_pool_of_four() -> None:
    t = table(you=line("even-ivan"), enemy=line("cephaloist") | amber(4))
    t.you.acts("even-ivan")
    assert (t.you.amber, t.enemy.amber) == (0, 4)
    assert t.is_quiet


def test_cephaloist_guards_no_smaller_pool() -> None:
    t = table(you=line("odd-clawde"), enemy=line("cephaloist") | amber(3))
    t.you.acts("odd-clawde")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
    assert t.is_quiet


def test_daemo_beast_steals_one_when_destroyed() -> None:
    t = table(you=hand("punch") | amber(1), enemy=line("dæmo-beast"))
    t.you.plays("punch")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    assert t.is_quiet


def test_daemo_beast_takes_no_damage_from_the_one_it_fights_and_steals_nothing() -> None:
    t = table(you=line("dæmo-beast"), enemy=line("troll") | amber(2))
    t.you.fights("dæmo-beast")
    assert t.you == line("dæmo-beast") | amber(0)
    assert t.is_quiet


def test_dark_faerie_gains_two_after_fighting() -> None:
    t = table(you=line("dark-faerie"), enemy=line("troll"))
    t.you.fights("dark-faerie")
    assert t.you == line("dark-faerie") | amber(2)
    assert t.is_quiet


def test_dark_faerie_gains_one_for_reaping() -> None:
    t = table(you=line("dark-faerie"))
    t.you.reaps("dark-faerie")
    assert t.you == amber(1)
    assert t.is_quiet


def test_fandangle_readies_creatures_of_other_houses_as_they_enter() -> None:
    t = table(you=line("fandangle") | hand("troll") | amber(4), house="brobnar")
    t.you.plays("troll")
    assert t.you == line("fandangle", ready("troll"))
    assert t.is_quiet


def test_fandangle_readies_no_untamed_creature_and_nobody_below_four() -> None:
    t = table(you=line("fandangle") | hand("lumilu") | amber(4), house="untamed")
    t.you.plays("lumilu")
    assert t.you == line("fandangle", exhausted("lumilu"))
    t = table(you=line("fandangle") | hand("troll") | amber(3), house="brobnar")
    t.you.plays("troll")
    assert t.you == line("fandangle", exhausted("troll"))
    assert t.is_quiet


def test_v17_faq_fandangulo_1_a_maverick_fandangle_enters_ready() -> None:
    t = table(you=hand(maverick("fandangle", "dis")) | amber(4))
    t.you.plays("fandangle")
    assert t.you == line(ready("fandangle"))
    assert t.is_quiet


def test_floomf_lets_a_beast_grow_by_two() -> None:
    t = table(you=line("floomf", "lumilu", "troll"), enemy=line("q-mechs"), house="untamed")
    t.you.fights("floomf").may_choose("floomf", "lumilu").picks("lumilu")
    assert t.you == line("floomf", grown("lumilu", 2), "troll")
    assert t.is_quiet


def test_floomf_lets_nobody_grow_by_reaping() -> None:
    t = table(you=line("floomf", "lumilu"))
    t.you.reaps("floomf")
    assert t.you == line("floomf", "lumilu")
    assert t.is_quiet


def test_glorianas_attendant_reaps_like_any_creature() -> None:
    t = table(you=line("gloriana-s-attendant"))
    t.you.reaps("gloriana-s-attendant")
    assert t.you == amber(1)
    assert t.is_quiet


def test_glorianas_attendant_itself_has_no_icons() -> None:
    t = table(you=hand("gloriana-s-attendant"))
    t.you.plays("gloriana-s-attendant")
    assert t.you == amber(0)
    assert t.is_quiet


def test_keyfrog_forges_a_key_when_destroyed() -> None:
    t = table(you=hand("punch"), enemy=line("keyfrog") | amber(7))
    t.you.plays("punch").picks("red")
    assert t.enemy == amber(1) | side(keys=["red"])
    assert t.is_quiet


def test_keyfrog_forges_nothing_with_too_little_amber() -> None:
    t = table(you=hand("punch"), enemy=line("keyfrog") | amber(5))
    t.you.plays("punch")
    assert t.enemy == amber(5) | side(keys=[])
    assert t.is_quiet


def test_pismire_makes_enemy_keys_dearer_with_more_mutants() -> None:
    t = table(you=line("pismire"), enemy=line("troll"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 8)
    assert t.is_quiet


def test_pismire_changes_nothing_with_as_many_mutants_on_either_side() -> None:
    t = table(you=line("pismire"), enemy=line("even-ivan"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)
    assert t.is_quiet


def test_dark_harbinger_is_readied_by_an_untamed_action() -> None:
    t = table(you=line(exhausted("dark-harbinger")) | hand("rapid-evolution"), house="untamed")
    t.you.plays("rapid-evolution").picks("dark-harbinger")
    assert t.you == line(ready(grown("dark-harbinger", 1)))
    assert t.is_quiet


def test_dark_harbinger_sleeps_through_other_cards() -> None:
    t = table(you=line(exhausted("dark-harbinger")) | hand("lumilu"), house="untamed")
    t.you.plays("lumilu")
    assert t.you == line(exhausted("dark-harbinger"), "lumilu")
    assert t.is_quiet


def test_v17_faq_heraldo_oscura_1_a_mimicked_shadows_action_is_no_untamed_one() -> None:
    t = table(
        you=line(exhausted("dark-harbinger")) | hand("mimicry"),
        enemy=discard("routine-job"),
        house="untamed",
    )
    t.you.plays("mimicry")
    assert t.you == line(exhausted("dark-harbinger"))
    assert t.is_quiet


def test_lumilu_gains_for_each_other_friendly_beast() -> None:
    t = table(you=line("lumilu", "floomf", "keyfrog", "troll"), enemy=line("eunoia"))
    t.you.reaps("lumilu")
    assert t.you == amber(3)
    assert t.is_quiet


def test_lumilu_alone_gains_for_nobody() -> None:
    t = table(you=line("lumilu"), enemy=line("eunoia"))
    t.you.reaps("lumilu")
    assert t.you == amber(1)
    assert t.is_quiet


def test_mushroom_with_a_view_heals_one_from_each_friend() -> None:
    t = table(
        you=artifacts("mushroom-with-a-view") | line(damaged("troll", 2), damaged("bumpsy", 1)), house="dis"
    )
    t.you.omni("mushroom-with-a-view")
    assert t.you == line(damaged("troll", 1), "bumpsy")
    assert t.is_quiet


def test_mushroom_with_a_view_heals_no_enemy() -> None:
    t = table(you=artifacts("mushroom-with-a-view"), enemy=line(damaged("troll", 2)))
    t.you.omni("mushroom-with-a-view")
    assert t.enemy == line(damaged("troll", 2))
    assert t.is_quiet


def test_trimble_gives_every_mutant_skirmish() -> None:
    t = table(you=line("trimble", "pismire"), enemy=line("troll", "even-ivan"))
    assert t.you.keyword("trimble", "skirmish") and t.you.keyword("pismire", "skirmish")
    assert t.enemy.keyword("even-ivan", "skirmish")
    assert t.is_quiet


def test_trimble_gives_others_nothing() -> None:
    t = table(you=line("trimble", "lumilu"), enemy=line("troll"))
    assert not t.you.keyword("lumilu", "skirmish") and not t.enemy.keyword("troll", "skirmish")
    assert t.is_quiet


def test_blossom_drake_grows_with_artifacts_and_blanks_them() -> None:
    t = table(
        you=line("blossom-drake") | artifacts("library-of-babble"),
        enemy=artifacts("matter-maker", "mushroom-with-a-view"),
        house="logos",
    )
    assert t.you.power("blossom-drake") == 7
    assert not t.you.can("action", "library-of-babble")
    assert t.is_quiet


def test_blossom_drake_stills_what_artifacts_wait_for_and_say_of_others() -> None:
    t = table(
        you=artifacts("auto-encoder")
        | hand("batdrone", "duskrunner")
        | deck("troll")
        | line("blossom-drake"),
        enemy=artifacts("customs-office"),
    )
    t.you.discards("batdrone")
    assert t.you == deck("troll")
    t = table(you=artifacts("matter-maker") | hand("duskrunner") | line("blossom-drake"), house="logos")
    assert not t.you.can("play", "duskrunner")
    assert t.is_quiet


def test_blossom_drake_leaves_artifacts_their_text_again_as_it_goes() -> None:
    t = table(you=artifacts("library-of-babble") | deck("troll") | line("batdrone"), house="logos")
    t.you.acts("library-of-babble")
    assert t.you == hand("troll")
    assert t.is_quiet


def test_chonkers_doubles_its_counters_after_killing_the_one_it_fights() -> None:
    t = table(you=line(grown("chonkers", 3)), enemy=line("q-mechs"))
    t.you.fights("chonkers")
    assert t.you == line(grown("chonkers", 6))
    assert t.is_quiet


def test_chonkers_gets_a_counter_when_played_and_none_for_a_survivor() -> None:
    t = table(you=hand("chonkers"))
    t.you.plays("chonkers")
    assert t.you == line(grown("chonkers", 1))
    t = table(you=line(grown("chonkers", 1)), enemy=line("troll"))
    t.you.fights("chonkers")
    assert t.you == line(grown("chonkers", 1))
    assert t.is_quiet


def test_dark_queen_gloriana_returns_a_friend_of_another_house() -> None:
    t = table(you=hand("dark-queen-gloriana") | line("troll", "lumilu", "bumpsy"), enemy=line("q-mechs"))
    t.you.plays("dark-queen-gloriana").may_choose("troll", "bumpsy").picks("troll")
    assert t.you == hand("troll") | line("lumilu", "bumpsy", "dark-queen-gloriana")
    assert t.is_quiet


def test_dark_queen_gloriana_returns_nobody_among_her_own() -> None:
    t = table(you=hand("dark-queen-gloriana") | line("lumilu"), enemy=line("q-mechs"))
    t.you.plays("dark-queen-gloriana")
    assert t.you == hand() | line("lumilu", "dark-queen-gloriana")
    assert t.is_quiet


def test_eunoia_is_paid_and_healed_for_the_one_that_dies_fighting_her() -> None:
    t = table(you=line(damaged("eunoia", 3)), enemy=line("q-mechs"))
    t.you.fights("eunoia")
    assert t.you == line(damaged("eunoia", 2)) | amber(1)
    assert t.is_quiet


def test_eunoia_gets_nothing_for_a_survivor() -> None:
    t = table(you=line("eunoia"), enemy=line("sacro-beast"))
    t.you.fights("eunoia")
    assert t.you == line(damaged("eunoia", 5)) | amber(0)
    assert t.is_quiet


def test_mercy_malkin_queen_wards_cats_that_enter() -> None:
    t = table(you=line("mercy-malkin-queen") | hand("lumilu"))
    t.you.plays("lumilu")
    assert t.you == line("mercy-malkin-queen", warded("lumilu"))
    assert t.is_quiet


def test_mercy_malkin_queen_wards_no_frog_and_readies_a_beast_after_fighting() -> None:
    t = table(you=line("mercy-malkin-queen", exhausted("lumilu")) | hand("keyfrog"), enemy=line("q-mechs"))
    t.you.plays("keyfrog").fights("mercy-malkin-queen").may_choose("lumilu", "keyfrog").picks("lumilu")
    assert t.you == line("mercy-malkin-queen", ready("lumilu"), exhausted("keyfrog"))
    assert t.is_quiet


def test_dino_beast_may_be_exalted_to_deal_three() -> None:
    t = table(you=hand("dino-beast"), enemy=line("troll"))
    t.you.plays("dino-beast").picks("yes", "troll")
    assert t.you == line(holding("dino-beast", 1))
    assert t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_dino_beast_need_not_be_exalted() -> None:
    t = table(you=hand("dino-beast"), enemy=line("troll"))
    t.you.plays("dino-beast").picks("no")
    assert t.you == line("dino-beast") and t.enemy == line("troll")
    assert t.is_quiet


@pytest.mark.parametrize("beast", ["dino-beast", "sacro-beast", "techno-beast", "umbra-beast"])
def test_the_beasts_take_no_damage_from_those_they_fight(beast: str) -> None:
    t = table(you=line(beast), enemy=line("troll"))
    t.you.fights(beast)
    assert t.you == line(beast)
    assert t.is_quiet


def test_sacro_beast_stops_two_damage_with_its_armor() -> None:
    t = table(you=hand("punch"), enemy=line("sacro-beast"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("sacro-beast", 1))
    assert t.is_quiet


def test_sacro_beast_takes_damage_when_it_is_attacked() -> None:
    t = table(you=line("troll"), enemy=line("sacro-beast"))
    t.you.fights("troll")
    assert t.enemy == line() | discard("sacro-beast")
    assert t.is_quiet


def test_techno_beast_discards_after_reaping_and_draws() -> None:
    t = table(you=line("techno-beast") | hand("punch") | deck("troll"), house="untamed")
    t.you.reaps("techno-beast")
    assert t.you == hand("troll") | discard("punch")
    assert t.is_quiet


def test_techno_beast_draws_nothing_without_a_discard() -> None:
    t = table(you=line("techno-beast") | deck("troll"))
    t.you.reaps("techno-beast")
    assert t.you == hand() | deck("troll")
    assert t.is_quiet


def test_umbra_beast_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-beast"))
    t.you.fights("troll")
    assert t.enemy == line("umbra-beast")
    assert t.is_quiet


def test_umbra_beast_is_not_elusive_twice_a_turn() -> None:
    t = table(you=line("troll", "bumpsy"), enemy=line("umbra-beast"))
    t.you.fights("troll").fights("bumpsy")
    assert t.enemy == line()
    assert t.is_quiet


def test_xeno_beast_takes_one_of_three_and_puts_one_at_the_bottom() -> None:
    t = table(you=line("xeno-beast") | deck("troll", "punch", "bumpsy", "anger"), enemy=line("q-mechs"))
    t.you.fights("xeno-beast").picks("punch", "troll")
    assert t.you == hand("punch") | deck("bumpsy", "anger", "troll")
    assert t.is_quiet


def test_xeno_beast_looks_at_nothing_when_reaping() -> None:
    t = table(you=line("xeno-beast") | deck("troll"))
    t.you.reaps("xeno-beast")
    assert t.you == hand() | deck("troll")
    assert t.is_quiet


def kong() -> dict[str, object]:
    return {"card": "niffle-kong", "part": "niffle-kong2"}


def test_niffle_kong_finds_niffles_in_deck_and_discard_pile() -> None:
    t = table(
        you=hand("niffle-kong", "niffle-kong2") | deck("niffle-ape", "troll") | discard("niffle-queen"),
    )
    t.you.plays("niffle-kong").may_choose("niffle-ape", "niffle-queen").picks("niffle-ape", "niffle-queen")
    assert t.you == hand("niffle-ape", "niffle-queen") | deck("troll") | line("niffle-kong")
    assert t.is_quiet


def test_niffle_kong_may_destroy_a_niffle_for_three_blows() -> None:
    t = table(
        you=line(kong(), "niffle-ape"),
        enemy=line("troll") | amber(2) | artifacts("matter-maker"),
        house="untamed",
    )
    t.you.reaps("niffle-kong").picks("yes").may_choose("niffle-kong", "niffle-ape").picks(
        "niffle-ape", "troll"
    )
    assert t.you == line("niffle-kong") | amber(2)
    assert t.enemy == line(damaged("troll", 3)) | amber(1) | artifacts()
    assert t.is_quiet


def test_niffle_kong_strikes_nobody_where_no_niffle_is_destroyed() -> None:
    t = table(you=line(kong()), enemy=line("troll") | amber(2), house="untamed")
    t.you.reaps("niffle-kong").picks("no")
    assert t.enemy == line("troll") | amber(2)
    assert t.is_quiet


def test_niffle_kong2_alone_cannot_be_played() -> None:
    t = table(you=hand("niffle-kong2"))
    assert t.you.why_not("play", "niffle-kong2") == "other-half-missing"
    assert t.is_quiet


def test_niffle_kong2_leaves_play_with_the_other_half() -> None:
    t = table(you=line(kong()), enemy=amber(0), house="untamed")
    t.you.reaps("niffle-kong").picks("yes")
    assert t.you == line()
    assert sorted(t.you.look("discard")) == ["niffle-kong", "niffle-kong2"]
    assert t.is_quiet
