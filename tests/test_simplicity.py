"""How much a function asks of its reader: few branches, few lines, and a limit that only goes down."""

import ast
import tokenize
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


#: how often KeyForge may leave a type unsaid (`Any`, its imports too) or silence the checker; both only go down
MOST_ANY = 80
MOST_SILENCED = 5
KEYFORGE = SRC / "tapete" / "games" / "keyforge"


def tokens(kind: int) -> Iterator[tuple[str, str]]:
    """Every token of a kind in KeyForge's modules, with where it stands."""
    for path in sorted(KEYFORGE.rglob("*.py")):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == kind:
                    yield f"{path.relative_to(KEYFORGE).as_posix()}:{token.start[0]}", token.string


def test_keyforge_says_its_types() -> None:
    unsaid = [where for where, name in tokens(tokenize.NAME) if name == "Any"]
    assert len(unsaid) <= MOST_ANY, "\n".join(unsaid)


def test_keyforge_silences_the_checker_seldom_and_casts_nothing() -> None:
    silenced = [where for where, told in tokens(tokenize.COMMENT) if "type: ignore" in told]
    assert len(silenced) <= MOST_SILENCED, "\n".join(silenced)
    imported = {
        f"{path.relative_to(KEYFORGE).as_posix()}:{node.lineno}"
        for path in KEYFORGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        if any(name.name == "cast" for name in node.names)
    }
    assert not imported
