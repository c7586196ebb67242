"""Shapes that Seasons and Relic ask for."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        c(RAISE, your(GAUGE), AMOUNTING_TO(figure(2))),
        "Aumenta tu capacidad de invocación en 2.",
        "Raise your summoning gauge by 2.",
    ),
    (
        c(
            RAISE,
            poss(it(PLAYER), GAUGE),
            AMOUNTING_TO(figure(1)),
            subject=each(PLAYER).with_(WITH(at_least(10, CRYSTAL))),
        ),
        "Cada jugador con 10 o más cristales aumenta su capacidad de invocación en 1.",
        "Each player with 10 or more crystals raises their summoning gauge by 1.",
    ),
    (
        sentences(c(DRAW, spelled(4, CARD)), join(c(KEEP, one(CARD)), c(DISCARD, the_rest(CARD)))),
        "Roba cuatro cartas. Conserva una y descarta las demás.",
        "Draw four cards. Keep one and discard the rest.",
    ),
    (
        join(c(DRAW, spelled(2, CARD)), c(KEEP, one(CARD)), c(DISCARD, the_other(CARD))),
        "Roba dos cartas, conserva una y descarta la otra.",
        "Draw two cards, keep one and discard the other.",
    ),
    (
        join(c(KEEP, one(DIE)), c(REROLL, the_other(DIE, 2))),
        "Conserva uno y vuelve a lanzar los otros 2.",
        "Keep one and reroll the other 2.",
    ),
    (
        c(MOVE, the(MARKER), ALONG(between(1, 3, SPACE))),
        "Mueve el marcador entre 1 y 3 casillas.",
        "Move the marker 1 to 3 spaces.",
    ),
    (
        lead(
            AT_END_OF_GAME,
            if_(c(HAVE, more(CARD, than=each(RIVAL)).with_(IN_PLAY)), c(GAIN, spelled(20, CRYSTAL))),
        ),
        ("Al final de la partida, si tienes más cartas en juego que cada oponente, obtén veinte cristales."),
        ("At the end of the game, if you have more cards in play than each opponent, gain twenty crystals."),
    ),
    (
        c(GIVE, a(CARD), to=the(LEFT_PLAYER)),
        "Da una carta al jugador a tu izquierda.",
        "Give the player on your left a card.",
    ),
    (
        c(GIVE, it(CARD), to=the(LEFT_PLAYER)),
        "Dásela al jugador a tu izquierda.",
        "Give it to the player on your left.",
    ),
    (
        cannot(c(CAPTURE, more_than(1, AMBER), subject=each(CREATURE))),
        "Ninguna criatura puede capturar más de 1 Æmbar.",
        "Creatures cannot capture more than 1 Æmber.",
    ),
    (
        cannot(c(PLAY, more_than(2, CARD), EACH_TURN, subject=OPPONENT)),
        "Tu oponente no puede jugar más de 2 cartas cada turno.",
        "Your opponent cannot play more than 2 cards each turn.",
    ),
    (
        c(SEARCH, a(CARD), in_=and_(your(DECK), your(DISCARD_PILE))),
        "Busca una carta en tu mazo y en tu pila de descartes.",
        "Search your deck and your discard pile for a card.",
    ),
    (
        c(DEAL, amount(1, DAMAGE), to=a(CREATURE).adj(OTHER)),
        "Inflige 1 de daño a otra criatura.",
        "Deal 1 damage to another creature.",
    ),
    (
        c(DEAL, amount(1, DAMAGE), to=each(CREATURE).adj(OTHER, FRIENDLY)),
        "Inflige 1 de daño a todas las demás criaturas amistosas.",
        "Deal 1 damage to each other friendly creature.",
    ),
    (
        c(ADD, figure(1), TO(your(SCORE)), per=each(CARD).that(c(HAVE))),
        "Suma 1 a tu puntuación por cada carta que tengas.",
        "Add 1 to your score for each card you have.",
    ),
    (
        c(LOSE, count(1, LIFE_POINT)),
        "Pierde 1 punto de Vida.",
        "Lose 1 Life.",
    ),
    (
        may(c(REROLL, one_of(your(DIE).many()))),
        "Puedes volver a lanzar uno de tus dados.",
        "You may reroll one of your dice.",
    ),
    (
        c(ROLL, extra(1, DIE)),
        "Lanza 1 dado adicional.",
        "Roll 1 additional die.",
    ),
    (
        lines(
            labelled(Label("1", "1"), c(LOSE, count(1, LIFE_POINT))),
            labelled(Label("2–6", "2–6"), c(GAIN, amount(1, INFLUENCE))),
        ),
        "1: Pierde 1 punto de Vida.\n2–6: Obtén 1 de influencia.",
        "1: Lose 1 Life.\n2–6: Gain 1 influence.",
    ),
    (
        if_(c(LOSE, the(BATTLE)), join(c(DISCARD, a(CARD)), c(MOVE_ON, count(1, SPACE)))),
        "Si pierdes el combate, descarta una carta y avanza 1 casilla.",
        "If you lose the battle, discard a card and move forward 1 space.",
    ),
    (
        frame(
            Conj("en cuanto", "as soon as"),
            c(HAVE, at_least(7, ENERGY_TOKEN), ON(it(CARD)), subject=YOU),
            c(SACRIFICE, it(CARD)),
        ),
        "En cuanto tengas 7 o más fichas de energía sobre ella, sacrifícala.",
        "As soon as you have 7 or more energy tokens on it, sacrifice it.",
    ),
    (
        frame(
            Conj("la primera vez que", "the first time"),
            passive(ATTACK, this(CREATURE), EACH_TURN),
            cannot(passive(DESTROY, it(CREATURE))),
        ),
        "La primera vez que esta criatura sea atacada cada turno, no puede ser destruida.",
        "The first time this creature is attacked each turn, it cannot be destroyed.",
    ),
    (
        until(either(c(DISCARD, a(CREATURE)), c(RUN_OUT)), c(DISCARD, plural(CARD), FROM(your(DECK)))),
        "Descarta cartas de tu mazo hasta que descartes una criatura o te quedes sin cartas.",
        "Discard cards from your deck until you discard a creature or run out of cards.",
    ),
    (
        c(GAIN, as_many(ENERGY_TOKEN, as_=poss(that(CARD), POINT).many())),
        "Obtén tantas fichas de energía como los puntos de prestigio de esa carta.",
        "Gain as many energy tokens as that card's prestige points.",
    ),
    (
        c(LOSE, spelled(3, CRYSTAL), subject=poss(it(CARD), OWNER)),
        "Su propietario pierde tres cristales.",
        "Its owner loses three crystals.",
    ),
    (
        c(COST_V, bonus(1, AMBER), subject=poss(OPPONENT, KEY).many()),
        "Las llaves de tu oponente cuestan +1 Æmbar.",
        "Your opponent's keys cost +1 Æmber.",
    ),
    (
        c(REPLACE, count("X", ENERGY_TOKEN), with_=count("X", CRYSTAL)),
        "Sustituye X fichas de energía por X cristales.",
        "Replace X energy tokens with X crystals.",
    ),
    (
        c(BELONG, all_(HOUSE), subject=this(CREATURE)),
        "Esta criatura pertenece a todas las casas.",
        "This creature belongs to all houses.",
    ),
    (
        c(GET, and_(bonus(1, POWER), bonus(2, ARMOR)), subject=this(CREATURE)),
        "Esta criatura obtiene +1 de poder y +2 de armadura.",
        "This creature gets +1 power and +2 armor.",
    ),
    (
        after(
            passive(DESTROY, a(CREATURE), after_prep(Prep("", ""), c(FIGHT), Mood.GERUND)),
            c(ARCHIVE, it(CREATURE)),
        ),
        "Después de que una criatura sea destruida luchando, archívala.",
        "After a creature is destroyed fighting, archive it.",
    ),
    (
        c(CHOOSE, a(CREATURE), WITHOUT(bare(AMBER))),
        "Elige una criatura sin Æmbar.",
        "Choose a creature without Æmber.",
    ),
    (
        when(c(THERE_IS, no(CARD).with_(IN(your(HAND)))), c(DRAW, a(CARD))),
        "Cuando no haya ninguna carta en tu mano, roba una carta.",
        "When there are no cards in your hand, draw a card.",
    ),
    (
        either(c(GAIN, spelled(1, CRYSTAL)), c(IGNORE, that(EFFECT))),
        "Obtén un cristal o ignora ese efecto.",
        "Gain one crystal or ignore that effect.",
    ),
    (
        join(c(DRAW, a(CARD)), c(IGNORE, that(EFFECT))),
        "Roba una carta e ignora ese efecto.",
        "Draw a card and ignore that effect.",
    ),
    (
        if_(past(passive(DESTROY, a(CREATURE).adj(FRIENDLY), THIS_TURN)), c(DRAW, a(CARD))),
        "Si una criatura amistosa ha sido destruida este turno, roba una carta.",
        "If a friendly creature was destroyed this turn, draw a card.",
    ),
    (
        if_(deny(past(c(PLAY, a(CREATURE), THIS_TURN))), c(DRAW, a(CARD))),
        "Si no has jugado una criatura este turno, roba una carta.",
        "If you did not play a creature this turn, draw a card.",
    ),
    (
        must(c(SKIP, your(TURN))),
        "Debes saltarte tu turno.",
        "You must skip your turn.",
    ),
    (
        c(DEAL, amount(2, DAMAGE), to=that(CREATURE), subject=it(CREATURE)),
        "Esa criatura inflige 2 de daño a esa criatura.",
        "It deals 2 damage to that creature.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
