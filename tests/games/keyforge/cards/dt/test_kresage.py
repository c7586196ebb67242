"""Captain Kresage borrows keywords of friends."""

from tests.games.keyforge.table import line, table


def test_captain_kresage_has_the_keywords_of_friends() -> None:
    t = table(you=line("captain-kresage", "urchin", "champion-anaphiel"), enemy=line("troll"))
    assert t.you.keyword("captain-kresage", "elusive") and t.you.keyword("captain-kresage", "taunt")
    assert not t.you.keyword("captain-kresage", "poison") and not t.you.keyword("captain-kresage", "skirmish")


def test_captain_kresage_borrows_nothing_from_enemies_nor_other_keywords() -> None:
    t = table(you=line("captain-kresage", "scyphos"), enemy=line("urchin"))
    assert not t.you.keyword("captain-kresage", "elusive")
    assert not t.you.keyword("captain-kresage", "hazardous")


def test_captain_kresage_borrows_nothing_from_another_that_only_borrows() -> None:
    """The book is silent: of two that would borrow from each other neither has what nobody has without borrowing."""
    t = table(you=line("captain-kresage", "captain-kresage"))
    assert not t.you.keyword("captain-kresage", "elusive")
    t = table(you=line("captain-kresage", "captain-kresage", "urchin"))
    both = [t.state.bodies[n] for n in t.state.line[0][:2]]
    assert all(b.id == "captain-kresage" for b in both) and t.you.keyword("captain-kresage", "elusive")
