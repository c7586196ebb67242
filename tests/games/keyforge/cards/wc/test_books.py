"""What the books say of cards of Worlds Collide that meet."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    grown,
    hand,
    holding,
    houses,
    line,
    purged,
    ready,
    table,
    upgraded,
)


def test_v17_faq_sustitucion_3_what_cannot_be_stolen_is_not_captured_instead() -> None:
    mine = line(upgraded("troll", "discombobulator")) | amber(3) | houses("brobnar")
    t = table(you=hand("urchin") | line("gargantodon"), enemy=mine, house="shadows")
    t.you.plays("urchin")
    assert t.you == amber(0) | line("gargantodon", "urchin") and t.enemy == amber(3) and t.is_quiet


def test_v17_faq_gargantodonte_1_molephin_minds_no_capture() -> None:
    t = table(you=hand("urchin") | line("troll"), enemy=line("gargantodon", "molephin") | amber(3))
    t.you.plays("urchin").picks("troll")
    assert t.you == line(holding("troll", 1), "urchin") and t.enemy == amber(2) and t.is_quiet


def test_v17_faq_gebuk_1_spartasaur_in_gebuks_place_does_not_avenge_it() -> None:
    theirs = line("troll", "gebuk", "bumpsy") | deck("spartasaur")
    t = table(you=hand("saury-about-that") | line("urchin"), enemy=theirs, house="saurian")
    t.you.plays("saury-about-that").picks("gebuk")
    assert t.enemy == line("troll", "spartasaur", "bumpsy") and t.you == line("urchin") and t.is_quiet


def test_v17_faq_restricciones_1_the_lower_of_two_limits_on_damage_holds() -> None:
    mine = artifacts("creed-of-nurture") | line("tantadlin") | hand("terrordactyl")
    t = table(you=mine, enemy=line("troll"), house="untamed")
    t.you.omni("creed-of-nurture").picks("tantadlin")
    t.you.fights("tantadlin")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_v17_faq_ciberclon_1_cyber_clone_takes_only_what_is_printed() -> None:
    t = table(you=hand("cyber-clone"), enemy=line(grown("troll", 3)), house="logos")
    t.you.plays("cyber-clone")
    assert t.you.power("cyber-clone") == 8 and t.enemy == purged("troll") | line() and t.is_quiet
    gel = table(you=hand("mimic-gel", "cyber-clone") | line("troll"), house="logos")
    gel.you.plays("mimic-gel").plays("cyber-clone").picks("mimic-gel")
    assert gel.you == line("troll") | purged("mimic-gel") | discard("cyber-clone") and gel.is_quiet


def test_v17_faq_casa_1_orator_hissaro_overrules_academy_training_for_the_turn() -> None:
    mine = hand("orator-hissaro") | line(upgraded("troll", "academy-training")) | houses("saurian", "logos")
    t = table(you=mine, house="saurian")
    t.you.plays("orator-hissaro").picks(0)
    assert t.you == line("orator-hissaro", ready(upgraded(holding("troll", 1), "academy-training")))
    assert t.you.can("reap", "troll")
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("saurian")
    assert t.you.why_not("reap", "troll") == "not-active-house"
