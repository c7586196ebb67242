"""The kinds of constant abilities that the rules ask: each with its question, and what it may forbid or allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.keyforge.abilities import Ability, Standing
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.flow import Flow

if TYPE_CHECKING:
    from tapete.games.keyforge.rules.damage import Hit
    from tapete.games.keyforge.rules.source import Source

NOTHING: frozenset[str] = frozenset()


class Fickle:
    """The key of constants that may change without a card entering, leaving, moving or being marked: power is not kept."""


class About(Standing):
    """Is about some cards in play and has nothing else to say of them."""

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it is about that card now."""
        raise NotImplementedError


# Numbers and words on cards


class ChangesPower(Standing, touches=NOTHING):
    """More or less power."""

    bolsters = True

    @property
    def lowers(self) -> int:
        """How much power it can take away from a creature."""
        raise NotImplementedError

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        """What it adds to that creature's power now."""
        raise NotImplementedError


class ChangesArmor(Standing, touches=NOTHING):
    """More or less armor."""

    bolsters = True

    def bonus(self, t: Table, me: Source, b: Body) -> int:
        """What it adds to that creature's armor now."""
        raise NotImplementedError


class FixesPower(ChangesPower, touches=NOTHING):
    """Creatures are considered to have so much power, whatever adds to it or takes from it."""

    def fixed_power(self, t: Table, me: Source, b: Body) -> int | None:
        """That creature's power, or None where it is not about it."""
        raise NotImplementedError


class FixesArmor(ChangesArmor, touches=NOTHING):
    """Creatures are considered to have so much armor, whatever adds to it or takes from it."""

    def fixed_armor(self, t: Table, me: Source, b: Body) -> int | None:
        """That creature's armor, or None where it is not about it."""
        raise NotImplementedError


