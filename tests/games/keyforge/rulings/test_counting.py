"""What cards count as when an ability counts them: upgrades, copies, token creatures, names."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    amber,
    artifacts,
    deck,
    discard,
    hand,
    houses,
    line,
    maverick,
    ready,
    table,
    upgraded,
)

from tapete.games.keyforge.positions import from_position, to_position

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])


@BOOKS
def test_v17_mejoras_an_upgrade_is_a_card_that_its_controller_has_in_play(book: str) -> None:
    theirs = amber(3) | line(upgraded("dextre", "rocket-boots")) | artifacts("library-of-babble")
    t = table(you=hand("take-that-smartypants"), enemy=theirs, ruleset=book)
    t.you.plays("take-that-smartypants")
    assert t.enemy.amber == 1, "Dextre, its boots and the library are three"
    mine = {"card": "rocket-boots", "controller": 0, "owner": 0}
    theirs = amber(3) | line(upgraded("dextre", mine)) | artifacts("library-of-babble")
    t = table(you=hand("take-that-smartypants"), enemy=theirs, ruleset=book)
    t.you.plays("take-that-smartypants")
    assert t.enemy.amber == 3, "the boots are yours"


@BOOKS
def test_v17_faq_heraldo_oscura_a_copy_is_of_the_house_of_what_it_copies(book: str) -> None:
    cards = ["clear-mind"] * 3 + ["virtuous-works"] * 3 + [maverick("mimicry", "sanctum")]
    for copied, keys in (("inspiration", 1), ("punch", 0), (maverick("punch", "sanctum"), 1)):
        t = table(
            you=artifacts("epic-quest") | hand(*cards),
            enemy=discard(copied) | line("troll"),
            house="sanctum",
            ruleset=book,
        )
        for card in ["clear-mind"] * 3 + ["virtuous-works"] * 3 + ["mimicry"]:
            t.you.plays(card)
        while not t.is_quiet:
            t.you.picks(t.offered[0])
        t.you.omni("epic-quest")
        if t.match.pending[0].kind == "key":
            t.you.picks("red")
        assert t.you.keys == keys, copied


def test_v17_faq_heraldo_oscura_what_follows_a_play_sees_the_copy() -> None:
    t = table(
        you=hand("mimicry") | artifacts("harbinger-made"),
        enemy=discard("nerve-blast"),
        house="untamed",
    )
    t.you.plays("mimicry")
    while not t.is_quiet:
        t.you.picks(t.offered[0])
    assert t.you.amber == 1, "it was an action of Shadows"
    t = table(you=hand("mimicry") | artifacts("harbinger-made"), house="untamed")
    t.you.plays("mimicry")
    assert t.you.amber == 0


def test_v17_faq_imitacion_a_copied_treasure_map_is_itself() -> None:
    t = table(you=hand("mimicry"), enemy=discard("treasure-map"), house="untamed")
    t.you.plays("mimicry")
    assert t.you.amber >= 3, "no other card was played before it"


def test_a_position_tells_of_what_house_a_copy_was_played() -> None:
    t = table(
        you=hand("mimicry") | artifacts("epic-quest"),
        enemy=discard(maverick("punch", "sanctum")) | line("troll"),
        house="untamed",
    )
    t.you.plays("mimicry")
    told = to_position(t.state)
    assert [x[:3] for x in told["played_as"]] == [[0, "punch", "sanctum"]]
    again = from_position(told)
    assert [(at, copy.card.id, copy.house) for at, copy in again.played_as] == [(0, "punch", "sanctum")]


# Token creatures ------------------------------------------------------------------------------------------


def token(card: str) -> dict[str, object]:
    return {"card": card, "counts_as": "grunt-made", "face_down": True}


def test_v17_criaturas_ficha_a_token_counts_as_a_creature_used() -> None:
    t = table(
        you=line(token("punch"), token("anger"), "troll") | hand(maverick("stampede", "brobnar")),
        enemy=amber(3),
    )
    for _ in range(2):
        t.match.answer(next(i for i, x in enumerate(t.match.pending[0].ask.options) if x[0] == "reap"))
    t.you.reaps("troll").plays("stampede")
    assert t.enemy.amber == 1, "three creatures were used"


def test_v17_criaturas_ficha_a_position_does_not_tell_the_house_beneath() -> None:
    for beneath in ("punch", "urchin", maverick("urchin", "logos")):
        at = {**(beneath if isinstance(beneath, dict) else {"card": beneath})}
        at |= {"counts_as": "grunt-made", "face_down": True}
        t = table(you=line(at, "troll"), enemy=line("troll"), house="brobnar")
        told = t.match.view(1)["table"]["players"][0]["line"][0]
        assert told["house"] == "brobnar" and told["houses"] == ["brobnar"]
        assert any(act == "reap" for act, *_ in t.match.pending[0].ask.options if isinstance(act, str))


def test_v17_criaturas_ficha_a_used_token_may_be_any_card_to_the_opponent() -> None:
    t = table(you=line(token("punch")) | deck(*["troll"] * 6), enemy=line("krump"))
    t.match.answer(next(i for i, x in enumerate(t.match.pending[0].ask.options) if x[0] == "reap"))
    n = t.state.line[0][0]
    assert t.beneath(1, n) == {"punch", "troll"}


# Names ----------------------------------------------------------------------------------------------------


def test_v17_regla_del_seis_counts_by_name() -> None:
    t = table(you=line("twin", "twin-evil") | hand("troll"), enemy=line("krump"), house="brobnar")
    for card in ("twin", "twin-evil"):
        assert t.you.can("reap", card)
    for card in ["twin"] * 3 + ["twin-evil"] * 3:
        t.you.reaps(card)
    assert not t.you.can("reap", "twin") and not t.you.can("reap", "twin-evil")
    assert t.you.why_not("reap", "twin") == "rule-of-six"


def test_v17_criaturas_ficha_a_used_token_counts_by_the_name_of_its_creature() -> None:
    used = [0] * 6
    at = {**token("punch"), "n": 0}
    counted = [[i, "grunt-made"] for i in range(6)]
    t = table(you=line(ready(at)) | houses("brobnar"), house="brobnar", used=used, used_as=counted)
    assert t.offered == ["end"]
