"""What the Mars token creatures and aeronauts of Winds of Exchange do, and the nearest thing they must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    deck,
    discard,
    hand,
    houses,
    line,
    table,
    token,
    warded,
)

# Token creatures and aeronauts


def test_blorb_brings_its_hive_back_as_it_dies() -> None:
    t = table(you=hand("gateway-to-dis") | line(token("blorb", "anger")) | discard("blorb-hive", "troll"))
    t.you.plays("gateway-to-dis")
    assert t.you == hand("blorb-hive") and t.is_quiet


def test_blorb_cannot_reap() -> None:
    t = table(you=line(token("blorb", "anger")), enemy=line("troll"), house="mars")
    assert not t.you.can("reap", "blorb") and t.you.can("fight", "blorb")


def test_green_aeronaut_gives_the_nautilixian_splash_attack() -> None:
    t = table(you=line("green-aeronaut", "nautilixian", "zorg"))
    t.you.acts("green-aeronaut")
    assert t.you.keyword("nautilixian", "splash-attack") == 3 and not t.you.keyword("zorg", "splash-attack")


def test_green_aeronaut_gives_it_for_the_turn_only() -> None:
    t = table(you=line("green-aeronaut", "nautilixian"), enemy=houses("dis"))
    t.you.acts("green-aeronaut").ends_turn()
    assert not t.you.keyword("nautilixian", "splash-attack")


CREW = ("green-aeronaut", "purple-aeronaut", "red-aeronaut", "white-aeronaut")


def test_purple_aeronaut_arms_the_nautilixian_after_four_pilots() -> None:
    t = table(you=line(*CREW, "nautilixian"), enemy=line("dust-imp", "troll", "krump"))
    for pilot in CREW:
        t.you.reaps(pilot)
    t.you.fights("nautilixian", "dust-imp")
    assert t.enemy == line()


def test_purple_aeronaut_waits_for_the_fourth() -> None:
    t = table(you=line(*CREW, "nautilixian"), enemy=line("dust-imp", "troll"))
    for pilot in CREW[:3]:
        t.you.reaps(pilot)
    t.you.fights("nautilixian", "dust-imp")
    assert t.enemy == line("troll") and t.is_quiet


def test_red_aeronaut_finds_the_nautilixian_and_strengthens_it() -> None:
    t = table(you=hand("red-aeronaut") | deck("anger", "nautilixian"))
    t.you.plays("red-aeronaut").picks("nautilixian")
    while not t.is_quiet:
        t.match.answer(1)
    assert t.you == line("red-aeronaut", "nautilixian") | deck("anger")
    t = table(you=line("red-aeronaut", "nautilixian"))
    t.you.acts("red-aeronaut")
    assert t.you.power("nautilixian") == 11


def test_red_aeronaut_finds_no_other_card() -> None:
    t = table(you=hand("red-aeronaut") | deck("anger", "zorg"))
    t.you.plays("red-aeronaut")
    assert t.you == line("red-aeronaut") and sorted(t.you.look("deck")) == ["anger", "zorg"] and t.is_quiet


def test_white_aeronaut_wards_and_heals_the_nautilixian() -> None:
    t = table(you=line("white-aeronaut", damaged("nautilixian", 4)))
    t.you.acts("white-aeronaut")
    assert t.you == line("white-aeronaut", warded(damaged("nautilixian", 0)))


def test_white_aeronaut_heals_nobody_else() -> None:
    t = table(you=line("white-aeronaut", damaged("zorg", 4)))
    t.you.acts("white-aeronaut")
    assert t.you == line("white-aeronaut", damaged("zorg", 4)) and t.is_quiet


def test_grunt_is_a_martian_soldier_of_power_three() -> None:
    t = table(you=line(token("grunt", "troll")), enemy=line("dust-imp"), house="mars")
    t.you.fights("grunt")
    assert t.you == line(damaged("grunt", 2)) and t.enemy == line()


def test_grunt_does_nothing_else_by_reaping() -> None:
    t = table(you=line(token("grunt", "urchin")), enemy=amber(2), house="mars")
    t.you.reaps("grunt")
    assert t.you == amber(1) and t.enemy == amber(2) and t.is_quiet


def test_rebel_deals_one_by_reaping() -> None:
    t = table(you=line(token("rebel", "anger")), enemy=line("troll"), house="mars")
    t.you.reaps("rebel").picks("troll")
    assert t.enemy == line(damaged("troll", 1))


def test_rebel_deals_nothing_more_by_fighting() -> None:
    t = table(you=line(token("rebel", "anger")), enemy=line("bad-penny", "troll"), house="mars")
    t.you.fights("rebel", "bad-penny")
    assert t.enemy == line(damaged("troll", 0)) and t.is_quiet


def test_researcher_archives_a_martian_card_in_any_turn() -> None:
    t = table(you=line(token("researcher", "anger")) | hand("kaboom", "troll"), house="brobnar")
    t.you.omni("researcher")
    assert t.you == archives("kaboom") | hand("troll") and t.is_quiet


def test_researcher_archives_no_other_card() -> None:
    t = table(you=line(token("researcher", "anger")) | hand("troll"), house="brobnar")
    t.you.omni("researcher")
    assert t.you == archives() | hand("troll") and t.is_quiet
