"""The pages for who adds a card have every word that cards use, once, in the chapter of what it is."""

import re
from collections import Counter

from scripts import words as dictionary

from tapete.games.keyforge.cards import words

PAGE = "".join(dictionary.pages())


def heads() -> Counter[str]:
    """The words that a line of a list or the first column of a table is about."""
    listed = re.findall(r"^- `\.?(\w+)", PAGE, re.M)
    tables = re.findall(r"^\| ((?:`\w+` ?)+)\|", PAGE, re.M)
    return Counter([*listed, *(word for cell in tables for word in re.findall(r"\w+", cell))])


def test_the_pages_say_what_the_words_say_of_themselves() -> None:
    assert dictionary.written(dictionary.pages()) == dictionary.pages(), "python scripts/words.py"


def test_every_word_stands_once_on_the_pages() -> None:
    """Qualities of cards may have the name of a word: `.named` and `named`."""
    found, qualities = dictionary.used()
    houses = {"active_house", "that_house", "supply"}  # told in the text of their chapters
    told = heads()
    assert len(found) > 300 and len(qualities) > 40
    assert sorted((found | qualities) - told.keys() - houses) == []
    assert all(f"`{word}`" in PAGE for word in houses)
    assert sorted(word for word in found - qualities if told[word] > 1) == []


def test_every_word_says_something_of_itself() -> None:
    found, _ = dictionary.used()
    called = [name for name in sorted(found) if callable(getattr(words, name))]
    assert [name for name in called if not dictionary.said(getattr(words, name))] == []
