"""Where the books of 2018 and 2023 contradict each other: one ruling for each, under both.

The names are those of docs/keyforge/rulesets.md.
"""

import json
import os
import re
from pathlib import Path

import pytest

import tapete
from tapete.games.keyforge.decks.formats import Book, Handicap, Series, bidding
from tapete.games.keyforge.switches import RULESETS
from tapete.kernel.errors import Illegal

from . import made
from .table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    houses,
    keys,
    line,
    owned_by,
    purged,
    side,
    table,
    upgraded,
)

assert made
BOTH = pytest.mark.parametrize("book", ["2018", "2023"])


def test_the_rulesets_are_the_two_books() -> None:
    assert list(RULESETS) == ["2023", "2018"]
    assert tapete.new_match("keyforge", seed=1).table.switches.ruleset == "2023"


@BOTH
def test_primer_turno_card_effects_go_beyond_the_limit_only_in_2023(book: str) -> None:
    t = table(you=hand("phase-shift", "punch"), house="logos", turn=1, ruleset=book)
    t.you.plays("phase-shift")
    assert t.you.can("play", "punch") is (book == "2023")


@BOTH
def test_gato_por_liebre_twice_in_2023_until_even_in_2018(book: str) -> None:
    t = table(you=hand("bait-and-switch"), enemy=amber(14), ruleset=book)
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == ((2, 12) if book == "2023" else (7, 7))


@BOTH
def test_gato_por_liebre_ends_where_nothing_can_be_stolen(book: str) -> None:
    # v17.2 «Bucles infinitos»: whatever number of times is named, nothing changes.
    t = table(you=hand("bait-and-switch"), enemy=amber(14) | line("the-vaultkeeper"), ruleset=book)
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (0, 14)


@BOTH
def test_debe_contra_no_puede_leaves_other_houses_in_2023_and_none_in_2018(book: str) -> None:
    effect = {
        "effect": "restringuntus/0",
        "seat": 1,
        "source": 1,
        "until": "leaves",
        "holder": 1,
        "house": "dis",
    }
    t = table(
        you=line({"card": "pitlord", "n": 0}) | houses("dis", "logos", "mars"),
        enemy=line({"card": "restringuntus", "n": 1}),
        step="house",
        house="",
        lasting=[effect],
        ruleset=book,
    )
    if book == "2023":
        t.you.may_choose("logos", "mars").picks("mars")
    assert t.state.house == ("mars" if book == "2023" else "")


@BOTH
def test_acceso_a_la_biblioteca_draws_first_in_2018_in_any_order_in_2023(book: str) -> None:
    t = table(you=hand("library-access", "wild-wormhole") | deck("dust-pixie", "timetraveller"), ruleset=book)
    t.you.plays("library-access")
    t.you.plays("wild-wormhole")
    if book == "2023":
        t.you.may_choose("library-access", "wild-wormhole").picks("library-access")
    # The dust pixie was drawn before the wormhole played the top card.
    assert "timetraveller" in [b.id for b in t.you.look("creatures")]


@BOTH
def test_acceso_a_la_biblioteca_is_purged_in_2023_only(book: str) -> None:
    t = table(you=hand("library-access"), ruleset=book)
    t.you.plays("library-access")
    gone = purged("library-access") if book == "2023" else discard("library-access")
    assert t.you == gone


@BOTH
def test_backup_de_biomatriz_is_a_choice_of_the_active_player_in_2018(book: str) -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(upgraded("troll", "biomatrix-backup")), ruleset=book)
    t.you.plays("gateway-to-dis")
    if book == "2018":
        assert t.match.pending[0].seat == 0
        t.you.picks("no")
    assert t.enemy == (archives("troll") if book == "2023" else archives())
    assert t.is_quiet


@BOTH
def test_magda_leaves_before_the_amber_in_2018_after_it_in_2023(book: str) -> None:
    effect = {"effect": "magda-the-rat/0", "seat": 1, "source": 5, "until": "leaves", "holder": 5}
    t = table(
        you=hand("gateway-to-dis") | line(holding("troll", 2)),
        enemy=line({"card": "magda-the-rat", "n": 5}),
        lasting=[effect] if book == "2023" else [],
        house="dis",
        ruleset=book,
    )
    t.you.plays("gateway-to-dis")
    assert (t.you.amber, t.enemy.amber) == ((2, 0) if book == "2023" else (0, 2))


@BOTH
def test_todas_las_acciones_one_action_a_use_in_2023_all_in_2018(book: str) -> None:
    t = table(you=artifacts("two-deeds") | deck("punch"), ruleset=book)
    t.you.acts("two-deeds")
    if book == "2023":
        t.match.answer(0)
    assert (t.you.amber, len(t.you.look("hand"))) == ((1, 0) if book == "2023" else (1, 1))
    assert t.is_quiet


