"""Geistoid of Grim Reminders, the actions: what each does, and the nearest thing it must not do."""

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
    ready,
    stunned,
    table,
    upgraded,
    warded,
)

from tapete.games.keyforge.rules.values import belongs

TEN = discard(*["punch"] * 10)
NINE = discard(*["punch"] * 9)


def test_a_strong_feeling_readies_the_laden_and_lightens_them() -> None:
    t = table(you=hand("a-strong-feeling") | line(exhausted(holding("troll", 2)), exhausted("krump")))
    t.you.plays("a-strong-feeling")
    assert t.you == line(ready(holding("troll", 1)), exhausted("krump")) | amber(0) and t.is_quiet


def test_a_strong_feeling_minds_no_enemy() -> None:
    t = table(you=hand("a-strong-feeling"), enemy=line(exhausted(holding("troll", 2))))
    t.you.plays("a-strong-feeling")
    assert t.enemy == line(exhausted(holding("troll", 2))) and t.is_quiet


def test_call_of_need_discards_a_card_of_the_deck() -> None:
    t = table(you=hand("call-of-need") | deck("troll", "punch"))
    t.you.plays("call-of-need").may_choose("troll", "punch").picks("punch")
    assert t.you == deck("troll") | discard("call-of-need", "punch") and t.is_quiet


def test_call_of_need_resolves_no_scrap_ability_of_it() -> None:
    t = table(you=hand("call-of-need") | deck("boiler"), enemy=line("krump"))
    t.you.plays("call-of-need").picks("boiler")
    assert t.enemy == line("krump") and t.you.look("discard") == ["call-of-need", "boiler"] and t.is_quiet


def test_empathic_malice_captures_three_and_goes_under_the_deck_while_haunted() -> None:
    t = table(you=hand("empathic-malice") | line("troll") | deck("anger") | TEN, enemy=amber(4))
    t.you.plays("empathic-malice")
    assert t.you == line(holding("troll", 3)) | deck("anger", "empathic-malice") and t.enemy.amber == 1
    assert t.is_quiet


def test_empathic_malice_is_discarded_otherwise() -> None:
    t = table(you=hand("empathic-malice") | line("troll") | deck("anger"), enemy=amber(4))
    t.you.plays("empathic-malice")
    assert t.you == deck("anger") | discard("empathic-malice") and t.is_quiet


def test_future_is_past_swaps_decks_and_piles_of_both() -> None:
    t = table(you=hand("future-is-past") | deck("troll", "krump") | discard("punch"), enemy=deck("anger"))
    t.you.plays("future-is-past")
    assert t.you == deck("punch") | discard("future-is-past", "krump", "troll")
    assert t.enemy == deck() | discard("anger") and t.is_quiet


def test_future_is_past_leaves_hands_and_archives_alone() -> None:
    t = table(you=hand("future-is-past", "punch") | archives("krump"), enemy=hand("anger") | discard("troll"))
    t.you.plays("future-is-past")
    assert (
        t.you == hand("punch") | archives("krump") and t.enemy == hand("anger") | deck("troll") and t.is_quiet
    )


def test_poltergeistoids_bring_a_purged_card_back_as_a_geistoid() -> None:
    t = table(you=hand("poltergeistoids") | discard("troll") | purged("soul-bomb"))
    t.you.plays("poltergeistoids").picks("soul-bomb")
    assert t.you == artifacts(upgraded("soul-bomb", "poltergeistoids")) | purged("troll") | discard()
    t = table(you=hand("poltergeistoids") | discard("troll"))
    t.you.plays("poltergeistoids")
    assert t.you == line(upgraded("troll", "poltergeistoids"))
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("geistoid")
    assert t.you.can("reap", "troll") and t.is_quiet


def test_poltergeistoids_need_a_card_to_purge_and_are_discarded_as_the_action_they_are() -> None:
    t = table(you=hand("poltergeistoids") | purged("troll"))
    t.you.plays("poltergeistoids")
    assert t.you == line() | discard("poltergeistoids")
    t = table(you=hand("punch"), enemy=line(upgraded(damaged("troll", 5), "poltergeistoids")))
    t.you.plays("punch")
    assert (
        t.enemy == line() and sorted(t.enemy.look("discard")) == ["poltergeistoids", "troll"] and t.is_quiet
    )


def test_replicative_growth_lets_reapers_bring_their_amber_home() -> None:
    t = table(you=hand("replicative-growth") | line(holding("snippy", 2)), enemy=line(holding("troll", 1)))
    t.you.plays("replicative-growth").reaps("snippy")
    assert t.you == amber(3) | line(holding("snippy", 1)), "the bonus icon, the reaping, the Æmber moved"
    assert t.is_quiet


