"""A deck as a plain list, as players type one: a name, a set, and each house followed by its cards."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tapete.kernel.errors import Unreadable

from ..cards.collections import newcomer
from ..cards.facts import (
    NAMED,
    SETS,
    CardId,
    CardType,
    Facts,
    House,
    SetCode,
    every_card,
    facts,
    find,
    house_name,
    plain,
)
from .deck import Deck, Slot
from .halves import both_halves, known_by_name
from .legality import because
from .marks import read_marks, unknown_marks, write_marks
from .twins import evil, evil_id, says_twin, untitled
from .typos import no_house_yet, set_named, unknown_cards, unknown_set

# "Zorg", "2 Zorg", "2x Zorg", "Zorg x2", each with marks in brackets or without.
_LINE: Final = re.compile(
    r"^(?:(?P<count>\d{1,2})\s*[x×]?\s+)?(?P<name>.*?)(?:\s+[x×]\s*(?P<times>\d{1,2}))?(?:\s*\((?P<marks>[^()]*)\))?$",
    re.I,
)
# A list may say what its lines are: "Colección: Mutación Masiva", "House: Mars", "Mazo: Mi mazo".
_SET_LINE: Final = re.compile(
    r"^(?:set|collection|expansion|colecci[oó]n|expansi[oó]n)\s*:\s*(?P<name>.+)$", re.I
)
# Around a house: "Casa Marte", "House: Mars", "Mars (12)", "Mars: 12".
_AROUND: Final = re.compile(r"^(?:house|casa)\b\s*:?|(?:\(\s*\d{1,2}\s*\)|:\s*\d{1,2})\s*:?$", re.I)
_TITLE_LINE: Final = re.compile(r"^(?:name|deck|nombre|mazo)\s*:\s*", re.I)
_TOKEN_LINE: Final = re.compile(r"^(?:token(?: creature)?|(?:criatura )?ficha)\s*:\s*(?P<name>.+)$", re.I)
_TOKEN: Final = {"en": "Token", "es": "Ficha"}
_NAME: Final = {"en": "Name", "es": "Nombre"}
_BRACKETS: Final = re.compile(r"^(?P<name>.*\S)\s*\((?P<beside>[^()]+)\)$")


def write_list(deck: Deck, lang: str = "en") -> str:
    """The deck as a list in that language; `read_list` reads it back."""
    lines = [_title(deck.title(lang), lang), deck.set]
    if deck.token:
        lines.append(f"{_TOKEN[lang]}: {facts(deck.token).name(lang)}")
    for house, slots in deck.houses.items():
        lines += ["", house_name(house, lang)]
        for slot in dict.fromkeys(slots):
            count = slots.count(slot)
            marks = write_marks(slot, lang, titled=deck.evil_twin)
            lines.append((f"{count} " if count > 1 else "") + _name(slot, lang, slots) + marks)
    return "\n".join(lines) + "\n"


def _title(title: str, lang: str) -> str:
    """The first line: a name that would be taken for something else says that it is the name."""
    line = " ".join(title.split())
    told = (_SET_LINE, _TITLE_LINE, _TOKEN_LINE)
    taken = line.startswith("#") or house_of(line) or set_named(line)
    return f"{_NAME[lang]}: {line}" if taken or any(kind.match(line) for kind in told) else line


def read_list(text: str) -> Deck:
    """A deck from a list in either language; all unknown cards are named in one error."""
    head, token = _Head(), None
    houses: dict[House, list[Slot]] = {}
    unknown: list[str] = []
    unmarked: list[str] = []
    here: list[Slot] | None = None
    for number, line in _lines(text):
        beside = _TOKEN_LINE.match(line)
        if beside:
            token = _token(beside["name"], unknown)
            continue
        house = house_of(line)
        if house is not None:
            here = houses.setdefault(house, [])
        elif here is not None:
            here += _slots(line, unknown, unmarked)
        elif not head.reads(line):
            raise no_house_yet(number, line)
    if not houses:
        raise Unreadable.because(because("not-a-deck"))
    if unknown:
        raise unknown_cards(unknown)
    if unmarked:
        raise unknown_marks(unmarked)
    listed = {house: both_halves(slots) for house, slots in houses.items()}
    listed = evil(listed) if head.twin else listed
    return Deck(head.title, head.set or _likeliest(listed), listed, token=token)


@dataclass
class _Head:
    """What a list tells before its first house."""

    title: str = ""
    set: SetCode | None = None
    twin: bool = False

    def reads(self, line: str) -> bool:
        """Take what a line tells: the collection, that it is an evil twin, or the name; False where it is neither."""
        named = set_of(line)
        if named is not None:
            self.set = named
        elif says_twin(line):
            self.twin = True
        elif self.title:
            return False
        else:
            title, told = _titled(line)
            self.title, twin = untitled(title)
            self.set, self.twin = told or self.set, self.twin or twin
        return True


def _token(name: str, unknown: list[str]) -> CardId | None:
    """The token creature that a line names; a token creature goes before another card of that name."""
    found = next((c for c in every_card().cards.values() if _is_token(c, name)), None) or find(name)
    if found is None:
        unknown.append(name)
    return None if found is None else found.id


def _is_token(card: Facts, name: str) -> bool:
    same = plain(name) in (plain(card.en), plain(card.name("es")), plain(card.id))
    return same and card.type is CardType.TOKEN_CREATURE


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split())  # hard spaces and tabs are spaces
        if line and not line.startswith("#"):
            yield number, line


def house_of(line: str) -> House | None:
    """The house that a line names, perhaps with the number of its cards."""
    return _HOUSES.get(plain(_AROUND.sub("", line)))


def set_of(line: str) -> SetCode | None:
    """The collection that a line names: by code or name, alone or after “Set:” or “Colección:”."""
    asked = _SET_LINE.match(line)
    name, beside = _apart(asked["name"] if asked else line)
    found = set_named(name) or (set_named(beside) if asked else None)
    if asked and found is None:
        raise unknown_set(asked["name"])
    return found


def _titled(line: str) -> tuple[str, SetCode | None]:
    """A title, and the collection in brackets after it, where it has one."""
    line = _TITLE_LINE.sub("", line)
    name, beside = _apart(line)
    found = set_named(beside) if beside else None
    return (name, found) if found else (line, None)


def _apart(line: str) -> tuple[str, str]:
    """What stands before brackets, and what stands in them."""
    read = _BRACKETS.match(line)
    return (read["name"], read["beside"]) if read else (line, "")


def _likeliest(houses: dict[House, tuple[Slot, ...]]) -> SetCode:
    """Where no collection is named: the one that prints most of the cards, the first of equals."""
    cards = [slot.facts for slots in houses.values() for slot in slots]
    # One that may hold any card prints none of its own.
    codes = [code for code in SETS if not NAMED[code].reprints]
    printed = {code: sum(bool(card.printed_in(code)) for card in cards) for code in codes}
    return max(codes, key=printed.__getitem__) if any(printed.values()) else newcomer().set


def _slots(line: str, unknown: list[str], unmarked: list[str]) -> list[Slot]:
    card, read = find(line), None
    if card is None:
        read = _LINE.match(line)
        card = find(read["name"]) if read else None
    if card is None:
        unknown.append(read["name"] if read else line)
        return []
    if read is None:
        return [Slot(card.id)]
    marks = read_marks(read["marks"] or "")
    id = evil_id(card.id) if marks.twin and not card.evil_twin else card.id
    if id is None:
        unknown.append(f"{read['name']} ({read['marks']})")
        return []
    unmarked += marks.unknown
    return [marks.on(id)] * int(read["count"] or read["times"] or 1)


def _name(slot: Slot, lang: str, beside: tuple[Slot, ...]) -> str:
    # A card whose name another card shares is written by its id, unless it is an evil twin and says so, or the second
    # half of a gigantic creature.
    name = slot.facts.name(lang)
    shared = slot.facts.evil_twin or known_by_name(slot, beside)
    return name if shared or every_card().find(name) == slot.facts else slot.card


_HOUSES: Final = {plain(house_name(house, lang)): house for house in House for lang in ("es", "en")}
