"""Positions: a quiet table as readable JSON, and back (docs/positions/relic.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from ...kernel import BadPosition, Reason
from ...kernel.position import read_position
from .components import DECKS, Box
from .events.cards import lay
from .rules.places import known
from .table import BOXES, STARTED, WALKING, Player, Table

STEPS = ("deal", "move", "engage", "experience", "walk")
MARKS = {STARTED: "started", BOXES: "boxes"}


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. What is left out is as the character sheet prints it, or nothing."""

    character: str = ""
    space: str | None = None
    strength: int | None = None
    willpower: int | None = None
    cunning: int | None = None
    life: int | None = None
    level: int = 0
    influence: int = 3
    hand: list[str] = []
    assets: list[str] = []
    trophies: list[str] = []
    corruption: list[str] = []
    #: every corruption card; those facedown also here
    facedown: list[str] = []
    mission: str | None = None
    progress: int = 0
    #: spaces that still hold a token of the mission; None: as the mission begins
    marks: list[str] | None = None
    done: list[str] = []
    blind: list[str] = []
    tokens: int = 0
    #: special moves for the next Movement phase: the card that gave it, and the place it leads to
    granted: list[tuple[str, str]] = []
    #: cards that gave a charge this turn, and "card/n" for abilities used
    used: list[str] = []
    missing: bool = False
    #: keeps its cards and trophies, and is not asked about them until it gets another card
    content: bool = False
    out: bool = False


class RelicPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table of Relic."""

    players: list[PlayerPosition]
    scenario: str = ""
    step: Literal["deal", "move", "engage", "experience", "walk"] = "move"
    #: movement points to spend, at the step "walk"
    points: int = 0
    active: int = 0
    turn: int = 0
    limit: int = 600
    #: the cards on top of a deck, top first; the rest that lie nowhere else follow in printed order
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    board: dict[str, list[str]] = {}
    charges: dict[str, int] = {}
    #: the seats whose character tokens lie on a card
    marked: dict[str, list[int]] = {}
    unused: list[str] | None = None
    evaded: list[str] = []
    met: list[str] = []
    halt: int = 0
    known: list[tuple[int, str]] = []
    vintage: dict[str, int] = {}
    over: bool = False
    winners: list[int] = []
    ending: str = ""


# -- names -----------------------------------------------------------------------------------------


def name_of(box: Box, number: int) -> str:
    """A card by its id; of several copies, which."""
    if number in MARKS:
        return MARKS[number]
    card = box.things[number]
    copies = box.thing_by_id[card.id]
    return card.id if len(copies) == 1 else f"{card.id}.{copies.index(number) + 1}"


class Reader:
    """Finds cards and spaces by name; a bare id takes its next free copy."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.taken: set[int] = set()

    def card(self, name: str, take: bool = True) -> int:
        base, _, copy = self.box.formerly.get(name, name).partition(".")
        copies = self.box.thing_by_id.get(base)
        if copies is None or (copy and not (copy.isdigit() and 1 <= int(copy) <= len(copies))):
            raise impossible(es=f"no hay ninguna carta «{name}»", en=f"there is no card “{name}”")
        if copy:
            number = copies[int(copy) - 1]
        else:
            free = [c for c in copies if c not in self.taken]
            number = free[0] if free and take else copies[0]
        if take:
            if number in self.taken:
                raise impossible(es=f"«{name}» está en dos sitios", en=f"“{name}” is in two places")
            self.taken.add(number)
        return number

    def cards(self, names: Iterable[str]) -> tuple[int, ...]:
        return tuple(self.card(n) for n in names)

    def same(self, names: Iterable[str]) -> tuple[int, ...]:
        """Cards that lie somewhere already; marks are no cards."""
        marks = {v: k for k, v in MARKS.items()}
        return tuple(marks[n] if n in marks else self.found(n) for n in names)

    def found(self, name: str) -> int:
        """A card already placed: of several copies, the first that is."""
        base, _, copy = name.partition(".")
        copies = self.box.thing_by_id.get(base, ())
        if copy or not copies:
            return self.card(name, take=False)
        return next((c for c in copies if c in self.taken), copies[0])

    def space(self, name: str) -> int:
        number = self.box.space_by_id.get(name)
        if number is None:
            raise impossible(es=f"no hay ninguna casilla «{name}»", en=f"there is no space “{name}”")
        return number

    def place(self, word: str) -> str:
        if not known(self.box, word):
            raise impossible(es=f"no hay ningún lugar «{word}»", en=f"there is no place “{word}”")
        return word


def impossible(es: str, en: str) -> BadPosition:
    error = BadPosition.because(Reason("bad-relic-position", {"problem": {"es": es, "en": en}}, game="relic"))
    assert isinstance(error, BadPosition)
    return error


# -- reading ---------------------------------------------------------------------------------------


