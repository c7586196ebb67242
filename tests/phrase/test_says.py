"""The table of who says what."""

import pytest

from tapete.phrase import Says


class Verb:
    """A kind of value."""


class Deal(Verb):
    """A kind of that kind."""


def test_the_nearest_kind_speaks():
    says: Says[str] = Says()
    says(Verb)(lambda value: "a verb")

    assert says.say(Deal()) == "a verb"
    says(Deal)(lambda value: "deal")
    assert says.say(Deal()) == "deal"
    assert says.say(Verb()) == "a verb"


def test_nobody_is_said_twice():
    says: Says[str] = Says()
    says(Deal)(lambda value: "deal")

    with pytest.raises(ValueError, match="Deal is said twice"):
        says(Deal)(lambda value: "again")


def test_what_nobody_says_is_named():
    says: Says[str] = Says()

    assert Deal not in says
    with pytest.raises(KeyError, match="nobody says Deal"):
        says.say(Deal())
