"""Write docs/keyforge/rulings.md from the index of rulings and the tests: `python tools/keyforge_rulings.py SHARED`.

An entry is *here* when every card it names is declared; run it again when a collection grows.
"""

import json
import re
import sys
from pathlib import Path

from tapete.games.keyforge.cards.registry import declarations

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
# What later collections bring and no card is needed for: the rules have it already.
RULES_HERE = {"ward", "enhance"}


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


def is_here(entry: dict, declared: set[str]) -> bool:
    """Whether all that an entry speaks of is playable."""
    if entry["cards"]:
        return all(card in declared for card in entry["cards"]) and not entry["unmapped"]
    return entry["in_cota"] or set(entry.get("mechanics", ())) <= RULES_HERE


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def shown_by(entry: dict, found: dict[str, str]) -> str:
    """The test of an entry as the page tells it."""
    test = test_of(entry, found)
    return f"`{test}`" if test else "—"


def main(shared: Path) -> None:
    """Sort the entries into shown, waiting and rules without cards."""
    entries = json.loads((shared / "data/keyforge/rulings.json").read_text("utf-8"))
    entries = [entry for entry in entries if entry["kind"] != "ruleset_difference"]
    found, declared = tests(), set(map(str, declarations()))
    here = [entry for entry in entries if is_here(entry, declared)]
    named = [entry for entry in here if entry["cards"]]
    plain = [entry for entry in here if not entry["cards"]]
    waiting = [entry for entry in entries if entry not in here]
    lines = [
        "# KeyForge rulings",
        "",
        f"{sum(bool(test_of(entry, found)) for entry in named)} of the {len(named)} entries of the rulebooks (examples, "
        "questions, errata) whose cards are all playable have a test of their own; "
        f"{len(waiting)} wait for cards or rules of later sets; of the {len(plain)} that name no card "
        f"{sum(bool(test_of(entry, found)) for entry in plain)} have one too. Differences between the books are in "
        "`rulesets.md`. Written by `tools/keyforge_rulings.py`; `pytest tests/games/keyforge/test_rulings_page.py` "
        "holds that nothing playable is left waiting.",
        "",
        "## Whose cards are playable",
        "",
        row("entry", "cards", "test"),
        row("---", "---", "---"),
        *(row(entry["id"], ", ".join(entry["cards"]), shown_by(entry, found)) for entry in named),
        "",
        "## Waiting for later sets",
        "",
        row("entry", "cards", "rules", "sets"),
        row("---", "---", "---", "---"),
    ]
    for entry in waiting:
        cards = ", ".join([*entry["cards"], *(f"?{name}" for name in entry["unmapped"])])
        lines.append(
            row(entry["id"], cards, ", ".join(entry.get("mechanics", ())), ", ".join(entry["sets_needed"]))
        )
    lines += ["", "## Rules that name no card", "", row("entry", "test"), row("---", "---")]
    lines += [row(entry["id"], shown_by(entry, found)) for entry in plain]
    (HERE / "docs/keyforge/rulings.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
