"""What a view tells, apart from words: what must show in the numbers that a learner is given."""

import re
from typing import Any

import msgspec

from tapete import Match

#: Parts of views that are words, ways to draw, or follow from the rest; by game. A part is named by its key.
WORDS = {
    "toy": set(),
    "keyforge": {
        # names and texts
        "name", "house_name", "type_name", "text", "traits", "ref",
        # how a power comes about: follows from the cards in play and the effects
        "sums",
        # follow from the size of the discard pile, the line, and which card it is
        "haunted", "on_flank", "maverick", "type", "subject",
    },
    "seasons": {
        "name", "season_name", "kind_name", "text", "ref",
        # printed on the board and on the cards
        "spaces", "rates", "energies", "bonuses", "kind", "cost", "effects", "gauge_most", "most", "penalty",
    },
    "relic": {
        "name", "text", "kind", "motif", "palette", "title", "note", "notes", "area", "tier", "place",
        "corner", "seals", "phase", "ref",
        # printed on the sheet
        "character", "characterText", "affiliation", "characterRef", "maxLife", "attribute", "value",
    },
}  # fmt: skip


def shown(match: Match, seat: int) -> Any:
    """The table as that seat sees it, without words; cards are called by what they are, not by their number."""
    # In the middle of an action nothing is asked yet: the game is looked at, not the match.
    table = msgspec.to_builtins(match.game.view(match.table, seat, "en"))
    return _plain(table, WORDS[match.game.id], match)


def _plain(thing: Any, words: set[str], match: Match) -> Any:
    if isinstance(thing, dict):
        return {key: _plain(part, words, match) for key, part in thing.items() if key not in words}
    if isinstance(thing, (list, tuple)):
        return [_plain(part, words, match) for part in thing]
    if isinstance(thing, str) and re.fullmatch(r"card:\d+", thing) and match.game.id == "keyforge":
        return match.table.cast[int(thing[5:])].card.id
    return thing
