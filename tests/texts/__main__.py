"""`python -m tests.texts` writes the files anew."""

from .book import BOOKS, FOLDER, written

for game in BOOKS:
    (FOLDER / f"{game}.txt").write_text(written(game), "utf8")
