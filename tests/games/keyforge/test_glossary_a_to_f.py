"""Sentences of the glossary of v17.2 that no other ruling shows, each named after its entry, with cards made for it."""

import tapete

from . import made
from .table import (
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
    purged,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

assert made


# Abandona el juego


def test_abandona_el_juego_whatever_was_on_a_card_is_gone_when_it_comes_back() -> None:
    worn = {"card": "bumpsy", "damage": 2, "power_counters": 1, "counters": {"doom": 1}, "owner": 1}
    t = table(you=hand("fear", "punch"), enemy=line(stunned(worn)) | side(houses=["brobnar"]), house="dis")
    t.you.plays("fear")
    t.you.ends_turn()
    t.enemy.plays("bumpsy")
    b = t.enemy.body("bumpsy")
    assert (b.damage, b.stunned, b.power_counters, b.counters) == (0, False, 0, ())


def test_abandona_el_juego_aember_on_an_artifact_goes_to_the_supply() -> None:
    t = table(you=artifacts("gorm-of-omm"), enemy=artifacts(holding("safe-place", 3)))
    t.you.omni("gorm-of-omm")
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_abandona_el_juego_a_card_under_foreign_control_goes_to_its_owners_zone() -> None:
    t = table(you=hand("cull") | line(holding(owned_by("troll", 1), 2)))
    t.you.plays("cull")
    assert t.enemy == discard("troll") and t.you == discard("cull")
    assert (t.you.amber, t.enemy.amber) == (0, 2), "the Æmber goes to the opponent of who controlled it"


def test_efectos_duraderos_reach_whoever_enters_later_and_end_with_the_turn() -> None:
    t = table(you=hand("rally", "bumpsy") | line("troll"))
    t.you.plays("rally")
    t.you.plays("bumpsy")
    assert (t.you.power("troll"), t.you.power("bumpsy")) == (10, 7), "also who enters later"
    t.you.ends_turn()
    assert t.you.power("troll") == 8


# Alfa


def test_alfa_looks_at_its_own_step_only() -> None:
    mine = artifacts("last-rite") | discard("punch") | amber(6) | hand("opener") | houses("brobnar", "dis")
    t = table(you=mine, enemy=line("troll"), step="forge", house="")
    t.you.picks("red")
    t.you.chooses("brobnar")
    assert len(t.state.played) == 1, "Punch was played in step 1"
    assert t.you.can("play", "opener")
    t.you.plays("opener")
    assert t.you == line("opener")


def test_alfa_a_card_played_as_the_house_is_chosen_is_of_that_step() -> None:
    mine = (
        artifacts("herald-of-house") | discard("nothing-written") | hand("opener") | houses("brobnar", "dis")
    )
    t = table(you=mine, step="house", house="")
    t.you.chooses("brobnar")
    assert len(t.state.played) == 1 and t.you.can("play", "opener")


# Antes de


def test_antes_de_cosechar_comes_after_exhausting_and_before_the_aember() -> None:
    t = table(you=line("herald") | deck("punch"))
    t.you.reaps("herald")
    told = [type(e).__name__ for e in t.match.events]
    assert told.index("Exhausted") < told.index("Drawn") < told.index("AmberGained")
    assert t.you == hand("punch") | amber(1)


def test_antes_de_cosechar_the_reap_goes_on_though_the_creature_left() -> None:
    t = table(you=line("martyr"))
    t.you.reaps("martyr")
    assert t.you == line() | amber(1)


# Armadura, Daño


def test_armadura_gained_in_the_turn_does_not_undo_damage() -> None:
    t = table(you=hand("punch", "plating"), enemy=line("champion-tabris"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("champion-tabris", 1))
    t = table(you=hand("plating") | line(damaged("bumpsy", 2)))
    t.you.plays("plating")
    assert t.you == line(damaged("bumpsy", 2)) and t.you.armor("bumpsy") == 2


def test_dano_moved_is_not_dealt_and_neither_armor_nor_ward_prevents_it() -> None:
    t = table(you=hand("transfusion") | line(damaged("troll", 3)), enemy=line(warded("champion-tabris")))
    t.you.plays("transfusion")
    assert t.you == line("troll") and t.enemy == line(warded(damaged("champion-tabris", 3)))
    assert t.enemy.body("champion-tabris").armor_used == 0


def test_dano_moved_may_kill() -> None:
    t = table(you=hand("transfusion") | line(damaged("troll", 3)), enemy=line("dust-imp"))
    t.you.plays("transfusion")
    assert t.enemy == line() and t.enemy.amber == 2


def test_criaturas_de_poder_cero_an_invulnerable_one_stays() -> None:
    t = table(you=hand("weakness"), enemy=line(upgraded("scout-made", "shielding"), "raider-made"))
    t.you.plays("weakness")
    assert t.enemy.power("scout-made") == 0
    assert t.enemy == line(upgraded("scout-made", "shielding"), "raider-made")
    assert t.is_quiet


# Artefactos, criaturas


def test_entrar_en_juego_creatures_and_artifacts_enter_exhausted() -> None:
    t = table(you=hand("bumpsy", "cannon"))
    t.you.plays("bumpsy")
    t.you.plays("cannon")
    assert t.you == line(exhausted("bumpsy")) | artifacts(exhausted("cannon"))


# Asalto, dañino, ataque con dispersión: values add up


def test_asalto_two_values_add_up() -> None:
    t = table(you=line(upgraded("double-assault", "assaulter")), enemy=line("raider-made"))
    t.you.fights("double-assault")
    assert t.enemy == line() and t.you == line(upgraded("double-assault", "assaulter")), "4 before the fight"


def test_danino_two_values_add_up_and_hurt_before_the_fight() -> None:
    t = table(you=line("raider-made"), enemy=line(upgraded("briar-grubbling", "spiked")))
    t.you.fights("raider-made")
    assert t.you == line() and t.enemy == line(upgraded("briar-grubbling", "spiked"))


def test_ataque_con_dispersion_two_values_add_up_and_kill_in_a_fight() -> None:
    t = table(
        you=line(upgraded("splasher", "splashing")) | artifacts("the-warchest"),
        enemy=line("scout-made", "troll", "raider-made"),
    )
    t.you.fights("splasher", "troll")
    assert t.enemy == line(damaged("troll", 3), damaged("raider-made", 3)), "3 to each neighbor"
    assert "scout-made" in [t.card(n) for n, _ in t.state.slain]


def test_ataque_con_dispersion_goes_on_though_the_foe_is_elusive() -> None:
    t = table(you=line("splasher"), enemy=line("troll", "urchin", "raider-made"))
    t.you.fights("splasher", "urchin")
    assert t.enemy == line(damaged("troll", 2), "urchin", damaged("raider-made", 2))
    assert t.you == line("splasher")


def test_antes_de_luchar_hazardous_resolves_though_assault_killed_its_creature() -> None:
    # v17.2 FAQ «Antes de luchar»: all of the window resolves, even if the creature attacked is destroyed.
    t = table(you=line(upgraded("raider-made", "assaulter")), enemy=line(damaged("briar-grubbling", 1)))
    t.you.fights("raider-made").may_choose("raider-made", "briar-grubbling").picks("raider-made")
    assert t.enemy == line() and t.you == line()


# Aturdir


def test_aturdir_a_stunned_creature_strikes_back_when_attacked() -> None:
    t = table(you=line("troll"), enemy=line(stunned("bumpsy")))
    t.you.fights("troll")
    assert t.you == line(damaged("troll", 5))


def test_aturdir_a_stunned_creature_is_not_stunned_again_and_may_still_be_chosen() -> None:
    t = table(you=hand("dazzle"), enemy=line(stunned("bumpsy"), "troll"))
    t.you.plays("dazzle").may_choose("bumpsy", "troll").picks("bumpsy")
    assert t.enemy == line(stunned("bumpsy"), "troll")


def test_aturdir_constant_abilities_go_on() -> None:
    t = table(you=line(stunned("hub"), "scout-made", "raider-made"))
    assert t.you.power("scout-made") == 5


def test_aturdir_shaking_it_off_is_a_use_for_the_rule_of_six() -> None:
    t = table(you=line(stunned("troll")), enemy=line("bumpsy"))
    t.you.unstuns("troll")
    assert len(t.state.used) == 1


def test_aturdir_an_omni_lets_a_stunned_creature_of_another_house_shake_it_off() -> None:
    # v17.2 FAQ «Aturdir»: the question on the Saurian Egg.
    t = table(you=line(stunned("omni-beast"), stunned("troll")), house="dis")
    assert t.you.can("unstun", "omni-beast") and not t.you.can("unstun", "troll")
    t.you.unstuns("omni-beast")
    assert t.you == line(exhausted("omni-beast"), stunned("troll")) | amber(0)


# Cadenas


def test_cadenas_that_prevent_nothing_are_not_shed() -> None:
    # Two cards are left in all: four chains would forbid the sixth card, not these.
    t = table(you=deck("troll", "bumpsy") | chains(4))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 2 and t.you.chains == 4


def test_mulligan_with_chains_takes_a_card_less_and_sheds_none() -> None:
    match = tapete.new_match("keyforge", seed=5, first=0, chains=[4, 0])
    assert len(match.table.hand[0]) == 6
    match.answer("mulligan")
    assert len(match.table.hand[0]) == 5 and match.table.chains[0] == 4


# Centro de la línea de batalla


def test_centro_as_many_creatures_on_either_side() -> None:
    for others, power in ((0, 5), (1, 3), (2, 5)):
        crew = ["hub"] if others == 0 else ["scout-made"] + ["hub"] + ["raider-made"] * (others - 1)
        t = table(you=line(*crew))
        assert t.you.power("hub") == power


# Control


def test_intercambiar_el_control_each_takes_the_others_place_with_what_is_on_it() -> None:
    t = table(
        you=hand("exchange") | line("scout-made", damaged("troll", 2), "raider-made"),
        enemy=line("bumpsy", upgraded("headhunter", "blood-of-titans"), "smaaash"),
    )
    t.you.plays("exchange").picks("troll", "headhunter")
    assert t.you == line("scout-made", upgraded("headhunter", "blood-of-titans"), "raider-made")
    assert t.enemy == line("bumpsy", damaged("troll", 2), "smaaash")
    assert t.is_quiet


def test_intercambiar_el_control_lasts_and_works_for_artifacts() -> None:
    t = table(you=hand("trade") | artifacts("cannon"), enemy=artifacts("omni-stone"))
    t.you.plays("trade")
    t.you.ends_turn()
    assert t.you == artifacts("omni-stone") and t.enemy == artifacts("cannon")


def test_intercambiar_el_control_needs_both() -> None:
    t = table(you=hand("exchange") | line("troll"))
    t.you.plays("exchange")
    assert t.you == line("troll") and t.is_quiet


def test_mover_a_creature_goes_anywhere_in_its_line_or_stays() -> None:
    for place, there in ((0, ["troll", "bumpsy", "raider-made"]), (1, ["bumpsy", "troll", "raider-made"])):
        t = table(you=hand("march") | line("bumpsy", "troll", "raider-made"))
        t.you.plays("march").picks("troll").may_choose("0", "1", "2").picks(place)
        assert [b.id for b in t.you.look("creatures")] == there


def test_mover_a_flank_creature_may_stay_on_its_flank_or_go_to_the_other() -> None:
    for flank, there in (("left", ["bumpsy", "troll"]), ("right", ["troll", "bumpsy"])):
        t = table(you=hand("to-the-side") | line("bumpsy", "troll"))
        t.you.plays("to-the-side").picks("bumpsy").may_choose("left", "right").picks(flank)
        assert [b.id for b in t.you.look("creatures")] == there


# Criaturas ficha


def test_criaturas_ficha_keep_their_name_under_another_player() -> None:
    token = {"card": "troll", "counts_as": "grunt-made", "face_down": True}
    t = table(you=hand("lend") | side(token="scout-made"), enemy=line(token) | side(token="grunt-made"))
    t.you.plays("lend")
    assert [b.id for b in t.you.look("creatures")] == ["grunt-made"]


def test_dar_la_vuelta_what_lay_on_a_card_that_cannot_stay_goes_to_the_supply() -> None:
    token = {"card": "punch", "counts_as": "grunt-made", "face_down": True, "amber": 2, "warded": True}
    t = table(you=hand("unmask") | line(upgraded(token, "blood-of-titans")))
    t.you.plays("unmask")
    assert sorted(t.you.look("discard")) == ["blood-of-titans", "punch", "unmask"]
    assert (t.you.amber, t.enemy.amber) == (0, 0)


# Desforjar


def test_desforjar_a_key_must_be_forged_again() -> None:
    t = table(you=hand("broken-key"), enemy=side(keys=["red", "blue"], forged=["blue"]) | amber(6))
    t.you.plays("broken-key")
    assert t.enemy == keys("red")


# Destruida


def test_destruida_a_marked_card_cannot_be_chosen_to_be_destroyed() -> None:
    t = table(you=hand("cull"), enemy=line("avenger", "troll", warded("raider-made")))
    t.you.plays("cull")
    assert t.enemy == line(), "only the raider, whose ward was gone, could be chosen"
    t = table(you=hand("punch") | line("troll", "bumpsy"), enemy=line("avenger"))
    t.you.plays("punch").picks("avenger").may_choose("troll", "bumpsy").picks("troll")
    assert t.you == line("bumpsy")


def test_destruida_an_ability_gained_after_the_mark_does_not_resolve() -> None:
    mine = line("legacy") | artifacts("testament")
    t = table(you=hand("cull") | mine)
    t.you.plays("cull")
    assert t.you.amber == 3, "what it had when it was marked"
    t = table(you=hand("cull") | line("legacy"), enemy=artifacts("testament"))
    t.you.plays("cull")
    assert t.you.amber == 1


def test_sacrificar_counts_as_destroyed() -> None:
    t = table(you=artifacts("firecracker", "relic-watch"))
    t.you.omni("firecracker")
    assert t.you.amber == 4, "3 and 1 for the artifact destroyed"


# Elección de casa


def test_eleccion_de_casa_of_two_that_must_be_chosen_either_may() -> None:
    t = table(
        you=artifacts("call-dis", "call-mars") | houses("brobnar", "dis", "mars"), step="house", house=""
    )
    t.you.may_choose("dis", "mars").picks("mars")
    assert t.state.house == "mars"


# Enfurecer


def test_enfurecer_an_effect_that_says_reap_lets_an_enraged_creature_reap() -> None:
    t = table(you=hand("stir") | line(enraged("troll")), enemy=line("bumpsy"))
    t.you.plays("stir")
    assert t.you == line(exhausted(enraged("troll"))) | amber(1), "the counter stays"


def test_enfurecer_a_fight_takes_the_counter_off_though_it_did_not_take_place() -> None:
    t = table(you=line(enraged("ancient-bear")), enemy=line("dust-imp"))
    t.you.fights("ancient-bear")
    assert t.you == line("ancient-bear")


# Escudar


def test_v17_faq_escudar_1_a_ward_after_the_mark_saves_nobody_from_destruction() -> None:
    t = table(you=hand("cull"), enemy=line("shepherd", "raider-made"))
    t.you.plays("cull")
    assert t.enemy == line() and sorted(t.enemy.look("discard")) == ["raider-made", "shepherd"]


def test_escudar_after_the_mark_keeps_a_creature_from_leaving_by_other_ways() -> None:
    t = table(you=hand("cull"), enemy=line("shepherd", "phoenix"))
    t.you.plays("cull").may_choose("shepherd", "phoenix").picks("shepherd")
    assert t.enemy == line() | hand(), "the phoenix could not return to the hand"
    assert sorted(t.enemy.look("discard")) == ["phoenix", "shepherd"]
    t = table(you=hand("cull"), enemy=line("shepherd", "phoenix"))
    t.you.plays("cull").picks("phoenix")
    assert t.enemy == hand("phoenix")


def test_escudar_is_lost_instead_of_being_archived_purged_or_shuffled_away() -> None:
    for card in ("take-archive", "take-purge", "take-shuffle"):
        t = table(you=hand(card), enemy=line(warded("troll")))
        t.you.plays(card)
        assert t.enemy == line("troll") | archives() | purged()


def test_escudar_does_not_keep_a_creature_from_changing_sides() -> None:
    t = table(you=hand("lend"), enemy=line(warded("troll")))
    t.you.plays("lend")
    assert t.you == line(warded("troll"))


# Daño, table 4; contadores; alfa of a copy


def test_dano_who_has_lethal_damage_is_marked_before_anything_heals() -> None:
    t = table(you=hand("punch"), enemy=line("scout-made") | artifacts("salve"))
    t.you.plays("punch")
    assert t.enemy == line() | discard("scout-made")
    t = table(you=hand("punch"), enemy=line("raider-made") | artifacts("salve"))
    t.you.plays("punch")
    assert t.enemy == line(damaged("raider-made", 1)), "who lives is healed"


def test_contadores_named_ones_lie_on_a_card_and_mean_nothing_by_themselves() -> None:
    t = table(you=hand("omen"), enemy=line("troll"))
    t.you.plays("omen")
    assert t.enemy.body("troll").counters == (("doom", 2),) and t.enemy.power("troll") == 8
    shown = t.match.view(0)["table"]["players"][1]["line"][0]["counters"]
    assert shown == [{"name": "doom", "count": 2}]


def test_alfa_a_copy_that_could_not_be_played_keeps_the_card_in_the_hand() -> None:
    t = table(you=hand("mimicry", "dust-pixie"), enemy=discard("first-light"))
    assert t.you.can("play", "mimicry")
    t.you.plays("dust-pixie")
    assert not t.you.can("play", "mimicry")
    t = table(you=hand("mimicry", "dust-pixie"), enemy=discard("first-light"))
    t.you.plays("mimicry")
    assert t.you.amber == 2


def test_de_este_modo_does_not_count_whom_a_ward_saved() -> None:
    # v17.2 FAQ «De este modo»: the question on the Obsidian Forge.
    t = table(you=hand("forge-fire") | line(warded("troll"), "bumpsy"))
    t.you.plays("forge-fire")
    assert t.you == line("troll") | amber(1)
