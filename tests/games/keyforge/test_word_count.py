"""How many words of the vocabulary serve a single card, and how many cards hold a step of their own."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

from tapete.games.keyforge.cards import collections, shapes, words

CARDS = Path(collections.__file__).parent
#: of a hundred words, how many may serve one card
MOST_SINGLE = 8
#: of a hundred cards, how many may hold a step of their own
MOST_STEPS = 1


def card_files() -> Iterator[list[ast.stmt]]:
    """The statements of each file in which cards are declared."""
    for file in sorted(CARDS.glob("*/*.py")):
        if file.parent.name != "facts" and file.stem != "__init__":
            yield ast.parse(file.read_text(encoding="utf-8")).body


def statements() -> Iterator[ast.stmt]:
    """Each statement of the files in which cards are declared."""
    for body in card_files():
        yield from body


def declared(statement: ast.stmt) -> str | None:
    """The card that a statement declares, by the first word written in it."""
    if not isinstance(statement, ast.Expr):
        return None
    texts = (n.value for n in ast.walk(statement) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return next(texts, None)


def spoken(node: ast.AST) -> Iterator[ast.AST]:
    """What is written in a statement, without what it says to the type checker."""
    if isinstance(node, ast.arg):
        return
    yield node
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and field not in ("returns", "annotation"):
                yield from spoken(child)


def from_vocabulary(node: ast.AST, shapes: Collection[str]) -> bool:
    """Whether an expression begins with the vocabulary, or with a shape made of it: `k.creature.friendly`."""
    while isinstance(node, (ast.Attribute, ast.Call)):
        node = node.value if isinstance(node, ast.Attribute) else node.func
    return isinstance(node, ast.Name) and (node.id == "k" or node.id in shapes)


def words_in(statement: ast.stmt, shapes: dict[str, set[str]]) -> set[str]:
    """The words that a statement is written with, those of the shapes it uses among them."""
    found: set[str] = set()
    for node in spoken(statement):
        if isinstance(node, ast.Attribute) and from_vocabulary(node, shapes):
            found.add(node.attr)
        if isinstance(node, (ast.Name, ast.Attribute)):
            found |= shapes.get(node.id if isinstance(node, ast.Name) else node.attr, set())
    return found


def named_by(statement: ast.stmt) -> str | None:
    """The shape that a statement makes for the cards of its file; a step is no shape, it is written by hand."""
    if isinstance(statement, ast.FunctionDef):
        return None if statement.decorator_list else statement.name
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    return target.id if isinstance(target, ast.Name) else None


def common_shapes() -> dict[str, set[str]]:
    """The shapes that every file has (`k.mutation`), with the words that each is made of."""
    body = ast.parse(Path(shapes.__file__).read_text(encoding="utf-8")).body
    found: dict[str, set[str]] = {}
    for shape in (statement for statement in body if isinstance(statement, ast.FunctionDef)):
        nodes = list(spoken(shape))
        found[shape.name] = {n.id for n in nodes if isinstance(n, ast.Name) and hasattr(words, n.id)}
        found[shape.name] |= words_in(shape, dict.fromkeys(vars(words), set[str]()))
    return found


def by_word() -> dict[str, set[str]]:
    """The cards that each word serves; a word of a shape serves all the cards of that shape."""
    found: dict[str, set[str]] = {}
    common = common_shapes()
    for body in card_files():
        here = dict(common)
        for statement in body:
            used = words_in(statement, here)
            if name := named_by(statement):
                here[name] = used
            elif card := declared(statement):
                for word in used:
                    found.setdefault(word, set()).add(card)
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
