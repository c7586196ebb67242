"""Printed facts: every card is there, under both names."""

import json
import os
from pathlib import Path

import pytest

from tapete.games.keyforge.cards.collections import collections, newcomer
from tapete.games.keyforge.cards.facts import (
    CardType,
    Rarity,
    every_card,
    facts,
    find,
    first_printed,
    house_name,
    keyword_name,
    plain,
    trait_noun,
    type_noun,
)

SHARED = Path(os.environ.get("TAPETE_SHARED") or Path(__file__).resolve().parents[6] / "shared")
REFERENCE = SHARED / "data/keyforge/cards.json"
NAMES = json.loads((Path(__file__).resolve().parents[5] / "tools/keyforge_names.json").read_text("utf-8"))


def test_call_of_the_archons_has_370_cards_each_with_a_spanish_name():
    assert len(first_printed("CotA").cards) == 370
    assert [card.id for card in first_printed("CotA").cards.values() if not card.es] == []


def test_each_card_of_a_complete_collection_has_a_name_in_both_languages():
    whole = [card for known in collections().values() if known.complete for card in known.cards().values()]
    assert [card.id for card in whole if not card.es or not card.en] == []


def test_two_cards_never_share_a_name_but_for_twins_and_the_halves_of_a_gigantic_creature():
    for lang in ("es", "en"):
        bearers: dict[str, list[str]] = {}
        for card in every_card().cards.values():
            if not card.evil_twin and card.gigantic != "top":
                bearers.setdefault(plain(card.name(lang)), []).append(card.id)
        assert [ids for ids in bearers.values() if len(ids) > 1] == [], lang


def test_gigantesca_both_halves_have_one_name_in_each_language():
    # v17.2 «Gigantesca»; the reference data name the upper half of Deusillus after another card.
    uppers = [card for card in every_card().cards.values() if card.gigantic == "top"]
    assert facts("deusillus2") in uppers
    for upper in uppers:
        lower = facts(upper.id.removesuffix("2"))
        assert (upper.en, upper.es) == (lower.en, lower.es)


def test_the_spanish_names_that_nobody_printed_are_marked_as_ours():
    assert facts("boo").ours and facts("boo").es == "¡Bu!"
    assert find("Bu") is facts("boo")
    assert not facts("curse-of-cowardice").ours, "the rulebook names it"
    assert {card.id for card in every_card().cards.values() if card.ours} == set(NAMES["ours"])


def test_cards_that_the_reference_tells_in_english_have_spanish_names_too():
    # The errata of v17.2 name «Maldición del Olvido»; nobody printed the other two in Spanish.
    forgetful = facts("curse-of-forgetfulness")
    assert forgetful.es == "Maldición del Olvido" and not forgetful.ours
    assert facts("ecto-charge").ours and facts("ecto-charge").es == "Ectocarga"
    assert facts("near-future-lens").ours and facts("near-future-lens").es == "Lente del Futuro Cercano"


def test_the_seven_houses_share_the_cards_of_call_of_the_archons():
    count = dict.fromkeys(newcomer().houses, 0)
    for card in first_printed("CotA").cards.values():
        count[card.house] += 1
    assert tuple(count.values()) == (52, 54, 53, 52, 55, 52, 52)


def test_gato_por_liebre_is_found_by_either_name_whatever_the_accents():
    for spelling in (
        "Gato por Liebre",
        "GATO POR LIEBRE",
        "gáto  por-liebre",
        "Bait and Switch",
        "bait-and-switch",
    ):
        found = find(spelling)
        assert found is not None and found.id == "bait-and-switch", spelling


def test_nobody_is_found_under_a_name_no_card_has():
    assert find("Gato por") is None
    assert find("") is None


def test_a_card_of_a_later_set_is_known():
    brute = find("Vilordo Kong")
    assert brute is not None
    assert brute.id == "niffle-kong" and brute.gigantic == "bottom"


def test_a_twin_is_told_apart_by_its_id():
    assert find("Armadrone") == facts("armadrone") != facts("armadrone-evil-twin")


def test_an_unknown_id_is_a_key_error():
    with pytest.raises(KeyError, match="no-such-card"):
        facts("no-such-card")


def test_troll_is_a_common_giant_of_power_8():
    troll = facts("troll")
    assert (troll.type, troll.power, troll.armor, troll.traits) == (CardType.CREATURE, 8, 0, ("giant",))
    (printing,) = troll.printed_in("CotA")
    assert (printing.number, printing.house, printing.rarity) == ("048", "brobnar", Rarity.COMMON)


def test_older_keywords_tell_what_the_first_printing_had():
    crocag = facts("tireless-crocag")
    assert crocag.keywords == (("versatile", 1),)
    assert crocag.older_keywords["CotA"] == ()


def test_every_house_type_trait_and_keyword_has_a_word_in_both_languages():
    for card in every_card().cards.values():
        assert type_noun(card.type).es and type_noun(card.type).en
        assert all(trait_noun(trait).es and trait_noun(trait).en for trait in card.traits)
        assert all(keyword_name(word, "es") and keyword_name(word, "en") for word, _ in card.keywords)
        assert all(house_name(p.house, "es") and house_name(p.house, "en") for p in card.printings)


def test_spanish_articles_follow_gender_and_the_stressed_a():
    assert [trait_noun(t).el for t in ("beast", "weapon", "faerie", "knight")] == ["la", "el", "el", "el"]


def test_the_facts_are_those_of_the_reference_card_by_card():
    if not REFERENCE.exists():
        pytest.skip("the shared reference data is not present (set TAPETE_SHARED)")
    reference = json.loads(REFERENCE.read_text("utf-8"))
    assert [card["id"] for card in reference] == list(every_card().cards)
    for card in reference:
        ours = facts(card["id"])
        assert ours.en == card["names"]["en"]
        assert ours.ours or ours.es == NAMES["book"].get(card["id"], card["names"].get("es", ""))
        assert (ours.power, ours.armor, ours.amber) == tuple(
            card.get(k, 0) for k in ("power", "armor", "amber")
        )
        assert list(ours.traits) == card.get("traits", [])
        assert [name for name, _ in ours.keywords] == [
            word.partition(":")[0] for word in card.get("keywords", [])
        ]
        assert [(p.set, p.number, p.house) for p in ours.printings] == [tuple(s[:3]) for s in card["sets"]]
