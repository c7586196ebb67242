"""What each Logos action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    keys,
    line,
    purged,
    table,
    upgraded,
)

HIGH = {"tide_card": True, "tide": 0}


def laboratory(upgrade: str) -> object:
    return line(upgraded("dr-verokter", upgrade)) | artifacts("rooftop-laboratory")


def test_groundbreaking_discovery_destroys_everything_and_a_key() -> None:
    foes = line("troll") | artifacts("pile-of-skulls") | keys("red")
    t = table(you=hand("groundbreaking-discovery") | laboratory("reckless-experimentation"), enemy=foes)
    t.you.plays("groundbreaking-discovery")
    assert t.you == line() | artifacts() | purged("groundbreaking-discovery")
    assert t.enemy == line() | artifacts() | keys() and t.is_quiet


def test_groundbreaking_discovery_does_nothing_with_a_part_missing() -> None:
    foes = line("troll") | keys("red")
    t = table(you=hand("groundbreaking-discovery") | laboratory("blood-of-titans"), enemy=foes)
    t.you.plays("groundbreaking-discovery")
    assert t.enemy == foes and t.you == discard("groundbreaking-discovery") and t.is_quiet


def test_backup_plan_archives_for_each_enemy_in_excess() -> None:
    t = table(
        you=hand("backup-plan") | line("krump") | deck("punch", "fear", "anger"),
        enemy=line("troll", "bumpsy", "urchin"),
    )
    t.you.plays("backup-plan")
    assert t.you == archives("punch", "fear") | deck("anger") and t.is_quiet


def test_backup_plan_archives_nothing_for_as_many() -> None:
    t = table(you=hand("backup-plan") | line("krump") | deck("punch"), enemy=line("troll"))
    t.you.plays("backup-plan")
    assert t.you == archives() | deck("punch") and t.is_quiet


def test_honors_keysis_forges_cheaper_for_cards_played() -> None:
    t = table(you=hand("science", "honors-keysis") | amber(11))
    t.you.plays("science").plays("honors-keysis").picks("science", "red")
    assert t.you == keys("red") | purged("honors-keysis") | amber(2) and t.is_quiet


def test_honors_keysis_forges_nothing_without_the_amber() -> None:
    t = table(you=hand("honors-keysis") | amber(10))
    t.you.plays("honors-keysis")
    assert t.you == keys() | discard("honors-keysis") | amber(11) and t.is_quiet


def test_archons_callback_draws_five() -> None:
    t = table(you=hand("archon-s-callback") | deck(*["troll"] * 5, "punch"))
    t.you.plays("archon-s-callback")
    assert t.you == hand(*["troll"] * 5, "punch") | deck()


def test_archons_callback_ends_the_step() -> None:
    t = table(you=hand("archon-s-callback", "science") | deck(*["troll"] * 6))
    t.you.plays("archon-s-callback")
    assert t.state.active == 1 and t.you == hand("science", *["troll"] * 5)


def test_forgive_or_forget_archives_two_of_different_types() -> None:
    t = table(you=hand("forgive-or-forget") | discard("troll", "krump", "punch"))
    t.you.plays("forgive-or-forget").picks(0).picks("troll")
    assert t.you == archives("troll", "punch") | discard("forgive-or-forget", "krump") and t.is_quiet


def test_forgive_or_forget_purges_two_of_each_pile() -> None:
    t = table(you=hand("forgive-or-forget") | discard("troll", "krump", "punch"), enemy=discard("fear"))
    t.you.plays("forgive-or-forget").picks(1).picks("troll", "krump").picks("fear")
    assert t.you == purged("troll", "krump") | archives() and t.enemy == purged("fear") and t.is_quiet


def test_mind_bullets_strike_all_for_each_card_played() -> None:
    t = table(you=hand("science", "mind-bullets") | line("krump"), enemy=line("troll"))
    t.you.plays("science").plays("mind-bullets")
    while not t.is_quiet:
        t.you.picks("mind-bullets")
    assert t.you == line(damaged("krump", 2)) and t.enemy == line(damaged("troll", 2))


def test_mind_bullets_alone_strike_for_one() -> None:
    t = table(you=hand("mind-bullets"), enemy=line("troll"))
    t.you.plays("mind-bullets")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet


def test_think_twice_plays_an_action_again_and_purges_it() -> None:
    t = table(you=hand("think-twice") | discard("punch", "krump"), enemy=line("troll"))
    t.you.plays("think-twice")
    assert t.enemy == line(damaged("troll", 3)) and t.you == purged("punch") | discard("think-twice", "krump")
    assert t.is_quiet


def test_think_twice_plays_no_creature() -> None:
    t = table(you=hand("think-twice") | discard("krump"))
    t.you.plays("think-twice")
    assert t.you == line() | purged() | discard("think-twice", "krump") and t.is_quiet


def test_think_twice_does_not_purge_what_has_hidden_itself() -> None:
    t = table(you=hand("think-twice") | discard("pour-tal"), **HIGH)
    t.you.plays("think-twice")
    assert t.you == purged() | archives("pour-tal") | discard("think-twice")
    assert t.is_quiet


def test_final_analysis_destroys_all_and_each_draws_for_its_own() -> None:
    t = table(
        you=hand("final-analysis") | line("krump") | deck("punch", "fear"),
        enemy=line("troll", "bumpsy") | deck("anger", "urchin", "fear"),
    )
    t.you.plays("final-analysis")
    assert t.you == line() | hand("punch") and t.enemy == line() | hand("anger", "urchin") and t.is_quiet


def test_final_analysis_draws_nothing_for_who_had_none() -> None:
    t = table(you=hand("final-analysis") | deck("punch"), enemy=line("troll") | deck("anger"))
    t.you.plays("final-analysis")
    assert t.you == hand() and t.enemy == hand("anger") and t.is_quiet


def test_science_pays_for_each_other_action() -> None:
    t = table(you=hand("science", "backup-plan"))
    t.you.plays("science")
    assert t.you == amber(0)
    t.you.plays("backup-plan")
    while not t.is_quiet:
        t.you.picks("science")
    assert t.you == amber(1)


def test_science_pays_for_no_creature() -> None:
    t = table(you=hand("science", "pi-sweven"))
    t.you.plays("science").plays("pi-sweven")
    assert t.you == amber(0) and t.is_quiet


def test_submersive_principle_halves_both_pools_at_high_tide() -> None:
    t = table(you=hand("submersive-principle") | amber(5), enemy=amber(8), **HIGH)
    t.you.plays("submersive-principle")
    assert t.you == amber(3) and t.enemy == amber(4) and t.is_quiet


def test_submersive_principle_costs_each_one_otherwise() -> None:
    t = table(you=hand("submersive-principle") | amber(5), enemy=amber(8), tide_card=True)
    t.you.plays("submersive-principle")
    assert t.you == amber(4) and t.enemy == amber(7) and t.is_quiet


def test_theory_or_conjecture_archives_two() -> None:
    t = table(you=hand("theory-or-conjecture") | deck("punch", "fear", "anger"))
    t.you.plays("theory-or-conjecture").picks(0)
    assert t.you == archives("punch", "fear") | deck("anger") and t.is_quiet


def test_theory_or_conjecture_plays_one() -> None:
    t = table(you=hand("theory-or-conjecture") | deck("batdrone", "fear"))
    t.you.plays("theory-or-conjecture").picks(1)
    assert t.you == line("batdrone") | deck("fear") | archives() and t.is_quiet
