"""The table in plain lines, for terminals and screen readers."""

from __future__ import annotations

from tapete.games.seasons.printed import SEASONS
from tapete.games.seasons.rules.prelude import held, nine
from tapete.games.seasons.table import DRAFT, GROUPS, ROUND, Table

from .names import card_args, player, say, tokens_text
from .options import face_text


def table_text(t: Table, seat: int | None, lang: str) -> list[str]:
    """What a seat sees, a line for each thing."""
    lines = []
    if t.step >= ROUND:
        lines.append(_head(t, lang))
        if t.pool:
            lines.append(say(lang, "table-dice", dice="; ".join(face_text(d, lang) for d in t.pool)))
    for s in range(t.seats):
        lines.append(_board(t, s, lang))
        if t.play[s]:
            lines.append(
                "  " + say(lang, "table-play", cards=", ".join(_in_play(t, c, lang) for c in t.play[s]))
            )
    if seat is not None:
        lines += _own(t, seat, lang)
    return lines


def _head(t: Table, lang: str) -> str:
    return say(
        lang,
        "table-head",
        year=min(t.year, 3),
        season=say(lang, f"season-{SEASONS[t.season]}"),
        space=t.space,
        round=t.round,
        deck=len(t.deck),
        discard=len(t.discard),
    )


def _board(t: Table, s: int, lang: str) -> str:
    reserve = t.reserve_of(s)
    return say(
        lang,
        "table-seat",
        who=player(s),
        crystals=say(lang, "crystals", count=t.crystals[s]),
        gauge=t.gauge[s],
        bonus=t.bonus[s],
        reserve=tokens_text(reserve, lang) if any(reserve) else say(lang, "no-tokens"),
        hand=say(lang, "cards", count=len(t.hand[s])),
        die=say(lang, "table-die", die=face_text(t.taken[s], lang)) if t.taken[s] >= 0 else "",
    )


def _in_play(t: Table, card: int, lang: str) -> str:
    name = say(lang, "table-turned" if card in t.turned else "option-card", **card_args(card))
    tokens = t.stored.get(card)
    return (
        say(lang, "table-holds", card=name, tokens=tokens_text(tokens, lang))
        if tokens and any(tokens)
        else name
    )


def _named(cards: list[int] | tuple[int, ...], lang: str) -> str:
    return ", ".join(card_args(c)["bare"][lang] for c in sorted(cards)) or say(lang, "table-nothing")


def _own(t: Table, seat: int, lang: str) -> list[str]:
    if t.step == DRAFT:
        return [
            say(lang, "table-pack", cards=_named(held(t, seat), lang)),
            say(lang, "table-picked", cards=_named(t.picked_by(seat), lang)),
        ]
    if t.step == GROUPS:
        return [say(lang, "table-picked", cards=_named(nine(t, seat), lang))]
    lines = [say(lang, "table-hand", cards=_named(t.hand[seat], lang))]
    for i, year in enumerate(("II", "III")):
        if t.library[seat * 2 + i]:
            lines.append(say(lang, "table-library", year=year, cards=_named(t.library[seat * 2 + i], lang)))
    return lines
