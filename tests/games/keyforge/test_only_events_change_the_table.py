"""What changes the table is an event: rules, verbs and cards write nothing of it, but for what is `PASSING` or `DERIVED`."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.games.keyforge import table
from tapete.games.keyforge.table import BOOKMARK, DERIVED, PASSING, Body, Table

HERE = Path(table.__file__).parent
WRITERS = ("append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort")
WRITERS += ("update",)
LASTING = frozenset((*Table.__slots__, *Body.__struct_fields__)) - frozenset((*PASSING, *DERIVED))
READERS = ("HIDDEN", "zone")
"""What `movement` has that writes nothing."""
SPEAKERS = ("me", "self")
"""A source and a word are no part of the table, whatever their attributes are called."""


class Offences(ast.NodeVisitor):
    """Collects the lines that write to the table."""

    def __init__(self, of_turn: bool) -> None:
        self.of_turn = of_turn
        self.lines: list[int] = []
        self.aliases: set[str] = set()

    def of_table(self, node: ast.expr) -> bool:
        """Whether an expression is part of a table or of a card in play, or a name for such a part."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            return node.id in self.aliases
        if isinstance(node, ast.Call):
            return isinstance(node.func, ast.Name) and node.func.id == "zone"
        if not isinstance(node, ast.Attribute) or node.attr not in LASTING:
            return False
        return not (isinstance(node.value, ast.Name) and node.value.id in SPEAKERS)

    def written(self, target: ast.expr) -> None:
        if isinstance(target, (ast.Tuple, ast.List)):
            for part in target.elts:
                self.written(part)
        elif isinstance(target, ast.Starred):
            self.written(target.value)
        elif not isinstance(target, ast.Name) and self.of_table(target):
            self.lines.append(target.lineno)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if self.of_turn and node.name == BOOKMARK:
            return
        outer, self.aliases = self.aliases, set()
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign) and self.of_table(inner.value):
                self.aliases |= {x.id for x in inner.targets if isinstance(x, ast.Name)}
        self.generic_visit(node)
        self.aliases = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.written(target)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.written(node.target)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.written(node.target)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.written(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.written(target)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        if isinstance(called, ast.Name) and called.id in ("setattr", "delattr"):
            self.lines.append(node.lineno)
        if isinstance(called, ast.Attribute):
            writes = called.attr in WRITERS and self.of_table(called.value)
            if writes or called.attr in ("apply", "__setattr__", "force_setattr"):
                self.lines.append(node.lineno)
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module is not None and node.module.endswith("keyforge.movement"):
            self.lines += [node.lineno for name in node.names if name.name not in READERS]


def offences(source: str, *, of_turn: bool = False) -> list[int]:
    found = Offences(of_turn)
    found.visit(ast.parse(source))
    return found.lines


def chapters() -> Iterator[Path]:
    for room in ("rules", "verbs", "cards"):
        yield from sorted((HERE / room).rglob("*.py"))


def test_rules_verbs_and_cards_change_the_table_by_events_alone() -> None:
    found = [
        f"{path.relative_to(HERE)}:{line}"
        for path in chapters()
        for line in offences(path.read_text("utf-8"), of_turn=path == HERE / "rules" / "turn.py")
    ]
    assert not found, "make it an event, or say in table.py why it need not be one"


@pytest.mark.parametrize(
    "line",
    [
        "t.omega = True",
        "b.armor_used += 1",
        "outer, t.house = t.house, ''",
        "t.amber[seat] = 3",
        "t.bodies[n].exhausted = False",
        "del t.bodies[n]",
        "t.hand[seat].append(n)",
        "for t.turn in (1, 2): pass",
        "deck = t.deck[seat]; deck.pop()",
        "line = t.line[0]; line[:] = []",
        "zone(t, 'hand', 0).remove(n)",
        "setattr(b, mark, True)",
        "Marked(b, 'stunned').apply(t)",
        "from tapete.games.keyforge.movement import put",
    ],
)
def test_a_new_line_that_writes_is_found(line: str) -> None:
    assert offences(f"def rule(t, b, seat, n, mark):\n    {line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "t.batch = []",
        "t.fight.stopped = True",
        "t.loops[key] = 1",
        "me.house = 'dis'",
        "house = t.house",
        "left = list(t.hand[seat]); left.pop()",
        "from tapete.games.keyforge.movement import zone",
    ],
)
def test_what_lives_within_one_action_and_what_only_reads_is_not(line: str) -> None:
    assert not offences(f"def rule(t, me, seat, key):\n    {line}\n")


def test_a_table_at_rest_has_nothing_of_what_passes() -> None:
    under_way = 0
    for seed in (11, 13, 49):
        decks = [f"seed:{2 * seed}", f"seed:{2 * seed + 1}"]
        match = tapete.new_match("keyforge", seed=seed, checkpoints="none", decks=decks)
        rng = Random(seed)
        while not match.over and match.answered < 300:
            t = match.table
            if match.quiet:
                assert (t.batch, t.fight, t.omens, t.loops) == (None, None, (), {})
            under_way += t.batch is not None or t.fight is not None
            match.answer(rng.randrange(len(match.pending[0].options)))
    assert under_way, "somebody was asked while cards were being destroyed or a fight went on"
