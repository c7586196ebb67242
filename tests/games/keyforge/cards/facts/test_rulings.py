"""Rulings beside the cards: which, where they stand, and in whose words."""

import re

from tapete.games.keyforge import GAME
from tapete.games.keyforge.cards.facts import first_printed, rulings


def test_gato_por_liebre_shows_its_erratum_and_both_answers() -> None:
    told = [(ruling.id, ruling.where) for ruling in rulings("bait-and-switch")]
    assert [id for id, _ in told] == [
        "v17.2/erratum/gato-por-liebre",
        "v1.1/faq/gato-por-liebre",
        "v17.2/faq-card/gato-por-liebre-1",
    ]
    assert told[0][1].startswith("Reglamento maestro v17.2")


def test_a_card_without_rulings_has_none() -> None:
    assert rulings("dust-pixie") == ()


def test_cards_in_a_ruling_are_named_in_its_language() -> None:
    (one,) = [r for r in rulings("masterplan") if "orden-1" in r.id]
    assert "Plan Maestro" in one.text("es") and "Masterplan" in one.text("en")


def test_every_ruling_is_told_in_both_languages_about_known_cards() -> None:
    found = {ruling.id: ruling for card in first_printed("CotA").cards for ruling in rulings(card)}
    assert len(found) == 82
    for ruling in found.values():
        for lang in ("es", "en"):
            assert re.fullmatch(r"[^{}]{15,}\.", ruling.text(lang)), ruling.id


def test_looking_up_a_card_tells_its_facts_its_text_and_its_rulings() -> None:
    head, text, *rest = GAME.card_text("bait-and-switch", "es")
    assert head.startswith("Gato por Liebre · Sombras · acción") and "CotA 267" in head
    assert text.startswith("Jugar:")
    assert len(rest) == 3 and all(line.startswith("— ") for line in rest)
