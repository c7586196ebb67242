"""Every command with wrong names, files and options: one sentence with what to do, exit code 2, no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.every_game.games import begin, play

from tapete import Rng
from tapete.cli.app import app

#: command with arguments | words that the sentence must hold; words in capitals stand for files (see below)
WRONG = """
nosuch | nosuch, simulate
simulat toy | simulate
--nosuch | --nosuch, --help
play | seasons, --resume
play chess | chess, seasons
play toy extra | extra, tapete play --help
play toy --seats 9 | 2, 3
play toy --seats 0 | --seats, 1 or more
play toy --seats many | many, --seats
play toy --bots nosuch | nosuch, greedy
play toy --bots search:x | search:x, search:800
play toy --bots random,random,random --seats 2 | 3, 2
play toy --lang fr | fr, es
play toy --seed -1 | --seed, 0 or more
play toy --seed x | x, --seed
play toy -o mood | NAME=VALUE
play toy -o mood=sour | calm
play toy -o mod=calm | mod, mood
play toy --nosuch 3 | --nosuch
play --resume NONE | none.json, path
play --resume FOLDER | folder, in it
play seasons --decks seed:1 | decks, leave --decks out
--share extra | extra, tapete --help
play --resume GARBAGE | record, saved
play --resume OLD | other rules, version
play --resume CHESS | chess, seasons
play --resume RECORD --bots nosuch | nosuch, greedy
serve --port 99999 | --port, 65535 or less
serve --port x | x, --port
serve --workers 0 | --workers, 1 or more
serve --workers 3 | PostgreSQL
serve --host 999.1.1.1 | 999.1.1.1, --host
serve --database nosuch://x | database, address
simulate | GAME, --help
simulate chess | chess, seasons
simulate toy --gams 3 | --games
simulate toy --games 0 | --games, 1 or more
simulate toy --games x | x, --games
simulate toy --bots nosuch | nosuch, greedy
simulate toy --bots nosuch --jobs 2 | nosuch, greedy
simulate toy --bots search:0 | search:800
simulate toy --seats 9 | 2, 3
simulate toy --seed -1 | --seed, 0 or more
simulate toy --first -5 | --first, 0 or more
simulate toy --jobs 0 | --jobs, 1 or more
simulate toy --limit 0 | --limit, 1 or more
simulate toy -o mood=sour | calm
simulate keyforge -o decks=nosuch | two decks
simulate keyforge -o decks=["nosuch","seed:1"] | not a deck, list
simulate relic -o scenario=nosuch | kairos
learn chess | chess, seasons
learn keyforge nonesuch | 01-goal
learn toy | no lessons
puzzles list chess | chess, seasons
puzzles list toy | no puzzles
puzzles play seasons nonesuch | nonesuch, puzzles list seasons
puzzles find seasons --goal nonesuch | nonesuch, crystals
puzzles prove chess | chess, seasons
league chess | chess, seasons
league toy --bots nosuch | nosuch, greedy
league toy --bots random | 2 entrants, --bots
league toy --decks gauntlet | not played with decks
league keyforge --decks NONE | none.json, seed:7
league keyforge --decks GARBAGE --bots random | JSON
league toy --shape nosuch | nosuch, ladder
league toy --results FOLDER | folder
league toy --results NOWHERE | folder
league toy --results SHOPPING | results of a league, another file
league toy --html NOWHERE | folder
league toy --seats 9 | 9 entrants
league toy --seed -1 | --seed, 0 or more
analyse | RECORD, --help
analyse NONE | none.json, path
analyse GARBAGE | record, saved
analyse BINARY | record, saved
analyse OLD | other rules, version
analyse RECORD --seat 9 | 9, 2
analyse RECORD --seat 0 | --seat, 1 or more
analyse RECORD --iterations 0 | --iterations, 1 or more
analyse RECORD --html NOWHERE | folder
deck nosuch | nosuch, generate
deck generate --set nosuch | nosuch, CotA
deck generate --form poem | json, list, vault
deck generate --seed x | x, --seed
deck generate --seed -1 | --seed, 0 or more
deck generate --to NOWHERE | folder
deck generate --to FOLDER | folder
deck show | DECK, --help
deck show nosuch | nosuch, seed:7
deck show GARBAGE | JSON
deck show BINARY | no text, list
deck show FOLDER | folder, in it
deck show EMPTY | not a deck, list
deck show WORDS | Line, house
deck import NONE | none.json, seed:7
deck import SHOPPING | JSON
deck ally seed:7:dis seed:8:dis seed:9 | seed
deck ally nonesuch:dis | nonesuch
deck ally seed:7:nowhere | nowhere
deck ally seed:7:dis --to NOWHERE | folder
deck ally nosuch | nosuch, DECK:HOUSE
deck import seed:7 --to NOWHERE | folder
deck series seed:7 nonesuch | nonesuch
deck series seed:7 seed:8 --kind poem | archon, reversal, adaptive
deck export seed:7 --form poem | json, list, vault
deck export seed:7 --to NOWHERE | folder
deck rate nosuch | nosuch, seed:7
deck rate seed:7 --bot nosuch | no bot called “nosuch”, greedy
deck rate seed:7 --bot nosuch --jobs 2 | no bot called “nosuch”, greedy
deck rate seed:7 --against nosuch | nosuch, seed:7
deck rate seed:7 --against seed:7 | nobody, --against
deck rate seed:7 --games 0 | --games, 1 or more
deck rate seed:7 --against learning -o nosuch=1 | nosuch, ruleset
deck rate seed:7 --against learning -o ruleset=x | 2023, 2018
deck rate seed:7 --against learning -o decks=7 | decks
deck rate seed:7 --against learning --html NOWHERE | folder
deck compare seed:7 | SECOND, --help
deck compare seed:7 nosuch | nosuch, seed:7
deck compare seed:7 seed:8 --bot nosuch | no bot called “nosuch”, greedy
dataset toy | FILE, --help
dataset chess NONE | chess, seasons
dataset toy NOWHERE | folder
dataset toy FOLDER | folder
dataset toy NONE --bots nosuch | no bot called “nosuch”, greedy
dataset toy NONE --bots nosuch --jobs 2 | no bot called “nosuch”, greedy
dataset toy NONE --records GARBAGE | record, saved
dataset toy NONE --records OLD | other rules, version
dataset seasons NONE --records RECORD | toy, seasons
dataset toy NONE --games 0 | --games, 1 or more
dataset toy NONE -o mood=sour | calm
dataset toy NONE --seats 9 | 2 to 3
bench | GAME, --help
bench chess | chess, seasons
bench toy --seconds 0 | --seconds, more than 0
bench toy --seconds x | x, --seconds
bench toy --seats 9 | 2, 3
bench toy --seed -1 | --seed, 0 or more
bench toy -o mood=sour | calm
card | NAME, --help
card zzzzzz --game toy | zzzzzz, part
card zzzzzz --game chess | chess, seasons
card gem --lang fr | fr, both
replay NONE | none.json, path
replay SHOPPING | record, saved
replay OLD | other rules, version
replay RECORD --seat 9 | 9, 2
replay RECORD --to -1 | --to, 0 or more
replay RECORD --to 9999 | answers, --to
verify NONE | none.json, path
verify BINARY | record, saved
verify OLD | other rules, version
verify RECORD --commitment nosuch | commitment, ask
aside --mend | --drop, tapete aside
aside x --mend --drop | --drop, tapete aside
aside --database nosuch://x | database, address
reports --database nosuch://x | database, address
aside --database sqlite:///nowhere/none.db | none.db, path
reports --database sqlite:///nowhere/none.db | none.db, path
reports --database NONE | database, address
""".strip().splitlines()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A file of each kind that somebody may name by mistake."""
    record = json.loads(play(begin("toy for two", 3), Rng("wrong"), 30).record().dump())
    old = record | {"rules": "0", "answers": [[seat, id, "0" * 16] for seat, id, _ in record["answers"]]}
    bodies = {
        "GARBAGE": b"{nope",
        "SHOPPING": b'{"milk": 2}\n{"bread": 1}\n',
        "BINARY": b"\xff\xfe\x00",
        "EMPTY": b"",
        "WORDS": b"hello\nworld\n",
        "RECORD": json.dumps(record).encode(),
        "OLD": json.dumps(old).encode(),
        "CHESS": json.dumps(record | {"game": "chess"}).encode(),
    }
    for name, body in bodies.items():
        (tmp_path / name.lower()).write_bytes(body)
    named = {name: tmp_path / name.lower() for name in bodies}
    named |= {"NONE": tmp_path / "none.json", "FOLDER": tmp_path, "NOWHERE": tmp_path / "nowhere" / "file"}
    return {name: str(path) for name, path in named.items()}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_one_sentence_with_what_to_do(
    command: Run, files: dict[str, str], line: str, tmp_path: Path
) -> None:
    typed, _, words = line.rpartition(" | ")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    said = command(*(files.get(word, word) for word in typed.split()))
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1 and said.err.rstrip().endswith(".")
    assert not any(word in said.err for word in ("Traceback", "of ours", "fell over", "Error"))
    for word in words.split(", "):
        assert word in said.err, said.err
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before  # nothing was written


