"""Openings, sentences, labels and lists."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        lead(FOR_THE_TURN, may(c(FIGHT, subject=each(CREATURE).adj(FRIENDLY)))),
        "Durante el resto del turno, cada criatura amistosa puede luchar.",
        "For the remainder of the turn, each friendly creature may fight.",
    ),
    (
        lead(AT_END_OF_TURN, c(LOSE, amount(1, AMBER), subject=OPPONENT)),
        "Al final de tu turno, tu oponente pierde 1 Æmbar.",
        "At the end of your turn, your opponent loses 1 Æmber.",
    ),
    (
        lead(DURING(your(TURN)), c(GET, bonus(2, POWER), subject=this(CREATURE))),
        "Durante tu turno, esta criatura obtiene +2 de poder.",
        "During your turn, this creature gets +2 power.",
    ),
    (
        c(GET, bonus(-2, POWER), subject=each(CREATURE).adj(ENEMY)),
        "Cada criatura enemiga obtiene −2 de poder.",
        "Each enemy creature gets −2 power.",
    ),
    (
        c(GET, bonus(1, POWER), subject=each_other(CREATURE).adj(FRIENDLY)),
        "Todas las demás criaturas amistosas obtienen +1 de poder.",
        "Each other friendly creature gets +1 power.",
    ),
    (
        sentences(c(SACRIFICE, a(CREATURE)), if_you_do(c(DEAL, amount(3, DAMAGE), to=count(2, CREATURE)))),
        "Sacrifica una criatura. Si lo haces, inflige 3 de daño a 2 criaturas.",
        "Sacrifice a creature. If you do, deal 3 damage to 2 creatures.",
    ),
    (
        sentences(
            c(REVEAL, the(CARD).adj(TOP).with_(OF(your(DECK)))),
            if_(
                c(BELONG, that(HOUSE), subject=it(CARD)),
                join(c(ARCHIVE, it(CARD)), c(GAIN, amount(1, AMBER))),
            ),
            otherwise(c(DISCARD, it(CARD))),
        ),
        (
            "Revela la carta superior de tu mazo. Si pertenece a esa casa, archívala y obtén 1 Æmbar. De lo "
            "contrario, descártala."
        ),
        (
            "Reveal the top card of your deck. If it belongs to that house, archive it and gain 1 Æmber. "
            "Otherwise, discard it."
        ),
    ),
    (
        then(c(LOSE, amount(1, AMBER)), c(DRAW, a(CARD))),
        "Pierde 1 Æmbar; luego roba una carta.",
        "Lose 1 Æmber, then draw a card.",
    ),
    (
        sentences(c(DRAW, a(CARD)), next_(c(SHUFFLE, your(DECK)))),
        "Roba una carta. A continuación, baraja tu mazo.",
        "Draw a card. Then, shuffle your deck.",
    ),
    (
        either(c(DRAW, a(CARD)), c(DISCARD, a(CARD))),
        "Roba una carta o descarta una carta.",
        "Draw a card or discard a card.",
    ),
    (
        either(c(GAIN, spelled(1, ENERGY_TOKEN)), c(EXHAUST, this(CARD))),
        "Obtén una ficha de energía o agota esta carta.",
        "Gain one energy token or exhaust this card.",
    ),
    (
        but(c(DRAW, a(CARD)), deny(c(PLAY, it(CARD), THIS_TURN))),
        "Roba una carta, pero no la juegues este turno.",
        "Draw a card, but do not play it this turn.",
    ),
    (
        labelled(PLAY_LABEL, c(STUN, a(CREATURE))),
        "Jugar: Aturde a una criatura.",
        "Play: Stun a creature.",
    ),
    (
        labelled((PLAY_LABEL, AFTER_FIGHT, AFTER_REAP), c(CAPTURE, amount(1, AMBER))),
        "Jugar/Después de luchar/Después de cosechar: Captura 1 Æmbar.",
        "Play/After Fight/After Reap: Capture 1 Æmber.",
    ),
    (
        c(GAIN, quoted(labelled(AFTER_REAP, c(STEAL, amount(1, AMBER)))), subject=this(CREATURE)),
        "Esta criatura obtiene «Después de cosechar: Roba 1 Æmbar».",
        "This creature gains “After Reap: Steal 1 Æmber.”",
    ),
    (
        lines(labelled(PLAY_LABEL, c(DRAW, a(CARD))), labelled(ACTION, c(STEAL, amount(1, AMBER)))),
        "Jugar: Roba una carta.\nAcción: Roba 1 Æmbar.",
        "Play: Draw a card.\nAction: Steal 1 Æmber.",
    ),
    (
        sentences(c(STUN, a(CREATURE)), aside(c(EXHAUST, it(CREATURE)))),
        "Aturde a una criatura. (Agótala.)",
        "Stun a creature. (Exhaust it.)",
    ),
    (
        labelled(
            PLAY_LABEL, choose_one(c(CHOOSE, a(OPTION)), c(ARCHIVE, a(CARD)), c(GAIN, amount(1, AMBER)))
        ),
        "Jugar: Elige una opción:\n• Archiva una carta.\n• Obtén 1 Æmbar.",
        "Play: Choose an option:\n• Archive a card.\n• Gain 1 Æmber.",
    ),
    (
        c(GAIN, spelled(2, ENERGY_TOKEN).with_(OF_YOUR_CHOICE)),
        "Obtén dos fichas de energía de tu elección.",
        "Gain two energy tokens of your choice.",
    ),
    (
        c(DRAW, as_many(CARD, as_=plural(PLAYER))),
        "Roba tantas cartas como jugadores.",
        "Draw as many cards as players.",
    ),
    (
        c(DISCARD, any_number(CARD).with_(FROM(your(HAND)))),
        "Descarta cualquier número de cartas de tu mano.",
        "Discard any number of cards from your hand.",
    ),
    (
        c(SACRIFICE, one_of(poss(it(PLAYER), CARD).many().with_(IN_PLAY)), subject=each(RIVAL)),
        "Cada oponente sacrifica una de sus cartas en juego.",
        "Each opponent sacrifices one of their cards in play.",
    ),
    (
        c(DISCARD, spelled(1, ENERGY_TOKEN), after_prep(IN_ORDER_TO, c(GAIN, spelled(3, CRYSTAL)))),
        "Descarta una ficha de energía para obtener tres cristales.",
        "Discard one energy token to gain three crystals.",
    ),
    (
        lead(after_prep(BY_DOING, c(SACRIFICE, it(CARD)), Mood.GERUND), c(DRAW, a(CARD))),
        "Sacrificándola, roba una carta.",
        "By sacrificing it, draw a card.",
    ),
    (
        c(REROLL, your(DIE)),
        "Vuelve a lanzar tu dado.",
        "Reroll your die.",
    ),
    (
        c(REROLL, it(DIE)),
        "Vuelve a lanzarlo.",
        "Reroll it.",
    ),
    (
        c(SKIP, your(TURN)),
        "Sáltate tu turno.",
        "Skip your turn.",
    ),
    (
        c(SKIP, poss(it(PLAYER), TURN), subject=OPPONENT),
        "Tu oponente se salta su turno.",
        "Your opponent skips their turn.",
    ),
    (
        impersonal(SHUFFLE, the(CARD).many()),
        "Se barajan las cartas.",
        "The cards are shuffled.",
    ),
    (
        c(ENTER_PLAY, STUNNED, subject=bare(OGRE)),
        "El Ogro Solitario entra en juego aturdido.",
        "Lonely Ogre enters play stunned.",
    ),
    (
        c(ENTER_PLAY, READY, subject=the(CREATURE).adj(NEXT_ONE).that(c(PLAY, THIS_TURN))),
        "La próxima criatura que juegues este turno entra en juego preparada.",
        "The next creature you play this turn enters play ready.",
    ),
    (
        c(COST_V, amount(1, AMBER), subject=the(CARD).adj(FIRST)),
        "La primera carta cuesta 1 Æmbar.",
        "The first card costs 1 Æmber.",
    ),
    (
        c(PLAY, the(ARTIFACT).adj(FIRST)),
        "Juega el primer artefacto.",
        "Play the first artifact.",
    ),
    (
        c(USE, another(CREATURE)),
        "Usa otra criatura.",
        "Use another creature.",
    ),
    (
        c(USE, count(2, CREATURE).adj(OTHER)),
        "Usa otras 2 criaturas.",
        "Use 2 other creatures.",
    ),
    (
        c(USE, any_of(your(CREATURE).many())),
        "Usa cualquiera de tus criaturas.",
        "Use any of your creatures.",
    ),
    (
        c(DEAL, bare(DAMAGE).with_(EQUAL_TO(poss(it(CREATURE), POWER))), to=another(CREATURE)),
        "Inflige daño igual a su poder a otra criatura.",
        "Deal damage equal to its power to another creature.",
    ),
    (
        c(MOVE, amount(1, AMBER), from_=bare(OGRE), to=your(DECK)),
        "Mueve 1 Æmbar del Ogro Solitario a tu mazo.",
        "Move 1 Æmber from Lonely Ogre to your deck.",
    ),
    (
        c(PAY, count(1, CRYSTAL), to=bare(OGRE)),
        "Paga 1 cristal al Ogro Solitario.",
        "Pay Lonely Ogre 1 crystal.",
    ),
    (
        c(REPEAT, this(EFFECT)),
        "Repite este efecto.",
        "Repeat this effect.",
    ),
    (
        c(GAIN, amount(1, INFLUENCE)),
        "Obtén 1 de influencia.",
        "Gain 1 influence.",
    ),
    (
        if_(c(WIN, the(BATTLE)), c(DRAW, extra(1, CARD))),
        "Si ganas el combate, roba 1 carta adicional.",
        "If you win the battle, draw 1 additional card.",
    ),
    (
        c(GIVE, it(CARD), to=it(PLAYER)),
        "Dásela.",
        "Give it to them.",
    ),
    (
        c(DISCARD, all_(poss(OPPONENT, CARD))),
        "Descarta todas las cartas de tu oponente.",
        "Discard all of your opponent's cards.",
    ),
    (
        c(DISCARD, none_of(your(CARD).many())),
        "No descartes ninguna de tus cartas.",
        "Discard none of your cards.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
