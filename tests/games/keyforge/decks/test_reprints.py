"""Collections that only reprint: their decks are made, written and read again, and tell what is not known of them."""

import pytest

from tapete.games.keyforge.cards.collections import collections, only_reprints
from tapete.games.keyforge.cards.facts import SetCode, facts
from tapete.games.keyforge.deckroom import ROOM
from tapete.games.keyforge.decks import make_deck, read_deck, why_not_legal, write_deck
from tapete.games.keyforge.decks.deck import Slot
from tapete.games.keyforge.decks.legality import why_not_here
from tapete.kernel.errors import TapeteError

REPRINTS = [code for code in collections() if only_reprints(code)]
UNKNOWN = ["UC23", "VM23"]


@pytest.mark.parametrize("code", REPRINTS)
@pytest.mark.parametrize("form", ROOM.forms)
def test_a_deck_of_a_collection_that_only_reprints_goes_out_and_comes_back(code: SetCode, form: str) -> None:
    for seed in range(5):
        deck = make_deck(seed, code)
        assert why_not_legal(deck) is None
        again = read_deck(write_deck(deck, form))
        assert (again.set, again.fingerprint()) == (code, deck.fingerprint())


@pytest.mark.parametrize("code", UNKNOWN)
def test_where_nobody_tells_what_is_reprinted_any_printed_card_may_be_in_the_deck_and_the_sheet_says_so(
    code: SetCode,
) -> None:
    for card in ("punch", "lyco-thief", "open-the-seal", "trader"):
        printed = facts(card).printed_in(code)
        assert printed and printed[-1].set != code
    deck = ROOM.generate(code, 3)
    assert ROOM.note(deck, "es").startswith("No sabemos qué cartas reimprime")
    assert "may hold any that was printed" in ROOM.note(deck, "en")
    assert ROOM.note(ROOM.generate("MG2024", 3), "en") == ROOM.note(ROOM.generate("CotA", 3), "en") == ""


def test_menagerie_holds_the_cards_that_are_told_and_no_other() -> None:
    slot, house = Slot(facts("anger").id), facts("anger").house
    assert why_not_here(slot, house, SetCode("MG2024")) is None
    other = facts("punch")
    refused = why_not_here(Slot(other.id), other.house, SetCode("MG2024"))
    assert refused is not None and refused.code == "not-in-set"


def test_a_list_without_a_collection_is_not_taken_for_one_that_may_hold_anything() -> None:
    deck = make_deck(11, SetCode("AoA"))
    text = "\n".join(line for line in write_deck(deck, "list").splitlines() if "AoA" not in line)
    assert read_deck(text.replace("(Age of Ascension)", "")).set == "AoA"


def test_a_deck_that_only_reprints_brings_the_tide_with_a_card_that_needs_it() -> None:
    decks = [make_deck(seed, SetCode("MG2024")) for seed in range(30)]
    tidal = [any(slot.facts.printings[0].set == "DT" for _, slot in deck.slots()) for deck in decks]
    assert [deck.tide for deck in decks] == tidal and len({*tidal}) == 2


def test_a_collection_that_the_book_does_not_list_makes_no_decks() -> None:
    with pytest.raises(TapeteError):
        make_deck(1, SetCode("VM25"))
