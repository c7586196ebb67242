"""What cards and messages say, in both languages."""

import re
from pathlib import Path

import pytest

import tapete
from tapete.games.seasons.abilities import CARD
from tapete.games.seasons.printed import CARDS
from tapete.games.seasons.text.cards import card_lines
from tapete.games.seasons.verbs import Activate, Enters, When

from .players import seat, table, turned

FTL = Path(__file__).resolve().parents[3] / "src" / "tapete" / "games" / "seasons" / "text"


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a Fluent file, each with the arguments it speaks of."""
    source = (FTL / f"{lang}.ftl").read_text("utf8")
    parts = re.split(r"^([a-zA-Z][\w-]*) = ", source, flags=re.M)[1:]
    return {
        name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("es")) == set(messages("en"))


@pytest.mark.parametrize("number", CARDS)
def test_every_effect_of_every_card_is_said_in_both_languages(number: int) -> None:
    spanish, english = card_lines(number, "es"), card_lines(number, "en")

    assert len(spanish) == len(english) == len(CARD[number].declared)
    for line in (*spanish, *english):
        assert line.endswith(".") and "  " not in line and "{" not in line
    assert all(es != en for es, en in zip(spanish, english, strict=True))


@pytest.mark.parametrize("number", CARDS)
def test_a_cards_declaration_has_the_kinds_of_effect_printed_on_it(number: int) -> None:
    declared = CARD[number].declared
    kinds = set()
    if any(isinstance(a, Enters) for a in declared):
        kinds.add("immediate")
    if any(isinstance(a, Activate) for a in declared):
        kinds.add("activation")
    if any(not isinstance(a, (Enters, Activate)) for a in declared):
        kinds.add("permanent")
    # A reaction to the seventh token is part of feeding the Cauldron, and the right to spend the tokens
    # on the Amulet of Water is a constant of ours.
    expected = set(CARDS[number].effects)
    if CARDS[number].id == "glutton-cauldron":
        expected -= {"permanent"}
    if CARDS[number].id == "amulet-of-water":
        expected |= {"permanent"}

    assert kinds == expected


def test_no_card_needs_code_of_its_own() -> None:
    abilities = [ability for number in CARDS for ability in CARD[number].declared]
    own = {type(ability).__module__ for ability in abilities}

    assert own <= {"tapete.games.seasons.verbs.abilities", "tapete.games.seasons.rules.constants"}
    for ability in abilities:
        if isinstance(ability, (Enters, When, Activate)):
            assert all(
                type(step).__module__.startswith("tapete.games.seasons.verbs.") for step in ability.steps
            )


@pytest.mark.parametrize(
    ("card", "es", "en"),
    [
        (
            "beggars-horn",
            "Permanente: Al final de cada ronda, si tienes como máximo 1 ficha de energía en tu reserva, obtén 1 "
            "ficha de energía de tu elección.",
            "Permanent: At the end of each round, if you have at most 1 energy token in your reserve, gain 1 "
            "energy token of your choice.",
        ),
        (
            "demon-of-argos",
            "Inmediato: Cada oponente reduce su capacidad de invocación en 1 y roba 1 carta de poder.",
            "Immediate: Each opponent lowers their summoning gauge by 1 and draws 1 power card.",
        ),
        (
            "potion-of-dreams",
            "Activación: Sacrifica esta carta y descarta todas las fichas de energía de tu reserva; luego pon en "
            "juego gratis una carta de poder de tu mano.",
            "Activation: Sacrifice this card and discard all energy tokens in your reserve, then put a power card "
            "from your hand into play for free.",
        ),
    ],
)
def test_a_card_reads_as_a_player_would_write_it(card: str, es: str, en: str) -> None:
    game = tapete.game("seasons")

    assert game.card_text(card, "es")[1:] == [es]
    assert game.card_text(card, "en")[1:] == [en]


def test_names_take_their_article_and_people_the_personal_a() -> None:
    t = table(seat("balance-of-ishtar", "syllas-the-faithful", "temporal-boots", crystals=2, reserve="FFF"))
    texts = {option.text("es") for option in t.match.pending[0].options}

    assert "Invocar la Balanza de Ishtar (2 cristales)" in texts
    assert "Invocar a Sylas el Fiel (3 de fuego)" in texts
    assert "Invocar las Botas Temporales (sin coste)" in texts


def test_a_reader_is_addressed_and_the_others_are_told_of_a_player() -> None:
    t = table(seat("amulet-of-earth", reserve="EE"))
    t.you.summons("amulet-of-earth")

    own = [e["text"] for e in t.match.story(0, "es")]
    other = [e["text"] for e in t.match.story(1, "es")]

    assert "Invocas el Amuleto de Tierra." in own
    assert "Jugador 1 invoca el Amuleto de Tierra." in other
    assert "Obtienes 9 cristales (Amuleto de Tierra)." in own


def test_a_card_drawn_is_named_to_its_seat_only() -> None:
    t = table(seat(play=["potion-of-power"]), deck=["purse-of-io"])
    t.you.activates("potion-of-power")

    drawn = {
        viewer: next(e for e in t.match.story(viewer, "en") if e["kind"] == "Drew") for viewer in (0, 1, None)
    }

    assert drawn[0]["text"] == "You draw the Purse of Io (Potion of Power)."
    assert drawn[1]["text"] == drawn[None]["text"] == "Player 1 draws a card (Potion of Power)."
    assert "card" not in drawn[1] and "card:8.0" not in drawn[1]["refs"]


def test_every_refusal_cites_the_rulebook_and_is_said_in_both_languages() -> None:
    from tapete.games.seasons.why import RULES

    assert all(rule["es"].startswith(("Reglas, «", "Lista de cartas, «")) for rule in RULES.values())
    assert all(rule["en"].startswith(("Rules, “", "List of cards, “")) for rule in RULES.values())
    for code in RULES:
        assert f"reason-{code}" in messages("es")


def test_the_table_is_told_in_lines_for_a_terminal() -> None:
    play = [{"card": "amulet-of-water", "tokens": "AF"}, {"card": "kairn-the-destroyer", "turned": True}]
    t = table(seat("purse-of-io", play=play, reserve="AE", crystals=1))

    lines = t.match.game.table_text(t.t, 0, "es")

    assert any(
        "Amuleto de Agua [1 de aire y 1 de fuego], Kairn el Destructor (carta girada)" in line
        for line in lines
    )
    assert "En la mano: Bolsa de Io." in lines
    assert not any("Bolsa de Io" in line for line in t.match.game.table_text(t.t, 1, "es"))


def test_wishes_cover_hand_play_energy_and_bonuses_and_each_has_an_answer() -> None:
    t = table(seat("runic-cube-of-eolis", play=["balance-of-ishtar"], reserve="A"))
    game = t.match.game

    wishes = game.wishes(t.t, 0, "en")

    said = [text for _, text in wishes]
    assert "Summon the Runic Cube of Eolis" in said and "Activate the Balance of Ishtar" in said
    for wish, _ in wishes:
        reason = t.match.why_not(0, wish)
        assert reason is None or (reason.text("es") and reason.text("en"))


def test_the_card_that_asks_is_shown_with_what_it_does() -> None:
    t = table(seat(play=("potion-of-knowledge",)))
    t.you.activates("potion-of-knowledge")
    game, match = tapete.game("seasons"), t.match

    ref, line = game.asked_by(match.table, match.pending[0].ask, "en")

    assert ref is not None and ref.startswith("card:")
    assert line.startswith("Potion of Knowledge: Activation: Sacrifice this card, then gain 5 energy tokens")


def test_two_cards_of_one_name_in_play_are_told_apart_by_their_state() -> None:
    t = table(
        seat("syllas-the-faithful", reserve="FFF"), seat(play=("die-of-malice.0", turned("die-of-malice.1")))
    )
    t.you.summons("syllas-the-faithful")

    texts = [option.text("en") for option in t.match.pending[0].options]

    assert sorted(texts) == ["Sacrifice the Die of Malice", "Sacrifice the Die of Malice (turned)"]
