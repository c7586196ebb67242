"""Relatives, participles, tags and bare subjects."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        cannot(c(FIGHT, subject=plural(CREATURE).adj(ENEMY))),
        "Las criaturas enemigas no pueden luchar.",
        "Enemy creatures cannot fight.",
    ),
    (
        cannot(passive(STEAL, bare(AMBER))),
        "El Æmbar no puede ser robado.",
        "Æmber cannot be stolen.",
    ),
    (
        c(COST_V, bonus(3, AMBER), subject=plural(KEY)),
        "Las llaves cuestan +3 Æmbar.",
        "Keys cost +3 Æmber.",
    ),
    (
        c(TAKE_CONTROL, a(CREATURE).adj(ENEMY)),
        "Toma el control de una criatura enemiga.",
        "Take control of an enemy creature.",
    ),
    (
        may(c(TAKE_CONTROL, it(CREATURE))),
        "Puedes tomar el control de ella.",
        "You may take control of it.",
    ),
    (
        for_each(each(CARD).adj(done(REVEAL)).with_(THIS_WAY), c(DRAW, count(1, CARD))),
        "Por cada carta revelada de este modo, roba 1 carta.",
        "For each card revealed this way, draw 1 card.",
    ),
    (
        c(GAIN, amount(1, AMBER), per=each(CREATURE).adj(ENEMY, done(DESTROY)).with_(THIS_TURN)),
        "Obtén 1 Æmbar por cada criatura enemiga destruida este turno.",
        "Gain 1 Æmber for each enemy creature destroyed this turn.",
    ),
    (
        c(STUN, the(CREATURE).that(c(FIGHT_AGAINST, subject=bare(OGRE)))),
        "Aturde a la criatura contra la que el Ogro Solitario luche.",
        "Stun the creature Lonely Ogre fights.",
    ),
    (
        c(STUN, the(CREATURE).that(c(ATTACK, subject=bare(KRUX)), known=True)),
        "Aturde a la criatura a la que Krux ataca.",
        "Stun the creature Krux attacks.",
    ),
    (
        c(DISCARD, the(CARD).that(c(LOOK_AT), known=True)),
        "Descarta la carta que miras.",
        "Discard the card you look at.",
    ),
    (
        c(DESTROY, each(CREATURE).adj(FRIENDLY, KNIGHT, DAMAGED)),
        "Destruye cada criatura Caballero amistosa dañada.",
        "Destroy each damaged friendly Knight creature.",
    ),
    (
        c(DESTROY, plural(CREATURE).adj(FRIENDLY, KNIGHT)),
        "Destruye criaturas Caballero amistosas.",
        "Destroy friendly Knight creatures.",
    ),
    (
        c(LOSE, amount(2, AMBER), subject=each(PLAYER).who(c(HAVE, at_least(6, AMBER)))),
        "Cada jugador que tenga 6 Æmbar o más pierde 2 Æmbar.",
        "Each player who has 6 Æmber or more loses 2 Æmber.",
    ),
    (
        c(GET, bonus(2, ARMOR), subject=each_of(poss(bare(OGRE), NEIGHBOR).many())),
        "Cada una de las vecinas del Ogro Solitario obtiene +2 de armadura.",
        "Each of Lonely Ogre's neighbors gets +2 armor.",
    ),
    (
        join(
            c(GET, bonus(1, POWER), subject=each(CREATURE).adj(FRIENDLY)),
            c(LOSE, bare(ARMOR), subject=each(CREATURE).adj(FRIENDLY)),
        ),
        "Cada criatura amistosa obtiene +1 de poder y pierde armadura.",
        "Each friendly creature gets +1 power and loses armor.",
    ),
    (
        frame(
            Conj("al", "when", Mood.INFINITIVE), c(ENTER_PLAY, subject=it(CARD)), c(GAIN, spelled(9, CRYSTAL))
        ),
        "Al entrar en juego, obtén nueve cristales.",
        "When it enters play, gain nine crystals.",
    ),
    (
        lead(DURING(poss(OPPONENT, TURN).adj(NEXT_ONE)), c(COST_V, bonus(1, AMBER), subject=plural(KEY))),
        "Durante el próximo turno de tu oponente, las llaves cuestan +1 Æmbar.",
        "During your opponent's next turn, keys cost +1 Æmber.",
    ),
    (
        may(sentences(c(DRAW, a(CARD)), if_you_do(c(DISCARD, a(CARD))))),
        "Puedes robar una carta. Si lo haces, descarta una carta.",
        "You may draw a card. If you do, discard a card.",
    ),
    (
        lead(
            FOR_THE_TURN,
            c(GAIN, quoted(labelled(PLAY_LABEL, c(DRAW, a(CARD)))), subject=each(CREATURE).that(c(PLAY))),
        ),
        "Durante el resto del turno, cada criatura que juegues obtiene «Jugar: Roba una carta».",
        "For the remainder of the turn, each creature you play gains “Play: Draw a card.”",
    ),
    (
        lead(FOR_THE_TURN, choose_one(c(CHOOSE, a(OPTION)), c(DRAW, a(CARD)), c(FORGE, a(KEY)))),
        "Durante el resto del turno, elige una opción:\n• Roba una carta.\n• Forja una llave.",
        "For the remainder of the turn, choose an option:\n• Draw a card.\n• Forge a key.",
    ),
    (
        c(DEAL, no(DAMAGE), subject=bare(OGRE)),
        "El Ogro Solitario no inflige daño.",
        "Lonely Ogre deals no damage.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
