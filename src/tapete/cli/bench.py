"""tapete bench: how fast the rules of a game run here."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid

from tapete.cli.options import Count, Pairs, Whole, settings, to_json
from tapete.cli.progress import Bar
from tapete.simulation.bench import Figures, measure


def bench(
    game: str,
    *,
    seats: Count = 2,
    seed: Whole = 0,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 5.0,
    option: Pairs = [],  # noqa: B006
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure a game in CPU time of one core, with random legal play.

    A decision counts when a seat had two options or more; the time of forced and chance answers is included.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    seats
        How many seats.
    seed
        Where the games come from.
    seconds
        CPU time to play for.
    option
        A setting of the game, as NAME=VALUE; may be repeated.
    json
        Print the figures for programs.
    """
    with Bar(f"{game}: tenths of a second", round(seconds * 15)) as bar:
        figures = measure(game, seats, seed, seconds, settings(option), bar.advance)
    if json:
        print(to_json(figures))
    else:
        show(figures)


def show(figures: Figures) -> None:
    """The figures as a table."""
    m = figures.machine
    rows = (
        ("µs per decision", figures.us_per_decision),
        ("µs per decision in the best of many short stretches", figures.us_per_decision_at_best),
        ("µs per decision, a checkpoint before each action", figures.us_per_decision_with_checkpoints),
        ("µs per fork between actions", figures.us_per_fork_between_actions),
        ("µs per fork in the middle of an action", figures.us_per_fork_mid_action),
        ("games per second", figures.games_per_second),
        ("decisions per game", figures.decisions_per_game),
        ("bytes per record", figures.bytes_per_record),
    )
    grid = Grid("CPU time, one core", f"{figures.game}, {figures.seats} seats")
    for name, number in rows:
        grid.add_row(name, "–" if number is None else f"{number:,}")
    console = Console()
    console.print(grid)
    console.print(f"{m.python}, {m.system}, {m.processor}, {m.cores} cores", highlight=False)
