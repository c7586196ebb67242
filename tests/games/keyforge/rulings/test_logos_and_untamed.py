"""Rulings of the two books about cards of Logos and Untamed, each named after its entry in the index."""

from tests.games.keyforge.table import (
    TableUnderTest,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    maverick,
    owned_by,
    purged,
    side,
    table,
    upgraded,
)

from tapete.games.keyforge.rules.values import houses

# Glossary of v17.2 ------------------------------------------------------------------------------------------


def test_v17_glossary_efectos_de_sustitucion_1_a_reap_under_dimension_door_takes_nothing_from_the_supply() -> (
    None
):
    t = table(you=hand("dimension-door") | line("batdrone"), enemy=amber(3))
    t.you.plays("dimension-door").reaps("batdrone")
    assert (t.you.amber, t.enemy.amber) == (1, 2)
    assert t.is_quiet


def test_v17_glossary_resuelve_1_anger_fights_with_a_creature_that_was_ready_already() -> None:
    t = table(you=hand("anger") | line("snufflegator"), enemy=line("troll"))
    t.you.plays("anger")
    assert t.you == line(exhausted("snufflegator")) and t.enemy == line(damaged("troll", 4))
    assert t.is_quiet


# Errata -----------------------------------------------------------------------------------------------------


def test_v17_erratum_acceso_a_la_biblioteca_it_is_purged_and_draws_for_the_others() -> None:
    t = table(
        you=hand("library-access", "batdrone", "quixo-the-adventurer") | deck("troll", "krump", "bumpsy")
    )
    t.you.plays("library-access").plays("batdrone").plays("quixo-the-adventurer")
    assert t.you == purged("library-access") | hand("troll", "krump") | deck("bumpsy")
    assert t.is_quiet


def test_v17_erratum_terapia_experimental_its_host_keeps_its_house() -> None:
    t = table(
        you=line(upgraded("troll", "experimental-therapy")) | side(houses=["logos", "mars", "dis"]),
        house="dis",
    )
    assert t.you.can("reap", "troll")
    assert t.you.can("fight", "troll") is False
    t = table(
        you=line("krump"),
        enemy=line(upgraded("troll", "experimental-therapy")) | side(houses=["logos", "mars", "dis"]),
    )
    t.you.ends_turn()
    assert sorted(t.offered) == ["brobnar", "dis", "logos", "mars"]


def test_v11_terapia_experimental_its_host_belongs_to_every_house() -> None:
    theirs = line(upgraded("troll", "experimental-therapy")) | side(houses=["logos", "mars", "dis"])
    t = table(you=line("krump", "urchin"), enemy=theirs, ruleset="2018")
    t.you.ends_turn()
    assert sorted(t.offered) == ["brobnar", "dis", "logos", "mars", "shadows"]


def test_v11_erratum_tigre_portentoso_four_damage_to_an_enemy() -> None:
    t = table(you=hand("mighty-tiger") | line("flaxia"), enemy=line("troll"), ruleset="2018")
    t.you.plays("mighty-tiger")
    while not t.is_quiet:
        t.you.picks("right")
    assert t.enemy == line(damaged("troll", 4))


# The first turn ---------------------------------------------------------------------------------------------


def first_turn(ruleset: str, *cards: str) -> TableUnderTest:
    """The first turn of the match."""
    mine = hand(*cards) | deck("dust-pixie", "troll")
    return table(you=mine, ruleset=ruleset, turn=1, first=0, house="logos")


def test_v11_faq_primer_turno_1_phase_shift_allows_no_second_card() -> None:
    t = first_turn("2018", "phase-shift", "flaxia")
    t.you.plays("phase-shift")
    assert t.match.pending[0].seat == 1 or not t.you.can("play", "flaxia")


def test_v17_faq_primer_turno_1_phase_shift_allows_one_more_card() -> None:
    t = first_turn("2023", "phase-shift", "flaxia", "labwork")
    t.you.plays("phase-shift")
    assert t.you.can("play", "flaxia") and not t.you.can("play", "labwork")


def test_v11_faq_primer_turno_2_wild_wormhole_plays_the_top_card() -> None:
    t = first_turn("2018", "wild-wormhole")
    t.you.plays("wild-wormhole")
    assert t.you == line("dust-pixie") | amber(3)


