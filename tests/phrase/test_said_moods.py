"""May, must, cannot, not: what stands between subject and verb."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        join(c(READY_V, a(CREATURE).adj(FRIENDLY)), c(FIGHT_WITH, it(CREATURE))),
        "Prepara una criatura amistosa y lucha con ella.",
        "Ready a friendly creature and fight with it.",
    ),
    (
        join(c(STUN, a(CREATURE)), c(EXHAUST, it(CREATURE))),
        "Aturde a una criatura y agótala.",
        "Stun a creature and exhaust it.",
    ),
    (
        may(c(DESTROY, a(CREATURE))),
        "Puedes destruir una criatura.",
        "You may destroy a creature.",
    ),
    (
        may(c(DESTROY, it(CREATURE))),
        "Puedes destruirla.",
        "You may destroy it.",
    ),
    (
        may(join(c(STUN, a(CREATURE)), c(EXHAUST, it(CREATURE)))),
        "Puedes aturdir a una criatura y agotarla.",
        "You may stun a creature and exhaust it.",
    ),
    (
        may(c(FIGHT, subject=each(CREATURE).adj(FRIENDLY))),
        "Cada criatura amistosa puede luchar.",
        "Each friendly creature may fight.",
    ),
    (
        must(c(CHOOSE, a(HOUSE), subject=OPPONENT)),
        "Tu oponente debe elegir una casa.",
        "Your opponent must choose a house.",
    ),
    (
        cannot(c(REAP, subject=bare(OGRE))),
        "El Ogro Solitario no puede cosechar.",
        "Lonely Ogre cannot reap.",
    ),
    (
        cannot(c(FIGHT, subject=each(CREATURE).adj(ENEMY))),
        "Ninguna criatura enemiga puede luchar.",
        "Enemy creatures cannot fight.",
    ),
    (
        cannot(passive(DESTROY, each(CREATURE).adj(FRIENDLY))),
        "Ninguna criatura amistosa puede ser destruida.",
        "Friendly creatures cannot be destroyed.",
    ),
    (
        cannot(passive(STEAL, your(AMBER))),
        "Tu Æmbar no puede ser robado.",
        "Your Æmber cannot be stolen.",
    ),
    (
        cannot(join(c(FIGHT, subject=this(CREATURE)), c(REAP, subject=this(CREATURE)))),
        "Esta criatura no puede luchar ni cosechar.",
        "This creature cannot fight or reap.",
    ),
    (
        cannot(c(PLAY, plural(CREATURE), ON_THEIR_NEXT_TURN, subject=OPPONENT)),
        "Tu oponente no puede jugar criaturas durante su próximo turno.",
        "Your opponent cannot play creatures during their next turn.",
    ),
    (
        cannot(c(STUN, each(CREATURE), subject=OPPONENT)),
        "Tu oponente no puede aturdir a ninguna criatura.",
        "Your opponent cannot stun any creature.",
    ),
    (
        can(c(FIGHT, ONLY, subject=this(CREATURE))),
        "Esta criatura solo puede luchar.",
        "This creature can only fight.",
    ),
    (
        deny(c(DRAW, a(CARD))),
        "No robes una carta.",
        "Do not draw a card.",
    ),
    (
        deny(c(DESTROY, it(CREATURE))),
        "No la destruyas.",
        "Do not destroy it.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
