"""What a KeyForge puzzle may ask for: by the end of a turn, with the cards one sees."""

from __future__ import annotations

from tapete.kernel.decision import Ask
from tapete.kernel.proof import Goal, TurnGoal

from .position_writing import to_position
from .rules.keys import can_forge
from .rules.values import key_cost
from .table import Table

#: lists whose order tells only in which order things were done
ORDERS = ("played", "used", "discarded", "slain", "destroyed", "deeds")
#: cards that stay of each draw pile and of each discard pile
DEEP, SHALLOW = 8, 4
#: with more to do than this a turn has too many lines to try them all
BUSY = 8


class KeyForgeGoal(TurnGoal):
    """A turn from its beginning, small enough to be tried to its end."""

    def poses(self, t: Table, ask: Ask) -> bool:
        if ask.kind != "main" or t.played or t.used or t.discarded or len(t.deck[t.active]) < DEEP:
            return False
        return 4 <= _busy(t) <= BUSY and self.fits(t, t.active)

    def fits(self, t: Table, seat: int) -> bool:
        """Whether the goal means something at this table."""
        raise NotImplementedError

    def key(self, t: Table) -> object:
        """The position, whatever the order in which cards came to the discard pile: no card looks at that."""
        told = to_position(t)
        told.pop("serial", None)
        for player in told["players"]:
            player["discard"] = sorted(card["n"] for card in player.get("discard", ()))
        for name in ORDERS:
            told[name] = sorted(told.get(name, ()))
        return told

    def trim(self, position: dict[str, object]) -> dict[str, object]:
        """The same without the depths of the piles."""
        trimmed = dict(position)
        players = position["players"]
        assert isinstance(players, list | tuple)
        trimmed["players"] = [_thinned(player) for player in players]
        return trimmed


def _thinned(player: dict[str, list[object]]) -> dict[str, object]:
    """A player with shorter piles, and without what it remembers of them."""
    kept: dict[str, object] = {k: v for k, v in player.items() if k not in ("known", "purged")}
    return kept | {"deck": player.get("deck", [])[:DEEP], "discard": player.get("discard", [])[:SHALLOW]}


def _busy(t: Table) -> int:
    """How much there is to do with the active house: cards to play, count twice those that may be discarded."""
    hand = sum(t.cast[n].house == t.house for n in t.hand[t.active])
    bodies = (t.bodies[n] for n in (*t.line[t.active], *t.artifacts[t.active]))
    return 2 * hand + sum(not b.exhausted and b.copy_of.house == t.house for b in bodies)


def with_amber(position: dict[str, object], at: int, amber: int) -> dict[str, object]:
    """The same with that much Æmber in a pool: the active player's (0) or the other's (1)."""
    players, active = position["players"], position.get("active", 0)
    assert isinstance(players, list | tuple) and isinstance(active, int)
    changed = [dict(player) for player in players]
    changed[active if at == 0 else 1 - active]["amber"] = amber
    return {**position, "players": changed}


class Check(KeyForgeGoal):
    """Have the Æmber for a key when the turn is over, or forge one in it."""

    def fits(self, t: Table, seat: int) -> bool:
        return len(t.line[seat]) + len(t.line[1 - seat]) > 2

    def variants(self, position: dict[str, object]) -> list[dict[str, object]]:
        return [with_amber(position, at=0, amber=amber) for amber in range(5, -1, -1)]

    def measure(self, start: Table, t: Table, seat: int) -> float:
        forged = len(t.keys[seat]) > len(start.keys[seat])
        return float(forged or t.amber[seat] >= key_cost(t, seat))


class Stop(KeyForgeGoal):
    """The opponent, who could, forges no key at the start of its turn."""

    def fits(self, t: Table, seat: int) -> bool:
        return len(t.line[seat]) + len(t.line[1 - seat]) > 2

    def variants(self, position: dict[str, object]) -> list[dict[str, object]]:
        return [with_amber(position, at=1, amber=amber) for amber in range(6, 11)]

    def measure(self, start: Table, t: Table, seat: int) -> float:
        other = 1 - seat
        # Where there are several colours to choose from, the opponent is asked before it has paid.
        return float(len(t.keys[other]) == len(start.keys[other]) and not can_forge(t, other))


class Gather(KeyForgeGoal):
    """As much Æmber in the pool as there can be."""

    most = 40.0

    def fits(self, t: Table, seat: int) -> bool:
        return len(t.line[seat]) + len(t.line[1 - seat]) > 2

    def measure(self, start: Table, t: Table, seat: int) -> float:
        return float(t.amber[seat])


class Rout(KeyForgeGoal):
    """As few enemy creatures left as there can be."""

    least, most = -40.0, 0.0

    def fits(self, t: Table, seat: int) -> bool:
        return len(t.line[1 - seat]) >= 2 and len(t.line[seat]) >= 2

    def measure(self, start: Table, t: Table, seat: int) -> float:
        return -float(len(t.line[1 - seat]))


GOALS: dict[str, Goal] = {"check": Check(), "stop": Stop(), "gather": Gather(), "rout": Rout()}
