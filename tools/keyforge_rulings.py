"""Write docs/keyforge/rulings.md from the index of rulings and the tests: `python tools/keyforge_rulings.py SHARED`."""

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


def main(shared: Path) -> None:
    """Sort the entries into shown, waiting and rules without cards."""
    text = (shared / "data/keyforge/rulings.json").read_text("utf-8")
    entries = (
        json.loads(text)
        if text.lstrip().startswith("[")
        else [json.loads(line) for line in text.splitlines()]
    )
    found = tests()
    entries = [entry for entry in entries if entry["kind"] != "ruleset_difference"]
    declared = declarations()
    here = [entry for entry in entries if entry["cards"] and all(id in declared for id in entry["cards"])]
    shown = [(entry, test_of(entry, found)) for entry in here]
    waiting = [entry for entry in entries if entry not in here and not entry["in_cota"]]
    plain = [entry for entry in entries if entry["in_cota"] and not entry["cards"]]
    lines = ["# KeyForge rulings", ""]
    lines += [
        f"{sum(bool(test) for _, test in shown)} of the {len(here)} entries of the rulebooks (examples, questions, "
        "errata) whose cards all have rules here have a test of their own; "
        f"{len(waiting)} wait for cards or keywords of later sets; of the {len(plain)} that name no card "
        f"{sum(bool(test_of(entry, found)) for entry in plain)} have one too. Differences between the books are in `rulesets.md`. Written by `tools/keyforge_rulings.py`.",
        "",
        "## Whose cards are here",
        "",
        "| entry | cards | test |",
        "| --- | --- | --- |",
    ]
    for entry, test in shown:
        lines.append(f"| {entry['id']} | {', '.join(entry['cards'])} | {f'`{test}`' if test else '—'} |")
    lines += ["", "## Waiting for later sets", "", "| entry | waits for |", "| --- | --- |"]
    for entry in waiting:
        later = [*entry.get("cards", ()), *entry.get("mechanics", ())]
        lines.append(f"| {entry['id']} | {', '.join(later)} ({', '.join(entry['sets_needed'])}) |")
    lines += ["", "## Rules that name no card", "", "| entry | test |", "| --- | --- |"]
    for entry in plain:
        test = test_of(entry, found)
        lines.append(f"| {entry['id']} | {f'`{test}`' if test else '—'} |")
    (HERE / "docs/keyforge/rulings.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
