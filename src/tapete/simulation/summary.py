"""What many games tell: who wins, with which scores, after how long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from tapete.simulation.job import Job, Result

Z_95 = 1.959963984540054


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with a 95 % Wilson interval."""

    count: int
    of: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How some numbers lie."""

    mean: float
    sd: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int


class SeatSummary(msgspec.Struct, frozen=True):
    """One chair, whoever sat in it."""

    seat: int
    wins: Rate
    """alone or shared"""
    shared: int
    """how many of the wins were shared"""
    scores: Spread | None
    histogram: dict[int, int]


class Summary(msgspec.Struct, frozen=True):
    """A job and what came of it; nothing in it depends on where the games were played."""

    game: str
    rules: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    options: dict[str, object]
    by_seat: tuple[SeatSummary, ...]
    by_bot: dict[str, Rate]
    reasons: dict[str, int]
    turns: Spread
    decisions: Spread
    digest: str
    """of every result: equal digests, equal games"""


def wilson(count: int, of: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a share: honest near 0 and 1 and for few games."""
    if of == 0:
        return 0.0, 1.0
    p = count / of
    scale = 1 + z * z / of
    centre = (p + z * z / (2 * of)) / scale
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / scale
    low = 0.0 if count == 0 else max(0.0, centre - half)
    high = 1.0 if count == of else min(1.0, centre + half)
    return low, high


def rate(count: int, of: int) -> Rate:
    """A share with its interval, rounded to a hundredth of a per cent."""
    low, high = wilson(count, of)
    return Rate(count, of, round(count / of, 4) if of else 0.0, round(low, 4), round(high, 4))


def spread(numbers: Iterable[int]) -> Spread:
    """Mean, deviation and quartiles (of the numbers themselves, none interpolated)."""
    line = sorted(numbers)
    first, second, third = (line[len(line) * k // 4] for k in (1, 2, 3))
    return Spread(round(fmean(line), 3), round(pstdev(line), 3), line[0], first, second, third, line[-1])


def summarise(job: Job, rules: str, results: Sequence[Result]) -> Summary:
    """The figures of a job."""
    return Summary(
        game=job.game,
        rules=rules,
        games=len(results),
        seats=job.seats,
        bots=job.seated(0),
        seed=job.seed,
        rotate=job.rotate,
        options=dict(job.options),
        by_seat=tuple(_seat(seat, results) for seat in range(job.seats)),
        by_bot=_by_bot(job, results),
        reasons=dict(sorted(Counter(r.reason for r in results).items())),
        turns=spread(r.turns for r in results),
        decisions=spread(r.decisions for r in results),
        digest=sha256(msgspec.json.encode(results)).hexdigest()[:16],
    )


def _seat(seat: int, results: Sequence[Result]) -> SeatSummary:
    """The figures of one chair."""
    won = [r for r in results if seat in r.winners]
    scores = [r.scores[seat] for r in results if r.scores]
    return SeatSummary(
        seat=seat,
        wins=rate(len(won), len(results)),
        shared=sum(len(r.winners) > 1 for r in won),
        scores=spread(scores) if scores else None,
        histogram=dict(sorted(Counter(scores).items())),
    )


def _by_bot(job: Job, results: Sequence[Result]) -> dict[str, Rate]:
    """How often a chair was won by each kind of bot, among the chairs it sat in."""
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for r in results:
        for seat, bot in enumerate(job.seated(r.index)):
            sat[bot] += 1
            won[bot] += seat in r.winners
    return {bot: rate(won[bot], sat[bot]) for bot in sorted(sat)}
