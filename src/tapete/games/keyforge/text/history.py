"""Amounts of what happened: this way, this turn, in the turn before."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.amounts import Quantity, Sayer, amount_of, amounts, number_of
from tapete.games.keyforge.text.phrases import (
    dressed,
    head,
    thing,
    who,
)
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import amounts as n
from tapete.games.keyforge.verbs import history
from tapete.games.keyforge.verbs.base import themself
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import ControlledBy
from tapete.phrase import (
    NP,
    YOU,
    Clause,
    Fixed,
    Phrase,
    Verb,
    a,
    bare,
    clause,
    done,
    each,
    impersonal,
    it,
    no,
    passive,
    past,
    phrase,
    plural,
    verbatim,
)
from tapete.phrase.common import (
    ALONG,
    BE,
    DISCARD,
    PLAY,
    THIS_TURN,
    THIS_WAY,
    TIME,
    USE,
)

# What happened


@amounts(n.ThisWay)
class _ThisWay(Sayer[n.ThisWay]):
    def subject(self, v: n.ThisWay, much: Quantity, me: Voice) -> Clause:
        return past(passive(me.way.verb, much(me.way.noun), THIS_WAY))

    def count(self, v: n.ThisWay, me: Voice) -> Phrase:
        return each(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY)

    def bound(self, v: n.ThisWay, me: Voice) -> Phrase:
        if me.way.noun.mass:
            return amount_of(bare(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY))
        return number_of(plural(me.way.noun).adj(done(me.way.verb)).with_(THIS_WAY))


@amounts(n.ThoseThat)
class _ThoseThat(Sayer[n.ThoseThat]):
    def subject(self, v: n.ThoseThat, much: Quantity, me: Voice) -> Clause:
        return past(passive(me.way.verb, thing(v.what, much, me), THIS_WAY))

    def count(self, v: n.ThoseThat, me: Voice) -> Phrase:
        return self._gone(each(head(v.what)), v.what, me)

    def bound(self, v: n.ThoseThat, me: Voice) -> Phrase:
        return number_of(self._gone(plural(head(v.what)), v.what, me))

    def _gone(self, cards: NP, what: Things, me: Voice) -> NP:
        did = done(me.way.verb)
        es = did.form(cards.noun.feminine, cards.is_many)
        gone = Fixed(f"{es} de este modo", f"{did.en} this way")
        tests = tuple(test for test in what.tests if test != ControlledBy(themself))
        if tests == what.tests:
            return dressed(cards, what, me).with_(gone)
        # Who controlled them does so no more.
        return dressed(cards, replace(what, tests=tests), me).with_(gone, THEY_CONTROLLED)


THEY_CONTROLLED = Fixed("que controlara", "that they controlled")


Turns = history.PlayedThisTurn | history.PlayedLastTurn | history.UsedThisTurn | history.DiscardedThisTurn


@amounts(history.PlayedThisTurn)
class _Played(Sayer[Turns]):
    """Cards that a player did something with in a turn."""

    verb: Verb = PLAY
    moment = THIS_TURN

    def subject(self, v: Turns, much: Quantity, me: Voice) -> Clause:
        return past(clause(self.verb, thing(v.what, much, me), self.moment, subject=self._who(v)))

    def count(self, v: Turns, me: Voice) -> Phrase:
        return dressed(each(head(v.what)), v.what, me).that(self._did(v))

    def bound(self, v: Turns, me: Voice) -> Phrase:
        return number_of(dressed(plural(head(v.what)), v.what, me).that(self._did(v)))

    def _did(self, v: Turns) -> Clause:
        return past(clause(self.verb, self.moment, subject=self._who(v)))

    def _who(self, v: Turns) -> Phrase:
        named = v.who if isinstance(v, (history.PlayedLastTurn, history.DiscardedThisTurn)) else None
        return YOU if named is None else who(named)


@amounts(history.PlayedLastTurn)
class _PlayedBefore(_Played):
    moment = turns.PREVIOUS_TURN


@amounts(history.UsedThisTurn)
class _Used(_Played):
    verb = USE


@amounts(history.DiscardedThisTurn)
class _Discarded(_Played):
    verb = DISCARD


@amounts(history.DestroyedThisTurn)
class _Destroyed(Sayer[history.DestroyedThisTurn]):
    def subject(self, v: history.DestroyedThisTurn, much: Quantity, me: Voice) -> Clause:
        return past(passive(w.DESTROY, thing(v.what, much, me), *self._when(v)))

    def count(self, v: history.DestroyedThisTurn, me: Voice) -> Phrase:
        return self._gone(thing(v.what, each, me), v)

    def bound(self, v: history.DestroyedThisTurn, me: Voice) -> Phrase:
        return number_of(self._gone(thing(v.what, plural, me), v))

    def _gone(self, cards: Phrase, v: history.DestroyedThisTurn) -> Phrase:
        return cards.adj(done(w.DESTROY)).with_(*self._when(v)) if isinstance(cards, NP) else cards

    def _when(self, v: history.DestroyedThisTurn) -> tuple[Fixed, ...]:
        return (w.IN_A_FIGHT, THIS_TURN) if v.in_fight else (THIS_TURN,)


@amounts(history.UsesThisTurn)
class _UsesThisTurn(Sayer[history.UsesThisTurn]):
    """A creature that reaped twice counts twice."""

    def subject(self, v: history.UsesThisTurn, much: Quantity, me: Voice) -> Clause:
        if much == Quantity("==", 1):
            first = _first_time(*FIRST_SO[v.how], thing(v.what, a, me))
            return clause(BE, first, subject=w.THIS_TIME)
        if v.how == "exalt":
            return past(clause(w.EXALT, thing(v.what, a, me), THIS_TURN))
        if much == Quantity(">=", 1):
            return self._did(v, me)
        if much.none:
            return past(clause(USED_SO[v.how], THIS_TURN, subject=thing(v.what, no, me)))
        return past(clause(USED_SO[v.how], ALONG(much(TIME)), THIS_TURN, subject=thing(v.what, plural, me)))

    def count(self, v: history.UsesThisTurn, me: Voice) -> Phrase:
        return each(TIME).that(self._did(v, me))

    def bound(self, v: history.UsesThisTurn, me: Voice) -> Phrase:
        return number_of(plural(TIME).that(self._did(v, me)))

    def _did(self, v: history.UsesThisTurn, me: Voice) -> Clause:
        return past(clause(USED_SO[v.how], THIS_TURN, subject=thing(v.what, a, me)))


def _first_time(es: str, en: str, who: Phrase) -> NP:
    """The first time that somebody does this in the turn."""
    return verbatim(
        f"la primera vez que {phrase(who, 'es')} {es} este turno",
        f"the first time {phrase(who, 'en')} has {en} this turn",
        "f",
    )


USED_SO = {"reap": w.REAP, "fight": w.FIGHT}
FIRST_SO = {"reap": ("cosecha", "reaped"), "fight": ("lucha", "fought")}


@amounts(history.Stolen)
class _Stolen(Sayer[history.Stolen]):
    """Of the turn going on where it is yours, of the one before where it is the opponent's."""

    def subject(self, v: history.Stolen, much: Quantity, me: Voice) -> Clause:
        amber = bare(w.AMBER) if much == Quantity(">=", 1) else much(w.AMBER)
        return past(clause(w.STEAL, amber, self._moment(v), subject=who(v.who)))

    def count(self, v: history.Stolen, me: Voice) -> Phrase:
        return each(w.AMBER).that(self._did(v))

    def bound(self, v: history.Stolen, me: Voice) -> Phrase:
        return amount_of(bare(w.AMBER).that(self._did(v)))

    def _did(self, v: history.Stolen) -> Clause:
        return past(clause(w.STEAL, self._moment(v), subject=who(v.who)))

    def _moment(self, v: history.Stolen) -> Fixed:
        return THIS_TURN if v.who.word == "you" else turns.PREVIOUS_TURN


