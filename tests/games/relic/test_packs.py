"""Component packs: data only, checked line by line."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete import Rng
from tapete.games.relic import GAME
from tapete.games.relic.cards import BadPack, load, problems
from tapete.games.relic.components import DECKS
from tapete.games.relic.text import card_text, space_text
from tapete.games.relic.text.say import spoken
from tapete.games.relic.verbs import WORDS

from .play import BOX

TINY = Path(__file__).parent / "packs" / "tiny"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the tiny pack to spoil."""
    return Path(shutil.copytree(TINY, tmp_path / "tiny"))


def spoil(pack: Path, file: str, old: str, new: str) -> int:
    """Change one place of a file; the line it is on."""
    path = pack / file
    text = path.read_text("utf8")
    assert text.count(old) == 1, f"{old} is there {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf8")
    return text[: text.index(old)].count("\n") + 1


# -- the pack that comes with the game -------------------------------------------------------------


def test_the_base_pack_has_every_component_in_its_count() -> None:
    """Lista de componentes: 336 cards, 10 characters, 5 scenarios."""
    assert [len(deck) for deck in BOX.decks] == [68, 68, 68, 36, 30, 24, 18, 24]
    assert sum(map(len, BOX.decks)) == 336
    assert (len(BOX.characters), len(BOX.scenarios)) == (10, 5)
    regions = [s.region for s in BOX.spaces]
    assert [regions.count(r) for r in ("outer", "middle", "inner", "scenario")] == [24, 16, 8, 1]
    zones = [s.zone for s in BOX.spaces if s.zone]
    assert sorted(zones.count(z) for z in BOX.zones) == [3, 3, 3, 3, 5, 5, 5, 5]


@pytest.mark.parametrize("deck, attribute, trait", [(0, 0, "ork"), (1, 1, "tyranid"), (2, 2, "eldar")])
def test_most_enemies_of_a_deck_have_its_attribute_and_trait(deck: int, attribute: int, trait: str) -> None:
    """Composición del mazo de Amenaza."""
    cards = [BOX.things[c] for c in BOX.decks[deck]]
    enemies = [c for c in cards if c.kind == "enemy"]
    assert len(enemies) > len(cards) / 2
    assert sum(c.attribute == attribute for c in enemies) > len(enemies) / 2
    assert sum(c.trait == trait for c in enemies) > len(enemies) / 2


def test_power_numbers_are_even_and_activation_numbers_rise_to_five() -> None:
    """Elementos de una carta de Poder; Elementos de una carta de Corrupción."""
    numbers = [BOX.things[c].force for c in BOX.decks[3]]
    assert [numbers.count(n) for n in range(1, 7)] == [6] * 6
    assert {BOX.things[c].activation for c in BOX.decks[4]} == {1, 2, 3, 4, 5}


def test_no_card_needs_code_of_its_own() -> None:
    """All 336 cards are plain declarations in one vocabulary."""
    assert all(card.declared for card in BOX.things)


def test_every_word_can_be_said() -> None:
    """A verb without words would be a card without text."""
    assert spoken() == set(WORDS.values())


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_and_space_reads_in_both_languages(lang: str) -> None:
    """The text you read is the program that runs."""
    for card in BOX.things:
        text = card_text(card, lang)
        assert card.name[lang] and text.strip().endswith((".", "»")), card.id
        assert "None" not in text and "{" not in text
    for space in BOX.spaces:
        assert bool(space_text(space, lang)) == bool(space.boxes or space.passing)


def test_names_are_not_shared_by_different_cards() -> None:
    """Except the forgotten portals, which are one card in three decks."""
    for lang in ("es", "en"):
        names = {}
        for card in BOX.things:
            names.setdefault(card.name[lang], set()).add(card.id)
        twins = {name for name, ids in names.items() if len(ids) > 1}
        assert twins <= {"Portal olvidado", "Forgotten Portal"}


# -- another pack ------------------------------------------------------------------------------------


def test_the_tiny_pack_is_sound_and_can_be_played() -> None:
    """A stranger's pack replaces decks, characters, scenarios and board without code."""
    assert problems(TINY) == []
    name = GAME.open_pack(TINY)
    for seed in range(5):
        match = tapete.new_match("relic", seats=2, seed=seed, pack=name, rounds=20, check=True)
        rng = Rng(seed)
        while not match.over:
            decision = match.pending[0]
            match.answer(rng.below(len(decision.options)), decision)
        assert match.table.box.id == "tiny"


