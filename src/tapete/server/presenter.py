"""What each seat is told of a game: the same for every tab of that seat in that language."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tapete.kernel import words
from tapete.kernel.game import Wish
from tapete.kernel.match import Match
from tapete.kernel.reason import Reason
from tapete.kernel.view_shape import WaitingView

from .play import Given, Play
from .refusals import say
from .wire import (
    Clocks,
    ConsentSaid,
    Forbidden,
    OutcomeView,
    ReasonView,
    Update,
    Waiting,
    WhySaid,
)

#: so many of one's own answers are named when somebody would take back what they followed
NAMED = 3


def update(play: Play, seat: int | None, lang: str, since: int) -> Update:
    """The table now, with the events from number `since` on."""
    shown, over = play.match.shown(seat, lang), play.over
    asked = None if over else shown.decision
    return Update(
        version=play.version,
        events=played(play, seat, lang, since),
        view=shown.table,
        decisions=[] if asked is None else [asked],
        waiting=None if over else waiting(shown.waiting, lang),
        clocks=clocks(play),
        undo=undo(play, seat),
        undo_of=undo_of(play, seat, lang),
        outcome=outcome(play, lang),
        turn=shown.turn,
        commitment=shown.commitment,
        seed=str(play.match.setup.seed) if over else None,
    )


def story(
    play: Play, seat: int | None, lang: str, since: int, until: int | None = None
) -> list[dict[str, Any]]:
    """The events of a stretch as that seat is told them, each with the version that brought it."""
    told = play.match.story(seat, lang, since)
    return [dated(play, event) for event in told if until is None or event["n"] < until]


def played(play: Play, seat: int | None, lang: str, since: int) -> list[dict[str, Any]]:
    """The same from a number on, with what the page shows of each."""
    return [dated(play, event) for event in play.match.shown_story(seat, lang, since)]


def dated(play: Play, event: dict[str, Any]) -> dict[str, Any]:
    """An event with the version that brought it."""
    return {"text": "", "refs": [], **event, "version": play.version_of(event["n"])}


def what_if(play: Play, move: int, lang: str) -> dict[str, Any]:
    """The first line of the story of a what-if table: where it began, in which turn, and who decided."""
    turn, seats = play.opening
    who = ", ".join(words.player(seat, lang) for seat in seats)
    text = say(lang, "whatif-began", move=move, turn=turn, counts=play.match.game.counts, players=who)
    return {"n": -1, "version": 0, "kind": "whatif", "text": text, "refs": [], "turn": turn}


def waiting(others: list[WaitingView], lang: str) -> Waiting | None:
    """Whose decision it is, told to the others."""
    if not others:
        return None
    texts = dict.fromkeys(other.text for other in others)
    text = next(iter(texts)) if len(texts) == 1 else say(lang, "waiting-seats")
    return Waiting([other.seat for other in others], text)


def clocks(play: Play) -> Clocks | None:
    timer = play.timer
    if timer.clock is None:
        return None
    left = [round(max(0.0, seconds), 1) for seconds in timer.left_at(timer.now())]
    return Clocks(left, list(timer.running), play.awaited)


def undo(play: Play, seat: int | None) -> Literal["free", "consent"] | None:
    if seat is None or play.over:
        return None
    needs = play.match.undo_needs(seat)
    if needs is None:
        return "free"
    return None if needs.code == "undo-nothing" else "consent"


def undo_of(play: Play, seat: int | None, lang: str) -> str | None:
    """The answer that this seat would take back, in its own words; others might learn from them."""
    gone = play.taken_with(seat) if seat is not None and not play.over else []
    return gone[0].texts.get(lang) if gone and gone[0].texts else None


def outcome(play: Play, lang: str) -> OutcomeView | None:
    ended = play.outcome
    if ended is None:
        return None
    winners = [seat for seat in ended.winners if seat not in play.gone]
    return OutcomeView(winners, list(ended.scores), ended.reason.text(lang))


def consent(play: Play, seat: int, lang: str) -> ConsentSaid | None:
    """A wish to take back that waits for a seat, and what of its own would go with it."""
    if play.wish is None:
        return None
    gone = play.taken_with(play.wish.seat)[1:]
    own = sum(given.seat == seat for given in gone)
    player = words.player(play.wish.seat, lang)
    text = say(lang, "undo-wanted", player=player, later=len(gone), own=own)
    return ConsentSaid(play.wish.id, play.wish.seat, f"{text}{lost(gone, seat, lang)}")


def lost(gone: list[Given], seat: int, lang: str) -> str:
    """The answers of that seat itself that would go, in its own words; the first of many."""
    own = [given.texts[lang] for given in gone if given.seat == seat and given.texts]
    if not own:
        return ""
    more = " …" if len(own) > NAMED else ""
    return " " + say(lang, "undo-yours", answers=" · ".join(own[:NAMED]) + more)


def settled(play: Play, lang: str) -> ConsentSaid | None:
    """How a wish to take back went."""
    if play.settled is None:
        return None
    id, seat, how = play.settled
    return ConsentSaid(id, seat, say(lang, "undo-granted" if how else "undo-refused"), how)


def why(play: Play, seat: int, ref: str, lang: str, kind: str = "", onto: str = "") -> WhySaid:
    """What forbids each thing that a player would expect to do with what `ref` names, or one kind of them."""
    if kind:
        return WhySaid(ref, _forbidden(play, seat, [ref, onto] if onto else [ref], lang, kind))
    return WhySaid(ref, [] if play.over else forbidden(play.match, seat, ref, lang))


def forbidden(match: Match, seat: int, ref: str, lang: str) -> list[Forbidden]:
    """Each thing that a player would expect to do with what `ref` names, and why not."""
    return [
        Forbidden(text, reason_view(reason, lang))
        for wish, text in match.game.wishes(match.table, seat, lang)
        if ref in wish.refers and (reason := match.why_not(seat, wish)) is not None
    ]


def _forbidden(play: Play, seat: int, refs: list[str], lang: str, kind: str) -> list[Forbidden]:
    """What forbids one wish about things that the seat sees; of others nothing is told."""
    match = play.match
    seen = b"" if play.over else msgspec.json.encode(match.shown(seat, lang).table)
    if not all(msgspec.json.encode(ref) in seen for ref in refs):
        return []
    reason = match.why_not(seat, Wish(kind, (refs[0],)))
    if reason is None and len(refs) > 1:
        asked = next(decision.ask for decision in match.pending if decision.seat == seat)
        reason = match.game.why_not(match.table, seat, Wish(kind, tuple(refs)), asked)
    return [] if reason is None else [Forbidden("", reason_view(reason, lang))]


def reason_view(reason: Reason, lang: str) -> ReasonView:
    return ReasonView(reason.code, reason.text(lang), reason.source, None, reason.cited(lang))