@amounts(history.UsesOfThis)
class _Uses(Sayer[history.UsesOfThis]):
    def subject(self, v: history.UsesOfThis, much: Quantity, me: Voice) -> Clause:
        if much == Quantity("==", 1):
            return clause(BE, w.FIRST_USE, subject=w.THIS_TIME)
        return past(passive(USE, me.this, ALONG(much(TIME)), THIS_TURN))

    def count(self, v: history.UsesOfThis, me: Voice) -> Phrase:
        return each(TIME).that(self._used(me))

    def bound(self, v: history.UsesOfThis, me: Voice) -> Phrase:
        return number_of(plural(TIME).that(self._used(me)))

    def _used(self, me: Voice) -> Clause:
        return past(impersonal(USE, it(me.this), THIS_TURN))


@amounts(n.AmountOfIt)
class _AmountOfIt(Sayer[n.AmountOfIt]):
    def subject(self, v: n.AmountOfIt, much: Quantity, me: Voice) -> Clause:
        return past(passive(me.way.verb, much(me.way.noun)))

    def count(self, v: n.AmountOfIt, me: Voice) -> Phrase:
        return each(me.way.noun).adj(done(me.way.verb))

    def bound(self, v: n.AmountOfIt, me: Voice) -> Phrase:
        return amount_of(bare(me.way.noun).adj(done(me.way.verb)))
