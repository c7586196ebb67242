"""The words of KeyForge in both languages."""

from __future__ import annotations

from functools import cache

from tapete.games.keyforge.cards.facts import facts, house_name, keyword_name, trait_noun
from tapete.kernel.phrase import (
    FROM,
    NP,
    ON,
    Adj,
    Fixed,
    Label,
    Noun,
    Prep,
    adj,
    mass,
    noun,
    tag,
    verb,
    verbatim,
)

CREATURE = noun("criatura", "f", "creature")
ARTIFACT = noun("artefacto", "m", "artifact")
UPGRADE = noun("mejora", "f", "upgrade")
ACTION_CARD = noun("carta de acción", "f", "action card")
NEIGHBOR = noun("criatura adyacente", "f", "neighbor", es_many="criaturas adyacentes")
HOUSE = noun("Casa", "f", "house")
KEY = noun("llave", "f", "key")
CHAIN = noun("cadena", "f", "chain")
ARCHIVES = noun("archivos", "m", "archives", es_many="archivos", en_many="archives")
POWER_COUNTER = noun("contador de Poder +1", "m", "+1 power counter", es_many="contadores de Poder +1")
AMBER = mass("Æmbar", "m", "Æmber")
DAMAGE = mass("daño", "m", "damage", measured=True)
POWER = mass("Poder", "m", "power", measured=True)
ARMOR = mass("Armadura", "f", "armor", measured=True)
POOL = noun("reserva", "f", "pool")
TOKEN_CREATURE = noun("criatura ficha", "f", "token creature", es_many="criaturas ficha")
OPTION = noun("opción", "f", "option")
CONTROL_OF = mass("control", "m", "control")

FRIENDLY = adj("aliado", "friendly")
ENEMY = adj("enemigo", "enemy")
POWERFUL = adj("poderoso", "powerful")
NEIGHBORING = adj("adyacente", "neighboring")
READY = adj("preparado", "ready")
STUNNED = adj("aturdido", "stunned")
WARDED = adj("escudado", "warded")
ENRAGED = adj("enfurecido", "enraged")
DIFFERENT_ONE = adj("diferente", "different")

STATUS: dict[tuple[str, bool], Adj] = {
    ("damaged", True): adj("dañado", "damaged"),
    ("damaged", False): adj("ileso", "undamaged"),
    ("ready", True): READY,
    ("ready", False): adj("agotado", "exhausted"),
    ("stunned", True): STUNNED,
    ("stunned", False): adj("no aturdido", "unstunned"),
    ("warded", True): WARDED,
    ("enraged", True): ENRAGED,
    ("on-flank", True): adj("de un flanco", "flank"),
    ("on-flank", False): adj(
        "que no esté en un flanco", "not on a flank", en_last=True, es_many="que no estén en un flanco"
    ),
    ("in-center", True): adj("en el centro de su línea de batalla", "in the center of its battleline", en_last=True),
    ("with-amber", True): adj("con Æmbar", "with Æmber on it", en_last=True),
    ("with-amber", False): adj("sin Æmbar", "with no Æmber on it", en_last=True),
    ("upgraded", True): adj("con mejoras", "with an upgrade", en_last=True),
    ("used", True): adj("usado este turno", "used this turn", en_last=True),
}  # fmt: skip

