"""What each action of Dis does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    keys,
    line,
    purged,
    side,
    table,
)


def test_a_fair_game_pays_each_player_for_the_others_hand() -> None:
    t = table(
        you=hand("a-fair-game", "punch", "fear") | deck("gateway-to-dis"),
        enemy=hand("urchin", "noddy-the-thief", "troll") | deck("bad-penny"),
    )
    t.you.plays("a-fair-game")
    assert (t.you.amber, t.enemy.amber) == (2, 1), "two of Shadows there, one of Dis here"
    assert sorted(t.you.look("discard")) == ["a-fair-game", "gateway-to-dis"]
    assert t.is_quiet


def test_arise_returns_the_creatures_of_one_house_from_your_discard_pile() -> None:
    t = table(you=hand("arise") | discard("troll", "punch", "shooler", "krump"))
    t.you.plays("arise").picks("brobnar")
    assert t.you == hand("troll", "krump") | discard("arise", "punch", "shooler") and t.you.chains == 1
    assert t.is_quiet


def test_control_the_weak_names_a_house_the_opponent_must_choose_next() -> None:
    t = table(you=hand("control-the-weak"), enemy=side(houses=["mars", "logos", "dis"]) | hand("zorg"))
    t.you.plays("control-the-weak").may_choose("mars", "logos", "dis").picks("mars")
    t.you.ends_turn()
    assert t.state.house == "mars"
    t.enemy.ends_turn()
    t.you.ends_turn() if t.match.pending[0].kind == "main" else t.you.chooses(t.offered[0]).ends_turn()
    assert sorted(t.offered) == ["dis", "logos", "mars"], "for one turn only"


def test_creeping_oblivion_purges_up_to_two_cards_of_one_pile() -> None:
    t = table(you=hand("creeping-oblivion") | discard("troll"), enemy=discard("krump", "bumpsy", "urchin"))
    t.you.plays("creeping-oblivion").picks("krump").may_choose("bumpsy", "urchin").picks("urchin")
    assert t.enemy == discard("bumpsy") | purged("krump", "urchin")
    assert t.is_quiet


def test_creeping_oblivion_may_purge_none() -> None:
    t = table(you=hand("creeping-oblivion"), enemy=discard("krump"))
    t.you.plays("creeping-oblivion").picks("done")
    assert t.enemy == discard("krump") and t.is_quiet


def test_dance_of_doom_destroys_the_creatures_of_one_power() -> None:
    t = table(you=hand("dance-of-doom") | line("bumpsy"), enemy=line("headhunter", "krump", "doc-bookton"))
    t.you.plays("dance-of-doom").picks(5)
    assert t.you == line() and t.enemy == line("krump")
    assert t.is_quiet


def test_fear_returns_an_enemy_creature_only() -> None:
    t = table(you=hand("fear") | line("bumpsy"), enemy=line("troll", "krump"))
    t.you.plays("fear").may_choose("troll", "krump").picks("troll")
    assert t.enemy == line("krump") | hand("troll")
    assert t.is_quiet


def test_gateway_to_dis_destroys_everybody_for_three_chains() -> None:
    t = table(you=hand("gateway-to-dis") | line("bumpsy") | artifacts("cannon"), enemy=line("troll", "krump"))
    t.you.plays("gateway-to-dis")
    assert t.you == line() | artifacts("cannon") and t.enemy == line() and t.you.chains == 3
    assert t.is_quiet


def test_gongoozle_costs_a_survivors_owner_a_card() -> None:
    t = table(you=hand("gongoozle"), enemy=line("troll") | hand("krump"))
    t.you.plays("gongoozle")
    assert t.enemy == line(damaged("troll", 3)) | hand() | discard("krump")
    assert t.is_quiet


@pytest.mark.parametrize("victim", [["urchin"], []])
def test_gongoozle_costs_no_card_when_it_kills_or_hits_nobody(victim: list[str]) -> None:
    t = table(you=hand("gongoozle", "fear"), enemy=line(*victim) | hand("krump"))
    t.you.plays("gongoozle")
    assert t.enemy == line() | hand("krump") and t.you == hand("fear")


def test_guilty_hearts_destroys_those_who_hold_amber() -> None:
    t = table(
        you=hand("guilty-hearts") | line(holding("bumpsy", 1)), enemy=line(holding("troll", 2), "krump")
    )
    t.you.plays("guilty-hearts")
    assert t.you == line() | amber(3) and t.enemy == line("krump") | amber(1)
    assert t.is_quiet


def test_hand_of_dis_takes_a_creature_off_the_flanks() -> None:
    t = table(you=hand("hand-of-dis"), enemy=line("troll", "krump", "bumpsy", "smaaash"))
    t.you.plays("hand-of-dis").may_choose("krump", "bumpsy").picks("krump")
    assert t.enemy == line("troll", "bumpsy", "smaaash")
    assert t.is_quiet


def test_hand_of_dis_finds_nobody_in_a_short_line() -> None:
    t = table(you=hand("hand-of-dis"), enemy=line("troll", "krump"))
    t.you.plays("hand-of-dis")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_hecatomb_destroys_dis_and_pays_each_controller() -> None:
    t = table(you=hand("hecatomb") | line("shooler", "bumpsy"), enemy=line("the-terror", "tocsin", "krump"))
    t.you.plays("hecatomb")
    assert t.you == line("bumpsy") | amber(2) and t.enemy == line("krump") | amber(2)
    assert t.is_quiet


def test_hysteria_sends_every_creature_home() -> None:
    t = table(you=hand("hysteria") | line("bumpsy"), enemy=line("troll", "krump") | artifacts("cannon"))
    t.you.plays("hysteria")
    assert t.you == line() | hand("bumpsy") and t.enemy == line() | hand("troll", "krump") | artifacts(
        "cannon"
    )
    assert t.is_quiet


def test_key_hammer_unforges_last_turns_key_and_pays_six() -> None:
    t = table(you=hand("key-hammer"), enemy=side(keys=["red", "blue"], forged=["blue"]))
    t.you.plays("key-hammer")
    assert t.enemy.look("keys") == ["red"] and t.enemy.amber == 6
    assert t.is_quiet


def test_key_hammer_pays_though_no_key_was_forged() -> None:
    t = table(you=hand("key-hammer"), enemy=keys("red"))
    t.you.plays("key-hammer")
    assert t.enemy.look("keys") == ["red"] and t.enemy.amber == 6


def test_key_hammer_leaves_a_key_that_the_opponent_forged_in_your_turn() -> None:
    t = table(you=hand("gateway-to-dis", "key-hammer"), enemy=line("keyfrog") | amber(6))
    t.you.plays("gateway-to-dis").picks("red").plays("key-hammer")
    assert t.enemy.look("keys") == ["red"] and t.enemy.amber == 6
    assert t.is_quiet


def test_mind_barb_discards_a_random_card_of_the_opponent() -> None:
    t = table(you=hand("mind-barb", "fear"), enemy=hand("troll"))
    t.you.plays("mind-barb")
    assert t.enemy == hand() | discard("troll") and t.you == hand("fear")
    assert t.is_quiet


def test_pandemonium_makes_the_unhurt_capture_from_their_opponents() -> None:
    t = table(you=hand("pandemonium") | line("bumpsy", damaged("krump", 1)), enemy=line("troll") | amber(3))
    t.you.plays("pandemonium")
    assert t.you == line(holding("bumpsy", 1), damaged("krump", 1)) | amber(0)
    assert t.enemy == line(holding("troll", 1)) | amber(2)
    assert t.is_quiet


def test_poltergeist_uses_an_artifact_and_breaks_it() -> None:
    t = table(you=hand("poltergeist") | deck("krump"), enemy=artifacts("library-of-babble") | deck("troll"))
    t.you.plays("poltergeist")
    assert t.you == hand("krump") and t.enemy == artifacts() | discard("library-of-babble") | deck("troll")
    assert t.is_quiet


def test_red_hot_armor_turns_armor_into_damage() -> None:
    mine, theirs = line("francus"), line("raiding-knight", "troll")
    t = table(you=hand("red-hot-armor") | mine, enemy=theirs, house="dis")
    t.you.plays("red-hot-armor")
    assert t.enemy == line(damaged("raiding-knight", 2), "troll") and t.enemy.armor("raiding-knight") == 0
    assert t.you == line("francus") and t.you.armor("francus") == 1
    t.you.ends_turn()
    assert t.enemy.armor("raiding-knight") == 2, "until the end of the turn"


def test_tendrils_of_pain_hurt_everybody_by_one() -> None:
    t = table(you=hand("tendrils-of-pain") | line("bumpsy"), enemy=line("troll") | keys("red"))
    t.you.plays("tendrils-of-pain")
    assert t.you == line(damaged("bumpsy", 1)) and t.enemy == line(damaged("troll", 1))
    assert t.is_quiet


def test_three_fates_destroys_the_three_most_powerful() -> None:
    t = table(you=hand("three-fates") | line("krump"), enemy=line("troll", "ether-spider", "bumpsy"))
    t.you.plays("three-fates")
    assert t.you == line() and t.enemy == line("bumpsy")
    assert t.is_quiet
