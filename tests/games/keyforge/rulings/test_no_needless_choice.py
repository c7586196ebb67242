"""No card and no ability is chosen where whichever is chosen changes nothing, now or by what follows."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    purged,
    ready,
    table,
    upgraded,
)

# -- what is done with the card chosen comes to nothing too (v17.2 «Curar», FAQ «Desvalijarra») --------


def test_patronage_chooses_nobody_where_nobody_has_amber() -> None:
    t = table(you=hand("patronage") | line("troll"), enemy=line("krump"), house="saurian")
    t.you.plays("patronage")
    assert t.is_quiet
    t = table(you=hand("patronage") | line("troll"), enemy=line(holding("krump", 3)), house="saurian")
    t.you.plays("patronage").may_choose("troll", "krump").picks("krump")
    assert t.you == amber(2) and t.enemy == amber(1) | line("krump") and t.is_quiet


def test_might_club_chooses_nobody_where_all_are_ready_and_enraged() -> None:
    club = artifacts("might-club")
    t = table(you=line(enraged("troll"), enraged("krump")) | club, house="brobnar")
    t.you.acts("might-club")
    assert t.is_quiet
    t = table(you=line(enraged("troll"), "krump") | club, house="brobnar")
    t.you.acts("might-club").may_choose("troll", "krump").picks("krump")
    assert t.you == line(enraged("troll"), enraged("krump")) and t.is_quiet
    t = table(you=line(exhausted(enraged("troll")), enraged("krump")) | club, house="brobnar")
    t.you.acts("might-club").may_choose("troll", "krump").picks("troll")
    assert t.you == line(ready(enraged("troll")), enraged("krump")) and t.is_quiet


def test_big_magnet_chooses_nobody_where_there_is_no_upgrade() -> None:
    t = table(you=hand("big-magnet") | line("troll", "krump"), house="mars")
    t.you.plays("big-magnet")
    assert t.is_quiet
    t = table(
        you=hand("big-magnet") | line("troll", "krump"),
        enemy=line(upgraded("bumpsy", "blood-of-titans")),
        house="mars",
    )
    t.you.plays("big-magnet").may_choose("troll", "krump").picks("krump")
    assert t.you == line("troll", upgraded("krump", "blood-of-titans")) and t.is_quiet


def test_malison_moves_nobody_where_there_is_nobody() -> None:
    t = table(you=line("malison"), enemy=line("dust-imp"), house="dis")
    t.you.fights("malison")
    assert t.is_quiet


def test_two_options_that_find_nobody_are_not_offered() -> None:
    t = table(you=hand("unity-or-discord"), enemy=line("krump", "troll"), house="staralliance")
    t.you.plays("unity-or-discord")
    assert t.is_quiet


# -- of abilities that are the same only one is offered (v17.2 «Habilidad "Acción:"») -------------------


def test_between_two_breaker_hills_it_is_not_asked_which_action_is_used() -> None:
    t = table(
        you=line("breaker-hill", maverick("krump", "shadows"), "breaker-hill"),
        enemy=amber(3),
        house="shadows",
    )
    t.you.acts("krump")
    assert t.you == amber(1) and t.enemy == amber(2) and t.is_quiet


def test_between_different_actions_it_is_asked_which_is_used() -> None:
    t = table(
        you=line("breaker-hill", maverick("noddy-the-thief", "shadows"), "breaker-hill"),
        enemy=amber(3),
        house="shadows",
    )
    t.you.acts("noddy-the-thief")
    assert t.you == amber(1) and t.is_quiet, "its own says the same"
    t = table(you=line("breaker-hill", maverick("pen-pal", "shadows")), enemy=line("troll") | amber(3))
    t.you.acts("pen-pal")
    assert len(t.offered) == 2


def test_the_strongest_and_the_weakest_are_the_same_where_all_are_of_one_power() -> None:
    t = table(you=hand("first-or-last") | line("krump"), enemy=line("troll", "troll"), house="sanctum")
    t.you.plays("first-or-last").picks(0)
    assert t.you == line("krump") and t.enemy == purged("troll", "troll")
    t = table(you=hand("first-or-last"), enemy=line("troll", "troll"), house="sanctum")
    t.you.plays("first-or-last")
    assert t.is_quiet and t.enemy == line() | purged("troll", "troll")


def test_freelancers_of_who_has_them_already_need_no_order() -> None:
    hired = line(upgraded("troll", "freelancer"), upgraded("bumpsy", "freelancer"))
    t = table(enemy=hired, house="brobnar")
    t.you.ends_turn()
    assert t.is_quiet and t.enemy == hired, "both stay where they are"
    t = table(you=hired, house="brobnar")
    t.you.ends_turn()
    t.enemy.picks("freelancer")
    assert not t.is_quiet, "both cross, and their order in the new battleline is chosen"


def test_nobody_is_asked_for_more_of_the_tired_to_exhaust() -> None:
    t = table(
        you=artifacts("exploratory-craft")
        | line(exhausted("krump"), "troll", exhausted("bumpsy"))
        | deck("fear", "anger"),
        house="staralliance",
    )
    t.you.acts("exploratory-craft").may_choose("krump", "troll", "bumpsy").picks("troll")
    assert t.is_quiet and t.you == hand("fear"), "the others are exhausted already"


def test_damage_that_is_not_there_is_not_shared_out() -> None:
    t = table(you=hand("entropic-manipulator"), enemy=line("troll", "krump"))
    t.you.plays("entropic-manipulator")
    assert t.is_quiet
    t = table(you=hand("entropic-manipulator"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("entropic-manipulator").picks("enemy").may_choose("yes", "no")


def test_no_order_of_fights_is_asked_where_nobody_can_fight() -> None:
    t = table(you=hand("final-refrain") | discard("troll", "troll"), house="brobnar")
    t.you.plays("final-refrain")
    assert t.is_quiet and t.you == line()


def test_who_can_neither_make_a_token_nor_draw_is_not_asked_which() -> None:
    t = table(enemy=line("gezrăhi-blacksmith"), house="brobnar")
    t.you.ends_turn()
    assert t.is_quiet, "its deck is empty, and its discard pile"
