"""Which cards an ability speaks of: `creature.enemy.damaged`. Each word after the first is one predicate
with its reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Who, Word, active_house, that_house
from tapete.games.keyforge.verbs.kinship import (
    ChosenName,
    ChosenTrait,
    OfCrowdedHouse,
    OtherName,
    OtherType,
    PowerBeside,
    SameName,
    SharesHouse,
    SharesTrait,
    SharesTraitInLine,
    Unshown,
)
from tapete.games.keyforge.verbs.powers import Counted, PowerEquals, PowerIs, PowerParity
from tapete.games.keyforge.verbs.spots import (
    Amid,
    AtFlank,
    AttacksThis,
    Beside,
    Between,
    LikeNeighbors,
    NextTo,
    SameLine,
    SideOfThis,
)
from tapete.games.keyforge.verbs.which import (
    Armored,
    ControlledBy,
    Different,
    Either,
    Gigantic,
    HasCounter,
    HasIcons,
    HasKeyword,
    HasTrait,
    IsToken,
    Itself,
    Named,
    OfActiveHouse,
    OfCommonestHouse,
    OfHouse,
    Ones,
    Other,
    Status,
    Test,
)

Side = Literal["left", "right"]
Pointed = Literal["this", "that"]
Chosen = Literal["house", "trait", "name", "power"]
Common = Literal["house", "trait", "name", "type", "power", "line"]
Compared = Literal["that", "host", "line"]
State = Literal[
    "stunned", "warded", "upgraded", "wounded", "used", "gigantic", "revealed", "with-icons", "attacking-this"
]
PARITY: dict[str, Test] = {"odd": PowerParity(True), "even": PowerParity(False)}
CHOSEN: dict[Chosen, Test] = {
    "house": OfHouse(that_house),
    "name": ChosenName(),
    "power": PowerIs(chosen=True),
    "trait": ChosenTrait(),
}
SHARED: dict[tuple[Common, Compared, bool], Test] = {
    ("house", "that", True): SharesHouse(),
    ("house", "that", False): SharesHouse(yes=False),
    ("line", "that", True): SameLine(),
    ("name", "host", True): SameName(host=True),
    ("name", "that", True): SameName(),
    ("name", "that", False): OtherName(),
    ("power", "that", True): PowerBeside("=="),
    ("trait", "that", True): SharesTrait(),
    ("trait", "line", False): SharesTraitInLine(yes=False),
    ("type", "that", False): OtherType(),
}
"""What a card has in common with another, and with which one."""
STATES: dict[tuple[State, bool], Test] = {
    ("attacking-this", True): AttacksThis(),
    ("gigantic", True): Gigantic(),
    ("revealed", False): Unshown(),
    ("with-icons", True): HasIcons(),
    ("with-icons", False): HasIcons(yes=False),
}
"""States that are not a status of cards in play alone."""


@dataclass(frozen=True)
class Things(Word):
    """Cards of a kind, on a side, that pass every test."""

    kind: str = "card"
    side: str = ""
    tests: tuple[Test, ...] = field(default=())
    looks_at = ()

    def matches(self, t: Table, me: Source, b: Body) -> bool:
        """Whether a card in play is one of them."""
        return self.why(t, me, b) is None

    def why(self, t: Table, me: Source, b: Body) -> str | None:
        """The reason code why a card in play is none of them; None if it is."""
        if self.kind != "card" and b.kind != self.kind and b.kind not in self.kind.split("-or-"):
            return "wrong-type"
        if self.side and (b.controller == me.seat or (me.lent and b is me.body)) is (self.side == "enemy"):
            return "wrong-side"
        for test in self.tests:
            if not test.holds(t, me, b):
                return test.code
        return None

    def fits(self, t: Table, me: Source, n: int) -> bool:
        """Whether a card out of play is one of them."""
        return self._of_kind(t.cast[n]) and all(test.fits_card(t, me, n) for test in self.tests)

    def suits(self, t: Table, me: Source, copy: Copy) -> bool:
        """Whether a copy of a card, wherever it is, is one of them by what is printed on it."""
        return self._of_kind(copy) and all(test.fits(t, me, copy) for test in self.tests)

    def _of_kind(self, copy: Copy) -> bool:
        kind = copy.card.type
        return self.kind in ("card", kind) or kind in self.kind.split("-or-")

    def bodies(self, t: Table, me: Source) -> list[Body]:
        """All of them in play: yours first, in the order they lie."""
        found: list[Body] = []
        bodies, tests = t.bodies, self.tests
        for seat in (
            (me.seat, 1 - me.seat)
            if not self.side
            else (me.seat,)
            if self.side == "friendly"
            else (1 - me.seat,)
        ):
            if self.kind == "upgrade":
                numbers = [n for n, b in bodies.items() if b.kind == "upgrade" and b.controller == seat]
            elif self.kind == "creature":
                numbers = t.line[seat]
            elif self.kind == "artifact":
                numbers = t.artifacts[seat]
            else:
                numbers = [*t.line[seat], *t.artifacts[seat]]
                if self.kind == "card":
                    numbers += [n for n, b in bodies.items() if b.kind == "upgrade" and b.controller == seat]
            for n in numbers:
                b = bodies[n]
                if not tests or all(test.holds(t, me, b) for test in tests):
                    found.append(b)
        return self._with_itself(t, me, found) if me.lent and self.side else found

    def _with_itself(self, t: Table, me: Source, found: list[Body]) -> list[Body]:
        """A card used as if it were yours counts itself on your side."""
        others = [b for b in found if b is not me.body]
        here = me.body is not None and t.bodies.get(me.body.n) is me.body and self.matches(t, me, me.body)
        return [*others, me.body] if here and me.body is not None else others

    def _and(self, test: Test) -> Things:
        return replace(self, tests=(*self.tests, test))

    # -- the words

    @property
    def friendly(self) -> Things:
        return replace(self, side="friendly")

    @property
    def enemy(self) -> Things:
        return replace(self, side="enemy")

    @property
    def other(self) -> Things:
        return self._and(Other())

    @property
    def itself(self) -> Things:
        """This very card, where a moment asks which one it was."""
        return self._and(Itself())

    @property
    def wearing_this(self) -> Things:
        """The creature that this upgrade is on, where a moment asks which one it was."""
        return self._and(Itself(host=True))

    @property
    def different(self) -> Things:
        return self._and(Different())

    @property
    def armored(self) -> Things:
        return self._and(Armored())

    def either(self, *kinds: Things) -> Things:
        """Only those of one of these kinds."""
        return self._and(Either(kinds))

    @property
    def damaged(self) -> Things:
        return self._and(Status("damaged"))

    @property
    def undamaged(self) -> Things:
        return self._and(Status("damaged", yes=False))

    @property
    def ready(self) -> Things:
        return self._and(Status("ready"))

    @property
    def exhausted(self) -> Things:
        return self._and(Status("ready", yes=False))

    @property
    def stunned(self) -> Things:
        return self._and(Status("stunned"))

    @property
    def on_flank(self) -> Things:
        return self._and(Status("on-flank"))

    @property
    def off_flank(self) -> Things:
        return self._and(Status("on-flank", yes=False))

    @property
    def in_center(self) -> Things:
        """In the center of its battleline."""
        return self._and(Status("in-center"))

    @property
    def with_amber(self) -> Things:
        return self._and(Status("with-amber"))

    @property
    def token(self) -> Things:
        """Token creatures."""
        return self._and(IsToken())

    @property
    def non_token(self) -> Things:
        return self._and(IsToken(yes=False))

    @property
    def neighboring(self) -> Things:
        """Beside this creature."""
        return self._and(Beside("this"))

    @property
    def beside_that(self) -> Things:
        """Beside the creature chosen last."""
        return self._and(Beside("that"))

    def next_to(self, side: Side, *, of: Pointed = "this") -> Things:
        """The `left` or the `right` neighbor of this creature, or with `of="that"` of the one chosen last."""
        return self._and(NextTo(side, of))

    @property
    def enraged(self) -> Things:
        return self._and(Status("enraged"))

    @property
    def without_amber(self) -> Things:
        return self._and(Status("with-amber", yes=False))

    def like_neighbors(self, least: int, *, yes: bool = True) -> Things:
        """Those that share a house with at least so many of their own neighbors, or that do not."""
        return self._and(LikeNeighbors(least, yes=yes))

    def amid(self, what: Things) -> Things:
        """Those with two such neighbors, of different houses."""
        return self._and(Amid(what))

    def toward(self, side: Side, *, of: Pointed = "this") -> Things:
        """Anywhere to the `left` or the `right` of this creature in its battleline, or with `of="that"` of the one spoken of."""
        return self._and(SideOfThis(side == "left", of))

    def between(self, id: str) -> Things:
        """Between this creature and one of that name."""
        return self._and(Between(id))

    def at_flank(self, side: Side) -> Things:
        """At the `left` or the `right` end of its battleline."""
        return self._and(AtFlank(side))

    def controlled_by(self, who: Who) -> Things:
        """Those of one player: `creature.controlled_by(chosen_player)`."""
        return self._and(ControlledBy(who))

    def ones(self, who: Who) -> Things:
        """Those that are said to be a player's: what it controls, and its own that enter on the other side."""
        return self._and(Ones(who))

    def owned_by(self, who: Who) -> Things:
        """Those that belong to the deck of one player."""
        return self._and(ControlledBy(who, owned=True))

    def with_counter(self, mark: str) -> Things:
        return self._and(HasCounter(mark))

    def of(self, house: str, *or_houses: str) -> Things:
        """Those of a house, or of one of several."""
        if or_houses:
            return self.either(*(Things(self.kind).of(name) for name in (house, *or_houses)))
        return self._and(OfActiveHouse() if house == active_house else OfHouse(house))

    def not_of(self, house: str) -> Things:
        active = house == active_house
        return self._and(OfActiveHouse(yes=False) if active else OfHouse(house, yes=False))

    def of_that(self, quality: Chosen) -> Things:
        """Of the `house`, the `trait`, the `name` or the `power` that this ability chose."""
        return self._and(CHOSEN[quality])

    def of_crowded_house(self, least: int = 0) -> Things:
        """Of a house with so many creatures in play; without a number, of that which has most."""
        return self._and(OfCrowdedHouse(least) if least else OfCommonestHouse())

    def sharing(
        self, quality: Common, *, of: Compared = "that", among: Things | None = None, yes: bool = True
    ) -> Things:
        """With the `house`, `trait`, `name`, `type`, `power` or `line` of the card spoken of last, of the `host`
        of this upgrade, of another of its own `line`, or of one among those in play; `yes=False`: with another.
        """
        return self._and(SharesHouse(among=among) if among is not None else SHARED[quality, of, yes])

    def state(self, word: State, *, yes: bool = True) -> Things:
        """In a state that few cards ask for: `warded`, `upgraded`, `wounded`, `gigantic`, `with-icons`…"""
        return self._and(STATES.get((word, yes)) or Status(word, yes=yes))

    def trait(self, name: str) -> Things:
        return self._and(HasTrait(name))

    def without_trait(self, name: str) -> Things:
        return self._and(HasTrait(name, yes=False))

    def named(self, id: str, *, copies: bool = False) -> Things:
        """With this name; `copies`: all that have it, though a card speaks of its own name."""
        return self._and(Named(id, copies=copies))

    def keyword(self, word: str, *, yes: bool = True, borrowed: bool = True) -> Things:
        """With a keyword or without; `borrowed=False`: one not had for the sake of another creature's."""
        return self._and(HasKeyword(word, yes=yes, borrowed=borrowed))

    def power(
        self,
        value: int | Literal["odd", "even", "less", "more"] | Counted,
        *,
        than: Literal["this", "that", ""] = "",
    ) -> Things:
        """With that power, a number that is counted, an `odd` or `even` one, or `less` or `more` than this or
        that creature: `creature.power("less", than="this")`.
        """
        if than:
            return self._and(PowerBeside({"less": "<", "more": ">"}[str(value)], this=than == "this"))
        if isinstance(value, str):
            return self._and(PARITY[value])
        return self._and(PowerIs(least=value, most=value) if isinstance(value, int) else PowerEquals(value))

    def power_at_least(self, value: int) -> Things:
        return self._and(PowerIs(least=value))

    def power_at_most(self, value: int) -> Things:
        return self._and(PowerIs(most=value))


any_card = Things()
creature = Things("creature")
artifact = Things("artifact")
upgrade = Things("upgrade")
action = Things("action")
creature_or_artifact = Things("creature-or-artifact")
