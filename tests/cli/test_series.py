"""Best of three at the terminal: decks swapped, bids typed, who starts said by whom the book names."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.conftest import Run, Said

import tapete

SERIES = ("deck", "series", "seed:3", "seed:MM:5", "--lang", "en")
BOTS = (*SERIES, "--bots", "random,random")


def plays(said: Said, seat: int) -> list[str]:
    """The decks that a seat played, game after game."""
    told = f"Deck of player {seat}: "
    return [line.removeprefix(told) for line in said.lines if line.startswith(told)]


def stood(said: Said) -> list[str]:
    return [line for line in said.lines if line.startswith("Games won")]


@pytest.mark.parametrize("kind", ["archon", "reversal", "adaptive"])
def test_bots_play_a_series_to_its_end(command: Run, kind: str) -> None:
    for seed in range(3):
        said = command(*BOTS, "--kind", kind, "--seed", str(seed * 100))
        assert said.code == 0 and "has won the series." in said.lines[-1], said.err
        games = len(stood(said))
        mine, other = plays(said, 1), plays(said, 2)
        assert len(mine) == games in (2, 3)
        if kind == "adaptive":
            assert mine[:2] == other[:2][::-1] and mine[0] != mine[1]
        else:
            assert len({*mine}) == 1 and mine[0] != other[0]


def test_reversal_gives_each_the_deck_of_the_other(command: Run) -> None:
    own = plays(command(*BOTS, "--seed", "1"), 1)[0]
    assert plays(command(*BOTS, "--seed", "1", "--kind", "reversal"), 2)[0] == own


def split_series(command: Run) -> Said:
    """An adaptive series in which the bots won a game each."""
    for seed in range(0, 2000, 100):
        said = command(*BOTS, "--kind", "adaptive", "--seed", str(seed))
        if "Games won: 1 by player 1, 1 by player 2." in said.lines:
            return said
    raise AssertionError("no series was split")


def test_after_a_game_each_the_bots_bid_for_the_deck_that_won_twice_and_the_winner_has_its_chains(
    command: Run,
) -> None:
    said = split_series(command)
    bids = [line for line in said.lines if " bids " in line]
    assert [line.split(" bids ")[1] for line in bids] == [
        "0 chains.", "1 chain.", "2 chains.", "3 chains.", "4 chains."
    ]  # fmt: skip
    loser = next(line for line in said.lines if line.endswith(" gives in."))
    winner = int(bids[-1].split()[1])
    assert loser == f"Player {3 - winner} gives in."
    twice = plays(said, 1 if stood(said)[0].startswith("Games won: 1") else 2)[0]
    assert plays(said, winner)[2] == twice
    assert len(stood(said)) == 3


def test_a_person_bids_and_a_bid_that_is_too_low_is_asked_again() -> None:
    series = tapete.game("keyforge").decks.series("adaptive", "2023", 4).after(0).after(1)
    seat = series.bidder
    assert seat is not None and series.least_bid == 0
    raised = series.bid(seat, 3)
    assert raised.bidder == 1 - seat and raised.least_bid == 4
    with pytest.raises(tapete.TapeteError):
        raised.bid(1 - seat, 3)
    done = raised.bid(1 - seat, None)
    assert done.bidder is None and done.chains()[seat] == 3 and done.deck_of(seat) == 0
    assert tapete.game("keyforge").decks.series("archon", "2018", 4).after(0).chooses_who_starts == 1


def test_people_say_who_starts_and_bid_at_the_keyboard(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[dict[str, Any]] = []

    def won(_: str, options: dict[str, Any], **more: Any) -> SimpleNamespace:
        """A game that is over at once: what lies between games is typed here."""
        begun.append(options)
        return SimpleNamespace(outcome=SimpleNamespace(winners=((0, 1, 0)[len(begun) - 1],)))

    monkeypatch.setattr("tapete.cli.series.record", SimpleNamespace(begin=won))
    monkeypatch.setattr("tapete.cli.series.Terminal.run", lambda desk: None)
    typed = "9\n2\nx\n2\n1\n5\n\n1\n"
    said = command(*SERIES, "--kind", "adaptive", "--ruleset", "2018", "--seed", "3", typed=typed)
    assert said.code == 0 and said.out.count("who starts the next game, 1 or 2?") == 3
    assert ["first" in begun[0], begun[1]["first"], begun[2]["first"]] == [False, 1, 0]
    assert "Player 1 bids 2 chains." in said.out and "Player 2 bids 5 chains." in said.out
    assert said.out.count("how many chains do you bid for") == 5 and "Player 1 gives in." in said.out
    assert begun[2]["chains"] == [0, 5] and begun[2]["decks"] == begun[1]["decks"]
    assert said.lines[-1] == "Player 1 has won the series."


def test_a_person_who_leaves_ends_the_series(command: Run) -> None:
    said = command(*SERIES, "--bots", "random", "--seed", "1", typed="q\n")
    assert said.code == 0 and said.lines[-1].endswith("Until next time.") and not stood(said)
