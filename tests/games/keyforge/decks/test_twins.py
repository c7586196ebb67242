"""Evil twins: decks that have the name and the list of another, each card that has an evil twin being that one."""

import pytest

from tapete.games.keyforge.cards.facts import SetCode
from tapete.games.keyforge.decks import Deck, make_deck, read_deck, twin_of, why_not_legal, write_deck
from tapete.games.keyforge.decks.plain_list import write_list
from tapete.kernel.errors import Unreadable

DT = SetCode("DT")
MANY = [make_deck(seed, DT) for seed in range(400)]
PLAIN = next(deck for deck in MANY if not deck.evil_twin and twin_of(deck).evil_twin)
LIST = "{title}\nDT\n\nLogos\n{cards}\n"


def cards(deck: Deck) -> list[str]:
    return [slot.card for _, slot in deck.slots()]


def test_a_twin_has_the_name_and_list_of_the_other_with_evil_twins_in_it() -> None:
    twin = twin_of(PLAIN)
    assert [card.removesuffix("-evil-twin") for card in cards(twin)] == cards(PLAIN) != cards(twin)
    assert (twin.name, twin.set, list(twin.houses)) == (PLAIN.name, DT, list(PLAIN.houses))
    assert why_not_legal(twin) is None and twin.fingerprint() != PLAIN.fingerprint()


def test_the_twin_of_a_twin_is_the_deck_itself() -> None:
    assert twin_of(twin_of(PLAIN)).houses == PLAIN.houses


def test_a_twin_says_what_it_is_in_its_title() -> None:
    twin = twin_of(PLAIN)
    assert twin.title("en") == f"{PLAIN.title('en')} (Evil Twin)"
    assert twin.title("es") == f"{PLAIN.title('es')} (Reflejo oscuro)"
    assert "(" not in PLAIN.title("en")


@pytest.mark.parametrize("form", ["list", "json", "vault"])
def test_a_twin_is_written_and_read_back_in_every_form(form: str) -> None:
    twin = twin_of(PLAIN)
    again = read_deck(write_deck(twin, form))
    assert again.houses == twin.houses and again.evil_twin and again.name == twin.name


def test_the_list_of_a_twin_has_plain_names_below_its_title() -> None:
    written = write_deck(twin_of(PLAIN), "list").splitlines()
    assert written[0].endswith("(Evil Twin)") and not any("twin" in line.lower() for line in written[1:])


@pytest.mark.parametrize(
    "title",
    [
        "Ana (Evil Twin)",
        "Ana (reflejo oscuro)",
        "Ana\nEvil twin",
        "Reflejo oscuro\nAna",
        "Ana (Evil Twin) (DT)",
    ],
)
def test_a_list_that_says_so_is_the_twin(title: str) -> None:
    deck = read_deck(LIST.format(title=title, cards="2 Armadrone\nMecaboya\nChronophage"))
    assert cards(deck) == ["armadrone-evil-twin", "armadrone-evil-twin", "mechabuoy", "chronophage"]
    assert deck.name == "Ana"


def test_a_list_that_does_not_say_so_is_not() -> None:
    deck = read_deck(LIST.format(title="Evil Twins of Ana", cards="Armadrone"))
    assert cards(deck) == ["armadrone"] and deck.name == "Evil Twins of Ana"


def test_one_card_may_be_an_evil_twin_by_itself() -> None:
    listed = "Armadrone (evil twin)\nArmadrón (reflejo oscuro, disidente)\nArmadrone"
    deck = read_deck(LIST.format(title="Ana", cards=listed))
    assert cards(deck) == ["armadrone-evil-twin", "armadrone-evil-twin", "armadrone"]
    assert not deck.evil_twin and read_deck(write_deck(deck, "list")).houses == deck.houses


def test_one_that_was_printed_with_another_spanish_name_is_written_and_read_back() -> None:
    listed = "Oficial de Relaciones Hawkins\nOficial de Relaciones Hawkins (reflejo oscuro)"
    deck = read_deck(LIST.format(title="Ana", cards=listed))
    assert cards(deck) == ["cr-officer-hawkins", "cr-officer-hawkins-evil-twin"]
    assert read_deck(write_list(deck, "es")).houses == deck.houses


def test_an_evil_twin_named_by_its_id_may_say_what_it_is() -> None:
    deck = read_deck(LIST.format(title="Ana", cards="armadrone-evil-twin (evil twin)"))
    assert cards(deck) == ["armadrone-evil-twin"]


def test_a_card_without_an_evil_twin_cannot_be_one() -> None:
    with pytest.raises(Unreadable, match="Chronophage"):
        read_deck(LIST.format(title="Ana", cards="Chronophage (evil twin)"))


def test_about_one_deck_in_twenty_of_dark_tidings_is_an_evil_twin() -> None:
    assert 5 <= sum(deck.evil_twin for deck in MANY) <= 40
    assert not any(card.endswith("-evil-twin") for deck in MANY if not deck.evil_twin for card in cards(deck))


def test_cards_of_fixed_rarity_come_with_the_one_that_speaks_of_them() -> None:
    held = [cards(deck) for deck in MANY]
    for first, other, copies in (
        ("dr-verokter", "groundbreaking-discovery", 1),
        ("orphiel-sea-s-chosen", "orphion-land-s-chosen", 1),
        ("omnipus", "tentaclid", 3),
        ("chenille", "fifalde", 1),
    ):
        assert all(copies * deck.count(first) == deck.count(other) for deck in held), first
        assert any(first in deck for deck in held), first
