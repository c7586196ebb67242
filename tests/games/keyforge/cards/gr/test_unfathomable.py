"""What each Unfathomable creature, artifact and upgrade of Grim Reminders does, and the nearest thing it must not do."""

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
    ready,
    table,
    upgraded,
)

TEN = ["punch"] * 10
HAUNTED = discard(*TEN)
NEARLY = discard(*TEN[1:])
SIX = hand(*["bulwark"] * 6)


def test_awful_atoll_weakens_the_creatures_of_each_haunted_player() -> None:
    t = table(you=artifacts("awful-atoll") | line("troll") | NEARLY, enemy=line("zorg") | HAUNTED)
    assert t.you.power("troll") == 8 and t.enemy.power("zorg") == 5


def test_awful_atoll_kills_as_the_tenth_card_falls() -> None:
    t = table(
        you=hand("mind-barb"),
        enemy=artifacts("awful-atoll") | line("silvertooth", "troll") | NEARLY | hand("zap"),
    )
    t.you.plays("mind-barb")
    assert t.enemy == line("troll") | artifacts("awful-atoll")
    assert t.is_quiet


def test_awful_atoll_goes_with_the_last_creature() -> None:
    t = table(you=hand("punch"), enemy=artifacts("awful-atoll") | line("silvertooth"))
    t.you.plays("punch")
    assert t.enemy == line() | artifacts()
    assert sorted(t.enemy.look("discard")) == ["awful-atoll", "silvertooth"]
    assert t.is_quiet


def test_bottomless_depths_takes_what_you_discard_from_your_hand() -> None:
    t = table(you=artifacts("bottomless-depths") | hand("dredge", "gatewatcher"))
    t.you.discards("dredge")
    assert t.you == discard() | hand("gatewatcher")
    assert [t.card(n) for n in t.you.body("bottomless-depths").under] == ["dredge"]
    assert t.is_quiet


def test_bottomless_depths_and_a_scrapped_card_that_speaks_of_its_pile() -> None:
    mine = artifacts("bottomless-depths") | hand("skreel-swarm")
    t = table(you=mine, house="ekwidon")
    t.you.discards("skreel-swarm").picks("bottomless-depths")
    assert t.you == archives() | discard() and t.is_quiet, "it lies in the pile no more"
    t = table(you=mine, house="ekwidon")
    t.you.discards("skreel-swarm").picks("skreel-swarm", "yes")
    assert t.you == archives("skreel-swarm") and not t.you.body("bottomless-depths").under and t.is_quiet


def test_bottomless_depths_takes_neither_the_top_of_a_deck_nor_what_the_opponent_discards() -> None:
    t = table(you=line("addlefish") | hand("dredge"), enemy=artifacts("bottomless-depths") | line("troll"))
    t.you.discards("dredge")
    assert t.you == discard("dredge")
    t = table(you=line("immersioneer") | artifacts("bottomless-depths") | deck("punch", "punch", "punch"))
    t.you.reaps("immersioneer").picks("you")
    assert t.you == discard("punch", "punch", "punch")
    assert t.is_quiet


def test_curse_of_confusion_exhausts_its_controllers_creatures_of_the_active_house() -> None:
    t = table(
        you=artifacts("curse-of-confusion") | line("troll", "zorg"), enemy=line("valdr"), house="brobnar"
    )
    t.you.ends_turn()
    assert t.you == line(exhausted("troll"), ready("zorg")) and t.enemy == line(ready("valdr"))
    assert t.is_quiet


def test_curse_of_confusion_waits_for_its_controllers_own_turn() -> None:
    t = table(you=hand("curse-of-confusion") | line("gatewatcher"), enemy=line("troll"))
    t.you.plays("curse-of-confusion").ends_turn()
    assert t.you == line(ready("gatewatcher")) and t.enemy == line(ready("troll"))
    t.enemy.chooses("brobnar").ends_turn()
    assert t.enemy == line(exhausted("troll"))
    assert t.is_quiet


def test_giltspine_mesmerist_discards_for_each_card_readied_in_the_step() -> None:
    t = table(
        you=line(exhausted("troll"), exhausted("zorg"), "valdr") | SIX | deck("punch", "zap", "ufo"),
        enemy=line("giltspine-mesmerist"),
    )
    t.you.ends_turn()
    assert t.you == deck("ufo") | discard("zap", "punch")
    assert t.is_quiet


