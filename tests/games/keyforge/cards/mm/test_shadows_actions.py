"""Shadows of Mass Mutation: what each action does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    houses,
    line,
    table,
    warded,
)


def test_dark_wave_wounds_all_but_mutants() -> None:
    t = table(you=hand("dark-wave") | line("mutant-cutpurse"), enemy=line("troll"), house="shadows")
    t.you.plays("dark-wave")
    assert t.you == line("mutant-cutpurse") and t.enemy == line(damaged("troll", 2))


def test_dark_wave_wounds_friends_too() -> None:
    t = table(you=hand("dark-wave") | line("boss-zarek", "bumpsy"), house="shadows")
    t.you.plays("dark-wave")
    assert t.you == line("boss-zarek", damaged("bumpsy", 2)) and t.is_quiet


def test_look_over_there_steals_where_its_victim_lives() -> None:
    t = table(you=hand("look-over-there"), enemy=line("troll") | amber(2), house="shadows")
    t.you.plays("look-over-there")
    assert t.you == amber(1) and t.enemy == line(damaged("troll", 2)) | amber(1)


def test_look_over_there_steals_nothing_where_it_kills() -> None:
    t = table(you=hand("look-over-there"), enemy=line("dust-pixie") | amber(2), house="shadows")
    t.you.plays("look-over-there")
    assert t.you == amber(0) and t.enemy == line() | amber(2) and t.is_quiet


def test_tempting_offer_returns_an_enemy_and_pays_for_it() -> None:
    t = table(you=hand("tempting-offer"), enemy=line("troll"), house="shadows")
    t.you.plays("tempting-offer")
    assert t.enemy == line() | hand("troll") | amber(1)


def test_tempting_offer_pays_nothing_where_a_ward_holds() -> None:
    t = table(you=hand("tempting-offer"), enemy=line(warded("troll")), house="shadows")
    t.you.plays("tempting-offer")
    assert t.enemy == line("troll") | amber(0)


def test_vandalize_discards_one_of_three_and_orders_the_rest() -> None:
    t = table(you=hand("vandalize"), enemy=deck("anger", "punch", "troll", "zorg"), house="shadows")
    t.you.plays("vandalize").picks("punch", "troll")
    assert t.enemy == discard("punch") | deck("anger", "troll", "zorg") and t.is_quiet


def test_vandalize_touches_no_deck_of_yours() -> None:
    t = table(you=hand("vandalize") | deck("anger"), enemy=deck("punch"), house="shadows")
    t.you.plays("vandalize")
    assert t.you == deck("anger") and t.enemy == discard("punch") | deck()


def test_borrow_takes_an_artifact_that_is_shadows_then() -> None:
    t = table(you=hand("borrow"), enemy=artifacts("cannon") | line("troll"), house="shadows")
    t.you.plays("borrow")
    assert t.you == artifacts("cannon") and t.enemy == artifacts() and t.you.can("action", "cannon")


def test_borrow_asks_for_an_artifact_in_either_language() -> None:
    t = table(you=hand("borrow"), enemy=artifacts("cannon", "animator"), house="shadows")
    t.you.plays("borrow")
    asked = [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    assert asked == ["Choose an artifact to take control of.", "Elige un artefacto del que tomar el control."]


def test_borrow_gives_it_no_other_house_even_one_of_yours() -> None:
    mine = hand("borrow") | houses("shadows", "brobnar")
    t = table(you=mine, enemy=artifacts("cannon") | line("troll"), house="shadows")
    t.you.plays("borrow").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar")
    assert not t.you.can("action", "cannon")


def test_ransack_steals_again_for_each_shadows_card_on_top() -> None:
    t = table(you=hand("ransack") | deck("urchin", "umbra", "anger", "swindle"), enemy=amber(5))
    t.you.plays("ransack")
    assert t.you == amber(3) | deck("swindle") and t.enemy == amber(2) and t.is_quiet


def test_ransack_steals_once_where_another_house_is_on_top() -> None:
    t = table(you=hand("ransack") | deck("anger", "urchin"), enemy=amber(5), house="shadows")
    t.you.plays("ransack")
    assert t.you == amber(1) | deck("urchin") | discard("ransack", "anger")
