"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any

from ...kernel import Ask, BaseGame, Flow, Outcome, Reason, Rng, Unreadable, Wish
from ...kernel.event import Event
from ...kernel.refs import ref
from ...kernel.show import Act
from . import acts, positions, refs, views, why, worlds
from .advice import ADVICE
from .cards import base, load
from .components import Box
from .encoding import ENCODER
from .goals import GOALS
from .rules.engagement import engage
from .rules.experience import gain_experience
from .rules.setup import set_up
from .rules.turn import begin, walking
from .table import BEGIN, DEAL, ENGAGING, GAINING, WALKING, Table
from .text import card_lines, events, know, names, options, status, table_text
from .view_shape import View

#: the flow of each step
FLOWS = {DEAL: set_up, BEGIN: begin, WALKING: walking, ENGAGING: engage, GAINING: gain_experience}

#: turns of each player after which a game is called off
ROUNDS = (200, 20, 60, 100, 400)


class Relic(BaseGame):
    """Relic for two to four players, with the components of a pack."""

    id = "relic"
    names: Mapping[str, str] = {"es": "Relic", "en": "Relic"}
    rules = "4"
    seats = range(2, 5)
    goals = GOALS
    advice = ADVICE
    encoder = ENCODER

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.boxes: dict[str, Box] = {}
        self.add(box)
        self.box = box
        scenarios = tuple(box.things[s].id for s in box.scenarios)
        self.settings: Mapping[str, tuple[Any, ...]] = {
            "scenario": ("random", *scenarios),
            "rounds": ROUNDS,
            "pack": (),
        }

    # -- packs -----------------------------------------------------------------------------------

    def add(self, box: Box) -> None:
        """Make a pack known, so that matches may be played with it."""
        know(box)
        self.boxes[box.id] = box

    def open_pack(self, folder: str | Path) -> str:
        """Read a pack from a folder; the name to give as `pack=`."""
        box = load(folder)
        self.add(box)
        return box.id

    # -- playing ---------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, Any]) -> Table:
        pack = options.get("pack", self.box.id)
        if pack not in self.boxes:
            raise Unreadable("bad-option", option="pack", value=str(pack), choices=list(self.boxes))
        box = self.boxes[pack]
        t = Table(box, seats)
        t.limit = options["rounds"] * seats
        if options["scenario"] != "random":
            numbers = box.thing_by_id.get(options["scenario"], ())
            found = [n for n in numbers if box.things[n].kind == "scenario"]
            if not found:
                names = [box.things[s].id for s in box.scenarios]
                raise Unreadable(
                    "bad-option", option="scenario", value=str(options["scenario"]), choices=names
                )
            t.scenario = found[0]
        return t

    def flow(self, t: Table) -> Flow[None]:
        return FLOWS[t.step](t)

    def outcome(self, t: Table) -> Outcome | None:
        if not t.over:
            return None
        rule = why.cite("Ganar la partida") if t.ending == "confrontation" else None
        told: dict[str, Any] = {"player": t.winners[0]} if t.winners else {}
        if t.ending == "confrontation":
            told["scenario"] = dict(t.box.things[t.scenario].name)
        code = t.ending if t.winners or t.ending != "last-standing" else "last-standing-none"
        reason = self.reason(code, rule=rule, **told)
        return Outcome(t.winners, tuple(p.level for p in t.players), reason)

    # -- words -----------------------------------------------------------------------------------

    def option_id(self, t: Table, ask: Ask, code: Any) -> str:
        return refs.option_id(t, ask, code)

    def option_refers(self, t: Table, ask: Ask, code: Any) -> tuple[str, ...]:
        return refs.option_refers(t, ask, code)

    def option_text(self, t: Table, ask: Ask, code: Any, lang: str) -> str:
        return options.option_text(t, ask, code, lang, self.words)

    def question_text(self, t: Table, ask: Ask, lang: str) -> str:
        return options.question_text(t, ask, lang, self.words)

    def asked_by(self, t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
        card = options.asking_card(ask)
        if card < 0:
            return None, self.words.format(lang, f"phase-{t.step}")
        return ref("card", card), t.box.things[card].name[lang]

    def waiting_text(self, t: Table, ask: Ask, lang: str) -> str:
        who = names.player_said(t, ask.seat, lang, self.words)
        return names.sentence(self.words.format(lang, "waiting-for", player=who), lang)

    def event_view(self, t: Table, event: Any, seat: int | None, lang: str) -> dict[str, Any] | None:
        return events.event_view(t, event, seat, lang, self.words)

    def acts(self, t: Table, event: Event, seat: int | None, lang: str) -> list[Act]:
        return acts.acts(t, event, seat, lang, self.words)

    # -- looking ---------------------------------------------------------------------------------

    def view(self, t: Table, seat: int | None, lang: str) -> View:
        return views.view(t, seat, lang, self.words)

    def status_text(self, t: Table, seat: int, lang: str) -> str:
        p = t.players[seat]
        return status(t, p, lang, self.words) if p.character >= 0 and not p.out else ""

    def table_text(self, t: Table, seat: int | None, lang: str) -> list[str]:
        return table_text(t, seat, lang, self.words)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        return {card.id: card.name for card in self.box.things}

    def card_text(self, card: str, lang: str) -> list[str]:
        return card_lines(self.box.things[self.box.thing_by_id[card][0]], lang)

    def why_not(self, t: Table, seat: int, wish: Wish, ask: Ask | None) -> Reason | None:
        return why.why_not(t, seat, wish, ask)

    def wishes(self, t: Table, seat: int, lang: str) -> list[tuple[Wish, str]]:
        return why.wishes(t, seat, lang, self.words)

    # -- saving ----------------------------------------------------------------------------------

    def to_position(self, t: Table) -> dict[str, Any]:
        found = positions.to_position(t)
        return found if t.box is self.box else found | {"pack": t.box.id}

    def from_position(self, position: Mapping[str, Any]) -> Table:
        pack = position.get("pack", self.box.id)
        box = self.boxes.get(pack) if isinstance(pack, str) else None
        if box is None:
            raise positions.impossible(es=f"no hay ningún paquete «{pack}»", en=f"there is no pack “{pack}”")
        return positions.from_position(box, {k: v for k, v in position.items() if k != "pack"})

    def snapshot(self, t: Table) -> Any:
        return positions.snapshot(t)

    def redraw(self, t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
        worlds.redraw(t, seat, rng, kept)

    def gathered(self, t: Table, seat: int) -> int:
        """Its level."""
        return t.players[seat].level


GAME = Relic(base())
