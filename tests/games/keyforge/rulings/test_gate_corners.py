"""Rulings on what happens at once, follows, repeats and stands in for something else: abilities gained twice, power
that falls by itself, copies of one replacement, windows that outlive who opened them.
"""

from typing import Any

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    TableUnderTest,
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
    houses,
    line,
    maverick,
    owned_by,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

assert made

BOTH = pytest.mark.parametrize("ruleset", ["2023", "2018"])

# Equal abilities («Mejoras», FAQ «Oficial Científico Morfeus») ------------------------------------------------


@BOTH
def test_v17_faq_morfeus_two_charges_give_two_play_abilities(ruleset: str) -> None:
    t = table(
        you=hand("charge", "charge", "champion-anaphiel"),
        enemy=line("troll"),
        house="sanctum",
        ruleset=ruleset,
    )
    t.you.plays("charge").plays("charge").plays("champion-anaphiel")
    assert t.enemy == line(damaged("troll", 4)) and t.is_quiet


@BOTH
def test_v17_mejoras_two_tunnelers_on_one_creature_draw_two_cards(ruleset: str) -> None:
    t = table(
        you=line("dextre")
        | artifacts("spectral-tunneler", "spectral-tunneler")
        | deck("troll", "krump", "bumpsy"),
        ruleset=ruleset,
    )
    t.you.acts("spectral-tunneler").acts("spectral-tunneler").reaps("dextre")
    assert t.you == hand("troll", "krump") and t.is_quiet


@BOTH
def test_v17_mejoras_two_duskrunners_on_one_creature_steal_twice(ruleset: str) -> None:
    t = table(
        you=line(upgraded("umbra", "duskrunner", "duskrunner")),
        enemy=amber(3),
        house="shadows",
        ruleset=ruleset,
    )
    t.you.reaps("umbra")
    assert (t.you.amber, t.enemy.amber) == (3, 1) and t.is_quiet


# Copies of one replacement («Jugador activo», FAQ «Ser Marrows») ----------------------------------------------


@BOTH
def test_v17_faq_ser_marrows_of_two_shadow_selves_the_active_player_chooses_who_takes_the_damage(
    ruleset: str,
) -> None:
    theirs = line(damaged("shadow-self", 4), "urchin", "shadow-self")
    t = table(you=hand("punch"), enemy=theirs, ruleset=ruleset)
    t.you.plays("punch").picks("urchin").may_choose("shadow-self", "shadow-self").picks("shadow-self#2")
    assert t.enemy == line(damaged("shadow-self", 4), "urchin", damaged("shadow-self", 3)) and t.is_quiet


@BOTH
def test_v17_faq_ser_marrows_of_two_ether_spiders_the_active_player_chooses_who_captures(
    ruleset: str,
) -> None:
    t = table(you=line("troll"), enemy=line("ether-spider", "krump", "ether-spider"), ruleset=ruleset)
    t.you.reaps("troll").may_choose("ether-spider", "ether-spider").picks("ether-spider#2")
    assert t.enemy == line("ether-spider", "krump", holding("ether-spider", 1)) and t.you.amber == 0
    assert t.is_quiet


@BOTH
def test_two_ether_spiders_share_out_each_amber_as_the_active_player_says(ruleset: str) -> None:
    """Each Æmber that would be added to the pool is captured: none says that one spider gets them all."""
    theirs = line("ether-spider", "krump", "ether-spider")
    t = table(you=hand("windfall"), enemy=theirs, ruleset=ruleset)
    t.you.plays("windfall").picks("ether-spider").may_choose("2", "1").picks("1")
    assert t.enemy == line(holding("ether-spider", 1), "krump", holding("ether-spider", 1)) and t.is_quiet
    t = table(you=hand("windfall"), enemy=theirs, ruleset=ruleset)
    t.you.plays("windfall").picks("ether-spider").picks("2")
    assert t.enemy == line(holding("ether-spider", 2), "krump", "ether-spider") and t.is_quiet


@BOTH
def test_v17_jugador_activo_of_two_cloaks_of_different_owners_the_active_player_chooses(ruleset: str) -> None:
    wearer = upgraded("krump", "armageddon-cloak", owned_by("armageddon-cloak", 0))
    t = table(you=hand("gateway-to-dis"), enemy=line(wearer), ruleset=ruleset)
    t.you.plays("gateway-to-dis").may_choose("armageddon-cloak", "armageddon-cloak").picks(
        "armageddon-cloak#2"
    )
    assert t.enemy == line(upgraded("krump", "armageddon-cloak"))
    assert t.you == discard("gateway-to-dis", "armageddon-cloak") and t.is_quiet


