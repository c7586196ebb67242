"""What a player may take back freely: as long as nothing hidden was shown and no chance was used."""

from .players import seat, table


def test_a_summoning_may_be_taken_back() -> None:
    t = table(seat("amulet-of-earth", reserve="EE"))
    before = t.match.hash()
    t.you.summons("amulet-of-earth")

    assert t.match.undo(0) is None

    assert t.match.hash() == before


def test_a_card_drawn_cannot_be_put_back_without_consent() -> None:
    t = table(seat(play=["potion-of-power"]))
    t.you.activates("potion-of-power")

    reason = t.match.undo(0)

    assert reason is not None and reason.code == "undo-revealed"
    assert t.match.undo(0, consent=[1]) is None


def test_a_look_at_the_top_card_cannot_be_taken_back() -> None:
    t = table(seat(play=["crystal-orb"]))
    t.you.activates("crystal-orb")

    reason = t.match.undo(0)

    assert reason is not None and reason.code == "undo-revealed"


def test_a_reroll_cannot_be_taken_back_and_never_gives_another_result() -> None:
    t = table(seat(play=["die-of-malice"]), step="die")
    t.you.picks("die-of-malice")
    rolled = t.t.taken[0]
    reason = t.match.undo(0)
    assert reason is not None and reason.code == "undo-chance"

    assert t.match.undo(0, consent=[1]) is None
    t.you.picks("die-of-malice")

    assert t.t.taken[0] == rolled


def test_a_card_given_to_another_cannot_be_taken_back() -> None:
    t = table(seat("naria-the-prophetess", crystals=3), seat(), seat())
    t.you.summons("naria-the-prophetess").picks(sorted(t.offered)[0]).picks(sorted(t.offered)[0])

    reason = t.match.undo(0)

    assert reason is not None and reason.code == "undo-revealed"


def test_the_end_of_a_turn_may_be_taken_back_until_the_next_player_answers() -> None:
    t = table(seat(), seat(die="winter-4/5"), first=0)
    t.you.ends_turn()
    assert t.asked == (1, "act")

    assert t.match.undo(0) is None
    assert t.asked == (0, "act")
