"""How things are named, and named again."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        c(STUN, a(CREATURE)),
        "Aturde a una criatura.",
        "Stun a creature.",
    ),
    (
        c(STUN, it(CREATURE)),
        "Atúrdela.",
        "Stun it.",
    ),
    (
        c(STUN, each(CREATURE).adj(NOT_OF_MARS)),
        "Aturde a cada criatura que no sea de Marte.",
        "Stun each non-Mars creature.",
    ),
    (
        c(STUN, plural(CREATURE).adj(NOT_OF_MARS)),
        "Aturde a criaturas que no sean de Marte.",
        "Stun non-Mars creatures.",
    ),
    (
        c(DISCARD, a(CARD).with_(FROM(your(HAND))).adj(NOT_OF_MARS)),
        "Descarta una carta de tu mano que no sea de Marte.",
        "Discard a non-Mars card from your hand.",
    ),
    (
        c(DESTROY, each(CREATURE)),
        "Destruye cada criatura.",
        "Destroy each creature.",
    ),
    (
        c(DESTROY, it(CREATURE)),
        "Destrúyela.",
        "Destroy it.",
    ),
    (
        c(DESTROY, them(CREATURE)),
        "Destrúyelas.",
        "Destroy them.",
    ),
    (
        c(DESTROY, a(CREATURE).with_(WITH(stat(POWER, 3, Bound.AT_MOST)))),
        "Destruye una criatura con poder 3 o menos.",
        "Destroy a creature with power 3 or lower.",
    ),
    (
        c(DESTROY, the(CREATURE).adj(ENEMY, most(POWERFUL))),
        "Destruye la criatura enemiga más poderosa.",
        "Destroy the most powerful enemy creature.",
    ),
    (
        c(DESTROY, the(CREATURE).counted(3).adj(most(POWERFUL))),
        "Destruye las 3 criaturas más poderosas.",
        "Destroy the 3 most powerful creatures.",
    ),
    (
        c(DESTROY, a(CREATURE).who(deny(c(STAND, ON(a(HOUSE)))))),
        "Destruye una criatura que no esté sobre una casa.",
        "Destroy a creature that is not on a house.",
    ),
    (
        c(DESTROY, a(CREATURE).who(c(HAVE, bare(AMBER)))),
        "Destruye una criatura que tenga Æmbar.",
        "Destroy a creature that has Æmber.",
    ),
    (
        c(DESTROY, each(CREATURE).that(c(CONTROL))),
        "Destruye cada criatura que controles.",
        "Destroy each creature you control.",
    ),
    (
        c(DESTROY, each(CREATURE).adj(ENEMY).with_(EXCEPT(the(CREATURE).adj(most(POWERFUL))))),
        "Destruye cada criatura enemiga excepto la criatura más poderosa.",
        "Destroy each enemy creature except the most powerful creature.",
    ),
    (
        c(DESTROY, or_(a(CREATURE), a(ARTIFACT))),
        "Destruye una criatura o un artefacto.",
        "Destroy a creature or an artifact.",
    ),
    (
        c(DESTROY, a(CREATURE).adj(ON_A_FLANK)),
        "Destruye una criatura de un flanco.",
        "Destroy a creature on a flank.",
    ),
    (
        c(DESTROY, a(WEAPON)),
        "Destruye un arma.",
        "Destroy a weapon.",
    ),
    (
        c(FULLY_HEAL, a(CREATURE)),
        "Cura por completo a una criatura.",
        "Fully heal a creature.",
    ),
    (
        c(FULLY_HEAL, it(CREATURE)),
        "Cúrala por completo.",
        "Fully heal it.",
    ),
    (
        c(HEAL, up_to(3, DAMAGE), from_=a(CREATURE)),
        "Cura hasta 3 de daño a una criatura.",
        "Heal up to 3 damage from a creature.",
    ),
    (
        c(HEAL, amount(2, DAMAGE), subject=bare(OGRE)),
        "El Ogro Solitario cura 2 de daño.",
        "Lonely Ogre heals 2 damage.",
    ),
    (
        c(RETURN, a(CREATURE).adj(ENEMY), to=poss(poss(it(CREATURE), OWNER), HAND)),
        "Devuelve una criatura enemiga a la mano de su propietario.",
        "Return an enemy creature to its owner's hand.",
    ),
    (
        c(RETURN, a(CARD), from_=your(DISCARD_PILE), to=your(HAND)),
        "Devuelve una carta de tu pila de descartes a tu mano.",
        "Return a card from your discard pile to your hand.",
    ),
    (
        c(RETURN, up_to(3, ARTIFACT), to=poss(poss(them(ARTIFACT), OWNER).many(), HAND).many()),
        "Devuelve hasta 3 artefactos a las manos de sus propietarios.",
        "Return up to 3 artifacts to their owners' hands.",
    ),
    (
        c(RETURN, it(CARD), to=your(HAND)),
        "Devuélvela a tu mano.",
        "Return it to your hand.",
    ),
    (
        c(SHUFFLE, your(DISCARD_PILE), into=your(DECK)),
        "Baraja tu pila de descartes junto con tu mazo.",
        "Shuffle your discard pile into your deck.",
    ),
    (
        c(ARCHIVE, the(CARD).adj(TOP).with_(OF(your(DECK)))),
        "Archiva la carta superior de tu mazo.",
        "Archive the top card of your deck.",
    ),
    (
        c(DISCARD, the(CARD).counted(3).adj(TOP).with_(OF(poss(OPPONENT, DECK)))),
        "Descarta las 3 cartas superiores del mazo de tu oponente.",
        "Discard the top 3 cards of your opponent's deck.",
    ),
    (
        c(PUT, it(CARD), ON_TOP_OF(your(DECK))),
        "Ponla encima de tu mazo.",
        "Put it on top of your deck.",
    ),
    (
        c(PUT, a(CREATURE), INTO_PLAY, UNDER(your(CONTROL_OF))),
        "Pon una criatura en juego bajo tu control.",
        "Put a creature into play under your control.",
    ),
    (
        c(LOOK_AT, poss(OPPONENT, HAND)),
        "Mira la mano de tu oponente.",
        "Look at your opponent's hand.",
    ),
    (
        c(CHOOSE, a(RIVAL)),
        "Elige a un oponente.",
        "Choose an opponent.",
    ),
    (
        c(CHOOSE, a(HOUSE)),
        "Elige una casa.",
        "Choose a house.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
