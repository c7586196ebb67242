"""Verbs that move cards between zones, said."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.amounts import Quantity, measured, per
from tapete.games.keyforge.text.harm import noun_of
from tapete.games.keyforge.text.phrases import (
    EACH_OF,
    ZONE_NOUNS,
    dressed,
    one_copy,
    phrases,
    thing,
    who,
    whose,
    zone,
)
from tapete.games.keyforge.text.targets import TOP_PART, counter
from tapete.games.keyforge.text.verbs import FUSIONS, counted, verbs
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import keeping, looking, piles, places, pointers, shuffling, stacks, targets
from tapete.games.keyforge.verbs.base import Verb, Who, themself, walk, you
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    FROM,
    IN,
    INTO,
    NP,
    ON,
    TO,
    YOU,
    Clause,
    Fixed,
    Noun,
    Phrase,
    Saying,
    a,
    all_,
    and_,
    clause,
    count,
    each,
    either,
    for_each,
    it,
    join,
    may,
    next_,
    plural,
    poss,
    sentences,
    that,
    the,
    the_rest,
    them,
    until,
    verb,
    your,
)
from tapete.phrase.common import (
    AT_RANDOM,
    BENEATH,
    CARD,
    DECK,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    ENTER_PLAY,
    FACE_DOWN,
    HAND,
    HAVE,
    LOOK_AT,
    OF,
    ON_TOP_OF,
    OWNER,
    PLAY,
    PLAYER,
    PUT,
    PUT_INTO_PLAY,
    RETURN,
    REVEAL,
    SEARCH,
    SHUFFLE,
    THIS_WAY,
)


@verbs(piles.Return)
def _return(v: piles.Return, me: Voice) -> Saying:
    if getattr(v.what, "places", ()) == (places.looked_at,):
        return clause(PUT, phrases.say(v.what, me), INTO(your(HAND)))
    number = counted(v.what)
    told: Saying = clause(RETURN, phrases.say(v.what, me), TO(_hand_of(v.what, HAND, me)))
    if number is not None:
        told = for_each(per(number, me), told)
    me.did(noun_of(v.what, me), RETURN)
    return told


def _hand_of(what: targets.Target, noun: Noun, me: Voice) -> Phrase:
    """Your hand for cards that can only be yours, else their owner's."""
    if isinstance(what, targets.AllOf):
        return _hand_of(_chosen(what.parts[-1]), noun, me)
    if isinstance(what, stacks.TopOfPile) and what.who.word in WHOSE_PILE:
        return poss(WHOSE_PILE[what.who.word], noun)
    zone_ = next((place for place in getattr(what, "places", ()) if place is not places.in_play), None)
    if isinstance(zone_, places.Looked):
        return the(noun)
    if isinstance(zone_, places.Beneath):
        return poss(poss(it(CARD), OWNER), noun)
    if _is_yours(what, zone_, me):
        return your(noun)
    several = isinstance(what, pointers.Neighbors) or (
        me.many and not isinstance(what, (pointers.This, pointers.It, targets.Each))
    )
    if several:
        return poss(poss(them(CARD), OWNER).many(), noun).many()
    return poss(poss(it(CARD), OWNER), noun)


def _chosen(last: targets.Target) -> targets.Target:
    """The last of several targets: beside others, each of some is several of them."""
    return targets.Some(last.what, count=99, places=last.places) if isinstance(last, targets.Each) else last


def _is_yours(what: targets.Target, place: places.Zone | None, me: Voice) -> bool:
    """Whether the card can only be one of your own."""
    if isinstance(what, pointers.That) and me.yours:
        return True
    if isinstance(what, pointers.This) and me.mine:
        return True
    return place is not None and place.who.word == "you"


WHOSE_PILE: dict[str, Phrase] = {"you": YOU, "opponent": it(PLAYER), "chosen": it(PLAYER), "each": it(PLAYER)}
IN_RANDOM_ORDER = Fixed("en orden aleatorio", "in a random order")


@verbs(piles.PutOnDeck)
def _on_deck(v: piles.PutOnDeck, me: Voice) -> Saying:
    where = w.AT_THE_BOTTOM_OF if v.bottom else ON_TOP_OF
    chance = (IN_RANDOM_ORDER,) if v.shuffled else ()
    return clause(PUT, phrases.say(v.what, me), where(_hand_of(v.what, DECK, me)), *chance)


@verbs(piles.Purge)
def _purge(v: piles.Purge, me: Voice) -> Saying:
    told = clause(w.PURGE, phrases.say(v.what, me))
    me.did(noun_of(v.what, me), w.PURGE)
    return told


