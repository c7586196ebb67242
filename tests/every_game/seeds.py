"""Which seeds a promise is tried with: always the same in `make test`, always others in `make fuzz`."""

from tapete import Rng

#: What `make fuzz` has found: the promise, the setup and the seed, each with what was wrong then.
FOUND = [
    # two seats were asked in the middle of an action what other hands would not have been asked
    ("test_a_spectator_sees_nothing_that_any_seat_cannot", "relic for four", 131073),
    ("test_permuting_what_a_seat_cannot_see_never_changes_its_view", "relic for four", 131073),
    # a card played for its number and the same card played for its effect were the same numbers
    ("test_options_that_read_differently_are_told_by_different_numbers", "relic for two", 778694439),
    ("test_options_that_read_differently_are_told_by_different_numbers", "relic for four", 161984909),
    # a world that kept a copy of its own told its story from there, and was thrown away for it
    ("test_worlds_do_not_depend_on_how_often_the_match_keeps_a_copy", "seasons for two", 59340396),
    # whether an empty vault is open was not told
    ("test_tables_that_a_seat_sees_differently_are_told_by_different_numbers", "toy for three", 61252305),
    # two copies of one card were the same numbers
    ("test_options_that_read_differently_are_told_by_different_numbers", "seasons for three", 582898768),
    ("test_options_that_read_differently_are_told_by_different_numbers", "seasons for three", 698848144),
]


def fixed(promise: str, count: int) -> list[int]:
    """The seeds of a promise in `make test`."""
    rng = Rng(f"fixed {promise}")
    return [rng.below(10**6) for _ in range(count)]


def found(promise: str, setup: str) -> list[int]:
    """The seeds with which that promise was once broken on that setup."""
    return [seed for name, where, seed in FOUND if (name, where) == (promise, setup)]


def fresh(word: str, promise: str, setup: str, count: int) -> list[int]:
    """Seeds that nobody has tried, but the same for the same word."""
    rng = Rng(f"fuzz {word} {promise} {setup}")
    return [rng.below(10**9) for _ in range(count)]
