"""The deck generator: same seed, same deck; legal, unique, and distributed as documented."""

from collections import Counter
from functools import cache

import pytest

from tapete.games.keyforge.cards.collections import collections, newcomer
from tapete.games.keyforge.cards.facts import Rarity, facts
from tapete.games.keyforge.decks import Deck, make_deck, why_not_legal
from tapete.games.keyforge.decks.generator import MOST_ICONS_ON_A_CARD
from tapete.kernel.errors import Unreadable

HOUSES = newcomer().houses


@cache
def many() -> list[Deck]:
    return [make_deck(seed) for seed in range(1500)]


def too_far(seen: int, expected: float, spread: float = 1.0) -> bool:
    """Whether a count lies more than five standard deviations from what is expected of it."""
    return abs(seen - expected) > 5 * spread * expected**0.5


def test_a_seed_always_gives_the_same_deck_and_another_seed_another():
    assert make_deck(7) == many()[7] != make_deck("7 ") and make_deck(7) == make_deck("7")


def test_generated_decks_are_legal_in_every_set():
    for set in collections():
        for seed in range(60):
            assert why_not_legal(make_deck(seed, set)) is None, (set, seed)


def test_no_two_decks_are_alike_in_list_code_or_name():
    assert len({deck.fingerprint() for deck in many()}) == len(many())
    assert len({deck.archon for deck in many()}) == len(many())
    assert len({deck.name for deck in many()}) > 0.99 * len(many())


def test_a_set_that_is_not_generated_is_refused():
    with pytest.raises(Unreadable):
        make_deck(1, "DM")


def test_the_houses_come_equally_often():
    seen = Counter(house for deck in many() for house in list(deck.houses))
    assert sorted(seen) == sorted(HOUSES)
    assert [house for house in HOUSES if too_far(seen[house], len(many()) * 3 / 7)] == []


def test_the_rarities_come_as_often_as_in_the_real_decks():
    seen = Counter(
        slot.facts.printed_in(newcomer().set)[0].rarity
        for deck in many()
        for _, slot in deck.slots()
        if not slot.maverick
    )
    total = sum(seen[rarity] for rarity, _ in newcomer().shares)
    for rarity, share in newcomer().shares:
        assert abs(seen[rarity] / total - share / 100) < 0.012, (rarity, seen[rarity] / total)
    assert seen[Rarity.FIXED] and seen[Rarity.VARIANT]


def test_every_card_of_the_set_turns_up_and_cards_of_a_rarity_equally_often():
    seen = Counter(slot.card for deck in many() for _, slot in deck.slots() if not slot.maverick)
    assert len(seen) == 370
    commons = [seen[id] for id in seen if facts(id).printed_in(newcomer().set)[0].rarity == Rarity.COMMON]
    mean = sum(commons) / len(commons)
    assert [count for count in commons if too_far(count, mean)] == []


def test_about_one_deck_in_twenty_has_a_maverick():
    with_one = sum(any(slot.maverick for _, slot in deck.slots()) for deck in many())
    assert 40 <= with_one <= 115


def test_the_four_horsemen_ride_together_and_the_traveller_brings_his_future_self():
    for deck in many():
        held = Counter(slot.card for _, slot in deck.slots() if not slot.maverick)
        riders = {held[f"horseman-of-{name}"] for name in ("death", "famine", "pestilence", "war")}
        assert len(riders) == 1, deck.name
        assert held["timetraveller"] == held["help-from-future-self"]
    assert any(slot.card == "horseman-of-war" for deck in many() for _, slot in deck.slots())


def test_a_first_set_has_no_legacies_and_a_later_one_has_some():
    def legacies(decks: list[Deck]) -> int:
        return sum(slot.legacy for deck in decks for _, slot in deck.slots())

    assert legacies(many()) == 0
    assert 1 <= legacies([make_deck(seed, "AoA") for seed in range(300)]) <= 35


def test_only_sets_that_foretell_others_have_anomalies():
    def anomalies(set: str) -> int:
        return sum(slot.anomaly for seed in range(300) for _, slot in make_deck(seed, set).slots())

    assert anomalies("AoA") == 0
    assert 1 <= anomalies("WC") <= 25


def test_enhancements_spread_exactly_the_icons_the_deck_has():
    spread = 0
    for seed in range(60):
        deck = make_deck(seed, "MM")
        given, got = Counter(), Counter()
        for _, slot in deck.slots():
            given.update(slot.facts.enhance)
            got.update(slot.icons)
            assert slot.facts.amber + len(slot.icons) <= MOST_ICONS_ON_A_CARD
        assert given == got
        spread += got.total()
    assert spread > 100


def test_a_gigantic_creature_comes_with_both_halves():
    halves = Counter()
    for seed in range(150):
        held = Counter(s.card for _, s in make_deck(seed, "MM").slots() if s.facts.gigantic)
        assert all(held[id] == held[id.removesuffix("2") if id.endswith("2") else id + "2"] for id in held)
        halves += held
    assert halves


def test_a_deck_with_a_card_that_names_a_token_creature_brings_it():
    decks = [make_deck(seed, "WoE") for seed in range(60)]
    ids = [{slot.card for slots in deck.houses.values() for slot in slots} for deck in decks]
    named = [(deck.token, held) for deck, held in zip(decks, ids, strict=True) if "blorb-hive" in held]
    assert named
    assert all(
        token == "blorb" or held & {"tangaika", "revna-starsong", "molluscaller"} for token, held in named
    )


def test_a_deck_of_a_set_with_tokens_names_its_token_creature():
    assert all(facts(make_deck(seed, "WoE").token).type == "token_creature" for seed in range(10))
    assert all(deck.token is None for deck in many())


def test_both_names_speak_of_the_same_archon():
    for deck in many()[:200]:
        assert deck.name.split()[0].rstrip(",") == deck.es.split()[0].rstrip(",")
        assert " de el " not in deck.es and deck.title("es") == deck.es and deck.title("en") == deck.name
