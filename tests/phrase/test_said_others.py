"""What the reader does, done by others; and what follows it."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        by(each(RIVAL), c(SACRIFICE, one_of(your(CARD).many().with_(IN_PLAY)))),
        "Cada oponente sacrifica una de sus cartas en juego.",
        "Each opponent sacrifices one of their cards in play.",
    ),
    (
        by(each(RIVAL), join(c(LOWER, your(GAUGE), AMOUNTING_TO(figure(1))), c(DRAW, count(1, CARD)))),
        "Cada oponente reduce su capacidad de invocación en 1 y roba 1 carta.",
        "Each opponent lowers their summoning gauge by 1 and draws 1 card.",
    ),
    (
        by(each(PLAYER), c(RETURN, one_of(your(MAGIC_ITEM).many()), to=your(HAND))),
        "Cada jugador devuelve uno de sus objetos mágicos a su mano.",
        "Each player returns one of their magic items to their hand.",
    ),
    (
        by(OPPONENT, c(GAIN, count(1, ENERGY_TOKEN).with_(OF_YOUR_CHOICE))),
        "Tu oponente obtiene 1 ficha de energía de su elección.",
        "Your opponent gains 1 energy token of their choice.",
    ),
    (
        by(YOU, c(DISCARD, your(HAND))),
        "Descarta tu mano.",
        "Discard your hand.",
    ),
    (
        by(OPPONENT, may(c(DISCARD, your(HAND)))),
        "Tu oponente puede descartar su mano.",
        "Your opponent may discard their hand.",
    ),
    (
        by(OPPONENT, sentences(c(DISCARD, your(HAND)), c(DRAW, count(3, CARD)))),
        "Tu oponente descarta su mano. Tu oponente roba 3 cartas.",
        "Your opponent discards their hand. Your opponent draws 3 cards.",
    ),
    (
        by(each(PLAYER), lead(DURING(your(TURN)), c(DRAW, count(1, CARD)))),
        "Durante su turno, cada jugador roba 1 carta.",
        "During their turn, each player draws 1 card.",
    ),
    (
        by(OPPONENT, c(DISCARD, each(CARD).that(c(CONTROL)))),
        "Tu oponente descarta cada carta que controle.",
        "Your opponent discards each card they control.",
    ),
    (
        by(OPPONENT, if_(c(HAVE, no(CARD)), c(DRAW, count(1, CARD)), trailing=True)),
        "Tu oponente roba 1 carta si no tiene ninguna carta.",
        "Your opponent draws 1 card if they have no cards.",
    ),
    (
        by(OPPONENT, labelled(PLAY_LABEL, c(DRAW, count(1, CARD)))),
        "Jugar: Tu oponente roba 1 carta.",
        "Play: Your opponent draws 1 card.",
    ),
    (
        join(c(GIVE, count(1, CRYSTAL), to=YOU, subject=it(RIVAL)), c(GAIN, count(1, CRYSTAL))),
        "Este te da 1 cristal y obtienes 1 cristal.",
        "They give you 1 crystal and you gain 1 crystal.",
    ),
    (
        join(c(LOSE, amount(1, AMBER), subject=OPPONENT), c(GAIN, amount(1, AMBER)), c(DRAW, count(1, CARD))),
        "Tu oponente pierde 1 Æmbar, obtienes 1 Æmbar y robas 1 carta.",
        "Your opponent loses 1 Æmber, you gain 1 Æmber and draw 1 card.",
    ),
    (
        then(c(LOSE, amount(1, AMBER), subject=OPPONENT), c(DRAW, count(1, CARD))),
        "Tu oponente pierde 1 Æmbar; luego robas 1 carta.",
        "Your opponent loses 1 Æmber, then you draw 1 card.",
    ),
    (
        join(c(DRAW, count(1, CARD)), c(DRAW, count(1, CARD), subject=OPPONENT)),
        "Roba 1 carta y tu oponente roba 1 carta.",
        "Draw 1 card and your opponent draws 1 card.",
    ),
    (
        c(GAIN, count(3, CRYSTAL), per=each(MAGIC_ITEM).adj(OTHER).that(c(HAVE, IN_PLAY))),
        "Obtén 3 cristales por cada uno de los demás objetos mágicos que tengas en juego.",
        "Gain 3 crystals for each other magic item you have in play.",
    ),
    (
        if_(c(HAVE, at_most(1, ENERGY_TOKEN), IN(your(HAND))), c(DRAW, count(1, CARD))),
        "Si tienes como máximo 1 ficha de energía en tu mano, roba 1 carta.",
        "If you have at most 1 energy token in your hand, draw 1 card.",
    ),
    (
        if_(c(HAVE, at_least(1, ENERGY_TOKEN)), c(DRAW, count(1, CARD))),
        "Si tienes al menos 1 ficha de energía, roba 1 carta.",
        "If you have at least 1 energy token, draw 1 card.",
    ),
    (
        c(TURN_INTO, plural(CRYSTAL), subject=all_(poss(each(RIVAL), ENERGY_TOKEN))),
        "Todas las fichas de energía de cada oponente se convierten en cristales.",
        "All of each opponent's energy tokens turn into crystals.",
    ),
    (
        c(BE, figure(10), INSTEAD_OF(figure(7)), subject=poss(your(HAND), LIMIT)),
        "El límite de tu mano es 10 en lugar de 7.",
        "Your hand's limit is 10 instead of 7.",
    ),
    (
        join(c(EXHAUST, this(CARD)), c(GIVE, it(CARD), to=the(LEFT_PLAYER))),
        "Agota esta carta y dásela al jugador a tu izquierda.",
        "Exhaust this card and give it to the player on your left.",
    ),
    (
        c(PUT_INTO_PLAY, a(CARD).with_(FROM(your(HAND)))),
        "Pon en juego una carta de tu mano.",
        "Put a card from your hand into play.",
    ),
    (
        c(PUT_INTO_PLAY, a(CARD).with_(FROM(your(HAND))), READY),
        "Pon en juego preparada una carta de tu mano.",
        "Put a card from your hand into play ready.",
    ),
    (
        may(c(PUT_INTO_PLAY, it(CARD), READY)),
        "Puedes ponerla en juego preparada.",
        "You may put it into play ready.",
    ),
    (
        may(c(PUT_INTO_PLAY, it(CARD))),
        "Puedes ponerla en juego.",
        "You may put it into play.",
    ),
    (
        after(passive(PUT_INTO_PLAY, a(CARD)), c(TURN_FACE_DOWN, it(CARD))),
        "Después de que una carta sea puesta en juego, ponla boca abajo.",
        "After a card is put into play, turn it facedown.",
    ),
    (
        c(DISCARD, each(CARD).adj(done(PUT_INTO_PLAY)).with_(THIS_WAY)),
        "Descarta cada carta puesta en juego de este modo.",
        "Discard each card put into play this way.",
    ),
    (
        for_each(each(CARD).counted(2).that(c(HAVE)), c(ADD, figure(1))),
        "Por cada 2 cartas que tengas, suma 1.",
        "For every 2 cards you have, add 1.",
    ),
    (
        c(ADD, figure(1), TO(your(SCORE)), per=each(CARD).counted(3).adj(DAMAGED)),
        "Suma 1 a tu puntuación por cada 3 cartas dañadas.",
        "Add 1 to your score for every 3 damaged cards.",
    ),
    (
        c(ADD, figure(2), to=verbatim("el valor del enemigo", "the enemy's value")),
        "Suma 2 al valor del enemigo.",
        "Add 2 to the enemy's value.",
    ),
    (
        c(EXPLODE, subject=verbatim("los 5 y los 6", "5s and 6s", many=True)),
        "Los 5 y los 6 explotan.",
        "5s and 6s explode.",
    ),
    (
        sentences(
            choose_one(c(CHOOSE, a(OPTION)), c(DRAW, a(CARD)), c(FORGE, a(KEY))),
            c(EXHAUST, this(CARD)),
            c(REPEAT, this(EFFECT)),
        ),
        "Elige una opción:\n• Roba una carta.\n• Forja una llave.\nAgota esta carta. Repite este efecto.",
        "Choose an option:\n• Draw a card.\n• Forge a key.\nExhaust this card. Repeat this effect.",
    ),
    (
        c(DISCARD, a(CARD), after_prep(IN_ORDER_TO, deny(c(LOSE, count(1, LIFE_POINT))))),
        "Descarta una carta para no perder 1 punto de Vida.",
        "Discard a card so as not to lose 1 Life.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
