"""How much a function asks of its reader: few branches, few lines, and a limit that only goes down."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

SRC = Path(__file__).resolve().parents[1] / "src"
Function = ast.FunctionDef | ast.AsyncFunctionDef
BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.IfExp, ast.match_case)

#: from this many ways through it a function is hard to hold in mind
HARD = 15
#: how many such functions there may be; whoever makes one simpler lowers it, and 15 is where this shall end
MOST_HARD = 15
#: the middle one of all functions has no more lines than this
MEDIAN_LINES = 6


def complexity(function: Function) -> int:
    """The ways through a function: branches, comprehensions, boolean operators and conditional expressions."""
    return 1 + sum(_ways(node) for node in _own(function))


def _ways(node: ast.AST) -> int:
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    return int(isinstance(node, BRANCHES))


def _own(function: Function) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions and classes inside it."""
    left: list[ast.AST] = list(function.body)
    while left:
        node = left.pop()
        if isinstance(node, Function | ast.ClassDef):
            continue
        yield node
        left.extend(ast.iter_child_nodes(node))


def functions() -> Iterator[tuple[str, Function]]:
    """Every function of the package, with where it stands."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                yield f"{path.relative_to(SRC).as_posix()}:{node.lineno} {node.name}", node


def test_ways_are_counted() -> None:
    source = "def f(x):\n  if x and (x or x):\n    return [y for y in x if y]\n  return 1 if x else 2\n"
    assert complexity(ast.parse(source).body[0]) == 1 + 1 + 2 + 2 + 1  # type: ignore[arg-type]


def test_few_functions_are_hard_to_hold_in_mind() -> None:
    hard = sorted(((n, where) for where, f in functions() if (n := complexity(f)) >= HARD), reverse=True)
    told = "\n".join(f"{n:3} {where}" for n, where in hard)
    assert len(hard) <= MOST_HARD, f"{len(hard)} instead of {MOST_HARD}\n{told}"


def test_the_median_function_is_short() -> None:
    lines = [(f.end_lineno or f.lineno) - f.lineno + 1 for _, f in functions()]
    assert median(lines) <= MEDIAN_LINES
