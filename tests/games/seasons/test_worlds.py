"""What a seat knows, and that worlds keep that and nothing else."""

from collections import Counter
from collections.abc import Callable

import tapete
from tapete.games.seasons.printed import PRINTED

from .players import At, named, seat, table


def drafted(seats: int, picks: int, seed: int = 7) -> tapete.Match:
    """A match after so many rounds of picks, each seat taking its first card."""
    match = tapete.new_match("seasons", seats=seats, seed=seed, checkpoints="action")
    for _ in range(picks):
        for decision in match.pending:
            match.answer(0, decision)
    return match


def places(
    match: tapete.Match, viewer: int, find: Callable[[tapete.Match], object], worlds: int = 60
) -> Counter[object]:
    """Where something lies in many worlds of a seat."""
    return Counter(find(match.sample_world(viewer, seed)) for seed in range(worlds))


def zone(card: int) -> Callable[[tapete.Match], object]:
    def find(match: tapete.Match) -> object:
        t = match.table
        if card in t.deck:
            return "deck"
        if card in t.discard:
            return "discard"
        for s in range(t.seats):
            if card in t.hand[s]:
                return f"hand {s}"
            for i in (0, 1):
                if card in t.library[s * 2 + i]:
                    return f"library {s}"
            if card in t.play[s]:
                return f"play {s}"
        return "draft"

    return find


def test_with_two_players_a_card_missing_from_a_pack_seen_before_is_known_to_be_the_others() -> None:
    match = drafted(2, 2)
    # Seat 0 saw pack 0 whole, and holds it again now: what is missing and not its own is seat 1's.
    taken = match.table.picks[0][1]

    assert places(match, 0, lambda world: world.table.picks[0][1]) == {taken: 60}


def test_what_a_seat_never_saw_is_dealt_anew() -> None:
    match = drafted(2, 2)

    # Seat 1's first pick was made from a pack that seat 0 had not seen.
    found = places(match, 0, lambda world: world.table.picks[1][0])

    assert len(found) > 10


def test_with_four_players_cards_taken_between_two_visits_are_one_each_but_nobody_knows_whose() -> None:
    match = drafted(4, 4)
    truth = match.table.picks[0][1:4]

    found = places(match, 0, lambda world: world.table.picks[0][1:4])

    assert {frozenset(cards) for cards in found} == {frozenset(truth)}
    assert len(found) == 6, "all orders of three cards"


def test_a_pack_in_ones_hands_stays_and_the_others_packs_do_not() -> None:
    match = drafted(3, 1)
    t = match.table

    own = places(match, 0, lambda world: world.table.packs[2])
    other = places(match, 0, lambda world: frozenset(world.table.packs[1]))

    assert own == {t.packs[2]: 60}
    assert len(other) > 10


def test_a_card_known_to_be_drafted_by_another_may_be_in_any_of_their_groups() -> None:
    match = drafted(2, 9)
    while match.pending[0].kind == "group":
        match.answer(0, match.pending[0])
    taken = match.table.picks[0][1]

    found = places(match, 0, zone(taken), 120)

    assert set(found) == {"hand 1", "library 1"}
    assert 20 < found["hand 1"] < 60, "three of nine places"


def test_apprentices_know_each_others_cards_but_not_the_groups() -> None:
    match = tapete.new_match("seasons", seats=2, seed=3, level="apprentice", checkpoints="action")
    while match.pending[0].kind == "group":
        match.answer(0, match.pending[0])
    t = match.table
    nine = {*t.hand[1], *t.library[2], *t.library[3]}

    for seed in range(20):
        world = match.sample_world(0, seed).table
        assert {*world.hand[1], *world.library[2], *world.library[3]} == nine
    assert len(places(match, 0, lambda world: frozenset(world.table.hand[1]))) > 10


def only(t: At, name: str) -> int:
    """The copy of a card that takes part in the position."""
    return next(c for c in t.t.cards() if named(c) == name and c < PRINTED + 1)


def test_a_card_returned_to_a_hand_before_everybodys_eyes_is_known_to_be_there() -> None:
    t = table(seat("amsug-longneck", reserve="AW"), seat("purse-of-io", play=["wondrous-chest"]))
    t.you.summons("amsug-longneck")

    found = places(t.match, 0, zone(only(t, "wondrous-chest")))

    assert found == {"hand 1": 60}
    assert "deck" in places(t.match, 0, zone(only(t, "purse-of-io"))), "what it held before is not known"


