"""Tapete: a rules-enforced table for KeyForge, Seasons and Relic.

>>> import tapete
>>> tapete.game_names()
('keyforge', 'relic', 'seasons')
"""

from .kernel.chance import Rng
from .kernel.decision import Decision, Option
from .kernel.errors import BadPosition, Broken, Illegal, NotYours, RulesChanged, TapeteError, Unreadable
from .kernel.event import Event
from .kernel.game import Outcome, Wish, game, register
from .kernel.game import names as game_names
from .kernel.match import Match
from .kernel.reason import Reason
from .kernel.record import Record, new_match, replay, verify
from .kernel.seat import Seat

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "Broken",
    "Decision",
    "Event",
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
    "game",
    "game_names",
    "new_match",
    "register",
    "replay",
    "verify",
]

for _name in ("keyforge", "relic", "seasons"):
    register(_name, f"tapete.games.{_name}")
