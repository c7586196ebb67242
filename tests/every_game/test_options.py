"""No two options of a decision read the same, in either language, wherever a game has come."""

from collections import Counter

from tapete import Rng

from .games import begin

ANSWERS = 400


def test_options_of_a_decision_read_differently(setup: str, seed: int) -> None:
    match = begin(setup, seed)
    rng = Rng(f"options {seed}")
    for _ in range(ANSWERS):
        if match.over:
            break
        for decision in match.pending:
            for lang in ("es", "en"):
                told = Counter(option.text(lang) for option in decision.options)
                alike = [text for text, times in told.items() if times > 1]
                assert alike == [], f"{decision.text(lang)} ({setup}, seed {seed})"
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(rng.below(len(decision.options)), decision)


def test_an_option_reads_alone_as_it_does_among_the_others(setup: str, seed: int) -> None:
    """What one is called is told in every language, though only one language has worded them all."""
    match = begin(setup, seed)
    rng = Rng(f"alone {seed}")
    for _ in range(ANSWERS // 4):
        if match.over:
            break
        decision = match.pending[rng.below(len(match.pending))]
        whole = match.fork()
        asked = next(d for d in whole.pending if d.id == decision.id)
        picked = rng.below(len(decision.options))
        decision.option_texts("es")
        for lang in ("es", "en"):
            assert decision.option_text(picked, lang) == asked.option_texts(lang)[picked]
        match.answer(picked, decision)
