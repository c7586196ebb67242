"""What is raced for and how it stands, as everybody can see: the relic, the way inward, the scenario."""

from __future__ import annotations

from typing import Final

from ...kernel.view_shape import Near, Race
from ...kernel.words import Words
from .prospects import tokens_to_win
from .rules.kit import has_relic
from .rules.turn import RELIC_PRICE
from .table import Player, Table

#: the way from its beginning to its end
STRETCHES: Final = ("out", "character", "outside", "relic", "inner", "centre")


def race(t: Table, lang: str, words: Words) -> Race:
    """What the scenario asks for at the centre, and how far each player has come."""
    need = tokens_to_win(t.box.things[t.scenario].does) if t.scenario >= 0 else 0
    goal = words.format(lang, "race-goal-tokens" if need else "race-goal", n=need, price=RELIC_PRICE)
    return Race(goal, [_standing(t, p, need, lang, words) for p in t.players])


def _standing(t: Table, p: Player, need: int, lang: str, words: Words) -> Near:
    return Near(p.seat, _near(t, p, need, lang, words), [], STRETCHES.index(_stretch(t, p)) + p.tokens)


def _near(t: Table, p: Player, need: int, lang: str, words: Words) -> str:
    """The stretch of the way on which a player is, with what is still missing there."""
    told = _stretch(t, p)
    if told == "centre" and need:
        return words.format(lang, "race-near-tokens", tokens=p.tokens, n=need)
    return words.format(
        lang, f"race-near-{told}", level=p.level, missions=min(len(p.done), RELIC_PRICE), n=RELIC_PRICE
    )


def _stretch(t: Table, p: Player) -> str:
    if p.out:
        return "out"
    if p.character < 0:
        return "character"
    region = t.box.spaces[p.space].region
    if region in ("inner", "scenario"):
        return "centre" if region == "scenario" else "inner"
    return "relic" if has_relic(t, p) else "outside"