def test_giltspine_mesmerist_discards_for_a_card_readied_by_an_effect_and_no_card_that_was_ready() -> None:
    t = table(you=hand("anger") | line("troll") | deck("punch", "zap"), enemy=line("giltspine-mesmerist"))
    t.you.plays("anger")
    assert t.you == deck("punch", "zap")
    t = table(
        you=hand("anger") | line(exhausted("troll")) | deck("punch", "zap"), enemy=line("giltspine-mesmerist")
    )
    t.you.plays("anger")
    assert t.you == deck("zap")
    assert t.is_quiet


def test_giltspine_mesmerist_scrapped_discards_three_off_either_deck() -> None:
    t = table(you=hand("giltspine-mesmerist"), enemy=deck("punch", "zap", "ufo", "anger"))
    t.you.discards("giltspine-mesmerist").may_choose("you", "enemy").picks("enemy")
    assert t.enemy == deck("anger") | discard("ufo", "zap", "punch")
    assert t.is_quiet


def test_ihaka_of_the_depths_may_bury_the_top_of_the_pile_after_each_card_drawn() -> None:
    t = table(
        you=line("ihaka-of-the-depths")
        | hand(*["bulwark"] * 4)
        | discard("zap", "ufo")
        | deck("punch", "anger")
    )
    t.you.ends_turn().picks("yes", "yes")
    assert t.you == discard() | deck("zap", "ufo")
    assert t.is_quiet


def test_ihaka_of_the_depths_buries_nothing_on_the_other_turn() -> None:
    t = table(
        you=hand("punctuated-equilibrium"),
        enemy=line("ihaka-of-the-depths") | hand("zap") | deck(*["punch"] * 9) | discard("ufo"),
        chance=[0] * 9,
    )
    t.you.plays("punctuated-equilibrium")
    assert t.enemy == discard("zap", "ufo")
    assert t.is_quiet


def test_ihaka_of_the_depths_lets_the_buried_card_be_drawn_in_the_same_step() -> None:
    t = table(you=line("ihaka-of-the-depths") | hand(*["bulwark"] * 4) | discard("zap") | deck("punch"))
    t.you.ends_turn().picks("yes")
    assert t.you == hand(*["bulwark"] * 4, "punch", "zap") | discard() | deck()
    assert t.is_quiet


def test_thing_from_the_deep_waits_for_the_open_seal() -> None:
    t = table(you=hand("thing-from-the-deep", "open-the-seal"), enemy=discard("open-the-seal"))
    assert not t.you.can("play", "thing-from-the-deep")
    assert t.you.why_not("play", "thing-from-the-deep") == "card-forbids"
    t.you.plays("open-the-seal").plays("thing-from-the-deep")
    assert t.you == line("thing-from-the-deep") | amber(1)
    assert t.is_quiet


def test_thing_from_the_deep_steals_two_after_a_fight() -> None:
    t = table(you=line("thing-from-the-deep"), enemy=line("troll") | amber(3))
    t.you.fights("thing-from-the-deep")
    assert t.you == amber(2) | line(damaged("thing-from-the-deep", 8)) and t.enemy == amber(1)
    assert t.is_quiet


def test_addlefish_has_two_random_cards_discarded() -> None:
    t = table(you=line("addlefish"), enemy=line("dust-pixie") | hand("punch", "zap", "ufo"), chance=[2, 0])
    t.you.fights("addlefish")
    assert t.enemy == hand("zap")
    assert t.is_quiet


def test_addlefish_reaping_discards_nothing() -> None:
    t = table(you=line("addlefish"), enemy=hand("punch"))
    t.you.reaps("addlefish")
    assert t.enemy == hand("punch") and t.you == amber(1)
    assert t.is_quiet


def test_eldritch_synan_is_not_hurt_by_the_damaged() -> None:
    t = table(you=line(damaged("troll", 1)), enemy=line("eldritch-synan"))
    t.you.fights("troll")
    assert t.enemy == line("eldritch-synan") and t.you == line(damaged("troll", 4))
    assert t.is_quiet


def test_eldritch_synan_is_hurt_by_one_that_it_wounds_in_the_same_fight() -> None:
    t = table(you=line("valdr"), enemy=line("eldritch-synan"))
    t.you.fights("valdr")
    assert t.enemy == line() and t.you == line(damaged("valdr", 3))
    assert t.is_quiet


def test_gatewatcher_takes_the_flanks_of_a_haunted_opponent_with_it() -> None:
    t = table(
        you=hand("punch", "punch") | line("troll", "zorg", "valdr") | HAUNTED,
        enemy=line(damaged("gatewatcher", 3)),
    )
    t.you.plays("punch").picks("gatewatcher")
    assert t.you == line("zorg") and t.enemy == line()
    assert t.is_quiet


