"""What each artifact, creature and upgrade of Sanctum does, and the nearest thing it must not do."""

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
    line,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

# Artifacts


def test_epic_quest_archives_the_knights_when_it_is_played() -> None:
    t = table(you=hand("epic-quest") | line("francus", "duma-the-martyr"), enemy=line("raiding-knight"))
    t.you.plays("epic-quest")
    assert t.you == line("duma-the-martyr") | archives("francus") and t.enemy == line("raiding-knight")
    assert t.is_quiet


@pytest.mark.parametrize("last, forged", [("clear-mind", 1), ("cannon", 0)])
def test_epic_quest_forges_after_seven_sanctum_cards(last: str, forged: int) -> None:
    mine = hand(*["virtuous-works"] * 6, last)
    t = table(you=artifacts("epic-quest") | mine, house="sanctum")
    for _ in range(6):
        t.you.plays("virtuous-works")
    if forged:
        t.you.plays(last)
    t.you.omni("epic-quest")
    if t.match.pending[0].kind == "key":
        t.you.picks("red")
    assert t.you.keys == forged and t.you.amber == 18 + forged
    assert (t.you == artifacts()) is bool(forged)


def test_gorm_of_omm_takes_an_artifact_with_it() -> None:
    t = table(you=artifacts("gorm-of-omm"), enemy=artifacts("cannon", "sniffer"), house="dis")
    t.you.omni("gorm-of-omm").picks("cannon")
    assert t.you == artifacts() and t.enemy == artifacts("sniffer")
    assert t.is_quiet


def test_hallowed_blaster_heals_three() -> None:
    t = table(you=artifacts("hallowed-blaster"), enemy=line(damaged("troll", 5), damaged("krump", 1)))
    t.you.acts("hallowed-blaster").picks("troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1))
    assert t.is_quiet


def test_potion_of_invulnerability_guards_friends_for_the_turn() -> None:
    t = table(you=artifacts("potion-of-invulnerability") | line("francus"), enemy=line("troll"))
    t.you.omni("potion-of-invulnerability").fights("francus")
    assert t.you == line("francus") | artifacts() and t.enemy == line(damaged("troll", 6))


def test_round_table_strengthens_friendly_knights() -> None:
    t = table(you=artifacts("round-table") | line("francus", "duma-the-martyr"), enemy=line("raiding-knight"))
    assert (t.you.power("francus"), t.you.keyword("francus", "taunt")) == (7, 1)
    assert (t.you.power("duma-the-martyr"), t.you.keyword("duma-the-martyr", "taunt")) == (3, 0)
    assert t.enemy.power("raiding-knight") == 4


def test_sigil_of_brotherhood_lends_sanctum_in_another_house() -> None:
    t = table(you=artifacts("sigil-of-brotherhood") | line("francus", "troll"), house="dis")
    t.you.omni("sigil-of-brotherhood")
    assert t.you.can("reap", "francus") and not t.you.can("reap", "troll")


def test_whispering_reliquary_returns_an_artifact_of_either_side() -> None:
    t = table(you=artifacts("whispering-reliquary"), enemy=artifacts("cannon") | line("troll"))
    t.you.acts("whispering-reliquary").may_choose("whispering-reliquary", "cannon").picks("cannon")
    assert t.enemy == artifacts() | hand("cannon") | line("troll")
    assert t.is_quiet


# Creatures


def test_bulwark_shields_its_neighbors_only() -> None:
    t = table(you=line("troll", "bulwark", "krump", "bumpsy"))
    assert [t.you.armor(c) for c in ("troll", "bulwark", "krump", "bumpsy")] == [2, 2, 2, 0]


def test_champion_anaphiel_stands_before_its_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("urchin", "champion-anaphiel", "krump", "bumpsy"))
    t.you.fights("troll").may_choose("champion-anaphiel", "bumpsy").picks("bumpsy")
    assert t.is_quiet


