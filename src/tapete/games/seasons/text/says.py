"""How each verb, cost, condition and moment of the cards is said, in both languages at once."""

from __future__ import annotations

from typing import Any

from tapete.games.seasons import verbs as v
from tapete.games.seasons.verbs.amounts import Counted, Per
from tapete.games.seasons.verbs.who import Who
from tapete.phrase import (
    NP,
    YOU,
    Clause,
    Noun,
    Phrase,
    Saying,
    Says,
    a,
    after_prep,
    all_,
    amount,
    and_,
    at_least,
    at_most,
    cannot,
    clause,
    done,
    each,
    each_of,
    each_time,
    either,
    figure,
    if_,
    it,
    join,
    lead,
    may,
    more,
    must,
    no,
    one,
    one_of,
    past,
    plural,
    poss,
    sentences,
    that,
    the,
    the_rest,
    then,
    this,
    up_to,
    when,
    your,
)
from tapete.phrase.common import (
    CARD,
    CHOOSE,
    DISCARD,
    DRAW,
    GAIN,
    GIVE,
    HAND,
    HAVE,
    IN_ORDER_TO,
    IN_PLAY,
    KEEP,
    LOOK_AT,
    LOSE,
    MOVE,
    OF_YOUR_CHOICE,
    OTHER,
    PLAYER,
    REROLL,
    RETURN,
    RIVAL,
    SAME,
    SPEND,
    TAKE,
    THIS_TURN,
    TOP,
)
from tapete.phrase.nouns import Group

from . import lexicon as w

#: how each type of word is said; the second argument is who does it
says: Says[Saying] = Says()


def said(word: Any, who: Phrase = YOU) -> Saying:
    """A verb, a cost, a condition or a constant in words."""
    return says.say(word, who)


def all_said(words: tuple[Any, ...], who: Phrase = YOU) -> Saying:
    """Several of them in a row; those with a condition of their own in a sentence each."""
    parts = [said(word, who) for word in words]
    if len(parts) == 1:
        return parts[0]
    listed = any(isinstance(part, Clause) and isinstance(part.object, Group) for part in parts)
    return sentences(*parts) if listed or isinstance(words[0], v.IfPaid) else join(*parts)


def own(who: Phrase, noun: Noun) -> NP:
    """Your reserve, or theirs."""
    return your(noun) if who is YOU else poss(it(RIVAL), noun)


def doer(who: Who) -> Phrase:
    """Who does it, as a subject."""
    doers: dict[str, Phrase] = {
        "you": YOU,
        "opponents": each(RIVAL),
        "everyone": each(PLAYER),
        "them": that(RIVAL),
    }
    return doers[who.name]


def counted(what: Counted) -> NP:
    """What an amount counts."""
    if what.name == "familiars":
        return each(w.FAMILIAR).that(clause(HAVE, IN_PLAY))
    if what.name == "reserve-tokens":
        return each(w.TOKEN).with_(w.IN_YOUR_RESERVE)
    return each(w.ITEM).adj(OTHER).that(clause(HAVE, IN_PLAY))


def tokens(count: int, of: int | None) -> NP:
    """Tokens of one energy, or of one's choice."""
    return amount(count, w.TOKEN).with_(OF_YOUR_CHOICE) if of is None else amount(count, w.TOKENS_OF[of])


# Energy, crystals, gauge.


@says(v.Gain)
def _(x: v.Gain, who: Phrase) -> Saying:
    if isinstance(x.crystals, Per):
        return clause(GAIN, amount(x.crystals.amount, w.CRYSTAL), subject=who, per=counted(x.crystals.each))
    if isinstance(x.energy, Per):
        return clause(GAIN, tokens(x.energy.amount, x.of), subject=who, per=counted(x.energy.each))
    energy, crystals = tokens(x.energy, x.of), amount(x.crystals, w.CRYSTAL)
    if x.energy and x.crystals:
        return clause(GAIN, and_(energy, crystals), subject=who)
    return clause(GAIN, energy if x.energy else crystals, subject=who)


@says(v.LoseCrystals)
def _(x: v.LoseCrystals, who: Phrase) -> Saying:
    subject = who if x.who is v.you else doer(x.who)
    return clause(LOSE, amount(x.amount, w.CRYSTAL), subject=subject)


