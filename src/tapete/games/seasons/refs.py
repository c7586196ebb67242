"""Options as the world sees them: stable ids, and the refs of what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.kernel.decision import DONE, Ask
from tapete.kernel.refs import ref

from .printed import COPY, ENERGIES, PRINTED
from .questions import CARD_KINDS, ENERGY_KINDS
from .rules.prelude import held, nine
from .rules.turn import (
    ACTIVATE,
    BONUS,
    BONUS_NAMES,
    CARD_MASK,
    CRYSTALLISE,
    END_TURN,
    SUMMON,
)
from .table import Table


def card_ref(card: int) -> str:
    """A card in the game: its printed number and which copy it is."""
    return ref("card", f"{card & PRINTED}.{card // COPY}")


def card_of(name: str) -> int | None:
    """The card a ref names, if it names one."""
    kind, _, name = name.partition(":")
    number, dot, copy = name.partition(".")
    if kind != "card" or not dot or not number.isdigit() or not copy.isdigit():
        return None
    return int(copy) * COPY + int(number)


def die_ref(die: int) -> str:
    return ref("die", die // 6)


def energy_ref(energy: int) -> str:
    return ref("energy", ENERGIES[energy])


def seat_ref(seat: int) -> str:
    return ref("seat", seat)


def _name(card: int) -> str:
    return card_ref(card).removeprefix("card:")


def _token(code: int) -> str:
    """A token by its energy, and by the card it lies on if it lies on one."""
    return ENERGIES[code & 3] if code < 4 else f"{ENERGIES[code & 3]}:{_name(code >> 2)}"


def option_id(ask: Ask, code: Any) -> str:
    """Stable and readable: the kind of the question and what the option is about."""
    kind = ask.kind
    if kind == "act":
        return _action_id(code)
    if isinstance(code, str):
        return code
    if kind in CARD_KINDS:
        # Before the die or after it, an activation is the same wish.
        return f"{'activate' if kind == 'before-die' else kind}:{_name(code)}"
    if kind in ENERGY_KINDS:
        return f"{kind}:{_token(code)}"
    if kind == "take-die":
        return f"{kind}:{code // 6}"
    return f"{kind}:{code}"


def _action_id(code: int) -> str:
    if code == END_TURN:
        return "end-turn"
    if code < BONUS:
        return f"crystallise:{_token(code - CRYSTALLISE)}"
    if code < SUMMON:
        return ref("bonus", BONUS_NAMES[code - BONUS])
    what, card = code & ~CARD_MASK, code & CARD_MASK
    if what == SUMMON:
        return f"summon:{_name(card)}"
    return f"activate:{_name(card)}" if what == ACTIVATE else f"crystallise:{_token(card)}"


def option_refers(t: Table, ask: Ask, code: Any) -> tuple[str, ...]:
    """The refs of the things an option is about, as views name them."""
    kind = ask.kind
    if kind == "act":
        return _action_refers(t, code)
    if code == DONE or isinstance(code, str):
        return ("deck",) if code == "draw" else ()
    if kind in CARD_KINDS:
        found = _copies(t, ask.seat, kind, code)
        return found if kind != "give" else (*found, seat_ref(ask.about[0]))
    if kind in ENERGY_KINDS:
        return _token_refers(ask.seat, code)
    if kind == "take-die":
        return (die_ref(code),)
    if kind == "opponent":
        return (seat_ref(code),)
    if kind == "move-season":
        return (ref("space", (t.space - 1 + code) % 12 + 1),)
    return (card_ref(ask.source),) if ask.source else ()


def _token_refers(seat: int, code: int) -> tuple[str, ...]:
    energy = ENERGIES[code & 3]
    if code >= 4:
        return (energy_ref(code & 3), card_ref(code >> 2))
    return (energy_ref(code & 3), ref("reserve", f"{seat}.{energy}"))


def _action_refers(t: Table, code: int) -> tuple[str, ...]:
    if code == END_TURN:
        return (seat_ref(t.active),)
    if code < BONUS:
        return _token_refers(t.active, code - CRYSTALLISE)
    if code < SUMMON:
        return (ref("bonus", BONUS_NAMES[code - BONUS]),)
    what, card = code & ~CARD_MASK, code & CARD_MASK
    if what == SUMMON:
        return _copies(t, t.active, "summon", card)
    return _copies(t, t.active, "activate", card) if what == ACTIVATE else _token_refers(t.active, card)


def _copies(t: Table, seat: int, kind: str, card: int) -> tuple[str, ...]:
    """The card, and equal ones that lie beside it and are offered through it."""
    zone = _zone(t, seat, kind, card)
    return tuple(card_ref(c) for c in sorted({card, *(c for c in zone if (c ^ card) & PRINTED == 0)}))


def _zone(t: Table, seat: int, kind: str, card: int) -> Sequence[int]:
    """Where the cards lie that a question offers once for all equal ones."""
    if kind in ("activate", "before-die"):
        held_by = t.stored.get(card)
        return [c for c in t.play[seat] if c not in t.turned and t.stored.get(c) == held_by]
    if kind == "draft":
        return held(t, seat)
    if kind == "group":
        return nine(t, seat)
    if kind in ("keep", "give", "put-drawn"):
        return t.aside
    return t.hand[seat] if kind in ("summon", "put-from-hand", "unveil") else ()
