"""Token creatures (v17.2 «Criaturas ficha», «Dar la vuelta»): how they are made, and that nobody learns what lies beneath."""

import tapete
from tapete.games.keyforge.movement import rebuilt_index

from . import made
from .table import (
    TableUnderTest,
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    line,
    owned_by,
    side,
    table,
    token,
    upgraded,
)

assert made


def told(t: TableUnderTest, seat: int) -> str:
    """All that a seat is told, in words."""
    view = t.match.view(seat)["table"]
    return f"{view} {t.match.story(seat, 'en')} {t.match.story(seat, 'es')}"


def test_criaturas_ficha_token_creatures_are_chosen_apart_from_others() -> None:
    t = table(you=hand("clerk") | line(token("grunt-made", "punch"), "bumpsy"), enemy=line("krump"))
    t.you.plays("clerk")
    assert t.you == line("bumpsy") | hand("punch")


def test_criaturas_ficha_others_are_chosen_apart_from_token_creatures() -> None:
    t = table(you=hand("veil") | line(token("grunt-made", "punch"), "bumpsy") | side(token="grunt-made"))
    t.you.plays("veil")
    assert t.you == line("grunt-made", "grunt-made") and t.is_quiet


def test_v17_faq_criaturas_ficha_1_nobody_looks_before_it_stands_in_the_line() -> None:
    t = table(you=hand("recruit-made") | line("bumpsy") | deck("urchin", "anger") | side(token="grunt-made"))
    t.take("play recruit-made")
    asked = t.match.pending[0]
    assert asked.kind == "flank" and "grunt-made" in asked.text("en")
    assert "Urchin" not in f"{asked.text('en')} {asked.option_texts('en')} {told(t, 0)}"
    t.you.picks("left", "left")
    assert "Urchin" in told(t, 0) and "Urchin" not in told(t, 1)


def test_criaturas_ficha_cards_of_the_hand_become_tokens_as_from_the_deck() -> None:
    t = table(
        you=hand("invaders-made", "bumpsy", "krump") | deck("troll") | side(token="grunt-made"),
    )
    t.you.plays("invaders-made").picks("krump", "done")
    assert t.you == line("grunt-made") | hand("bumpsy") | deck("troll") and t.is_quiet


def test_criaturas_ficha_whoever_saw_a_card_before_knows_what_the_token_is() -> None:
    t = table(you=hand("invaders-made", "bumpsy", "anger") | deck("troll") | side(token="grunt-made"))
    t.you.plays("invaders-made").picks("bumpsy")
    assert t.beneath(1, t.state.line[0][0]) == {"bumpsy"}
    t.match.table.check()


def test_criaturas_ficha_of_a_named_token_a_deck_with_another_makes_none() -> None:
    t = table(you=hand("blorbs-made", "blorbs-made") | deck("troll", "anger") | side(token="grunt-made"))
    t.you.plays("blorbs-made")
    assert t.you == line() | deck("troll", "anger")


def test_criaturas_ficha_of_a_named_token_the_deck_that_brings_it_makes_them() -> None:
    t = table(you=hand("blorbs-made") | deck("troll", "anger") | side(token="blorb"))
    t.you.plays("blorbs-made")
    assert t.you == line("blorb", "blorb") | deck()


def test_criaturas_ficha_one_comes_to_stand_immediately_to_the_left() -> None:
    t = table(you=hand("captain-made") | line("bumpsy") | deck("anger") | side(token="grunt-made"))
    t.you.plays("captain-made")
    assert t.you == line("bumpsy", "grunt-made", "captain-made") and t.is_quiet


def test_criaturas_ficha_one_comes_to_stand_on_the_flank_that_is_said() -> None:
    t = table(you=hand("left-wing") | line("bumpsy") | deck("anger") | side(token="grunt-made"))
    t.you.plays("left-wing")
    assert t.you == line("grunt-made", "bumpsy") and t.is_quiet


def test_dar_la_vuelta_what_both_saw_is_known_beneath_the_token() -> None:
    t = table(you=hand("veil") | line("bumpsy") | deck("anger", "troll") | side(token="grunt-made"))
    t.you.plays("veil")
    assert t.you == line("grunt-made")
    assert t.beneath(1, t.state.line[0][0]) == {"bumpsy"}
    assert t.state.index == rebuilt_index(t.state)


def test_dar_la_vuelta_half_a_gigantic_creature_cannot_stay() -> None:
    t = table(you=hand("unmask") | line(token("grunt-made", "colossus")))
    t.you.plays("unmask")
    assert t.you == line() | discard("unmask", "colossus")


def test_criaturas_ficha_what_forbids_is_named_by_the_token() -> None:
    t = table(you=line(token("warrior-made", "urchin")), enemy=line("krump"), house="brobnar")
    reason = t.match.why_not(0, {"kind": "reap", "refers": [f"card:{t.state.line[0][0]}"]})
    assert reason is not None and "warrior-made" in reason.text("en") and "Urchin" not in reason.text("en")


def test_criaturas_ficha_the_sum_of_its_power_names_the_token() -> None:
    t = table(enemy=line(token("disciple-made", "urchin")))
    sums = t.match.view(0)["table"]["players"][1]["line"][0]["sums"]
    assert [(part["name"], part["amount"]) for part in sums] == [("disciple-made", 2)]


