"""Effects that serve a number of cards, said: the next one played, up to two used."""

from __future__ import annotations

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.phrases import as_cards, thing
from tapete.games.keyforge.text.targets import counter
from tapete.games.keyforge.verbs import icons, limits
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    NP,
    TO,
    Fixed,
    Saying,
    Verb,
    a,
    after,
    can,
    cannot,
    clause,
    each_of,
    frame,
    it,
    lead,
    may,
    passive,
    poss,
    the,
    your,
)
from tapete.phrase.common import (
    CARD,
    ENTER_PLAY,
    FOR_THE_TURN,
    HAND,
    NEXT_ONE,
    PLAY,
    RESOLVE,
    RETURN,
    THIS_TURN,
    USE,
)


def numbered(ability: Ability, uses: int) -> Saying | None:
    """Effects that serve a number of cards: the next one played, up to two used."""
    if isinstance(ability, limits.Arrives) and ability.what is not None and ability.anywhere:
        enters = clause(ENTER_PLAY, w.READY, IN_ANY_PLACE, subject=it(w.CREATURE))
        return frame(w.NEXT_TIME, clause(ENTER_PLAY, THIS_TURN, subject=thing(ability.what, a)), can(enters))
    if isinstance(ability, limits.Arrives) and ability.what is not None:
        coming = thing(ability.what, the)
        if isinstance(coming, NP):
            coming = coming.adj(NEXT_ONE).that(clause(PLAY, THIS_TURN))
        return clause(ENTER_PLAY, w.READY, subject=coming)
    if isinstance(ability, limits.PlayedGoes):
        played = thing(ability.what, the)
        if isinstance(played, NP):
            played = played.adj(NEXT_ONE).that(clause(PLAY, THIS_TURN))
        back = clause(RETURN, it(CARD), TO(your(HAND)), w.RATHER_THAN_DISCARD)
        return after(clause(RESOLVE, played), back)
    if isinstance(ability, icons.IconsAgain):
        icons_again = clause(RESOLVE, each_of(poss(it(CARD), w.ICON).many()), w.ONCE_MORE)
        return frame(w.NEXT_TIME, clause(PLAY, a(CARD), THIS_TURN), icons_again)
    if isinstance(ability, limits.CannotUse) and isinstance(ability.what, Things):
        barred = cannot(clause(NEXT_USE[ability.ways], subject=it(w.CREATURE)))
        return frame(w.NEXT_TIME, passive(USE, thing(ability.what, a), THIS_TURN), barred)
    if type(ability) is limits.MayUse and isinstance(ability.what, Things):
        used = thing(as_cards(ability.what), a if uses == 1 else counter(uses, True))
        return lead(FOR_THE_TURN, may(clause(USE, used)))
    return None


IN_ANY_PLACE = Fixed("en cualquier lugar de su línea de batalla", "anywhere in its battleline")
NEXT_USE: dict[tuple[str, ...], Verb] = {("fight",): w.FIGHT, ("reap",): w.REAP}
