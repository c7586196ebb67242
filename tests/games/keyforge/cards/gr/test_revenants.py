"""What the creatures of Grim Reminders do that came back from houses it does not hold, and what they must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    deck,
    discard,
    hand,
    holding,
    line,
    table,
)

HAUNTED = discard(*["punch"] * 10)
NEARLY = discard(*["punch"] * 9)


def test_cincinnatus_resurrexit_captures_is_exalted_and_grows_with_it() -> None:
    t = table(you=hand("cincinnatus-resurrexit"), enemy=amber(5))
    t.you.plays("cincinnatus-resurrexit")
    assert t.you == line(holding("cincinnatus-resurrexit", 3)) and t.enemy == amber(3)
    assert t.you.power("cincinnatus-resurrexit") == 9
    assert t.is_quiet


def test_cincinnatus_resurrexit_is_archived_of_the_haunted_alone_and_pays_what_it_held() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(holding("cincinnatus-resurrexit", 2)) | HAUNTED)
    t.you.plays("gateway-to-dis")
    assert t.enemy == archives("cincinnatus-resurrexit") and t.you == amber(2)
    t = table(you=hand("gateway-to-dis"), enemy=line("cincinnatus-resurrexit") | NEARLY)
    t.you.plays("gateway-to-dis")
    assert t.enemy == archives() | line()
    assert t.is_quiet


def test_duma_the_returned_brings_the_top_three_of_the_pile_back() -> None:
    t = table(you=hand("punch"), enemy=line("duma-the-returned") | discard("zap", "ufo", "anger", "troll"))
    t.you.plays("punch")
    assert t.enemy == hand("zap", "ufo", "anger") | discard("duma-the-returned", "troll") | archives()
    assert t.is_quiet


def test_duma_the_returned_counts_the_pile_after_taking_from_it() -> None:
    t = table(you=hand("punch"), enemy=line("duma-the-returned") | discard(*["zap"] * 12))
    t.you.plays("punch")
    assert t.enemy == hand("zap", "zap", "zap") | archives()
    t = table(you=hand("punch"), enemy=line("duma-the-returned") | discard(*["zap"] * 13))
    t.you.plays("punch")
    assert t.enemy == hand("zap", "zap", "zap") | archives("duma-the-returned")
    assert t.is_quiet


def test_ghostly_dr_verokter_puts_a_discarded_card_on_the_deck() -> None:
    t = table(you=hand("ghostly-dr-verokter") | discard("zap", "ufo") | deck("anger"))
    t.you.plays("ghostly-dr-verokter").may_choose("zap", "ufo").picks("ufo")
    assert t.you == deck("ufo", "anger") | discard("zap")
    assert t.is_quiet


def test_ghostly_dr_verokter_is_archived_of_the_haunted_alone() -> None:
    t = table(you=hand("punch"), enemy=line("ghostly-dr-verokter") | HAUNTED)
    t.you.plays("punch")
    assert t.enemy == archives("ghostly-dr-verokter")
    t = table(you=hand("punch") | HAUNTED, enemy=line("ghostly-dr-verokter") | NEARLY)
    t.you.plays("punch")
    assert t.enemy == archives() | line()
    assert t.is_quiet


def test_portalmonster_raises_all_keys_by_the_pile_of_the_haunted() -> None:
    t = table(you=line("portalmonster") | HAUNTED)
    assert (t.you.key_cost, t.enemy.key_cost) == (16, 16)


def test_portalmonster_lowers_all_keys_otherwise() -> None:
    t = table(you=line(damaged("portalmonster", 1)) | NEARLY, enemy=HAUNTED)
    assert (t.you.key_cost, t.enemy.key_cost) == (4, 4)