def test_v17_faq_primer_turno_2_wild_wormhole_plays_the_top_card() -> None:
    t = first_turn("2023", "wild-wormhole")
    t.you.plays("wild-wormhole")
    assert t.you == line("dust-pixie") | amber(3)


# Library Access and Wild Wormhole ---------------------------------------------------------------------------


def wormhole(ruleset: str) -> TableUnderTest:
    """Library Access has been played; Wild Wormhole is next."""
    mine = hand("library-access", "wild-wormhole") | deck("dust-pixie", "dew-faerie", "troll", "krump")
    t = table(you=mine, ruleset=ruleset)
    t.you.plays("library-access").plays("wild-wormhole")
    return t


def test_v11_faq_acceso_a_la_biblioteca_the_draw_comes_before_the_play_effect() -> None:
    t = wormhole("2018")
    assert t.is_quiet
    assert t.you == hand("dust-pixie", "troll") | line("dew-faerie") | amber(1)


def test_v17_faq_acceso_a_la_biblioteca_1_the_player_chooses_which_comes_first() -> None:
    t = wormhole("2023")
    t.you.may_choose("library-access", "wild-wormhole").picks("wild-wormhole")
    assert t.you == hand("dew-faerie", "troll") | line("dust-pixie") | amber(3)
    assert t.is_quiet
    t = wormhole("2023")
    t.you.picks("library-access")
    assert t.you == hand("dust-pixie", "troll") | line("dew-faerie") | amber(1)
    assert t.is_quiet


def test_v17_faq_agujero_de_gusano_salvaje_1_a_card_that_cannot_be_played_stays_on_top() -> None:
    t = table(you=hand("wild-wormhole") | deck("kelifi-dragon", "troll"))
    t.you.plays("wild-wormhole")
    assert t.you == deck("kelifi-dragon", "troll") | line() | amber(1)
    assert t.is_quiet


def test_v17_faq_agujero_de_gusano_salvaje_2_a_library_access_found_draws_for_the_wormhole() -> None:
    t = table(you=hand("wild-wormhole") | deck("library-access", "troll", "krump"))
    t.you.plays("wild-wormhole")
    assert t.you == hand("troll") | purged("library-access") | deck("krump")
    assert t.is_quiet


# Spangler Box -----------------------------------------------------------------------------------------------


def test_v17_faq_abandona_el_juego_1_caja_de_spangler_1_kelifi_returns_without_being_played() -> None:
    t = table(
        you=artifacts("spangler-box") | line("kelifi-dragon"),
        enemy=hand("grasping-vines") | side(houses=["untamed", "logos"]),
        house="logos",
    )
    t.you.acts("spangler-box")
    assert t.you == line() | purged("kelifi-dragon")
    t.you.ends_turn()
    t.enemy.chooses("untamed").plays("grasping-vines").picks("spangler-box")
    while not t.is_quiet:
        t.enemy.picks("done")
    assert t.you == line("kelifi-dragon") | purged() | hand("spangler-box")
    assert len(t.state.played) == 1


def test_v17_faq_ladron_ofidio_1_a_stolen_box_is_shadows_only_in_the_thiefs_hands() -> None:
    t = table(
        you=hand("sneklifter") | line("urchin") | side(houses=["shadows", "dis", "mars"]),
        enemy=artifacts("spangler-box")
        | line("troll", "krump")
        | side(houses=["logos", "brobnar", "untamed"]),
    )
    t.you.plays("sneklifter")
    assert t.you == artifacts("spangler-box")
    assert house_of(t, "spangler-box") == ("shadows",)
    t.you.acts("spangler-box").picks("troll").ends_turn()
    assert t.enemy == artifacts("spangler-box") and house_of(t, "spangler-box") == ("logos",)
    t.enemy.chooses("brobnar").ends_turn()
    t.you.chooses("shadows").ends_turn()
    t.enemy.chooses("logos").acts("spangler-box").picks("urchin")
    assert t.you == artifacts("spangler-box") and house_of(t, "spangler-box") == ("shadows",)


def house_of(t: TableUnderTest, card: str) -> tuple[str, ...]:
    """The houses a card in play belongs to now."""
    return houses(t.state, next(b for b in t.state.bodies.values() if b.id == card))


