"""A hint with its reasons: how good the option is, how much better than the next, and what it may lead to."""

from __future__ import annotations

from typing import NamedTuple

from tapete.bots.opinion import Opinion, best
from tapete.bots.playout import imagine
from tapete.bots.protocol import Bot
from tapete.kernel import words
from tapete.kernel.chance import Rng
from tapete.kernel.decision import Decision
from tapete.kernel.match import Match
from tapete.kernel.seat import Seat

from .refusals import say

#: so many decisions are played on at most to see how the turn may end
FAR = 60
#: two options that are nearer than this are alike
ALIKE = 0.015


class Advised(NamedTuple):
    """An option, and what was found out about it."""

    option: str
    value: float | None = None
    """the chance of winning that is expected of it"""
    second: str | None = None
    """the next best option, and how much worse it is"""
    gain: float = 0.0
    leads: dict[str, str] | None = None
    """how the seat may stand when its turn ends, in each language"""


def explained(seat: Seat, decision: Decision, bot: Bot, seed: int) -> Advised:
    """The bot's choice with the opinions it came by."""
    chosen = bot.choose(seat, decision)
    opinions: list[Opinion] = getattr(bot, "opinions", [])
    tried = [one for one in opinions if one.visits]
    mine = next((one for one in tried if decision.options[one.index].id == chosen.id), None)
    others = best([one for one in tried if one is not mine], 1)
    leads = _leads(seat, decision, chosen.index, seed)
    if mine is None or len(decision.options) == 1:
        return Advised(chosen.id, leads=leads)
    second = decision.options[others[0].index].id if others else None
    return Advised(chosen.id, mine.value, second, mine.value - others[0].value if others else 0.0, leads)


def _leads(seat: Seat, decision: Decision, index: int, seed: int) -> dict[str, str] | None:
    """How the seat stands at the end of its turn in one world that fits what it knows, if both play sensibly."""
    world = imagine(seat, Rng(f"hint {seed}"))
    if world is None:
        return None
    turn, rng = world.table.turn, Rng(f"hint on {seed}")
    world.answer(index, decision.id)
    for _ in range(FAR):
        if world.over or world.table.turn != turn:
            break
        asked = world.pending[0]
        world.answer(seat.advice.suggest(world.table, asked.ask, rng), asked)
    return {lang: _near(world, seat.number, lang) for lang in words.LANGUAGES}


def _near(world: Match, seat: int, lang: str) -> str:
    race = getattr(world.game.view(world.table, seat, lang), "race", None)
    return race.near[seat].text if race is not None else ""


def reasons(advised: Advised, decision: Decision, lang: str) -> str:
    """The hint as sentences: what, why, and what it may lead to."""
    found = decision.options.find(advised.option)
    assert found is not None
    told = [say(lang, "hint", option=found.text(lang).rstrip("."))]
    second = decision.options.find(advised.second) if advised.second else None
    if advised.value is not None:
        kind = "only" if second is None else "alike" if advised.gain < ALIKE else "better"
        told.append(say(lang, f"hint-{kind}", chance=round(100 * advised.value), gain=round(100 * advised.gain),
                        second=second.text(lang) if second else ""))  # fmt: skip
    if advised.leads and advised.leads[lang]:
        told.append(say(lang, "hint-leads", near=advised.leads[lang]))
    # a sentence that ends with a call ends there
    return " ".join(told).replace("!.", "!")
