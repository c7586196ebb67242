"""Every card reads as its game's file says; `python -m tests.texts` writes the files anew, to be reviewed."""

import pytest

from .book import FOLDER, kept, written


@pytest.mark.parametrize("game", kept())
def test_every_card_reads_as_it_did(game: str) -> None:
    before = (FOLDER / f"{game}.txt").read_text("utf8").split("\n")
    now = written(game).split("\n")
    changed = [line for line in now if line not in set(before)]
    assert now == before, "\n".join(["run `python -m tests.texts` and read the difference:", *changed])
