"""What each Unfathomable action of Dark Tidings does, and the nearest thing it must not do."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    keys,
    line,
    purged,
    ready,
    side,
    stunned,
    table,
    upgraded,
)

HIGH, LOW = {"tide_card": True, "tide": 0}, {"tide_card": True, "tide": 1}


def test_drawn_down_discards_one_buries_one_and_leaves_one() -> None:
    t = table(you=hand("drawn-down"), enemy=deck("troll", "krump", "punch", "fear"))
    t.you.plays("drawn-down").may_choose("troll", "krump", "punch").picks("krump")
    asked = [t.match.view(0, lang)["decision"]["text"] for lang in ("en", "es")]
    assert asked == [
        "Choose a card to put into its owner's deck.",
        "Elige una carta que poner en el mazo de su propietario.",
    ], "it goes to the bottom, not on top"
    t.you.may_choose("troll", "punch").picks("troll")
    assert t.enemy == discard("krump") | deck("punch", "fear", "troll")
    assert t.is_quiet


def test_drawn_down_looks_at_no_deck_of_its_own() -> None:
    t = table(you=hand("drawn-down") | deck("troll", "krump"), enemy=deck("punch"))
    t.you.plays("drawn-down")
    assert t.you == deck("troll", "krump") and t.enemy == discard("punch") | deck()
    assert t.is_quiet


def test_dive_deep_buries_a_creature_of_the_house_discarded() -> None:
    t = table(you=hand("dive-deep") | line("krump"), enemy=deck("punch", "fear") | line("troll", "urchin"))
    t.you.plays("dive-deep").may_choose("krump", "troll").picks("troll")
    assert t.enemy == discard("punch") | deck("fear", "troll") | line("urchin")
    assert t.is_quiet


def test_dive_deep_buries_nobody_of_another_house() -> None:
    t = table(you=hand("dive-deep"), enemy=deck("fear") | line("troll"))
    t.you.plays("dive-deep")
    assert t.enemy == discard("fear") | line("troll")
    assert t.is_quiet


def test_dark_discovery_forges_a_key_when_both_names_are_right() -> None:
    t = table(you=hand("dark-discovery"), enemy=deck("punch", "troll", "fear"))
    t.you.plays("dark-discovery").picks("fear", "troll").picks("red")
    assert t.you == keys("red") | purged("dark-discovery") and t.enemy == deck("punch")
    assert t.is_quiet


def test_dark_discovery_forges_nothing_with_one_wrong_name() -> None:
    t = table(you=hand("dark-discovery"), enemy=deck("punch", "troll", "fear"))
    t.you.plays("dark-discovery").picks("punch", "troll")
    assert t.you == keys() | discard("dark-discovery") and t.enemy == deck("punch")
    assert t.is_quiet


def test_corrode_destroys_an_upgrade_an_artifact_or_armor() -> None:
    foes = line(upgraded("krump", "blood-of-titans"), "taniwha") | artifacts("pile-of-skulls")
    for choice, left in ((0, "artifacts"), (1, "upgrades"), (2, "armor")):
        t = table(you=hand("corrode"), enemy=foes)
        t.you.plays("corrode").picks(choice)
        assert (t.enemy == artifacts()) is (left == "artifacts")
        assert (t.enemy.power("krump") == 6) is (left == "upgrades")
        assert (t.enemy == discard("taniwha")) is (left == "armor")
        assert t.is_quiet


def test_corrode_spares_a_creature_without_armor() -> None:
    t = table(you=hand("corrode"), enemy=line("krump") | artifacts("whirlpool"))
    t.you.plays("corrode").picks(2)
    assert t.enemy == line("krump") | artifacts("whirlpool")
    assert t.is_quiet


def test_cup_of_water_stuns_robots_and_cyborgs_of_both_sides() -> None:
    t = table(you=hand("cup-of-water") | line("batdrone"), enemy=line("titan-mechanic", "krump"))
    t.you.plays("cup-of-water")
    assert t.you == line(stunned("batdrone"))
    assert t.enemy == line(stunned("titan-mechanic"), {"card": "krump", "stunned": False})
    assert t.is_quiet


def test_cup_of_water_stuns_nobody_else() -> None:
    t = table(you=hand("cup-of-water"), enemy=line("krump"))
    t.you.plays("cup-of-water")
    assert t.enemy == line({"card": "krump", "stunned": False})
    assert t.is_quiet


def test_flash_freeze_exhausts_a_creature_after_each_other_card() -> None:
    t = table(you=hand("flash-freeze", "tentaclid"), enemy=line("troll"))
    t.you.plays("flash-freeze")
    assert t.enemy == line(ready("troll"))
    t.you.plays("tentaclid").picks("troll")
    assert t.enemy == line(exhausted("troll"))
    assert t.is_quiet


def test_flash_freeze_is_over_with_the_turn() -> None:
    t = table(you=hand("flash-freeze") | line("krump"), enemy=hand("anger"))
    t.you.plays("flash-freeze").ends_turn()
    t.enemy.plays("anger")
    assert t.you == line(ready("krump"))


def test_thalassophobia_discards_ten() -> None:
    t = table(you=hand("thalassophobia"), enemy=deck(*["troll"] * 10, "punch"))
    t.you.plays("thalassophobia")
    assert t.enemy == deck("punch") | discard(*["troll"] * 10)
    assert t.is_quiet


def test_thalassophobia_discards_what_there_is() -> None:
    t = table(you=hand("thalassophobia") | deck("krump"), enemy=deck("troll"))
    t.you.plays("thalassophobia")
    assert t.enemy == deck() | discard("troll") and t.you == deck("krump")
    assert t.is_quiet


def test_abandon_ship_returns_four_at_high_tide() -> None:
    t = table(you=hand("abandon-ship") | line("krump"), enemy=line("troll", "bumpsy", "urchin"), **HIGH)
    t.you.plays("abandon-ship")
    assert t.you == line() | hand("krump") and t.enemy == line()
    assert t.is_quiet


def test_abandon_ship_returns_one_at_low_tide() -> None:
    t = table(you=hand("abandon-ship") | line("krump"), enemy=line("troll"), **LOW)
    t.you.plays("abandon-ship").picks("troll")
    assert t.enemy == line() | hand("troll") and t.you == line("krump")
    assert t.is_quiet


def allusions(chosen: str) -> int:
    """The Æmber that comes of the opponent's choice."""
    t = table(you=hand("allusions-of-grandeur"), enemy=side(houses=["brobnar", "dis", "logos"]))
    t.you.plays("allusions-of-grandeur").picks("dis").ends_turn()
    t.enemy.chooses(chosen)
    return t.you.amber - 1  # its own bonus icon


