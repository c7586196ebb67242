"""What a seat may see, built by adding (docs/seasons/view.md)."""

from __future__ import annotations

from typing import Any

from tapete.kernel.refs import ref

from .printed import (
    BONUSES,
    CARDS,
    ENERGIES,
    FACES,
    GAUGE,
    PENALTIES,
    PRINTED,
    RATES,
    SEASONS,
    SPACES,
    season_of,
)
from .refs import card_ref, die_ref, seat_ref
from .rules.constants import limit
from .rules.prelude import held, nine
from .rules.score import prestige
from .table import DRAFT, GROUPS, ON_TOP, STEPS, Table
from .text.cards import card_lines
from .text.names import say
from .text.options import face_text


def view(t: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """The table for one seat, or for a spectator."""
    return {
        "step": STEPS[t.step],
        "level": t.level,
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "wheel": wheel(t, lang),
        "dice": [die_view(d, lang) for d in t.pool],
        "crystallising": t.crystallising,
        "boost": t.boost,
        "deck": deck(t, seat, lang),
        "discard": {"ref": "discard", "count": len(t.discard)},
        "aside": aside(t, seat, lang),
        "draft": draft(t, seat, lang),
        "seats": [board(t, s, s == seat, lang) for s in range(t.seats)],
        "bonuses": [
            {"ref": ref("bonus", b), "bonus": b, "name": say(lang, f"bonus-{b}")} for b in BONUS_NAMES
        ],
        "scores": list(t.scores),
    }


BONUS_NAMES = ("exchange", "crystallise", "gauge", "draw")


def wheel(t: Table, lang: str) -> dict[str, Any]:
    """The season wheel, the years and the rates of crystallising."""
    return {
        "space": t.space,
        "season": SEASONS[t.season],
        "season_name": say(lang, f"season-{SEASONS[t.season]}"),
        "year": min(t.year, 3),
        "ending": t.ending,
        "spaces": [
            {"ref": ref("space", n), "number": n, "season": SEASONS[season_of(n)]}
            for n in range(1, SPACES + 1)
        ],
        "rates": [
            {
                "ref": ref("season", season),
                "season": season,
                "name": say(lang, f"season-{season}"),
                "crystals": dict(zip(ENERGIES, RATES[i], strict=True)),
            }
            for i, season in enumerate(SEASONS)
        ],
        "energies": [
            {"ref": ref("energy", e), "energy": e, "name": say(lang, f"energy-{e}")} for e in ENERGIES
        ],
    }


def die_view(die: int, lang: str) -> dict[str, Any]:
    """A rolled die with the face that lies up."""
    face = FACES[die]
    return {
        "ref": die_ref(die),
        "die": die // 6,
        "season": SEASONS[die // 30],
        "face": die % 6 + 1,
        "tokens": {e: n for e, n in zip(ENERGIES, face.tokens, strict=True) if n},
        "crystals": face.crystals,
        "star": face.star,
        "draw": face.draw,
        "crystallise": face.crystallise,
        "dots": face.dots,
        "text": face_text(die, lang),
    }


def card_view(t: Table, card: int, lang: str) -> dict[str, Any]:
    """A card face up, with what it costs at this table."""
    printed = CARDS[card & PRINTED]
    *tokens, crystals = t.costs[card & PRINTED]
    cost = dict(zip((*ENERGIES, "crystals"), (*tokens, crystals), strict=True))
    return {
        "ref": card_ref(card),
        "number": printed.number,
        "id": printed.id,
        "name": printed.es if lang == "es" else printed.en,
        "kind": printed.kind,
        "kind_name": say(lang, f"kind-{printed.kind}"),
        "cost": {what: n for what, n in cost.items() if n},
        "prestige": printed.prestige,
        "effects": list(printed.effects),
        "text": list(card_lines(printed.number, lang)),
    }


def in_play(t: Table, card: int, lang: str) -> dict[str, Any]:
    """A card in play: also whether it is turned and what lies on it."""
    held_tokens = t.stored.get(card, (0, 0, 0, 0))
    return card_view(t, card, lang) | {
        "turned": card in t.turned,
        "tokens": {e: n for e, n in zip(ENERGIES, held_tokens, strict=True) if n},
    }


def deck(t: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """The draw pile; its top card for a seat that has looked at it."""
    known = seat is not None and t.deck and t.memory[seat].get(t.deck[-1], 0) & ON_TOP
    return {"ref": "deck", "count": len(t.deck), "top": card_view(t, t.deck[-1], lang) if known else None}


def aside(t: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """Cards drawn in the middle of an action: only who drew them sees them."""
    mine = seat is not None and seat == t.active
    return {
        "count": len(t.aside),
        "cards": [card_view(t, c, lang) for c in sorted(t.aside)] if mine else None,
    }


def draft(t: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """The Prelude: the pack at hand and what one has picked so far."""
    if not DRAFT <= t.step <= GROUPS:
        return None
    shown: dict[str, Any] = {"pick": len(t.picks[0]) + 1 if t.picks else 1, "pack": None, "picked": None}
    if seat is not None:
        pack = sorted(held(t, seat)) if t.step == DRAFT else []
        picked = sorted(t.picked_by(seat)) if t.step == DRAFT else nine(t, seat)
        shown["pack"] = [card_view(t, c, lang) for c in pack]
        shown["picked"] = [card_view(t, c, lang) for c in picked]
    return shown


def board(t: Table, s: int, mine: bool, lang: str) -> dict[str, Any]:
    """One seat's board and cards; hand and libraries face up for itself only."""
    reserve = t.reserve_of(s)
    die = t.taken[s]
    return {
        "ref": seat_ref(s),
        "seat": s,
        "crystals": t.crystals[s],
        "gauge": t.gauge[s],
        "gauge_most": GAUGE,
        "bonus": {"used": t.bonus[s], "most": BONUSES, "penalty": PENALTIES[t.bonus[s]]},
        "reserve": [
            {"ref": ref("reserve", f"{s}.{e}"), "energy": e, "count": n}
            for e, n in zip(ENERGIES, reserve, strict=True)
        ],
        "tokens": sum(reserve),
        "limit": limit(t, s),
        "die": die_view(die, lang) if die >= 0 else None,
        "prestige": prestige(t, s),
        "hand": {
            "ref": ref("hand", s),
            "count": len(t.hand[s]),
            "cards": [card_view(t, c, lang) for c in sorted(t.hand[s])] if mine else None,
        },
        "library": [
            {
                "ref": ref("library", f"{s}.{i + 2}"),
                "year": i + 2,
                "count": len(t.library[s * 2 + i]),
                "cards": [card_view(t, c, lang) for c in t.library[s * 2 + i]] if mine else None,
            }
            for i in (0, 1)
        ],
        "play": [in_play(t, c, lang) for c in t.play[s]],
    }
