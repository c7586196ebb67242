"""What each Logos creature and artifact of Mass Mutation does, and the nearest thing it must not do."""

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
    purged,
    side,
    table,
    warded,
)

LOGOS = side(houses=["brobnar", "logos", "dis"])


def test_auto_encoder_archives_the_top_card_after_a_discard_from_hand() -> None:
    t = table(you=artifacts("auto-encoder") | hand("batdrone") | deck("troll", "bumpsy"))
    t.you.discards("batdrone")
    assert t.you == archives("troll") | deck("bumpsy") | discard("batdrone")
    assert t.is_quiet


def test_auto_encoder_waits_for_its_own_players_hand() -> None:
    t = table(you=hand("batdrone"), enemy=artifacts("auto-encoder") | deck("troll"))
    t.you.discards("batdrone")
    assert t.enemy == archives() | deck("troll")
    assert t.is_quiet


def test_bot_bookton_plays_the_top_card() -> None:
    t = table(you=line("bot-bookton") | deck("punch", "bumpsy"), enemy=line("troll"))
    t.you.reaps("bot-bookton").picks("troll")
    assert t.enemy == line(damaged("troll", 3))
    assert t.you == deck("bumpsy") | discard("punch") | amber(2)
    assert t.is_quiet


def test_bot_bookton_leaves_a_card_that_cannot_be_played() -> None:
    t = table(you=line("bot-bookton") | deck("kelifi-dragon"))
    t.you.reaps("bot-bookton")
    assert t.you == deck("kelifi-dragon") | line("bot-bookton")
    assert t.is_quiet


@pytest.mark.parametrize("bot", ["dæmo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"])
def test_the_bots_discard_a_card_after_reaping_and_draw_one(bot: str) -> None:
    t = table(you=line(bot) | hand("troll", "punch") | deck("bumpsy"), house="logos")
    t.you.reaps(bot).may_choose("troll", "punch").picks("punch")
    assert t.you == hand("troll", "bumpsy") | discard("punch") | deck()
    assert t.is_quiet


def test_daemo_bot_steals_one_when_destroyed() -> None:
    t = table(you=hand("punch") | amber(2), enemy=line("dæmo-bot"))
    t.you.plays("punch")
    assert (t.you.amber, t.enemy.amber) == (2, 1)
    assert t.is_quiet


def test_daemo_bot_draws_nothing_where_there_is_nothing_to_discard() -> None:
    t = table(you=line("dæmo-bot") | deck("bumpsy"), house="logos")
    t.you.reaps("dæmo-bot")
    assert t.you == hand() | deck("bumpsy")
    assert t.is_quiet


def test_even_ivan_steals_from_an_even_pool() -> None:
    t = table(you=line("even-ivan"), enemy=amber(4))
    t.you.acts("even-ivan")
    assert (t.you.amber, t.enemy.amber) == (1, 3)
    assert t.is_quiet


def test_even_ivan_steals_nothing_from_an_odd_pool() -> None:
    t = table(you=line("even-ivan"), enemy=amber(3))
    t.you.acts("even-ivan")
    assert (t.you.amber, t.enemy.amber) == (0, 3)
    assert t.is_quiet


def test_odd_clawde_steals_from_an_odd_pool() -> None:
    t = table(you=line("odd-clawde"), enemy=amber(1))
    t.you.acts("odd-clawde")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    assert t.is_quiet


def test_odd_clawde_steals_nothing_from_an_even_pool() -> None:
    t = table(you=line("odd-clawde"), enemy=amber(2))
    t.you.acts("odd-clawde")
    assert (t.you.amber, t.enemy.amber) == (0, 2)
    assert t.is_quiet


def test_infomorph_reaps_like_any_creature() -> None:
    t = table(you=line("infomorph"))
    t.you.reaps("infomorph")
    assert t.you == amber(1) | line(exhausted("infomorph"))
    assert t.is_quiet


def test_infomorph_has_four_power_and_nothing_else() -> None:
    t = table(you=line("infomorph"))
    assert (t.you.power("infomorph"), t.you.armor("infomorph")) == (4, 0)
    assert not t.state.index
    assert t.is_quiet


def test_munchling_may_discard_a_logos_card_from_hand_or_archives_for_an_amber() -> None:
    t = table(
        you=line("munchling") | hand("batdrone", "troll") | archives("dextre"),
        enemy=line("bumpsy"),
        house="logos",
    )
    t.you.fights("munchling").picks("yes").may_choose("batdrone", "dextre").picks("dextre")
    assert t.you == amber(1) | discard("dextre") | hand("batdrone", "troll") | archives()
    assert t.is_quiet


