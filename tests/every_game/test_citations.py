"""Whoever reads English is cited the books in English, with the Spanish book's own section beside it."""

import re

from tapete import Match, Rng
from tapete.games.keyforge.cards.facts.rulings import rulings
from tapete.games.keyforge.sources import cite, english
from tapete.games.relic.why import SECTIONS
from tapete.games.relic.why import cite as relic_cite
from tapete.games.seasons.why import RULES
from tapete.kernel.reason import Reason

from .games import SETUPS, play, somewhere

ENGLISH = re.compile(r"^[^«»]*“[^«»]+” \(«[^«»]+»\)(, [^«»]+)?$")
SPANISH = re.compile(r"Reglamento|Reglas|Glosario|Lista de|[áéíóúñ¿¡]")


def sound(rule: dict[str, str] | str | None) -> None:
    """Both languages are told, the same section, and the English one is English."""
    assert isinstance(rule, dict), rule
    assert ENGLISH.match(rule["en"]), rule["en"]
    assert not SPANISH.search(rule["en"].partition(" («")[0]), rule["en"]
    section = rule["en"].partition("(«")[2].partition("»")[0]
    assert f"«{section}»" in rule["es"]


def reasons(match: Match) -> list[Reason]:
    found = [] if match.outcome is None else [match.outcome.reason]
    for seat in range(match.seats):
        wishes = [] if match.over else match.game.wishes(match.table, seat, "en")
        found += [why for wish, _ in wishes if (why := match.why_not(seat, wish)) is not None]
    return found


def test_every_reason_that_cites_a_book_cites_it_in_the_readers_language(setup: str, seed: int) -> None:
    if SETUPS[setup]["game"] == "toy":
        return
    match = somewhere(setup, seed)
    told = reasons(match) + (reasons(play(match, Rng(seed))) if seed == 0 else [])
    for reason in told:
        if reason.rule is not None:
            sound(reason.rule)


def test_every_section_that_can_be_cited_has_its_english_name() -> None:
    for rule in (*RULES.values(), *map(relic_cite, SECTIONS.values()), cite("Armadura")):
        sound(rule)
    for named in english():
        assert english()[named]


def test_rulings_under_cards_name_the_spanish_section_beside_the_english_one() -> None:
    told = [ruling for card in ("bait-and-switch", "anger") for ruling in rulings(card)]
    assert told
    for ruling in told:
        section = ruling.where.split(": ")[-1].split(", ")[-1]
        assert ruling.source("en").endswith(f" («{section}»)") and ruling.source("es") == ruling.where
