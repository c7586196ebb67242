"""Why not: a tooltip never disagrees with a button."""

import pytest

import tapete
from tapete.games.seasons.abilities import rebuilt_index
from tapete.games.seasons.rules.constants import limit
from tapete.games.seasons.text.names import card_args

from .players import seat, table


@pytest.mark.parametrize(
    ("seats", "level", "seed"), [(2, "archmage", 1), (3, "mage", 2), (4, "apprentice", 3)]
)
def test_what_is_offered_is_exactly_what_nothing_forbids(seats: int, level: str, seed: int) -> None:
    match = tapete.new_match("seasons", seats=seats, seed=seed, level=level)
    rng = tapete.Rng(seed)
    asked = 0
    while not match.over:
        decision = match.pending[rng.below(len(match.pending))]
        if decision.kind == "act" and asked < 60:
            asked += 1
            refers = {ref for option in decision.options for ref in option.refers}
            for wish, _ in match.game.wishes(match.table, decision.seat, "en"):
                reason = match.why_not(decision.seat, wish)
                offered = any(
                    option.id.split(":")[0] == wish.kind and set(wish.refers) <= set(option.refers)
                    for option in decision.options
                )
                assert (reason is None) == offered
                assert reason is None or (reason.rule and reason.text("es") and reason.text("en"))
            assert refers
        match.answer(rng.below(len(decision.options)), decision)
    assert asked == 60


def test_the_index_of_listeners_is_what_the_cards_in_play_make_it() -> None:
    match = tapete.new_match("seasons", seats=3, seed=8, level="archmage", check=True)
    rng = tapete.Rng(8)
    while not match.over:
        decision = match.pending[0]
        match.answer(rng.below(len(decision.options)), decision)
        t = match.table
        rebuilt = {kind: {x.card for x in found} for kind, found in rebuilt_index(t).items()}
        assert {kind: {x.card for x in found} for kind, found in t.index.items()} == rebuilt
        if match.quiet:
            assert all(t.tokens(s) <= limit(t, s) for s in range(t.seats))


def test_a_reason_names_the_numbers_it_is_about() -> None:
    t = table(seat("runic-cube-of-eolis", crystals=3))

    reason = t.you.why_not("summon", "card:22.0")

    assert reason is not None
    assert reason.text("es") == "No tienes cristales suficientes: hacen falta 20 y tienes 3."
    assert reason.text("en") == "You have too few crystals: 20 are needed and you have 3."
    assert reason.cited("es") == "Reglas, «Invocar una carta de poder»"


def test_numbers_in_a_reason_agree() -> None:
    """Espejo de las Estaciones: X must be more than 0; Sanguijuela Arcana: each Leech wants its crystal."""
    reason = table(seat(play=["mirror-of-the-seasons"], reserve="A")).you.why_not("activate", "card:47.0")
    assert reason is not None and reason.code == "few-crystals"
    assert reason.text("es") == "No tienes cristales suficientes: hace falta 1 y tienes 0."
    assert reason.text("en") == "You have too few crystals: 1 is needed and you have 0."
    leeches = seat(play=["arcano-leech", "arcano-leech"])
    reason = table(seat("die-of-malice", crystals=1), leeches).you.why_not("summon", "card:15.0")
    assert reason is not None and reason.code == "leech"
    assert "2 cristales" in reason.text("es") and reason.text("en").endswith("as much left to give.")


def test_a_wish_about_a_card_that_is_not_there_says_so() -> None:
    t = table(seat())

    assert t.you.why_not("summon", "card:22.0").code == "not-in-hand"
    assert t.you.why_not("activate", "card:5.0").code == "not-in-play"
    assert t.you.why_not("summon", "nonsense").code == "not-in-hand"


def test_a_wish_in_the_prelude_says_that_the_tournament_has_not_begun() -> None:
    match = tapete.new_match("seasons", seats=2, seed=1)

    reason = match.why_not(0, {"kind": "bonus", "refers": ["bonus:gauge"]})

    assert reason is not None and reason.code == "prelude"


def test_a_card_has_its_article_within_a_sentence_and_stressed_a_takes_el() -> None:
    """Feminine nouns that begin with a stressed a take *el*: el Alma, as el agua."""
    t = table(seat("damned-soul-of-onys"))
    reason = t.you.why_not("summon", "card:50.0")
    assert reason is not None
    assert reason.text("es") == "No tienes la energía que cuesta el Alma Maldita de Onys: 1 de agua."
    done = tapete.Reason("before-die", card_args(15), game="seasons")
    assert (
        done.text("es") == "Solo puedes activar el Dado de Malicia antes de resolver las acciones del dado."
    )
    assert done.text("en") == "You can activate the Die of Malice only before the actions of the die."
