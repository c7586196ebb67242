"""What each action of Mars does, and the nearest thing it must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    grown,
    hand,
    holding,
    keys,
    line,
    owned_by,
    purged,
    ready,
    side,
    stunned,
    table,
)


def test_ammonia_clouds_choke_everybody_for_three() -> None:
    t = table(you=hand("ammonia-clouds") | line("zorg"), enemy=line("troll", "urchin"))
    t.you.plays("ammonia-clouds")
    assert t.you == line(damaged("zorg", 3)) and t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_battle_fleet_draws_for_each_mars_card_shown() -> None:
    t = table(you=hand("battle-fleet", "zorg", "tunk", "troll") | deck("krump", "bumpsy"))
    t.you.plays("battle-fleet").may_choose("zorg", "tunk").picks("zorg", "done")
    assert t.you == hand("zorg", "tunk", "troll", "krump") | deck("bumpsy")
    assert t.is_quiet


def test_deep_probe_discards_the_creatures_of_one_house_from_the_opponents_hand() -> None:
    t = table(you=hand("deep-probe"), enemy=hand("troll", "punch", "urchin"))
    t.you.plays("deep-probe").picks("brobnar")
    assert t.enemy == hand("punch", "urchin") | discard("troll")
    assert t.is_quiet


def test_emp_blast_stuns_martians_and_robots_and_breaks_artifacts() -> None:
    t = table(
        you=hand("emp-blast") | line("zorg") | artifacts("sniffer"),
        enemy=line("batdrone", "troll") | artifacts("cannon"),
    )
    t.you.plays("emp-blast")
    assert t.you == line(stunned("zorg")) | artifacts()
    assert t.enemy == line(stunned("batdrone"), "troll") | artifacts()
    assert t.is_quiet


def test_hypnotic_command_turns_enemies_on_their_own_pool() -> None:
    t = table(
        you=hand("hypnotic-command") | line("zorg", "tunk", "troll"), enemy=line("krump", "bumpsy") | amber(5)
    )
    t.you.plays("hypnotic-command").may_choose("krump", "bumpsy").picks("krump", "bumpsy")
    assert t.enemy == line(holding("krump", 1), holding("bumpsy", 1)) | amber(3)
    assert t.is_quiet


@pytest.mark.parametrize("theirs, damage", [(6, 3), (5, 0)])
def test_irradiated_aember_burns_the_enemies_of_the_rich(theirs: int, damage: int) -> None:
    t = table(you=hand("irradiated-æmber") | line("zorg"), enemy=line("troll") | amber(theirs))
    t.you.plays("irradiated-æmber")
    assert t.enemy == line(damaged("troll", damage)) and t.you == line("zorg")
    assert t.is_quiet


def test_key_abduction_returns_martians_and_may_forge_the_cheaper_the_fuller_the_hand() -> None:
    t = table(
        you=hand("key-abduction", "troll", "krump") | line("zorg", "tunk", "urchin") | amber(11),
        enemy=line("blypyp"),
    )
    t.you.plays("key-abduction").picks("yes", "red")
    assert t.you == line("urchin") and len(t.you.look("hand")) == 4
    assert (t.you.keys, t.you.amber) == (1, 1), "6 + 9 - 4 = 11 of 12"
    assert t.enemy == line() | hand("blypyp")


def test_key_abduction_may_not_be_paid_with_too_little() -> None:
    t = table(you=hand("key-abduction") | amber(6))
    t.you.plays("key-abduction")
    if not t.is_quiet:
        t.you.picks("yes")
    assert (t.you.keys, t.you.amber) == (0, 7)


def test_martian_hounds_feed_one_creature_on_all_the_wounded() -> None:
    t = table(
        you=hand("martian-hounds") | line("zorg"),
        enemy=line(damaged("troll", 1), damaged("krump", 2), "bumpsy"),
    )
    t.you.plays("martian-hounds").picks("zorg")
    assert t.you == line(grown("zorg", 4))
    assert t.is_quiet


def test_martians_make_bad_allies_purges_the_strangers_of_your_hand() -> None:
    t = table(you=hand("martians-make-bad-allies", "troll", "urchin", "zorg", "punch"))
    t.you.plays("martians-make-bad-allies")
    assert t.you == purged("troll", "urchin") | hand("zorg", "punch") | amber(2)
    assert t.is_quiet


def test_mass_abduction_takes_up_to_three_wounded_enemies() -> None:
    t = table(you=hand("mass-abduction"), enemy=line(damaged("troll", 1), "krump", damaged("bumpsy", 1)))
    t.you.plays("mass-abduction").may_choose("troll", "bumpsy").picks("troll", "done")
    assert t.you == archives("troll") and t.enemy == line("krump", damaged("bumpsy", 1))
    assert t.is_quiet


def test_an_abducted_creature_goes_home_when_it_leaves_the_archives() -> None:
    t = table(
        you=archives(owned_by("troll", 1)) | side(houses=["mars", "dis"]),
        enemy=line("krump") | side(houses=["brobnar"]),
        active=1,
        house="brobnar",
        first=1,
    )
    t.enemy.ends_turn()
    t.you.chooses("mars").picks("take")
    assert t.you == archives() | hand() and "troll" in t.enemy.look("hand")


def test_mating_season_shuffles_martians_home_and_pays_their_owners() -> None:
    t = table(you=hand("mating-season") | line("zorg", "tunk", "troll"), enemy=line("blypyp"))
    t.you.plays("mating-season")
    assert t.you == line("troll") | amber(3) and t.enemy == line() | amber(1) | deck("blypyp")
    assert sorted(t.you.look("deck")) == ["tunk", "zorg"]
    assert t.is_quiet


def test_mothership_support_fires_for_each_ready_martian() -> None:
    t = table(you=hand("mothership-support") | line("zorg", exhausted("tunk"), "troll"), enemy=line("krump"))
    t.you.plays("mothership-support").picks("krump")
    assert t.enemy == line(damaged("krump", 2))
    assert t.is_quiet


def test_orbital_bombardment_fires_for_each_mars_card_shown() -> None:
    t = table(you=hand("orbital-bombardment", "zorg", "tunk", "punch"), enemy=line("troll", "krump"))
    t.you.plays("orbital-bombardment").may_choose("zorg", "tunk").picks("zorg", "tunk")
    t.you.picks("troll", "krump")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 2)) and t.you == hand(
        "zorg", "tunk", "punch"
    )
    assert t.is_quiet


def test_phosphorus_stars_blind_all_but_martians_for_two_chains() -> None:
    t = table(you=hand("phosphorus-stars") | line("zorg", "urchin"), enemy=line("troll", "tunk"))
    t.you.plays("phosphorus-stars")
    assert t.you == line("zorg", stunned("urchin")) and t.enemy == line(stunned("troll"), "tunk")
    assert t.you.chains == 2
    assert t.is_quiet


def test_psychic_network_steals_for_each_ready_martian() -> None:
    t = table(
        you=hand("psychic-network") | line("zorg", "tunk", exhausted("blypyp"), "troll"), enemy=amber(5)
    )
    t.you.plays("psychic-network")
    assert (t.you.amber, t.enemy.amber) == (2, 3)
    assert t.is_quiet


def test_sample_collection_takes_an_enemy_for_each_key() -> None:
    t = table(you=hand("sample-collection"), enemy=line("troll", "krump", "bumpsy") | keys("red", "blue"))
    t.you.plays("sample-collection").picks("troll", "bumpsy")
    assert t.you == archives("troll", "bumpsy") and t.enemy == line("krump")
    t = table(you=hand("sample-collection"), enemy=line("troll"))
    t.you.plays("sample-collection")
    assert t.enemy == line("troll") and t.is_quiet


def test_shatter_storm_costs_the_opponent_three_for_each_of_yours() -> None:
    t = table(you=hand("shatter-storm") | amber(2), enemy=amber(10))
    t.you.plays("shatter-storm")
    assert (t.you.amber, t.enemy.amber) == (0, 4)
    assert t.is_quiet


def test_soft_landing_readies_the_next_creature_or_artifact_only() -> None:
    t = table(you=hand("soft-landing", "tunk", "blypyp"))
    t.you.plays("soft-landing").plays("tunk").plays("blypyp")
    assert t.you == line(ready("tunk"), exhausted("blypyp"))
    assert t.is_quiet


def test_squawker_readies_a_martian_or_stuns_a_stranger() -> None:
    board = line(exhausted("zorg"), exhausted("urchin"))
    t = table(you=hand("squawker") | board, enemy=line("troll"), house="mars")
    t.you.plays("squawker").picks(0)
    assert t.you == line(ready("zorg"), exhausted("urchin"))
    t = table(you=hand("squawker") | board, enemy=line("troll"), house="mars")
    t.you.plays("squawker").picks(1).may_choose("urchin", "troll").picks("troll")
    assert t.enemy == line(stunned("troll"))
    assert t.is_quiet


def test_total_recall_pays_for_the_ready_and_calls_all_home() -> None:
    t = table(you=hand("total-recall") | line("zorg", exhausted("troll")), enemy=line("krump"))
    t.you.plays("total-recall")
    assert t.you == line() | hand("zorg", "troll") | amber(2) and t.enemy == line("krump")
    assert t.is_quiet
