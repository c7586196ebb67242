"""`python -m tests.texts` writes the files anew; `python -m tests.texts relic` begins one for a game."""

import sys

from .book import FOLDER, kept, written

for game in sys.argv[1:] or kept():
    (FOLDER / f"{game}.txt").write_text(written(game), "utf8")