def from_position(box: Box, data: Mapping[str, Any]) -> Table:
    """The table that a position describes."""
    given = read_position(data, RelicPosition)
    if not 2 <= len(given.players) <= 4 or not 0 <= given.active < len(given.players):
        raise impossible(es="de dos a cuatro jugadores", en="two to four players")
    t, r = Table(box, len(given.players)), Reader(box)
    if given.scenario or given.step != "deal":
        t.scenario = r.card(given.scenario, take=False)
    t.step, t.active, t.turn = STEPS.index(given.step), given.active, given.turn
    t.limit, t.halt, t.over = given.limit, given.halt, given.over
    t.points = given.points
    if given.step == "walk" and not 1 <= given.points <= 30:
        raise impossible(es="faltan puntos de movimiento", en="movement points are missing")
    t.winners, t.ending = tuple(given.winners), given.ending
    if given.step != "deal":
        for p, position in zip(t.players, given.players, strict=True):
            _player(t, p, position, r)
    for name, cards in given.board.items():
        for card in r.cards(cards):
            lay(t, r.space(name), card)
    _decks(t, given, r)
    _loose_ends(t, given, r)
    _sound(t)
    return t


def _player(t: Table, p: Player, given: PlayerPosition, r: Reader) -> None:
    p.character = r.card(given.character)
    sheet = t.box.things[p.character]
    if sheet.kind != "character":
        raise impossible(
            es=f"«{given.character}» no es un personaje", en=f"“{given.character}” is no character"
        )
    s, w, c = sheet.dials
    p.dials = (_or(given.strength, s), _or(given.willpower, w), _or(given.cunning, c))
    p.life = _or(given.life, sheet.life)
    p.space = r.space(given.space) if given.space is not None else sheet.home
    p.level, p.influence, p.tokens, p.progress = given.level, given.influence, given.tokens, given.progress
    p.hand, p.assets, p.trophies = r.cards(given.hand), r.cards(given.assets), r.cards(given.trophies)
    p.corruption = r.cards(given.corruption)
    down = r.same(given.facedown)
    p.faceup = tuple(c for c in p.corruption if c not in down)
    if given.mission is not None:
        p.mission = r.card(given.mission)
        begun = getattr(t.box.things[p.mission].goal, "marks", ())
        p.marks = begun if given.marks is None else tuple(r.space(m) for m in given.marks)
    p.done = r.cards(given.done)
    p.blind = r.same(given.blind)
    p.used = tuple(_used(r, name) for name in given.used)
    p.granted = tuple((r.card(name, take=False), r.place(place)) for name, place in given.granted)
    p.missing, p.out, p.content = given.missing, given.out, given.content


def _or(given: int | None, printed: int) -> int:
    return printed if given is None else given


def _used(r: Reader, name: str) -> Any:
    card, slash, index = name.partition("/")
    number = r.found(card)
    return (number, int(index)) if slash else number


def _decks(t: Table, given: RelicPosition, r: Reader) -> None:
    for i, deck in enumerate(DECKS):
        t.discards[i] = r.cards(given.discards.get(deck, ()))
    tops = [r.cards(given.decks.get(deck, ())) for deck in DECKS]
    for i, top in enumerate(tops):
        rest = [c for c in t.box.decks[i] if c not in r.taken]
        t.decks[i] = (*reversed(rest), *reversed(top))


def _full(t: Table) -> dict[int, int]:
    """Every card that has charges, with all of them."""
    held = (c for p in t.players for c in p.assets)
    lying = (c for cards in t.lies.values() for c in cards)
    return {c: t.box.things[c].charges for c in (*held, *lying) if t.box.things[c].charges}


def _tokens(t: Table, given: RelicPosition, r: Reader) -> None:
    """The character tokens that lie on cards."""
    t.marked = {r.found(name): tuple(seats) for name, seats in given.marked.items() if seats}
    if not all(0 <= seat < t.seats for seats in t.marked.values() for seat in seats):
        raise impossible(es="una ficha no es de nadie", en="a token is nobody's")


def _loose_ends(t: Table, given: RelicPosition, r: Reader) -> None:
    t.charges = _full(t) | {r.found(name): n for name, n in given.charges.items()}
    _tokens(t, given, r)
    t.evaded, t.met = r.same(given.evaded), r.same(given.met)
    t.known = tuple((seat, r.found(name)) for seat, name in given.known)
    t.vintage = {r.found(name): n for name, n in given.vintage.items()}
    used = {p.character for p in t.players}
    if given.unused is None:
        t.unused = tuple(c for c in t.box.characters if c not in used)
    else:
        t.unused = tuple(r.card(name, take=False) for name in given.unused)


def _held(p: Player) -> Iterable[tuple[Iterable[int], frozenset[str]]]:
    """The cards a player has, place by place, with the kinds that may be there."""
    yield p.hand, frozenset({"power"})
    yield p.trophies, frozenset({"enemy"})
    yield p.corruption, frozenset({"corruption"})
    yield (*p.done, *([p.mission] if p.mission >= 0 else [])), frozenset({"mission"})
    yield p.assets, frozenset({"asset", "wargear", "relic", "encounter"})


