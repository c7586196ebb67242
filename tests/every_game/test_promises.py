"""Random play ends; replays, forks and undone answers give the same table; positions set it up again."""

import copy
import pickle

import msgspec
import pytest

import tapete
from tapete import Illegal, Record, Rng, RulesChanged

from .games import begin, play, somewhere


def test_random_play_ends_and_the_table_holds_after_each_event(setup: str, seed: int) -> None:
    match = play(begin(setup, seed, check=True), Rng(seed))

    assert match.over and match.pending == ()
    assert match.outcome is not None and len(match.outcome.scores) == match.seats
    for lang in ("es", "en"):
        assert match.outcome.reason.text(lang)


def test_a_record_replays_byte_for_byte(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    record = match.record()

    again = tapete.replay(Record.load(record.dump()))

    assert again.hash() == match.hash()
    assert again.record().dump() == record.dump()


def test_a_fork_equals_its_parent_and_goes_its_own_way(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints=("none", "turn", "action")[seed % 3])
    before = match.hash()
    fork = match.fork()

    assert fork.hash() == before
    assert [d.id for d in fork.pending] == [d.id for d in match.pending]
    assert msgspec.json.encode(fork.story(0)) == msgspec.json.encode(match.story(0))
    end = play(fork, Rng(seed)).hash()
    assert match.hash() == before
    assert play(match, Rng(seed)).hash() == end


def test_a_match_is_pickled_as_its_record_and_deep_copied_as_a_fork(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints="action")

    assert pickle.loads(pickle.dumps(match)).hash() == copy.deepcopy(match).hash() == match.hash()


def test_a_fork_of_a_fork_of_a_fork_is_the_same_too(setup: str, seed: int) -> None:
    match, rng = begin(setup, seed, checkpoints="action"), Rng(seed)
    for _ in range(30):
        match = play(match.fork(), rng, 1 + rng.below(3))

    assert tapete.replay(match.record()).hash() == match.hash()
    assert match.fork().events == match.events


def test_an_undone_answer_given_again_leads_to_the_same_table(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    answers = match.answers.since(0)
    if match.over or not answers:
        return
    seat = answers[-1].seat
    before, asked = match.hash(), match.pending

    assert match.undo(seat, consent=range(match.seats)) is None

    assert match.answered == len(answers) - 1
    assert not {d.id for d in match.pending if d.seat == seat} & {d.id for d in asked}
    match.accept_from(seat, answers[-1].code)
    assert match.hash() == before
    assert len(match.record().undone) == 1
    assert tapete.replay(match.record()).record().dump() == match.record().dump()


def test_free_undo_reveals_nothing_and_changes_no_chance(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for seat in range(match.seats):
        before, events, drawn = match.hash(), match.happened, match.drawn
        needed = match.undo_needs(seat)
        assert match.hash() == before
        reason = match.undo(seat)
        assert reason == needed
        if reason is not None:
            assert match.hash() == before and reason.text("es") and reason.text("en")
            continue
        assert match.drawn == drawn
        assert match.happened == len(match.events) <= events
        return


def test_a_position_sets_the_same_table_up_again(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    if match.over:
        return
    position = msgspec.json.decode(msgspec.json.encode(match.position()))

    again = tapete.new_match(match.game.id, position=position, seed=seed, checkpoints="action")

    assert again.position() == match.position() == position
    assert again.game.snapshot(again.table) == match.game.snapshot(match.table)
    assert [(d.seat, d.kind, d.options.ids) for d in again.pending] == [
        (d.seat, d.kind, d.options.ids) for d in match.pending
    ]
    assert play(again, Rng(seed)).over


def test_every_answer_of_a_changed_record_is_refused_loudly(setup: str, seed: int) -> None:
    record = play(begin(setup, seed), Rng(seed), 10).record()
    spoilt = msgspec.structs.replace(record.answers[-1], hash="0" * 16)
    changed = msgspec.structs.replace(record, answers=(*record.answers[:-1], spoilt))

    with pytest.raises(RulesChanged) as refusal:
        tapete.replay(changed)

    assert refusal.value.at == len(record.answers)


def test_the_commitment_is_shown_at_the_start_and_the_seed_only_at_the_end(setup: str, seed: int) -> None:
    match = begin(setup, 10**30 + seed)
    promise = match.commitment
    shown = msgspec.json.encode([match.view(None), *(match.view(s) for s in range(match.seats))]).decode()
    assert promise in shown and str(10**30 + seed) not in shown

    play(match, Rng(seed))

    assert match.view(None)["seed"] == str(10**30 + seed)
    assert tapete.verify(match.record(), promise).hash() == match.hash()
    forged = msgspec.structs.replace(match.record(), seed="5")
    with pytest.raises(Illegal, match="commitment"):
        tapete.verify(forged, promise)
