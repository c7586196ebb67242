"""Decks from text and back: a plain list, the project's JSON, the vault's JSON."""

import json

import msgspec
import pytest

from tapete.games.keyforge.cards.facts import Facts, House, every_card, facts
from tapete.games.keyforge.decks import Slot, gauntlet, learning_decks, make_deck, read_deck, write_deck
from tapete.games.keyforge.decks.legality import IN_A_DECK, why_not_legal
from tapete.games.keyforge.decks.plain_list import write_list
from tapete.games.keyforge.decks.vault import EXPANSIONS, UNNUMBERED
from tapete.kernel.errors import Unreadable

ONYX, ARGUS = learning_decks()


@pytest.mark.parametrize("form", ["json", "list", "vault"])
def test_every_real_deck_and_every_kind_of_mark_comes_back_as_it_went(form: str):
    odd = [make_deck(seed, "MM") for seed in range(20)] + [make_deck(seed, "WC") for seed in range(80)]
    marks = {
        mark
        for deck in odd
        for _, slot in deck.slots()
        for mark in slot.__struct_fields__
        if getattr(slot, mark)
    }
    assert marks == {"card", "maverick", "legacy", "anomaly", "icons"}
    for deck in (*gauntlet(), *odd):
        back = read_deck(write_deck(deck, form))
        assert (back.name, back.set) == (deck.name, deck.set)
        assert {h: sorted(s) for h, s in back.houses.items()} == {
            h: sorted(s) for h, s in deck.houses.items()
        }


def test_a_spanish_list_is_read_as_well():
    assert read_deck(write_list(ARGUS, "es")).houses == read_deck(write_list(ARGUS, "en")).houses


def test_a_list_as_a_player_types_it():
    deck = read_deck(
        """Mi mazo
        # del domingo
        Sombras
        2x gato por liebre
        Pilluelo
        Marte
        ZORG (disidente, +amber)
        """
    )
    assert deck.name == "Mi mazo"
    assert [slot.card for slot in deck.houses[House.SHADOWS]] == ["bait-and-switch"] * 2 + ["urchin"]
    assert deck.houses[House.MARS] == (Slot("zorg", maverick=True, icons=("amber",)),)


def test_a_card_whose_name_begins_with_a_number_is_not_a_count():
    assert [s.card for s in read_deck("X\nStar Alliance\n5C077").houses[House.STAR_ALLIANCE]] == ["5c077"]


def test_all_unknown_cards_of_a_list_are_named_in_one_error():
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nMars\nZorg\nZorgo\n3 Qwfp")
    assert refused.value.code == "unknown-cards"
    assert refused.value.text("es") == "No se conocen estas cartas: «Zorgo» (¿será «Zorg»?), «Qwfp»."
    assert refused.value.text("en") == "These cards are not known: “Zorgo” (is it “Zorg”?), “Qwfp”."


def test_a_name_mistyped_in_either_language_gets_the_one_that_may_be_meant():
    for typed, meant in (("Titan Mecanic", "Titan Mechanic"), ("Mecanico de titnaes", "Mecánico de Titanes")):
        with pytest.raises(Unreadable) as refused:
            read_deck(f"X\nLogos\n2 {typed}")
        assert refused.value.text("en") == f"No card is called “{typed}” (is it “{meant}”?)."


def test_a_house_mistyped_gets_the_one_that_may_be_meant():
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nCotA\nShadws\nUmbra")
    assert refused.value.text("en") == "Line 3: “Shadws” stands before any house; is it “Shadows”?"
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nMarte\nZorg\nSombars")
    assert "«Sombars» (¿será «Sombras»?)" in refused.value.text("es")


def test_of_a_text_full_of_unknown_lines_the_first_are_told_and_the_rest_counted():
    names = "\n".join("abcdefghijklmnopqrst")
    with pytest.raises(Unreadable) as refused:
        read_deck(f"X\nMars\n{names}")
    told = refused.value.text("en")
    assert told.startswith("20 cards are not known") and "“l”" in told and "“m”" not in told


@pytest.mark.parametrize(
    "line", ["Mars", "marte:", "House: Mars", "Casa Marte", "House Mars (12)", "MARS: 12", "Mars ( 12 ):"]
)
def test_a_house_stands_above_its_cards_as_lists_write_it(line: str):
    deck = read_deck(f"X\nCotA\n{line}\nZorg")
    assert deck.houses == {House.MARS: (Slot("zorg"),)} and deck.name == "X"


PASTED = [
    "X\nMars\n" + "\n".join(letter * 3000 for letter in "abcdefghijklmnopqrst"),
    "X\nCotA\n" + "y" * 3000, "X\nSet: " + "y" * 3000 + "\nMars", "X\nMars\nZorg (" + "y " * 3000 + ")",
    "X\nMars\nZorg (" + "y" * 3000 + ")", '{"name": "X", "set": "CotA", "houses": {"' + "y" * 3000 + '": []}}',
]  # fmt: skip


