"""The first printing of a card, by which the book of 2018 is played: sentences that later became keywords."""

import pytest
from tests.games.keyforge.table import line, table

from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.text import card_text


@pytest.mark.parametrize("card", ["mack-the-knife", "tireless-crocag"])
def test_what_became_versatile_was_a_sentence_in_2018(card: str) -> None:
    assert "versatile" in compiled(card, "2023").keywords
    assert "versatile" not in compiled(card, "2018").keywords
    assert "versatile" not in card_text(compiled(card, "2018"), "en").lower()
    for ruleset in ("2018", "2023"):
        t = table(you=line(card), enemy=line("troll"), house="dis", ruleset=ruleset)
        assert t.you.can("fight", card), ruleset
        assert t.you.keyword(card, "versatile") == (ruleset == "2023")
