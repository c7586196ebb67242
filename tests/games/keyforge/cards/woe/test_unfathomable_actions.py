"""Rulings of Winds of Exchange's Unfathomable actions."""

from tests.games.keyforge.table import (
    amber,
    archives,
    chains,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    ready,
    side,
    table,
    token,
    warded,
)

FISH = side(token="fish")
THEIRS = houses("brobnar", "dis", "mars")


def test_hypoxia_destroys_every_token() -> None:
    t = table(
        you=hand("hypoxia") | line(token("squire"), "bumpsy"), enemy=line(warded(token("cadet")), "krump")
    )
    t.you.plays("hypoxia")
    assert t.you == line("bumpsy") and t.enemy == line("cadet", "krump") and t.is_quiet


def test_hypoxia_destroys_no_other_creature() -> None:
    t = table(you=hand("hypoxia") | line("bumpsy"), enemy=line("krump"))
    t.you.plays("hypoxia")
    assert t.you == line("bumpsy") and t.enemy == line("krump") and t.is_quiet


def test_plunder_goes_on_until_a_card_is_discarded() -> None:
    t = table(you=hand("plunder"), enemy=hand("punch", "troll", "anger"), chance=[0, 1])
    t.you.plays("plunder").picks("yes", "no", "yes")
    # The last one revealed, and no other.
    assert t.enemy == hand("punch", "troll") | discard("anger") and t.is_quiet


def test_plunder_cannot_be_repeated_when_all_is_revealed() -> None:
    t = table(you=hand("plunder"), enemy=hand("punch", "troll"))
    t.you.plays("plunder").picks("yes", "no")
    assert t.enemy == hand("punch", "troll") and t.is_quiet
    assert all(t.state.known[0].get(n) == () for n in t.state.hand[1])


def test_catch_and_release_returns_all_and_leaves_six_cards() -> None:
    t = table(
        you=hand("catch-and-release", *["punch"] * 4) | line("bumpsy", "troll", "krump"),
        enemy=line("urchin") | hand("anger"),
    )
    t.you.plays("catch-and-release")
    assert len(t.state.hand[0]) == 6 and len(t.state.discard[0]) == 2
    assert t.enemy == hand("anger", "urchin") | line() and t.you == chains(2) | line() and t.is_quiet


def test_catch_and_release_discards_nothing_of_six() -> None:
    t = table(you=hand("catch-and-release", *["punch"] * 5) | line("bumpsy"), enemy=line(warded("krump")))
    t.you.plays("catch-and-release")
    assert len(t.state.hand[0]) == 6 and t.you == discard("catch-and-release") and t.enemy == line("krump")


def test_dragnet_returns_a_creature_and_its_like_neighbors() -> None:
    t = table(you=hand("dragnet"), enemy=line("troll", "krump", "bumpsy", "urchin"))
    t.you.plays("dragnet").picks("krump")
    assert t.enemy == line("urchin") | hand("troll", "krump", "bumpsy") and t.is_quiet


def test_dragnet_leaves_neighbors_of_other_houses() -> None:
    t = table(you=hand("dragnet"), enemy=line("urchin", "krump", "dust-pixie", "troll"))
    t.you.plays("dragnet").picks("krump")
    assert t.enemy == line("urchin", "dust-pixie", "troll") | hand("krump") and t.is_quiet


def test_stir_crazy_lets_the_ready_capture() -> None:
    t = table(
        you=hand("stir-crazy") | line("bumpsy", exhausted("troll")),
        enemy=line("krump", exhausted("urchin")) | amber(3),
    )
    t.you.plays("stir-crazy")
    # The icon has given you one, which Krump captures.
    assert t.you == line(holding("bumpsy", 1), "troll") | amber(0)
    assert t.enemy == line(holding("krump", 1), "urchin") | amber(2) and t.is_quiet


def test_stir_crazy_asks_who_captures_where_there_is_too_little() -> None:
    t = table(you=hand("stir-crazy") | line("bumpsy", "troll"), enemy=amber(1))
    t.you.plays("stir-crazy").picks("troll")
    assert t.you == line("bumpsy", holding("troll", 1)) and t.enemy == amber(0) and t.is_quiet


def test_watch_your_step_makes_two_ready_tokens_for_a_house_not_chosen() -> None:
    t = table(you=hand("watch-your-step") | deck(*["troll"] * 9) | FISH, enemy=THEIRS)
    t.you.plays("watch-your-step").picks("dis").ends_turn()
    t.enemy.chooses("mars").picks("left")
    assert t.you == line(ready("fish"), ready("fish"))