@pytest.mark.parametrize("text", PASTED)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_text_that_somebody_pasted_by_mistake_is_refused_in_a_sentence(text: str, lang: str):
    with pytest.raises(Unreadable) as refused:
        read_deck(text)
    assert 20 < len(refused.value.text(lang)) < 2500


SETS_NAMED = [
    "X\nMass Mutation\nMars", "X\nMutación Masiva\nMarte", "X\nSet: MM\nMars", "Set: Mass Mutation\nX\nMars",
    "X\nColección: Mutación Masiva (MM)\nCasa: Marte", "X (MM)\nMars", "Deck: X\nExpansion: mm\nHouse: Mars",
    "X (Mutación Masiva)\nMarte",
]  # fmt: skip


@pytest.mark.parametrize("head", SETS_NAMED)
def test_a_list_names_its_collection_by_code_or_name(head: str):
    deck = read_deck(f"{head}\nZorg")
    assert (deck.name, deck.set, list(deck.houses)) == ("X", "MM", [House.MARS])


def test_a_collection_that_does_not_exist_gets_the_one_that_may_be_meant():
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nSet: Mas Mutation\nMars\nZorg")
    assert refused.value.text("en").endswith("there is: Mass Mutation.")
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nColección: La mía\nMars\nZorg")
    assert "CotA, AoA" in refused.value.text("es")


def test_a_list_without_a_collection_is_of_the_one_that_prints_most_of_its_cards():
    for seed, set in ((1, "CotA"), (2, "MM"), (3, "DT")):
        made = make_deck(seed, set)
        text = write_list(made).replace(f"\n{set}\n", "\n", 1)
        assert read_deck(text).set == set


def test_brackets_that_name_no_collection_belong_to_the_title():
    assert read_deck("El mazo (de Ana)\nMars\nZorg").name == "El mazo (de Ana)"


def test_a_card_before_any_house_is_refused_with_its_line():
    with pytest.raises(Unreadable) as refused:
        read_deck("X\nCotA\nZorg")
    assert refused.value.code == "no-house-yet" and "3" in refused.value.text("es")


def test_text_without_houses_is_no_deck():
    with pytest.raises(Unreadable) as refused:
        read_deck("hello")
    assert refused.value.code == "not-a-deck"


def test_broken_json_points_at_the_place():
    with pytest.raises(Unreadable) as refused:
        read_deck('{"name": "X", "set": "CotA", "houses": {"mars": [3]}}')
    assert refused.value.code == "bad-json" and "$.houses" in refused.value.text("en")
    with pytest.raises(Unreadable):
        read_deck('{"name": ')


def test_unknown_ids_in_our_json_are_named():
    with pytest.raises(Unreadable) as refused:
        read_deck('{"name": "X", "set": "CotA", "houses": {"mars": ["zorg", "zorgo"]}}')
    assert "zorgo" in refused.value.text("en") and "zorg," not in refused.value.text("en")


def vault(*cards: dict, expansion: int = 341, houses: tuple[str, ...] = ("Mars", "Shadows")) -> str:
    """The vault's answer as the game's site writes it, with more fields than a deck needs."""
    links = {"houses": list(houses), "cards": [card["id"] for card in cards]}
    data = {"id": "u-1", "name": "A", "expansion": expansion, "power_level": 0, "chains": 2, "_links": links}
    linked = {
        "houses": [{"id": house, "name": house} for house in houses],
        "cards": list({c["id"]: c for c in cards}.values()),
    }
    return json.dumps({"data": data, "_linked": linked})


def vault_card(title: str, house: str, number: str = "", **marks: object) -> dict:
    return {
        "id": f"id of {title}",
        "card_title": title,
        "house": house,
        "card_number": number,
        "card_type": "Creature",
        "expansion": 341,
        "is_maverick": False,
        "is_anomaly": False,
        "flavor_text": "…",
    } | marks


def test_the_vaults_answer_is_read_with_its_marks():
    text = vault(
        vault_card("Zorg", "Mars"), vault_card("Urchin", "Mars", is_maverick=True), vault_card("Zorg", "Mars")
    )
    deck = read_deck(text)
    assert (deck.name, deck.set, deck.archon) == ("A", "CotA", "u-1")
    assert deck.houses[House.MARS] == (Slot("zorg"), Slot("urchin", maverick=True), Slot("zorg"))


def test_a_title_in_another_language_is_found_by_its_number():
    assert read_deck(vault(vault_card("Le Zorg", "Mars", "206"))).houses[House.MARS] == (Slot("zorg"),)


