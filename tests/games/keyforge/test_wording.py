"""Sentences that once said something else than the card does."""

import pytest

from tapete.games.keyforge import GAME, events
from tapete.games.keyforge.telling import SILENT
from tapete.kernel import words

WORDS = {
    "take-that-smartypants": "Jugar: Si tu oponente controla 3 o más cartas de Logos, roba 2 Æmbar.",
    "unguarded-camp": "Jugar: Por cada criatura que controles de más que tu oponente, una criatura aliada "
    "diferente captura 1 Æmbar.",
    "gongoozle": "Jugar: Inflige 3 de daño a una criatura. Si esa criatura no es destruida, su propietario "
    "descarta una carta al azar de su mano.",
    "evasion-sigil": "Antes de que una criatura luche, descarta la carta superior del mazo de su controlador. "
    "Si esa carta es de la Casa activa, esa criatura se agota sin efecto.",
    "soft-landing": "Jugar: La próxima criatura o artefacto que juegues este turno entra en juego preparada.",
    "combat-pheromones": "Omni: Sacrifica este artefacto. Durante el resto del turno, puedes usar hasta 2 cartas "
    "aliadas de Marte.",
    "incubation-chamber": "Omni: Puedes revelar una criatura de Marte de tu mano y archivarla.",
    "sound-the-horns": "Jugar: Descarta cartas de la parte superior de tu mazo hasta que descartes una criatura de "
    "Brobnar o se acaben. Si lo haces, devuélvela a tu mano.",
    "ring-of-invisibility": "Esta criatura obtiene Elusivo y Escaramuza.",
    "flame-wreathed": "Esta criatura recibe +2 de Poder y obtiene Dañino 2.",
    "chaos-portal": "Acción: Elige una Casa. Revela la carta superior de tu mazo. Si esa carta es de esa Casa, "
    "juégala.",
    "vigor": "Jugar: Cura hasta 3 de daño a una criatura. Si has curado 3 de daño, obtén 1 Æmbar.",
    "effervescent-principle": "Jugar: Cada jugador pierde la mitad de su Æmbar (la pérdida se redondea hacia "
    "abajo). Obtén 1 cadena.",
    "sample-collection": "Jugar: Por cada llave que haya forjado tu oponente, pon una criatura enemiga en tus "
    "archivos. Si alguna abandona tus archivos, va a la mano de su propietario.",
}


@pytest.mark.parametrize("card", WORDS)
def test_the_text_says_what_the_card_does(card: str) -> None:
    assert GAME.card_text(card, "es")[1] == WORDS[card]


def test_an_upgrade_speaks_of_the_creature_that_wears_it() -> None:
    _, told = GAME.card_text("shoulder-armor", "en")
    assert told == "While this creature is on a flank, this creature gets +2 power and +2 armor."


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_event_is_told_or_is_one_that_only_the_rules_notice(lang: str) -> None:
    silent = {kind.__name__ for kind in SILENT}
    told = words.of("keyforge")
    mute = [name for name in events.__all__ if name not in silent and not told.has(lang, f"event-{name}")]
    assert mute == []
