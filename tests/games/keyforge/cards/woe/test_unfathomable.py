"""Rulings of Winds of Exchange's Unfathomable creatures, upgrades and artifacts."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    line,
    purged,
    ready,
    side,
    table,
    token,
    upgraded,
    warded,
)

FISH = side(token="fish")
THEIRS = houses("brobnar", "dis", "mars")


def test_brackish_shoreline_keeps_fighters_exhausted_this_turn() -> None:
    t = table(
        you=line("bumpsy", "troll") | artifacts("brackish-shoreline"), enemy=line("dust-pixie") | THEIRS
    )
    t.you.reaps("troll").fights("bumpsy").ends_turn()
    assert t.you.body("bumpsy").exhausted and not t.you.body("troll").exhausted
    t.enemy.chooses("dis").ends_turn()
    t.you.chooses("brobnar").ends_turn()
    assert not t.you.body("bumpsy").exhausted


def test_brackish_shoreline_keeps_enemies_exhausted_too() -> None:
    t = table(you=artifacts("brackish-shoreline") | line("urchin"), enemy=line("krump") | THEIRS)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").fights("krump").ends_turn()
    assert t.enemy.body("krump").exhausted


def test_bryozoarch_swallows_the_effect_of_an_enemys_action() -> None:
    t = table(you=hand("virtuous-works", "punch"), enemy=line("urchin", "bryozoarch"), house="brobnar")
    t.you.plays("punch")
    assert t.enemy == line("bryozoarch") | discard("urchin") and t.you == discard("punch") and t.is_quiet


def test_bryozoarch_lets_bonus_icons_and_your_own_actions_be() -> None:
    t = table(you=hand("hypoxia") | line(token("fish")), enemy=line("bryozoarch", "urchin"))
    t.you.plays("hypoxia")
    # The icon is no effect; the one on the left is Bryozoarch itself.
    assert t.you == line("fish") | amber(1) and t.enemy == line("urchin") and t.is_quiet
    t = table(you=hand("hypoxia") | line("bryozoarch"), enemy=line(token("squire")))
    t.you.plays("hypoxia")
    assert t.you == line("bryozoarch") and t.enemy == line()


def test_extrematode_infection_hatches_at_the_start_of_the_third_turn() -> None:
    t = table(
        you=hand("extrematode-infection")
        | deck(*["troll"] * 20)
        | FISH
        | houses("unfathomable", "dis", "mars"),
        enemy=line("krump", "urchin") | THEIRS,
    )
    t.you.plays("extrematode-infection", on="krump")
    for _ in range(2):
        t.you.ends_turn()
        t.enemy.chooses("dis").ends_turn()
        t.you.chooses("dis")
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    t.you.picks("left", "left")
    assert t.you == line("fish", "fish", "fish") and t.enemy == line("urchin")


def test_extrematode_infection_begins_with_three_counters_and_loses_one() -> None:
    t = table(you=hand("extrematode-infection") | FISH, enemy=line("krump") | THEIRS)
    t.you.plays("extrematode-infection")
    worn = next(b for b in t.state.bodies.values() if b.id == "extrematode-infection")
    assert dict(worn.counters) == {"hatch": 3} and t.is_quiet
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    worn = next(b for b in t.state.bodies.values() if b.id == "extrematode-infection")
    assert dict(worn.counters) == {"hatch": 2} and t.enemy.body("krump")


def test_giltspine_school_brings_three_tokens_that_stay_exhausted() -> None:
    t = table(you=hand("giltspine-school") | deck("troll", "punch", "anger", "krump") | FISH)
    t.you.plays("giltspine-school", flank="left").picks("left", "left")
    assert t.you == line("fish", "fish", "fish", "giltspine-school")
    t.you.ends_turn()
    assert t.you.body("fish").exhausted and not t.you.body("giltspine-school").exhausted


def test_giltspine_school_keeps_enemy_tokens_exhausted_too() -> None:
    t = table(you=line("giltspine-school"), enemy=line(token("fish"), "krump") | THEIRS)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").reaps("krump").ends_turn()
    assert not t.enemy.body("krump").exhausted
    t = table(you=line("giltspine-school"), enemy=line(exhausted(token("fish"))) | THEIRS)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy.body("fish").exhausted


def test_offering_to_kiligog_hides_a_fallen_creature_beneath_it() -> None:
    t = table(you=artifacts("offering-to-kiligog") | line("bumpsy") | discard("krump", "punch"), house="dis")
    t.you.omni("offering-to-kiligog").picks("offering-to-kiligog")
    t.you.may_choose("bumpsy", "krump").picks("krump")
    assert [t.card(n) for n in t.you.body("offering-to-kiligog").under] == ["krump"]
    assert t.you == discard("bumpsy", "punch") and t.is_quiet


def test_v17_erratum_ofrenda_a_kiligog_cards_under_offering_to_kiligog_become_tokens() -> None:
    t = table(
        you=artifacts({"card": "offering-to-kiligog", "under": ["krump", "troll"]}) | FISH | deck("punch"),
        house="dis",
    )
    t.you.omni("offering-to-kiligog").picks("offering-to-kiligog#2", "krump", "left")
    assert t.you == line("fish", "fish") | deck("punch") and t.is_quiet
    assert not t.you.body("offering-to-kiligog").under


def test_offering_to_kiligog_makes_nothing_without_a_token_card() -> None:
    t = table(you=artifacts({"card": "offering-to-kiligog", "under": ["krump"]}), house="dis")
    t.you.omni("offering-to-kiligog").picks("offering-to-kiligog#2")
    assert t.you == line() and len(t.you.body("offering-to-kiligog").under) == 1 and t.is_quiet


def test_offering_to_kiligog_makes_your_own_token_of_the_opponents_card() -> None:
    # The card is taken as if it were on top of your deck, so yours is the token card that counts («Criaturas ficha»).
    t = table(
        you=artifacts("uncommon-currency") | side(token="berserker"),
        enemy=artifacts({"card": "offering-to-kiligog", "under": ["krump"]}) | FISH,
    )
    t.you.acts("uncommon-currency").omni("offering-to-kiligog").picks("offering-to-kiligog#2")
    assert t.you == line({"card": "berserker", "exhausted": False, "enraged": True}) and t.is_quiet
    t.you.ends_turn()
    assert t.you == line({"card": "berserker", "enraged": True}) and t.enemy == artifacts("uncommon-currency")


def test_primordial_vault_makes_a_cultist_at_the_start_of_your_turn() -> None:
    t = table(
        you=artifacts("primordial-vault") | deck(*["troll"] * 9) | side(token="cultist"),
        enemy=THEIRS,
        house="unfathomable",
    )
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert t.you == line("cultist")
    t = table(
        you=artifacts("primordial-vault") | deck(*["troll"] * 9) | FISH, enemy=THEIRS, house="unfathomable"
    )
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert t.you == line()


def test_primordial_vault_finds_tangaika_for_four_cultists() -> None:
    t = table(
        you=artifacts("primordial-vault")
        | line(*[token("cultist", "punch")] * 4)
        | deck("troll", "tangaika"),
        house="unfathomable",
    )
    t.you.acts("primordial-vault").picks("tangaika")
    assert t.you == hand("tangaika") | line() | deck("troll") and t.is_quiet


def test_primordial_vault_does_not_search_for_three() -> None:
    t = table(
        you=artifacts("primordial-vault") | line(*[token("cultist", "punch")] * 3) | deck("tangaika"),
        house="unfathomable",
    )
    t.you.acts("primordial-vault")
    assert t.you == hand() | line() | deck("tangaika") and t.is_quiet


def test_sibyl_waimare_exhausts_the_house_of_the_card_discarded() -> None:
    t = table(
        you=line("sibyl-waimare", "bumpsy"),
        enemy=line("krump", "urchin") | deck("punch", "urchin") | THEIRS,
    )
    t.you.ends_turn()
    assert t.enemy == line(exhausted("krump"), ready("urchin")) | discard("punch")
    # Each creature of that house, yours too.
    assert t.you == line(ready("sibyl-waimare"), exhausted("bumpsy"))


def test_sibyl_waimare_does_nothing_at_the_start_of_your_own_turn() -> None:
    t = table(
        you=line("troll") | deck("punch") | hand(*["anger"] * 6) | houses("brobnar", "dis", "mars"),
        enemy=line("sibyl-waimare") | houses("unfathomable", "dis", "mars"),
    )
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == discard() and t.you == discard() | deck("punch")


def test_tangaika_comes_for_four_cultists_only() -> None:
    t = table(you=hand("tangaika") | line(*[token("cultist")] * 4))
    t.you.plays("tangaika")
    assert t.you.power("tangaika") == 25 and t.you == amber(2) and t.is_quiet


def test_tangaika_does_not_come_for_three() -> None:
    t = table(
        you=hand("tangaika") | line(*[token("cultist")] * 3, token("fish")), enemy=line(token("cultist"))
    )
    assert not t.you.can("play", "tangaika") and t.you.why_not("play", "tangaika") == "card-forbids"


def test_tangaika_gains_one_after_a_fight() -> None:
    t = table(you=line("tangaika"), enemy=line("krump", "troll"))
    t.you.fights("tangaika", "krump")
    assert t.you == amber(1) and t.enemy == line(damaged("troll", 5)) and t.is_quiet


def test_weak_link_makes_keys_dear_while_its_bearer_is_exhausted() -> None:
    t = table(you=line("troll"), enemy=line(exhausted(upgraded("krump", "weak-link"))))
    assert t.enemy.key_cost == 12 and t.you.key_cost == 6


def test_weak_link_costs_nothing_while_its_bearer_is_ready() -> None:
    t = table(you=line(upgraded("troll", "weak-link")))
    assert t.you.key_cost == 6
    t.you.reaps("troll")
    assert t.you.key_cost == 12 and t.enemy.key_cost == 6 and t.is_quiet


def test_azure_basin_outpost_sends_a_creature_home_and_exhausts_three() -> None:
    t = table(
        you=artifacts("azure-basin-outpost") | line("bumpsy"),
        enemy=line("krump", "troll", "urchin", "dust-pixie"),
        house="unfathomable",
    )
    t.you.acts("azure-basin-outpost").picks("krump", "troll", "urchin")
    assert t.enemy == line(exhausted("krump"), exhausted("troll"), exhausted("urchin"), ready("dust-pixie"))
    assert t.you == line() | deck("bumpsy") and t.is_quiet


def test_azure_basin_outpost_exhausts_nobody_if_a_ward_keeps_the_creature() -> None:
    t = table(
        you=artifacts("azure-basin-outpost") | line(warded("bumpsy")),
        enemy=line("krump"),
        house="unfathomable",
    )
    t.you.acts("azure-basin-outpost")
    assert t.you == line("bumpsy") and t.enemy == line(ready("krump")) and t.is_quiet


def test_kelping_hands_poisons_friendly_creatures_for_the_turn() -> None:
    t = table(you=artifacts("kelping-hands") | line("urchin"), enemy=line("troll"), house="shadows")
    t.you.omni("kelping-hands")
    assert t.you.keyword("urchin", "poison") and not t.enemy.keyword("troll", "poison")
    t.you.fights("urchin")
    assert t.enemy == line() and t.you == artifacts() and t.is_quiet


def test_kelping_hands_poisons_those_who_come_later_too() -> None:
    t = table(you=artifacts("kelping-hands") | hand("kelpminder"))
    t.you.omni("kelping-hands").plays("kelpminder")
    assert t.you.keyword("kelpminder", "poison")
    t.you.ends_turn()
    assert not t.you.keyword("kelpminder", "poison")


def test_physaloha_keeps_the_damaged_exhausted() -> None:
    t = table(you=line("physaloha", exhausted(damaged("bumpsy", 1)), exhausted("troll")))
    t.you.ends_turn()
    assert t.you.body("bumpsy").exhausted and not t.you.body("troll").exhausted


def test_physaloha_lets_effects_ready_the_damaged() -> None:
    t = table(
        you=line("physaloha", exhausted(damaged("bumpsy", 1))) | hand(maverick_anger()),
        enemy=line("dust-pixie"),
    )
    t.you.plays("anger").picks("bumpsy")
    assert t.enemy == line() and t.is_quiet


def maverick_anger() -> dict[str, object]:
    """Anger in the house of the deep."""
    return {"card": "anger", "house": "unfathomable"}


def test_soleft_takes_the_left_flank_of_the_enemy_along() -> None:
    t = table(you=line(damaged("soleft", 2)), enemy=line("troll", "urchin", "krump"))
    t.you.fights("soleft", "krump")
    assert t.you == line() and t.enemy == line("urchin", damaged("krump", 3)) and t.is_quiet


def test_soleft_leaves_the_right_flank_alone() -> None:
    t = table(you=line(damaged("soleft", 2)), enemy=line(warded("troll"), "krump"))
    t.you.fights("soleft", "krump")
    assert t.enemy == line("troll", damaged("krump", 3)) and t.is_quiet


def test_flounderight_takes_the_right_flank_of_the_enemy_along() -> None:
    t = table(you=line(damaged("flounderight", 2)), enemy=line("krump", "urchin", "troll"))
    t.you.fights("flounderight", "krump")
    assert t.enemy == line(damaged("krump", 3), "urchin") and t.is_quiet


def test_flounderight_returned_to_hand_destroys_nobody() -> None:
    t = table(you=hand("adult-swim") | line("flounderight"), enemy=line("krump", "troll"))
    t.you.plays("adult-swim")
    assert t.you == line() | deck("flounderight") and t.enemy == line("krump", "troll") and t.is_quiet


def test_timoti_the_dammed_stops_the_enemys_keys_while_you_have_a_token() -> None:
    t = table(you=line("timoti-the-dammed", token("fish")), enemy=amber(7) | THEIRS)
    t.you.ends_turn()
    assert t.enemy.keys == 0 and t.enemy.amber == 7


def test_timoti_the_dammed_makes_a_token_and_stops_nothing_without_one() -> None:
    t = table(you=hand("timoti-the-dammed") | deck("troll", "punch") | FISH)
    t.you.plays("timoti-the-dammed")
    assert t.you == line("timoti-the-dammed", "fish")
    t = table(you=line("timoti-the-dammed"), enemy=amber(7) | THEIRS | line(token("fish")))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy.keys == 1


def test_yanthi_ghostfin_makes_a_token_of_a_purged_creature() -> None:
    t = table(you=line("yanthi-ghostfin") | deck("punch", "anger") | FISH, enemy=discard("krump", "punch"))
    t.you.reaps("yanthi-ghostfin")
    assert (
        t.enemy == purged("krump") | discard("punch")
        and t.you == line("yanthi-ghostfin", "fish")
        and t.is_quiet
    )


def test_yanthi_ghostfin_makes_none_without_a_creature_to_purge() -> None:
    t = table(you=line("yanthi-ghostfin") | deck("punch") | FISH | discard("anger"), enemy=discard("punch"))
    t.you.reaps("yanthi-ghostfin")
    assert t.you == line("yanthi-ghostfin") | discard("anger") and t.is_quiet


def test_covetous_hema_captures_three_and_hides_in_the_middle() -> None:
    t = table(you=hand("covetous-hema"), enemy=amber(5))
    t.you.plays("covetous-hema")
    assert t.you == line(holding("covetous-hema", 3)) and t.enemy == amber(2) and t.is_quiet
    assert table(you=line("troll", "covetous-hema", "krump")).you.keyword("covetous-hema", "elusive")


def test_covetous_hema_on_a_flank_is_not_elusive() -> None:
    t = table(you=line("covetous-hema", "krump"))
    assert not t.you.keyword("covetous-hema", "elusive")


def test_fathom_reaver_takes_a_card_of_the_enemys_refill() -> None:
    t = table(you=line("fathom-reaver", token("fish")), enemy=deck(*["troll"] * 9) | THEIRS)
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert len(t.state.hand[1]) == 5


def test_fathom_reaver_makes_a_token_and_takes_nothing_without_one() -> None:
    t = table(you=hand("fathom-reaver") | deck("troll", "punch") | FISH)
    t.you.plays("fathom-reaver")
    assert t.you == line("fathom-reaver", "fish")
    t = table(you=line("fathom-reaver"), enemy=deck(*["troll"] * 9) | THEIRS)
    t.you.ends_turn()
    t.enemy.chooses("dis").ends_turn()
    assert len(t.state.hand[1]) == 6


def test_kamalani_leaves_two_tokens() -> None:
    t = table(you=line(damaged("kamalani", 3)) | deck("troll", "punch", "anger") | FISH, enemy=line("krump"))
    t.you.fights("kamalani").picks("left")
    assert t.you == line("fish", "fish") | discard("kamalani") and t.is_quiet


def test_kamalani_saved_by_a_ward_leaves_none() -> None:
    t = table(you=line(warded("kamalani")) | deck("troll") | FISH, enemy=line("krump"))
    t.you.fights("kamalani")
    assert t.you == line("kamalani") | deck("troll") and t.is_quiet


def test_kelpminder_is_an_aquan_of_five() -> None:
    assert table(you=line("kelpminder")).you.power("kelpminder") == 5


def test_kelpminder_does_nothing_as_it_is_played() -> None:
    t = table(you=hand("kelpminder") | deck("punch"), enemy=amber(2))
    t.you.plays("kelpminder")
    assert t.you == line("kelpminder") | hand() and t.enemy == amber(2) and t.is_quiet


def test_skullback_crab_steals_one() -> None:
    t = table(you=line("skullback-crab"), enemy=amber(2))
    t.you.acts("skullback-crab")
    assert t.you == amber(1) and t.enemy == amber(1) and t.is_quiet


def test_skullback_crab_is_poisonous_and_steals_nothing_by_fighting() -> None:
    t = table(you=line("skullback-crab"), enemy=line("troll") | amber(2))
    t.you.fights("skullback-crab")
    assert t.enemy == line() | amber(2) and t.you == line() and t.is_quiet


def test_toxicuda_venom_poisons_its_bearer() -> None:
    t = table(you=line(upgraded("urchin", "toxicuda-venom")), enemy=line("troll"))
    t.you.fights("urchin")
    assert t.enemy == line() and t.is_quiet


def test_toxicuda_venom_does_nothing_to_a_warded_foe() -> None:
    t = table(you=line(upgraded("troll", "toxicuda-venom")), enemy=line(warded("krump")))
    t.you.fights("troll")
    assert t.enemy == line("krump") and t.is_quiet


def test_cultist_gives_its_life_for_a_ward() -> None:
    t = table(you=line(token("cultist", "punch"), "bumpsy"), house="unfathomable")
    t.you.acts("cultist")
    assert t.you == line(warded("bumpsy")) | discard("punch") and t.is_quiet


def test_cultist_that_is_warded_wards_nobody() -> None:
    t = table(you=line(warded(token("cultist")), "bumpsy"), house="unfathomable")
    t.you.acts("cultist")
    assert t.you == line("cultist", "bumpsy") and t.is_quiet


def test_fish_bites_the_strongest_enemy_as_it_dies() -> None:
    t = table(you=line(token("fish", "punch")), enemy=line("krump", "troll"), house="unfathomable")
    t.you.fights("fish", "krump")
    assert t.enemy == line(damaged("krump", 2), damaged("troll", 2)) and t.you == line() and t.is_quiet


def test_fish_that_lives_bites_nobody() -> None:
    t = table(you=line(token("fish")), enemy=line("dust-pixie", "troll"), house="unfathomable")
    t.you.fights("fish", "dust-pixie")
    assert t.you == line(damaged("fish", 1)) and t.enemy == line("troll") and t.is_quiet


def test_priest_exhausts_an_enemy() -> None:
    t = table(you=line(token("priest"), "bumpsy"), enemy=line("krump", "troll"), house="unfathomable")
    t.you.acts("priest").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line(ready("krump"), exhausted("troll")) and t.is_quiet


def test_priest_exhausts_no_friend() -> None:
    t = table(you=line(token("priest"), "bumpsy"), house="unfathomable")
    t.you.acts("priest")
    assert t.you == line(exhausted("priest"), ready("bumpsy")) and t.is_quiet


def test_raider_is_poisonous_in_your_turn() -> None:
    t = table(you=line(token("raider")), enemy=line("troll"), house="unfathomable")
    t.you.fights("raider")
    assert t.enemy == line() and t.is_quiet


def test_raider_is_harmless_in_the_enemys_turn() -> None:
    t = table(you=line("troll"), enemy=line(token("raider")))
    assert not t.enemy.keyword("raider", "poison")
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 1)) and t.is_quiet