def test_champion_tabris_captures_after_a_fight_and_not_after_reaping() -> None:
    t = table(you=line("champion-tabris"), enemy=line("bumpsy") | amber(2))
    t.you.fights("champion-tabris")
    assert t.you.body("champion-tabris").amber == 1
    t = table(you=line("champion-tabris"), enemy=amber(2))
    t.you.reaps("champion-tabris")
    assert t.enemy.amber == 2


def test_commander_remiel_uses_a_friend_of_another_house() -> None:
    t = table(you=line("commander-remiel", "urchin", "francus"))
    t.you.reaps("commander-remiel")
    while not t.is_quiet:
        t.you.picks("reap" if "reap" in t.offered else t.offered[0])
    assert t.you == line("commander-remiel", exhausted("urchin"), ready("francus")) | amber(2)


def test_duma_the_martyr_heals_the_others_and_draws_two() -> None:
    t = table(
        you=line("troll"),
        enemy=line("duma-the-martyr", damaged("krump", 3)) | deck("urchin", "bumpsy", "zorg"),
    )
    t.you.fights("troll", "duma-the-martyr")
    assert t.enemy == line("krump") | hand("urchin", "bumpsy") | deck("zorg")


def test_francus_captures_for_each_enemy_it_slays() -> None:
    t = table(you=line("francus"), enemy=line("bumpsy") | amber(2))
    t.you.fights("francus")
    assert t.you == line(holding(damaged("francus", 4), 1))
    t = table(you=line("francus"), enemy=line("ether-spider") | amber(2))
    t.you.fights("francus")
    assert t.you == line("francus")


@pytest.mark.parametrize("theirs, captured", [(8, 3), (6, 0)])
def test_gatekeeper_captures_all_but_five_of_seven_or_more(theirs: int, captured: int) -> None:
    t = table(you=hand("gatekeeper"), enemy=amber(theirs))
    t.you.plays("gatekeeper")
    assert t.you == line(holding("gatekeeper", captured)) and t.enemy.amber == theirs - captured
    assert t.is_quiet


def test_grey_monk_armors_friends_and_heals_two() -> None:
    t = table(you=line("grey-monk", damaged("troll", 3)), enemy=line("krump"))
    assert (t.you.armor("troll"), t.you.armor("grey-monk"), t.enemy.armor("krump")) == (1, 1, 0)
    t.you.reaps("grey-monk").picks("troll")
    assert t.you == line("grey-monk", damaged("troll", 1))
    assert t.is_quiet


def test_hayyel_the_merchant_is_paid_for_artifacts_you_play() -> None:
    t = table(you=line("hayyel-the-merchant") | hand("hallowed-blaster", "sequis"))
    t.you.plays("hallowed-blaster")
    assert t.you.amber == 1
    t.you.plays("sequis")
    assert t.you.amber == 1


def test_horseman_of_death_calls_the_fallen_riders() -> None:
    t = table(you=hand("horseman-of-death") | discard("horseman-of-war", "francus", "horseman-of-famine"))
    t.you.plays("horseman-of-death")
    assert t.you == hand("horseman-of-war", "horseman-of-famine") | discard("francus")
    assert t.is_quiet


def test_horseman_of_famine_starves_the_weakest() -> None:
    t = table(you=hand("horseman-of-famine"), enemy=line("troll", "urchin", "dust-imp"))
    t.you.plays("horseman-of-famine")
    assert t.enemy == line("troll", "dust-imp")
    assert t.is_quiet


def test_horseman_of_pestilence_spares_riders() -> None:
    t = table(you=hand("horseman-of-pestilence") | line("francus", "horseman-of-war"), enemy=line("troll"))
    t.you.plays("horseman-of-pestilence")
    assert t.you == line("francus", "horseman-of-war", "horseman-of-pestilence"), "armor stops one"
    assert t.enemy == line(damaged("troll", 1))
    assert t.is_quiet


