"""The words that KeyForge rulings are written in: set the table in a line, act, look at the whole table.

    t = table(you=hand("punch"), enemy=line("troll", "headhunter"))
    t.you.plays("punch").may_choose("troll", "headhunter").picks("headhunter")
    assert t.enemy == line("troll", damaged("headhunter", 3))
    assert t.is_quiet

Everything goes through positions and `match.answer`.
"""

from __future__ import annotations

from typing import Any

import tapete
from tapete.games.keyforge.cards.registry import home
from tapete.games.keyforge.rules.values import armor, key_cost, keyword, power
from tapete.games.keyforge.table import Body, Table

ZONES = ("hand", "deck", "discard", "archives", "purged", "creatures", "artifacts")
QUIET = ("main", "house", "archives", "key", "mulligan")
STRICT = ("damage", "amber", "stunned", "warded", "enraged", "power_counters")


class Side:
    """One side of the table, as far as it is told: join parts with `|`."""

    def __init__(self, **told: Any) -> None:
        self.told = told

    def __or__(self, other: Side) -> Side:
        return Side(**self.told, **other.told)

    def __repr__(self) -> str:
        return f"Side({self.told})"


def hand(*cards: Any) -> Side:
    return Side(hand=list(cards))


def line(*cards: Any) -> Side:
    """The battleline, from left to right."""
    return Side(creatures=list(cards))


def artifacts(*cards: Any) -> Side:
    return Side(artifacts=list(cards))


def deck(*cards: Any) -> Side:
    """The deck, the top card first."""
    return Side(deck=list(cards))


def discard(*cards: Any) -> Side:
    """The discard pile, the top card first."""
    return Side(discard=list(cards))


def archives(*cards: Any) -> Side:
    return Side(archives=list(cards))


def purged(*cards: Any) -> Side:
    return Side(purged=list(cards))


def amber(count: int) -> Side:
    return Side(amber=count)


def chains(count: int) -> Side:
    return Side(chains=count)


def keys(*colours: str) -> Side:
    return Side(keys=list(colours))


def houses(*names: str) -> Side:
    return Side(houses=list(names))


def side(**told: Any) -> Side:
    """Anything else a position may say of a player."""
    return Side(**told)


def _with(card: Any, **marks: Any) -> dict[str, Any]:
    base = {"card": card} if isinstance(card, str) else card
    return {**base, **marks}


def damaged(card: Any, amount: int) -> dict[str, Any]:
    return _with(card, damage=amount)


def stunned(card: Any) -> dict[str, Any]:
    return _with(card, stunned=True)


def warded(card: Any) -> dict[str, Any]:
    return _with(card, warded=True)


def enraged(card: Any) -> dict[str, Any]:
    return _with(card, enraged=True)


def exhausted(card: Any) -> dict[str, Any]:
    return _with(card, exhausted=True)


def ready(card: Any) -> dict[str, Any]:
    return _with(card, exhausted=False)


def holding(card: Any, amount: int) -> dict[str, Any]:
    """A card with Æmber on it."""
    return _with(card, amber=amount)


def grown(card: Any, counters: int) -> dict[str, Any]:
    """A creature with +1 power counters."""
    return _with(card, power_counters=counters)


def upgraded(card: Any, *upgrades: Any) -> dict[str, Any]:
    return _with(card, upgrades=list(upgrades))


def maverick(card: Any, house: str) -> dict[str, Any]:
    return _with(card, house=house)


def enhanced(card: Any, *icons: str) -> dict[str, Any]:
    """A card with bonus icons that others of its deck have put on it."""
    return _with(card, icons=list(icons))


def token(id: str, of: Any = "troll") -> dict[str, Any]:
    """A token creature, and the card that lies face down there."""
    return _with(of, counts_as=id, face_down=True)


def owned_by(card: Any, seat: int) -> dict[str, Any]:
    return _with(card, owner=seat)


def table(
    you: Side | None = None,
    enemy: Side | None = None,
    *,
    house: str | None = None,
    ruleset: str = "2023",
    chance: list[Any] | None = None,
    **more: Any,
) -> TableUnderTest:
    """A table at your free step 3; the active house is that of your first card unless said."""
    mine, theirs = (you or Side()).told, (enemy or Side()).told
    if house is None:
        house = next(
            (_house(c) for zone in ("hand", "creatures", "artifacts") for c in mine.get(zone, ())), "brobnar"
        )
    position = {"players": [mine, theirs], "house": house, "ruleset": ruleset, **more}
    return TableUnderTest(tapete.new_match("keyforge", position=position, chance=chance or (), check=True))


def _house(card: Any) -> str:
    if isinstance(card, dict):
        return card.get("house") or home(card["card"])
    return home(card)


