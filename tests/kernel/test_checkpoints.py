"""Checkpoints: a fork in the middle of an action plays on from its base and shares it."""

from tests.every_game.games import begin

from tapete import Rng
from tapete.kernel.history import Tail


def test_a_fork_in_the_middle_of_an_action_shares_the_base_it_was_made_from() -> None:
    match = begin("toy for two", 3, checkpoints="action")
    rng = Rng(3)
    met = 0
    while not match.over:
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(rng.below(len(decision.options)), decision)
        if not match.over and not match.quiet and match.answers.total > match.base.answers:
            met += 1
            assert match.fork().base is match.base
    assert met


def test_what_was_forked_at_every_answer_is_told_whole() -> None:
    tail: Tail[int] = Tail()
    for n in range(5000):
        tail.append(n)
        tail = tail.fork()
    assert tail.since(0) == list(range(5000)) and tail.since(4997) == [4997, 4998, 4999]
    assert tail.back_to(10).since(8) == [8, 9]
