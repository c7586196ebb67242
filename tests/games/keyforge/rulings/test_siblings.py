"""What held for one card holds for those of other collections that say the same."""

import pytest
from tests.games.keyforge import made
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
    houses,
    line,
    maverick,
    purged,
    stunned,
    table,
    token,
    upgraded,
    warded,
)

assert made

# -- each ability a card gains is one of its own (v17.2 «Mejoras», FAQ «Morfeus») ---------------------


def test_two_heavy_subsidies_pay_twice_for_a_reap() -> None:
    t = table(you=line("krump") | artifacts("heavy-subsidies", "heavy-subsidies"), house="brobnar")
    t.you.reaps("krump")
    assert t.you == amber(3) and t.is_quiet


def test_two_colonists_chapman_pay_twice_for_a_reap() -> None:
    t = table(you=line("colonist-chapman", "krump", "colonist-chapman"), house="brobnar")
    t.you.reaps("krump")
    assert t.you == amber(3) and t.is_quiet


def test_two_scyllas_hit_whoever_reaps_twice() -> None:
    t = table(you=line("gargantodon"), enemy=line("scylla", "scylla"), house="saurian")
    t.you.reaps("gargantodon")
    assert t.you == line(damaged("gargantodon", 8)) | amber(1) and t.is_quiet, "in whichever order"


# -- whatever may change power looks for the newly dead (v17.2 «Poder») ------------------------------


def test_a_blossom_drake_dies_when_an_artifact_that_made_it_strong_is_gone() -> None:
    t = table(
        you=hand("poltergeist"),
        enemy=line(damaged("blossom-drake", 5)) | artifacts("cannon", "pile-of-skulls"),
        house="dis",
    )
    t.you.plays("poltergeist").picks("cannon")
    assert t.enemy == line() | artifacts("pile-of-skulls") and t.is_quiet


def test_who_wears_hoplites_dory_dies_when_those_to_its_left_become_ready() -> None:
    worn = upgraded(damaged("krump", 7), "hoplite-s-dory")
    t = table(you=line(exhausted("bumpsy"), worn), house="dis")
    t.you.ends_turn()
    assert t.you == line("bumpsy") | hand("hoplite-s-dory", "krump"), "both were drawn again"


def test_a_knoxx_dies_when_a_neighbor_that_made_it_strong_is_gone() -> None:
    t = table(you=hand("fear"), enemy=line("krump", damaged("knoxx", 6), "bumpsy"), house="dis")
    t.you.plays("fear").picks("bumpsy")
    assert t.enemy == line("krump") and t.is_quiet


# -- between copies of one replacement the active player chooses (FAQ «Ser Marrows») -------------------


def test_gargantodons_of_both_players_let_the_active_player_say_who_captures() -> None:
    t = table(
        you=hand("nerve-blast") | line("gargantodon", "krump"),
        enemy=line("gargantodon", "troll") | amber(2),
        house="shadows",
    )
    t.you.plays("nerve-blast").may_choose("gargantodon", "krump").picks("krump")
    assert t.you == line("gargantodon", holding("krump", 1)) and t.enemy == amber(1) and t.is_quiet


def test_two_pairs_of_pixies_need_no_choice() -> None:
    t = table(you=hand("urchin"), enemy=line("po-s-pixies", "po-s-pixies") | amber(2), house="shadows")
    t.you.plays("urchin")
    assert t.you == amber(1) and t.enemy == amber(2) and t.is_quiet, "from the supply, whoever says so"


# -- *repeat* goes on as long as its condition holds (v17.2 «Repetir») --------------------------------


def test_ransack_goes_on_though_there_is_nothing_to_steal() -> None:
    t = table(you=hand("ransack") | deck("urchin", "noddy-the-thief", "krump", "troll"), enemy=amber(0))
    t.you.plays("ransack")
    assert t.you == discard("ransack", "krump", "noddy-the-thief", "urchin") | deck("troll") and t.is_quiet


def test_echoing_deathknell_goes_on_as_long_as_somebody_dies_of_it() -> None:
    t = table(
        you=hand("echoing-deathknell"),
        enemy=line("dust-pixie", damaged("bumpsy", 3), "troll"),
        house="unfathomable",
    )
    t.you.plays("echoing-deathknell")
    assert t.enemy == line(damaged("troll", 3)) and t.is_quiet, "one each time, and the third time nobody"
    t = table(you=hand("echoing-deathknell"), enemy=line(warded("dust-pixie"), "troll"), house="unfathomable")
    t.you.plays("echoing-deathknell")
    assert t.enemy == line("dust-pixie", damaged("troll", 1)), "nobody was destroyed"