class TableUnderTest:
    """A match with both players' verbs."""

    def __init__(self, match: tapete.Match) -> None:
        self.match = match
        self.you = PlayerUnderTest(self, 0)
        self.enemy = PlayerUnderTest(self, 1)

    @property
    def state(self) -> Table:
        return self.match.table  # type: ignore[no-any-return]

    @property
    def is_quiet(self) -> bool:
        """No question of an effect is left hanging."""
        return self.match.over or self.match.pending[0].kind in QUIET

    @property
    def asks(self) -> str:
        """The kind of question pending, and whose, for messages."""
        return "nobody" if self.match.over else f"{self.match.pending[0]!r} {self.match.pending[0].options!r}"

    @property
    def offered(self) -> list[str]:
        """The options, cards by id, as tests name them."""
        return [self.named(code) for code in self.match.pending[0].ask.options]

    def named(self, code: Any) -> str:
        kind = self.match.pending[0].kind
        if isinstance(code, tuple):
            return f"{code[0]} {self.card(code[1])}" if isinstance(code[0], str) else self.card(code[0])
        if kind in ("first", "player"):
            return "you" if code == 0 else "enemy"
        if isinstance(code, int) and kind not in ("amount", "name-number", "spend", "mode", "deploy", "loop"):
            return self.card(code)
        return str(code)

    def card(self, n: int) -> str:
        """A card by its id; one face down by that of the token creature it counts as."""
        b = self.state.bodies.get(n)
        return b.id if b is not None and b.face_down else self.state.cast[n].card.id

    def beneath(self, seat: int, n: int) -> set[str]:
        """The cards that a seat takes for possible where one lies face down."""
        tables = [self.match.sample_world(seat, seed).table for seed in range(40)]
        return {table.cast[table.bodies[n].card].card.id for table in tables}

    def take(self, wanted: Any) -> None:
        """Answer with the first option of that name; `enemy:troll` for one that the enemy controls,
        `troll#2` for the second.
        """
        options = self.match.pending[0].ask.options
        name, _, ordinal = str(wanted).partition("#")
        foe = name.startswith("enemy:")
        name = name.removeprefix("enemy:")
        found = [
            i
            for i, code in enumerate(options)
            if self.named(code) == name and (not foe or self._theirs(code))
        ]
        assert found, f"{wanted!r} is not among {self.offered} ({self.asks})"
        self.match.answer(found[int(ordinal or 1) - 1])

    def _theirs(self, code: Any) -> bool:
        b = self.state.bodies.get(code if isinstance(code, int) else code[1])
        return b is not None and b.controller == 1


