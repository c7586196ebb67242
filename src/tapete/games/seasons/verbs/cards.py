"""Verbs about cards: drawing, giving, putting into play, returning, looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.games.seasons.events import DiscardedTop, Entered, Given, Kept, LookedAtTop
from tapete.games.seasons.printed import IS_ITEM, PRESTIGE, PRINTED, once
from tapete.games.seasons.rules import draw as drawing
from tapete.games.seasons.rules.energy import available, spend_any, take, take_any
from tapete.games.seasons.rules.gate import happen
from tapete.games.seasons.rules.leaving import discard_from_hand, one_of_each, return_to_hand, sacrifice
from tapete.games.seasons.rules.summon import enter_effects, put_into_play
from tapete.games.seasons.table import Table
from tapete.kernel.decision import DONE
from tapete.kernel.flow import Flow

from ..questions import ask
from .base import Verb


@dataclass(frozen=True)
class Draw(Verb):
    """Draw cards that must be kept."""

    count: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        for _ in range(self.count):
            yield from drawing.draw(t, seat, card)


@dataclass(frozen=True)
class DrawAndKeep(Verb):
    """Draw cards, keep some and discard the rest."""

    count: int
    keep: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from drawing.draw_and_keep(t, seat, self.count, self.keep, card)


@dataclass(frozen=True)
class PutOneOfDrawn(Verb):
    """Draw cards, put one into play for free and discard the rest; without room it is discarded too."""

    count: int

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        drawn = yield from drawing.draw_aside(t, seat, self.count, card)
        if not drawn or not t.room(seat):
            yield from drawing.discard_rest(t, seat)
            return
        chosen = yield from ask(seat, "put-drawn", once(drawn), source=card)
        event = Entered(seat, chosen, "aside", card)
        yield from happen(t, [event])
        yield from drawing.discard_rest(t, seat)
        yield from enter_effects(t, seat, chosen, event)


@dataclass(frozen=True)
class PutFromHand(Verb):
    """Put a card of the hand into play for free."""

    #: the card that does this leaves play first, and so makes room
    leaving: bool = True

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        if not t.hand[seat]:
            return "empty-hand"
        return None if len(t.play[seat]) - self.leaving < t.gauge[seat] else "no-room"

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        chosen = yield from ask(seat, "put-from-hand", once(t.hand[seat]), source=card)
        yield from put_into_play(t, seat, chosen, "hand", card)


@dataclass(frozen=True)
class HandOver(Verb):
    """Draw a card for each player, keep one and give each opponent one."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        yield from drawing.draw_aside(t, seat, t.seats, card)
        if t.aside:
            kept = yield from ask(seat, "keep", once(t.aside), source=card)
            yield from happen(t, [Kept(seat, kept)])
        for other in t.opponents(seat):
            if t.aside:
                given = yield from ask(seat, "give", once(t.aside), source=card, about=(other,))
                yield from happen(t, [Given(seat, other, given)])


@dataclass(frozen=True)
class SacrificeOne(Verb):
    """Sacrifice one of one's cards in play, if there is any."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if t.play[seat]:
            chosen = yield from ask(seat, "sacrifice", one_of_each(t, t.play[seat]), source=card, about=(1,))
            yield from sacrifice(t, seat, chosen, card)


@dataclass(frozen=True)
class ReturnItem(Verb):
    """Take one of one's magic items in play back into the hand, if there is any."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        items = [c for c in one_of_each(t, t.play[seat]) if IS_ITEM[c & PRINTED]]
        if items:
            chosen = yield from ask(seat, "return", items, source=card)
            yield from return_to_hand(t, seat, chosen, card)


@dataclass(frozen=True)
class CopyReserve(Verb):
    """Take from the stock the same tokens as an opponent of one's choice holds in reserve."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if not any(t.tokens(other) for other in t.opponents(seat)):
            return
        other = yield from ask(seat, "opponent", t.opponents(seat), source=card)
        if t.tokens(other):
            yield from take(t, seat, t.reserve_of(other), card)


@dataclass(frozen=True)
class Unveil(Verb):
    """Draw or discard a card, shown to all, and gain a token for each point of prestige on it."""

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        can_draw = bool(t.deck or t.discard)
        options: list[Any] = (["draw"] if can_draw else []) + once(t.hand[seat])
        if not options:
            return
        chosen = yield from ask(seat, "unveil", options, source=card)
        if chosen == "draw":
            chosen = yield from drawing.draw(t, seat, card, shown=True)
        else:
            yield from discard_from_hand(t, seat, chosen, card)
        yield from take_any(t, seat, max(0, PRESTIGE[chosen & PRINTED]), card)


@dataclass(frozen=True)
class ViewTop(Verb):
    """Look at the top card of the draw pile; leave it, or discard tokens to put it into play for free."""

    tokens: int

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if t.deck or t.discard else "no-cards"

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if not (yield from drawing.ready(t)):
            return
        top = t.deck[-1]
        yield from happen(t, [LookedAtTop(seat, top, card)])
        payable = t.room(seat) and sum(available(t, seat)) >= self.tokens
        chosen = yield from ask(
            seat, "top-card", [DONE, top] if payable else [DONE], source=card, about=(top,), reveals=True
        )
        if chosen != DONE:
            yield from spend_any(t, seat, self.tokens, card)
            yield from put_into_play(t, seat, top, "deck", card)


@dataclass(frozen=True)
class DiscardTop(Verb):
    """Put the top card of the draw pile, unseen, on the discard pile."""

    def refusal(self, t: Table, seat: int, card: int) -> str | None:
        return None if t.deck or t.discard else "no-cards"

    def resolve(self, t: Table, seat: int, card: int, event: Any) -> Flow[None]:
        if (yield from drawing.ready(t)):
            yield from happen(t, [DiscardedTop(seat, t.deck[-1], card)])
