"""The nearest thing that cards of Shadows must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    purged,
    ready,
    table,
    upgraded,
)


def test_bad_penny_does_not_turn_up_when_purged() -> None:
    t = table(you=hand("oubliette"), enemy=line("bad-penny"))
    t.you.plays("oubliette")
    assert t.enemy == purged("bad-penny") | hand()


def test_bait_and_switch_spares_the_equal() -> None:
    t = table(you=hand("bait-and-switch") | amber(3), enemy=amber(3))
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (3, 3)


def test_booby_trap_cannot_be_set_for_a_flank_creature() -> None:
    t = table(you=hand("booby-trap"), enemy=line("troll", "krump"))
    t.you.plays("booby-trap")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_bulleteye_cannot_shoot_into_the_middle() -> None:
    t = table(you=line("bulleteye"), enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("bulleteye").may_choose("bulleteye", "troll", "bumpsy")


def test_carlo_phantom_steals_nothing_for_creatures() -> None:
    t = table(you=line("carlo-phantom") | hand("silvertooth"), enemy=amber(2))
    t.you.plays("silvertooth")
    assert t.enemy.amber == 2


def test_customs_office_takes_no_toll_for_creatures() -> None:
    t = table(you=hand("bumpsy", "cannon"), enemy=artifacts("customs-office"))
    assert t.you.can("play", "bumpsy") and not t.you.can("play", "cannon")


def test_deipno_spymaster_lends_nobody_else() -> None:
    t = table(you=line("deipno-spymaster", "troll", "krump"), house="dis")
    t.you.omni("deipno-spymaster").picks("troll")
    assert t.you.can("reap", "troll") and not t.you.can("reap", "krump")


@pytest.mark.parametrize("card", ["dodger", "umbra", "mooncurser"])
def test_a_thief_steals_nothing_if_it_falls_before_the_fight(card: str) -> None:
    t = table(you=line(card), enemy=line("briar-grubbling") | amber(2))
    t.you.fights(card)
    assert t.you == line() and t.enemy.amber == 2


def test_duskrunner_makes_nobody_steal_by_fighting() -> None:
    t = table(you=line(upgraded("troll", "duskrunner")), enemy=line("snufflegator") | amber(2))
    t.you.fights("troll")
    assert t.enemy.amber == 2


def test_evasion_sigil_lets_a_fight_be_if_the_card_is_of_another_house() -> None:
    t = table(you=line("troll") | artifacts("evasion-sigil") | deck("urchin"), enemy=line("bumpsy"))
    t.you.fights("troll")
    assert t.enemy == line() and t.you == discard("urchin")


def test_faygin_calls_nobody_who_is_no_urchin() -> None:
    t = table(you=line("faygin") | discard("silvertooth"))
    t.you.reaps("faygin")
    assert t.you == hand() | discard("silvertooth") and t.is_quiet


def test_finishing_blow_spares_the_unhurt_and_then_steals_nothing() -> None:
    t = table(you=hand("finishing-blow"), enemy=line("troll") | amber(2))
    t.you.plays("finishing-blow")
    assert t.enemy == line("troll") | amber(2)


def test_ghostly_hand_leaves_two() -> None:
    t = table(you=hand("ghostly-hand"), enemy=amber(2))
    t.you.plays("ghostly-hand")
    assert (t.you.amber, t.enemy.amber) == (2, 2)


def test_hidden_stash_takes_nothing_from_the_deck() -> None:
    t = table(you=hand("hidden-stash") | deck("urchin"))
    t.you.plays("hidden-stash")
    assert t.you == archives() | deck("urchin")


def test_key_of_darkness_is_not_forged_for_seven() -> None:
    t = table(you=hand("key-of-darkness") | amber(7))
    t.you.plays("key-of-darkness")
    assert t.you == keys() | amber(7)


def test_lights_out_returns_no_friend() -> None:
    t = table(you=hand("lights-out") | line("troll"), enemy=line("krump"))
    t.you.plays("lights-out")
    assert t.you == line("troll") and t.enemy == line() | hand("krump")


def test_longfused_mines_spare_the_flanks() -> None:
    t = table(you=artifacts("longfused-mines"), enemy=line("troll", "krump", "bumpsy"))
    t.you.omni("longfused-mines")
    assert t.enemy == line("troll", damaged("krump", 3), "bumpsy")


def test_macis_asp_does_not_poison_through_whole_armor() -> None:
    t = table(you=line("macis-asp"), enemy=line("bulwark", "champion-tabris"))
    t.you.fights("macis-asp", "champion-tabris")
    assert t.enemy == line("bulwark", "champion-tabris")


def test_mack_the_knife_is_not_paid_for_survivors() -> None:
    t = table(you=line("mack-the-knife"), enemy=line("troll"))
    t.you.acts("mack-the-knife").picks("troll")
    assert t.enemy == line(damaged("troll", 1)) and t.you.amber == 0


def test_magda_the_rat_steals_nothing_by_reaping() -> None:
    t = table(you=line("magda-the-rat"), enemy=amber(3))
    t.you.reaps("magda-the-rat")
    assert (t.you.amber, t.enemy.amber) == (1, 3)


def test_masterplan_does_not_show_its_card() -> None:
    t = table(you=hand("masterplan", "urchin", "fear"))
    t.you.plays("masterplan").picks("fear")
    under = t.match.view(1)["table"]["players"][0]["artifacts"][0]["under"]
    assert under == {"count": 1, "cards": []}


def test_miasma_does_not_keep_its_own_player_from_forging() -> None:
    t = table(you=hand("miasma") | amber(6), enemy=houses("dis"))
    t.you.plays("miasma").ends_turn()
    t.enemy.ends_turn()
    assert t.match.pending[0].kind == "key" and t.match.pending[0].seat == 0


def test_nerve_blast_does_not_strike_where_nothing_is_stolen() -> None:
    t = table(you=hand("nerve-blast"), enemy=line("troll"))
    t.you.plays("nerve-blast")
    assert t.enemy == line("troll") and t.is_quiet


def test_nexus_does_not_use_your_own_artifacts() -> None:
    t = table(you=line("nexus") | artifacts("library-of-babble") | deck("urchin"))
    t.you.reaps("nexus")
    assert t.you == hand() | artifacts(ready("library-of-babble"))


def test_noddy_the_thief_steals_nothing_by_reaping() -> None:
    t = table(you=line("noddy-the-thief"), enemy=amber(2))
    t.you.reaps("noddy-the-thief")
    assert (t.you.amber, t.enemy.amber) == (1, 2)


def test_old_bruno_captures_nothing_by_reaping() -> None:
    t = table(you=line("old-bruno"), enemy=amber(3))
    t.you.reaps("old-bruno")
    assert t.enemy.amber == 3


def test_one_last_job_purges_no_other_house() -> None:
    t = table(you=hand("one-last-job") | line("troll"), enemy=line("urchin") | amber(2))
    t.you.plays("one-last-job")
    assert t.you == line("troll") | purged() and t.enemy == line("urchin") | amber(2)


def test_oubliette_does_not_swallow_power_four() -> None:
    t = table(you=hand("oubliette"), enemy=line("snufflegator"))
    t.you.plays("oubliette")
    assert t.enemy == line("snufflegator") | purged()


def test_pawn_sacrifice_without_a_pawn_hurts_nobody() -> None:
    t = table(you=hand("pawn-sacrifice"), enemy=line("troll", "krump"))
    t.you.plays("pawn-sacrifice")
    assert t.enemy == line("troll", "krump") and t.is_quiet


def test_poison_wave_does_not_go_through_armor() -> None:
    t = table(you=hand("poison-wave"), enemy=line("champion-tabris") | artifacts("cannon"))
    t.you.plays("poison-wave")
    assert t.enemy == line("champion-tabris") | artifacts("cannon")


def test_relentless_whispers_steal_nothing_from_survivors() -> None:
    t = table(you=hand("relentless-whispers"), enemy=line("troll") | amber(2))
    t.you.plays("relentless-whispers")
    assert t.enemy == line(damaged("troll", 2)) | amber(2)


def test_ring_of_invisibility_hides_nobody_else() -> None:
    t = table(you=hand("ring-of-invisibility") | line("troll", "krump"))
    t.you.plays("ring-of-invisibility", on="troll")
    assert (t.you.keyword("krump", "elusive"), t.you.keyword("krump", "skirmish")) == (0, 0)


def test_routine_job_does_not_count_other_cards() -> None:
    t = table(you=hand("routine-job") | discard("urchin", "miasma"), enemy=discard("routine-job") | amber(5))
    t.you.plays("routine-job")
    assert (t.you.amber, t.enemy.amber) == (1, 4)


def test_safe_place_forges_no_key_for_the_opponent() -> None:
    theirs = artifacts(holding("safe-place", 3))
    t = table(you=amber(4) | houses("dis", "mars"), enemy=theirs, step="forge", house="")
    assert t.you == keys() | amber(4)


def test_seeker_needle_is_not_paid_for_survivors() -> None:
    t = table(you=artifacts("seeker-needle"), enemy=line("troll"))
    t.you.acts("seeker-needle")
    assert t.enemy == line(damaged("troll", 1)) and t.you.amber == 0


def test_selwyn_the_fence_takes_nothing_from_enemies() -> None:
    t = table(you=line("selwyn-the-fence"), enemy=line(holding("troll", 2)))
    t.you.reaps("selwyn-the-fence")
    assert t.you.amber == 1 and t.enemy == line(holding("troll", 2))


def test_shadow_self_takes_no_wounds_from_beyond_its_neighbors() -> None:
    t = table(you=hand("punch"), enemy=line("shadow-self", "troll", "krump"))
    t.you.plays("punch").picks("krump")
    assert t.enemy == line("shadow-self", "troll", damaged("krump", 3))


def test_silent_dagger_cannot_strike_into_the_middle() -> None:
    t = table(you=line(upgraded("urchin", "silent-dagger")), enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("urchin").may_choose("urchin", "troll", "bumpsy")


def test_silvertooth_hurries_nobody_else() -> None:
    t = table(you=line("silvertooth") | hand("bad-penny"))
    t.you.plays("bad-penny")
    assert t.you == line("silvertooth", exhausted("bad-penny"))


def test_skeleton_key_lets_no_enemy_capture() -> None:
    t = table(you=artifacts("skeleton-key"), enemy=line("troll") | amber(2))
    t.you.acts("skeleton-key")
    assert t.enemy == line("troll") | amber(2)


def test_smiling_ruth_charms_nobody_without_a_key() -> None:
    t = table(you=line("smiling-ruth") | keys("red"), enemy=line("troll"))
    t.you.reaps("smiling-ruth")
    assert t.enemy == line("troll") and t.is_quiet


def test_special_delivery_does_not_purge_survivors() -> None:
    t = table(you=artifacts("special-delivery"), enemy=line("troll"))
    t.you.omni("special-delivery")
    assert t.enemy == line(damaged("troll", 3)) | purged()


def test_speed_sigil_does_not_hurry_the_second_creature() -> None:
    t = table(you=artifacts("speed-sigil") | hand("bad-penny", "noddy-the-thief"))
    t.you.plays("bad-penny").plays("noddy-the-thief")
    assert t.you == line(ready("bad-penny"), exhausted("noddy-the-thief"))


def test_subtle_maul_leaves_your_own_hand() -> None:
    t = table(you=artifacts("subtle-maul") | hand("urchin"), enemy=hand("troll"))
    t.you.acts("subtle-maul")
    assert t.you == hand("urchin") and t.enemy == hand()


def test_too_much_to_protect_leaves_six() -> None:
    t = table(you=hand("too-much-to-protect"), enemy=amber(6))
    t.you.plays("too-much-to-protect")
    assert t.enemy.amber == 6


def test_treasure_map_pays_nothing_after_another_card() -> None:
    t = table(you=hand("treasure-map", "silvertooth"))
    t.you.plays("silvertooth").plays("treasure-map")
    assert t.you.amber == 1, "its own icon"


def test_urchin_steals_nothing_by_reaping() -> None:
    t = table(you=line("urchin"), enemy=amber(2))
    t.you.reaps("urchin")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
