"""Rulebook, «Primera fase de juego - Preludio» and «Elige el nivel de dificultad de la partida»."""

import pytest

import tapete
from tapete.games.seasons.printed import COPY, PRINTED
from tapete.games.seasons.refs import card_ref

PRESETS = {
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
}


def printed(cards: object) -> tuple[int, ...]:
    return tuple(sorted(c & PRINTED for c in cards))  # type: ignore[attr-defined]


def pick(match: tapete.Match, seat: int) -> int:
    """The seat picks its first option; the card."""
    decision = next(d for d in match.pending if d.seat == seat)
    card = decision.ask.options[0]
    match.answer(0, decision)
    return int(card)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_nine_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    match = tapete.new_match("seasons", seats=seats, seed=1, level="archmage")

    assert [len(pack) for pack in match.table.packs] == [9] * seats
    assert len(match.table.deck) == 100 - 9 * seats
    assert sorted(match.table.cards()) == sorted(
        copy * COPY + number for number in range(1, 51) for copy in (0, 1)
    )


@pytest.mark.parametrize(("level", "most", "cards"), [("mage", 30, 60), ("archmage", 50, 100)])
def test_mages_play_with_cards_1_to_30_and_archmages_with_all(level: str, most: int, cards: int) -> None:
    match = tapete.new_match("seasons", seats=2, seed=1, level=level)

    found = match.table.cards()
    assert len(found) == cards
    assert {c & PRINTED for c in found} == set(range(1, most + 1))


def test_all_pick_at_once_and_nobody_sees_anything_before_all_are_in() -> None:
    match = tapete.new_match("seasons", seats=3, seed=2)
    assert [d.seat for d in match.pending] == [0, 1, 2]
    before = match.view(1)["table"]

    pick(match, 0)

    assert [d.seat for d in match.pending] == [1, 2]
    assert match.view(1)["table"] == before


def test_the_rest_of_a_pack_goes_to_the_left() -> None:
    match = tapete.new_match("seasons", seats=3, seed=2)
    packs = match.table.packs
    picked = [pick(match, seat) for seat in range(3)]

    for seat in range(3):
        expected = set(packs[(seat - 1) % 3]) - set(picked)
        shown = {card["ref"] for card in match.view(seat)["table"]["draft"]["pack"]}
        assert shown == {card_ref(card) for card in expected}
        assert len(expected) == 8


def test_two_copies_of_a_card_in_a_pack_are_one_choice_that_names_both() -> None:
    pack = ["amulet-of-air.0", "amulet-of-air.1", "purse-of-io.0"]
    packs = [pack, ["staff-of-spring.0", "wondrous-chest.0", "beggars-horn.0"]]
    players = [{}, {}]
    position = {"players": players, "step": "draft", "packs": packs, "picks": [[], []]}
    match = tapete.new_match("seasons", position=position, seed=1)

    options = match.pending[0].options

    assert options.ids == ("draft:1.0", "draft:8.0")
    assert options[0].refers == ("card:1.0", "card:1.1")


def test_a_seat_may_change_its_pick_until_all_are_in() -> None:
    match = tapete.new_match("seasons", seats=2, seed=2)
    pick(match, 0)

    assert match.undo(0) is None

    assert [d.seat for d in match.pending] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_nine_picks_each_player_makes_three_groups_of_three(seats: int) -> None:
    match = tapete.new_match("seasons", seats=seats, seed=3)
    own: dict[int, set[int]] = {seat: set() for seat in range(seats)}
    for _ in range(8):
        for seat in range(seats):
            own[seat].add(pick(match, seat))
    # The last card of a pack is no choice.
    assert all(d.kind == "group" for d in match.pending)
    t = match.table
    nine = {seat: set(t.picked_by(seat)) for seat in range(seats)}
    assert all(own[seat] < nine[seat] and len(nine[seat]) == 9 for seat in range(seats))

    for seat in range(seats):
        while any(d.seat == seat and d.kind == "group" for d in match.pending):
            pick(match, seat)

    for seat in range(seats):
        groups = [t.hand[seat], t.library[seat * 2], t.library[seat * 2 + 1]]
        assert [len(g) for g in groups] == [3, 3, 3]
        assert {c for g in groups for c in g} == nine[seat]


def test_a_player_may_always_look_at_the_cards_under_the_library_tokens() -> None:
    match = tapete.new_match("seasons", seats=2, seed=3)
    while match.pending[0].kind in ("draft", "group"):
        pick(match, match.pending[0].seat)

    own, other = match.view(0)["table"]["seats"]
    assert [len(group["cards"]) for group in own["library"]] == [3, 3]
    assert [group["cards"] for group in other["library"]] == [None, None]
    assert other["hand"]["cards"] is None and other["hand"]["count"] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_receive_preset_groups_and_begin_with_step_two(seats: int) -> None:
    match = tapete.new_match("seasons", seats=seats, seed=5, level="apprentice")

    groups = [printed(pack) for pack in match.table.packs]
    assert all(d.kind == "group" for d in match.pending)
    assert len(set(groups)) == seats
    assert set(groups) <= PRESETS
    assert len(match.table.deck) == 60 - 9 * seats
