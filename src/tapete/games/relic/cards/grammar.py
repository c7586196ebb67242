"""The little language of packs: words with arguments, such as Test(willpower, 8, win=Gain(1, power)).

A pack holds no code: an expression is read into the frozen values of the vocabulary and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any

from ..components import ATTRIBUTES, BIT, CHAOS, COLOURS, ENEMY_TRAITS
from ..rules.places import WORDS as SPECIAL_PLACES
from ..verbs import WORDS, Case, Fates, Per, on
from ..verbs.base import Verb
from ..verbs.goals import Goal

TOKEN = re.compile(
    r"\s*(?:(?P<number>-?\d+)|(?P<name>[A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*)|(?P<mark>[()\[\],=]))"
)

NOUNS = frozenset(
    [
        "strength",
        "willpower",
        "cunning",
        "attribute",
        "highest",
        "lowest",
        "life",
        "influence",
        "power",
        "level",
        "mission",
        "orders",
        "corruption",
        "relic",
        "wargear",
        "trophy",
        "turn",
        "asset",
        "ally",
        "weapon",
        "armour",
        "equipment",
        "region",
        "best",
        "points",
        "token",
    ]
)
SETS: dict[str, Collection[str]] = {
    "Noun": NOUNS | set(ENEMY_TRAITS),
    "Attribute": {*ATTRIBUTES, "any", "highest", "lowest", "level", "influence"},
    "Colour": {*COLOURS, "any"},
    "Who": {"others", "everyone", "here", "zone", "region"},
    "Foe": {*ATTRIBUTES, *ENEMY_TRAITS, *CHAOS, "chaos", "any"},
    "Moment": set(BIT),
    "Cost": {"charge", "this", "token", "influence", "life", "power", "ally", "asset"},
    "str": {"this", "asset", "power", "relic", "evade", "armour", "weapon", "ally"},
}


class Wrong(Exception):
    """What is wrong with an expression, in both languages."""

    def __init__(self, es: str, en: str) -> None:
        super().__init__(en)
        self.es = es
        self.en = en


@dataclass
class Call:
    """A word with its arguments, read but not yet understood."""

    name: str
    args: list[Any]
    named: dict[str, Any]


# -- reading ---------------------------------------------------------------------------------------


def tokens(text: str) -> list[tuple[str, str]]:
    found, at = [], 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise Wrong(f"no se entiende «{text[at : at + 12]}»", f"cannot read “{text[at : at + 12]}”")
        at = match.end()
        kind = match.lastgroup or ""
        found.append((kind, match.group(kind)))
    return found


class Reader:
    """Turns tokens into calls, lists, names and numbers."""

    def __init__(self, text: str) -> None:
        self.tokens = tokens(text)
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> tuple[str, str]:
        if self.at >= len(self.tokens):
            raise Wrong("la expresión está incompleta", "the expression is incomplete")
        kind, word = self.tokens[self.at]
        if wanted and word != wanted:
            raise Wrong(f"se esperaba «{wanted}» y hay «{word}»", f"expected “{wanted}” but found “{word}”")
        self.at += 1
        return kind, word

    def value(self) -> Any:
        kind, word = self.take()
        if kind == "number":
            return int(word)
        if word == "[":
            return self.several("]")
        if kind != "name":
            raise Wrong(f"no se esperaba «{word}»", f"unexpected “{word}”")
        return self.call(word) if self.peek() == "(" else word

    def several(self, end: str) -> list[Any]:
        found = []
        while self.peek() != end:
            found.append(self.value())
            if self.peek() != end:
                self.take(",")
        self.take(end)
        return found

    def call(self, name: str) -> Call:
        self.take("(")
        made = Call(name, [], {})
        while self.peek() != ")":
            value = self.value()
            if self.peek() == "=":
                self.take("=")
                made.named[str(value)] = self.value()
            elif made.named:
                raise Wrong("un argumento sin nombre va antes", "an unnamed argument comes first")
            else:
                made.args.append(value)
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        return made


def read(text: str) -> Any:
    """An expression as calls, lists, names and numbers."""
    reader = Reader(text)
    found = reader.value()
    if reader.at != len(reader.tokens):
        raise Wrong(f"sobra «{reader.peek()}»", f"nothing may follow: “{reader.peek()}”")
    return found


# -- understanding ---------------------------------------------------------------------------------


def build(node: Any, places: Collection[str]) -> Any:
    """A call as a value of the vocabulary."""
    if not isinstance(node, Call):
        raise Wrong(f"se esperaba un verbo y hay «{node}»", f"expected a verb but found “{node}”")
    word = WORDS.get(node.name)
    if word is None:
        raise Wrong(f"no hay ningún verbo «{node.name}»", f"there is no verb “{node.name}”")
    return word(**_arguments(node, word, places))


def _arguments(node: Call, word: Any, places: Collection[str]) -> dict[str, Any]:
    slots = [f for f in fields(word) if f.name != "marks"]
    given = _by_place(node, word, slots, places)
    given |= _by_name(node, slots, given, places)
    lacking = [f.name for f in slots if f.default is MISSING and f.name not in given]
    if lacking:
        raise Wrong(f"a {node.name} le falta «{lacking[0]}»", f"{node.name} lacks “{lacking[0]}”")
    return given


def _by_place(node: Call, word: Any, slots: list[Field[Any]], places: Collection[str]) -> dict[str, Any]:
    """The arguments without a name; the last slot that collects takes all that are left."""
    args = list(node.args)
    if word is on and len(args) > 1 and type(args[1]) is not int:
        args.insert(1, args[0])
    last = max((i for i, f in enumerate(slots) if _collects(str(f.type))), default=-1)
    given: dict[str, Any] = {}
    for i, slot in enumerate(slots[: len(args)]):
        value = args[i:] if i == last else args[i]
        given[slot.name] = _converted(value, str(slot.type), node.name, places)
        if i == last:
            return given
    if len(args) > len(slots):
        raise Wrong(f"{node.name} tiene argumentos de más", f"{node.name} has too many arguments")
    return given


def _by_name(
    node: Call, slots: list[Field[Any]], given: Collection[str], places: Collection[str]
) -> dict[str, Any]:
    """The arguments with a name."""
    kinds = {f.name.rstrip("_"): f for f in slots}
    found: dict[str, Any] = {}
    for name, value in node.named.items():
        if name not in kinds or kinds[name].name in given:
            raise Wrong(f"{node.name} no admite «{name}» ahí", f"{node.name} takes no “{name}” there")
        found[kinds[name].name] = _converted(value, str(kinds[name].type), node.name, places)
    return found


def _collects(kind: str) -> bool:
    return kind in ("Block", "Blocks") or kind.startswith("tuple")


def _converted(value: Any, kind: str, verb: str, places: Collection[str]) -> Any:
    if kind == "Block":
        return block(value, places)
    if kind == "Blocks":
        return tuple(block(v, places) for v in value)
    if kind == "tuple[on, ...]":
        return tuple(_of(build(v, places), on, verb) for v in value)
    if kind == "tuple[Place, ...]":
        return tuple(_converted(v, "Place", verb, places) for v in value)
    if kind in ("Maybe", "Constants"):
        wanted = "holds" if kind == "Maybe" else "add_to"
        found = build(value, places)
        if not hasattr(found, wanted):
            raise Wrong(f"«{value.name}» no puede ir ahí", f"“{value.name}” cannot stand there")
        return found
    return _simple(value, kind, verb, places)


def _of(value: Any, kind: Any, verb: str) -> Any:
    if not isinstance(value, kind):
        raise Wrong(f"{verb} quiere {kind.__name__}(…)", f"{verb} wants {kind.__name__}(…)")
    return value


def _simple(value: Any, kind: str, verb: str, places: Collection[str]) -> Any:
    """Numbers, names and amounts."""
    if kind == "Number" and isinstance(value, Call):
        return _of(build(value, places), (Per, Case, Fates), verb)
    if kind == "bool" and value in ("true", "false"):
        return value == "true"
    fits = kind in ("int", "Number", "Foe") if type(value) is int else _word(value, kind, places)
    if not fits:
        shown = value.name if isinstance(value, Call) else value
        raise Wrong(f"{verb} no entiende «{shown}»", f"{verb} does not understand “{shown}”")
    return value


def _word(value: Any, kind: str, places: Collection[str]) -> bool:
    """Whether a word may stand in a slot of this kind."""
    if not isinstance(value, str):
        return False
    if kind == "Place":
        return value in places or value in SPECIAL_PLACES
    return value in ("all", "any") if kind == "Number" else value in SETS.get(kind, ())


def block(value: Any, places: Collection[str]) -> tuple[Any, ...]:
    """One step or a list of them, lists within lists opened."""
    if isinstance(value, list):
        return tuple(step for item in value for step in block(item, places))
    found = build(value, places)
    if not isinstance(found, Verb):
        raise Wrong(f"«{value.name}» no es algo que se haga", f"“{value.name}” is not something one does")
    return (found,)


def goal(value: Any, places: Collection[str]) -> Any:
    found = build(value, places)
    if not isinstance(found, Goal):
        raise Wrong(f"«{value.name}» no es un objetivo", f"“{value.name}” is not an objective")
    return found
