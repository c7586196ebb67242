"""Books and their sections, as readers of either language cite them; the books themselves are in Spanish."""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

MASTER: Final = "Reglamento maestro v17.2"
FIRST: Final = "Reglamento v1.1"


@cache
def english() -> dict[str, str]:
    """What each book, part and entry that is cited is called in English."""
    data = resources.files(__package__).joinpath("sources.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, str])


@cache
def cite(section: str, book: str = MASTER, further: str = "") -> dict[str, str]:
    """A section of a book, by language: *Reglamento maestro v17.2, «Armadura»*, *Master Rulebook v17.2, “Armor” («Armadura»)*."""
    told = english()
    es, en = (f", {further}", f", {told[further]}") if further else ("", "")
    return {"es": f"{book}, «{section}»{es}", "en": f"{told[book]}, “{told[section]}” («{section}»){en}"}
