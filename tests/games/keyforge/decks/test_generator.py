"""The deck generator: same seed, same deck; legal, unique, and distributed as documented."""

from collections import Counter
from functools import cache

import pytest

from tapete.games.keyforge.cards.collections import collections, newcomer
from tapete.games.keyforge.cards.facts import CardType, Facts, House, Rarity, SetCode, every_card, facts
from tapete.games.keyforge.decks import Deck, make_deck, why_not_legal
from tapete.games.keyforge.decks.generator import MOST_ICONS_ON_A_CARD
from tapete.games.keyforge.decks.pool import pool
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


@pytest.mark.parametrize("set", collections())
def test_every_card_of_a_collection_but_the_keyrakens_may_be_drawn(set: SetCode):
    drawable = pool(set).drawable()
    printed = [card for card in every_card().cards.values() if card.printed_in(set)]
    kept_out = [card for card in printed if card.id not in drawable]
    assert [
        card.id for card in kept_out if not (card.house == House.KEYRAKEN or card.type == CardType.TIDE)
    ] == []
    # Decks hold nothing that the list does not tell.
    held = {slot.card for seed in range(40) for _, slot in make_deck(seed, set).slots()}
    assert held - drawable == {*()}


def test_cards_of_fixed_rarity_come_with_theirs_in_every_collection_that_prints_both():
    for set, first, other, count in [
        ("AoA", "timetraveller", "help-from-future-self", 1),
        ("AoA", "ortannu-the-chained", "ortannu-s-binding", 2),
        ("WC", "groke-s-brew", "mega-groke", 1),
        ("MM", "z-force-agent-14", "z-wave-emitter", 1),
        ("DT", "hyde", "velum", 1),
        ("GR", "igon-the-green", "igon-the-terrible", 1),
    ]:
        decks = [Counter(s.card for _, s in make_deck(seed, set).slots()) for seed in range(500)]
        assert any(held[first] for held in decks), first
        assert all(held[other] == count * held[first] for held in decks), first


def commons_of(set: str) -> list[Facts]:
    """The common cards of a set, with its variants counted once."""
    return [card for by_rarity in pool(set).by_house.values() for card in by_rarity[Rarity.COMMON]]


def test_variants_share_the_place_of_one_card():
    held = Counter(s.card for seed in range(400) for _, s in make_deck(seed, "MM").slots())
    bots = [held[f"{half}-bot"] for half in ("dæmo", "dino", "lyco", "sacro", "umbra", "xeno")]
    commons = [
        sum(held[id] for ids in pool("MM").drawn_with(card) for id in ids[:1]) for card in commons_of("MM")
    ]
    assert all(bots) and not too_far(sum(bots), sum(commons) / len(commons))


def test_a_revenant_is_as_rare_as_a_legacy_and_strays_from_a_house_that_the_deck_does_not_have():
    slots = [(h, s) for seed in range(700) for h, s in make_deck(seed, "GR").slots()]
    found = [
        (h, s) for h, s in slots if s.facts.printed_in("GR") and s.facts.printed_in("GR")[0].number[0] == "R"
    ]
    assert 8 <= len(found) <= 60
    assert all(s.maverick == (s.facts.house != h) for h, s in found)


def test_a_special_card_that_nothing_brings_comes_like_a_rare_one():
    held = Counter(s.card for seed in range(800) for _, s in make_deck(seed, "GR").slots())
    rares = [held[card.id] for card in pool("GR").by_house["geistoid"][Rarity.RARE]]
    for card in ("mender", "soultender", "precocious-fragment"):
        assert not too_far(held[card], sum(rares) / len(rares), spread=1.5), card


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
