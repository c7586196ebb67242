"""Whole games as readable text. `python -m tests.games.seasons.playthrough` writes them anew."""

from __future__ import annotations

from pathlib import Path

import tapete

FOLDER = Path(__file__).parent / "golden"

#: file, language, players, level, seed
GAMES = (
    ("two-archmages.txt", "en", 2, "archmage", 11),
    ("tres-aprendices.txt", "es", 3, "apprentice", 5),
)


def told(lang: str, seats: int, level: str, seed: int) -> str:
    """A game between quick players: what they were asked, what they chose and what everybody saw."""
    match = tapete.new_match("seasons", seats=seats, seed=seed, level=level, check=True)
    rng = tapete.Rng(seed)
    lines: list[str] = []
    heard = 0
    while True:
        lines += [f"    {event['text']}" for event in match.story(None, lang, since=heard)]
        heard = match.happened
        if match.over:
            break
        decision = match.pending[0]
        chosen = decision.options[match.game.advice.suggest(match.table, decision.ask, rng)]
        lines.append(f"{decision.seat + 1} | {decision.text(lang)} | {chosen.text(lang)}")
        match.answer(chosen)
    assert match.outcome is not None
    lines.append(match.outcome.reason.text(lang))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, lang, seats, level, seed in GAMES:
        (FOLDER / file).write_text(told(lang, seats, level, seed), "utf8")
