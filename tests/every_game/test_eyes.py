"""Views leak nothing, worlds keep a seat's view, and everything shown has words in both languages."""

import msgspec

from tapete import Match, Rng
from tapete.kernel import words
from tapete.kernel.event import SEES_ALL

from .games import begin, play, somewhere

#: at how many moments of a game worlds are imagined
MOMENTS = 40


def seen(match: Match, seat: int | None) -> bytes:
    """All that a seat is shown, in both languages."""
    shown = [(match.view(seat, lang), match.story(seat, lang)) for lang in ("es", "en")]
    return msgspec.json.encode(shown)


def test_permuting_what_a_seat_cannot_see_never_changes_its_view(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints="action")
    for seat in range(match.seats):
        for world_seed in range(3):
            assert seen(match.sample_world(seat, world_seed), seat) == seen(match, seat)


def test_every_seat_imagines_a_world_at_every_moment(setup: str, seed: int) -> None:
    """Whatever the others hold or were asked, something fits what a seat has seen, and it can ask for advice."""
    match, rng = begin(setup, seed, checkpoints="action"), Rng(f"moments {seed}")
    for _ in range(MOMENTS):
        play(match, rng, 1 + rng.below(6))
        if match.over:
            break
        for seat in range(match.seats):
            assert looks(match.sample_world(seat, seed), seat) == looks(match, seat)
            match.seat(seat).glimpse(seed).check()


def looks(match: Match, seat: int) -> object:
    """What a seat sees of the table and of who is asked."""
    return match.view(seat)["table"], [(d.seat, d.kind) for d in match.pending]


def test_a_spectator_sees_nothing_that_any_seat_cannot(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints="action")
    for seat in range(match.seats):
        world = match.sample_world(seat, seed)
        assert world.view(None)["table"] == match.view(None)["table"]


def test_worlds_depend_only_on_what_the_seat_knows(setup: str, seed: int) -> None:
    """Two tables that look the same to a seat give it the same worlds, so none keeps a hidden truth."""
    match = somewhere(setup, seed, checkpoints="action")
    if match.over or not match.quiet:
        return
    for seat in range(match.seats):
        other = match.sample_world(seat, 77)
        one, two = match.sample_world(seat, 5), other.sample_world(seat, 5)
        assert one.game.snapshot(one.table) == two.game.snapshot(two.table)


def test_worlds_do_not_depend_on_how_often_the_match_keeps_a_copy(setup: str, seed: int) -> None:
    kept = [somewhere(setup, seed, checkpoints=policy) for policy in ("none", "turn", "action")]
    for seat in range(kept[0].seats):
        worlds = [match.sample_world(seat, 3) for match in kept]
        tables = [world.game.snapshot(world.table) for world in worlds]
        assert tables[0] == tables[1] == tables[2]
        assert seen(worlds[0], seat) == seen(kept[0], seat)


def test_a_world_can_be_played_to_its_end(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints="action")
    before = match.hash()
    world = match.sample_world(0, seed)

    assert play(world, Rng(seed)).over
    assert match.hash() == before


def test_every_question_option_and_event_has_words_in_both_languages(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for lang in ("es", "en"):
        for decision in match.pending:
            assert decision.text(lang)
            assert all(option.text(lang) for option in decision.options)
        for event in match.story(0, lang) + match.story(None, lang):
            assert event["kind"] and "text" in event


def test_option_ids_are_unique_and_every_option_is_a_wish_come_true(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for decision in match.pending:
        assert len(set(decision.options.ids)) == len(decision.options) >= 1
        for option in decision.options:
            wish = {"kind": option.id, "refers": list(option.refers)}
            assert match.why_not(decision.seat, wish) is None


def test_a_seat_that_is_not_asked_is_told_so(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    idle = set(range(match.seats)) - {d.seat for d in match.pending}
    for seat in idle:
        reason = match.why_not(seat, {"kind": "anything"})
        assert reason is not None and reason.text("es") and reason.text("en")


def test_eyes_that_see_all_are_told_what_any_seat_is(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    told = {event["n"]: event for event in match.story(SEES_ALL, "es")}
    for seat in range(match.seats):
        for event in match.story(seat, "es"):
            assert set(event.get("refs", ())) <= set(told[event["n"]].get("refs", ()))


def test_texts_speak_of_seats_by_name_where_names_are_known(setup: str) -> None:
    match = somewhere(setup, 5)
    names = [f"Persona {'ABCD'[seat]}" for seat in range(match.seats)]
    with words.seats_called(names):
        named = repr([match.view(None, "es"), match.story(SEES_ALL, "es")])
    assert "Jugador 1" not in named and "Jugador 2" not in named
