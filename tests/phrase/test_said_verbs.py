"""What a verb does to what."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        c(DEAL, amount(3, DAMAGE), to=a(CREATURE)),
        "Inflige 3 de daño a una criatura.",
        "Deal 3 damage to a creature.",
    ),
    (
        c(DEAL, amount(3, DAMAGE), to=a(CREATURE).adj(ENEMY, DAMAGED)),
        "Inflige 3 de daño a una criatura enemiga dañada.",
        "Deal 3 damage to a damaged enemy creature.",
    ),
    (
        c(DEAL, amount(1, DAMAGE), to=each(CREATURE).adj(ENEMY)),
        "Inflige 1 de daño a cada criatura enemiga.",
        "Deal 1 damage to each enemy creature.",
    ),
    (
        c(DEAL, amount(2, DAMAGE), to=each_other(CREATURE)),
        "Inflige 2 de daño a todas las demás criaturas.",
        "Deal 2 damage to each other creature.",
    ),
    (
        c(DEAL, amount(2, DAMAGE), to=and_(a(CREATURE), each_of(poss(it(CREATURE), NEIGHBOR).many()))),
        "Inflige 2 de daño a una criatura y a cada una de sus vecinas.",
        "Deal 2 damage to a creature and each of its neighbors.",
    ),
    (
        c(DEAL, amount(2, DAMAGE), to=it(CREATURE)),
        "Inflígele 2 de daño.",
        "Deal 2 damage to it.",
    ),
    (
        c(GAIN, amount(1, AMBER)),
        "Obtén 1 Æmbar.",
        "Gain 1 Æmber.",
    ),
    (
        c(GAIN, amount(1, AMBER), per=each(CREATURE).adj(FRIENDLY, READY, OF_MARS)),
        "Obtén 1 Æmbar por cada criatura amistosa preparada de Marte.",
        "Gain 1 Æmber for each ready friendly Mars creature.",
    ),
    (
        for_each(each(CREATURE).adj(FRIENDLY), c(DRAW, count(1, CARD))),
        "Por cada criatura amistosa, roba 1 carta.",
        "For each friendly creature, draw 1 card.",
    ),
    (
        c(LOSE, amount(2, AMBER), subject=OPPONENT),
        "Tu oponente pierde 2 Æmbar.",
        "Your opponent loses 2 Æmber.",
    ),
    (
        c(STEAL, amount(1, AMBER)),
        "Roba 1 Æmbar.",
        "Steal 1 Æmber.",
    ),
    (
        c(STEAL, amount(1, AMBER), from_=OPPONENT),
        "Roba 1 Æmbar a tu oponente.",
        "Steal 1 Æmber from your opponent.",
    ),
    (
        c(STEAL, all_but(6, poss(OPPONENT, AMBER))),
        "Roba todo el Æmbar de tu oponente salvo 6.",
        "Steal all but 6 of your opponent's Æmber.",
    ),
    (
        c(LOSE, half(poss(it(PLAYER), AMBER)), subject=each(PLAYER)),
        "Cada jugador pierde la mitad de su Æmbar.",
        "Each player loses half of their Æmber.",
    ),
    (
        c(LOSE, all_(your(AMBER))),
        "Pierde todo tu Æmbar.",
        "Lose all your Æmber.",
    ),
    (
        c(CAPTURE, amount(1, AMBER), subject=each(CREATURE).adj(FRIENDLY)),
        "Cada criatura amistosa captura 1 Æmbar.",
        "Each friendly creature captures 1 Æmber.",
    ),
    (
        c(GIVE, count(1, CRYSTAL), to=YOU, subject=each(RIVAL)),
        "Cada oponente te da 1 cristal.",
        "Each opponent gives you 1 crystal.",
    ),
    (
        c(DRAW, count(1, CARD)),
        "Roba 1 carta.",
        "Draw 1 card.",
    ),
    (
        c(DRAW, spelled(2, CARD)),
        "Roba dos cartas.",
        "Draw two cards.",
    ),
    (
        c(DISCARD, count(1, CARD), AT_RANDOM, subject=OPPONENT),
        "Tu oponente descarta 1 carta al azar.",
        "Your opponent discards 1 card at random.",
    ),
    (
        c(DISCARD, poss(it(PLAYER), HAND), subject=each(PLAYER)),
        "Cada jugador descarta su mano.",
        "Each player discards their hand.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
