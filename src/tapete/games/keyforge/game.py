"""KeyForge as the kernel knows it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tapete.games.keyforge import acts, chronicle, refs, views, why
from tapete.games.keyforge.advice import ADVICE
from tapete.games.keyforge.cards.collections import collections
from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.cards.registry import Declared, copy_of
from tapete.games.keyforge.deckroom import ANY, ROOM
from tapete.games.keyforge.decks import Deck, deck_of, learning_decks, not_yet_playable
from tapete.games.keyforge.decks.choice import Told
from tapete.games.keyforge.decks.formats import FORMATS
from tapete.games.keyforge.encoding import ENCODER
from tapete.games.keyforge.goals import GOALS
from tapete.games.keyforge.positions import from_position, snapshot, to_position
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules import turn
from tapete.games.keyforge.switches import RULESETS
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.text import events, options
from tapete.games.keyforge.text.table import table_text
from tapete.games.keyforge.view_shape import View
from tapete.games.keyforge.worlds import redraw
from tapete.kernel.chance import Rng
from tapete.kernel.chronicle import Chronicle
from tapete.kernel.decision import Ask, Code
from tapete.kernel.errors import Unreadable
from tapete.kernel.event import Event
from tapete.kernel.game import BaseGame, Outcome, Wish
from tapete.kernel.reason import Reason
from tapete.kernel.show import Act


class KeyForge(BaseGame):
    """The game of archons and keys, for two."""

    id = "keyforge"
    names = {"es": "KeyForge", "en": "KeyForge"}
    rules = "3"
    seats = range(2, 3)
    settings: Mapping[str, tuple[object, ...]] = {
        "decks": (),
        "ruleset": ("2023", "2018"),
        "format": FORMATS,
        "collection": (ANY, *collections()),
        "first": (),
        "chains": (),
    }
    decks = ROOM
    encoder = ENCODER
    goals = GOALS
    advice = ADVICE

    def setup(self, seats: int, options: Mapping[str, object]) -> Table:
        """Two decks, unshuffled; chance comes in the first step."""
        told = options.get("decks")
        if told is not None and (not isinstance(told, (list, tuple)) or len(told) != 2):
            raise Unreadable.because(self.reason("two-decks"))
        brought = [playable(one) for one in told] if told is not None else learning_decks()
        decks = [brought[n] for n in ROOM.dealt(options)]
        ruleset = str(options["ruleset"])
        cast = (*copies(decks[0], 0, ruleset), *copies(decks[1], 1, ruleset))
        houses = (tuple(str(h) for h in decks[0].houses), tuple(str(h) for h in decks[1].houses))
        switches = RULESETS[ruleset]
        if any(deck.tide for deck in decks):
            # One deck is enough for both players (v17.2 «Marea»).
            switches = msgspec.structs.replace(switches, tide=True)
        t = Table(cast, houses, switches)
        one, other = (
            copy_of(deck.token, seat, ruleset=ruleset) if deck.token else None
            for seat, deck in enumerate(decks)
        )
        t.tokens = (one, other)
        for n, copy in enumerate(cast):
            t.deck[copy.owner].append(n)
        t.first = first_of(options.get("first"))
        t.chains = chains_of(options.get("chains"))
        return t

    flow = staticmethod(turn.flow)

    def outcome(self, t: Table) -> Outcome | None:
        if not t.over:
            return None
        scores = (len(t.keys[0]), len(t.keys[1]))
        return Outcome(
            (t.winner,), scores, Reason("three-keys", {"player": t.winner}, None, None, "keyforge")
        )

    def option_refers(self, t: Table, ask: Ask, code: Code) -> tuple[str, ...]:
        return refs.option_refers(t, ask, code)

    def option_text(self, t: Table, ask: Ask, code: Code, lang: str) -> str:
        return options.option_text(t, ask, code, lang)

    def option_detail(self, t: Table, ask: Ask, code: Code, lang: str) -> str:
        return options.option_detail(t, ask, code, lang)

    def option_vague(self, t: Table, ask: Ask, code: Code) -> bool:
        return options.option_vague(t, ask, code)

    def question_text(self, t: Table, ask: Ask, lang: str) -> str:
        return options.question_text(t, ask, lang)

    def asked_by(self, t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
        return options.asked_by(t, ask, lang)

    def event_view(self, t: Table, event: Event, seat: int | None, lang: str) -> dict[str, object] | None:
        return events.event_view(t, event, seat, lang)

    def told(
        self, t: Table, happened: Sequence[Event], seat: int | None, lang: str
    ) -> list[dict[str, object] | None]:
        return events.told(t, happened, seat, lang)

    def acts(self, t: Table, event: Event, seat: int | None, lang: str) -> list[Act]:
        return acts.acts(t, event, events.shown_to(event, seat))

    def view(self, t: Table, seat: int | None, lang: str) -> View:
        return views.view(t, seat, lang)

    def why_not(self, t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        return why.why_not(t, seat, wish, ask)

    def wishes(self, t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
        return why.wishes(t, seat, lang)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        return {
            str(card.id): {"es": card.name("es"), "en": card.en}
            for known in collections().values()
            if known.complete
            for card in known.cards().values()
        }

    def card_text(self, card: str, lang: str) -> list[str]:
        return views.card_lines(card, lang)

    def table_text(self, t: Table, seat: int | None, lang: str) -> list[str]:
        return table_text(t, seat, lang)

    def to_position(self, t: Table) -> dict[str, Any]:
        return to_position(t)

    def from_position(self, position: Mapping[str, Any]) -> Table:
        return from_position(position)

    def snapshot(self, t: Table) -> object:
        return snapshot(t)

    def redraw(self, t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
        redraw(t, seat, rng, kept)

    def chronicle(self, t: Table, events: Sequence[Event]) -> tuple[Chronicle, ...]:
        return chronicle.chronicle(t, events)

    def choice_name(self, choice: str, lang: str) -> str:
        return house_name(choice, lang)

    def gathered(self, t: Table, seat: int) -> int:
        return chronicle.gathered(t, seat)


def playable(told: Told) -> Deck:
    """The deck that an option means, refused if it is not legal or has cards without rules."""
    return _named(told) if isinstance(told, str) else _playable(told)


@lru_cache(maxsize=256)
def _named(told: str) -> Deck:
    return _playable(told)


def _playable(told: Told) -> Deck:
    deck = deck_of(told)
    waiting = not_yet_playable(deck, Declared())
    if waiting is not None:
        raise Unreadable.because(waiting)
    return deck


def copies(deck: Deck, seat: int, ruleset: str) -> tuple[Copy, ...]:
    """The cards of a deck as a table needs them; kept for the last few decks, since copies never change."""
    key = (id(deck), seat, ruleset)
    kept = _kept.get(key)
    if kept is not None and kept[0] is deck:
        return kept[1]
    made = tuple(copy_of(card, seat, house, icons, ruleset) for card, house, icons in deck.cards())
    if len(_kept) >= 256:
        _kept.clear()
    _kept[key] = (deck, made)
    return made


_kept: dict[tuple[int, int, str], tuple[Deck, tuple[Copy, ...]]] = {}


def first_of(told: object) -> int:
    """Who begins: 0, 1, or chance."""
    if told is None:
        return -1
    if told not in (0, 1):
        raise Unreadable.because(Reason("bad-first", {}, None, None, "keyforge"))
    return int(told)


def chains_of(told: object) -> list[int]:
    """Chains at the start, one number a seat."""
    if told is None:
        return [0, 0]
    if (
        not isinstance(told, (list, tuple))
        or len(told) != 2
        or not all(type(x) is int and 0 <= x <= 24 for x in told)
    ):
        raise Unreadable.because(Reason("bad-chains", {}, None, None, "keyforge"))
    return [told[0], told[1]]


GAME = KeyForge()
