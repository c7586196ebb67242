"""Nobody is asked what can make no difference, as things stand and the one who is asked can see."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    keys,
    line,
    maverick,
    purged,
    stunned,
    table,
    upgraded,
    warded,
)

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])


@BOOKS
def test_no_target_is_asked_for_damage_that_is_none(book: str) -> None:
    t = table(you=artifacts("mothergun"), enemy=line("krump", "bumpsy"), ruleset=book)
    t.you.acts("mothergun")
    assert t.is_quiet, "no Mars card was revealed"
    t = table(you=line("guardian-demon"), enemy=line(damaged("troll", 1), "krump"), ruleset=book)
    t.you.reaps("guardian-demon").picks("troll", "0")
    assert t.is_quiet, "no damage was healed"
    t = table(you=hand("martian-hounds"), enemy=line("troll", "krump"), ruleset=book)
    t.you.plays("martian-hounds")
    assert t.is_quiet, "no creature is damaged"


@BOOKS
def test_a_target_is_asked_for_damage_that_is_some(book: str) -> None:
    t = table(you=line("guardian-demon"), enemy=line(damaged("troll", 1), "krump"), ruleset=book)
    t.you.reaps("guardian-demon").picks("troll", "1").may_choose("guardian-demon", "krump")


@BOOKS
def test_nobody_is_asked_who_captures_from_an_empty_pool(book: str) -> None:
    t = table(you=hand("terms-of-redress") | line("francus", "sequis"), enemy=amber(0), ruleset=book)
    t.you.plays("terms-of-redress")
    assert t.is_quiet
    t = table(you=hand("terms-of-redress") | line("francus", "sequis"), enemy=amber(1), ruleset=book)
    t.you.plays("terms-of-redress").may_choose("francus", "sequis")


@BOOKS
def test_forging_what_cannot_be_paid_is_not_offered(book: str) -> None:
    t = table(you=hand("key-charge") | amber(6), ruleset=book)
    t.you.plays("key-charge")
    assert t.is_quiet and t.you == keys() | amber(5), "the card loses one of the six"
    t = table(you=hand("key-charge") | amber(7), ruleset=book)
    t.you.plays("key-charge").may_choose("yes", "no")
    t = table(you=hand("key-abduction", *["troll"] * 5) | amber(6), ruleset=book)
    t.you.plays("key-abduction")
    assert t.is_quiet, "9 more and 5 less for the hand make 10"
    t = table(you=hand("key-abduction", *["troll"] * 9) | amber(6), ruleset=book)
    t.you.plays("key-abduction").may_choose("yes", "no")


@BOOKS
def test_loot_and_skulls_need_no_order(book: str) -> None:
    t = table(
        you=hand("loot-the-bodies") | artifacts("pile-of-skulls") | line("troll", "krump"),
        enemy=line("dust-pixie") | amber(3),
        ruleset=book,
    )
    t.you.plays("loot-the-bodies").fights("troll")
    assert t.match.pending[0].kind == "target", "only who captures"
    t.you.may_choose("troll", "krump").picks("krump")
    assert t.is_quiet and t.you.amber == 1
    assert t.you == line(damaged("troll", 1), holding("krump", 1))


@BOOKS
def test_loot_and_mugwump_need_no_order(book: str) -> None:
    t = table(
        you=hand("loot-the-bodies") | line(damaged("mugwump", 2)), enemy=line("dust-pixie"), ruleset=book
    )
    t.you.plays("loot-the-bodies").fights("mugwump")
    assert t.is_quiet and t.you.amber == 1 and t.you.power("mugwump") == 7


@BOOKS
def test_imperial_traitor_finds_no_card_of_sanctum_and_asks_nothing(book: str) -> None:
    t = table(you=hand("imperial-traitor"), enemy=hand("troll", "krump"), ruleset=book)
    t.you.plays("imperial-traitor")
    assert t.is_quiet, "the player has seen the hand"
    t = table(you=hand("imperial-traitor"), enemy=hand("troll", maverick("krump", "sanctum")), ruleset=book)
    t.you.plays("imperial-traitor").may_choose("yes", "no")


def test_what_ones_own_hand_has_not_is_told_to_nobody() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("troll"))
    t.you.omni("incubation-chamber").may_choose("yes", "no")
    t = table(you=artifacts("incubation-chamber"))
    t.you.omni("incubation-chamber")
    assert t.is_quiet, "everybody sees that there is no hand"


@BOOKS
def test_a_cloak_and_a_ritual_have_one_result(book: str) -> None:
    for mine in (artifacts("annihilation-ritual"), artifacts()):
        t = table(
            you=hand("gateway-to-dis") | mine,
            enemy=line(upgraded("krump", "armageddon-cloak"), "troll"),
            house="dis",
            ruleset=book,
        )
        t.you.plays("gateway-to-dis")
        assert t.is_quiet and t.enemy == line("krump"), "saved, wherever it would have gone"
        assert t.enemy == (
            purged("troll") if mine.told["artifacts"] else discard("troll", "armageddon-cloak")
        )


@BOOKS
def test_nobody_is_chosen_to_be_healed_where_nobody_is_hurt(book: str) -> None:
    t = table(you=artifacts("hallowed-blaster") | line("francus"), enemy=line("troll"), ruleset=book)
    t.you.acts("hallowed-blaster")
    assert t.is_quiet
    t = table(
        you=artifacts("hallowed-blaster") | line("francus"), enemy=line(damaged("troll", 1)), ruleset=book
    )
    t.you.acts("hallowed-blaster").may_choose("francus", "troll").picks("francus")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet, "whoever has no damage may be chosen too"


def test_nobody_is_chosen_whose_state_would_be_the_same() -> None:
    t = table(
        you=line(stunned("dust-pixie")) | hand("tremor"), enemy=line(stunned("krump"), stunned("troll"))
    )
    t.you.plays("tremor")
    assert t.is_quiet, "all are stunned, and their neighbors"
    t = table(you=line("priest"), enemy=line(exhausted("krump"), exhausted("troll")))
    t.you.acts("priest")
    assert t.is_quiet, "all are exhausted"
    t = table(you=line("john-smyth", "zorg"), enemy=line("krump"))
    t.you.reaps("john-smyth")
    assert t.is_quiet, "no other creature of Mars is exhausted"
    t = table(you=artifacts("hologrammophone") | line(warded("dextre")), enemy=line(warded("krump")))
    t.you.acts("hologrammophone")
    assert t.is_quiet, "all are warded"
    t = table(you=artifacts("soul-fiddle") | line(enraged("snudge")), enemy=line(enraged("krump")))
    t.you.acts("soul-fiddle")
    assert t.is_quiet, "all are enraged"
    t = table(you=line("consul-primus"), enemy=line("krump", "troll"))
    t.you.reaps("consul-primus")
    assert t.is_quiet, "there is no Æmber on a creature"


def test_where_one_of_them_would_change_all_are_offered() -> None:
    t = table(you=line("priest"), enemy=line(exhausted("krump"), "troll"))
    t.you.acts("priest").may_choose("krump", "troll").picks("krump")
    assert t.enemy == line(exhausted("krump"), "troll") and t.is_quiet
    t = table(you=line("john-smyth", exhausted("zorg"), "yxilo-bolter"))
    t.you.reaps("john-smyth").may_choose("zorg", "yxilo-bolter")


def test_a_choice_that_is_spoken_of_afterwards_is_made_all_the_same() -> None:
    t = table(you=artifacts("might-club") | line("krump"), enemy=line("troll"))
    t.you.acts("might-club").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line(enraged("troll")) and t.is_quiet, "both are ready, but one is enraged"
    t = table(you=hand("taxing-journey") | line("francus", "sequis"))
    t.you.plays("taxing-journey").may_choose("francus", "sequis").picks("francus")
    assert t.is_quiet and t.you == line("francus", "sequis"), (
        "the neighbors of one of them capture nothing either"
    )


def test_nobody_is_asked_whether_to_do_what_changes_nothing() -> None:
    t = table(you=line(upgraded("dextre", "stunner")), enemy=line(stunned("krump")), house="logos")
    t.you.reaps("dextre").may_choose("yes", "no")
    t = table(you=line("bestiarii-urso", "bestiarii-urso"), enemy=line("krump"))
    t.you.reaps("bestiarii-urso")
    assert t.is_quiet, "nobody is stunned"
    t = table(you=line("medic-ingram"), enemy=line("krump"))
    (
        t.you.reaps("medic-ingram").picks("yes").may_choose("medic-ingram", "krump"),
        "who is healed of nothing is warded",
    )


def test_guardian_demon_heals_nobody_and_deals_nothing() -> None:
    t = table(you=line("guardian-demon"), enemy=line("troll", "krump"))
    t.you.reaps("guardian-demon")
    assert t.is_quiet


def test_nobody_is_asked_whether_to_play_what_may_not_be_played() -> None:
    t = table(you=hand("exhume") | discard("gargantes-scrapper"), house="dis")
    t.you.plays("exhume")
    assert t.is_quiet and t.you == discard("exhume", "gargantes-scrapper"), "alpha: it is not the first card"
    t = table(you=hand("exhume") | discard("troll") | line("grommid"), house="dis")
    t.you.plays("exhume")
    assert t.is_quiet and t.you == line("grommid"), "its controller cannot play creatures"
    t = table(you=hand("exhume") | discard("troll"), house="dis")
    t.you.plays("exhume").may_choose("yes", "no").picks("yes")
    assert t.you == line("troll")
