#!/usr/bin/env python3
"""Copy a database into a file while the server runs, or a file into an empty database.

    python deploy/backup.py save sqlite:////var/lib/tapete/tapete.db monday.backup
    python deploy/backup.py restore monday.backup postgresql://tapete@db/tapete

A file goes back into the kind of database that it came from. PostgreSQL's own programs do its part
(`pg_dump`, `pg_restore`: of the server's version, on the PATH).
"""

import argparse
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path


def save(database: str, file: Path) -> None:
    """A copy as of one moment; what is there already is kept."""
    if file.exists():
        raise SystemExit(f"{file} is there already: choose another name")
    if not database.startswith("sqlite"):
        subprocess.run(["pg_dump", "--format=custom", f"--file={file}", database], check=True)
        return
    with closing(sqlite3.connect(f"file:{path(database)}?mode=ro", uri=True)) as source:
        with closing(sqlite3.connect(file)) as target:
            source.backup(target)


def restore(file: Path, database: str) -> None:
    """Into a database that is empty, all or nothing."""
    if not file.exists():
        raise SystemExit(f"there is no {file}")
    if not database.startswith("sqlite"):
        # fails at the first table that is there already, and then nothing is changed
        command = ["pg_restore", "--no-owner", "--single-transaction", "--exit-on-error"]
        subprocess.run([*command, f"--dbname={database}", str(file)], check=True)
        return
    if path(database).exists():
        raise SystemExit(f"{path(database)} is there already: a backup goes into an empty place")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
        with closing(sqlite3.connect(path(database))) as target:
            source.backup(target)


def path(database: str) -> Path:
    return Path(database.split("///", 1)[1])


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("save", "restore"))
    parser.add_argument("source")
    parser.add_argument("target")
    asked = parser.parse_args(arguments)
    if asked.what == "save":
        save(asked.source, Path(asked.target))
    else:
        restore(Path(asked.source), asked.target)


if __name__ == "__main__":
    main(sys.argv[1:])