class SwitchesPower(ChangesPower, touches=NOTHING):
    """Creatures have their armor for power and their power for armor."""

    def applies(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it is about that card now."""
        raise NotImplementedError


class RemovesArmor(About, touches=NOTHING):
    """Creatures lose all their armor."""

    bolsters = True


class GrantsKeyword(Standing, touches={"forbid-play", "allow-use"}):
    """Cards gain a keyword."""

    word: str

    @property
    def borrows(self) -> bool:
        """Whether they gain it because other cards have it."""
        return False

    def grants(self, t: Table, me: Source, b: Body) -> int:
        """The value that card has of it from here."""
        raise NotImplementedError


class RemovesKeyword(About, touches=NOTHING):
    """Cards lose a keyword."""

    word: str


class RemovesAbility(About, touches=NOTHING):
    """Cards lose the abilities behind a bold word."""

    word: str


class Relabels(About, touches=NOTHING):
    """Abilities behind some bold words stand behind others too."""

    words: tuple[str, ...]
    too: tuple[str, ...]


class GrantsTrait(About, touches=NOTHING):
    """Cards gain a trait."""

    trait: str


class Blanks(About, touches={"allow-use"}):
    """Text boxes are considered blank."""


class GrantsAbility(About, touches={"allow-use"}):
    """Cards gain a labelled ability."""

    given: Ability


class CountsAsFlank(About, touches=NOTHING):
    """Creatures count as flank creatures."""


class TakesControl(About, touches=NOTHING):
    """Whoever it speaks for controls that card."""

    flank: str = ""
    """The flank of the new battleline that it takes, where nobody chooses."""

    def claims(self, t: Table, me: Source) -> list[Body]:
        """The cards that it is about."""
        return [b for b in t.bodies.values() if self.applies(t, me, b)]


class MakesCreature(About, touches=NOTHING):
    """Cards that are no creatures are, with a power of their own."""

    power: int
    anywhere: bool
    """Whether they may stand anywhere in the battleline."""


class ChangesHouse(Standing, touches={"allow-use"}):
    """Cards belong to other houses than the printed one."""

    @property
    def too(self) -> bool:
        """Whether they belong to their own houses besides."""
        return False

    def houses(self, t: Table, me: Source, b: Body) -> tuple[str, ...]:
        """The houses of that card, or none where it is not about it."""
        raise NotImplementedError


# Damage and fighting


class ReplacesDamage(Standing, touches=NOTHING):
    """When its card would deal damage, something else happens."""

    def live(self, t: Table, me: Source) -> bool:
        """Whether it says anything now."""
        raise NotImplementedError


class PreventsDamage(Standing, touches=NOTHING):
    """Creatures cannot be dealt damage."""

    undying = False
    """Whether they cannot be destroyed either."""

    def shields(self, t: Table, me: Source, b: Body, hit: Hit) -> bool:
        """Whether this damage cannot be dealt to that creature."""
        raise NotImplementedError


class DealsNoDamage(About, touches=NOTHING):
    """Creatures deal no damage when fighting."""


class FixesStrike(Standing, touches=NOTHING):
    """Creatures deal a fixed damage when fighting, whatever their power."""

    def strike(self, t: Table, me: Source, b: Body) -> int | None:
        """The damage that creature deals, or None where it is not about it."""
        raise NotImplementedError


class StrikesHarder(Standing, touches=NOTHING):
    """Creatures deal more damage in a fight."""

    def bonus(self, t: Table, me: Source, b: Body, foe: Body) -> int:
        """How much more that creature deals to that foe."""
        raise NotImplementedError


class IgnoresKeywords(Standing, touches=NOTHING):
    """Keywords of its foes mean nothing to a creature while it attacks."""

    def ignores(self, t: Table, me: Source, b: Body, word: str) -> bool:
        """Whether that keyword means nothing to that creature."""
        raise NotImplementedError


class StretchesTaunt(About, touches=NOTHING):
    """The taunt of a creature keeps those two places away as well."""


class ChoosesFoes(Standing, touches={"forbid-use"}):
    """A creature can fight only some."""

    def accepts(self, t: Table, me: Source, b: Body, foe: Body) -> bool:
        """Whether that creature may fight that foe."""
        raise NotImplementedError


class CompelsFight(About, touches={"forbid-use"}):
    """Creatures must fight when they are used, if they can."""


# Keys, hands, Æmber


class ChangesKeyCost(Standing, touches=NOTHING):
    """Keys cost more or less."""

    def extra(self, t: Table, me: Source, seat: int) -> int:
        """How much more a key costs that player."""
        raise NotImplementedError


class ChangesHandSize(Standing, touches=NOTHING):
    """Hands are refilled to more or fewer cards in step 5."""

    def extra(self, t: Table, me: Source, seat: int) -> int:
        """How many cards more that player draws up to."""
        raise NotImplementedError


class SkipsForgeStep(Standing, touches=NOTHING):
    """A player skips its "forge a key" step."""

    def skips(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player does."""
        raise NotImplementedError


class SkipsTurnStep(Standing, touches=NOTHING):
    """A player skips another step of its turn: to ready cards, to draw them."""

    def skips(self, t: Table, me: Source, seat: int, step: str) -> bool:
        """Whether that player does."""
        raise NotImplementedError


class KeepsExhausted(Standing, touches=NOTHING):
    """Cards cannot become ready."""

    def keeps(self, t: Table, me: Source, b: Body, step: bool) -> bool:
        """Whether that card cannot; `step` where it would in the “ready cards” step."""
        raise NotImplementedError


class HoldsTide(Standing, touches=NOTHING):
    """A player cannot raise the tide."""

    def holds_tide(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player cannot."""
        raise NotImplementedError


class ForbidsForging(Standing, touches=NOTHING):
    """A player cannot forge keys, or not some key."""

    def forbids(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player cannot forge its next key."""
        raise NotImplementedError


class InterceptsForging(Standing, touches=NOTHING):
    """Something happens when a player would forge a key, and may stop it."""

    def intercepts(self, t: Table, me: Source, seat: int) -> bool:
        """Whether it is about that player now."""
        raise NotImplementedError

    def stopped(self, t: Table, me: Source) -> Flow[bool]:
        """What happens, and whether no key is forged."""
        raise NotImplementedError


class LendsAmber(Standing, touches=NOTHING):
    """The Æmber on some cards may be spent on keys, or the cards themselves as 1 Æmber each."""

    whole = False

    def lends(self, t: Table, me: Source, seat: int, b: Body) -> bool:
        """Whether that player may spend what lies on that card."""
        raise NotImplementedError


class TakesSpentAmber(Standing, touches=NOTHING):
    """Its player gets the Æmber that the opponent spends on keys."""

    def live(self, t: Table, me: Source) -> bool:
        """Whether it says anything now."""
        raise NotImplementedError


class PreventsTheft(Standing, touches=NOTHING):
    """Æmber cannot be stolen."""

    def guards(self, t: Table, me: Source, seat: int) -> bool:
        """Whether nobody can steal from that player."""
        raise NotImplementedError


# Bonus icons


class ForbidsIcons(Standing, touches=NOTHING):
    """A player cannot resolve the bonus icons of cards it plays."""

    def forbids(self, t: Table, me: Source, seat: int) -> bool:
        """Whether that player cannot."""
        raise NotImplementedError


class RepeatsIcons(Standing, touches=NOTHING):
    """A player resolves the bonus icons of a card more often than once."""

    def again(self, t: Table, me: Source, seat: int) -> int:
        """How many times more."""
        raise NotImplementedError


class ReplacesIcon(Standing, touches=NOTHING):
    """A player may do something else than a bonus icon says."""

    steps: tuple[object, ...]

    def replaces(self, t: Table, me: Source, seat: int, icon: str) -> bool:
        """Whether that player may, for that icon."""
        raise NotImplementedError


# Houses


class RulesHouseChoice(Standing, touches=NOTHING):
    """A player must choose a house, or cannot."""

    def rule(self, t: Table, me: Source, seat: int, must: list[str], cannot: list[str]) -> None:
        """Write down what it says to that player."""
        raise NotImplementedError


# What no longer stands


class ActsWhenever(Standing, touches=NOTHING):
    """As soon as a condition holds, something happens."""

    def holds(self, t: Table, me: Source) -> bool:
        """Whether it does now."""
        raise NotImplementedError


# Limits and permissions


class ForbidsPlay(Standing, touches={"forbid-play"}):
    """A player cannot play some cards."""

    def forbids(self, t: Table, me: Source, seat: int, n: int, copy: Copy) -> bool:
        """Whether that player cannot play that card as what it would be played as."""
        raise NotImplementedError


class ForbidsUse(Standing, touches={"forbid-use"}):
    """A player cannot use some cards, or not so."""

    def forbids(self, t: Table, me: Source, seat: int, b: Body, how: str) -> bool:
        """Whether that player cannot use that card in that way."""
        raise NotImplementedError

    def minds(self, t: Table, me: Source, b: Body) -> bool:
        """Whether it is about the use of that card, in whatever way: one that holds for a number of uses has one less."""
        return False


class ChargesToll(Standing, touches={"forbid-play", "forbid-use"}):
    """The opponent must pay in order to play or use a card."""

    def due(self, t: Table, me: Source, act: str, seat: int, n: int) -> int:
        """What that player owes for it."""
        raise NotImplementedError


class PermitsPlay(Standing, touches={"allow-play"}):
    """A player may play cards though their house is not active."""

    @property
    def as_active(self) -> bool:
        """Whether *as if they belonged to the active house*."""
        return False

    def permits_play(self, t: Table, me: Source, n: int, copy: Copy) -> bool:
        """Whether the active player may play that card so by it."""
        raise NotImplementedError

    def lasts(self, entry: Entry[Ability]) -> bool:
        """Whether it is never used up."""
        return entry.lasting is not None and entry.lasting.left < 0

    def spend_play(self, t: Table, me: Source, entry: Entry[Ability]) -> Flow[None]:
        """The permission is used up."""
        raise NotImplementedError


class PermitsUse(Standing, touches={"allow-use"}):
    """A player may use cards though their house is not active."""

    def permits_use(self, t: Table, me: Source, b: Body, how: str) -> bool:
        """Whether the active player may use that card so by it."""
        raise NotImplementedError

    def is_free(self, entry: Entry[Ability], b: Body) -> bool:
        """Whether using that card takes nothing from it."""
        raise NotImplementedError

    def spend_use(self, t: Table, entry: Entry[Ability], b: Body) -> Flow[None]:
        """A card is named by its first use."""
        raise NotImplementedError


class RepeatsPlay(Standing, touches=NOTHING):
    """What a card does as it is played it does once more."""

    def again(self, t: Table, me: Source, seat: int, b: Body) -> bool:
        """Whether «Jugar:» abilities of that card, played by that player, resolve once more."""
        raise NotImplementedError


class ReplacesPlay(Standing, touches=NOTHING):
    """Something else happens than what a card does as it is played."""

    steps: tuple[object, ...]

    def replaces(self, t: Table, me: Source, seat: int, copy: Copy) -> bool:
        """Whether it does where that player plays that card."""
        raise NotImplementedError


class RedirectsPlayed(Standing, touches=NOTHING):
    """A card that has been played goes elsewhere than to the discard pile."""

    def whither(self, t: Table, me: Source, seat: int, copy: Copy) -> str:
        """Where that card goes after that player has played it; nothing where it is not about it."""
        raise NotImplementedError


class MarksOnEntering(Standing, touches=NOTHING):
    """Cards enter play ready, stunned…"""

    anywhere = False
    """Whether its player may have a creature enter so anywhere in its battleline, or may not."""

    def marks(self, t: Table, me: Source, body: Body, played: bool) -> list[str]:
        """How that card enters by it."""
        raise NotImplementedError
