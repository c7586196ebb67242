"""Options as the world sees them: stable ids, and the refs of what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.kernel.decision import DONE, Ask
from tapete.kernel.refs import ref

from .printed import COPY, ENERGIES, PRINTED
from .questions import CARD_KINDS, ENERGY_KINDS, Token, token
from .rules.prelude import held, nine
from .rules.turn import Act
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


def _token(which: Token) -> str:
    """A token by its energy, and by the card it lies on if it lies on one."""
    energy, card = which
    return f"{ENERGIES[energy]}:{_name(card)}" if card else ENERGIES[energy]


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
        return f"{kind}:{_token(token(code))}"
    if kind == "take-die":
        return f"{kind}:{code // 6}"
    return f"{kind}:{code}"


def _action_id(act: Act) -> str:
    what, which = act
    if what == "end-turn":
        return what
    if what == "bonus":
        return ref(what, which)
    return f"{what}:{_token(which) if what == 'crystallise' else _name(which)}"


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
        return _token_refers(ask.seat, token(code))
    if kind == "take-die":
        return (die_ref(code),)
    if kind == "opponent":
        return (seat_ref(code),)
    if kind == "move-season":
        return (ref("space", (t.space - 1 + code) % 12 + 1),)
    return (card_ref(ask.source),) if ask.source else ()


def _token_refers(seat: int, which: Token) -> tuple[str, ...]:
    energy, card = which
    where = card_ref(card) if card else ref("reserve", f"{seat}.{ENERGIES[energy]}")
    return (energy_ref(energy), where)


def _action_refers(t: Table, act: Act) -> tuple[str, ...]:
    what, which = act
    if what == "end-turn":
        return (seat_ref(t.active),)
    if what == "bonus":
        return (ref(what, which),)
    return _token_refers(t.active, which) if what == "crystallise" else _copies(t, t.active, what, which)


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
