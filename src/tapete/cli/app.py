"""The command line: where commands are gathered and everything that goes wrong becomes one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise

from cyclopts import App, CycloptsError

from tapete import __version__
from tapete.cli import (
    analyse,
    aside,
    bench,
    card,
    dataset,
    deck,
    league,
    learn,
    play,
    puzzles,
    records,
    reports,
    series,
    serve,
    simulate,
)
from tapete.cli.misread import misread
from tapete.cli.words import language, refuse
from tapete.kernel.errors import TapeteError

app = App(
    name="tapete",
    help="A table that knows the rules of KeyForge, Seasons and Relic. Alone, it opens it in the browser.",
    version=__version__,
    version_flags=["--version"],
)
app.default(serve.open_table)
app.command(play.play)
app.command(learn.learn)
app.command(puzzles.app)
app.command(serve.serve)
app.command(simulate.simulate)
app.command(league.league)
app.command(analyse.analyse)
deck.app.command(series.series)
app.command(deck.app)
app.command(dataset.dataset)
app.command(bench.bench)
app.command(card.card)
app.command(records.replay)
app.command(records.verify)
app.command(reports.reports)
app.command(aside.aside)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command: 0, or 2 after one sentence that says what to do."""
    try:
        must_be_known(arguments)
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return complain(misread(error, arguments).text(language(spoken(arguments))))
    except TapeteError as error:
        return complain(error.text(language(spoken(arguments))))
    except ModuleNotFoundError as error:
        return complain(refuse("not-installed", module=error.name).text(language(spoken(arguments))))
    except BrokenPipeError:
        # The reader (`head`, a pager) has seen enough; keep the interpreter's last flush quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        told = refuse("cannot-open", problem=error.strerror or str(error), file=str(error.filename or "–"))
        return complain(told.text(language(spoken(arguments))))
    except SystemExit as stop:
        return complain(stop.code) if isinstance(stop.code, str) else int(stop.code or 0)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("TAPETE_TRACE"):
            raise
        problem = f"{type(error).__name__}: {error}"
        return complain(refuse("bug", problem=one_line(problem)).text(language(spoken(arguments))))
    return 0


def must_be_known(arguments: Sequence[str]) -> None:
    """Refuse a command that does not exist, with the one that may be meant."""
    name = command(arguments).strip()
    commands = [known for known in app if not known.startswith("-")]
    if name and name not in commands:
        meant = get_close_matches(name, commands, 1) or commands
        raise refuse("unknown-command", command=name, commands=meant)


def complain(sentence: str) -> int:
    """Say what went wrong, and the exit code for it."""
    print(sentence, file=sys.stderr)
    return 2


def one_line(text: str) -> str:
    """A message without line breaks."""
    return " ".join(text.split())


def command(arguments: Sequence[str]) -> str:
    """The command meant, with a space after it, if one is."""
    return f"{arguments[0]} " if arguments and not arguments[0].startswith("-") else ""


def spoken(arguments: Sequence[str]) -> str | None:
    """The language asked for, when parsing did not get so far as to read it."""
    given = [value for name, value in pairwise(arguments) if name == "--lang"]
    given += [a.removeprefix("--lang=") for a in arguments if a.startswith("--lang=")]
    return given[0] if given and given[0] in ("es", "en") else None