@BOTH
def test_pila_de_descartes_an_empty_deck_waits_for_a_draw_in_2023(book: str) -> None:
    t = table(you=artifacts("library-of-babble") | deck("punch") | discard("anger", "troll"), ruleset=book)
    t.you.acts("library-of-babble")
    assert t.you == hand("punch")
    assert len(t.you.look("deck")) == (0 if book == "2023" else 2)


@BOTH
def test_control_a_played_card_enters_under_the_player_in_2023_its_owner_in_2018(book: str) -> None:
    t = table(you=hand(owned_by("troll", 1)), ruleset=book)
    t.you.plays("troll")
    player = t.you if book == "2023" else t.enemy
    assert player == line("troll")


@BOTH
def test_purgar_purged_cards_are_open_to_both_in_2023(book: str) -> None:
    t = table(enemy=purged("troll"), ruleset=book)
    shown = t.match.view(0)["table"]["players"][1]["purged"]
    assert shown["count"] == 1
    assert len(shown["cards"]) == (1 if book == "2023" else 0)


@BOTH
def test_cadenas_in_setup_shed_one_in_2018_only(book: str) -> None:
    t = tapete.new_match("keyforge", seed=2, first=0, chains=[7, 0], ruleset=book).table
    assert len(t.hand[0]) == 5
    assert t.chains[0] == (7 if book == "2023" else 6)


@BOTH
def test_jugar_y_despues_after_play_effects_come_first_in_2018(book: str) -> None:
    t = table(you=hand("bumpsy") | line("tunk"), enemy=amber(1) | artifacts("autocannon"), ruleset=book)
    t.you.plays("bumpsy")
    if book == "2023":
        t.you.may_choose("autocannon", "bumpsy").picks("bumpsy")
    assert t.enemy.amber == 0
    assert t.is_quiet


@BOTH
def test_zarcillos_de_dolor_is_one_hit_in_2023_and_two_in_2018(book: str) -> None:
    # Armor stops each hit on its own, but it is used up by the first: the totals agree.
    t = table(
        you=hand("tendrils-of-pain"),
        enemy=line({"card": "troll", "warded": True}) | side(forged=["red"], keys=["red"]),
        ruleset=book,
    )
    t.you.plays("tendrils-of-pain")
    assert t.enemy == line("troll" if book == "2023" else damaged("troll", 3))


@BOTH
def test_camara_de_incubacion_may_be_declined_in_2023_only(book: str) -> None:
    t = table(you=hand("blypyp") | artifacts("incubation-chamber"), house="mars", ruleset=book)
    t.you.omni("incubation-chamber")
    if book == "2023":
        t.you.picks("no")
    assert t.you == (archives() if book == "2023" else archives("blypyp"))


@BOTH
def test_virus_personalizado_may_be_declined_in_2023_only(book: str) -> None:
    t = table(you=hand("troll") | artifacts("custom-virus"), enemy=line("bumpsy"), house="mars", ruleset=book)
    t.you.omni("custom-virus")
    if book == "2023":
        t.you.picks("no")
    assert t.enemy == (line("bumpsy") if book == "2023" else line())
    assert t.you == (hand("troll") if book == "2023" else purged("troll"))


@BOTH
def test_terapia_experimental_gives_all_houses_in_2018_and_only_the_use_in_2023(book: str) -> None:
    mine = line(upgraded("troll", "experimental-therapy")) | houses("brobnar", "dis", "logos")
    t = table(you=mine, enemy=line("blypyp"), house="dis", ruleset=book)
    assert t.you.can("reap", "troll")
    t = table(you=mine, enemy=line("blypyp"), house="", step="house", ruleset=book)
    assert ("mars" in t.offered) is (book == "2018")


@BOTH
def test_impresion_vigente_each_ruleset_has_its_own_text(book: str) -> None:
    from tapete.games.keyforge.cards.registry import compiled
    from tapete.games.keyforge.text import card_text

    told = card_text(compiled("library-access", book), "en")
    assert ("Purge" in told) is (book == "2023")


@BOTH
def test_llaves_color_which_key_is_forged_is_asked_in_2023_only(book: str) -> None:
    # v17.2 «Llaves»: cards may speak of the colour. v1.1 «Llaves»: it has no effect at all.
    t = table(you=amber(6) | houses("brobnar", "dis"), step="forge", house="", ruleset=book)
    if book == "2023":
        t.you.may_choose("red", "yellow", "blue").picks("blue")
    assert t.match.pending[0].kind == "house"
    assert t.you == keys("blue" if book == "2023" else "red") | amber(0)


def test_llaves_color_a_card_may_speak_of_one_key() -> None:
    for forged, gained in (("red", 2), ("blue", 0)):
        t = table(you=hand("red-vault") | keys(forged))
        t.you.plays("red-vault")
        assert t.you.amber == gained


@BOTH
def test_handicap_moves_after_two_games_in_a_row_in_2023_after_three_in_2018(book: Book) -> None:
    # v17.2 «Hándicap de cadenas (opcional)»; v1.1 «Sugerencia para asignar cadenas».
    twice = Handicap(book).after(won=True).after(won=True)
    assert twice.chains == (5 if book == "2023" else 4)
    assert Handicap(book).after(won=True).after(won=False).after(won=True).chains == 4


