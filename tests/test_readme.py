"""The examples of the documentation run, so that they stay true."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.mark.parametrize("page", ["README.md", "README.es.md"])
def test_the_python_example_of_the_readme_runs(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted >= 5
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    missing = [link for link in LINK.findall(text) if not (ROOT / page).parent.joinpath(link).exists()]
    assert not missing


def test_the_readme_says_it_is_unofficial() -> None:
    assert "unofficial" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "no oficial" in (ROOT / "README.es.md").read_text(encoding="utf-8")
