"""Examples of the glossaries, errata and learning games, each named after its entry in the index."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    line,
    side,
    table,
    upgraded,
    warded,
)

# Examples ---------------------------------------------------------------------------------------------------


def test_v17_glossary_destruida_2_duma_heals_those_who_live_and_cannot_save_the_tagged() -> None:
    t = table(
        you=hand("poison-wave"),
        enemy=line("jehu-the-bureaucrat", damaged("duma-the-martyr", 2), damaged("commander-remiel", 1))
        | deck("troll", "krump"),
    )
    t.you.plays("poison-wave")
    assert t.enemy == line("jehu-the-bureaucrat") | hand("troll", "krump")
    assert sorted(t.enemy.look("discard")) == ["commander-remiel", "duma-the-martyr"]
    assert t.is_quiet


def test_v17_glossary_efectos_de_sustitucion_2_the_cloak_goes_in_remiels_place() -> None:
    t = table(
        you=hand("gateway-to-dis"), enemy=line(upgraded(damaged("commander-remiel", 1), "armageddon-cloak"))
    )
    t.you.plays("gateway-to-dis")
    assert t.enemy == line("commander-remiel") | discard("armageddon-cloak")
    assert t.is_quiet


def test_v17_glossary_mas_poderosa_1_one_of_the_tied_completes_the_three() -> None:
    t = table(
        you=hand("three-fates"), enemy=line("troll", "ether-spider", "bumpsy", "rogue-ogre"), house="dis"
    )
    t.you.plays("three-fates")
    assert t.enemy == line("bumpsy")
    t = table(
        you=hand("three-fates"), enemy=line("troll", "ether-spider", "bumpsy", "doc-bookton"), house="dis"
    )
    t.you.plays("three-fates").may_choose("bumpsy", "doc-bookton").picks("bumpsy")
    assert t.enemy == line("doc-bookton")
    assert t.is_quiet


def test_v17_glossary_no_poder_contra_deber_1_a_forbidden_house_is_not_compulsory() -> None:
    t = table(
        you=hand("restringuntus"),
        enemy=line("pitlord") | side(houses=["dis", "mars", "untamed"]),
        house="dis",
    )
    t.you.plays("restringuntus").picks("dis").ends_turn()
    assert sorted(t.offered) == ["mars", "untamed"]


def test_v17_glossary_por_cada_2_the_ray_gun_hits_one_creature() -> None:
    mine = line(upgraded("zorg", "red-planet-ray-gun"), "ether-spider")
    t = table(you=mine, enemy=line("grabber-jammer", "troll"))
    t.you.reaps("zorg").may_choose("zorg", "ether-spider", "grabber-jammer", "troll").picks("troll")
    assert t.enemy == line("grabber-jammer", damaged("troll", 3))
    assert t.is_quiet


def test_v17_glossary_orden_2_both_hits_of_the_lance_are_dealt_at_once() -> None:
    t = table(
        you=hand("mighty-lance"), enemy=line("duma-the-martyr", "commander-remiel") | deck("troll", "krump")
    )
    t.you.plays("mighty-lance").picks("duma-the-martyr")
    assert t.enemy == line() | hand("troll", "krump"), "Remiel was tagged before Duma healed"
    assert t.is_quiet


def test_v11_example_combate_the_terror_and_the_raiding_knight_both_live() -> None:
    t = table(you=line("the-terror"), enemy=line("raiding-knight"))
    t.you.fights("the-terror")
    assert t.you == line(exhausted(damaged("the-terror", 4)))
    assert t.enemy == line(damaged("raiding-knight", 3))


def test_learn_example_lucha_2_damage_does_not_lower_power() -> None:
    t = table(
        you=line(exhausted(damaged("headhunter", 4))) | artifacts("gauntlet-of-command"),
        enemy=line("sergeant-zakiel"),
        house="brobnar",
    )
    t.you.acts("gauntlet-of-command")
    assert t.you == line() | amber(0) and t.enemy == line()
    assert t.is_quiet


# Errata -----------------------------------------------------------------------------------------------------


def backup(ruleset: str) -> object:
    """An enemy creature with Biomatrix Backup is about to be destroyed."""
    return table(you=line("troll"), enemy=line(upgraded("bumpsy", "biomatrix-backup")), ruleset=ruleset)


def test_v17_erratum_backup_de_biomatriz_there_is_no_choice() -> None:
    t = backup("2023")
    t.you.fights("troll")
    assert t.enemy == line() | archives("bumpsy") | discard("biomatrix-backup")
    assert t.is_quiet


def test_v11_faq_backup_de_biomatriz_the_active_player_decides() -> None:
    t = backup("2018")
    t.you.fights("troll").picks("no")
    assert t.enemy == line() | archives() and "bumpsy" in t.enemy.look("discard")
    t = backup("2018")
    t.you.fights("troll").picks("yes")
    assert t.enemy == archives("bumpsy")


def test_v17_erratum_camara_de_incubacion_revealing_is_optional() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("zorg", "troll"), house="dis")
    t.you.omni("incubation-chamber")
    assert "zorg" in t.offered or "yes" in t.offered
    t.you.picks("no" if "no" in t.offered else "done")
    assert t.you == hand("zorg", "troll") | archives()
    assert t.is_quiet


def test_v17_erratum_gato_por_liebre_it_steals_twice_at_most() -> None:
    t = table(you=hand("bait-and-switch"), enemy=amber(14))
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (2, 12)
    t = table(you=hand("bait-and-switch"), enemy=amber(1))
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (1, 0)


def test_v11_faq_gato_por_liebre_it_steals_until_both_are_even() -> None:
    t = table(you=hand("bait-and-switch"), enemy=amber(14), ruleset="2018")
    t.you.plays("bait-and-switch")
    assert (t.you.amber, t.enemy.amber) == (7, 7)


def test_v17_erratum_magda_la_rata_the_debt_is_made_by_playing_her() -> None:
    t = table(
        you=hand("magda-the-rat", "nerve-blast"), enemy=amber(3) | hand("hysteria") | side(houses=["dis"])
    )
    t.you.plays("magda-the-rat").ends_turn()
    assert (t.you.amber, t.enemy.amber) == (2, 1)
    t.enemy.plays("hysteria")
    assert t.you.amber == 0
    t = table(you=hand("hysteria"), enemy=line("magda-the-rat") | amber(3))
    t.you.plays("hysteria")
    assert t.enemy.amber == 3, "she was not played"


def test_v17_erratum_virus_personalizado_purging_is_optional_and_spares_everybody() -> None:
    mine = artifacts("custom-virus") | hand("zorg")
    t = table(you=mine, enemy=line("grabber-jammer", "troll"), house="dis")
    t.you.omni("custom-virus").picks("no" if "no" in t.offered else "done")
    assert t.enemy == line("grabber-jammer", "troll") and t.you == hand("zorg") | artifacts()
    t = table(you=mine, enemy=line("grabber-jammer", "troll", "ether-spider"), house="dis")
    t.you.omni("custom-virus").picks("yes" if "yes" in t.offered else "zorg")
    if not t.is_quiet:
        t.you.picks("zorg")
    assert t.enemy.look("creatures")[0].id in ("grabber-jammer", "troll")
    assert "zorg" in t.you.look("purged")


def test_v17_erratum_zarcillos_de_dolor_four_damage_at_once_after_a_key() -> None:
    foes = line("raiding-knight", "troll")
    t = table(you=hand("tendrils-of-pain"), enemy=foes)
    t.you.plays("tendrils-of-pain")
    assert t.enemy == line("raiding-knight", damaged("troll", 1))
    t = table(you=hand("tendrils-of-pain"), enemy=foes | side(forged=["red"], keys=["red"]))
    t.you.plays("tendrils-of-pain")
    assert t.enemy == line(damaged("raiding-knight", 2), damaged("troll", 4)), "armor stops two of the four"
    for ruleset, hurt in (("2023", 0), ("2018", 3)):
        forged = line(warded("troll")) | side(forged=["red"], keys=["red"])
        t = table(you=hand("tendrils-of-pain"), enemy=forged, ruleset=ruleset)
        t.you.plays("tendrils-of-pain")
        assert t.enemy == line(damaged("troll", hurt)), "a ward stops one damage of 4, or the first of two"


def test_v11_faq_senor_del_foso_nothing_can_be_chosen() -> None:
    t = table(
        you=hand("restringuntus"),
        enemy=line("pitlord") | side(houses=["dis", "mars", "untamed"]) | hand("zorg"),
        house="dis",
        ruleset="2018",
    )
    t.you.plays("restringuntus").picks("dis").ends_turn()
    assert t.match.pending[0].kind == "main" and t.state.house == ""
    assert t.offered == ["end"]