# -- what was destroyed is looked for in the discard pile only (FAQ «Alborada Supremo») ------------------


def test_nirbor_flamewing_rises_whoever_is_purged_for_it() -> None:
    t = table(
        you=discard("nirbor-flamewing")
        | line("krump")
        | artifacts("annihilation-ritual")
        | houses("brobnar"),
        active=1,
        house="dis",
        enemy=houses("dis"),
    )
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert t.you == purged("krump") and "nirbor-flamewing" in str(t.you)


def test_purify_raises_nobody_who_is_not_in_the_pile() -> None:
    t = table(you=hand("purify"), enemy=line("bull-wark") | deck("punch", "krump", "anger"), house="sanctum")
    t.you.plays("purify")
    assert t.enemy == line("krump") | discard("punch") | purged("bull-wark") and t.is_quiet


# -- keywords given by others resolve though their bearer dies first (FAQ «Antes de luchar») --------------


def test_hazardous_from_armsmaster_molina_resolves_though_its_bearer_dies_of_assault() -> None:
    t = table(
        you=line(upgraded("krump", "way-of-the-bear")),
        enemy=line("dust-pixie", "armsmaster-molina"),
        house="brobnar",
    )
    t.you.fights("krump", "dust-pixie").picks("krump")
    assert t.you == line(upgraded(damaged("krump", 3), "way-of-the-bear")) and t.is_quiet
    assert t.enemy == line("armsmaster-molina") | discard("dust-pixie")


def test_assault_from_bull_wark_resolves_though_its_bearer_dies_of_hazardous() -> None:
    t = table(
        you=line(maverick("dust-pixie", "sanctum"), "bull-wark"),
        enemy=line(upgraded("krump", "way-of-the-porcupine")),
        house="sanctum",
    )
    t.you.fights("dust-pixie").picks("krump")
    assert t.enemy == line(upgraded(damaged("krump", 2), "way-of-the-porcupine")) and t.is_quiet


# -- shedding a stun is one use of several (v17.2 «Aturdir») --------------------------------------------


def test_relentless_assault_sheds_one_stun_and_fights_twice() -> None:
    t = table(
        you=hand("relentless-assault") | line(stunned("krump"), "troll", "bumpsy"),
        enemy=line("dust-pixie", "dust-imp", "snudge"),
        house="brobnar",
    )
    t.you.plays("relentless-assault").picks("krump", "troll", "dust-pixie", "bumpsy", "dust-imp")
    assert not t.you.body("krump").stunned
    assert t.enemy == line("snudge") and t.is_quiet


def test_badgemagus_sheds_the_stun_of_one_neighbor_and_fights_with_the_other() -> None:
    t = table(
        you=line(stunned("francus"), "badgemagus", "sequis"),
        enemy=line("dust-pixie", "dust-pixie"),
        house="sanctum",
    )
    t.you.fights("badgemagus", "dust-pixie").picks("francus")
    assert t.enemy == line() and not t.you.body("francus").stunned and t.is_quiet


# -- captured is not stolen (FAQ «Gargantodonte») -----------------------------------------------------


def test_closed_door_negotiation_is_not_repeated_where_a_gargantodon_captures() -> None:
    t = table(
        you=hand("closed-door-negotiation") | line("gargantodon"),
        enemy=amber(5) | deck("krump", "troll", "bumpsy"),
        house="ekwidon",
    )
    t.you.plays("closed-door-negotiation")
    assert t.you == line(holding("gargantodon", 1)) and t.enemy == amber(4) | hand("krump") and t.is_quiet


def test_molephin_hears_no_theft_where_a_gargantodon_captures() -> None:
    t = table(
        you=hand("urchin") | line("gargantodon"),
        enemy=amber(5) | line("molephin"),
        house="shadows",
    )
    t.you.plays("urchin").picks("gargantodon")
    assert t.you == line(holding("gargantodon", 1), "urchin") and t.enemy == amber(4) and t.is_quiet
    t = table(you=hand("urchin") | line("krump"), enemy=amber(5) | line("molephin"), house="shadows")
    t.you.plays("urchin")
    assert t.you == line(damaged("krump", 1)) | amber(1) and t.is_quiet, "one stolen, one damage each"


# -- upgrades and copies are cards in play and played (FAQ «Heraldo Oscura») ------------------------------


