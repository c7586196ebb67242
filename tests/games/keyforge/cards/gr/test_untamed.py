"""What each Untamed creature, artifact and upgrade of Grim Reminders does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    Side,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    line,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
    warded,
)

TEN = ["punch"] * 10
HAUNTED = discard(*TEN)
NEARLY = discard(*TEN[1:])


def test_curse_of_fertility_pays_the_opponent_of_whoever_played_no_creature() -> None:
    t = table(you=artifacts("curse-of-fertility") | hand("punch"), house="brobnar")
    t.you.plays("punch").ends_turn()
    assert t.enemy == amber(1)
    assert t.is_quiet


def test_curse_of_fertility_pays_nothing_after_a_creature() -> None:
    t = table(you=artifacts("curse-of-fertility") | hand("troll"))
    t.you.plays("troll").ends_turn()
    assert t.enemy == amber(0)
    assert t.is_quiet


def test_dark_heart_of_the_forest_lets_the_haunted_skip_forging() -> None:
    t = table(you=artifacts("dark-heart-of-the-forest"), enemy=line("troll") | amber(6) | HAUNTED)
    t.you.ends_turn()
    assert t.enemy == amber(6) and t.enemy.keys == 0
    assert t.is_quiet


def test_dark_heart_of_the_forest_lets_the_others_forge() -> None:
    t = table(you=artifacts("dark-heart-of-the-forest") | HAUNTED, enemy=line("troll") | amber(6) | NEARLY)
    t.you.ends_turn()
    t.enemy.picks("red")
    assert t.enemy == amber(0) and t.enemy.keys == 1
    assert t.is_quiet


def test_flying_broomstick_wipes_a_creature_clean() -> None:
    worn = upgraded("snufflegator", "flying-broomstick")
    marked = grown(stunned(warded(enraged(damaged(holding("troll", 2), 3)))), 2)
    t = table(you=line(worn), enemy=line(marked, "zorg"))
    assert t.you.keyword("snufflegator", "elusive")
    t.you.reaps("snufflegator").picks("troll")
    assert t.enemy == line("troll", "zorg") | amber(0)
    assert t.is_quiet


def test_flying_broomstick_kills_whom_only_its_counters_kept_alive_by_no_more_than_healing() -> None:
    worn = upgraded("snufflegator", "flying-broomstick")
    t = table(you=line(worn), enemy=line(grown(damaged("silvertooth", 3), 2)))
    t.you.reaps("snufflegator").picks("silvertooth")
    assert t.enemy == line("silvertooth")
    assert t.is_quiet


def test_forgotten_guardian_purges_a_card_of_either_pile() -> None:
    t = table(you=hand("forgotten-guardian") | discard("zap"), enemy=discard("ufo"))
    t.you.plays("forgotten-guardian").may_choose("zap", "ufo").picks("ufo")
    assert t.enemy == purged("ufo") | discard() and t.you == discard("zap")
    assert t.is_quiet


def test_forgotten_guardian_scrapped_shuffles_a_purged_card_home() -> None:
    t = table(you=hand("forgotten-guardian") | purged("zap"), enemy=purged("ufo"))
    t.you.discards("forgotten-guardian").may_choose("zap", "ufo").picks("ufo")
    assert t.enemy == purged() | deck("ufo") and t.you == purged("zap")
    assert t.is_quiet


def test_jervi_fetches_any_card_of_the_deck() -> None:
    t = table(you=line("jervi") | deck("punch", "zap", "ufo") | discard("anger"))
    t.you.reaps("jervi").may_choose("punch", "zap", "ufo").picks("ufo")
    assert t.you == hand("ufo") | discard("anger") and len(t.you.look("deck")) == 2
    assert t.is_quiet


def test_jervi_scrapped_archives_from_the_pile() -> None:
    t = table(you=hand("jervi") | discard("zap") | deck("punch"))
    t.you.discards("jervi").may_choose("zap", "jervi").picks("jervi")
    assert t.you == archives("jervi") | discard("zap") | deck("punch")
    assert t.is_quiet


def test_sabira_the_medium_gains_three_for_a_shuffled_pile() -> None:
    t = table(you=line("sabira-the-medium") | hand("till-the-earth") | discard("zap"), enemy=discard("ufo"))
    t.you.plays("till-the-earth")
    assert t.you == amber(3) | deck("zap")
    assert t.is_quiet


def test_sabira_the_medium_gains_for_drawing_on_and_for_the_last_cards_of_the_pile() -> None:
    t = table(you=line("sabira-the-medium") | discard("zap"), enemy=line("troll"))
    t.you.ends_turn()
    assert t.you == amber(3) | hand("zap")
    t = table(you=line("sabira-the-medium") | hand("invigorating-shower") | discard("zap"))
    t.you.plays("invigorating-shower").picks("staralliance")
    assert t.you == amber(3) | deck("zap")
    assert t.is_quiet


def test_sabira_the_medium_gains_for_a_whole_pile_shuffled_in_though_it_be_empty() -> None:
    # The book is silent; another engine reads it so too.
    t = table(you=line("sabira-the-medium") | hand("till-the-earth"), enemy=discard("ufo"))
    t.you.plays("till-the-earth")
    assert t.you == amber(3) and t.enemy == deck("ufo") and t.is_quiet


def test_sabira_the_medium_gains_nothing_for_a_part_of_the_pile_or_for_the_other_one() -> None:
    t = table(you=line("sabira-the-medium") | hand("invigorating-shower") | discard("zap", "ufo"))
    t.you.plays("invigorating-shower").picks("staralliance")
    assert t.you == amber(0) | deck("zap")
    t = table(you=hand("spoo-key-charge") | discard("zap"), enemy=line("sabira-the-medium"))
    t.you.plays("spoo-key-charge")
    assert t.enemy == amber(0) and t.you == amber(0)
    assert t.is_quiet


def test_witch_queen_readies_witches_and_guards_them_from_the_center() -> None:
    t = table(you=line("snufflegator", "witch-queen") | hand("haunting-witch"))
    t.you.plays("haunting-witch")
    assert t.you == line("snufflegator", "witch-queen", ready("haunting-witch"))
    words = [t.you.keyword("haunting-witch", word) for word in ("skirmish", "elusive", "poison")]
    assert words == [1, 1, 1] and not t.you.keyword("witch-queen", "poison")
    t = table(you=hand("punch"), enemy=line("troll", "witch-queen", "haunting-witch"))
    t.you.plays("punch").picks("haunting-witch")
    assert t.enemy == line("troll", "witch-queen") | hand("haunting-witch")
    assert t.is_quiet


def test_witch_queen_off_the_center_guards_nobody_and_readies_no_other() -> None:
    t = table(you=line("witch-queen", "haunting-witch") | hand("snufflegator"))
    assert not t.you.keyword("haunting-witch", "poison")
    t.you.plays("snufflegator")
    assert t.you == line("witch-queen", "haunting-witch", exhausted("snufflegator"))
    assert t.is_quiet


def holding_under(*cards: str) -> Side:
    """A cauldron with cards under it."""
    return side(artifacts=[{"card": "cauldron", "under": list(cards)}])


def test_cauldron_plays_all_that_it_holds_when_the_third_card_comes() -> None:
    t = table(
        you=holding_under("troll", "open-the-seal") | deck("punch", "zap"), enemy=line("zorg"), house="dis"
    )
    t.you.omni("cauldron").may_choose("troll", "open-the-seal", "punch").picks("troll", "punch", "zorg")
    assert t.you == deck("zap") | line("troll") | amber(2) | discard("open-the-seal", "punch")
    assert t.enemy == line(damaged("zorg", 3)) and t.you.body("cauldron").under == ()
    assert t.is_quiet


def test_cauldron_with_two_cards_waits_and_what_may_not_be_played_stays_in_it() -> None:
    t = table(you=holding_under("troll") | deck("zap"), house="dis")
    t.you.omni("cauldron")
    assert t.you == deck() | line() and len(t.you.body("cauldron").under) == 2
    t = table(you=holding_under("dredge", "thing-from-the-deep") | deck("dredge"), house="dis")
    t.you.omni("cauldron").picks("thing-from-the-deep")
    assert [t.card(n) for n in t.you.body("cauldron").under] == ["thing-from-the-deep"]
    assert t.you == discard("dredge", "dredge") | amber(2)
    assert t.is_quiet


def test_ghost_tree_deals_no_damage_while_haunted() -> None:
    t = table(you=line("ghost-tree") | HAUNTED, enemy=line("troll"))
    t.you.fights("ghost-tree")
    assert t.you == line(damaged("ghost-tree", 8)) and t.enemy == line("troll")
    assert t.is_quiet


def test_ghost_tree_strikes_otherwise_and_scrapped_discards_five() -> None:
    t = table(you=line("ghost-tree") | NEARLY, enemy=line("troll"))
    t.you.fights("ghost-tree")
    assert t.enemy == line()
    t = table(you=hand("ghost-tree") | deck(*["zap"] * 6))
    t.you.discards("ghost-tree")
    assert t.you == deck("zap") | discard(*["zap"] * 5, "ghost-tree")
    assert t.is_quiet


def test_loyal_packmate_must_be_fought_before_any_other_without_taunt() -> None:
    t = table(you=line("troll"), enemy=line("loyal-packmate", "zorg", "valdr", "gatewatcher"))
    t.you.fights("troll").may_choose("loyal-packmate", "gatewatcher").picks("loyal-packmate")
    assert t.enemy == line("zorg", "valdr", "gatewatcher")
    assert t.is_quiet


def test_loyal_packmate_binds_its_own_side_to_nothing() -> None:
    t = table(you=line("loyal-packmate", "snufflegator"), enemy=line("zorg", "valdr"))
    t.you.fights("snufflegator").may_choose("zorg", "valdr").picks("valdr")
    assert t.enemy == line("zorg", damaged("valdr", 4))
    assert t.is_quiet


def test_narl_gibbus_fights_in_a_frenzy() -> None:
    t = table(you=line(enraged("narl-gibbus")), enemy=line("troll", "zorg"))
    t.you.fights("narl-gibbus", "troll")
    assert t.enemy == line(damaged("troll", 3), damaged("zorg", 3)) and t.you == line("narl-gibbus")
    assert t.is_quiet


def test_narl_gibbus_is_enraged_by_reaping_and_mild_before() -> None:
    t = table(you=line("narl-gibbus"))
    assert not t.you.keyword("narl-gibbus", "skirmish")
    t.you.reaps("narl-gibbus")
    assert t.you == line(enraged("narl-gibbus")) and t.you.keyword("narl-gibbus", "skirmish")
    assert t.is_quiet


def test_werewolf_curse_enrages_splashes_and_comes_back_after_a_fight() -> None:
    t = table(you=hand("werewolf-curse") | line("snufflegator"), enemy=line("troll", "zorg"))
    t.you.plays("werewolf-curse", on="snufflegator")
    assert t.you == line(enraged(upgraded("snufflegator", "werewolf-curse"))) | amber(1)
    t.you.fights("snufflegator", "troll")
    assert t.you == line("snufflegator") | archives("werewolf-curse")
    assert t.enemy == line(damaged("troll", 4), damaged("zorg", 3))
    assert t.is_quiet


def test_werewolf_curse_goes_to_its_owners_archives_from_an_enemy() -> None:
    t = table(you=hand("werewolf-curse") | line("zorg"), enemy=line("troll"), house="untamed")
    t.you.plays("werewolf-curse", on="troll").ends_turn()
    t.enemy.fights("troll")
    assert t.you == archives("werewolf-curse") and t.enemy == archives()
    assert t.is_quiet


def test_aemberfly_captures_by_fighting_and_keeps_it_by_reaping() -> None:
    t = table(you=line("æmberfly"), enemy=line("troll") | amber(2))
    t.you.fights("æmberfly")
    assert t.you == line(holding("æmberfly", 1)) | amber(0) and t.enemy == amber(1)
    t = table(you=line(holding("æmberfly", 2)))
    t.you.reaps("æmberfly")
    assert t.you == line(holding("æmberfly", 1)) | amber(2)
    assert t.is_quiet


def test_aemberfly_moves_nothing_where_it_holds_nothing() -> None:
    t = table(you=line("æmberfly", holding("snufflegator", 1)))
    t.you.reaps("æmberfly")
    assert t.you == line("æmberfly", holding("snufflegator", 1)) | amber(1)
    assert t.is_quiet


def test_blernean_hydra_splashes_as_much_as_it_is_hurt() -> None:
    t = table(you=line(damaged("blernean-hydra", 2)), enemy=line("snufflegator", "zorg"))
    t.you.fights("blernean-hydra", "snufflegator")
    assert t.enemy == line(damaged("zorg", 2))
    assert t.is_quiet


def test_blernean_hydra_unhurt_does_not_splash() -> None:
    t = table(you=line("blernean-hydra"), enemy=line("snufflegator", "zorg"))
    t.you.fights("blernean-hydra", "snufflegator")
    assert t.enemy == line("zorg")
    assert t.is_quiet


def test_bog_spitter_has_either_player_discard_after_a_fight() -> None:
    t = table(you=line("bog-spitter") | hand("zap"), enemy=line("dust-pixie") | hand("ufo"), house="untamed")
    t.you.fights("bog-spitter").may_choose("you", "enemy").picks("enemy")
    assert t.enemy == hand() and t.you == hand("zap")
    assert t.is_quiet


def test_bog_spitter_scrapped_steals_from_six_and_not_from_five() -> None:
    t = table(you=hand("bog-spitter", "bog-spitter"), enemy=amber(6))
    t.you.discards("bog-spitter")
    assert (t.you.amber, t.enemy.amber) == (1, 5)
    t.you.discards("bog-spitter")
    assert (t.you.amber, t.enemy.amber) == (1, 5)
    assert t.is_quiet


def test_grave_pixie_is_archived_of_the_haunted() -> None:
    t = table(you=hand("punch"), enemy=line("grave-pixie") | HAUNTED)
    t.you.plays("punch")
    assert t.enemy == archives("grave-pixie") | HAUNTED
    assert t.is_quiet


def test_grave_pixie_is_not_the_tenth_card_itself() -> None:
    t = table(you=hand("punch"), enemy=line("grave-pixie") | NEARLY)
    t.you.plays("punch")
    assert t.enemy == archives() | discard("grave-pixie", *TEN[1:])
    assert t.is_quiet


def test_haunting_witch_gains_for_each_creature_of_the_haunted() -> None:
    t = table(you=hand("haunting-witch", "snufflegator") | HAUNTED)
    t.you.plays("haunting-witch").plays("snufflegator")
    assert t.you == amber(2)
    assert t.is_quiet


def test_haunting_witch_gains_nothing_otherwise() -> None:
    t = table(you=line("haunting-witch") | hand("snufflegator", "witch-of-the-spore") | NEARLY)
    t.you.plays("snufflegator")
    assert t.you == amber(0)
    assert t.is_quiet


def test_skeletal_murmook_raises_keys_while_its_controller_is_haunted() -> None:
    t = table(you=line("skeletal-murmook") | HAUNTED)
    assert (t.enemy.key_cost, t.you.key_cost) == (8, 6)


def test_skeletal_murmook_raises_nothing_for_a_haunted_opponent() -> None:
    t = table(you=line("skeletal-murmook") | NEARLY, enemy=HAUNTED)
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 6)


def test_warfaline_shuffles_the_top_five_of_a_pile_away() -> None:
    t = table(you=hand("warfaline"), enemy=discard("zap", "zap", "zap", "zap", "zap", "ufo"))
    t.you.plays("warfaline").may_choose("you", "enemy").picks("enemy")
    assert t.enemy == discard("ufo") | deck(*["zap"] * 5)
    assert t.is_quiet


def test_warfaline_shuffles_as_many_as_there_are_after_a_fight() -> None:
    t = table(you=line("warfaline") | discard("zap"), enemy=line("dust-pixie"))
    t.you.fights("warfaline").picks("you")
    assert t.you == discard() | deck("zap")
    assert t.is_quiet


def test_witch_of_the_spore_scrapped_deals_three_to_an_enemy() -> None:
    t = table(you=hand("witch-of-the-spore") | line("snufflegator"), enemy=line("troll", "zorg"))
    t.you.discards("witch-of-the-spore").may_choose("troll", "zorg").picks("troll")
    assert t.enemy == line(damaged("troll", 3), "zorg")
    assert t.is_quiet


def test_witch_of_the_spore_played_deals_nothing_and_poisons_in_a_fight() -> None:
    t = table(you=hand("witch-of-the-spore"), enemy=line("troll"))
    t.you.plays("witch-of-the-spore")
    assert t.enemy == line("troll")
    t = table(you=line("witch-of-the-spore"), enemy=line("troll"))
    t.you.fights("witch-of-the-spore")
    assert t.enemy == line()
    assert t.is_quiet