def test_a_position_remembers_its_pack() -> None:
    """Positions name the pack they were played with."""
    name = GAME.open_pack(TINY)
    match = tapete.new_match("relic", seats=2, seed=1, pack=name)
    for _ in range(6):
        match.answer(0, match.pending[0])
    position = match.position()
    assert position["pack"] == "tiny"
    assert tapete.new_match("relic", position=position).table.box.id == "tiny"


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(tapete.Unreadable, match="pack"):
        tapete.new_match("relic", pack="no-such-pack")


WRONG: list[tuple[str, str, str, str]] = [
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gian(1, mission)"', "Gian"),
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gain(1, misson)"', "misson"),
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gain(1, mission"', "incomplete"),
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gain(1, mission) oops"', "follow"),
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gain(1)"', "lacks"),
    ("red.toml", 'win = "Gain(1, mission)"', 'win = "Gain(1, mission, 2)"', "too many"),
    ("red.toml", 'win = "Gain(1, mission)"', "win = 3", "expected a text"),
    ("red.toml", 'win = "Gain(1, mission)"', 'victory = "Gain(1, mission)"', "unknown key"),
    ("red.toml", "strength = 6", "strength = -6", "number"),
    ("red.toml", 'icons = ["blue"]', 'icons = ["green"]', "icons"),
    ("red.toml", 'has = "Battle(1, any)"', 'has = "Gain(1, life)"', "cannot stand there"),
    (
        "red.toml",
        'does = "Each(everyone, Gain(1, life))"',
        'does = "Battle(1, any)"',
        "not something one does",
    ),
    ("yellow.toml", 'encounter = "stranger"', 'encounter = "dragon"', "no trait"),
    ("power.toml", "number = 2", "number = 9", "1 to 6"),
    ("power.toml", 'at = "prepare"', 'at = "breakfast"', "no moment"),
    ("mission.toml", 'goal = "Visit(ford, mill)"', 'goal = "Visit(ford, moon)"', "moon"),
    ("mission.toml", 'goal = "Visit(ford, mill)"', 'goal = "Gain(1, life)"', "not an objective"),
    ("board.toml", 'boxes = ["Meet(1, red)"]', 'boxes = ["Meet(1, pink)"]', "pink"),
    ("board.toml", 'zone = "hills"\nicons', 'zone = "desert"\nicons', "no zone"),
    ("board.toml", 'passing = "Cross(ford)"', 'passing = "Gain(1, life)"', "Cross or Enter"),
    ("pack.toml", "red = 5", "red = 6", "there are 5"),
    ("pack.toml", "[counts]", '[formerly]\n"old-name" = "nobody"\n\n[counts]', "no card “nobody”"),
]


@pytest.mark.parametrize("file, old, new, said", WRONG)
def test_the_validator_names_the_wrong_line(pack: Path, file: str, old: str, new: str, said: str) -> None:
    """A validator that names the wrong line, in both languages."""
    line = spoil(pack, file, old, new)
    found = problems(pack)
    assert [(p.file, p.line) for p in found][:1] == [(file, line)]
    assert said in found[0].text("en") and found[0].es
    with pytest.raises(BadPack) as refusal:
        load(pack)
    assert f"{file}:{line}" in refusal.value.text("es")


def test_every_wrong_line_is_named_at_once(pack: Path) -> None:
    one = spoil(pack, "red.toml", "strength = 6", 'strength = "six"')
    two = spoil(pack, "wargear.toml", "cost = 1", "cost = true")
    assert [(p.file, p.line) for p in problems(pack)] == [("red.toml", one), ("wargear.toml", two)]


def test_broken_toml_is_named_by_its_line(pack: Path) -> None:
    line = spoil(pack, "relic.toml", "copies = 2", "copies = = 2")
    assert [(p.file, p.line) for p in problems(pack)] == [("relic.toml", line)]


def test_a_missing_file_is_named(pack: Path) -> None:
    (pack / "blue.toml").unlink()
    assert [p.file for p in problems(pack)] == ["blue.toml"]


def test_a_pack_holds_no_code(pack: Path) -> None:
    """An expression is read, never run."""
    spoil(pack, "red.toml", 'win = "Gain(1, mission)"', "win = \"__import__('os').getcwd()\"")
    assert problems(pack)[0].file == "red.toml"


def test_every_deck_has_its_file() -> None:
    files: Any = {path.stem for path in TINY.glob("*.toml")}
    assert files == {*DECKS, "board", "pack", "character", "scenario"}
