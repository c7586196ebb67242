"""Rules that no card of the first collection uses: enraged creatures, gigantic ones, plays by effects, the tide."""

from typing import Any

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    TableUnderTest,
    amber,
    artifacts,
    chains,
    discard,
    enhanced,
    enraged,
    hand,
    line,
    maverick,
    purged,
    table,
    warded,
)

import tapete
from tapete.games.keyforge.cards.facts import facts
from tapete.games.keyforge.decks import Deck, learning_decks
from tapete.games.keyforge.decks.deck import Slot

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])

# Enraged ----------------------------------------------------------------------------------------------------


@BOOKS
def test_v17_enfurecer_one_of_another_house_may_use_its_omni(book: str) -> None:
    sulker = enraged("sulker")
    t = table(you=line(sulker), enemy=line("troll"), house="dis", ruleset=book)
    assert t.offered == ["omni sulker", "end"], "it cannot be used to fight"
    t.you.omni("sulker")
    assert t.you == line(sulker) | amber(1), "it was not used to fight and keeps its counter"


@BOOKS
def test_v17_enfurecer_one_that_can_fight_must(book: str) -> None:
    sulker = enraged("sulker")
    t = table(you=line(sulker), enemy=line("troll"), ruleset=book)
    assert t.offered == ["fight sulker", "end"]
    assert t.you.why_not("omni", "sulker") == "enraged"
    t = table(
        you=line(sulker) | hand(maverick("follow-the-leader", "dis")),
        enemy=line("troll"),
        house="dis",
        ruleset=book,
    )
    t.you.plays("follow-the-leader")
    assert t.offered == ["fight sulker", "end"], "an effect lets it fight"


# Gigantic creatures -----------------------------------------------------------------------------------------

COLOSSUS = {"card": "colossus", "part": "colossus2"}


def whole(t: TableUnderTest, seat: int) -> bool:
    """Whether that seat has a colossus in play with both halves."""
    return any(
        b.id == "colossus" and b.part >= 0 and t.card(b.part) == "colossus2"
        for b in t.state.bodies.values()
        if b.controller == seat
    )


@BOOKS
def test_v17_gigantesca_comes_back_whole_from_spangler_box(book: str) -> None:
    t = table(
        you=artifacts("spangler-box") | hand(maverick("grasping-vines", "logos")),
        enemy=line(COLOSSUS),
        house="logos",
        ruleset=book,
    )
    t.you.acts("spangler-box")
    assert t.enemy == purged("colossus", "colossus2") and not whole(t, 1)
    t.you.plays("grasping-vines").picks("spangler-box")
    if not t.is_quiet:
        t.you.picks("done")
    assert whole(t, 1) and t.enemy == purged()


@BOOKS
def test_v17_gigantesca_what_happens_to_it_happens_to_both_halves(book: str) -> None:
    t = table(you=hand("reclaimer"), enemy=line(COLOSSUS), ruleset=book)
    t.you.plays("reclaimer")
    assert t.enemy == discard() and (whole(t, 0) or whole(t, 1))
    t = table(you=hand("banisher"), enemy=line(COLOSSUS), ruleset=book)
    t.you.plays("banisher")
    assert t.enemy == discard() | purged("colossus", "colossus2")


@BOOKS
def test_v17_gigantesca_an_effect_that_plays_both_halves_plays_it(book: str) -> None:
    t = table(you=artifacts("recital") | discard("colossus2", "colossus"), ruleset=book)
    t.you.acts("recital")
    assert whole(t, 0) and t.you == discard() | amber(2), "the icons of its upper half"
    t = table(you=artifacts("recital") | discard("colossus"), ruleset=book)
    t.you.acts("recital")
    assert t.you == discard("colossus") | line(), "half of it is not played"


@BOOKS
def test_v17_gigantesca_two_lower_halves_do_not_share_an_upper_one(book: str) -> None:
    t = table(you=artifacts("recital") | discard("colossus2", "colossus", "colossus"), ruleset=book)
    t.you.acts("recital")
    while not t.is_quiet:
        t.match.answer(0)
    assert whole(t, 0) and t.you == discard("colossus") | amber(2)


@BOOKS
def test_v17_gigantesca_an_effect_that_chooses_one_half_fails(book: str) -> None:
    t = table(you=artifacts("improvise") | hand("colossus", "colossus2"), ruleset=book)
    t.you.acts("improvise").picks("colossus")
    assert t.you == hand("colossus", "colossus2") | line()


# A card played from hand by an effect -----------------------------------------------------------------------


