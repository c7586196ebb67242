"""Two whole games, read by people and compared by this test; review the difference when they change."""

import pytest

from .playthrough import FOLDER, GAMES, told


@pytest.mark.parametrize(("file", "lang", "seats", "level", "seed"), GAMES)
def test_a_game_reads_as_it_did(file: str, lang: str, seats: int, level: str, seed: int) -> None:
    assert told(lang, seats, level, seed) == (FOLDER / file).read_text("utf8")
