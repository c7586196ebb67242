"""What each Star Alliance action of Worlds Collide does, and the nearest thing it must not do."""

from tests.games.keyforge.table import deck, hand, side, table

FLEET = side(houses=["staralliance", "logos", "brobnar"])


def test_lay_of_the_land_arranges_three_cards_and_draws_the_topmost() -> None:
    t = table(
        you=FLEET | hand("lay-of-the-land") | deck("troll", "krump", "groke", "bumpsy"), house="staralliance"
    )
    t.you.plays("lay-of-the-land").picks("troll", "groke")
    assert t.you == hand("krump") | deck("groke", "troll", "bumpsy") and t.is_quiet


def test_lay_of_the_land_does_not_reach_the_fourth_card() -> None:
    t = table(
        you=FLEET | hand("lay-of-the-land") | deck("troll", "krump", "groke", "bumpsy"), house="staralliance"
    )
    t.you.plays("lay-of-the-land").may_choose("troll", "krump", "groke")
    assert not t.is_quiet
