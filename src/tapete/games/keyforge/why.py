"""Why not, asked from outside: what forbids something a player would expect to be able to do."""

from __future__ import annotations

from tapete.games.keyforge.rules.constants import RulesHouseChoice
from tapete.games.keyforge.rules.legal import (
    NOT_YOURS,
    bar_discard,
    bar_foe,
    bar_host,
    bar_play,
    bar_use,
)
from tapete.games.keyforge.rules.source import counts_as, speaker
from tapete.games.keyforge.rules.turn import open_houses
from tapete.games.keyforge.rules.use import WAYS
from tapete.games.keyforge.sources import cite
from tapete.games.keyforge.table import MAIN, Table
from tapete.games.keyforge.text.names import name, say
from tapete.kernel.decision import Ask
from tapete.kernel.game import Wish
from tapete.kernel.reason import Reason
from tapete.kernel.refs import named, numbered, ref


def _because(code: str, section: str, **args: object) -> Reason:
    return Reason(code, args, None, cite(section), "keyforge")


NOT_YOUR_TURN = _because("not-your-turn", "Jugador activo")
WRONG_STEP = _because("wrong-step", "Secuencia del turno")
NOT_IN_HAND = _because("not-in-hand", "Jugar cartas")
NOT_IN_PLAY = _because("not-in-play", "Zona en juego")
NOT_YOUR_HOUSE = _because("not-your-house", "Paso 2: Elegir una Casa")
NOT_A_TARGET = _because("not-a-target", "Habilidad, habilidad de carta")
NO_TIDE = _because("no-tide", "Marea")
TIDE_AND_CHAINS = _because("tide-and-chains", "Marea")
RESOLVING = _because("resolving", "Habilidad, habilidad de carta")
ACTS = ("play", "discard", *WAYS)


def why_not(t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
    """The reason against a wish that is no option now."""
    if seat != t.active:
        return NOT_YOUR_TURN
    n = numbered(wish.refers, "card")
    kind = wish.kind.split(":")[0]
    if kind in ACTS and (ask is None or ask.kind == "main"):
        return NOT_A_TARGET if n is None else _why_not_act(t, seat, kind, n) or _why_not_onto(t, kind, wish)
    if kind == "tide":
        return _why_not_tide(t, ask)
    if kind == "house":
        return _why_not_house(t, seat, wish, ask)
    return _why_not_answer(t, kind, ask, n)


def _why_not_answer(t: Table, kind: str, ask: Ask | None, n: int | None) -> Reason:
    """What is against a card while something else is asked than what to do."""
    found = _why_not_chosen(t, kind, ask, n) if ask is not None and n is not None else None
    if kind in ACTS and (found is None or (ask is not None and n in ask.options)):
        # What is asked goes first, whatever could be done then.
        return RESOLVING if t.step == MAIN else WRONG_STEP
    return found or NOT_A_TARGET


def _why_not_chosen(t: Table, kind: str, ask: Ask, n: int) -> Reason | None:
    """What is against a card as the answer to the question that is asked; None if it asks for no card."""
    if kind == ask.kind == "fight" and n in t.bodies:
        return bar_foe(t, t.bodies[ask.source], t.bodies[n]) or NOT_A_TARGET
    return _why_not_target(t, ask, n) if ask.kind == "target" else None


def _why_not_act(t: Table, seat: int, kind: str, n: int) -> Reason | None:
    if t.step != MAIN:
        return WRONG_STEP
    if kind in ("play", "discard"):
        if n not in t.hand[seat]:
            return NOT_IN_HAND
        return bar_play(t, n) if kind == "play" else bar_discard(t, n)
    if n not in t.bodies:
        return NOT_IN_PLAY
    b = t.bodies[n]
    if b.controller != seat:
        return NOT_YOURS
    return bar_use(t, b, kind)


def _why_not_onto(t: Table, kind: str, wish: Wish) -> Reason | None:
    """What is against the creature that an attacker is sent to, or the card that an upgrade is carried to."""
    n, onto = (*(numbered((one,), "card") for one in wish.refers), None)[:2]
    if n is None or onto is None:
        return None
    if kind == "fight":
        return bar_foe(t, t.bodies[n], t.bodies[onto]) if onto in t.bodies else NOT_A_TARGET
    return bar_host(t, n, onto) if kind == "play" else None


def _why_not_target(t: Table, ask: Ask, n: int) -> Reason:
    """The first predicate of the filter that the card fails."""
    what, me = (*ask.about, None, None, None)[1:3]
    body = t.bodies.get(n)
    code = what.why(t, me, body) if what is not None and body is not None else None
    if code is None:
        return NOT_A_TARGET
    names = {lang: name(t, n, lang) for lang in ("es", "en")}
    source = ref("card", ask.source) if isinstance(ask.source, int) else None
    return Reason(code, {"card": names}, source, cite("Habilidad, habilidad de carta"), "keyforge")


def _why_not_tide(t: Table, ask: Ask | None) -> Reason:
    """What is against raising the tide for chains; in step 3, only that neither would change."""
    if not t.switches.tide:
        return NO_TIDE
    return TIDE_AND_CHAINS if ask is not None and ask.kind == "main" else WRONG_STEP


def _why_not_house(t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason:
    if ask is not None and ask.kind == "main":
        return WRONG_STEP
    house = named(wish.refers, "house") or ""
    houses = open_houses(t, seat)
    for entry in t.index.get(RulesHouseChoice, ()) if house in houses else ():
        must: list[str] = []
        cannot: list[str] = []
        entry.ability.rule(t, speaker(t, entry), seat, must, cannot)
        # Whoever must choose a house that is none of its own may choose any (v17.2 FAQ «Señor del Foso»).
        if house in cannot or (house not in must and any(other in houses for other in must)):
            names = counts_as(t, entry).card.names
            rule = cite("Elección de Casa")
            return Reason("house-forbidden", {"card": names}, ref("card", entry.n), rule, "keyforge")
    return NOT_YOUR_HOUSE


def wishes(t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
    """What a player might expect to do with its cards."""
    found: list[tuple[Wish, str]] = []
    for n in t.hand[seat]:
        for kind in ("play", "discard"):
            found.append(_wish(t, kind, n, lang))
    for n in (*t.line[seat], *t.artifacts[seat]):
        b = t.bodies[n]
        labels = b.copy_of.card.labels
        for kind in WAYS:
            if (
                (kind in ("fight", "reap") and b.kind == "creature")
                or kind in labels
                or (kind == "unstun" and b.stunned)
            ):
                found.append(_wish(t, kind, n, lang))
    return found


def _wish(t: Table, kind: str, n: int, lang: str) -> tuple[Wish, str]:
    return Wish(kind, (ref("card", n),)), say(lang, f"option-{kind}", card=name(t, n, lang))