def test_replicative_growth_is_over_with_the_turn() -> None:
    t = table(you=hand("replicative-growth") | line(holding("troll", 2)))
    t.you.plays("replicative-growth").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar").reaps("troll")
    assert t.you == amber(2) | line(holding("troll", 2)) and t.is_quiet


def test_energy_vampirism_feeds_a_creature_from_its_own_side_and_strikes_for_all_on_it() -> None:
    t = table(you=hand("energy-vampirism"), enemy=line(holding("troll", 2), "krump") | amber(1))
    t.you.plays("energy-vampirism").picks("troll").picks("krump", "krump", "troll")
    assert t.enemy == line(damaged(holding("troll", 3), 1), damaged("krump", 2)) | amber(0) and t.is_quiet


def test_energy_vampirism_strikes_nobody_where_nothing_lies_on_the_creature() -> None:
    t = table(you=hand("energy-vampirism"), enemy=line("troll", "krump"))
    t.you.plays("energy-vampirism").picks("troll")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_phantasmal_visit_stuns_and_exhausts_and_is_archived_while_haunted() -> None:
    t = table(you=hand("phantasmal-visit") | TEN, enemy=line("troll"))
    t.you.plays("phantasmal-visit")
    assert (
        t.enemy == line(exhausted(stunned("troll"))) and t.you == archives("phantasmal-visit") and t.is_quiet
    )


def test_phantasmal_visit_is_discarded_otherwise_and_archived_without_a_creature_too() -> None:
    t = table(you=hand("phantasmal-visit") | NINE, enemy=line("troll"))
    t.you.plays("phantasmal-visit")
    assert t.you == archives() and t.you.look("discard")[0] == "phantasmal-visit"
    t = table(you=hand("phantasmal-visit") | TEN)
    t.you.plays("phantasmal-visit")
    assert t.you == archives("phantasmal-visit") and t.is_quiet


def test_return_to_rubble_shuffles_ten_cards_in_and_destroys_all() -> None:
    pile = discard(*["troll"] * 10, "anger")
    t = table(you=hand("return-to-rubble") | pile | line("krump"), enemy=line("mother"))
    t.you.plays("return-to-rubble")
    assert t.you == deck(*["troll"] * 10) | discard("return-to-rubble", "krump", "anger") | line()
    assert t.enemy == line() and t.is_quiet


def test_return_to_rubble_destroys_nobody_for_nine() -> None:
    t = table(you=hand("return-to-rubble") | NINE | line("krump"))
    t.you.plays("return-to-rubble")
    assert t.you == line("krump") | deck(*["punch"] * 9) | discard("return-to-rubble") and t.is_quiet


def test_spontaneous_awakening_wins_a_machine_over() -> None:
    t = table(you=hand("spontaneous-awakening"), enemy=line("mother", "troll") | artifacts("soul-bomb") | TEN)
    t.you.plays("spontaneous-awakening").may_choose("mother", "soul-bomb").picks("mother")
    assert t.you == line(upgraded("mother", "spontaneous-awakening")) and t.enemy == line("troll")
    assert belongs(t.state, t.you.body("mother"), "geistoid") and t.is_quiet


def test_spontaneous_awakening_wins_an_artifact_too() -> None:
    t = table(you=hand("spontaneous-awakening"), enemy=artifacts("soul-bomb") | TEN)
    t.you.plays("spontaneous-awakening")
    assert t.you == artifacts(upgraded("soul-bomb", "spontaneous-awakening")) and t.enemy == artifacts()
    assert belongs(t.state, t.you.body("soul-bomb"), "geistoid") and t.is_quiet


def test_spontaneous_awakening_finds_nobody_who_did_not_go_to_the_discard_pile() -> None:
    theirs = line(holding("mother", 1)) | artifacts("soul-vial") | TEN
    t = table(you=hand("spontaneous-awakening"), enemy=theirs)
    t.you.plays("spontaneous-awakening").picks("mother")
    assert t.enemy == archives("mother") and t.you == line() | discard("spontaneous-awakening") and t.is_quiet


def test_spontaneous_awakening_does_nothing_while_the_opponent_is_not_haunted() -> None:
    t = table(you=hand("spontaneous-awakening") | TEN, enemy=line("mother") | NINE)
    t.you.plays("spontaneous-awakening")
    assert t.enemy == line("mother") and t.you.look("discard")[0] == "spontaneous-awakening" and t.is_quiet