DEAL = verb("infligir", "deal")
HEAL = verb("curar", "heal", roles=((FROM, "a", "from"),))
FULLY_HEAL = verb("curar por completo", "fully heal", a=True)
STEAL = verb("robar", "steal", roles=((FROM, "a", "from"),))
CAPTURE = verb("capturar", "capture")
DESTROY = verb("destruir", "destroy")
SACRIFICE = verb("sacrificar", "sacrifice")
PURGE = verb("purgar", "purge")
ARCHIVE = verb("archivar", "archive")
STUN = verb("aturdir", "stun", a=True)
UNSTUN = verb("quitar el aturdimiento", "unstun", es_with="a")
WARD = verb("escudar", "ward", a=True)
ENRAGE = verb("enfurecer", "enrage", a=True)
EXALT = verb("exaltar", "exalt", a=True)
EXHAUST = verb("agotar", "exhaust")
READY_V = verb("preparar", "ready")
FIGHT = verb("luchar", "fight")
FIGHT_WITH = verb("luchar", "fight", es_with="con", en_with="with")
FIGHT_AGAINST = verb("luchar", "fight", es_with="contra")
REAP = verb("cosechar", "reap")
REAP_WITH = verb("cosechar", "reap", es_with="con", en_with="with")
READY_AND_FIGHT = verb("preparar y luchar", "ready and fight", es_with="con", en_with="with")
READY_AND_USE = verb("preparar y usar", "ready and use")
FORGE = verb("forjar", "forge")
UNFORGE = verb("desforjar", "unforge")
GET = verb("recibir", "get")
GAIN_TEXT = verb("obtener", "gain")
SWAP = verb("intercambiar", "swap")
GRAFT = verb("injertar", "graft")
ONTO = Prep("en", "onto")
EXCHANGE = verb("intercambiar el control", "swap control", es_with="de", en_with="of")
BELONG = verb("pertenecer", "belong", es_with="a", en_with="to")
COST = verb("costar", "cost")
PLACE_ON = verb("poner", "place", roles=((ON, "sobre", "on"),))
MAKE = verb("crear", "make")
TURN_OVER = verb("dar la vuelta", "turn over", es_with="a")
SHARE = verb("compartir", "share")

LABELS = {
    "play": Label("Jugar", "Play"),
    "fight": Label("Después de luchar", "After Fight"),
    "reap": Label("Después de cosechar", "After Reap"),
    "before-fight": Label("Antes de luchar", "Before Fight"),
    "before-reap": Label("Antes de cosechar", "Before Reap"),
    "action": Label("Acción", "Action"),
    "omni": Label("Omni", "Omni"),
    "destroyed": Label("Destruida", "Destroyed"),
    "leaves": Label("Abandona el juego", "Leaves Play"),
    "scrap": Label("Desguazar", "Scrap"),
}
ON_THEIR_TURN = Fixed("durante el próximo turno de tu oponente", "during your opponent's next turn")
NEXT_TURN = Fixed("en su próximo turno", "on their next turn")


@cache
def of_house(house: str, yes: bool = True) -> Adj:
    """De Marte; que no sea de Marte."""
    es, en = house_name(house, "es"), house_name(house, "en")
    if yes:
        return adj(f"de {es}", en)
    return adj(f"que no sea de {es}", f"non-{en}", es_many=f"que no sean de {es}")


@cache
def with_trait(trait: str, yes: bool = True) -> Adj:
    """Caballero; que no sea Caballero."""
    word = trait_noun(trait)
    if yes:
        return tag(word.es, word.en)
    return adj(f"que no sea {word.es}", f"non-{word.en}", es_many=f"que no sean {word.es_many}")


@cache
def with_keyword(word: str, yes: bool = True) -> Adj:
    """Con Elusivo."""
    es, en = keyword_name(word, "es"), keyword_name(word, "en").lower()
    return adj(f"con {es}", en) if yes else adj(f"sin {es}", f"without {en}", en_last=True)


@cache
def named(id: str) -> Noun:
    """A card by its name, as one of several copies."""
    card = facts(id)
    return noun(card.name("es"), "m", card.en, es_many=f"copias de {card.name('es')}")