class PlayerUnderTest:
    """One player: acts through decisions, is looked at by comparing with a Side."""

    def __init__(self, t: TableUnderTest, seat: int) -> None:
        self.t = t
        self.seat = seat

    # -- acting

    def _does(self, act: str, card: str, flank: str = "right") -> PlayerUnderTest:
        assert self.t.match.pending[0].kind == "main", self.t.asks
        assert self.t.match.pending[0].seat == self.seat, "it is the other player's turn"
        self.t.take(f"{act} {card}")
        if not self.t.match.over and self.t.match.pending[0].kind == "flank":
            self.t.take(flank)
        return self

    def plays(self, card: str, on: str | None = None, flank: str = "right") -> PlayerUnderTest:
        """Play a card of the hand; `on` names the creature an upgrade goes on."""
        self._does("play", card, flank)
        if on is not None and not self.t.match.over and self.t.match.pending[0].kind == "host":
            self.t.take(on)
        return self

    def discards(self, card: str) -> PlayerUnderTest:
        return self._does("discard", card)

    def reaps(self, card: str) -> PlayerUnderTest:
        return self._does("reap", card)

    def acts(self, card: str) -> PlayerUnderTest:
        """Use its Action."""
        return self._does("action", card)

    def omni(self, card: str) -> PlayerUnderTest:
        return self._does("omni", card)

    def unstuns(self, card: str) -> PlayerUnderTest:
        return self._does("unstun", card)

    def raises_tide(self) -> PlayerUnderTest:
        """Raise the tide for three chains."""
        self.t.match.answer("tide:0")
        return self

    def fights(self, card: str, foe: str | None = None) -> PlayerUnderTest:
        """Fight; `foe` may be left out when only one creature can be fought."""
        self._does("fight", card)
        if foe is not None and not self.t.match.over and self.t.match.pending[0].kind == "fight":
            self.t.take(foe)
        return self

    def can(self, act: str, card: str) -> bool:
        """Whether `play`, `discard`, `reap`, `fight`, `action`, `omni` or `unstun` is offered for a card."""
        return f"{act} {card}" in self.t.offered

    def picks(self, *wanted: Any) -> PlayerUnderTest:
        """Answer what is asked, once for each name: a card, `left`, `yes`, `done`, a house, a number."""
        for one in wanted:
            assert not self.t.match.over, "the match is over"
            assert self.t.match.pending[0].kind not in ("main",), "nothing is asked"
            self.t.take(one)
        return self

    def may_choose(self, *cards: str) -> PlayerUnderTest:
        """Exactly these are offered (besides `done`)."""
        offered = [name for name in self.t.offered if name != "done"]
        assert sorted(offered) == sorted(cards), f"offered: {offered}"
        return self

    def cannot_choose(self, *cards: str) -> PlayerUnderTest:
        assert not set(cards) & set(self.t.offered), f"offered: {self.t.offered}"
        return self

    def ends_turn(self) -> PlayerUnderTest:
        assert self.t.match.pending[0].kind == "main", self.t.asks
        self.t.take("end")
        return self

    def chooses(self, house: str) -> PlayerUnderTest:
        """Choose the active house."""
        assert self.t.match.pending[0].kind == "house", self.t.asks
        self.t.take(house)
        return self

    def why_not(self, act: str, card: str) -> str:
        """The code of the reason why an act with a card is not possible."""
        n = next(n for n in range(len(self.t.state.cast)) if self.t.card(n) == card)
        reason = self.t.match.why_not(self.seat, {"kind": act, "refers": [f"card:{n}"]})
        assert reason is not None, f"{act} {card} is possible"
        return reason.code

    # -- looking

    def __eq__(self, told: object) -> bool:
        assert isinstance(told, Side)
        for key, wanted in told.told.items():
            found = self.look(key)
            if key in ("creatures", "artifacts"):
                if len(found) != len(wanted) or not all(
                    _same(b, w, self.t) for b, w in zip(found, wanted, strict=True)
                ):
                    return False
            elif key in ("hand", "archives", "purged"):
                if sorted(found) != sorted(_id(w) for w in wanted):
                    return False
            elif (
                found != [_id(w) for w in wanted]
                if isinstance(wanted, list) and key in ZONES
                else found != wanted
            ):
                return False
        return True

    __hash__ = None  # type: ignore[assignment]

    def look(self, key: str) -> Any:
        t = self.t.state
        if key in ("creatures", "artifacts"):
            row = t.line if key == "creatures" else t.artifacts
            return [t.bodies[n] for n in row[self.seat]]
        if key in ("deck", "discard"):
            return [self.t.card(n) for n in reversed(getattr(t, key)[self.seat])]
        if key in ("hand", "archives", "purged"):
            return [self.t.card(n) for n in getattr(t, key)[self.seat]]
        if key == "keys":
            return list(t.keys[self.seat])
        return getattr(t, key)[self.seat]

    def __repr__(self) -> str:
        shown = {
            key: self.look(key) for key in ("hand", "deck", "discard", "archives", "purged", "amber", "keys")
        }
        for row in ("creatures", "artifacts"):
            shown[row] = [_told(b) for b in self.look(row)]
        return f"{shown}"

    def body(self, card: str) -> Body:
        """The first card of that id this player controls in play."""
        return next(b for b in self.t.state.bodies.values() if b.id == card and b.controller == self.seat)

    def power(self, card: str) -> int:
        return power(self.t.state, self.body(card))

    def armor(self, card: str) -> int:
        return armor(self.t.state, self.body(card))

    def keyword(self, card: str, word: str) -> int:
        return keyword(self.t.state, self.body(card), word)

    @property
    def amber(self) -> int:
        return self.t.state.amber[self.seat]

    @property
    def chains(self) -> int:
        return self.t.state.chains[self.seat]

    @property
    def keys(self) -> int:
        return len(self.t.state.keys[self.seat])

    @property
    def key_cost(self) -> int:
        return key_cost(self.t.state, self.seat)


def _id(card: Any) -> str:
    return card if isinstance(card, str) else card["card"]


def _told(b: Body) -> str:
    marks = [f"{name}={getattr(b, name)}" for name in (*STRICT, "exhausted") if getattr(b, name)]
    return " ".join([b.id, *marks])


def _same(b: Body, wanted: Any, t: TableUnderTest) -> bool:
    """A card in play against what a test says of it; what is unsaid must be as on a fresh card,
    tiredness apart.
    """
    told = {"card": wanted} if isinstance(wanted, str) else dict(wanted)
    if b.id != told.pop("card"):
        return False
    ups = [t.card(n) for n in b.upgrades]
    if ups != [_id(u) for u in told.pop("upgrades", [])]:
        return False
    for printed in ("house", "owner", "icons"):
        told.pop(printed, None)
    expected = {name: type(getattr(b, name))(0) for name in STRICT} | told
    return all(getattr(b, name) == value for name, value in expected.items())
