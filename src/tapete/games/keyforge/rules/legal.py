"""Why not: what forbids playing, discarding or using a card now. Options are exactly what nothing here
forbids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from tapete.games.keyforge.abilities import Ability, ChoosesHost
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import (
    ChargesToll,
    ChoosesFoes,
    CompelsFight,
    ForbidsPlay,
    ForbidsUse,
    GrantsKeyword,
    IgnoresKeywords,
    PermitsPlay,
    PermitsUse,
    StretchesTaunt,
)
from tapete.games.keyforge.rules.source import counts_as, holder
from tapete.games.keyforge.rules.triggers import has_label
from tapete.games.keyforge.rules.values import belongs, blank, candidate, counted, enters_with, keyword
from tapete.games.keyforge.sources import cite
from tapete.games.keyforge.table import Body, Entry, Table
from tapete.kernel.reason import Reason
from tapete.kernel.refs import ref

Wanted = Callable[[int], bool] | None
"""Which creatures an ability lets one fight, where not all."""


@dataclass(frozen=True)
class PastTaunt:
    """The creatures that an ability lets one fight, ignoring taunt."""

    numbers: tuple[int, ...]

    def __call__(self, n: int, /) -> bool:
        return n in self.numbers


def _reason(code: str, section: str, **args: object) -> Reason:
    return Reason(code, args, None, cite(section), "keyforge")


NOT_ACTIVE_HOUSE: Final = _reason(
    "not-active-house", "Paso 3: Jugar, descartar y usar cartas de la Casa activa"
)
EXHAUSTED: Final = _reason("exhausted", "Agotar, agotada")
STUNNED: Final = _reason("stunned", "Aturdir")
NOT_STUNNED: Final = _reason("not-stunned", "Aturdir")
NOT_YOURS: Final = _reason("not-controlled", "Control y propiedad")
NO_ENEMY: Final = _reason("no-enemy-creature", "Luchar")
NO_ACTION: Final = _reason("no-such-ability", "Habilidad «Acción:»")
NO_HOST: Final = _reason("no-creature-to-upgrade", "Mejoras")
NOT_A_HOST: Final = _reason("not-a-host", "Mejoras")
ALPHA: Final = _reason("alpha", "Alfa")
OMEGA: Final = _reason("omega", "Omega")
SIX: Final = _reason("rule-of-six", "Regla del seis")
FIRST_TURN: Final = _reason("first-turn", "Jugador inicial")
ENRAGED: Final = _reason("enraged", "Enfurecer")
NOT_CREATURE: Final = _reason("not-a-creature", "Usar artefactos")
TAUNT: Final = _reason("taunt", "Provocar")
HALF: Final = _reason("other-half-missing", "Gigantesca")


def _forbids(t: Table, entry: Entry[Ability]) -> Reason:
    """The card in play or lasting effect that says *cannot*."""
    names = counts_as(t, entry).card.names
    return Reason("card-forbids", {"card": names}, ref("card", entry.n), _rule(), "keyforge")


def _own_text(t: Table, n: int) -> Reason:
    """What the card says of itself forbids it."""
    name = t.cast[n].card.names
    return Reason("card-forbids", {"card": name}, ref("card", n), cite("Restricciones"), "keyforge")


def _rule() -> dict[str, str]:
    return cite("No poder contra deber/poder, tener permiso")


# Playing and discarding


def bar_play(t: Table, n: int) -> Reason | None:
    """Why the active player may not play this card of its hand, as whatever it may be played as."""
    copy = t.cast[n]
    reason = bar_play_as(t, n, copy)
    if reason is not None and copy.card.either:
        # Whenever an upgrade may be played (v17.2 FAQ «Criaturas jugadas como mejoras»).
        return reason if bar_play_as(t, n, copy.attached()) is not None else None
    return reason


def bar_play_as(t: Table, n: int, copy: Copy) -> Reason | None:
    """Why the active player may not play this card of its hand as that."""
    if copy.house != t.house and permit_to_play(t, n, copy) is None:
        return NOT_ACTIVE_HOUSE
    if t.turn == 1 and not first_turn_allows(t, n, copy):
        return FIRST_TURN
    if t.omega:
        return OMEGA
    if copy.card.halves and not other_halves(t, n, t.active):
        return HALF
    if copy.house != t.house and all(e.ability.as_active for e in permits_to_play(t, n, copy)):
        # What forbids cards of a house looks at the house it is played as.
        copy = of_active_house(t, copy)
    return bar_play_at_all(t, n, t.active, copy)


def of_active_house(t: Table, copy: Copy) -> Copy:
    """A card as if it belonged to the active house."""
    return copy if copy.house == t.house else structs.replace(copy, house=t.house)


def bar_play_by_effect(
    t: Table, n: int, place: str, part: int = -1, *, as_active: bool = False
) -> Reason | None:
    """Why an effect may not play this card for the active player, from its hand or from elsewhere (v17.2
    «Restricciones»); `part` is the other half of a gigantic creature that it plays with it; `as_active`: as if it
    belonged to the active house and was in that player's hand.
    """
    if t.cast[n].card.halves and part < 0:
        # An effect that chooses one half fails, wherever the other is (v17.2 «Gigantesca»).
        return HALF
    held = t.turn == 1 and (as_active or place == "hand") and bool(t.played or t.discarded)
    if held and not t.switches.first_turn_effects:
        return FIRST_TURN
    copy = of_active_house(t, t.cast[n]) if as_active else t.cast[n]
    reason = bar_play_at_all(t, n, t.active, copy)
    if reason is not None and copy.card.either:
        return reason if bar_play_at_all(t, n, t.active, copy.attached()) is not None else None
    return reason


def hosts(t: Table, n: int, seat: int) -> list[int]:
    """The creatures that a player may attach an upgrade to, or what its own text says (v17.2 «Mejoras»)."""
    choosing = [ability for ability in t.cast[n].card.to_play if isinstance(ability, ChoosesHost)]
    if not choosing:
        return [*t.line[seat], *t.line[1 - seat]]
    found = [m for x in (seat, 1 - seat) for m in (*t.line[x], *t.artifacts[x])]
    return [m for m in found if all(ability.fits(t, seat, n, t.bodies[m]) for ability in choosing)]


def bar_host(t: Table, n: int, host: int) -> Reason | None:
    """What forbids the active player to attach a card from hand to that one; nothing if it is no upgrade."""
    card = t.cast[n].card
    if card.type != "upgrade" or host in hosts(t, n, t.active):
        return None
    return _own_text(t, n) if any(isinstance(one, ChoosesHost) for one in card.to_play) else NOT_A_HOST


def bar_play_at_all(t: Table, n: int, seat: int, copy: Copy) -> Reason | None:
    """What forbids playing a card as that however it is played, its house apart."""
    card = copy.card
    if card.type == "upgrade" and not hosts(t, n, seat):
        return NO_HOST
    if len(t.played) + len(t.used) + len(t.discarded) > t.before and _alpha(t, n, seat, copy):
        return ALPHA
    if len(t.played) + len(t.used) >= 6 and six(t, card.names["en"]):
        return SIX
    for ability in card.to_play:
        if not ability.allows(t, seat, n):
            return _own_text(t, n)
    for entry in t.index.get(ForbidsPlay, ()):
        if entry.ability.forbids(t, holder(t, entry), seat, n, copy):
            return _forbids(t, entry)
    if ChargesToll in t.index:
        return bar_toll(t, "play", seat, n)
    return None


def barred_copy(t: Table, n: int, seat: int, copy: Copy) -> bool:
    """Whether a card cannot be played as that copy, for alpha or the rule of six (v17.2 FAQ «Gel Mímico», «Regla del
    seis»).
    """
    begun = len(t.played) + len(t.used) + len(t.discarded) > t.before
    return (begun and _alpha(t, n, seat, copy)) or six(t, copy.card.names["en"])


def _alpha(t: Table, n: int, seat: int, copy: Copy) -> bool:
    """Whether a card has alpha, or would gain it on entering play (v17.2 «Alfa»)."""
    if copy.card.type == "action" or (copy.card.easy and GrantsKeyword not in t.index):
        return "alpha" in copy.card.keywords
    return bool(enters_with(t, candidate(t, n, seat, copy), "alpha"))


def bar_toll(t: Table, act: str, seat: int, n: int) -> Reason | None:
    """What must be paid first cannot be paid (v17.2 «Pagar»)."""
    tolls = [(e, e.ability.due(t, holder(t, e), act, seat, n)) for e in t.index.get(ChargesToll, ())]
    due = sum(toll for _, toll in tolls)
    if due <= t.amber[seat]:
        return None
    entry = next(e for e, toll in tolls if toll)
    names = counts_as(t, entry).card.names
    return Reason(
        "cannot-pay", {"amount": due, "card": names}, ref("card", entry.n), cite("Pagar"), "keyforge"
    )


def other_halves(t: Table, n: int, seat: int) -> list[int]:
    """The cards of the hand that are the other half of a gigantic creature."""
    card = t.cast[n].card
    wanted = "bottom" if card.halves == "top" else "top"
    return [
        m
        for m in t.hand[seat]
        if t.cast[m].card.halves == wanted and t.cast[m].card.names["en"] == card.names["en"]
    ]


def permits_to_play(t: Table, n: int, copy: Copy) -> Iterator[Entry[PermitsPlay]]:
    """Every effect that would let the active player play a card of another house as that."""
    return (e for e in t.index.get(PermitsPlay, ()) if e.ability.permits_play(t, holder(t, e), n, copy))


def permit_to_play(t: Table, n: int, copy: Copy) -> Entry[PermitsPlay] | None:
    """The effect that lets the active player play a card of another house as that, if one does."""
    return next(permits_to_play(t, n, copy), None)


def first_turn_allows(t: Table, n: int, copy: Copy) -> bool:
    """The first turn of the match: one card played or discarded, unless an effect says more (v17.2)."""
    if not t.played and not t.discarded:
        return True
    if not t.switches.first_turn_effects:
        return False
    return permit_to_play(t, n, copy) is not None


def six(t: Table, name: str) -> bool:
    """Whether cards of that name have been played and used six times this turn (v17.2 «Regla del seis»: by name).

    A card played as a copy counts as the card copied (v17.2 FAQ «Regla del seis»), a token as its creature.
    """
    return names_this_turn(t).count(name) >= 6


def names_this_turn(t: Table) -> list[str]:
    """The names of the cards played and used this turn, by what they counted as."""
    done = [*counted(t, t.played, t.played_as), *counted(t, t.used, t.used_as)]
    return [copy.card.names["en"] for copy in done]


def bar_discard(t: Table, n: int) -> Reason | None:
    """Why the active player may not discard this card of its hand."""
    if t.cast[n].house != t.house:
        return NOT_ACTIVE_HOUSE
    if t.omega:
        return OMEGA
    if t.turn == 1 and (t.played or t.discarded):
        return FIRST_TURN
    return _own_text(t, n) if t.cast[n].card.clings else None


# Using


def bar_use(t: Table, b: Body, how: str, *, free: bool = False) -> Reason | None:
    """Why the active player may not use this card so. `free`: an effect lets it, whatever its house."""
    if b.exhausted:
        return EXHAUSTED
    if not free:
        if b.controller != t.active:
            return NOT_YOURS
        if t.omega:
            return OMEGA
        if not _of_active_house(t, b, how):
            return NOT_ACTIVE_HOUSE
    reason = bar_use_at_all(t, b, how)
    if is_compulsion(reason) and not free and not _of_active_house(t, b, "fight"):
        # It must fight *if it can* (v17.2 «Enfurecer»): one of another house that only its Omni is open to cannot.
        return bar_toll(t, "use", t.active, b.n) if ChargesToll in t.index else None
    return reason


def _of_active_house(t: Table, b: Body, how: str) -> bool:
    return open_to_use(t, b, how) or permit_to_use(t, b, how) is not None


def open_to_use(t: Table, b: Body, how: str) -> bool:
    """Whether a card may be used so without a permission: of the active house, or by its Omni (v17.2 FAQ «Aturdir»)."""
    if how == "omni" or belongs(t, b, t.house) or keyword(t, b, "versatile"):
        return True
    return how == "unstun" and has_label(t, b, "omni")


def permit_to_use(t: Table, b: Body, how: str) -> Entry[PermitsUse] | None:
    """The effect that lets the active player use a card of another house so, if one does."""
    for entry in t.index.get(PermitsUse, ()):
        if entry.ability.permits_use(t, holder(t, entry), b, how):
            return entry
    return None


def bar_use_at_all(t: Table, b: Body, how: str) -> Reason | None:
    """Why this card may not be used so even when an effect says to."""
    creature = b.kind == "creature"
    if how == "unstun":
        if not (creature and b.stunned):
            return NOT_STUNNED
    elif creature and b.stunned:
        # What lies on a card that is no creature any more does nothing until it is one again (v17.2 FAQ «Animador»).
        return STUNNED
    if how in ("fight", "reap") and not creature:
        return NOT_CREATURE
    if how == "fight" and not t.line[1 - b.controller]:
        return NO_ENEMY
    if how in ("action", "omni") and not has_label(t, b, how):
        return NO_ACTION
    if len(t.played) + len(t.used) >= 6 and six(t, b.copy_of.card.names["en"]):
        return SIX
    for ability in b.copy_of.card.to_use:
        if not ability.allows(t, b, how) and not blank(t, b):
            return Reason(
                "card-forbids",
                {"card": b.copy_of.card.names},
                ref("card", b.n),
                cite("Restricciones"),
                "keyforge",
            )
    for entry in t.index.get(ForbidsUse, ()):
        if entry.ability.own and entry.n != b.n:
            continue
        if entry.ability.forbids(t, holder(t, entry), t.active, b, how):
            return _forbids(t, entry)
    if creature and how in ("reap", "action", "omni") and (b.enraged or CompelsFight in t.index):
        reason = _compelled(t, b)
        if reason is not None and bar_use_at_all(t, b, "fight") is None:
            return reason
    # Taunt protects neighbors, never everybody: somebody can be fought unless a card is choosy.
    if how == "fight" and ChoosesFoes in t.index and not foes(t, b):
        return NO_ENEMY
    if ChargesToll in t.index:
        return bar_toll(t, "use", t.active, b.n)
    return None


def _compelled(t: Table, b: Body) -> Reason | None:
    """What makes a creature fight when it is used: it is enraged, or a card says so."""
    if b.enraged:
        return ENRAGED
    for entry in t.index.get(CompelsFight, ()):
        if entry.ability.applies(t, holder(t, entry), b):
            name = counts_as(t, entry).card.names
            return Reason("must-fight", {"card": name}, ref("card", entry.n), cite("Enfurecer"), "keyforge")
    return None


def is_compulsion(reason: Reason | None) -> bool:
    """Whether a card may not be used so only because it must fight."""
    return reason is not None and reason.code in ("enraged", "must-fight")


# Whom to fight


def foes(t: Table, b: Body, wanted: Wanted = None) -> list[int]:
    """The enemy creatures this creature may be used to fight."""
    line = t.line[1 - b.controller]
    past = isinstance(wanted, PastTaunt) or ignores(t, b, "taunt")
    if line and not past and _any_taunt(t, line):
        line = _unguarded(t, line)
    if wanted is not None:
        line = [n for n in line if wanted(n)]
    if ChoosesFoes in t.index:
        line = [n for n in line if _bar_choice(t, b, t.bodies[n]) is None]
    return line


def _any_taunt(t: Table, line: list[int]) -> bool:
    """Whether somebody there may have taunt, printed or gained."""
    for entry in t.index.get(GrantsKeyword, ()):
        if entry.ability.word == "taunt":
            return True
    bodies = t.bodies
    for n in line:
        if "taunt" in bodies[n].copy_of.card.keywords:
            return True
    return False


def _unguarded(t: Table, line: list[int]) -> list[int]:
    """Those of a battleline that have taunt or no neighbor with taunt."""
    taunts = [bool(keyword(t, t.bodies[n], "taunt")) for n in line]
    beside = _near(taunts)
    if StretchesTaunt in t.index:
        far = _near(_near([taunt and _stretched(t, n) for n, taunt in zip(line, taunts, strict=True)]))
        beside = [one or other for one, other in zip(beside, far, strict=True)]
    return [n for n, taunt, guarded in zip(line, taunts, beside, strict=True) if taunt or not guarded]


def _near(places: list[bool]) -> list[bool]:
    """Which places of a battleline have one of some beside them."""
    return [left or right for left, right in zip([False, *places], [*places[1:], False], strict=False)]


def _stretched(t: Table, n: int) -> bool:
    """Whether the taunt of that creature reaches its neighbors' neighbors."""
    entries = t.index.get(StretchesTaunt, ())
    return any(e.ability.applies(t, holder(t, e), t.bodies[n]) for e in entries)


def bar_foe(t: Table, b: Body, foe: Body) -> Reason | None:
    """Why this creature may not fight that one: taunt beside it, or a card that forbids it."""
    line = t.line[foe.controller]
    guarded = foe.n in line and _any_taunt(t, line) and foe.n not in _unguarded(t, line)
    if guarded and not ignores(t, b, "taunt"):
        return TAUNT
    return _bar_choice(t, b, foe)


def _bar_choice(t: Table, b: Body, foe: Body) -> Reason | None:
    """A card that forbids this fight."""
    for entry in t.index.get(ChoosesFoes, ()):
        if entry.ability.own and entry.n != b.n:
            continue
        if not entry.ability.accepts(t, holder(t, entry), b, foe):
            card = counts_as(t, entry).card
            return Reason(
                "card-forbids",
                {"card": card.names},
                ref("card", entry.n),
                cite("Restricciones"),
                "keyforge",
            )
    return None


def ignores(t: Table, b: Body, word: str) -> bool:
    """Whether a keyword of its foes means nothing to this creature while it attacks."""
    entries = t.index.get(IgnoresKeywords)
    if entries is None:
        return False
    return any(e.ability.ignores(t, holder(t, e), b, word) for e in entries if e.n == b.n)
