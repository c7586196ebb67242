"""deck at the command line: made, told, converted and measured."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.games.keyforge.later import later_deck

from tapete.games.keyforge.decks import write_deck

FEW = ("--games", "4", "--bot", "random", "--against", "learning", "--jobs", "1")


def test_a_deck_is_the_same_for_the_same_seed(command: Run) -> None:
    assert command("deck", "generate", "--seed", "7").out == command("deck", "generate", "--seed", "7").out
    assert command("deck", "generate", "--seed", "7").out != command("deck", "generate", "--seed", "8").out


def test_a_deck_survives_every_form(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    own = command("deck", "export", "seed:7", "--form", "json").json
    for form in ("list", "vault", "json"):
        assert command("deck", "generate", "--seed", "7", "--form", form, "--to", str(file)).code == 0
        assert command("deck", "import", str(file)).json["houses"] == own["houses"], form


def test_a_deck_is_told_in_both_languages(command: Run) -> None:
    assert len(command("deck", "show", "seed:7", "--lang", "en", "--json").json["houses"]) == 3
    spanish, english = (command("deck", "show", "seed:7", "--lang", lang).lines for lang in ("es", "en"))
    assert len(spanish) == len(english) and spanish != english


def test_a_deck_is_measured(command: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = command("deck", "rate", "seed:7", *FEW, "--json", "--html", str(page))
    assert told.code == 0 and told.json["games"] == 4 and len(told.json["matchups"]) == 2
    assert "<svg" in page.read_text(encoding="utf-8")
    assert "casa" in command("deck", "rate", "seed:7", *FEW, "--lang", "es").out


def test_two_decks_are_compared(command: Run) -> None:
    told = command("deck", "compare", "seed:7", "seed:9", *FEW, "--json").json
    assert told["between"]["of"] == 4 and len(told["gap"]) == 3
    assert "95 %" in command("deck", "compare", "seed:7", "seed:9", *FEW, "--lang", "en").out


def test_a_league_of_decks(command: Run) -> None:
    league = ("league", "keyforge", "--decks", "learning", "--bots", "random", "--games", "2", "--jobs", "1")
    told = command(*league, "--json").json
    assert told["games"] == 2 and {s["name"] for s in told["standings"]} == set(told["meetings"])


def test_what_is_no_deck_is_refused_in_a_sentence(command: Run) -> None:
    assert "no real deck of that name" in command("deck", "show", "nonesuch").err
    assert "json, list, vault" in command("deck", "export", "seed:7", "--form", "poem").err
    assert "no seed of a deck" in command("deck", "show", "seed:x").err
    assert "no collection called “zz”" in command("deck", "show", "seed:zz:7").err


def test_a_deck_with_cards_that_have_no_rules_yet_is_not_measured(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text(write_deck(later_deck(), "list"), encoding="utf-8")
    said = command("deck", "rate", str(file), *FEW)
    assert said.code == 2 and "cannot be played here yet" in said.err and "fell over" not in said.err
    league = ("league", "keyforge", "--decks", f"learning,{file}", "--bots", "random", "--jobs", "1")
    assert "cannot be played here yet" in command(*league).err


def test_a_deck_that_cannot_be_played_is_not_imported_and_its_cards_are_named(
    command: Run, tmp_path: Path
) -> None:
    file = tmp_path / "deck"
    file.write_text(write_deck(later_deck(), "list"), encoding="utf-8")
    said = command("deck", "import", str(file), "--to", str(tmp_path / "new"))
    assert said.code == 2 and "cannot be played here yet: " in said.err
    assert not (tmp_path / "new").exists()


def test_what_deck_show_tells_is_a_list_that_can_be_imported(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    for lang in ("es", "en"):
        file.write_text(command("deck", "show", "seed:7", "--lang", lang).out, encoding="utf-8")
        own = command("deck", "export", "seed:7", "--form", "json").json
        assert command("deck", "import", str(file)).json["set"] == own["set"]


def test_a_real_deck_mistyped_gets_the_one_that_may_be_meant(command: Run) -> None:
    assert "is it “Radiant Argus the Supreme”?" in command("deck", "show", "Radiant Argos the Suprem").err


def test_a_link_that_leads_nowhere_is_told_in_a_sentence(command: Run) -> None:
    said = command("deck", "import", "http://127.0.0.1:9/decks/abc", "--to", "never")
    assert said.code == 2 and "http://127.0.0.1:9/decks/abc" in said.err and not Path("never").exists()


def test_an_alliance_is_formed_of_houses_of_several_decks(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "first.txt"
    command("deck", "generate", "--set", "WC", "--seed", "3", "--to", str(file))
    decks = [command("deck", "export", told, "--form", "json").json for told in (str(file), "seed:WC:5")]
    mine, theirs = (list(deck["houses"]) for deck in decks)
    houses = [*mine[:2], next(house for house in theirs if house not in mine[:2])]
    parts = [f"{file}:{mine[0]}", f"{file}:{mine[1]}", f"seed:WC:5:{houses[2]}"]
    made = command("deck", "ally", *parts, "--name", "Pacto", "--form", "json").json
    assert made["name"] == "Pacto" and sorted(made["houses"]) == sorted(houses)
    assert made["houses"][houses[0]] == decks[0]["houses"][houses[0]]
    assert made["houses"][houses[2]] == decks[1]["houses"][houses[2]]
    short = command("deck", "ally", *parts[:2])
    assert short.code == 2 and "three houses" in short.err
    wrong = command("deck", "ally", f"{file}:mars", *parts[1:])
    assert wrong.code == 2 and "has no mars" in wrong.err