def test_watch_your_step_makes_none_if_the_house_is_chosen() -> None:
    t = table(you=hand("watch-your-step") | deck(*["troll"] * 9) | FISH, enemy=THEIRS)
    t.you.plays("watch-your-step").picks("dis").ends_turn()
    t.enemy.chooses("dis")
    assert t.you == line()


def test_abyssal_sight_trades_a_creature_for_a_card_of_the_enemy() -> None:
    t = table(you=hand("abyssal-sight") | line("bumpsy"), enemy=hand("punch", "troll"))
    t.you.plays("abyssal-sight").may_choose("punch", "troll").picks("troll")
    assert t.enemy == hand("punch") | discard("troll") and t.you == line() and t.is_quiet


def test_abyssal_sight_sees_nothing_without_a_sacrifice() -> None:
    t = table(you=hand("abyssal-sight") | line(warded("bumpsy")), enemy=hand("punch", "troll"))
    t.you.plays("abyssal-sight")
    assert t.enemy == hand("punch", "troll") and t.you == line("bumpsy") and t.is_quiet


def test_adult_swim_puts_the_small_on_their_owners_decks() -> None:
    t = table(
        you=hand("adult-swim") | line("urchin", "troll") | deck("punch"), enemy=line("dust-pixie", "krump")
    )
    t.you.plays("adult-swim")
    assert t.you == line("troll") | deck("urchin", "punch") and t.enemy == line("krump") | deck("dust-pixie")
    assert t.is_quiet


def test_adult_swim_leaves_those_of_four() -> None:
    t = table(you=hand("adult-swim"), enemy=line("cpo-zytar", warded("urchin")))
    t.you.plays("adult-swim")
    assert t.enemy == line("cpo-zytar", "urchin") and t.is_quiet


def test_befuddle_lets_the_enemy_play_one_house_only() -> None:
    t = table(you=hand("befuddle"), enemy=hand("punch", "dust-imp") | THEIRS)
    t.you.plays("befuddle").picks("dis").ends_turn()
    t.enemy.chooses("brobnar")
    assert not t.enemy.can("play", "punch") and t.enemy.why_not("play", "punch") == "card-forbids"


def test_befuddle_allows_the_house_named() -> None:
    t = table(you=hand("befuddle"), enemy=hand("punch", "dust-imp") | THEIRS)
    t.you.plays("befuddle").picks("dis").ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy.can("play", "dust-imp")


def test_crushing_deep_makes_keys_dearer_for_each_one_forged() -> None:
    t = table(you=hand("crushing-deep"), enemy=keys("red", "blue") | amber(11) | THEIRS)
    t.you.plays("crushing-deep").ends_turn()
    assert t.enemy.key_cost == 12 and t.enemy.keys == 2


def test_crushing_deep_costs_nothing_before_the_first_key() -> None:
    t = table(you=hand("crushing-deep") | keys("red"), enemy=amber(6) | THEIRS)
    t.you.plays("crushing-deep").ends_turn()
    t.enemy.picks("red")
    assert t.enemy.keys == 1


def test_initiation_is_archived_with_a_small_hand() -> None:
    t = table(you=hand("initiation", *["punch"] * 3) | deck("troll", "anger") | FISH)
    t.you.plays("initiation")
    assert t.you == line("fish") | archives("initiation") and t.is_quiet


def test_initiation_is_discarded_with_four_cards_left() -> None:
    t = table(you=hand("initiation", *["punch"] * 4) | deck("troll", "anger") | FISH)
    t.you.plays("initiation")
    assert t.you == line("fish") | archives() | discard("initiation") and t.is_quiet


def test_sunk_cost_makes_a_token_for_a_good_guess() -> None:
    t = table(you=hand("sunk-cost") | deck("troll", "anger") | FISH, enemy=hand("punch"))
    t.you.plays("sunk-cost").picks("brobnar")
    assert t.you == line("fish") and t.enemy == hand() | discard("punch") and t.is_quiet


def test_sunk_cost_makes_none_for_an_empty_hand_or_a_bad_guess() -> None:
    t = table(you=hand("sunk-cost") | deck("troll") | FISH, enemy=hand("punch"))
    t.you.plays("sunk-cost").picks("unfathomable")
    assert t.you == line() and t.enemy == discard("punch")
    t = table(you=hand("sunk-cost") | deck("troll") | FISH)
    t.you.plays("sunk-cost")
    assert t.you == line() and t.is_quiet, "no house is named for no card"
