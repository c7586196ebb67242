"""Whatever goes wrong is one sentence with what to do, exit code 2, and no traceback."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run, Said

from tapete.kernel import game


def complained(said: Said, *words: str) -> None:
    """One line on stderr with these words, nothing on stdout."""
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err


def test_an_unknown_flag_is_told_with_the_one_meant(command: Run) -> None:
    complained(command("simulate", "toy", "--gams", "3"), "--games", "tapete simulate --help")


def test_an_unknown_command_is_told(command: Run) -> None:
    complained(command("simulat", "toy"), "simulate")


def test_an_unknown_game_is_told_with_those_there_are(command: Run) -> None:
    complained(command("bench", "chess"), "chess", "seasons")
    complained(command("play", "ajedrez", "--lang", "es"), "No hay ningún juego", "seasons")
    complained(command("play", "ajedrez", "--lang=es"), "No hay ningún juego")


def test_an_unknown_bot_is_told_with_those_there_are(command: Run) -> None:
    complained(command("simulate", "toy", "--bots", "deepthought"), "deepthought", "random")


def test_a_wrong_number_of_seats_is_told_with_the_range(command: Run) -> None:
    complained(command("simulate", "toy", "--seats", "9"), "2", "3")


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_no_number_of_games_is_told(command: Run, games: str) -> None:
    complained(command("simulate", "toy", "--games", games), "games")


def test_a_bad_setting_is_told(command: Run) -> None:
    complained(command("simulate", "toy", "-o", "mood"), "NAME=VALUE")
    complained(command("simulate", "toy", "-o", "mood=sour"), "calm")


def test_a_missing_file_is_told(command: Run, tmp_path: Path) -> None:
    for name in ("replay", "verify"):
        complained(command(name, str(tmp_path / "none.json")), "none.json")
    complained(command("play", "--resume", str(tmp_path / "none.json")), "none.json")


def test_a_file_that_is_no_record_is_told(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('{"milk": 2}')
    complained(command("replay", str(file)), "record")
    file.write_bytes(b"\xff\xfe")
    complained(command("verify", str(file)), "record")


def test_a_card_nobody_knows_is_told(command: Run) -> None:
    complained(command("card", "zzzzzz", "--game", "toy"), "zzzzzz")


def test_play_without_a_game_is_told(command: Run) -> None:
    complained(command("play"), "seasons", "--resume")


def test_more_bots_than_seats_are_told(command: Run) -> None:
    complained(command("play", "toy", "--seats", "2", "--bots", "random,random,random"), "3", "2")


@pytest.mark.parametrize("name", ["simulate", "bench", "card", "replay", "verify"])
def test_every_command_with_figures_offers_json(command: Run, name: str) -> None:
    said = command(name, "--help")
    assert said.code == 0
    assert "--json" in said.out


def test_help_names_every_command(command: Run) -> None:
    said = command("--help")
    assert said.code == 0
    for name in ("play", "serve", "simulate", "bench", "card", "replay", "verify"):
        assert name in said.out


def test_a_bug_of_ours_is_one_sentence_too(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._modules, "broken", "tests.cli.conftest")  # a module, but no game
    complained(command("bench", "broken"), "AttributeError", "TAPETE_TRACE=1")
    monkeypatch.setenv("TAPETE_TRACE", "1")
    with pytest.raises(AttributeError):
        command("bench", "broken")
