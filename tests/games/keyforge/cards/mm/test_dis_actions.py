"""Dis of Mass Mutation, actions, artifacts and upgrades: what each card does, and must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    discard,
    enhanced,
    exhausted,
    grown,
    hand,
    houses,
    keys,
    line,
    table,
    upgraded,
)


def test_mindfire_steals_for_each_icon_of_the_discarded_card() -> None:
    t = table(you=hand("mindfire"), enemy=hand(enhanced("virtuous-works", "draw")) | amber(5))
    t.you.plays("mindfire")
    assert t.you.amber == 4 and t.enemy == discard("virtuous-works") | amber(1)
    assert t.is_quiet


def test_mindfire_steals_nothing_for_a_card_without_icons() -> None:
    t = table(you=hand("mindfire"), enemy=hand("troll") | amber(5))
    t.you.plays("mindfire")
    assert t.you.amber == 0 and t.enemy == discard("troll") | amber(5)
    assert t.is_quiet


def test_wail_of_the_damned_destroys_a_creature_without_icons() -> None:
    t = table(you=hand("wail-of-the-damned") | line(enhanced("troll", "draw")), enemy=line("krump", "dextre"))
    t.you.plays("wail-of-the-damned").may_choose("krump", "dextre").picks("krump")
    assert t.enemy == line("dextre")
    assert t.is_quiet


def test_wail_of_the_damned_spares_a_creature_with_a_printed_icon() -> None:
    t = table(you=hand("wail-of-the-damned"), enemy=line("saurian-egg"))
    t.you.plays("wail-of-the-damned")
    assert t.enemy == line("saurian-egg")
    assert t.is_quiet


def test_the_pale_star_leaves_each_creature_power_1_and_no_armor() -> None:
    t = table(you=artifacts("the-pale-star") | line("troll"), enemy=line("grey-monk", grown("krump", 2)))
    t.you.omni("the-pale-star")
    assert t.you == artifacts() | discard("the-pale-star")
    assert (t.you.power("troll"), t.enemy.power("krump"), t.enemy.armor("grey-monk")) == (1, 1, 0)
    assert t.is_quiet


def test_the_pale_star_kills_the_damaged_and_is_over_with_the_turn() -> None:
    t = table(you=artifacts("the-pale-star"), enemy=line(damaged("troll", 1), "krump"))
    t.you.omni("the-pale-star")
    assert t.enemy == line("krump") | discard("troll")
    t.you.ends_turn()
    assert t.enemy.power("krump") == 6 and t.is_quiet


def test_v17_faq_la_estrella_palida_1_nothing_raises_the_power_that_is_fixed() -> None:
    t = table(you=artifacts("the-pale-star") | line(upgraded(grown("troll", 1), "blood-of-titans")))
    t.you.omni("the-pale-star")
    assert t.you.power("troll") == 1


def test_imp_losion_destroys_one_on_each_side() -> None:
    t = table(you=hand("imp-losion") | line("krump", "zorg"), enemy=line("troll"))
    t.you.plays("imp-losion").picks("krump")
    assert t.you == line("zorg") and t.enemy == line()
    assert t.is_quiet


def test_imp_losion_destroys_the_enemy_though_you_have_nobody() -> None:
    t = table(you=hand("imp-losion"), enemy=line("troll"))
    t.you.plays("imp-losion")
    assert t.enemy == line() and t.you == amber(1)
    assert t.is_quiet


def test_mark_of_dis_binds_its_controller_to_the_house_of_the_creature() -> None:
    t = table(you=hand("mark-of-dis"), enemy=line("troll") | houses("brobnar", "logos", "mars"))
    t.you.plays("mark-of-dis").ends_turn()
    assert (
        t.enemy == line(damaged("troll", 2))
        and t.match.pending[0].kind == "main"
        and t.state.house == "brobnar"
    )


def test_mark_of_dis_binds_nobody_to_the_house_of_the_dead_and_only_once() -> None:
    t = table(you=hand("mark-of-dis"), enemy=line("silvertooth") | houses("shadows", "logos", "mars"))
    t.you.plays("mark-of-dis").ends_turn()
    t.enemy.may_choose("shadows", "logos", "mars").chooses("logos")
    t = table(you=hand("mark-of-dis"), enemy=line("troll") | houses("brobnar", "logos", "mars"))
    t.you.plays("mark-of-dis").ends_turn()
    t.enemy.ends_turn()
    t.you.ends_turn()
    t.enemy.may_choose("brobnar", "logos", "mars").chooses("mars")


def test_mark_of_dis_binds_you_on_your_own_next_turn_where_the_creature_is_yours() -> None:
    t = table(you=hand("mark-of-dis") | line("troll") | houses("brobnar", "dis", "mars"))
    t.you.plays("mark-of-dis").ends_turn()
    t.enemy.ends_turn()
    assert t.state.active == 0 and t.state.house == "brobnar"


def test_stirring_grave_archives_a_creature_from_your_pile() -> None:
    t = table(you=hand("stirring-grave") | discard("troll", "punch", "krump"))
    t.you.plays("stirring-grave").may_choose("troll", "krump").picks("krump")
    assert t.you == archives("krump") and t.is_quiet


def test_stirring_grave_archives_nothing_else() -> None:
    t = table(you=hand("stirring-grave") | discard("punch"), enemy=discard("troll"))
    t.you.plays("stirring-grave")
    assert t.you == archives() and t.enemy == discard("troll")
    assert t.is_quiet


def test_waking_nightmare_makes_keys_dearer_for_each_dis_creature() -> None:
    t = table(you=hand("waking-nightmare") | line("pride", "troll"), enemy=line("greed"))
    t.you.plays("waking-nightmare").ends_turn()
    assert t.enemy.key_cost == 8


def test_waking_nightmare_is_over_after_one_turn_and_begins_with_it() -> None:
    t = table(you=hand("waking-nightmare") | line("pride"))
    t.you.plays("waking-nightmare")
    assert t.enemy.key_cost == 6
    t.you.ends_turn()
    t.enemy.ends_turn()
    assert t.enemy.key_cost == 6


def test_v17_faq_pesadilla_consciente_1_the_cost_follows_the_board() -> None:
    t = table(you=hand("waking-nightmare") | line("pride"), enemy=hand("ember-imp", "gateway-to-dis"))
    t.you.plays("waking-nightmare").ends_turn()
    t.enemy.plays("ember-imp")
    assert t.enemy.key_cost == 8
    t.enemy.plays("gateway-to-dis")
    assert t.enemy.key_cost == 6


def test_break_key_unforges_for_six_amber_when_you_are_behind() -> None:
    t = table(you=hand("break-key"), enemy=keys("red", "blue"))
    t.you.plays("break-key").picks("red")
    assert t.enemy == keys("blue") | amber(6)
    assert t.is_quiet


def test_break_key_breaks_nothing_when_you_are_even() -> None:
    t = table(you=hand("break-key") | keys("red"), enemy=keys("blue"))
    t.you.plays("break-key")
    assert t.enemy == keys("blue") | amber(0)
    assert t.is_quiet


def test_double_doom_returns_a_creature_and_costs_a_card() -> None:
    t = table(you=hand("double-doom"), enemy=line("troll"))
    t.you.plays("double-doom")
    assert t.enemy == line() | hand() | discard("troll")
    assert t.is_quiet


def test_double_doom_costs_a_card_though_there_is_no_creature() -> None:
    t = table(you=hand("double-doom", "punch") | line("krump"), enemy=hand("troll"), house="dis")
    t.you.plays("double-doom")
    assert t.enemy == discard("troll") and t.you == hand("punch") | line("krump")
    assert t.is_quiet


def test_essence_scale_trades_a_creature_for_the_use_of_another_of_its_house() -> None:
    mine = artifacts("essence-scale") | line("troll", exhausted("krump"), "zorg")
    t = table(you=mine, house="dis")
    t.you.acts("essence-scale").picks("troll")
    assert t.you == line("krump", "zorg") | amber(1) and t.you.body("krump").exhausted
    assert t.is_quiet


def test_essence_scale_uses_nobody_of_another_house() -> None:
    t = table(you=artifacts("essence-scale") | line("troll", "zorg"), house="dis")
    t.you.acts("essence-scale").picks("troll")
    assert t.you == line("zorg") | amber(0) and not t.you.body("zorg").exhausted
    assert t.is_quiet


def test_grim_reminder_archives_a_house_from_your_pile_for_a_chain() -> None:
    t = table(you=hand("grim-reminder") | discard("troll", "punch", "krump", "zorg"))
    t.you.plays("grim-reminder").picks("brobnar")
    assert t.you == archives("troll", "krump") | chains(1)
    assert t.is_quiet


def test_grim_reminder_chains_you_though_it_archives_nothing() -> None:
    t = table(you=hand("grim-reminder") | discard("punch"), enemy=discard("troll"))
    t.you.plays("grim-reminder").picks("brobnar")
    assert t.you == archives() | chains(1) and t.enemy == discard("troll")
    assert t.is_quiet


def test_etans_jar_keeps_both_from_playing_what_was_named() -> None:
    t = table(you=hand("etan-s-jar", "sinder", "pride"), enemy=hand("troll"))
    t.you.plays("etan-s-jar").picks("sinder")
    assert not t.you.can("play", "sinder") and t.you.can("play", "pride")
    t = table(you=hand("etan-s-jar"), enemy=hand("troll", "krump"))
    t.you.plays("etan-s-jar").picks("troll").ends_turn()
    assert t.enemy.why_not("play", "troll") == "card-forbids" and t.enemy.can("play", "krump")
    assert t.is_quiet


def test_etans_jar_forbids_nothing_once_it_is_gone() -> None:
    t = table(you=hand("etan-s-jar", "poltergeist"), enemy=hand("troll"))
    t.you.plays("etan-s-jar").picks("troll")
    t.you.plays("poltergeist").ends_turn()
    assert t.you == artifacts() and t.enemy.can("play", "troll")
    assert t.is_quiet


def test_painmail_destroys_its_bearer_when_anybody_chooses_dis() -> None:
    t = table(enemy=line(upgraded("troll", "painmail")) | houses("dis", "logos", "mars"))
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == line() | archives("painmail") | discard("troll")
    assert t.is_quiet


def test_painmail_waits_while_another_house_is_chosen() -> None:
    t = table(enemy=line(upgraded("troll", "painmail")) | houses("dis", "logos", "mars"))
    t.you.ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy == line(upgraded("troll", "painmail")) | archives()
    assert t.is_quiet


def test_ritual_of_tognath_destroys_two_friends_for_three_amber() -> None:
    t = table(you=hand("ritual-of-tognath") | line("troll", "krump", "zorg"), enemy=line("dextre"))
    t.you.plays("ritual-of-tognath").may_choose("troll", "krump", "zorg").picks("troll", "zorg")
    assert t.you == line("krump") | amber(3) and t.enemy == line("dextre")
    assert t.is_quiet


def test_ritual_of_tognath_takes_what_there_is() -> None:
    t = table(you=hand("ritual-of-tognath") | line("troll"))
    t.you.plays("ritual-of-tognath")
    assert t.you == line() | amber(3)
    assert t.is_quiet


def test_the_pale_star_is_told_where_power_comes_about() -> None:
    t = table(you=artifacts("the-pale-star") | line(grown("troll", 2)), house="dis")
    t.you.omni("the-pale-star")
    troll = t.match.view(0)["table"]["players"][0]["line"][0]
    assert troll["power"] == 1 == 8 + sum(part["amount"] for part in troll["sums"])
    assert t.is_quiet
