"""How strong each entrant is: openskill ratings, and shares of wins, both with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from tapete.simulation.ledger import Played
from tapete.simulation.summary import Z_95, Rate, rate


class Rating(msgspec.Struct, frozen=True):
    """A Plackett-Luce rating: everybody begins with 25 ± 16."""

    mu: float
    sigma: float
    low: float
    high: float
    """a 95 % interval"""


class Standing(msgspec.Struct, frozen=True):
    """One entrant's place in a league."""

    place: int
    name: str
    rating: Rating
    wins: Rate
    """alone or shared, of the games it sat in"""


def ratings(names: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """Ratings after these games, taken one after another in their order."""
    # Bots and decks do not change, so nothing is added to the doubt about them between games (tau).
    model = PlackettLuce(tau=0.0)
    held = {name: model.rating(name=name) for name in names}
    for played in games:
        if not played.winners:
            continue
        teams = [[held[name]] for name in played.who]
        for name, (after,) in zip(played.who, model.rate(teams, ranks=ranks(played))):
            held[name] = after
    return {name: _rating(held[name].mu, held[name].sigma) for name in names}


def _rating(mu: float, sigma: float) -> Rating:
    half = Z_95 * sigma
    return Rating(round(mu, 3), round(sigma, 3), round(mu - half, 3), round(mu + half, 3))


def ranks(played: Played) -> list[float]:
    """Winners first, the others by their scores."""
    return [
        0.0 if seat in played.winners else 1.0 + sum(score > own for score in played.scores)
        for seat, own in enumerate(played.scores)
    ]


def standings(names: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """The table of a league, the strongest first."""
    rated = ratings(names, games)
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for played in games:
        sat.update(played.who)
        won.update(played.who[seat] for seat in played.winners)
    order = sorted(names, key=lambda name: (-rated[name].mu, names.index(name)))
    return [
        Standing(place, name, rated[name], rate(won[name], sat[name])) for place, name in enumerate(order, 1)
    ]


def meetings(names: Sequence[str], games: Sequence[Played]) -> dict[str, dict[str, Rate]]:
    """How often each entrant won when it met each other one."""
    sat: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for played in games:
        for seat, name in enumerate(played.who):
            for other in played.who:
                if other != name:
                    sat[name, other] += 1
                    won[name, other] += seat in played.winners
    return {
        name: {other: rate(won[name, other], sat[name, other]) for other in names if sat[name, other]}
        for name in names
    }
