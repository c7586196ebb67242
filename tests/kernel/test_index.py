"""Who listens: entering, leaving, and the same made from nothing."""

from tapete.kernel import index


class Drawn:
    """A type of event."""


class Paid:
    """Another."""


def test_those_who_enter_listen_in_order_and_leave_without_a_trace() -> None:
    kept: dict[type, tuple[str, ...]] = {}
    index.enter(kept, [(Drawn, "owl"), (Paid, "owl")])
    index.enter(kept, [(Drawn, "cat")])
    assert kept == {Drawn: ("owl", "cat"), Paid: ("owl",)}
    index.leave(kept, [Drawn, Paid], "owl".__eq__)
    assert kept == {Drawn: ("cat",)}
    index.leave(kept, [Drawn, Paid], "cat".__eq__)
    assert kept == {}


def test_a_copy_of_an_index_goes_its_own_way() -> None:
    kept: dict[type, tuple[str, ...]] = index.rebuilt([(Drawn, "owl")])
    copy = kept.copy()
    index.enter(copy, [(Drawn, "cat")])
    assert kept == {Drawn: ("owl",)} and copy == {Drawn: ("owl", "cat")}
