"""What the common Ekwidon creatures and artifacts of Winds of Exchange and its token creatures do, and what they must not do."""

from tests.games.keyforge.table import (
    amber,
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
    side,
    table,
    token,
    warded,
)

GRUNT = side(token="grunt")


def test_belligerent_guard_enters_ready_and_the_enemy_draws() -> None:
    t = table(you=hand("belligerent-guard") | deck("anger"), enemy=deck("troll", "troll"))
    t.you.plays("belligerent-guard")
    assert t.you == line(ready("belligerent-guard")) | hand() and t.enemy == hand("troll")


def test_belligerent_guard_lets_nobody_draw_by_fighting() -> None:
    t = table(you=line("belligerent-guard"), enemy=line("urchin") | deck("troll"))
    t.you.fights("belligerent-guard")
    assert t.enemy == hand() and t.is_quiet


def test_dthoshra_recruiter_makes_a_token_by_reaping() -> None:
    t = table(you=line("dthoshră-recruiter") | deck("anger") | GRUNT)
    t.you.reaps("dthoshră-recruiter")
    assert t.you == line("dthoshră-recruiter", exhausted("grunt")) | deck() and t.is_quiet


def test_dthoshra_recruiter_makes_none_by_fighting() -> None:
    t = table(you=line("dthoshră-recruiter") | deck("anger") | GRUNT, enemy=line("urchin"))
    t.you.fights("dthoshră-recruiter")
    assert t.you == line("dthoshră-recruiter") and t.is_quiet


def test_gemcoat_vendor_steals_one_and_is_hurt() -> None:
    t = table(you=line("gemcoat-vendor"), enemy=amber(2))
    t.you.acts("gemcoat-vendor")
    assert t.you == line(damaged("gemcoat-vendor", 1)) | amber(1)


def test_gemcoat_vendor_steals_though_it_dies_of_it() -> None:
    t = table(you=line(damaged("gemcoat-vendor", 5)), enemy=amber(2))
    t.you.acts("gemcoat-vendor")
    assert t.you == line() | amber(1) and t.is_quiet


def test_general_za_orha_makes_a_token_for_each_enemy_key() -> None:
    mine = hand("general-ză-orhă") | deck("anger", "punch", "krump") | GRUNT
    t = table(you=mine, enemy=keys("red", "blue"))
    t.you.plays("general-ză-orhă").picks("left")
    assert t.you == line("grunt", "general-ză-orhă", "grunt") and t.is_quiet


def test_general_za_orha_makes_none_for_your_own_keys() -> None:
    t = table(you=hand("general-ză-orhă") | deck("anger") | GRUNT | keys("red"))
    t.you.plays("general-ză-orhă")
    assert t.you == line("general-ză-orhă") and t.is_quiet


def test_ornate_talking_tray_becomes_a_token() -> None:
    t = table(you=artifacts("ornate-talking-tray") | deck("anger") | GRUNT, house="dis")
    t.you.omni("ornate-talking-tray")
    assert t.you == line("grunt") | artifacts() | discard("ornate-talking-tray") and t.is_quiet


def test_ornate_talking_tray_makes_nothing_without_a_token_card() -> None:
    t = table(you=artifacts("ornate-talking-tray") | deck("anger"), house="dis")
    t.you.omni("ornate-talking-tray")
    assert t.you == line() | artifacts() | deck("anger") and t.is_quiet


def test_shrewd_investor_captures_four_for_a_gift_of_one() -> None:
    t = table(you=hand("shrewd-investor"), enemy=amber(4))
    t.you.plays("shrewd-investor").picks("yes")
    assert t.you == line(holding("shrewd-investor", 4)) and t.enemy == amber(1)


def test_shrewd_investor_captures_nothing_without_it() -> None:
    t = table(you=hand("shrewd-investor"), enemy=amber(4))
    t.you.plays("shrewd-investor").picks("no")
    assert t.you == line(holding("shrewd-investor", 0)) and t.enemy == amber(4) and t.is_quiet


def test_steward_su_uzyane_enhances_its_deck_and_does_nothing_else() -> None:
    t = table(you=hand("steward-su-uzyanĕ") | deck("anger"))
    t.you.plays("steward-su-uzyanĕ")
    assert t.you == line("steward-su-uzyanĕ") | amber(0) | hand() and t.is_quiet


def test_steward_su_uzyane_reaps_like_anybody() -> None:
    t = table(you=line("steward-su-uzyanĕ"))
    t.you.reaps("steward-su-uzyanĕ")
    assert t.you == amber(1) and t.is_quiet


