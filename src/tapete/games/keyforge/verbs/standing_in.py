"""Words for what happens instead, is forbidden or skipped: each stands for a family of effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.verbs.amber import Lose
from tapete.games.keyforge.verbs.amounts import Number
from tapete.games.keyforge.verbs.base import Declared, Steps, Verb, Who, you
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.constants import Considered, Flank, Scope
from tapete.games.keyforge.verbs.copying import EntersAsCopy
from tapete.games.keyforge.verbs.economy import IsHaunted, SkipsForging, TakesSpent
from tapete.games.keyforge.verbs.fighting import InsteadOfDamage
from tapete.games.keyforge.verbs.harm import Deal
from tapete.games.keyforge.verbs.icons import CannotResolveIcons, IconsAgain
from tapete.games.keyforge.verbs.instead import (
    AddedInstead,
    ArchivesHold,
    CapturesInstead,
    GoesInstead,
    SharesOutDamage,
    StealsInstead,
    StolenIsCaptured,
    SuffersWith,
    TakenFromSupply,
    TakesDamage,
)
from tapete.games.keyforge.verbs.limits import (
    CannotBePlayed,
    LoseToPlay,
    PlayedAsCopy,
    PlayedGoes,
    UseAtPrice,
)
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.playing import InsteadOfPlay, PlayedTwice, SkipsSteps
from tapete.games.keyforge.verbs.pointers import Neighbors, this
from tapete.games.keyforge.verbs.readying import StrikesInsteadOfReadying
from tapete.games.keyforge.verbs.returning import InsteadOfDrawing
from tapete.games.keyforge.verbs.things import Things, any_card
from tapete.games.keyforge.verbs.tide import CannotRaiseTide


def _struck_instead(steps: Steps) -> StrikesInsteadOfReadying:
    (blow,) = steps
    assert isinstance(blow, Deal) and isinstance(blow.amount, int) and blow.to == this
    return StrikesInsteadOfReadying(blow.amount)


Done = Literal["damage", "drawing", "gaining", "playing", "readying"]
DONE_INSTEAD: dict[Done, Callable[[Steps], Ability]] = {
    "damage": InsteadOfDamage,
    "drawing": InsteadOfDrawing,
    "gaining": AddedInstead,
    "playing": InsteadOfPlay,
    "readying": _struck_instead,
}


def instead_of(what: Done, *steps: Verb) -> Ability:
    """This happens instead of the `damage` this creature would deal, of your `drawing` a card, of your `gaining` Æmber in
    any way (`this_way` tells how much), of what an action card would do that your opponent is `playing`, or of its
    `readying` creatures, for each of them: damage to this one.
    """
    return DONE_INSTEAD[what](steps)


Fate = Literal["theirs", "stolen", "reaped", "taken", "spent"]
NewFate = Literal["captured", "stolen", "from-supply", "taken"]
AMBER_INSTEAD: dict[tuple[Fate, NewFate], Ability] = {
    ("theirs", "captured"): CapturesInstead(),
    ("stolen", "captured"): StolenIsCaptured(),
    ("reaped", "stolen"): StealsInstead(),
    ("taken", "from-supply"): TakenFromSupply(),
    ("spent", "taken"): TakesSpent(),
}


def amber_instead(which: Fate, how: NewFate) -> Ability:
    """Æmber that would be added to your opponent's pool (`theirs`) or `stolen` is `captured` instead, what you would
    have `reaped` is `stolen`, what would be `taken` from your pool comes `from-supply`,
    and what your opponent has `spent` on keys is `taken` by you.
    """
    return AMBER_INSTEAD[which, how]


def damage_goes(to: Literal["this", "neighbors"], *, of: Things | Neighbors | None = None) -> Ability:
    """Damage of such neighbors is dealt to `this` instead, and that of the neighbors in fights to this one too; or that
    of the creature this upgrade is on, to its `neighbors`.
    """
    if to == "neighbors":
        return SharesOutDamage()
    assert of is not None
    return SuffersWith(of) if isinstance(of, Neighbors) else TakesDamage(of)


def goes_instead(
    what: Things, to: Literal["hand", "deck", "archives", "purged"], *, played: bool = False
) -> Ability:
    """Such cards that would go from play to a discard pile go elsewhere; `played`: those that you have played."""
    return PlayedGoes(what, to=to) if played else GoesInstead(what, to=to)


def as_copy(what: Things, *, of: Zone | None = None, house: str = "") -> Declared:
    """This card is a copy of one of those there while it is played; or enters play as one of those in play, but of that
    house.
    """
    return EntersAsCopy(what, house) if of is None else PlayedAsCopy(what, of)


Forbidden = Literal["be-played", "leave-archives", "raise-tide", "resolve-icons"]
FORBIDDEN: dict[Forbidden, Ability] = {
    "be-played": CannotBePlayed(),
    "leave-archives": ArchivesHold(),
    "raise-tide": CannotRaiseTide(),
    "resolve-icons": CannotResolveIcons(),
}


def cannot(what: Forbidden) -> Ability:
    """This card cannot `be-played`; your opponent's cards cannot `leave-archives` of yours; nobody can `raise-tide`; your opponent cannot `resolve-icons`."""
    return FORBIDDEN[what]


def at_price(how: Literal["play", "use"], price: Verb) -> Declared:
    """You must do this in order to `use` this card, or lose so much Æmber in order to `play` it."""
    if how == "use":
        return UseAtPrice(price)
    assert isinstance(price, Lose) and isinstance(price.amount, int)
    return LoseToPlay(price.amount)


def again(what: Literal["play", "icons"], *, of: Things = any_card) -> Ability:
    """What such a card that you `play` does is done once more; or you resolve each of its `icons` once more."""
    return PlayedTwice(of) if what == "play" else IconsAgain()


def considered(
    *,
    to: Scope = this,
    power: Number | None = None,
    armor: Number | None = None,
    on_flank: bool = False,
    haunted: bool = False,
    only_if: Condition | None = None,
) -> Ability:
    """Creatures are considered to have so much power or armor, or to be flank creatures; or you, to be haunted."""
    if haunted:
        return IsHaunted(only_if=only_if)
    if on_flank:
        return Flank(to=to, only_if=only_if)
    return Considered(power=power, armor=armor, to=to, only_if=only_if)


def skips(*steps: Literal["forge", "ready", "draw"], who: Who = you) -> Ability:
    """A player skips these steps of its turn: `forge`, or `ready` and `draw`."""
    return SkipsForging(who) if steps == ("forge",) else SkipsSteps(steps, who=who)
