"""What a match shows: the table as a seat sees it, what is asked, why not, the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from .chance import Noted
from .decision import Decision
from .errors import Unreadable, must_speak
from .event import SEES_ALL
from .game import Outcome, Wish
from .reason import Reason
from .view_shape import DecisionView, MatchView, OptionView, OutcomeView, WaitingView

if TYPE_CHECKING:
    from .match import Match


def view(match: Match, seat: int | None, lang: str) -> MatchView:
    """Everything a seat may see, added piece by piece; SEES_ALL is shown every hand and whatever is asked."""
    must_speak(lang)
    game, table, ended = match.game, match.table, match.outcome
    own = [d for d in match.pending if seat in (d.seat, SEES_ALL)]
    return MatchView(
        game=game.id,
        seat=seat,
        seats=match.seats,
        turn=table.turn,
        over=match.over,
        commitment=match.commitment,
        table=game.view(table, seat, lang),
        decision=decision_view(own[0], lang) if own else None,
        waiting=[
            WaitingView(d.seat, game.waiting_text(table, d.ask, lang))
            for d in match.pending
            if d.seat != seat
        ],
        outcome=UNSET if ended is None else outcome_view(ended, lang),
        seed=UNSET if ended is None else str(match.setup.seed),
    )


def outcome_view(ended: Outcome, lang: str) -> OutcomeView:
    """How it ended, with the reason in words."""
    return OutcomeView(list(ended.winners), list(ended.scores), ended.reason.text(lang))


def decision_view(decision: Decision, lang: str) -> DecisionView:
    """A question with its options, as its own seat reads it."""
    match = decision.match
    source, why = match.game.asked_by(match.table, decision.ask, lang)
    options = [OptionView(o.id, o.text(lang), list(o.refers)) for o in decision.options]
    picks = match.game.picks(match.table, decision.ask) or UNSET
    return DecisionView(
        decision.id, decision.seat, decision.kind, decision.text(lang), source, why, options, picks
    )


def why_not(match: Match, seat: int, wish: Wish | Mapping[str, Any]) -> Reason | None:
    """None if the wish is an option of that seat now, else what forbids it."""
    try:
        wanted = wish if isinstance(wish, Wish) else msgspec.convert(wish, Wish)
    except msgspec.ValidationError as error:
        raise Unreadable("bad-wish") from error
    if match.over:
        return Reason("match-over")
    asked = [d for d in match.pending if d.seat == seat]
    for decision in asked:
        for option in decision.options:
            if fits(wanted, decision.kind, option.id, option.refers):
                return None
    found = match.game.why_not(match.table, seat, wanted, asked[0].ask if asked else None)
    return found or Reason("not-an-option" if asked else "not-your-turn")


def fits(wish: Wish, kind: str, option: str, refers: tuple[str, ...]) -> bool:
    """Whether an option is what somebody wished: of that kind, about those things."""
    named = wish.kind in (kind, option) or option.split(":")[0] == wish.kind
    return named and set(wish.refers) <= set(refers)


def position(match: Match) -> dict[str, Any]:
    """The last quiet table; answers given since and what chance said stand beside it."""
    if match.quiet or match.over:
        return dict(_plain(match.game.to_position(match.table)))
    table, since, chance = quiet(match)
    found = match.game.to_position(table)
    if since:
        found["answers"] = since
    if chance:
        found["chance"] = chance
    return dict(_plain(found))


def _plain(part: Any) -> Any:
    """The same as JSON gives it back: lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(part))


def quiet(match: Match) -> tuple[Any, list[list[Any]], list[Any]]:
    """The last quiet table; since then the answers as [seat, option id], and what chance said."""
    base = match.base
    noted = Noted(match.fate)
    walk = match.back(base, noted)
    table: Any = base.table
    since: list[list[Any]] = []
    for seat, code, _, _ in match.answers.since(base.answers):
        if walk.quiet:
            table, since = walk.table.copy(), []
            noted.results.clear()
        decision = next(d for d in walk.pending if d.seat == seat)
        since.append([seat, match.game.option_id(walk.table, decision.ask, code)])
        walk.accept(decision.ask, code)
    return table, since, noted.results
