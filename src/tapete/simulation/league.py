"""A league: entrants meet in round robin or on a ladder, and every game is written down as it ends.

The file of results can be gone on with: games that are in it are not played again, and a league may be
made longer. A game is known by its number, so the order in which processes finish changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Literal

import msgspec

from tapete.kernel.game import game as find
from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import Job
from tapete.simulation.ledger import Ledger, Played
from tapete.simulation.ratings import ratings
from tapete.simulation.run import Failure, failed, play_some

#: everybody meets everybody; only different bots meet, whatever their decks; neighbours on a ladder meet
Shape = Literal["robin", "rivals", "ladder"]


class Entrant(msgspec.Struct, frozen=True):
    """Who takes part: a bot, with a deck where the game is played with decks."""

    name: str
    bot: str
    deck: Any = None


class League(msgspec.Struct, frozen=True):
    """Who plays whom, and how often."""

    game: str
    entrants: tuple[Entrant, ...]
    games: int = 10
    """how many games each group of entrants plays when it meets; seats move on by one each game"""
    seats: int = 2
    seed: int = 0
    options: dict[str, Any] = {}
    shape: Shape = "robin"
    rounds: int = 5
    """how often the neighbours on a ladder meet; in the other shapes each group meets once"""
    limit: int | None = None
    """a number of decisions after which a game is given up"""

    def heading(self) -> dict[str, Any]:
        """What must be the same for results to belong to this league; length may differ."""
        told = {
            "league": self.game,
            "rules": find(self.game).rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "shape": self.shape,
            "limit": self.limit,
            "entrants": [msgspec.to_builtins(entrant) for entrant in self.entrants],
        }
        return told | ({"games": self.games} if self.shape == "ladder" else {})

    @property
    def total(self) -> int:
        """How many games there will be."""
        if self.shape != "ladder":
            return self.games * len(self.groups())
        return self.games * sum(len(self._steps(lap)) for lap in range(self.rounds))

    def groups(self) -> list[tuple[int, ...]]:
        """Who meets whom where nobody waits for results: all groups, or those of as many bots as seats."""
        found = list(combinations(range(len(self.entrants)), self.seats))
        if self.shape == "robin":
            return found
        return [group for group in found if len({self.entrants[i].bot for i in group}) == self.seats]

    def _steps(self, lap: int) -> range:
        """Where each group of neighbours begins; every other round begins one lower, so that all mix."""
        return range(lap % self.seats, len(self.entrants) - self.seats + 1, self.seats)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number, and the entrants by seat."""

    number: int
    who: tuple[int, ...]


def seated(group: Sequence[int], game: int) -> tuple[int, ...]:
    """The group around the table, moved on by one seat each game."""
    shift = game % len(group)
    return (*group[shift:], *group[:shift])


def round_robin(league: League) -> list[Fixture]:
    """Each group meets; a longer league begins with the games of a shorter one."""
    groups = league.groups()
    return [
        Fixture(game * len(groups) + place, seated(group, game))
        for game in range(league.games)
        for place, group in enumerate(groups)
    ]


def neighbours(league: League, lap: int, order: Sequence[int], first: int) -> list[Fixture]:
    """One round of a ladder: those who stand next to each other meet."""
    groups = [order[start : start + league.seats] for start in league._steps(lap)]
    return [
        Fixture(first + place * league.games + game, seated(group, game))
        for place, group in enumerate(groups)
        for game in range(league.games)
    ]


def laps(league: League, ledger: Ledger) -> Iterator[list[Fixture]]:
    """The games in portions that do not wait for each other; a ladder's next round waits for the last."""
    if league.shape != "ladder":
        yield round_robin(league)
        return
    first = 0
    names = [entrant.name for entrant in league.entrants]
    for lap in range(league.rounds):
        earlier = [played for played in ledger.played() if played.number < first]
        stand = ratings(names, earlier)
        order = sorted(range(len(names)), key=lambda i: (-stand[names[i]].mu, i))
        fixtures = neighbours(league, lap, order, first)
        first += len(fixtures)
        yield fixtures


def hold(
    league: League,
    ledger: Ledger,
    executor: Executor | None = None,
    tell: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play what the ledger does not hold yet; all games of the league in order."""
    executor = executor or Local()
    for place in range(len(league.entrants)):
        # A setting or a deck that cannot be played is refused before processes start.
        job_of(league, Fixture(0, (place,) * league.seats)).match(0)
    numbers: list[int] = []
    for fixtures in laps(league, ledger):
        numbers += [fixture.number for fixture in fixtures]
        left = [fixture for fixture in fixtures if fixture.number not in ledger]
        if tell is not None:
            tell(len(fixtures) - len(left))
        for played in executor.map(partial(play_fixtures, league), portions(left, executor.width)):
            if isinstance(played, Failure):
                raise failed(played)
            ledger.write(played)
            if tell is not None:
                tell(len(played))
    wanted = set(numbers)
    return [played for played in ledger.played() if played.number in wanted]


def portions(fixtures: Sequence[Fixture], width: int) -> list[Sequence[Fixture]]:
    """Small enough that little is lost when a league is broken off."""
    size = max(1, min(8, len(fixtures) // (width * 4)))
    return [fixtures[start : start + size] for start in range(0, len(fixtures), size)]


def play_fixtures(league: League, fixtures: Sequence[Fixture]) -> list[Played] | Failure:
    """Play some of the games; the first that falls over is told instead."""
    found: list[Played] = []
    for fixture in fixtures:
        played = play_some(job_of(league, fixture), [fixture.number])
        if isinstance(played, Failure):
            return played
        names = tuple(league.entrants[i].name for i in fixture.who)
        found.append(Played.of(names, played[0]))
    return found


def job_of(league: League, fixture: Fixture) -> Job:
    """One game of a league as a job."""
    sitting = [league.entrants[i] for i in fixture.who]
    options = dict(league.options)
    decks = find(league.game).decks
    if decks is not None and any(entrant.deck is not None for entrant in sitting):
        options[decks.option] = [entrant.deck for entrant in sitting]
    return Job(
        game=league.game,
        games=1,
        seats=league.seats,
        bots=tuple(entrant.bot for entrant in sitting),
        seed=league.seed,
        options=options,
        first=fixture.number,
        limit=league.limit,
    )
