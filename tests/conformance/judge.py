"""Judging a scenario: each segment is played on our table and compared with what the oracle did."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tapete.games.keyforge.table import Table

from . import setting, shape
from .guide import Guide
from .seek import Found, RecordedFate, opening, seek
from .traces import Scenario, Segment

AGREES, DIFFERS, LEFT_OUT = "agrees", "differs", "left out"


@dataclass
class Verdict:
    """What became of one segment."""

    scenario: str
    number: int
    action: str
    """The top-level action in a few words: *play anger*, *house dis*."""
    status: str
    found: list[str] = field(default_factory=list)
    """Differences of position, or why it was left out."""
    offers: list[str] = field(default_factory=list)
    """Differences of what was offered."""
    cards: tuple[str, ...] = ()
    """The cards that take part: the one acted with, then those clicked or asking."""


def judge(game: Any, scenario: Scenario, playable: Callable[[str], bool]) -> Iterator[Verdict]:
    """Every segment in order; after one that differs the table is set anew from the oracle's position."""
    missing = sorted({id for id in scenario.ids.values() if not playable(id)})
    table: Table | None = None
    for segment in scenario.segments:
        verdict = Verdict(scenario.title, segment.number, _action(segment, scenario.ids), LEFT_OUT)
        verdict.cards = _cards(segment, scenario.ids)
        ids = scenario.names(segment.start)
        why = _left_out(segment, missing)
        if why:
            verdict.found = [why]
            table = None
            yield verdict
            continue
        if table is None or segment.reset:
            if table is None and segment.number and not setting.stands_alone(segment.start):
                verdict.found = ["effects linger that a position does not tell"]
                yield verdict
                continue
            try:
                fresh = setting.table_at(game, scenario, segment)
                table = fresh if table is None else setting.carried_over(table, fresh)
            except Exception as error:
                verdict.found = [f"the position cannot be set: {type(error).__name__}: {error}"]
                verdict.status = DIFFERS
                yield verdict
                continue
            verdict.offers += _setting_differences(table, segment, ids)
        table = _judged(game, table, segment, ids, verdict)
        yield verdict


def _left_out(segment: Segment, missing: list[str]) -> str:
    if missing:
        return f"not playable yet: {', '.join(missing)}"
    if segment.edited:
        return "edited by hand"
    if segment.is_cancelled:
        return "cancelled: nothing happened"
    return ""


def _setting_differences(table: Table, segment: Segment, ids: dict[int, str]) -> list[str]:
    wanted = shape.of_position(segment.start, ids)
    return [f"as set up: {line}" for line in shape.differences(shape.of_table(table), wanted, wanted, wanted)]


def _judged(game: Any, table: Table, segment: Segment, ids: dict[int, str], verdict: Verdict) -> Table | None:
    """Play one segment; the table it arrives at, or None when it does not."""
    before, wanted = shape.of_table(table), shape.of_position(segment.end, ids)
    began = shape.of_position(segment.start, ids)
    numbers = setting.numbers(table, segment.start, ids)
    guide = Guide(game, segment, numbers, ids)

    def arrived(t: Table) -> bool:
        if t.over or segment.end_q == "over":
            return t.over and setting.over_alike(t, segment.end)
        if not setting.at(t, segment.end_q):
            return False
        differences = shape.differences(shape.of_table(t), wanted, before, began)
        if differences:
            guide.see(differences)
        return not differences

    def fate() -> RecordedFate:
        return RecordedFate(guide.shuffles(), guide.randoms(), guide.name(table))

    found = seek(game, table, fate, arrived, guide.rank)
    if found.table is None:
        guide.strict = False
        found = seek(game, table, fate, arrived, guide.rank)
        if found.table is not None:
            verdict.offers.append("reached with other cards than those clicked")
    if segment.q == "main":
        verdict.offers += guide.offers(table, opening(game, table))
    if found.table is not None:
        verdict.status = AGREES
        # What came into play on the way, as token creatures do, is known to the table arrived at.
        verdict.offers += guide.targets(found.table, found)
        return None if found.table.over else found.table
    verdict.status = DIFFERS
    verdict.found = _why(found, guide, segment)
    return None


def _why(found: Found, guide: Guide, segment: Segment) -> list[str]:
    if found.broke:
        return [f"broke: {found.broke}"]
    if guide.nearest is not None:
        return guide.nearest
    if not guide.began:
        return [f"not offered: {segment.verb}"]
    return ["no quiet moment was reached"]


def _action(segment: Segment, ids: dict[int, str]) -> str:
    if segment.q == "main" and segment.verb != "end" and segment.clicks:
        return f"{segment.verb} {ids[segment.clicks[0]]}"
    return f"{segment.q} {segment.verb}"


def _cards(segment: Segment, ids: dict[int, str]) -> tuple[str, ...]:
    prompts = [step.get("prompt", {}) for step in segment.steps]
    asking = [prompt["source"]["id"] for prompt in prompts if prompt.get("source")]
    return tuple(dict.fromkeys([ids[uid] for uid in segment.clicks] + asking))
