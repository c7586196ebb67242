"""What a match shows: the table as a seat sees it, what is asked, why not, the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from . import words
from .chance import Noted
from .decision import Decision
from .errors import Unreadable
from .game import Wish
from .reason import Reason

if TYPE_CHECKING:
    from .match import Match


def view(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything a seat may see, added piece by piece."""
    if lang not in words.LANGUAGES:
        raise Unreadable("bad-language", lang=str(lang), languages=list(words.LANGUAGES))
    own = [d for d in match.pending if d.seat == seat]
    seen: dict[str, Any] = {
        "game": match.game.id,
        "seat": seat,
        "seats": match.seats,
        "turn": match.table.turn,
        "over": match.over,
        "commitment": match.commitment,
        "table": match.game.view(match.table, seat, lang),
        "decision": decision_view(own[0], lang) if own else None,
        "waiting": [
            {"seat": d.seat, "text": match.game.waiting_text(match.table, d.ask, lang)}
            for d in match.pending
            if d.seat != seat
        ],
    }
    if match.outcome is not None:
        seen["outcome"] = {
            "winners": list(match.outcome.winners),
            "scores": list(match.outcome.scores),
            "text": match.outcome.reason.text(lang),
        }
        seen["seed"] = str(match.setup.seed)
    return seen


def decision_view(decision: Decision, lang: str) -> dict[str, Any]:
    """A question with its options, as its own seat reads it."""
    match = decision.match
    source, why = match.game.asked_by(match.table, decision.ask, lang)
    return {
        "id": decision.id,
        "seat": decision.seat,
        "kind": decision.kind,
        "text": decision.text(lang),
        "source": source,
        "why": why,
        "options": [{"id": o.id, "text": o.text(lang), "refers": list(o.refers)} for o in decision.options],
    }


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
        return match.game.to_position(match.table)
    table, since, chance = quiet(match)
    found = match.game.to_position(table)
    if since:
        found["answers"] = since
    if chance:
        found["chance"] = chance
    return found


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