def test_munchling_gains_nothing_where_it_discards_nothing() -> None:
    t = table(you=line("munchling") | hand("batdrone"), enemy=line("bumpsy"), house="logos")
    t.you.fights("munchling").picks("no")
    assert t.you == amber(0) | hand("batdrone")
    assert t.is_quiet


def test_q_mechs_draws_when_played_and_is_archived_when_destroyed() -> None:
    t = table(you=hand("q-mechs") | deck("troll"))
    t.you.plays("q-mechs")
    assert t.you == hand("troll") | line("q-mechs")
    assert t.is_quiet


def test_q_mechs_goes_to_its_owners_archives_instead_of_the_discard_pile() -> None:
    t = table(you=hand("punch"), enemy=line("q-mechs"))
    t.you.plays("punch")
    assert t.enemy == archives("q-mechs") | discard() | line()
    assert t.is_quiet


def test_titan_engineer_makes_keys_dearer_for_both_while_off_the_flanks() -> None:
    t = table(you=line("troll", "titan-engineer", "bumpsy"))
    assert (t.you.key_cost, t.enemy.key_cost) == (7, 7)
    assert t.is_quiet


def test_titan_engineer_on_a_flank_changes_nothing() -> None:
    t = table(you=line("titan-engineer", "bumpsy"))
    assert (t.you.key_cost, t.enemy.key_cost) == (6, 6)
    assert t.is_quiet


def test_forge_compiler_wards_friendly_creatures_after_the_opponent_forges() -> None:
    t = table(
        you=line("troll") | artifacts("forge-compiler"), enemy=amber(6) | line("bumpsy"), house="brobnar"
    )
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.you == line(warded("troll")) | artifacts() | discard("forge-compiler")
    assert t.enemy == line("bumpsy")
    assert t.is_quiet


def test_forge_compiler_is_silent_when_its_own_player_forges() -> None:
    t = table(
        you=hand("batdrone"), enemy=line("troll") | artifacts("forge-compiler") | amber(6), house="logos"
    )
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == line("troll") | artifacts("forge-compiler")
    assert t.is_quiet


def test_mutagenic_serum_lets_mutants_of_any_house_be_used() -> None:
    t = table(you=artifacts("mutagenic-serum") | line("even-ivan", "batdrone"), house="brobnar")
    t.you.omni("mutagenic-serum").reaps("even-ivan")
    assert not t.you.can("reap", "batdrone")
    assert t.you == amber(1) | discard("mutagenic-serum")
    assert t.is_quiet


def test_mutagenic_serum_serves_one_turn_and_no_enemy_mutant() -> None:
    t = table(
        you=artifacts("mutagenic-serum") | hand("troll"), enemy=line("even-ivan") | LOGOS, house="brobnar"
    )
    t.you.omni("mutagenic-serum").ends_turn()
    t.enemy.chooses("dis")
    assert not t.enemy.can("reap", "even-ivan")
    assert t.is_quiet


def test_novu_dynamo_lives_on_a_discarded_logos_card() -> None:
    t = table(you=hand("troll"), enemy=line("novu-dynamo") | hand("batdrone") | archives("dextre") | LOGOS)
    t.you.ends_turn()
    t.enemy.picks("yes").may_choose("batdrone", "dextre").picks("batdrone", "logos", "leave")
    assert t.enemy == line("novu-dynamo") | amber(1) | discard("batdrone")
    assert t.is_quiet


def test_novu_dynamo_is_destroyed_where_none_is_discarded() -> None:
    t = table(you=hand("troll"), enemy=line("novu-dynamo") | hand("batdrone") | LOGOS)
    t.you.ends_turn()
    t.enemy.picks("no", "logos")
    assert t.enemy == line() | amber(0) | hand("batdrone") | discard("novu-dynamo")
    assert t.is_quiet


def test_professor_terato_gives_every_mutant_a_card_for_reaping() -> None:
    t = table(you=line("even-ivan") | deck("troll"), enemy=line("professor-terato"))
    t.you.reaps("even-ivan")
    assert t.you == hand("troll") | amber(1)
    assert t.is_quiet


def test_professor_terato_gives_others_nothing() -> None:
    t = table(you=line("batdrone", "professor-terato") | deck("troll"))
    t.you.reaps("batdrone")
    assert t.you == hand() | deck("troll") | amber(1)
    assert t.is_quiet


def test_auto_vac_5150_trades_an_archived_card_for_dearer_keys() -> None:
    t = table(you=artifacts("auto-vac-5150") | archives("troll"), enemy=hand("bumpsy") | amber(8))
    t.you.acts("auto-vac-5150").picks("yes")
    assert t.you == discard("troll") | archives()
    t.you.ends_turn()
    assert t.enemy == amber(8) | side(keys=[])
    assert t.enemy.key_cost == 9
    assert t.is_quiet