@pytest.mark.parametrize(("face", "paid"), [("upgrade", 1), ("creature", 0)])
def test_a_creature_played_as_an_upgrade_is_no_creature_played(face: str, paid: int) -> None:
    mine = line("krump", "redlock") | hand("explo-rover") | houses("staralliance")
    t = table(you=mine, house="staralliance")
    t.you.plays("explo-rover").picks(face, "krump" if face == "upgrade" else "left").ends_turn()
    assert t.you == amber(paid)


def test_a_token_of_mars_that_was_used_lets_nautilixian_be_used() -> None:
    t = table(you=line("nautilixian", token("grunt")), enemy=line("troll"), house="mars")
    assert not t.you.can("fight", "nautilixian")
    t.you.reaps("grunt")
    assert t.you.can("fight", "nautilixian") and t.is_quiet


# -- those that left are remembered as they were (v17.2 «Abandona el juego») -------------------------------


def test_pain_reaction_finds_the_neighbors_of_one_that_died_on_a_flank() -> None:
    t = table(you=hand("pain-reaction"), enemy=line(damaged("bumpsy", 3), "dust-pixie", "troll"), house="dis")
    t.you.plays("pain-reaction").picks("bumpsy")
    assert t.enemy == line("troll") and t.is_quiet


def test_johnny_longfingers_steals_for_mutants_that_die_with_it() -> None:
    t = table(
        you=hand("gateway-to-dis") | amber(3),
        enemy=line("johnny-longfingers", "bull-wark", "krump"),
        house="dis",
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == amber(2) | line() and t.is_quiet, "for itself and for the other mutant"


# -- who must fight *if it can* (v17.2 «Enfurecer») ------------------------------------------------------


def test_one_that_little_rapscal_makes_fight_may_use_its_omni_where_its_house_is_not_active() -> None:
    t = table(
        you=line("aquilia-lone-hero", "little-rapscal"), enemy=line("krump", "troll", "zorg"), house="brobnar"
    )
    assert t.you.can("omni", "aquilia-lone-hero") and not t.you.can("fight", "aquilia-lone-hero")
    t = table(
        you=line("aquilia-lone-hero", "little-rapscal"), enemy=line("krump", "troll", "zorg"), house="saurian"
    )
    assert t.you.can("fight", "aquilia-lone-hero") and not t.you.can("omni", "aquilia-lone-hero")


def test_an_enraged_and_stunned_creature_with_an_omni_sheds_its_stun_in_any_house() -> None:
    t = table(you=line(stunned(enraged("aquilia-lone-hero"))), enemy=line("krump", "troll"), house="brobnar")
    assert t.you.can("unstun", "aquilia-lone-hero")


# -- cards that an effect plays obey restrictions (v17.2 «Restricciones») ----------------------------------


def test_talent_scout_plays_no_creature_beside_grommid() -> None:
    t = table(you=hand("talent-scout") | line("grommid"), enemy=hand("krump"), house="ekwidon")
    assert not t.you.can("play", "talent-scout"), "it is a creature itself"


def test_lateral_shift_plays_no_second_card_of_a_type_against_kaupe() -> None:
    t = table(
        you=hand("lateral-shift"), enemy=hand("punch", "krump") | line("kaupe", "troll"), house="brobnar"
    )
    t.you.plays("lateral-shift").picks("punch")
    assert t.enemy == hand("punch", "krump") and t.is_quiet, "an action was played already"


def test_an_upgrade_speaks_of_its_hosts_neighbors_wherever_its_host_stands() -> None:
    worn = upgraded("krump", "cloaking-dongle")
    t = table(you=line("bumpsy", worn, "troll", "zorg"), house="brobnar")
    assert [bool(t.you.keyword(x, "elusive")) for x in ("bumpsy", "krump", "troll", "zorg")] == [
        True,
        True,
        True,
        False,
    ]


# -- 2018: an empty deck is rebuilt at once, however it was emptied (v1.1 «Pila de descartes») --------------


@pytest.mark.parametrize("book", ["2018", "2023"])
def test_a_deck_emptied_by_drawing_its_last_card(book: str) -> None:
    t = table(you=line("professor-sutterkin") | deck("krump") | discard("troll", "anger"), ruleset=book)
    t.you.reaps("professor-sutterkin")
    assert t.you == hand("krump") and len(t.state.deck[0]) == (2 if book == "2018" else 0)


@pytest.mark.parametrize("book", ["2018", "2023"])
def test_a_deck_emptied_by_drawing_for_a_card_played(book: str) -> None:
    t = table(you=hand("library-access", "dextre") | deck("krump") | discard("troll", "anger"), ruleset=book)
    t.you.plays("library-access").plays("dextre")
    assert t.you == hand("krump") and len(t.state.deck[0]) == (3 if book == "2018" else 0)
