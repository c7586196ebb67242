"""Positions: a quiet table as readable JSON, and back (docs/positions/relic.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .components import DECKS, Box
from .position_reading import from_position, impossible
from .position_shape import MARKS, STEPS, PlayerPosition, RelicPosition
from .table import WALKING, Player, Table

__all__ = ["from_position", "impossible", "schema", "snapshot", "to_position"]


def name_of(box: Box, number: int) -> str:
    """A card by its id; of several copies, which."""
    if number in MARKS:
        return MARKS[number]
    card = box.things[number]
    copies = box.thing_by_id[card.id]
    return card.id if len(copies) == 1 else f"{card.id}.{copies.index(number) + 1}"


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
        ending=t.ending,  # type: ignore[arg-type]
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
        roll and [roll.seat, roll.kind, roll.dice, roll.blown, roll.modifier],
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