@says(v.TakeCrystals)
def _(x: v.TakeCrystals, who: Phrase) -> Saying:
    if x.who is v.them:
        return clause(TAKE, amount(x.amount, w.CRYSTAL), from_=that(RIVAL))
    crystals = amount(x.amount, w.CRYSTAL)
    if x.amount > 1:
        crystals = crystals.with_(w.OR_ALL)
    given = clause(GIVE, crystals, to=YOU, subject=doer(x.who))
    if not x.or_sacrifice:
        return given
    fails = cannot(clause(GIVE, it(crystals), subject=a(RIVAL)))
    return sentences(given, if_(fails, clause(w.SACRIFICE, this(CARD))))


@says(v.Raise)
def _(x: v.Raise, who: Phrase) -> Saying:
    verb = w.RAISE if x.by > 0 else w.LOWER
    return clause(verb, own(who, w.GAUGE), subject=who, by=figure(abs(x.by)))


@says(v.Store)
def _(x: v.Store, who: Phrase) -> Saying:
    return clause(w.PUT_ON, tokens(x.count, None), on=this(CARD))


@says(v.Feed)
def _(x: v.Feed, who: Phrase) -> Saying:
    lays = clause(w.PUT_ON, amount(1, w.TOKEN).with_(w.FROM_YOUR_RESERVE), on=this(CARD))
    full = clause(HAVE, amount(x.full, w.TOKEN), subject=this(CARD))
    back = clause(w.PUT_IN, poss(it(CARD), w.TOKEN).many(), in_=your(w.RESERVE))
    freed = join(clause(w.SACRIFICE, it(CARD)), back, clause(GAIN, amount(x.crystals, w.CRYSTAL)))
    return sentences(lays, when(full, freed))


@says(v.CrystalliseEqual)
def _(x: v.CrystalliseEqual, who: Phrase) -> Saying:
    equal = amount(x.count, w.TOKEN).adj(w.SAME)
    return clause(w.CRYSTALLISE, equal, into=amount(x.crystals, w.CRYSTAL))


@says(v.CrystalliseReserve)
def _(x: v.CrystalliseReserve, who: Phrase) -> Saying:
    each_one = each(w.TOKEN).with_(w.OF_YOUR_RESERVE)
    return clause(w.CRYSTALLISE, each_one, into=amount(x.rate, w.CRYSTAL))


@says(v.AllowCrystallising)
def _(x: v.AllowCrystallising, who: Phrase) -> Saying:
    return may(clause(w.CRYSTALLISE, THIS_TURN))


@says(v.LoseReserve)
@says(v.DiscardReserve)
def _(x: Any, who: Phrase) -> Saying:
    return clause(DISCARD, all_(w.TOKEN).with_(w.OF_YOUR_RESERVE))


@says(v.TurnReserve)
def _(x: v.TurnReserve, who: Phrase) -> Saying:
    theirs = all_(w.TOKEN).with_(w.OF_THEIR_RESERVE)
    return clause(w.TURN_INTO, theirs, w.INTO_ENERGY[x.into], subject=doer(x.who))


@says(v.TakeAnother)
def _(x: v.TakeAnother, who: Phrase) -> Saying:
    return clause(GAIN, amount("X", w.TOKEN).adj(w.SAME).with_(w.OF_ANOTHER_TYPE))


@says(v.IfPaid)
def _(x: v.IfPaid, who: Phrase) -> Saying:
    return if_(past(clause(w.PAY, w.ENERGIES_OF[x.energy])), said(x.then, who))


@says(v.Each)
def _(x: v.Each, who: Phrase) -> Saying:
    return all_said(x.steps, doer(x.who))


# Cards.


@says(v.Draw)
def _(x: v.Draw, who: Phrase) -> Saying:
    return clause(DRAW, amount(x.count, w.POWER_CARD), subject=who)


@says(v.DrawAndKeep)
def _(x: v.DrawAndKeep, who: Phrase) -> Saying:
    drawn = clause(DRAW, amount(x.count, w.POWER_CARD))
    return join(drawn, clause(KEEP, one(w.POWER_CARD)), clause(DISCARD, the_rest(w.POWER_CARD)))


