"""What each artifact, creature and upgrade of Shadows does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    purged,
    ready,
    side,
    table,
    upgraded,
)

# Artifacts


def test_customs_office_takes_a_toll_for_artifacts_played() -> None:
    theirs = hand("cannon", "troll") | side(houses=["brobnar"])
    t = table(you=artifacts("customs-office"), enemy=theirs | amber(1))
    t.you.ends_turn()
    t.enemy.plays("cannon")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    t = table(you=artifacts("customs-office"), enemy=theirs)
    t.you.ends_turn()
    assert not t.enemy.can("play", "cannon") and t.enemy.can("play", "troll")


@pytest.mark.parametrize("top, hurt", [("urchin", 0), ("punch", 5)])
def test_evasion_sigil_may_turn_a_fight_into_nothing(top: str, hurt: int) -> None:
    t = table(you=artifacts("evasion-sigil") | line("dodger") | deck(top), enemy=line("troll"))
    t.you.fights("dodger")
    assert t.enemy == line(damaged("troll", hurt)) and t.you == deck()
    assert top in t.you.look("discard")
    assert t.you == (line() if hurt else line(exhausted("dodger")))


def test_longfused_mines_blow_up_the_enemies_off_the_flanks() -> None:
    t = table(
        you=artifacts("longfused-mines") | line("dodger"), enemy=line("troll", "krump", "bumpsy"), house="dis"
    )
    t.you.omni("longfused-mines")
    assert t.enemy == line("troll", damaged("krump", 3), "bumpsy") and t.you == artifacts() | line("dodger")
    assert t.is_quiet


def test_masterplan_hides_a_card_and_plays_it_later() -> None:
    t = table(you=hand("masterplan", "dust-pixie"), house="shadows")
    t.you.plays("masterplan")
    assert t.you == hand() | artifacts("masterplan")
    t = table(you=artifacts({"card": "masterplan", "under": ["dust-pixie"]}), house="dis")
    t.you.omni("masterplan")
    assert t.you == line("dust-pixie") | artifacts() | discard("masterplan") | amber(2)
    assert t.is_quiet


def test_safe_place_keeps_amber_that_forges_keys_and_cannot_be_stolen() -> None:
    t = table(you=artifacts("safe-place") | amber(2))
    t.you.acts("safe-place")
    assert t.you == artifacts(holding("safe-place", 1)) | amber(1)
    t = table(
        you=line("troll"),
        enemy=artifacts(holding("safe-place", 3)) | amber(3) | side(houses=["shadows", "dis"]),
    )
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy.keys == 1


def test_seeker_needle_pays_if_it_kills() -> None:
    t = table(you=artifacts("seeker-needle"), enemy=line("urchin", "troll"))
    t.you.acts("seeker-needle").picks("urchin")
    assert t.you.amber == 1 and t.enemy == line("troll")
    t = table(you=artifacts("seeker-needle"), enemy=line("urchin", "troll"))
    t.you.acts("seeker-needle").picks("troll")
    assert t.you.amber == 0 and t.enemy == line("urchin", damaged("troll", 1))


def test_skeleton_key_lets_a_friend_capture() -> None:
    t = table(you=artifacts("skeleton-key") | line("dodger"), enemy=line("troll") | amber(2), house="shadows")
    t.you.acts("skeleton-key")
    assert t.you == line(holding("dodger", 1)) and t.enemy.amber == 1
    assert t.is_quiet


def test_special_delivery_purges_a_flank_creature_it_destroys() -> None:
    t = table(you=artifacts("special-delivery"), enemy=line("tocsin", "krump", "troll"), house="dis")
    t.you.omni("special-delivery").may_choose("tocsin", "troll").picks("tocsin")
    assert t.enemy == line("krump", "troll") | purged("tocsin") and t.you == artifacts()
    t = table(you=artifacts("special-delivery"), enemy=line("tocsin", "krump", "troll"), house="dis")
    t.you.omni("special-delivery").picks("troll")
    assert t.enemy == line("tocsin", "krump", damaged("troll", 3)) | purged()


def test_speed_sigil_readies_the_first_creature_of_each_turn() -> None:
    t = table(you=artifacts("speed-sigil") | hand("dodger", "bulleteye"))
    t.you.plays("dodger").plays("bulleteye")
    assert t.you == line(ready("dodger"), exhausted("bulleteye"))


def test_subtle_maul_makes_the_opponent_discard() -> None:
    t = table(you=artifacts("subtle-maul") | hand("urchin"), enemy=hand("troll"), house="shadows")
    t.you.acts("subtle-maul")
    assert t.enemy == hand() | discard("troll") and t.you == hand("urchin")
    assert t.is_quiet


def test_the_sting_takes_what_the_opponent_spends_on_keys() -> None:
    t = table(you=artifacts("the-sting"), enemy=amber(7) | side(houses=["brobnar", "dis"]))
    t.you.ends_turn()
    t.enemy.picks("red")
    assert (t.you.amber, t.enemy.amber, t.enemy.keys) == (6, 1, 1)


def test_the_sting_keeps_its_player_from_forging_until_it_is_destroyed() -> None:
    theirs = artifacts("the-sting") | amber(6) | side(houses=["shadows", "dis"])
    t = table(you=line("troll"), enemy=theirs)
    t.you.ends_turn()
    assert t.match.pending[0].kind == "house" and t.enemy.keys == 0
    t.enemy.chooses("shadows").acts("the-sting")
    assert t.enemy == artifacts() | discard("the-sting")


# Creatures


def test_bad_penny_always_turns_up() -> None:
    t = table(you=line("troll"), enemy=line("bad-penny"))
    t.you.fights("troll")
    assert t.enemy == hand("bad-penny") | discard()


def test_bulleteye_shoots_a_flank_creature_when_it_reaps() -> None:
    t = table(you=line("bulleteye", "dodger", "urchin"), enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("bulleteye").may_choose("bulleteye", "urchin", "troll", "bumpsy").picks("troll")
    assert t.enemy == line("krump", "bumpsy")
    assert t.is_quiet


def test_carlo_phantom_steals_for_artifacts_you_play() -> None:
    t = table(you=line("carlo-phantom") | hand("subtle-maul", "silvertooth"), enemy=amber(3))
    t.you.plays("subtle-maul")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
    t.you.plays("silvertooth")
    assert t.you.amber == 1


def test_deipno_spymaster_lends_a_use_of_a_friend() -> None:
    t = table(you=line("deipno-spymaster", "troll", "krump"), house="dis")
    t.you.omni("deipno-spymaster").picks("troll")
    assert t.you.can("reap", "troll") and not t.you.can("reap", "krump")
    assert t.is_quiet


@pytest.mark.parametrize("thief, foe", [("dodger", "urchin"), ("mooncurser", "troll"), ("umbra", "troll")])
def test_a_thief_steals_after_a_fight_and_not_after_reaping(thief: str, foe: str) -> None:
    t = table(you=line(thief), enemy=line(foe) | amber(2))
    t.you.fights(thief)
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    t = table(you=line(thief), enemy=amber(2))
    t.you.reaps(thief)
    assert (t.you.amber, t.enemy.amber) == (1, 2)


def test_faygin_calls_an_urchin_home_from_play_or_discard() -> None:
    t = table(you=line("faygin", "urchin") | discard("urchin", "troll"))
    t.you.reaps("faygin").picks("urchin#2")
    assert sorted(t.you.look("hand")) == ["urchin"]
    assert t.is_quiet


def test_macis_asp_poisons_and_is_not_bitten_back() -> None:
    t = table(you=line("macis-asp"), enemy=line("troll"))
    t.you.fights("macis-asp")
    assert t.you == line("macis-asp") and t.enemy == line()
    t = table(you=line("troll"), enemy=line("macis-asp"))
    t.you.fights("troll")
    assert t.you == line(), "its poison works in defence too"


@pytest.mark.parametrize("ruleset", ["2018", "2023"])
def test_mack_the_knife_works_in_every_house(ruleset: str) -> None:
    t = table(you=line("mack-the-knife"), enemy=line("urchin", "troll"), house="dis", ruleset=ruleset)
    t.you.acts("mack-the-knife").picks("urchin")
    assert t.you.amber == 1 and t.enemy == line("troll")
    assert t.is_quiet


def test_magda_the_rat_steals_two_and_owes_them() -> None:
    t = table(you=hand("magda-the-rat"), enemy=amber(3) | hand("fear") | side(houses=["dis"]))
    t.you.plays("magda-the-rat").ends_turn()
    assert (t.you.amber, t.enemy.amber) == (2, 1)
    t.enemy.plays("fear")
    assert (t.you.amber, t.enemy.amber) == (0, 3)


def test_nexus_uses_an_enemy_artifact() -> None:
    t = table(you=line("nexus") | deck("krump"), enemy=artifacts("library-of-babble") | deck("troll"))
    t.you.reaps("nexus")
    assert t.you == hand("krump") and t.enemy == deck("troll")
    assert t.is_quiet


def test_noddy_the_thief_steals_by_his_action_and_not_by_fighting() -> None:
    t = table(you=line("noddy-the-thief"), enemy=amber(2))
    t.you.acts("noddy-the-thief")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    t = table(you=line("noddy-the-thief"), enemy=amber(2) | line("dust-pixie"))
    t.you.fights("noddy-the-thief")
    assert t.enemy.amber == 2


def test_old_bruno_captures_three_when_played() -> None:
    t = table(you=hand("old-bruno"), enemy=amber(4))
    t.you.plays("old-bruno")
    assert t.you == line(holding("old-bruno", 3)) and t.enemy.amber == 1
    assert t.is_quiet


def test_selwyn_the_fence_moves_amber_from_a_friendly_card_to_your_pool() -> None:
    t = table(you=line("selwyn-the-fence", holding("dodger", 2)), enemy=line(holding("troll", 1)))
    t.you.reaps("selwyn-the-fence")
    assert t.you == line("selwyn-the-fence", holding("dodger", 1)) | amber(2)
    assert t.enemy == line(holding("troll", 1))
    assert t.is_quiet


def test_shadow_self_takes_its_neighbors_wounds_and_deals_none() -> None:
    t = table(you=line("troll"), enemy=line("krump", "shadow-self", "bumpsy", "smaaash"))
    t.you.fights("troll", "bumpsy")
    assert t.enemy == line("krump", damaged("shadow-self", 8), "bumpsy", "smaaash")
    t = table(you=line("shadow-self"), enemy=line("troll"))
    t.you.fights("shadow-self")
    assert t.enemy == line("troll") and t.you == line(damaged("shadow-self", 8))


def test_silvertooth_enters_ready() -> None:
    t = table(you=hand("silvertooth", "dodger"))
    t.you.plays("silvertooth").plays("dodger")
    assert t.you == line(ready("silvertooth"), exhausted("dodger"))


def test_smiling_ruth_charms_a_flank_creature_after_a_key() -> None:
    t = table(
        you=line("smiling-ruth") | side(keys=["red"], forged=["red"]), enemy=line("troll", "krump", "bumpsy")
    )
    t.you.reaps("smiling-ruth").picks("troll")
    while not t.is_quiet:
        t.you.picks("right")
    assert [b.id for b in t.you.look("creatures")] == ["smiling-ruth", "troll"]
    t = table(you=line("smiling-ruth"), enemy=line("troll"))
    t.you.reaps("smiling-ruth")
    assert t.enemy == line("troll") and t.is_quiet


def test_sneklifter_takes_an_artifact_into_shadows() -> None:
    t = table(you=hand("sneklifter") | side(houses=["shadows", "dis", "mars"]), enemy=artifacts("cannon"))
    t.you.plays("sneklifter")
    assert t.you == artifacts("cannon") and t.enemy == artifacts()
    assert t.you.can("action", "cannon"), "it belongs to Shadows now"


def test_sneklifter_leaves_the_house_of_what_is_yours_anyway() -> None:
    t = table(you=hand("sneklifter") | side(houses=["shadows", "brobnar", "mars"]), enemy=artifacts("cannon"))
    t.you.plays("sneklifter")
    assert not t.you.can("action", "cannon")


def test_urchin_steals_one_when_played() -> None:
    t = table(you=hand("urchin"), enemy=amber(2))
    t.you.plays("urchin")
    assert (t.you.amber, t.enemy.amber) == (1, 1)
    t = table(you=line("urchin"), enemy=amber(2))
    t.you.reaps("urchin")
    assert (t.you.amber, t.enemy.amber) == (1, 2)


# Upgrades


def test_duskrunner_makes_its_creature_steal_when_it_reaps() -> None:
    t = table(you=line(upgraded("dodger", "duskrunner"), "silvertooth"), enemy=amber(2))
    t.you.reaps("silvertooth")
    assert t.enemy.amber == 2
    t.you.reaps("dodger")
    assert (t.you.amber, t.enemy.amber) == (3, 1)


def test_ring_of_invisibility_hides_its_creature() -> None:
    t = table(you=hand("ring-of-invisibility") | line("troll", "krump"), house="shadows")
    t.you.plays("ring-of-invisibility", on="troll")
    assert [t.you.keyword("troll", word) for word in ("elusive", "skirmish")] == [1, 1]
    assert [t.you.keyword("krump", word) for word in ("elusive", "skirmish")] == [0, 0]


def test_silent_dagger_strikes_a_flank_creature_after_reaping() -> None:
    t = table(you=line(upgraded("dodger", "silent-dagger")), enemy=line("troll", "krump", "bumpsy"))
    t.you.reaps("dodger").may_choose("dodger", "troll", "bumpsy").picks("troll")
    assert t.enemy == line(damaged("troll", 4), "krump", "bumpsy")
    assert t.is_quiet
