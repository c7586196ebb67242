"""What is raced for and how it stands, as everybody can see: keys, and the Æmber for the next."""

from __future__ import annotations

from tapete.games.keyforge.rules.keys import can_forge, purse_total
from tapete.games.keyforge.rules.values import key_cost
from tapete.games.keyforge.table import Table
from tapete.kernel import words
from tapete.kernel.view_shape import Near, Race


def race(t: Table, lang: str) -> Race:
    """Three keys win; each side has some, and so much towards the next."""
    goal = words.of("keyforge").format(lang, "race-goal")
    return Race(goal, [Near(seat, _near(t, seat, lang), [], len(t.keys[seat])) for seat in (0, 1)])


def _near(t: Table, seat: int, lang: str) -> str:
    """Æmber that cards lend for keys counts; who has enough says «¡Listo!» (2023, «Forjar una llave»)."""
    keys = len(t.keys[seat])
    told = "won" if keys >= 3 else "check" if can_forge(t, seat) else "near"
    amber, cost = purse_total(t, seat), key_cost(t, seat)
    return words.of("keyforge").format(lang, f"race-{told}", keys=keys, amber=amber, cost=cost)
