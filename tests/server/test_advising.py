"""A hint says what, why, and what it may lead to; bots are persons who say how they play."""

import pytest
from tests.games.keyforge.table import amber, hand, line, ready, table

from tapete.bots.search import SearchBot
from tapete.server.advising import Advised, explained, reasons
from tapete.server.info import bot_about, bot_choices


def test_a_hint_tells_how_good_the_option_is_how_much_better_than_the_next_and_how_the_turn_may_end() -> None:
    t = table(you=line(ready("troll")) | amber(5) | hand("punch"), enemy=line("urchin") | amber(6))
    asked = t.match.pending[0]
    advised = explained(t.match.seat(0), asked, SearchBot(3, iterations=60), 3)
    assert advised.value is not None and 0 <= advised.value <= 1
    assert advised.second not in (None, advised.option)
    said = reasons(advised, asked, "en")
    chosen, second = asked.options.find(advised.option), asked.options.find(advised.second or "")
    assert chosen is not None and second is not None
    assert said.startswith(f"A bot would choose: {chosen.text('en')}. It puts your chances of winning ")
    assert f"“{second.text('en')}”" in said
    assert "Your turn could end like this: 0 of 3 keys · " in said
    assert "Tu turno podría acabar así: 0 de 3 llaves · " in reasons(advised, asked, "es")


@pytest.mark.parametrize(
    ("gain", "word"), [(0.2, "20 more than with the next best"), (0.001, "is about as good")]
)
def test_a_hint_that_is_hardly_better_says_so(gain: float, word: str) -> None:
    t = table(you=line(ready("troll")))
    asked = t.match.pending[0]
    first, second = (option.id for option in asked.options[:2])
    assert word in reasons(Advised(first, 0.5, second, gain), asked, "en")
    assert reasons(Advised(first), asked, "en").count(".") == 1
    called = reasons(Advised(first, leads={"es": "", "en": "6 of 6 Æmber: Check!"}), asked, "en")
    assert called.endswith("6 of 6 Æmber: Check!")


def test_four_bots_of_one_level_are_four_persons_and_every_level_says_how_it_plays() -> None:
    for lang in ("es", "en"):
        said = [bot_about(number, "normal", lang) for number in range(4)]
        assert len(set(said)) == 4 and all(said)
        helps = [choice.help for choice in bot_choices(lang)]
        assert len(set(helps)) == len(helps) and all(helps)
