"""Every card is told in both languages, from its declaration."""

import pytest

from tapete.games.keyforge.cards.registry import compiled, declarations
from tapete.games.keyforge.text import card_text

from . import made

assert made


@pytest.mark.parametrize("ruleset", ["2023", "2018"])
def test_every_declared_card_has_its_text_in_both_languages(ruleset: str) -> None:
    mute = []
    for id in declarations():
        card = compiled(id, ruleset)
        for lang in ("es", "en"):
            try:
                told = card_text(card, lang)
            except KeyError as error:
                mute.append(f"{id} ({lang}): {error}")
                continue
            if bool(told) != bool(card.abilities or card.keywords or card.enhances or card.halves):
                mute.append(f"{id} ({lang}): an ability is not told")
    assert not mute, "\n".join(["", *mute])


@pytest.mark.parametrize(
    ("id", "es", "en"),
    [
        ("punch", "Jugar: Inflige 3 de daño a una criatura.", "Play: Deal 3 damage to a creature."),
        (
            "anger",
            "Jugar: Prepara una criatura aliada y lucha con ella.",
            "Play: Ready a friendly creature and fight with it.",
        ),
        (
            "tremor",
            "Jugar: Aturde a una criatura y a cada una de sus criaturas adyacentes.",
            "Play: Stun a creature and each of its neighbors.",
        ),
        (
            "duskrunner",
            "Esta criatura obtiene «Después de cosechar: Roba 1 Æmbar».",
            "This creature gains “After Reap: Steal 1 Æmber.”",
        ),
        (
            "staunch-knight",
            "Mientras esta criatura esté en un flanco, recibe +2 de Poder.",
            "While this creature is on a flank, it gets +2 power.",
        ),
    ],
)
def test_a_card_reads_as_players_write(id: str, es: str, en: str) -> None:
    card = compiled(id, "2023")
    assert (card_text(card, "es"), card_text(card, "en")) == (es, en)


@pytest.mark.parametrize(
    ("id", "es", "en"),
    [
        (
            "graft",
            "Acción: Injerta una carta de tu mano en este artefacto.",
            "Action: Graft a card from your hand onto this artifact.",
        ),
        (
            "salve",
            "Después de que una criatura aliada sufra daño, cúrale 2 de daño.",
            "After a friendly creature is dealt damage, heal 2 damage from it.",
        ),
        (
            "march",
            "Jugar: Mueve una criatura aliada a cualquier lugar de su línea de batalla.",
            "Play: Move a friendly creature anywhere in its battleline.",
        ),
        (
            "hub",
            "Cada criatura aliada en el centro de su línea de batalla recibe +2 de Poder.",
            "Each friendly creature in the center of its battleline gets +2 power.",
        ),
        (
            "omen",
            "Jugar: Pon 2 contadores de Condena sobre una criatura.",
            "Play: Put 2 doom counters on a creature.",
        ),
        (
            "exchange",
            "Jugar: Intercambia el control de una criatura aliada y de una criatura enemiga.",
            "Play: Swap control of a friendly creature and an enemy creature.",
        ),
        (
            "red-vault",
            "Jugar: Si tu llave roja está forjada, obtén 2 Æmbar.",
            "Play: If your red key is forged, gain 2 Æmber.",
        ),
        (
            "oblivion",
            "Al final de tu turno, purga la carta superior de tu pila de descartes.",
            "At the end of your turn, purge the top card of your discard pile.",
        ),
    ],
)
def test_words_of_later_sets_are_said_too(id: str, es: str, en: str) -> None:
    card = compiled(id, "2023")
    assert (card_text(card, "es"), card_text(card, "en")) == (es, en)
