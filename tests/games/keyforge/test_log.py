"""What the log and the buttons say: whom, whose, which, how many; and no two buttons alike."""

from collections.abc import Sequence

import pytest

from .table import TableUnderTest, amber, hand, holding, houses, line, stunned, table


def told(t: TableUnderTest, lang: str = "en", seat: int | None = 0) -> Sequence[str]:
    return [event["text"] for event in t.match.story(seat, lang)]


def buttons(t: TableUnderTest, lang: str = "en") -> list[str]:
    return [option.text(lang) for option in t.match.pending[0].options]


def test_a_fight_says_against_whom() -> None:
    t = table(house="brobnar", you=line("headhunter"), enemy=line("urchin", "troll"))
    t.you.fights("headhunter", "urchin")
    assert "Headhunter fights Urchin." in told(t)
    assert "Cazador de Cabezas lucha contra Pilluelo." in told(t, "es")


@pytest.mark.parametrize(
    ("seat", "lang", "words"),
    [
        (0, "en", "Troll returns to your opponent's hand."),
        (1, "en", "Troll returns to your hand."),
        (None, "en", "Troll returns to the hand of Player 2."),
        (0, "es", "Trol vuelve a la mano de tu oponente."),
        (1, "es", "Trol vuelve a tu mano."),
    ],
)
def test_a_card_goes_to_somebodys_hand(seat: int | None, lang: str, words: str) -> None:
    t = table(house="dis", you=hand("fear"), enemy=line("troll"))
    t.you.plays("fear")
    assert words in told(t, lang, seat)


def test_the_house_that_was_named_is_told_to_both_and_shown_with_what_lasts() -> None:
    t = table(house="dis", you=hand("control-the-weak"), enemy=houses("mars", "dis", "logos"))
    t.you.plays("control-the-weak").picks("mars")
    for seat, words in ((0, "you choose Mars"), (1, "your opponent chooses Mars")):
        assert f"For Control the Weak, {words}." in told(t, "en", seat)
    effects = t.match.view(1, "en")["table"]["effects"]
    assert [effect["house"]["id"] for effect in effects] == ["mars"]


def test_one_chain_is_one_chain() -> None:
    t = table(house="dis", you=hand("arise"))
    t.you.plays("arise").picks("dis")
    assert "You gain 1 chain." in told(t)
    assert "Obtienes 1 cadena." in told(t, "es")
    assert "You play Arise!" in told(t), "no stop after a name that ends with its own mark"


def test_moved_amber_goes_from_somewhere_to_somewhere() -> None:
    t = table(house="shadows", you=line("selwyn-the-fence", holding("urchin", 1)))
    t.you.reaps("selwyn-the-fence")
    assert "1 Æmber moves from Urchin to your pool." in told(t)
    assert "Se mueve 1 Æmbar de Pilluelo a tu reserva." in told(t, "es")


def test_a_stun_taken_off_is_told_once() -> None:
    t = table(house="brobnar", you=line(stunned("troll")))
    t.you.unstuns("troll")
    assert [text for text in told(t) if "Troll" in text] == ["Troll is no longer stunned."]


def test_two_creatures_of_one_name_are_told_apart_by_place_and_state() -> None:
    t = table(house="brobnar", you=hand("punch") | line("troll"), enemy=line("troll", holding("troll", 2)))
    t.you.plays("punch")
    assert buttons(t) == [
        "Troll (on your side, place 1)",
        "Troll (on your opponent's side, place 1)",
        "Troll (on your opponent's side, place 2, 2 Æmber)",
    ]
    assert buttons(t, "es")[1] == "Trol (del lado de tu oponente, lugar 1)"


def test_two_cards_of_one_name_in_hand_are_counted() -> None:
    t = table(house="brobnar", you=hand("punch", "punch"), enemy=line("troll"))
    assert {"Play Punch (1 of 2)", "Play Punch (2 of 2)"} <= set(buttons(t))


def test_two_abilities_of_one_card_say_what_each_does() -> None:
    t = table(house="sanctum", you=hand("charge", "raiding-knight"), enemy=line("troll", "troll") | amber(3))
    t.you.plays("charge")
    t.you.plays("raiding-knight")
    assert sorted(buttons(t)) == [
        "Raiding Knight: play (Deal 2 damage to an enemy creature)",
        "Raiding Knight: play (This creature captures 1 Æmber)",
    ]


def test_aember_that_goes_back_is_told_to_go_to_the_common_supply() -> None:
    t = table(you=line(holding("aubade-the-grim", 2)))
    t.you.reaps("aubade-the-grim")
    assert any("the common supply" in line for line in told(t))
    assert any("la reserva común" in line for line in told(t, "es"))
