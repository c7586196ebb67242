"""Animator, Cyber-Clone and The Archivist: cards of Mass Mutation that change what others are or where they lie."""

from tests.games.keyforge.table import (
    TableUnderTest,
    amber,
    archives,
    artifacts,
    damaged,
    discard,
    hand,
    holding,
    houses,
    line,
    purged,
    ready,
    table,
    upgraded,
    warded,
)

import tapete


def again(t: TableUnderTest) -> TableUnderTest:
    """The same table, written down and read back."""
    return TableUnderTest(tapete.new_match("keyforge", position=t.match.position(), check=True))


def test_animator_makes_an_artifact_a_creature_of_the_active_house_for_the_turn() -> None:
    t = table(
        you=artifacts("animator", ready("customs-office")) | line("troll"),
        enemy=hand("bumpsy"),
        house="logos",
    )
    t.you.acts("animator").picks("customs-office", "left")
    assert t.you == line("customs-office", "troll")
    assert t.you.power("customs-office") == 3
    t.you.reaps("customs-office").ends_turn()
    assert t.you == line("troll") | artifacts("animator", "customs-office") | amber(1)
    assert t.is_quiet


def test_animator_may_move_an_enemy_artifact_to_its_controllers_line() -> None:
    t = table(you=artifacts("animator") | line("batdrone"), enemy=artifacts("customs-office") | line("troll"))
    t.you.acts("animator").picks("customs-office", "right").fights("batdrone", "customs-office")
    assert t.enemy == line("troll", damaged("customs-office", 2))
    assert t.is_quiet


def test_v17_faq_animador_1_upgrades_fall_and_the_rest_stays_on_the_artifact() -> None:
    t = table(
        you=artifacts("animator", warded(holding("customs-office", 2))) | hand("rocket-boots"),
        enemy=hand("bumpsy"),
    )
    t.you.acts("animator").picks("customs-office").plays("rocket-boots")
    assert t.you == line(warded(holding(upgraded("customs-office", "rocket-boots"), 2)))
    t.you.ends_turn()
    assert t.you == artifacts("animator", warded(holding("customs-office", 2))) | line()
    assert t.is_quiet


def test_v17_faq_final_de_turno_1_the_cavern_is_still_a_creature_as_it_strikes() -> None:
    t = table(
        you=artifacts("animator", "fangtooth-cavern") | line("troll"), enemy=hand("bumpsy"), house="logos"
    )
    t.you.acts("animator").picks("fangtooth-cavern", "left").ends_turn()
    assert t.you == line("troll") | artifacts("animator") | discard("fangtooth-cavern")
    assert t.is_quiet


def test_cyber_clone_takes_after_the_creature_it_purges() -> None:
    t = table(you=hand("cyber-clone") | line("troll"), enemy=line("champion-anaphiel"))
    t.you.plays("cyber-clone").may_choose("troll", "champion-anaphiel").picks("champion-anaphiel")
    assert t.enemy == purged("champion-anaphiel") | line()
    assert (t.you.power("cyber-clone"), t.you.armor("cyber-clone")) == (6, 1)
    assert t.you.keyword("cyber-clone", "taunt") == 1
    after = again(t)
    assert (after.you.power("cyber-clone"), after.you.keyword("cyber-clone", "taunt")) == (6, 1)
    assert t.is_quiet


def test_cyber_clone_stays_as_it_is_where_a_ward_keeps_the_other() -> None:
    t = table(you=hand("cyber-clone"), enemy=line(warded("troll")))
    t.you.plays("cyber-clone")
    assert t.enemy == line("troll")
    assert t.you.power("cyber-clone") == 1
    assert t.is_quiet


def test_cyber_clone_is_itself_again_out_of_play() -> None:
    t = table(you=hand("cyber-clone", "krrrzzzaaap"), enemy=line("troll"))
    t.you.plays("cyber-clone")
    assert t.you.power("cyber-clone") == 8
    t.you.plays("krrrzzzaaap")
    assert t.you == line("cyber-clone")
    assert t.is_quiet


def test_v17_faq_ciberclon_2_an_animated_artifact_counts_with_its_power() -> None:
    t = table(
        you=hand("cyber-clone"),
        enemy=line({"card": "auto-legionary", "as_creature": 5}),
        lasting=[
            {"effect": "creature:5", "seat": 1, "source": 1, "until": "leaves", "about": [1], "holder": 1}
        ],
    )
    t.you.plays("cyber-clone")
    assert t.enemy == purged("auto-legionary")
    assert t.you.power("cyber-clone") == 5
    assert t.is_quiet


def test_v17_faq_omega_2_omega_gained_in_play_ends_no_step() -> None:
    t = table(you=hand("cyber-clone", "batdrone"), enemy=line("duskwitch"))
    t.you.plays("cyber-clone")
    assert t.you.can("play", "batdrone")
    assert t.is_quiet


LOGOS = houses("logos", "brobnar", "dis")


def archived() -> TableUnderTest:
    """The Archivist has just been archived by its owner beside a card nobody saw."""
    t = table(
        you=hand("causal-loop", "the-archivist") | archives("troll", "bumpsy") | LOGOS, enemy=hand("anger")
    )
    t.you.plays("causal-loop")
    return t


def test_the_archivist_is_archived_face_up() -> None:
    t = archived()
    n = next(n for n in t.state.archives[0] if t.card(n) == "the-archivist")
    assert t.state.face_up == (n,)
    seen = t.match.view(1)["table"]["players"][0]["archives"]["cards"]
    assert [face["id"] for face in seen] == ["the-archivist", "causal-loop"]
    assert again(t).state.face_up == (n,)
    assert t.is_quiet


def test_the_archivist_lets_any_number_of_archived_cards_be_taken() -> None:
    t = archived()
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("logos", "some", "troll", "done")
    assert "troll" in t.you.look("hand")
    assert t.you == archives("bumpsy", "causal-loop", "the-archivist")
    assert t.is_quiet


def test_the_archivist_taken_up_is_seen_and_lets_nothing_more_be_chosen() -> None:
    t = archived()
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("logos", "some", "the-archivist", "done")
    assert t.state.face_up == ()
    n = next(n for n in t.state.hand[0] if t.card(n) == "the-archivist")
    assert t.state.known[1][n] == ()
    assert t.is_quiet


def test_the_archivist_put_into_archives_lies_face_down() -> None:
    t = table(you=hand("mind-over-matter") | line("the-archivist") | LOGOS, enemy=hand("anger"))
    t.you.plays("mind-over-matter")
    assert t.you == archives("the-archivist")
    assert t.state.face_up == ()
    assert t.is_quiet


def test_the_archivist_elsewhere_leaves_archives_as_they_are() -> None:
    t = table(you=hand("batdrone"), enemy=line("the-archivist") | archives("troll", "bumpsy") | LOGOS)
    t.you.ends_turn()
    t.enemy.picks("logos").may_choose("take", "leave").picks("take")
    assert t.enemy == hand("troll", "bumpsy") | archives()
    assert t.is_quiet
