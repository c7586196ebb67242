"""Rulings of Winds of Exchange's Æmberlings, mirrors and the pup that is both creature and upgrade."""

from tests.games.keyforge.table import (
    amber,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    line,
    maverick,
    ready,
    side,
    table,
    token,
    upgraded,
    warded,
)

from tapete.games.keyforge.movement import rebuilt_index

THEIRS = houses("brobnar", "dis", "mars")
MIRROR = upgraded("bumpsy", "mirror-shell")


def test_aemberling_is_spent_on_a_key_like_aember() -> None:
    t = table(
        you=hand(),
        enemy=line(warded(token("æmberling", "krump")), token("æmberling", "troll")) | amber(5) | THEIRS,
    )
    t.you.ends_turn()
    t.enemy.picks("red", 1, 0)
    # The ward is no help: it is discarded, not destroyed.
    assert t.enemy.keys == 1 and t.enemy == amber(0) | line("æmberling") | discard("krump")


def test_aemberling_need_not_be_spent_where_the_pool_suffices() -> None:
    t = table(you=hand(), enemy=line(token("æmberling")) | amber(6) | THEIRS)
    t.you.ends_turn()
    t.enemy.picks("red", 0)
    assert t.enemy.keys == 1 and t.enemy == amber(0) | line("æmberling")


def test_aemberling_cannot_reap_and_pays_for_no_enemy() -> None:
    t = table(you=line(token("æmberling")), enemy=line("krump"), house="staralliance")
    assert not t.you.can("reap", "æmberling") and t.you.can("fight", "æmberling")
    t = table(you=line(token("æmberling")), enemy=amber(5) | THEIRS)
    t.you.ends_turn()
    assert t.enemy.keys == 0


def test_aemberling_that_holds_aember_gives_it_to_the_opponent() -> None:
    t = table(you=hand(), enemy=line(holding(token("æmberling", "krump"), 2)) | amber(5) | THEIRS)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy.keys == 1 and t.you == amber(2) and t.enemy == discard("krump") | line()


def test_mirror_shell_makes_friendly_tokens_copies_for_the_turn() -> None:
    t = table(
        you=line(MIRROR, token("cadet", "punch")) | side(token="cadet"),
        enemy=line(token("squire")) | side(token="squire") | THEIRS,
        house="brobnar",
    )
    t.you.reaps("bumpsy")
    assert t.you == line(MIRROR, "bumpsy") and t.enemy == line("squire")
    assert t.you.can("reap", "bumpsy") and t.state.index == rebuilt_index(t.state) and t.is_quiet
    t.you.reaps("bumpsy").ends_turn()
    assert t.you == line(MIRROR, "cadet") | amber(2) and t.state.index == rebuilt_index(t.state)


def test_mirror_shell_turns_all_tokens_at_once_and_the_wounded_die_together() -> None:
    wounded = [damaged(token("grunt", of=card), 2) for card in ("anger", "punch")]
    mine = line(upgraded("silvertooth", "mirror-shell"), *wounded) | side(token="grunt")
    t = table(you=mine, house="shadows")
    t.you.reaps("silvertooth")
    assert t.you == line(exhausted(upgraded("silvertooth", "mirror-shell"))) and t.is_quiet
    assert sorted(t.you.look("discard")) == ["anger", "punch"]


def test_mirror_shell_copies_those_made_later_too() -> None:
    t = table(
        you=hand(maverick("muster", "brobnar")) | line(MIRROR) | deck("troll", "punch") | side(token="cadet"),
        enemy=THEIRS,
    )
    t.you.reaps("bumpsy").plays("muster")
    assert t.you == line(MIRROR, exhausted("bumpsy")) and t.is_quiet
    t.you.ends_turn()
    assert t.you == line(MIRROR, "cadet")


def test_mirror_shell_is_no_shorter_for_the_death_of_its_bearer() -> None:
    hurt = upgraded(damaged("bumpsy", 3), "mirror-shell")
    t = table(you=hand("punch") | line(hurt, token("cadet", "troll")) | side(token="cadet"), enemy=THEIRS)
    t.you.reaps("bumpsy").plays("punch").picks("bumpsy")
    assert t.you == line("bumpsy") and t.you.body("bumpsy").face_down and t.is_quiet
    t.you.ends_turn()
    assert t.you == line("cadet")


def test_mirror_shell_makes_a_token_and_copies_nothing_by_itself() -> None:
    t = table(you=hand("mirror-shell") | line("bumpsy") | deck("troll", "punch") | side(token="cadet"))
    t.you.plays("mirror-shell")
    assert t.you == line(MIRROR, "cadet") and t.is_quiet


def test_mirror_shell_that_ends_kills_a_token_hurt_beyond_its_own_power() -> None:
    t = table(
        you=line(MIRROR, token("cadet", "punch")) | side(token="cadet"),
        enemy=line("dust-pixie") | THEIRS,
        house="brobnar",
    )
    t.you.reaps("bumpsy").fights("bumpsy").ends_turn()
    assert t.you == line(MIRROR) | discard("punch")


def test_pupgrade_as_an_upgrade_stands_up_when_its_bearer_falls() -> None:
    t = table(you=line(upgraded(damaged("urchin", 3), "pupgrade"), "troll"), enemy=line("krump"))
    assert t.you.power("urchin") == 4
    t.you.fights("urchin")
    assert t.you == line("troll", ready("pupgrade")) | discard("urchin") and t.you.power("pupgrade") == 3
    assert t.state.index == rebuilt_index(t.state) and t.is_quiet


def test_pupgrade_on_an_enemy_stands_up_on_the_enemys_side() -> None:
    t = table(you=hand("pupgrade", maverick("punch", "staralliance")), enemy=line("dust-pixie", "troll"))
    t.you.plays("pupgrade").picks("upgrade", "dust-pixie")
    assert t.enemy.power("dust-pixie") == 4
    t.you.plays("punch").picks("dust-pixie")
    assert t.enemy == line(damaged(upgraded("dust-pixie", "pupgrade"), 3), "troll")
    t = table(you=line("krump"), enemy=line(upgraded("dust-pixie", "pupgrade"), "troll"))
    t.you.fights("krump", "dust-pixie")
    assert t.enemy == line("troll", ready("pupgrade")) and t.is_quiet


def test_pupgrade_falls_with_a_bearer_that_is_not_destroyed() -> None:
    t = table(you=hand("catch-and-release") | line(upgraded("urchin", "pupgrade")))
    t.you.plays("catch-and-release")
    assert t.you == line() | discard("catch-and-release", "pupgrade") and t.is_quiet


def test_pupgrade_as_a_creature_stays_where_it_died() -> None:
    t = table(you=line("pupgrade", exhausted("troll")), enemy=line("krump"))
    t.you.fights("pupgrade")
    assert t.you == line("troll") | discard("pupgrade") and t.is_quiet
