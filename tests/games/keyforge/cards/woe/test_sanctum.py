"""Rulings of Winds of Exchange's Sanctum creatures, upgrades and artifacts."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    line,
    owned_by,
    ready,
    side,
    stunned,
    table,
    token,
    upgraded,
    warded,
)

SQUIRE = side(token="squire")


def test_batariel_of_the_grey_readies_every_disciple_on_both_sides() -> None:
    mine, theirs = exhausted(token("disciple")), exhausted(token("disciple"))
    t = table(you=line("batariel-of-the-grey", mine), enemy=line(theirs))
    t.you.reaps("batariel-of-the-grey")
    assert t.you == line(exhausted("batariel-of-the-grey"), ready("disciple"))
    assert t.enemy == line(ready("disciple")) and t.is_quiet


def test_batariel_of_the_grey_readies_no_other_monk() -> None:
    t = table(you=line("batariel-of-the-grey", exhausted("grey-monk"), exhausted(token("squire"))))
    t.you.reaps("batariel-of-the-grey")
    assert t.you == line("batariel-of-the-grey", exhausted("grey-monk"), exhausted("squire")) and t.is_quiet


def test_friendship_shares_damage_out_and_the_odd_point_is_chosen() -> None:
    friend = upgraded("champion-anaphiel", "friendship")
    t = table(you=hand("punch") | line("troll", "bumpsy"), enemy=line("krump", friend, "troll"))
    t.you.plays("punch").picks("champion-anaphiel")
    # Its own armor prevents one; one for each neighbor is left.
    assert t.enemy == line(damaged("krump", 1), friend, damaged("troll", 1)) and t.is_quiet


def test_friendship_leaves_the_odd_point_to_the_active_player() -> None:
    friend = upgraded("bumpsy", "friendship")
    t = table(you=hand("punch"), enemy=line("krump", friend, "troll"))
    t.you.plays("punch").picks("bumpsy").may_choose("krump", "troll").picks("krump")
    assert t.enemy == line(damaged("krump", 2), friend, damaged("troll", 1)) and t.is_quiet


def test_friendship_hurts_neighbors_whatever_their_armor_and_wards() -> None:
    friend = upgraded("bumpsy", "friendship")
    t = table(you=hand("punch"), enemy=line("champion-anaphiel", friend, warded("troll")))
    t.you.plays("punch").picks("bumpsy", "champion-anaphiel")
    # The damage has been dealt; it only goes elsewhere.
    assert (
        t.enemy == line(damaged("champion-anaphiel", 2), friend, damaged(warded("troll"), 1)) and t.is_quiet
    )


def test_friendship_does_nothing_for_one_who_stands_alone() -> None:
    t = table(you=hand("punch"), enemy=line(upgraded("bumpsy", "friendship")))
    t.you.plays("punch")
    assert t.enemy == line(damaged(upgraded("bumpsy", "friendship"), 3)) and t.is_quiet


def test_friendship_of_two_neighbors_does_not_go_on_for_ever() -> None:
    pair = upgraded("bumpsy", "friendship"), upgraded("troll", "friendship")
    t = table(you=hand("punch"), enemy=line(*pair))
    t.you.plays("punch").picks("bumpsy")
    assert t.enemy == line(pair[0], damaged(pair[1], 3)) and t.is_quiet


def test_halo_of_enlightenment_keeps_attackers_off_while_there_is_a_token() -> None:
    holy = upgraded("bumpsy", "halo-of-enlightenment")
    t = table(you=line("troll"), enemy=line(holy, token("cultist"), "krump"))
    t.you.fights("troll").may_choose("cultist", "krump")
    t = table(you=line("troll"), enemy=line(holy, "krump"))
    t.you.fights("troll").may_choose("bumpsy", "krump")


def test_halo_of_enlightenment_on_an_enemy_looks_at_its_controllers_tokens() -> None:
    t = table(you=hand("halo-of-enlightenment") | deck("troll", "punch") | SQUIRE, enemy=line("bumpsy"))
    t.you.plays("halo-of-enlightenment")
    assert t.you == line("squire") and t.is_quiet
    t = table(
        you=line("troll", token("squire")), enemy=line(upgraded("bumpsy", "halo-of-enlightenment"), "krump")
    )
    t.you.fights("troll").may_choose("bumpsy", "krump")


def test_heavy_subsidies_makes_every_key_dearer_and_every_reap_richer() -> None:
    t = table(you=line("troll") | artifacts("heavy-subsidies"))
    assert t.you.key_cost == t.enemy.key_cost == 12
    t.you.reaps("troll")
    assert t.you == amber(2) and t.is_quiet


def test_heavy_subsidies_pays_the_enemy_too() -> None:
    t = table(
        you=hand() | artifacts("heavy-subsidies"), enemy=line("krump") | houses("brobnar", "dis", "mars")
    )
    t.you.ends_turn()
    t.enemy.chooses("brobnar").reaps("krump")
    assert t.enemy == amber(2) and t.you == amber(0) and t.is_quiet


def test_sariel_the_steadfast_keeps_her_friends_ready_in_the_enemys_turn() -> None:
    t = table(you=line(token("priest")), enemy=line("sariel-the-steadfast", "bumpsy"), house="unfathomable")
    t.you.acts("priest")
    assert t.enemy == line(ready("sariel-the-steadfast"), ready("bumpsy")) and t.is_quiet, "nobody is asked"


def test_sariel_the_steadfast_exhausts_her_friends_in_her_own_turn() -> None:
    t = table(you=line("sariel-the-steadfast", "bumpsy"), enemy=line("krump"))
    t.you.reaps("sariel-the-steadfast")
    assert t.you == line(exhausted("sariel-the-steadfast"), "bumpsy") | amber(1) and t.is_quiet


def test_the_promised_blade_goes_to_whoever_has_fewer_creatures() -> None:
    t = table(
        you=line("bumpsy", "troll") | artifacts("the-promised-blade"),
        enemy=line("krump") | houses("brobnar", "dis", "mars") | amber(1),
    )
    t.you.ends_turn()
    assert t.enemy == artifacts("the-promised-blade") and t.is_quiet
    t.enemy.chooses("brobnar").omni("the-promised-blade")
    assert t.enemy == line("krump") and t.you == artifacts()


def test_v17_faq_la_espada_prometida_1_the_promised_blade_goes_where_the_active_player_says_in_a_tie() -> (
    None
):
    t = table(
        you=line("bumpsy") | artifacts("the-promised-blade"),
        enemy=line("krump") | houses("brobnar", "dis", "mars"),
    )
    t.you.ends_turn()
    t.enemy.picks("enemy")
    assert t.enemy == artifacts("the-promised-blade") and t.is_quiet


def test_the_promised_blade_lets_a_friendly_creature_capture_one() -> None:
    t = table(you=line("bumpsy") | artifacts("the-promised-blade"), enemy=line("krump") | amber(2))
    t.you.omni("the-promised-blade")
    assert t.you == line(holding("bumpsy", 1)) and t.enemy == amber(1) and t.is_quiet


def test_zephon_the_opulent_brings_two_tokens_and_is_rich_with_them() -> None:
    t = table(you=hand("zephon-the-opulent") | deck("troll", "punch", "anger") | SQUIRE)
    t.you.plays("zephon-the-opulent", flank="left").picks("left")
    assert t.you == line("squire", "squire", "zephon-the-opulent") | deck("anger") and t.is_quiet
    t = table(you=line("zephon-the-opulent", token("squire"), token("squire")))
    t.you.reaps("zephon-the-opulent")
    assert t.you == amber(3)


def test_zephon_the_opulent_cannot_be_used_with_one_token_only() -> None:
    t = table(you=line("zephon-the-opulent", token("squire")), enemy=line(token("squire"), "krump"))
    assert not t.you.can("reap", "zephon-the-opulent") and not t.you.can("fight", "zephon-the-opulent")
    assert t.you.why_not("reap", "zephon-the-opulent") == "card-forbids"


def test_zephon_the_opulent_may_be_used_alone_while_its_text_is_blank() -> None:
    theirs = line("zephon-the-opulent") | houses("sanctum")
    t = table(you=hand("shadow-of-dis"), enemy=theirs, house="dis")
    t.you.plays("shadow-of-dis").ends_turn()
    t.enemy.reaps("zephon-the-opulent")
    assert t.enemy == amber(1) and t.is_quiet


def test_grey_abbess_makes_a_token_and_armors_it() -> None:
    t = table(you=hand("grey-abbess") | deck("troll", "punch") | SQUIRE)
    t.you.plays("grey-abbess", flank="left")
    assert t.you.armor("squire") == 1 and t.you.armor("grey-abbess") == 1 and t.is_quiet


def test_grey_abbess_armors_no_enemy_token() -> None:
    t = table(you=line("grey-abbess"), enemy=line(token("squire")))
    assert t.enemy.armor("squire") == 0


def test_hymn_to_duma_turns_a_life_into_captured_aember() -> None:
    t = table(you=line("bumpsy", "troll") | artifacts("hymn-to-duma"), enemy=amber(3), house="sanctum")
    t.you.omni("bumpsy")
    assert t.you == line(holding("troll", 2)) | discard("bumpsy") and t.enemy == amber(1) and t.is_quiet


def test_hymn_to_duma_gives_nothing_to_enemies_and_captures_even_if_a_ward_saves() -> None:
    t = table(
        you=line(warded("bumpsy")) | artifacts("hymn-to-duma"),
        enemy=line("krump") | amber(3),
        house="sanctum",
    )
    assert not t.you.can("omni", "krump")
    t.you.omni("bumpsy")
    assert t.you == line(holding("bumpsy", 2)) and t.is_quiet


def test_katerina_the_summoner_captures_as_she_is_played_and_as_she_reaps() -> None:
    t = table(you=hand("katerina-the-summoner"), enemy=amber(2))
    t.you.plays("katerina-the-summoner")
    assert t.you == line(holding("katerina-the-summoner", 1)) and t.enemy == amber(1) and t.is_quiet


def test_katerina_the_summoner_leaves_a_token_for_each_aember_on_her() -> None:
    kate = holding(damaged("katerina-the-summoner", 3), 2)
    t = table(you=line(kate, "bumpsy") | deck("troll", "punch") | SQUIRE, enemy=line("krump"))
    t.you._does("fight", "katerina-the-summoner", "left").picks("right")
    # The Æmber itself goes to the enemy.
    assert t.you == line("squire", "bumpsy", "squire") and t.enemy == amber(2) and t.is_quiet


def test_lightbringer_outpost_sends_a_creature_home_and_another_captures() -> None:
    t = table(
        you=artifacts("lightbringer-outpost") | line("bumpsy", "troll") | deck("anger"),
        enemy=amber(4),
        house="sanctum",
    )
    t.you.acts("lightbringer-outpost").picks("bumpsy")
    assert t.you == line(holding("troll", 3)) | deck("anger", "bumpsy") and t.enemy == amber(1) and t.is_quiet


def test_lightbringer_outpost_does_no_more_if_a_ward_keeps_the_creature() -> None:
    t = table(you=artifacts("lightbringer-outpost") | line(warded("bumpsy")), enemy=amber(4), house="sanctum")
    t.you.acts("lightbringer-outpost")
    assert t.you == line("bumpsy") and t.enemy == amber(4) and t.is_quiet


def test_martyr_of_the_vault_leaves_a_rich_enemy_five() -> None:
    t = table(you=line(damaged("martyr-of-the-vault", 3)), enemy=line("krump") | amber(9))
    t.you.fights("martyr-of-the-vault")
    assert t.enemy == amber(5) and t.you == line() and t.is_quiet


def test_martyr_of_the_vault_takes_nothing_of_six() -> None:
    t = table(you=line(damaged("martyr-of-the-vault", 3)), enemy=line("krump") | amber(6))
    t.you.fights("martyr-of-the-vault")
    assert t.enemy == amber(6) and t.you == line() and t.is_quiet


def test_battlefield_evangelist_makes_a_token_after_a_fight() -> None:
    t = table(you=line("battlefield-evangelist") | deck("troll", "punch") | SQUIRE, enemy=line("dust-pixie"))
    t.you.fights("battlefield-evangelist")
    assert t.you == line("battlefield-evangelist", "squire") and t.is_quiet


def test_battlefield_evangelist_makes_none_if_it_falls() -> None:
    t = table(you=line("battlefield-evangelist") | deck("troll") | SQUIRE, enemy=line("troll"))
    t.you.fights("battlefield-evangelist")
    assert t.you == line() | deck("troll") and t.is_quiet


def test_celestial_gorm_returns_every_other_artifact() -> None:
    t = table(
        you=artifacts("celestial-gorm", "the-promised-blade") | line("bumpsy"),
        enemy=artifacts("heavy-subsidies"),
        house="sanctum",
    )
    t.you.omni("celestial-gorm")
    assert t.you == artifacts() | hand("the-promised-blade") | discard("celestial-gorm") | line("bumpsy")
    assert t.enemy == artifacts() | hand("heavy-subsidies") and t.is_quiet


def test_celestial_gorm_gives_borrowed_artifacts_to_their_owners() -> None:
    t = table(you=artifacts("celestial-gorm", owned_by("heavy-subsidies", 1)), house="sanctum")
    t.you.omni("celestial-gorm")
    assert t.enemy == hand("heavy-subsidies") and t.you == hand() and t.is_quiet


def test_colonel_mariana_lets_every_friendly_knight_capture() -> None:
    t = table(you=hand("colonel-mariana") | line("champion-anaphiel", "bumpsy"), enemy=amber(5))
    t.you.plays("colonel-mariana")
    assert t.you == line(holding("champion-anaphiel", 1), "bumpsy", holding("colonel-mariana", 1))
    assert t.enemy == amber(3) and t.is_quiet


def test_colonel_mariana_asks_who_captures_where_there_is_too_little() -> None:
    t = table(you=hand("colonel-mariana") | line("champion-anaphiel"), enemy=line("gatekeeper") | amber(1))
    t.you.plays("colonel-mariana").picks("champion-anaphiel")
    assert t.you == line(holding("champion-anaphiel", 1), "colonel-mariana") and t.enemy == amber(0)
    assert t.enemy == line("gatekeeper") and t.is_quiet


def test_kassiel_the_benevolent_is_a_knight_of_two_armor() -> None:
    t = table(you=line("kassiel-the-benevolent"), enemy=line("krump"))
    assert t.you.power("kassiel-the-benevolent") == 2 and t.you.armor("kassiel-the-benevolent") == 2


def test_kassiel_the_benevolent_does_nothing_as_it_is_played() -> None:
    t = table(you=hand("kassiel-the-benevolent"), enemy=amber(3))
    t.you.plays("kassiel-the-benevolent")
    assert t.you == line("kassiel-the-benevolent") | amber(0) and t.enemy == amber(3) and t.is_quiet


def test_knightapult_throws_the_next_creature_into_the_line_ready() -> None:
    t = table(
        you=artifacts("knightapult") | hand("grey-monk", "gatekeeper") | line("bumpsy", "troll"),
        house="sanctum",
    )
    t.you.acts("knightapult").plays("grey-monk").picks("yes", 1)
    assert t.you == line("bumpsy", ready("grey-monk"), "troll")
    t.you.plays("gatekeeper")
    assert t.you == line("bumpsy", "grey-monk", "troll", exhausted("gatekeeper"))


def test_knightapult_may_be_refused_and_is_spent_all_the_same() -> None:
    t = table(
        you=artifacts("knightapult") | hand("grey-monk", "gatekeeper") | line("bumpsy", "troll"),
        house="sanctum",
    )
    t.you.acts("knightapult").plays("grey-monk").picks("no", "left")
    t.you.plays("gatekeeper")
    assert t.you == line(exhausted("grey-monk"), "bumpsy", "troll", exhausted("gatekeeper")) and t.is_quiet


def test_two_knightapults_throw_the_same_next_creature() -> None:
    # Both speak of the next one, and it has come (v17.2 «Efectos duraderos»).
    t = table(
        you=artifacts("knightapult", "knightapult")
        | hand("grey-monk", "gatekeeper")
        | line("bumpsy", "troll"),
        house="sanctum",
    )
    t.you.acts("knightapult").acts("knightapult").plays("grey-monk").picks("yes", 1)
    t.you.plays("gatekeeper")
    assert t.you == line("bumpsy", ready("grey-monk"), "troll", exhausted("gatekeeper")) and t.is_quiet


def test_knightapult_throws_token_creatures_too() -> None:
    t = table(
        you=artifacts("knightapult")
        | hand("muster")
        | line("bumpsy", "troll")
        | deck("punch", "anger")
        | SQUIRE,
        house="sanctum",
    )
    t.you.acts("knightapult").plays("muster").picks("yes", 1)
    assert t.you == line("bumpsy", ready("squire"), "troll") and t.is_quiet


def test_ostentatious_mount_moves_its_rider_and_gives_it_taunt() -> None:
    t = table(you=hand("ostentatious-mount") | line("bumpsy", "troll", "krump"))
    t.you.plays("ostentatious-mount", on="bumpsy").picks(1)
    assert t.you == line("troll", upgraded("bumpsy", "ostentatious-mount"), "krump")
    assert t.you.keyword("bumpsy", "taunt") and t.is_quiet


def test_ostentatious_mount_moves_an_enemy_in_its_own_line() -> None:
    t = table(you=hand("ostentatious-mount") | line("bumpsy"), enemy=line("troll", "krump"))
    t.you.plays("ostentatious-mount", on="troll").picks(1)
    assert t.enemy == line("krump", upgraded("troll", "ostentatious-mount")) and t.you == line("bumpsy")


def test_pandulf_the_provoker_enrages_an_enemy() -> None:
    t = table(you=hand("pandulf-the-provoker") | line("bumpsy"), enemy=line("troll", "krump"))
    t.you.plays("pandulf-the-provoker").may_choose("troll", "krump").picks("krump")
    assert t.enemy.body("krump").enraged and not t.enemy.body("troll").enraged and t.is_quiet


def test_pandulf_the_provoker_enrages_nobody_of_yours() -> None:
    t = table(you=hand("pandulf-the-provoker") | line("bumpsy"))
    t.you.plays("pandulf-the-provoker")
    assert not t.you.body("bumpsy").enraged and t.you.keyword("pandulf-the-provoker", "taunt") and t.is_quiet


def test_revered_monk_is_armored_by_sanctum_neighbors() -> None:
    t = table(you=line("grey-monk", "revered-monk", "gatekeeper"))
    # Grey Monk gives one more.
    assert t.you.armor("revered-monk") == 5


def test_revered_monk_is_not_armored_by_others() -> None:
    t = table(you=line("bumpsy", "revered-monk", "troll", "gatekeeper"))
    assert t.you.armor("revered-monk") == 0


def test_disciple_grows_beside_monks() -> None:
    t = table(you=line("revered-monk", token("disciple"), "batariel-of-the-grey"))
    assert t.you.power("disciple") == 3 and t.you.armor("disciple") == 2


def test_disciple_is_weak_beside_others() -> None:
    t = table(you=line("bumpsy", token("disciple"), "gatekeeper", "revered-monk"))
    assert t.you.power("disciple") == 1 and t.you.armor("disciple") == 0


def test_cleric_captures_as_it_enters_play() -> None:
    t = table(you=hand("muster") | deck("troll", "punch") | side(token="cleric"), enemy=amber(2))
    t.you.plays("muster")
    assert t.you == line(holding("cleric", 1)) and t.enemy == amber(1)


def test_cleric_captures_nothing_when_a_card_is_turned_over() -> None:
    t = table(
        you=hand("temporal-purge") | line(token("cleric", "krump")) | side(token="cleric"),
        enemy=amber(2),
    )
    t.you.plays("temporal-purge")
    assert t.you == line("krump") and t.enemy == amber(2) and t.is_quiet


def test_defender_is_a_plain_knight() -> None:
    t = table(you=line(token("defender")), enemy=line("krump"))
    assert (t.you.power("defender"), t.you.armor("defender")) == (2, 1)


def test_defender_is_a_knight_to_those_who_count_them() -> None:
    t = table(you=hand("colonel-mariana") | line(token("defender"), token("squire")), enemy=amber(5))
    t.you.plays("colonel-mariana")
    assert t.you == line(holding("defender", 1), "squire", holding("colonel-mariana", 1)) and t.is_quiet


def test_squire_guards_its_neighbors() -> None:
    t = table(you=line("krump"), enemy=line("bumpsy", token("squire")), house="brobnar")
    t.you.fights("krump")
    assert t.enemy == line("bumpsy") and t.is_quiet


def test_squire_that_is_stunned_guards_still() -> None:
    t = table(you=line("krump"), enemy=line("bumpsy", stunned(token("squire")), "troll", "urchin"))
    t.you.fights("krump").may_choose("squire", "urchin")
