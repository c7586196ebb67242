"""Questions and options in words."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tapete.games.seasons.printed import (
    BONUSES,
    CARDS,
    ENERGIES,
    FACES,
    PENALTIES,
    PRINTED,
    SEASONS,
    season_of,
)
from tapete.games.seasons.questions import CARD_KINDS, ENERGY_KINDS, Token, token
from tapete.games.seasons.refs import card_ref
from tapete.games.seasons.rules.crystals import rate
from tapete.games.seasons.rules.turn import Act
from tapete.games.seasons.table import Table
from tapete.kernel.decision import DONE, Ask

from .cards import activation_text, card_lines, cost_text
from .names import card_args, listed, player, say, signed, token_parts, tokens_text

#: how a card is offered, where its name alone would not say what happens to it
_CARD_OPTIONS: Final = {
    "keep-or-discard": "option-keep-card",
    "unveil": "option-discard-card",
    "sacrifice": "option-sacrifice-card",
    "before-die": "option-activate-card",
    "top-card": "option-top-card",
}
#: where one chooses among cards for later, what they cost and bring is said with their names
_WITH_COST: Final = frozenset({"draft", "group", "keep"})


@cache
def face_text(die: int, lang: str) -> str:
    """What a rolled die offers, in words."""
    face = FACES[die]
    parts = token_parts(face.tokens, lang)
    if face.crystals:
        parts.append(say(lang, "crystals", count=face.crystals))
    parts += [say(lang, f"face-{w}") for w in ("star", "draw", "crystallise") if getattr(face, w)]
    return say(lang, "die", what=listed(parts, lang), dots=say(lang, "face-dots", count=face.dots))


def question_text(t: Table, ask: Ask, lang: str) -> str:
    """The question as a sentence."""
    kind, about = ask.kind, ask.about
    args: dict[str, Any] = {"has": "no"}
    if ask.source:
        args |= card_args(ask.source) | {"has": "yes"}
    if kind == "group":
        args |= {"place": about[0], "left": about[1]}
    elif kind in ("take-energy", "discard-energy"):
        args |= {"nth": about[0], "total": about[1]}
    elif kind == "give":
        args["to"] = player(about[0])
    elif kind == "top-card":
        args |= card_args(about[0])
    elif kind in ("pay-from", "exchange-how-many"):
        args["energy"] = say(lang, f"energy-{ENERGIES[about[0]]}")
    elif about:
        args["left"] = about[0]
    return say(lang, f"ask-{kind}", **args)


def waiting_text(t: Table, ask: Ask, lang: str) -> str:
    """What the others are told meanwhile; it tells nothing hidden."""
    known = ask.kind if ask.kind in ("draft", "group", "take-die") else "other"
    return say(lang, f"wait-{known}", who=player(ask.seat))


def option_text(t: Table, ask: Ask, code: Any, lang: str) -> str:
    kind = ask.kind
    if kind == "act":
        return _action_text(t, code, lang)
    if code == DONE:
        return say(lang, f"done-{kind}")
    if isinstance(code, str):
        return _bonus_text(t, "option-bonus", lang) if code == "bonus" else say(lang, f"option-{code}")
    if kind in _WITH_COST:
        return _with_cost(code & PRINTED, t.seats, lang)
    if kind in CARD_KINDS:
        return say(lang, _card_option(t, kind, code), **card_args(code))
    if kind in ENERGY_KINDS:
        return _token_text(kind, token(code), lang)
    if kind == "take-die":
        return face_text(code, lang)
    if kind == "opponent":
        held = t.reserve_of(code)
        tokens = tokens_text(held, lang) if any(held) else say(lang, "no-tokens")
        return say(lang, "option-opponent", who=player(code), tokens=tokens)
    if kind == "move-season":
        season = say(lang, f"season-{SEASONS[season_of((t.space - 1 + code) % 12 + 1)]}")
        way = "option-forward" if code > 0 else "option-backward"
        return say(lang, way, count=abs(code), season=season)
    if kind == "which-effect":
        return activation_text(ask.source & PRINTED, code, lang)
    return say(lang, "option-number", number=code)


def _card_option(t: Table, kind: str, card: int) -> str:
    if kind == "give-up":
        # Glosario: a card is discarded from the hand, and sacrificed in play.
        return "option-sacrifice-card" if card in t.owner else "option-discard-card"
    return _CARD_OPTIONS.get(kind, "option-card")


@cache
def _with_cost(card: int, seats: int, lang: str) -> str:
    """A card that one may take: its name, what it will cost and what it is worth."""
    cost, points = cost_text(card, seats, lang, "cost-none"), signed(CARDS[card].prestige)
    return say(lang, "option-card-cost", cost=cost, points=points, **card_args(card))


def option_detail(t: Table, ask: Ask, code: Any, lang: str) -> str:
    """What tells a card in play from another of its name: whether it is turned, and what lies on it."""
    card = code[1] if ask.kind == "act" and code[0] in ("summon", "activate") else code
    known = ask.kind == "act" or ask.kind in CARD_KINDS
    if not known or not isinstance(card, int) or card not in t.owner:
        return ""
    tokens = t.stored.get(card)
    told = [say(lang, "detail-turned")] if card in t.turned else []
    told += [tokens_text(tokens, lang)] if tokens and any(tokens) else []
    return ", ".join(told)


def asked_by(t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
    """The card that asks, with what it does."""
    if not ask.source:
        return None, ""
    text = " ".join(card_lines(ask.source & PRINTED, lang))
    name = card_args(ask.source)["bare"][lang]
    return card_ref(ask.source), f"{name}: {text}" if text else name


def _token_text(kind: str, which: Token, lang: str) -> str:
    number, card = which
    energy = say(lang, f"energy-{ENERGIES[number]}")
    if card:
        return say(lang, "option-from-card", energy=energy, **card_args(card))
    return say(lang, "option-from-reserve" if kind == "pay-from" else "option-energy", energy=energy)


def _bonus_text(t: Table, message: str, lang: str) -> str:
    """A bonus with what it will cost at the end, beside those used before («Bonus»)."""
    used = t.bonus[t.active]
    points = PENALTIES[min(used + 1, BONUSES)] - PENALTIES[used]
    return say(lang, "option-bonus-cost", option=say(lang, message), points=points)


def _action_text(t: Table, act: Act, lang: str) -> str:
    what, which = act
    if what == "end-turn":
        return say(lang, "option-end-turn")
    if what == "bonus":
        return _bonus_text(t, f"option-bonus-{which}", lang)
    if what == "crystallise":
        return _crystallise_text(t, which, lang)
    if what == "summon":
        return say(lang, "option-summon", cost=cost_text(which & PRINTED, t.seats, lang), **card_args(which))
    return say(lang, "option-activate", **card_args(which))


def _crystallise_text(t: Table, which: Token, lang: str) -> str:
    number, card = which
    crystals = say(lang, "crystals", count=rate(t, t.active, number))
    energy = say(lang, f"energy-{ENERGIES[number]}")
    if card:
        return say(lang, "option-crystallise-stored", energy=energy, crystals=crystals, **card_args(card))
    return say(lang, "option-crystallise", energy=energy, crystals=crystals)