@says(v.PutOneOfDrawn)
def _(x: v.PutOneOfDrawn, who: Phrase) -> Saying:
    drawn = clause(DRAW, amount(x.count, w.POWER_CARD))
    put = clause(w.PUT_FREE, one(w.POWER_CARD), w.INTO_PLAY)
    return join(drawn, put, clause(DISCARD, the_rest(w.POWER_CARD)))


@says(v.PutFromHand)
def _(x: v.PutFromHand, who: Phrase) -> Saying:
    return clause(w.PUT_FREE, a(w.POWER_CARD).with_(w.FROM_YOUR_HAND), w.INTO_PLAY)


@says(v.HandOver)
def _(x: v.HandOver, who: Phrase) -> Saying:
    drawn = clause(DRAW, amount(1, w.POWER_CARD), per=each(PLAYER))
    return join(
        drawn, clause(KEEP, one(w.POWER_CARD)), clause(w.HAND_OVER, one(w.POWER_CARD), to=each(RIVAL))
    )


@says(v.SacrificeOne)
def _(x: v.SacrificeOne, who: Phrase) -> Saying:
    return clause(w.SACRIFICE, one_of(own(who, w.POWER_CARD).many().with_(IN_PLAY)), subject=who)


@says(v.ReturnItem)
def _(x: v.ReturnItem, who: Phrase) -> Saying:
    item = one_of(own(who, w.ITEM).many().with_(IN_PLAY))
    return clause(RETURN, item, subject=who, to=own(who, HAND))


@says(v.CopyReserve)
def _(x: v.CopyReserve, who: Phrase) -> Saying:
    chosen = clause(CHOOSE, a(RIVAL))
    return join(chosen, clause(GAIN, the(w.TOKEN).many().adj(SAME).with_(w.THEY_HOLD)))


@says(v.Unveil)
def _(x: v.Unveil, who: Phrase) -> Saying:
    thrown = clause(DISCARD, a(w.POWER_CARD), w.FROM_YOUR_HAND)
    shown = join(clause(DRAW, one(w.POWER_CARD)), clause(w.SHOW, it(w.POWER_CARD)))
    gained = clause(GAIN, amount(1, w.TOKEN).with_(OF_YOUR_CHOICE), per=each(w.PRESTIGE_POINT).with_(w.OF_IT))
    return sentences(either(thrown, shown), gained)


@says(v.ViewTop)
def _(x: v.ViewTop, who: Phrase) -> Saying:
    top = the(CARD).adj(TOP).with_(w.OF_THE_DRAW_PILE)
    put = clause(w.PUT_FREE, it(CARD), w.INTO_PLAY)
    return sentences(clause(LOOK_AT, top), may(join(clause(DISCARD, amount(x.tokens, w.TOKEN)), put)))


@says(v.DiscardTop)
def _(x: v.DiscardTop, who: Phrase) -> Saying:
    return clause(DISCARD, the(CARD).adj(TOP).with_(w.OF_THE_DRAW_PILE))


# The wheel, the dice, changing hands.


@says(v.MoveSeason)
def _(x: v.MoveSeason, who: Phrase) -> Saying:
    return clause(MOVE, the(w.SEASON_MARKER), w.spaces(x.most))


@says(v.RerollDie)
def _(x: v.RerollDie, who: Phrase) -> Saying:
    return clause(REROLL, your(w.SEASON_DIE), w.BEFORE_RESOLVING)


@says(v.PassLeft)
def _(x: v.PassLeft, who: Phrase) -> Saying:
    return clause(w.HAND_OVER, this(CARD), to=the(w.LEFT_PLAYER))


# Costs.


@says(v.DiscardEnergy)
def _(x: v.DiscardEnergy, who: Phrase) -> Saying:
    thing = w.TOKEN if x.of is None else w.TOKENS_OF[x.of]
    return clause(DISCARD, amount(x.count, thing))


@says(v.PayCrystals)
def _(x: v.PayCrystals, who: Phrase) -> Saying:
    return clause(LOSE, amount(x.amount, w.CRYSTAL))


@says(v.PayForEach)
def _(x: v.PayForEach, who: Phrase) -> Saying:
    lost = clause(LOSE, amount("X", w.CRYSTAL))
    return join(lost, clause(DISCARD, amount("X", w.TOKEN).adj(w.SAME), w.AT_LEAST_ONE))