@BOOKS
def test_v17_restricciones_hold_for_a_card_that_an_effect_plays_from_hand(book: str) -> None:
    t = table(you=artifacts("improvise") | hand("kelifi-dragon") | amber(6), ruleset=book)
    t.you.acts("improvise")
    assert t.you == hand("kelifi-dragon") | line(), "7 Æmber are needed"
    t = table(you=artifacts("improvise") | hand("kelifi-dragon") | amber(7), ruleset=book)
    t.you.acts("improvise")
    assert t.you == hand() | line("kelifi-dragon")


@BOOKS
def test_v17_no_poder_a_ban_holds_for_a_card_that_an_effect_plays_from_hand(book: str) -> None:
    t = table(you=artifacts("improvise", "no-creatures") | hand("troll"), ruleset=book)
    t.you.acts("improvise")
    assert t.you == hand("troll") | line()
    mine = artifacts("improvise") | hand("punch", "anger", "troll")
    t = table(you=mine, enemy=line("ember-imp", "krump"), ruleset=book)
    t.you.plays("anger").plays("punch").picks("krump").acts("improvise")
    assert t.you == hand("troll"), "a third card cannot be played"


@BOOKS
def test_v17_alfa_holds_for_a_card_that_an_effect_plays_from_hand(book: str) -> None:
    t = table(you=artifacts("improvise") | hand("opener"), ruleset=book)
    t.you.acts("improvise")
    assert t.you == hand("opener") | line(), "the artifact was used before"


def test_v11_faq_primer_turno_an_effect_plays_no_second_card_from_hand() -> None:
    for book, left in (("2018", ["troll"]), ("2023", [])):
        t = table(
            you=artifacts("improvise") | hand("punch", "troll"), enemy=line("krump"), ruleset=book, turn=1
        )
        t.you.plays("punch").acts("improvise")
        assert t.you == hand(*left), book


def test_v17_omega_does_not_stop_what_an_effect_still_plays_from_hand() -> None:
    t = table(you=artifacts("duet") | hand("closer", "troll"))
    t.you.acts("duet").picks("closer")
    if not t.is_quiet:
        t.you.picks("right")
    assert t.you == line("closer", "troll") | hand()


# The tide ---------------------------------------------------------------------------------------------------


def test_v17_marea_it_may_be_raised_again_for_its_chains() -> None:
    t = table(tide_card=True)
    for count in (3, 6, 9):
        t.match.answer(t.match.pending[0].ask.options.index(("tide", 0)))
        assert t.state.tide == 0 and t.you.chains == count
    raised = [event for event in t.match.events if type(event).__name__ == "TideRaised"]
    assert len(raised) == 1, "a high tide does not rise"
    t = table(you=chains(24), tide_card=True, tide=0)
    assert t.offered == ["end"], "nothing would change"


def tidings() -> Deck:
    """A deck of Dark Tidings, of cards of the first collection."""
    one, other = learning_decks()
    houses: dict[Any, tuple[Slot, ...]] = {}
    for deck in (one, other):
        for house, slots in deck.houses.items():
            if house in ("logos", "sanctum", "shadows", "untamed") and len(houses) < 3:
                houses.setdefault(
                    house,
                    tuple(Slot(s.card, legacy=not facts(s.card).printed_in(DT)) for s in slots),
                )
    return Deck("Tidings", DT, houses)


DT: Any = "DT"


def test_v17_marea_a_deck_that_has_the_tide_brings_it_for_both() -> None:
    one, other = learning_decks()
    for decks in ([tidings(), one], [one, tidings()]):
        match = tapete.new_match("keyforge", seed=1, decks=decks)
        assert match.table.switches.tide
    match = tapete.new_match("keyforge", seed=1, decks=[one, other])
    assert not match.table.switches.tide


# Damage and wards -------------------------------------------------------------------------------------------


def test_v17_table_dano_1_what_cannot_be_dealt_leaves_ward_and_armor_as_they_are() -> None:
    t = table(
        you=artifacts("hallowed-shield") | line(warded("bulwark")), enemy=line("niffle-ape"), house="sanctum"
    )
    t.you.acts("hallowed-shield").picks("bulwark")
    t.you.fights("bulwark")
    assert t.you == line(warded("bulwark")) and t.you.body("bulwark").armor_used == 0 and t.is_quiet


def test_v17_table_dano_2_a_ward_goes_before_armor_does() -> None:
    t = table(you=line(warded("bulwark")), enemy=line("niffle-ape"), house="sanctum")
    t.you.fights("bulwark")
    assert t.you == line("bulwark") and t.you.body("bulwark").armor_used == 0 and t.is_quiet


def test_v17_faq_iconos_7_one_damage_icon_takes_the_ward_and_the_next_kills() -> None:
    t = table(you=hand(enhanced("anger", "damage", "damage")), enemy=line(warded("bad-penny"), "troll"))
    t.you.plays("anger").picks("bad-penny", "bad-penny")
    assert t.enemy == line("troll") | hand("bad-penny") and t.is_quiet