# Other general questions ------------------------------------------------------------------------------------


def test_v17_faq_archivos_1_abducted_creatures_go_home_and_dysania_pays_nothing() -> None:
    t = table(you=hand("dysania"), enemy=archives(owned_by("troll", 0), owned_by("krump", 0)))
    t.you.plays("dysania")
    assert t.you == hand("troll", "krump") | amber(0) | line("dysania")
    assert t.enemy == archives() | discard()
    assert t.is_quiet


def test_v17_faq_como_si_fuera_2_replicator_makes_sequis_capture_from_its_own_side() -> None:
    t = table(you=line("replicator"), enemy=line("sequis") | amber(3))
    t.you.reaps("replicator")
    assert t.enemy == line(holding("sequis", 1)) | amber(2)
    assert t.is_quiet


def test_v17_faq_flanco_1_the_bolt_runs_on_from_a_tunneled_flank() -> None:
    t = table(
        you=hand("positron-bolt") | artifacts("spectral-tunneler"),
        enemy=line("troll", "krump", "smaaash", "rogue-ogre"),
    )
    t.you.acts("spectral-tunneler").picks("krump")
    t.you.plays("positron-bolt").picks("krump", "smaaash")
    assert t.enemy == line("troll", damaged("krump", 3), damaged("smaaash", 2), damaged("rogue-ogre", 1))
    assert t.is_quiet


def test_v17_faq_mover_2_replicator_moves_no_enemy_guardian() -> None:
    t = table(you=line("replicator", "batdrone"), enemy=line("sanctum-guardian", "troll"))
    t.you.reaps("replicator")
    while not t.is_quiet:
        t.you.picks("sanctum-guardian" if "sanctum-guardian" in t.offered else t.offered[0])
    assert [b.id for b in t.enemy.look("creatures")] == ["sanctum-guardian", "troll"]
    assert [b.id for b in t.you.look("creatures")] == ["replicator", "batdrone"]


def test_v17_faq_orden_1_grasping_vines_under_a_masterplan_save_it() -> None:
    t = table(you=artifacts({"card": "masterplan", "under": ["grasping-vines"]}), house="shadows")
    t.you.omni("masterplan").picks("masterplan")
    while not t.is_quiet:
        t.you.picks("done")
    assert t.you == hand("masterplan") | artifacts() | discard("grasping-vines")


def test_v17_faq_orden_4_a_reaper_that_gains_a_reap_ability_resolves_it() -> None:
    t = table(you=line("nexus") | deck("troll"), enemy=artifacts("spectral-tunneler"), house="shadows")
    t.you.reaps("nexus")
    while not t.is_quiet:
        t.you.picks("nexus" if "nexus" in t.offered else t.offered[0])
    assert t.you == hand("troll")


def test_v17_faq_regla_del_seis_1_a_mimicked_action_counts_for_its_original() -> None:
    mine = hand(*["mimicry"] * 5, "fertility-chant", "fertility-chant")
    t = table(you=mine, enemy=discard("fertility-chant"), house="untamed")
    for _ in range(5):
        t.you.plays("mimicry")
    t.you.plays("fertility-chant")
    assert t.you.amber == 24
    assert not t.you.can("play", "fertility-chant"), "the seventh of them"


def test_v17_faq_orden_aparecen_1_the_heart_is_gone_before_it_burns() -> None:
    t = table(
        you=line("troll"),
        enemy=line("witch-of-the-eye", upgraded(damaged("shadow-self", 8), "phoenix-heart")),
        house="brobnar",
    )
    t.you.fights("troll", "shadow-self")
    assert t.enemy == line() | hand("shadow-self")
    assert "witch-of-the-eye" in t.enemy.look("discard")
    assert t.you == line(damaged("troll", 3))


def test_v17_faq_resuelve_todo_2_lost_in_the_woods_takes_what_there_is() -> None:
    t = table(you=hand("lost-in-the-woods"), enemy=line("troll", "krump"))
    t.you.plays("lost-in-the-woods")
    assert t.enemy == line() and sorted(t.enemy.look("deck")) == ["krump", "troll"]
    assert t.is_quiet


# Other cards ------------------------------------------------------------------------------------------------


