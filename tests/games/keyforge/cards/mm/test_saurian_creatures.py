"""Saurian creatures of Mass Mutation: what each does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    line,
    ready,
    stunned,
    table,
    upgraded,
)


def test_citizen_shrix_is_exalted_and_steals() -> None:
    t = table(you=hand("citizen-shrix"), enemy=amber(2))
    t.you.plays("citizen-shrix")
    assert t.you == line(holding("citizen-shrix", 1)) | amber(1) and t.enemy == amber(1)
    t = table(you=line("citizen-shrix"), enemy=amber(2))
    t.you.reaps("citizen-shrix")
    assert t.you == line(holding("citizen-shrix", 1)) | amber(2) and t.is_quiet


def test_citizen_shrix_steals_nothing_in_a_fight() -> None:
    t = table(you=line("citizen-shrix"), enemy=line("dust-pixie") | amber(2))
    t.you.fights("citizen-shrix", "dust-pixie")
    assert t.you == line(damaged("citizen-shrix", 1)) | amber(0) and t.enemy == amber(2)
    assert t.is_quiet


def test_consul_primus_moves_amber_from_any_creature_to_another() -> None:
    t = table(you=line("consul-primus"), enemy=line(holding("troll", 2), "krump"))
    t.you.reaps("consul-primus").picks("troll").may_choose("consul-primus", "krump").picks("consul-primus")
    assert t.you == line(holding("consul-primus", 1)) and t.enemy == line(holding("troll", 1), "krump")
    assert t.is_quiet


def test_consul_primus_moves_nothing_from_a_creature_without_amber() -> None:
    t = table(you=line("consul-primus"), enemy=line("krump", holding("troll", 1)))
    t.you.reaps("consul-primus").may_choose("consul-primus", "krump", "troll").picks("krump")
    assert t.you == line("consul-primus") and t.enemy == line("krump", holding("troll", 1))
    assert t.is_quiet


def test_cornicen_octavia_captures_two() -> None:
    t = table(you=line("cornicen-octavia"), enemy=amber(3))
    t.you.acts("cornicen-octavia")
    assert t.you == line(holding("cornicen-octavia", 2)) and t.enemy == amber(1)
    assert t.is_quiet


def test_cornicen_octavia_captures_nothing_when_reaping() -> None:
    t = table(you=line("cornicen-octavia"), enemy=amber(3))
    t.you.reaps("cornicen-octavia")
    assert t.you == line("cornicen-octavia") and t.enemy == amber(3)
    assert t.is_quiet


@pytest.mark.parametrize(
    "id", ["dæmo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus"]
)
def test_a_mutant_dinosaur_bites_when_exalted(id: str) -> None:
    t = table(you=hand(id), enemy=line("troll"))
    t.you.plays(id).picks("yes", "troll")
    assert t.you == line(holding(id, 1)) and t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


@pytest.mark.parametrize(
    "id", ["dæmo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus"]
)
def test_a_mutant_dinosaur_need_not_be_exalted(id: str) -> None:
    t = table(you=hand(id), enemy=line("troll"))
    t.you.plays(id).picks("no")
    assert t.you == line(id) and t.enemy == line("troll")
    assert t.is_quiet


def test_daemo_saurus_steals_as_it_dies() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("dæmo-saurus"))
    t.you.fights("troll", "dæmo-saurus")
    assert t.enemy == line() | amber(1) and t.you == amber(1)


def test_lyco_saurus_skirmishes() -> None:
    t = table(you=line("lyco-saurus"), enemy=line("troll"))
    t.you.fights("lyco-saurus", "troll")
    assert t.you == line("lyco-saurus") and t.enemy == line(damaged("troll", 5))


def test_sacro_saurus_wears_armor() -> None:
    t = table(you=line("sacro-saurus"))
    assert (t.you.power("sacro-saurus"), t.you.armor("sacro-saurus")) == (6, 2)


def test_techno_saurus_trades_a_card() -> None:
    t = table(you=line("techno-saurus") | hand("troll", "punch") | deck("krump"), house="saurian")
    t.you.reaps("techno-saurus").picks("punch")
    assert t.you == hand("troll", "krump") | discard("punch")


def test_techno_saurus_trades_nothing_for_nothing() -> None:
    t = table(you=line("techno-saurus") | deck("krump"))
    t.you.reaps("techno-saurus")
    assert t.you == hand() | deck("krump")


def test_umbra_saurus_is_elusive() -> None:
    t = table(you=line("troll"), enemy=line("umbra-saurus"))
    t.you.fights("troll", "umbra-saurus")
    assert t.enemy == line("umbra-saurus") and t.you == line("troll")


def test_xeno_saurus_looks_at_three_cards() -> None:
    t = table(you=line("xeno-saurus") | deck("troll", "punch", "krump"), enemy=line("dust-pixie"))
    t.you.fights("xeno-saurus", "dust-pixie").picks("krump", "troll")
    assert t.you == hand("krump") | deck("punch", "troll")


def test_faust_the_great_raises_the_cost_for_each_friend_with_amber() -> None:
    t = table(you=hand("faust-the-great") | line(holding("troll", 2), "krump"))
    t.you.plays("faust-the-great").picks("yes", "krump")
    assert t.you == line(holding("troll", 2), holding("krump", 1), "faust-the-great")
    assert (t.enemy.key_cost, t.you.key_cost) == (8, 6) and t.is_quiet


def test_faust_the_great_counts_no_enemy_and_no_empty_creature() -> None:
    t = table(you=line("faust-the-great", "troll"), enemy=line(holding("krump", 3)))
    assert t.enemy.key_cost == 6
    assert t.is_quiet


def test_galeatops_deals_four_at_most() -> None:
    t = table(you=line("galeatops"), enemy=line("troll"))
    t.you.fights("galeatops", "troll")
    assert t.you == line(damaged("galeatops", 8)) and t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


def test_galeatops_deals_four_when_attacked_too() -> None:
    t = table(you=line("troll"), enemy=line("galeatops"))
    t.you.fights("troll", "galeatops")
    assert t.you == line(damaged("troll", 4)) and t.enemy == line(damaged("galeatops", 8))
    assert t.is_quiet


def test_dark_centurion_wards_the_creature_it_takes_amber_from() -> None:
    t = table(you=line("dark-centurion"), enemy=line(holding("troll", 2)))
    t.you.acts("dark-centurion").picks("troll")
    assert t.enemy.body("troll").warded and t.enemy.body("troll").amber == 1 and t.you == amber(0)
    assert t.is_quiet


def test_dark_centurion_wards_nobody_without_amber() -> None:
    t = table(you=line("dark-centurion"), enemy=line("troll", holding("krump", 1)))
    t.you.acts("dark-centurion").may_choose("dark-centurion", "troll", "krump").picks("troll")
    assert t.enemy == line("troll", holding("krump", 1))
    assert t.is_quiet


def test_dreadbone_decimus_destroys_a_weaker_creature_when_exalted() -> None:
    t = table(you=hand("dreadbone-decimus") | line("dust-pixie"), enemy=line("troll", "silvertooth"))
    t.you.plays("dreadbone-decimus").picks("yes").may_choose("dust-pixie", "silvertooth").picks("silvertooth")
    assert t.you == line("dust-pixie", holding("dreadbone-decimus", 1)) and t.enemy == line("troll")
    assert t.is_quiet


def test_dreadbone_decimus_destroys_nobody_unless_exalted() -> None:
    t = table(you=hand("dreadbone-decimus"), enemy=line("dextre"))
    t.you.plays("dreadbone-decimus").picks("no")
    assert t.you == line("dreadbone-decimus") and t.enemy == line("dextre")
    assert t.is_quiet


def test_gladiodontus_rises_once_more_enraged() -> None:
    t = table(you=line("gladiodontus"), enemy=line("galeatops"))
    t.you.fights("gladiodontus", "galeatops")
    assert t.you == line(enraged(ready(damaged("gladiodontus", 4)))) and t.enemy == line(
        damaged("galeatops", 5)
    )
    t.you.fights("gladiodontus", "galeatops")
    assert t.you == line(exhausted(damaged("gladiodontus", 8))), "not the first time it is used this turn"
    assert t.is_quiet


def test_gladiodontus_enters_stunned() -> None:
    t = table(you=hand("gladiodontus"))
    t.you.plays("gladiodontus")
    assert t.you == line(exhausted(stunned("gladiodontus")))
    assert t.is_quiet


def test_senator_quintina_exalts_whoever_reaps() -> None:
    t = table(you=line("krump"), enemy=line("senator-quintina"))
    t.you.reaps("krump")
    assert t.you == line(holding("krump", 1)) | amber(1)
    t = table(you=line("senator-quintina"))
    t.you.reaps("senator-quintina")
    assert t.you == line(holding("senator-quintina", 1)) | amber(1) and t.is_quiet


def test_senator_quintina_exalts_nobody_who_fights() -> None:
    t = table(you=line("troll"), enemy=line("senator-quintina"))
    t.you.fights("troll", "senator-quintina")
    assert t.you == line(damaged("troll", 5)) | amber(0)
    assert t.is_quiet


def test_high_priest_torvus_brings_the_next_action_back() -> None:
    t = table(you=line("high-priest-torvus") | hand("curse-of-vanity", "hedonistic-intent"))
    t.you.reaps("high-priest-torvus").picks("yes")
    t.you.plays("curse-of-vanity")
    assert t.you == hand("curse-of-vanity", "hedonistic-intent") | discard()
    t.you.plays("hedonistic-intent")
    assert t.you == hand("curse-of-vanity") | discard("hedonistic-intent") and t.is_quiet


def test_two_high_priests_torvus_bring_the_same_next_action_back() -> None:
    # Both speak of the next one, and it was played (v17.2 «Efectos duraderos»).
    t = table(
        you=line("high-priest-torvus", "high-priest-torvus") | hand("curse-of-vanity", "hedonistic-intent")
    )
    t.you.reaps("high-priest-torvus").picks("yes").reaps("high-priest-torvus").picks("yes")
    t.you.plays("curse-of-vanity").picks("high-priest-torvus").plays("hedonistic-intent")
    assert t.you == hand("curse-of-vanity") | discard("hedonistic-intent") and t.is_quiet


def test_high_priest_torvus_brings_nothing_back_unless_exalted_and_no_creature() -> None:
    t = table(you=line("high-priest-torvus") | hand("curse-of-vanity"))
    t.you.reaps("high-priest-torvus").picks("no")
    t.you.plays("curse-of-vanity")
    assert t.you == hand() | discard("curse-of-vanity")
    t = table(you=line("high-priest-torvus") | hand("scylla"))
    t.you.reaps("high-priest-torvus").picks("yes")
    t.you.plays("scylla")
    assert t.you == hand() | line(holding("high-priest-torvus", 1), "scylla") and t.is_quiet


def test_nerotaurus_forbids_enemy_reaping_after_a_fight() -> None:
    t = table(you=line("nerotaurus"), enemy=line("dust-pixie", "troll"))
    t.you.fights("nerotaurus", "dust-pixie")
    t.you.ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "troll") and t.enemy.can("fight", "troll")


def test_nerotaurus_forbids_enemy_fighting_after_a_reap_for_one_turn() -> None:
    t = table(you=line("nerotaurus"), enemy=line("troll"))
    t.you.reaps("nerotaurus")
    t.you.ends_turn()
    assert t.enemy.can("reap", "troll") and not t.enemy.can("fight", "troll")
    t.enemy.ends_turn()
    t.you.ends_turn()
    assert t.enemy.can("fight", "troll")


def test_optio_gorkus_gets_the_amber_of_a_dying_neighbor() -> None:
    t = table(you=line("troll"), enemy=line(holding("silvertooth", 2), "optio-gorkus"))
    t.you.fights("troll", "silvertooth")
    assert t.enemy == line(holding("optio-gorkus", 2)) and t.you == amber(0)
    assert t.is_quiet


def test_optio_gorkus_gets_nothing_from_afar() -> None:
    t = table(you=line("troll"), enemy=line(holding("silvertooth", 2), "krump", "optio-gorkus"))
    t.you.fights("troll", "silvertooth")
    assert t.enemy == line("krump", "optio-gorkus") and t.you == amber(2)
    assert t.is_quiet


def test_charybdis_costs_enemies_amber_before_they_fight() -> None:
    t = table(you=line("troll") | amber(2), enemy=line("charybdis"))
    t.you.fights("troll", "charybdis")
    assert t.you == amber(1) and t.is_quiet


def test_charybdis_costs_its_own_side_nothing() -> None:
    t = table(you=line("charybdis") | amber(2), enemy=line("dextre") | amber(2))
    t.you.fights("charybdis", "dextre")
    assert t.you == amber(2) and t.enemy == amber(2)
    assert t.is_quiet


def test_scylla_bites_enemies_that_reap() -> None:
    t = table(you=line("krump"), enemy=line("scylla"))
    t.you.reaps("krump")
    assert t.you == line(damaged("krump", 4)) | amber(1)
    assert t.is_quiet


def test_scylla_bites_no_friend() -> None:
    t = table(you=line("scylla"), enemy=line("troll"))
    t.you.reaps("scylla")
    assert t.you == line("scylla") and t.enemy == line("troll")
    assert t.is_quiet


def test_exchange_officer_uses_a_friend_of_the_star_alliance() -> None:
    ally = "captain-val-jericho"
    t = table(you=hand("exchange-officer") | line(ally, "troll"))
    t.you.plays("exchange-officer")
    assert t.you == amber(1) and t.you.body(ally).exhausted and not t.you.body("troll").exhausted


def test_exchange_officer_uses_nobody_of_another_house() -> None:
    t = table(you=hand("exchange-officer") | line("troll"))
    t.you.plays("exchange-officer")
    assert t.you == amber(0) and not t.you.body("troll").exhausted
    assert t.is_quiet


def test_v17_faq_orden_7_siren_horn_and_assault_resolve_in_the_order_chosen() -> None:
    horned = upgraded(holding("bull-wark", 1), "siren-horn")
    t = table(you=line(horned), enemy=line(damaged("krump", 4)))
    t.you.fights("bull-wark", "krump").picks("siren-horn")
    assert t.enemy == line() and t.you.amber == 1, "the Æmber it carried falls to you"


def test_saurian_egg_hatches_what_it_finds() -> None:
    t = table(you=line("saurian-egg") | deck("scylla", "troll", "krump"), house="brobnar")
    t.you.omni("saurian-egg")
    assert t.you == line(ready(grown("scylla", 3))) | discard("saurian-egg", "troll") | deck("krump")
    assert t.is_quiet


def test_saurian_egg_stays_whole_without_a_saurian_and_neither_fights_nor_reaps() -> None:
    t = table(you=line("saurian-egg") | deck("hedonistic-intent", "troll", "krump"), enemy=line("krump"))
    assert not t.you.can("reap", "saurian-egg") and not t.you.can("fight", "saurian-egg")
    t.you.omni("saurian-egg")
    assert t.you == line("saurian-egg") | discard("troll", "hedonistic-intent") | deck("krump")
    assert t.is_quiet


def test_saurian_egg_asks_for_no_order_where_half_a_gigantic_creature_cannot_enter() -> None:
    # v17.2 «Gigantesca»: putting half of it into play fails; the other half beside it would be put with it.
    t = table(you=line("saurian-egg") | deck("deusillus", "scylla"))
    t.you.omni("saurian-egg")
    assert t.you == line(grown("scylla", 3)) | discard("saurian-egg", "deusillus") and t.is_quiet
    t = table(you=line("saurian-egg") | deck("deusillus", "deusillus2"))
    t.you.omni("saurian-egg")
    assert t.you == line(grown("deusillus", 3)) | discard("saurian-egg") and t.is_quiet


def test_v17_faq_de_este_modo_2_two_saurians_come_of_one_egg() -> None:
    t = table(you=line("saurian-egg") | deck("scylla", "charybdis"))
    t.you.omni("saurian-egg")
    while not t.is_quiet:
        t.match.answer(0)
    assert sorted(b.id for b in t.you.look("creatures")) == ["charybdis", "scylla"]
    assert all(b.power_counters == 3 and not b.exhausted for b in t.you.look("creatures"))


def test_v17_faq_aturdir_4_a_stunned_egg_sheds_its_stun_in_any_house() -> None:
    t = table(you=line(stunned("saurian-egg")) | deck("scylla", "troll"), house="brobnar")
    t.you.unstuns("saurian-egg")
    assert t.you == line(exhausted("saurian-egg")) | deck("scylla", "troll")
    assert t.is_quiet
