"""What the log and the buttons say: whom, whose, which, how many; and no two buttons alike."""

import random
from collections.abc import Sequence

import pytest

from .table import (
    TableUnderTest,
    amber,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    enhanced,
    exhausted,
    hand,
    holding,
    houses,
    line,
    maverick,
    side,
    stunned,
    table,
)


def told(t: TableUnderTest, lang: str = "en", seat: int | None = 0) -> Sequence[str]:
    return [event["text"] for event in t.match.story(seat, lang)]


def buttons(t: TableUnderTest, lang: str = "en") -> list[str]:
    return [option.text(lang) for option in t.match.pending[0].options]


def test_a_fight_says_against_whom() -> None:
    t = table(house="brobnar", you=line("headhunter"), enemy=line("urchin", "troll"))
    t.you.fights("headhunter", "urchin")
    assert "Headhunter fights Urchin." in told(t)
    assert "Cazador de Cabezas lucha contra Pilluelo." in told(t, "es")


def test_what_an_effect_exhausts_is_told_and_what_its_use_exhausts_is_not() -> None:
    t = table(you=line("tomwa-of-the-glow"), enemy=line("troll", "krump"))
    t.you.reaps("tomwa-of-the-glow").picks("krump")
    assert told(t) == ["Tomwa of the Glow reaps.", "You gain 1 Æmber (0 → 1).", "Krump is exhausted."]
    assert told(t, "es")[-1] == "Krump se agota."


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


def test_a_discard_pile_that_becomes_the_deck_is_told_once() -> None:
    t = table(house="logos", you=discard("urchin", "troll", "punch") | deck())
    t.you.ends_turn()
    assert not [text for text in told(t) if "to your deck" in text]
    assert "You shuffle your discard pile to make a new deck." in told(t)
    assert "Barajas tu pila de descartes para formar un mazo nuevo." in told(t, "es")
    assert "Your opponent shuffles their discard pile to make a new deck." in told(t, "en", 1)


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


def test_a_creature_tells_its_place_where_only_the_other_of_its_name_is_not_offered() -> None:
    t = table(house="brobnar", you=line(exhausted("troll"), "krump", "troll"))
    assert {"Reap with Troll (on your side, place 3)", "Reap with Krump"} <= set(buttons(t))


def test_the_log_tells_creatures_of_one_name_apart_by_side_and_place() -> None:
    t = table(house="brobnar", you=line("troll", "krump", damaged("troll", 2)), enemy=line("troll", "krump"))
    t.you.fights("troll#2", "enemy:troll")
    after = told(t)
    assert after[:4] == [
        "Troll (on your side, place 3) fights Troll (on your opponent's side).",
        "Troll (on your opponent's side) is dealt 8 damage.",
        "Troll (on your side, place 3) is dealt 8 damage.",
        "Troll (on your side, place 3) is destroyed.",
    ]
    assert "Se destruye Trol (de tu lado, lugar 3)." in told(t, "es")
    assert "Se destruye Trol (del lado de Jugador 1, lugar 3)." in told(t, "es", None)
    t.you.ends_turn()
    assert told(t)[:4] == after[:4], "what was told is told alike whatever has moved since"


def test_those_that_die_at_once_are_told_by_where_they_stood_together() -> None:
    t = table(house="dis", you=hand("gateway-to-dis"), enemy=line("troll", "krump", "troll", "dust-pixie"))
    t.you.plays("gateway-to-dis")
    assert [text for text in told(t) if "Troll" in text] == [
        "Troll (place 1) is destroyed.",
        "Troll (place 3) is destroyed.",
    ]


@pytest.mark.parametrize(
    ("card", "house"), [("quantum-fingertrap", "logos"), ("whirlpool", "unfathomable"), ("animator", "logos")]
)
def test_the_story_finds_every_battleline_again_as_it_was(card: str, house: str) -> None:
    """Each event is told the same at once and when all is over, whatever moved, left, crossed or changed since."""
    mine = line("troll", "krump", "troll") | artifacts(card, "cannon") | hand("poltergeist", "gateway-to-dis")
    t = table(house=house, you=mine | houses(house, "dis"), enemy=line("troll", "troll") | houses("brobnar"))
    chance, heard = random.Random(card), []
    for _ in range(60):
        since = t.match.log.total
        t.match.answer(chance.randrange(len(t.match.pending[0].options)))
        heard += [e["text"] for e in t.match.story(0, "en", since)]
    assert heard == told(t)


def test_what_a_creature_did_before_it_was_turned_over_is_told_by_its_name_then() -> None:
    t = table(you=line("gĕzdrutyŏ-the-arcane") | side(token="grunt"), enemy=amber(3), house="ekwidon")
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert "Gĕzdrutyŏ the Arcane uses its action." in told(t)
    assert not [text for text in told(t) if text.startswith("Grunt uses")]


def test_two_cards_of_one_name_in_hand_are_counted() -> None:
    t = table(house="brobnar", you=hand("punch", "punch"), enemy=line("troll"))
    assert {"Play Punch (1 of 2)", "Play Punch (2 of 2)"} <= set(buttons(t))


