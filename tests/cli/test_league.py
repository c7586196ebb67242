"""league at the command line."""

from pathlib import Path

from tests.cli.conftest import Run

LEAGUE = ("league", "toy", "--bots", "random,greedy", "--games", "4", "--jobs", "1")


def test_a_league_is_resumed_and_gives_the_same_figures(command: Run, tmp_path: Path) -> None:
    file, page = str(tmp_path / "r.jsonl"), tmp_path / "r.html"
    first = command(*LEAGUE, "--results", file, "--json")
    again = command(*LEAGUE, "--results", file, "--json", "--html", str(page))
    assert first.code == again.code == 0
    assert first.json == again.json and first.json["games"] == 4
    assert {s["name"] for s in first.json["standings"]} == {"random", "greedy"}
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_league_is_read_by_people(command: Run) -> None:
    assert "greedy" in command(*LEAGUE, "--lang", "es").out


def test_a_league_of_one_and_unknown_bots_are_refused(command: Run) -> None:
    assert "at least 2 entrants" in command("league", "toy", "--bots", "random").err
    assert "clever" in command("league", "toy", "--bots", "clever,random").err
    assert "not played with decks" in command("league", "toy", "--decks", "gauntlet").err
