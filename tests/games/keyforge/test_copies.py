"""Cards that are copies of others, have their text, or are another type for a while."""

import json

from tapete.games.keyforge.movement import rebuilt_index
from tapete.games.keyforge.positions import from_position, to_position

from . import made
from .table import (
    TableUnderTest,
    amber,
    artifacts,
    damaged,
    discard,
    grown,
    hand,
    holding,
    houses,
    line,
    table,
    upgraded,
    warded,
)

assert made


def reads_back(t: TableUnderTest) -> bool:
    """Whether the position tells the whole table."""
    told = to_position(t.state)
    again = from_position(json.loads(json.dumps(told)))
    return to_position(again) == told and again.index == rebuilt_index(again) == t.state.index


def test_v17_faq_gel_mimico_1_a_copy_has_only_what_is_printed() -> None:
    marked = warded(grown(damaged(upgraded("troll", "blood-of-titans"), 2), 1))
    t = table(you=hand("gel"), enemy=line(marked))
    t.you.plays("gel")
    assert t.you == line("troll") and t.you.power("troll") == 8 and reads_back(t) and t.is_quiet


def test_a_copy_belongs_to_the_house_its_card_says_and_is_its_card_again_out_of_play() -> None:
    t = table(you=hand("gel", "gateway-to-dis") | houses("brobnar", "dis"), enemy=line("zorg"))
    t.you.plays("gel")
    assert t.you.body("zorg").copy_of.house == "brobnar"
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("dis").plays("gateway-to-dis")
    assert t.you == discard("gateway-to-dis", "gel") | line() and t.is_quiet


def test_a_copy_enters_as_its_original_would_and_resolves_its_play_ability() -> None:
    t = table(you=hand("gel") | line("scout-made", "raider-made"), enemy=line("urchin") | amber(2))
    t.you.plays("gel").picks("urchin", "right")
    assert t.you == line("scout-made", "raider-made", "urchin") | amber(1) and t.is_quiet


def test_v17_faq_gel_mimico_2_a_copy_of_a_creature_with_deploy_enters_anywhere() -> None:
    t = table(you=hand("gel") | line("scout-made", "raider-made"), enemy=line("deployer"))
    t.you.plays("gel").picks("deployer")
    t.you.picks(1)
    assert t.you == line("scout-made", "deployer", "raider-made") and t.is_quiet


def test_v17_faq_gel_mimico_3_a_copy_of_an_artifact_that_is_a_creature_is_that_creature() -> None:
    t = table(you=hand("gel") | artifacts("auto-legionary") | houses("saurian", "brobnar"), house="saurian")
    t.you.acts("auto-legionary").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("brobnar").plays("gel")
    assert t.you == line("auto-legionary", "auto-legionary") and reads_back(t)
    assert [b.copy_of.card.power for b in t.you.look("creatures")] == [5, 5] and t.is_quiet


def test_v17_faq_gel_mimico_4_no_copy_of_an_alpha_creature_after_another_card() -> None:
    t = table(you=hand("gel", "scout-made"), enemy=line("opener"))
    assert t.you.can("play", "gel")
    t.you.plays("scout-made").plays("gel")
    assert t.you == line("scout-made", "scout-made") and t.is_quiet


def test_nothing_can_be_copied_where_no_creature_is() -> None:
    t = table(you=hand("gel"))
    assert t.you.why_not("play", "gel") == "card-forbids"


def test_v17_faq_regla_del_seis_2_a_copy_counts_as_the_card_copied() -> None:
    t = table(you=hand("gel"), enemy=line("troll"))
    t.you.plays("gel")
    assert [copy.card.id for _, copy in t.state.played_as] == ["troll"]


def test_v17_faq_autorreferencial_2_a_text_that_is_gained_speaks_of_who_gains_it() -> None:
    t = table(you=artifacts("creed") | line(damaged("bumpsy", 4)) | hand("troll"))
    t.you.omni("creed")
    assert reads_back(t)
    t.you.reaps("bumpsy")
    assert t.you == line(damaged("bumpsy", 1)) | artifacts() | hand("troll") and t.is_quiet


def test_a_text_that_is_gained_is_gone_with_the_turn() -> None:
    t = table(you=artifacts("creed") | line("bumpsy") | hand("silvertooth"), house="brobnar")
    t.you.omni("creed").ends_turn()
    assert t.state.lasting == () and t.state.index == rebuilt_index(t.state)


def test_keywords_and_constant_abilities_of_a_text_are_gained_too() -> None:
    t = table(you=artifacts("creed") | line("bumpsy", "troll") | hand("grey-monk"), house="brobnar")
    t.you.omni("creed").picks("bumpsy")
    assert (t.you.armor("bumpsy"), t.you.armor("troll")) == (1, 1) and t.is_quiet
    taunting = table(you=artifacts("creed") | line("bumpsy", "troll") | hand("bulwark"), house="brobnar")
    taunting.you.omni("creed").picks("bumpsy")
    assert (taunting.you.armor("bumpsy"), taunting.you.armor("troll")) == (0, 2)


def test_v17_faq_animador_1_what_is_no_creature_any_more_loses_its_upgrades_and_keeps_the_rest() -> None:
    mine = artifacts("animator-made", "cannon") | hand("blood-of-titans")
    t = table(you=mine)
    t.you.acts("animator-made").picks("cannon")
    assert (
        t.you == line("cannon") | artifacts("animator-made") and t.you.power("cannon") == 3 and reads_back(t)
    )
    t.you.plays("blood-of-titans", on="cannon").reaps("cannon")
    assert t.you.amber == 2 and t.you.power("cannon") == 8
    t.you.ends_turn()
    assert t.you == line() | artifacts("animator-made", "cannon") | discard("blood-of-titans")


def test_amber_stays_on_what_is_a_creature_for_a_turn() -> None:
    t = table(you=artifacts("animator-made", holding("cannon", 2)))
    t.you.acts("animator-made").picks("cannon")
    assert t.you == line(holding("cannon", 2))
    t.you.ends_turn()
    assert t.you == artifacts("animator-made", holding("cannon", 2)) and t.enemy == amber(0)
