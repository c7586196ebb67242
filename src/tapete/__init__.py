"""Tapete: a rules-enforced table for KeyForge, Seasons and Relic.

>>> import tapete
>>> tapete.games()
('keyforge', 'relic', 'seasons')
"""

from importlib import import_module

from .kernel.chance import Rng
from .kernel.decision import Decision, Option
from .kernel.errors import BadPosition, Broken, Illegal, NotYours, RulesChanged, TapeteError, Unreadable
from .kernel.event import Event
from .kernel.game import Outcome, Wish, game, names, register
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
    "games",
    "new_match",
    "register",
    "replay",
    "verify",
]

# Loading the package of the games gives its name here to the package: do it now, and take the name back.
import_module("tapete.games")
games = names
for _name in ("keyforge", "relic", "seasons"):
    register(_name, f"tapete.games.{_name}")