def test_allusions_of_grandeur_gains_three_when_another_house_is_chosen() -> None:
    assert allusions("brobnar") == 3


def test_allusions_of_grandeur_gains_nothing_when_the_house_is_chosen() -> None:
    assert allusions("dis") == 0


def test_sleep_with_the_fishes_destroys_the_exhausted() -> None:
    t = table(
        you=hand("sleep-with-the-fishes") | line(exhausted("krump")), enemy=line("troll", exhausted("bumpsy"))
    )
    t.you.plays("sleep-with-the-fishes")
    assert t.you == line() and t.enemy == line("troll")
    assert t.is_quiet


def test_sleep_with_the_fishes_leaves_artifacts() -> None:
    t = table(you=hand("sleep-with-the-fishes"), enemy=artifacts(exhausted("pile-of-skulls")))
    t.you.plays("sleep-with-the-fishes")
    assert t.enemy == artifacts("pile-of-skulls")
    assert t.is_quiet


def test_thundertow_exhausts_two_and_strikes_all_exhausted() -> None:
    foes = line("troll", "krump", "bumpsy", exhausted("headhunter"))
    t = table(you=hand("thundertow"), enemy=foes)
    t.you.plays("thundertow").picks("troll", "krump")
    assert t.enemy == line(
        damaged(exhausted("troll"), 2),
        damaged(exhausted("krump"), 2),
        ready("bumpsy"),
        damaged(exhausted("headhunter"), 2),
    )
    assert t.is_quiet


def test_thundertow_strikes_no_ready_creature() -> None:
    t = table(you=hand("thundertow") | line("urchin", "krump"), enemy=line("troll"))
    t.you.plays("thundertow").picks("krump", "troll")
    assert t.you == line(ready("urchin"), damaged(exhausted("krump"), 2))
    assert t.is_quiet


def test_tidal_wave_destroys_three_abreast_and_turns_the_tide() -> None:
    t = table(you=hand("tidal-wave"), enemy=line("troll", "krump", "bumpsy", "urchin"), **HIGH)
    t.you.plays("tidal-wave").picks("krump")
    assert t.enemy == line("urchin") and t.state.tide == 1
    assert t.is_quiet


def test_tidal_wave_only_turns_a_neutral_tide() -> None:
    t = table(you=hand("tidal-wave"), enemy=line("troll"), tide_card=True)
    t.you.plays("tidal-wave")
    assert t.enemy == line("troll") and t.state.tide == 1
    assert t.is_quiet


