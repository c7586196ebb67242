"""Undo is free until something was revealed, chance was used or another seat answered."""

import tapete


def started(**more: object) -> tapete.Match:
    """Nothing hidden in vaults; seat 0 to move with gems 11, 10 (worth 6, 5), 9 and 8."""
    match = tapete.new_match("toy", seed=1, chance=[list(range(12)), 2, 3], **more)
    for decision in match.pending:
        match.answer("done", decision)
    return match


def test_an_answer_that_revealed_nothing_is_taken_back_freely() -> None:
    match = started()
    before = match.hash()
    match.answer("show:11")
    assert match.undo(0) is None
    assert match.hash() == before


def test_a_drawn_card_needs_consent() -> None:
    match = started()
    match.answer("dig")
    after = match.hash()
    reason = match.undo(0)
    assert reason is not None and reason.code == "undo-revealed"
    assert match.hash() == after
    assert match.undo(0, consent=[1]) is None


def test_a_die_needs_consent_and_is_never_rolled_again() -> None:
    match = started()
    match.answer("gamble")
    assert match.table.points == [2, 0]
    reason = match.undo(0)
    assert reason is not None and reason.code == "undo-chance"
    assert match.undo(0, consent=[1]) is None
    match.answer("gamble")
    assert match.table.points == [2, 0]


def test_another_seats_answer_needs_consent_and_goes_too() -> None:
    match = started()
    match.answer("show:11")
    match.answer("done")
    match.answer("show:7")
    reason = match.undo(0)
    assert reason is not None and reason.code == "undo-answered"
    assert match.undo(0, consent=[1]) is None
    assert match.pending[0].kind == "rival" and match.pending[0].seat == 0
    assert [(u.at, u.seat, u.option) for u in match.record().undone] == [(3, 0, "done"), (4, 1, "show:7")]


def test_nothing_answered_nothing_undone() -> None:
    match = tapete.new_match("toy", seed=1)
    reason = match.undo(1)
    assert reason is not None and reason.code == "undo-nothing"


def test_undo_works_under_every_checkpoint_policy() -> None:
    hashes = set()
    for policy in ("none", "turn", "action"):
        match = started(checkpoints=policy)
        match.answer("show:11")
        match.answer("1")
        match.undo(0)
        match.undo(0)
        match.answer("show:10")
        hashes.add(match.hash())
    assert len(hashes) == 1
