"""What each Logos card of Age of Ascension does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    keys,
    line,
    maverick,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

LOGOS = side(houses=["brobnar", "logos", "dis"])


def test_archimedes_archives_the_neighbors_it_had() -> None:
    """Reglamento maestro v17.2, glosario «Destruida»."""
    t = table(you=hand("gateway-to-dis"), enemy=line("bumpsy", "krump", "archimedes", "groke", "urchin"))
    t.you.plays("gateway-to-dis").picks("krump")
    assert t.enemy == line() | archives("krump", "groke")
    assert sorted(t.enemy.look("discard")) == ["archimedes", "bumpsy", "urchin"] and t.is_quiet


def test_archimedes_is_not_archived_itself() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("krump", "archimedes", "troll"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("krump", "troll") | archives() | discard("archimedes") and t.is_quiet


def test_binate_rupture_doubles_both_pools() -> None:
    t = table(you=hand("binate-rupture") | amber(3), enemy=amber(5))
    t.you.plays("binate-rupture")
    assert (t.you.amber, t.enemy.amber) == (6, 10) and t.is_quiet


def test_binate_rupture_gives_nothing_to_whoever_has_nothing() -> None:
    t = table(you=hand("binate-rupture"), enemy=amber(2) | line(holding("troll", 3)))
    t.you.plays("binate-rupture")
    assert (t.you.amber, t.enemy.amber) == (0, 4) and t.enemy == line(holding("troll", 3)) and t.is_quiet


def test_cutthroat_research_steals_two_from_eight() -> None:
    t = table(you=hand("cutthroat-research"), enemy=amber(8))
    t.you.plays("cutthroat-research")
    assert (t.you.amber, t.enemy.amber) == (3, 6) and t.is_quiet


def test_cutthroat_research_steals_nothing_from_seven() -> None:
    t = table(you=hand("cutthroat-research"), enemy=amber(7))
    t.you.plays("cutthroat-research")
    assert (t.you.amber, t.enemy.amber) == (1, 7) and t.is_quiet


def test_eyegor_keeps_one_of_three_and_discards_the_rest() -> None:
    t = table(you=hand("eyegor") | deck("troll", "krump", "punch", "urchin"))
    t.you.plays("eyegor").may_choose("troll", "krump", "punch").picks("krump")
    assert t.you == hand("krump") | deck("urchin") and t.is_quiet
    assert sorted(t.you.look("discard")) == ["punch", "troll"]


def test_eyegor_looks_at_what_little_there_is() -> None:
    t = table(you=hand("eyegor") | deck("troll") | discard("krump"))
    t.you.plays("eyegor")
    assert t.you == hand("troll") | deck() | discard("krump") and t.is_quiet


def test_helper_bot_lets_one_card_of_another_house_be_played() -> None:
    t = table(you=hand("helper-bot", "troll", "krump"))
    assert not t.you.can("play", "troll")
    t.you.plays("helper-bot").plays("troll")
    assert not t.you.can("play", "krump") and t.is_quiet


def test_helper_bot_does_not_let_creatures_of_other_houses_be_used() -> None:
    t = table(you=hand("helper-bot") | line("troll"))
    t.you.plays("helper-bot")
    assert not t.you.can("reap", "troll") and t.is_quiet


def test_hexpion_archives_itself_and_a_card() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("hexpion", "troll") | deck("punch", "krump"))
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll") | archives("hexpion", "punch") | deck("krump") and t.is_quiet


def test_hexpion_archives_nothing_when_returned() -> None:
    t = table(you=hand("fear"), enemy=line("hexpion") | deck("punch"))
    t.you.plays("fear")
    assert t.enemy == hand("hexpion") | archives() | deck("punch") and t.is_quiet


def test_hexpion_in_the_archives_is_out_of_grekings_reach() -> None:
    """Reglamento maestro v17.2, FAQ «Alborada Supremo»."""
    t = table(you=line("overlord-greking"), enemy=line("hexpion") | deck("punch"))
    t.you.fights("overlord-greking")
    assert t.enemy == archives("hexpion", "punch") and len(t.you.look("creatures")) == 1 and t.is_quiet


def test_pip_pip_stuns_enemies_that_reap() -> None:
    t = table(you=line("krump"), enemy=line("pip-pip"))
    t.you.reaps("krump")
    assert t.you == line(stunned("krump")) and t.is_quiet


def test_pip_pip_leaves_friends_alone() -> None:
    t = table(you=line("pip-pip", "dextre"))
    t.you.reaps("dextre")
    assert t.you == line("pip-pip", "dextre") and t.is_quiet


def test_poke_draws_when_it_destroys() -> None:
    t = table(you=hand("poke") | deck("troll"), enemy=line("dust-pixie", "krump"))
    t.you.plays("poke").picks("dust-pixie")
    assert t.enemy == line("krump") and t.you == hand("troll") and t.is_quiet


def test_poke_draws_nothing_when_the_creature_survives() -> None:
    t = table(you=hand("poke") | deck("troll"), enemy=line("krump"))
    t.you.plays("poke")
    assert t.enemy == line(damaged("krump", 1)) and t.you == hand() and t.is_quiet


def test_professor_sutterkin_draws_for_each_friendly_logos_creature() -> None:
    mine = line("professor-sutterkin", "dextre", "troll") | deck("punch", "krump", "urchin")
    t = table(you=mine, enemy=line("batdrone"))
    t.you.reaps("professor-sutterkin")
    assert t.you == hand("punch", "krump") | deck("urchin") and t.is_quiet


def test_professor_sutterkin_draws_nothing_by_fighting() -> None:
    t = table(you=line("professor-sutterkin") | deck("punch"), enemy=line("dust-pixie"))
    t.you.fights("professor-sutterkin")
    assert t.you == hand() | deck("punch") and t.is_quiet


def test_standardized_testing_destroys_both_ends() -> None:
    t = table(
        you=hand("standardized-testing") | line("troll", "krump"), enemy=line("urchin", "dust-pixie", "groke")
    )
    t.you.plays("standardized-testing")
    assert t.you == line("krump") and t.enemy == line("groke") and t.is_quiet


def test_standardized_testing_destroys_all_where_all_are_alike() -> None:
    t = table(you=hand("standardized-testing") | line("urchin"), enemy=line("dust-pixie"))
    t.you.plays("standardized-testing")
    assert t.you == line() and t.enemy == line() and t.is_quiet


def test_titan_librarian_archives_a_card_at_the_end_of_your_turn() -> None:
    t = table(you=line("urchin", "titan-librarian", "troll") | deck("punch", "krump") | LOGOS, enemy=LOGOS)
    t.you.ends_turn().picks("krump")
    assert t.you == archives("krump") | hand("punch") and t.is_quiet


def test_titan_librarian_on_a_flank_archives_nothing() -> None:
    t = table(you=line("titan-librarian", "troll") | deck("punch") | LOGOS, enemy=LOGOS)
    t.you.ends_turn()
    assert t.you == archives() | hand("punch") and t.is_quiet


def test_zyx_researcher_archives_from_the_deck_or_from_the_discard_pile() -> None:
    mine = hand("zyx-researcher") | deck("troll") | discard("krump", "punch")
    t = table(you=mine)
    t.you.plays("zyx-researcher").picks(0)
    assert t.you == archives("troll") | discard("krump", "punch") and t.is_quiet
    t = table(you=mine)
    t.you.plays("zyx-researcher").picks(1)
    assert t.you == archives("krump") | discard("punch") | deck("troll") and t.is_quiet


def test_zyx_researcher_does_nothing_by_reaping() -> None:
    t = table(you=line("zyx-researcher") | deck("troll") | discard("krump"))
    t.you.reaps("zyx-researcher")
    assert t.you == archives() | deck("troll") and t.is_quiet


def test_backup_copy_puts_its_creature_on_the_deck() -> None:
    t = table(
        you=hand("cull-the-weak"), enemy=line(upgraded("urchin", "backup-copy"), "troll") | deck("punch")
    )
    t.you.plays("cull-the-weak")
    assert t.enemy == line("troll") | deck("urchin", "punch") | discard("backup-copy") and t.is_quiet


def test_backup_copy_does_nothing_when_its_creature_is_returned() -> None:
    t = table(you=hand("fear"), enemy=line(upgraded("urchin", "backup-copy")) | deck("punch"))
    t.you.plays("fear")
    assert t.enemy == hand("urchin") | deck("punch") | discard("backup-copy") and t.is_quiet


def test_director_of_zyx_archives_at_the_start_of_your_turn() -> None:
    t = table(you=LOGOS, enemy=line("director-of-zyx") | deck("punch", "krump") | LOGOS)
    t.you.ends_turn()
    assert t.enemy == archives("punch") | deck("krump") and t.is_quiet


def test_director_of_zyx_sleeps_on_the_opponents_turn() -> None:
    t = table(you=line("director-of-zyx") | LOGOS, enemy=deck("punch") | LOGOS)
    t.you.ends_turn()
    assert t.you == archives() and t.enemy == deck("punch") | archives() and t.is_quiet


def test_eureka_gains_two_and_archives_two_by_chance() -> None:
    t = table(you=hand("eureka", "troll", "krump", "punch"), chance=[1, 0])
    t.you.plays("eureka")
    assert t.you == amber(3) | archives("krump", "troll") | hand("punch") and t.is_quiet


def test_eureka_archives_what_there_is() -> None:
    t = table(you=hand("eureka", "troll"), enemy=hand("krump"), house="logos")
    t.you.plays("eureka")
    assert t.you == amber(3) | archives("troll") | hand() and t.enemy == hand("krump") and t.is_quiet


def test_eureka_is_copied_only_before_anything_else() -> None:
    """Reglamento maestro v17.2, FAQ «Alfa»: Imitación."""
    mine = hand("mimicry", "dust-pixie", "troll", "krump")
    t = table(you=mine, enemy=discard("eureka"), house="untamed", chance=[0, 0])
    assert t.you.can("play", "mimicry")
    t.you.plays("dust-pixie")
    assert not t.you.can("play", "mimicry")


def test_fila_the_researcher_draws_for_a_creature_played_beside_her() -> None:
    t = table(you=hand("dextre", "batdrone") | line("fila-the-researcher") | deck("troll", "krump"))
    t.you.plays("dextre")
    assert t.you == hand("batdrone", "troll") | deck("krump")
    t.you.plays("batdrone")
    assert t.you == deck("krump") and t.is_quiet, "it stands beside Dextre"


def test_fila_the_researcher_asks_where_a_creature_was_played_and_not_where_it_came_to_stand() -> None:
    # v17.2 FAQ «Dexus»: what the creature does next changes nothing about how it was played.
    mine = hand("code-monkey") | line("fila-the-researcher", "dextre") | deck("troll")
    t = table(you=mine, house="logos")
    t.you.plays("code-monkey").picks(2)
    assert t.you == line("fila-the-researcher", "code-monkey") | hand() | deck("troll") and t.is_quiet
    gone = table(you=hand("igon-the-terrible") | line("fila-the-researcher") | deck("troll"), house="brobnar")
    gone.you.plays("igon-the-terrible").picks("igon-the-terrible")
    assert gone.you == discard("igon-the-terrible") | hand("troll") and gone.is_quiet


def test_fila_the_researcher_does_not_draw_for_herself_or_for_enemies() -> None:
    t = table(
        you=hand("fila-the-researcher") | line("dextre") | deck("troll"), enemy=line("fila-the-researcher")
    )
    t.you.plays("fila-the-researcher")
    assert t.you == hand() | deck("troll") and t.is_quiet


def test_jargogle_plays_the_card_under_it_on_your_turn() -> None:
    """Reglamento maestro v17.2, FAQ «Jargogle»: the creature played is not destroyed by the gateway."""
    mine = hand("unlocked-gateway") | line({"card": "jargogle", "under": ["troll"]}) | deck(*["punch"] * 6)
    t = table(you=mine | LOGOS, enemy=line("krump") | LOGOS, house="dis")
    t.you.plays("unlocked-gateway")
    assert t.you == line("troll") and t.enemy == line() and "jargogle" in t.you.look("discard")


def test_jargogle_archives_the_card_on_the_opponents_turn() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line({"card": "jargogle", "under": ["troll"]}))
    t.you.plays("gateway-to-dis")
    assert t.enemy == line() | archives("troll") | discard("jargogle") and t.is_quiet
    assert "troll" not in str(t.match.view(0))


def test_jargogle_puts_a_card_of_the_hand_under_itself_unseen() -> None:
    t = table(you=hand("jargogle", "troll", "krump"))
    t.you.plays("jargogle").may_choose("troll", "krump").picks("krump")
    assert t.you == hand("troll") and len(t.you.body("jargogle").under) == 1
    assert "krump" not in str(t.match.view(1)) and t.is_quiet


def test_memory_chip_archives_after_logos_is_chosen() -> None:
    t = table(you=LOGOS, enemy=artifacts("memory-chip") | hand("troll", "krump") | LOGOS)
    t.you.ends_turn()
    t.enemy.chooses("logos").picks("krump")
    assert t.enemy == archives("krump") | hand("troll")


def test_memory_chip_is_silent_about_other_houses() -> None:
    t = table(you=LOGOS, enemy=artifacts("memory-chip") | hand("troll") | LOGOS)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == archives() | hand("troll") and t.is_quiet


def test_quantum_fingertrap_swaps_two_creatures_of_one_line() -> None:
    t = table(you=artifacts("quantum-fingertrap") | line("dextre"), enemy=line("troll", "krump", "urchin"))
    t.you.acts("quantum-fingertrap").picks("troll").may_choose("krump", "urchin").picks("urchin")
    assert t.enemy == line("urchin", "krump", "troll") and t.is_quiet


def test_quantum_fingertrap_cannot_swap_across_the_table() -> None:
    t = table(you=artifacts("quantum-fingertrap") | line("dextre"), enemy=line("troll", "krump"))
    t.you.acts("quantum-fingertrap").picks("dextre")
    assert t.you == line("dextre") and t.enemy == line("troll", "krump") and t.is_quiet


def test_seismo_entangler_forbids_a_house_to_reap() -> None:
    t = table(
        you=artifacts("seismo-entangler") | LOGOS, enemy=line("troll", maverick("krump", "dis")) | LOGOS
    )
    t.you.acts("seismo-entangler").picks("brobnar").ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("reap", "troll") and t.enemy.why_not("reap", "troll") == "card-forbids"


def test_seismo_entangler_leaves_other_houses_fights_and_later_turns_alone() -> None:
    theirs = line("troll", maverick("krump", "dis")) | LOGOS
    t = table(you=artifacts("seismo-entangler") | line("dextre") | LOGOS, enemy=theirs)
    t.you.acts("seismo-entangler").picks("brobnar").ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.can("reap", "krump")
    t.enemy.ends_turn()
    t.you.chooses("logos").ends_turn()
    t.enemy.chooses("brobnar")
    assert t.enemy.can("reap", "troll") and t.is_quiet


def test_redacted_forges_a_key_with_the_fourth_amber() -> None:
    t = table(you=LOGOS, enemy=artifacts(holding("[redacted]", 3)) | LOGOS)
    t.you.ends_turn()
    t.enemy.chooses("logos").picks("red")
    assert t.enemy == artifacts() | discard("[redacted]") | keys("red") and t.is_quiet


def test_redacted_gathers_slowly_and_only_for_logos() -> None:
    t = table(you=LOGOS, enemy=artifacts(holding("[redacted]", 2)) | LOGOS)
    t.you.ends_turn()
    t.enemy.chooses("logos")
    assert t.enemy == artifacts(holding("[redacted]", 3)) | keys()
    t = table(you=LOGOS, enemy=artifacts(holding("[redacted]", 3)) | LOGOS)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == artifacts(holding("[redacted]", 3)) | keys() and t.is_quiet


def test_entropic_swirl_hurts_and_pays_by_traits() -> None:
    t = table(you=hand("entropic-swirl"), enemy=line("archimedes", "lollop-the-titanic"))
    t.you.plays("entropic-swirl").picks("lollop-the-titanic")
    assert t.enemy == line("archimedes", damaged("lollop-the-titanic", 4)) and t.you.amber == 2 and t.is_quiet


def test_entropic_swirl_pays_for_whom_it_destroys_and_whom_a_ward_keeps() -> None:
    t = table(you=hand("entropic-swirl"), enemy=line("archimedes"))
    t.you.plays("entropic-swirl")
    assert t.enemy == line() and t.you.amber == 2
    t = table(you=hand("entropic-swirl"), enemy=line(warded("archimedes")))
    t.you.plays("entropic-swirl")
    assert t.enemy == line("archimedes") and t.you.amber == 2 and t.is_quiet


def test_fetchdrones_captures_for_each_logos_card_discarded() -> None:
    mine = artifacts("fetchdrones") | line("dextre", "troll") | deck("labwork", "batdrone", "punch")
    t = table(you=mine, enemy=amber(5))
    t.you.acts("fetchdrones").picks("dextre", "troll")
    assert t.you == line(holding("dextre", 2), holding("troll", 2)) | deck("punch") and t.enemy.amber == 1
    assert t.is_quiet


def test_fetchdrones_captures_nothing_for_other_houses() -> None:
    t = table(
        you=artifacts("fetchdrones") | line("dextre") | deck("troll", "punch", "labwork"), enemy=amber(5)
    )
    t.you.acts("fetchdrones")
    assert t.you == line("dextre") | deck("labwork") and t.enemy.amber == 5 and t.is_quiet


def test_master_the_theory_archives_up_to_a_card_for_each_enemy() -> None:
    t = table(you=hand("master-the-theory", "troll", "krump", "punch"), enemy=line("bumpsy", "groke"))
    t.you.plays("master-the-theory").picks("troll", "punch")
    assert t.you == archives("troll", "punch") | hand("krump") and t.is_quiet
    t = table(you=hand("master-the-theory", "troll", "krump"), enemy=line("bumpsy", "groke"))
    t.you.plays("master-the-theory").picks("troll", "done")
    assert t.you == archives("troll") | hand("krump") and t.is_quiet


def test_master_the_theory_needs_an_empty_battleline() -> None:
    t = table(you=hand("master-the-theory", "troll") | line("dextre"), enemy=line("bumpsy"))
    t.you.plays("master-the-theory")
    assert t.you == archives() | hand("troll") and t.is_quiet


def test_project_zyx_may_play_a_card_of_the_archives() -> None:
    t = table(you=line("project-zyx") | archives("troll", "punch"), enemy=line("krump"))
    t.you.reaps("project-zyx").picks("yes").may_choose("troll", "punch").picks("troll")
    t.you.picks("left")
    assert t.you == line("troll", "project-zyx") | archives("punch") and t.is_quiet


def test_project_zyx_need_not_and_leaves_the_hand_alone() -> None:
    t = table(you=line("project-zyx") | archives("troll") | hand("krump"), house="logos")
    t.you.reaps("project-zyx").picks("no")
    assert t.you == line("project-zyx") | archives("troll") | hand("krump") and t.is_quiet


def test_scientifical_hack_opens_artifacts_of_every_house() -> None:
    t = table(you=artifacts("scientifical-hack", "cannon"), enemy=line("krump"), house="dis")
    assert not t.you.can("action", "cannon")
    t.you.omni("scientifical-hack")
    assert t.you.can("action", "cannon") and t.you == artifacts("cannon") | discard("scientifical-hack")


def test_scientifical_hack_does_not_open_creatures() -> None:
    t = table(you=artifacts("scientifical-hack") | line("troll"), enemy=artifacts("cannon"), house="dis")
    t.you.omni("scientifical-hack")
    assert not t.you.can("reap", "troll") and not t.you.can("action", "cannon") and t.is_quiet


def test_shard_of_knowledge_draws_for_each_friendly_shard() -> None:
    t = table(you=artifacts("shard-of-knowledge", "shard-of-pain") | deck("troll", "krump", "punch"))
    t.you.acts("shard-of-knowledge")
    assert t.you == hand("troll", "krump") | deck("punch") and t.is_quiet


def test_shard_of_knowledge_does_not_count_enemy_shards() -> None:
    t = table(you=artifacts("shard-of-knowledge") | deck("troll", "krump"), enemy=artifacts("shard-of-pain"))
    t.you.acts("shard-of-knowledge")
    assert t.you == hand("troll") | deck("krump") and t.is_quiet


def test_the_curator_readies_nothing_that_enters_on_the_other_side() -> None:
    """v17.2 «Aliado/a»: friendly is what you control, not what you own."""
    t = table(you=line("the-curator") | hand("trojan-sauropod"), house="saurian")
    t.you.plays("trojan-sauropod")
    assert t.enemy == artifacts(exhausted("trojan-sauropod")) and t.is_quiet


def test_the_curator_readies_your_artifacts_as_they_enter() -> None:
    t = table(you=hand("library-of-babble") | line("the-curator"))
    t.you.plays("library-of-babble")
    assert t.you == artifacts(ready("library-of-babble")) and t.is_quiet


def test_the_curator_readies_no_creature_and_no_enemy_artifact() -> None:
    t = table(you=hand("library-of-babble", "dextre"), enemy=line("the-curator"))
    t.you.plays("library-of-babble").plays("dextre")
    assert t.you == artifacts(exhausted("library-of-babble")) | line(exhausted("dextre")) and t.is_quiet
