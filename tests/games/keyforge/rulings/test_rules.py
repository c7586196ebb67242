"""Examples, tables and answers that name no card, shown with cards of Call of the Archons; named after their entries."""

from tests.games.keyforge.table import (
    TableUnderTest,
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    line,
    maverick,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

import tapete

# Armor and damage -------------------------------------------------------------------------------------------


def test_v17_glossary_armadura_1_armor_is_used_up_point_by_point() -> None:
    t = table(
        you=artifacts("seeker-needle") | line(maverick("dust-imp", "shadows")), enemy=line("champion-tabris")
    )
    t.you.acts("seeker-needle").picks("champion-tabris")
    assert t.enemy == line("champion-tabris")
    t = table(
        you=artifacts("seeker-needle") | line(maverick("wardrummer", "shadows")),
        enemy=line("champion-tabris"),
        house="shadows",
    )
    t.you.acts("seeker-needle").picks("champion-tabris").fights("wardrummer")
    assert t.enemy == line(damaged("champion-tabris", 2)), "1 of 3 is prevented"


def test_v11_example_armadura_one_damage_then_three() -> None:
    t = table(
        you=artifacts(maverick("seeker-needle", "brobnar")) | hand("punch"),
        enemy=line("champion-tabris"),
        house="brobnar",
        ruleset="2018",
    )
    t.you.acts("seeker-needle")
    assert t.enemy == line("champion-tabris")
    t.you.plays("punch")
    assert t.enemy == line(damaged("champion-tabris", 2))


def test_v17_table_dano_3_what_armor_lets_through_may_kill() -> None:
    four = table(you=line("snufflegator"), enemy=line(upgraded("commander-remiel", "protect-the-weak")))
    four.you.fights("snufflegator")
    assert four.enemy == line(), "1 prevented, 3 dealt to power 3"
    t = table(you=line("snufflegator"), enemy=line("bulwark", "commander-remiel"))
    t.you.fights("snufflegator", "commander-remiel")
    assert t.enemy == line("bulwark", damaged("commander-remiel", 2)), "2 prevented, 2 dealt"


# Putting is not playing, archiving or discarding ------------------------------------------------------------


def test_v17_glossary_poner_en_zona_1_a_card_put_into_play_enters_but_is_not_played() -> None:
    t = table(
        you=line("overlord-greking") | artifacts("autocannon"),
        enemy=line("urchin", {"card": "dust-pixie", "attacked": True}) | amber(2),
        house="dis",
    )
    t.you.fights("overlord-greking", "dust-pixie")
    while not t.is_quiet:
        t.you.picks("right")
    assert t.you == line(damaged("overlord-greking", 1)) and t.you.amber == 0, "no bonus icons"
    assert t.enemy == discard("dust-pixie"), "it entered, and the cannon shot it"


def test_v17_glossary_poner_en_zona_2_a_creature_put_into_archives_is_not_archived() -> None:
    t = table(you=hand("sample-collection"), enemy=line("troll") | side(keys=["red"]))
    t.you.plays("sample-collection")
    moved = [event for event in t.match.events if type(event).__name__ == "Left"]
    assert [event.to for event in moved] == ["archives"] and t.you == archives("troll")


def test_v17_glossary_poner_en_zona_3_a_card_put_into_the_discard_pile_is_not_discarded() -> None:
    t = table(you=line("rock-hurling-giant", "bumpsy") | hand("punch"), enemy=line("troll"))
    t.you.plays("punch").picks("bumpsy")
    t.you.fights("rock-hurling-giant", "troll")
    assert t.is_quiet, "neither Punch nor the fallen giant was discarded from the hand"


# Labels -----------------------------------------------------------------------------------------------------


def test_v17_erratum_general_luchar_fight_is_after_fight() -> None:
    for ruleset in ("2018", "2023"):
        t = table(you=line("dodger"), enemy=line("troll") | amber(2), ruleset=ruleset)
        t.you.fights("dodger")
        assert t.you == line() | amber(0), "who falls steals nothing"


def test_v17_erratum_general_cosechar_reap_is_after_reap() -> None:
    for ruleset in ("2018", "2023"):
        t = table(you=line("neutron-shark") | deck("labwork"), enemy=line("troll"), ruleset=ruleset)
        t.you.reaps("neutron-shark")
        assert t.you.amber == 1, "the reap came first"


# Chains -----------------------------------------------------------------------------------------------------


def test_v11_example_cadenas_seven_chains_are_shed_one_by_one() -> None:
    match = tapete.new_match("keyforge", seed=5, first=0, chains=[7, 0], ruleset="2018")
    assert len(match.table.hand[0]) == 5 and match.table.chains[0] == 6
    t = table(you=chains(6) | deck(*["troll"] * 12), enemy=line("troll"), ruleset="2018")
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 5 and t.you.chains == 5
    t = table(you=deck(*["troll"] * 12), enemy=line("troll"), ruleset="2018")
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 6


def refill(ruleset: str, held: int) -> TableUnderTest:
    """Two chains, so many cards in hand, after step 5."""
    t = table(
        you=chains(2) | hand(*["troll"] * held) | deck("krump", "krump"),
        enemy=line("bumpsy"),
        house="dis",
        ruleset=ruleset,
    )
    t.you.ends_turn()
    return t


def test_v17_faq_cadenas_1_a_full_hand_sheds_no_chain() -> None:
    t = refill("2023", 7)
    assert (t.you.chains, len(t.you.look("hand"))) == (2, 7)


def test_v17_faq_cadenas_2_a_draw_that_chains_prevented_sheds_one() -> None:
    t = refill("2023", 5)
    assert (t.you.chains, len(t.you.look("hand"))) == (1, 5)


def test_v11_faq_cadenas_1_a_full_hand_sheds_no_chain() -> None:
    assert refill("2018", 7).you.chains == 2


def test_v11_faq_cadenas_2_a_draw_that_chains_prevented_sheds_one() -> None:
    assert refill("2018", 5).you.chains == 1


# The tables of order ----------------------------------------------------------------------------------------


def order(t: TableUnderTest, *kinds: str) -> list[str]:
    """The events of these kinds, in the order they happened."""
    return [name for name in (type(event).__name__ for event in t.match.events) if name in kinds]


def test_v17_table_turno_1_a_turn_goes_from_its_start_through_five_steps_to_its_end() -> None:
    mine = line(exhausted("troll")) | deck("krump") | side(houses=["brobnar"])
    t = table(you=mine, enemy=line("bumpsy") | amber(6) | side(houses=["brobnar", "dis"]), house="dis")
    t.you.ends_turn()
    assert order(t, "CardsReadied", "Drawn", "TurnEnding", "TurnEnded", "TurnBegan")[:1] == ["CardsReadied"]
    told = order(t, "TurnEnding", "TurnEnded", "TurnBegan")
    assert told == ["TurnEnding", "TurnEnded", "TurnBegan"]
    t.enemy.picks("red")
    t.enemy.chooses("dis")
    assert order(t, "TurnBegan", "Forged", "HouseChosen") == ["TurnBegan", "Forged", "HouseChosen"]


def test_v17_table_paso_1_the_third_key_wins_before_anything_follows_it() -> None:
    theirs = (
        amber(6) | side(keys=["red", "blue"], houses=["logos"]) | artifacts("strange-gizmo") | line("troll")
    )
    t = table(you=line("krump"), enemy=theirs)
    t.you.ends_turn()
    assert t.match.over and t.match.outcome.winners == (1,)
    assert t.enemy == line("troll"), "the gizmo had no time"


def test_v17_table_paso_2_archives_come_after_what_follows_the_house() -> None:
    theirs = line("jehu-the-bureaucrat") | archives("francus") | side(houses=["sanctum", "dis"])
    t = table(you=line("krump"), enemy=theirs)
    t.you.ends_turn()
    t.enemy.chooses("sanctum")
    assert t.enemy.amber == 2 and t.match.pending[0].kind == "archives"


def test_v17_table_jugar_1_it_enters_then_its_icons_then_its_play_ability() -> None:
    t = table(you=hand("fuzzy-gruen") | artifacts("autocannon"), house="untamed")
    t.you.plays("fuzzy-gruen")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    gains = [(event.seat, event.amount) for event in t.match.events if type(event).__name__ == "AmberGained"]
    assert gains[-1] == (1, 1) and sum(amount for seat, amount in gains if seat == 0) == 2
    assert t.you == line(damaged("fuzzy-gruen", 1))


def test_v17_table_cosechar_1_the_amber_comes_before_what_follows_a_reap() -> None:
    t = table(you=line("neutron-shark") | deck("labwork"))
    t.you.reaps("neutron-shark")
    told = order(t, "Exhausted", "AmberGained", "Tagged")
    assert told == ["Exhausted", "AmberGained", "Tagged"]


def test_v17_table_accion_1_the_card_is_exhausted_first() -> None:
    t = table(you=artifacts("library-of-babble") | deck("troll"))
    t.you.acts("library-of-babble")
    told = order(t, "Exhausted", "Drawn", "CardsDrawn", "Drew")
    assert told[0] == "Exhausted"
    assert t.you == artifacts(exhausted("library-of-babble")) | hand("troll")


def test_v17_table_paso_4_everything_of_the_active_player_is_readied() -> None:
    mine = line(exhausted("troll"), exhausted("urchin")) | artifacts(exhausted("cannon"))
    t = table(you=mine, enemy=line(exhausted("krump")) | side(houses=["brobnar", "dis"]), house="dis")
    t.you.ends_turn()
    assert t.you == line(ready("troll"), ready("urchin")) | artifacts(ready("cannon"))
    assert t.enemy == line(exhausted("krump"))


def test_v17_table_paso_5_effects_of_the_end_come_after_the_draw() -> None:
    t = table(you=line("shaffles") | deck("troll"), enemy=amber(2))
    t.you.ends_turn()
    lost = order(t, "TurnEnding", "AmberLost")
    assert lost == ["TurnEnding", "AmberLost"] and t.you == hand("troll")


def test_v17_table_simultaneo_1_the_active_player_orders_what_happens_at_once() -> None:
    mine = line("hunting-witch") | hand("mighty-tiger", "full-moon")
    t = table(you=mine, enemy=line("troll", "krump"))
    t.you.plays("full-moon").plays("mighty-tiger")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.you.amber == 2


def test_v17_table_lucha_1_before_the_fight_then_the_blows_then_what_follows() -> None:
    t = table(
        you=line("firespitter"), enemy=line("urchin", {"card": "dust-imp", "attacked": True}) | amber(0)
    )
    t.you.fights("firespitter", "dust-imp")
    assert t.enemy == line(), "1 before the fight for both, 5 for the imp"
    t = table(you=line("headhunter"), enemy=line("briar-grubbling"))
    t.you.fights("headhunter")
    assert t.you == line() | amber(0), "no fight, nothing after it"


def test_v17_table_destruida_1_all_are_tagged_resolve_and_leave_together() -> None:
    t = table(you=hand("gateway-to-dis") | line("dust-imp"), enemy=line("bad-penny", "dust-imp"))
    t.you.plays("gateway-to-dis")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    told = order(t, "Tagged", "Left", "WasDestroyed")
    assert told.index("WasDestroyed") > told.index("Left") > told.index("Tagged")
    assert (t.you.amber, t.enemy.amber) == (2, 2) and t.enemy == hand("bad-penny")


# Answers ----------------------------------------------------------------------------------------------------


def test_v17_faq_antes_de_luchar_1_everything_before_the_fight_resolves() -> None:
    mine = line(upgraded("firespitter", "way-of-the-bear"))
    t = table(you=mine, enemy=line(maverick("noddy-the-thief", "dis"), "troll"), house="brobnar")
    t.you.fights("firespitter", "noddy-the-thief")
    while not t.is_quiet:
        t.you.picks(t.offered[-1])
    assert t.enemy == line(damaged("troll", 1)), "the fire came though Noddy had fallen"
    assert t.you == line(upgraded("firespitter", "way-of-the-bear"))


def test_v17_faq_aturdir_3_a_stunned_creature_of_another_house_needs_leave_to_shake_it_off() -> None:
    t = table(you=line(stunned("flaxia")) | artifacts("ritual-of-the-hunt"), house="dis")
    assert not t.you.can("unstun", "flaxia")
    t.you.omni("ritual-of-the-hunt").unstuns("flaxia")
    assert t.you == line(exhausted("flaxia"))


def test_v17_faq_elusivo_3_an_attack_that_hazardous_stopped_used_elusive_up() -> None:
    foe = {"card": "urchin", "upgrades": ["flame-wreathed"]}
    t = table(you=line("wardrummer", "troll"), enemy=line(foe))
    t.you.fights("wardrummer")
    assert t.you == line(damaged("wardrummer", 2), "troll"), "hurt by the thorns, spared by elusive"
    t.you.fights("troll")
    assert t.enemy == line()


def test_v17_faq_mover_1_a_creature_may_be_swapped_only_with_another() -> None:
    t = table(you=line("sanctum-guardian"))
    t.you.reaps("sanctum-guardian")
    assert t.you == line("sanctum-guardian") and t.is_quiet, "alone, it stays where it is"
