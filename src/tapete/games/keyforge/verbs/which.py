"""What an ability may ask of a card: of a house, damaged, beside another… each with its reason."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import GrantsTrait
from tapete.games.keyforge.rules.icons import icons_on
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import (
    armor,
    belongs,
    counters,
    houses,
    in_center,
    known_keyword,
    on_flank,
    own_keyword,
    traits,
)
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.verbs.base import Who, Word, house_of

if TYPE_CHECKING:
    from tapete.games.keyforge.verbs.things import Things


@dataclass(frozen=True)
class Test(Word):
    """One predicate; `code` is what `why_not` answers when it fails."""

    @property
    def code(self) -> str:
        """What kind of card it is not, where it fails."""
        return "not-a-target"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        """Whether a card in play passes."""
        raise NotImplementedError

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        """Whether a card out of play passes, by what is printed on it."""
        raise NotImplementedError

    def fits_card(self, t: Table, me: Source, n: int) -> bool:
        """Whether that very card out of play passes."""
        return self.fits(t, me, t.cast[n])


@dataclass(frozen=True)
class OfHouse(Test):
    """Of a house; without a name, of the house chosen."""

    house: str
    _: KW_ONLY
    yes: bool = True

    code = "wrong-house"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return belongs(t, b, house_of(self.house, me)) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.house == (house_of(self.house, me))) is self.yes


@dataclass(frozen=True)
class OfActiveHouse(Test):
    """Of the active house."""

    _: KW_ONLY
    yes: bool = True

    code = "wrong-house"
    looks_at = ("house",)

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return belongs(t, b, t.house) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.house == t.house) is self.yes


@dataclass(frozen=True)
class OfCommonestHouse(Test):
    """Of the house that most creatures in play belong to; where some are tied, of any of them."""

    code = "wrong-house"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        found = [house for line in t.line for n in line for house in houses(t, t.bodies[n])]
        most = max((found.count(house) for house in found), default=0)
        return any(found.count(house) == most for house in houses(t, b))


@dataclass(frozen=True)
class HasTrait(Test):
    """With a trait."""

    trait: str
    _: KW_ONLY
    yes: bool = True

    code = "wrong-trait"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (self.trait in traits_of(t, b)) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (self.trait in copy.card.traits) is self.yes


def traits_of(t: Table, thing: Body | int) -> frozenset[str]:
    """The traits of a body or of a card out of play."""
    if isinstance(thing, int):
        return t.cast[thing].card.traits
    return traits(t, thing) if GrantsTrait in t.index or thing.was.traits else thing.copy_of.card.traits


@dataclass(frozen=True)
class Named(Test):
    """With this name; in the mouth of a creature of that name it is that creature alone (v17.2 «Texto
    autorreferencial»).
    """

    id: str
    _: KW_ONLY
    copies: bool = False
    """Its text speaks of several cards of the name, so it means them all."""

    code = "wrong-name"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        if not bears(b.id, self.id) or (b.face_down and self._foreign(t, me)):
            return False
        return self.copies or me.body is None or not bears(me.body.id, self.id) or b is me.body

    def _foreign(self, t: Table, me: Source) -> bool:
        """Whether it is said of a token creature by a card taken from an opponent, whose new controller's deck brings
        another one or none: what names it does not resolve (v17.2 «Criaturas ficha»).
        """
        token = t.tokens[me.seat]
        return t.cast[me.card].owner != me.seat and (token is None or token.card.id != self.id)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return bears(copy.card.id, self.id)


def bears(id: str, name: str) -> bool:
    """Whether a card has the name of another: its own, or its evil twin's (v17.2 «Reflejo oscuro»)."""
    return id.removesuffix("-evil-twin") == name


def name_of(t: Table, thing: Body | int) -> str:
    """The name of a body or of a card out of play."""
    copy = t.cast[thing] if isinstance(thing, int) else thing.copy_of
    return copy.card.names["en"]


@dataclass(frozen=True)
class OfType(Test):
    """For cards out of play: creature, artifact, action, upgrade."""

    type: str
    _: KW_ONLY
    yes: bool = True

    code = "wrong-type"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (b.kind == self.type) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (copy.card.type == self.type) is self.yes


@dataclass(frozen=True)
class HasCounter(Test):
    """With a counter of that name on it; `power` for the +1 power ones."""

    mark: str
    _: KW_ONLY
    yes: bool = True

    code = "no-such-counter"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (counters(b, self.mark) > 0) is self.yes


@dataclass(frozen=True)
class Status(Test):
    """Damaged, stunned, ready, on a flank… or not."""

    word: str
    _: KW_ONLY
    yes: bool = True

    @property
    def code(self) -> str:
        return self.word if not self.yes else f"not-{self.word}"

    @property
    def looks_at(self) -> tuple[str, ...]:
        return STATUS_OF.get(self.word, ())

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return STATUS[self.word](t, b) is self.yes


def _damaged(t: Table, b: Body) -> bool:
    return b.damage > 0


def _wounded(t: Table, b: Body) -> bool:
    """Damaged, and alive in spite of it: what is dealt just now does not count until it is survived."""
    return b.damage > sum(blow.done for blow in t.blows if blow.body is b)