def test_an_older_card_in_a_newer_deck_is_a_legacy_and_a_preview_an_anomaly():
    krump, quake = vault_card("Krump", "Brobnar"), vault_card("Timequake", "Brobnar", "A09")
    deck = read_deck(vault(krump, quake, expansion=452, houses=("Brobnar",)))
    assert deck.houses[House.BROBNAR][0] == Slot("krump", legacy=True)
    assert read_deck(vault(quake, expansion=435, houses=("Brobnar",))).houses[House.BROBNAR] == (
        Slot("timequake", anomaly=True),
    )


def test_unknown_cards_of_the_vault_are_named():
    with pytest.raises(Unreadable) as refused:
        read_deck(vault(vault_card("Zorgo", "Mars", "999"), vault_card("Zorg", "Mars")))
    assert refused.value.code == "unknown-cards" and "Zorgo" in refused.value.text("en")


def test_a_vault_answer_without_its_cards_says_which_field_is_missing():
    told = json.loads(vault(vault_card("Zorg", "Mars")))
    del told["_linked"]
    with pytest.raises(Unreadable) as refused:
        read_deck(json.dumps(told))
    assert "_linked" in refused.value.text("en")


@pytest.mark.parametrize(("number", "set"), sorted(EXPANSIONS.items()))
def test_a_deck_of_every_set_with_a_number_is_read(number: int, set: str):
    card = next(c for c in every_card().cards.values() if c.type == "creature" and _ordinary(c, set))
    house = card.printed_in(set)[0].house.value
    deck = read_deck(vault(vault_card(card.en, house), expansion=number, houses=(house,)))
    assert deck.set == set and json.loads(write_deck(deck, "vault"))["data"]["expansion"] == number


@pytest.mark.parametrize("set", UNNUMBERED)
def test_a_deck_of_a_set_whose_number_is_not_known_is_known_by_its_cards(set: str):
    only = [
        c for c in every_card().cards.values() if {p.set for p in c.printings} == {set} and _ordinary(c, set)
    ]
    cards = [vault_card(c.en, c.printed_in(set)[0].house.value) for c in only[:3]]
    assert read_deck(vault(*cards, vault_card("Zorg", "Mars"), expansion=9999)).set == set


def _ordinary(card: Facts, set: str) -> bool:
    return bool(card.printed_in(set)) and card.type in IN_A_DECK and not card.gigantic and not card.evil_twin


def test_an_unknown_expansion_is_refused_by_its_number():
    with pytest.raises(Unreadable) as refused:
        read_deck(vault(vault_card("Krump", "Brobnar"), expansion=9))
    assert refused.value.code == "unknown-set" and "9" in refused.value.text("es")


def test_what_we_write_for_the_vault_is_its_own_shape():
    told = json.loads(write_deck(ONYX, "vault"))
    assert told["data"]["expansion"] == 341
    assert len(told["data"]["_links"]["cards"]) == 36
    assert {card["id"] for card in told["_linked"]["cards"]} == set(told["data"]["_links"]["cards"])
    assert msgspec.json.encode(told)


# Token creatures (v17.2 «Criaturas ficha»)


@pytest.mark.parametrize("form", ["json", "list", "vault"])
def test_the_token_creature_of_a_deck_goes_out_and_comes_back(form):
    deck = make_deck(3, "WoE")
    again = read_deck(write_deck(deck, form))
    assert again.token == deck.token and again.fingerprint() == deck.fingerprint()
    assert len(list(again.slots())) == 36


def test_a_list_names_the_token_creature_in_either_language():
    deck = make_deck(3, "WoE")
    name = facts(deck.token).name("es")
    assert f"\nFicha: {name}\n" in write_list(deck, "es")
    listed = write_list(deck, "en").splitlines()
    bare = [line for line in listed if not line.startswith("Token:")]
    assert read_deck("\n".join([*bare, f"criatura ficha: {name}"])).token == deck.token


def test_a_token_creature_that_nobody_knows_is_named():
    with pytest.raises(Unreadable, match="Gruntt"):
        read_deck(write_list(make_deck(3, "WoE")).replace("Token: ", "Token: Gruntt "))


def test_a_deck_of_a_set_with_token_creatures_brings_one_of_them():
    deck = make_deck(3, "WoE")
    codes = [
        getattr(why_not_legal(msgspec.structs.replace(deck, token=token)), "code", None)
        for token in (None, "troll", "no-such-card", "grunt")
    ]
    assert codes == ["no-token", "not-a-token", "unknown-card", None]
    first = make_deck(3, "CotA")
    assert why_not_legal(msgspec.structs.replace(first, token="grunt")).code == "token-not-in-set"


def test_two_decks_that_differ_in_their_token_creature_are_two():
    deck = make_deck(3, "WoE")
    other = next(id for id in ("grunt", "rebel") if id != deck.token)
    assert deck.fingerprint() != msgspec.structs.replace(deck, token=other).fingerprint()
