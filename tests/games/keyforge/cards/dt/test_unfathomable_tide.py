"""What each Unfathomable card of Dark Tidings that waits for the tide or keeps cards from readying does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    chains,
    damaged,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    line,
    ready,
    table,
    upgraded,
)

from tapete.games.keyforge.positions import from_position, to_position


@pytest.mark.parametrize("card", ["kiri-giltspine", "whirlpool"])
def test_positions_hold_what_kiri_giltspine_and_whirlpool_began(card: str) -> None:
    foes = line(card) if card == "kiri-giltspine" else artifacts(card) | line("bumpsy")
    t = table(you=line("krump"), enemy=foes)
    t.you.reaps("krump")
    if card == "whirlpool":
        t.you.ends_turn()
    assert t.state.lasting and to_position(from_position(to_position(t.state))) == to_position(t.state)


def test_the_tide_is_raised_for_three_chains() -> None:
    t = table(tide_card=True)
    t.you.raises_tide()
    assert t.state.tide == 0 and t.you == chains(3)
    assert t.is_quiet


def test_the_tide_is_offered_without_the_place_of_a_card() -> None:
    t = table(you=line("troll", "troll"), tide_card=True)
    offered = t.match.pending[0].options.find("tide:0")
    assert offered is not None and offered.text("en") == "Raise the tide for 3 chains"


def test_the_tide_and_chains_stand_in_the_table_that_terminals_print() -> None:
    t = table(you=line("troll") | chains(3), enemy=line("krump") | chains(1), tide=1)
    told = {lang: t.match.game.table_text(t.state, 0, lang) for lang in ("en", "es")}
    assert told["en"][0].endswith(" · 1 chain · high tide") and told["en"][2].endswith(
        " · 3 chains · low tide"
    )
    assert told["es"][0].endswith(" · 1 cadena · marea alta") and told["es"][2].endswith(
        " · 3 cadenas · marea baja"
    )
    bare = table(you=line("troll"), tide_card=True)
    assert bare.match.game.table_text(bare.state, 0, "en")[0].endswith("0 / 0 / 0")


def test_the_tide_that_is_high_already_offers_chains_alone() -> None:
    """v17.2 «Marea»: it cannot be raised, and the rest of its ability can be resolved."""
    t = table(you=line("troll"), tide=0)
    offered = t.match.pending[0].options.find("tide:0")
    assert offered is not None and offered.text("en") == "Gain 3 chains; the tide is high already"
    t.you.raises_tide()
    assert t.you == chains(3) and t.is_quiet


def test_the_tide_sets_no_card_of_a_hand_apart() -> None:
    """Two that are alike are told apart from each other, not from the first card of a deck, wherever it lies."""
    t = table(you=hand("troll"), enemy=hand("troll", "troll"), active=1, tide_card=True)
    assert [option.text("en") for option in t.match.pending[0].options][0] == "Play Troll (1 of 2)"


def test_the_tide_is_not_there_where_no_deck_brings_it() -> None:
    t = table(you=line("troll"))
    assert not any("tide" in offer for offer in t.offered)


def test_flamegill_enforcer_steals_nothing_and_captures_three() -> None:
    t = table(you=line("flamegill-enforcer"), enemy=amber(4))
    t.you.acts("flamegill-enforcer")
    assert t.you == line(exhausted(holding("flamegill-enforcer", 3))) | amber(0) and t.enemy == amber(1)
    assert t.is_quiet


def test_flamegill_enforcer_is_enraged_by_the_tide_of_the_opponent_only() -> None:
    t = table(you=line("troll"), enemy=line("flamegill-enforcer"), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == line(enraged("flamegill-enforcer"))
    t = table(you=line("flamegill-enforcer"), tide_card=True)
    t.you.raises_tide()
    assert t.you == line("flamegill-enforcer")
    assert t.is_quiet


def test_flamegill_enforcer_evil_twin_steals_one() -> None:
    t = table(you=line("flamegill-enforcer-evil-twin"), enemy=amber(4))
    t.you.acts("flamegill-enforcer-evil-twin")
    assert t.you == line(exhausted("flamegill-enforcer-evil-twin")) | amber(1) and t.enemy == amber(3)
    assert t.is_quiet


def test_flamegill_enforcer_evil_twin_does_not_mind_a_tide_that_is_high_already() -> None:
    t = table(enemy=line("flamegill-enforcer-evil-twin"), tide_card=True, tide=0)
    t.you.raises_tide()
    assert t.enemy == line("flamegill-enforcer-evil-twin") and t.you == chains(3)
    assert t.is_quiet


def test_portalmonger_raises_the_price_of_keys_at_high_tide() -> None:
    t = table(you=line("portalmonger"), tide_card=True, tide=0)
    assert t.enemy.key_cost == 10 and t.you.key_cost == 6


def test_portalmonger_does_nothing_at_low_or_neutral_tide() -> None:
    assert table(you=line("portalmonger"), tide_card=True).enemy.key_cost == 6
    assert table(you=line("portalmonger"), tide_card=True, tide=1).enemy.key_cost == 6


def test_the_chosen_one_is_struck_for_each_exhausted_creature_and_none_readies() -> None:
    foes = line(exhausted("troll"), exhausted("bumpsy"), "headhunter")
    t = table(you=foes | artifacts(exhausted("gauntlet-of-command")), enemy=line("the-chosen-one"))
    t.you.ends_turn()
    assert t.enemy == line(damaged("the-chosen-one", 2))
    assert t.you == line(exhausted("troll"), exhausted("bumpsy"), "headhunter")
    assert t.you == artifacts(ready("gauntlet-of-command"))


def test_the_chosen_one_does_not_trouble_its_own_player() -> None:
    t = table(you=line("the-chosen-one", exhausted("troll")))
    t.you.ends_turn()
    assert t.you == line("the-chosen-one", ready("troll"))


def test_the_chosen_one_takes_all_the_damage_at_once() -> None:
    """v17.2 FAQ «El Elegido»: with 8 damage and four exhausted creatures it dies, and none of the four readies."""
    tired = [exhausted(x) for x in ("troll", "bumpsy", "headhunter", "krump")]
    t = table(you=line(*tired), enemy=line(damaged("the-chosen-one", 8)))
    t.you.ends_turn()
    assert t.enemy == line() and t.you == line(*tired)


def test_the_chosen_one_lets_no_creature_ready_that_comes_while_it_is_struck() -> None:
    """The step readies no creature at all, also none that the last blow brings into play."""
    mine = line({"card": "jargogle", "under": ["troll"], "exhausted": True})
    t = table(you=mine, enemy=line(upgraded(damaged("the-chosen-one", 8), "soulkeeper")))
    t.you.ends_turn().picks("left")
    assert t.enemy == line() and t.you == line(exhausted("troll"))


def test_abyssal_zealot_captures_two_when_you_raise_the_tide() -> None:
    t = table(you=line("abyssal-zealot"), enemy=amber(3), tide_card=True)
    t.you.raises_tide()
    assert t.you == line(holding("abyssal-zealot", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_abyssal_zealot_loses_two_to_the_supply_when_the_opponent_does() -> None:
    t = table(enemy=line(holding("abyssal-zealot", 3)), tide_card=True)
    t.you.raises_tide()
    assert t.enemy == line(holding("abyssal-zealot", 1)) | amber(0) and t.you == amber(0)
    assert t.is_quiet


def test_kiri_giltspine_keeps_a_reaper_exhausted_through_the_ready_step() -> None:
    t = table(you=line("krump", exhausted("bumpsy")), enemy=line("kiri-giltspine"))
    t.you.reaps("krump")
    t.you.ends_turn()
    assert t.you == line(exhausted("krump"), ready("bumpsy"))


def test_kiri_giltspine_keeps_it_exhausted_for_one_step_only() -> None:
    t = table(you=line("krump"), enemy=line("kiri-giltspine"))
    t.you.reaps("krump")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.ends_turn()
    assert t.you == line(ready("krump"))


def test_under_pressure_keeps_its_creature_from_readying_by_step_or_effect() -> None:
    t = table(you=line(upgraded(exhausted("troll"), "under-pressure")) | hand("anger"))
    t.you.plays("anger")
    assert t.you == line(upgraded(exhausted("troll"), "under-pressure"))
    t.you.ends_turn()
    assert t.you == line(upgraded(exhausted("troll"), "under-pressure"))


def test_under_pressure_lets_others_ready() -> None:
    t = table(you=line(upgraded("troll", "under-pressure"), exhausted("bumpsy")))
    assert t.you.can("reap", "troll")
    t.you.ends_turn()
    assert t.you == line(upgraded(ready("troll"), "under-pressure"), ready("bumpsy"))


def test_seabringer_kekoa_raises_the_tide_as_it_is_destroyed() -> None:
    t = table(you=line("krump"), enemy=line(damaged("seabringer-kekoa", 5)), tide_card=True, tide=0)
    t.you.fights("krump")
    assert t.state.tide == 1 and t.enemy == line()


def test_seabringer_kekoa_raises_nothing_when_it_only_leaves() -> None:
    t = table(you=hand("fear"), enemy=line("seabringer-kekoa"), tide_card=True, tide=0)
    t.you.plays("fear")
    assert t.state.tide == 0 and t.enemy == hand("seabringer-kekoa")
    assert t.is_quiet


def test_storm_surge_leaves_the_opponents_cards_exhausted_for_a_turn() -> None:
    t = table(
        you=hand("storm-surge") | line(exhausted("bumpsy")),
        enemy=line("troll") | artifacts("gauntlet-of-command"),
    )
    t.you.plays("storm-surge").ends_turn()
    assert t.you == line(ready("bumpsy"))
    t.enemy.reaps("troll").ends_turn()
    assert t.enemy == line(exhausted("troll"))


def test_storm_surge_does_not_keep_an_effect_from_readying() -> None:
    t = table(you=hand("storm-surge"), enemy=line("krump") | hand("anger"))
    t.you.plays("storm-surge").ends_turn()
    t.enemy.reaps("krump").plays("anger").ends_turn()
    assert t.enemy == line(ready("krump"))


def test_storm_surge_is_over_a_turn_later() -> None:
    t = table(you=hand("storm-surge"), enemy=line(exhausted("krump")))
    t.you.plays("storm-surge").ends_turn()
    t.enemy.ends_turn()
    assert t.enemy == line(exhausted("krump"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.enemy == line(ready("krump"))


def test_te_wheke_kraken_stays_when_two_are_exhausted() -> None:
    t = table(you=hand("te-wheke-kraken") | line("hookmaster", "rustmiser", "krump"))
    t.you.plays("te-wheke-kraken", flank="left").picks("hookmaster", "rustmiser")
    assert t.you == line("te-wheke-kraken", exhausted("hookmaster"), exhausted("rustmiser"), ready("krump"))
    assert t.is_quiet


def test_te_wheke_kraken_is_destroyed_when_only_one_can_be() -> None:
    t = table(you=hand("te-wheke-kraken") | line("hookmaster", "krump"))
    t.you.plays("te-wheke-kraken", flank="left")
    assert t.you == line(exhausted("hookmaster"), ready("krump")) | discard("te-wheke-kraken")
    assert t.is_quiet


def test_the_susurrus_exhausts_three_for_one_of_the_crew() -> None:
    foes = line("troll", "bumpsy") | artifacts("pile-of-skulls")
    t = table(you=artifacts("the-susurrus") | line("hookmaster"), enemy=foes)
    t.you.acts("the-susurrus").picks("troll", "pile-of-skulls", "done")
    assert t.enemy == line(exhausted("troll"), ready("bumpsy")) | artifacts(exhausted("pile-of-skulls"))
    assert t.you == line(exhausted("hookmaster"))
    assert t.is_quiet


def test_the_susurrus_does_nothing_without_a_ready_crew() -> None:
    t = table(you=artifacts("the-susurrus") | line(exhausted("hookmaster")), enemy=line("troll"))
    t.you.acts("the-susurrus")
    assert t.enemy == line(ready("troll"))
    assert t.is_quiet


def test_whirlpool_carries_the_right_flank_over_to_the_left() -> None:
    t = table(you=artifacts("whirlpool") | line("krump", "bumpsy"), enemy=line("troll", "headhunter"))
    t.you.ends_turn()
    assert t.you == line("krump") and t.enemy == line("bumpsy", "troll", "headhunter")
    t.enemy.ends_turn()
    assert t.you == line("headhunter", "krump") and t.enemy == line("bumpsy", "troll")


def test_whirlpool_leaves_one_effect_on_what_it_carries_back_and_forth() -> None:
    """The latest effect wins for good (v17.2 «Control y propiedad»): none before it is kept."""
    t = table(you=artifacts("whirlpool") | line("krump"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.you == line("krump")
    assert [effect.seat for effect in t.match.table.lasting] == [0]


def test_whirlpool_moves_nothing_where_nobody_stands() -> None:
    t = table(you=artifacts("whirlpool"), enemy=line("troll"))
    t.you.ends_turn()
    assert t.enemy == line("troll") and t.you == line()
