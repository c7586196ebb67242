"""What may be taken back freely: everything until something hidden was seen."""

from .table import amber, deck, discard, hand, line, table


def test_a_play_that_shows_nothing_hidden_is_taken_back_freely() -> None:
    t = table(you=hand("punch") | deck("anger"), enemy=line("troll", "bumpsy"))
    t.you.plays("punch").picks("troll")
    assert t.match.undo(0) is None
    assert t.match.undo(0) is None
    assert t.you == hand("punch") | amber(0)
    assert t.enemy == line("troll", "bumpsy")


def test_a_card_played_from_the_deck_is_not_taken_back_without_consent() -> None:
    t = table(you=hand("wild-wormhole") | deck("virtuous-works", "anger"))
    t.you.plays("wild-wormhole")
    assert t.match.undo(0) is not None
    assert t.match.undo(0, consent=[1]) is None
    assert t.you == hand("wild-wormhole") | deck("virtuous-works", "anger")


def test_a_card_discarded_from_the_deck_is_not_taken_back_without_consent() -> None:
    t = table(you=hand("sound-the-horns") | deck("punch", "troll"))
    t.you.plays("sound-the-horns")
    assert t.you == discard("sound-the-horns", "punch") | hand("troll")
    assert t.match.undo(0) is not None


def test_a_draw_is_not_taken_back_without_consent() -> None:
    t = table(you=hand("timetraveller") | deck("punch", "troll", "anger"))
    t.you.plays("timetraveller")
    assert t.match.undo(0) is not None


def test_looking_at_a_hand_is_not_taken_back_without_consent() -> None:
    t = table(you=hand("psychic-bug"), enemy=hand("punch"))
    t.you.plays("psychic-bug")
    assert t.match.undo(0) is not None
