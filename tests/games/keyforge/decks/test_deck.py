"""Decks: the real ones are legal, and each fault is told with its card and section."""

import json
import os
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.games.keyforge.later import later_deck

from tapete.games.keyforge.cards.facts import House
from tapete.games.keyforge.cards.registry import declarations
from tapete.games.keyforge.decks import (
    Deck,
    Slot,
    faults,
    gauntlet,
    learning_decks,
    make_deck,
    not_yet_playable,
    read_json,
    why_not_legal,
    write_json,
)

ONYX, ARGUS = learning_decks()
SHARED = Path(os.environ.get("TAPETE_SHARED", Path(__file__).resolve().parents[5] / "shared"))


def with_first(slot: Slot, house: House = House.BROBNAR, deck: Deck = ONYX) -> Deck:
    """The deck with another card in the first place of a house."""
    return msgspec.structs.replace(deck, houses=deck.houses | {house: (slot, *deck.houses[house][1:])})


def codes(deck: Deck) -> list[str]:
    return [fault.code for fault in faults(deck)]


def test_the_gauntlet_is_legal_and_has_some_of_each_playable_collection():
    sets = Counter(deck.set for deck in gauntlet())
    assert sets["CotA"] == 32 and all(count >= 6 for count in sets.values())
    assert set(sets) == {"CotA", "AoA", "WC", "MM", "DT", "WoE", "GR"}
    assert [deck.name for deck in gauntlet() if not_yet_playable(deck, declarations())] == []
    assert [deck.name for deck in gauntlet() if why_not_legal(deck)] == []


def test_the_learning_decks_are_onyx_and_argus():
    assert (ONYX.name, ARGUS.name) == ('Miss "Onyx" Censorius', "Radiant Argus the Supreme")
    assert list(ARGUS.houses) == ["logos", "sanctum", "untamed"]


def test_a_deck_has_36_cards_each_with_the_house_it_is_listed_under():
    cards = ONYX.cards()
    assert len(cards) == 36
    assert cards[0] == ("anger", House.BROBNAR, ())
    assert cards[35] == ("urchin", House.SHADOWS, ())


def test_a_real_maverick_counts_as_the_house_it_moved_to():
    gregg = next(deck for deck in gauntlet() if deck.name.startswith("Gregg"))
    assert (Slot("honorable-claim", maverick=True)) in gregg.houses[House.LOGOS]
    assert why_not_legal(gregg) is None


def test_two_houses_are_not_enough_and_four_are_too_many():
    two = {h: ONYX.houses[h] for h in (House.BROBNAR, House.DIS)}
    assert codes(msgspec.structs.replace(ONYX, houses=two)) == ["three-houses"]
    four = ONYX.houses | {House.LOGOS: ARGUS.houses[House.LOGOS]}
    assert codes(msgspec.structs.replace(ONYX, houses=four)) == ["three-houses"]


@pytest.mark.parametrize("count", [11, 13])
def test_a_house_with_another_number_than_twelve_is_refused_and_named(count: int):
    dis = (ONYX.houses[House.DIS] * 2)[:count]
    (fault,) = faults(msgspec.structs.replace(ONYX, houses=ONYX.houses | {House.DIS: dis}))
    assert fault.code == "twelve-cards"
    assert "Dis" in fault.text("es") and str(count) in fault.text("es")
    assert "«Mazo»" in fault.cited("es") and "“Deck”" in fault.cited("en")


def test_a_card_of_another_house_must_be_a_maverick():
    assert codes(with_first(Slot("zorg"))) == ["not-its-house"]
    assert codes(with_first(Slot("zorg", maverick=True))) == []


def test_a_card_at_home_is_no_maverick():
    assert codes(with_first(Slot("troll", maverick=True))) == ["no-maverick"]


def test_call_of_the_archons_has_no_legacies_because_nothing_came_before():
    assert codes(with_first(Slot("troll", legacy=True))) == ["no-legacy"]


