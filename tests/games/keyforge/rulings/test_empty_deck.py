"""When a deck without cards is made anew: at once (v1.1 «Pila de descartes»), or for a draw (v17.2)."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import TableUnderTest, archives, deck, discard, hand, line, side, table

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])


def lies(t: TableUnderTest, seat: int) -> tuple[list[str], list[str]]:
    """What lies in that player's deck and discard pile, in order of names."""
    return sorted(map(t.card, t.state.deck[seat])), sorted(map(t.card, t.state.discard[seat]))


@BOOKS
def test_pila_de_descartes_a_deck_emptied_by_archiving_its_last_card(book: str) -> None:
    t = table(you=hand("random-access-archives") | deck("troll") | discard("punch", "anger"), ruleset=book)
    t.you.plays("random-access-archives")
    new = (["anger", "punch"], ["random-access-archives"])
    old = ([], ["anger", "punch", "random-access-archives"])
    assert t.you == archives("troll") and lies(t, 0) == (new if book == "2018" else old)


@BOOKS
def test_pila_de_descartes_a_deck_emptied_by_playing_its_last_card(book: str) -> None:
    t = table(you=hand("wild-wormhole") | deck("regrowth") | discard("troll", "anger"), ruleset=book)
    t.you.plays("wild-wormhole")
    if book == "2018":
        assert t.you == hand(), "the troll lay in the new deck when the card was resolved"
        assert lies(t, 0) == (["anger", "troll"], ["regrowth", "wild-wormhole"])
    else:
        assert t.you == hand("troll") and lies(t, 0) == ([], ["anger", "regrowth", "wild-wormhole"])


@BOOKS
def test_pila_de_descartes_a_deck_emptied_by_discarding_its_last_card(book: str) -> None:
    t = table(
        you=hand("a-fair-game") | deck("virtuous-works", "clear-mind"),
        enemy=deck("troll") | discard("punch"),
        ruleset=book,
    )
    t.you.plays("a-fair-game")
    new, old = (["punch", "troll"], []), ([], ["punch", "troll"])
    assert lies(t, 1) == (new if book == "2018" else old)


@BOOKS
def test_pila_de_descartes_what_was_looked_for_and_found_last_is_taken_all_the_same(book: str) -> None:
    t = table(you=hand("sound-the-horns") | deck("virtuous-works", "troll"), ruleset=book)
    t.you.plays("sound-the-horns")
    assert t.you == hand("troll")
    new, old = (["virtuous-works"], ["sound-the-horns"]), ([], ["sound-the-horns", "virtuous-works"])
    assert lies(t, 0) == (new if book == "2018" else old)


@BOOKS
def test_pila_de_descartes_a_deck_emptied_by_exchanging_it_with_the_pile(book: str) -> None:
    t = table(you=hand("reverse-time") | deck("troll", "anger"), ruleset=book)
    t.you.plays("reverse-time")
    new, old = (["anger", "troll"], ["reverse-time"]), ([], ["anger", "reverse-time", "troll"])
    assert lies(t, 0) == (new if book == "2018" else old)


@BOOKS
def test_pila_de_descartes_a_deck_emptied_by_making_a_token_creature(book: str) -> None:
    t = table(
        you=hand("recruit-made") | deck("troll") | discard("punch", "anger") | side(token="grunt-made"),
        enemy=line("krump"),
        ruleset=book,
    )
    t.you.plays("recruit-made")
    if not t.is_quiet:
        t.you.picks("right")
    assert len(t.you.look("creatures")) == (2 if book == "2018" else 1)


@BOOKS
def test_pila_de_descartes_where_the_pile_was_empty_too_the_deck_is_made_anew_when_it_is_asked_for(
    book: str,
) -> None:
    t = table(you=hand("anger", "random-access-archives", "troll"), house="brobnar", ruleset=book)
    t.you.plays("anger").discards("troll")
    assert lies(t, 0) == ([], ["anger", "troll"]), (
        "no card left the deck, so nothing emptied it (v1.1 «Paso 5»)"
    )
    t.you.ends_turn()
    assert lies(t, 0) == ([], []) and t.you == hand("anger", "random-access-archives", "troll")
