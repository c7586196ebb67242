"""Shapes that many cards share."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs.base import Action, FightReap, Omni, Play, Verb, you
from tapete.games.keyforge.verbs.choices import Choose, choose_one, if_you_do, may
from tapete.games.keyforge.verbs.constants import GainsTrait, Keyword, gains
from tapete.games.keyforge.verbs.harm import Deal, Destroy, Sacrifice
from tapete.games.keyforge.verbs.lasting import until_your_next_turn
from tapete.games.keyforge.verbs.moments import after
from tapete.games.keyforge.verbs.piles import PutOnDeck
from tapete.games.keyforge.verbs.pointers import that, this, this_upgrade
from tapete.games.keyforge.verbs.targets import a
from tapete.games.keyforge.verbs.things import creature, upgrade
from tapete.games.keyforge.verbs.upgrades import Attach, Attaches


def spent(id: str, *steps: Verb) -> None:
    """An artifact used up by its own Omni ability: destroyed, or as first printed sacrificed.

    The words differ in the hands of whoever uses it as if it were theirs: only a card one controls can be
    sacrificed (v17.2 «Sacrificar»).
    """
    card(id, Omni(Destroy(this), *steps), in_2018=(Omni(Sacrifice(this), *steps),))


def blaster(id: str, of: str, *steps: Verb) -> None:
    """An upgrade that shoots, or goes to the officer it belongs to; attached there, it does something more."""
    officer = creature.named(of)
    card(
        id,
        gains(FightReap(may(choose_one(Deal(2, to=a(creature)), Attach(this_upgrade, a(officer)))))),
        after(Attaches(officer, what=upgrade.itself, who=you), *steps),
    )


def mutation(id: str, gift: Keyword) -> None:
    """Until the start of your next turn, a creature gains this and is a mutant."""
    mutant = GainsTrait("mutant", to=that)
    card(id, Play(Choose(a(creature)), *(until_your_next_turn(x, about=that) for x in (gift, mutant))))


def outpost(id: str, *steps: Verb) -> None:
    """An artifact that sends a friendly creature home, and does something if it goes."""
    card(id, Action(PutOnDeck(a(creature.friendly), bottom=True), if_you_do(*steps)))
