"""Setup and the steps of a turn, as v17.2 tells them."""

import tapete
from tapete.games.keyforge.table import MAIN

from . import made
from .table import (
    amber,
    archives,
    artifacts,
    chains,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    houses,
    keys,
    line,
    owned_by,
    ready,
    side,
    table,
)

assert made


def begun(**options: object) -> tapete.Match:
    return tapete.new_match("keyforge", seed=5, first=0, **options)


# Setup


def test_preparacion_hands_of_seven_and_six() -> None:
    t = begun().table
    assert (len(t.hand[0]), len(t.hand[1])) == (7, 6)
    assert (len(t.deck[0]), len(t.deck[1])) == (29, 30)


def test_preparacion_chance_says_who_begins_unless_it_is_told() -> None:
    firsts = {tapete.new_match("keyforge", seed=seed).table.first for seed in range(8)}
    assert firsts == {0, 1}


def test_mulligan_each_player_once_the_first_player_first_one_card_less() -> None:
    match = begun()
    assert match.pending[0].seat == 0
    match.answer("mulligan")
    assert len(match.table.hand[0]) == 6
    assert match.pending[0].seat == 1
    match.answer("keep")
    assert len(match.table.hand[1]) == 6
    assert match.pending[0].kind == "house"


def test_handicap_chains_shrink_the_starting_hand() -> None:
    t = begun(chains=[7, 0]).table
    assert len(t.hand[0]) == 5 and t.chains[0] == 7


# Step 1


def test_paso_1_a_key_is_forged_if_it_can_be() -> None:
    t = table(you=amber(7), step="forge")
    t.you.picks("red")
    assert t.you == keys("red") | amber(1)


def test_paso_1_not_without_enough_amber() -> None:
    t = table(you=amber(5), step="forge")
    assert t.you == keys() | amber(5)


def test_paso_1_only_one_key_a_turn() -> None:
    t = table(you=amber(14), step="forge")
    t.you.picks("blue")
    assert t.you == keys("blue") | amber(8)


def test_paso_1_the_third_key_wins_at_once() -> None:
    t = table(you=amber(6) | keys("red", "blue"), step="forge")
    assert t.match.over and t.match.outcome is not None and t.match.outcome.winners == (0,)


def test_paso_1_amber_on_cards_may_be_spent_in_any_combination() -> None:
    t = table(you=amber(4) | artifacts(holding("safe-place", 3)), step="forge")
    t.you.picks("red")
    t.you.may_choose("2", "3").picks(3)
    assert t.you == amber(1) | artifacts("safe-place") | keys("red")


def test_paso_1_costs_more_while_a_card_says_so() -> None:
    t = table(you=amber(6), enemy=line("murmook"), step="forge")
    assert t.you == keys() | amber(6)
    assert t.you.key_cost == 7


# Step 2


def test_paso_2_a_house_of_ones_identity_or_of_a_card_one_controls() -> None:
    t = table(you=line(owned_by("dust-imp", 1)) | houses("brobnar", "logos", "mars"), step="house")
    t.you.may_choose("brobnar", "logos", "mars", "dis")


def test_paso_2_archives_are_taken_all_or_none_after_the_house() -> None:
    t = table(you=archives("punch", "anger") | houses("brobnar", "dis"), step="house")
    t.you.chooses("dis").picks("take")
    assert t.you == archives() | hand("punch", "anger")


def test_paso_2_archives_may_be_left() -> None:
    t = table(you=archives("punch") | houses("brobnar", "dis"), step="house")
    t.you.chooses("dis").picks("leave")
    assert t.you == archives("punch") | hand()


def test_eleccion_de_casa_one_that_must_be_chosen() -> None:
    t = table(you=line("pitlord") | houses("brobnar", "dis", "mars"), step="house")
    assert t.state.house == "dis"


def test_eleccion_de_casa_a_must_for_a_house_one_has_not_is_ignored() -> None:
    pitlord = {"card": "pitlord", "house": "mars"}
    t = table(you=line(pitlord) | houses("brobnar", "logos", "mars"), step="house")
    t.you.may_choose("brobnar", "logos", "mars")


def test_eleccion_de_casa_without_a_valid_choice_there_is_no_active_house() -> None:
    effects = [
        {"effect": "restringuntus/0", "seat": 1, "source": 5, "until": "leaves", "holder": 5, "house": house}
        for house in ("brobnar", "dis")
    ]
    mine = hand("punch") | artifacts("omni-stone") | houses("brobnar", "dis")
    foe = line({"card": "restringuntus", "n": 5})
    t = table(you=mine, enemy=foe, step="house", house="", lasting=effects)
    assert t.state.house == "" and t.state.step == MAIN
    assert not t.you.can("play", "punch") and t.you.can("omni", "omni-stone")


# Step 3


