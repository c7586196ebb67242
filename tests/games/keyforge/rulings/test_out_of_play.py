"""Abilities that wait in a zone out of play, and names that are chosen (v17.2 «Habilidad»)."""

from tests.games.keyforge import made
from tests.games.keyforge.table import artifacts, deck, discard, hand, houses, line, table

from tapete.games.keyforge.movement import rebuilt_index

assert made
BROBNAR = houses("brobnar", "dis", "mars")


def test_an_ability_that_waits_in_the_discard_pile_is_heard_there() -> None:
    t = table(you=hand("smash"), enemy=discard("creeper-made", "troll") | BROBNAR)
    t.you.ends_turn()
    t.enemy.chooses("brobnar").picks("yes")
    assert t.enemy == discard("troll") | hand("creeper-made")
    assert t.is_quiet


def test_it_is_not_heard_in_play_nor_for_another_house() -> None:
    t = table(you=hand("smash"), enemy=line("creeper-made") | discard("creeper-made") | BROBNAR)
    t.you.ends_turn()
    t.enemy.chooses("dis")
    assert t.enemy == line("creeper-made") | discard("creeper-made")
    assert t.is_quiet


def test_it_is_heard_from_when_the_card_is_discarded_until_it_is_taken_away() -> None:
    t = table(you=hand("creeper-made", "smash") | deck(*["troll"] * 6), enemy=hand("troll"))
    t.you.discards("creeper-made")
    assert [e.n for entries in t.state.index.values() for e in entries] == [0]
    assert t.state.index == rebuilt_index(t.state)
    t.you.ends_turn()
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert t.you == discard()
    assert not t.state.index
    assert t.is_quiet


def test_cards_with_the_name_chosen_cannot_be_played_by_anybody() -> None:
    t = table(you=hand("silence-made", "troll", "bumpsy"), enemy=hand("troll"))
    t.you.plays("silence-made").picks("troll")
    assert t.you.why_not("play", "troll") == "card-forbids"
    assert t.you.can("play", "bumpsy")
    t.you.ends_turn()
    assert not t.enemy.can("play", "troll")
    assert t.is_quiet


def test_they_can_be_played_again_once_the_card_that_named_them_has_left_play() -> None:
    t = table(you=hand("silence-made", "troll", "smash"), enemy=artifacts("relief"))
    t.you.plays("silence-made").picks("troll")
    t.you.plays("smash").picks("silence-made")
    assert t.you.can("play", "troll")
    assert t.is_quiet


def test_a_card_may_be_named_that_nobody_has() -> None:
    t = table(you=hand("silence-made", "troll"))
    t.you.plays("silence-made").may_choose("silence-made", "troll", "nobodys").picks("nobodys")
    assert t.you.can("play", "troll")
    assert t.is_quiet
