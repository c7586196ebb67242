"""Every card reads as its game's file says; `python -m tests.texts` writes the files anew, to be reviewed."""

import pytest

from .book import BOOKS, FOLDER, written


@pytest.mark.parametrize("game", BOOKS)
def test_every_card_reads_as_it_did(game: str) -> None:
    kept = (FOLDER / f"{game}.txt").read_text("utf8").split("\n")
    now = written(game).split("\n")
    changed = [line for line in now if line not in set(kept)]
    assert now == kept, "\n".join(["run `python -m tests.texts` and read the difference:", *changed])
