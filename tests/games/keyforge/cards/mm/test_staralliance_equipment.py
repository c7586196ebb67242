"""What each Star Alliance upgrade and artifact of Mass Mutation does, and the nearest thing it must not do."""

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
    table,
    upgraded,
    warded,
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


def test_detention_coil_keeps_its_creature_from_fighting() -> None:
    t = table(you=line(upgraded("scout-pete", "detention-coil")), enemy=line("troll"))
    assert t.you.why_not("fight", "scout-pete") == "card-forbids"
    assert t.is_quiet


def test_detention_coil_lets_it_reap_and_be_fought() -> None:
    t = table(you=line("scout-pete"), enemy=line(upgraded("troll", "detention-coil")))
    assert t.you.can("fight", "scout-pete") and t.you.can("reap", "scout-pete")
    assert t.is_quiet


def test_blast_shielding_gives_armor_and_may_go_to_a_neighbor_after_a_use() -> None:
    t = table(you=line(upgraded("lyco-alien", "blast-shielding"), "troll", "bumpsy"), house="staralliance")
    assert t.you.armor("lyco-alien") == 2
    t.you.reaps("lyco-alien").picks("yes")
    assert t.you == line("lyco-alien", upgraded("troll", "blast-shielding"), "bumpsy")
    assert t.is_quiet


def test_blast_shielding_stays_where_its_controller_likes() -> None:
    t = table(you=line(upgraded("lyco-alien", "blast-shielding"), "troll"), house="staralliance")
    t.you.reaps("lyco-alien").picks("no")
    assert t.you == line(upgraded("lyco-alien", "blast-shielding"), "troll")
    assert t.is_quiet


def test_blast_shielding_may_go_before_the_reap_ability_counts_it() -> None:
    """v17.2 «Luchar» names "after it fights" and "after it is used" together: one window, the active player's order."""
    mine = line(upgraded("hayden-oswin", "blast-shielding"), "troll")
    t = table(you=mine, house="staralliance")
    t.you.reaps("hayden-oswin").picks("blast-shielding").picks("yes")
    assert t.you == line("hayden-oswin", upgraded("troll", "blast-shielding")) | amber(1)
    t = table(you=mine, house="staralliance")
    t.you.reaps("hayden-oswin").picks("hayden-oswin").picks("yes")
    assert t.you == line("hayden-oswin", upgraded("troll", "blast-shielding")) | amber(2)
    assert t.is_quiet


def test_matter_maker_lets_any_number_of_upgrades_be_played() -> None:
    t = table(
        you=artifacts("matter-maker") | line("troll") | hand("duskrunner", "observ-u-max", "punch"),
        house="dis",
    )
    t.you.plays("duskrunner").plays("observ-u-max")
    assert t.you == line(upgraded("troll", "duskrunner", "observ-u-max"))
    assert not t.you.can("play", "punch")
    assert t.is_quiet


def test_matter_maker_serves_only_its_controller() -> None:
    t = table(you=line("troll") | hand("duskrunner"), enemy=artifacts("matter-maker"), house="brobnar")
    assert not t.you.can("play", "duskrunner")
    assert t.is_quiet


def test_v17_faq_criaturas_como_mejoras_1b_matter_maker_permits_a_creature_as_an_upgrade() -> None:
    t = table(
        you=artifacts("matter-maker") | line("troll") | hand("stealthster", "hayden-oswin"), house="brobnar"
    )
    assert not t.you.can("play", "hayden-oswin")
    t.you.plays("stealthster")
    assert t.you == line(upgraded("troll", "stealthster"))
    assert t.is_quiet


def test_z_particle_tracker_searches_the_deck_for_an_upgrade() -> None:
    mine = line(upgraded("z-force-agent-14", "z-particle-tracker")) | deck("troll", "duskrunner")
    t = table(you=mine | discard("observ-u-max"), enemy=line("q-mechs"))
    t.you.fights("z-force-agent-14").picks("z-particle-tracker").may_choose("duskrunner").picks("duskrunner")
    assert t.you == hand("duskrunner") | deck("troll") | discard("observ-u-max")
    assert t.is_quiet


def test_z_particle_tracker_searches_nothing_when_reaping() -> None:
    t = table(you=line(upgraded("z-force-agent-14", "z-particle-tracker")) | deck("duskrunner"))
    t.you.reaps("z-force-agent-14")
    assert t.you == hand() | deck("duskrunner")
    assert t.is_quiet


def test_z_ray_blaster_hits_the_neighbors_of_the_foe_before_the_fight() -> None:
    t = table(
        you=line(upgraded("scout-pete", "z-ray-blaster")) | deck("anger"),
        enemy=line("troll", "bumpsy", "q-mechs"),
    )
    assert t.you.power("scout-pete") == 7
    t.you.fights("scout-pete", "bumpsy").picks("no")
    assert t.enemy == line(damaged("troll", 3))
    assert t.is_quiet


def test_z_ray_blaster_spares_those_who_are_not_beside_the_foe() -> None:
    t = table(
        you=line(upgraded("lyco-alien", "z-ray-blaster")),
        enemy=line("q-mechs", "troll", "bumpsy", "headhunter"),
    )
    t.you.fights("lyco-alien", "q-mechs")
    assert t.enemy == line(damaged("troll", 3), "bumpsy", "headhunter")
    assert t.is_quiet


def test_z_wave_emitter_wards_its_creature_at_the_start_of_your_turn() -> None:
    t = table(you=hand("troll"), enemy=line(upgraded("bumpsy", "z-wave-emitter"), "headhunter"))
    t.you.ends_turn()
    t.enemy.picks("brobnar")
    assert t.enemy == line(warded(upgraded("bumpsy", "z-wave-emitter")), "headhunter")
    assert t.is_quiet


def test_z_wave_emitter_does_not_ward_at_the_start_of_the_other_turn() -> None:
    t = table(you=line(upgraded("bumpsy", "z-wave-emitter")), enemy=hand("troll"), house="brobnar")
    t.you.ends_turn()
    assert t.you == line(upgraded("bumpsy", "z-wave-emitter"))
    assert t.is_quiet
