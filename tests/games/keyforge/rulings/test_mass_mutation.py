"""Questions and examples of v17.2 about cards of Mass Mutation that meet others."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    grown,
    hand,
    holding,
    keys,
    line,
    table,
    upgraded,
)

GORKUS = line(
    holding("krump", 1), upgraded(holding("optio-gorkus", 1), "imperial-scutum"), holding("zorg", 2)
)


def test_v17_faq_destruida_7_the_active_player_says_who_gets_the_amber_of_the_dying() -> None:
    t = table(you=GORKUS | hand("gateway-to-dis"), house="dis")
    t.you.plays("gateway-to-dis").picks("krump", "zorg")
    assert t.enemy == amber(0), "all of it went to Gorkus, and from there to the common supply"
    t = table(you=hand("gateway-to-dis"), enemy=GORKUS)
    t.you.plays("gateway-to-dis").picks("imperial-scutum")
    while not t.is_quiet:
        t.match.answer(0)
    assert t.you == amber(3), "on the other player's turn what the neighbors had falls with Gorkus"


def test_v17_faq_elusivo_5_elusive_gained_before_the_fight_counts() -> None:
    horned = upgraded(holding("troll", 1), "siren-horn")
    t = table(you=line(horned), enemy=line("krump", "boss-zarek"))
    t.you.fights("troll", "krump")
    assert t.enemy == line(holding("krump", 1), "boss-zarek") and t.you == line(
        upgraded("troll", "siren-horn")
    )


def test_v17_faq_iconos_9_icons_as_if_played_are_stopped_too() -> None:
    t = table(
        you=line("ensign-el-samra") | hand("virtuous-works"),
        enemy=line("master-of-the-grey"),
        house="staralliance",
    )
    t.you.acts("ensign-el-samra")
    assert t.you == amber(0) | hand("virtuous-works") and t.is_quiet
    t = table(you=line("ensign-el-samra") | hand("virtuous-works"), house="staralliance")
    t.you.acts("ensign-el-samra")
    assert t.you == amber(3)


def test_v17_faq_halcon_fantasma_2_a_neighbor_that_comes_to_stand_there_reaps() -> None:
    t = table(you=line("sinder", "troll", "krump") | hand("ghosthawk"))
    t.you.plays("ghosthawk").picks(1, "yes", "sinder", "troll")
    assert t.you == line("sinder", "ghosthawk", "krump") | amber(2), "Krump reaped in the troll's place"
    assert t.is_quiet


def test_v17_faq_la_estrella_palida_1_chonkers_keeps_power_1() -> None:
    t = table(
        you=artifacts("the-pale-star", "dark-æmber-vault") | line(grown("chonkers", 1)), house="untamed"
    )
    assert t.you.power("chonkers") == 4
    t.you.omni("the-pale-star")
    assert t.you.power("chonkers") == 1


def test_v17_faq_imitacion_1_the_icons_of_the_copied_card_are_resolved() -> None:
    t = table(
        you=hand(enhanced("mimicry", "capture")) | line("troll"), enemy=discard("virtuous-works") | amber(2)
    )
    t.you.plays("mimicry")
    assert t.you == amber(3) | line("troll") and t.enemy == amber(2)


def test_v17_faq_rana_llave_1_amber_on_shrix_pays_for_the_key_of_a_dying_keyfrog() -> None:
    t = table(you=line("troll"), enemy=line("keyfrog", holding("senator-shrix", 5)) | amber(5))
    t.you.fights("troll", "keyfrog").picks("red", 2)
    assert t.enemy == keys("red") | amber(1) | line(holding("senator-shrix", 3))
    assert t.you == line(damaged("troll", 2)) | deck()