def test_wrath_or_ruin_destroys_a_flank_creature() -> None:
    t = table(you=hand("wrath-or-ruin"), enemy=line("troll", "krump", "bumpsy"))
    t.you.plays("wrath-or-ruin").picks(0).may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.enemy == line("troll", "krump")
    assert t.is_quiet


def test_wrath_or_ruin_returns_two_enemies() -> None:
    t = table(you=hand("wrath-or-ruin") | line("urchin"), enemy=line("troll", "krump"))
    t.you.plays("wrath-or-ruin").picks(1)
    assert t.enemy == line() | hand("troll", "krump") and t.you == line("urchin")
    assert t.is_quiet


def test_brain_drain_puts_a_card_of_the_hand_on_the_deck() -> None:
    t = table(you=hand("brain-drain"), enemy=hand("troll", "punch") | deck("fear"))
    t.you.plays("brain-drain").may_choose("troll", "punch").picks("punch")
    assert t.enemy == hand("troll") | deck("punch", "fear")
    assert t.is_quiet


def test_brain_drain_leaves_its_own_hand() -> None:
    t = table(you=hand("brain-drain", "krump"))
    t.you.plays("brain-drain")
    assert t.you == hand("krump") | deck()
    assert t.is_quiet


def test_call_of_the_void_destroys_who_was_exhausted_already() -> None:
    t = table(you=hand("call-of-the-void"), enemy=line("troll", exhausted("krump")) | amber(2))
    t.you.plays("call-of-the-void").picks("krump")
    assert t.enemy == line(ready("troll")) | amber(1)
    assert t.is_quiet


def test_call_of_the_void_exhausts_who_was_not() -> None:
    t = table(you=hand("call-of-the-void"), enemy=line("troll", exhausted("krump")) | amber(2))
    t.you.plays("call-of-the-void").picks("troll")
    assert t.enemy == line(exhausted("troll"), exhausted("krump")) | amber(2)
    assert t.is_quiet


def test_maelstrom_puts_all_creatures_on_their_decks() -> None:
    t = table(you=hand("mælstrom") | line("krump") | deck("punch"), enemy=line("troll") | deck("fear"))
    t.you.plays("mælstrom")
    assert t.you == line() | deck("krump", "punch") | chains(2) and t.enemy == line() | deck("troll", "fear")
    assert t.is_quiet


def test_maelstrom_asks_nobody_for_the_order() -> None:
    t = table(you=hand("mælstrom") | line("krump", "troll", "bumpsy") | artifacts("pile-of-skulls"))
    t.you.plays("mælstrom")
    assert t.is_quiet and t.you == line() | artifacts("pile-of-skulls")


def test_pour_tal_raises_the_tide_when_it_is_not_high() -> None:
    t = table(you=hand("pour-tal"), **LOW)
    t.you.plays("pour-tal")
    assert t.state.tide == 0 and t.you == archives() | discard("pour-tal")
    assert t.is_quiet


def test_pour_tal_is_archived_at_high_tide() -> None:
    t = table(you=hand("pour-tal"), **HIGH)
    t.you.plays("pour-tal")
    assert t.state.tide == 0 and t.you == archives("pour-tal") | discard()
    assert t.is_quiet


def test_rakuzels_chant_exhausts_all_at_high_tide() -> None:
    t = table(you=hand("rakuzel-s-chant") | line("krump"), enemy=line("troll", "bumpsy"), **HIGH)
    t.you.plays("rakuzel-s-chant")
    assert t.you == line(exhausted("krump")) and t.enemy == line(exhausted("troll"), exhausted("bumpsy"))
    assert t.is_quiet


def test_rakuzels_chant_exhausts_one_at_neutral_tide() -> None:
    t = table(you=hand("rakuzel-s-chant"), enemy=line("troll", "bumpsy"), tide_card=True)
    t.you.plays("rakuzel-s-chant").picks("bumpsy")
    assert t.enemy == line(ready("troll"), exhausted("bumpsy"))
    assert t.is_quiet


def test_sink_or_swim_sinks_a_card_by_chance() -> None:
    t = table(you=hand("sink-or-swim"), enemy=hand("punch") | line("troll"))
    t.you.plays("sink-or-swim").picks(0)
    assert t.enemy == hand() | discard("punch") | line(ready("troll"))
    assert t.is_quiet


def test_sink_or_swim_exhausts_a_creature_and_its_neighbors() -> None:
    t = table(you=hand("sink-or-swim"), enemy=hand("punch") | line("troll", "krump", "bumpsy"))
    t.you.plays("sink-or-swim").picks(1).picks("troll")
    assert t.enemy == hand("punch") | line(exhausted("troll"), exhausted("krump"), ready("bumpsy"))
    assert t.is_quiet
