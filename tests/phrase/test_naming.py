"""Nobody is named twice in a sentence."""

import pytest

from tapete.phrase import (
    Fixed,
    Saying,
    a,
    after,
    all_,
    amount,
    another,
    at_least,
    bonus,
    cannot,
    clause,
    gapped,
    if_,
    join,
    lead,
    mass,
    noun,
    once_named,
    passive,
    poss,
    render,
    sentences,
    this,
    verb,
    while_,
)
from tapete.phrase.common import CARD, DURING, HAND, HAVE, LOSE, OPPONENT, PUT, REVEAL, STAND, TURN

CREATURE = noun("criatura", "f", "creature")
AMBER = mass("Æmbar", "m", "Æmber")
POWER = mass("Poder", "m", "power", measured=True)
DAMAGE = mass("daño", "m", "damage", measured=True)
COUNTER = noun("contador", "m", "counter")
GET = verb("recibir", "get")
CAPTURE = verb("capturar", "capture")
DESTROY = verb("destruir", "destroy")
SWAP = verb("intercambiar", "swap")
DEAL = verb("infligir", "deal")
FLANK = Fixed("en un flanco", "on a flank")
ME = this(CREATURE)
RICH = clause(HAVE, at_least(7, AMBER), subject=OPPONENT)


@pytest.mark.parametrize(
    ("saying", "es", "en"),
    [
        (
            while_(clause(STAND, FLANK, subject=ME), clause(GET, bonus(2, POWER), subject=ME)),
            "Mientras esta criatura esté en un flanco, recibe +2 de Poder.",
            "While this creature is on a flank, it gets +2 power.",
        ),
        (
            if_(RICH, clause(LOSE, amount(4, AMBER), subject=OPPONENT)),
            "Si tu oponente tiene 7 Æmbar o más, este pierde 4 Æmbar.",
            "If your opponent has 7 Æmber or more, they lose 4 Æmber.",
        ),
        (
            after(
                passive(
                    DESTROY, a(CREATURE), Fixed("luchando contra esta criatura", "fighting this creature")
                ),
                clause(CAPTURE, amount(1, AMBER), subject=ME),
            ),
            "Después de que una criatura sea destruida luchando contra esta criatura, esta captura 1 Æmbar.",
            "After a creature is destroyed fighting this creature, it captures 1 Æmber.",
        ),
        (
            lead(DURING(poss(OPPONENT, TURN)), cannot(clause(LOSE, amount(1, AMBER), subject=OPPONENT))),
            "Durante el turno de tu oponente, no puede perder 1 Æmbar.",
            "During your opponent's turn, they cannot lose 1 Æmber.",
        ),
        (
            join(clause(DESTROY, ME), clause(PUT, a(COUNTER), on=ME)),
            "Destruye esta criatura y pon un contador sobre ella.",
            "Destroy this creature and put a counter on it.",
        ),
        (
            join(clause(CAPTURE, amount(1, AMBER), subject=ME), clause(GET, bonus(2, POWER), subject=ME)),
            "Esta criatura captura 1 Æmbar y recibe +2 de Poder.",
            "This creature captures 1 Æmber and gets +2 power.",
        ),
        (
            join(clause(DESTROY, ME), clause(SWAP, another(CREATURE)), clause(PUT, a(COUNTER), on=ME)),
            "Destruye esta criatura, intercambia otra criatura y pon un contador sobre esta criatura.",
            "Destroy this creature, swap another creature and put a counter on this creature.",
        ),
        (
            join(clause(DESTROY, ME), clause(SWAP, a(CARD)), clause(PUT, a(COUNTER), on=ME)),
            "Destruye esta criatura, intercambia una carta y pon un contador sobre esta criatura.",
            "Destroy this creature, swap a card and put a counter on this creature.",
        ),
        (
            sentences(clause(REVEAL, poss(OPPONENT, HAND)), clause(LOSE, all_(AMBER), subject=OPPONENT)),
            "Revela la mano de tu oponente. Tu oponente pierde todo el Æmbar.",
            "Reveal your opponent's hand. Your opponent loses all Æmber.",
        ),
    ],
)
def test_the_second_mention_is_a_pronoun(saying: Saying, es: str, en: str) -> None:
    assert (render(once_named(saying), "es"), render(once_named(saying), "en")) == (es, en)


def test_a_verb_said_once_serves_the_clauses_behind_it() -> None:
    saying = gapped(
        clause(DEAL, amount(3, DAMAGE), to=a(CREATURE)), clause(DEAL, amount(2, DAMAGE), to=another(CREATURE))
    )
    assert render(saying, "es") == "Inflige 3 de daño a una criatura y 2 de daño a otra criatura."
    assert render(saying, "en") == "Deal 3 damage to a creature and 2 damage to another creature."
