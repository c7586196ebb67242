"""Actions of learners: the option that a number means, and what becomes of one that means none."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, Literal, get_args

from tapete.kernel import words
from tapete.kernel.decision import Decision
from tapete.kernel.errors import Unreadable
from tapete.kernel.match import Match
from tapete.kernel.reason import Reason

words.settle("simulation", "tapete.simulation")

#: What an action that is no option now does: it is refused by an error and nothing changes; it loses the
#: match for the seat that took it; or one of the options is taken for it by chance.
Illegal = Literal["raise", "lose", "random"]


def known(illegal: str) -> Illegal:
    """The rule of that name."""
    choices = get_args(Illegal)
    if illegal not in choices:
        raise refusal("bad-illegal", illegal=str(illegal), choices=list(choices))
    return illegal  # type: ignore[return-value]


def at_least_one(**numbers: int | None) -> None:
    """Refuse a number that must be one or more and is not."""
    for what, n in numbers.items():
        if n is not None and (type(n) is not int or n < 1):
            raise refusal("too-few", what=what, n=str(n))


def refusal(code: str, **args: Any) -> Unreadable:
    """An error in the words of this room."""
    error = Unreadable.because(Reason(code, args, game="simulation"))
    assert isinstance(error, Unreadable)
    return error


def act(
    match: Match, decision: Decision | None, action: Any, illegal: Illegal, below: Callable[[int], int]
) -> bool:
    """Answer with an action; False if it was none of the options and the seat has lost by it.

    `below(n)` draws a number for the rule “random”.
    """
    number = meant(match, decision, action, illegal)
    if decision is not None and not 0 <= number < len(decision.ask.options):
        if illegal == "lose":
            return False
        number = below(len(decision.ask.options))
    match.answer(number, decision)
    return True


def meant(match: Match, decision: Decision | None, action: Any, illegal: Illegal) -> int:
    """The number that an action is, or the refusal of what may not be done; changes nothing."""
    try:
        number = index(action)
    except TypeError:
        raise refusal("no-action", action=str(action), most=match.game.encoder.actions - 1) from None
    if illegal == "raise" and decision is not None and not 0 <= number < len(decision.ask.options):
        match.meant(number, decision)
    return number


def chosen(own: dict[str, Any], more: Any, probe: Any = None) -> dict[str, Any]:
    """The settings of an environment with those that a reset gives."""
    if more is None or more == probe:
        return own
    if not isinstance(more, dict):
        raise refusal("bad-options", options=str(more))
    return own | more
