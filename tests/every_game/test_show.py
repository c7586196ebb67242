"""What a page is given to play an event: typed, small, and nothing that the seat's eyes do not see."""

from typing import Any

import msgspec

from tapete import Match, Rng
from tapete.kernel.event import SEES_ALL
from tapete.kernel.show import Acts

from .games import begin, play, somewhere

ANSWERS = 60
#: what the acts of a match may add to what was sent before there were any
MOST = 0.3


def acts(told: list[dict[str, Any]]) -> list[Any]:
    return [act for event in told for act in event.get("acts", ())]


def refs(thing: Any) -> set[str]:
    """Every card that something sent to a page names."""
    if isinstance(thing, dict):
        return set().union(*(refs(part) for part in thing.values()), set())
    if isinstance(thing, (list, tuple)):
        return set().union(*(refs(part) for part in thing), set())
    return {thing} if isinstance(thing, str) and thing.startswith("card:") else set()


def shown(match: Match, seat: int | None, lang: str = "es") -> list[dict[str, Any]]:
    """What a seat is shown, as the page reads it."""
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(match.shown_story(seat, lang)))
    return plain


def test_acts_are_of_the_kinds_that_the_page_knows(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for seat in (None, 0, SEES_ALL):
        told = shown(match, seat)
        assert len(msgspec.convert(acts(told), list[Acts])) == len(acts(told))


def test_what_a_seat_is_shown_of_events_is_the_same_in_every_world_it_imagines(setup: str, seed: int) -> None:
    match = somewhere(setup, seed, checkpoints="action")
    for seat in range(match.seats):
        imagined = match.sample_world(seat, seed)
        assert shown(imagined, seat) == shown(match, seat)


def test_a_spectator_is_shown_no_card_that_some_seat_is_not(setup: str, seed: int) -> None:
    """Whoever sees all is shown the most, a seat what it may know, a spectator what everybody knows."""
    match = somewhere(setup, seed)
    all_seen = refs(acts(shown(match, SEES_ALL)))
    spectator = refs(acts(shown(match, None)))
    for seat in range(match.seats):
        seen = refs(acts(shown(match, seat)))
        assert spectator <= seen <= all_seen


def test_the_story_and_what_is_shown_of_it_are_the_same_sentences(setup: str, seed: int) -> None:
    match = somewhere(setup, seed)
    for seat in (None, 0):
        told = [event for event in match.shown_story(seat, "en") if event.get("text")]
        plain = [{key: part for key, part in event.items() if key != "acts"} for event in told]
        assert plain == [event for event in match.story(seat, "en") if event.get("text")]


def test_what_is_shown_adds_little_to_an_update(setup: str, seed: int) -> None:
    match, rng = begin(setup, seed), Rng(f"bytes {seed}")
    before = more = 0
    for _ in range(ANSWERS):
        if match.over:
            break
        since = match.log.total
        play(match, rng, 1)
        plain = len(msgspec.json.encode((match.shown(0, "es"), match.story(0, "es", since))))
        with_acts = len(msgspec.json.encode((match.shown(0, "es"), match.shown_story(0, "es", since))))
        before, more = before + plain, more + with_acts - plain
    assert more <= MOST * before
