"""Constants about keys, hands and Æmber, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities, scope
from tapete.games.keyforge.text.amounts import measured
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.phrases import thing, who
from tapete.games.keyforge.text.verbs import together
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import economy
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    YOU,
    Fixed,
    Noun,
    Phrase,
    Saying,
    a,
    bonus,
    cannot,
    clause,
    if_,
    it,
    join,
    lead,
    may,
    plural,
    poss,
    sentences,
    the,
    them,
    verbatim,
    when,
    would,
    your,
)
from tapete.phrase.common import (
    CARD,
    COST_V,
    FIRST,
    HAND,
    OPPONENT,
    PLAYER,
    SECOND,
    SKIP,
    SPEND,
    STAND,
    THIRD,
)


@abilities(economy.KeysCost)
def _keys_cost(v: economy.KeysCost, me: Voice) -> Saying:
    owner = {"you": your(w.KEY).many(), "opponent": poss(OPPONENT, w.KEY).many()}.get(
        v.who.word, plural_the(w.KEY)
    )
    if isinstance(v.amount, int):
        return clause(COST_V, bonus(v.amount, w.AMBER), subject=owner)
    _, each_ = measured(v.amount, w.AMBER, me)
    return clause(COST_V, bonus(getattr(v.amount, "times", 1), w.AMBER), subject=owner, per=each_)


def plural_the(noun: Noun) -> Phrase:
    """Las llaves."""
    return verbatim("las llaves", "keys", "f", many=True)


@abilities(economy.HandSize)
def _hand_size(v: economy.HandSize, me: Voice) -> Saying:
    whose_es, whose_en = ("tu", "your") if v.who.word == "you" else ("su", "their")
    step = Fixed(f"en {whose_es} paso de robar cartas", f"during {whose_en} “draw cards” step")
    if not isinstance(v.amount, int):
        _, each_ = measured(v.amount, CARD, me)
        hand = your(HAND) if v.who.word == "you" else poss(it(PLAYER), HAND)
        return lead(step, clause(w.REFILL, hand, w.TO_ONE_MORE_CARD, subject=who(v.who), per=each_))
    more = v.amount > 0
    subject = {
        "you": ("repones tu mano", "refill your hand"),
        "opponent": ("tu oponente repone su mano", "your opponent refills their hand"),
        "haunted": ("cada jugador embrujado repone su mano", "each haunted player refills their hand"),
    }
    es, en = subject.get(v.who.word, ("cada jugador repone su mano", "each player refills their hand"))
    count_ = abs(v.amount)
    cards = "s" * (count_ > 1)
    return said(
        es=f"En {whose_es} paso de robar cartas, {es} con {count_} carta{cards} {'más' if more else 'menos'}.",
        en=f"During {whose_en} “draw cards” step, {en} to {count_} {'more' if more else 'fewer'} card{cards}.",
    )


@abilities(economy.IsHaunted)
def _is_haunted(v: economy.IsHaunted, me: Voice) -> Saying:
    return YOU_ARE_HAUNTED if v.who.word == "you" else clause(STAND, w.HAUNTED, subject=who(v.who))


YOU_ARE_HAUNTED = Fixed("estás embrujado", "you are haunted")


@abilities(economy.SkipsForging)
def _skips(v: economy.SkipsForging, me: Voice) -> Saying:
    if v.who.word == "you":
        return said(es="Te saltas tu paso de forjar una llave.", en="Skip your “forge a key” step.")
    return clause(SKIP, w.FORGING_STEP, subject=who(v.who))


ORDINALS = (FIRST, SECOND, THIRD)


@abilities(economy.CannotForge)
def _cannot_forge(v: economy.CannotForge, me: Voice) -> Saying:
    # Whoever it is about, in the plural where it is everybody: los jugadores no pueden forjar su primera llave.
    player = the(PLAYER).many() if v.who.word == "each" else who(v.who)
    owner = YOU if v.who.word == "you" else (them if v.who.word == "each" else it)(PLAYER)
    key = poss(owner, w.KEY).adj(ORDINALS[v.key - 1]) if v.key else plural(w.KEY)
    told = cannot(clause(w.FORGE, key, subject=player))
    if not v.ahead:
        return told
    return cannot(clause(w.FORGE, key, subject=a(PLAYER).who(clause(w.HAVE_MORE_KEYS))))


@abilities(economy.BeforeForging)
def _before_forging(v: economy.BeforeForging, me: Voice) -> Saying:
    forging = would(clause(w.FORGE, a(w.KEY), w.ON_THEIR_OWN_TURN, subject=OPPONENT))
    first = when(forging, together(v.does, me))
    return sentences(first, if_(conditions.say(v.stops, me), join(together(v.then, me), w.NO_KEY)))


@abilities(economy.Purse)
def _purse(v: economy.Purse, me: Voice) -> Saying:
    if v.whole:
        return may(clause(SPEND, scope(v.to, me), AS_AMBER, subject=who(v.who)))
    where = thing(v.to, plural) if isinstance(v.to, Things) else scope(v.to, me)
    return may(clause(SPEND, the(w.AMBER).with_(w.LYING_ON(where)), w.WHEN_FORGING, subject=who(v.who)))


AS_AMBER = Fixed(
    "como si fuera Æmbar de tu reserva (se descarta aunque esté escudada)",
    "as if it were Æmber in your pool (it is discarded even if it is warded)",
)


@abilities(economy.TakesSpent)
def _takes_spent(v: economy.TakesSpent, me: Voice) -> Saying:
    return said(
        es="Recibes todo el Æmbar que gaste tu oponente al forjar llaves.",
        en="You get all Æmber spent by your opponent when forging keys.",
    )


@abilities(economy.CannotBeStolen)
def _not_stolen(v: economy.CannotBeStolen, me: Voice) -> Saying:
    return said(es="No te pueden robar Æmbar.", en="Your Æmber cannot be stolen.")
