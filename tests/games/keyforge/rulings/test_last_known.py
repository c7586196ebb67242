"""What a card was just before it left play, while all that left with it were still there (v17.2 «Abandona el juego»)."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import artifacts, damaged, grown, hand, line, table, upgraded, warded

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])


@BOOKS
def test_v17_faq_orden_9_neighbors_are_those_before_the_group_left(book: str) -> None:
    ones = line("troll", "dust-pixie", "skippy-timehog", "dust-pixie", "krump")
    t = table(you=line("firespitter") | artifacts("mourning"), enemy=ones, ruleset=book)
    t.you.fights("firespitter", "skippy-timehog")
    assert t.enemy == line(damaged("troll", 1), damaged("krump", 1)), "both neighbors left with it"


@BOOKS
def test_v17_faq_desolar_a_neighbor_that_stayed_is_found(book: str) -> None:
    t = table(
        you=line("firespitter") | artifacts("mourning"),
        enemy=line("dust-pixie", "skippy-timehog", "troll", "krump"),
        ruleset=book,
    )
    t.you.fights("firespitter", "skippy-timehog")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 1))


@BOOKS
def test_v17_flanco_those_on_a_flank_are_those_of_the_whole_line(book: str) -> None:
    for count, flanks in ((1, 1), (2, 2), (3, 2), (5, 2)):
        t = table(
            you=hand("gateway-to-dis") | artifacts("flank-tithe"),
            enemy=line(*["krump", "troll", "bumpsy", "headhunter", "valdr"][:count]),
            ruleset=book,
        )
        t.you.plays("gateway-to-dis")
        assert t.you.amber == flanks, count


@BOOKS
def test_v17_flanco_a_creature_that_counted_as_on_a_flank_did_so_as_it_left(book: str) -> None:
    t = table(
        you=artifacts("spectral-tunneler", "flank-tithe")
        | hand({"card": "gateway-to-dis", "house": "logos"}),
        enemy=line("krump", "troll", "bumpsy"),
        house="logos",
        ruleset=book,
    )
    t.you.acts("spectral-tunneler").picks("troll").plays("gateway-to-dis")
    assert t.you.amber == 3


@BOOKS
def test_v17_centro_the_center_is_that_of_the_whole_line(book: str) -> None:
    for count, center in ((1, 1), (2, 0), (3, 1), (4, 0)):
        t = table(
            you=hand("gateway-to-dis") | artifacts("center-tithe"),
            enemy=line(*["krump", "troll", "bumpsy", "headhunter"][:count]),
            ruleset=book,
        )
        t.you.plays("gateway-to-dis")
        assert t.you.amber == center, count


@BOOKS
def test_v17_abandona_el_juego_gained_traits_and_keywords_are_remembered(book: str) -> None:
    for tithe, worn in (("knight-tithe", "knighthood"), ("skirmish-tithe", "way-of-the-wolf")):
        t = table(
            you=hand("gateway-to-dis") | artifacts(tithe),
            enemy=line(upgraded("krump", worn), "troll"),
            ruleset=book,
        )
        t.you.plays("gateway-to-dis")
        assert t.you.amber == 1, tithe


# An upgrade and the neighbors of its host -------------------------------------------------------------------


@BOOKS
def test_v17_mejoras_an_upgrade_may_speak_of_its_hosts_neighbors(book: str) -> None:
    t = table(you=line("krump", "troll", "bumpsy") | hand("comrades"), ruleset=book)
    t.you.plays("comrades", on="troll")
    assert [t.you.power(card) for card in ("krump", "troll", "bumpsy")] == [7, 8, 6]
    assert [t.you.armor(card) for card in ("krump", "troll", "bumpsy")] == [1, 0, 1]
    assert t.you == line(warded("krump"), upgraded("troll", "comrades"), warded("bumpsy"))
    t = table(you=line("krump", "troll", "bumpsy") | hand("cheer"), ruleset=book)
    t.you.plays("cheer", on="krump")
    assert t.you == line(upgraded("krump", "cheer"), grown("troll", 1), "bumpsy")