def test_veil_of_ectoplasm_captures_for_each_geistoid_of_the_pile() -> None:
    t = table(
        you=hand("veil-of-ectoplasm") | line("troll", "krump") | discard("boo", "punch", "mender"),
        enemy=amber(4),
    )
    t.you.plays("veil-of-ectoplasm").picks("troll", "krump")
    assert t.you == line(holding("troll", 1), holding("krump", 1)) and t.enemy.amber == 2 and t.is_quiet


def test_veil_of_ectoplasm_does_not_count_itself() -> None:
    t = table(you=hand("veil-of-ectoplasm") | line("troll") | discard("punch"), enemy=amber(4))
    t.you.plays("veil-of-ectoplasm")
    assert t.enemy.amber == 4 and t.is_quiet


def test_be_our_geist_plays_a_creature_of_a_haunted_player() -> None:
    theirs = discard("troll", *["punch"] * 9)
    t = table(you=hand("be-our-geist") | discard("krump"), enemy=theirs)
    t.you.plays("be-our-geist")
    assert t.you == line("troll") | discard("be-our-geist", "krump") and t.is_quiet


def test_be_our_geist_plays_nobody_while_no_player_is_haunted() -> None:
    t = table(you=hand("be-our-geist") | discard("krump"), enemy=discard("troll", *["punch"] * 8))
    t.you.plays("be-our-geist")
    assert t.you == line() | discard("be-our-geist", "krump") and t.is_quiet


def test_boo_mills_ten_of_either_player() -> None:
    t = table(you=hand("boo") | deck("anger"), enemy=deck(*["troll"] * 12))
    t.you.plays("boo").picks("enemy")
    assert t.enemy == deck("troll", "troll") and len(t.enemy.look("discard")) == 10 and t.you == deck("anger")
    assert t.is_quiet


def test_boo_mills_what_there_is() -> None:
    t = table(you=hand("boo") | deck("anger"))
    t.you.plays("boo").picks("you")
    assert t.you == deck() | discard("boo", "anger") and t.is_quiet


def test_hallowed_eve_festival_captures_for_each_geistoid_discarded() -> None:
    cards = deck("boo", "punch", "mender", "anger", "troll", "boo")
    t = table(you=hand("hallowed-eve-festival") | line("krump") | cards, enemy=amber(4))
    t.you.plays("hallowed-eve-festival")
    assert t.you == line(holding("krump", 2)) | deck("boo") and t.is_quiet


def test_hallowed_eve_festival_counts_none_that_lay_there_before() -> None:
    t = table(
        you=hand("hallowed-eve-festival") | line("krump") | discard("boo") | deck("punch"), enemy=amber(4)
    )
    t.you.plays("hallowed-eve-festival")
    assert t.you == line("krump") | deck() and t.enemy.amber == 4 and t.is_quiet


def test_in_here_somewhere_archives_two_while_haunted() -> None:
    t = table(you=hand("in-here-somewhere…") | discard("troll", "krump", *["punch"] * 8) | deck("anger"))
    t.you.plays("in-here-somewhere…").picks("troll", "krump")
    assert t.you == archives("troll", "krump") | deck("anger") and t.is_quiet


def test_in_here_somewhere_mills_five_otherwise() -> None:
    t = table(you=hand("in-here-somewhere…") | deck(*["troll"] * 6))
    t.you.plays("in-here-somewhere…")
    assert t.you == archives() | deck("troll") and t.is_quiet


def test_junk_restoration_mills_three_and_saves_one() -> None:
    t = table(you=hand("junk-restoration") | deck("troll", "krump", "anger", "punch") | discard("valdr"))
    t.you.plays("junk-restoration").picks("yes").may_choose("troll", "krump", "anger").picks("krump")
    assert t.you == hand("krump") | deck("punch") | discard("junk-restoration", "anger", "troll", "valdr")
    assert t.is_quiet


def test_junk_restoration_may_save_none() -> None:
    t = table(you=hand("junk-restoration") | deck("troll"))
    t.you.plays("junk-restoration").picks("no")
    assert t.you == hand() | discard("junk-restoration", "troll") and t.is_quiet


def test_winds_of_death_archive_the_dead_and_destroy_the_living() -> None:
    t = table(you=hand("winds-of-death") | discard("troll", "punch"), enemy=line("krump") | discard("mother"))
    t.you.plays("winds-of-death")
    assert t.you == archives("troll") | discard("winds-of-death", "punch")
    assert t.enemy == archives("mother") | discard("krump") | line() and t.is_quiet


def test_winds_of_death_archive_nobody_whom_they_destroy() -> None:
    t = table(you=hand("winds-of-death") | line("troll", warded("krump")))
    t.you.plays("winds-of-death")
    assert t.you == archives() | line("krump") | discard("winds-of-death", "troll") and t.is_quiet
