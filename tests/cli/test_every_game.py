"""Every game at the command line, as the README tells it."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import tapete
from tapete.cli import commands

FIRST_EVERY_TIME = "1\n" * 3000
LEFTOVERS = ("{", "}", "$", "None", "card:", "???")
#: each game with settings under which it is short
SHORT = {"seasons": (), "keyforge": (), "relic": ("-o", "rounds=20")}


@pytest.mark.parametrize(("lang", "over"), [("es", "La partida ha terminado."), ("en", "The game is over.")])
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_a_bot_is_told_in_words(command: Run, lang: str, over: str, game: str) -> None:
    setup = ("--bots", "random", "--lang", lang, "--seed", "1", *SHORT[game])
    said = command("play", game, *setup, typed=FIRST_EVERY_TIME)
    assert (said.code, said.err) == (0, "")
    assert over in said.lines
    assert not [line for line in said.lines if any(mark in line for mark in LEFTOVERS)]


@pytest.mark.parametrize("game", SHORT)
def test_every_command_of_the_table_is_answered(command: Run, game: str) -> None:
    typed = "1\n" * 20 + "t\nl\nw\n? a\nz\nh\nq\n\n"
    said = command("play", game, "--bots", "random", "--lang", "es", "--seed", "1", *SHORT[game], typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1].endswith("Hasta la próxima.")


@pytest.mark.parametrize(
    ("lang", "standing", "dice"),
    [
        ("es", "corrupción 0 de 6, cartas de Poder", "  dados "),
        ("en", "corruption 0 of 6, Power cards", "  dice "),
    ],
)
def test_relic_tells_once_a_turn_how_one_stands_and_adds_up_battles_line_by_line(
    command: Run, lang: str, standing: str, dice: str
) -> None:
    said = command("play", "relic", "--bots", "random", "--lang", lang, "--seed", "1", typed="1\n" * 60)
    assert 1 < sum(standing in line for line in said.lines) < 30
    for at, line in enumerate(said.lines):
        if line.startswith(dice):
            head = max(i for i in range(at) if not said.lines[i].startswith("  "))
            terms = [int(term.rpartition(" ")[2]) for term in said.lines[head + 1 : at + 1]]
            assert int(said.lines[head].rpartition(" ")[2]) == sum(terms)
    assert any(line.startswith(dice) for line in said.lines)


@pytest.mark.parametrize("level", ["apprentice", "mage", "archmage"])
def test_bots_play_every_level_of_seasons_alone(command: Run, level: str) -> None:
    bots = "random,random,random,random"
    said = command("play", "seasons", "--seats", "4", "--bots", bots, "-o", f"level={level}")
    assert said.code == 0
    assert said.lines[-1].startswith(("The seed was", "La semilla era"))


def test_a_card_is_looked_up_by_its_name(command: Run) -> None:
    said = command("play", "seasons", "--bots", "random", "--lang", "es", typed="? amuleto de fuego\nq\n")
    assert "Amuleto de Fuego (n.º 2, objeto mágico)" in said.out


def test_a_card_is_looked_up_by_the_number_of_its_option(command: Run) -> None:
    said = command("play", "seasons", "--bots", "random", "--lang", "es", "--seed", "1", typed="? 2\nq\n")
    name = next(line for line in said.lines if line.startswith("2. ")).removeprefix("2. ").partition(" (")[0]
    assert any(line.removeprefix("Tu elección: ").startswith(f"{name} (") for line in said.lines)


@pytest.mark.parametrize("game", SHORT)
def test_a_saved_game_goes_on(command: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "partida.json"
    typed = "1\n" * 30 + f"s {file}\nq\n"
    said = command("play", game, "--bots", "random", "--lang", "es", "--seed", "1", *SHORT[game], typed=typed)
    assert (said.code, said.err) == (0, ""), said.out[-2000:]
    answers = len(json.loads(file.read_text())["answers"])
    assert answers >= 30
    assert command("verify", str(file), "--json").json["answers"] == answers
    resumed = command("play", "--resume", str(file), "--lang", "es", typed=FIRST_EVERY_TIME)
    assert "La partida ha terminado." in resumed.lines


@pytest.mark.parametrize("game", SHORT)
def test_a_card_is_found_without_naming_its_game(command: Run, game: str) -> None:
    known = tapete.game(game).cards()
    name = known[min(known)]["es"] or known[min(known)]["en"]
    assert game in {card["game"] for card in command("card", name, "--json").json}


def test_simulate_gives_the_same_whatever_the_processes(command: Run) -> None:
    setup = ("simulate", "seasons", "--games", "24", "--seats", "3", "--seed", "9", "--json", "--jobs")
    alone = command(*setup, "1")
    assert alone.json["games"] == 24
    assert command(*setup, "2").out == alone.out
    assert command(*setup, "3").out == alone.out


def test_every_message_is_said_in_both_languages() -> None:
    folder = Path(commands.__file__).parent / "text"
    said = {lang: _messages(folder / f"{lang}.ftl") for lang in ("es", "en")}
    assert said["es"] == said["en"]


def _messages(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return sorted(line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha())