def test_paso_3_only_cards_of_the_active_house() -> None:
    t = table(you=hand("punch", "fear") | line("troll", "dust-imp"), house="brobnar")
    assert t.you.can("play", "punch") and t.you.can("discard", "punch") and t.you.can("reap", "troll")
    assert not t.you.can("play", "fear") and not t.you.can("discard", "fear")
    assert t.you.why_not("reap", "dust-imp") == "not-active-house"


def test_jugador_inicial_plays_or_discards_one_card_in_the_first_turn() -> None:
    t = table(you=hand("punch", "anger"), turn=1)
    t.you.discards("punch")
    assert not t.you.can("play", "anger") and not t.you.can("discard", "anger")
    assert t.you.why_not("play", "anger") == "first-turn"


def test_jugador_inicial_the_rule_does_not_bind_the_second_player() -> None:
    t = table(you=hand("punch", "anger"), turn=2)
    t.you.discards("punch")
    assert t.you.can("play", "anger")


def test_regla_del_seis_plays_and_uses_of_a_name_together() -> None:
    t = table(you=hand("punch") | line("troll"), played=[0, 0, 0], used=[0, 0, 0])
    assert t.you.why_not("play", "punch") == "rule-of-six"
    assert t.you.can("reap", "troll")


def test_omni_works_whatever_the_active_house() -> None:
    t = table(you=artifacts("omni-stone", "cannon"), house="dis")
    assert t.you.can("omni", "omni-stone") and not t.you.can("action", "cannon")
    t.you.omni("omni-stone")
    assert t.you == amber(1)
    assert not t.you.can("omni", "omni-stone")


# Steps 4 and 5


def test_paso_4_all_exhausted_cards_are_readied() -> None:
    t = table(you=line(exhausted("troll")) | artifacts(exhausted("cannon")), enemy=line(exhausted("bumpsy")))
    t.you.ends_turn()
    assert t.you == line(ready("troll")) | artifacts(ready("cannon"))


def test_paso_5_draws_up_to_six() -> None:
    t = table(you=hand("punch", "anger") | deck(*["troll"] * 9))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 6 and len(t.you.look("deck")) == 5


def test_paso_5_more_than_six_are_kept() -> None:
    t = table(you=hand(*["punch"] * 8) | deck("troll"))
    t.you.ends_turn()
    assert len(t.you.look("hand")) == 8


def test_paso_5_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = table(you=hand() | deck("troll") | discard("punch", "anger"))
    t.you.ends_turn()
    assert t.you == hand("troll", "punch", "anger") | discard()


def test_cadenas_take_cards_and_one_is_shed_only_when_they_did() -> None:
    for held, chained, drawn, left in (
        (5, 2, 0, 1),
        (7, 2, 0, 2),
        (0, 7, 4, 6),
        (0, 24, 2, 23),
        (6, 3, 0, 3),
    ):
        t = table(you=hand(*["punch"] * held) | deck(*["troll"] * 9) | chains(chained))
        t.you.ends_turn()
        assert (len(t.you.look("hand")) - held, t.you.chains) == (drawn, left)


def test_final_de_turno_whoever_could_forge_says_so() -> None:
    for pool, said in ((6, True), (5, False)):
        t = table(you=amber(pool))
        t.you.ends_turn()
        told = [event["kind"] for event in t.match.story(1, "en")]
        assert ("Announced" in told) is said


def test_final_de_turno_effects_of_the_end_come_after_the_draw() -> None:
    t = table(you=line("rogue-ogre") | deck("troll"), enemy=amber(2), played=[0])
    t.you.ends_turn()
    assert t.you == line(holding("rogue-ogre", 1)) | hand("troll")


def test_secuencia_the_turn_passes_to_the_other_player() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "dust-imp"))
    t.you.ends_turn()
    assert t.state.active == 1 and t.state.turn == 4
    t.enemy.chooses("dis")
    assert t.state.step == MAIN and t.enemy.can("reap", "dust-imp")


def test_posicion_forged_this_turn_is_known_to_cards() -> None:
    t = table(you=line("smiling-ruth") | side(forged=["red"]) | keys("red"), enemy=line("troll"))
    t.you.reaps("smiling-ruth")
    assert len(t.you.look("creatures")) == 2


def test_principio_de_turno_effects_of_the_start_come_before_forging() -> None:
    t = table(you=line("troll"), enemy=artifacts("dividend") | amber(4) | houses("brobnar", "dis"))
    t.you.ends_turn()
    assert t.match.pending[0].kind == "key", "4 and 2 are enough for a key"
    assert t.enemy.amber == 6


def test_principio_de_turno_effects_of_the_start_are_for_their_own_player() -> None:
    t = table(you=artifacts("dividend"), enemy=amber(0) | houses("brobnar", "dis"))
    t.you.ends_turn()
    assert (t.you.amber, t.enemy.amber) == (0, 0)


def test_preparacion_each_player_sees_the_three_houses_of_both_identity_cards() -> None:
    view = begun().view(1)["table"]
    assert [len(player["houses"]) for player in view["players"]] == [3, 3]
    assert [player["keys"] for player in view["players"]] == [[], []]