@BOTH
def test_puja_de_cadenas_is_opened_by_chance_in_2023_by_anybody_in_2018(book: Book) -> None:
    # v17.2 «Pujar cadenas»; v1.1 «Apuesta de cadenas».
    openers = {bidding(seed, book).turn for seed in range(20)}
    assert openers == ({0, 1} if book == "2023" else {None})


@BOTH
def test_jugador_inicial_of_the_second_game_is_chosen_by_the_loser_in_2018_only(book: Book) -> None:
    # v1.1 «Preparación», paso 4; v17.2 «Preparación», paso 4: always at random.
    series = Series(book=book).starting(None, 0).after(won_by=0)
    assert series.chooses_who_starts == (None if book == "2023" else 1)
    by, other = (None, 1) if book == "2023" else (1, None)
    assert series.starting(by, 1).first == 1
    with pytest.raises(Illegal):
        series.starting(other, 1)


@BOTH
def test_artefacto_sacrificio_is_a_cost_in_2018_and_part_of_the_effect_in_2023(book: str) -> None:
    # v1.1 «Usar artefactos»: unpaid, nothing follows. v17.2 «Resuelve todo lo que puedas»: the rest follows.
    t = table(you=artifacts("firecracker", "bunker"), ruleset=book)
    t.you.omni("firecracker")
    assert t.you.amber == (3 if book == "2023" else 0)
    assert len(t.you.look("artifacts")) == 2
    t = table(you=artifacts("firecracker"), ruleset=book)
    t.you.omni("firecracker")
    assert t.you == amber(3) | artifacts()


@BOTH
def test_artefacto_sacrificio_a_sacrificed_artifact_used_as_if_yours_goes_to_its_owner(book: str) -> None:
    t = table(you=hand("remote-access"), enemy=artifacts("key-to-dis") | line("troll"), ruleset=book)
    t.you.plays("remote-access")
    assert t.enemy == artifacts() | line()
    assert "key-to-dis" in t.enemy.look("discard")


@BOTH
def test_buscar_a_part_of_the_deck_is_shuffled_after_in_2018_only(book: str) -> None:
    t = table(you=hand("scouting") | deck("punch", "troll", "anger", "smaaash"), ruleset=book)
    t.you.plays("scouting").may_choose("troll").picks("troll")
    shuffled = "Shuffled" in [type(event).__name__ for event in t.match.events]
    assert shuffled is (book == "2018")
    if book == "2023":
        assert t.you == hand("troll") | deck("punch", "anger", "smaaash")
    assert t.is_quiet


@BOTH
def test_buscar_what_was_found_is_shown_in_2023_only(book: str) -> None:
    t = table(you=hand("scouting", "anger") | deck("punch", "troll"), ruleset=book)
    t.you.plays("scouting").picks("troll")
    seen = [card["id"] for card in t.match.view(1)["table"]["players"][0]["hand"]]
    assert seen == (["troll"] if book == "2023" else [])


@BOTH
def test_buscar_a_search_of_the_deck_ends_with_a_shuffle(book: str) -> None:
    t = table(you=hand("help-from-future-self") | deck("punch", "timetraveller", "anger"), ruleset=book)
    t.you.plays("help-from-future-self").picks("timetraveller")
    assert "timetraveller" in t.you.look("hand")
    assert "Shuffled" in [type(event).__name__ for event in t.match.events]
    assert t.is_quiet


# The page that lists them

PAGE = Path(__file__).resolve().parents[3] / "docs/keyforge/rulesets.md"
SHARED = Path(os.environ.get("TAPETE_SHARED", Path(__file__).resolve().parents[4] / "shared"))


def rows() -> dict[str, str]:
    """Every point of the page with the last cell of its row."""
    found = re.findall(r"^\|[^|]*\(`([\w-]+)`\) \|.*\| (.*?) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(found) == len(dict(found)), "a point is told twice"
    return dict(found)


def test_the_page_tells_all_points_and_each_contradiction_has_a_ruling_under_both() -> None:
    told = rows()
    ruled = [cell.strip("`") for cell in told.values() if cell.startswith("`test_")]
    assert (len(told), len(ruled)) == (71, 24)
    for name in ruled:
        marks = getattr(globals()[name], "pytestmark", [])
        assert [mark.args[1] for mark in marks] == [["2018", "2023"]], name


def test_the_page_tells_the_points_of_the_reference_data() -> None:
    data = SHARED / "data/keyforge/rulings.json"
    if not data.exists():
        pytest.skip("the shared reference data is not here")
    entries = [x for x in json.loads(data.read_text("utf-8")) if x["kind"] == "ruleset_difference"]
    told = rows()
    assert sorted(told) == sorted(x["id"].removeprefix("diff/") for x in entries)
    against = {x["id"].removeprefix("diff/") for x in entries if x["difference"].startswith("contradiction")}
    assert against == {id for id, cell in told.items() if cell.startswith("`test_")}
