"""docs/keyforge/glossary.md: every headword of the glossary of v17.2 has rulings that exist."""

import os
import re
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/keyforge/glossary.md"
SHARED = Path(os.environ.get("TAPETE_SHARED", ROOT.parent / "shared"))
BOOK = SHARED / "rules/keyforge-2023-reglamento-maestro-v17.2.txt"
# The text of the book was read from its pages by a machine, which took these words for others.
SLIPS = {"escuchar": "escudar", "effectos": "efectos"}


def rows() -> list[tuple[str, list[str]]]:
    """Each headword of the page with its rulings."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][2:]
    cells = [line.strip("| ").split(" | ") for line in lines]
    return [(head, re.findall(r"`(test_\w+)`", rulings)) for head, rulings in cells]


def plain(words: str) -> str:
    """A headword without capitals, accents and signs, with the slips of the machine mended."""
    bare = unicodedata.normalize("NFD", words.casefold())
    found = re.findall(r"[\w+]+", "".join(sign for sign in bare if not unicodedata.combining(sign)))
    return " ".join(SLIPS.get(word, word) for word in found)


def headwords() -> list[str]:
    """The headwords of the book: the lines of its glossary in capitals."""
    lines = BOOK.read_text("utf-8").splitlines()
    part = lines[lines.index("GLOSARIO") + 1 : lines.index("FE DE ERRATAS")]
    return [line for line in part if line == line.upper() and plain(line)]


def test_every_headword_has_rulings_that_exist() -> None:
    files = (ROOT / "tests/games/keyforge").rglob("test_*.py")
    written = {
        name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)
    }
    assert len(rows()) == 142
    assert [head for head, rulings in rows() if not rulings] == []
    assert {name for _, rulings in rows() for name in rulings} - written == set()


def test_the_page_has_the_headwords_of_the_book_in_its_order() -> None:
    if not BOOK.exists():
        pytest.skip("the shared reference data is not here")
    assert [plain(head) for head, _ in rows()] == [plain(line) for line in headwords()]
