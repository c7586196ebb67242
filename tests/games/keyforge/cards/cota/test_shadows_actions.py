"""What each action of Shadows does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    damaged,
    discard,
    hand,
    line,
    purged,
    side,
    table,
)


@pytest.mark.parametrize("mine, theirs, stolen", [(0, 5, 2), (3, 4, 1), (2, 2, 0)])
def test_bait_and_switch_steals_from_the_richer_twice_at_most(mine: int, theirs: int, stolen: int) -> None:
    t = table(you=hand("bait-and-switch") | amber(mine), enemy=amber(theirs))
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (mine + stolen, theirs - stolen)
    assert t.is_quiet


def test_booby_trap_hits_a_creature_off_the_flanks_and_its_neighbors() -> None:
    t = table(you=hand("booby-trap"), enemy=line("troll", "krump", "bumpsy", "smaaash"))
    t.you.plays("booby-trap").may_choose("krump", "bumpsy").picks("krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 4), damaged("bumpsy", 2), "smaaash")
    assert t.is_quiet


def test_finishing_blow_destroys_the_wounded_and_steals() -> None:
    t = table(you=hand("finishing-blow"), enemy=line(damaged("troll", 1), "krump") | amber(2))
    t.you.plays("finishing-blow")
    assert t.enemy == line("krump") | amber(1) and t.you.amber == 2
    t = table(you=hand("finishing-blow"), enemy=line("krump") | amber(2))
    t.you.plays("finishing-blow")
    assert t.enemy == line("krump") | amber(2) and t.is_quiet


@pytest.mark.parametrize("theirs, stolen", [(1, 1), (2, 0), (0, 0)])
def test_ghostly_hand_takes_a_lonely_amber(theirs: int, stolen: int) -> None:
    t = table(you=hand("ghostly-hand"), enemy=amber(theirs))
    t.you.plays("ghostly-hand")
    assert t.you.amber == 2 + stolen
    assert t.is_quiet


def test_hidden_stash_archives_a_card_of_the_hand() -> None:
    t = table(you=hand("hidden-stash", "troll", "krump"), house="shadows")
    t.you.plays("hidden-stash").picks("troll")
    assert t.you == archives("troll") | hand("krump")
    assert t.is_quiet


def test_imperial_traitor_may_purge_a_sanctum_card_of_the_opponents_hand() -> None:
    t = table(you=hand("imperial-traitor"), enemy=hand("francus", "troll", "sequis"))
    t.you.plays("imperial-traitor").picks("yes").may_choose("francus", "sequis").picks("francus")
    assert t.enemy == hand("troll", "sequis") | purged("francus")
    assert t.is_quiet


def test_imperial_traitor_may_spare_them() -> None:
    t = table(you=hand("imperial-traitor"), enemy=hand("francus"))
    t.you.plays("imperial-traitor").picks("no")
    assert t.enemy == hand("francus") and t.is_quiet


@pytest.mark.parametrize("mine, theirs, forged", [(8, 0, 1), (8, 1, 0), (12, 1, 1), (7, 0, 0)])
def test_key_of_darkness_is_cheaper_against_the_poor(mine: int, theirs: int, forged: int) -> None:
    t = table(you=hand("key-of-darkness") | amber(mine), enemy=amber(theirs))
    t.you.plays("key-of-darkness")
    if t.match.pending[0].kind == "key":
        t.you.picks("red")
    assert t.you.keys == forged
    assert t.you.amber == (0 if forged else mine)


def test_lights_out_returns_two_enemies() -> None:
    t = table(you=hand("lights-out") | line("urchin"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("lights-out").may_choose("troll", "krump", "bumpsy").picks("troll", "bumpsy")
    assert t.enemy == line("krump") | hand("troll", "bumpsy")
    assert t.is_quiet


def test_miasma_makes_the_opponent_skip_a_key_once() -> None:
    t = table(you=hand("miasma"), enemy=amber(6) | line("troll") | side(houses=["brobnar"]))
    t.you.plays("miasma").ends_turn()
    assert t.enemy.keys == 0 and t.match.pending[0].seat == 1
    t.enemy.ends_turn()
    while t.match.pending[0].seat == 0:
        t.you.picks(t.offered[0]) if t.match.pending[0].kind != "main" else t.you.ends_turn()
    assert t.match.pending[0].kind == "key"


def test_nerve_blast_steals_and_strikes() -> None:
    t = table(you=hand("nerve-blast"), enemy=line("troll") | amber(1))
    t.you.plays("nerve-blast")
    assert t.enemy == line(damaged("troll", 2)) | amber(0) and t.you.amber == 1
    t = table(you=hand("nerve-blast"), enemy=line("troll"))
    t.you.plays("nerve-blast")
    assert t.enemy == line("troll") and t.is_quiet


def test_one_last_job_trades_your_thieves_for_amber() -> None:
    t = table(
        you=hand("one-last-job") | line("urchin", "dodger", "troll"), enemy=line("noddy-the-thief") | amber(5)
    )
    t.you.plays("one-last-job")
    assert t.you == line("troll") | purged("urchin", "dodger") | amber(3)
    assert t.enemy == line("noddy-the-thief") | amber(3)
    assert t.is_quiet


def test_oubliette_swallows_the_small() -> None:
    t = table(you=hand("oubliette"), enemy=line("troll", "tocsin", "snufflegator", "urchin"))
    t.you.plays("oubliette").may_choose("tocsin", "urchin").picks("tocsin")
    assert t.enemy == line("troll", "snufflegator", "urchin") | purged("tocsin")
    assert t.is_quiet


def test_pawn_sacrifice_trades_a_friend_for_three_damage_to_two() -> None:
    t = table(you=hand("pawn-sacrifice") | line("urchin"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("pawn-sacrifice").picks("troll", "bumpsy")
    assert t.you == line() and t.enemy == line(damaged("troll", 3), "krump", damaged("bumpsy", 3))
    t = table(you=hand("pawn-sacrifice"), enemy=line("troll", "krump"))
    t.you.plays("pawn-sacrifice")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_poison_wave_washes_over_everybody() -> None:
    t = table(you=hand("poison-wave") | line("dodger"), enemy=line("troll", "urchin"))
    t.you.plays("poison-wave")
    assert t.you == line(damaged("dodger", 2)) and t.enemy == line(damaged("troll", 2))
    assert t.is_quiet


def test_relentless_whispers_steal_if_they_kill() -> None:
    t = table(you=hand("relentless-whispers"), enemy=line("troll", "urchin") | amber(2))
    t.you.plays("relentless-whispers").picks("urchin")
    assert t.you.amber == 2
    t = table(you=hand("relentless-whispers"), enemy=line("troll", "urchin") | amber(2))
    t.you.plays("relentless-whispers").picks("troll")
    assert t.you.amber == 1 and t.enemy == line(damaged("troll", 2), "urchin")


def test_routine_job_pays_better_each_time() -> None:
    t = table(you=hand("routine-job", "routine-job", "routine-job"), enemy=amber(9) | discard("routine-job"))
    t.you.plays("routine-job")
    assert t.you.amber == 1
    t.you.plays("routine-job")
    assert t.you.amber == 3
    t.you.plays("routine-job")
    assert t.you.amber == 6


@pytest.mark.parametrize("theirs, stolen", [(9, 3), (6, 0)])
def test_too_much_to_protect_steals_all_but_six(theirs: int, stolen: int) -> None:
    t = table(you=hand("too-much-to-protect"), enemy=amber(theirs))
    t.you.plays("too-much-to-protect")
    assert (t.you.amber, t.enemy.amber) == (1 + stolen, theirs - stolen)
    assert t.is_quiet


def test_treasure_map_pays_three_to_the_first_card_and_ends_playing() -> None:
    t = table(you=hand("treasure-map", "urchin"))
    t.you.plays("treasure-map")
    assert t.you.amber == 4 and not t.you.can("play", "urchin") and t.you.can("discard", "urchin")
    t = table(you=hand("treasure-map", "urchin"))
    t.you.plays("urchin").plays("treasure-map")
    assert t.you.amber == 1
