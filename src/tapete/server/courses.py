"""The course of a finished game: how everybody stood turn by turn, what they reached, and what turned it."""

from __future__ import annotations

from itertools import pairwise

from litestar import Controller, get

from tapete.kernel import words

from .analyses import Analyses
from .budgets import Limits
from .hall import Hall
from .info import seat_name
from .people import Asking
from .refusals import say
from .replays import Film, Films, finished
from .safety import caller
from .wire import Course, JudgedMove, Milestone, Stood, TurningPoint

#: a swing smaller than this turned nothing
LEAST = 0.05


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
        names = [seat_name(seat, tongue, hall.names) for seat in row.seats]
        with words.seats_called(names):
            judged = analyses.worst(id, tongue, len(names))
            turning = searched(judged, tongue) if judged else guessed(film, row.outcome or {}, tongue)
        stands = [Stood(s.move, s.turn, list(s.gathered)) for s in film.notes.stands]
        return Course(stands, milestones(film, tongue), turning)


def milestones(film: Film, lang: str) -> list[Milestone]:
    """Whenever a seat had come a step further by the end of a turn: in which turn, and how it stood then."""
    found: list[Milestone] = []
    for before, after in pairwise(film.notes.stands):
        for was, now in zip(before.near[lang], after.near[lang], strict=True):
            if now.stage > was.stage:
                found.append(Milestone(before.move, before.turn, now.seat, now.text))
    return found


def searched(judged: tuple[int, JudgedMove], lang: str) -> TurningPoint:
    """The move that cost most, by the search that judged the game."""
    seat, move = judged
    text = say(lang, "turning-search", player=words.player(seat, lang), chosen=move.chosen, best=move.best,
               lost=round(100 * move.lost))  # fmt: skip
    return TurningPoint(move.move, move.turn, text, "search")


def guessed(film: Film, outcome: dict[str, list[int]], lang: str) -> TurningPoint | None:
    """The turn that brought the winner most, by the game's own quick judgement of tables between turns."""
    winner = next(iter(outcome.get("winners", ())), 0)
    # the last turn is won by definition: what turned the game came before, unless there is nothing before
    turns = list(pairwise(film.notes.stands))
    candidates = turns[:-1] or turns
    if not candidates:
        return None
    before, after = max(candidates, key=lambda two: two[1].chances[winner] - two[0].chances[winner])
    was, now = before.chances[winner], after.chances[winner]
    if now - was < LEAST:
        return None
    text = say(lang, "turning-quick", player=words.player(winner, lang), turn=before.turn,
               before=round(100 * was), after=round(100 * now))  # fmt: skip
    return TurningPoint(before.move, before.turn, text, "quick")
