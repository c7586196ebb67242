"""What the active player may do in step 3, found quickly: the checks of `legal`, left out where none of them can fail."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tapete.games.keyforge.abilities import Standing, touching
from tapete.games.keyforge.rules.constants import Blanks, ChangesHouse, GrantsAbility, GrantsKeyword
from tapete.games.keyforge.rules.legal import bar_discard, bar_play, bar_use, names_this_turn
from tapete.games.keyforge.rules.pile_constants import ComesBack
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.rules.triggers import has_label
from tapete.games.keyforge.rules.values import belongs, keyword
from tapete.games.keyforge.table import Table

CARDS: Final = range(2048)
"""Numbers that cards may have: two decks, and more token creatures than a match has ever made."""
PLAY: Final = [("play", n) for n in CARDS]
DISCARD: Final = [("discard", n) for n in CARDS]
PLAY_OR_DISCARD: Final = list(zip(PLAY, DISCARD, strict=True))
REAP: Final = [("reap", n) for n in CARDS]
FIGHT: Final = [("fight", n) for n in CARDS]
REAP_ALONE: Final = [(code,) for code in REAP]
REAP_OR_FIGHT: Final = list(zip(REAP, FIGHT, strict=True))
USES: Final = {how: [(how, n) for n in CARDS] for how in ("action", "omni", "unstun")}
FORBID_PLAY: Final = touching("forbid-play")
FORBID_USE: Final = touching("forbid-use")
ALLOW_PLAY: Final = touching("allow-play")
ALLOW_USE: Final = touching("allow-use")
ACTS: Final = (FORBID_USE, ALLOW_USE, FORBID_PLAY, ALLOW_PLAY)
"""What a kind of constant may touch, each in the place of its bit in `table.touched`."""
OF_ITSELF: Final = (GrantsKeyword, Blanks, GrantsAbility, ChangesHouse)
"""Kinds that may allow a use by what they make of the card itself: its house, its keywords and its abilities tell."""


def main_options(t: Table) -> list[object]:
    """Everything the active player may do in step 3: what nothing forbids."""
    options: list[object] = []
    seat = t.active
    usable = not t.omega and (len(t.played) + len(t.used) < 6 or not _repeated(t))
    touched = t.touched
    if touched < 0:
        touched = t.touched = _touched(t)
    _plays(t, options, usable, touched)
    odd: list[int] = []
    plain, usual = usable, usable
    if touched:
        plain = (not touched & 1 or _free(t, "forbid-use", FORBID_USE, odd)) and usable
        usual = (not touched & 2 or _free(t, "allow-use", ALLOW_USE, odd)) and plain
    if usual:
        _plain_uses(t, options, odd)
    else:
        _odd_uses(t, options, plain, odd)
    if ComesBack in t.index:
        _returns(t, options)
    if t.switches.tide and (t.tide != seat or t.chains[seat] < t.switches.chain_cap):
        # As often as one likes; where the tide is high already it only brings chains (v17.2 «Marea»).
        options.append(("tide", 0))
    options.append("end")
    return options


def _plain_uses(t: Table, options: list[object], odd: list[int]) -> None:
    """How cards in play may be used where nothing forbids or allows anything beyond what the cards themselves say, but
    for those that are odd.
    """
    seat, house, bodies = t.active, t.house, t.bodies
    # There is always somebody to fight where there is an enemy, taunt or not.
    ways = REAP_OR_FIGHT if t.line[1 - seat] else REAP_ALONE
    for n in t.line[seat]:
        b = bodies[n]
        if b.exhausted:
            continue
        copy = b.copy_of
        card = copy.card
        if b.stunned or b.enraged or not card.usual or (odd and n in odd):
            _uses(t, n, options, n not in odd)
        else:
            home = copy.house == house
            if home:
                options += ways[n]
            if card.acts:
                for how in card.acts:
                    # «Acción:» asks for the house.
                    if home or how == "omni":
                        options.append(USES[how][n])
    for n in t.artifacts[seat]:
        b = bodies[n]
        if b.exhausted:
            continue
        card = b.copy_of.card
        if not card.usual or (odd and n in odd):
            _acts(t, n, options, ("action", "omni"))
        else:
            home = b.copy_of.house == house
            for how in card.acts:
                if home or how == "omni":
                    options.append(USES[how][n])


def _odd_uses(t: Table, options: list[object], plain: bool, odd: list[int]) -> None:
    """The same where something at the table does: every card is looked at."""
    for n in t.line[t.active]:
        if not t.bodies[n].exhausted:
            _uses(t, n, options, plain and n not in odd)
    for n in t.artifacts[t.active]:
        if not t.bodies[n].exhausted:
            _acts(t, n, options, ("action", "omni"))


def _returns(t: Table, options: list[object]) -> None:
    """Cards that may be taken back from a discard pile."""
    for e in t.index[ComesBack]:
        if e.ability.offers(t, speaker(t, e)):
            options.append(("return", e.n))


def _touched(t: Table) -> int:
    """Which acts the kinds of constants at the table may forbid or allow, a bit each; most of the time none."""
    held = t.index.keys()
    touched = 0
    for bit, kinds in enumerate(ACTS):
        if not held.isdisjoint(kinds):
            touched |= 1 << bit
    return touched


def _plays(t: Table, options: list[object], usable: bool, touched: int) -> None:
    """Cards of the hand that may be played or discarded."""
    house, cast = t.house, t.cast
    free = usable and t.turn != 1
    opened = touched & 8
    if touched & 4 and free:
        free = _free(t, "forbid-play", FORBID_PLAY, [])
    if not free or opened:
        for n in t.hand[t.active]:
            if opened or cast[n].house == house:
                _play_or_discard(t, n, options)
        return
    for n in t.hand[t.active]:
        copy = cast[n]
        if copy.house == house:
            if copy.card.easy:
                options += PLAY_OR_DISCARD[n]
            else:
                _play_or_discard(t, n, options)


def _play_or_discard(t: Table, n: int, options: list[object]) -> None:
    """A card of the hand, looked at from every side."""
    if bar_play(t, n) is None:
        options.append(PLAY[n])
    if bar_discard(t, n) is None:
        options.append(DISCARD[n])


def _free(t: Table, act: str, kinds: Iterable[type[Standing]], odd: list[int]) -> bool:
    """Whether nothing at the table may forbid or allow such an act beyond what the cards themselves say.

    Every kind of constant says what it touches; one that nobody thought of here hinders, and the slow way is right.
    Those that say so of nothing but their own card are `odd`.
    """
    index = t.index
    free = True
    for kind in kinds:
        if kind in index:
            for e in index[kind]:
                if e.ability.hinders(t, e, act):
                    if not e.ability.own:
                        free = False
                    else:
                        odd.append(e.n)
    return free


def _repeated(t: Table) -> bool:
    """Whether some name may have been played and used six times this turn."""
    names = names_this_turn(t)
    return len(names) - len(set(names)) >= 5


def _uses(t: Table, n: int, options: list[object], plain: bool) -> None:
    """How a ready creature may be used; one of another house that nothing allows is passed over at once."""
    b = t.bodies[n]
    if b.stunned:
        if bar_use(t, b, "unstun") is None:
            options.append(USES["unstun"][n])
        return
    own = belongs(t, b, t.house) or bool(keyword(t, b, "versatile"))
    if not own and not _permitted(t):
        _acts(t, n, options, ("omni",))
        return
    if own and plain and not b.enraged and not b.copy_of.card.to_use:
        options += REAP_OR_FIGHT[n] if t.line[1 - b.controller] else REAP_ALONE[n]
    else:
        if bar_use(t, b, "reap") is None:
            options.append(REAP[n])
        if bar_use(t, b, "fight") is None:
            options.append(FIGHT[n])
    _acts(t, n, options, ("action", "omni"))


def _acts(t: Table, n: int, options: list[object], ways: tuple[str, ...]) -> None:
    """Its «Acción:» and «Omni:» abilities, where they may be used."""
    b = t.bodies[n]
    for how in ways:
        if has_label(t, b, how) and bar_use(t, b, how) is None:
            options.append(USES[how][n])


def _permitted(t: Table) -> bool:
    """Whether something may allow uses beyond what a card's house, keywords and abilities tell."""
    for kind in ALLOW_USE:
        if kind in t.index and kind not in OF_ITSELF:
            return True
    return False
