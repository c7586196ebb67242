"""What each Unfathomable action of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    stunned,
    table,
    upgraded,
    warded,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_strange_torpedo_stuns_and_exhausts_whom_it_damages_of_a_haunted_player() -> None:
    t = table(you=hand("strange-torpedo"), enemy=line("troll", "zorg", "valdr", "bumpsy") | HAUNTED)
    t.you.plays("strange-torpedo").picks("zorg")
    hit = [exhausted(stunned(damaged(card, 1))) for card in ("troll", "zorg", "valdr")]
    assert t.enemy == line(*hit, ready("bumpsy"))
    assert t.is_quiet


def test_strange_torpedo_stuns_neither_the_armored_nor_the_warded_whom_it_does_not_damage() -> None:
    t = table(you=hand("strange-torpedo"), enemy=line("bulwark", warded("zorg"), "valdr") | HAUNTED)
    t.you.plays("strange-torpedo").picks("zorg")
    assert t.enemy == line(ready("bulwark"), ready("zorg"), exhausted(stunned(damaged("valdr", 1))))
    assert t.is_quiet


def test_strange_torpedo_stuns_nobody_of_the_unhaunted() -> None:
    t = table(you=hand("strange-torpedo"), enemy=line("troll", "zorg") | NEARLY)
    t.you.plays("strange-torpedo").picks("zorg")
    assert t.enemy == line(ready(damaged("troll", 1)), ready(damaged("zorg", 1)))
    assert t.is_quiet


def test_unsettling_ancestry_stuns_and_exhausts_an_enemy_and_comes_back_to_the_haunted() -> None:
    t = table(you=hand("unsettling-ancestry") | line("zorg") | HAUNTED, enemy=line("troll"))
    t.you.plays("unsettling-ancestry")
    assert t.enemy == line(exhausted(stunned("troll"))) and t.you == archives("unsettling-ancestry")
    assert t.is_quiet


def test_unsettling_ancestry_is_discarded_otherwise() -> None:
    t = table(you=hand("unsettling-ancestry") | line("zorg"))
    t.you.plays("unsettling-ancestry")
    assert t.you == discard("unsettling-ancestry") | archives() | line(ready("zorg"))
    assert t.is_quiet


def test_dirge_of_the_deep_exhausts_the_house_of_the_lowest_card_of_the_other_deck() -> None:
    t = table(
        you=hand("dirge-of-the-deep") | line("bumpsy"), enemy=line("troll", "zorg") | deck("ufo", "punch")
    )
    t.you.plays("dirge-of-the-deep")
    assert t.enemy == line(exhausted("troll"), ready("zorg")) | discard("punch") | deck("ufo")
    assert t.you == line(exhausted("bumpsy"))
    assert t.is_quiet


def test_dirge_of_the_deep_exhausts_nobody_over_an_empty_deck() -> None:
    t = table(you=hand("dirge-of-the-deep"), enemy=line("troll") | discard("punch"))
    t.you.plays("dirge-of-the-deep")
    assert t.enemy == line(ready("troll")) | discard("punch")
    assert t.is_quiet


def test_dredge_lets_friends_that_reap_put_a_discarded_card_on_the_deck() -> None:
    t = table(you=hand("dredge") | line("gatewatcher") | discard("zap"))
    t.you.plays("dredge").reaps("gatewatcher").may_choose("zap", "dredge").picks("zap")
    assert t.you == deck("zap") | discard("dredge") | amber(2)
    assert t.is_quiet


def test_dredge_lasts_for_the_turn_alone() -> None:
    t = table(you=hand("dredge", *["bulwark"] * 6) | line("gatewatcher"), enemy=line("troll"))
    t.you.plays("dredge").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("unfathomable").reaps("gatewatcher")
    assert t.you == discard("dredge") | deck()
    assert t.is_quiet


def test_beam_of_forgetting_shows_a_random_card_and_buries_it() -> None:
    t = table(you=hand("beam-of-forgetting"), enemy=hand("punch", "ufo") | deck("anger"), chance=[1])
    t.you.plays("beam-of-forgetting")
    assert t.enemy == hand("punch") | deck("anger", "ufo") | discard()
    assert t.is_quiet


def test_beam_of_forgetting_buries_nothing_of_an_empty_hand() -> None:
    t = table(you=hand("beam-of-forgetting", "dredge"), enemy=deck("anger"))
    t.you.plays("beam-of-forgetting")
    assert t.enemy == hand() | deck("anger") and t.you == hand("dredge")
    assert t.is_quiet


def test_circlespeak_has_a_creature_take_from_every_haunted_player() -> None:
    t = table(you=hand("circlespeak") | amber(2) | HAUNTED, enemy=line("troll") | amber(3) | HAUNTED)
    t.you.plays("circlespeak")
    assert t.enemy == line(holding("troll", 4)) | amber(1) and t.you == amber(1)
    assert t.is_quiet


def test_circlespeak_takes_nothing_from_the_unhaunted() -> None:
    t = table(you=hand("circlespeak") | amber(2) | NEARLY, enemy=line("troll") | amber(3) | HAUNTED)
    t.you.plays("circlespeak")
    assert t.enemy == line(holding("troll", 2)) | amber(1) and t.you == amber(3)
    assert t.is_quiet


def test_echoing_deathknell_tolls_again_for_each_death() -> None:
    t = table(you=hand("echoing-deathknell") | line("silvertooth"), enemy=line("dust-pixie", "troll"))
    t.you.plays("echoing-deathknell")
    assert t.you == line() and t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_echoing_deathknell_tolls_once_where_nobody_dies() -> None:
    t = table(you=hand("echoing-deathknell") | line("silvertooth"), enemy=line(warded("dust-pixie"), "troll"))
    t.you.plays("echoing-deathknell")
    assert t.you == line(damaged("silvertooth", 1)) and t.enemy == line("dust-pixie", damaged("troll", 1))
    assert t.is_quiet


def test_tendrils_from_beyond_returns_the_neighbors_of_a_haunted_players_creature_too() -> None:
    t = table(you=hand("tendrils-from-beyond"), enemy=line("troll", "zorg", "valdr", "bumpsy") | HAUNTED)
    t.you.plays("tendrils-from-beyond").picks("zorg")
    assert t.enemy == line("bumpsy") | hand("troll", "zorg", "valdr")
    assert t.is_quiet


def test_tendrils_from_beyond_returns_the_creature_alone_otherwise() -> None:
    t = table(
        you=hand("tendrils-from-beyond") | HAUNTED, enemy=line("troll", upgraded("zorg", "proton-siphon"))
    )
    t.you.plays("tendrils-from-beyond").picks("zorg")
    assert t.enemy == line("troll") | hand("zorg") | discard("proton-siphon")
    assert t.is_quiet


def test_open_the_seal_brings_its_amber() -> None:
    t = table(you=hand("open-the-seal"))
    t.you.plays("open-the-seal")
    assert t.you == amber(1) | discard("open-the-seal")
    assert t.is_quiet


def test_open_the_seal_discards_nothing_itself() -> None:
    t = table(you=hand("open-the-seal", "dredge"))
    t.you.plays("open-the-seal")
    assert t.you == hand("dredge") | discard("open-the-seal")
    assert t.is_quiet
