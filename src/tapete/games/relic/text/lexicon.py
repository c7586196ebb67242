"""The game's own words in both languages."""

from __future__ import annotations

from ....phrase import Fixed, Label, Noun, adj, name, noun, verb
from ....phrase.common import PLAYER, TURN

# things one has
STRENGTH = name("Fuerza", "f", "Strength")
WILLPOWER = name("Voluntad", "f", "Willpower")
CUNNING = name("Astucia", "f", "Cunning")
ATTRIBUTE_NAMES = {
    "strength": STRENGTH,
    "willpower": WILLPOWER,
    "cunning": CUNNING,
    "level": name("nivel", "m", "level"),
    "influence": name("influencia", "f", "influence"),
}


def points(of: str, en: str) -> Noun:
    """A point of something: un punto de Fuerza, 1 Strength."""
    return noun(f"punto de {of}", "m", en, es_many=f"puntos de {of}", en_many=en.replace("point ", "points "))


ENEMY = noun("enemigo", "m", "enemy", person=True)
POWER_CARD = noun("carta de Poder", "f", "Power card")
CORRUPTION_CARD = noun("carta de Corrupción", "f", "Corruption card")
TROPHY = noun("trofeo", "m", "trophy")
ASSET = noun("ventaja", "f", "asset")
RELIC = noun("reliquia", "f", "relic")
MISSION = noun("misión completada", "f", "completed mission", es_many="misiones completadas")
MISSION_CARD = noun("carta de Misión", "f", "Mission card")
WARGEAR = noun("carta de Equipo", "f", "Wargear card")
LEVEL = noun("nivel", "m", "level")
CHARGE = noun("carga", "f", "charge")
TOKEN = noun("ficha de Personaje", "f", "character token")

NOUNS: dict[str, Noun] = {
    "strength": points("Fuerza", "Strength"),
    "willpower": points("Voluntad", "Willpower"),
    "cunning": points("Astucia", "Cunning"),
    "attribute": noun(
        "punto en un atributo de tu elección",
        "m",
        "point in an attribute of your choice",
        es_many="puntos en atributos de tu elección",
        en_many="points in attributes of your choice",
    ),
    "highest": noun(
        "punto en tu mayor atributo",
        "m",
        "point in your highest attribute",
        es_many="puntos en tu mayor atributo",
        en_many="points in your highest attribute",
    ),
    "lowest": noun(
        "punto en tu menor atributo",
        "m",
        "point in your lowest attribute",
        es_many="puntos en tu menor atributo",
        en_many="points in your lowest attribute",
    ),
    "life": points("Vida", "Life"),
    "influence": points("influencia", "influence"),
    "power": POWER_CARD,
    "corruption": CORRUPTION_CARD,
    "trophy": TROPHY,
    "points": noun("punto de trofeo", "m", "trophy point", es_many="puntos de trofeo"),
    "asset": ASSET,
    "ally": noun("aliado", "m", "ally", en_many="allies"),
    "weapon": noun("arma", "f", "weapon", el=True),
    "armour": noun("armadura", "f", "armour"),
    "equipment": noun("accesorio", "m", "piece of equipment", en_many="pieces of equipment"),
    "relic": RELIC,
    "mission": MISSION,
    "orders": MISSION_CARD,
    "wargear": WARGEAR,
    "level": LEVEL,
    "turn": TURN,
    "ork": noun("enemigo Orko", "m", "Ork enemy", es_many="enemigos Orkos", en_many="Ork enemies"),
    "tyranid": noun(
        "enemigo Tiránido", "m", "Tyranid enemy", es_many="enemigos Tiránidos", en_many="Tyranid enemies"
    ),
    "eldar": noun("enemigo Eldar", "m", "Eldar enemy", es_many="enemigos Eldar", en_many="Eldar enemies"),
    "heretic": noun(
        "enemigo Hereje", "m", "Heretic enemy", es_many="enemigos Herejes", en_many="Heretic enemies"
    ),
    "daemon": noun(
        "enemigo Demonio", "m", "Daemon enemy", es_many="enemigos Demonios", en_many="Daemon enemies"
    ),
    "traitor": noun(
        "enemigo Traidor", "m", "Traitor enemy", es_many="enemigos Traidores", en_many="Traitor enemies"
    ),
    "chaos": noun(
        "enemigo del Caos", "m", "Chaos enemy", es_many="enemigos del Caos", en_many="Chaos enemies"
    ),
    "any": ENEMY,
    "token": TOKEN,
    "best": points("tu mejor atributo", "your best attribute"),
    "region": PLAYER,
}
SCORE = noun("puntuación de combate", "f", "battle score")
MOVEMENT = noun("puntuación de movimiento", "f", "movement score")
BATTLE = noun("combate", "m", "battle")
SPACE = noun("casilla", "f", "space")
PIECE = noun("peón", "m", "piece")
THRESHOLD = noun("umbral de corrupción", "m", "corruption threshold")
GAME = noun("partida", "f", "game")

COLOURS = {"red": adj("roja", "red"), "blue": adj("azul", "blue"), "yellow": adj("amarilla", "yellow")}
THREATS = {
    "red": noun("carta de Amenaza roja", "f", "red Threat card", es_many="cartas de Amenaza roja"),
    "blue": noun("carta de Amenaza azul", "f", "blue Threat card", es_many="cartas de Amenaza azul"),
    "yellow": noun(
        "carta de Amenaza amarilla", "f", "yellow Threat card", es_many="cartas de Amenaza amarilla"
    ),
    "any": noun(
        "carta de Amenaza de cualquier color",
        "f",
        "Threat card of any colour",
        es_many="cartas de Amenaza de cualquier color",
        en_many="Threat cards of any colour",
    ),
}