def test_v17_faq_cofre_de_guerra_1_a_creature_killed_by_assault_did_not_die_fighting() -> None:
    t = table(
        you=line("ancient-bear") | artifacts(maverick("the-warchest", "untamed")),
        enemy=line("bulleteye"),
        house="untamed",
    )
    t.you.fights("ancient-bear").acts("the-warchest")
    assert t.enemy == line() and t.you.amber == 0


def test_v17_faq_desplazamiento_de_fase_1_two_of_them_allow_two_cards() -> None:
    t = table(you=hand("phase-shift", "phase-shift", "dust-pixie", "dew-faerie", "flaxia"))
    t.you.plays("phase-shift").plays("phase-shift").plays("dust-pixie").plays("dew-faerie")
    assert not t.you.can("play", "flaxia")


def test_v17_faq_desplazamiento_de_fase_2_mimicry_spends_the_permission() -> None:
    t = table(you=hand("phase-shift", "mimicry", "flaxia"), enemy=discard("foggify"))
    t.you.plays("phase-shift").plays("mimicry")
    assert t.you.amber == 1 and not t.you.can("play", "flaxia")


def test_v17_faq_desplazamiento_de_fase_3_a_card_played_by_the_wormhole_spends_it_too() -> None:
    t = table(you=hand("phase-shift", "wild-wormhole", "flaxia") | deck("dust-pixie"))
    t.you.plays("phase-shift").plays("wild-wormhole")
    assert t.you == line("dust-pixie")
    assert not t.you.can("play", "flaxia")


def test_v17_faq_dysania_1_two_archived_cards_pay_two() -> None:
    t = table(you=hand("dysania"), enemy=archives("troll", "krump"))
    t.you.plays("dysania")
    assert t.you.amber == 2 and t.enemy == archives()


def test_v17_faq_el_conocimiento_es_poder_1_three_archived_cards_pay_three() -> None:
    t = table(you=hand("knowledge-is-power") | archives("troll", "krump", "bumpsy"))
    t.you.plays("knowledge-is-power").picks(1)
    assert t.you.amber == 3


def test_v17_faq_inspiracion_1_an_action_being_resolved_is_not_in_the_discard_pile() -> None:
    t = table(you=hand("inspiration") | line("witch-of-the-eye") | discard("troll", "krump"))
    t.you.plays("inspiration")
    while "troll" not in t.offered:
        t.you.picks("reap" if "reap" in t.offered else t.offered[0])
    t.you.may_choose("troll", "krump").picks("krump")
    assert t.you == discard("inspiration", "troll") | hand("krump")


def test_v17_faq_invertir_el_tiempo_1_the_old_top_card_ends_at_the_bottom() -> None:
    t = table(you=hand("reverse-time") | deck("troll", "krump", "bumpsy") | discard("smaaash", "punch"))
    t.you.plays("reverse-time")
    assert t.you == discard("reverse-time", "bumpsy", "krump", "troll")
    assert sorted(t.you.look("deck")) == ["punch", "smaaash"]


def test_v17_faq_replicador_1_one_of_two_reap_effects_is_chosen() -> None:
    t = table(you=line("replicator", upgraded("doc-bookton", "duskrunner")) | deck("troll"), enemy=amber(2))
    t.you.reaps("replicator").picks("doc-bookton#2")
    assert (t.you.amber, t.you.look("hand")) in ((1, ["troll"]), (2, []))
    assert t.is_quiet


def test_v17_faq_tiburon_de_neutrones_1_a_shark_that_ate_itself_repeats_nothing() -> None:
    t = table(you=hand("neutron-shark") | deck("troll", "krump"), enemy=line("smaaash", "bumpsy"))
    t.you.plays("neutron-shark").picks("smaaash")
    assert t.you == line() and t.enemy == line("bumpsy")
    assert t.is_quiet


def test_v17_diff_repetir_activa_trigger_again_is_a_whole_repetition() -> None:
    t = table(
        you=line("neutron-shark", "batdrone", "dextre") | deck("troll", "labwork"),
        enemy=line("smaaash", "bumpsy"),
        ruleset="2018",
    )
    t.you.reaps("neutron-shark").picks("smaaash", "batdrone").picks("dextre")
    assert t.you == line(exhausted("neutron-shark")) and t.enemy == line()
