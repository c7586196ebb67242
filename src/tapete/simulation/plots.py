"""Plots as inline SVG and pages as one HTML file: nothing is fetched, everything can be read as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

CSS = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --line: #b9b4a8; --soft: #ece8de;
  --a: #1d6f6a; --b: #b4541f; --c: #5b4a9c; --d: #8a6d00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #14191f; --line: #56606b;
  --soft: #222a32; --a: #5cc4bd; --b: #f0935a; --c: #b3a3f5; --d: #e0c14d; } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
table:not(.words) td { white-space: nowrap; } th { vertical-align: bottom; } table:not(.words) th { min-width: 6.5rem; }
table.words td:nth-child(-n+4), table.words th:nth-child(-n+4) { text-align: left; }
tr:target { background: var(--soft); outline: 2px solid var(--b); }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .grid { stroke: var(--line); stroke-width: .5; }
svg .interval { stroke: var(--a); stroke-width: 3; stroke-linecap: round; opacity: .45; }
svg .dot { fill: var(--a); } svg polyline { fill: none; stroke-width: 2; }
svg a:focus .dot, svg a:hover .dot { fill: var(--b); }
"""
COLOURS = ("var(--a)", "var(--b)", "var(--c)", "var(--d)")


class Mark(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A row of values, one a step; with an address for each if they can be followed."""

    label: str
    values: Sequence[float]
    links: Sequence[str] = ()
    titles: Sequence[str] = ()


def page(lang: str, title: str, *parts: str) -> str:
    """A whole page."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}<title>{escape(title)}</title>'
        f"<style>{CSS}</style></head>\n<body><main><h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], ids: Sequence[str] = ()) -> str:
    """A table; rows with ids can be linked to."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = []
    for place, row in enumerate(rows):
        name = f' id="{escape(ids[place])}"' if ids else ""
        body.append(f"<tr{name}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def _picture(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def ticks(least: float, most: float, about: int = 4) -> list[float]:
    """Round numbers that span a range: steps of 1, 2, 2.5 or 5 and their tenfolds."""
    wide = (most - least) or 1.0
    power = 10.0 ** floor(log10(wide / about))
    step = next(power * m for m in (1, 2, 2.5, 5, 10) if power * m >= wide / about * 0.999)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return [round(place * step, 10) for place in range(first, max(last, first + 1) + 1)]


def counted(steps: int, most: int = 12) -> list[int]:
    """Which of so many steps are numbered: the first, and round ones, at most about a dozen."""
    each = next(n for k in range(9) for n in (10**k, 2 * 10**k, 5 * 10**k) if steps <= n * most)
    return [step for step in range(1, steps + 1) if step % each == 0 or (step == 1 and each != 2)]


def intervals(
    title: str, marks: Sequence[Mark], least: float, most: float, percent: bool = False, signed: bool = False
) -> str:
    """Values with their intervals, one below the other."""
    left, right, row = 240, 60, 22
    width, height = 760, row * len(marks) + 34
    marked = ticks(least, most)
    least, most = marked[0], marked[-1]
    scale = (width - left - right) / (most - least)
    parts = []
    for value in marked:
        x = left + (value - least) * scale
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 22}"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{height - 6}" text-anchor="middle">{_told(value, percent, signed)}</text>'
        )
    for place, mark in enumerate(marks):
        y = 16 + place * row
        x, low, high = (left + (max(least, min(most, v)) - least) * scale for v in mark[1:])
        parts.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(_short(mark.label, 32))}</text>'
        )
        parts.append(f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="4"/>')
        parts.append(f'<text x="{width - right + 8}" y="{y + 4}">{_told(mark.value, percent, signed)}</text>')
    return _picture(title, width, height, parts)


def curves(
    title: str, lines: Sequence[Line], least: float, most: float, across: str, percent: bool = False
) -> str:
    """Values over steps; a line with links has a dot to follow at each step."""
    left, top, width, height = 50, 24, 760, 280
    marked = ticks(least, most)
    least, most = marked[0], marked[-1]
    steps = max((len(line.values) for line in lines), default=1)
    dx, dy = (width - left - 20) / max(1, steps - 1), (height - top - 40) / (most - least)
    parts = []
    for value in marked:
        y = height - 40 - (value - least) * dy
        parts.append(f'<line class="grid" x1="{left}" x2="{width - 20}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{_told(value, percent)}</text>')
    for place, line in enumerate(lines):
        colour = COLOURS[place % len(COLOURS)]
        points = [(left + i * dx, height - 40 - (v - least) * dy) for i, v in enumerate(line.values)]
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{told}" style="stroke: {colour}"/>')
        parts.append(
            f'<text x="{left + place * 180}" y="14" style="fill: {colour}">{escape(_short(line.label, 24))}</text>'
        )
        parts += [_step(point, line, i) for i, point in enumerate(points) if line.links]
    parts.append(
        f'<text x="{(left + width) // 2}" y="{height - 6}" text-anchor="middle">{escape(across)}</text>'
    )
    parts += [
        f'<text x="{left + (step - 1) * dx:.1f}" y="{height - 24}" text-anchor="middle">{step}</text>'
        for step in counted(steps)
    ]
    return _picture(title, width, height, parts)


def _step(point: tuple[float, float], line: Line, place: int) -> str:
    """A dot of a curve that leads somewhere."""
    x, y = point
    title = escape(line.titles[place]) if line.titles else ""
    return (
        f'<a href="{escape(line.links[place])}"><title>{title}</title>'
        f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/></a>'
    )


def _short(label: str, most: int) -> str:
    """A label that fits; its end is cut off."""
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"


def _told(value: float, percent: bool, signed: bool = False) -> str:
    told = f"{value:.0%}" if percent else f"{value:.4g}"
    return f"+{told}" if signed and value > 0 else told.replace("-", "−")
