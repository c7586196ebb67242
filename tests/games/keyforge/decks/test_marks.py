"""What stands in brackets after a card of a list, and what players' lists leave to the reader."""

import pytest

from tapete.games.keyforge.cards.facts import House
from tapete.games.keyforge.decks import Deck, Slot, make_deck, plain_deck, read_deck, write_deck
from tapete.games.keyforge.decks.plain_list import write_list
from tapete.kernel.errors import Unreadable


def only(line: str, house: str = "Brobnar") -> tuple[Slot, ...]:
    """What a list with one line of cards holds."""
    (slots,) = read_deck(f"X\nCotA\n{house}\n{line}").houses.values()
    return slots


@pytest.mark.parametrize("line", ["2 Punch", "2x Punch", "2× punch", "Punch x2", "Punch X 2", "Puñetazo ×2"])
def test_how_many_there_are_of_a_card_is_told_before_its_name_or_behind_it(line: str):
    assert only(line) == (Slot("punch"),) * 2
    assert only(f"{line} (+draw)") == (Slot("punch", icons=("draw",)),) * 2


ICONS = [
    ("+Amber", "amber"), ("+ÆMBER", "amber"), ("+Æmbar", "amber"), ("+ámbar", "amber"), ("+Capture", "capture"),
    ("+captura", "capture"), ("+daño", "damage"), ("+ robo", "draw"), ("+Descarte", "discard"), ("+Marte", "mars"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "icon"), ICONS)
def test_a_bonus_icon_is_read_in_either_language_whatever_the_accents_and_capitals(told: str, icon: str):
    assert only(f"Punch ({told})") == (Slot("punch", icons=(icon,)),)


@pytest.mark.parametrize(
    "told", ["maverick +amber +draw", "Disidente, +ámbar, +robo", "+amber+draw, maverick"]
)
def test_marks_and_icons_are_told_apart_with_commas_or_without(told: str):
    assert only(f"2 Punch ({told})", "Mars") == (Slot("punch", maverick=True, icons=("amber", "draw")),) * 2


@pytest.mark.parametrize("told", ["evil twin +amber", "+amber, Reflejo Oscuro", "reflejo oscuro, +Æmbar"])
def test_an_evil_twin_is_one_beside_its_icons_too(told: str):
    assert only(f"Armadrone ({told})", "Logos") == (Slot("armadrone-evil-twin", icons=("amber",)),)


@pytest.mark.parametrize(
    ("told", "named"), [("mavrick", "mavrick"), ("2", "2"), ("maverick, +amber rara", "rara")]
)
def test_a_word_that_marks_nothing_is_refused_and_not_left_out(told: str, named: str):
    with pytest.raises(Unreadable) as refused:
        only(f"Punch ({told})")
    assert refused.value.code == "unknown-marks"
    assert all(refused.value.text(lang).startswith(f"{named} ") for lang in ("en", "es"))


def held(text: str) -> list[str]:
    """The cards of the one house of a list."""
    return [slot.card for slot in read_deck(f"X\nMM\nUntamed\n{text}").houses[House.UNTAMED]]


@pytest.mark.parametrize("text", ["2 Niffle Kong", "Niffle Kong\nNiffle Kong"])
def test_a_gigantic_creature_listed_twice_by_its_name_has_both_halves(text: str):
    # v17.2 «Gigantesca»: both halves have the same name.
    assert held(text) == ["niffle-kong", "niffle-kong2"]


def test_halves_that_are_told_apart_stay_as_they_are_told():
    assert held("Niffle Kong\nNIFFLE-KONG2") == ["niffle-kong", "niffle-kong2"]
    assert held("4 Niffle Kong") == ["niffle-kong"] * 2 + ["niffle-kong2"] * 2
    assert held("Niffle Kong") == ["niffle-kong"]


def test_the_half_with_the_bonus_icons_is_the_upper_one():
    # v17.2 «Gigantesca»: it is the upper half that has them.
    assert held("Niffle Kong (+amber)\nNiffle Kong") == ["niffle-kong2", "niffle-kong"]


def test_a_list_writes_both_halves_by_their_name_where_it_can_be_read_again():
    written = 0
    for seed in range(120):
        deck = make_deck(seed, "MM")
        text = write_list(deck)
        assert read_deck(text).fingerprint() == deck.fingerprint()
        uppers = [slot for _, slot in deck.slots() if slot.facts.gigantic == "top"]
        written += sum(text.splitlines().count(slot.facts.en) == 2 for slot in uppers if not slot.icons)
        assert all(f"\n{slot.card}" in text for slot in uppers if slot.icons)
    assert written


@pytest.mark.parametrize("form", ["list", "json", "vault"])
@pytest.mark.parametrize("before", ["\ufeff", "\ufeff\n", "\n\t "])
def test_what_an_editor_puts_before_the_first_letter_is_no_part_of_a_deck(form: str, before: str):
    deck = make_deck(3, "GR")
    back = read_deck(before + write_deck(deck, form))
    assert (back.name, back.fingerprint()) == (deck.name, deck.fingerprint())


def test_hard_spaces_are_spaces():
    deck = make_deck(1, "VM23")
    assert deck.evil_twin
    text = write_list(deck, "es").replace(" ", "\u00a0")
    assert read_deck(text).fingerprint() == deck.fingerprint()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "name", ["Mars", "MM", "# 1", "Set: mine", "Casa Marte", "Mars (12)", "Mazo: A", "Token: B", "Dos\nfilas"]
)
def test_a_deck_may_be_called_like_anything_else_in_a_list(name: str, lang: str):
    made: Deck = plain_deck(name, {House.BROBNAR: ["punch"]})
    back = read_deck(write_list(made, lang))
    assert (back.name, back.set, back.houses) == (name.replace("\n", " "), made.set, made.houses)
