"""The kernel knows no game: decisions, flows, chance, events, matches, records, reasons, words."""

from .chance import Rng, dice, die, pick, shuffle
from .decision import DONE, Ask, Decision, Option, ask
from .errors import BadPosition, Broken, Illegal, NotYours, RulesChanged, TapeteError, Unreadable
from .event import Event
from .flow import Flow, together
from .game import BaseGame, Game, Outcome, Wish
from .gate import make_gate
from .match import Match
from .position import read_position
from .reason import Reason
from .record import Record, new_match, replay, verify
from .seat import Seat

__all__ = [
    "DONE",
    "Ask",
    "BadPosition",
    "BaseGame",
    "Broken",
    "Decision",
    "Event",
    "Flow",
    "Game",
    "Illegal",
    "Match",
    "NotYours",
    "Option",
    "Outcome",
    "Reason",
    "Record",
    "Rng",
    "RulesChanged",
    "Seat",
    "TapeteError",
    "Unreadable",
    "Wish",
    "ask",
    "dice",
    "die",
    "make_gate",
    "new_match",
    "pick",
    "read_position",
    "replay",
    "shuffle",
    "together",
    "verify",
]
