"""docs/keyforge/rulings.md: every entry of the rulebooks has its test, and none waits."""

import json
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/keyforge/rulings.md"
SHARED = Path(os.environ.get("TAPETE_SHARED", ROOT.parent / "shared"))
NAMED, PLAIN = "Entries that name cards", "Rules that name no card"


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a heading of the page, without its two first lines."""
    part = PAGE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def told() -> dict[str, str]:
    """Every entry of the page with the test that shows it."""
    return {row[0]: row[-1].strip("`") for row in [*rows(NAMED), *rows(PLAIN)]}


def written() -> set[str]:
    """The names of all rulings."""
    files = (ROOT / "tests/games/keyforge").rglob("test_*.py")
    return {
        name
        for file in files
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }


def test_every_entry_has_a_test_that_exists() -> None:
    """Write the missing test, then the page anew with `tools/keyforge_rulings.py`."""
    entries, there = told(), written()
    assert len(entries) == 284
    assert {entry: test for entry, test in entries.items() if test not in there} == {}


def test_the_page_tells_every_entry_of_the_reference_data() -> None:
    """Differences between the books have a page of their own: `rulesets.md`, held by `test_rulesets.py`."""
    data = SHARED / "data/keyforge/rulings.json"
    if not data.exists():
        pytest.skip("the shared reference data is not here")
    entries = [x for x in json.loads(data.read_text("utf-8")) if x["kind"] != "ruleset_difference"]
    assert sorted(told()) == sorted(x["id"] for x in entries)
