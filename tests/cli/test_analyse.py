"""analyse at the command line."""

from pathlib import Path

from tests.bots.test_bots import contest
from tests.cli.conftest import Run


def test_analyse_at_the_command_line(command: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "record.json", tmp_path / "page.html"
    contest("toy for two", ["random", "greedy"], 3).record().save(file)
    told = command("analyse", str(file), "--seat", "2", "--iterations", "8", "--jobs", "1", "--json")
    assert told.code == 0 and told.json["seat"] == 1 and told.json["moves"]
    shown = command(
        "analyse", str(file), "--iterations", "8", "--jobs", "1", "--html", str(page), "--lang", "es"
    )
    assert "decisiones" in shown.out and "<svg" in page.read_text(encoding="utf-8")
    assert "seats 1 to 2" in command("analyse", str(file), "--seat", "3").err
