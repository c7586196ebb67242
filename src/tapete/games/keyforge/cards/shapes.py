"""Shapes that many cards share."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs.base import Omni, Verb
from tapete.games.keyforge.verbs.harm import Destroy, Sacrifice
from tapete.games.keyforge.verbs.pointers import this


def spent(id: str, *steps: Verb) -> None:
    """An artifact used up by its own Omni ability: destroyed, or as first printed sacrificed.

    The words differ in the hands of whoever uses it as if it were theirs: only a card one controls can be
    sacrificed (v17.2 «Sacrificar»).
    """
    card(id, Omni(Destroy(this), *steps), in_2018=(Omni(Sacrifice(this), *steps),))
