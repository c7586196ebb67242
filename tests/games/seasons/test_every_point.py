"""Every point of the rulebook's list of cards has its ruling."""

import ast
from pathlib import Path

from tapete.games.seasons.printed import BY_ID

#: how many points the rulebook makes about each card, in the order of their numbers
POINTS = [
    *(1, 1, 1, 2, 3, 2, 5, 3, 2, 1),
    *(3, 1, 2, 2, 5, 1, 2, 5, 1, 3),
    *(3, 1, 2, 4, 1, 5, 2, 1, 1, 2),
    *(8, 2, 3, 5, 6, 4, 2, 3, 3, 2),
    *(5, 4, 2, 1, 3, 2, 3, 1, 5, 7),
]


def rulings() -> set[tuple[int, int]]:
    """The points that tests beside this one rule on."""
    found = set()
    for file in Path(__file__).parent.glob("test_cards_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ruling":
                card, *points = (arg.value for arg in node.args if isinstance(arg, ast.Constant))
                found |= {(BY_ID[str(card)], int(str(point))) for point in points}
    return found


def test_every_point_of_every_card_has_a_ruling() -> None:
    expected = {(number, point + 1) for number, count in enumerate(POINTS, 1) for point in range(count)}

    assert len(expected) == 139
    assert rulings() == expected
