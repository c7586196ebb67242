"""Rulings beside the cards: which, where they stand, and in whose words."""

import re

from tapete.games.keyforge import GAME, why
from tapete.games.keyforge.cards.facts import first_printed, rulings
from tapete.games.keyforge.rules import legal
from tapete.kernel.reason import Reason


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
    assert len(found) == 81, "one is an example of fighting and about no card"
    for ruling in found.values():
        for lang in ("es", "en"):
            assert re.fullmatch(r"[^{}]{15,}\.", ruling.text(lang)), ruling.id


def test_looking_up_a_card_tells_its_facts_its_text_and_its_rulings() -> None:
    head, text, *rest = GAME.card_text("bait-and-switch", "es")
    assert head.startswith("Gato por Liebre · Sombras · acción") and "CotA 267" in head
    assert text.startswith("Jugar:")
    assert len(rest) == 3 and all(line.startswith("— ") for line in rest)


def test_rulings_under_a_card_are_those_about_it() -> None:
    assert rulings("snufflegator") == (), "the example only fights with one"
    assert any(ruling.id == "v17.2/glossary/resuelve-1" for ruling in rulings("anger"))
    for card in first_printed("CotA").cards:
        for ruling in rulings(card):
            assert card in ruling.cards and (ruling.about is None or set(ruling.about) < set(ruling.cards))


def test_sources_are_cited_in_the_readers_language() -> None:
    spanish = re.compile(r"Reglamento|Glosario|Preguntas|erratas|Aprende|[áéíóúñ«»]")
    for card in first_printed("CotA").cards:
        for ruling in rulings(card):
            english, _, beside = ruling.source("en").partition(" («")
            assert not spanish.search(english), english
            assert ruling.where.endswith(beside.removesuffix("»)")) and beside
            assert ruling.source("es") == ruling.where
    assert (
        "(Master Rulebook v17.2, Questions about single cards: Bait and Switch («Gato por Liebre»))"
        in "".join(GAME.card_text("bait-and-switch", "en"))
    )


def test_every_section_that_a_reason_cites_has_both_its_names() -> None:
    reasons = [x for x in (*vars(legal).values(), *vars(why).values()) if isinstance(x, Reason)]
    assert len(reasons) > 20
    for reason in reasons:
        assert "Reglamento maestro" in str(reason.cited("es")) and "«" in str(reason.cited("es"))
        assert "Master Rulebook" in str(reason.cited("en")) and "“" in str(reason.cited("en"))
