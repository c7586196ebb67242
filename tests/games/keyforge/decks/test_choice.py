"""Decks as a match's options name them."""

import msgspec
import pytest

from tapete.games.keyforge.decks import deck_of, learning_decks, make_deck, write_deck
from tapete.kernel.errors import Unreadable

ARGUS = learning_decks()[1]


def test_a_real_deck_is_found_by_its_name():
    assert deck_of("radiant argus the supreme") is ARGUS


def test_a_generated_deck_is_named_by_its_seed_and_set():
    assert deck_of("seed:7") == make_deck("7")
    assert deck_of("seed:mm:7") == make_deck("7", "MM")


@pytest.mark.parametrize("told", ["seed:x", "seed:", "seed:mm:x", "seed:-1", "seed:٧"])
def test_a_seed_that_is_no_number_is_refused_with_what_to_write(told: str):
    with pytest.raises(Unreadable) as refused:
        deck_of(told)
    assert refused.value.code == "deck-seed"
    assert "seed:7" in str(refused.value)


def test_a_deck_is_taken_as_it_is_as_json_or_as_text():
    assert deck_of(ARGUS) is ARGUS
    assert deck_of(msgspec.to_builtins(ARGUS)).houses == ARGUS.houses
    assert deck_of(write_deck(ARGUS, "list")).houses == ARGUS.houses


def test_an_illegal_deck_is_refused_with_its_reason():
    with pytest.raises(Unreadable) as refused:
        deck_of("X\nMars\nZorg")
    assert refused.value.code == "three-houses"


@pytest.mark.parametrize("told", ["nobody", 7, None])
def test_what_names_no_deck_is_refused(told: object):
    with pytest.raises(Unreadable) as refused:
        deck_of(told)
    assert refused.value.code == "not-a-deck"


@pytest.mark.parametrize("name", ["gr", "Grim Reminders", "recordatorios sombríos", "RECORDATORIOS SOMBRIOS"])
def test_a_collection_to_make_decks_of_has_its_code_and_its_names(name: str):
    assert deck_of(f"seed:{name}:7") == make_deck(7, name) == make_deck(7, "GR")


def test_a_collection_that_no_decks_are_made_of_is_known_all_the_same():
    with pytest.raises(Unreadable) as refused:
        deck_of("seed:as:7")
    assert refused.value.code == "no-decks-of"
    assert refused.value.text("en").endswith("CotA, AoA, WC, MM, DT, WoE, UC23, VM23, GR, MG2024.")