ADD = verb("sumar", "add")
EVADE = verb("esquivar", "evade", a=True)
MAKE = verb("hacer", "make")
FIGHT = verb("resolver", "fight")
ACQUIRE = verb("recibir", "take")
SUBTRACT = verb("restar", "subtract")
BUY = verb("comprar", "buy")
AVOID = verb("evitar", "avoid")
EXPLODE = verb("explotar", "explode")
JUMP = verb("saltar", "skip")
DEFEAT = verb("derrotar", "defeat", a=True)
VISIT = verb("visitar", "visit")

MOMENT_PHRASES = {
    "turn": Fixed("al comienzo de tu turno", "at the start of your turn"),
    "move": Fixed("en lugar de tu tirada de movimiento", "in place of your movement roll"),
    "moved": Fixed("después de tu tirada de movimiento", "after your movement roll"),
    "omen": Fixed(
        "cada vez que robes una carta de Amenaza con un augurio en tu fase de Exploración",
        "each time you draw a Threat card with an omen in your Exploration phase",
    ),
    "explore": Fixed("al final de tu fase de Exploración", "at the end of your Exploration phase"),
    "engage": Fixed("al comienzo de tu fase de Enfrentamiento", "at the start of your Engagement phase"),
    "approach": Fixed(
        "antes de un combate en tu fase de Enfrentamiento", "before a battle in your Engagement phase"
    ),
    "prepare": Fixed("al prepararte para un combate", "when you prepare for a battle"),
    "rival": Fixed(
        "cuando otro jugador se prepare para un combate", "when another player prepares for a battle"
    ),
    "roll": Fixed("después de tu tirada de combate", "after your battle roll"),
    "won": Fixed("cuando ganes un combate", "when you win a battle"),
    "lost": Fixed("cuando pierdas un combate", "when you lose a battle"),
    "tied": Fixed("cuando empates un combate", "when you tie a battle"),
    "meet": Fixed("antes de resolver a un desconocido", "before you resolve a stranger"),
    "test": Fixed("antes de una tirada de habilidad", "before a skill roll"),
    "check": Fixed("después de una tirada de habilidad", "after a skill roll"),
    "passed": Fixed("cuando superes una prueba de habilidad", "when you pass a skill test"),
    "failed": Fixed("cuando falles una prueba de habilidad", "when you fail a skill test"),
    "hurt": Fixed("cuando vayas a perder Vida", "when you would lose Life"),
    "taint": Fixed("cuando vayas a robar una carta de Corrupción", "when you would draw a Corruption card"),
    "levelled": Fixed("cuando obtengas un nivel", "when you gain a level"),
    "completed": Fixed("cuando completes una misión", "when you complete a mission"),
    "vanquished": Fixed("cuando seas derrotado", "when you are vanquished"),
    "experience": Fixed("al comienzo de tu fase de Experiencia", "at the start of your Experience phase"),
    "end": Fixed("al final de tu turno", "at the end of your turn"),
}

WIN_LABEL = Label("Si ganas el combate", "If you win the battle")
LOSE_LABEL = Label("Si pierdes el combate", "If you lose the battle")
TIE_LABEL = Label("Si empatas el combate", "If you tie the battle")
START_LABEL = Label("Al comienzo del combate", "At the start of the battle")
PASS_LABEL = Label("Si la superas", "If you pass")
FAIL_LABEL = Label("Si la fallas", "If you fail")
GOAL_LABEL = Label("Objetivo", "Objective")
REWARD_LABEL = Label("Recompensa", "Reward")
SPECIAL_LABEL = Label("Resolución especial", "Special resolution")
CONFRONTATION_LABEL = Label("Confrontación", "Confrontation")

#: kinds and traits as they stand on a card
KINDS = {
    "enemy": ("Enemigo", "Enemy"),
    "event": ("Evento", "Event"),
    "encounter": ("Encuentro", "Encounter"),
    "asset": ("Ventaja", "Asset"),
    "power": ("Poder", "Power"),
    "corruption": ("Corrupción", "Corruption"),
    "mission": ("Misión", "Mission"),
    "relic": ("Reliquia", "Relic"),
    "wargear": ("Equipo", "Wargear"),
    "character": ("Personaje", "Character"),
    "scenario": ("Escenario", "Scenario"),
    "ork": ("Orko", "Ork"),
    "tyranid": ("Tiránido", "Tyranid"),
    "eldar": ("Eldar", "Eldar"),
    "heretic": ("Hereje", "Heretic"),
    "daemon": ("Demonio", "Daemon"),
    "traitor": ("Traidor", "Traitor"),
    "stranger": ("Desconocido", "Stranger"),
    "place": ("Lugar", "Place"),
    "ally": ("Aliado", "Ally"),
    "weapon": ("Arma", "Weapon"),
    "armour": ("Armadura", "Armour"),
    "equipment": ("Accesorio", "Equipment"),
    "outer": ("Región Exterior", "Outer region"),
    "middle": ("Región Intermedia", "Middle region"),
    "inner": ("Región Interior", "Inner region"),
    "red": ("roja", "red"),
    "blue": ("azul", "blue"),
    "yellow": ("amarilla", "yellow"),
}


def kind_name(word: str, lang: str) -> str:
    """A kind or trait as a card shows it."""
    pair = KINDS.get(word)
    return "" if pair is None else pair[lang == "en"]