@verbs(piles.Archive)
def _archive(v: piles.Archive, me: Voice) -> Saying:
    theirs = _their_own(v.what)
    if theirs is not None:
        player, own = theirs
        return clause(w.ARCHIVE, phrases.say(own, me), subject=who(player, me))
    what = phrases.say(v.what, me)
    number = counted(v.what)
    each_ = None if number is None else per(number, me)
    me.did(noun_of(v.what, me), w.ARCHIVE)
    if isinstance(v.what, targets.Shown):
        return join(clause(REVEAL, what), clause(w.ARCHIVE, me.that))
    told = clause(w.ARCHIVE, what, per=each_)
    if each_ is None:
        return told
    return may(told) if isinstance(v.what, targets.Some) and v.what.optional else told


def _their_own(what: targets.Target) -> tuple[Who, targets.Target] | None:
    """Of another player's cards out of play, who archives them, as each has archives of its own, and which of its own."""
    if isinstance(what, stacks.Top) and what.who.word != "you":
        return what.who, replace(what, who=themself)
    if isinstance(what, targets.Each) and [place.who.word for place in what.places] == ["each"]:
        if what.places != (places.in_play,):
            return what.places[0].who, replace(what, places=(places.Zone(what.places[0].place, themself),))
    return None


@verbs(piles.PutInOwnersArchives)
def _put_in_archives(v: piles.PutInOwnersArchives, me: Voice) -> Saying:
    what = phrases.say(v.what, me)
    return clause(PUT, what, INTO(poss(poss(it(CARD), OWNER), w.ARCHIVES).many()))


@verbs(piles.PutInArchives)
def _abduct(v: piles.PutInArchives, me: Voice) -> Saying:
    told: Saying = clause(PUT, phrases.say(v.what, me), INTO(whose(v.who, w.ARCHIVES).many()))
    number = counted(v.what)
    if number is not None:
        told = for_each(per(number, me), told)
    mine = v.who.word == "you"
    if not mine and getattr(getattr(v.what, "what", None), "side", "") == "enemy":
        return told
    es, en = ("alguna abandona", "one of them leaves") if me.many else ("abandona", "it leaves")
    if mine and _any_owner(v.what):
        # Only what belongs to somebody else is held by the rule: one's own cards leave archives as they may.
        es, en = f"no es de tu propiedad y {es}", f"you do not own it and {en}"
        if me.many:
            es, en = "alguna no es de tu propiedad y abandona", "you do not own one of them and it leaves"
    return sentences(
        told,
        said(
            es=f"Si {es} {'tus' if mine else 'esos'} archivos, en vez de eso va a la mano de su propietario.",
            en=f"If {en} {'your' if mine else 'those'} archives, it goes to its owner's hand instead.",
        ),
    )


def _any_owner(what: targets.Target) -> bool:
    """Whether cards of your own may be among them."""
    kinds = [part for part in walk(what) if isinstance(part, Things)]
    return any(kind.side != "enemy" for kind in kinds)


@verbs(shuffling.ShuffleIn)
def _shuffle_in(v: shuffling.ShuffleIn, me: Voice) -> Saying:
    looked = getattr(v.what, "places", ()) == (places.looked_at,)
    told = clause(SHUFFLE, phrases.say(v.what, me), into=that(DECK) if looked else _hand_of(v.what, DECK, me))
    me.did(noun_of(v.what, me), w.SHUFFLE_IN)
    return told


@verbs(shuffling.ShuffleZones)
def _shuffle_zones(v: shuffling.ShuffleZones, me: Voice) -> Saying:
    if v.zones[0].who.word == "each":
        own = [poss(it(PLAYER), ZONE_NOUNS[z.place]) for z in v.zones]
        return clause(SHUFFLE, and_(*own), into=poss(it(PLAYER), DECK), subject=each(PLAYER))
    found = [zone(z) for z in v.zones]
    return clause(SHUFFLE, found[0] if len(found) == 1 else and_(*found), into=your(DECK))


@verbs(piles.Refill)
def _refill(v: piles.Refill, me: Voice) -> Saying:
    hand = your(HAND) if v.who.word == "you" else poss(it(PLAYER), HAND)
    return clause(w.REFILL, hand, w.AS_IN_DRAW_STEP, subject=who(v.who))


@verbs(shuffling.SwapZones)
def _swap_zones(v: shuffling.SwapZones, me: Voice) -> Saying:
    deck = whose(v.who, DECK)
    pile = your(DISCARD_PILE) if v.who.word == "you" else poss(it(PLAYER), DISCARD_PILE)
    return sentences(clause(w.SWAP, and_(deck, pile)), next_(clause(SHUFFLE, deck)))


