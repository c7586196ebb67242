"""What may be tracked: short files, no paths of somebody's machine, no download addresses in lock files."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODE = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".sh", ".md", ""}
MOST_LINES = 500
MOST_LINES_OF_A_FUNCTION = 60
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/")
LOCK_ADDRESS = re.compile(r"://|\bfile:|^\s*--?(?:index|extra-index|find-links|i|f)\b|\s@\s", re.MULTILINE)
NPM_ADDRESS = re.compile(r'"resolved"\s*:')


def tracked() -> list[Path]:
    """Every file that the repository keeps and that is there to read."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """The name and content of each tracked text."""
    for path in tracked():
        raw = path.read_bytes()
        if b"\0" not in raw:
            yield path.relative_to(ROOT).as_posix(), raw.decode("utf-8")


def is_index(name: str, source: str) -> bool:
    """Whether a module is only a list of names: imports and `__all__`."""
    if not name.endswith("/__init__.py"):
        return False
    body = ast.parse(source).body
    return all(isinstance(node, ast.Import | ast.ImportFrom | ast.Expr) or is_all(node) for node in body)


def is_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]


def long_functions(name: str, source: str) -> Iterator[str]:
    """Functions too long to hold in the head."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_LINES_OF_A_FUNCTION:
                yield f"{name}:{node.lineno}: {node.name} has {length} lines"


def test_no_file_that_is_not_data_is_longer_than_500_lines() -> None:
    code = [(name, text) for name, text in texts() if Path(name).suffix in CODE]
    sizes = {name: text.count("\n") for name, text in code if not is_index(name, text)}
    assert sizes
    assert not {name: lines for name, lines in sizes.items() if lines > MOST_LINES}


def test_a_list_of_names_is_no_code() -> None:
    assert is_index("a/__init__.py", '"""A door."""\nfrom .b import c\n__all__ = ["c"]\n')
    assert not is_index("a/__init__.py", "from .b import c\nd = c\n")
    assert not is_index("a/b.py", "from .b import c\n")


def test_no_function_is_longer_than_60_lines() -> None:
    # A migration is a list of columns, told once and never again.
    python = [(name, text) for name, text in texts() if name.endswith(".py") and "/migrations/" not in name]
    assert not [line for name, text in python for line in long_functions(name, text)]


def test_a_long_function_is_noticed() -> None:
    body = "\n".join(f"    x = {n}" for n in range(60))
    assert list(long_functions("x.py", f"def f():\n{body}\n")) == ["x.py:1: f has 61 lines"]
    assert not list(long_functions("x.py", "def f():\n    return 1\n"))


def test_no_tracked_file_names_a_path_of_somebodys_machine() -> None:
    found = [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, "\n".join(["", *found])


def test_a_machine_path_is_noticed() -> None:
    assert MACHINE_PATH.search("see " + "/".join(["", "home", "ana", "tapete"]))
    assert not MACHINE_PATH.search("src/work/table.py and https://example.org/work/")


def test_lock_files_hold_no_download_address() -> None:
    locks = {
        name: text
        for name, text in texts()
        if name.endswith("package-lock.json") or re.search(r"requirements[^/]*(/[^/]+)?\.txt$", name)
    }
    assert {"requirements/runtime.txt", "requirements/dev.txt"} <= set(locks)
    for name, text in locks.items():
        pattern = NPM_ADDRESS if name.endswith(".json") else LOCK_ADDRESS
        assert not pattern.search(text), f"{name}: {pattern.search(text)}"


def test_pinned_requirements_carry_a_version_and_hashes() -> None:
    for name in ("runtime", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        assert len(lines) > 20
        assert not [line for line in lines if not re.match(r"[\w.-]+==\S+.*--hash=sha256:", line)]
