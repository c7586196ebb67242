"""Battles in their seven steps ("Combates", "Varios enemigos", "Bonificaciones de combate")."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ....kernel import Flow
from ..components import HURT, LOST, PREPARE, RIVAL, ROLL, TIED, WON, Card, Steps
from ..events import BattleBegan, BattleEnded, BattleScored, Halted, TrophyTaken
from ..questions import ask
from ..table import GONE, Player, Table
from .dice import enemy_roll, thrown
from .gains import do
from .gate import happen
from .kit import Kit, kit, one_of_each
from .life import lose_life
from .missions import beaten, defeated
from .places import others
from .windows import alike, has_moment, promises, why_not, window

Line = tuple[str, int]
RESULTS = ("win", "lose", "tie")
#: moments of a battle after the bonuses are declared
AFTER = ROLL | WON | LOST | TIED | HURT


class Battle:
    """A battle under way."""

    __slots__ = (
        "armours",
        "attribute",
        "cannot",
        "dice",
        "enemies",
        "faces",
        "foe_dice",
        "foe_faces",
        "foe_lines",
        "idle",
        "lines",
        "ready",
        "result",
        "seat",
        "settled",
        "source",
        "unhurt",
        "uses",
        "value",
        "weapons",
    )

    def __init__(self, seat: int, attribute: int, enemies: tuple[int, ...], value: int, source: int) -> None:
        self.seat = seat
        self.attribute = attribute
        self.enemies = enemies
        self.value = value
        self.source = source
        #: the card or sheet that starts a battle without an enemy card, else -1
        self.uses = attribute
        #: the attribute the player fights with
        self.cannot: frozenset[str] = frozenset()
        self.dice = 1
        self.foe_dice = 1
        self.lines: list[Line] = []
        self.foe_lines: list[Line] = []
        self.faces: list[int] = []
        self.foe_faces: list[int] = []
        self.weapons: tuple[int, ...] = ()
        self.armours: tuple[int, ...] = ()
        self.ready = 0
        #: the line at which the declared bonuses begin
        self.idle: tuple[int, ...] = ()
        #: weapons and armours whose bonus was declared unasked
        self.settled: tuple[str, ...] = ()
        #: "weapon", "armour": which are used has been asked
        self.unhurt = False
        self.result = ""

    def wield(self, card: int, trait: str, unasked: bool = False) -> None:
        """One weapon and one armour a battle: remember which."""
        self.idle = (*(c for c in self.idle if c != card), *[card] * unasked)
        if trait == "weapon" and card not in self.weapons:
            self.weapons = (*self.weapons, card)
        elif trait == "armour" and card not in self.armours:
            self.armours = (*self.armours, card)

    def withdraw(self) -> None:
        """Whoever fights prepares anew: bonuses are declared once that is done."""
        del self.lines[self.ready :]
        self.weapons = tuple(c for c in self.weapons if c not in self.idle)
        self.armours = tuple(c for c in self.armours if c not in self.idle)
        self.idle = ()

    def muster(self, things: Sequence[Card], enemies: tuple[int, ...]) -> None:
        """These enemies take part: what they bring together in value, dice and prohibitions."""
        self.enemies = enemies
        self.value, self.foe_dice, self.cannot = 0, 1, frozenset()
        for c in enemies:
            card = things[c]
            self.value += card.value
            self.foe_dice += card.rolls
            if card.cannot:
                self.cannot |= card.cannot


def fight(t: Table, seat: int, attribute: int, enemies: tuple[int, ...]) -> Flow[bool]:
    """One battle against all enemies that share an attribute; whether it was won or all of them evaded."""
    b = Battle(seat, attribute, enemies, 0, -1)
    b.muster(t.box.things, enemies)
    space = t.players[seat].space
    result = yield from _steps(t, b)
    if result == "win":
        if not over(t, seat):
            # Aplicar consecuencias: all enemies of the battle become trophies.
            lying = t.lies.get(space, ())
            yield from happen(t, [TrophyTaken(seat, space, c) for c in b.enemies if c in lying])
        yield from defeated(t, seat, b.enemies)
    return result in ("win", "fled")


def duel(
    t: Table, seat: int, attribute: int, value: int, source: int, outcomes: tuple[Steps, Steps, Steps]
) -> Flow[str]:
    """A battle against something that is no enemy card: a sheet, or what a card describes."""
    return _steps(t, Battle(seat, attribute, (), value, source), outcomes)


def _steps(t: Table, b: Battle, outcomes: tuple[Steps, Steps, Steps] | None = None) -> Flow[str]:
    seat = b.seat
    t.battle = b
    yield from happen(t, [BattleBegan(seat, b.attribute, b.enemies, b.value, b.source)])
    if b.enemies:
        yield from _openings(t, b)
        if not b.enemies or t.halt:
            return _broken_off(t)
    yield from _prepare(t, b)
    if over(t, seat):
        return _broken_off(t)
    b.foe_faces = yield from enemy_roll(t, seat, b.foe_dice)
    b.faces = yield from thrown(t, seat, "battle", b.dice, ROLL)
    if over(t, seat):
        return _broken_off(t)
    _score(t, b)
    yield from happen(t, [BattleScored(seat, b.uses, tuple(b.lines), tuple(b.foe_lines))])
    yield from _result(t, b, outcomes)
    t.battle = None
    return b.result


def _broken_off(t: Table) -> str:
    """All enemies are evaded, or whoever fought is defeated or corrupted: there is no battle any more."""
    t.battle = None
    return "fled"


def _openings(t: Table, b: Battle) -> Any:
    """What enemies do at the start of a battle, in the order the active player chooses."""
    things = t.box.things
    waiting = [c for c in b.enemies if things[c].start]
    return _opened(t, b, waiting) if waiting else ()


def _opened(t: Table, b: Battle, waiting: list[int]) -> Flow[None]:
    things = t.box.things
    while waiting and not t.halt:
        same = alike(t, b.seat, [(things[c].start, None) for c in waiting])
        card = waiting[0] if same else (yield from ask(t.active, "order-enemies", one_of_each(t, waiting)))
        waiting.remove(card)
        if card in b.enemies:
            yield from do(t, things[card].start, b.seat, card)


# -- 2. prepare ------------------------------------------------------------------------------------


def _prepare(t: Table, b: Battle) -> Any:
    """All prepare for the battle; whoever fights declares the bonuses that count."""
    rivals = [p for p in t.players if p.seat != b.seat and has_moment(t, p, RIVAL)]
    return _all_prepare(t, b) if rivals else _prepared(t, b, [])


def _prepared(t: Table, b: Battle, spent: list[Any]) -> Flow[None]:
    """Whoever fights uses what they like and declares the bonuses that count."""
    yield from window(t, b.seat, PREPARE, spent)
    p = t.players[b.seat]
    b.ready = len(b.lines)
    if (p.kit or kit(t, p)).battle and not over(t, b.seat):
        yield from _declare(t, b)


def _all_prepare(t: Table, b: Battle) -> Flow[None]:
    """Clockwise from whoever fights, until nobody has anything more to answer to what another has done.

    Expresiones de orden de resolución: «en cualquier momento (a elección del jugador) del … paso», so also after
    what another has done in it. Bonuses that nobody was asked about are declared anew then: they shut out nothing.
    """
    seats = [b.seat, *others(t, b.seat)]
    spent: dict[int, list[Any]] = {seat: [] for seat in seats}
    at, passed, b.ready = 0, 0, len(b.lines)
    while passed < len(seats) and not over(t, b.seat):
        seat = seats[at % len(seats)]
        used = len(spent[seat])
        if seat == b.seat:
            b.withdraw()
            yield from _prepared(t, b, spent[seat])
        else:
            yield from window(t, seat, RIVAL, spent[seat])
        passed = 1 if len(spent[seat]) > used else passed + 1
        at += 1


def _declare(t: Table, b: Battle) -> Any:
    """Declare the battle bonuses that count."""
    p = t.players[b.seat]
    k = kit(t, p)
    armed = _standing(t, b, p, k)
    return _armed(t, b, p, k, armed) if armed else ()


def _armed(t: Table, b: Battle, p: Player, k: Kit, armed: list[str]) -> Flow[None]:
    for trait in armed:
        yield from _arm(t, b, p, k, trait)


def _bonuses(t: Table, p: Player, k: Kit) -> dict[int, int]:
    """Every battle bonus that applies now, by card."""
    found: dict[int, int] = {}
    for card, c in k.battle:
        n = c.now(t, p.seat, card)
        if n:
            found[card] = found.get(card, 0) + n
    return found


def _standing(t: Table, b: Battle, p: Player, k: Kit) -> list[str]:
    """Declare all bonuses but those of weapons and armour, which cost nothing; of which of these there are."""
    barred = "ally" in k.cannot or "ally" in b.cannot
    things, armed = t.box.things, []
    for card, n in _bonuses(t, p, k).items():
        trait = things[card].trait
        if trait in ("weapon", "armour"):
            if trait not in armed:
                armed.append(trait)
        elif not (barred and trait in ("ally", "stranger")):
            b.lines.append((things[card].label, n))
    return armed


def _arm(t: Table, b: Battle, p: Player, k: Kit, trait: str) -> Flow[None]:
    """Declare the weapons or armour whose bonus counts; a question where that shuts out another.

    Armas, armaduras y accesorios: one weapon and one armour; which are used is the player's choice.
    """
    if trait in b.cannot or trait in k.cannot:
        return
    limit, asked = k.arms if trait == "weapon" else 1, trait in b.settled
    while True:
        worn = b.weapons if trait == "weapon" else b.armours
        ready = _ready(t, p, k, trait)
        _count_worn(t, b, worn, ready)
        free = {c: n for c, n in ready.items() if c not in worn}
        room = limit - len(worn)
        if not free or room <= 0 or asked:
            return
        choice = _shuts_out(t, p, trait, free, worn, room)
        best = max(free, key=lambda c: (free[c], -c))
        if choice:
            best = yield from ask(p.seat, "wear" if trait == "armour" else "wield", [*free, -1])
            b.settled = (*b.settled, trait)
            if best < 0:
                return
        b.wield(best, trait, unasked=not choice)


def _ready(t: Table, p: Player, k: Kit, trait: str) -> dict[int, int]:
    """The weapons or armours that add something now, with how much."""
    things = t.box.things
    return {c: n for c, n in _bonuses(t, p, k).items() if things[c].trait == trait and n > 0}


def _count_worn(t: Table, b: Battle, worn: Collection[int], ready: dict[int, int]) -> None:
    """Write down what those declared add, once."""
    for card, n in ready.items():
        line = (t.box.things[card].label, n)
        if card in worn and line not in b.lines[b.ready :]:
            b.lines.append(line)


def _shuts_out(
    t: Table, p: Player, trait: str, free: Collection[int], worn: Collection[int], room: int
) -> bool:
    """Whether there is no room for all that count now and all that could be used later."""
    later = [c for c in p.assets if c not in worn and _later(t, p, c, trait)]
    return bool(later) and len({*free, *later}) > room


def _later(t: Table, p: Player, card: int, trait: str) -> bool:
    """Whether a weapon or armour has something to use in this battle after its bonuses are declared."""
    thing = t.box.things[card]
    return thing.trait == trait and any(a.moment & AFTER and promises(t, p.seat, a) for a in thing.abilities)


# -- 5. to 7. --------------------------------------------------------------------------------------


def _score(t: Table, b: Battle) -> None:
    """Both sums: attribute, modifiers, dice. What adds to the enemy is counted now, not before."""
    things, p = t.box.things, t.players[b.seat]
    b.lines = [("dial", p.dials[b.uses]), *b.lines, ("dice", sum(b.faces))]
    theirs: list[Line] = [(things[c].label, things[c].value) for c in b.enemies]
    if b.source >= 0:
        theirs.append((things[b.source].label, b.value))
    for c in b.enemies:
        score = things[c].score
        n = score if type(score) is int else score.of(t, b.seat, c)
        if n:
            theirs.append((f"ability:{c}", n))
    b.foe_lines = [*theirs, *b.foe_lines, ("dice", sum(b.foe_faces))]


def total(lines: Sequence[Line]) -> int:
    found = 0
    for _, n in lines:
        found += n
    return found


def _result(t: Table, b: Battle, outcomes: tuple[Steps, Steps, Steps] | None) -> Flow[None]:
    """The result, what it sets off, and its consequences."""
    margin = total(b.lines) - total(b.foe_lines)
    b.result = "win" if margin > 0 else "tie" if margin == 0 else "lose"
    first = b.result
    yield from window(t, b.seat, WON if first == "win" else TIED if first == "tie" else LOST)
    if b.result != first:  # an ability made a victory of it
        yield from window(t, b.seat, WON)
    yield from happen(t, [BattleEnded(b.seat, b.result)])
    if b.result == "lose" and not b.unhurt and not over(t, b.seat):
        yield from lose_life(t, b.seat, 1)
    if outcomes is not None and b.result != "win" and not t.halt:
        # Within another effect the end of the phase must be told; a plain battle returns its result.
        yield from happen(t, [Halted(1)])
    if b.result == "win" and b.source == t.scenario:
        yield from beaten(t, b.seat, b.attribute, b.value)
    if not over(t, b.seat):
        yield from _aftermath(t, b, outcomes)


def over(t: Table, seat: int) -> bool:
    """Whether a turn has ended within a battle: for the defeated and the corrupted nothing more follows from it.

    Jugadores derrotados, corrompidos: «éste termina tras resolver estos pasos»; what a result sets off comes before
    its consequences (Determinar resultado de combate, Aplicar consecuencias).
    """
    return t.over or (t.halt >= GONE and seat == t.active)


def _aftermath(t: Table, b: Battle, outcomes: tuple[Steps, Steps, Steps] | None) -> Any:
    if outcomes is not None:
        t.battle = None
        return do(t, outcomes[RESULTS.index(b.result)], b.seat, b.source)
    things, result = t.box.things, b.result
    told: dict[int, Steps] = {}
    for c in b.enemies:
        card = things[c]
        steps = card.win if result == "win" else card.lose if result == "lose" else card.tie
        if steps:
            told[c] = steps
    return _told(t, b.seat, told) if told else ()


def _told(t: Table, seat: int, told: dict[int, Steps]) -> Flow[None]:
    """What enemies say about the result, one after the other in the order the active player chooses.

    Varios enemigos: «aplica todas las penalizaciones»: a turn that is lost ends after them. Only for the
    defeated and the corrupted the turn is over before.
    """
    while told:
        same = alike(t, seat, [(steps, None) for steps in told.values()])
        card = (
            next(iter(told)) if same else (yield from ask(t.active, "order-outcomes", one_of_each(t, told)))
        )
        yield from do(t, told.pop(card), seat, card)
        if over(t, seat):
            return


__all__ = ["Battle", "duel", "fight", "total", "why_not"]
