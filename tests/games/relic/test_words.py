"""What players read: options, questions, events, the table, reasons."""

import pytest

import tapete
from tapete import Rng
from tapete.games.relic.text import card_text
from tapete.games.relic.text.cards import headline
from tapete.games.relic.text.names import spoken, within

from .play import BOX, Play, hero, number, table


def test_an_option_tells_what_that_ability_does_and_no_more() -> None:
    t = table(
        hero("ordo-malleus-inquisitor", space="slag-fields", influence=1),
        rival=hero("ogryn", space="thornmire", mission="tribute"),
        board={"slag-fields": ["iron-gob-nob"]},
    )
    assert t.asked == "prepare"
    text = t.match.pending[0].options[0].text("es")
    assert (
        text
        == "Inquisidor del Ordo Malleus: Suma 1 a tu puntuación por cada uno de los demás jugadores de tu región."
    )


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


def test_what_a_trader_may_buy_is_offered_with_its_price() -> None:
    """One more than its cost, or four for what has none."""
    t = table(
        hero("rogue-trader", space="slag-fields", influence=6),
        hero("canoness", space="slag-fields", mission="tribute", assets=["trench-sabre", "sister-almoner"]),
        step="move",
    ).says("rogue-trader")
    assert t.asked == "barter"
    told = [[option.text(lang) for option in t.match.pending[0].options] for lang in ("es", "en")]
    assert told == [
        ["Sable de trinchera, por 3 de influencia", "La hermana limosnera, por 4 de influencia"],
        ["Trench Sabre, for 3 influence", "The Sister Almoner, for 4 influence"],
    ]


def test_the_first_turn_is_announced_as_every_other_one() -> None:
    match = tapete.new_match("relic", seats=2, seed=3)
    while match.pending and match.pending[0].kind == "character":
        match.answer(0, match.pending[0])
    for lang, words in (("es", "Turno de"), ("en", "Turn of")):
        assert [
            e["text"].startswith(words) for e in match.story(None, lang) if e["kind"] == "PhaseBegan"
        ] == [True]


def test_several_enemies_are_joined_and_a_title_keeps_its_own_article() -> None:
    t = table(
        hero(space="slag-fields", hand=["knife-in-the-prayer"]),
        board={"slag-fields": ["iron-gob-nob", "squig-wrangler"]},
        dice=[2, 4],
    )
    battles = [e["text"] for e in t.match.story(0, "es") if e["kind"] == "BattleBegan"]
    assert [text.split(" contra ")[1] for text in battles] == [
        "Noble Pikoferro y Pastor de garrapatos (valor 5)."
    ]
    assert within("Un cuchillo en el rezo", "es") == "Un cuchillo en el rezo"
    assert within("El cometa verde", "es") == "el cometa verde"


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


def test_what_is_not_offered_at_its_own_moment_says_why_and_not_that_it_is_another() -> None:
    """Expresiones de orden de resolución: it has been used in the step, or would change nothing in it."""
    t = table(
        hero(
            space="slag-fields",
            cunning=4,
            assets=["stimm-injector"],
            hand=["knife-in-the-prayer", "minor-miracle"],
        ),
        board={"slag-fields": ["gob-breaker"]},
    )
    assert t.asked == "prepare"

    def told(card: str) -> str:
        found = t.match.why_not(0, {"kind": "use", "refers": [f"card:{number(card)}"]})
        assert found is None or (found.text("es") and found.text("en"))
        return found.code if found else ""

    assert told("stimm-injector") == "" and told("knife-in-the-prayer") == "no-effect"
    t.says("stimm-injector")
    assert t.asked == "prepare" and told("stimm-injector") == "used-here"
    t.says("minor-miracle", "roll")
    assert told("stimm-injector") == "wrong-moment"


def test_it_is_said_what_lets_one_evade_and_when() -> None:
    """Esquivar: by an ability, before the battle; each enemy by itself."""
    t = table(
        hero("ratling-sniper", space="slag-fields", hand=["cut-the-knot"], assets=["court-jester"]),
        board={"slag-fields": ["gob-breaker", "iron-gob-nob", "warboss-with-the-bell"]},
    )

    def told(enemy: str) -> tuple[str, str]:
        found = t.match.why_not(0, {"kind": "evade", "refers": [f"card:{number(enemy)}"]})
        assert found is not None and found.text("es")
        return found.code, found.text("en")

    assert t.asked == "engage"
    assert told("gob-breaker") == (
        "evade-with",
        "Ratling Sniper lets you evade it: before a battle in your Engagement phase.",
    )
    assert told("warboss-with-the-bell")[0] == "no-evade"
    t.says("done", "court-jester", "iron-gob-nob")
    assert t.asked == "approach" and told("iron-gob-nob")[0] == "evaded"
    t.says("ratling-sniper")
    assert told("gob-breaker")[0] == "evaded"


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


def test_names_in_reasons_and_options_read_as_they_do_in_the_log() -> None:
    """«Nada te permite esquivar a El astrópata mudo», «la condición de Ogrete», «Cruzar a El …»."""
    t = table(hero(space="slag-fields"), board={"slag-fields": ["silent-astropath"]})
    evade = t.match.why_not(0, {"kind": "evade", "refers": [f"card:{number('silent-astropath')}"]})
    assert evade is not None and evade.text("es") == "Nada te permite esquivar al astrópata mudo."
    assert evade.text("en") == "Nothing allows you to evade the Silent Astropath."
    wishes = [text for _, text in t.match.game.wishes(t.table, 0, "es")]
    assert "Esquivar al astrópata mudo" in wishes
    said = tapete.Reason("condition", spoken(BOX.things[number("ogryn")].name, "el"), game="relic")
    assert said.text("es") == "Ahora no se cumple la condición del Ogrete."


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
        ("consuming-tide", "en", "Each player in the Outer region loses 1 Life. Each player elsewhere gains"),
        ("consuming-tide", "es", "Cada jugador que esté en otro lugar obtiene 1 punto de influencia."),
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


@pytest.mark.parametrize(
    "card, es, en",
    [
        ("krumpin-wagon", "icono de amenaza roja", "red threat icon"),
        ("under-queen", "icono de amenaza azul", "blue threat icon"),
        ("banner-of-dusk", "icono de amenaza amarilla", "yellow threat icon"),
    ],
)
def test_a_card_tells_the_threat_icon_it_has(card: str, es: str, en: str) -> None:
    """Iconos de amenaza en cartas: it makes the player who explores draw one more."""
    card_of = BOX.things[number(card)]
    assert headline(card_of, "es").endswith(es) and headline(card_of, "en").endswith(en)
    assert "icon" not in headline(BOX.things[number("gob-breaker")], "en")


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


def test_a_question_for_an_attribute_says_what_happens_to_it() -> None:
    """A point gained and an attribute tested are two questions, and read as two."""
    t = table(hero(space="ultramar-emissary")).says("box:0")
    assert t.asked == "attribute"
    assert [t.match.pending[0].text(lang) for lang in ("es", "en")] == [
        "¿Qué atributo pones a prueba?",
        "Which attribute do you test?",
    ]
    t = table(hero(mission="tribute", influence=4), step="experience").says("pay")
    assert t.asked == "attribute"
    assert [t.match.pending[0].text(lang) for lang in ("es", "en")] == [
        "¿En qué atributo obtienes un punto?",
        "Which attribute gains a point?",
    ]


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