@says(v.SacrificeThis)
def _(x: v.SacrificeThis, who: Phrase) -> Saying:
    return clause(w.SACRIFICE, this(CARD))


@says(v.SacrificeCards)
def _(x: v.SacrificeCards, who: Phrase) -> Saying:
    return clause(w.SACRIFICE, amount(x.count, w.POWER_CARD), w.THIS_TOO)


@says(v.GiveUpFamiliar)
def _(x: v.GiveUpFamiliar, who: Phrase) -> Saying:
    return either(
        clause(DISCARD, a(w.FAMILIAR), w.FROM_YOUR_HAND), clause(w.SACRIFICE, one(w.FAMILIAR), IN_PLAY)
    )


# Conditions.


@says(v.ReserveAtLeast)
def _(x: v.ReserveAtLeast, who: Phrase) -> Saying:
    return clause(HAVE, at_least(x.tokens, w.TOKEN), in_=your(w.RESERVE))


@says(v.ReserveAtMost)
def _(x: v.ReserveAtMost, who: Phrase) -> Saying:
    return clause(HAVE, at_most(x.tokens, w.TOKEN), in_=your(w.RESERVE))


@says(v.MostCards)
def _(x: v.MostCards, who: Phrase) -> Saying:
    return clause(HAVE, more(w.POWER_CARD, than=each_of(your(RIVAL).many())).with_(IN_PLAY))


@says(v.NoFamiliars)
def _(x: v.NoFamiliars, who: Phrase) -> Saying:
    return clause(HAVE, no(w.FAMILIAR), IN_PLAY)


@says(v.AloneRichest)
def _(x: v.AloneRichest, who: Phrase) -> Saying:
    return clause(HAVE, more(w.CRYSTAL, than=each_of(your(RIVAL).many())))


# Constants.


@says(v.ReserveLimit)
def _(x: v.ReserveLimit, who: Phrase) -> Saying:
    return may(clause(HAVE, up_to(x.amount, w.TOKEN), in_=your(w.RESERVE)))


@says(v.Discount)
def _(x: v.Discount, who: Phrase) -> Saying:
    less = clause(w.PAY, amount(x.amount, w.TOKEN), w.LESS)
    return each_time(clause(w.SUMMON, a(w.POWER_CARD)), less)


@says(v.CrystallisingAdds)
def _(x: v.CrystallisingAdds, who: Phrase) -> Saying:
    more_crystals = clause(
        GAIN, amount(x.amount, w.CRYSTAL).adj(w.ADDITIONAL), per=each(w.TOKEN).adj(done(w.CRYSTALLISE))
    )
    return each_time(clause(w.CRYSTALLISE, plural(w.TOKEN)), more_crystals)


@says(v.SummonTax)
def _(x: v.SummonTax, who: Phrase) -> Saying:
    summoning = after_prep(IN_ORDER_TO, clause(w.SUMMON, a(w.POWER_CARD)))
    return must(clause(GIVE, amount(x.amount, w.CRYSTAL), summoning, to=YOU, subject=each(RIVAL)))


@says(v.UsableTokens)
def _(x: v.UsableTokens, who: Phrase) -> Saying:
    return may(clause(SPEND, the(w.TOKEN).many().with_(w.ON_THIS), w.AS_IF_IN_RESERVE))


# Moments.


def at(moment: Any, body: Saying) -> Saying:
    """What happens at a moment."""
    if isinstance(moment, v.YouSummon):
        return each_time(clause(w.SUMMON, a(w.POWER_CARD)), body)
    if isinstance(moment, v.OpponentActivates):
        return each_time(clause(w.ACTIVATE, a(w.POWER_CARD), subject=a(RIVAL)), body)
    if isinstance(moment, v.ThisIsSacrificed):
        return if_(clause(w.SACRIFICE, this(CARD)), body)
    return lead(w.MOMENTS[type(moment).__name__], body)


def activation(ability: v.Activate) -> Saying:
    """What an activation costs and does."""
    body = all_said(ability.steps)
    return then(all_said(ability.cost), body) if ability.cost else body