def test_gatewatcher_takes_nobody_otherwise() -> None:
    t = table(you=hand("punch") | line("troll", "zorg"), enemy=line(damaged("gatewatcher", 3)) | HAUNTED)
    t.you.plays("punch").picks("gatewatcher")
    assert t.you == line("troll", "zorg") and t.enemy == line()
    assert t.is_quiet


def test_hukaru_icefin_exhausts_a_house() -> None:
    t = table(you=line("hukaru-icefin", "troll"), enemy=line("valdr", "zorg"))
    t.you.reaps("hukaru-icefin").picks("brobnar")
    assert t.you == line("hukaru-icefin", exhausted("troll")) and t.enemy == line(
        exhausted("valdr"), ready("zorg")
    )
    assert t.is_quiet


def test_hukaru_icefin_scrapped_exhausts_a_creature_or_an_artifact() -> None:
    t = table(you=hand("hukaru-icefin"), enemy=line("zorg") | artifacts("gauntlet-of-command"))
    t.you.discards("hukaru-icefin").may_choose("zorg", "gauntlet-of-command").picks("gauntlet-of-command")
    assert t.enemy == line(ready("zorg")) | artifacts(exhausted("gauntlet-of-command"))
    assert t.is_quiet


def test_nightmare_inducer_exhausts_enemies_of_the_house_of_a_discarded_card_and_buries_it() -> None:
    t = table(
        you=artifacts("nightmare-inducer") | line("bumpsy"),
        enemy=line("troll", "zorg") | discard("punch", "ufo") | deck("anger"),
        house="unfathomable",
    )
    t.you.acts("nightmare-inducer").may_choose("punch", "ufo").picks("punch")
    assert t.enemy == line(exhausted("troll"), ready("zorg")) | discard("ufo") | deck("anger", "punch")
    assert t.you == line(ready("bumpsy"))
    assert t.is_quiet


def test_nightmare_inducer_finds_nothing_in_an_empty_pile() -> None:
    t = table(you=artifacts("nightmare-inducer"), enemy=line("troll"), house="unfathomable")
    t.you.acts("nightmare-inducer")
    assert t.enemy == line(ready("troll"))
    assert t.is_quiet


def test_thoughtswim_keeps_its_creature_unhurt_while_the_opponent_is_haunted() -> None:
    t = table(you=line("troll") | HAUNTED, enemy=line(upgraded("zorg", "thoughtswim")))
    t.you.fights("troll")
    assert t.enemy == line(upgraded("zorg", "thoughtswim"))
    assert t.is_quiet


def test_thoughtswim_keeps_nobody_when_only_its_own_side_is_haunted() -> None:
    t = table(you=line("troll"), enemy=line(upgraded("zorg", "thoughtswim")) | HAUNTED)
    t.you.fights("troll")
    assert t.enemy == line()
    assert t.is_quiet


def test_arcane_transmitter_discards_four_off_either_deck() -> None:
    t = table(you=artifacts("arcane-transmitter") | deck(*["zap"] * 5), enemy=deck("punch"))
    t.you.acts("arcane-transmitter").picks("you")
    assert t.you == deck("zap") | discard(*["zap"] * 4) and t.enemy == deck("punch")
    assert t.is_quiet


def test_arcane_transmitter_scrapped_shuffles_the_pile_and_itself_away() -> None:
    t = table(you=hand("arcane-transmitter") | discard("zap"), enemy=discard("punch"), chance=[[0, 1]])
    t.you.discards("arcane-transmitter")
    assert sorted(t.you.look("deck")) == ["arcane-transmitter", "zap"] and t.enemy == discard("punch")
    assert t.is_quiet


def test_echo_guardian_is_stronger_and_poisonous_while_haunted() -> None:
    t = table(you=line("troll"), enemy=line("echo-guardian") | HAUNTED)
    assert t.enemy.power("echo-guardian") == 3
    t.you.fights("troll")
    assert t.you == line()
    assert t.is_quiet


def test_echo_guardian_is_neither_otherwise() -> None:
    t = table(you=line("silvertooth"), enemy=line("echo-guardian") | NEARLY)
    t.you.fights("silvertooth")
    assert t.you == line(damaged("silvertooth", 1)) and t.enemy == line("echo-guardian")
    assert t.is_quiet


def test_immersioneer_discards_three_off_either_deck() -> None:
    t = table(you=line("immersioneer"), enemy=deck("punch", "zap", "ufo", "anger"))
    t.you.reaps("immersioneer").picks("enemy")
    assert t.enemy == deck("anger") | discard("ufo", "zap", "punch")
    assert t.is_quiet