@verbs(piles.Draw)
def _draw(v: piles.Draw, me: Voice) -> Saying:
    if v.amount == 1:
        # What was revealed on top of the deck is the card that is drawn.
        return clause(DRAW, me.that if me.shown and me.lone else a(CARD), subject=who(v.who, me))
    much, each_ = measured(v.amount, CARD, me)
    return clause(DRAW, much, subject=who(v.who, me), per=each_)


OTHERS = ("opponent", "owner", "owner-of-that", "controller", "chosen", *EACH_OF)


@verbs(piles.Discard)
def _discard(v: piles.Discard, me: Voice) -> Saying:
    what = v.what
    found = getattr(what, "zone", None)
    if isinstance(what, targets.Each) and what.places == (places.each_hand,):
        told: Saying = clause(DISCARD, poss(it(PLAYER), HAND), subject=each(PLAYER))
    elif isinstance(what, targets.Random) and what.keep >= 0 and found is not None:
        left = clause(HAVE, Quantity("<=", what.keep)(CARD), IN(poss(it(PLAYER), HAND)), subject=it(PLAYER))
        cards = plural(CARD).with_(AT_RANDOM, FROM(poss(it(PLAYER), HAND)))
        told = until(left, clause(DISCARD, cards, subject=who(found.who)))
    elif isinstance(what, targets.Random) and found in [places.Zone("hand", Who(word)) for word in OTHERS]:
        cards = a(CARD) if what.count == 1 else count(what.count, CARD)
        told = clause(DISCARD, cards.with_(AT_RANDOM, FROM(poss(it(PLAYER), HAND))), subject=who(found.who))
    else:
        told = clause(DISCARD, phrases.say(what, me))
    me.did(CARD, DISCARD)
    me.chose(CARD, getattr(getattr(what, "who", you), "word", "") == "each")
    me.theirs = getattr(found, "who", getattr(what, "who", you)).word == "opponent"
    return told


@verbs(piles.DiscardUntil)
def _discard_until(v: piles.DiscardUntil, me: Voice) -> Saying:
    top = the(TOP_PART).with_(OF(whose(v.who, DECK)))
    wanted = dressed(a(one_copy(v.what)), v.what, me)
    me.chose(CARD, False, yours=v.who.word == "you")
    me.deed = clause(DISCARD, wanted, THIS_WAY)
    ends = either(clause(DISCARD, wanted), clause(w.RUN_OUT))
    return until(ends, clause(DISCARD, plural(CARD), FROM(top)))


@verbs(looking.Reveal)
def _reveal(v: looking.Reveal, me: Voice) -> Saying:
    found = phrases.say(v.what, me)
    if isinstance(v.what, targets.Each) and v.what.places != (places.in_play,) and v.what.what == Things():
        found = zone(v.what.places[0])
        me.open = v.what.places[0]
    told = clause(REVEAL, found)
    me.shown, me.lone = True, v.what == stacks.Top(you)
    me.did(noun_of(v.what, me), REVEAL)
    return told


@verbs(looking.LookAt)
def _look(v: looking.LookAt, me: Voice) -> Saying:
    if isinstance(v.what, targets.Target):
        looked = clause(LOOK_AT, phrases.say(v.what, me))
        me.theirs = True
        return looked
    me.open = v.what
    return clause(LOOK_AT, zone(v.what))


@verbs(looking.LookAtTop)
def _look_at_top(v: looking.LookAtTop, me: Voice) -> Saying:
    me.lone = v.count == 1
    told = clause(LOOK_AT, phrases.say(stacks.Top(v.who, count=v.count), me))
    me.yours = v.who.word == "you"
    return told


@verbs(looking.PutBack)
def _put_back(v: looking.PutBack, me: Voice) -> Saying:
    return clause(w.PUT_BACK, the_rest(CARD), w.ON_THE_DECK)


def _look_and_put_back(one: Verb, other: Verb, me: Voice) -> Saying | None:
    """Mira las tres primeras cartas de tu mazo y vuelve a ponerlas en cualquier orden."""
    if not isinstance(one, looking.LookAtTop) or not isinstance(other, looking.PutBack):
        return None
    looked = verbs.say(one, me)
    assert isinstance(looked, Clause)
    return join(looked, clause(w.PUT_BACK, them(CARD), w.ON_THE_DECK))


FUSIONS.append(_look_and_put_back)