def _ready(t: Table, b: Body) -> bool:
    return not b.exhausted


def _stunned(t: Table, b: Body) -> bool:
    return b.stunned


def _warded(t: Table, b: Body) -> bool:
    return b.warded


def _enraged(t: Table, b: Body) -> bool:
    return b.enraged


def _amber(t: Table, b: Body) -> bool:
    return b.amber > 0


def _upgraded(t: Table, b: Body) -> bool:
    return bool(b.upgrades)


def _used(t: Table, b: Body) -> bool:
    return b.uses > 0


STATUS = {
    "damaged": _damaged,
    "wounded": _wounded,
    "ready": _ready,
    "stunned": _stunned,
    "warded": _warded,
    "enraged": _enraged,
    "with-amber": _amber,
    "upgraded": _upgraded,
    "used": _used,
    "on-flank": on_flank,
    "in-center": in_center,
}

STATUS_OF = {
    "damaged": ("damage",),
    "wounded": ("damage",),
    "ready": ("ready",),
    "with-amber": ("on-cards",),
    "used": ("used",),
}
"""What those hang on that change without unsettling the table by themselves."""


@dataclass(frozen=True)
class HasKeyword(Test):
    """With a keyword now, printed or gained."""

    word: str
    _: KW_ONLY
    yes: bool = True
    borrowed: bool = True
    """Whether it counts too where a creature has it only because another has it."""

    code = "wrong-keyword"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        found = known_keyword(t, b, self.word) if self.borrowed else own_keyword(t, b, self.word)
        return bool(found) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return (self.word in copy.card.keywords) is self.yes


@dataclass(frozen=True)
class HasIcons(Test):
    """With a bonus icon on it, or with none."""

    _: KW_ONLY
    yes: bool = True

    code = "wrong-icons"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return bool(icons_on(t, b)) is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return bool(copy.icons) is self.yes


@dataclass(frozen=True)
class Other(Test):
    """Not the card whose ability it is."""

    code = "not-itself"
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        # A lasting effect has no body of its own; it speaks of others than the card that made it, an upgrade of
        # others than the creature it is on.
        if me.body is None:
            return b.n != me.card
        return b is not me.body and b.n != me.body.host

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        if t.cast[me.card] is copy:
            return False
        # Played as a copy, it is that copy which is itself.
        return not any(other is copy and t.played[at] == me.card for at, other in t.played_as)


@dataclass(frozen=True)
class Itself(Test):
    """The very card whose ability it is, or the creature that this upgrade is on."""

    host: bool = False

    code = "only-itself"
    looks_at = ()
    personal_word = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return me.body is not None and b.n == me.body.host if self.host else b is me.body


@dataclass(frozen=True)
class Different(Test):
    """Not one already chosen by this ability, wherever it lies now (v17.2 FAQ «Ritual de la Vida»)."""

    code = "chosen-already"
    recalls = True

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return b not in me.that and b not in me.those and b not in me.kept

    def fits_card(self, t: Table, me: Source, n: int) -> bool:
        return all(n != (x if isinstance(x, int) else x.card) for x in (*me.that, *me.those, *me.kept))


@dataclass(frozen=True)
class ControlledBy(Test):
    """Controlled or owned by a player that the event names."""

    who: Who
    _: KW_ONLY
    owned: bool = False

    code = "wrong-side"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return (b.owner if self.owned else b.controller) in self.who.seats(t, me)


@dataclass(frozen=True)
class Ones(Test):
    """A player's card: one that it controls, or its own that enters on the other side (v17.2 FAQ «Bruja del Ocaso»)."""

    who: Who

    code = "wrong-side"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        seat = self.who.seat(me)
        return b.controller == seat or (b.owner == seat and t.bodies.get(b.n) is not b)


@dataclass(frozen=True)
class Armored(Test):
    """With armor now."""

    code = "no-armor"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return armor(t, b) > 0

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return copy.card.armor > 0


@dataclass(frozen=True)
class Either(Test):
    """One of several kinds: *an artifact or a flank creature*."""

    kinds: tuple[Things, ...]

    code = "not-a-target"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return any(kind.matches(t, me, b) for kind in self.kinds)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return any(kind.suits(t, me, copy) for kind in self.kinds)


@dataclass(frozen=True)
class Gigantic(Test):
    """A gigantic creature, or half of one (v17.2 «Gigantesca»)."""

    code = "not-gigantic"
    looks_at = ()

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return bool(b.copy_of.card.halves)

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return bool(copy.card.halves)


@dataclass(frozen=True)
class IsToken(Test):
    """A token creature: a card face down that counts as one (v17.2 «Criaturas ficha»). Out of play no card is."""

    _: KW_ONLY
    yes: bool = True
    looks_at = ()

    @property
    def code(self) -> str:
        return "not-token" if self.yes else "token"

    def holds(self, t: Table, me: Source, b: Body) -> bool:
        return b.face_down is self.yes

    def fits(self, t: Table, me: Source, copy: Copy) -> bool:
        return not self.yes
