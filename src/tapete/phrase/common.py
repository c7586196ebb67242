"""Words that any card game says; a game's own words live in its text room."""

from __future__ import annotations

from .clauses import IF_YOU_DO as IF_YOU_DO
from .clauses import IN, INTO
from .clauses import INSTEAD as INSTEAD
from .clauses import NEXT as NEXT
from .clauses import OTHERWISE as OTHERWISE
from .determiners import poss, your
from .lexicon import TO, Adj, Fixed, Prep, Verb, adj, noun, verb
from .nouns import NP, YOU

# things
CARD = noun("carta", "f", "card")
PLAYER = noun("jugador", "m", "player", person=True)
RIVAL = noun("oponente", "m", "opponent", person=True)
OWNER = noun("propietario", "m", "owner", person=True)
HAND = noun("mano", "f", "hand")
DECK = noun("mazo", "m", "deck")
DISCARD_PILE = noun("pila de descartes", "f", "discard pile")
TOKEN = noun("ficha", "f", "token")
DIE = noun("dado", "m", "die")
TURN = noun("turno", "m", "turn")
EFFECT = noun("efecto", "m", "effect")
COST = noun("coste", "m", "cost")
TIME = noun("vez", "f", "time")
CHOICE = noun("elección", "f", "choice")
AMOUNT = noun("cantidad", "f", "amount")
NUMBER = noun("número", "m", "number")

OPPONENT: NP = poss(YOU, RIVAL)

# qualities
OTHER = Adj(("otro", "otra", "otros", "otras"), "other", first=True, other=True)
NEXT_ONE = adj("próximo", "next", first=True)
FIRST = adj("primero", "first", first=True, short="primer")
SECOND = adj("segundo", "second", first=True)
THIRD = adj("tercero", "third", first=True, short="tercer")
LAST = adj("último", "last", first=True)
SAME = adj("mismo", "same", first=True)
TOP = adj("superior", "top", en_first=True)
BOTTOM = adj("inferior", "bottom", en_first=True)
DIFFERENT = adj("diferente", "different")

# ties
OF = Prep("de", "of")
AT = Prep("en", "at")
WITHOUT = Prep("sin", "without")
EXCEPT = Prep("excepto", "except", nominative=True)
BENEATH = Prep("debajo de", "under")
AGAINST = Prep("contra", "against")
DURING = Prep("durante", "during")
EQUAL_TO = Prep("igual a", "equal to")
IN_ORDER_TO = Prep("para", "to")
AMONG = Prep("entre", "among", nominative=True, once=True)
ON_TOP_OF = Prep("encima de", "on top of")
ALONG = Prep("", "")

OF_YOUR_CHOICE = OF(your(CHOICE))

# adverbs and set phrases
ONLY = Fixed("solo", "only", first=True)
ALSO = Fixed("también", "also", first=True)
IN_PLAY = Fixed("en juego", "in play")
INTO_PLAY = Fixed("en juego", "into play")
AT_RANDOM = Fixed("al azar", "at random")
FACE_UP = Fixed("boca arriba", "faceup")
FACE_DOWN = Fixed("boca abajo", "facedown")
THIS_WAY = Fixed("de este modo", "this way")
THIS_TURN = Fixed("este turno", "this turn")
EACH_TURN = Fixed("cada turno", "each turn")
ONCE_PER_TURN = Fixed("una vez por turno", "once per turn")
FOR_THE_TURN = Fixed("durante el resto del turno", "for the remainder of the turn")
UNTIL_YOUR_TURN = Fixed("hasta el comienzo de tu próximo turno", "until the start of your next turn")
ON_YOUR_NEXT_TURN = Fixed("durante tu próximo turno", "during your next turn")
AT_START_OF_TURN = Fixed("al comienzo de tu turno", "at the start of your turn")
AT_END_OF_TURN = Fixed("al final de tu turno", "at the end of your turn")

# actions
BE = verb("ser", "be", a=False)
STAND = verb("estar", "be", a=False)
HAVE = verb("tener", "have", a=False)
THERE_IS = Verb("haber", "be", a=False, there=True)
DO = verb("hacer", "do")
GAIN = verb("obtener", "gain")
LOSE = verb("perder", "lose")
DRAW = verb("robar", "draw")
PLAY = verb("jugar", "play")
USE = verb("usar", "use")
DISCARD = verb("descartar", "discard")
REVEAL = verb("revelar", "reveal")
LOOK_AT = verb("mirar", "look", en_with="at")
CHOOSE = verb("elegir", "choose")
PUT = verb("poner", "put")
PUT_INTO_PLAY = verb("poner en juego", "put", en_after="into play")
PLACE = verb("colocar", "place")
TAKE = verb("tomar", "take")
GIVE = verb("dar", "give", gives=TO)
KEEP = verb("conservar", "keep")
MOVE = verb("mover", "move", roles=((TO, "a", "to"),))
RETURN = verb("devolver", "return")
SHUFFLE = verb("barajar", "shuffle", roles=((INTO, "junto con", "into"),))
SEARCH = verb("buscar", "search", en_with="for", gives=IN)
PAY = verb("pagar", "pay", gives=TO)
SPEND = verb("gastar", "spend")
REMOVE = verb("retirar", "remove")
ROLL = verb("lanzar", "roll")
REROLL = verb("volver a lanzar", "reroll")
REPEAT = verb("repetir", "repeat")
RESOLVE = verb("resolver", "resolve")
IGNORE = verb("ignorar", "ignore")
TAKE_CONTROL = verb("tomar el control", "take control", es_with="de", en_with="of")
CONTROL = verb("controlar", "control")
SKIP = verb("saltarse", "skip")
COST_V = verb("costar", "cost")
ENTER_PLAY = verb("entrar en juego", "enter play")
LEAVE_PLAY = verb("abandonar el juego", "leave play")
WIN = verb("ganar", "win")
