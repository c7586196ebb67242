"""Skill tests ("Pruebas de habilidad", "Bonificaciones de habilidad")."""

from __future__ import annotations

from ....kernel import Flow
from ....kernel.refs import ref
from ..components import ATTRIBUTES, CHECK, FAILED, PASSED, TEST
from ..events import TestBegan, Tested
from ..questions import ask
from ..table import Player, Table
from .dice import thrown
from .gate import happen
from .kit import kit
from .missions import passed
from .windows import window


class Skill:
    """A test under way."""

    __slots__ = ("attribute", "dice", "lines", "seat", "target")

    def __init__(self, seat: int, attribute: str, target: int) -> None:
        self.seat = seat
        self.attribute = attribute
        self.target = target
        self.dice = 1
        self.lines: list[tuple[str, int]] = []


def test(t: Table, seat: int, attribute: str, target: int) -> Flow[bool]:
    """Roll, add, compare. A natural 1 on every die fails whatever the sum."""
    p = t.players[seat]
    attribute = yield from which(t, seat, attribute)
    yield from happen(t, [TestBegan(seat, attribute, target)])
    before, skill = t.skill, Skill(seat, attribute, target)
    t.skill = skill
    yield from window(t, seat, TEST)
    skill.lines = [("dial", value(t, p, attribute)), *bonuses(t, p, attribute), *skill.lines]
    faces = yield from thrown(t, seat, "skill", skill.dice, CHECK)
    failed = all(face == 1 for face in faces[: skill.dice])
    lines = (*skill.lines, ("dice", sum(faces)))
    won = not failed and sum(n for _, n in lines) >= target
    t.skill = before
    yield from happen(t, [Tested(seat, attribute, target, lines, won)])
    if won:
        yield from passed(t, seat)
    yield from window(t, seat, PASSED if won else FAILED)
    return won


def which(t: Table, seat: int, attribute: str) -> Flow[str]:
    """The attribute that is tested, chosen by the player where the text leaves it open."""
    dials = t.players[seat].dials
    if attribute == "any":
        picked: int = yield from ask(seat, "attribute", [0, 1, 2], about=("test",))
        return ATTRIBUTES[picked]
    if attribute in ("highest", "lowest"):
        extreme = max(dials) if attribute == "highest" else min(dials)
        tied = [a for a in range(3) if dials[a] == extreme]
        picked = yield from ask(seat, "attribute", tied, about=("test",))
        return ATTRIBUTES[picked]
    return attribute


def value(t: Table, p: Player, attribute: str) -> int:
    """The number a test begins with: a dial, the level, the influence."""
    if attribute == "level":
        return p.level
    if attribute == "influence":
        return p.influence
    return p.dials[ATTRIBUTES.index(attribute)]


def bonuses(t: Table, p: Player, attribute: str) -> list[tuple[str, int]]:
    """Skill bonuses of sheet and cards, each a line of the sum."""
    barred = "ally" in kit(t, p).cannot
    return [
        (ref("card", card), c.n)
        for card, c in kit(t, p).skill
        if c.suits(attribute) and not (barred and t.box.things[card].trait in ("ally", "stranger"))
    ]
