"""The KeyForge table: zones are lists of card numbers, only cards in play carry a mutable body."""

from __future__ import annotations

from collections.abc import Iterable, KeysView, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, overload

import msgspec

from tapete.games.keyforge.abilities import Ability, Standing
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.switches import Switches
from tapete.kernel.errors import Broken
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow

# The steps a table can rest in: setup, the turn's beginning, the choices of step 2, the free step 3, and
# its end.
SETUP: Final = 0
MULLIGAN: Final = 1
START: Final = 2
FORGE: Final = 3
HOUSE: Final = 4
ARCHIVES: Final = 5
MAIN: Final = 6
END: Final = 7

KEY_COLOURS: Final = ("red", "yellow", "blue")

Ref = tuple[int, int]
"""One stay in play of one card: its number and the serial it got on entering."""

Counted = tuple[tuple[int, Copy], ...]
"""Cards of a list that count as others: their place in it, and the card each counts as."""


class Was(msgspec.Struct, frozen=True, gc=False):
    """What a card is just before it leaves play, while all that leave with it are still there."""

    houses: tuple[str, ...] = ()
    power: int = 0
    traits: frozenset[str] = frozenset()
    words: tuple[tuple[str, int], ...] | None = None
    """Its keywords, where they are not those printed."""
    neighbors: tuple[Ref, ...] = ()
    flanked: bool = False
    centered: bool = False
    behind: tuple[tuple[int, tuple[Ref, ...]], ...] = ()
    """Lasting effects about it, by their serials, that go on for others when it leaves."""


IN_PLAY: Final = Was()
"""What is remembered of a card that has not left."""


