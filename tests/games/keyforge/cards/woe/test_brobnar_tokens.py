"""What the Brobnar token creatures and the anomalies of Winds of Exchange do, and the nearest thing they must not do."""

import pytest
from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    enraged,
    hand,
    houses,
    keys,
    line,
    purged,
    ready,
    side,
    table,
    token,
)

# Token creatures


def test_berserker_enters_ready_and_enraged_and_dies_of_its_fight() -> None:
    t = table(you=hand("brawl-in") | deck("anger", "punch") | side(token="berserker"), enemy=line("dust-imp"))
    t.you.plays("brawl-in")
    assert t.you == line(*[ready(enraged("berserker"))] * 2)
    t.you.fights("berserker")
    assert t.you == line(enraged("berserker")) and t.enemy == line()


def test_berserker_stays_where_it_cannot_fight() -> None:
    t = table(you=line(token("berserker", "anger")), house="brobnar")
    t.you.reaps("berserker")
    assert t.you == line("berserker") | amber(1)


def test_warrior_cannot_reap_where_there_is_an_enemy() -> None:
    t = table(you=line(token("warrior", "anger")), enemy=line("troll"), house="brobnar")
    assert t.you.can("fight", "warrior") and not t.you.can("reap", "warrior")


def test_warrior_reaps_where_there_is_none() -> None:
    t = table(you=line(token("warrior", "anger"), "bumpsy"), enemy=artifacts("might-club"))
    t.you.reaps("warrior")
    assert t.you == amber(1)


def test_skirmisher_is_not_hurt_as_it_attacks() -> None:
    t = table(you=line(token("skirmisher", "anger")), enemy=line("troll"), house="brobnar")
    t.you.fights("skirmisher")
    assert t.you == line(damaged("skirmisher", 0)) and t.enemy == line(damaged("troll", 2))


def test_skirmisher_is_hurt_as_it_is_attacked() -> None:
    t = table(you=line("troll"), enemy=line(token("skirmisher", "anger")))
    t.you.fights("troll")
    assert t.enemy == line() | discard("anger")


def test_grumpus_splashes_one() -> None:
    t = table(you=line(token("grumpus", "anger")), enemy=line("troll", "krump"), house="brobnar")
    t.you.fights("grumpus", "troll")
    assert t.enemy == line(damaged("troll", 2), damaged("krump", 1))


def test_grumpus_is_a_beast_and_no_giant() -> None:
    t = table(you=line(token("grumpus", "troll")), house="brobnar")
    assert t.you.body("grumpus").copy_of.card.traits == {"beast"} and t.you.power("grumpus") == 2


# Anomalies


@pytest.mark.parametrize(("pile", "cost"), [(10, 16), (18, 8), (30, 6)])
def test_ecto_charge_forges_for_less_with_each_card_of_your_pile(pile: int, cost: int) -> None:
    t = table(you=hand("ecto-charge") | discard(*["anger"] * pile) | amber(cost - 1), house="brobnar")
    t.you.plays("ecto-charge").picks("red")
    assert t.you == keys("red") | amber(0) | purged("ecto-charge")


def test_ecto_charge_goes_to_the_pile_where_it_forges_nothing() -> None:
    t = table(you=hand("ecto-charge") | discard(*["anger"] * 30) | amber(4), house="brobnar")
    t.you.plays("ecto-charge")
    assert t.you == keys() | amber(5) | purged() and t.is_quiet


def test_near_future_lens_shows_the_top_card_to_both_whichever_it_is() -> None:
    t = table(
        you=hand("near-future-lens", "belligerent-guard") | deck("troll", "anger", "punch"), house="brobnar"
    )
    t.you.plays("near-future-lens")
    tops = [t.state.known[seat].get(t.state.deck[0][-1]) for seat in (0, 1)]
    assert tops == [(), ()]
    t.you.omni("near-future-lens") if t.you.can("omni", "near-future-lens") else t.you.ends_turn()
    assert all(known.get(n) == () for known in t.state.known for n in t.state.deck[0][-1:])


def test_near_future_lens_shows_each_of_several_cards_drawn() -> None:
    # v17.2 «Robar (cartas)»: one by one, so that each lies on top for a moment.
    t = table(you=hand("near-future-lens") | deck("troll", "anger", "punch", "krump"))
    t.you.plays("near-future-lens").ends_turn()
    seen = {t.card(n) for n in t.state.hand[0] if t.state.known[1].get(n) is not None}
    assert t.you == hand("troll", "anger", "punch", "krump") and seen == {"troll", "anger", "punch", "krump"}


def test_near_future_lens_plays_the_top_card_of_any_house() -> None:
    t = table(you=artifacts("near-future-lens") | deck("urchin", "anger"), enemy=amber(2), house="logos")
    t.you.omni("near-future-lens")
    assert t.you == line("urchin") | amber(1) | deck("anger")
    assert all(known.get(t.state.deck[0][-1]) == () for known in t.state.known) and t.is_quiet


def test_near_future_lens_says_nothing_of_the_enemys_deck() -> None:
    t = table(you=hand("near-future-lens") | deck("troll"), enemy=deck("anger"), house="brobnar")
    t.you.plays("near-future-lens")
    assert t.state.known[0].get(t.state.deck[1][-1]) is None


def test_curse_of_forgetfulness_comes_to_the_enemy_and_purges_its_pile() -> None:
    t = table(
        you=hand("curse-of-forgetfulness"),
        enemy=discard("anger", "punch") | hand(*["krump"] * 6) | houses("dis"),
        house="brobnar",
    )
    t.you.plays("curse-of-forgetfulness").ends_turn()
    assert t.enemy == artifacts("curse-of-forgetfulness") | discard("anger", "punch")
    t.enemy.chooses("dis").ends_turn()
    assert t.enemy == discard("punch") | purged("anger")


def test_v17_erratum_maldicion_del_olvido_it_is_the_pile_of_its_controller() -> None:
    t = table(
        you=artifacts("curse-of-forgetfulness") | discard("troll") | hand(*["krump"] * 6),
        enemy=discard("anger"),
        house="brobnar",
    )
    t.you.ends_turn()
    assert t.you == discard() | purged("troll") and t.enemy == discard("anger")


def test_curse_of_forgetfulness_purges_nothing_from_an_empty_pile() -> None:
    t = table(you=artifacts("curse-of-forgetfulness") | hand(*["krump"] * 6), enemy=discard("anger"))
    t.you.ends_turn()
    assert t.you == purged() and t.enemy == discard("anger") | purged()
