"""Seasons as the kernel meets it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from tapete.kernel.chance import Rng
from tapete.kernel.decision import Ask, Code
from tapete.kernel.event import Event
from tapete.kernel.flow import Flow
from tapete.kernel.game import BaseGame, Outcome, Wish
from tapete.kernel.reason import Reason, section
from tapete.kernel.show import Act
from tapete.kernel.view_shape import PicksView

from . import acts, picks, positions, refs, views, why, worlds
from . import cards as declared
from .advice import ADVICE
from .encoding import ENCODER
from .goals import GOALS
from .printed import BY_ID, CARDS, PENALTIES
from .rules.score import prestige, winners
from .rules.turn import flow
from .table import Table
from .text import events, options
from .text.cards import card_lines, head
from .text.table import table_text
from .view_shape import View

if set(declared.DECLARED) != set(CARDS):
    raise LookupError(f"cards without a declaration: {sorted(set(CARDS) - set(declared.DECLARED))}")


class Seasons(BaseGame):
    """The game, stateless."""

    id = "seasons"
    names: Mapping[str, str] = {"es": "Seasons", "en": "Seasons"}
    rules = "1"
    seats = range(2, 5)
    settings: Mapping[str, tuple[Any, ...]] = {"level": ("mage", "apprentice", "archmage")}
    goals = GOALS
    counts = "round"
    advice = ADVICE
    encoder = ENCODER

    def setup(self, seats: int, options: Mapping[str, Any]) -> Table:
        return Table(seats, options["level"])

    def flow(self, t: Table) -> Flow[None]:
        return flow(t)

    def outcome(self, t: Table) -> Outcome | None:
        if not t.over:
            return None
        best = winners(t)
        level = [s for s in range(t.seats) if t.scores[s] == max(t.scores)]
        code = "won" if len(level) == 1 else "won-by-cards" if len(best) == 1 else "shared"
        told: dict[str, Any] = {"player": best[0], "players": list(best), "points": max(t.scores)}
        return Outcome(
            best,
            t.scores,
            self.reason(
                code,
                rule=section(("Reglas", "IV - Final de la partida"), ("Rules", "The end of the game")),
                **told,
            ),
        )

    def option_id(self, t: Table, ask: Ask, code: Code) -> str:
        return refs.option_id(ask, code)

    def option_refers(self, t: Table, ask: Ask, code: Code) -> tuple[str, ...]:
        return refs.option_refers(t, ask, code)

    def option_text(self, t: Table, ask: Ask, code: Code, lang: str) -> str:
        return options.option_text(t, ask, code, lang)

    def option_detail(self, t: Table, ask: Ask, code: Code, lang: str) -> str:
        return options.option_detail(t, ask, code, lang)

    def asked_by(self, t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
        return options.asked_by(t, ask, lang)

    def question_text(self, t: Table, ask: Ask, lang: str) -> str:
        return options.question_text(t, ask, lang)

    def waiting_text(self, t: Table, ask: Ask, lang: str) -> str:
        return options.waiting_text(t, ask, lang)

    def view(self, t: Table, seat: int | None, lang: str) -> View:
        return views.view(t, seat, lang)

    def event_view(self, t: Table, event: Any, seat: int | None, lang: str) -> dict[str, Any] | None:
        return events.event_view(t, event, seat, lang)

    def picks(self, t: Table, ask: Ask) -> PicksView | None:
        return picks.picks(t, ask)

    def acts(self, t: Table, event: Event, seat: int | None, lang: str) -> list[Act]:
        return acts.acts(t, event, seat)

    def why_not(self, t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        return why.why_not(t, seat, wish, ask)

    def wishes(self, t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
        return why.wishes(t, seat, lang)

    def table_text(self, t: Table, seat: int | None, lang: str) -> list[str]:
        return table_text(t, seat, lang)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        return {card.id: {"es": card.es, "en": card.en} for card in CARDS.values()}

    def card_text(self, card: str, lang: str) -> list[str]:
        number = BY_ID[card]
        return [head(number, lang), *card_lines(number, lang)]

    def to_position(self, t: Table) -> dict[str, Any]:
        return positions.to_position(t)

    def from_position(self, position: Mapping[str, Any]) -> Table:
        return positions.from_position(position)

    def snapshot(self, t: Table) -> Any:
        return positions.snapshot(t)

    def redraw(self, t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
        worlds.redraw(t, seat, rng, kept)

    def gathered(self, t: Table, seat: int) -> int:
        """The points it would have if the game ended now, cards in hand aside."""
        return t.crystals[seat] + prestige(t, seat) - PENALTIES[t.bonus[seat]]


GAME = Seasons()
