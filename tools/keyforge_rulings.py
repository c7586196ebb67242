"""Write docs/keyforge/rulings.md from the index of rulings and the tests: `python tools/keyforge_rulings.py SHARED`.

Run it again when a test of the books is written or renamed; an entry without one is shown by a dash, which
`tests/games/keyforge/test_rulings_page.py` refuses.
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PREFIX = {
    "v17.2/faq-card/": "v17_faq_",
    "v17.2/faq-general/": "v17_faq_",
    "v17.2/glossary/": "v17_glossary_",
    "v17.2/erratum/": "v17_erratum_",
    "v17.2/table/": "v17_table_",
    "v1.1/faq/": "v11_faq_",
    "v1.1/example/": "v11_example_",
    "v1.1/erratum/": "v11_erratum_",
    "learn/example/": "learn_example_",
}
# Entries whose test bears another name: the same ruling twice, or a name that is no rule.
ELSEWHERE = {
    "v17.2/faq-card/caja-de-spangler-1": "v17_faq_abandona_el_juego_1",
    "v17.2/faq-card/caja-de-spangler-2": "v17_faq_abandona_el_juego_2",
    "v1.1/erratum/interdimensional-graft": "call_of_the_archons_has_370_cards",
}


def tests() -> dict[str, str]:
    """Every test of KeyForge by name, with its file."""
    found = {}
    for file in sorted((HERE / "tests/games/keyforge").rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE):
            found[name] = str(file.relative_to(HERE))
    return found


def test_of(entry: dict, found: dict[str, str]) -> str:
    """The test that shows an entry, or nothing."""
    id = entry["id"]
    wanted = ELSEWHERE.get(id) or next(
        (
            word + id.removeprefix(start).replace("-", "_")
            for start, word in PREFIX.items()
            if id.startswith(start)
        ),
        "",
    )
    return next((name for name in found if wanted and re.match(rf"test_{wanted}(_|$)", name)), "")


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def shown_by(entry: dict, found: dict[str, str]) -> str:
    """The test of an entry as the page tells it."""
    test = test_of(entry, found)
    return f"`{test}`" if test else "—"


def main(shared: Path) -> None:
    """Tell the test of each entry: of those that name cards, then of rules that name none."""
    entries = json.loads((shared / "data/keyforge/rulings.json").read_text("utf-8"))
    entries = [entry for entry in entries if entry["kind"] != "ruleset_difference"]
    found = tests()
    named = [entry for entry in entries if entry["cards"]]
    plain = [entry for entry in entries if not entry["cards"]]
    lines = [
        "# KeyForge rulings",
        "",
        f"Every entry of the rulebooks (examples, questions, errata, lines of the tables) has a test of its own: {len(named)} "
        f"that name cards and {len(plain)} that name none. Where the books differ is in [rulesets.md](rulesets.md), and "
        "which rulings show each headword of the glossary in [glossary.md](glossary.md). Written by "
        "`tools/keyforge_rulings.py`; `pytest tests/games/keyforge/test_rulings_page.py` holds that nothing waits.",
        "",
        "## Entries that name cards",
        "",
        row("entry", "cards", "test"),
        row("---", "---", "---"),
        *(row(entry["id"], ", ".join(entry["cards"]), shown_by(entry, found)) for entry in named),
        "",
        "## Rules that name no card",
        "",
        row("entry", "test"),
        row("---", "---"),
        *(row(entry["id"], shown_by(entry, found)) for entry in plain),
    ]
    (HERE / "docs/keyforge/rulings.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