def test_auto_vac_5150_archives_a_card_otherwise() -> None:
    t = table(you=artifacts("auto-vac-5150") | archives("troll") | hand("punch"), house="logos")
    t.you.acts("auto-vac-5150").picks("no")
    assert t.you == archives("troll", "punch") | hand()
    assert t.is_quiet


def test_library_card_draws_for_every_card_played_this_turn() -> None:
    t = table(you=artifacts("library-card") | hand("batdrone") | deck("troll", "bumpsy"))
    t.you.acts("library-card").plays("batdrone")
    assert t.you == purged("library-card") | hand("troll") | deck("bumpsy")
    assert t.is_quiet


def test_library_card_draws_nothing_unless_it_is_used() -> None:
    t = table(you=artifacts("library-card") | hand("batdrone") | deck("troll"))
    t.you.plays("batdrone")
    assert t.you == hand() | artifacts("library-card")
    assert t.is_quiet


def test_dino_bot_may_be_exalted_to_deal_three() -> None:
    t = table(you=hand("dino-bot"), enemy=line("troll"))
    t.you.plays("dino-bot").picks("yes").may_choose("dino-bot", "troll").picks("troll")
    assert t.you == line(holding("dino-bot", 1))
    assert t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_dino_bot_deals_nothing_where_it_is_not_exalted() -> None:
    t = table(you=hand("dino-bot"), enemy=line("troll"))
    t.you.plays("dino-bot").picks("no")
    assert t.you == line("dino-bot")
    assert t.enemy == line("troll")
    assert t.is_quiet


def test_lyco_bot_takes_no_damage_from_the_one_it_fights() -> None:
    t = table(you=line("lyco-bot"), enemy=line("troll"))
    t.you.fights("lyco-bot")
    assert t.you == line("lyco-bot")
    assert t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


def test_lyco_bot_draws_nothing_with_an_empty_hand() -> None:
    t = table(you=line("lyco-bot") | deck("troll"))
    t.you.reaps("lyco-bot")
    assert t.you == hand() | deck("troll")
    assert t.is_quiet


