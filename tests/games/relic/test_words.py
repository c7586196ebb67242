"""What players read: options, questions, events, the table, reasons."""

import pytest

import tapete
from tapete import Rng

from .play import hero, number, table


def test_an_option_tells_what_that_ability_does_and_no_more() -> None:
    t = table(
        hero("ordo-malleus-inquisitor", space="slag-fields", influence=1),
        rival=hero("ogryn", space="thornmire", mission="tribute"),
        board={"slag-fields": ["iron-gob-nob"]},
    )
    assert t.asked == "prepare"
    text = t.match.pending[0].options[0].text("es")
    assert text == "Inquisidor del Ordo Malleus: Por cada otro jugador en tu región, suma 1 a tu puntuación."


def test_the_battle_is_told_line_by_line() -> None:
    t = table(
        hero(space="slag-fields", assets=["breachers-maul"]),
        board={"slag-fields": ["iron-gob-nob"]},
        dice=[2, 4],
    )
    told = [e["text"] for e in t.match.story(0, "es") if e["kind"] == "BattleScored"]
    assert told == [
        "Capitán de los Ultramarines: Fuerza 4 + Maza de brecha 2 + dados 4 = 10. "
        "Enemigo: Noble Pikoferro 4 + dados 2 = 6."
    ]


def test_the_view_shows_the_sum_while_the_battle_goes_on() -> None:
    t = table(hero(space="slag-fields", hand=["minor-miracle"]), board={"slag-fields": ["iron-gob-nob"]})
    battle = t.match.view(0, "en")["table"]["battle"]
    assert battle["title"] == "Strength battle"
    assert [[term["amount"] for term in side["terms"]] for side in battle["sides"]] == [[4], [4]]
    assert battle["sides"][0]["total"] is None


def test_the_status_line_tells_corruption_and_limits() -> None:
    t = table(hero(corruption=["wolf-legs"], hand=["small-talk"], assets=["trench-sabre"]), step="move")
    line = t.match.game.table_text(t.table, 0, "en")[1]
    assert "corruption 1 of 6, Power cards 1 of 1, assets 1 of 5" in line


@pytest.mark.parametrize(
    "card, code, section",
    [
        ("quick-step", "wrong-moment", "Expresiones de orden de resolución"),
        ("furnace-glove", "wrong-moment", "Expresiones de orden de resolución"),
        ("renegade-ogryn", "passive", ""),
        ("force-sword", "not-yours", ""),
    ],
)
def test_a_card_that_cannot_be_used_says_why(card: str, code: str, section: str) -> None:
    t = table(
        hero(space="sanctuary", influence=2, hand=["quick-step"], assets=["furnace-glove", "renegade-ogryn"])
    )
    reason = t.match.why_not(0, {"kind": "use", "refers": [f"card:{number(card)}"]})
    assert reason is not None and reason.code == code and section in str(reason.rule or "")
    assert reason.text("es") and reason.text("en")


def test_every_wish_has_words_and_an_answer() -> None:
    match = tapete.new_match("relic", seats=3, seed=8)
    rng = Rng(8)
    for _ in range(120):
        decision = match.pending[0]
        match.answer(rng.below(len(decision.options)), decision)
        if match.over:
            break
        for seat in range(3):
            for wish, text in match.game.wishes(match.table, seat, "es"):
                reason = match.why_not(seat, wish)
                assert text and (reason is None or (reason.text("es") and reason.text("en")))


def test_every_question_says_who_asks_it_and_what_for() -> None:
    t = table(hero(space="slag-fields", influence=3), board={"slag-fields": ["mercenary-captain"]})
    assert t.asked == "pay"
    asked = t.match.pending[0].text("en")
    assert asked.startswith("Mercenary Captain: You may spend 3 influence: Take this stranger as an asset.")
    assert asked.endswith(" Do you?")
    view = t.match.view(0, "en")["decision"]
    assert view["source"] == f"card:{number('mercenary-captain')}"
