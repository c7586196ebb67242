"""Every text of the pack in both languages as it is now: a change shows in the golden files and is read there.

`python -m tests.games.relic.test_texts` writes them anew.
"""

from collections import Counter
from pathlib import Path

import pytest

from tapete.games.relic.text import card_text, space_text
from tapete.games.relic.text.cards import card_lines

from .play import BOX

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = ("es", "en")
#: cards that say the same on purpose: one portal in three decks
TWINS = {"forgotten-portal-red", "forgotten-portal-blue", "forgotten-portal-yellow"}


def told(lang: str) -> str:
    """Cards, sheets and spaces, one after another."""
    first = [BOX.things[numbers[0]] for numbers in BOX.thing_by_id.values()]
    cards = ["\n".join([f"[{card.id}]", *card_lines(card, lang)]) for card in first]
    spaces = [f"({s.id})\n{s.name[lang]}\n{space_text(s, lang)}".rstrip() for s in BOX.spaces]
    return "\n\n".join([*cards, *spaces]) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_the_one_that_was_read(lang: str) -> None:
    assert told(lang) == (GOLDEN / f"texts.{lang}.txt").read_text("utf8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_sheet_has_words_of_its_own(lang: str) -> None:
    """Texto de ambientación: on each of them, no two alike."""
    words = {card.id: card.flavour[lang] for card in BOX.things}
    assert all(text.endswith((".", "?", "!", "”.")) for text in words.values())
    assert len(set(words.values())) == len(words)


def test_cards_do_not_come_in_triplets() -> None:
    """The same text stands on two cards at most; of objectives and rewards, on two missions at most."""
    texts = Counter(
        card_text(BOX.things[numbers[0]], "en")
        for name, numbers in BOX.thing_by_id.items()
        if name not in TWINS and BOX.things[numbers[0]].deck >= 0
    )
    assert [text for text, n in texts.items() if n > 2] == []
    missions = [BOX.things[c] for c in BOX.decks[5]]
    goals = Counter(str(card.goal) for card in missions)
    assert max(goals.values()) == 1
    assert max(len(numbers) for numbers in BOX.thing_by_id.values()) == 2


if __name__ == "__main__":
    for lang in LANGUAGES:
        (GOLDEN / f"texts.{lang}.txt").write_text(told(lang), "utf8")
