"""What a seat may see, built by adding; its shape is in view_shape.py."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tapete.kernel.event import SEES_ALL
from tapete.kernel.refs import ref

from .printed import (
    BONUSES,
    CARDS,
    COSTS,
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
from .race import race
from .refs import card_ref, die_ref, seat_ref
from .rules.constants import limit
from .rules.prelude import held, nine
from .rules.score import prestige
from .subjects import subject
from .table import DRAFT, GROUPS, ON_TOP, STEPS, Table
from .text.cards import card_lines
from .text.names import say
from .text.options import face_text
from .view_shape import (
    Aside,
    Board,
    Bonus,
    BonusId,
    BonusName,
    ByEnergy,
    Card,
    Deck,
    Die,
    Discard,
    Draft,
    EnergyName,
    Hand,
    InPlay,
    Library,
    Pile,
    Rate,
    Space,
    View,
    Wheel,
)

BONUS_NAMES: Final[tuple[BonusId, ...]] = ("exchange", "crystallise", "gauge", "draw")


def view(t: Table, seat: int | None, lang: str) -> View:
    """The table for one seat, for a spectator (None) or for eyes that see all."""
    return View(
        step=STEPS[t.step],
        level=t.level,
        round=t.round,
        first=t.first,
        active=t.active,
        wheel=wheel(t, lang),
        dice=[die_view(d, lang) for d in t.pool],
        crystallising=t.crystallising,
        boost=t.boost,
        deck=deck(t, seat, lang),
        discard=Discard("discard", len(t.discard)),
        aside=aside(t, seat, lang),
        draft=draft(t, seat, lang),
        seats=[board(t, s, seat in (s, SEES_ALL), lang) for s in range(t.seats)],
        bonuses=_bonuses(lang),
        scores=list(t.scores),
        race=race(t, lang),
    )


# -- what is the same at every table: said once in each language -----------------------------------


@cache
def _bonuses(lang: str) -> list[BonusName]:
    return [BonusName(ref("bonus", b), b, say(lang, f"bonus-{b}")) for b in BONUS_NAMES]


@cache
def _spaces() -> list[Space]:
    return [Space(ref("space", n), n, SEASONS[season_of(n)]) for n in range(1, SPACES + 1)]


@cache
def _rates(lang: str) -> list[Rate]:
    return [
        Rate(ref("season", season), season, say(lang, f"season-{season}"), ByEnergy(*RATES[i]))
        for i, season in enumerate(SEASONS)
    ]


@cache
def _energies(lang: str) -> list[EnergyName]:
    return [EnergyName(ref("energy", e), e, say(lang, f"energy-{e}")) for e in ENERGIES]


@cache
def die_view(die: int, lang: str) -> Die:
    """A rolled die with the face that lies up."""
    face = FACES[die]
    return Die(
        ref=die_ref(die),
        die=die // 6,
        season=SEASONS[die // 30],
        face=die % 6 + 1,
        tokens={e: n for e, n in zip(ENERGIES, face.tokens, strict=True) if n},
        crystals=face.crystals,
        star=face.star,
        draw=face.draw,
        crystallise=face.crystallise,
        dots=face.dots,
        text=face_text(die, lang),
    )


@cache
def _face(card: int, seats: int, lang: str) -> dict[str, Any]:
    """A card face up, field by field, with what it costs at a table of so many."""
    printed = CARDS[card & PRINTED]
    cost = dict(zip((*ENERGIES, "crystals"), COSTS[seats][card & PRINTED], strict=True))
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
        "subject": subject(printed.id),
    }


@cache
def _card(card: int, seats: int, lang: str) -> Card:
    return Card(**_face(card, seats, lang))


# -- the table -------------------------------------------------------------------------------------


def wheel(t: Table, lang: str) -> Wheel:
    """The season wheel, the years and the rates of crystallising."""
    return Wheel(
        space=t.space,
        season=SEASONS[t.season],
        season_name=say(lang, f"season-{SEASONS[t.season]}"),
        year=min(t.year, 3),
        ending=t.ending,
        spaces=_spaces(),
        rates=_rates(lang),
        energies=_energies(lang),
    )


def card_view(t: Table, card: int, lang: str) -> Card:
    """A card face up, with what it costs at this table."""
    return _card(card, t.seats, lang)


def in_play(t: Table, card: int, lang: str) -> InPlay:
    """A card in play: also whether it is turned and what lies on it."""
    stored = t.stored.get(card, (0, 0, 0, 0))
    return InPlay(
        **_face(card, t.seats, lang),
        turned=card in t.turned,
        tokens={e: n for e, n in zip(ENERGIES, stored, strict=True) if n},
    )


def deck(t: Table, seat: int | None, lang: str) -> Deck:
    """The draw pile; its top card for a seat that has looked at it."""
    known = bool(t.deck) and any(t.memory[s].get(t.deck[-1], 0) & ON_TOP for s in eyes(t, seat))
    return Deck("deck", len(t.deck), card_view(t, t.deck[-1], lang) if known else None)


def eyes(t: Table, seat: int | None) -> tuple[int, ...]:
    """The seats whose knowledge somebody has."""
    if seat is None:
        return ()
    return tuple(range(t.seats)) if seat == SEES_ALL else (seat,)


def aside(t: Table, seat: int | None, lang: str) -> Aside:
    """Cards drawn in the middle of an action: only who drew them sees them."""
    mine = seat is not None and seat in (t.active, SEES_ALL)
    return Aside(len(t.aside), [card_view(t, c, lang) for c in sorted(t.aside)] if mine else None)


def draft(t: Table, seat: int | None, lang: str) -> Draft | None:
    """The Prelude: the pack at hand and what one has picked so far."""
    if not DRAFT <= t.step <= GROUPS:
        return None
    pick = len(t.picks[0]) + 1 if t.picks else 1
    if seat is None:
        return Draft(pick, None, None)
    pack, picked = [], []
    for s in eyes(t, seat):
        pack += sorted(held(t, s)) if t.step == DRAFT else []
        picked += sorted(t.picked_by(s)) if t.step == DRAFT else nine(t, s)
    return Draft(pick, [card_view(t, c, lang) for c in pack], [card_view(t, c, lang) for c in picked])


def board(t: Table, s: int, mine: bool, lang: str) -> Board:
    """One seat's board and cards; hand and libraries face up for itself only."""
    reserve = t.reserve_of(s)
    die = t.taken[s]
    return Board(
        ref=seat_ref(s),
        seat=s,
        crystals=t.crystals[s],
        gauge=t.gauge[s],
        gauge_most=GAUGE,
        bonus=Bonus(t.bonus[s], BONUSES, PENALTIES[t.bonus[s]]),
        reserve=[Pile(ref("reserve", f"{s}.{e}"), e, n) for e, n in zip(ENERGIES, reserve, strict=True)],
        tokens=sum(reserve),
        limit=limit(t, s),
        die=die_view(die, lang) if die >= 0 else None,
        prestige=prestige(t, s),
        hand=_hand(t, s, mine, lang),
        library=[_library(t, s, i, mine, lang) for i in (0, 1)],
        play=[in_play(t, c, lang) for c in t.play[s]],
    )


def _hand(t: Table, s: int, mine: bool, lang: str) -> Hand:
    cards = [card_view(t, c, lang) for c in sorted(t.hand[s])] if mine else None
    return Hand(ref("hand", s), len(t.hand[s]), cards)


def _library(t: Table, s: int, i: int, mine: bool, lang: str) -> Library:
    group = t.library[s * 2 + i]
    cards = [card_view(t, c, lang) for c in group] if mine else None
    return Library(ref("library", f"{s}.{i + 2}"), i + 2, len(group), cards)
