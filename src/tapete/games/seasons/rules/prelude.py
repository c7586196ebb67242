"""The Prelude: the deal, the draft of nine cards and the three groups («Preludio»)."""

from __future__ import annotations

from functools import partial

from tapete.games.seasons.events import BoxPrepared, Dealt, DealtGroups, Grouped, Picked
from tapete.games.seasons.printed import (
    COPIES,
    COPY,
    DEALT,
    DICE_A_SEASON,
    LEVELS,
    PRESET_GROUPS,
    SEASONS,
    once,
)
from tapete.games.seasons.table import Packs, Table
from tapete.kernel.chance import shuffle
from tapete.kernel.flow import Flow, together

from ..questions import ask
from .gate import happen


def all_cards(level: str) -> list[int]:
    """Every card that takes part at a level, two copies of each."""
    return [copy * COPY + number for number in range(1, LEVELS[level] + 1) for copy in range(COPIES)]


def deal(t: Table) -> Flow[None]:
    """Choose the dice, then deal nine cards to each seat, or a preset group to apprentices."""
    box = []
    for season in range(len(SEASONS)):
        dice = list(range(season * DICE_A_SEASON, (season + 1) * DICE_A_SEASON))
        used = dice if t.seats == 4 else (yield from shuffle(dice))[: t.seats + 1]
        box.append(tuple(sorted(used)))
    yield from happen(t, [BoxPrepared(tuple(box))])
    if t.level == "apprentice":
        yield from _deal_groups(t)
        return
    cards = yield from shuffle(all_cards(t.level))
    packs = tuple(tuple(sorted(cards[s * DEALT : (s + 1) * DEALT])) for s in range(t.seats))
    yield from happen(t, [Dealt(packs, tuple(cards[t.seats * DEALT :]))])


def _deal_groups(t: Table) -> Flow[None]:
    """Apprentices get one of the preset groups each, by chance; everybody knows which."""
    order = yield from shuffle(list(range(len(PRESET_GROUPS))))
    numbers = tuple(order[: t.seats])
    left = all_cards(t.level)
    groups = []
    for number in numbers:
        group = tuple(next(c for c in left if c & (COPY - 1) == n) for n in PRESET_GROUPS[number])
        left = [c for c in left if c not in group]
        groups.append(group)
    deck = yield from shuffle(left)
    yield from happen(t, [DealtGroups(tuple(groups), numbers, tuple(deck))])


def held(t: Table, seat: int) -> tuple[int, ...]:
    """The pack in a seat's hands: packs travel to the left with each pick."""
    return t.packs[(seat - len(t.picks[0])) % t.seats]


def draft(t: Table) -> Flow[None]:
    """Everybody picks a card of the pack at hand and passes the rest to the left, all at once."""
    picked = yield from together({s: partial(_pick, t, s) for s in range(t.seats)})
    yield from happen(t, [Picked(tuple(picked[s] for s in range(t.seats)))])


def _pick(t: Table, seat: int) -> Flow[int]:
    card: int = yield from ask(seat, "draft", once(held(t, seat)))
    return card


def nine(t: Table, seat: int) -> list[int]:
    """The cards a seat builds its groups from."""
    return sorted(t.packs[seat] if t.level == "apprentice" else t.picked_by(seat))


def make_groups(t: Table) -> Flow[None]:
    """Everybody lays out three cards for the hand and three under each library token."""
    made = yield from together({s: partial(_group, t, s) for s in range(t.seats)})
    yield from happen(t, [Grouped(tuple(made[s] for s in range(t.seats)))])


def _group(t: Table, seat: int) -> Flow[Packs]:
    left = nine(t, seat)
    groups: list[tuple[int, ...]] = []
    for place in (1, 2):
        group: list[int] = []
        for _ in range(3):
            card = yield from ask(seat, "group", once(left), about=(place, 3 - len(group)))
            left.remove(card)
            group.append(card)
        groups.append(tuple(sorted(group)))
    return (groups[0], groups[1], tuple(left))
