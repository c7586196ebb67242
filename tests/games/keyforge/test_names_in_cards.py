"""Names that a declaration holds are names of something: lists too long for the type checker."""

from collections.abc import Container, Iterator

from tapete.games.keyforge.card_table import HOUSES, KEYWORDS, traits
from tapete.games.keyforge.cards.facts import every_card
from tapete.games.keyforge.cards.registry import declarations
from tapete.games.keyforge.text.marks import COUNTERS
from tapete.games.keyforge.verbs import amounts, constants, harm, moments, spots, which
from tapete.games.keyforge.verbs.base import active_house, that_house, walk

#: words that stand for a house, or for all of them, and counters that are marks of their own
NO_HOUSE = ("", active_house, that_house, "all", "previous")
MARKS = ("power", "stunned", "warded", "enraged", "")


def found(kind: type, field: str) -> Iterator[tuple[str, str]]:
    """What the declarations say in a field of a word, each with its card."""
    for id, told in declarations().items():
        for part in walk(told.abilities):
            if isinstance(part, kind):
                yield id, getattr(part, field)


def unknown(kind: type, field: str, known: Container[str], least: int) -> list[tuple[str, str]]:
    """What is said there and is none of those known; it must be said often enough for the look to mean something."""
    said = list(found(kind, field))
    assert len(said) >= least, f"{kind.__name__}.{field} is said {len(said)} times"
    return [(id, name) for id, name in said if name not in known]


def test_traits_are_printed_on_some_card() -> None:
    assert unknown(which.HasTrait, "trait", traits(), 100) == []


def test_keywords_are_keywords() -> None:
    assert unknown(which.HasKeyword, "word", KEYWORDS, 5) == []
    assert unknown(constants.Keyword, "word", KEYWORDS, 80) == []
    assert unknown(constants.LosesKeyword, "word", KEYWORDS, 5) == []


def test_houses_are_houses() -> None:
    known = (*HOUSES, *NO_HOUSE)
    assert unknown(which.OfHouse, "house", known, 150) == []
    assert unknown(constants.BelongsTo, "house", known, 5) == []
    assert unknown(moments.ChoosesHouse, "house", known, 5) == []


def test_cards_are_cards() -> None:
    known = every_card().cards
    assert unknown(which.Named, "id", known, 30) == []
    assert unknown(spots.Between, "id", known, 1) == []


def test_counters_have_names() -> None:
    known = (*COUNTERS, *MARKS)
    assert unknown(harm.Mark, "mark", known, 50) == []
    assert unknown(amounts.CountersOn, "mark", known, 10) == []
