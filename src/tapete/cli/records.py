"""tapete replay and tapete verify: matches that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import structs

from tapete.cli.options import Count, Whole, to_json
from tapete.cli.words import Lang, language, refuse, say
from tapete.kernel import record
from tapete.kernel.match import Match
from tapete.kernel.record import Record

Flag = Annotated[bool, Parameter(negative="")]


def replay(
    file: Path,
    *,
    to: Whole | None = None,
    seat: Count | None = None,
    lang: Lang | None = None,
    json: Flag = False,
) -> None:
    """Play a record again and tell it in sentences.

    Parameters
    ----------
    file
        A record, as `tapete play` saves them.
    to
        Stop after so many answers.
    seat
        Tell only what that seat, counted from 1, could see; everything public if left out.
    lang
        Tell it in es or en.
    json
        Print where it ends for programs.
    """
    kept = load(file)
    if to is not None:
        if to > len(kept.answers):
            raise refuse("too-far", answers=len(kept.answers))
        kept = structs.replace(kept, answers=kept.answers[:to])
    match = record.replay(kept)
    if seat is not None and not 1 <= seat <= match.seats:
        raise refuse("no-such-seat", seat=seat, seats=match.seats)
    viewer = None if seat is None else seat - 1
    if json:
        print(to_json(ending(match, len(kept.answers))))
        return
    for line in story(match, viewer, language(lang)):
        print(line)


def verify(
    file: Path, *, commitment: str | None = None, lang: Lang | None = None, json: Flag = False
) -> None:
    """Check that a record's seed is the one promised before the first answer, and play it again.

    Parameters
    ----------
    file
        A record, as `tapete play` and the server save them.
    commitment
        What was shown when the match began; the one in the record if left out.
    lang
        Answer in es or en.
    json
        Print the finding for programs.
    """
    kept = load(file)
    match = record.verify(kept, commitment)
    if json:
        print(to_json({"verified": True, "commitment": kept.commitment, **ending(match, len(kept.answers))}))
    else:
        print(say(language(lang), "verified", answers=len(kept.answers), hash=match.hash()))


def load(file: Path) -> Record:
    """A record from a file, or one sentence about the file."""
    must_be_file(file)
    return Record.load(file)


def must_be_file(file: Path) -> None:
    """Refuse what is not there, or is a folder."""
    if not file.is_file():
        raise refuse("is-folder" if file.is_dir() else "no-file", file=str(file))


def must_be_there(database: str | None) -> None:
    """Refuse the file of a database that is only to be read and is not there: it would be made, and be empty."""
    if database is not None and database.startswith(SQLITE):
        must_be_file(Path(database.removeprefix(SQLITE)))


SQLITE = "sqlite:///"


def story(match: Match, seat: int | None, lang: Lang) -> list[str]:
    """What happened, and how it ended."""
    lines = [event["text"] for event in match.story(seat, lang) if event.get("text")]
    return lines + outcome(match, lang)


def outcome(match: Match, lang: Lang) -> list[str]:
    """How a match ended, or that it has not."""
    ended = match.outcome
    if ended is None:
        return [say(lang, "not-over")]
    scores = [say(lang, "score", seat=seat + 1, score=score) for seat, score in enumerate(ended.scores)]
    winners = [seat + 1 for seat in ended.winners]
    how = "nobody-wins" if not winners else "wins" if len(winners) == 1 else "share"
    return [ended.reason.text(lang), *scores, say(lang, how, seats=winners)]


def ending(match: Match, answers: int) -> dict[str, Any]:
    """Where a match stands, for programs."""
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "answers": answers,
        "over": match.over,
        "outcome": match.outcome,
        "hash": match.hash(),
    }