def test_a_later_deck_may_hold_an_earlier_card_as_a_legacy_only():
    later = dict.fromkeys(ONYX.houses, ())
    deck = msgspec.structs.replace(ONYX, set="AoA", houses=later | {House.BROBNAR: (Slot("krump"),)})
    assert "not-in-set" in codes(deck)
    marked = msgspec.structs.replace(deck, houses=later | {House.BROBNAR: (Slot("krump", legacy=True),)})
    assert set(codes(marked)) == {"twelve-cards"}


def test_an_anomaly_is_at_home_in_any_house_and_nothing_else_is_one():
    assert codes(with_first(Slot("timequake", anomaly=True))) == []
    assert codes(with_first(Slot("troll", anomaly=True))) == ["no-anomaly"]


def test_unknown_cards_and_icons_are_named():
    (fault,) = faults(with_first(Slot("no-such-card")))
    assert fault.code == "unknown-card" and "no-such-card" in fault.text("en")
    (fault,) = faults(with_first(Slot("troll", icons=("amber", "sugar"))))
    assert fault.code == "unknown-icon" and "sugar" in fault.text("es") and "Trol" in fault.text("es")


def test_a_bonus_icon_of_a_house_is_of_collections_after_the_book():
    # v17.2 «Iconos de bonificación» knows five; a position tells no others either.
    assert codes(with_first(Slot("anger", icons=("mars",)))) == ["unknown-icon"]
    later = later_deck()
    marked = {
        house: tuple(msgspec.structs.replace(slot, icons=("mars",)) for slot in slots)
        for house, slots in later.houses.items()
    }
    assert why_not_legal(msgspec.structs.replace(later, houses=marked)) is None


def test_a_token_creature_is_never_part_of_a_deck():
    assert codes(with_first(Slot("grunt"))) == ["not-a-deck-card"]


def test_cards_without_rules_here_are_named_once_in_the_readers_language():
    playable = {slot.card for _, slot in ONYX.slots()} - {"urchin", "anger"}
    reason = not_yet_playable(ONYX, playable)
    assert reason is not None
    assert "Furia, Pilluelo" in reason.text("es")
    assert reason.text("en").count("Urchin") == 1
    assert not_yet_playable(ONYX, playable | {"urchin", "anger"}) is None


def test_json_keeps_everything():
    deck = with_first(Slot("zorg", maverick=True, icons=("damage", "draw")))
    deck = msgspec.structs.replace(deck, es="Señorita Ónice", archon="abc")
    assert read_json(write_json(deck)) == deck


def test_two_decks_with_the_same_list_share_a_fingerprint_whatever_their_order():
    turned = {house: slots[::-1] for house, slots in reversed(ONYX.houses.items())}
    assert msgspec.structs.replace(ONYX, name="X", houses=turned).fingerprint() == ONYX.fingerprint()
    assert ONYX.fingerprint() != ARGUS.fingerprint() != with_first(Slot("troll")).fingerprint()
    assert ONYX.set == "CotA"


def test_a_deck_of_cards_without_rules_names_them():
    waiting = not_yet_playable(later_deck(), declarations())
    assert waiting is not None and len(waiting.args["cards"]) == 36


def test_the_real_lists_of_mass_mutation_are_legal_and_can_be_played():
    data = SHARED / "data/keyforge/decks.json"
    if not data.exists():
        pytest.skip("the shared reference data is not here")
    lists = [told for told in json.loads(data.read_text("utf-8")) if told["set"] == "MM"]
    assert len(lists) == 14
    for told in lists:
        houses = {House(house): tuple(map(Slot, cards)) for house, cards in told["houses"].items()}
        deck = Deck(told["name"], "MM", houses)
        strays = [fault.code for fault in faults(deck)]
        assert set(strays) <= {"not-its-house", "not-in-set"}, (
            "mavericks and legacies, which the list does not mark"
        )
        assert not_yet_playable(deck, declarations()) is None


def test_the_keyrakens_cards_make_no_house_of_a_deck():
    # docs/keyforge/decks.md: they are an adversary's.
    deck = make_deck(1, "MG2024")
    first, *rest = deck.houses
    houses = {house: deck.houses[house] for house in rest} | {House.KEYRAKEN: deck.houses[first]}
    assert codes(msgspec.structs.replace(deck, houses=houses)) == ["no-archons-house"]
