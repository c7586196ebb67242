"""Whole games at the terminal, typed as a person would."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, Said

import tapete
from tapete.cli.words import say

FIRST_EVERY_TIME = "1\n" * 200
ALONE = ("play", "toy", "--bots", "random")


def options(said: Said) -> list[str]:
    return [line for line in said.lines if line[:1].isdigit()]


def test_a_game_against_a_bot_is_played_to_its_end(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", "--seed", "7", typed=FIRST_EVERY_TIME)
    assert said.code == 0
    assert "Player 2: the bot “random”." in said.lines
    assert "The game is over." in said.lines
    assert "The seed was 7." in said.lines
    assert said.err == ""


def test_with_a_seed_the_bots_play_the_same_game_again(command: Run) -> None:
    games = [
        command("play", "toy", "--bots", "random,random", "--seed", seed).out for seed in ("7", "7", "8")
    ]
    assert games[0] == games[1] != games[2]


def test_one_point_is_one_point_and_less_than_none_has_a_minus() -> None:
    assert [say("en", "score", seat=1, score=n) for n in (1, 2)] == [
        "Player 1: 1 point.",
        "Player 1: 2 points.",
    ]
    assert [say("es", "score", seat=1, score=n) for n in (1, -14)] == [
        "Jugador 1: 1 punto.",
        "Jugador 1: −14 puntos.",
    ]


def test_the_same_game_is_told_in_spanish(command: Run) -> None:
    said = command(*ALONE, "--lang", "es", "--seed", "7", typed=FIRST_EVERY_TIME)
    assert "Tesoro. 2 jugadores." in said.lines
    assert "Jugador 1: ¿Qué haces?" in said.out
    assert "La partida ha terminado." in said.lines
    assert "Player" not in said.out


@pytest.mark.parametrize(("locale", "name"), [("es_ES.UTF-8", "Tesoro"), ("en_GB", "Trove"), ("C", "Trove")])
def test_the_language_is_that_of_the_system(
    command: Run, monkeypatch: pytest.MonkeyPatch, locale: str, name: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert command(*ALONE).out.startswith(f"{name}.")


def test_people_hand_the_keyboard_over(command: Run) -> None:
    typed = "".join("\n1\n1\n" for _ in range(100))
    said = command("play", "toy", "--lang", "en", "--seed", "1", typed=typed)
    assert "Player 2 decides. Press Enter when player 2 is at the keyboard." in said.out
    assert "The game is over." in said.lines


def test_bots_alone_are_watched(command: Run) -> None:
    said = command("play", "toy", "--seats", "3", "--bots", "random,random,random", "--lang", "en")
    assert "The gems are dealt." in said.lines
    assert "The game is over." in said.lines
    assert not options(said)


def test_a_bot_that_takes_its_time_is_announced_once_a_turn(command: Run) -> None:
    said = command("play", "toy", "--bots", "search:3", "--lang", "en", "--seed", "7", typed=FIRST_EVERY_TIME)
    waits = [line for line in said.lines if "Player 2 is deciding." in line]
    assert 2 <= len(waits) <= sum(line.startswith("Player 1: ") for line in said.lines)
    quick = command(*ALONE, "--lang", "en", "--seed", "7", typed=FIRST_EVERY_TIME)
    assert "is deciding" not in quick.out


def test_nothing_moves_the_cursor_or_colours_the_text(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", typed="h\nt\n" + FIRST_EVERY_TIME)
    assert "\x1b" not in said.out
    assert "\r" not in said.out


def test_what_is_no_option_is_told_and_asked_again(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", typed="99\nxyzzy\n0\nq\n\n")
    assert "There is no option 99; type a number from 1 to 5, or h for help." in said.out
    assert "“xyzzy” is not understood; type a number from 1 to 5, or h for help." in said.out
    assert "There is no option 0" in said.out
    assert said.lines[-1].endswith("Until next time.")


def test_the_end_of_input_is_leaving(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", typed="1\n")
    assert said.code == 0
    assert said.lines[-1] == "Until next time."


def test_a_card_tells_its_text(command: Run) -> None:
    said = command(*ALONE, "--lang", "es", typed="? GEMULA 3\n?gémula 11\n? nada\n?\nq\n")
    assert "Vale 4." in said.out
    assert "Vale 6." in said.out
    assert "Ninguna carta se llama «nada»" in said.out
    assert "Escribe ? y el nombre de una carta" in said.out


def test_a_part_of_a_name_lists_the_cards_that_have_it(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", typed="? gem 1\n? gem\nq\n")
    assert "Worth 2." in said.out
    assert "Several cards have that in their name: Gem 0, Gem 1, Gem 2" in said.out


def test_why_not_tells_what_forbids_a_wish(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", "--seed", "3", typed="w dig\nw show gem\nq\n")
    assert "Dig: There are no gems left to dig. (Trove 1)" in said.out
    assert "Show gem 0; Show gem 1; " in said.out
    assert "Show gem 11: That is not among your options now." in said.out


def test_a_hint_tells_what_a_bot_would_do(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.cli.commands.HINT_MILLISECONDS", 50)
    said = command(*ALONE, "--lang", "en", "--seed", "3", typed="p\nq\n")
    told = [line for line in said.lines if "chance of winning" in line]
    assert len(told) == 3
    assert all("Option " in line for line in told)


def test_the_table_and_the_story_are_told_on_request(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", "--seed", "3", typed="t\nl\nq\n")
    assert "Points: 0, 0." in said.out
    assert "Your gems: " in said.out
    assert said.out.count("The gems are dealt.") == 2


def test_an_answer_is_taken_back(command: Run) -> None:
    said = command(*ALONE, "--lang", "en", "--seed", "3", typed="z\n1\nz\nq\n\n")
    assert "You have no answer to take back." in said.out
    assert "Taken back." in said.out
    assert options(said)[-5:] == options(said)[:5]


def test_what_was_revealed_is_taken_back_only_by_consent(command: Run) -> None:
    # Each hides two gems, then seat 1 digs with its last-but-one option and the keyboard goes round.
    opening = "\n1\n1\n\n1\n1\n\n" + "3\n\n3\n\n"
    for reply, told in (("n", "Nothing was taken back."), ("y", "Taken back.")):
        said = command("play", "toy", "--lang", "en", "--seed", "3", typed=f"{opening}z\n{reply}\nq\n\n")
        assert "Do they? (y/n)" in said.out
        assert told in said.out


def test_a_saved_game_goes_on(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved = command(*ALONE, "--lang", "en", "--seed", "5", typed=f"1\n1\n1\ns {file}\nq\n")
    assert f"Saved in {file}." in saved.out
    assert json.loads(file.read_text())["chairs"] == ["person", "random"]
    asked = [line for line in saved.lines if line.startswith("Player 1: ")][-1]

    resumed = command("play", "--resume", str(file), "--lang", "en", typed=FIRST_EVERY_TIME)
    assert "Player 2: the bot “random”." in resumed.lines
    assert [line for line in resumed.lines if line.startswith("Player 1: ")][1] == asked
    assert "The game is over." in resumed.lines
    assert "The seed was 5." in resumed.lines


def test_leaving_offers_to_save(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command(*ALONE, typed=f"1\nq\n{file}\n")
    assert command("replay", str(file), "--lang", "en").lines[-1] == "The match is not over."


def test_a_place_that_cannot_be_written_is_told(command: Run, tmp_path: Path) -> None:
    said = command(*ALONE, "--lang", "en", typed=f"s {tmp_path}\nq\n")
    assert f"It could not be saved in {tmp_path}" in said.out


def test_a_bot_tells_why(command: Run) -> None:
    said = command("play", "toy", "--bots", "greedy,random", "--seed", "3", "--lang", "en", "--why")
    assert "Player 1 thought about: " in said.out and "% chance of winning (2 tries)" in said.out
    assert "Player 2 thought about: " not in said.out


def test_decks_are_named_and_each_may_play_the_others(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    command("deck", "generate", "--seed", "7", "--to", str(file))
    houses = {}
    for format in ("archon", "reversal"):
        saved = tmp_path / f"{format}.json"
        decks = ("--decks", f"{file},seed:aoa:2", "-o", f"format={format}")
        said = command(
            "play", "keyforge", "--bots", "random", *decks, "--lang", "en", typed=f"s {saved}\nq\n"
        )
        assert said.code == 0, said.err
        houses[format] = tapete.replay(tapete.Record.load(saved)).table.houses
    assert houses["reversal"] == houses["archon"][::-1]
    wrong = command("play", "keyforge", "--decks", "no-such-deck,seed:7", "--lang", "en")
    assert wrong.code == 2 and "no-such-deck" in wrong.err
    assert command("play", "seasons", "--decks", "seed:7", "--lang", "en").code == 2


def test_a_sealed_game_is_played_with_new_decks_of_the_collection_named(command: Run, tmp_path: Path) -> None:
    saved = tmp_path / "sealed.json"
    sealed = ("play", "keyforge", "--bots", "random", "-o", "format=sealed", "-o", "collection=WC")
    said = command(*sealed, "--seed", "8", "--lang", "en", typed=f"s {saved}\nq\n")
    assert said.code == 0, said.err
    decks = tapete.Record.load(saved).options["decks"]
    assert [deck["set"] for deck in decks] == ["WC", "WC"] and decks[0]["houses"] != decks[1]["houses"]
    wrong = command("play", "keyforge", "-o", "format=sealed", "-o", "collection=XX", "--lang", "en")
    assert wrong.code == 2 and "XX" in wrong.err