def test_criaturas_ficha_an_effect_that_goes_on_names_the_token() -> None:
    t = table(
        you=line(token("senator-made", "urchin")) | deck("anger", "troll", "krump"),
        enemy=line("krump") | deck(*["bumpsy"] * 6),
        house="brobnar",
    )
    t.you.acts("senator-made").ends_turn()
    n = t.state.line[0][0]
    (effect,) = t.match.view(1)["table"]["effects"]
    assert effect["name"] == "senator-made" and "Urchin" not in told(t, 1)
    assert t.beneath(1, n) > {"urchin"}
    again = tapete.new_match("keyforge", position=t.match.position())
    assert again.view(1)["table"]["effects"][0]["name"] == "senator-made"
    assert again.position() == t.match.position()


def test_criaturas_ficha_an_upgrade_on_it_tells_nothing() -> None:
    t = table(you=hand("blood-of-titans"), enemy=line(token("grunt-made", "urchin")) | deck("anger", "troll"))
    t.you.plays("blood-of-titans")
    assert t.enemy == line(upgraded("grunt-made", "blood-of-titans"))
    assert "Urchin" not in told(t, 0) and "grunt-made" in told(t, 0)


def test_criaturas_ficha_the_order_of_the_pile_is_asked_though_both_hide_the_same() -> None:
    # Where nobody was asked, the opponent would learn that two tokens hide copies of one card.
    asked = []
    for second in ("anger", "punch"):
        t = table(
            you=hand("cull") | artifacts("oblivion"),
            enemy=line(token("grunt-made", "anger"), token("grunt-made", second)) | amber(1),
        )
        t.you.plays("cull")
        asked.append((t.is_quiet, t.offered[:2]))
    assert asked[0] == asked[1] == (False, ["grunt-made", "grunt-made"])


def test_criaturas_ficha_damage_stays_as_it_is_turned_over() -> None:
    t = table(you=hand("veil") | line(damaged("krump", 1)) | side(token="disciple-made"))
    t.you.plays("veil")
    assert t.you == line(damaged("disciple-made", 1)) and t.you.power("disciple-made") == 3


def recruited() -> TableUnderTest:
    """The enemy has seen Punch go into your deck, and it lies on top when you make a token creature."""
    cards = deck({"card": "punch", "n": 90}, "troll", "anger", "bumpsy")
    t = table(
        you=hand("recruit-made", "clerk") | cards | side(token="grunt-made"),
        enemy=hand("krump") | side(known={"90": ["deck"]}),
    )
    t.you.plays("recruit-made")
    return t


def test_criaturas_ficha_nobody_knows_a_card_again_that_was_seen_before_it_became_one() -> None:
    t = recruited()
    n = t.state.line[0][0]
    assert t.state.bodies[n].card == 90 and n != 90
    assert "card:90" not in told(t, 1) and "card:90" in told(t, 0)
    assert t.beneath(1, n) == {"punch", "troll", "anger", "bumpsy", "clerk"}
    again = tapete.new_match("keyforge", position=t.match.position())
    assert again.position() == t.match.position() and again.view(1)["table"] == t.match.view(1)["table"]


def test_criaturas_ficha_one_that_goes_to_a_hand_may_be_any_card_of_it() -> None:
    t = recruited()
    t.you.plays("clerk").picks("grunt-made")
    assert t.you == line("grunt-made") | hand("punch") and "card:90" not in told(t, 1)
    worlds = [t.match.sample_world(1, seed).table for seed in range(40)]
    assert {world.cast[world.hand[0][0]].card.id for world in worlds} == {"punch", "troll", "anger", "bumpsy"}


def test_criaturas_ficha_the_three_hundredth_of_a_long_match_is_used_like_any_other() -> None:
    t = table(you=line({"card": "bumpsy", "n": 300}) | hand({"card": "punch", "n": 7}), enemy=line("troll"))
    t.you.reaps("bumpsy")
    assert t.you == line(exhausted("bumpsy")) | hand("punch") | amber(1)
    assert t.enemy == line("troll") and t.is_quiet


def test_criaturas_ficha_a_card_that_was_taken_names_no_token_that_its_new_deck_does_not_bring() -> None:
    enemy = line(exhausted(token("disciple", "punch"))) | side(token="disciple")
    for mine, woken in (("grunt", False), ("disciple", True)):
        t = table(you=line(owned_by("batariel-of-the-grey", 1)) | side(token=mine), enemy=enemy)
        t.you.reaps("batariel-of-the-grey")
        assert t.enemy.body("disciple").exhausted is not woken and t.is_quiet


def test_criaturas_ficha_nor_does_what_it_says_all_the_time() -> None:
    taken = artifacts(owned_by("norbyn-s-cavern", 1)) | line(owned_by(token("æmberling", "punch"), 1))
    t = table(you=taken, enemy=line("krump") | side(token="æmberling"))
    assert t.you.power("æmberling") == 1 and t.you.keyword("æmberling", "skirmish") == 0


def test_criaturas_ficha_a_card_of_ones_own_names_tokens_that_were_taken() -> None:
    taken = artifacts("norbyn-s-cavern") | line(owned_by(token("æmberling", "punch"), 1))
    t = table(you=taken, enemy=line("krump") | side(token="æmberling"))
    assert t.you.power("æmberling") == 4
