"""What an upgrade says itself and what it makes its creature gain; neighbors on either side; cards played as if."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    Side,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    houses,
    line,
    maverick,
    purged,
    ready,
    side,
    table,
    token,
    upgraded,
)

assert made

HIGH = {"tide": 0}
DIS = houses("dis", "logos", "brobnar")
SHADOW = hand("shadow-of-dis")


def test_earthbind_binds_a_creature_whose_text_box_is_blank() -> None:
    # v17.2 «Mejoras»: only what the creature gains stands in its text box, as with Containment Field.
    theirs = line(upgraded("krump", "earthbind"), "troll") | hand("anger") | houses("brobnar", "dis", "logos")
    t = table(you=SHADOW, enemy=theirs, house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "krump") and t.enemy.can("reap", "troll")
    t.enemy.discards("anger")
    assert t.enemy.can("reap", "krump")


def test_earthbind_asks_whether_the_controller_of_its_creature_has_discarded() -> None:
    t = table(
        you=hand("anger", "earthbind", "punch") | line("dust-pixie"),
        enemy=line("krump", "troll") | hand("punch") | houses("brobnar", "dis", "logos"),
        house="untamed",
    )
    t.you.plays("earthbind").picks("krump").ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "krump")
    t.enemy.discards("punch")
    assert t.enemy.can("reap", "krump")


def test_halo_of_enlightenment_guards_a_creature_whose_text_box_is_blank() -> None:
    holy = upgraded("bumpsy", "halo-of-enlightenment")
    t = table(you=SHADOW | line("snudge"), enemy=line(holy, token("squire"), "troll"), house="dis")
    t.you.plays("shadow-of-dis").fights("snudge").may_choose("squire", "troll")


def test_halo_of_enlightenment_asks_what_the_controller_of_its_creature_has() -> None:
    t = table(you=line("troll", token("squire")), enemy=line(upgraded("bumpsy", "halo-of-enlightenment")))
    t.you.fights("troll")
    assert t.is_quiet and t.enemy == line(), "your own token creature does not guard it"
    worn = upgraded("bumpsy", {"card": "halo-of-enlightenment", "owner": 0})
    t = table(you=line("troll"), enemy=line(worn, "krump", "zorg", token("squire")))
    t.you.fights("troll").may_choose("krump", "squire")


def test_freelancer_lets_a_creature_be_used_whose_text_box_is_blank() -> None:
    t = table(
        you=SHADOW | DIS,
        enemy=line(upgraded("bumpsy", "freelancer")) | houses("dis", "logos", "mars"),
        house="dis",
    )
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy.can("reap", "bumpsy")


def test_experimental_therapy_holds_on_a_blank_creature_and_for_whoever_controls_it() -> None:
    theirs = line(upgraded("bumpsy", "experimental-therapy")) | houses("dis", "logos", "mars")
    t = table(you=SHADOW | DIS, enemy=theirs, house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy.can("reap", "bumpsy")
    t = table(you=line(upgraded("bumpsy", {"card": "experimental-therapy", "owner": 1})), house="logos")
    assert t.you.can("reap", "bumpsy"), "whoever played the upgrade"


def test_t3r_35a_as_an_upgrade_holds_on_a_blank_creature() -> None:
    mine = line(upgraded("bumpsy", "fortune-reverser"), "dextre") | hand("t3r-35a")
    t = table(you=mine, house="staralliance")
    t.you.plays("t3r-35a").picks("upgrade", "bumpsy")
    assert not t.you.can("reap", "bumpsy")
    t = table(you=mine | houses("staralliance", "logos", "dis"), house="staralliance")
    t.you.plays("t3r-35a").picks("upgrade", "bumpsy").ends_turn()
    t.enemy.ends_turn()
    t.you.chooses("logos")
    assert t.you.can("reap", "bumpsy"), "beside a creature of Logos"


def test_blast_shielding_moves_on_from_a_creature_whose_text_box_is_blank() -> None:
    theirs = line(upgraded("bumpsy", "blast-shielding"), "krump") | houses("brobnar", "dis", "logos")
    t = table(you=SHADOW | DIS, enemy=theirs, house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar").reaps("bumpsy").picks("yes")
    assert t.enemy == line("bumpsy", upgraded("krump", "blast-shielding")) and t.is_quiet


def test_what_an_upgrade_makes_its_creature_gain_is_blank_with_it() -> None:
    theirs = line(upgraded("bumpsy", "duskrunner", "blood-of-titans")) | houses("brobnar", "dis", "logos")
    t = table(you=SHADOW | DIS | amber(2), enemy=theirs, house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.chooses("brobnar").reaps("bumpsy")
    assert t.you == amber(3) and t.enemy.power("bumpsy") == 10, "+5 power is no text of the creature"


def test_prof_emeritus_kering_uses_the_neighbor_on_the_other_side() -> None:
    t = table(
        you=line("bumpsy", "dust-pixie", "prof-emeritus-kering", "krump"),
        enemy=line("troll"),
        **HIGH,
        house="staralliance",
    )
    t.you.reaps("prof-emeritus-kering").picks("dust-pixie").picks("fight dust-pixie")
    t.you.may_choose("reap krump", "fight krump").picks("reap krump")
    assert t.is_quiet and not t.you.body("bumpsy").exhausted, "who came to stand beside it is not the other"


def test_prof_emeritus_kering_has_no_other_neighbor_on_a_flank() -> None:
    t = table(
        you=line("bumpsy", "dust-pixie", "prof-emeritus-kering"),
        enemy=line("troll"),
        **HIGH,
        house="staralliance",
    )
    t.you.reaps("prof-emeritus-kering").picks("fight dust-pixie")
    assert t.is_quiet and t.you == line(ready("bumpsy"), exhausted("prof-emeritus-kering"))


def test_ghosthawk_reaps_with_both_neighbors_though_it_leaves_play_meanwhile() -> None:
    # v17.2 «Abandona el juego»: later instructions speak of the card as it was just before it left.
    t = table(you=line("austeralis-seaborg", "krump", "bumpsy") | hand("ghosthawk"), house="untamed")
    t.you.plays("ghosthawk").picks("1", "yes", "austeralis-seaborg", "ghosthawk")
    tired = exhausted("austeralis-seaborg"), exhausted("krump"), ready("bumpsy")
    assert t.you == line(*tired) | discard("ghosthawk") | amber(2) and t.is_quiet


def test_think_twice_does_not_reach_an_action_that_archived_itself() -> None:
    # v17.2 «Abandona el juego», «Habilidad»: what lies hidden is not reached by what does not name that zone.
    mine = hand("think-twice") | discard("perimeter-alarm")
    haunted = hand("think-twice") | discard("perimeter-alarm", *["krump"] * 10)
    t = table(you=haunted, house="logos")
    t.you.plays("think-twice")
    assert t.you == archives("perimeter-alarm") | purged() and t.is_quiet
    t = table(you=mine, house="logos")
    t.you.plays("think-twice")
    assert t.you == archives() | purged("perimeter-alarm") | discard("think-twice")


def test_phalanx_leader_goes_on_for_those_that_stood_to_its_left_when_it_left() -> None:
    # v17.2 «Efectos duraderos»: such an effect persists though the card that made it leaves play.
    mine = line("bumpsy", "phalanx-leader", "krump") | artifacts("blorb-hive") | hand("grammaticus-thrax")
    t = table(you=mine | deck("troll", "anger", "punch") | side(token="blorb"), house="saurian")
    t.you.reaps("phalanx-leader").omni("blorb-hive").picks("phalanx-leader", "left", "left")
    assert (t.you.power("bumpsy"), t.you.power("krump")) == (7, 6)
    t.you.ends_turn()
    assert t.you.power("bumpsy") == 5


def test_what_phalanx_leader_keeps_alive_does_not_die_with_it() -> None:
    mine = line(maverick("krump", "saurian"), "phalanx-leader", "bumpsy") | artifacts("blorb-hive")
    t = table(you=mine | side(token="blorb"), enemy=line("zorg"), house="saurian")
    t.you.reaps("phalanx-leader").fights("krump").omni("blorb-hive").picks("phalanx-leader")
    assert t.you == line(damaged("krump", 7), "bumpsy") and t.is_quiet
    t.you.ends_turn()
    assert t.you == line("bumpsy"), "until the effect is over"


@pytest.mark.parametrize(
    ("house", "top", "left"),
    [
        ("logos", "urchin", line("urchin") | deck("anger")),
        ("brobnar", "dextre", line() | deck("dextre", "anger")),
    ],
)
def test_near_future_lens_plays_a_card_as_if_it_were_of_the_active_house(
    house: str, top: str, left: Side
) -> None:
    """Befuddle lets only cards of Logos be played: a card of another house is one of it in Logos, and not else."""
    t = table(
        you=hand("befuddle") | houses("unfathomable", "dis", "mars"),
        enemy=artifacts("near-future-lens")
        | deck(top, "anger")
        | hand("krump")
        | houses("brobnar", "logos", "staralliance"),
        house="unfathomable",
    )
    t.you.plays("befuddle").picks("logos").ends_turn()
    t.enemy.chooses(house).omni("near-future-lens")
    assert t.enemy == left


def test_exhume_and_project_zyx_play_a_card_as_if_it_were_of_the_active_house() -> None:
    t = table(
        you=hand("befuddle") | houses("unfathomable", "logos", "mars"),
        enemy=line("project-zyx") | archives("troll") | houses("brobnar", "logos", "dis"),
        house="unfathomable",
    )
    t.you.plays("befuddle").picks("logos").ends_turn()
    t.enemy.chooses("logos").picks("leave").reaps("project-zyx").picks("yes", "right")
    assert t.enemy == line("project-zyx", "troll"), "as if it belonged to Logos, which may be played"


def test_matter_maker_plays_an_upgrade_as_if_it_were_of_the_active_house() -> None:
    t = table(
        you=hand("befuddle") | houses("unfathomable", "dis", "mars"),
        enemy=artifacts("matter-maker")
        | line("krump")
        | hand("blood-of-titans", "duskrunner", "rocket-boots")
        | houses("brobnar", "logos", "shadows"),
        house="unfathomable",
    )
    t.you.plays("befuddle").picks("logos").ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy.can("play", "blood-of-titans") and t.enemy.can("play", "duskrunner")


def test_v17_mejoras_without_anybody_to_be_attached_to_an_upgrade_goes_back_where_it_came_from() -> None:
    """As the rover leaves a pile of ten its player is haunted no more, and the playmate dies of its wounds."""
    t = table(
        you=hand("exhume") | line(damaged("protective-playmate", 5)) | discard("explo-rover", *["punch"] * 9),
        house="dis",
    )
    t.you.plays("exhume").picks("yes", "upgrade")
    assert t.is_quiet and t.you == line()
    assert t.you.look("discard")[:3] == ["exhume", "explo-rover", "protective-playmate"]
