"""The words of KeyForge in both languages."""

from __future__ import annotations

from functools import cache

from tapete.games.keyforge.cards.facts import facts, house_name, keyword_name, trait_noun
from tapete.games.keyforge.text.marks import ICON as ICON
from tapete.games.keyforge.text.marks import ICONS as ICONS
from tapete.games.keyforge.text.marks import counter as counter
from tapete.games.keyforge.text.marks import icon as icon
from tapete.phrase import (
    FROM,
    NP,
    ON,
    Adj,
    Conj,
    Fixed,
    Label,
    Noun,
    Phrase,
    Prep,
    Verb,
    adj,
    done,
    english,
    mass,
    noun,
    poss,
    spanish,
    verb,
    verbatim,
)
from tapete.phrase.common import DURING, NEXT_ONE, OPPONENT, TURN
from tapete.phrase.lexicon import Gender

CREATURE = noun("criatura", "f", "creature")
ARTIFACT = noun("artefacto", "m", "artifact")
UPGRADE = noun("mejora", "f", "upgrade")
ACTION_CARD = noun("carta de acción", "f", "action card")
NEIGHBOR = noun("criatura adyacente", "f", "neighbor", es_many="criaturas adyacentes")
TRAIT = noun("rasgo", "m", "trait")
HOUSE = noun("Casa", "f", "house")
KEY = noun("llave", "f", "key")
FORGED_KEY = noun("llave forjada", "f", "forged key")
UNFORGED_KEY = noun("llave sin forjar", "f", "unforged key", es_many="llaves sin forjar")
DAMAGE_POINT = noun("punto de daño", "m", "damage", es_many="puntos de daño", en_many="damage")
POINT = noun("punto", "m", "point")
ARMOR_POINT = noun(
    "punto de Armadura", "m", "point of armor", es_many="puntos de Armadura", en_many="points of armor"
)
CREATURE_OR_ARTIFACT = noun(
    "artefacto o criatura", "m", "creature or artifact",
    es_many="artefactos o criaturas", en_many="creatures or artifacts",
)  # fmt: skip
POWER_POINT = noun(
    "punto de Poder", "m", "point of power", es_many="puntos de Poder", en_many="points of power"
)
LYING_IN_PLAY = adj("en juego", "in play", es_many="en juego", en_last=True)
COMBINED = adj("conjunto", "combined")
REPRESENTED = adj("representado", "represented", en_last=True)
AT_THE_BOTTOM_OF = Prep("en la parte inferior de", "on the bottom of")
REDISTRIBUTE = verb("redistribuir", "redistribute")
LYING_ON = Prep("que haya sobre", "on")
BY_REAPING = Fixed("al cosechar", "by reaping")
GIVE_TO_OPPONENT = verb("dar a su oponente el control de", "give their opponent control of")
GIVE_CONTROL = verb("dar a tu oponente el control", "give your opponent control", es_with="de", en_with="of")
PRINTED_ON = Prep("de", "on")
HAVE_MORE_KEYS = verb(
    "tener más llaves forjadas que su oponente", "have more forged keys than their opponent"
)
PREVENT = verb("evitar", "prevent")
WITH_ITS_ARMOR = Fixed("con su Armadura", "with its armor")
PLAY_AS_UPGRADE = verb(
    "jugar esta criatura como mejora en vez de como criatura, con el texto",
    "play this creature as an upgrade instead of a creature, with the text",
)
NAME = verb("nombrar", "name")
DO_SO = verb("hacer", "do so")
IT_DONE = Fixed("lo", "", first=True)
TAKE_AFTER = verb(
    "adoptar el Poder, la Armadura, las palabras clave y los rasgos de",
    "take on the power, armor, keywords, and traits of",
)
ACTIVE = adj("activo", "active")
PICK_UP_SOME = verb(
    "recoger cualquier número de cartas de ellos en vez de todas",
    "pick up any number of cards from them instead of all",
)
ODD = adj("impar", "odd")
EVEN = adj("par", "even")
GIGANTIC_HALF = noun(
    "mitad de una criatura gigantesca", "f", "half of a gigantic creature",
    es_many="mitades de criaturas gigantescas", en_many="halves of gigantic creatures",
)  # fmt: skip
AS_OF_ACTIVE_HOUSE = Fixed(
    "como si pertenecieran a la Casa activa", "as if they belonged to the active house"
)
LIE = verb("estar", "be")
REFILL = verb("reponer", "refill")
AS_IN_DRAW_STEP = Fixed("como en el paso de robar cartas", "as if it were the “draw cards” step")
AMONG = Prep("entre", "among", once=True)
OF_A_HOUSE_AMONG = Prep("de cualquier Casa representada entre", "of any house represented among")
COMMON_SUPPLY = noun("reserva común", "f", "common supply")
CONTROLLER = noun("controlador", "m", "controller", person=True)
CHAIN = noun("cadena", "f", "chain")
ARCHIVES = noun("archivos", "m", "archives", es_many="archivos", en_many="archives")
AMBER = mass("Æmbar", "m", "Æmber")
DAMAGE = mass("daño", "m", "damage", measured=True)
POWER = mass("Poder", "m", "power", measured=True)
ARMOR = mass("Armadura", "f", "armor", measured=True)
POOL = noun("reserva", "f", "pool")
TOKEN_CREATURE = noun("criatura ficha", "f", "token creature", es_many="criaturas ficha")
OPTION = noun("opción", "f", "option")

