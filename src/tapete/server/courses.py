"""The course of a finished game: how everybody stood turn by turn, what they reached, and what turned it."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from litestar import Controller, get

from tapete.kernel import words
from tapete.kernel.decision import Decision

from .analyses import Analyses
from .budgets import Limits
from .hall import Hall
from .info import seat_names
from .people import Asking
from .refusals import say
from .replays import Film, Films, finished
from .safety import caller
from .turning import turned
from .wire import Course, JudgedMove, Milestone, Stood, TurningPoint


class CoursesController(Controller):
    """Courses of finished games."""

    path = "/api/replays/{id:str}/course"
    tags = ["replays"]

    @get("/", summary="How a finished game went: the curve, the milestones and the turning point")
    async def look(
        self,
        id: str,
        request: Asking,
        hall: Hall,
        films: Films,
        analyses: Analyses,
        limits: Limits,
        tongue: str,
    ) -> Course:
        limits.take("replay", caller(request.scope, hall.config))
        row = await finished(hall, id)
        await hall.know([row])
        film = await films.get(hall, row)
        names = seat_names(row.seats, tongue, hall.names)
        with words.seats_called(names):
            judged = analyses.worst(id, tongue, len(names))
            turning = (
                searched(judged, tongue)
                if judged
                else await asyncio.to_thread(guessed, film, row.outcome or {}, tongue)
            )
        stands = [Stood(s.move, s.turn, list(s.gathered)) for s in film.notes.stands]
        return Course(stands, milestones(film, tongue), turning)


def milestones(film: Film, lang: str) -> list[Milestone]:
    """Whenever a seat had come a step further by the end of a turn: in which turn, and how it stood then."""
    found: list[Milestone] = []
    for before, after in pairwise(film.notes.stands):
        # A game that is won as a turn begins, before anything is asked, is won in that turn.
        there = after if after is film.notes.stands[-1] and after.turn > before.turn else before
        for was, now in zip(before.near[lang], after.near[lang], strict=True):
            if before.turn and now.stage > was.stage:
                found.append(Milestone(there.move, there.turn, now.seat, now.text))
    return found


def searched(judged: tuple[int, JudgedMove], lang: str) -> TurningPoint:
    """The move that cost most, by the search that judged the game."""
    seat, move = judged
    text = say(lang, "turning-search", player=words.player(seat, lang), chosen=move.chosen, best=move.best,
               lost=round(100 * move.lost))  # fmt: skip
    return TurningPoint(move.move, move.turn, text, "search")


def guessed(film: Film, outcome: dict[str, list[int]], lang: str) -> TurningPoint | None:
    """The move that brought a winner most, or where nobody won anybody, by the game's own quick judgement."""
    found = turned(film, outcome.get("winners") or range(film.record.seats))
    if found is None:
        return None
    own = "yes" if found.seat == film.seats[found.move] else "no"
    text = say(lang, "turning-quick", own=own, counts=film.counts, actor=words.player(film.seats[found.move], lang),
               turn=found.before.turn, chosen=chosen(film, found.move, lang),
               player=words.player(found.seat, lang), before=round(100 * found.was), after=round(100 * found.now))  # fmt: skip
    return TurningPoint(found.move, found.before.turn, text, "quick")


def asked(film: Film, move: int) -> Decision:
    """The question that an answer was given to."""
    match, _, _ = film.at(move)
    return next(decision for decision in match.pending if decision.seat == film.seats[move])


def chosen(film: Film, move: int, lang: str) -> str:
    """An answer in words; one about nothing on the table ("Yes") is not understood without its question."""
    decision = asked(film, move)
    option = decision.options.find(film.options[move])
    assert option is not None, "a film holds only answers that stood"
    return option.text(lang) if option.refers else f"{decision.text(lang)} {option.text(lang)}"
