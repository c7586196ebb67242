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


#: how eager a quick player is, by what an option is about
EAGER = {"summon": 9, "activate": 6, "crystallise": 2, "end-turn": 3}


def quick(decision: tapete.Decision, rng: tapete.Rng) -> tapete.Option:
    """A choice by chance that likes to summon and seldom uses a bonus."""
    options = list(decision.options)
    if decision.kind != "act":
        return rng.choice(options)
    drawn = [option for option in options for _ in range(EAGER.get(option.id.partition(":")[0], 0))]
    return rng.choice(drawn if rng.below(12) else options)


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
        chosen = quick(decision, rng)
        lines.append(f"{decision.seat + 1} | {decision.text(lang)} | {chosen.text(lang)}")
        match.answer(chosen)
    assert match.outcome is not None
    lines.append(match.outcome.reason.text(lang))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, lang, seats, level, seed in GAMES:
        (FOLDER / file).write_text(told(lang, seats, level, seed), "utf8")
