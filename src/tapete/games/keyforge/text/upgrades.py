"""Words about upgrades, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import moment_said
from tapete.games.keyforge.text.amounts import Quantity, Sayer, amounts, number_of
from tapete.games.keyforge.text.moments import anyone
from tapete.games.keyforge.text.phrases import Determiner, phrases, thing
from tapete.games.keyforge.text.verbs import verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import pointers, targets, upgrades
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import Named
from tapete.phrase import (
    TO,
    Clause,
    Fixed,
    Phrase,
    Saying,
    a,
    and_,
    bare,
    clause,
    each,
    it,
    join,
    passive,
    plural,
    that,
    them,
)
from tapete.phrase.common import HAVE, OTHER, PUT, TAKE_CONTROL


@verbs(upgrades.Attach)
def _attach(v: upgrades.Attach, me: Voice) -> Saying:
    if v.yours:
        taken = clause(TAKE_CONTROL, phrases.say(v.what, me))
        return join(taken, clause(w.ATTACH, them(w.UPGRADE), TO(that(w.CREATURE))))
    what = phrases.say(v.what, me)
    return clause(w.ATTACH, what, TO(_wearer(v.to, me)))


ON_YOUR_RIGHT_FLANK = Fixed(
    "en el flanco derecho de tu línea de batalla como criatura, preparada",
    "on the right flank of your battleline as a creature, ready",
)


@verbs(upgrades.StandUp)
def _stand_up(v: upgrades.StandUp, me: Voice) -> Saying:
    return clause(PUT, phrases.say(v.what, me), ON_YOUR_RIGHT_FLANK)


def _wearer(to: targets.Target, me: Voice) -> Phrase:
    """A creature by its name stands without an article."""
    if isinstance(to, targets.Some) and any(isinstance(test, Named) for test in to.what.tests):
        return thing(to.what, bare)
    return phrases.say(to, me)


@moment_said(upgrades.Attaches)
def _attaches(v: upgrades.Attaches, me: Voice) -> Saying:
    what, to = thing(v.what, a, me), TO(thing(v.to, _article(v.to), me))
    if v.who.word == "each":
        return passive(w.ATTACH, what, to)
    return clause(w.ATTACH, what, to, subject=anyone(v.who))


def _article(what: Things) -> Determiner:
    return bare if any(isinstance(test, Named) for test in what.tests) else a


@phrases(upgrades.UpgradesOf)
def _upgrades_of(v: upgrades.UpgradesOf, me: Voice) -> Phrase:
    bearer = phrases.say(v.of, me)
    if not v.too:
        every = each(w.UPGRADE).adj(OTHER) if v.other else each(w.UPGRADE)
        return every.adj(w.ATTACHED).with_(TO(bearer))
    found = and_(bearer, each(w.UPGRADE).adj(w.ATTACHED).with_(TO(me.that)))
    me.many = True
    return found


@amounts(upgrades.UpgradesOn)
class _UpgradesOn(Sayer[upgrades.UpgradesOn]):
    def subject(self, v: upgrades.UpgradesOn, much: Quantity, me: Voice) -> Clause:
        return clause(HAVE, much(w.UPGRADE), subject=self._card(v, me))

    def count(self, v: upgrades.UpgradesOn, me: Voice) -> Phrase:
        return each(w.UPGRADE).adj(w.ATTACHED).with_(TO(self._card(v, me)))

    def bound(self, v: upgrades.UpgradesOn, me: Voice) -> Phrase:
        return number_of(plural(w.UPGRADE).adj(w.ATTACHED).with_(TO(self._card(v, me))))

    def _card(self, v: upgrades.UpgradesOn, me: Voice) -> Phrase:
        if isinstance(v.on, (pointers.That, pointers.Those)):
            return it(me.chosen)
        return me.this if isinstance(v.on, pointers.This) else phrases.say(v.on, me)
