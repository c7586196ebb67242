"""Every amount says itself as subject, as count and as bound; what nobody says is named by kind and form."""

import inspect
from dataclasses import is_dataclass
from itertools import product

import pytest

from tapete.games.keyforge.text.amounts import SAYERS, Sayer, compared, number, per
from tapete.games.keyforge.text.voice import Unsaid, Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs import conditions as cd
from tapete.games.keyforge.verbs import history
from tapete.games.keyforge.verbs.base import opponent, you
from tapete.games.keyforge.verbs.places import their_archives, your_hand
from tapete.games.keyforge.verbs.pointers import that, this
from tapete.games.keyforge.verbs.things import any_card, creature
from tapete.phrase import clause, if_, phrase, render
from tapete.phrase.common import DRAW

KINDS = [
    kind
    for kind in (*vars(n).values(), *vars(history).values())
    if inspect.isclass(kind) and issubclass(kind, n.Amount) and is_dataclass(kind) and kind is not n.Kinds
]
"""All that a card can count; `Kinds` is what houses, powers and traits have in common."""
SAMPLES: list[n.Amount] = [
    n.Count(creature.friendly.damaged),
    n.Count(creature.enemy),
    n.Count(creature),
    n.CountIn(your_hand),
    n.CountIn(their_archives, what=creature),
    n.Pool(you),
    n.Pool(opponent),
    n.Keys(opponent),
    n.Keys(you, forged=False),
    n.KeyCost(you),
    n.ThisWay(),
    n.AmberOn(this),
    n.DamageOn(that),
    n.ArmorOn(),
    n.PowerOf(that),
    history.UsesThisTurn("reap", creature.enemy),
    n.IconsOn("amber", that),
    n.AmountOfIt(),
    n.CountersOn("doom", this),
    n.Houses(creature.friendly),
    n.Powers(creature.friendly),
    n.AtMost(n.Count(creature), 6),
    history.PlayedThisTurn(any_card),
    history.PlayedLastTurn(opponent),
    history.UsedThisTurn(creature),
    history.DiscardedThisTurn(any_card),
    history.DestroyedThisTurn(creature.enemy, in_fight=True),
    history.DestroyedThisTurn(creature.enemy),
    n.ThoseThat(any_card.of("logos")),
    n.Traits(that),
    history.UsesOfThis(),
    history.Stolen(opponent),
    n.Times(2, n.Count(creature.enemy)),
    n.Minus(n.Count(creature.enemy), n.Count(creature.friendly)),
    n.AsOfNow(n.PowerOf(this)),
    n.Plus(n.Count(creature.enemy), n.CountIn(your_hand)),
    n.Half(n.Count(creature)),
    n.Third(n.Count(creature)),
]


def _told(condition: object, lang: str) -> str:
    return render(if_(condition, clause(DRAW)), lang)  # type: ignore[arg-type]


def test_every_kind_of_amount_has_its_sayer_and_a_sample_here() -> None:
    assert [kind.__name__ for kind in KINDS if kind not in SAYERS] == []
    assert {type(sample) for sample in SAMPLES} == set(KINDS)


@pytest.mark.parametrize("amount", SAMPLES, ids=str)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_amount_has_all_three_forms(amount: n.Amount, lang: str) -> None:
    me = Voice("creature")
    forms = [phrase(per(amount, me), lang), phrase(number(amount, me), lang)]
    forms += [
        _told(compared(amount, sign, much, me), lang)
        for sign in (">=", "<=", "==", ">")
        for much in (0, 1, 3)
    ]
    assert all(forms)
    assert not any("tapete" in told or "(" in told for told in forms)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_any_amount_can_be_compared_with_any_other(lang: str) -> None:
    for one, other, sign in product(SAMPLES, SAMPLES, (">=", "<=", "==", ">")):
        assert _told(compared(one, sign, other, Voice("creature")), lang)


@pytest.mark.parametrize(
    ("condition", "es", "en"),
    [
        (
            cd.Compare(n.CountIn(their_archives), ">=", 3),
            "Si tu oponente tiene 3 o más cartas en sus archivos",
            "If your opponent has 3 or more cards in their archives",
        ),
        (
            cd.Compare(n.KeyCost(you), ">=", 8),
            "Si el coste actual de tus llaves es 8 o más",
            "If the current cost of your keys is 8 or higher",
        ),
        (
            cd.Compare(n.Keys(you), ">=", n.Keys(opponent)),
            "Si tu oponente no tiene más llaves forjadas que tú",
            "If your opponent does not have more forged keys than you",
        ),
        (
            cd.Compare(n.Pool(you), ">", n.Count(creature.friendly)),
            "Si tienes más Æmbar que el número de criaturas aliadas",
            "If you have more Æmber than the number of friendly creatures",
        ),
        (
            cd.Compare(history.UsesOfThis(), ">=", 2),
            "Si esta criatura ha sido usada 2 o más veces este turno",
            "If this creature was used 2 or more times this turn",
        ),
        (
            cd.Compare(history.DestroyedThisTurn(creature.enemy, in_fight=True), ">=", 2),
            "Si 2 o más criaturas enemigas han sido destruidas en una lucha este turno",
            "If 2 or more enemy creatures were destroyed in a fight this turn",
        ),
    ],
)
def test_conditions_compose_from_the_forms(condition: cd.Compare, es: str, en: str) -> None:
    told = compared(condition.one, condition.sign, condition.other, Voice("creature"))
    assert (_told(told, "es").split(",")[0], _told(told, "en").split(",")[0]) == (es, en)


class Moons(n.Amount):
    """An amount that nobody foresaw."""


def test_an_amount_without_sayer_is_named() -> None:
    with pytest.raises(Unsaid, match="nobody says Moons as an amount"):
        per(Moons(), Voice("creature"))


def test_a_form_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SAYERS, Moons, Sayer())
    with pytest.raises(Unsaid, match="nobody says Moons as a count"):
        per(Moons(), Voice("creature"))
    with pytest.raises(Unsaid, match="nobody says Moons as a bound"):
        compared(Moons(), ">=", 3, Voice("creature"))
