"""What a page needs to play an event before one's eyes: who, from where, to where, how much.

Things are named by the refs of views. A place is `what:whose` (`hand:0`, `discard:1`), or the ref of a thing: a seat,
a space, a card. Acts are told like sentences, to one seat, and name nothing that its view hides.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Act(msgspec.Struct, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The base of what can be shown."""


class Went(Act, tag_field="act", tag="went"):
    """Things travel from a place to another; hidden ones are counted and not named."""

    to: str
    things: list[str] = []
    origin: str = ""
    """where they were, if they lie nowhere to be seen"""
    count: int = 1
    how: Literal["", "played", "drawn", "destroyed"] = ""


class Struck(Act, tag_field="act", tag="struck"):
    """One thing attacks another, until they part."""

    by: str
    at: str


class Parted(Act, tag_field="act", tag="parted"):
    """A fight is over."""


class Acted(Act, tag_field="act", tag="acted"):
    """A thing is used, chosen or does something by itself."""

    by: str


class Counted(Act, tag_field="act", tag="counted"):
    """A number beside a thing grows or shrinks; it comes from another where that is told."""

    at: str
    what: str
    """`damage`, `amber`, `chains`, `crystals`, `life`, an energy …"""
    by: int
    origin: str = ""


class Marked(Act, tag_field="act", tag="marked"):
    """A mark is put on a thing or comes off it: a ward, a stun."""

    at: str
    what: str
    on: bool = True


class Forged(Act, tag_field="act", tag="forged"):
    """A key, a level, a mission: something of which one has few."""

    at: str
    what: str


class Tumbled(Act, tag_field="act", tag="tumbled"):
    """Dice are rolled: those of the table by ref, others by the numbers they show."""

    dice: list[str] = []
    faces: list[int] = []


class Revealed(Act, tag_field="act", tag="revealed"):
    """Things are shown where they are."""

    things: list[str]


class Turned(Act, tag_field="act", tag="turned"):
    """Somebody's turn begins."""

    seat: int


class Added(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """A line of a sum."""

    text: str
    amount: int


class Sum(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """One side of what is compared, added up line by line."""

    name: str
    lines: list[Added]
    total: int


class Weighed(Act, tag_field="act", tag="weighed"):
    """Two sums are compared: a battle, a test."""

    sides: list[Sum]
    won: bool | None = None
    """whether the first side is the greater; null where they are equal"""


class Lost(Act, tag_field="act", tag="lost"):
    """Somebody is defeated, corrupted or out of the game."""

    at: str


class Ended(Act, tag_field="act", tag="ended"):
    """The game is over."""

    winners: list[int]


Acts = (
    Went
    | Struck
    | Parted
    | Acted
    | Counted
    | Marked
    | Forged
    | Tumbled
    | Revealed
    | Turned
    | Weighed
    | Lost
    | Ended
)
