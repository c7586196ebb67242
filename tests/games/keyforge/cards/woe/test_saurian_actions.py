"""Rulings of Winds of Exchange's Saurian actions and artifacts."""

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
    line,
    side,
    stunned,
    table,
    token,
    warded,
)

TROOPER = side(token="trooper")


def voted(yea: int = 0, nay: int = 0) -> dict[str, object]:
    """An election with votes on it."""
    votes = {name: count for name, count in (("yea", yea), ("nay", nay)) if count}
    return {"card": "election", "counters": votes}


def test_conscription_makes_up_the_difference() -> None:
    t = table(
        you=hand("conscription") | line("bumpsy") | deck("troll", "punch", "anger") | TROOPER,
        enemy=line("krump", "troll", "dust-pixie"),
    )
    t.you.plays("conscription").picks("right")
    assert t.you == line("bumpsy", "trooper", "trooper") | deck("anger") and t.is_quiet


def test_conscription_makes_none_for_the_stronger_side() -> None:
    t = table(
        you=hand("conscription") | line("bumpsy", "troll") | deck("punch") | TROOPER, enemy=line("krump")
    )
    t.you.plays("conscription")
    assert t.you == line("bumpsy", "troll") | deck("punch") and t.is_quiet


def test_edict_of_nerotaurus_forbids_the_next_creature_to_reap() -> None:
    t = table(
        you=line("bumpsy", "krump", "troll") | artifacts("edict-of-nerotaurus"), enemy=line("dust-pixie")
    )
    t.you.reaps("bumpsy")
    assert not t.you.can("reap", "krump") and t.you.can("fight", "krump")
    assert t.you.why_not("reap", "krump") == "card-forbids"
    t.you.fights("krump")
    assert t.you.can("reap", "troll") and t.is_quiet


def test_edict_of_nerotaurus_forbids_two_fights_in_a_row() -> None:
    t = table(
        you=line("bumpsy", stunned("krump"), "troll") | artifacts("edict-of-nerotaurus"),
        enemy=line("dust-pixie", "urchin"),
    )
    t.you.fights("bumpsy", "dust-pixie")
    assert not t.you.can("fight", "troll") and t.you.can("reap", "troll")
    # Shaking off a stun is a use too.
    t.you.unstuns("krump")
    assert t.you.can("fight", "troll") and t.is_quiet


def test_edict_of_nerotaurus_binds_nobody_in_the_next_turn() -> None:
    t = table(
        you=line("bumpsy") | artifacts("edict-of-nerotaurus"),
        enemy=line("krump") | houses("brobnar", "dis", "mars"),
    )
    t.you.reaps("bumpsy").ends_turn()
    t.enemy.chooses("brobnar")
    assert t.enemy.can("reap", "krump")


def test_election_counts_a_vote_for_every_reap() -> None:
    t = table(you=line("bumpsy") | artifacts("election"))
    t.you.reaps("bumpsy").picks(1)
    assert dict(next(iter(t.you.look("artifacts"))).counters) == {"nay": 1} and t.is_quiet


def test_election_with_six_yeas_destroys_itself_and_all_creatures() -> None:
    t = table(
        you=line("bumpsy") | artifacts(voted(yea=5), "hymn-to-duma"), enemy=line("krump", warded("troll"))
    )
    t.you.reaps("bumpsy").picks(0)
    assert t.you == line() | artifacts("hymn-to-duma") and t.enemy == line("troll") and t.is_quiet


def test_election_with_six_nays_destroys_all_artifacts() -> None:
    t = table(
        you=line("bumpsy") | artifacts(voted(yea=4, nay=5)),
        enemy=line("krump") | artifacts("hymn-to-duma"),
    )
    t.you.reaps("bumpsy").picks(1)
    assert t.you == line("bumpsy") | artifacts() and t.enemy == line("krump") | artifacts() and t.is_quiet


def test_tectonic_shift_destroys_a_half_of_each_line() -> None:
    t = table(
        you=hand("tectonic-shift") | line("bumpsy", "troll"),
        enemy=line("krump", "urchin", "dust-pixie", "troll"),
    )
    t.you.plays("tectonic-shift").picks("bumpsy").may_choose("krump", "troll").picks("troll")
    assert t.you == line("troll") and t.enemy == line("krump", "urchin") and t.is_quiet


def test_tectonic_shift_lets_the_middle_belong_to_either_half() -> None:
    t = table(you=hand("tectonic-shift") | line("bumpsy"), enemy=line("krump", "urchin", "troll"))
    t.you.plays("tectonic-shift").picks("done", "krump", "urchin")
    assert t.you == line("bumpsy") and t.enemy == line("troll") and t.is_quiet


def test_training_costs_takes_two_aember() -> None:
    t = table(you=hand("training-costs") | amber(3))
    t.you.plays("training-costs")
    assert t.you == amber(1) | discard("training-costs") and t.is_quiet


def test_training_costs_comes_back_if_it_is_not_paid_in_full() -> None:
    t = table(you=hand("training-costs") | amber(1))
    t.you.plays("training-costs")
    assert t.you == amber(0) | deck("training-costs") | discard() and t.is_quiet


def test_training_costs_is_discarded_by_cards_only() -> None:
    t = table(you=hand("training-costs", "pax-sauriana"))
    assert t.you.can("discard", "pax-sauriana") and not t.you.can("discard", "training-costs")
    assert t.you.why_not("discard", "training-costs") == "card-forbids"
    t = table(you=hand("sunk-cost"), enemy=hand("training-costs"))
    t.you.plays("sunk-cost").picks("brobnar")
    assert t.enemy == hand() | discard("training-costs") and t.is_quiet