def test_the_old_tinker_discards_and_draws_by_reaping() -> None:
    t = table(you=line("the-old-tinker") | hand("anger", "punch") | deck("troll"), house="ekwidon")
    t.you.reaps("the-old-tinker").picks("punch")
    assert t.you == hand("anger", "troll") | discard("punch") and t.is_quiet


def test_the_old_tinker_draws_though_there_is_nothing_to_discard() -> None:
    t = table(you=line("the-old-tinker") | deck("troll"))
    t.you.reaps("the-old-tinker")
    assert t.you == hand("troll") | discard() and t.is_quiet


def test_shigziso_buggy_gains_two_for_a_creature() -> None:
    t = table(you=artifacts("shĭgzisŏ-buggy") | line("troll"), house="ekwidon")
    t.you.acts("shĭgzisŏ-buggy")
    assert t.you == line() | amber(2)


def test_shigziso_buggy_gains_nothing_where_a_ward_saves_it() -> None:
    t = table(you=artifacts("shĭgzisŏ-buggy") | line(warded("troll")), house="ekwidon")
    t.you.acts("shĭgzisŏ-buggy")
    assert t.you == line("troll") | amber(0) and t.is_quiet


def test_shisnyasi_buggy_draws_three_for_one_amber() -> None:
    t = table(you=artifacts("shĭsnyasĭ-buggy") | amber(1) | deck(*["anger"] * 4))
    t.you.acts("shĭsnyasĭ-buggy")
    assert t.you == amber(0) | hand("anger", "anger", "anger")


def test_shisnyasi_buggy_draws_nothing_without_amber() -> None:
    t = table(you=artifacts("shĭsnyasĭ-buggy") | deck(*["anger"] * 4))
    t.you.acts("shĭsnyasĭ-buggy")
    assert t.you == hand() and t.is_quiet


def test_shizyoku_buggy_makes_a_token_of_two_cards_of_one_house() -> None:
    t = table(
        you=artifacts("shĭzyokŭ-buggy") | hand("anger", "punch", "urchin") | deck("troll") | GRUNT,
        house="ekwidon",
    )
    t.you.acts("shĭzyokŭ-buggy").picks("anger", "punch")
    assert t.you == line("grunt") | hand("urchin") | deck() and t.is_quiet


def test_shizyoku_buggy_makes_none_of_two_of_different_houses() -> None:
    t = table(
        you=artifacts("shĭzyokŭ-buggy") | hand("anger", "urchin") | deck("troll") | GRUNT, house="ekwidon"
    )
    t.you.acts("shĭzyokŭ-buggy")
    assert t.you == line() | hand("anger", "urchin") and t.is_quiet


# Token creatures


def test_strange_shell_goes_to_the_hand_as_the_card_it_is() -> None:
    t = table(you=line(token("strange-shell", "anger")), house="ekwidon")
    t.you.acts("strange-shell")
    assert t.you == line() | hand("anger") and t.is_quiet


def test_strange_shell_can_neither_fight_nor_reap() -> None:
    t = table(you=line(token("strange-shell", "anger")), enemy=line("urchin"), house="ekwidon")
    assert not t.you.can("reap", "strange-shell") and not t.you.can("fight", "strange-shell")


def test_diplomat_gives_each_player_one_by_reaping() -> None:
    t = table(you=line(token("diplomat", "anger")), house="ekwidon")
    t.you.reaps("diplomat")
    assert t.you == amber(2) and t.enemy == amber(1)


def test_diplomat_is_of_its_house_and_not_of_that_beneath() -> None:
    t = table(you=line(token("diplomat", "anger")), house="brobnar")
    assert not t.you.can("reap", "diplomat")


def test_trader_steals_one_and_is_gone() -> None:
    t = table(you=line(token("trader", "anger")), enemy=amber(2), house="ekwidon")
    t.you.acts("trader")
    assert t.you == line() | amber(1) | discard("anger") and t.is_quiet


def test_trader_stays_by_reaping() -> None:
    t = table(you=line(token("trader", "anger")), enemy=amber(2), house="ekwidon")
    t.you.reaps("trader")
    assert t.you == line("trader") | amber(1) and t.enemy == amber(2)


def test_prospector_draws_as_it_is_destroyed() -> None:
    t = table(you=hand("gateway-to-dis") | line(token("prospector", "anger")) | deck("troll"))
    t.you.plays("gateway-to-dis")
    assert t.you == hand("troll") and t.is_quiet


def test_prospector_draws_nothing_as_it_leaves_otherwise() -> None:
    t = table(you=hand("avid-collecting") | line(token("prospector", "anger")) | deck("troll"))
    t.you.plays("avid-collecting")
    assert t.you == hand("anger") | deck("troll") and t.is_quiet
