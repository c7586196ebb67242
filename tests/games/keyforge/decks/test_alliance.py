"""Alliances: three houses of two or three decks of one collection, by rules of our own (docs/keyforge/decks.md)."""

import pytest

import tapete
from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.cards.facts import SetCode
from tapete.games.keyforge.decks import (
    Deck,
    Part,
    allied,
    make_deck,
    read_deck,
    why_not_allied,
    why_not_legal,
    write_deck,
)
from tapete.kernel.errors import Illegal


def parts_of(code: SetCode, seed: str = "") -> tuple[Part, ...]:
    """One house of each of three decks of a collection, all three different."""
    found: list[Part] = []
    for n in range(40):
        deck = make_deck(f"ally {seed} {n}", code)
        house = next((house for house in deck.houses if all(house != part.house for part in found)), None)
        if house is not None:
            found.append(Part(deck, house))
        if len(found) == 3:
            break
    return tuple(found)


def code_of(parts: tuple[Part, ...], token: str | None = None) -> str | None:
    """The code of what is wrong with these houses."""
    reason = why_not_allied(parts, token)
    return None if reason is None else reason.code


@pytest.mark.parametrize("code", collections())
def test_an_alliance_is_legal_in_every_collection_and_comes_back_as_it_went(code: SetCode) -> None:
    parts = parts_of(code)
    deck = allied(parts, name="Three Banners", es="Tres estandartes")
    assert why_not_legal(deck) is None
    assert {house: slots for house, slots in deck.houses.items()} == {
        part.house: part.deck.houses[part.house] for part in parts
    }, "each house is whole, with its icons"
    for form in ("list", "json", "vault"):
        assert read_deck(write_deck(deck, form)).fingerprint() == deck.fingerprint()


def test_alliances_of_two_collections_are_played_against_each_other() -> None:
    decks = (allied(parts_of(SetCode("WoE"))), allied(parts_of(SetCode("DT"))))
    match = tapete.new_match("keyforge", decks=decks, seed=3, check=True)
    for _ in range(60):
        if not match.over:
            match.answer(0)
    view = match.view(0)["table"]["players"]
    assert [[house["id"] for house in player["houses"]] for player in view] == [
        [str(house) for house in deck.houses] for deck in decks
    ]


def test_an_alliance_bears_the_names_of_its_decks_unless_it_is_named() -> None:
    parts = parts_of(SetCode("CotA"))
    assert allied(parts).title("en") == " + ".join(part.deck.name for part in parts)
    assert allied(parts).title("es") == " + ".join(part.deck.title("es") for part in parts)
    assert allied(parts, name="Banners", es="Pendones").title("es") == "Pendones"
    assert allied(parts).archon == allied(parts).archon != allied(parts, name="Banners").archon


def test_an_alliance_is_of_three_different_houses_that_its_decks_have() -> None:
    one, two, three = parts_of(SetCode("CotA"))
    elsewhere = next(house for house in collections()[SetCode("CotA")].houses if house not in one.deck.houses)
    assert code_of((one, two)) == "alliance-three"
    assert code_of((Part(one.deck, elsewhere), two, three)) == "alliance-no-house"
    assert code_of((one, two, one)) == "alliance-twice"
    with pytest.raises(Illegal):
        allied((one, two))


def test_an_alliance_is_of_two_or_three_decks_of_one_collection() -> None:
    one, two, three = parts_of(SetCode("CotA"))
    assert code_of(tuple(Part(one.deck, house) for house in one.deck.houses)) == "alliance-one-deck"
    other = next(part for part in parts_of(SetCode("WC")) if part.house not in (one.house, two.house))
    assert code_of((one, two, other)) == "alliance-sets"
    assert code_of((one, two, three)) is None


def test_an_alliance_brings_the_token_creature_of_one_of_its_decks() -> None:
    parts = parts_of(SetCode("WoE"))
    tokens = [part.deck.token for part in parts]
    assert allied(parts).token == tokens[0] and allied(parts, tokens[2]).token == tokens[2]
    stranger = next(
        deck.token for n in range(50) if (deck := make_deck(n, SetCode("WoE"))).token not in tokens
    )
    assert code_of(parts, stranger) == "alliance-token"


def test_every_fault_of_an_alliance_is_a_sentence_in_both_languages() -> None:
    one, two, three = parts_of(SetCode("CotA"))
    whole: Deck = one.deck
    faults = [
        why_not_allied((one, two)),
        why_not_allied((one, two, one)),
        why_not_allied(tuple(Part(whole, house) for house in whole.houses)),
        why_not_allied((one, two, three), "grunt"),
    ]
    for fault in faults:
        assert fault is not None
        assert fault.text("es").endswith(".") and fault.text("en").endswith(".")
        assert fault.text("es") != fault.text("en")
