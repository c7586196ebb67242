"""What each Logos action of Mass Mutation does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    chains,
    damaged,
    deck,
    discard,
    hand,
    line,
    side,
    table,
)


def test_diametric_charge_splashes_more_than_it_hits() -> None:
    t = table(you=hand("diametric-charge"), enemy=line("troll", "bumpsy", "headhunter"))
    t.you.plays("diametric-charge").picks("bumpsy")
    assert t.enemy == line(damaged("troll", 2), damaged("bumpsy", 1), damaged("headhunter", 2))
    assert t.is_quiet


def test_diametric_charge_spares_those_further_away() -> None:
    t = table(you=hand("diametric-charge"), enemy=line("troll", "bumpsy", "headhunter"))
    t.you.plays("diametric-charge").picks("troll")
    assert t.enemy == line(damaged("troll", 1), damaged("bumpsy", 2), "headhunter")
    assert t.is_quiet


def test_eclectic_inquiry_archives_the_top_two() -> None:
    t = table(you=hand("eclectic-inquiry") | deck("troll", "bumpsy", "punch"))
    t.you.plays("eclectic-inquiry")
    assert t.you == archives("troll", "bumpsy") | deck("punch")
    assert t.is_quiet


def test_eclectic_inquiry_archives_what_there_is() -> None:
    t = table(you=hand("eclectic-inquiry") | deck("troll") | discard("punch"))
    t.you.plays("eclectic-inquiry")
    assert t.you == archives("troll") | deck() | discard("eclectic-inquiry", "punch")
    assert t.is_quiet


def test_lethologica_digs_for_a_logos_card() -> None:
    t = table(you=hand("lethologica") | deck("troll", "punch", "batdrone", "bumpsy"))
    t.you.plays("lethologica")
    assert t.you == hand("batdrone") | deck("bumpsy") | discard("lethologica", "punch", "troll")
    assert t.is_quiet


def test_lethologica_without_a_logos_card_empties_the_deck() -> None:
    t = table(you=hand("lethologica") | deck("troll", "punch"))
    t.you.plays("lethologica")
    assert t.you == hand() | deck() | discard("lethologica", "punch", "troll")
    assert t.is_quiet


def test_opposition_research_keeps_enemy_creatures_from_reaping_for_a_turn() -> None:
    t = table(you=hand("opposition-research") | line("troll"), enemy=line("bumpsy"))
    t.you.plays("opposition-research").ends_turn()
    assert not t.enemy.can("reap", "bumpsy")
    assert t.enemy.can("fight", "bumpsy")
    t.enemy.ends_turn()
    assert t.is_quiet


def test_opposition_research_does_not_bind_its_own_side_or_later_turns() -> None:
    t = table(you=hand("opposition-research") | line("batdrone"), enemy=line("bumpsy"))
    t.you.plays("opposition-research").reaps("batdrone").ends_turn()
    t.enemy.ends_turn()
    t.you.ends_turn()
    assert t.enemy.can("reap", "bumpsy")
    assert t.is_quiet


def test_causal_loop_archives_a_card_and_itself() -> None:
    t = table(you=hand("causal-loop", "troll", "punch"))
    t.you.plays("causal-loop").may_choose("troll", "punch").picks("troll")
    assert t.you == archives("troll", "causal-loop") | hand("punch") | discard()
    assert t.is_quiet


def test_causal_loop_archives_itself_alone_from_an_empty_hand() -> None:
    t = table(you=hand("causal-loop"))
    t.you.plays("causal-loop")
    assert t.you == archives("causal-loop") | discard()
    assert t.is_quiet


def test_krrrzzzaaap_destroys_all_but_mutants() -> None:
    t = table(you=hand("krrrzzzaaap") | line("batdrone", "even-ivan"), enemy=line("troll", "odd-clawde"))
    t.you.plays("krrrzzzaaap")
    assert t.you == line("even-ivan") | chains(1)
    assert t.enemy == line("odd-clawde")
    assert t.is_quiet


def test_krrrzzzaaap_brings_a_chain_though_nobody_dies() -> None:
    t = table(you=hand("krrrzzzaaap") | line("even-ivan"))
    t.you.plays("krrrzzzaaap")
    assert t.you == line("even-ivan") | chains(1)
    assert t.enemy == chains(0)
    assert t.is_quiet


def test_mind_over_matter_puts_creatures_into_their_owners_archives() -> None:
    t = table(you=hand("mind-over-matter") | line("batdrone"), enemy=line("troll", "bumpsy"))
    t.you.plays("mind-over-matter")
    assert t.you == archives("batdrone") | line()
    assert t.enemy == archives("troll", "bumpsy") | line()
    assert t.is_quiet


def test_mind_over_matter_leaves_a_warded_creature() -> None:
    t = table(you=hand("mind-over-matter"), enemy=line({"card": "troll", "warded": True}))
    t.you.plays("mind-over-matter")
    assert t.enemy == archives() | line("troll")
    assert t.is_quiet


def test_its_coming_finds_half_a_gigantic_creature() -> None:
    t = table(you=hand("it-s-coming") | deck("niffle-kong", "troll") | discard("niffle-kong2"))
    t.you.plays("it-s-coming").may_choose("niffle-kong", "niffle-kong2").picks("niffle-kong2")
    assert t.you == hand("niffle-kong2") | discard("it-s-coming")
    assert t.is_quiet


def test_its_coming_finds_no_ordinary_creature() -> None:
    t = table(you=hand("it-s-coming") | deck("troll") | discard("bumpsy") | side(amber=0))
    t.you.plays("it-s-coming")
    assert t.you == hand() | deck("troll") | amber(1)
    assert t.is_quiet
