"""Refs are built and read in one place."""

import re
from pathlib import Path

from tapete.kernel.refs import named, numbered, ref

GAMES = Path(__file__).resolve().parents[2] / "src" / "tapete" / "games"
BY_HAND = re.compile(r'f"(?:card|seat|space|house|bonus|energy|season|die|reserve|library|hand):\{')


def test_a_ref_names_an_object_by_kind_and_is_read_again() -> None:
    refs = (ref("seat", 1), ref("card", 12), ref("house", "mars"))
    assert refs == ("seat:1", "card:12", "house:mars")
    assert numbered(refs, "card") == 12 and named(refs, "house") == "mars"
    assert numbered(refs, "house") is None and named(refs, "space") is None


def test_a_number_is_read_only_from_digits() -> None:
    assert numbered(("card:-1",), "card") is None and numbered(("card:",), "card") is None
    assert numbered(("cards:3",), "card") is None


def test_no_game_builds_refs_by_hand() -> None:
    found = [
        f"{path.relative_to(GAMES)}:{number}"
        for path in sorted(GAMES.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        # the name of an effect is no ref to an object of the table
        if BY_HAND.search(line) and path.name != "effects.py"
    ]
    assert not found
