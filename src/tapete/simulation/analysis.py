"""A record judged move by move: what a search expected before each answer of a seat, and after it.

The search knows what the seat knew at that moment: it is given the seat's eyes and samples worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean

import msgspec

from tapete.bots.opinion import Opinion
from tapete.bots.search import SearchBot
from tapete.kernel.decision import Decision
from tapete.kernel.errors import Unreadable
from tapete.kernel.match import Match
from tapete.kernel.reason import Reason
from tapete.kernel.record import Record, replay
from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import derived


class Judged(msgspec.Struct, frozen=True):
    """One move of the seat, as a search sees it from what the seat knew."""

    move: int
    """how many answers, of all seats, stood before it"""
    turn: int
    """in which turn, or in Seasons in which round: as people count"""
    kind: str
    question: str
    options: int
    chosen: str
    chosen_id: str
    best: str
    best_id: str
    before: float
    """the chance of winning with the best option found"""
    after: float
    """the chance of winning with the option taken"""
    lost: float
    """what a better choice would have kept"""
    table: tuple[str, ...] = ()
    """the table as the seat saw it, in lines"""


class Analysis(msgspec.Struct, frozen=True):
    """A seat's game."""

    game: str
    rules: str
    seat: int
    iterations: int
    seed: int
    moves: tuple[Judged, ...]
    lost: float
    """on average, per move"""
    accuracy: float
    """how often it took an option as good as the best found, within a hundredth"""
    winners: tuple[int, ...]


class Question(msgspec.Struct, frozen=True):
    """What to analyse, and how thoroughly."""

    record: Record
    seat: int
    iterations: int = 200
    seed: int = 0
    lang: str = "en"


def analyse(
    asked: Question, executor: Executor | None = None, tell: Callable[[int], None] | None = None
) -> Analysis:
    """Judge every move of a seat; `tell` hears how many more are done."""
    executor = executor or Local()
    record = asked.record
    whole = replay(record)  # first: a record that no longer replays is refused as one
    moves = moves_of(record, asked.seat)
    if not moves:
        raise Unreadable.because(Reason("no-moves", {"seat": asked.seat + 1}, game="simulation"))
    found: list[Judged] = []
    for judged in executor.map(partial(judge_some, asked), _portions(moves, executor.width)):
        found += judged
        if tell is not None:
            tell(len(judged))
    return Analysis(
        game=record.game,
        rules=record.rules,
        seat=asked.seat,
        iterations=asked.iterations,
        seed=asked.seed,
        moves=tuple(found),
        lost=round(fmean(each.lost for each in found), 4),
        accuracy=round(fmean(each.lost <= 0.01 for each in found), 4),
        winners=whole.outcome.winners if whole.outcome else (),
    )


def moves_of(record: Record, seat: int) -> list[int]:
    """The answers of a seat that were moves: where only one thing could be done, nothing was chosen."""
    mine = [move for move, given in enumerate(record.answers) if given.seat == seat]
    return [move for match, move in stops(record, mine) if len(_asked(match, seat).ask.options) > 1]


def _asked(match: Match, seat: int) -> Decision:
    """The decision that waits for the seat."""
    return next(decision for decision in match.pending if decision.seat == seat)


def _portions(moves: Sequence[int], width: int) -> list[Sequence[int]]:
    """Neighbouring moves together: a portion plays the record up to its first one."""
    size = max(1, len(moves) // (width * 4))
    return [moves[start : start + size] for start in range(0, len(moves), size)]


def judge_some(asked: Question, moves: Sequence[int]) -> list[Judged]:
    """Judge some of the moves."""
    return [judge_move(asked, match, move) for match, move in stops(asked.record, moves)]


def retold(asked: Question, judged: Sequence[Judged], lang: str) -> list[Judged]:
    """The same judgements in another language: nothing is thought about anew."""
    found = {one.move: one for one in judged}
    return [_retold(match, found[move], asked.seat, lang) for match, move in stops(asked.record, [*found])]


def _retold(match: Match, judged: Judged, seat: int, lang: str) -> Judged:
    decision = _asked(match, seat)
    options = {option.id: option.text(lang) for option in decision.options}
    return msgspec.structs.replace(
        judged,
        question=decision.text(lang),
        chosen=options[judged.chosen_id],
        best=options[judged.best_id],
        table=tuple(match.game.table_text(match.table, seat, lang)),
    )


def stops(record: Record, moves: Sequence[int]) -> Iterator[tuple[Match, int]]:
    """The match before each of these moves."""
    match = replay(msgspec.structs.replace(record, answers=()), checkpoints="action")
    wanted = set(moves)
    for move, given in enumerate(record.answers[: max(moves, default=-1) + 1]):
        if move in wanted:
            yield match, move
        match.answer(given.option, seat=given.seat)


def judge_move(asked: Question, match: Match, move: int) -> Judged:
    """What the search thinks of one answer, from the seat's knowledge alone."""
    seat = match.seat(asked.seat)
    decision = _asked(match, asked.seat)
    chosen = next(o.index for o in decision.options if o.id == asked.record.answers[move].option)
    thinker = SearchBot(derived(asked.seed, move), iterations=asked.iterations)
    opinions = thinker.think(seat, decision)
    tried = max(opinions, key=_rank)
    # An option that the search passed over has been tried too seldom to be judged: it gets as many tries.
    taken = thinker.study(seat, decision, chosen, max(tried.visits, asked.iterations // 4))
    best = taken if taken.value >= tried.value else tried
    return Judged(
        move=move,
        turn=match.counted,
        kind=decision.kind,
        question=decision.text(asked.lang),
        options=len(decision.options),
        chosen=_words(decision, chosen, asked.lang),
        chosen_id=decision.options[chosen].id,
        best=_words(decision, best.index, asked.lang),
        best_id=decision.options[best.index].id,
        before=round(best.value, 4),
        after=round(taken.value, 4),
        lost=round(best.value - taken.value, 4),
        table=tuple(match.game.table_text(match.table, asked.seat, asked.lang)),
    )


def _rank(opinion: Opinion) -> tuple[int, float]:
    return opinion.visits, opinion.value


def _words(decision: Decision, index: int, lang: str) -> str:
    return decision.options[index].text(lang)
