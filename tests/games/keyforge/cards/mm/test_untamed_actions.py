"""What each Untamed action of Mass Mutation does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    grown,
    hand,
    holding,
    line,
    purged,
    ready,
    table,
)


def test_rapid_evolution_gives_a_counter_for_each_amber_in_your_pool() -> None:
    t = table(you=hand("rapid-evolution") | amber(2), enemy=line("troll", "bumpsy"))
    t.you.plays("rapid-evolution").picks("bumpsy")
    assert t.enemy == line("troll", grown("bumpsy", 3))
    assert t.is_quiet


def test_rapid_evolution_spends_nothing() -> None:
    t = table(you=hand("rapid-evolution") | amber(2), enemy=line("troll") | amber(5))
    t.you.plays("rapid-evolution")
    assert t.you == amber(3)
    assert t.enemy == line(grown("troll", 3)) | amber(5)
    assert t.is_quiet


def test_reclaimed_by_nature_purges_an_artifact_and_takes_its_icons() -> None:
    t = table(you=hand("reclaimed-by-nature"), enemy=artifacts("matter-maker", "library-of-babble"))
    t.you.plays("reclaimed-by-nature").picks("matter-maker")
    assert t.enemy == purged("matter-maker") | artifacts("library-of-babble")
    assert t.you == amber(2)
    assert t.is_quiet


def test_reclaimed_by_nature_takes_no_icons_where_there_is_no_artifact() -> None:
    t = table(you=hand("reclaimed-by-nature"), enemy=line("dust-pixie"))
    t.you.plays("reclaimed-by-nature")
    assert t.you == amber(1)
    assert t.enemy == line("dust-pixie")
    assert t.is_quiet


def test_resurgence_returns_a_second_creature_after_a_mutant() -> None:
    t = table(you=hand("resurgence") | discard("even-ivan", "troll", "punch"))
    t.you.plays("resurgence").may_choose("even-ivan", "troll").picks("even-ivan")
    assert t.you == hand("even-ivan", "troll") | discard("resurgence", "punch")
    assert t.is_quiet


def test_resurgence_returns_one_creature_that_is_no_mutant() -> None:
    t = table(you=hand("resurgence") | discard("even-ivan", "troll"))
    t.you.plays("resurgence").picks("troll")
    assert t.you == hand("troll") | discard("resurgence", "even-ivan")
    assert t.is_quiet


def test_savage_clash_spares_the_strongest_enemy_and_the_weakest_friend() -> None:
    t = table(you=hand("savage-clash") | line("troll", "keyfrog"), enemy=line("bumpsy", "q-mechs"))
    t.you.plays("savage-clash")
    assert t.you == line("keyfrog")
    assert t.enemy == line("bumpsy")
    assert t.is_quiet


def test_savage_clash_asks_which_of_the_tied_is_spared() -> None:
    t = table(you=hand("savage-clash"), enemy=line("lumilu", "pismire", "q-mechs"))
    t.you.plays("savage-clash").may_choose("lumilu", "pismire").picks("pismire")
    assert t.enemy == line("pismire")
    assert t.is_quiet


def test_commune_trades_all_amber_for_four() -> None:
    t = table(you=hand("commune") | amber(7), enemy=amber(2))
    t.you.plays("commune")
    assert t.you == amber(4) and t.enemy == amber(2)
    assert t.is_quiet


def test_commune_ends_the_step() -> None:
    t = table(you=hand("commune", "lumilu"), enemy=hand("troll"))
    t.you.plays("commune")
    assert t.match.pending[0].seat == 1
    assert t.you == amber(4)
    assert t.is_quiet


def test_growth_surge_runs_inward_from_a_flank() -> None:
    t = table(you=hand("growth-surge"), enemy=line("troll", "bumpsy", "keyfrog", "lumilu"))
    t.you.plays("growth-surge").may_choose("troll", "lumilu").picks("lumilu")
    assert t.enemy == line("troll", grown("bumpsy", 1), grown("keyfrog", 2), grown("lumilu", 3))
    assert t.is_quiet


def test_growth_surge_ends_with_the_line() -> None:
    t = table(you=hand("growth-surge"), enemy=line("troll", "bumpsy"))
    t.you.plays("growth-surge").picks("troll")
    assert t.enemy == line(grown("troll", 3), grown("bumpsy", 2))
    assert t.is_quiet


def test_vaults_blessing_pays_both_for_their_own_mutants() -> None:
    t = table(you=hand("vault-s-blessing") | line("pismire", "trimble", "lumilu"), enemy=line("even-ivan"))
    t.you.plays("vault-s-blessing")
    assert (t.you.amber, t.enemy.amber) == (3, 1)
    assert t.is_quiet


def test_vaults_blessing_pays_nobody_without_mutants() -> None:
    t = table(you=hand("vault-s-blessing") | line("lumilu"), enemy=line("troll"))
    t.you.plays("vault-s-blessing")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    assert t.is_quiet


def test_wild_bounty_doubles_the_icons_of_the_next_card() -> None:
    t = table(you=hand("wild-bounty", "dust-pixie", "dust-pixie"))
    t.you.plays("wild-bounty").plays("dust-pixie")
    assert t.you == amber(4)
    t.you.plays("dust-pixie")
    assert t.you == amber(6)
    assert t.is_quiet


def test_wild_bounty_does_not_double_its_own_icons() -> None:
    t = table(you=hand({"card": "wild-bounty", "icons": ["amber"]}))
    t.you.plays("wild-bounty")
    assert t.you == amber(1)
    assert t.is_quiet


def test_v17_faq_iconos_3_printed_and_added_icons_are_doubled() -> None:
    enhanced = {"card": "dust-pixie", "icons": ["draw"]}
    t = table(you=hand("wild-bounty", enhanced) | deck("troll", "bumpsy", "punch"))
    t.you.plays("wild-bounty").plays("dust-pixie")
    assert t.you == amber(4) | hand("troll", "bumpsy")
    assert t.is_quiet


def test_v17_faq_recompensa_salvaje_1_each_icon_is_resolved_twice_in_its_turn() -> None:
    enhanced = {"card": "dust-pixie", "icons": ["damage", "capture"]}
    t = table(you=hand("wild-bounty", enhanced), enemy=line("troll") | amber(2))
    t.you.plays("wild-bounty").plays("dust-pixie")
    assert t.you == amber(4)
    t.you.picks("troll", "troll")
    assert t.enemy == line(damaged("troll", 2)) | amber(0)
    assert t.you == line(holding("dust-pixie", 2))
    assert t.is_quiet


def test_aemberlution_clears_the_table_and_empties_the_hands() -> None:
    t = table(
        you=hand("æmberlution", "lumilu", "punch") | line("pismire"),
        enemy=hand("troll", "anger") | line("bumpsy"),
    )
    t.you.plays("æmberlution").picks("lumilu")
    assert t.you == line(ready("lumilu"))
    assert t.enemy == line("troll") | hand("anger")
    assert t.is_quiet


def test_aemberlution_puts_no_other_cards_into_play_and_plays_nothing() -> None:
    t = table(you=hand("æmberlution", "matter-maker", "chonkers"), enemy=hand("library-of-babble"))
    t.you.plays("æmberlution")
    assert t.you == line("chonkers") | artifacts()
    assert t.enemy == artifacts() | line()
    assert t.is_quiet


def test_v17_faq_aemberlucion_1_the_active_player_orders_all_creatures() -> None:
    t = table(you=hand("æmberlution", "lumilu"), enemy=hand("troll", "bumpsy"))
    t.you.plays("æmberlution").may_choose("lumilu", "troll", "bumpsy").picks("bumpsy", "troll", "left")
    assert t.enemy == line("troll", "bumpsy")
    assert t.is_quiet


def test_look_what_i_found_returns_one_card_of_each_type() -> None:
    t = table(
        you=hand("look-what-i-found")
        | discard("troll", "punch", "matter-maker", "duskrunner", "bumpsy")
        | deck("anger", "anger")
    )
    t.you.plays("look-what-i-found").may_choose("troll", "bumpsy").picks("bumpsy")
    assert {"punch", "matter-maker", "duskrunner", "bumpsy"} <= set(t.you.look("hand"))
    assert "troll" in t.you.look("discard")
    assert t.is_quiet


def test_look_what_i_found_returns_the_types_there_are() -> None:
    t = table(you=hand("look-what-i-found") | discard("troll") | deck(*["anger"] * 6))
    t.you.plays("look-what-i-found")
    assert sorted(t.you.look("hand")) == ["anger"] * 5 + ["troll"]
    assert t.is_quiet


def test_mutation_of_cunning_makes_an_elusive_mutant() -> None:
    t = table(you=hand("mutation-of-cunning", "vault-s-blessing") | line("lumilu"), enemy=line("troll"))
    t.you.plays("mutation-of-cunning").picks("lumilu")
    assert t.you.keyword("lumilu", "elusive") == 1
    t.you.plays("vault-s-blessing")
    assert t.you == amber(3)
    assert t.is_quiet


def test_mutation_of_cunning_lasts_through_the_other_turn_and_no_longer() -> None:
    t = table(you=hand("mutation-of-cunning") | line("lumilu"), enemy=hand("troll"))
    t.you.plays("mutation-of-cunning").ends_turn()
    assert t.you.keyword("lumilu", "elusive") == 1
    t.enemy.ends_turn()
    assert t.you.keyword("lumilu", "elusive") == 0
    assert t.is_quiet


def test_mutation_of_fury_gives_assault_three() -> None:
    t = table(you=hand("mutation-of-fury") | line("lumilu"), enemy=line("troll"))
    t.you.plays("mutation-of-fury").picks("lumilu").fights("lumilu")
    assert t.enemy == line(damaged("troll", 7))
    assert t.is_quiet


def test_mutation_of_fury_gives_it_to_nobody_else() -> None:
    t = table(you=hand("mutation-of-fury") | line("lumilu", "keyfrog"))
    t.you.plays("mutation-of-fury").picks("lumilu")
    assert (t.you.keyword("lumilu", "assault"), t.you.keyword("keyfrog", "assault")) == (3, 0)
    assert t.is_quiet


def test_mutation_of_instinct_gives_skirmish_and_the_trait() -> None:
    t = table(you=hand("mutation-of-instinct") | line("lumilu", "pismire"), enemy=line("even-ivan"))
    assert t.enemy.key_cost == 6
    t.you.plays("mutation-of-instinct").picks("lumilu")
    assert t.you.keyword("lumilu", "skirmish") == 1
    assert t.enemy.key_cost == 8
    assert t.is_quiet


def test_mutation_of_instinct_ends_at_the_start_of_your_next_turn() -> None:
    t = table(you=hand("mutation-of-instinct") | line("lumilu"), enemy=hand("troll"))
    t.you.plays("mutation-of-instinct").ends_turn()
    t.enemy.ends_turn()
    assert t.you.keyword("lumilu", "skirmish") == 0
    assert t.is_quiet
