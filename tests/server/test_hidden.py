"""Whatever a seat or a spectator is told depends only on what it may know.

Everything the server words for a seat is worded again from another world that this seat cannot tell
from the true one: other hands, other decks, other luck to come. Not a byte may differ.
"""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import tapete
from tapete import Rng
from tapete.server import presenter
from tapete.server.play import Answered, Play, Start

tapete.register("toy", "tests.toy")

GAMES = {"toy": 3, "seasons": 2, "keyforge": 2, "relic": 2}
few = settings(max_examples=40, deadline=None)


def somewhere(game: str, seed: int, answers: int) -> Play:
    """A table's game after some answers by chance."""
    play, rng = Play(Start(game, GAMES[game], {}, str(seed), 0.0)), Rng(seed)
    for n in range(answers):
        if play.over:
            break
        pending = play.match.pending
        asked = pending[rng.below(len(pending))]
        play.apply(Answered(asked.seat, asked.options[rng.below(len(asked.options))].id), float(n))
    return play


def told(play: Play, seat: int | None, lang: str) -> bytes:
    """Everything the server says of a game to a seat; a sampled world has a seed and a past of its own."""
    update = presenter.update(play, seat, lang, 0)
    update.commitment, update.undo = "", None
    return msgspec.json.encode(update)


@few
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10**6), st.integers(0, 60), st.integers(0, 10**6))
def test_another_world_is_told_in_the_same_words(game: str, seed: int, answers: int, world: int) -> None:
    play = somewhere(game, seed, answers)
    if play.over:
        return
    true = play.match
    for seat in range(true.seats):
        before = told(play, seat, "es"), told(play, None, "en")
        play.match = true.sample_world(seat, world)
        assert told(play, seat, "es") == before[0]
        assert told(play, None, "en") == before[1]
        play.match = true


@few
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10**6), st.integers(0, 60))
def test_the_seed_is_nowhere_before_the_end(game: str, seed: int, answers: int) -> None:
    secret = 10**30 + seed
    play = Play(Start(game, GAMES[game], {}, str(secret), 0.0))
    for _ in range(answers):
        if play.over:
            return
        asked = play.match.pending[0]
        play.apply(Answered(asked.seat, asked.options[-1].id), 0.0)
    for seat in (None, *range(play.match.seats)):
        assert play.over or str(secret).encode() not in told(play, seat, "en")
