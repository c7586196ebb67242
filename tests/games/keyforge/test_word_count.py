"""How many words of the vocabulary serve a single card, and how many cards hold a step of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tapete.games.keyforge.cards import collections

CARDS = Path(collections.__file__).parent
#: of a hundred words, how many may serve one card. Eight are wanted: this is where it stands, and it only falls
MOST_SINGLE = 33
#: of a hundred cards, how many may hold a step of their own
MOST_STEPS = 1


def statements() -> Iterator[ast.stmt]:
    """Each statement of the files in which cards are declared."""
    for file in sorted(CARDS.glob("*/*.py")):
        if file.parent.name != "facts" and file.stem != "__init__":
            yield from ast.parse(file.read_text(encoding="utf-8")).body


def declared(statement: ast.stmt) -> str | None:
    """The card that a statement declares, by the first word written in it."""
    if not isinstance(statement, ast.Expr):
        return None
    texts = (n.value for n in ast.walk(statement) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return next(texts, None)


def by_word() -> dict[str, set[str]]:
    """The cards that each word serves; what several cards share by a shape serves them all."""
    found: dict[str, set[str]] = {}
    for line, statement in enumerate(statements()):
        served = declared(statement) or f"shape {line}"
        for node in ast.walk(statement):
            if isinstance(node, ast.Attribute):
                found.setdefault(node.attr, set()).add(served)
    return found


def test_few_words_serve_a_single_card() -> None:
    words = by_word()
    single = sorted(word for word, cards in words.items() if len(cards) == 1)
    assert len(words) > 300
    assert 100 * len(single) <= MOST_SINGLE * len(words), (
        f"{len(single)} of {len(words)}: {', '.join(single)}"
    )


def test_hardly_any_card_holds_a_step_of_its_own() -> None:
    cards = [card for statement in statements() if (card := declared(statement))]
    steps = [s.name for s in statements() if isinstance(s, ast.FunctionDef) and s.decorator_list]
    assert len(cards) > 1000 and 100 * len(steps) <= MOST_STEPS * len(cards), steps