def test_immersioneer_scrapped_shuffles_the_lowest_three_and_not_itself() -> None:
    t = table(you=hand("immersioneer") | discard("punch", "zap", "ufo", "anger"))
    t.you.discards("immersioneer")
    assert t.you == discard("immersioneer", "punch") and sorted(t.you.look("deck")) == ["anger", "ufo", "zap"]
    assert t.is_quiet


def test_koriki_germinator_buries_a_card_of_either_pile_under_its_own_deck() -> None:
    t = table(you=hand("koriki-germinator") | discard("zap"), enemy=discard("punch") | deck("ufo"))
    t.you.plays("koriki-germinator").may_choose("zap", "punch").picks("punch")
    assert t.enemy == discard() | deck("ufo", "punch") and t.you == discard("zap")
    assert t.is_quiet


def test_koriki_germinator_buries_nothing_after_a_fight() -> None:
    t = table(you=line("koriki-germinator") | discard("zap"), enemy=line("dust-pixie"))
    t.you.fights("koriki-germinator")
    assert t.you == discard("zap") | deck()
    assert t.is_quiet


def test_mnemoleech_steals_two_from_the_haunted() -> None:
    t = table(you=line("mnemoleech"), enemy=amber(3) | HAUNTED)
    t.you.reaps("mnemoleech")
    assert t.you == amber(3) and t.enemy == amber(1)
    assert t.is_quiet


def test_mnemoleech_steals_one_from_others() -> None:
    t = table(you=line("mnemoleech") | HAUNTED, enemy=amber(3) | NEARLY)
    t.you.reaps("mnemoleech")
    assert t.you == amber(2) and t.enemy == amber(2)
    assert t.is_quiet


def test_squallmaster_has_each_player_discard_one_at_random() -> None:
    t = table(
        you=line("squallmaster") | hand("zap", "ufo"),
        enemy=hand("punch", "anger"),
        chance=[0, 1],
        house="unfathomable",
    )
    t.you.reaps("squallmaster")
    assert t.you == hand("ufo") and t.enemy == hand("punch")
    assert t.is_quiet


def test_squallmaster_scrapped_exhausts_an_enemy_only() -> None:
    t = table(you=hand("squallmaster") | line("troll"), enemy=line("zorg"))
    t.you.discards("squallmaster")
    assert t.enemy == line(exhausted("zorg")) and t.you == line(ready("troll"))
    assert t.is_quiet


def test_tangimangi_raises_the_keys_of_a_haunted_opponent() -> None:
    t = table(you=line("tangimangi"), enemy=HAUNTED | keys())
    assert (t.enemy.key_cost, t.you.key_cost) == (9, 6)


def test_tangimangi_raises_none_of_the_unhaunted() -> None:
    t = table(you=line("tangimangi") | HAUNTED, enemy=NEARLY)
    assert (t.enemy.key_cost, t.you.key_cost) == (6, 6)


def test_trawler_captures_everything_for_the_haunted() -> None:
    t = table(you=hand("trawler") | HAUNTED, enemy=amber(7))
    t.you.plays("trawler")
    assert t.you == line(holding("trawler", 7)) and t.enemy == amber(0)
    assert t.is_quiet


def test_trawler_captures_nothing_otherwise() -> None:
    t = table(you=hand("trawler") | NEARLY, enemy=amber(7))
    t.you.plays("trawler")
    assert t.you == line("trawler") and t.enemy == amber(7)
    assert t.is_quiet


def test_xenos_darkshadow_is_as_strong_as_the_pile_is_high() -> None:
    t = table(you=line("xenos-darkshadow") | discard(*["punch"] * 4), enemy=line("troll", "zorg"))
    assert t.you.power("xenos-darkshadow") == 4 and t.you.keyword("xenos-darkshadow", "hazardous") == 4
    assert t.you.armor("xenos-darkshadow") == 4
    t.you.fights("xenos-darkshadow", "troll")
    assert t.enemy == line(damaged("zorg", 4))
    assert t.you == line() | discard("xenos-darkshadow", *["punch"] * 4) | archives()
    assert t.is_quiet


def test_xenos_darkshadow_dies_without_a_pile_and_is_archived_of_the_haunted() -> None:
    t = table(you=hand("xenos-darkshadow"))
    t.you.plays("xenos-darkshadow")
    assert t.you == line() | discard("xenos-darkshadow")
    t = table(you=hand("gateway-to-dis"), enemy=line("xenos-darkshadow") | HAUNTED)
    t.you.plays("gateway-to-dis")
    assert t.enemy == line() | archives("xenos-darkshadow")
    assert t.is_quiet
