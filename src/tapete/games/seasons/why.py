"""Why not: the refusals of the rules as Reasons, each with the section it follows from."""

from __future__ import annotations

from typing import Any, Final

from tapete.kernel.decision import Ask
from tapete.kernel.game import Wish
from tapete.kernel.reason import Reason, section
from tapete.kernel.refs import named, ref

from .abilities import CARD
from .printed import BY_ID, CARDS, ENERGIES, PRINTED
from .refs import card_of, card_ref
from .rules import activate, bonus, summon
from .rules.constants import taxes
from .rules.energy import available
from .table import MAIN, ROUND, Table
from .text.cards import cost_text
from .text.names import card_args, player, say


def _rules(es: str, en: str) -> dict[str, str]:
    return section(("Reglas", es), ("Rules", en))


def _entry(card: str) -> dict[str, str]:
    """The entry of a card in the list at the end of the book."""
    told = CARDS[BY_ID[card]]
    return section(("Lista de cartas", told.es), ("List of cards", told.en))


_SUMMON = _rules("Invocar una carta de poder", "Summoning a power card")
_EFFECTS = _rules("Tipos de efectos de las cartas de poder", "Types of effects of power cards")
_ORDER = _rules(
    "Orden de resolución de acciones en el turno de los jugadores", "The order of actions in a player's turn"
)
_BONUS = _rules("Acciones relacionadas con el uso de bonus", "Actions of bonuses")
_CRYSTALLISE = _rules("Cristalizar fichas de energía", "Crystallising energy tokens")
_TURNS = _rules("Turnos de los jugadores", "The players' turns")

#: the section that each refusal follows from
RULES: Final = {
    "no-room": _SUMMON,
    "few-crystals": _SUMMON,
    "few-energy": _SUMMON,
    "leech": _entry("arcano-leech"),
    "few-tokens": _EFFECTS,
    "few-equal": _entry("balance-of-ishtar"),
    "few-cards": _entry("dragon-skull"),
    "no-familiar": _entry("necrotic-kriss"),
    "empty-hand": _entry("potion-of-dreams"),
    "no-cards": _entry("crystal-orb"),
    "turned": _EFFECTS,
    "no-activation": _EFFECTS,
    "before-die": _entry("die-of-malice"),
    "die-first": _ORDER,
    "no-bonus": _BONUS,
    "few-to-exchange": _BONUS,
    "gauge-full": _rules("Aumentar la capacidad de invocación", "Raising the summoning gauge"),
    "no-crystallising": _CRYSTALLISE,
    "no-such-token": _CRYSTALLISE,
    "not-in-hand": _SUMMON,
    "not-in-play": _EFFECTS,
    "die-gone": _rules("Elegir tu dado de estación", "Choosing your season die"),
    "draw-bonus": _BONUS,
    "finish-first": _TURNS,
    "not-your-turn": _TURNS,
    "prelude": _rules("Primera fase de juego - Preludio", "The first phase: the Prelude"),
}

WISHES: Final = ("summon", "activate", "crystallise", "bonus")


def reason(code: str, source: str | None = None, **args: Any) -> Reason:
    """A refusal with the section of the rulebook that it follows from."""
    return Reason(code, args, source, RULES[code], "seasons")


