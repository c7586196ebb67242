"""Collections: what each prints, which of its cards are declared, what its decks hold and how decks are made.

A collection is a folder beside this file with a manifest, `COLLECTION`, in its `__init__.py` and a module of
declarations for each house. Nothing else knows which collections there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import msgspec

from tapete.games.keyforge.cards.facts import (
    SETS,
    CardId,
    Facts,
    House,
    Rarity,
    SetCode,
    every_card,
    first_printed,
)

# Shares of the 30 real decks of the first collection that are not learning decks: 68 %, 23 % and 9 %.
SHARES: Final = ((Rarity.COMMON, 68), (Rarity.UNCOMMON, 23), (Rarity.RARE, 9))


EVERY_HOUSE: Final = (
    House.BROBNAR,
    House.DIS,
    House.LOGOS,
    House.MARS,
    House.SANCTUM,
    House.SHADOWS,
    House.UNTAMED,
    House.SAURIAN,
    House.STAR_ALLIANCE,
    House.UNFATHOMABLE,
    House.EKWIDON,
    House.GEISTOID,
)
"""The houses of archons' decks, for collections that reprint cards of all of them."""


class Collection(msgspec.Struct, frozen=True):
    """The manifest of a collection. How often what comes: measured, or chosen (docs/keyforge/decks.md)."""

    set: SetCode
    houses: tuple[House, ...]
    """The houses that may stand on an identity card of it."""
    complete: bool = False
    """Whether all its cards are declared: a test compares."""
    shares: tuple[tuple[Rarity, int], ...] = SHARES
    """How many of a hundred cards are of each ordinary rarity."""
    one_maverick_in: int = 720
    one_legacy_in: int = 900
    one_anomaly_in: int = 1800
    one_revenant_in: int = 900
    one_twin_in: int = 0
    """One deck in so many is an evil twin; 0: none is."""
    together: Mapping[CardId, tuple[CardId, ...]] = {}
    """Special cards that come with others and are never drawn alone («Rareza»)."""
    token_for: Mapping[CardId, CardId] = {}
    """Cards that speak of a token creature by its name: a deck that is made with one of them brings it."""
    variants: Mapping[CardId, tuple[CardId, ...]] = {}
    """One of them is printed in the place of the first; what a collection says of its own holds where they are printed
    again."""

    def cards(self) -> Mapping[CardId, Facts]:
        """The cards that appeared for the first time in it, and so are declared in its folder."""
        return first_printed(self.set).cards


@cache
def collections() -> dict[SetCode, Collection]:
    """Every collection with a manifest, in order of release."""
    found = {}
    for name in _folders():
        manifest: Collection | None = getattr(import_module(f"{__package__}.{name}"), "COLLECTION", None)
        if manifest is not None:
            found[manifest.set] = manifest
    return {code: found[code] for code in SETS if code in found}


def _folders() -> list[str]:
    return [module.name for module in iter_modules([str(Path(__file__).parent)]) if module.ispkg]


@cache
def playable(code: SetCode) -> bool:
    """Whether all cards that its decks may hold are declared, those of other collections too."""
    held = {card.printings[0].set for card in every_card().cards.values() if card.printed_in(code)}
    known = collections()
    return known[code].complete and all(home in known and known[home].complete for home in held)


@cache
def only_reprints(code: SetCode) -> bool:
    """Whether no card of a house of that collection appeared in it."""
    known = collections().get(code)
    return known is not None and not any(card.house in known.houses for card in known.cards().values())


def newcomer() -> Collection:
    """The collection that is meant where none is named: the first one."""
    return next(iter(collections().values()))


@cache
def declared_in(set: SetCode | None) -> None:
    """Load the declarations of the cards that appeared in a collection; nothing where it has none yet."""
    if set is None or set not in collections():
        return
    folder = Path(__file__).parent / set.lower()
    for module in iter_modules([str(folder)]):
        import_module(f"{__package__}.{set.lower()}.{module.name}")
