"""Sentences that once said something else than the card does."""

import pytest

from tapete.games.keyforge import GAME, events
from tapete.games.keyforge.text.events import SILENT
from tapete.kernel import words

WORDS = {
    "take-that-smartypants": "Jugar: Si tu oponente controla 3 o más cartas de Logos, roba 2 Æmbar.",
    "unguarded-camp": "Jugar: Por cada criatura aliada por encima del número de criaturas enemigas, una criatura "
    "aliada diferente captura 1 Æmbar.",
    "gongoozle": "Jugar: Inflige 3 de daño a una criatura. Si esa criatura no es destruida, su propietario "
    "descarta una carta al azar de su mano.",
    "evasion-sigil": "Antes de que una criatura luche, descarta la primera carta del mazo de su controlador. Si esa "
    "carta es de la Casa activa, esa criatura se agota sin efecto.",
    "soft-landing": "Jugar: El próximo artefacto o criatura que juegues este turno entra en juego preparado.",
    "combat-pheromones": "Omni: Sacrifica este artefacto. Durante el resto del turno, puedes usar hasta 2 cartas aliadas "
    "de Marte.",
    "incubation-chamber": "Omni: Puedes revelar una criatura de Marte de tu mano y archivarla.",
    "sound-the-horns": "Jugar: Descarta cartas de la parte superior de tu mazo hasta que descartes una criatura de "
    "Brobnar o te quedes sin cartas. Si descartas una criatura de Brobnar de este modo, devuélvela a tu mano.",
    "ring-of-invisibility": "Esta criatura obtiene Elusivo y Escaramuza.",
    "flame-wreathed": "Esta criatura recibe +2 de Poder y obtiene Dañino 2.",
    "chaos-portal": "Acción: Elige una Casa. Revela la primera carta de tu mazo. Si es de esa Casa, juégala.",
    "vigor": "Jugar: Cura hasta 3 de daño a una criatura. Si has curado 3 de daño, obtén 1 Æmbar.",
    "effervescent-principle": "Jugar: Cada jugador pierde la mitad de su Æmbar (la pérdida se redondea hacia abajo). Obtén 1 "
    "cadena.",
    "sample-collection": "Jugar: Por cada llave forjada que tu oponente tenga, pon una criatura enemiga en tus archivos. "
    "Si alguna abandona tus archivos, en vez de eso va a la mano de su propietario.",
    "relentless-assault": "Jugar: Hasta tres veces, prepara una criatura aliada diferente y lucha con ella.",
    "hecatomb": "Jugar: Destruye cada criatura de Dis. Cada jugador obtiene 1 Æmbar por cada criatura destruida "
    "de este modo que controlara.",
    "mating-season": "Jugar: Baraja cada criatura de Marte junto con el mazo de su propietario. Cada jugador obtiene "
    "1 Æmbar por cada criatura de su propiedad barajada de este modo.",
    "key-abduction": "Jugar: Devuelve cada criatura de Marte a la mano de su propietario. Puedes forjar una llave por "
    "el coste actual más 9 Æmbar, reducido en 1 Æmbar por cada carta de tu mano.",
    "key-of-darkness": "Jugar: Si tu oponente no tiene Æmbar, forja una llave por el coste actual más 2 Æmbar. De lo "
    "contrario, forja una llave por el coste actual más 6 Æmbar.",
    "martian-hounds": "Jugar: Elige una criatura. Pon dos contadores de Poder +1 sobre ella por cada criatura dañada.",
    "red-planet-ray-gun": "Esta criatura obtiene «Después de cosechar: Elige una criatura. Inflígele 1 de daño por cada "
    "criatura de Marte».",
    "biomatrix-backup": "Esta criatura obtiene «Destruida: Pon esta criatura en los archivos de su propietario».",
    "one-stood-against-many": "Jugar: Elige una criatura aliada. Tres veces, prepárala y lucha con ella, cada vez contra una "
    "criatura enemiga diferente.",
    "troop-call": "Jugar: Devuelve cada criatura Vilorda aliada del juego y de tu pila de descartes a tu mano.",
    "witch-of-the-wilds": "En cada turno en que Indómita no sea tu Casa activa, puedes jugar una carta de Indómita.",
}


@pytest.mark.parametrize("card", WORDS)
def test_the_text_says_what_the_card_does(card: str) -> None:
    assert GAME.card_text(card, "es")[1] == WORDS[card]


def test_an_upgrade_speaks_of_the_creature_that_wears_it() -> None:
    _, told = GAME.card_text("shoulder-armor", "en")
    assert told == "While this creature is on a flank, it gets +2 power and +2 armor."


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_event_is_told_or_is_one_that_only_the_rules_notice(lang: str) -> None:
    silent = {kind.__name__ for kind in SILENT}
    told = words.of("keyforge")
    mute = [name for name in events.__all__ if name not in silent and not told.has(lang, f"event-{name}")]
    assert mute == []
