"""What changes what cards are and what their text says, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities, scope
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import constants
from tapete.games.keyforge.verbs.things import any_card
from tapete.phrase import Saying, and_, cannot, clause, it, passive, plural, poss, the
from tapete.phrase.common import BE, LOSE, OF


@abilities(constants.LosesAbilities)
def _loses_abilities(v: constants.LosesAbilities, me: Voice) -> Saying:
    if v.to == any_card:
        return cannot(passive(w.RESOLVE, plural(w.ability(v.word))))
    return clause(LOSE, poss(it(w.CREATURE), w.ability(v.word)).many(), subject=scope(v.to, me))


@abilities(constants.Relabelled)
def _relabelled(v: constants.Relabelled, me: Voice) -> Saying:
    *others, last = [the(w.ability(word)).many() for word in v.words]
    told = and_(*others, last.with_(OF(scope(v.to, me)))) if others else last.with_(OF(scope(v.to, me)))
    both = w.ability(*dict.fromkeys((*v.words, *v.too)))
    return clause(BE, plural(both), subject=told)
