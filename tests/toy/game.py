"""Trove as the kernel sees it."""

from collections.abc import Container, Mapping, Sequence
from math import exp
from typing import Any

import msgspec

from tapete.kernel import (
    DONE,
    Ask,
    BadPosition,
    BaseGame,
    Event,
    Flow,
    Outcome,
    Reason,
    Rng,
    Wish,
    read_position,
)
from tapete.kernel.advice import PlainAdvice
from tapete.kernel.event import SEES_ALL

from . import rules
from .table import DEAL, GEMS, Table, worth


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    step: int
    turn: int
    active: int
    deck: list[int]
    hands: list[list[int]]
    vaults: list[list[int]]
    shown: list[int]
    points: list[int]
    doublers: list[int] = []
    over: bool = False


class TroveAdvice(PlainAdvice):
    """A player's share of all points, vaults counted."""

    horizon = 4

    def evaluate(self, t: Table) -> Sequence[float]:
        scores = [p + sum(map(worth, v)) for p, v in zip(t.points, t.vaults, strict=True)]
        return [1 / (1 + exp(-(s - max(scores[:i] + scores[i + 1 :])) / 4)) for i, s in enumerate(scores)]


class TroveEncoder:
    """Points by seat from the viewer on, sizes, and the viewer's own gems."""

    version = "trove-3"
    names = (
        "points-0",
        "points-1",
        "points-2",
        "deck",
        *(f"{zone}-{gem}" for zone in ("hand", "vault", "shown") for gem in range(GEMS)),
        *(f"{zone}-of-{seat}" for zone in ("hand", "vault") for seat in range(3)),
        "open",
    )
    rows: Mapping[str, Any] = {}
    cards: tuple[str, ...] = ()
    card_names: tuple[str, ...] = ()
    option_names = ("worth", "is-dig", "is-gamble", "is-done", "gem", "rival")
    actions = 16

    def card(self, index: int) -> Sequence[float]:
        return ()

    def observe(self, t: Table, seat: int) -> Sequence[float]:
        points = [t.points[(seat + i) % t.seats] for i in range(t.seats)] + [0] * (3 - t.seats)
        row = [*points, len(t.deck)]
        row += [float(gem in t.hands[seat]) for gem in range(GEMS)]
        open_to = {gem: (s - seat) % t.seats + 1 for s in range(t.seats) for gem in t.vaults[s]}
        row += [float(open_to.get(gem, 0) * (t.over or gem in t.vaults[seat])) for gem in range(GEMS)]
        row += [float(t.shown.index(gem) + 1 if gem in t.shown else 0) for gem in range(GEMS)]
        for zones in (t.hands, t.vaults):
            sizes = [len(zones[(seat + i) % t.seats]) for i in range(t.seats)]
            row += sizes + [0] * (3 - t.seats)
        # an empty vault that is open is not one that nobody looks into
        return [*row, float(t.over)]

    def option(self, t: Table, ask: Ask, code: Any) -> Sequence[float]:
        gem = code[1] if type(code) is tuple else code if ask.kind == "hide" and code != DONE else None
        rival = (code - ask.seat) % t.seats if ask.kind == "rival" and code != DONE else 0
        said = [code == "dig", code == "gamble", code == DONE]
        return [0 if gem is None else worth(gem), *said, 0 if gem is None else gem + 1, rival]


