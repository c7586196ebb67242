"""What each Mars card of Winds of Exchange does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    owned_by,
    ready,
    side,
    table,
    token,
    upgraded,
    warded,
)

GRUNT = side(token="grunt")


def test_big_magnet_draws_every_upgrade_to_one_creature() -> None:
    mine = hand("big-magnet") | line(upgraded("troll", "blood-of-titans"), "zorg")
    t = table(you=mine, enemy=line(upgraded("krump", "niffle-paw")))
    t.you.plays("big-magnet").picks("zorg")
    assert t.you == line("troll", upgraded("zorg", "blood-of-titans", "niffle-paw")) and t.enemy == line(
        "krump"
    )
    assert t.you.power("zorg") == 12 and all(
        b.controller == 0 for b in t.state.bodies.values() if b.host >= 0
    )


def test_big_magnet_returns_each_upgrade_to_its_owner_in_the_end() -> None:
    t = table(
        you=hand("big-magnet", "martian-revolution") | line("zorg"),
        enemy=line(upgraded("krump", "niffle-paw")),
    )
    t.you.plays("big-magnet").plays("martian-revolution")
    assert t.enemy == discard("niffle-paw") and "niffle-paw" not in t.you.look("discard")


def test_blorb_hive_makes_two_blorbs_of_a_creature() -> None:
    t = table(you=artifacts("blorb-hive") | line("zorg") | deck("anger", "punch") | side(token="blorb"))
    t.you.omni("blorb-hive")
    assert t.you == line("blorb", "blorb") | artifacts("blorb-hive") | discard("zorg")


def test_blorb_hive_forges_a_key_with_ten_of_them() -> None:
    blorbs = [token("blorb", "anger")] * 9
    t = table(
        you=artifacts("blorb-hive") | line(*blorbs) | deck("anger", "punch") | side(token="blorb"),
        house="mars",
    )
    t.you.omni("blorb-hive").picks("blorb")
    while not t.is_quiet:
        t.you.picks("left")
    assert len(t.you.look("creatures")) == 10
    t.you.picks("red")
    assert t.you == keys("red") | artifacts() and t.is_quiet


def test_v17_glossary_criaturas_ficha_1_a_hive_that_was_borrowed_makes_no_blorb() -> None:
    mine = hand("borrow") | line("urchin") | deck("anger", "punch")
    t = table(you=mine, enemy=artifacts("blorb-hive") | side(token="blorb"))
    t.you.plays("borrow").omni("blorb-hive")
    assert t.you == line() | artifacts(exhausted("blorb-hive")) | deck("anger", "punch") and t.is_quiet


def test_borka_rikk_makes_a_token_for_each_mars_card_discarded() -> None:
    t = table(you=hand("kaboom", "anger") | line("borka-rikk") | deck("troll") | GRUNT)
    t.you.discards("kaboom")
    assert t.you == line("borka-rikk", "grunt") and t.is_quiet


def test_borka_rikk_makes_a_token_for_a_mars_card_that_the_enemy_has_discarded() -> None:
    mine = line("borka-rikk") | hand("zorg", "troll") | deck("anger", "punch") | GRUNT
    t = table(you=hand("deep-probe"), enemy=mine)
    t.you.plays("deep-probe").picks("mars", "left")
    assert t.enemy == line("grunt", "borka-rikk") | hand("troll") | discard("zorg") and t.is_quiet


def test_borka_rikk_makes_none_for_a_card_of_another_house() -> None:
    t = table(
        you=artifacts("airlock") | hand("anger") | line("borka-rikk") | deck("troll", "punch") | GRUNT,
        house="mars",
    )
    t.you.acts("airlock")
    assert t.you == line("borka-rikk") | hand("troll") and t.is_quiet


def test_grondal_brings_two_tokens() -> None:
    t = table(you=hand("grondal") | deck("anger", "punch") | GRUNT)
    t.you.plays("grondal").picks("left")
    assert (
        t.you == line("grunt", "grondal", "grunt")
        or t.you == line("grunt", "grunt", "grondal")
        or t.you == line("grondal", "grunt", "grunt")
    )


def test_grondal_destroys_the_weakest_as_your_turn_begins() -> None:
    t = table(
        you=line("grondal", token("grunt", "anger")) | houses("mars"), enemy=line("krump", "urchin"), active=1
    )
    t.enemy.ends_turn()
    assert t.enemy == line("krump") and t.you == line("grondal", "grunt")


def test_martian_revolution_makes_a_token_of_each_friend() -> None:
    t = table(
        you=hand("martian-revolution") | line("troll", "zorg") | deck("anger", "punch", "krump") | GRUNT,
        enemy=line("urchin"),
    )
    t.you.plays("martian-revolution")
    assert t.you == line("grunt", "grunt") | deck("krump") and t.enemy == line("urchin")


def test_martian_revolution_makes_none_of_whom_a_ward_saves() -> None:
    t = table(you=hand("martian-revolution") | line(warded("troll")) | deck("anger") | GRUNT)
    t.you.plays("martian-revolution")
    assert t.you == line("troll") | deck("anger") and t.is_quiet


def test_nautilixian_waits_for_another_martian() -> None:
    t = table(you=line("nautilixian", "green-aeronaut"), enemy=line("urchin"))
    assert not t.you.can("reap", "nautilixian") and t.you.why_not("reap", "nautilixian") == "card-forbids"
    t.you.reaps("green-aeronaut")
    assert t.you.can("reap", "nautilixian") and t.you.can("fight", "nautilixian")


def test_nautilixian_protects_pilots_from_damage_and_destruction() -> None:
    mine = hand("stratosmack", "gateway-to-dis") | line("nautilixian", "white-aeronaut")
    t = table(you=mine, house="brobnar")
    t.you.plays("stratosmack").picks("white-aeronaut")
    assert t.you == line("nautilixian", damaged("white-aeronaut", 0)) and t.is_quiet
    t = table(you=hand("gateway-to-dis") | line("nautilixian", "white-aeronaut"), enemy=line("red-aeronaut"))
    t.you.plays("gateway-to-dis")
    assert t.you == line("white-aeronaut") and t.enemy == line()


def test_r_evolution_arms_all_of_that_name() -> None:
    mine = line(upgraded(token("grunt", "anger"), "r-evolution"), token("grunt", "punch"), "zorg")
    t = table(you=mine, enemy=line("troll"), house="mars")
    t.you.reaps("grunt#2")
    assert t.enemy == line(damaged("troll", 2)) and t.is_quiet


def test_r_evolution_arms_nobody_of_another_name() -> None:
    mine = line(upgraded(token("grunt", "anger"), "r-evolution"), "yxl-the-iron-captain")
    t = table(you=mine, enemy=line("troll"), house="mars")
    t.you.reaps("yxl-the-iron-captain")
    assert t.enemy == line(damaged("troll", 0)) and t.is_quiet


def test_revo_hooligans_paint_an_artifact_in_martian_colours() -> None:
    t = table(you=line("revo-hooligans") | artifacts("might-club"))
    assert not t.you.can("action", "might-club")
    t.you.reaps("revo-hooligans")
    assert t.you.can("action", "might-club")


def test_revo_hooligans_painting_outlives_them() -> None:
    t = table(
        you=hand("kaboom") | line("revo-hooligans") | artifacts("might-club"),
        enemy=line("troll") | houses("dis"),
    )
    t.you.reaps("revo-hooligans").plays("kaboom")
    assert t.you.can("action", "might-club") and t.you == archives("revo-hooligans")


def test_airlock_changes_a_foreign_card_for_another() -> None:
    t = table(you=artifacts("airlock") | hand("anger", "kaboom") | deck("troll"), house="mars")
    t.you.acts("airlock")
    assert t.you == hand("kaboom", "troll") | discard("anger") and t.is_quiet


def test_airlock_changes_no_martian_card() -> None:
    t = table(you=artifacts("airlock") | hand("kaboom") | deck("troll"), house="mars")
    t.you.acts("airlock")
    assert t.you == hand("kaboom") | deck("troll") and t.is_quiet


def test_ironyx_banner_strengthens_ironyx_and_brings_a_token() -> None:
    t = table(you=hand("ironyx-banner") | line("borka-rikk", "zorg") | deck("anger") | side(token="rebel"))
    t.you.plays("ironyx-banner")
    assert (t.you.power("rebel"), t.you.armor("rebel")) == (2, 1)
    assert (t.you.power("borka-rikk"), t.you.power("zorg")) == (5, 7)


def test_ironyx_banner_strengthens_none_of_the_enemy() -> None:
    t = table(you=artifacts("ironyx-banner"), enemy=line("borka-rikk"))
    assert t.enemy.power("borka-rikk") == 4


def test_memrox_the_red_gains_for_its_archives() -> None:
    t = table(you=line("memrox-the-red") | archives("troll", owned_by("krump", 1)))
    t.you.acts("memrox-the-red")
    assert t.you == amber(2)


def test_memrox_the_red_holds_enemy_cards_there() -> None:
    mine = line("memrox-the-red") | archives("troll", owned_by("krump", 1)) | houses("mars")
    t = table(you=mine, active=1, house="dis")
    t.enemy.ends_turn()
    if t.match.pending[0].kind == "house":
        t.you.chooses("mars")
    t.you.picks("take")
    assert t.you == archives("krump") | hand("troll") and t.enemy == hand()
    t = table(you=archives(owned_by("krump", 1)) | houses("mars"), active=1, house="dis")
    t.enemy.ends_turn()
    t.you.picks("take")
    assert t.enemy == hand("krump")


def test_memrox_the_red_lets_no_enemy_card_be_played_out_of_the_archives() -> None:
    mine = line("project-zyx", "memrox-the-red") | archives("dextre", owned_by("urchin", 1))
    t = table(you=mine, enemy=amber(2))
    t.you.reaps("project-zyx").picks("yes", "urchin")
    assert t.you == archives("dextre", "urchin") and t.is_quiet
    t = table(you=line("project-zyx") | archives("dextre", owned_by("urchin", 1)), enemy=amber(2))
    t.you.reaps("project-zyx").picks("yes", "urchin")
    assert t.you == archives("dextre") | line("project-zyx") and t.enemy == hand("urchin") and t.is_quiet


def test_nyyon_outpost_makes_two_tokens_of_a_creature() -> None:
    t = table(
        you=artifacts("nyyon-outpost") | line("troll") | deck("anger", "punch", "krump") | GRUNT, house="mars"
    )
    t.you.acts("nyyon-outpost")
    assert t.you == line("grunt", "grunt") | deck("krump", "troll")


def test_nyyon_outpost_makes_none_without_one() -> None:
    t = table(you=artifacts("nyyon-outpost") | deck("anger") | GRUNT)
    t.you.acts("nyyon-outpost")
    assert t.you == line() and t.is_quiet


def test_v17_erratum_invasores_del_espacio_creatures_of_the_hand_become_tokens() -> None:
    t = table(you=hand("space-invaders", "troll", "krump", "anger") | GRUNT)
    t.you.plays("space-invaders").may_choose("troll", "krump").picks("troll", "krump", "krump", "left")
    assert t.you == line("grunt", "grunt") | hand("anger") and t.is_quiet


def test_space_invaders_makes_no_token_without_its_card() -> None:
    t = table(you=hand("space-invaders", "troll"))
    t.you.plays("space-invaders").picks("troll")
    assert t.you == line() | hand("troll") and t.is_quiet


def test_space_invaders_may_reveal_nothing() -> None:
    t = table(you=hand("space-invaders", "troll") | GRUNT)
    t.you.plays("space-invaders").picks("done")
    assert t.you == line() | hand("troll") and t.is_quiet


def test_suspended_animation_takes_a_damaged_enemy_into_your_archives() -> None:
    t = table(you=hand("suspended-animation"), enemy=line(damaged("troll", 1), "krump"))
    t.you.plays("suspended-animation")
    assert t.you == archives("troll") and t.enemy == line("krump")


def test_suspended_animation_takes_nobody_who_is_whole() -> None:
    t = table(you=hand("suspended-animation") | line(damaged("zorg", 1)), enemy=line("krump"))
    t.you.plays("suspended-animation")
    assert t.you == archives() | line(damaged("zorg", 1)) and t.enemy == line("krump") and t.is_quiet


def test_yxl_the_iron_captain_lets_each_ironyx_capture_two() -> None:
    t = table(you=hand("yxl-the-iron-captain") | line("borka-rikk", "zorg"), enemy=amber(5))
    t.you.plays("yxl-the-iron-captain")
    assert t.you == line(holding("borka-rikk", 2), holding("zorg", 0), holding("yxl-the-iron-captain", 2))
    assert t.enemy == amber(1)


def test_yxl_the_iron_captain_captures_nothing_by_reaping() -> None:
    t = table(you=line("yxl-the-iron-captain"), enemy=amber(5))
    t.you.reaps("yxl-the-iron-captain")
    assert t.enemy == amber(5)


def test_zizok_is_readied_where_its_splash_kills() -> None:
    t = table(you=line("zizok"), enemy=line("troll", "bad-penny"))
    t.you.fights("zizok", "troll")
    assert t.you == line(ready("zizok"))


def test_zizok_stays_exhausted_where_its_power_kills() -> None:
    t = table(you=line("zizok"), enemy=line("dust-imp", "troll"))
    t.you.fights("zizok", "dust-imp")
    assert t.you == line(exhausted("zizok")) and t.enemy == line(damaged("troll", 1))


def test_braindart_enrages_an_enemy_that_captures_from_its_own_side() -> None:
    t = table(you=hand("braindart"), enemy=line("troll") | amber(2))
    t.you.plays("braindart")
    assert t.enemy == line(enraged(holding("troll", 1))) | amber(1) and t.you == amber(1)


def test_braindart_finds_no_friend() -> None:
    t = table(you=hand("braindart") | line("zorg"), enemy=amber(2))
    t.you.plays("braindart")
    assert t.you == line({"card": "zorg", "enraged": False}) and t.enemy == amber(2) and t.is_quiet


def test_clone_home_is_archived_where_you_have_more_creatures() -> None:
    t = table(you=hand("clone-home") | deck("anger") | GRUNT)
    t.you.plays("clone-home")
    assert t.you == line("grunt") | archives("clone-home")


def test_clone_home_is_discarded_where_you_have_as_many() -> None:
    t = table(you=hand("clone-home") | deck("anger") | GRUNT, enemy=line("troll"))
    t.you.plays("clone-home")
    assert t.you == line("grunt") | archives() | discard("clone-home")


def test_genetic_blast_hits_all_of_one_name() -> None:
    t = table(you=hand("genetic-blast") | line("troll"), enemy=line("krump", "troll", "krump"))
    t.you.plays("genetic-blast").picks("krump")
    assert t.enemy == line(damaged("krump", 2), damaged("troll", 0), damaged("krump", 2))
    assert t.you == line(damaged("troll", 0)) and t.is_quiet


def test_genetic_blast_counts_tokens_by_their_creature() -> None:
    t = table(
        you=hand("genetic-blast"), enemy=line(token("grunt", "troll"), token("grunt", "anger"), "troll")
    )
    t.you.plays("genetic-blast").picks("grunt")
    assert t.enemy == line(damaged("grunt", 2), damaged("grunt", 2), damaged("troll", 0))


def test_glylyx_weaponsmith_enhances_its_deck_and_does_nothing_else() -> None:
    t = table(you=hand("glylyx-weaponsmith") | deck("anger"), enemy=line("troll"))
    t.you.plays("glylyx-weaponsmith")
    assert t.you == line("glylyx-weaponsmith") | hand() and t.enemy == line(damaged("troll", 0))


def test_glylyx_weaponsmith_has_one_armor() -> None:
    t = table(you=line("glylyx-weaponsmith"), enemy=line("dust-imp"))
    t.you.fights("glylyx-weaponsmith")
    assert t.you == line(damaged("glylyx-weaponsmith", 1))


def test_ironyx_propaganda_makes_tokens_by_fights_and_reaps() -> None:
    for act in ("reap", "fight"):
        mine = line(upgraded("zorg", "ironyx-propaganda")) | deck("anger") | GRUNT
        t = table(you=mine, enemy=line("dust-imp"))
        t.you.reaps("zorg") if act == "reap" else t.you.fights("zorg")
        while not t.is_quiet:
            t.match.answer(0)
        assert len(t.you.look("creatures")) == 2


def test_ironyx_propaganda_makes_none_for_whoever_wears_none() -> None:
    t = table(you=line(upgraded("zorg", "ironyx-propaganda"), "grondal") | deck("anger") | GRUNT)
    t.you.reaps("grondal")
    assert len(t.you.look("creatures")) == 2 and t.is_quiet


def test_ironyx_rebel_readies_its_martian_neighbors() -> None:
    mine = hand("ironyx-rebel") | line(exhausted("zorg"), exhausted("troll"), exhausted("grondal"))
    t = table(you=mine)
    t.you.plays("ironyx-rebel").picks(1)
    assert t.you == line(ready("zorg"), "ironyx-rebel", exhausted("troll"), exhausted("grondal"))


def test_ironyx_rebel_readies_nobody_by_reaping() -> None:
    t = table(you=line("ironyx-rebel", exhausted("zorg")))
    t.you.reaps("ironyx-rebel")
    assert t.you == line("ironyx-rebel", exhausted("zorg"))


def test_ironyx_vatminder_makes_a_token_as_it_comes_and_as_it_goes() -> None:
    t = table(you=hand("ironyx-vatminder", "martian-revolution") | deck(*["anger"] * 5) | GRUNT)
    t.you.plays("ironyx-vatminder")
    while not t.is_quiet:
        t.match.answer(0)
    assert len(t.you.look("creatures")) == 2
    t.you.plays("martian-revolution")
    while not t.is_quiet:
        t.match.answer(0)
    assert len(t.you.look("creatures")) == 3, "one as it was destroyed, two for those destroyed"


def test_ironyx_vatminder_makes_none_as_it_goes_elsewhere() -> None:
    t = table(you=hand("kaboom") | line("ironyx-vatminder") | deck("anger") | GRUNT)
    t.you.plays("kaboom")
    assert t.you == line() | archives("ironyx-vatminder") | deck("anger")


def test_kaboom_saves_martians_in_archives_and_destroys_the_rest() -> None:
    t = table(you=hand("kaboom") | line("zorg", "troll"), enemy=line("grondal", "krump"))
    t.you.plays("kaboom")
    assert t.you == line() | archives("zorg") | discard("kaboom", "troll") | chains(3)
    assert t.enemy == line() | archives("grondal") | discard("krump")


def test_kaboom_archives_a_martian_token_as_the_card_it_is() -> None:
    t = table(you=hand("kaboom") | line(token("grunt", "anger")))
    t.you.plays("kaboom")
    assert t.you == line() | archives("anger")


def test_mk2_generator_enters_ready_and_makes_tokens() -> None:
    t = table(you=hand("mk2-generator") | deck("anger") | GRUNT)
    t.you.plays("mk2-generator").acts("mk2-generator")
    assert t.you == line("grunt") | artifacts(exhausted("mk2-generator"))


def test_mk2_generator_makes_none_from_an_empty_deck() -> None:
    t = table(you=artifacts("mk2-generator") | GRUNT)
    t.you.acts("mk2-generator")
    assert t.you == line() and t.is_quiet


def test_myx_the_tallminded_makes_enemy_keys_dearer_by_your_martians() -> None:
    t = table(you=line("myx-the-tallminded", "zorg", "troll", token("grunt", "anger")), enemy=line("grondal"))
    assert (t.enemy.key_cost, t.you.key_cost) == (9, 6)


def test_myx_the_tallminded_counts_no_enemy() -> None:
    t = table(you=line("myx-the-tallminded"), enemy=line("grondal", "zorg"))
    assert t.enemy.key_cost == 7


def test_scoop_up_takes_one_of_each_side() -> None:
    t = table(you=hand("scoop-up") | line("troll", "zorg"), enemy=line("krump"))
    t.you.plays("scoop-up")
    assert (
        sorted(t.you.look("archives")) == ["krump", "troll"] and t.you == line("zorg") and t.enemy == line()
    )


def test_scoop_up_takes_no_martian() -> None:
    t = table(you=hand("scoop-up") | line("zorg"), enemy=line("grondal"))
    t.you.plays("scoop-up")
    assert t.you == line("zorg") | archives() and t.enemy == line("grondal") and t.is_quiet


def test_yxlix_mesmerist_lets_a_creature_capture_from_its_own_side() -> None:
    t = table(you=line("yxlix-mesmerist") | amber(2), enemy=line("troll") | amber(2))
    t.you.acts("yxlix-mesmerist").picks("troll")
    assert t.enemy == line(holding("troll", 1)) | amber(1) and t.you == amber(2)


def test_yxlix_mesmerist_takes_nothing_where_there_is_nothing() -> None:
    t = table(you=line("yxlix-mesmerist") | amber(2), enemy=line("troll"))
    t.you.acts("yxlix-mesmerist").picks("troll")
    assert t.enemy == line(holding("troll", 0)) and t.is_quiet


def test_big_magnet_on_a_creature_that_dies_of_it_draws_the_upgrades_along() -> None:
    t = table(
        you=hand("big-magnet") | line(upgraded("weasand", "killzord-mk-9001"), "zorg"),
        enemy=line(upgraded("krump", "niffle-paw")),
    )
    t.you.plays("big-magnet").picks("weasand")
    assert t.you == line("zorg") and t.enemy == line("krump") | discard("niffle-paw") and t.is_quiet