def why_not(t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
    """Why the wish is no option of that seat now."""
    if wish.kind == "take-die":
        return reason("die-gone") if ask is not None else _not_now(t, seat, ask)
    if wish.kind not in WISHES:
        return None
    blocked = _not_now(t, seat, ask)
    if blocked is not None:
        return blocked
    return _JUDGES[wish.kind](t, seat, wish)


def _not_now(t: Table, seat: int, ask: Ask | None) -> Reason | None:
    if t.step < ROUND:
        return reason("prelude")
    if ask is None:
        return reason("not-your-turn", who=player(t.active))
    if ask.kind == "act":
        return None
    return reason("die-first" if t.step < MAIN else "finish-first")


def _wished_card(wish: Wish) -> int | None:
    found = (card_of(name) for name in wish.refers)
    return next((card for card in found if card is not None), None)


def _summon(t: Table, seat: int, wish: Wish) -> Reason | None:
    card = _wished_card(wish)
    if card is None or card not in t.hand[seat]:
        return reason("not-in-hand")
    return explained(t, seat, card, summon.refusal(t, seat, card))


def _activate(t: Table, seat: int, wish: Wish) -> Reason | None:
    card = _wished_card(wish)
    if card is None or card not in t.play[seat]:
        return reason("not-in-play")
    return explained(t, seat, card, activate.refusal(t, seat, card))


def _crystallise(t: Table, seat: int, wish: Wish) -> Reason | None:
    if not t.crystallising:
        return reason("no-crystallising")
    wished = [i for i, e in enumerate(ENERGIES) if ref("energy", e) in wish.refers]
    if wished and not available(t, seat)[wished[0]]:
        name = ENERGIES[wished[0]]
        return reason("no-such-token", energy={"es": say("es", f"energy-{name}"), "en": name})
    return None


def _bonus(t: Table, seat: int, wish: Wish) -> Reason | None:
    name = named(wish.refers, "bonus") or ""
    refused = bonus.refusal(t, seat, name)
    if refused is None and name == bonus.DRAW:
        refused = "draw-bonus"
    return reason(refused) if refused is not None else None


_JUDGES: Final = {
    "summon": _summon,
    "activate": _activate,
    "crystallise": _crystallise,
    "bonus": _bonus,
}


def explained(t: Table, seat: int, card: int, code: str | None) -> Reason | None:
    """A refusal about a card as a Reason, with the numbers that its sentence needs."""
    if code is None:
        return None
    args: dict[str, Any] = dict(card_args(card))
    source = None
    number = card & PRINTED
    if code == "no-room":
        args |= {"gauge": t.gauge[seat], "cards": _both("cards", count=len(t.play[seat]))}
    elif code == "few-crystals":
        need = _crystal_cost(t, card)
        args |= {"need": need, "have": t.crystals[seat]}
    elif code == "few-energy":
        args["cost"] = {lang: cost_text(number, t.seats, lang) for lang in ("es", "en")}
    elif code == "leech":
        found = taxes(t, seat)
        args["tax"] = _both("crystals", count=sum(tax for _, tax, _ in found))
        source = card_ref(found[0][2])
    return reason(code, source, **args)


def _crystal_cost(t: Table, card: int) -> int:
    """The crystals a summoning asks for, or the least that an activation does."""
    if card not in t.owner:
        return t.costs[card & PRINTED][4]
    costs = [cost for a in CARD[card & PRINTED].activations for cost in getattr(a, "cost", ())]
    asked = [getattr(cost, "amount", 1) for cost in costs]
    return min(asked, default=1)


def _both(message: str, **args: Any) -> dict[str, str]:
    return {lang: say(lang, message, **args) for lang in ("es", "en")}


def wishes(t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
    """What a player of that seat might expect to be able to do, each in words."""
    found = [(Wish("summon", (card_ref(c),)), say(lang, "wish-summon", **card_args(c))) for c in t.hand[seat]]
    found += [
        (Wish("activate", (card_ref(c),)), say(lang, "wish-activate", **card_args(c)))
        for c in t.play[seat]
        if CARD[c & PRINTED].activations
    ]
    found += [
        (
            Wish("crystallise", (ref("energy", e),)),
            say(lang, "wish-crystallise", energy=say(lang, f"energy-{e}")),
        )
        for e in ENERGIES
    ]
    names = (bonus.EXCHANGE, bonus.CRYSTALLISE, bonus.RAISE, bonus.DRAW)
    return found + [(Wish("bonus", (ref("bonus", n),)), say(lang, f"wish-bonus-{n}")) for n in names]
