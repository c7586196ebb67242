"""What each event may change of what constants look at: from it follows when the table must be looked over again.

Events that unsettle the table by themselves (`UNSETTLES`: cards enter, leave, move, cross, are marked or turned over)
are looked after whatever happens, so they need no line here; damage has one because it is looked after in a quicker way.
An event without a line may change anything, and a word that does not say what it looks at looks at everything: what is
forgotten costs time, never a creature that lives on with lethal damage.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.kernel.event import Event

from . import amber, creatures, play, turn, zones

ANYTHING: Final = ("anything",)

CHANGES: Final[dict[type, tuple[str, ...]]] = {
    amber.AmberGained: ("pool",),
    amber.AmberLost: ("pool",),
    amber.AmberStolen: ("pool", "stolen"),
    amber.AmberPaid: ("pool",),
    amber.AmberCaptured: ("pool", "on-cards"),
    amber.AmberPlaced: ("on-cards", "used"),
    amber.AmberMoved: ("pool", "on-cards"),
    amber.AmberSpent: ("pool", "on-cards"),
    amber.Unforged: ("keys",),
    amber.Chained: ("chains",),
    amber.TideRaised: ("tide",),
    amber.TideReset: ("tide",),
    amber.Won: (),
    creatures.DamageDealt: ("damage",),
    creatures.Blamed: (),
    creatures.ArmorUsed: (),
    creatures.ArmorHeld: (),
    creatures.Healed: ("damage",),
    creatures.Readied: ("ready",),
    creatures.BecameReady: (),
    creatures.Exhausted: ("ready",),
    creatures.Tagged: (),
    creatures.Used: ("used",),
    creatures.UseDone: (),
    creatures.Reaped: (),
    creatures.AboutToFight: (),
    creatures.Fought: (),
    creatures.WornOut: (),
    creatures.Spent: (),
    creatures.Surfaced: ("piles",),
    play.CardPlayed: ("piles", "played"),
    play.OmegaPlayed: (),
    play.Attached: (),
    play.Entered: (),
    play.Played: (),
    play.LaidDown: (),
    play.Gone: (),
    play.WasDestroyed: ("slain", "destroyed"),
    play.IconResolved: (),
    play.Kept: (),
    turn.FirstSeated: (),
    turn.Renumbered: (),
    turn.TurnBegan: ("turn", "forged", "stolen"),
    turn.TurnEnded: ("turn", "house", "played", "used", "discarded", "slain", "destroyed"),
    turn.CardsReadied: ("ready",),
    turn.HouseChosen: ("house",),
    turn.HouseBecame: ("house",),
    turn.AboutToDraw: (),
    turn.TurnEnding: (),
    turn.Announced: (),
    turn.Mulligan: (),
    turn.Named: (),
    zones.Drawn: ("piles",),
    zones.Shuffled: ("piles",),
    zones.PileShuffled: (),
    zones.Arranged: ("piles",),
    zones.Moved: ("piles", "discarded"),
    zones.Revealed: (),
    zones.ShelvedFaceUp: (),
    zones.Discarded: (),
    zones.CardPut: ("piles",),
}
"""`pool` (Æmber of players), `on-cards` (Æmber there), `stolen` and `forged` (this turn), `keys`, `chains`, `tide`, `damage`,
`ready`, `played`, `used`, `discarded`, `slain` and `destroyed` (this turn), `piles` (cards out of play), `turn`, `house` (active).
"""


def every_event() -> tuple[type[Event], ...]:
    """All kinds of events there are, in the order they are declared."""
    modules = (amber, creatures, play, turn, zones)
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    )


@cache
def stirring(looks: tuple[str, ...]) -> tuple[type, ...]:
    """The events after which something that looks at these may be otherwise, besides those that always unsettle."""
    return tuple(
        kind
        for kind in every_event()
        if kind in CHANGES or not getattr(kind, "UNSETTLES", False)
        if looks and _meets(CHANGES.get(kind, ANYTHING), looks)
    )


def _meets(changes: tuple[str, ...], looks: tuple[str, ...]) -> bool:
    if changes == ANYTHING:
        return True
    return bool(changes) and (ANYTHING[0] in looks or any(what in looks for what in changes))
