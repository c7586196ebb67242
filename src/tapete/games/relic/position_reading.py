"""Reading positions: a table from what somebody wrote, or one sentence with the place of what cannot be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from ...kernel import BadPosition, Reason
from ...kernel.errors import Broken
from ...kernel.position import read_position
from .components import DECKS, MISSION, POWER, Box
from .events.cards import lay
from .position_shape import MARKS, STEPS, PlayerPosition, RelicPosition
from .rules.places import known
from .table import GONE, WALKING, Player, Table

THREATS: Final = frozenset({"enemy", "event", "encounter", "asset"})
#: what may lie on a space
HOLDS: Final = {
    "hand": frozenset({"power"}),
    "assets": frozenset({"asset", "wargear", "relic", "encounter"}),
    "trophies": frozenset({"enemy"}),
    "corruption": frozenset({"corruption"}),
    "done": frozenset({"mission"}),
}
#: what may lie in each place of a player


def impossible(es: str, en: str, at: str = "") -> BadPosition:
    """The refusal of a position: why, and where it says so."""
    place = f" - `{at}`" if at else ""
    problem = {"es": es + place, "en": en + place}
    error = BadPosition.because(Reason("bad-relic-position", {"problem": problem}, game="relic"))
    assert isinstance(error, BadPosition)
    return error


class Reader:
    """Finds cards and spaces by name; a bare id takes its first copy that the position does not name."""

    def __init__(self, box: Box, given: RelicPosition) -> None:
        self.box = box
        self.taken: set[int] = set()
        self.named = {name for name in _names(given) if "." in name}

    def _copies(self, name: str, at: str) -> tuple[tuple[int, ...], int]:
        """All copies of a card, and which of them is meant: 0 if any."""
        base, _, copy = self.box.formerly.get(name, name).partition(".")
        copies = self.box.thing_by_id.get(base)
        if copies is None or (copy and not (copy.isdecimal() and 1 <= int(copy) <= len(copies))):
            raise impossible(es=f"no hay ninguna carta «{name}»", en=f"there is no card “{name}”", at=at)
        return tuple(copies), int(copy or 0)

    def card(self, name: str, at: str, kinds: frozenset[str] | None = None) -> int:
        """A card that lies here and nowhere else."""
        copies, copy = self._copies(name, at)
        free = [c for c in copies if c not in self.taken and self._unnamed(c)]
        number = copies[copy - 1] if copy else free[0] if free else copies[0]
        if number in self.taken:
            raise impossible(es=f"«{name}» está en dos sitios", en=f"“{name}” is in two places", at=at)
        if kinds is not None:
            self.fits(number, kinds, at)
        self.taken.add(number)
        return number

    def _unnamed(self, card: int) -> bool:
        name = self.box.things[card].id
        return f"{name}.{self.box.thing_by_id[name].index(card) + 1}" not in self.named

    def cards(self, names: Iterable[str], at: str, kinds: frozenset[str] | None = None) -> tuple[int, ...]:
        return tuple(self.card(name, f"{at}[{i}]", kinds) for i, name in enumerate(names))

    def same(self, names: Iterable[str], at: str, near: Collection[int] = ()) -> tuple[int, ...]:
        """Cards that lie somewhere already; marks are no cards."""
        marks = {v: k for k, v in MARKS.items()}
        told: list[int] = []
        for i, name in enumerate(names):
            left = [c for c in near if c not in told]
            told.append(marks[name] if name in marks else self.found(name, f"{at}[{i}]", left))
        return tuple(told)

    def found(self, name: str, at: str, near: Collection[int] = ()) -> int:
        """A card that may lie anywhere: of several copies, the first that is near, else the first that is placed."""
        copies, copy = self._copies(name, at)
        if copy:
            return copies[copy - 1]
        return next((c for meant in (near, self.taken) for c in copies if c in meant), copies[0])

    def fits(self, card: int, kinds: frozenset[str], at: str) -> int:
        """The card, if it is of a kind that may be there."""
        if self.box.things[card].kind not in kinds:
            raise misplaced(self.box.things[card].id, at)
        return card

    def space(self, name: str, at: str) -> int:
        number = self.box.space_by_id.get(name)
        if number is None:
            raise impossible(es=f"no hay ninguna casilla «{name}»", en=f"there is no space “{name}”", at=at)
        return number

    def place(self, word: str, at: str) -> str:
        if not known(self.box, word):
            raise impossible(es=f"no hay ningún lugar «{word}»", en=f"there is no place “{word}”", at=at)
        return word


def misplaced(name: str, at: str) -> BadPosition:
    return impossible(es=f"«{name}» no puede estar ahí", en=f"“{name}” cannot be there", at=at)


def _names(given: RelicPosition) -> Iterator[str]:
    """Every card name that a position places somewhere."""
    for p in given.players:
        yield from (*p.hand, *p.assets, *p.trophies, *p.corruption, *p.done)
        if p.mission is not None:
            yield p.mission
    for piles in (given.board, given.decks, given.discards):
        for cards in piles.values():
            yield from cards


def from_position(box: Box, data: Mapping[str, Any]) -> Table:
    """The table that a position describes."""
    given = read_position(data, RelicPosition)
    if not 2 <= len(given.players) <= 4:
        raise impossible(
            es="los jugadores son de dos a cuatro", en="there are two to four players", at="players"
        )
    t, r = Table(box, len(given.players)), Reader(box, given)
    if given.scenario or given.step != "deal":
        t.scenario = r.fits(r.found(given.scenario, "scenario"), frozenset({"scenario"}), "scenario")
    t.step, t.active, t.turn = STEPS.index(given.step), given.active, given.turn
    t.limit, t.halt, t.over = given.limit, given.halt, given.over
    t.points, t.winners, t.ending = given.points, tuple(given.winners), given.ending
    _markers(given)
    if given.step != "deal":
        for p, position in zip(t.players, given.players, strict=True):
            _player(t, p, position, r, f"players[{p.seat}]")
        _takes_part(t)
    for name, cards in given.board.items():
        at = f"board.{name}"
        space = r.space(name, at)
        for card in r.cards(cards, at, THREATS):
            lay(t, space, card)
    _decks(t, given, r)
    _loose_ends(t, given, r)
    _sound(t)
    return t


def _markers(given: RelicPosition) -> None:
    """Turn, step and ending, where no card is needed to see that they cannot be."""
    for name, n in (("turn", given.turn), ("limit", given.limit), ("points", given.points)):
        if n < 0:
            raise below(name)
    if not 0 <= given.halt <= GONE:
        raise impossible(es=f"halt va de 0 a {GONE}", en=f"halt goes from 0 to {GONE}", at="halt")
    if not 0 <= given.active < len(given.players):
        raise impossible(
            es="ese turno no es de ninguno de los jugadores",
            en="that turn is none of the players'",
            at="active",
        )
    if given.step == "walk" and not 1 <= given.points <= 30:
        raise impossible(es="faltan puntos de movimiento", en="movement points are missing", at="points")
    seats = range(len(given.players))
    if (
        given.over != bool(given.ending)
        or not given.over >= bool(given.winners)
        or set(given.winners) - {*seats}
    ):
        raise impossible(
            es="over, ending y winners no concuerdan", en="over, ending and winners do not agree", at="over"
        )


def below(at: str) -> BadPosition:
    return impossible(es="está por debajo de cero", en="it is below zero", at=at)


# -- players ---------------------------------------------------------------------------------------


def _player(t: Table, p: Player, given: PlayerPosition, r: Reader, at: str) -> None:
    p.character = r.card(given.character, f"{at}.character")
    sheet = t.box.things[p.character]
    if sheet.kind != "character":
        raise impossible(
            es=f"«{given.character}» no es un personaje",
            en=f"“{given.character}” is no character",
            at=f"{at}.character",
        )
    s, w, c = sheet.dials
    p.dials = (_or(given.strength, s), _or(given.willpower, w), _or(given.cunning, c))
    p.life = _or(given.life, sheet.life)
    p.space = r.space(given.space, f"{at}.space") if given.space is not None else sheet.home
    p.level, p.influence, p.tokens, p.progress = given.level, given.influence, given.tokens, given.progress
    for name, kinds in HOLDS.items():
        setattr(p, name, r.cards(getattr(given, name), f"{at}.{name}", kinds))
    p.faceup = _but(p.corruption, r.same(given.facedown, f"{at}.facedown", p.corruption), f"{at}.facedown")
    _mission(t, p, given, r, at)
    p.blind = r.same(given.blind, f"{at}.blind", p.done)
    _but(p.done, p.blind, f"{at}.blind")
    p.used = tuple(_used(r, name, f"{at}.used[{i}]") for i, name in enumerate(given.used))
    p.granted = tuple(
        (r.found(name, f"{at}.granted[{i}][0]"), r.place(place, f"{at}.granted[{i}][1]"))
        for i, (name, place) in enumerate(given.granted)
    )
    p.missing, p.out, p.content = given.missing, given.out, given.content
    _counters(p, at)


def _or(given: int | None, printed: int) -> int:
    return printed if given is None else given


def _but(cards: tuple[int, ...], some: tuple[int, ...], at: str) -> tuple[int, ...]:
    """The other cards; `some` must be among them."""
    if not set(some) <= set(cards):
        raise impossible(es="el jugador no tiene esa carta", en="the player does not have that card", at=at)
    return tuple(c for c in cards if c not in some)


def _mission(t: Table, p: Player, given: PlayerPosition, r: Reader, at: str) -> None:
    """The active mission, and its tokens on the board."""
    begun: tuple[int, ...] = ()
    if given.mission is not None:
        p.mission = r.card(given.mission, f"{at}.mission", HOLDS["done"])
        begun = getattr(t.box.things[p.mission].goal, "marks", ())
    p.marks = begun
    if given.marks is not None:
        p.marks = tuple(r.space(m, f"{at}.marks[{i}]") for i, m in enumerate(given.marks))
    if not set(p.marks) <= set(begun):
        raise impossible(
            es="la misión no tiene fichas en esa casilla",
            en="the mission has no token there",
            at=f"{at}.marks",
        )


def _used(r: Reader, name: str, at: str) -> Any:
    card, slash, index = name.partition("/")
    number = r.found(card, at)
    if slash and not index.isdecimal():
        raise impossible(es=f"«{index}» no es ningún número", en=f"“{index}” is no number", at=at)
    return (number, int(index)) if slash else number


def _counters(p: Player, at: str) -> None:
    for name in ("tokens", "progress"):
        if getattr(p, name) < 0:
            raise below(f"{at}.{name}")
    if p.out:
        kept = next((name for name in HOLDS if getattr(p, name)), "mission" if p.mission >= 0 else "")
        if kept:
            raise impossible(
                es="un jugador eliminado no tiene cartas",
                en="a player who is out has no cards",
                at=f"{at}.{kept}",
            )
    elif p.life == 0:
        raise impossible(
            es="a ese jugador no le queda Vida", en="that player has no Life left", at=f"{at}.life"
        )


def _takes_part(t: Table) -> None:
    """Somebody plays: the active player, and another."""
    if not t.over and sum(not p.out for p in t.players) < 2:
        raise impossible(
            es="quedan menos de dos jugadores", en="fewer than two players are left", at="players"
        )
    if not t.over and t.players[t.active].out:
        raise impossible(
            es="es el turno de un eliminado", en="the turn is that of a player who is out", at="active"
        )
    region = t.box.spaces[t.players[t.active].space].region
    if t.step == WALKING and region not in ("outer", "middle"):
        raise impossible(
            es="ahí no se gastan puntos de movimiento", en="no movement points are spent there", at="step"
        )


# -- the rest of the table -------------------------------------------------------------------------


def _decks(t: Table, given: RelicPosition, r: Reader) -> None:
    for field, piles in (("decks", given.decks), ("discards", given.discards)):
        for name in piles:
            if name not in DECKS:
                raise impossible(
                    es=f"no hay ningún mazo «{name}»", en=f"there is no deck “{name}”", at=f"{field}.{name}"
                )
    t.discards = [_pile(r, given.discards, "discards", i) for i in range(len(DECKS))]
    tops = [_pile(r, given.decks, "decks", i) for i in range(len(DECKS))]
    for i, top in enumerate(tops):
        rest = [c for c in t.box.decks[i] if c not in r.taken]
        t.decks[i] = (*reversed(rest), *reversed(top))


def _pile(r: Reader, piles: Mapping[str, list[str]], field: str, deck: int) -> tuple[int, ...]:
    at = f"{field}.{DECKS[deck]}"
    cards = r.cards(piles.get(DECKS[deck], ()), at)
    for i, card in enumerate(cards):
        _of_deck(r, card, (deck,), f"{at}[{i}]")
    return cards


def _of_deck(r: Reader, card: int, decks: Iterable[int], at: str) -> int:
    """The card, if it is one of those decks."""
    if not any(card in r.box.decks[deck] for deck in decks):
        raise misplaced(r.box.things[card].id, at)
    return card


def _full(t: Table) -> dict[int, int]:
    """Every card in play that has charges, with all of them."""
    held = (c for p in t.players for c in p.assets)
    lying = (c for cards in t.lies.values() for c in cards)
    return {c: t.box.things[c].charges for c in (*held, *lying) if t.box.things[c].charges}


def _charges(t: Table, given: RelicPosition, r: Reader) -> None:
    t.charges = _full(t)
    for name, n in given.charges.items():
        card = r.found(name, "charges")
        if card not in t.charges:
            raise impossible(
                es=f"«{name}» no está en juego con cargas",
                en=f"“{name}” is not in play with charges",
                at=f"charges.{name}",
            )
        if n < 1:
            raise impossible(
                es="no le queda ninguna carga", en="no charge is left on it", at=f"charges.{name}"
            )
        t.charges[card] = n


def _tokens(t: Table, given: RelicPosition, r: Reader) -> None:
    """The character tokens that lie on cards."""
    held = {c for p in t.players for c in (*p.hand, *p.assets)}
    for name, seats in given.marked.items():
        card = r.found(name, "marked", held)
        if not all(0 <= seat < t.seats for seat in seats):
            raise impossible(es="una ficha no es de nadie", en="a token is nobody's", at=f"marked.{name}")
        if card not in held:
            raise misplaced(name, f"marked.{name}")
        if seats:
            t.marked = {**t.marked, card: tuple(seats)}


def _loose_ends(t: Table, given: RelicPosition, r: Reader) -> None:
    _charges(t, given, r)
    _tokens(t, given, r)
    here = t.lies.get(t.players[t.active].space, ())
    evaded, met = r.same(given.evaded, "evaded", here), r.same(given.met, "met", here)
    t.evaded = tuple(r.fits(c, frozenset({"enemy"}), f"evaded[{i}]") for i, c in enumerate(evaded))
    t.met = tuple(c if c < 0 else _of_deck(r, c, range(3), f"met[{i}]") for i, c in enumerate(met))
    _known(t, given, r)
    used = {p.character for p in t.players}
    t.unused = tuple(c for c in t.box.characters if c not in used)
    if given.unused is not None:
        left = tuple(r.found(name, f"unused[{i}]") for i, name in enumerate(given.unused))
        for i, (card, name) in enumerate(zip(left, given.unused, strict=True)):
            if card not in t.unused:
                raise misplaced(name, f"unused[{i}]")
        t.unused = left


def _known(t: Table, given: RelicPosition, r: Reader) -> None:
    """What seats know of hidden cards."""
    found = []
    for i, (seat, name) in enumerate(given.known):
        if not 0 <= seat < t.seats:
            raise impossible(es="nadie se sienta ahí", en="nobody sits there", at=f"known[{i}][0]")
        at = f"known[{i}][1]"
        found.append((seat, _of_deck(r, r.found(name, at), (POWER,), at)))
    t.known = tuple(found)
    ages = {}
    for name, n in given.vintage.items():
        at = f"vintage.{name}"
        if n < 0:
            raise below(at)
        ages[_of_deck(r, r.found(name, at), (POWER, MISSION), at)] = n
    t.vintage = ages


def _sound(t: Table) -> None:
    try:
        t.check()
    except Broken as broken:
        problem = str(broken.reason.args["problem"])
        raise impossible(es="está fuera de su escala", en="it is out of its range", at=problem) from None