def test_horseman_of_war_lets_everybody_fight_and_nothing_else() -> None:
    t = table(you=hand("horseman-of-war") | line("urchin", "francus"), enemy=line("troll"), house="sanctum")
    t.you.plays("horseman-of-war")
    assert (
        t.you.can("fight", "urchin") and not t.you.can("reap", "urchin") and not t.you.can("reap", "francus")
    )


def test_jehu_the_bureaucrat_is_paid_when_you_choose_sanctum() -> None:
    theirs = line("jehu-the-bureaucrat") | side(houses=["sanctum", "dis"])
    t = table(you=line("troll"), enemy=theirs)
    t.you.ends_turn()
    t.enemy.chooses("sanctum")
    assert t.enemy.amber == 2
    t = table(you=line("troll"), enemy=theirs)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.amber == 0


def test_lady_maxena_stuns_when_played_and_walks_home() -> None:
    t = table(you=hand("lady-maxena"), enemy=line("troll"))
    t.you.plays("lady-maxena").picks("troll")
    assert t.enemy == line(stunned("troll"))
    t = table(you=line("lady-maxena"))
    t.you.acts("lady-maxena")
    assert t.you == line() | hand("lady-maxena")


def test_lord_golgotha_strikes_the_neighbors_of_its_foe() -> None:
    t = table(you=line("lord-golgotha"), enemy=line("troll", "krump", "bumpsy", "smaaash"))
    t.you.fights("lord-golgotha", "krump")
    assert t.enemy == line(damaged("troll", 3), damaged("krump", 5), damaged("bumpsy", 3), "smaaash")


