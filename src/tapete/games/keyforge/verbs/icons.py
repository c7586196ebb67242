"""Words about bonus icons: the moment one is resolved, resolving them again, differently or not at all."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from tapete.games.keyforge.rules.constants import ForbidsIcons, RepeatsIcons, ReplacesIcon
from tapete.games.keyforge.rules.icons import icons_on, resolve_icon, resolve_icons
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs.base import Steps, Verb, Who, opponent, run, you
from tapete.games.keyforge.verbs.constants import Constant
from tapete.games.keyforge.verbs.targets import Target
from tapete.kernel.flow import Flow


@dataclass(frozen=True)
class ResolveIcons(Verb):
    """Resolve the bonus icons of cards as if you had played them."""

    of: Target

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        things = yield from self.of.pick(t, me, "icons")
        for thing in things:
            yield from resolve_icons(t, icons_on(t, thing), me.seat)
        me.did(len(things), list(things), bool(things))


@dataclass(frozen=True)
class AsIcon(Verb):
    """Resolve a bonus icon as one of another kind."""

    icon: str

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        yield from resolve_icon(t, self.icon, me.seat)
        me.did(1, [], True)


@dataclass(frozen=True)
class IconInstead(Constant, ReplacesIcon):
    """When you resolve a bonus icon, of a kind or any, you may do this instead."""

    icon: str
    steps: Steps

    def replaces(self, t: Table, me: Source, seat: int, icon: str) -> bool:
        if seat != me.seat or self.icon not in ("", icon) or not self.live(t, me):
            return False
        return self.steps != (AsIcon(icon),)

    def resolve(self, t: Table, me: Source) -> Flow[None]:
        return run(t, me, self.steps)


def icon_instead(icon: str, *steps: Verb) -> IconInstead:
    """When you resolve such a bonus icon (any for an empty name), you may do this instead."""
    return IconInstead(icon, steps)


@dataclass(frozen=True)
class CannotResolveIcons(Constant, ForbidsIcons):
    """A player cannot resolve bonus icons on cards it plays."""

    _: KW_ONLY
    who: Who = opponent

    def forbids(self, t: Table, me: Source, seat: int) -> bool:
        return seat in self.who.seats(t, me) and self.live(t, me)


@dataclass(frozen=True)
class IconsAgain(Constant, RepeatsIcons):
    """You resolve each bonus icon of a card you play one more time: `for_turn(IconsAgain(), uses=1)`."""

    _: KW_ONLY
    who: Who = you

    def again(self, t: Table, me: Source, seat: int) -> int:
        return int(seat in self.who.seats(t, me) and self.live(t, me))
