"""Events as a page plays them: pieces that walk, cards that travel, battles added up line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ...kernel import show
from ...kernel.event import Event
from ...kernel.refs import ref
from ...kernel.show import Act
from ...kernel.words import Words
from . import events as e
from .components import ATTRIBUTES, DECKS
from .table import Table
from .text.events import hidden_card, line_text
from .text.names import player_name

#: what a seat is shown of an event
Teller = Callable[..., list[Act]]


def acts(t: Table, event: Event, seat: int | None, lang: str, words: Words) -> list[Act]:
    """What there is to see of an event."""
    if isinstance(event, e.BattleScored):
        return [_battle(t, event, lang, words)]
    if isinstance(event, e.Tested):
        return [_tested(t, event, lang, words)]
    tell = _TELLERS.get(type(event))
    return [] if tell is None else tell(t, event, seat)


def _lines(
    t: Table, name: str, lines: Iterable[tuple[str, int]], attribute: str, lang: str, words: Words
) -> show.Sum:
    added = [show.Added(line_text(t, what, attribute, lang, words), n) for what, n in lines]
    return show.Sum(name, added, sum(line.amount for line in added))


def _battle(t: Table, event: e.BattleScored, lang: str, words: Words) -> show.Weighed:
    attribute = ATTRIBUTES[event.uses]
    mine = _lines(t, player_name(t, event.seat, lang, words), event.mine, attribute, lang, words)
    theirs = _lines(t, words.format(lang, "enemy-side"), event.theirs, attribute, lang, words)
    return show.Weighed([mine, theirs], None if mine.total == theirs.total else mine.total > theirs.total)


def _tested(t: Table, event: e.Tested, lang: str, words: Words) -> show.Weighed:
    name = player_name(t, event.seat, lang, words)
    mine = _lines(t, name, event.lines, event.attribute, lang, words)
    goal = show.Sum(words.format(lang, "test-target"), [], event.target)
    return show.Weighed([mine, goal], event.passed)


# -- cards that travel -----------------------------------------------------------------------------


def _space(t: Table, space: int) -> str:
    return ref("space", t.box.spaces[space].id)


def _deck(t: Table, card: int) -> str:
    return ref("deck", DECKS[t.box.things[card].deck])


def _cards(t: Table, event: Event, card: int, seat: int | None) -> list[str]:
    return [] if hidden_card(t, event, seat) else [ref("card", card)]


def _drawn(
    t: Table, event: e.PowerDrawn | e.AssetDealt | e.MissionDrawn | e.CorruptionDrawn, seat: int | None
) -> list[Act]:
    things = _cards(t, event, event.card, seat)
    return [show.Went(ref("seat", event.seat), things, _deck(t, event.card), how="drawn")]


def _passed(t: Table, event: e.PowerPassed | e.AssetPassed, seat: int | None) -> list[Act]:
    things = _cards(t, event, event.card, seat)
    return [show.Went(ref("seat", event.to), things, ref("seat", event.seat))]


def _played(t: Table, event: e.PowerPlayed, seat: int | None) -> list[Act]:
    to = ref("discard", DECKS[t.box.things[event.card].deck])
    return [show.Went(to, [ref("card", event.card)], ref("seat", event.seat), how="played")]


def _threat(t: Table, event: e.ThreatDrawn, seat: int | None) -> list[Act]:
    to = _space(t, event.space)
    return [show.Went(to, [ref("card", event.card)], _deck(t, event.card), how="played")]


def _shifted(t: Table, event: e.ThreatShifted, seat: int | None) -> list[Act]:
    return [show.Went(_space(t, event.to), [ref("card", event.card)], _space(t, event.space))]


def _cleared(t: Table, event: e.ThreatDiscarded, seat: int | None) -> list[Act]:
    to = ref("discard", DECKS[t.box.things[event.card].deck])
    return [show.Went(to, [ref("card", event.card)], _space(t, event.space))]


def _taken(t: Table, event: e.TrophyTaken | e.AssetTaken, seat: int | None) -> list[Act]:
    return [show.Went(ref("seat", event.seat), [ref("card", event.card)], _space(t, event.space))]


def _gone(t: Table, event: e.AssetDiscarded | e.CorruptionDiscarded, seat: int | None) -> list[Act]:
    to = ref("discard", DECKS[t.box.things[event.card].deck])
    return [show.Went(to, [ref("card", event.card)], ref("seat", event.seat))]


def _shown(t: Table, event: e.Looked | e.Revealed, seat: int | None) -> list[Act]:
    return [show.Revealed([ref("card", card) for card in event.cards])]


# -- what befalls players --------------------------------------------------------------------------


def _moved(t: Table, event: e.Moved, seat: int | None) -> list[Act]:
    return [show.Went(_space(t, event.space), [ref("piece", event.seat)])]


def _rolled(t: Table, event: e.Rolled, seat: int | None) -> list[Act]:
    return [show.Tumbled(faces=list(event.dice))]


def _life(t: Table, event: e.LifeChanged, seat: int | None) -> list[Act]:
    return _count(event.seat, "life", event.amount)


def _influence(t: Table, event: e.InfluenceChanged, seat: int | None) -> list[Act]:
    return _count(event.seat, "influence", event.amount)


def _dial(t: Table, event: e.DialTurned, seat: int | None) -> list[Act]:
    return _count(event.seat, ATTRIBUTES[event.attribute], event.amount)


def _token(t: Table, event: e.TokenPlaced, seat: int | None) -> list[Act]:
    return _count(event.seat, "tokens", event.amount)


def _count(seat: int, what: str, amount: int) -> list[Act]:
    return [show.Counted(ref("seat", seat), what, amount)] if amount else []


def _levelled(t: Table, event: e.Levelled, seat: int | None) -> list[Act]:
    return [show.Forged(ref("seat", event.seat), "level")]


def _done(t: Table, event: e.MissionCompleted | e.MissionGiven, seat: int | None) -> list[Act]:
    return [show.Forged(ref("seat", event.seat), "mission")]


def _charged(t: Table, event: e.ChargeAdded, seat: int | None) -> list[Act]:
    return [show.Counted(ref("card", event.card), "charges", event.amount)]


def _used(t: Table, event: e.AbilityUsed, seat: int | None) -> list[Act]:
    return [show.Acted(ref("card", event.source))]


def _met(t: Table, event: e.Met | e.Evaded | e.ChargeSpent, seat: int | None) -> list[Act]:
    return [show.Acted(ref("card", event.card))]


def _battle_began(t: Table, event: e.BattleBegan, seat: int | None) -> list[Act]:
    cards = event.enemies or ((event.source,) if event.source >= 0 else ())
    return [show.Acted(ref("piece", event.seat)), show.Revealed([ref("card", card) for card in cards])]


def _fell(t: Table, event: e.Defeated | e.Corrupted | e.Eliminated, seat: int | None) -> list[Act]:
    return [show.Lost(ref("seat", event.seat))]


def _turn(t: Table, event: e.TurnEnded, seat: int | None) -> list[Act]:
    return [show.Turned(event.next)]


def _won(t: Table, event: e.GameWon, seat: int | None) -> list[Act]:
    return [show.Ended(list(event.winners))]


_TELLERS: Final[dict[type, Teller]] = {
    e.AbilityUsed: _used,
    e.AssetDealt: _drawn,
    e.AssetDiscarded: _gone,
    e.AssetPassed: _passed,
    e.AssetTaken: _taken,
    e.BattleBegan: _battle_began,
    e.ChargeAdded: _charged,
    e.ChargeSpent: _met,
    e.Corrupted: _fell,
    e.CorruptionDiscarded: _gone,
    e.CorruptionDrawn: _drawn,
    e.Defeated: _fell,
    e.DialTurned: _dial,
    e.Eliminated: _fell,
    e.Evaded: _met,
    e.GameWon: _won,
    e.InfluenceChanged: _influence,
    e.Levelled: _levelled,
    e.LifeChanged: _life,
    e.Looked: _shown,
    e.Met: _met,
    e.MissionCompleted: _done,
    e.MissionDrawn: _drawn,
    e.MissionGiven: _done,
    e.Moved: _moved,
    e.PowerDrawn: _drawn,
    e.PowerPassed: _passed,
    e.PowerPlayed: _played,
    e.Revealed: _shown,
    e.Rolled: _rolled,
    e.ThreatDiscarded: _cleared,
    e.ThreatDrawn: _threat,
    e.ThreatShifted: _shifted,
    e.TokenPlaced: _token,
    e.TrophyTaken: _taken,
    e.TurnEnded: _turn,
}
