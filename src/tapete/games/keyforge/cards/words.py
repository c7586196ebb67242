"""What a card file imports, as `k`: every word of the vocabulary, and `card` (decision 0010)."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import blaster, mutation, outpost, spent
from tapete.games.keyforge.verbs.amber import *
from tapete.games.keyforge.verbs.amounts import *
from tapete.games.keyforge.verbs.base import *
from tapete.games.keyforge.verbs.choices import *
from tapete.games.keyforge.verbs.conditions import *
from tapete.games.keyforge.verbs.constants import *
from tapete.games.keyforge.verbs.control import *
from tapete.games.keyforge.verbs.copying import *
from tapete.games.keyforge.verbs.economy import *
from tapete.games.keyforge.verbs.fighting import *
from tapete.games.keyforge.verbs.forging import *
from tapete.games.keyforge.verbs.harm import *
from tapete.games.keyforge.verbs.history import *
from tapete.games.keyforge.verbs.icons import *
from tapete.games.keyforge.verbs.instead import *
from tapete.games.keyforge.verbs.keeping import *
from tapete.games.keyforge.verbs.kinship import *
from tapete.games.keyforge.verbs.lasting import *
from tapete.games.keyforge.verbs.limits import *
from tapete.games.keyforge.verbs.lines import *
from tapete.games.keyforge.verbs.looking import *
from tapete.games.keyforge.verbs.moments import *
from tapete.games.keyforge.verbs.moving import *
from tapete.games.keyforge.verbs.needless import *
from tapete.games.keyforge.verbs.pairs import *
from tapete.games.keyforge.verbs.piles import *
from tapete.games.keyforge.verbs.places import *
from tapete.games.keyforge.verbs.playing import *
from tapete.games.keyforge.verbs.pointers import *
from tapete.games.keyforge.verbs.powers import *
from tapete.games.keyforge.verbs.readying import *
from tapete.games.keyforge.verbs.repeating import *
from tapete.games.keyforge.verbs.replacing import *
from tapete.games.keyforge.verbs.returning import *
from tapete.games.keyforge.verbs.shaping import *
from tapete.games.keyforge.verbs.shuffling import *
from tapete.games.keyforge.verbs.spots import *
from tapete.games.keyforge.verbs.stacks import *
from tapete.games.keyforge.verbs.standing_in import *
from tapete.games.keyforge.verbs.targets import *
from tapete.games.keyforge.verbs.things import *
from tapete.games.keyforge.verbs.tide import *
from tapete.games.keyforge.verbs.tokens import *
from tapete.games.keyforge.verbs.upgrades import *
from tapete.games.keyforge.verbs.using import *
from tapete.games.keyforge.verbs.which import *

__all__ = ["blaster", "card", "mutation", "outpost", "spent"]