@pytest.mark.parametrize("line", WRONG[::4])
def test_it_is_told_in_spanish_too(
    command: Run, files: dict[str, str], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = line.rpartition(" | ")[0]
    arguments = [files.get(word, word) for word in typed.split()]
    english = command(*arguments).err
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    spanish = command(*arguments)
    assert spanish.code == 2 and spanish.err != english and len(spanish.err.splitlines()) == 1


def test_every_command_is_in_the_table() -> None:
    commands = {name for name in app if not name.startswith("-")}
    assert commands <= {line.split()[0] for line in WRONG}
    decks = {name for name in app["deck"] if not name.startswith("-")}
    assert decks <= {line.split()[1] for line in WRONG if line.startswith("deck ")}


def test_a_data_set_that_was_there_stays_when_another_is_refused(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert command("dataset", "toy", str(file), "--games", "2", "--jobs", "1").code == 0
    before = file.read_bytes()
    assert command("dataset", "toy", str(file), "--bots", "nosuch").code == 2
    assert file.read_bytes() == before


def test_the_program_itself_leaves_with_that_code() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tapete", "deck", "rate", "seed:7", "--bot", "nosuch"],
        capture_output=True,
        text=True,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
    )
    assert said.returncode == 2 and said.stdout == "" and len(said.stderr.splitlines()) == 1