def _places(t: Table) -> Iterable[tuple[Iterable[int], frozenset[str]]]:
    """The same for the whole table."""
    for p in t.players:
        yield from _held(p)
    for cards in t.lies.values():
        yield cards, frozenset({"enemy", "event", "encounter", "asset"})
    if t.scenario >= 0:
        yield (t.scenario,), frozenset({"scenario"})


def _sound(t: Table) -> None:
    for cards, allowed in _places(t):
        for card in cards:
            if t.box.things[card].kind not in allowed:
                name = t.box.things[card].id
                raise impossible(es=f"«{name}» no puede estar ahí", en=f"“{name}” cannot be there")
    try:
        t.check()
    except Exception as error:
        raise impossible(es=str(error), en=str(error)) from error


# -- writing ---------------------------------------------------------------------------------------


def to_position(t: Table) -> dict[str, Any]:
    """The table as JSON; everything that can matter later."""
    box = t.box

    def names(cards: Iterable[int]) -> list[str]:
        return [name_of(box, c) for c in cards]

    position = RelicPosition(
        scenario=box.things[t.scenario].id if t.scenario >= 0 else "",
        players=[_written(t, p) for p in t.players],
        step=STEPS[t.step],  # type: ignore[arg-type]
        active=t.active,
        turn=t.turn,
        limit=t.limit,
        points=t.points if t.step == WALKING else 0,
        decks={deck: names(reversed(t.decks[i])) for i, deck in enumerate(DECKS)},
        discards={deck: names(t.discards[i]) for i, deck in enumerate(DECKS) if t.discards[i]},
        board={box.spaces[s].id: names(cards) for s, cards in sorted(t.lies.items())},
        charges={name_of(box, c): n for c, n in sorted(t.charges.items())},
        marked={name_of(box, c): list(seats) for c, seats in sorted(t.marked.items())},
        unused=names(t.unused),
        evaded=names(t.evaded),
        met=names(t.met),
        halt=t.halt,
        known=[(seat, name_of(box, c)) for seat, c in t.known],
        vintage={name_of(box, c): n for c, n in sorted(t.vintage.items())},
        over=t.over,
        winners=list(t.winners),
        ending=t.ending,
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def _written(t: Table, p: Player) -> PlayerPosition:
    box = t.box

    def names(cards: Iterable[int]) -> list[str]:
        return [name_of(box, c) for c in cards]

    return PlayerPosition(
        character=name_of(box, p.character) if p.character >= 0 else "",
        space=box.spaces[p.space].id if p.space >= 0 else None,
        strength=p.dials[0],
        willpower=p.dials[1],
        cunning=p.dials[2],
        life=p.life,
        level=p.level,
        influence=p.influence,
        hand=names(p.hand),
        assets=names(p.assets),
        trophies=names(p.trophies),
        corruption=names(p.corruption),
        facedown=names(c for c in p.corruption if c not in p.faceup),
        mission=name_of(box, p.mission) if p.mission >= 0 else None,
        progress=p.progress,
        marks=[box.spaces[s].id for s in p.marks] if p.mission >= 0 else None,
        done=names(p.done),
        blind=names(p.blind),
        tokens=p.tokens,
        granted=[(name_of(box, c), place) for c, place in p.granted],
        used=[name_of(box, u) if type(u) is int else f"{name_of(box, u[0])}/{u[1]}" for u in p.used],
        missing=p.missing,
        content=p.content,
        out=p.out,
    )


def snapshot(t: Table) -> Any:
    """The position, and what is under way within an action."""
    b, roll, skill = t.battle, t.roll, t.skill
    return [
        to_position(t),
        t.dealt,
        b
        and [
            b.seat,
            b.attribute,
            b.uses,
            b.enemies,
            b.value,
            b.source,
            b.dice,
            b.foe_dice,
            b.lines,
            b.foe_lines,
            b.faces,
            b.foe_faces,
            b.weapons,
            b.armours,
            b.unhurt,
            b.result,
        ],
        roll and [roll.seat, roll.kind, roll.dice, roll.live, roll.modifier],
        skill and [skill.seat, skill.attribute, skill.target, skill.lines, skill.dice],
        t.wound,
        t.taint,
    ]


def schema() -> dict[str, Any]:
    """JSON Schema of positions, with what the game and the kernel add to them."""
    found = msgspec.json.schema(RelicPosition)
    properties = found["$defs"]["RelicPosition"]["properties"]
    properties["pack"] = {"type": "string", "default": "base"}
    properties["answers"] = {"type": "array", "default": []}
    properties["chance"] = {"type": "array", "default": []}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A position of Relic"}
    return head | found
