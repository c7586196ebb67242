"""What stands in brackets after a card of a list: what is special about that copy, and the bonus icons put on it."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.words import shortened

from ..cards.facts import CardId, House, house_name, plain
from .deck import TWIN, Slot
from .legality import because
from .typos import TOLD, TOLD_OF_A_NAME

# In either language: "Zorg (disidente)", "Zorg (maverick, +amber +draw)", "Zorg (reflejo oscuro +captura)".
MARKS: Final = {
    "maverick": "maverick",
    "disidente": "maverick",
    "legacy": "legacy",
    "legado": "legacy",
    "anomaly": "anomaly",
    "anomalia": "anomaly",
}
SPOKEN: Final = {
    "en": {"maverick": "maverick", "legacy": "legacy", "anomaly": "anomaly"},
    "es": {"maverick": "disidente", "legacy": "legado", "anomaly": "anomalía"},
}
_ICONS: Final = {
    "aember": "amber",
    "aembar": "amber",
    "ambar": "amber",
    "captura": "capture",
    "dano": "damage",
    "robo": "draw",
    "descarte": "discard",
} | {plain(house_name(house, lang)): house.value for house in House for lang in ("es", "en")}
_TWIN: Final = re.compile("|".join(TWIN.values()), re.I)
_WORD: Final = re.compile(r"(?P<icon>\+\s*)?(?P<word>[^\s,;+]+)")


class Marks(NamedTuple):
    """What brackets tell of a copy."""

    twin: bool
    """That it is an evil twin."""
    kinds: tuple[str, ...]
    """As what else it is marked: `maverick`, `legacy`, `anomaly`."""
    icons: tuple[str, ...]
    unknown: tuple[str, ...]
    """The words that say nothing here."""

    def on(self, card: CardId) -> Slot:
        """A copy of the card, marked so."""
        return Slot(card, icons=self.icons, **dict.fromkeys(self.kinds, True))


def read_marks(told: str) -> Marks:
    """What is told in brackets, in either language, whatever the accents and capitals."""
    rest, twins = _TWIN.subn(" ", told)
    kinds, icons, unknown = [], [], []
    for word in _WORD.finditer(rest):
        said = plain(word["word"])
        if word["icon"]:
            icons.append(_ICONS.get(said, said))
        elif said in MARKS:
            kinds.append(MARKS[said])
        else:
            unknown.append(word["word"])
    return Marks(bool(twins), tuple(kinds), tuple(icons), tuple(unknown))


def write_marks(slot: Slot, lang: str, *, titled: bool) -> str:
    """The brackets after a copy; `titled`: the title says of all of them that they are evil twins, so none says it."""
    words = [TWIN[lang].lower()] if slot.facts.evil_twin and not titled else []
    words += [SPOKEN[lang][mark] for mark in ("maverick", "legacy", "anomaly") if getattr(slot, mark)]
    words += [f"+{icon}" for icon in slot.icons]
    return f" ({', '.join(words)})" if words else ""


def unknown_marks(words: Iterable[str]) -> TapeteError:
    """The refusal of words in brackets that mark nothing: left out in silence, a copy would not be the one meant."""
    told = [shortened(word, TOLD_OF_A_NAME) for word in dict.fromkeys(words)]
    return Unreadable.because(because("unknown-marks", marks=told[:TOLD]))
