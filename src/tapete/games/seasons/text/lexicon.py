"""The words that cards of Seasons are made of, in both languages."""

from __future__ import annotations

from tapete.phrase import BY, IN, INTO, ON, TO, Fixed, Label, adj, bare, noun, verb

# things
CRYSTAL = noun("cristal", "m", "crystal")
TOKEN = noun("ficha de energía", "f", "energy token")
TOKENS_OF = (
    noun("ficha de aire", "f", "air token"),
    noun("ficha de agua", "f", "water token"),
    noun("ficha de fuego", "f", "fire token"),
    noun("ficha de tierra", "f", "earth token"),
)
ENERGIES_OF = tuple(
    bare(noun(es, "f", en))
    for es, en in (
        ("energía de aire", "air"),
        ("energía de agua", "water"),
        ("energía de fuego", "fire"),
        ("energía de tierra", "earth"),
    )
)
RESERVE = noun("reserva", "f", "reserve")
GAUGE = noun("capacidad de invocación", "f", "summoning gauge")
POWER_CARD = noun("carta de poder", "f", "power card", es_many="cartas de poder")
ITEM = noun("objeto mágico", "m", "magic item", es_many="objetos mágicos")
FAMILIAR = noun("familiar", "m", "familiar")
SEASON_DIE = noun("dado de estación", "m", "season die", en_many="season dice")
SEASON_MARKER = noun("marcador de estación", "m", "season marker")
LEFT_PLAYER = noun("jugador de tu izquierda", "m", "player on your left", person=True)
PRESTIGE_POINT = noun("punto de prestigio", "m", "prestige point")

# qualities
SAME = adj("igual", "identical")
ADDITIONAL = adj("adicional", "additional")

# actions
RAISE = verb("aumentar", "raise", roles=((BY, "en", "by"),))
LOWER = verb("reducir", "lower", roles=((BY, "en", "by"),))
CRYSTALLISE = verb("cristalizar", "crystallise", roles=((INTO, "en", "into"),))
SUMMON = verb("invocar", "summon")
ACTIVATE = verb("activar", "activate")
SACRIFICE = verb("sacrificar", "sacrifice")
TURN_INTO = verb("transformar", "turn")
PUT_ON = verb("colocar", "put", roles=((ON, "sobre", "on"),))
PUT_IN = verb("colocar", "put", roles=((IN, "en", "into"),))
PUT_FREE = verb("poner en juego gratis", "put")
HAND_OVER = verb("entregar", "give", roles=((TO, "a", "to"),))
SHOW = verb("mostrar", "show")
PAY = verb("pagar", "pay")

# set phrases
INTO_PLAY = Fixed("", "into play for free")
AT_LEAST_ONE = Fixed("(X es 1 como mínimo)", "(X is at least 1)")
THIS_TOO = Fixed("(esta puede ser una de ellas)", "(this may be one of them)")
FROM_YOUR_RESERVE = Fixed("de tu reserva", "from your reserve")
OF_YOUR_RESERVE = Fixed("de tu reserva", "in your reserve")
IN_YOUR_RESERVE = Fixed("en tu reserva", "in your reserve")
OF_THEIR_RESERVE = Fixed("de su reserva", "in their reserve")
FROM_YOUR_HAND = Fixed("de tu mano", "from your hand")
OF_THE_DRAW_PILE = Fixed("del mazo de robo", "of the draw pile")
OF_ANOTHER_TYPE = Fixed("de otro tipo", "of another type")
ON_THIS = Fixed("que hay sobre esta carta", "on this card")
THEY_HOLD = Fixed("que tenga en su reserva", "they have in their reserve")
LESS = Fixed("menos, de tu elección (1 como mínimo)", "less, of your choice (at least 1)")
OR_ALL = Fixed("(o todos los que tenga)", "(or all they have)")
OF_IT = Fixed("que tenga", "it has")
BEFORE_RESOLVING = Fixed("antes de resolver sus acciones", "before resolving its actions")
AS_IF_IN_RESERVE = Fixed("como si estuvieran en tu reserva", "as if they were in your reserve")
INTO_ENERGY = (
    Fixed("en energía de aire", "into air"),
    Fixed("en energía de agua", "into water"),
    Fixed("en energía de fuego", "into fire"),
    Fixed("en energía de tierra", "into earth"),
)
MOMENTS = {
    "SeasonChanges": Fixed("en cada cambio de estación", "at each change of season"),
    "RoundEnds": Fixed("al final de cada ronda", "at the end of each round"),
    "GameEnds": Fixed("al final de la partida", "at the end of the game"),
}

IMMEDIATE = Label("Inmediato", "Immediate")
PERMANENT = Label("Permanente", "Permanent")
ACTIVATION = Label("Activación", "Activation")


def spaces(most: int) -> Fixed:
    """How far the season marker may go."""
    return Fixed(
        f"de 1 a {most} casillas hacia delante o hacia atrás", f"1 to {most} spaces forwards or backwards"
    )