def test_copies_of_one_name_tell_what_is_on_them() -> None:
    t = table(
        house="brobnar", you=hand(enhanced("krump", "damage", "damage"), enhanced("krump", "amber"), "krump")
    )
    assert [text for text in buttons(t) if text.startswith("Play")] == [
        "Play Krump (2 damage icons)",
        "Play Krump (1 Æmber icon)",
        "Play Krump (no bonus icon)",
    ]
    assert "Jugar Krump (sin iconos de bonificación)" in buttons(t, "es")
    t = table(house="logos", you=hand("phase-shift", maverick("krump", "logos"), "krump"))
    t.you.plays("phase-shift")
    assert {"Play Krump (Logos)", "Play Krump (Brobnar)"} <= set(buttons(t))


def test_cards_of_one_name_in_several_places_tell_where_they_lie() -> None:
    piles = ["krump", *["troll"] * 9]
    t = table(house="geistoid", you=hand("be-our-geist") | discard(*piles), enemy=discard(*piles))
    t.you.plays("be-our-geist")
    assert {"Krump (in your discard pile)", "Krump (in your opponent's discard pile)"} <= set(buttons(t))
    assert "Krump (en la pila de descartes de tu oponente)" in buttons(t, "es")


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


def test_what_one_player_looks_at_is_not_told_as_revealed() -> None:
    """“A card are revealed.” told the one who did not see how many they were, and that they had been shown."""
    t = table(house="logos", you=hand("psychic-bug"), enemy=hand("urchin", "troll"))
    t.you.plays("psychic-bug")
    assert "You look at Urchin and Troll." in told(t)
    assert "Tu oponente mira 2 cartas." in told(t, "es", 1)
    assert "Player 1 looks at 2 cards." in told(t, "en", None)
    alone = table(house="logos", you=hand("psychic-bug"), enemy=hand("urchin"))
    alone.you.plays("psychic-bug")
    assert "Your opponent looks at a card." in told(alone, "en", 1)
    assert "Miras Pilluelo." in told(alone, "es")


def test_counters_are_told_by_name_and_taken_off_they_are_lost() -> None:
    """“Vineapple Tree gets −2 counters.”"""
    t = table(you=artifacts("vineapple-tree"))
    t.you.acts("vineapple-tree")
    assert "Vineapple Tree gets a growth counter." in told(t)
    scholar = {"card": "eclectic-ambrosius", "counters": {"knowledge": 3}}
    t = table(house="saurian", you=line(scholar))
    t.you.acts("eclectic-ambrosius")
    assert "Eclectic Ambrosius loses 3 knowledge counters." in told(t)
    assert "Ambrosius el Ecléctico pierde 3 contadores de Conocimiento." in told(t, "es")


def test_two_figures_never_stand_in_a_row() -> None:
    t = table(you=line("troll") | hand("alaka-s-brew"), house="brobnar")
    t.you.plays("alaka-s-brew")
    assert "Troll gets two +1 power counters." in told(t)
    assert "Trol recibe dos contadores de Poder +1." in told(t, "es")


def test_what_is_turned_over_is_told_by_what_it_was_and_by_what_it_is_now() -> None:
    t = table(
        you=hand("temporal-purge") | line("gĕzdrutyŏ-the-arcane") | side(token="grunt"), house="ekwidon"
    )
    t.you.acts("gĕzdrutyŏ-the-arcane")
    assert told(t)[-1] == "Gĕzdrutyŏ the Arcane is turned over and is Grunt now."
    assert told(t, "es")[-1] == "Se da la vuelta a Gĕzdrutyŏ el Arcano, que ahora es Carne de Cañón."


def test_a_card_that_lay_open_and_goes_under_another_is_told_by_name_to_both() -> None:
    t = table(you=artifacts("offering-to-kiligog") | line("krump") | discard("troll"), house="dis")
    t.you.omni("offering-to-kiligog").picks("offering-to-kiligog", "troll")
    assert told(t)[-1] == told(t, seat=1)[-1] == "Troll is put under Offering to Kiligog."


def test_a_card_that_goes_under_another_out_of_the_hand_is_told_to_its_player_only() -> None:
    t = table(you=hand("masterplan", "troll", "urchin"), house="shadows")
    t.you.plays("masterplan").picks("troll")
    assert told(t)[-1] == "Troll is put under Masterplan."
    assert told(t, seat=1)[-1] == "A card is put under Masterplan."


def test_chains_beyond_the_most_there_can_be_are_not_told() -> None:
    t = table(you=chains(23) | hand("kaboom"), house="mars", tide=1, tide_card=True)
    t.you.raises_tide()
    assert told(t)[-1] == "You gain 1 chain." and told(t, "es")[-1] == "Obtienes 1 cadena."
    t.you.plays("kaboom")
    assert t.you.chains == 24 and told(t)[-1] == "You play Kaboom!", "no player has more than 24"