class Trove(BaseGame):
    id = "toy"
    names = {"es": "Tesoro", "en": "Trove"}
    rules = "1"
    seats = range(2, 4)
    settings = {"mood": ("calm", "wild")}
    advice = TroveAdvice()
    encoder = TroveEncoder()

    def setup(self, seats: int, options: Mapping[str, Any]) -> Table:
        return Table(seats)

    def flow(self, t: Table) -> Flow[None]:
        return rules.flow(t)

    def outcome(self, t: Table) -> Outcome | None:
        if not t.over:
            return None
        scores = tuple(p + sum(map(worth, v)) for p, v in zip(t.points, t.vaults, strict=True))
        best = max(scores)
        return Outcome(tuple(s for s in range(t.seats) if scores[s] == best), scores, self.reason("most"))

    def option_refers(self, t: Table, ask: Ask, code: Any) -> tuple[str, ...]:
        if type(code) is tuple:
            return (f"gem:{code[1]}",)
        return (f"gem:{code}",) if ask.kind == "hide" and code != DONE else ()

    def option_text(self, t: Table, ask: Ask, code: Any, lang: str) -> str:
        if type(code) is tuple:
            return self.words.format(lang, "show", gem=code[1])
        if ask.kind == "turn" or code == DONE:
            return self.words.format(lang, code)
        return self.words.format(lang, ask.kind, thing=code)

    def question_text(self, t: Table, ask: Ask, lang: str) -> str:
        return self.words.format(lang, f"ask-{ask.kind}")

    def view(self, t: Table, seat: int | None, lang: str) -> dict[str, Any]:
        return {
            "deck": len(t.deck),
            "shown": list(t.shown),
            "points": list(t.points),
            "hands": [sorted(h) if seat in (s, SEES_ALL) else len(h) for s, h in enumerate(t.hands)],
            "vaults": [
                sorted(v) if seat in (s, SEES_ALL) or t.over else len(v) for s, v in enumerate(t.vaults)
            ],
        }

    def event_view(self, t: Table, event: Event, seat: int | None, lang: str) -> dict[str, Any] | None:
        kind = type(event).__name__
        told: dict[str, Any] = {"kind": kind, "text": self.words.format(lang, f"event-{kind.lower()}")}
        if isinstance(event, (rules.Dug, rules.Hid)) and event.seat == seat:
            told["gems"] = list(event.shows(seat))
        if isinstance(event, (rules.Gained, rules.Shown)):
            told["what"] = event.points if isinstance(event, rules.Gained) else event.gem
        return told

    def why_not(self, t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        if ask is not None and wish.kind == "dig":
            return self.reason("no-gems", rule="Trove 1")
        return None

    def wishes(self, t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
        say = self.words.format
        shows = [(Wish("show", (f"gem:{gem}",)), say(lang, "show", gem=gem)) for gem in range(GEMS)]
        return [(Wish("dig"), say(lang, "dig")), *shows]

    def table_text(self, t: Table, seat: int | None, lang: str) -> list[str]:
        public = [self.words.format(lang, "points", points=t.points)]
        if seat is None:
            return public
        return [*public, self.words.format(lang, "hand", gems=sorted(t.hands[seat]))]

    def cards(self) -> dict[str, dict[str, str]]:
        say = self.words.format
        return {str(gem): {lang: say(lang, "gem", gem=gem) for lang in self.names} for gem in range(GEMS)}

    def card_text(self, card: str, lang: str) -> list[str]:
        return [self.words.format(lang, "worth", points=worth(int(card)))]

    def to_position(self, t: Table) -> dict[str, Any]:
        plain = {name: getattr(t, name) for name in Position.__struct_fields__ if name != "doublers"}
        return plain | {"doublers": [x.seat for x in t.index.get(rules.Gained, ())]}

    def from_position(self, position: Mapping[str, Any]) -> Table:
        read = read_position(position, Position)
        t = Table(read.seats)
        for name in Position.__struct_fields__:
            if name != "doublers":
                setattr(t, name, getattr(read, name))
        if read.doublers:
            t.index = {rules.Gained: tuple(rules.Doubler(s) for s in read.doublers)}
        if t.gems() != list(range(GEMS)):
            raise BadPosition.because(self.reason("gem-twice"))
        return t

    def redraw(self, t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
        if t.step == DEAL:
            return
        others = [s for s in range(t.seats) if s != seat]
        places = [t.deck, *(t.hands[s] for s in others), *(t.vaults[s] for s in others)]
        loose = [(place, i) for place in places for i, gem in enumerate(place) if gem not in kept]
        unknown = rng.shuffled(sorted(place[i] for place, i in loose))
        for (place, i), gem in zip(loose, unknown, strict=True):
            place[i] = gem


GAME = Trove()