PREVIOUS_TURN = Fixed("en su turno anterior", "on their previous turn")
ON_A_FLANK = Fixed("en un flanco", "on a flank")
ROUNDED_DOWN = Fixed("(la pérdida se redondea hacia abajo)", "(rounding the loss down)")
HAUNTED = adj("embrujado", "haunted")
FROM_SUPPLY = Fixed("de la reserva común", "from the common supply")
FROM_ITS_SIDE = Fixed("de su propia reserva", "from its own side")
FROM_ITS_OPPONENT = Fixed("del oponente", "from its opponent")
ONE_AT_A_TIME = Fixed("una por una", "one at a time")
AS_IF_YOURS = Fixed("como si fuera tuyo", "as if it were yours")
IN_YOUR_LINE = Fixed("en tu línea de batalla", "in your battleline")
NOT_PREVENTED = Fixed("la Armadura no puede evitar este daño", "armor cannot prevent this damage")
FREE = Fixed("sin coste alguno", "at no cost")
AT_COST = Fixed("por el coste actual", "at current cost")
REDUCED = Fixed("reducido en 1 Æmbar", "reduced by 1 Æmber")
UNDER_YOUR_CONTROL = Fixed("bajo tu control", "under your control")
WHILE_THIS = Fixed("hasta que esta carta abandone el juego", "until this card leaves play")
WHILE_IT = Fixed("mientras siga en juego", "while it is in play")
ON_YOUR_TURN = Fixed("durante tu próximo turno", "during your next turn")
PRECEDING = adj("anterior", "preceding")
ON_IDENTITY = Fixed("de la carta de identidad de tu oponente", "on your opponent's identity card")
ON_YOUR_IDENTITY = Fixed("de tu carta de identidad", "on your identity card")


def fixed(es: str, en: str) -> Fixed:
    """A set phrase made for one number."""
    return Fixed(es, en)


def splash(amount: int) -> Fixed:
    """With so much splash."""
    return Fixed(f"con {amount} de daño de dispersión", f"with {amount} splash damage")


def times(number: int) -> Fixed:
    """So many times, each time against another creature."""
    return Fixed(
        f"{number} veces, cada vez contra una criatura enemiga diferente",
        f"{number} times, each time against a different enemy creature",
    )


COUNTERS = {"doom": "Condena", "awakening": "Despertar", "fuse": "Mecha", "growth": "Crecimiento"}


@cache
def counter(kind: str) -> Noun:
    """A named counter, in Spanish as the rulebook calls it where it does («Contadores y fichas»)."""
    es = COUNTERS.get(kind, kind)
    return noun(f"contador de {es}", "m", f"{kind} counter", es_many=f"contadores de {es}")


END_OF_THEIR_TURN = Fixed("al final del turno de tu oponente", "at the end of your opponent's turn")
START_OF_THEIR_TURN = Fixed("al comienzo del turno de tu oponente", "at the start of your opponent's turn")
ON_YOUR_TURNS = Fixed("durante tu turno", "during your turn")
ANYWHERE = Fixed("a cualquier lugar de su línea de batalla", "anywhere in its battleline")
FIGHTING_THIS = Fixed("luchando contra esta criatura", "fighting this creature")
AS_ACTIVE_HOUSE = Fixed("como Casa activa", "as the active house")
WHEN_FIGHTING = Fixed("al luchar", "when fighting")
EACH_TURN = Fixed("cada turno", "each turn")
INSTEAD = Fixed("en vez de eso", "instead")
SUFFER = verb("sufrir", "be dealt")
BE_DEALT = verb("recibir", "be dealt")
COUNT_AS = verb("considerarse", "be considered", a=False)
ATTACK = verb("atacar", "attack", a=True)
ONLY_FIGHT = verb("poder luchar solo contra", "only fight", a=False)
ANY_DAMAGE = verbatim("daño", "damage")
THAT_HOUSE = verbatim("esa Casa", "that house", "f")


def first_each_turn(word: Noun) -> NP:
    """The first of its kind played each turn."""
    return verbatim(
        f"{'la primera' if word.feminine else 'el primer'} {word.es} que se juegue cada turno",
        f"the first {word.en} played each turn",
        "f" if word.feminine else "m",
    )
