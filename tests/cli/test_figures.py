"""simulate, bench and card: what they print for programs and for people."""

from tests.cli.conftest import Run

SIMULATE = ("simulate", "toy", "--games", "30", "--jobs", "1", "--seed")


def test_simulate_prints_the_same_for_the_same_seed(command: Run) -> None:
    assert command(*SIMULATE, "4", "--json").out == command(*SIMULATE, "4", "--json").out
    assert command(*SIMULATE, "4", "--json").out != command(*SIMULATE, "5", "--json").out


def test_simulate_tells_results_scores_and_length(command: Run) -> None:
    figures = command(*SIMULATE, "4", "--json").json
    assert figures["games"] == 30
    assert figures["turns"]["median"] == 12
    assert sum(figures["by_seat"][0]["histogram"].values()) == 30
    assert figures["reasons"] == {"most": 30}


def test_simulate_tells_the_pace_apart_from_the_results(command: Run) -> None:
    assert command(*SIMULATE, "4", "--json").err.startswith("30 games in ")


def test_simulate_is_read_by_people(command: Run) -> None:
    said = command(*SIMULATE, "4", "--rotate")
    assert "toy, rules 1: 30 games" in said.out
    assert "Ended by: most 30." in said.out


def test_a_limit_leaves_games_unfinished(command: Run) -> None:
    figures = command(*SIMULATE, "4", "--limit", "5", "--json").json
    assert figures["reasons"] == {"unfinished": 30}
    assert figures["by_seat"][0]["scores"] is None
    assert figures["decisions"]["most"] == 5


def test_bench_measures_everything_it_promises(command: Run) -> None:
    figures = command("bench", "toy", "--seconds", "0.05", "--json").json
    for name in ("us_per_decision", "games_per_second", "bytes_per_record", "us_per_fork_between_actions"):
        assert figures[name] > 0, name
    assert figures["us_per_fork_mid_action"] > 0
    assert figures["machine"]["python"].startswith("CPython 3.")


def test_bench_is_read_by_people(command: Run) -> None:
    assert "µs per decision" in command("bench", "toy", "--seconds", "0.05").out


def test_a_card_is_told_in_both_languages(command: Run) -> None:
    english, spanish = ["Trove:", "Gem 3", "Worth 4."], ["Tesoro:", "Gémula 3", "Vale 4."]
    assert command("card", "gemula 3", "--game", "toy").lines == english + spanish
    assert command("card", "gem 3", "--game", "toy", "--lang", "es").lines == spanish


def test_a_card_is_told_to_programs(command: Run) -> None:
    assert command("card", "Gem 3", "--game", "toy", "--lang", "en", "--json").json == [
        {"game": "toy", "id": "3", "names": {"es": "Gémula 3", "en": "Gem 3"}, "text": {"en": ["Worth 4."]}}
    ]
