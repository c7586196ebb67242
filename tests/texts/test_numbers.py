"""Whatever is counted agrees with its number: no message says “1 points” or «1 puntos»."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tapete

SOURCES = Path(next(iter(tapete.__path__)))
FILES = sorted(file for file in SOURCES.rglob("*.ftl"))
#: what may be one; of seats there are two at least, and a search tries more than once
COUNTED = {
    "amount", "answers", "captured", "cards", "chains", "count", "crystals", "decisions", "games", "judged", "left",
    "missions", "moves", "n", "played", "points", "problems", "score", "tables", "tokens", "turns", "used", "visits",
}  # fmt: skip
PLURAL = re.compile(r"^ ([a-záéíóúñ]+s)\b")
#: of these there are several whatever happens: what a bonus costs, what a scenario asks for
SEVERAL = {"option-bonus-cost", "race-goal-tokens", "race-near-outside", "race-near-tokens"}
#: ends with an s and is one all the same; or it is a noun beside a name
SINGULAR = {"is", "has", "goes", "gets", "was", "Æmbers", "más"}


def unchosen(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number said before a plural without having been asked whether it is one."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None]):
        if not isinstance(element, ftl.Placeable):
            continue
        told = element.expression
        if isinstance(told, ftl.SelectExpression):
            by = told.selector.id.name if isinstance(told.selector, ftl.VariableReference) else ""
            for variant in told.variants:
                yield from unchosen(variant.value, chosen | {by})
        elif isinstance(told, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            found, name = PLURAL.match(after.value), told.id.name
            if found and name in COUNTED - chosen and found[1] not in SINGULAR:
                yield name, found[1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_what_is_counted_agrees_with_its_number(file: Path) -> None:
    found = {
        entry.id.name: list(unchosen(entry.value))
        for entry in FluentParser().parse(file.read_text("utf8")).body
        if isinstance(entry, ftl.Message) and entry.value and entry.id.name not in SEVERAL
    }
    assert {name: lines for name, lines in found.items() if lines} == {}
