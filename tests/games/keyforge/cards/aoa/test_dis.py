"""What each Dis card of Age of Ascension does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    hand,
    keys,
    line,
    maverick,
    owned_by,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

DIS = side(houses=["brobnar", "logos", "dis"])
UNTAMED = side(houses=["untamed", "dis", "logos"])
KEY_IMPS = {"bronze-key-imp": (), "silver-key-imp": ("red",), "gold-key-imp": ("red", "blue")}


@pytest.mark.parametrize("card", ["æmber-imp", "orb-of-invidius"])
def test_whoever_reaps_is_stunned(card: str) -> None:
    mine = (
        artifacts(card) | line("troll", "krump") if card.startswith("orb") else line("troll", "krump", card)
    )
    t = table(you=mine, house="brobnar")
    t.you.reaps("krump")
    assert t.you.body("krump").stunned and not t.you.body("troll").stunned and t.you.amber == 1
    assert t.is_quiet


@pytest.mark.parametrize("card", ["æmber-imp", "orb-of-invidius"])
def test_whoever_fights_is_not_stunned(card: str) -> None:
    theirs = artifacts(card) if card.startswith("orb") else line(card)
    t = table(you=line("troll"), enemy=theirs | side() if card == "æmber-imp" else theirs | line("urchin"))
    t.you.fights("troll")
    assert not t.you.body("troll").stunned and t.is_quiet


def test_aember_imp_is_no_shield_for_the_victim_that_gabos_chooses() -> None:
    """Reglamento maestro v17.2, FAQ «Elusivo»: Gabos Brazoslargos."""
    t = table(you=line("gabos-longarms"), enemy=line("æmber-imp", "troll"))
    t.you.fights("gabos-longarms", "æmber-imp").picks("troll")
    assert t.enemy == line("æmber-imp", damaged("troll", 5)) and t.is_quiet


def test_banish_puts_an_enemy_creature_into_its_players_archives() -> None:
    t = table(you=hand("banish") | line("streke"), enemy=line("troll", "krump"))
    t.you.plays("banish").may_choose("troll", "krump").picks("krump")
    assert t.enemy == line("troll") | archives("krump") and t.you == archives() and t.is_quiet


def test_banish_puts_a_creature_of_yours_that_the_opponent_controls_into_their_archives() -> None:
    t = table(you=hand("banish"), enemy=line(owned_by("troll", 0)) | DIS)
    t.you.plays("banish")
    assert t.enemy == line() | archives("troll") and t.you == archives()
    t.you.ends_turn()
    t.enemy.chooses("dis").picks("take")
    assert t.you.look("hand").count("troll") == 1 and t.enemy == archives()


def test_binding_irons_chains_the_opponent() -> None:
    t = table(you=hand("binding-irons"), enemy=chains(1))
    t.you.plays("binding-irons")
    assert (t.you.chains, t.enemy.chains) == (0, 4) and t.is_quiet


def test_binding_irons_stops_at_24_chains() -> None:
    t = table(you=hand("binding-irons"), enemy=chains(23))
    t.you.plays("binding-irons")
    assert t.enemy.chains == 24 and t.is_quiet


def test_cull_the_weak_destroys_the_least_powerful_enemy() -> None:
    t = table(you=hand("cull-the-weak") | line("streke"), enemy=line("troll", "urchin", "krump"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll", "krump") and t.you == line("streke") and t.is_quiet


def test_cull_the_weak_destroys_one_of_the_tied() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("urchin", "dust-pixie", "krump"))
    t.you.plays("cull-the-weak").may_choose("urchin", "dust-pixie").picks("urchin")
    assert t.enemy == line("dust-pixie", "krump") and t.is_quiet


def test_exhume_plays_a_creature_of_your_discard_pile() -> None:
    t = table(you=hand("exhume") | discard("troll", "bumpsy", "punch"), enemy=amber(2))
    t.you.plays("exhume").may_choose("troll", "bumpsy").picks("bumpsy", "yes")
    assert t.you == line("bumpsy") | discard("exhume", "troll", "punch") and t.enemy.amber == 1
    assert t.is_quiet


def test_exhume_need_not_play_it() -> None:
    t = table(you=hand("exhume") | discard("troll"), enemy=discard("krump"))
    t.you.plays("exhume").picks("no")
    assert t.you == line() | discard("exhume", "troll") and t.is_quiet


def test_gub_is_strong_between_others() -> None:
    t = table(you=line("streke", "gub", "urchin"), enemy=line("troll"))
    assert t.you.power("gub") == 6 and t.you.keyword("gub", "taunt") == 1


def test_gub_is_weak_on_a_flank() -> None:
    t = table(you=line("gub", "urchin"), enemy=line("troll"))
    assert t.you.power("gub") == 1 and t.you.keyword("gub", "taunt") == 0


def test_gub_dies_of_old_damage_when_it_comes_to_stand_on_a_flank() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("urchin", damaged("gub", 3), "troll"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll") and t.is_quiet


def test_misery_exploit_gains_for_damaged_enemies() -> None:
    theirs = line(damaged("krump", 1), "troll", damaged("bumpsy", 4))
    t = table(you=hand("misery-exploit") | line(damaged("streke", 1)), enemy=theirs)
    t.you.plays("misery-exploit")
    assert t.you.amber == 2 and t.is_quiet


def test_misery_exploit_gains_nothing_from_the_unhurt() -> None:
    t = table(you=hand("misery-exploit") | line(damaged("streke", 1)), enemy=line("troll"))
    t.you.plays("misery-exploit")
    assert t.you.amber == 0 and t.is_quiet


def test_not_finished_with_you_shuffles_creatures_back() -> None:
    t = table(you=hand("not-finished-with-you") | discard("troll", "punch", "krump") | deck("urchin"))
    t.you.plays("not-finished-with-you").may_choose("troll", "krump").picks("krump", "done")
    assert sorted(t.you.look("deck")) == ["krump", "urchin"]
    assert t.you == discard("not-finished-with-you", "troll", "punch") and t.is_quiet


def test_not_finished_with_you_may_take_nobody_and_never_an_enemy() -> None:
    t = table(you=hand("not-finished-with-you") | discard("troll"), enemy=discard("krump"))
    t.you.plays("not-finished-with-you").cannot_choose("krump").picks("done")
    assert t.you == discard("not-finished-with-you", "troll") and t.is_quiet


def test_streke_inside_the_line_takes_a_card_from_the_opponents_hand() -> None:
    t = table(you=line("urchin", "streke", "troll"), enemy=deck(*["punch"] * 9) | DIS)
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert len(t.enemy.look("hand")) == 5


def test_streke_on_a_flank_takes_none() -> None:
    t = table(you=line("streke", "troll"), enemy=deck(*["punch"] * 9) | DIS)
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert len(t.enemy.look("hand")) == 6


def test_tezmal_forbids_a_house_for_one_turn() -> None:
    t = table(you=line("tezmal") | DIS, enemy=DIS)
    t.you.reaps("tezmal").picks("logos").ends_turn()
    assert t.offered == ["brobnar", "dis"]
    t.enemy.chooses("dis").ends_turn()
    t.you.chooses("dis").ends_turn()
    assert "logos" in t.offered


def test_tezmal_does_not_bind_its_own_player() -> None:
    t = table(you=line("tezmal") | DIS, enemy=DIS)
    t.you.reaps("tezmal").picks("dis").ends_turn()
    t.enemy.chooses("logos").ends_turn()
    assert "dis" in t.offered


def test_unlocked_gateway_destroys_everybody_and_ends_the_step() -> None:
    t = table(you=hand("unlocked-gateway", "banish") | line("troll") | DIS, enemy=line("krump") | DIS)
    t.you.plays("unlocked-gateway")
    assert t.you == line() and t.enemy == line()
    assert t.match.pending[0].seat == 1 and t.match.pending[0].kind == "house"


def test_unlocked_gateway_leaves_artifacts_alone() -> None:
    t = table(you=hand("unlocked-gateway") | DIS, enemy=artifacts("cannon") | line("krump") | DIS)
    t.you.plays("unlocked-gateway")
    assert t.enemy == artifacts("cannon") | line()


@pytest.mark.parametrize(("card", "count"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_a_yurk_discards_so_many_cards(card: str, count: int) -> None:
    t = table(you=hand(card, "punch", "troll", "krump", "banish") | DIS)
    t.you.plays(card).picks(*["punch", "troll", "krump"][:count])
    assert t.you == hand(*["punch", "troll", "krump"][count:], "banish") and t.is_quiet
    assert sorted(t.you.look("discard")) == sorted(["punch", "troll", "krump"][:count])


@pytest.mark.parametrize("card", ["yurk", "old-yurk", "ancient-yurk"])
def test_a_yurk_with_one_other_card_discards_that_and_no_enemy_card(card: str) -> None:
    t = table(you=hand(card, "punch"), enemy=hand("troll"), house="dis")
    t.you.plays(card)
    assert t.you == hand() | discard("punch") | line(card) and t.enemy == hand("troll") and t.is_quiet


def test_angwish_makes_enemy_keys_dearer_by_its_damage() -> None:
    t = table(you=line(damaged("angwish", 4)))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 10)


def test_angwish_unhurt_costs_nobody_anything() -> None:
    t = table(you=line("angwish", damaged("troll", 4)))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)


def test_bloodshard_imp_destroys_whoever_reaps() -> None:
    t = table(you=line("troll", "krump"), enemy=line("bloodshard-imp"))
    t.you.reaps("krump")
    assert t.you == line("troll") | discard("krump") | amber(1) and t.is_quiet


def test_bloodshard_imp_spares_whoever_fights_and_not_itself() -> None:
    t = table(you=line("bloodshard-imp", "streke"), enemy=line("urchin"))
    t.you.fights("streke")
    assert t.you == line("bloodshard-imp", "streke")
    t.you.reaps("bloodshard-imp")
    assert t.you == line("streke") | amber(1) and t.is_quiet


@pytest.mark.parametrize("card", ["bronze-key-imp", "silver-key-imp", "gold-key-imp"])
def test_a_key_imp_forbids_both_players_its_key(card: str) -> None:
    mine = line(card) | amber(8) | keys(*KEY_IMPS[card]) | DIS
    t = table(you=mine, enemy=amber(8) | keys(*KEY_IMPS[card]) | DIS)
    t.you.ends_turn()
    assert t.match.pending[0].kind == "house" and t.enemy.amber == 8
    t.enemy.chooses("dis").ends_turn()
    assert t.match.pending[0].kind == "house" and t.you.amber == 8


@pytest.mark.parametrize("card", ["bronze-key-imp", "silver-key-imp", "gold-key-imp"])
def test_a_key_imp_lets_the_other_keys_be_forged(card: str) -> None:
    forged = {"bronze-key-imp": ("red",), "silver-key-imp": (), "gold-key-imp": ("red",)}[card]
    t = table(you=line(card) | DIS, enemy=amber(8) | keys(*forged) | DIS)
    t.you.ends_turn()
    t.enemy.picks("blue")
    assert (t.enemy.keys, t.enemy.amber) == (len(forged) + 1, 2) and t.is_quiet


def test_bronze_key_imp_stops_a_key_at_no_cost_too() -> None:
    mine = hand("might-makes-right") | line("lollop-the-titanic", "troll", "troll")
    t = table(you=mine, enemy=line("bronze-key-imp"))
    t.you.plays("might-makes-right").picks("yes", "lollop-the-titanic", "troll")
    assert t.you == line() and t.you.keys == 0 and t.is_quiet


def test_pain_reaction_spreads_from_whom_it_destroys() -> None:
    """Reglamento maestro v17.2, errata «Dolor en Cadena» and FAQ «Orden de resolución»."""
    t = table(you=hand("pain-reaction"), enemy=line("troll", "dust-pixie", "krump", "bumpsy"))
    t.you.plays("pain-reaction").picks("dust-pixie")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2), "bumpsy") and t.is_quiet


def test_pain_reaction_stops_at_a_survivor() -> None:
    t = table(you=hand("pain-reaction"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("pain-reaction").picks("krump")
    assert t.enemy == line("troll", damaged("krump", 2), "bumpsy") and t.is_quiet


def test_skullion_destroys_a_friendly_creature() -> None:
    t = table(you=hand("skullion") | line("urchin"), enemy=line("krump"))
    t.you.plays("skullion").may_choose("urchin", "skullion").picks("urchin")
    assert t.you == line("skullion") and t.enemy == line("krump") and t.is_quiet


def test_skullion_alone_destroys_itself() -> None:
    t = table(you=hand("skullion"), enemy=line("krump"))
    t.you.plays("skullion")
    assert t.you == line() | discard("skullion") and t.enemy == line("krump") and t.is_quiet


def test_soulkeeper_takes_the_most_powerful_enemy_along() -> None:
    t = table(
        you=hand("cull-the-weak") | line("troll", "krump"), enemy=line(upgraded("urchin", "soulkeeper"))
    )
    t.you.plays("cull-the-weak")
    assert t.enemy == line() and t.you == line("krump") and t.is_quiet


def test_soulkeeper_does_nothing_when_its_creature_is_returned() -> None:
    t = table(you=hand("fear") | line("troll"), enemy=line(upgraded("urchin", "soulkeeper")))
    t.you.plays("fear")
    assert t.enemy == line() | hand("urchin") and t.you == line("troll") and t.is_quiet


def test_soulkeeper_points_at_one_that_is_marked_already() -> None:
    """Reglamento maestro v17.2, FAQ «Efectos “Destruida:”»: the one of power 5 survives."""
    t = table(you=hand("opal-knight") | line(upgraded("streke", "soulkeeper")), enemy=line("krump", "bumpsy"))
    t.you.plays("opal-knight")
    assert "streke" in t.you.look("discard") and t.enemy == line("bumpsy") and t.is_quiet


def test_destroyed_abilities_resolve_one_by_one_and_all_leave_together() -> None:
    """Reglamento maestro v17.2, glosario «Destruida»: Groggins, Corazón de Fénix, Guardaalmas."""
    theirs = line(upgraded("dust-imp", "soulkeeper"), "drumble", "shaffles")
    t = table(you=line(upgraded("groggins", "phoenix-heart")), enemy=theirs, house="brobnar")
    t.you.fights("groggins", "dust-imp")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.you == line() | hand("groggins") and t.enemy == line() | amber(2)
    assert sorted(t.enemy.look("discard")) == ["drumble", "dust-imp", "shaffles", "soulkeeper"]


def test_spyyyder_poisons_a_flank_creature_it_attacks() -> None:
    t = table(you=line("spyyyder"), enemy=line("troll", "krump", "bumpsy"))
    t.you.fights("spyyyder", "troll")
    assert t.enemy == line("krump", "bumpsy") and t.you == line("spyyyder") and t.is_quiet


def test_spyyyder_poisons_nobody_inside_the_line_nor_when_attacked() -> None:
    t = table(you=line("spyyyder"), enemy=line("troll", "krump", "bumpsy"))
    t.you.fights("spyyyder", "krump")
    assert t.enemy == line("troll", damaged("krump", 2), "bumpsy")
    t = table(you=line("troll"), enemy=line("spyyyder"))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 2)) and t.is_quiet


def test_neffru_pays_the_owner_of_each_creature_destroyed() -> None:
    t = table(you=hand("cull-the-weak") | line("neffru"), enemy=line("urchin", "troll"))
    t.you.plays("cull-the-weak")
    assert (t.you.amber, t.enemy.amber) == (1, 1) and t.is_quiet


def test_neffru_pays_nothing_for_artifacts_or_returned_creatures() -> None:
    t = table(you=hand("fear") | line("neffru"), enemy=line("urchin"))
    t.you.plays("fear")
    assert (t.you.amber, t.enemy.amber) == (0, 0) and t.is_quiet


def test_onyx_knight_destroys_all_with_odd_power() -> None:
    t = table(you=hand("onyx-knight") | line("urchin", "troll"), enemy=line("bumpsy", "krump"))
    t.you.plays("onyx-knight")
    assert t.you == line("troll", "onyx-knight") and t.enemy == line("krump") and t.is_quiet


def test_onyx_knight_looks_at_power_as_it_is_now() -> None:
    t = table(you=hand("onyx-knight"), enemy=line(upgraded("bumpsy", "blood-of-titans"), "krump"))
    t.you.plays("onyx-knight")
    assert t.enemy == line(upgraded("bumpsy", "blood-of-titans"), "krump") and t.is_quiet


def test_ortannu_the_chained_returns_his_bindings_and_hurts_for_each() -> None:
    mine = line("ortannu-the-chained") | discard("ortannu-s-binding", "punch", "ortannu-s-binding")
    t = table(you=mine, enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("ortannu-the-chained").picks("krump", "troll")
    assert t.enemy == line(damaged("troll", 4), damaged("krump", 4), damaged("bumpsy", 2))
    assert t.you == hand("ortannu-s-binding", "ortannu-s-binding") | discard("punch") and t.is_quiet


def test_ortannu_the_chained_deals_all_its_damage_at_once() -> None:
    # v17.2 «Resuelve las habilidades en el orden en que aparecen»: a ward stops all of it, and nobody moves up between.
    mine = line("ortannu-the-chained") | discard("ortannu-s-binding", "ortannu-s-binding")
    t = table(you=mine, enemy=line(warded("troll"), "dust-imp", "krump"))
    t.you.reaps("ortannu-the-chained").picks("troll").may_choose(
        "ortannu-the-chained", "troll", "dust-imp", "krump"
    ).picks("troll")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_ortannu_the_chained_hurts_nobody_without_bindings() -> None:
    t = table(you=line("ortannu-the-chained") | discard("punch"), enemy=line("troll"))
    t.you.reaps("ortannu-the-chained")
    assert t.enemy == line("troll") and t.you == discard("punch") and t.is_quiet


def test_ortannus_binding_hurts_a_friendly_creature() -> None:
    t = table(you=hand("ortannu-s-binding") | line("angwish", "streke"), enemy=line("troll"))
    t.you.plays("ortannu-s-binding").may_choose("angwish", "streke").picks("angwish")
    assert t.you == line(damaged("angwish", 2), "streke") and t.is_quiet


def test_ortannus_binding_never_hurts_an_enemy() -> None:
    t = table(you=hand("ortannu-s-binding"), enemy=line("troll"))
    t.you.plays("ortannu-s-binding")
    assert t.enemy == line("troll") and t.you.amber == 1 and t.is_quiet


def test_shadow_of_dis_is_over_before_anything_else_of_your_turn() -> None:
    # v17.2 «Efectos duraderos»: King of the Crag weakens them again as the turn begins, and who has lethal damage then
    # is destroyed: before a key is forged or a house chosen, and before what happens at the start of the turn.
    mine = line(maverick("director-of-zyx", "brobnar"), "troll") | artifacts(maverick("seeker-needle", "dis"))
    t = table(
        you=hand("shadow-of-dis") | mine | deck("punch", "anger") | DIS, enemy=line("king-of-the-crag") | DIS
    )
    t.you.plays("shadow-of-dis").acts("seeker-needle").picks("director-of-zyx").ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert t.match.pending[0].kind == "house"
    assert t.you == line("troll") | archives()
    assert t.is_quiet


def test_shadow_of_dis_blanks_enemy_creatures_until_your_next_turn() -> None:
    t = table(you=hand("shadow-of-dis") | DIS, enemy=line("æmber-imp", "groke") | amber(0) | DIS)
    t.you.plays("shadow-of-dis")
    assert t.enemy.keyword("æmber-imp", "elusive") == 0
    t.you.ends_turn()
    t.enemy.chooses("dis").reaps("æmber-imp")
    assert not t.enemy.body("æmber-imp").stunned
    t.enemy.ends_turn()
    assert t.enemy.keyword("æmber-imp", "elusive") == 1


def test_shadow_of_dis_leaves_your_creatures_and_artifacts_alone() -> None:
    t = table(you=hand("shadow-of-dis") | line("streke", "troll"), enemy=artifacts("orb-of-invidius"))
    t.you.plays("shadow-of-dis").reaps("streke")
    assert t.you.keyword("streke", "elusive") == 1 and t.you.body("streke").stunned and t.is_quiet


def test_shadow_of_dis_takes_what_an_upgrade_gives() -> None:
    """Reglamento maestro v17.2, FAQ «Sombra de Dis»: Malapeseta with Duskrunner steals nothing."""
    theirs = line(upgraded("bad-penny", "duskrunner")) | side(houses=["shadows", "dis", "logos"])
    t = table(you=hand("shadow-of-dis") | amber(2) | DIS, enemy=theirs)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("shadows").reaps("bad-penny")
    assert (t.you.amber, t.enemy.amber) == (3, 1) and t.is_quiet


def test_shadow_of_dis_does_not_change_how_cards_enter_play() -> None:
    """Reglamento maestro v17.2, FAQ «Sombra de Dis»: Silvertooth enters ready."""
    theirs = hand("silvertooth") | side(houses=["shadows", "dis", "logos"])
    t = table(you=hand("shadow-of-dis") | DIS, enemy=theirs)
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("shadows").plays("silvertooth")
    assert not t.enemy.body("silvertooth").exhausted and t.is_quiet


def test_shard_of_pain_shares_its_damage_out() -> None:
    """Reglamento maestro v17.2, glosario «Por cada»."""
    mine = artifacts("shard-of-pain", "shard-of-strength", "shard-of-pain")
    t = table(you=mine, enemy=line("troll", "krump"), house="dis")
    t.you.acts("shard-of-pain").picks("troll", "krump", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1)) and t.is_quiet


def test_shard_of_pain_hurts_no_friend() -> None:
    t = table(you=artifacts("shard-of-pain") | line("streke"))
    t.you.acts("shard-of-pain")
    assert t.you == line("streke") and t.is_quiet


def test_wretched_doll_marks_and_later_destroys() -> None:
    t = table(you=artifacts("wretched-doll") | DIS, enemy=line("troll", "krump") | DIS)
    t.you.acts("wretched-doll").picks("krump").ends_turn()
    assert t.enemy == line("troll", "krump")
    t.enemy.chooses("dis").ends_turn()
    t.you.chooses("dis").acts("wretched-doll")
    assert t.enemy == line("troll") and t.is_quiet


def test_wretched_doll_marks_nobody_while_a_counter_is_in_play() -> None:
    theirs = line("troll", {"card": "krump", "counters": {"doom": 1}})
    t = table(you=artifacts("wretched-doll") | line("streke"), enemy=theirs)
    t.you.acts("wretched-doll")
    assert t.enemy == line("troll") and t.you == line("streke")
    assert dict(t.enemy.body("troll").counters) == {} and t.is_quiet


def test_stunned_creatures_stay_stunned_when_an_imp_leaves() -> None:
    t = table(you=hand("fear") | line(stunned("streke"), maverick("troll", "dis")), enemy=line("æmber-imp"))
    t.you.plays("fear")
    assert t.you == line(stunned("streke"), "troll") and t.is_quiet


def test_yurk_wakes_what_earthbind_holds() -> None:
    """Reglamento maestro v17.2, FAQ «Atadura Terrena»: discarding from the hand counts."""
    t = table(you=hand("yurk", "punch") | line(upgraded("streke", "earthbind")), house="dis")
    assert not t.you.can("reap", "streke")
    t.you.plays("yurk")
    assert t.you.can("reap", "streke")
