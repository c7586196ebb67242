"""The shape of a position: what may be told of a table, and of a player (docs/positions/relic.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .table import BOXES, STARTED

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
    ending: Literal["", "confrontation", "last-standing", "turn-limit"] = ""