@verbs(looking.Search)
def _search(v: looking.Search, me: Voice) -> Saying:
    det = a if v.limit == 1 else counter(99 if v.limit >= 36 else v.limit, True)
    found = thing(v.what, det)
    if v.unlike and isinstance(found, NP):
        found = found.with_(UNLIKE)
    deck = phrases.say(stacks.Top(you, count=v.top), me) if v.top else your(DECK)
    where = and_(deck, zone(places.your_discard)) if v.discard_too else deck
    me.chose(CARD, v.limit > 1)
    me.did(CARD, FIND)
    return sentences(clause(SEARCH, found, in_=where), _found(v, me))


def _found(v: looking.Search, me: Voice) -> Saying:
    """What is done with what a search finds."""
    if v.to != "hand":
        return WHAT_YOU_FIND[v.to]
    es = (
        ["Revela lo que encuentres", "ponlo en tu mano"]
        if v.reveals
        else ["Pon lo que encuentres en tu mano"]
    )
    en = (
        ["Reveal what you find", "put it into your hand"]
        if v.reveals
        else ["Put what you find into your hand"]
    )
    shuffled_after = any(isinstance(part, shuffling.ShuffleZones) for part in walk(me.coming))
    if not v.top and not shuffled_after:
        es.append("baraja tu mazo")
        en.append("shuffle your deck")
    return said(es=_listed(es, "y") + ".", en=_listed(en, "and") + ".")


FIND = verb("encontrar", "find")
UNLIKE = Fixed("con nombres diferentes", "with different names")
WHAT_YOU_FIND = {
    "play": Fixed(
        "pon en juego lo que encuentres y baraja tu mazo", "put what you find into play and shuffle your deck"
    ),
    "played": Fixed("juega lo que encuentres y baraja tu mazo", "play what you find and shuffle your deck"),
    "discard": Fixed(
        "descarta lo que encuentres y baraja tu mazo", "discard what you find and shuffle your deck"
    ),
}


def _listed(parts: list[str], last: str) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + f" {last} {parts[-1]}"


AS_IF_ACTIVE_AND_HELD = Fixed(
    "como si perteneciera a la Casa activa y estuviera en tu mano",
    "as if it belonged to the active house and was in your hand",
)


@verbs(piles.PlayCard)
def _play_card(v: piles.PlayCard, me: Voice) -> Saying:
    theirs = any(place.who.word == "opponent" for place in getattr(v.what, "places", ())) or (
        isinstance(v.what, pointers.That) and me.theirs
    )
    several = isinstance(v.what, (targets.Each, targets.TheOnes))
    said_of = (
        (theirs, w.AS_IF_YOUR_CARD),
        (v.as_active, AS_IF_ACTIVE_AND_HELD),
        (v.anywhere, w.ANYWHERE_IN_YOUR_LINE),
        (several, w.ONE_AT_A_TIME),
    )
    extras = [words for holds, words in said_of if holds]
    told = clause(PLAY, phrases.say(v.what, me), *extras)
    if v.on is not None:
        return replace(told, extras=(*told.extras, ON(phrases.say(v.on, me))))
    if not v.entering:
        return told
    return sentences(told, clause(ENTER_PLAY, w.STATUS[v.entering, True], subject=me.that_one))


@verbs(piles.PutIntoPlay)
def _put_into_play(v: piles.PutIntoPlay, me: Voice) -> Saying:
    extra = (w.UNDER_YOUR_CONTROL,) if v.mine and not isinstance(v.what, targets.Some) else ()
    if not v.mine:
        extra = (w.UNDER_OWNERS_CONTROL,)
    ready = (w.READY,) if v.ready else ()
    return clause(PUT_INTO_PLAY, phrases.say(v.what, me), *ready, *extra)


@verbs(keeping.PutUnder)
def _put_under(v: keeping.PutUnder, me: Voice) -> Saying:
    if not v.face_down:
        return clause(w.GRAFT, phrases.say(v.what, me), w.ONTO(me.this))
    return clause(PUT, phrases.say(v.what, me), FACE_DOWN, BENEATH(phrases.say(v.under, me)))


@verbs(keeping.PurgeHere)
def _purge_here(v: keeping.PurgeHere, me: Voice) -> Saying:
    return clause(w.PURGE, phrases.say(v.what, me))


RETURN_TO_PLAY = verb("devolver al juego", "return to play")
PURGED_BY_THIS = Fixed("que esta carta haya purgado", "purged by this card")


@verbs(keeping.GiveBack)
def _give_back(v: keeping.GiveBack, me: Voice) -> Saying:
    return clause(RETURN_TO_PLAY, thing(v.what, all_, me), PURGED_BY_THIS)
