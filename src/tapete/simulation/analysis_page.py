"""An analysis as a page: the curve of a seat's chances, and each move with what it lost."""

from __future__ import annotations

from html import escape

from tapete.kernel.game import game as find
from tapete.simulation.analysis import Analysis, Judged
from tapete.simulation.plots import Line, curves, heading, page, paragraph
from tapete.simulation.report import local, say

#: Moves that lost this much are told apart.
DEAR = 0.05


def analysis_page(found: Analysis, lang: str, link: str = "") -> str:
    """The page; with `link`, the address of a replay, each move leads to its table there."""
    title = say(lang, "analysis-title", game=find(found.game).names, seat=found.seat + 1)
    about = say(
        lang,
        "analysis-about",
        moves=len(found.moves),
        iterations=found.iterations,
        lost=found.lost * 100,
        accuracy=round(found.accuracy * 100),
    )
    dear = sorted((m for m in found.moves if m.lost >= DEAR), key=lambda m: -m.lost)[:5]
    return page(
        lang,
        title,
        paragraph(about),
        curves(say(lang, "chances"), lines(found, lang), 0.0, 1.0, say(lang, "decisions"), percent=True),
        heading(say(lang, "dearest")),
        "<ol>" + "".join(_dear(move, lang) for move in dear) + "</ol>"
        if dear
        else paragraph(say(lang, "none-dear")),
        heading(say(lang, "moves")),
        _moves(found, lang, link),
    )


def lines(found: Analysis, lang: str) -> list[Line]:
    """The best chance before each answer, with a dot that leads to its move, and the chance after it."""
    links = [f"#move-{move.move}" for move in found.moves]
    titles = [f"{move.move}. {move.question} {move.chosen}" for move in found.moves]
    return [
        Line(say(lang, "before"), [move.before for move in found.moves], links, titles),
        Line(say(lang, "after"), [move.after for move in found.moves]),
    ]


def _dear(move: Judged, lang: str) -> str:
    text = say(lang, "dear", chosen=move.chosen, best=move.best, lost=f"{move.lost * 100:.0f}")
    return f'<li><a href="#move-{move.move}">{escape(text)}</a></li>'


def _moves(found: Analysis, lang: str, link: str) -> str:
    head = [say(lang, name) for name in ("move", "question", "chosen", "best", "before", "after", "lost")]
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(_row(move, lang, link) for move in found.moves)
    return f'<table class="words"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def _row(move: Judged, lang: str, link: str) -> str:
    """One move; the table that the seat saw unfolds below its question."""
    number = str(move.move)
    if link:
        number = f'<a href="{escape(link)}?move={move.move}">{move.move}</a>'
    table = "<br>".join(escape(line) for line in move.table)
    asked = escape(move.question)
    if table:
        asked = f"<details><summary>{asked}</summary>{table}</details>"
    shares = "".join(f"<td>{local(f'{value:.0%}', lang)}</td>" for value in (move.before, move.after))
    lost = local(f"{-move.lost:.0%}", lang).replace("-", "" if round(move.lost * 100) == 0 else "−")
    lost = f"<strong>{lost}</strong>" if move.lost >= DEAR else lost
    best = escape(move.best) if move.best_id != move.chosen_id else "="
    return (
        f'<tr id="move-{move.move}"><td>{number}</td><td>{asked}</td><td>{escape(move.chosen)}</td>'
        f"<td>{best}</td>{shares}<td>{lost}</td></tr>"
    )
