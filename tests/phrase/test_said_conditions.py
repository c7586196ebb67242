"""If, when, after, while: the mood that each asks for."""

# ruff: noqa: F403, F405  (every word of a vocabulary is a name)

import pytest
from tests.phrase.vocabulary import *

from tapete.phrase import *
from tapete.phrase.common import *

c = clause

SENTENCES = [
    (
        if_(c(HAVE, at_least(7, AMBER), subject=OPPONENT), c(LOSE, amount(4, AMBER), subject=it(OPPONENT))),
        "Si tu oponente tiene 7 Æmbar o más, este pierde 4 Æmbar.",
        "If your opponent has 7 Æmber or more, they lose 4 Æmber.",
    ),
    (
        if_(
            c(HAVE, at_least(3, CARD).adj(OF_MARS).with_(IN_PLAY), subject=OPPONENT),
            c(STEAL, amount(2, AMBER)),
        ),
        "Si tu oponente tiene 3 o más cartas de Marte en juego, roba 2 Æmbar.",
        "If your opponent has 3 or more Mars cards in play, steal 2 Æmber.",
    ),
    (
        if_(
            c(HAVE, more(AMBER, than=YOU), subject=OPPONENT),
            join(c(STEAL, amount(1, AMBER)), c(DRAW, a(CARD))),
        ),
        "Si tu oponente tiene más Æmbar que tú, roba 1 Æmbar y roba una carta.",
        "If your opponent has more Æmber than you, steal 1 Æmber and draw a card.",
    ),
    (
        if_(c(HAVE, fewer(CARD, than=OPPONENT)), c(DRAW, a(CARD)), trailing=True),
        "Roba una carta si tienes menos cartas que tu oponente.",
        "Draw a card if you have fewer cards than your opponent.",
    ),
    (
        if_(c(HAVE, no(AMBER), subject=OPPONENT), c(GAIN, amount(2, AMBER))),
        "Si tu oponente no tiene Æmbar, obtén 2 Æmbar.",
        "If your opponent has no Æmber, gain 2 Æmber.",
    ),
    (
        if_(c(HAVE, exactly(1, AMBER), subject=OPPONENT), c(STEAL, it(AMBER))),
        "Si tu oponente tiene exactamente 1 Æmbar, róbalo.",
        "If your opponent has exactly 1 Æmber, steal it.",
    ),
    (
        if_(c(THERE_IS, no(CREATURE).adj(ENEMY)), c(DESTROY, bare(OGRE))),
        "Si no hay ninguna criatura enemiga, destruye el Ogro Solitario.",
        "If there are no enemy creatures, destroy Lonely Ogre.",
    ),
    (
        if_(c(THERE_IS, at_least(2, CREATURE)), c(DRAW, a(CARD))),
        "Si hay 2 o más criaturas, roba una carta.",
        "If there are 2 or more creatures, draw a card.",
    ),
    (
        if_(past(c(FORGE, a(KEY), THIS_TURN)), c(STEAL, amount(1, AMBER))),
        "Si has forjado una llave este turno, roba 1 Æmbar.",
        "If you forged a key this turn, steal 1 Æmber.",
    ),
    (
        if_(deny(passive(DESTROY, it(CREATURE))), c(STUN, it(CREATURE))),
        "Si no es destruida, atúrdela.",
        "If it is not destroyed, stun it.",
    ),
    (
        if_(would(passive(DESTROY, this(CREATURE))), instead(c(FULLY_HEAL, it(CREATURE)))),
        "Si esta criatura fuera a ser destruida, en vez de eso cúrala por completo.",
        "If this creature would be destroyed, instead fully heal it.",
    ),
    (
        when(c(ENTER_PLAY, subject=it(CARD)), c(GAIN, spelled(9, CRYSTAL))),
        "Cuando entre en juego, obtén nueve cristales.",
        "When it enters play, gain nine crystals.",
    ),
    (
        when(would(c(LEAVE_PLAY, subject=a(CREATURE))), c(ARCHIVE, it(CREATURE), INSTEAD)),
        "Cuando una criatura vaya a abandonar el juego, archívala en vez de eso.",
        "When a creature would leave play, archive it instead.",
    ),
    (
        after(c(PLAY, a(CREATURE)), c(DEAL, amount(1, DAMAGE), to=it(CREATURE))),
        "Después de que juegues una criatura, inflígele 1 de daño.",
        "After you play a creature, deal 1 damage to it.",
    ),
    (
        after(passive(DESTROY, a(CREATURE).adj(ENEMY)), c(GAIN, amount(1, AMBER))),
        "Después de que una criatura enemiga sea destruida, obtén 1 Æmbar.",
        "After an enemy creature is destroyed, gain 1 Æmber.",
    ),
    (
        after(c(FORGE, a(KEY)), c(DEAL, amount(2, DAMAGE), to=each(CREATURE).adj(ENEMY))),
        "Después de que forjes una llave, inflige 2 de daño a cada criatura enemiga.",
        "After you forge a key, deal 2 damage to each enemy creature.",
    ),
    (
        before(
            c(FIGHT, subject=a(CREATURE)), c(DISCARD, the(CARD).adj(TOP).with_(OF(poss(it(PLAYER), DECK))))
        ),
        "Antes de que una criatura luche, descarta la carta superior de su mazo.",
        "Before a creature fights, discard the top card of their deck.",
    ),
    (
        each_time(c(SUMMON, a(CARD)), c(GAIN, spelled(3, CRYSTAL))),
        "Cada vez que invoques una carta, obtén tres cristales.",
        "Each time you summon a card, gain three crystals.",
    ),
    (
        each_time(
            c(FIGHT, subject=a(CREATURE).adj(FRIENDLY)), c(CAPTURE, amount(1, AMBER), subject=it(CREATURE))
        ),
        "Cada vez que una criatura amistosa luche, esa criatura captura 1 Æmbar.",
        "Each time a friendly creature fights, it captures 1 Æmber.",
    ),
    (
        while_(c(STAND, IN_PLAY, subject=bare(OGRE)), must(c(CHOOSE, a(HOUSE)))),
        "Mientras el Ogro Solitario esté en juego, debes elegir una casa.",
        "While Lonely Ogre is in play, you must choose a house.",
    ),
    (
        while_(c(STAND, STUNNED, subject=this(CREATURE)), cannot(c(REAP, subject=it(CREATURE)))),
        "Mientras esta criatura esté aturdida, no puede cosechar.",
        "While this creature is stunned, it cannot reap.",
    ),
    (
        unless(c(HAVE, at_least(7, AMBER)), cannot(passive(PLAY, bare(OGRE)))),
        "El Ogro Solitario no puede ser jugado a menos que tengas 7 Æmbar o más.",
        "Lonely Ogre cannot be played unless you have 7 Æmber or more.",
    ),
    (
        until(c(LEAVE_PLAY, subject=bare(KRUX)), cannot(c(CHOOSE, that(HOUSE), subject=OPPONENT))),
        "Tu oponente no puede elegir esa casa hasta que Krux abandone el juego.",
        "Your opponent cannot choose that house until Krux leaves play.",
    ),
]


@pytest.mark.parametrize(("saying", "spanish", "english"), SENTENCES)
def test_a_clause_is_said_in_both_languages(saying, spanish, english):
    assert render(saying, "es") == spanish
    assert render(saying, "en") == english