def test_aembrosia_outpost_sends_a_creature_home_for_the_aember_of_another() -> None:
    t = table(
        you=artifacts("æmbrosia-outpost") | line("bumpsy", holding("troll", 2)) | deck("anger"),
        house="saurian",
    )
    t.you.acts("æmbrosia-outpost").picks("bumpsy")
    assert t.you == line(holding("troll", 1)) | amber(1) | deck("anger", "bumpsy") and t.is_quiet


def test_aembrosia_outpost_moves_nothing_from_enemies() -> None:
    t = table(
        you=artifacts("æmbrosia-outpost") | line("bumpsy"), enemy=line(holding("krump", 2)), house="saurian"
    )
    t.you.acts("æmbrosia-outpost")
    assert t.you == line() | amber(0) and t.enemy == line(holding("krump", 2)) and t.is_quiet


def test_inspiring_oration_makes_a_token_for_each_aember_on_the_exalted() -> None:
    t = table(
        you=hand("inspiring-oration") | line(holding("bumpsy", 1)) | deck("troll", "punch", "anger") | TROOPER
    )
    t.you.plays("inspiring-oration").picks("right")
    assert t.you == line(holding("bumpsy", 2), "trooper", "trooper") | deck("anger") and t.is_quiet


def test_inspiring_oration_makes_none_without_a_creature() -> None:
    t = table(you=hand("inspiring-oration") | deck("troll") | TROOPER, enemy=line(holding("krump", 3)))
    t.you.plays("inspiring-oration")
    assert t.you == line() and t.enemy == line(holding("krump", 3)) and t.is_quiet


def test_pax_sauriana_wards_everybody() -> None:
    t = table(you=hand("pax-sauriana") | line("bumpsy", "troll"), enemy=line("krump"))
    t.you.plays("pax-sauriana")
    assert (
        t.you == line(warded("bumpsy"), warded("troll")) and t.enemy == line(warded("krump")) and t.is_quiet
    )


def test_pax_sauriana_wards_no_artifact() -> None:
    t = table(you=hand("pax-sauriana") | artifacts("election"))
    t.you.plays("pax-sauriana")
    assert not t.you.body("election").warded and t.is_quiet


def test_arm_the_plebeians_wards_the_new_token() -> None:
    t = table(you=hand("arm-the-plebeians") | line("bumpsy") | deck("troll", "punch") | TROOPER)
    t.you.plays("arm-the-plebeians")
    assert t.you == line("bumpsy", warded("trooper")) and t.is_quiet


def test_arm_the_plebeians_wards_nobody_where_nothing_is_made() -> None:
    t = table(you=hand("arm-the-plebeians") | line("bumpsy"))
    t.you.plays("arm-the-plebeians")
    assert t.you == line("bumpsy") and t.is_quiet


def test_epic_poem_pays_for_the_aember_on_the_exalted() -> None:
    t = table(you=hand("epic-poem") | line(holding("bumpsy", 2), "troll"))
    t.you.plays("epic-poem").picks("bumpsy")
    assert t.you == line(holding("bumpsy", 3), "troll") | amber(3) and t.is_quiet


def test_epic_poem_sings_of_no_enemy() -> None:
    t = table(you=hand("epic-poem"), enemy=line(holding("krump", 2)))
    t.you.plays("epic-poem")
    assert t.you == amber(0) and t.enemy == line(holding("krump", 2)) and t.is_quiet


def test_pale_into_insignificance_destroys_all_the_weakest() -> None:
    t = table(
        you=hand("pale-into-insignificance") | line("dust-pixie", "troll"), enemy=line("urchin", "krump")
    )
    t.you.plays("pale-into-insignificance")
    assert t.you == line("troll") and t.enemy == line("krump") and t.is_quiet


def test_pale_into_insignificance_looks_at_power_and_not_at_damage() -> None:
    t = table(you=hand("pale-into-insignificance") | line("bumpsy"), enemy=line(damaged("troll", 7)))
    t.you.plays("pale-into-insignificance")
    assert t.you == line() and t.enemy == line(damaged("troll", 7)) and t.is_quiet


def test_recruit_is_archived_after_an_exalting() -> None:
    t = table(you=hand("recruit", "epic-poem") | line("bumpsy") | deck("troll", "punch") | TROOPER)
    t.you.plays("epic-poem").plays("recruit")
    assert t.you == line(holding("bumpsy", 1), "trooper") | archives("recruit") and t.is_quiet


def test_recruit_is_discarded_where_nobody_or_only_an_enemy_was_exalted() -> None:
    t = table(
        you=hand("recruit", "sagittarii-s-gaze") | line("bumpsy") | deck("troll", "punch") | TROOPER,
        enemy=line(damaged("krump", 1)),
    )
    t.you.plays("sagittarii-s-gaze").plays("recruit")
    assert t.you == line("bumpsy", "trooper") | archives() and t.is_quiet


def test_symposium_uses_a_token_and_another_after_it() -> None:
    t = table(you=hand("symposium") | line(exhausted(token("trooper")), exhausted("bumpsy"), "krump"))
    t.you.plays("symposium").picks("trooper")
    t.you.picks("yes").may_choose("bumpsy", "krump").picks("bumpsy")
    assert t.you == line(holding("trooper", 2), holding("bumpsy", 1), "krump") | amber(2) and t.is_quiet


def test_symposium_ends_after_a_creature_that_is_no_token() -> None:
    t = table(you=hand("symposium") | line(exhausted("bumpsy"), "krump"))
    t.you.plays("symposium").picks("bumpsy")
    assert t.you == line(holding("bumpsy", 1), "krump") | amber(1) and t.is_quiet
