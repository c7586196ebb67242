"""What players read: options, questions, events, the table, reasons."""

import pytest

import tapete
from tapete import Rng
from tapete.games.relic.text import card_text

from .play import BOX, Play, hero, number, table


def test_an_option_tells_what_that_ability_does_and_no_more() -> None:
    t = table(
        hero("ordo-malleus-inquisitor", space="slag-fields", influence=1),
        rival=hero("ogryn", space="thornmire", mission="tribute"),
        board={"slag-fields": ["iron-gob-nob"]},
    )
    assert t.asked == "prepare"
    text = t.match.pending[0].options[0].text("es")
    assert text == "Inquisidor del Ordo Malleus: Suma 1 a tu puntuación por cada otro jugador en tu región."


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
    assert asked.startswith(
        "Mercenary Captain: You may spend 3 influence. If you do, take this card as an asset."
    )
    assert asked.endswith(" Do you?")
    view = t.match.view(0, "en")["decision"]
    assert view["source"] == f"card:{number('mercenary-captain')}"


# -- sentences -------------------------------------------------------------------------------------


def told(t: Play, kind: str, lang: str = "en") -> list[str]:
    return [e["text"] for e in t.match.story(0, lang) if e["kind"] == kind]


@pytest.mark.parametrize(
    "card, lang, said",
    [
        ("prince-of-appetites", "en", "for every 3 influence you have"),
        ("prince-of-appetites", "es", "por cada 3 puntos de influencia que tengas"),
        ("green-tooth-charm", "es", "Suma 1 a tu puntuación en los combates contra enemigos Orkos."),
        ("long-lance", "en", "Add 3 to your score in battles in which the enemy's attribute exceeds yours."),
        ("ordo-malleus-inquisitor", "en", "once per turn you may add 1 to your score for each other player"),
        ("saddle-drake", "es", "Tu límite de ventajas aumenta en 2."),
        ("cut-the-knot", "en", "an enemy of value 5 or less on your space"),
        ("liberate-the-forge-world", "en", "Visit the Slag Fields and Quenching Pits spaces."),
        ("liberate-the-forge-world", "es", "Visita las casillas «Campos de Escoria» y «Pozos de Temple»."),
        ("shadow-in-the-warp", "es", "Quien la falle descarta 1 carta de Poder."),
        ("green-comet", "en", "1–3: That player loses 1 Life."),
        ("consuming-tide", "en", "Each player in the Outer region loses 1 Life. Each other player gains"),
        ("tribunal-of-ash", "es", "quedas eliminado"),
        ("relic-peddler", "en", "You may choose one:\n• Spend 2 influence to draw 1 Power card."),
        (
            "rogue-trader",
            "en",
            "At the start of your turn, you may buy an asset, but not a relic, from a player",
        ),
        ("laughing-knife", "es", "Toma 1 carta de Poder al azar de otro jugador de tu elección."),
        ("dark-apotheosis", "en", "Gain 2 points in attributes of your choice"),
    ],
)
def test_a_card_says_what_it_does(card: str, lang: str, said: str) -> None:
    """Sentences that meant something else, or said a thing twice, or spoke to somebody else."""
    assert said in card_text(BOX.things[number(card)], lang)


def test_the_log_speaks_in_sentences_whose_numbers_agree() -> None:
    t = table(
        hero("canoness", space="slag-fields", influence=1, assets=["medicae-satchel"]),
        board={"slag-fields": ["last-rites", "blood-oath-raiders"]},
        dice=[6, 1, 1],
    ).says("decline")
    assert told(t, "Met") == ["Canoness resolves the event Last Rites."]
    assert told(t, "LifeChanged") == ["Canoness loses 1 Life."]
    assert told(t, "LifeChanged", "es") == ["La Canonesa pierde 1 punto de Vida."]
    assert told(t, "BattleBegan", "es") == [
        "La Canonesa libra un combate de Fuerza contra Asaltantes del Juramento de Sangre (valor 4)."
    ]
    assert told(t, "TurnEnded", "es") == ["Turno del Ogrete."]


def test_names_with_an_article_stand_within_a_sentence() -> None:
    t = table(hero(space="choir-of-pistons"), step="move", dice=[2]).says("clockwise")
    assert told(t, "Moved", "es") == ["El Capitán de los Ultramarines se mueve al yermo."]
    assert told(t, "Moved", "en") == ["Ultramarines Captain moves to the Wasteland."]


def test_questions_say_what_a_payment_is_for_and_where_a_step_leads() -> None:
    t = table(hero(mission="tribute", influence=4), step="experience")
    assert t.match.pending[0].text("en") == (
        "The Tribute: you may spend 4 influence to complete the mission. Do you?"
    )
    t = table(hero(space="haunted-cluster"), step="move", dice=[3]).says("counterclockwise")
    assert t.match.pending[0].text("en") == (
        "Spend your next movement point to go from Space Hulk to Webway Portal?"
    )


def test_two_options_never_read_the_same() -> None:
    """Copies of a card and equal dice are numbered; also in the middle of random games."""
    t = table(
        hero(space="slag-fields", trophies=["mob-of-the-red-door.1", "mob-of-the-red-door.2"]),
        step="experience",
    )
    texts = [option.text("en") for option in t.match.pending[0].options]
    assert texts[:2] == ["Mob of the Red Door (3 points) (1)", "Mob of the Red Door (3 points) (2)"]
    for seed in range(3):
        match = tapete.new_match("relic", seats=3, seed=seed, rounds=20)
        rng = Rng(seed)
        while not match.over:
            decision = match.pending[0]
            for lang in ("es", "en"):
                said = [option.text(lang) for option in decision.options]
                assert len(set(said)) == len(said), said
            match.answer(rng.below(len(decision.options)), decision)
