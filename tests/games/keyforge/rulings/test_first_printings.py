"""The first printing of a card, by which the book of 2018 is played: sentences that later became keywords."""

import pytest
from tests.games.keyforge.table import hand, houses, line, table

from tapete.games.keyforge import GAME
from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.text import card_text


@pytest.mark.parametrize("card", ["mack-the-knife", "talent-scout", "tireless-crocag"])
def test_what_became_versatile_was_a_sentence_in_2018(card: str) -> None:
    assert "versatile" in compiled(card, "2023").keywords
    assert "versatile" not in compiled(card, "2018").keywords
    assert "versatile" not in card_text(compiled(card, "2018"), "en").lower()
    for ruleset in ("2018", "2023"):
        t = table(you=line(card), enemy=line("troll"), house="dis", ruleset=ruleset)
        assert t.you.can("fight", card), ruleset
        assert t.you.keyword(card, "versatile") == (ruleset == "2023")


def test_no_keyword_that_was_a_sentence_is_lost_in_2018() -> None:
    for id, names in GAME.cards().items():
        if compiled(id, "2018").keywords != compiled(id, "2023").keywords:
            assert compiled(id, "2018").abilities != compiled(id, "2023").abilities, names


@pytest.mark.parametrize("ruleset", ["2018", "2023"])
def test_scowly_caper_has_always_come_to_the_enemy_and_been_used_with_any_house(ruleset: str) -> None:
    t = table(
        you=hand("scowly-caper") | houses("shadows"), enemy=line("troll") | houses("brobnar"), ruleset=ruleset
    )
    t.you.plays("scowly-caper")
    assert t.enemy == line("troll", "scowly-caper") and t.is_quiet
    t = table(you=line("scowly-caper"), house="dis", ruleset=ruleset)
    assert t.you.can("reap", "scowly-caper")
