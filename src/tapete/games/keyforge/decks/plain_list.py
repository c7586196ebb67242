"""A deck as a plain list, as players type one: a name, a set, and each house followed by its cards."""

import re
from typing import Final

from tapete.kernel.errors import Unreadable

from ..cards.collections import newcomer
from ..cards.facts import SETS, CardId, House, every_card, find, house_name, plain
from .deck import Deck, Slot
from .legality import MAZO, because

# Marks after a name, in either language: "Zorg (disidente)", "Zorg (maverick, +amber +draw)".
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
_LINE: Final = re.compile(r"^(?:(?P<count>\d{1,2})\s*[x×]?\s+)?(?P<name>.*?)(?:\s*\((?P<marks>[^()]*)\))?$")
_SETS: Final = {plain(code): code for code in SETS}


def write_list(deck: Deck, lang: str = "en") -> str:
    """The deck as a list in that language; `read_list` reads it back."""
    lines = [deck.title(lang), deck.set]
    for house, slots in deck.houses.items():
        lines += ["", house_name(house, lang)]
        for slot in dict.fromkeys(slots):
            count = slots.count(slot)
            lines.append((f"{count} " if count > 1 else "") + _name(slot, lang) + _marks(slot, lang))
    return "\n".join(lines) + "\n"


def read_list(text: str) -> Deck:
    """A deck from a list in either language; all unknown cards are named in one error."""
    title, set = "", newcomer().set
    houses: dict[House, list[Slot]] = {}
    unknown: list[str] = []
    here: list[Slot] | None = None
    for number, line in enumerate((raw.strip() for raw in text.splitlines()), 1):
        house = _HOUSES.get(plain(line))
        if not line or line.startswith("#"):
            continue
        if house is not None:
            here = houses.setdefault(house, [])
        elif here is not None:
            here += _slots(line, unknown)
        elif plain(line) in _SETS:
            set = _SETS[plain(line)]
        elif not title:
            title = line
        else:
            raise Unreadable.because(because("no-house-yet", line=number, text=line))
    if unknown:
        raise Unreadable.because(because("unknown-cards", MAZO, cards=unknown, count=len(unknown)))
    if not houses:
        raise Unreadable.because(because("not-a-deck"))
    return Deck(title, set, {house: tuple(slots) for house, slots in houses.items()})


def _slots(line: str, unknown: list[str]) -> list[Slot]:
    card, read = find(line), None
    if card is None:
        read = _LINE.match(line)
        card = find(read["name"]) if read else None
    if card is None:
        unknown.append(read["name"] if read else line)
        return []
    if read is None:
        return [Slot(card.id)]
    return [_marked(card.id, read["marks"] or "")] * int(read["count"] or 1)


def _marked(card: CardId, marks: str) -> Slot:
    told = {MARKS[plain(word)]: True for word in re.split(r"[,\s]+", marks) if plain(word) in MARKS}
    icons = tuple(re.findall(r"\+([a-z]+)", marks))
    return Slot(card, icons=icons, **told)


def _name(slot: Slot, lang: str) -> str:
    # A card whose name another card shares (an evil twin) is written by its id.
    name = slot.facts.name(lang)
    return name if every_card().find(name) == slot.facts else slot.card


def _marks(slot: Slot, lang: str) -> str:
    words = [SPOKEN[lang][mark] for mark in ("maverick", "legacy", "anomaly") if getattr(slot, mark)]
    words += [f"+{icon}" for icon in slot.icons]
    return f" ({', '.join(words)})" if words else ""


_HOUSES: Final = {plain(house_name(house, lang)): house for house in House for lang in ("es", "en")}
