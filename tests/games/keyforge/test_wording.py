"""Sentences that once said something else than the card does."""

import pytest
from tests.games.keyforge.table import amber, grown, hand, line, table

from tapete.games.keyforge import GAME, events
from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.text import instructions_text
from tapete.games.keyforge.text.events import SILENT
from tapete.games.keyforge.verbs.base import walk
from tapete.games.keyforge.verbs.choices import May
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
    "festering-touch": "Jugar: Elige hasta 2 criaturas. Inflige 1 de daño a cada una de ellas. Si una de ellas ya está "
    "dañada, en vez de eso inflígele 3 de daño.",
    "de-escalation": "Jugar: Destruye cada criatura. Tu oponente archiva las primeras 3 cartas de su mazo.",
    "winds-of-death": "Jugar: Cada jugador archiva cada criatura de su pila de descartes. Destruye cada criatura.",
    "primal-relic": "Jugar: Pon 4 Æmbar de la reserva común sobre este artefacto. Pon un contador de Poder +1 sobre "
    "cada una de 3 criaturas.",
    "key-of-darkness": "Jugar: Si tu oponente no tiene Æmbar, forja una llave por el coste actual más 2 Æmbar. De lo "
    "contrario, forja una llave por el coste actual más 6 Æmbar.",
    "martian-hounds": "Jugar: Elige una criatura. Pon dos contadores de Poder +1 sobre ella por cada criatura dañada.",
    "red-planet-ray-gun": "Esta criatura obtiene «Después de cosechar: Elige una criatura. Inflígele 1 de daño por cada "
    "criatura de Marte».",
    "biomatrix-backup": "Esta criatura obtiene «Destruida: Pon esta criatura en los archivos de su propietario».",
    "one-stood-against-many": "Jugar: Elige una criatura aliada. Tres veces, prepárala y lucha con ella, cada vez contra una "
    "criatura enemiga diferente.",
    "troop-call": "Jugar: Devuelve cada criatura Vilorda aliada del juego y de tu pila de descartes a tu mano.",
    # What stands after a condition holds only under it: as much as can be is one sentence.
    "effigy-of-melerukh": "Si hay 6 o más contadores de Despertar sobre este artefacto, muévelo a un flanco de tu línea "
    "de batalla y, mientras siga en juego, ese artefacto se considera una criatura con Poder 100, recibe +100 de "
    "Armadura y se considera en blanco su cuadro de texto.",
    "the-mysticeti": "Acción: Agota al menos 1 criatura aliada de Indómita. Si lo haces, pon tres contadores de Poder +1 "
    "sobre este artefacto por cada criatura agotada de este modo, muévelo a cualquier lugar de tu línea de batalla y, "
    "mientras siga en juego, ese artefacto se considera una criatura con Poder 0 y obtiene Provocar.",
    "put-in-a-spin": "Jugar: Pierde 1 Æmbar. Si lo haces, elige una Casa y descarta la primera carta del mazo de tu "
    "oponente. Si esa carta es de esa Casa, obtén 4 Æmbar.",
    "library-card": "Acción: Purga este artefacto. Si lo haces, durante el resto del turno, después de que juegues una "
    "carta, roba una carta.",
    "giltspine-netcaster-evil-twin": "Después de cosechar: Prepara una criatura aliada que no sea Acuana y úsala.",
    "witch-of-the-wilds": "En cada turno en que Indómita no sea tu Casa activa, puedes jugar una carta de Indómita.",
}


ASKED = {
    "junk-restoration": "Devuelve una carta descartada de este modo a tu mano.",
    "obsidian-forge": "Forja una llave por el coste actual más 6 Æmbar, reducido en 1 Æmbar por cada criatura destruida "
    "de este modo. Si lo haces, destruye este artefacto.",
    "plunder": "Descarta la última carta revelada.",
    "scout-pete": "Descarta esa carta.",
    "defense-initiative": "Exalta a esa criatura. Si lo haces, escuda a cada una de sus criaturas adyacentes.",
}


@pytest.mark.parametrize("id", ASKED)
def test_a_question_names_what_the_sentences_before_it_spoke_of(id: str) -> None:
    """“Use the effect of Junk Restoration? Return a card done this way to your hand.” said nothing."""
    card = compiled(id, "2023")
    (asked,) = (part for part in walk(card.abilities) if isinstance(part, May))
    assert instructions_text(asked.steps, card.type, "es", card.abilities) == ASKED[id]


@pytest.mark.parametrize("card", WORDS)
def test_the_text_says_what_the_card_does(card: str) -> None:
    assert WORDS[card] in GAME.card_text(card, "es")


def test_an_upgrade_speaks_of_the_creature_that_wears_it() -> None:
    _, told = GAME.card_text("shoulder-armor", "en")
    assert told == "While this creature is on a flank, it gets +2 power and +2 armor."


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_event_is_told_or_is_one_that_only_the_rules_notice(lang: str) -> None:
    silent = {kind.__name__ for kind in SILENT}
    told = words.of("keyforge")
    mute = [name for name in events.__all__ if name not in silent and not told.has(lang, f"event-{name}")]
    assert mute == []


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("monty-bank", "¿Cuántas veces se exalta a Monty Bank?"),
        ("æmbermancy", "¿Cuántos contadores se retiran de Trol?"),
        ("crassosaurus", "¿Cuánto Æmbar captura Crasosaurio del oponente de su controlador?"),
    ],
)
def test_a_number_is_asked_for_with_what_it_counts(card: str, question: str) -> None:
    t = table(you=hand(card) | line(grown("troll", 2)) | amber(8), enemy=amber(8))
    t.you.plays(card)
    assert t.match.pending[0].text("es") == question


@pytest.mark.parametrize(
    ("card", "asked"), [("exile", "Choose a creature."), ("exchange-program", "Choose a creature to swap.")]
)
def test_who_gives_a_creature_away_is_not_asked_which_to_take(card: str, asked: str) -> None:
    t = table(you=hand(card) | line("krump", "troll"), enemy=line("bumpsy"))
    t.you.plays(card).may_choose("krump", "troll")
    assert t.match.pending[0].text("en") == asked
