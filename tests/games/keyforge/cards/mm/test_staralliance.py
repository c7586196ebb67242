"""What each Star Alliance card of Mass Mutation does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    line,
    maverick,
    stunned,
    table,
    upgraded,
)


def test_securi_droid_may_be_played_as_an_upgrade_that_gives_taunt() -> None:
    t = table(you=hand("securi-droid") | line("troll"))
    t.you.plays("securi-droid").picks("upgrade")
    assert t.you == line(upgraded("troll", "securi-droid"))
    assert t.you.keyword("troll", "taunt") == 1
    assert t.is_quiet


def test_securi_droid_is_a_creature_with_taunt_where_it_is_played_as_one() -> None:
    t = table(you=hand("securi-droid") | line("troll"))
    t.you.plays("securi-droid").picks("creature", "right")
    assert t.you == line("troll", "securi-droid")
    assert t.you.keyword("securi-droid", "taunt") == 1
    assert t.you.keyword("troll", "taunt") == 0
    assert t.is_quiet


def test_securi_droid_can_be_an_upgrade_where_no_creature_may_be_played() -> None:
    """v17.2 FAQ «Criaturas jugadas como mejoras»."""
    t = table(you=artifacts("lifeward") | line("troll"), enemy=hand("securi-droid", "scout-pete"))
    t.you.omni("lifeward").ends_turn()
    assert not t.enemy.can("play", "scout-pete")
    t.enemy.plays("securi-droid")
    assert t.you == line(upgraded("troll", "securi-droid"))
    assert t.is_quiet


def test_stealthster_may_be_played_as_an_upgrade_that_gives_elusive() -> None:
    t = table(you=hand("stealthster") | line("troll"))
    t.you.plays("stealthster").picks("upgrade")
    assert t.you.keyword("troll", "elusive") == 1
    assert t.is_quiet


def test_stealthster_without_a_creature_in_play_is_a_creature() -> None:
    t = table(you=hand("stealthster"))
    t.you.plays("stealthster")
    assert t.you == line("stealthster")
    assert t.is_quiet


def test_stealthster_from_the_discard_pile_may_be_played_as_an_upgrade_too() -> None:
    """v17.2 FAQ «Criaturas jugadas como mejoras»: Exhume asks for a creature only in choosing the card."""
    t = table(you=hand("exhume") | line("troll") | discard(maverick("stealthster", "dis")))
    t.you.plays("exhume").picks("yes", "upgrade")
    assert t.you == line(upgraded("troll", "stealthster")) | discard("exhume")
    assert t.is_quiet


def test_scout_pete_may_discard_the_card_it_looks_at() -> None:
    t = table(you=line("scout-pete") | deck("troll", "bumpsy"))
    t.you.reaps("scout-pete").picks("yes")
    assert t.you == discard("troll") | deck("bumpsy")
    assert t.is_quiet


def test_scout_pete_may_leave_it_where_it_is() -> None:
    t = table(you=line("scout-pete") | deck("troll", "bumpsy"))
    t.you.reaps("scout-pete").picks("no")
    assert t.you == discard() | deck("troll", "bumpsy")
    assert t.is_quiet


def test_access_denied_keeps_its_creature_from_reaping() -> None:
    t = table(you=line(upgraded("scout-pete", "access-denied")), enemy=line("troll"))
    assert not t.you.can("reap", "scout-pete")
    assert t.you.can("fight", "scout-pete")
    assert t.is_quiet


def test_access_denied_binds_an_enemy_creature_too() -> None:
    t = table(you=hand("access-denied") | line("scout-pete"), enemy=line("troll") | hand("bumpsy"))
    t.you.plays("access-denied", on="enemy:troll").ends_turn()
    assert t.enemy.why_not("reap", "troll") == "card-forbids"
    assert t.is_quiet


def test_observ_u_max_captures_after_reaping_and_fighting() -> None:
    t = table(you=line(upgraded("scout-pete", "observ-u-max")) | deck("troll"), enemy=amber(2))
    t.you.reaps("scout-pete").picks("observ-u-max", "no")
    assert t.you == line(holding(upgraded("scout-pete", "observ-u-max"), 1)) | amber(1)
    assert t.enemy == amber(1)
    assert t.is_quiet


def test_observ_u_max_leaves_other_creatures_as_they_are() -> None:
    t = table(you=line(upgraded("troll", "observ-u-max"), "bumpsy"), enemy=amber(2))
    t.you.reaps("bumpsy")
    assert t.enemy == amber(2)
    assert t.is_quiet


def test_subdue_deals_one_and_stuns() -> None:
    t = table(you=hand("subdue"), enemy=line("troll", "bumpsy"))
    t.you.plays("subdue").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.enemy == line("troll", stunned(damaged("bumpsy", 1)))
    assert t.is_quiet


def test_subdue_stuns_a_creature_whose_armor_held_the_damage() -> None:
    t = table(you=hand("subdue"), enemy=line("champion-anaphiel"))
    t.you.plays("subdue")
    assert t.enemy == line(stunned("champion-anaphiel"))
    assert t.is_quiet


def test_detention_coil_keeps_its_creature_from_fighting() -> None:
    t = table(you=line(upgraded("scout-pete", "detention-coil")), enemy=line("troll"))
    assert t.you.why_not("fight", "scout-pete") == "card-forbids"
    assert t.is_quiet


def test_detention_coil_lets_it_reap_and_be_fought() -> None:
    t = table(you=line("scout-pete"), enemy=line(upgraded("troll", "detention-coil")))
    assert t.you.can("fight", "scout-pete") and t.you.can("reap", "scout-pete")
    assert t.is_quiet