def test_sacro_bot_stops_two_damage_with_its_armor() -> None:
    t = table(you=hand("punch"), enemy=line("sacro-bot"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("sacro-bot", 1))
    assert t.is_quiet


def test_sacro_bot_draws_nothing_with_an_empty_hand() -> None:
    t = table(you=line("sacro-bot") | deck("troll"))
    t.you.reaps("sacro-bot")
    assert t.you == hand() | deck("troll")
    assert t.is_quiet


def test_v17_faq_codificador_automatico_1_the_archived_card_is_not_the_one_drawn() -> None:
    t = table(you=line("sacro-bot") | artifacts("auto-encoder") | hand("dextre") | deck("troll", "bumpsy"))
    t.you.reaps("sacro-bot")
    assert t.you == archives("troll") | hand("bumpsy") | discard("dextre")
    assert t.is_quiet


def test_umbra_bot_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-bot"))
    t.you.fights("troll")
    assert t.enemy == line("umbra-bot")
    assert t.is_quiet


def test_umbra_bot_draws_nothing_with_an_empty_hand() -> None:
    t = table(you=line("umbra-bot") | deck("troll"))
    t.you.reaps("umbra-bot")
    assert t.you == hand() | deck("troll")
    assert t.is_quiet


def test_xeno_bot_takes_a_card_that_never_was_in_the_hand() -> None:
    t = table(you=line("xeno-bot") | deck("troll", "krump", "punch"), enemy=line("dust-pixie"), house="logos")
    t.you.fights("xeno-bot")
    asked = [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    assert asked == ["Choose a card to take.", "Elige una carta que coger."]


def test_xeno_bot_takes_one_of_three_and_puts_one_at_the_bottom() -> None:
    t = table(you=line("xeno-bot") | deck("troll", "punch", "bumpsy", "anger"), enemy=line("q-mechs"))
    t.you.fights("xeno-bot").may_choose("troll", "punch", "bumpsy").picks("punch")
    t.you.may_choose("troll", "bumpsy").picks("troll")
    assert t.you == hand("punch") | deck("bumpsy", "anger", "troll")
    assert t.is_quiet


def test_xeno_bot_takes_the_only_card_there_is() -> None:
    t = table(you=line("xeno-bot") | deck("troll"), enemy=line("q-mechs"))
    t.you.fights("xeno-bot")
    assert t.you == hand("troll") | deck()
    assert t.is_quiet


def test_chronus_may_archive_a_card_after_a_draw_icon() -> None:
    drawing = {"card": "batdrone", "icons": ["draw"]}
    t = table(you=line("chronus") | hand(drawing, "troll") | deck("punch"), house="logos")
    t.you.plays("batdrone").picks("yes").may_choose("troll", "punch").picks("troll")
    assert t.you == hand("punch") | archives("troll")
    assert t.is_quiet


def test_chronus_is_silent_for_other_icons_and_other_draws() -> None:
    t = table(you=line("chronus") | hand("q-mechs", "troll", "diametric-charge") | deck("punch"))
    t.you.plays("q-mechs").plays("diametric-charge").picks("q-mechs")
    assert t.you == hand("troll", "punch") | amber(1)
    assert t.is_quiet


def test_fission_bloom_resolves_the_icons_of_the_next_card_twice() -> None:
    t = table(you=artifacts("fission-bloom") | hand("eclectic-inquiry", "eclectic-inquiry"))
    t.you.acts("fission-bloom").plays("eclectic-inquiry")
    assert t.you == amber(2)
    t.you.plays("eclectic-inquiry")
    assert t.you == amber(3)
    assert t.is_quiet


def test_fission_bloom_is_forgotten_at_the_end_of_the_turn() -> None:
    t = table(you=artifacts("fission-bloom"), enemy=hand("eclectic-inquiry"))
    t.you.acts("fission-bloom").ends_turn()
    t.enemy.plays("eclectic-inquiry")
    assert t.enemy == amber(1)
    assert t.is_quiet


def test_adaptoid_gains_what_is_chosen_after_a_card_with_an_icon() -> None:
    t = table(you=line("adaptoid") | hand("eclectic-inquiry"), enemy=line("q-mechs") | amber(2))
    t.you.plays("eclectic-inquiry").picks("adaptoid", 2).fights("adaptoid")
    assert t.enemy == amber(1) | line()
    assert t.is_quiet


def test_adaptoid_gains_nothing_for_a_card_without_icons_and_keeps_nothing() -> None:
    t = table(you=line("adaptoid") | hand("causal-loop", "eclectic-inquiry"), enemy=hand("troll"))
    t.you.plays("causal-loop")
    assert t.you.armor("adaptoid") == 0
    t = table(you=line("adaptoid") | hand("eclectic-inquiry"), enemy=hand("troll"))
    t.you.plays("eclectic-inquiry").picks("adaptoid", 0)
    assert t.you.armor("adaptoid") == 2
    t.you.ends_turn()
    assert t.you.armor("adaptoid") == 0
    assert t.is_quiet


def gravitron(**more: object) -> dict[str, object]:
    return {"card": "ultra-gravitron", "part": "ultra-gravitron2", **more}


def test_ultra_gravitron_archives_five_cards_when_played() -> None:
    halves = hand("ultra-gravitron", "ultra-gravitron2")
    t = table(you=halves | deck("troll", "punch", "anger", "bumpsy", "dextre", "batdrone"))
    t.you.plays("ultra-gravitron")
    assert t.you == archives("troll", "punch", "anger", "bumpsy", "dextre") | deck("batdrone")
    assert t.you == line("ultra-gravitron") | hand()
    assert t.is_quiet


def test_ultra_gravitron_purges_a_creature_for_an_archived_card_and_takes_its_icons() -> None:
    t = table(you=line(gravitron()) | archives("troll"), enemy=line("dust-pixie"), house="logos")
    t.you.reaps("ultra-gravitron").picks("dust-pixie")
    assert t.you == amber(3) | discard("troll")
    assert t.enemy == purged("dust-pixie")
    assert t.is_quiet


def test_ultra_gravitron_purges_nobody_with_empty_archives() -> None:
    t = table(you=line(gravitron()), enemy=line("dust-pixie"), house="logos")
    t.you.reaps("ultra-gravitron")
    assert t.you == amber(1)
    assert t.enemy == line("dust-pixie")
    assert t.is_quiet


def test_ultra_gravitron2_alone_cannot_be_played() -> None:
    t = table(you=hand("ultra-gravitron2"))
    assert t.you.why_not("play", "ultra-gravitron2") == "other-half-missing"
    assert t.is_quiet


def test_ultra_gravitron2_brings_its_own_icons() -> None:
    upper = {"card": "ultra-gravitron2", "icons": ["amber", "amber"]}
    t = table(you=hand("ultra-gravitron", upper) | deck("troll"))
    t.you.plays("ultra-gravitron2")
    assert t.you == amber(2) | archives("troll") | line("ultra-gravitron")
    assert t.is_quiet


def test_v17_faq_iconos_8_icons_as_if_played_are_resolved_twice_after_fission_bloom() -> None:
    mine = line(gravitron()) | archives("troll") | artifacts("fission-bloom")
    t = table(you=mine, enemy=line("dust-pixie"), house="logos")
    t.you.acts("fission-bloom").reaps("ultra-gravitron").picks("dust-pixie")
    assert t.you == amber(5)
    assert t.is_quiet
