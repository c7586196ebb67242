"""replay and verify: matches that were played."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import tapete


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game on disk."""
    match = tapete.new_match("toy", seed=11)
    while not match.over:
        match.answer(0, match.pending[0])
    file = tmp_path / "match.json"
    match.record().save(file)
    return file


def test_replay_tells_the_game_in_sentences(command: Run, record: Path) -> None:
    lines = command("replay", str(record), "--lang", "en").lines
    assert lines[0] == "The gems are dealt."
    assert "Most points after the last turn." in lines
    assert lines[-1].endswith(("wins.", "share the victory."))


def test_replay_stops_where_it_is_told(command: Run, record: Path) -> None:
    said = command("replay", str(record), "--to", "3", "--json").json
    assert (said["answers"], said["over"], said["outcome"]) == (3, False, None)


def test_replay_ends_on_the_same_table(command: Run, record: Path) -> None:
    said = command("replay", str(record), "--json").json
    assert said["over"]
    assert said["hash"] == tapete.replay(tapete.Record.load(record)).hash()


def test_replay_refuses_a_seat_that_is_not_there(command: Run, record: Path) -> None:
    said = command("replay", str(record), "--seat", "3", "--lang", "en")
    assert (said.code, said.err) == (2, "There is no seat 3; this match has seats 1 to 2.\n")


def test_verify_finds_a_true_record_true(command: Run, record: Path) -> None:
    assert command("verify", str(record), "--lang", "es").out.startswith("Comprobado:")
    assert command("verify", str(record), "--json").json["verified"] is True


def test_verify_finds_another_seed(command: Run, record: Path) -> None:
    forged = json.loads(record.read_text())
    forged["seed"] = "12"
    record.write_text(json.dumps(forged))
    said = command("verify", str(record), "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert "commitment" in said.err


def test_verify_holds_a_record_to_the_commitment_one_was_shown(command: Run, record: Path) -> None:
    assert command("verify", str(record), "--commitment", "0" * 64).code == 2


def test_a_record_with_a_forged_answer_is_refused(command: Run, record: Path) -> None:
    forged = json.loads(record.read_text())
    forged["answers"][-1][1] = "dig"
    record.write_text(json.dumps(forged))
    said = command("verify", str(record), "--lang", "en")
    assert said.code == 2
    assert "no longer gives the same table" in said.err
