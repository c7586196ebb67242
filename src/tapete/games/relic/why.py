"""Why not: the card or rule that forbids what a player would expect to be able to do."""

from __future__ import annotations

from typing import Any

from ...kernel import Ask, Reason, Wish
from ...kernel.reason import section
from ...kernel.refs import numbered, ref
from .components import AT, Ability, Step
from .rules.kit import has_relic, kit
from .rules.windows import why_not as barred
from .table import Player, Table
from .text.lexicon import MOMENT_PHRASES
from .text.names import spoken
from .verbs import Evade

#: where the rulebook says so, by the code of a reason
SECTIONS = {
    "used-this-turn": "Capacidades opcionales",
    "condition": "Capacidades opcionales",
    "only-in-battle": "Armas, armaduras y accesorios",
    "cannot-weapon": "No puede",
    "cannot-armour": "No puede",
    "cannot-ally": "No puede",
    "cannot-power": "No puede",
    "cannot-evade": "No puede",
    "no-evade": "Esquivar",
    "evade-with": "Esquivar",
    "evaded": "Esquivar",
    "one-weapon": "Armas, armaduras y accesorios",
    "one-armour": "Armas, armaduras y accesorios",
    "charge-spent": "Cargas",
    "no-charge": "Cargas",
    "no-influence": "Influencia",
    "wrong-moment": "Expresiones de orden de resolución",
    "used-here": "Expresiones de orden de resolución",
    "needs-relic": "La región Interior",
    "not-at-gate": "La región Interior",
}


#: what the sections are called in English
ENGLISH = {
    "Capacidades opcionales": "Optional abilities",
    "Armas, armaduras y accesorios": "Weapons, armours and attachments",
    "No puede": "Cannot",
    "Esquivar": "Evading",
    "Cargas": "Charges",
    "Influencia": "Influence",
    "Expresiones de orden de resolución": "Words that tell the order of resolution",
    "La región Interior": "The Inner region",
    "Ganar la partida": "Winning the game",
}


def cite(named: str) -> dict[str, str]:
    """A section of the rulebook by language."""
    return section(("Reglas de juego", named), ("Rules of play", ENGLISH[named]))


def reason(code: str, t: Table, card: int = -1, **args: Any) -> Reason:
    """A reason with its section and the card that is meant."""
    if card >= 0:
        args |= spoken(t.box.things[card].name, t.box.things[card].article)
    rule = cite(SECTIONS[code]) if code in SECTIONS else None
    return Reason(code, args, ref("card", card) if card >= 0 else None, rule, "relic")


def why_not(t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
    """What stands against a wish."""
    if t.players[seat].character < 0:
        return None
    if wish.kind == "enter":
        return _enter(t, seat)
    card = numbered(wish.refers, "card")
    if card is None or card >= len(t.box.things):
        return None
    if wish.kind == "evade":
        return _evade(t, seat, card)
    return _use(t, seat, card, ask)


def _enter(t: Table, seat: int) -> Reason:
    p = t.players[seat]
    if not has_relic(t, p):
        return reason("needs-relic", t)
    gate = next(s for s in t.box.spaces if s.passing is not None and s.passing.enters)
    return (
        reason("not-at-gate", t, space=spoken(gate.name)["the"])
        if p.space != gate.number
        else reason("not-now", t)
    )


def _evade(t: Table, seat: int, card: int) -> Reason:
    for number in (*t.players[seat].faceup, card):
        if any(getattr(c, "what", "") == "evade" for c in t.box.things[number].constants) or (
            "evade" in t.box.things[number].cannot
        ):
            return reason("cannot-evade", t, number)
    if card in t.evaded:
        return reason("evaded", t, card)
    ways = {a: barred(t, seat, a) for a in _ways(t, t.players[seat], card)}
    if not ways:
        return reason("no-evade", t, card)
    free = [a for a, code in ways.items() if code is None]
    if free:
        return reason("evade-with", t, free[0].source, moment=_moment(free[0]))
    ability, code = next(iter(ways.items()))
    return reason(code or "", t, ability.source)


def _ways(t: Table, p: Player, enemy: int) -> list[Ability]:
    """The abilities a player has that could evade an enemy."""
    things = t.box.things
    plays = [things[c].play for c in p.hand]
    has = [a for c in (p.character, *p.assets, *p.faceup) for a in things[c].abilities]
    return [a for a in (*plays, *has) if a is not None and any(_evades(t, p, s, enemy) for s in a.steps)]


def _evades(t: Table, p: Player, step: Step, enemy: int) -> bool:
    return isinstance(step, Evade) and enemy in step.whom(t, p.seat)


def _use(t: Table, seat: int, card: int, ask: Ask | None) -> Reason:
    p, thing = t.players[seat], t.box.things[card]
    if card not in (*p.hand, *p.assets, *p.faceup, p.character, t.scenario):
        return reason("not-yours", t, card)
    abilities = [thing.play] if thing.play is not None else [a for a in thing.abilities if a.optional]
    if not abilities:
        return reason("passive", t, card)
    return _against(t, seat, card, abilities, ask)


def _against(t: Table, seat: int, card: int, abilities: list[Ability], ask: Ask | None) -> Reason:
    """The plainest thing that stands against each ability; a wrong moment only if nothing else does."""
    for ability in abilities:
        code = barred(t, seat, ability)
        if code not in (None, "no-effect", "only-in-battle"):
            return reason(code, t, card)
        if code != "only-in-battle" and ask is not None and AT[ability.moment] in (ask.kind, ask.source):
            # It is the moment, and it is not offered: it has been used in it, or would change nothing.
            return reason(code or "used-here", t, card)
    return reason("wrong-moment", t, card, moment=_moment(abilities[0]))


def _moment(ability: Ability) -> dict[str, str]:
    phrase = MOMENT_PHRASES[AT[ability.moment]]
    return {"es": phrase.es, "en": phrase.en}


def wishes(t: Table, seat: int, lang: str, words: Any) -> list[tuple[Wish, str]]:
    """What a player might expect to be able to do now."""
    p, things = t.players[seat], t.box.things
    if p.character < 0:
        return []
    found = [
        (Wish("card", (ref("card", c),)), words.format(lang, "wish-play", card=things[c].name[lang]))
        for c in p.hand
    ]
    for c in (p.character, *p.assets, *p.faceup):
        if any(a.optional for a in things[c].abilities):
            found.append(
                (Wish("use", (ref("card", c),)), words.format(lang, "wish-use", card=things[c].name[lang]))
            )
    for c in t.lies.get(p.space, ()):
        if things[c].kind == "enemy":
            text = words.format(lang, "wish-evade", card=spoken(things[c].name)["tocard"])
            found.append((Wish("evade", (ref("card", c),)), text))
    found.append((Wish("enter"), words.format(lang, "wish-enter")))
    return found


__all__ = ["SECTIONS", "kit", "reason", "why_not", "wishes"]