def test_numquid_the_fair_evens_the_lines() -> None:
    t = table(you=hand("numquid-the-fair"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("numquid-the-fair").picks("troll", "krump")
    assert t.enemy == line("bumpsy")
    assert t.is_quiet


def test_numquid_the_fair_destroys_one_even_of_a_shorter_line() -> None:
    t = table(you=hand("numquid-the-fair") | line("francus", "sequis"), enemy=line("troll"))
    t.you.plays("numquid-the-fair")
    assert t.enemy == line() and t.is_quiet


def test_protectrix_may_heal_and_shield_a_creature() -> None:
    t = table(you=line("protectrix", damaged("francus", 3)), enemy=line("troll"))
    t.you.reaps("protectrix").picks("yes", "francus").fights("francus")
    assert t.you == line("protectrix", "francus")
    t = table(you=line("protectrix", damaged("francus", 3)), enemy=line("troll"))
    t.you.reaps("protectrix").picks("no")
    assert t.you == line("protectrix", damaged("francus", 3))


def test_raiding_knight_captures_one_when_played() -> None:
    t = table(you=hand("raiding-knight"), enemy=amber(2))
    t.you.plays("raiding-knight")
    assert t.you == line(holding("raiding-knight", 1)) and t.enemy.amber == 1
    t = table(you=line("raiding-knight"), enemy=amber(2))
    t.you.reaps("raiding-knight")
    assert t.enemy.amber == 2


def test_sanctum_guardian_changes_places_with_a_friend() -> None:
    t = table(you=line("sanctum-guardian", "francus", "troll"), enemy=line("krump"))
    t.you.reaps("sanctum-guardian").may_choose("francus", "troll").picks("troll")
    assert [b.id for b in t.you.look("creatures")] == ["troll", "francus", "sanctum-guardian"]
    assert t.is_quiet


def test_sequis_captures_when_it_reaps() -> None:
    t = table(you=line("sequis"), enemy=amber(2))
    t.you.reaps("sequis")
    assert t.you == line(holding("sequis", 1)) | amber(1) and t.enemy.amber == 1
    t = table(you=line("sequis"), enemy=amber(2) | line("urchin"))
    t.you.fights("sequis")
    assert t.enemy.amber == 2


def test_sergeant_zakiel_may_send_a_neighbor_into_a_fight() -> None:
    t = table(you=hand("sergeant-zakiel") | line("bulwark", exhausted("francus")), enemy=line("bumpsy"))
    t.you.plays("sergeant-zakiel").picks("yes")
    assert t.enemy == line() and t.you.body("bulwark").exhausted is False
    t = table(you=hand("sergeant-zakiel") | line("francus"), enemy=line("bumpsy"))
    t.you.plays("sergeant-zakiel").picks("no")
    assert t.enemy == line("bumpsy")


def test_staunch_knight_is_strong_on_a_flank() -> None:
    t = table(you=line("staunch-knight", "francus", "sequis"), enemy=line("troll", "staunch-knight", "krump"))
    assert (t.you.power("staunch-knight"), t.enemy.power("staunch-knight")) == (6, 4)


def test_the_vaultkeeper_keeps_thieves_from_your_amber() -> None:
    t = table(you=hand("urchin", "nerve-blast"), enemy=line("the-vaultkeeper") | amber(3))
    t.you.plays("urchin")
    assert (t.you.amber, t.enemy.amber) == (0, 3)
    t = table(you=hand("bumpsy"), enemy=line("the-vaultkeeper") | amber(3))
    t.you.plays("bumpsy")
    assert t.enemy.amber == 2, "losing is not being robbed"


def test_veemos_lightbringer_destroys_the_elusive() -> None:
    t = table(
        you=hand("veemos-lightbringer") | line("dew-faerie"), enemy=line("urchin", "troll"), house="sanctum"
    )
    t.you.plays("veemos-lightbringer")
    assert t.you == line("veemos-lightbringer") and t.enemy == line("troll")
    assert t.is_quiet


# Upgrades


def test_armageddon_cloak_dies_for_its_creature_once() -> None:
    t = table(you=line("troll", "krump"), enemy=line(upgraded("bumpsy", "armageddon-cloak")), house="brobnar")
    t.you.fights("troll")
    assert t.enemy == line("bumpsy") | discard("armageddon-cloak")
    assert t.you == line(damaged("troll", 7), "krump"), "hazardous 2 and power 5"
    t.you.fights("krump")
    assert t.enemy == line()


def test_mantle_of_the_zealot_makes_its_creature_useful_in_every_house() -> None:
    t = table(you=line(upgraded("troll", "mantle-of-the-zealot"), "krump"), house="dis")
    assert t.you.can("reap", "troll") and not t.you.can("reap", "krump")


@pytest.mark.parametrize("ruleset", ["2018", "2023"])
def test_mantle_of_the_zealot_serves_an_enemy_that_wears_it(ruleset: str) -> None:
    worn = {"card": "troll", "upgrades": [{"card": "mantle-of-the-zealot", "owner": 0, "controller": 0}]}
    t = table(you=line("francus"), enemy=line(worn) | side(houses=["dis", "mars"]), ruleset=ruleset)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.can("reap", "troll")


def test_protect_the_weak_gives_armor_and_taunt() -> None:
    t = table(you=hand("protect-the-weak") | line("urchin", "troll"), house="sanctum")
    t.you.plays("protect-the-weak", on="urchin")
    assert (t.you.armor("urchin"), t.you.keyword("urchin", "taunt")) == (1, 1)
    assert (t.you.armor("troll"), t.you.keyword("troll", "taunt")) == (0, 0)
    assert t.is_quiet


def test_shoulder_armor_helps_on_a_flank_only() -> None:
    t = table(you=line(upgraded("troll", "shoulder-armor"), "krump", "bumpsy"))
    assert (t.you.power("troll"), t.you.armor("troll")) == (10, 2)
    t = table(you=line("krump", upgraded("troll", "shoulder-armor"), "bumpsy"))
    assert (t.you.power("troll"), t.you.armor("troll")) == (8, 0)