FRIENDLY = adj("aliado", "friendly")
ENEMY = adj("enemigo", "enemy")
POWERFUL = adj("poderoso", "powerful")
NEIGHBORING = adj("adyacente", "neighboring")
READY = adj("preparado", "ready")
STUNNED = adj("aturdido", "stunned")
WARDED = adj("escudado", "warded")
ENRAGED = adj("enfurecido", "enraged")


def _bearing(es: str, en: str) -> Adj:
    """With something on it: con Æmbar sobre ella."""
    forms = (f"{es} él", f"{es} ella", f"{es} ellos", f"{es} ellas")
    return Adj(forms, f"{en} it", en_last=True, en_many=f"{en} them")


STATUS: dict[tuple[str, bool], Adj] = {
    ("damaged", True): adj("dañado", "damaged"),
    ("wounded", True): Adj(
        (
            "dañado y haya sobrevivido al daño",
            "dañada y haya sobrevivido al daño",
            "dañados y hayan sobrevivido al daño",
            "dañadas y hayan sobrevivido al daño",
        ),
        "damaged and has survived the damage",
    ),
    ("damaged", False): adj("ileso", "undamaged"),
    ("ready", True): READY,
    ("ready", False): adj("agotado", "exhausted"),
    ("stunned", True): STUNNED,
    ("stunned", False): adj("no aturdido", "unstunned"),
    ("warded", True): WARDED,
    ("enraged", True): ENRAGED,
    ("on-flank", True): adj("en un flanco", "flank", en_near=True),
    ("on-flank", False): adj(
        "que no esté en un flanco", "not on a flank", en_last=True, es_many="que no estén en un flanco"
    ),
    ("in-center", True): adj("en el centro de su línea de batalla", "in the center of its battleline", en_last=True),
    ("with-amber", True): _bearing("con Æmbar sobre", "with Æmber on"),
    ("with-amber", False): _bearing("sin Æmbar sobre", "with no Æmber on"),
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
SHUFFLE_IN = verb("barajar", "shuffle into a deck")
ARCHIVE = verb("archivar", "archive")
STUN = verb("aturdir", "stun", a=True)
UNSTUN = verb("retirar el aturdimiento", "unstun", es_with="de")
WARD = verb("escudar", "ward", a=True)
ENRAGE = verb("enfurecer", "enrage", a=True)
EXALT = verb("exaltar", "exalt", a=True)
EXHAUST = verb("agotar", "exhaust")
READY_V = verb("preparar", "ready")
FIGHT = verb("luchar", "fight")
FIGHT_WITH = verb("luchar", "fight", es_with="con", en_with="with")
FIGHT_AGAINST = verb("luchar", "fight", es_with="contra")
HEAL_ITSELF = verb("curarse", "heal")
REAP = verb("cosechar", "reap")
REAP_WITH = verb("cosechar", "reap", es_with="con", en_with="with")
FORGE = verb("forjar", "forge")
UNFORGE = verb("desforjar", "unforge")
ANYWHERE_IN_YOURS = Fixed("a cualquier lugar de tu línea de batalla", "anywhere in your battleline")
TO_YOUR_FLANK = Fixed("a un flanco de tu línea de batalla", "to a flank of your battleline")
TO_ITS_FLANK = Fixed(
    "a un flanco de la línea de batalla de su controlador", "to a flank of its controller's battleline"
)
TEXT_BOX = noun("cuadro de texto", "m", "text box", es_many="cuadros de texto", en_many="text boxes")
AS_A_COPY_OF = Prep("como una copia de", "as a copy of")
WOULD_BE_STOLEN = Fixed("que se fuera a robar", "that would be stolen")
BY_ACTIVE_PLAYER = Fixed(
    "por una criatura del jugador activo en vez de eso", "by a creature of the active player instead"
)
FROM_ANY_PLAYERS = Fixed("de cualquier combinación de jugadores", "from any combination of players")
ON_THEIR_OWN_TURN = Fixed("en su turno", "on their turn")
NO_KEY = Fixed(
    "no se forja esa llave ni se gasta Æmbar por ella", "that key is not forged and no Æmber is spent on it"
)
THIRD_PART = noun("tercio", "m", "third")
ROUNDED_UP = Fixed("(redondeando hacia arriba)", "(rounding up)")
WHEN_FORGING = Fixed("al forjar llaves", "when forging keys")
GET = verb("recibir", "get")
SWAP = verb("intercambiar", "swap")
GRAFT = verb("injertar", "graft")
ONTO = Prep("en", "onto")
ATTACH = verb("vincular", "attach")
ATTACHED = adj("vinculado", "attached", en_last=True)
EXCHANGE = verb("intercambiar el control", "swap control", es_with="de", en_with="of")
BELONG = verb("pertenecer", "belong", es_with="a", en_with="to")
PLACE_ON = verb("poner", "place", roles=((ON, "sobre", "on"),))
DIVIDE = verb("repartir", "divide")

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


@cache
def ability(*words: str) -> Noun:
    """An ability behind bold words: habilidad «Jugar/Después de cosechar:»."""
    es, en = (
        "/".join(told) for told in zip(*((LABELS[word].es, LABELS[word].en) for word in words), strict=True)
    )
    return noun(
        f"habilidad «{es}:»",
        "f",
        f"“{en}:” ability",
        es_many=f"habilidades «{es}:»",
        en_many=f"“{en}:” abilities",
    )


ON_THEIR_TURN = DURING(poss(OPPONENT, TURN).adj(NEXT_ONE))


@cache
def of_house(house: str, yes: bool = True) -> Adj:
    """De Marte; que no sea de Marte."""
    es, en = house_name(house, "es"), house_name(house, "en")
    if yes:
        return adj(f"de {es}", en)
    return adj(f"que no sea de {es}", f"non-{en}", es_many=f"que no sean de {es}")


def but_of_house(house: str) -> Fixed:
    """Pero pertenece a la Casa Logos."""
    es, en = house_name(house, "es"), house_name(house, "en")
    return Fixed(f"en juego, pero pertenece a la Casa {es}", f"in play, except it belongs to house {en}")


@cache
def with_trait(trait: str, yes: bool = True) -> Adj:
    """Caballero; que no sea Caballero; que no sea Acuana."""
    word = trait_noun(trait)
    woman = word.es_f or word.es
    if yes:
        many = word.es_many if word.es.endswith("e") else word.es
        return Adj((word.es, woman, many, f"{woman}s" if word.es_f else many), word.en, near=True)
    women = f"{woman}s" if word.es_f else word.es_many
    es = (
        f"que no sea {word.es}",
        f"que no sea {woman}",
        f"que no sean {word.es_many}",
        f"que no sean {women}",
    )
    return Adj(es, f"non-{word.en}")


@cache
def with_keyword(word: str, yes: bool = True) -> Adj:
    """Con Elusivo."""
    es, en = keyword_name(word, "es"), keyword_name(word, "en").lower()
    return adj(f"{'con' if yes else 'sin'} {es}", f"{'with' if yes else 'without'} {en}", en_last=True)


@cache
def named(id: str) -> Noun:
    """A card by its name, as one of several copies."""
    card = facts(id)
    gender: Gender = "f" if card.name("es").split()[0].endswith(("a", "ión")) else "m"
    return noun(card.name("es"), gender, card.en, es_many=f"copias de {card.name('es')}")


@cache
def copy_of(id: str) -> Noun:
    """One of several copies of a card."""
    card = facts(id)
    return noun(f"copia de {card.name('es')}", "f", f"copy of {card.en}")


THAT_HOUSE = adj("de esa Casa", "of that house", en_last=True)
TOP_OF_DECK = adj("primero", "top", first=True, short="primer", en_first=True)
REMAINING = adj("restante", "remaining")
CURRENT = adj("actual", "current")
GREATER = adj("mayor", "greater")
FOR_ANOTHER = Prep("por", "with")
IN_EXCESS_OF = Prep("por encima de", "in excess of")
MINUS = Prep("menos", "minus")
FOE = verbatim("la criatura contra la que lucha esta criatura", "the creature this creature fights", "f")
FOE_BESIDE = verbatim("la criatura contra la que lucha", "the creature this creature fights", "f")
NEXT_TO = Prep("junto a", "next to")
BESIDE = Prep("a", "of")
LYING_UNDER = Prep("que haya debajo de", "under")
FIGHTING = Prep("luchando contra", "fighting")
THERE_WITHIN = Prep("que haya en", "in")
FROM_WITHIN = Prep("que haya en", "from")
ALL_REMAINING = verbatim("todo el Æmbar que le quede", "all their remaining Æmber")
DURING_EACH_TURN = Conj("en cada turno en que", "during each turn in which")
IN_A_FIGHT = Fixed("en una lucha", "in a fight")
STILL = Fixed("aún", "still", first=True)
FORGING_STEP = verbatim("el paso de forjar una llave", "the “forge a key” step")
THIS_TIME = verbatim("", "this", "f")
FIRST_USE = verbatim(
    "la primera vez que se usa esta criatura este turno",
    "the first time this creature has been used this turn",
    "f",
)


def difference(one: Phrase, other: Phrase) -> Phrase:
    """One number less another."""
    return one.with_(MINUS(other)) if isinstance(one, NP) else one


PURGED = adj("purgado", "purged")
AS_IF_YOUR_CARD = Fixed("como si fuera tuya", "as if it were yours")
OWNED = {
    "you": adj("de tu propiedad", "you own", en_last=True),
    "opponent": adj("propiedad de tu oponente", "your opponent owns", en_last=True),
}
ON_A_FLANK = Fixed("en un flanco", "on a flank")
PUT_BACK = verb("volver a poner", "put")
ON_THE_DECK = Fixed("sobre el mazo en cualquier orden", "back on the deck in any order")
BATTLELINE = noun("línea de batalla", "f", "battleline", es_many="líneas de batalla")
REARRANGE = verb("reordenar", "rearrange")
UNWARD = verb("retirar el escudo", "remove the ward", es_with="de", en_with="from")

LOSS_ROUNDED_DOWN = Fixed("(la pérdida se redondea hacia abajo)", "(rounding the loss down)")
HAUNTED = adj("embrujado", "haunted")
FROM_SUPPLY = Fixed("de la reserva común", "from the common supply")
FROM_ITS_SIDE = Fixed("de su propia reserva", "from its own side")
FROM_ITS_OPPONENT = Fixed("de su oponente", "from its opponent")
ONE_AT_A_TIME = Fixed(", una por una", ", one at a time")
AS_IF_YOURS = Fixed("como si fuera tuyo", "as if it were yours")
IN_ONE_LINE = Fixed("de una misma línea de batalla", "in a battleline")
IN_AN_ATTACK_BY = Prep("en un ataque de", "in an attack by")
IN_YOUR_LINE = Fixed("de tu línea de batalla", "in your battleline")
NOT_PREVENTED = Fixed("la Armadura no puede evitar este daño", "armor cannot prevent this damage")
FREE = Fixed("sin coste alguno", "at no cost")
AT_COST = Fixed("por el coste actual", "at current cost")
RAISED = Fixed(", aumentado en 1 Æmbar", ", increased by 1 Æmber")
REDUCED = Fixed(", reducido en 1 Æmbar", ", reduced by 1 Æmber")
UNDER_OWNERS_CONTROL = Fixed("bajo el control de su propietario", "under its owner's control")
UNDER_YOUR_CONTROL = Fixed("bajo tu control", "under your control")
ON_ITS_CONTROLLERS_TURN = Fixed("en su próximo turno", "on their next turn")
TO_REPEAT_THAT = Fixed("para repetir el efecto anterior", "to repeat the preceding effect")
TO_REPEAT_THIS = Fixed("para repetir este efecto", "to repeat this effect")
PRECEDING = adj("anterior", "preceding")
ON_IDENTITY = Fixed("de la carta de identidad de tu oponente", "on your opponent's identity card")
ON_YOUR_IDENTITY = Fixed("de tu carta de identidad", "on your identity card")


def on_the_flank(side: str) -> Fixed:
    """On one flank of a player's own battleline."""
    es = {"left": "izquierdo", "right": "derecho"}[side]
    return Fixed(f"en su flanco {es}", f"on their {side} flank")


def dearer(extra: int) -> Fixed:
    """At so much more than a key costs now."""
    return Fixed(f"por el coste actual más {extra} Æmbar", f"at +{extra} Æmber current cost")


def theirs(action: Verb, *, owned: bool) -> Adj:
    """What was done to a player's cards: destruida de este modo que controlase."""
    told = done(action)
    if owned:
        one, woman, many, women = (f"de su propiedad {form} de este modo" for form in told.es)
    else:
        one, woman, many, women = (f"{form} de este modo que controlara" for form in told.es)
    en = f"they {'own' if owned else 'controlled'} that was {told.en} this way"
    return Adj((one, woman, many, women), en, en_last=True)


def splash(amount: int) -> Fixed:
    """With so much splash."""
    return Fixed(f", con {amount} de daño de dispersión", f", with {amount} splash damage")


def times(number: int, optional: bool = False) -> Fixed:
    """So many times, said before what is done."""
    es, en = spanish.number_word(number, True), english.number_word(number)
    return Fixed(f"{'hasta ' * optional}{es} veces", f"{'up to ' * optional}{en} times")


def house_of_what_was(action: Verb) -> Adj:
    """Of the house of the card that something was done to just now."""
    es, en = done(action).form(True, False), done(action).en
    return adj(f"de la Casa de la carta {es}", f"of the {en} card's house", en_last=True)


ONLY_TO_FIGHT = Fixed("solo para luchar", "only to fight")
AGAINST_ANOTHER = Fixed(
    ", cada vez contra una criatura enemiga diferente", ", each time against a different enemy creature"
)


def that_much(word: Noun) -> NP:
    """As much as was said just now: la misma cantidad de daño."""
    many = word is TOKEN_CREATURE
    es, en = (word.es_many, f"many {word.en_many}") if many else (word.es, f"much {word.en}")
    return verbatim(f"la misma cantidad de {es}", f"that {en}")


BEFORE_ITS_EFFECT = Fixed(
    ", pero antes de resolver su habilidad «Jugar:»", ", but before resolving its “Play:” ability"
)
ANYWHERE = Fixed("a cualquier lugar de su línea de batalla", "anywhere in its battleline")
AS_ACTIVE_HOUSE = Fixed("como Casa activa", "as the active house")
WHEN_ATTACKED = Fixed("al ser atacada", "when attacked")
WHEN_USED = Fixed("al usarse", "when used")
IF_IT_CAN = Fixed(", si puede", ", if able")
WHEN_FIGHTING = Fixed("al luchar", "when fighting")
BY_KEYWORD = {
    "assault": Prep("por el daño de Asalto de", "by the assault damage of"),
    "splash-attack": Prep("por el daño de Ataque con dispersión de", "by the splash-attack damage of"),
}
SHARE = verb("compartir", "share")
SUFFER = verb("sufrir", "be dealt")
BE_DEALT = verb("recibir", "be dealt")
COUNT_AS_HAVING = verb("considerarse con", "be considered to have", a=False)
APPLY = verb("aplicarse", "apply")
TAUNT = noun("Provocar", "m", "taunt")
FIGHT_OR_REAP = verb("luchar ni cosechar", "fight or reap")
RUN_OUT = verb("quedarse sin cartas", "run out of cards")
SHARED_AMONG = Prep(", repartido entre", ", distributed among")
ROUNDED_DOWN = Fixed("(redondeando hacia abajo)", "(rounding down)")
TO_ONE_MORE_CARD = Fixed("con 1 carta más", "to 1 more card")
RATHER_THAN_DISCARD = Fixed(
    "en vez de ponerla en tu pila de descartes", "instead of placing it in your discard pile"
)
NEXT_TIME = Conj("la próxima vez que", "the next time")
ONCE_MORE = Fixed("una vez adicional", "an additional time")
FROM_DEALER = Prep("de", "by")
COUNT_AS = verb("considerarse", "be considered", a=False)
ATTACK = verb("atacar", "attack", a=True)
ANY_DAMAGE = verbatim("daño", "damage")
DOUBLE_DAMAGE = mass("el doble de daño", "m", "double damage")
UNDER_OPPONENTS_CONTROL = Fixed("bajo el control de tu oponente", "under your opponent's control")
ANYWHERE_IN_YOUR_LINE = Fixed("en cualquier lugar de tu línea de batalla", "anywhere in your battleline")


@cache
def house_named(house: str) -> NP:
    """A house by its name."""
    return verbatim(f"la Casa {house_name(house, 'es')}", f"house {house_name(house, 'en')}", "f")


def house_but(house: str) -> Noun:
    """Any house but that one."""
    es, en = house_name(house, "es"), house_name(house, "en")
    return noun(f"Casa que no sea {es}", "f", f"non-{en} house", es_many=f"Casas que no sean {es}")


ACTIVE_HOUSE = noun("Casa activa", "f", "active house", es_many="Casas activas")
THE_HOUSE = verbatim("esa Casa", "that house", "f")


def first_each_turn(word: Noun) -> NP:
    """The first of its kind played each turn."""
    return verbatim(
        f"{'la primera' if word.feminine else 'el primer'} {word.es} que se juegue cada turno",
        f"the first {word.en} played each turn",
        "f" if word.feminine else "m",
    )


def to_a_maximum(most: int) -> Fixed:
    """Up to a limit, said after what is counted."""
    return Fixed(f", hasta un máximo de {most}", f", to a maximum of {most}")


AS = Prep("como", "as")
AS_IF_PLAYED = Fixed("como si la hubieras jugado", "as if you had played it")
AS_IF_PLAYED_M = Fixed("como si lo hubieras jugado", "as if you had played it")
BY_AN_ICON = Fixed("por un icono de bonificación de daño", "by a damage bonus icon")
ON_CARDS_THEY_PLAY = Fixed("de las cartas que juegue", "on cards they play")