def test_two_cloaks_that_nobody_can_tell_apart_are_not_asked_about() -> None:
    t = table(
        you=hand("gateway-to-dis"), enemy=line(upgraded("krump", "armageddon-cloak", "armageddon-cloak"))
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == line(upgraded("krump", "armageddon-cloak")) | discard("armageddon-cloak") and t.is_quiet


def test_two_rituals_or_two_doors_are_not_asked_about() -> None:
    t = table(
        you=hand("gateway-to-dis") | artifacts("annihilation-ritual"),
        enemy=line("krump") | artifacts("annihilation-ritual"),
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == line() | purged("krump") and t.is_quiet
    t = table(you=hand("dimension-door", "dimension-door") | line("dextre"), enemy=amber(3))
    t.you.plays("dimension-door").plays("dimension-door").reaps("dextre")
    assert (t.you.amber, t.enemy.amber) == (1, 2) and t.is_quiet


@BOTH
@pytest.mark.parametrize(("first", "worn"), [("troll", [0, 2]), ("troll#2", [2, 0])])
def test_v17_flanco_copies_that_cross_at_once_and_are_not_alike_cross_in_the_order_chosen(
    ruleset: str, first: str, worn: list[int]
) -> None:
    theirs = line(damaged("troll", 2), "troll") | hand("smash") | side(houses=["brobnar"])
    t = table(you=hand("dominion"), enemy=theirs, ruleset=ruleset)
    t.you.plays("dominion")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    t.you.ends_turn()
    t.enemy.plays("smash").may_choose("troll", "troll").picks(first).picks("left")
    assert [b.damage for b in t.enemy.look("creatures")] == worn and t.is_quiet


# «Repetir» ----------------------------------------------------------------------------------------------------


@BOTH
def test_v17_repetir_numquid_goes_on_after_a_ward_kept_the_creature(ruleset: str) -> None:
    t = table(you=hand("numquid-the-fair"), enemy=line(warded("troll"), "krump"), ruleset=ruleset)
    t.you.plays("numquid-the-fair").picks("troll").may_choose("troll", "krump").picks("troll")
    assert t.enemy == line("krump") | discard("troll") and t.is_quiet


@BOTH
def test_v17_repetir_numquid_goes_on_after_a_cloak_saved_the_creature(ruleset: str) -> None:
    theirs = line(upgraded("troll", "armageddon-cloak"), "krump")
    t = table(you=hand("numquid-the-fair"), enemy=theirs, ruleset=ruleset)
    t.you.plays("numquid-the-fair").picks("troll").picks("krump")
    assert t.enemy == line("troll") | discard("krump", "armageddon-cloak") and t.is_quiet


def test_v17_repetir_numquid_may_choose_another_after_one_who_cannot_be_destroyed() -> None:
    t = table(you=hand("numquid-the-fair"), enemy=line("rock", "krump"))
    t.you.plays("numquid-the-fair").picks("rock").picks("krump")
    assert t.enemy == line("rock") and t.is_quiet


def test_v17_bucles_infinitos_what_can_never_change_anything_ends() -> None:
    t = table(you=hand("numquid-the-fair"), enemy=line("rock", "rock"))
    t.you.plays("numquid-the-fair")
    while not t.is_quiet:
        t.you.picks("rock")
    assert t.enemy == line("rock", "rock")


@BOTH
def test_v17_repetir_a_deathquark_that_a_ward_stopped_may_be_repeated(ruleset: str) -> None:
    t = table(you=hand("bouncing-deathquark") | line("dextre"), enemy=line(warded("troll")), ruleset=ruleset)
    t.you.plays("bouncing-deathquark")
    assert t.enemy == line("troll") and t.you == line() and t.is_quiet, "nobody of yours is left to destroy"
    mine = line(warded("dextre"))
    t = table(you=hand("bouncing-deathquark") | mine, enemy=line(warded("troll")), ruleset=ruleset)
    t.you.plays("bouncing-deathquark").picks("yes")
    assert t.enemy == line() and t.is_quiet


# Overlord Greking (FAQ «Alborada Supremo») --------------------------------------------------------------------


@BOTH
def test_v17_faq_alborada_supremo_greking_raises_nobody_whom_the_ritual_purged(ruleset: str) -> None:
    mine = line("overlord-greking") | artifacts("annihilation-ritual")
    t = table(you=mine, enemy=line("bumpsy"), ruleset=ruleset)
    t.you.fights("overlord-greking")
    assert t.you == line(damaged("overlord-greking", 5)) and t.enemy == purged("bumpsy") and t.is_quiet


@BOTH
def test_v17_faq_alborada_supremo_what_greking_raises_stays_under_your_control(ruleset: str) -> None:
    t = table(you=line("overlord-greking"), enemy=line("bumpsy"), ruleset=ruleset)
    t.you.fights("overlord-greking")
    assert (
        t.you == line(damaged("overlord-greking", 5), exhausted("bumpsy")) and t.enemy == line() | discard()
    )
    t.you.ends_turn()
    assert [b.id for b in t.you.look("creatures")] == ["overlord-greking", "bumpsy"], "and stays"


@BOTH
def test_a_creature_put_into_play_comes_to_whom_the_ability_says(ruleset: str) -> None:
    t = table(you=hand("reunion") | discard("troll"), ruleset=ruleset)
    t.you.plays("reunion")
    assert t.you == line("troll") and t.is_quiet


# What happened instead was not done (FAQ «Gargantodonte») -----------------------------------------------------


@BOTH
def test_v17_faq_gargantodonte_nerve_blast_deals_nothing_when_a_spider_captures_the_amber(
    ruleset: str,
) -> None:
    t = table(you=hand("nerve-blast"), enemy=line("ether-spider", "troll") | amber(2), ruleset=ruleset)
    t.you.plays("nerve-blast")
    assert t.enemy == line(holding("ether-spider", 1), "troll") | amber(1) and t.you.amber == 0
    assert t.is_quiet


@BOTH
def test_v17_efectos_de_sustitucion_amber_captured_instead_was_not_gained_moved_or_paid(ruleset: str) -> None:
    t = table(you=hand("windfall") | line("troll"), enemy=line("ether-spider"), ruleset=ruleset)
    t.you.plays("windfall")
    assert t.enemy == line(holding("ether-spider", 2)) and t.you == line("troll"), "no counter"
    t = table(you=hand("windfall") | line("troll"), ruleset=ruleset)
    t.you.plays("windfall")
    assert t.you == line(grown("troll", 1)) | amber(2)
    t = table(you=hand("collection") | line(holding("troll", 1)), enemy=line("ether-spider"), ruleset=ruleset)
    t.you.plays("collection")
    assert t.enemy == line(holding("ether-spider", 1)) and t.you == line("troll")
    t = table(you=hand("extortion") | line("troll"), enemy=line("ether-spider") | amber(1), ruleset=ruleset)
    t.you.plays("extortion")
    assert t.enemy == line(holding("ether-spider", 1)) and t.you == line("troll")


# «Antes de luchar» (FAQ) --------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("foe", ["grunt-like", "dust-pixie"])
def test_v17_faq_antes_de_luchar_granted_hazardous_resolves_though_its_bearer_died_first(
    ruleset: str, foe: str
) -> None:
    mine, theirs = (
        line(upgraded("troll", "assaulter")),
        line(upgraded({"card": foe, "attacked": True}, "spiked")),
    )
    t = table(you=mine, enemy=theirs, ruleset=ruleset)
    t.you.fights("troll").picks("troll")
    assert t.enemy == line() and t.you == line(damaged(upgraded("troll", "assaulter"), 2)) and t.is_quiet


@BOTH
def test_v17_faq_antes_de_luchar_granted_assault_resolves_though_its_bearer_died_first(ruleset: str) -> None:
    mine, theirs = line(upgraded("grunt-like", "assaulter")), line(upgraded("troll", "spiked"))
    t = table(you=mine, enemy=theirs, ruleset=ruleset)
    t.you.fights("grunt-like").picks("troll")
    assert t.you == line() and t.enemy == line(damaged(upgraded("troll", "spiked"), 2)) and t.is_quiet


@BOTH
def test_v17_faq_antes_de_luchar_hazardous_given_by_another_card_resolves_too(ruleset: str) -> None:
    t = table(
        you=line(upgraded("troll", "assaulter")),
        enemy=line("grunt-like") | artifacts("thorny-walls"),
        ruleset=ruleset,
    )
    t.you.fights("troll").picks("troll")
    assert t.enemy == line() and t.you == line(damaged(upgraded("troll", "assaulter"), 3)) and t.is_quiet


# «Aturdir» ----------------------------------------------------------------------------------------------------


@BOTH
def test_v17_aturdir_one_stood_against_many_sheds_the_stun_and_fights_twice(ruleset: str) -> None:
    t = table(
        you=hand("one-stood-against-many") | line(stunned("champion-anaphiel")),
        enemy=line("troll", "grunt-like", "weakling"),
        ruleset=ruleset,
    )
    t.you.plays("one-stood-against-many").picks("grunt-like").may_choose("troll", "weakling").picks(
        "weakling"
    )
    assert t.is_quiet
    assert t.you == line(damaged("champion-anaphiel", 1)) | discard("one-stood-against-many")
    assert t.enemy == line("troll")


@BOTH
def test_one_stood_against_many_without_another_foe_is_not_used_again(ruleset: str) -> None:
    mine = line("champion-anaphiel") | artifacts("tally-stone")
    t = table(you=hand("one-stood-against-many") | mine, enemy=line("krump"), ruleset=ruleset)
    t.you.plays("one-stood-against-many")
    assert t.you == line(ready(damaged("champion-anaphiel", 5))) | amber(2), (
        "one for the card, one for its use"
    )


# Damage within another destruction («Destruida») ---------------------------------------------------------------


def _within_a_gateway(under: str, **more: Any) -> TableUnderTest:
    three = houses("dis", "logos", "shadows")
    return table(
        you=hand("gateway-to-dis") | line({"card": "jargogle", "under": [under]}) | three,
        enemy=line("troll", "dust-pixie", "krump") | side(**more) | three,
        house="dis",
    )


def test_v17_destruida_what_is_marked_already_is_not_destroyed_by_damage_again() -> None:
    t = _within_a_gateway("relentless-whispers", amber=2)
    t.you.plays("gateway-to-dis").picks("dust-pixie")
    assert t.is_quiet and t.enemy == line() | amber(2), "the gateway destroys it, the whispers do not"


def test_v17_destruida_pain_reaction_within_another_destruction_goes_no_further() -> None:
    t = _within_a_gateway("pain-reaction")
    t.you.plays("gateway-to-dis").picks("dust-pixie")
    hurt = [event.body.id for event in t.match.events if type(event).__name__ == "DamageDealt"]
    assert t.is_quiet and t.enemy == line() and hurt == ["dust-pixie"]


def test_v17_destruida_whom_damage_does_destroy_pays_as_ever() -> None:
    t = table(you=hand("relentless-whispers"), enemy=line("dust-pixie", "troll") | amber(2))
    t.you.plays("relentless-whispers").picks("dust-pixie")
    assert t.is_quiet and t.enemy == line("troll") | amber(1)


# -- what is taken from the common supply stays so, whoever takes it (v17.2 «Efectos de sustitución») -----------------


def test_what_pixies_let_be_stolen_from_the_supply_is_captured_from_there() -> None:
    t = table(
        you=hand("urchin") | line("krump"),
        enemy=line("po-s-pixies", "gargantodon") | amber(2),
        house="shadows",
    )
    t.you.plays("urchin").may_choose("krump", "urchin").picks("krump")
    assert t.you == line(holding("krump", 1), "urchin") | amber(0) and t.is_quiet
    assert t.enemy == amber(2), "in whichever order: the source is replaced, and what is done with it"


def test_staff_up_takes_nothing_out_of_a_pool_that_pixies_guard() -> None:
    t = table(
        you=hand("staff-up", maverick("urchin", "ekwidon")) | deck("troll", "bumpsy") | side(token="grunt"),
        enemy=line("po-s-pixies") | amber(2),
        house="ekwidon",
    )
    t.you.plays("staff-up").plays("urchin")
    assert [b.id for b in t.you.look("creatures")] == ["urchin", "grunt"] and t.is_quiet
    assert t.you == amber(0) | deck("bumpsy")
    assert t.enemy == line("po-s-pixies") | amber(2), "it would have come from the common supply"


def test_an_ether_spider_captures_from_the_supply_what_pixies_let_be_stolen_from_there() -> None:
    t = table(
        you=hand("ronnie-wristclocks"),
        enemy=line("po-s-pixies", "ether-spider") | amber(7),
        house="shadows",
    )
    t.you.plays("ronnie-wristclocks")
    assert t.enemy == line("po-s-pixies", holding("ether-spider", 2)) | amber(7) and t.is_quiet
    assert t.you == amber(0)


def test_v17_escudar_who_leaves_as_a_ward_is_lost_is_not_moved_a_second_time() -> None:
    """A lashing tentacle without its Keyraken is archived with the first thing that happens, here a ward that is lost."""
    t = table(
        you=hand("mælstrom") | line("lashing-tentacle", warded("krump")),
        enemy=line("troll"),
        house="unfathomable",
    )
    t.you.plays("mælstrom")
    assert t.you == line("krump") | archives("lashing-tentacle") and t.enemy == line() | deck("troll")
    t = table(
        you=hand("gateway-to-dis") | line("lashing-tentacle", warded("krump")),
        enemy=line("troll"),
        house="dis",
    )
    t.you.plays("gateway-to-dis")
    assert t.you == line("krump") | archives("lashing-tentacle") and t.enemy == line() | discard("troll")
