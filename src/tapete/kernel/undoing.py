"""Undo: free until something was revealed, chance was used or another seat answered; by consent beyond.

The floor follows from what happened (events marked REVEALS, draws of chance), not from calls in
rules. Chance is drawn by number, so what is undone and played again gives the same result.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from .reason import Reason

if TYPE_CHECKING:
    from .history import Answer
    from .match import Match


def undo(match: Match, seat: int, consent: Collection[int]) -> Reason | None:
    """Take back the seat's last answer, or say what it needs."""
    if match.over:
        return Reason("match-over")
    answers = match.answers.since(0)
    at = _last(match, answers, seat)
    if at is None:
        return Reason("undo-nothing")
    if _chooses(match, seat):
        _leave_chair(match, seat, at, answers)
        return None
    missing = set(range(match.seats)) - {seat} - set(consent)
    if missing:
        reason = _needs(match, answers, at, seat)
        if reason is not None:
            return reason
    _rebuild(match, answers, at)
    return None


def needs(match: Match, seat: int) -> Reason | None:
    """What stands between a seat and its last answer; changes nothing."""
    if match.over:
        return Reason("match-over")
    answers = match.answers.since(0)
    at = _last(match, answers, seat)
    if at is None:
        return Reason("undo-nothing")
    return None if _chooses(match, seat) else _needs(match, answers, at, seat)


def _last(match: Match, answers: list[Answer], seat: int) -> int | None:
    """The number of the seat's last answer, if it gave one here."""
    at = next((i for i in reversed(range(len(answers))) if answers[i].seat == seat), None)
    return None if at is None or at < match.root.answers else at


def _chooses(match: Match, seat: int) -> bool:
    """Whether the seat has picks of its own while several choose at once."""
    sitting = match.sitting
    return sitting is not None and seat in sitting.chairs and bool(sitting.chairs[seat].answers)


def _needs(match: Match, answers: list[Answer], at: int, seat: int) -> Reason | None:
    """What stands between a seat and its last answer."""
    if any(a.seat != seat for a in answers[at + 1 :]):
        return Reason("undo-answered")
    if match.drawn != answers[at].drawn:
        return Reason("undo-chance")
    if any(event.REVEALS for event in match.log.since(answers[at].events)):
        return Reason("undo-revealed")
    return None


def _leave_chair(match: Match, seat: int, at: int, answers: list[Answer]) -> None:
    """While several choose at once a seat changes only its own picks."""
    sitting = match.sitting
    assert sitting is not None
    code = sitting.chairs[seat].back()
    match.rename_chair(seat)
    del answers[at]
    match.answers = match.answers.back_to(0)
    match.answers.extend(answers)
    ask = sitting.chairs[seat].ask
    assert ask is not None
    match.undone += ((len(answers), seat, match.game.option_id(match.table, ask, code)),)


def _rebuild(match: Match, answers: list[Answer], at: int) -> None:
    """Play again up to the answer taken back; those after it go too, and all stay in the log."""
    walk = match.back(match.root)
    for seat, code, _, _ in answers[match.root.answers : at]:
        walk.accept_from(seat, code)
    back = walk.fork()
    undone: list[tuple[int, int, Any]] = []
    for i, (seat, code, _, _) in enumerate(answers[at:]):
        decision = next(d for d in walk.pending if d.seat == seat)
        undone.append((at + i, seat, match.game.option_id(walk.table, decision.ask, code)))
        walk.accept(decision.ask, code)
    match.become(back)
    match.undone += tuple(undone)
