"""Puzzles over HTTP: like lessons, the page brings the answers so far, and nothing of a puzzle is kept here."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from litestar import Controller, get, post

from tapete.kernel.errors import TapeteError
from tapete.kernel.puzzles import Attempt, Puzzle, daily, puzzles, question, title

from .budgets import Limits
from .games import find, playable
from .lessons import update
from .presenter import forbidden
from .refusals import Refused
from .store import PersonRow
from .wire import LessonAsked, PuzzleCard, PuzzleRoom, PuzzleTold


class PuzzlesController(Controller):
    """Puzzles."""

    path = "/api/puzzles"
    tags = ["puzzles"]

    @get("/", summary="The puzzles of all games, and today's")
    async def room(self, tongue: str) -> PuzzleRoom:
        games = [game.id for game in playable()]
        cards = [card(game, name, one, tongue) for game in games for name, one in puzzles(game).items()]
        return PuzzleRoom(today(tongue), cards)

    @get("/today", summary="The puzzle of the day")
    async def of_today(self, tongue: str) -> PuzzleCard | None:
        return today(tongue)

    @post(
        "/{game:str}/{puzzle:str}",
        summary="Try a puzzle: its table after the answers so far",
        status_code=200,
    )
    async def attempt(
        self,
        game: str,
        puzzle: str,
        data: LessonAsked,
        me: PersonRow,
        limits: Limits,
        address: str,
        tongue: str,
    ) -> PuzzleTold:
        limits.take("lesson", me.id, address)
        found = puzzles(find(game).id).get(puzzle)
        if found is None:
            raise Refused(404, "unknown-puzzle")
        return await asyncio.to_thread(tried, game, found, data, tongue)


def today(lang: str) -> PuzzleCard | None:
    """The same puzzle for everybody until midnight, UTC."""
    found = daily(datetime.now(UTC).toordinal())
    return card(*found, puzzles(found[0])[found[1]], lang) if found else None


def card(game: str, name: str, puzzle: Puzzle, lang: str) -> PuzzleCard:
    return PuzzleCard(game, name, title(game, puzzle, lang), question(game, puzzle, lang), puzzle.stars)


def tried(game: str, puzzle: Puzzle, asked: LessonAsked, lang: str) -> PuzzleTold:
    """The puzzle after what was asked; an answer that does not fit changes nothing."""
    try:
        attempt = Attempt(game, puzzle)
        for answer in asked.answers:
            attempt.answer(answer)
        since = attempt.match.happened
        if asked.answer is not None:
            attempt.answer(asked.answer)
    except TapeteError as error:
        raise Refused(409, "puzzle-changed") from error
    reasons = forbidden(attempt.match, attempt.seat, asked.why, lang) if asked.why is not None else None
    return PuzzleTold(
        update(attempt, since, lang, asks=not attempt.over),
        attempt.seat,
        attempt.over,
        attempt.solved,
        attempt.verdict(lang) if attempt.over else "",
        list(puzzle.line),
        reasons,
    )
