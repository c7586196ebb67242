"""The story of every game: whole sentences, numbers that agree, nothing left of the template."""

import re

from tapete import Rng

from .games import begin, play

ANSWERS = 300
#: one of several; "1 chains" is wrong wherever it stands
MANY = {
    "en": "chains cards counters crystals points dots tokens spaces charges creatures keys",
    "es": "cadenas cartas contadores cristales puntos fichas casillas cargas criaturas llaves",
}
TORN = re.compile(r"[{}]|  |[!?]\.$|\bNone\b|\(s\)")


def test_the_story_is_told_in_whole_sentences(setup: str, seed: int) -> None:
    match = play(begin(setup, seed), Rng(f"told {seed}"), ANSWERS)
    for lang, many in MANY.items():
        wrong = re.compile(rf"(?<![\d.,+−-])1 (?:{'|'.join(many.split())})\b")
        for seat in (None, 0, 1):
            told = [event["text"] for event in match.story(seat, lang) if "text" in event]
            assert [text for text in told if wrong.search(text) or TORN.search(text)] == []