def test_who_looked_at_the_top_card_knows_it_and_the_others_do_not() -> None:
    t = table(seat(play=["crystal-orb"]))
    t.you.activates("crystal-orb").picks("done")
    top = t.t.deck[-1]

    assert places(t.match, 0, lambda world: world.table.deck[-1]) == {top: 60}
    assert len(places(t.match, 1, lambda world: world.table.deck[-1])) > 10


def test_a_card_seen_on_top_is_followed_into_the_hand_of_who_draws_it() -> None:
    t = table(seat(play=["crystal-orb", "potion-of-dreams"]), seat(play=["potion-of-power"]), first=0)
    t.you.activates("crystal-orb").picks("done")
    top = t.t.deck[-1]
    t.you.ends_turn()
    t.rival.activates("potion-of-power")

    assert t.t.hand[1] == [top]
    assert places(t.match, 0, zone(top)) == {"hand 1": 60}


def test_a_card_that_another_drew_and_perhaps_discarded_may_be_in_either_place() -> None:
    mine = seat(play=["crystal-orb", "potion-of-dreams"])
    t = table(mine, seat("amulet-of-fire", reserve="FF"), first=0)
    t.you.activates("crystal-orb").picks("done")
    top = t.t.deck[-1]
    t.you.ends_turn()
    t.rival.summons("amulet-of-fire").picks(named(top))

    found = places(t.match, 0, zone(top), 120)

    assert set(found) == {"hand 1", "discard"}
    assert places(t.match, 1, zone(top)) == {"hand 1": 60}


def test_sacrificed_cards_are_known_in_the_discard_pile_until_it_is_shuffled() -> None:
    play = ["potion-of-power", "potion-of-knowledge"]
    t = table(seat(play=play), seat(), deck=["purse-of-io", "amulet-of-air"], discard=["staff-of-spring"])
    t.you.activates("potion-of-knowledge").takes("AAAAA")
    card = only(t, "potion-of-knowledge")
    assert places(t.match, 1, zone(card)) == {"discard": 60}

    t = table(seat(play=play), seat(), deck=[], discard=["staff-of-spring", "amulet-of-air"])
    t.you.activates("potion-of-knowledge").takes("AAAAA")
    t.you.activates("potion-of-power")
    found = places(t.match, 1, zone(card), 120)
    assert set(found) == {"deck", "hand 0"}, "in the new draw pile, or the card drawn from it"


def test_a_card_given_by_naria_is_known_to_the_giver_and_to_the_receiver_only() -> None:
    mine = seat("naria-the-prophetess", crystals=3)
    t = table(mine, seat(), seat())
    t.you.summons("naria-the-prophetess").picks(named(t.t.aside[0])).picks(named(t.t.aside[0]))
    (card,) = t.t.hand[1]

    assert places(t.match, 0, zone(card)) == {"hand 1": 60}
    assert places(t.match, 1, zone(card)) == {"hand 1": 60}
    assert "deck" in places(t.match, 2, zone(card)), "the third knows nothing of it"


def test_worlds_in_the_middle_of_an_action_keep_the_cards_just_drawn() -> None:
    t = table(seat("amulet-of-fire", reserve="FF"))
    match = tapete.new_match("seasons", position=t.match.position(), seed=1, checkpoints="action")
    match.answer("summon:2.0")
    drawn = sorted(match.table.aside)

    for seed in range(10):
        assert sorted(match.sample_world(0, seed).table.aside) == drawn
    assert len({tuple(sorted(match.sample_world(1, seed).table.aside)) for seed in range(10)}) > 5


def test_a_card_drawn_before_everybodys_eyes_is_known_and_tells_nothing_of_the_others() -> None:
    known = seat("vampiric-crown", reserve="AW")
    t = table(known, seat(), deck=["potion-of-life", "staff-of-spring"])
    t.t.memory[1] = {only(t, "staff-of-spring"): 1}
    t.you.summons("vampiric-crown")

    assert places(t.match, 1, zone(only(t, "potion-of-life"))) == {"hand 0": 60}
    assert places(t.match, 1, zone(only(t, "staff-of-spring"))) == {"deck": 60}


def test_a_card_put_into_play_from_the_top_tells_nothing_of_the_rest_of_the_pile() -> None:
    t = table(seat(play=["crystal-orb"], reserve="AAAA"), seat(), deck=["purse-of-io", "staff-of-spring"])
    t.t.memory[1] = {only(t, "staff-of-spring"): 1}
    t.you.activates("crystal-orb").picks("purse-of-io")

    assert places(t.match, 1, zone(only(t, "staff-of-spring"))) == {"deck": 60}
