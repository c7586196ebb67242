"""tapete dataset: games written down for learners."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tapete.cli.options import Count, Flag, target, to_json
from tapete.cli.progress import Bar
from tapete.cli.records import load
from tapete.cli.simulate import Settings, executor
from tapete.cli.words import Lang, language, say
from tapete.kernel.game import game as find


def dataset(
    game: str,
    file: Path,
    *,
    how: Annotated[Settings, Parameter(name="*")] = Settings(),  # noqa: B008
    records: Annotated[list[Path] | None, Parameter(negative="")] = None,
    views: Annotated[bool, Flag] = False,
    jobs: Count | None = None,
    cluster: str | None = None,
    lang: Lang | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Play games, or take records, and write every decision to a Parquet file.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    file
        The file to write.
    records
        Records to take in place of playing; may be repeated.
    views
        Write each seat's whole view too, as JSON.
    jobs
        How many processes; as many as the machine has cores if left out.
    cluster
        Play on a Ray cluster at this address; “local” starts one on this machine.
    lang
        Answer in es or en.
    json
        Print what was written for programs.
    """
    from tapete.research import arrays
    from tapete.research.dataset import Export, write

    target(file)
    kept = tuple(load(record) for record in records or ())
    export = Export(game, None if kept else how.job(game), kept, views)
    with executor(cluster, jobs or os.cpu_count() or 1) as where, Bar(f"{game}: games", export.games) as bar:
        rows = write(export, file, where, bar.advance)
    encoder = find(game).encoder
    told = {
        "file": str(file),
        "games": export.games,
        "decisions": rows,
        "encoding": encoder.version,
        "encoding_hash": arrays.meaning(find(game)),
    }
    if json:
        print(to_json(told))
    else:
        print(say(language(lang), "dataset-written", hash=told["encoding_hash"], **told))
