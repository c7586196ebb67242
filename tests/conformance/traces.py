"""Reading oracle traces: scenarios, and the segments from one quiet position to the next."""

import gzip
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

SHARED = Path(os.environ.get("TAPETE_SHARED") or Path(__file__).resolve().parents[3] / "shared")
TRACES = SHARED / "data/keyforge/traces"
ABSENT = "the oracle traces are not present: set TAPETE_SHARED to the folder that holds data/keyforge/traces"

# Buttons that stand for no rule: the oracle's own conveniences.
CONVENIENCES = ("Cancel", "Back", "Autoresolve", "Stop")

# The button of a card that its owner takes back from the discard pile in step 3.
RETURNS = "Return this card to hand"

Position = dict[str, Any]
Step = dict[str, Any]


@dataclass
class Segment:
    """One top-level action and the choices made on the way to the next quiet position."""

    number: int
    q: str
    """What is being asked at its start: main, house, archives, key or mulligan."""
    start: Position
    steps: list[Step]
    end_q: str
    end: Position
    edited: bool = False
    """The author of the scenario moved things by hand in it: it cannot be compared."""
    reset: bool = False
    """The author moved things by hand just before it: the table is set anew, what lingers goes on."""

    @property
    def chance(self) -> list[dict[str, Any]]:
        """Recorded shuffles and random picks, in order."""
        return [entry for step in self.steps for entry in step.get("chance", ())]

    @property
    def clicks(self) -> list[int]:
        """The cards clicked, in order."""
        return [step["uid"] for step in self.steps if step["do"] == "card" and not step.get("noop")]

    @property
    def labels(self) -> list[str]:
        """The buttons pressed, in order, without the oracle's conveniences."""
        pressed = (step.get("label") or step.get("value") for step in self.steps if step["do"] != "card")
        return [str(label) for label in pressed if label and label not in CONVENIENCES]

    @property
    def verb(self) -> str:
        """What the action is: play, reap, fight, …, end, or the answer at a house, key or archives point."""
        if self.q != "main":
            return self.labels[0] if self.labels else ""
        if any(step.get("label") == "End Turn" for step in self.steps):
            return "end"
        if any(step["do"] == "tide" for step in self.steps):
            return "tide"
        if any(step.get("label") == RETURNS for step in self.steps[:2]):
            return "return"
        return next((step["verb"] for step in self.steps if step.get("verb")), "")

    @property
    def is_cancelled(self) -> bool:
        """A card was clicked and put back, or the tide was not raised after all: nothing happened."""
        put_back = any(step.get("label") == "Cancel" for step in self.steps) or self.verb == "tide"
        # Where an archived card lets its owner choose, a click only marks a card until a button is pressed.
        marked_only = self.q == "archives" and not self.labels
        return (put_back or marked_only) and self.start == self.end


@dataclass
class Scenario:
    """One scenario or random game of the oracle."""

    told: dict[str, Any]
    segments: list[Segment] = field(default_factory=list)

    @property
    def title(self) -> str:
        """File, case and name, to find it again."""
        return f"{self.told['set']} {self.told['file']} #{self.told['case']}: {self.told['name']}"

    @property
    def brings_tide(self) -> bool:
        """Whether a deck brings the tide card: those of Dark Tidings do (v17.2 «Marea»), and somebody did where the
        scenario tells of the tide.
        """
        told = (segment.end[player] for segment in self.segments for player in ("p1", "p2"))
        return "DT" in self.told["needs"] or any("tide" in side for side in told)

    @property
    def ids(self) -> dict[int, str]:
        """The card id of each uid."""
        return {card["uid"]: card["id"] for card in self.told["cards"]}

    def names(self, position: Position) -> dict[int, str]:
        """The same with the bonus icons that others of its deck put on a copy, and the house that a copy is of: then it
        is like no copy without them.
        """
        mods = position.get("mods", {})
        houses = {card["uid"]: card["house"] for card in self.told["cards"]}
        return {
            uid: marked(id, (mod := mods.get(str(uid), {})).get("bonus", ()), mod.get("house", houses[uid]))
            for uid, id in self.ids.items()
        }


def marked(id: str, icons: Sequence[str], house: str) -> str:
    """A card by its id, the icons that were added to it, and its house."""
    return "+".join((f"{id}@{house}", *sorted(icons)))


def scenarios(*files: str, cota_only: bool = True) -> Iterator[Scenario]:
    """The scenarios of these files; by default only those that need no other set."""
    for file in files:
        with gzip.open(TRACES / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                told = json.loads(line)
                if not cota_only or told["needs"] == ["CotA"] or file == "random_cota":
                    yield Scenario(told, list(_segments(told)))


@cache
def are_here() -> bool:
    """Whether the traces are present on this machine."""
    return (TRACES / "cota.jsonl.gz").exists()


def _segments(told: dict[str, Any]) -> Iterator[Segment]:
    start, q = told["start"], told["start_q"]
    steps: list[Step] = []
    edited = reset = False
    number = 0
    for step in told["steps"]:
        if step["do"] in ("edit", "manual", "drag"):
            edited = True
            if step.get("pos") and step["q"] is not None and not steps:
                start, q, edited, reset = step["pos"], step["q"], False, True
                continue
        steps.append(step)
        if step["q"] is None:
            continue
        if not step.get("noop"):
            yield Segment(number, q, start, steps, step["q"], step["pos"], edited, reset)
            number += 1
        start, q, steps, edited, reset = step["pos"], step["q"], [], False, False