class Body(msgspec.Struct, gc=False):
    """A card in play. Tuples only inside, so that a shallow copy is a copy."""

    n: int
    born: int
    owner: int
    controller: int
    kind: str
    copy_of: Copy
    exhausted: bool = True
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    attacked: bool = False
    tagged: bool = False
    face_down: bool = False
    damage: int = 0
    amber: int = 0
    power_counters: int = 0
    armor_used: int = 0
    uses: int = 0
    host: int = -1
    upgrades: tuple[int, ...] = ()
    under: tuple[int, ...] = ()
    grafted: tuple[int, ...] = ()
    """Those of the cards under it that lie face up."""
    purged: tuple[int, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    home: int = -1
    """The seat it entered play under."""
    part: int = -1
    was: Was = IN_PLAY
    armor_seen: int = 0
    spent: bool = False
    """Whether it has given this turn what it gives once each turn."""
    killer: int = -1
    felled: tuple[str, int] = ("", -1)
    """By which keyword of which card it was destroyed: assault, splash-attack, or the damage it deals otherwise."""
    in_fight: bool = False
    stirred: bool = False
    """Whether something on it counts for this turn alone: uses, attacked, spent, armor."""
    gone: bool = False
    """Whether it has left play and all that lay on it and under it has gone its way."""
    beneath: int = -1
    """The card itself, where this is a token creature made of a card that not everybody saw: in play it has a number
    of its own, so that nobody knows it again.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Body: ...

    @property
    def ref(self) -> Ref:
        """This stay in play, to be remembered by lasting effects."""
        return (self.n, self.born)

    @property
    def card(self) -> int:
        """The number of the card itself, in play or where it went from there."""
        return self.n if self.beneath < 0 else self.beneath

    @property
    def of_this_turn(self) -> bool:
        """Whether it carries anything that is over with the turn."""
        return bool(self.uses or self.attacked or self.spent or self.armor_used or self.armor_seen)

    @property
    def id(self) -> str:
        """The id of the card it counts as."""
        return self.copy_of.card.id


Pick = Body | int
"""A card as an ability comes by it: the body of one in play, the number of one out of play."""


class Fight(msgspec.Struct, gc=False):
    """A fight going on."""

    attacker: Body
    foe: Body
    first: bool
    """Whether the foe is chosen to be fought for the first time this turn."""
    victim: Body
    """Whom the attacker's power damages: the foe, unless an ability says otherwise."""
    stopped: bool = False


BEHIND: Final = "behind"
"""The word of a lasting effect that goes on for those who stood beside a card that has left play."""


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """An effect that outlives what made it: an ability with a fixed seat, about all or some cards, until
    a moment.
    """

    serial: int
    ability: Ability
    seat: int
    source: int
    about: tuple[Ref, ...] | None = None
    until: str = "turn"
    """`turn`, `next` (that seat's next turn, from its start to its end), `leaves` (while `holder` is in
    play), `start`.
    """
    turn_of: int = -1
    holder: Ref | None = None
    left: int = -1
    """How many more times it applies; -1 means always."""
    house: str = ""
    number: int = 0
    word: str = ""
    told: Copy | None = None
    """What the card that made it counted as, where that was a token creature: nobody learns what lies beneath."""


A = TypeVar("A", bound=Ability, covariant=True)
S = TypeVar("S", bound=Standing)


class Entry(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """One line of the index: an ability under an event it waits for or a kind of constant, and whose it is."""

    serial: int
    n: int
    """The card in play whose ability it is; for a lasting effect the card that made it."""
    ability: A
    lasting: Lasting | None = None
    instead: bool = False
    unsettles: bool = False
    """Whether it is a constant that may say something else after the event."""

    def hears(self, t: Table, event: Event) -> bool:
        """Whether this event concerns it: the kernel's gate asks."""
        return self.ability.hears(t, self, event)

    def replace(self, t: Table, event: Event) -> Flow[Sequence[Event]]:
        """The flow that puts other events in its place: the kernel's gate asks."""
        return self.ability.stand_in(t, self, event)


if TYPE_CHECKING:
    from tapete.games.keyforge.events import DamageDealt

    class Index:
        """Who speaks where: entries by the event they wait for, or by the kind of constant they are.

        A plain dict; told to the type checker so that a kind of constant leads to abilities of that kind.
        """

        @overload
        def get(self, key: type[S]) -> tuple[Entry[S], ...] | None: ...
        @overload
        def get(self, key: type[S], default: tuple[()]) -> tuple[Entry[S], ...]: ...
        @overload
        def get(self, key: type) -> tuple[Entry[Ability], ...] | None: ...
        @overload
        def get(self, key: type, default: tuple[()]) -> tuple[Entry[Ability], ...]: ...
        def get(self, key: type, default: tuple[()] | None = None) -> Any: ...
        @overload
        def __getitem__(self, key: type[S]) -> tuple[Entry[S], ...]: ...
        @overload
        def __getitem__(self, key: type) -> tuple[Entry[Ability], ...]: ...
        def __getitem__(self, key: type) -> Any: ...
        def __setitem__(self, key: type, entries: tuple[Entry[Ability], ...]) -> None: ...
        def __delitem__(self, key: type) -> None: ...
        def __contains__(self, key: type) -> bool: ...
        def items(self) -> Iterable[tuple[type, tuple[Entry[Ability], ...]]]: ...
        def keys(self) -> KeysView[type]: ...
        def copy(self) -> Index: ...

else:
    Index = dict


PASSING: Final = ("batch", "blows", "cache", "fight", "log", "loops", "omens", "touched")
"""What of a table only events need not change. All of it lives within one action: a table at rest has none of it, and
no copy takes it along. `batch` gathers the cards to be destroyed together, `fight` is the fight going on, `omens` the
damage of it, `blows` the damage of which nobody has died or survived yet, `loops` how deep an ability resolves within itself; `cache` holds derived values until the next change,
and `log` is the list the kernel lends for the events themselves. Only `touched` goes along with a copy: it is read from
the index, and looked up anew after the index has changed.
"""


DERIVED: Final = ("touched",)
"""What is read from the index alone and kept until the index changes: a copy of the index takes it along, nobody is told."""


BOOKMARK: Final = "_enter"
"""The one function (of `rules/turn.py`) that writes `step`, with what counts from there (`before`, `omega`), without an
event: it is where the turn goes on, nobody waits for it or is told of it, and it is written at the end of almost every
flow, where an event cost 4 % of a game.
"""


class Table:
    """Everything at the table as plain data; but for what is PASSING or DERIVED and the BOOKMARK, only events change it."""

    seats: Final = 2
    __slots__ = (
        "active",
        "amber",
        "archives",
        "artifacts",
        "batch",
        "before",
        "blows",
        "bodies",
        "cache",
        "cast",
        "chains",
        "deck",
        "deeds",
        "destroyed",
        "discard",
        "discarded",
        "face_up",
        "fight",
        "first",
        "forged",
        "hand",
        "house",
        "house_before",
        "houses",
        "index",
        "touched",
        "keys",
        "known",
        "lasting",
        "limbo",
        "line",
        "log",
        "loops",
        "mulligans",
        "omega",
        "omens",
        "over",
        "played",
        "played_as",
        "played_before",
        "played_before_as",
        "purged",
        "serial",
        "slain",
        "step",
        "stolen",
        "strayed",
        "switches",
        "tide",
        "tokens",
        "turn",
        "used",
        "used_as",
        "winner",
    )

    def __init__(
        self, cast: tuple[Copy, ...], houses: tuple[tuple[str, ...], tuple[str, ...]], switches: Switches
    ) -> None:
        self.cast = cast
        self.houses = houses
        self.switches = switches
        self.tokens: tuple[Copy | None, Copy | None] = (None, None)
        """The token creature of each deck, where it brings one."""
        self.hand: tuple[list[int], list[int]] = ([], [])
        self.deck: tuple[list[int], list[int]] = ([], [])
        """The top of a deck is the end of its list."""
        self.discard: tuple[list[int], list[int]] = ([], [])
        self.archives: tuple[list[int], list[int]] = ([], [])
        self.purged: tuple[list[int], list[int]] = ([], [])
        self.line: tuple[list[int], list[int]] = ([], [])
        self.artifacts: tuple[list[int], list[int]] = ([], [])
        self.limbo: tuple[list[int], list[int]] = ([], [])
        """Cards being played at this moment, by owner."""
        self.face_up: tuple[int, ...] = ()
        """Cards that lie face up in archives."""
        self.bodies: dict[int, Body] = {}
        self.amber, self.chains = [0, 0], [0, 0]
        self.keys: list[tuple[str, ...]] = [(), ()]
        self.forged: list[tuple[str, ...]] = [(), ()]
        self.stolen = (0, 0)
        """Keys each seat forged and Æmber it stole this turn, or in its last one when the other is playing."""
        self.played, self.used, self.discarded = list[int](), list[int](), list[int]()
        self.before = 0
        """How many cards were played, used or discarded in the steps before this one: alpha looks at its own."""
        self.slain: list[tuple[int, int]] = []
        """Creatures destroyed in fights this turn, each with who controlled it; cards destroyed in any way, with their kind."""
        self.destroyed: tuple[tuple[int, int, str], ...] = ()
        self.deeds: tuple[tuple[str, int, int], ...] = ()
        """How cards were used this turn, in order, or that the active player exalted them: how, which, and who controlled it."""
        self.played_as: Counted = ()
        """Which plays of this turn were copies: the place in `played` and what it counted as."""
        self.used_as: Counted = ()
        """Which uses of this turn were of tokens and copies: the place in `used` and what it counted as."""
        self.played_before: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.played_before_as: tuple[Counted, Counted] = ((), ())
        """Which plays of each seat's previous turn were copies, as `played_as` tells those of this turn."""
        self.strayed = False
        """Whether some card in play is controlled by another seat than the one it entered under."""
        self.active = self.first = self.turn = 0
        self.step = SETUP
        self.house, self.omega, self.house_before = "", False, ("", "")
        """The active house, whether omega ends the step, and the house that each player chose last."""
        self.mulligans, self.over, self.winner, self.serial, self.tide = 0, False, -1, 0, -1
        self.lasting: tuple[Lasting, ...] = ()
        self.index, self.touched = Index(), -1
        """Who listens; and which acts those touch (`rules/options.py`), -1 when that is to be looked up anew."""
        self.known: tuple[dict[int, tuple[str, ...]], dict[int, tuple[str, ...]]] = ({}, {})
        self.log: list[Event] = []
        self.batch: list[Body] | None = None
        self.fight: Fight | None = None
        self.omens: tuple[DamageDealt, ...] = ()
        self.blows: tuple[DamageDealt, ...] = ()
        self.loops: dict[tuple[object, ...], int] = {}
        """How often each ability is resolving within itself: infinite loops are ended by it."""
        self.cache: dict[Any, Any] = {}

    def copy(self) -> Table:
        """An independent table; what never changes is shared, and what is PASSING stays behind."""
        new = Table.__new__(Table)
        new.cast = self.cast
        new.houses = self.houses
        new.switches = self.switches
        new.tokens = self.tokens
        a, b = self.hand
        new.hand = (a[:], b[:])
        a, b = self.deck
        new.deck = (a[:], b[:])
        a, b = self.discard
        new.discard = (a[:], b[:])
        a, b = self.archives
        new.archives = (a[:], b[:])
        a, b = self.purged
        new.purged = (a[:], b[:])
        a, b = self.line
        new.line = (a[:], b[:])
        a, b = self.artifacts
        new.artifacts = (a[:], b[:])
        new.limbo = ([], [])
        new.face_up = self.face_up
        new.bodies = {n: body.__copy__() for n, body in self.bodies.items()}
        new.amber = self.amber[:]
        new.chains = self.chains[:]
        new.keys = self.keys[:]
        new.forged, new.stolen = self.forged[:], self.stolen
        new.played = self.played[:]
        new.used = self.used[:]
        new.discarded = self.discarded[:]
        new.slain, new.destroyed, new.deeds = self.slain[:], self.destroyed, self.deeds
        new.before = self.before
        new.played_as = self.played_as
        new.used_as = self.used_as
        new.played_before = self.played_before
        new.played_before_as = self.played_before_as
        new.strayed = self.strayed
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.step = self.step
        new.house = self.house
        new.house_before = self.house_before
        new.omega = self.omega
        new.tide = self.tide
        new.mulligans = self.mulligans
        new.over = self.over
        new.winner = self.winner
        new.serial = self.serial
        new.lasting = self.lasting
        new.index, new.touched = self.index.copy(), self.touched
        one, other = self.known
        new.known = (one.copy(), other.copy())
        new.log = []
        new.batch = new.fight = None
        new.omens = new.blows = ()
        new.loops = {}
        new.cache = {}
        return new

    def changed(self) -> None:
        """Forget derived values: called whenever one of them may have changed."""
        if self.cache:
            self.cache = {}

    def check(self) -> None:
        """Raise Broken unless every card is in one place and every number is possible."""
        places = [
            n
            for zones in (
                self.hand,
                self.deck,
                self.discard,
                self.archives,
                self.purged,
                self.limbo,
                self.line,
                self.artifacts,
            )
            for zone in zones
            for n in zone
        ]
        for b in self.bodies.values():
            places += b.under
            places += [n for n in (b.part, b.beneath) if n >= 0]
            if b.kind == "upgrade":
                places.append(b.n)
            self._check_body(b)
        if len(places) != len(set(places)):
            raise Broken(
                "broken",
                problem=f"a card is in two places: {sorted(n for n in set(places) if places.count(n) > 1)}",
            )
        if min(self.amber) < 0 or min(self.chains) < 0 or any(len(keys) > 3 for keys in self.keys):
            raise Broken("broken", problem="Æmber, chains or keys that cannot be")

    def _check_body(self, b: Body) -> None:
        if b.kind == "upgrade":
            # An upgrade whose creature has just left follows in the next event.
            there = b.host not in self.bodies or b.n in self.bodies[b.host].upgrades
        else:
            there = b.n in (self.line if b.kind == "creature" else self.artifacts)[b.controller]
        if not there or b.damage < 0 or b.amber < 0:
            raise Broken("broken", problem=f"card {b.n} ({b.id}) is not where it stands")
        if b.of_this_turn and not b.stirred:
            raise Broken("broken", problem=f"card {b.n} ({b.id}) keeps what is over with the turn")
