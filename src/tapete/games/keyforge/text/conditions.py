"""Conditions as clauses: what *if*, *while* and *unless* frame."""

from __future__ import annotations

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.amounts import compared, number
from tapete.games.keyforge.text.phrases import belonging, head, phrases, thing, who, whose
from tapete.games.keyforge.text.voice import Says, Unsaid, Voice, said
from tapete.games.keyforge.verbs import conditions as cd
from tapete.games.keyforge.verbs.amounts import this_way
from tapete.games.keyforge.verbs.kinship import SharesHouse
from tapete.games.keyforge.verbs.targets import Target, Tied
from tapete.games.keyforge.verbs.things import Things
from tapete.games.keyforge.verbs.which import Either, HasCounter, Named, OfActiveHouse, OfHouse, Status
from tapete.phrase import (
    WITH,
    Clause,
    Fixed,
    Phrase,
    Saying,
    a,
    adj,
    at_least,
    bare,
    clause,
    count,
    deny,
    done,
    gapped,
    join,
    or_,
    passive,
    past,
    verbatim,
)
from tapete.phrase.common import (
    BE,
    CONTROL,
    HAVE,
    STAND,
    THIS_TURN,
    THIS_WAY,
)

conditions: Says[Saying] = Says("a condition")
YOU_DO_NOT = Fixed("no lo haces", "you do not")


@conditions(cd.Compare)
def _compare(v: cd.Compare, me: Voice) -> Saying:
    if v.one == this_way and v.sign == "==" and isinstance(v.other, int) and me.way.verb is w.HEAL:
        return past(clause(w.HEAL, count(v.other, w.DAMAGE)))
    return compared(v.one, v.sign, v.other, me)


@conditions(cd.Parity)
def _parity(v: cd.Parity, me: Voice) -> Saying:
    return clause(BE, w.ODD if v.odd else w.EVEN, subject=number(v.of, me))


@conditions(cd.Both)
def _both(v: cd.Both, me: Voice) -> Saying:
    told = [conditions.say(one, me) for one in v.conditions]
    parts = [one for one in told if isinstance(one, Clause)]
    alike = {(one.verb, one.subject, one.extras) for one in parts}
    # A verb that all have is said once.
    return gapped(*parts) if len(parts) == len(told) and len(alike) == 1 else join(*told)


@conditions(cd.Not)
def _not(v: cd.Not, me: Voice) -> Saying:
    if isinstance(v.of, cd.YouDo):
        return YOU_DO_NOT
    told = conditions.say(v.of, me)
    if not isinstance(told, Clause):
        raise Unsaid(v.of, "what does not hold")
    return deny(told)


@conditions(cd.YouDo)
def _you_do(v: cd.YouDo, me: Voice) -> Saying:
    return clause(w.DO_SO, w.IT_DONE)


@conditions(cd.DestroyedThisWay)
def _was_destroyed(v: cd.DestroyedThisWay, me: Voice) -> Saying:
    told = passive(w.DESTROY, me.that_one, THIS_WAY) if v.yes else passive(w.DESTROY, me.that_one)
    return told if v.yes else deny(told)


COLOURS = {"red": adj("rojo", "red"), "yellow": adj("amarillo", "yellow"), "blue": adj("azul", "blue")}


@conditions(cd.ForgedKey)
def _forged(v: cd.ForgedKey, me: Voice) -> Saying:
    if v.colour:
        return clause(STAND, done(w.FORGE), subject=whose(v.who, w.KEY).adj(COLOURS[v.colour]))
    moment = THIS_TURN if v.who.word == "you" else turns.PREVIOUS_TURN
    return past(clause(w.FORGE, a(w.KEY), moment, subject=who(v.who)))


@conditions(cd.ThatIs)
def _that_is(v: cd.ThatIs, me: Voice) -> Saying:
    return _of_that(v, me) if v.of is None else _of_another(v, v.of, me)


def _of_another(v: cd.ThatIs, other: Target, me: Voice) -> Saying:
    """The same of a card kept in mind, beside the one spoken of."""
    if v.what.tests == (SharesHouse(),):
        return clause(w.SHARE, a(w.HOUSE), WITH(me.that_one), subject=phrases.say(other, me))
    return clause(BE, thing(v.what, a), subject=phrases.say(other, me))


def _of_that(v: cd.ThatIs, me: Voice) -> Saying:
    house = v.what.tests[0] if v.what.kind == "card" and len(v.what.tests) == 1 else None
    if isinstance(house, (OfHouse, OfActiveHouse)):
        told = clause(BE, belonging(house), subject=me.that if me.shown else me.that_one)
        return told if v.yes == house.yes else deny(told)
    named = _houses_of(v.what)
    told = clause(BE, named, subject=me.that_one) if named is not None else _such(v.what, me)
    return told if v.yes else deny(told)


def _such(what: Things, me: Voice) -> Clause:
    """That card is such a one: está en un flanco, es una criatura."""
    lone = what.tests[0] if len(what.tests) == 1 and not what.side else None
    if isinstance(lone, Status) and lone.word == "on-flank":
        told = clause(STAND, w.ON_A_FLANK, subject=me.that_one)
        return told if lone.yes else deny(told)
    if isinstance(lone, Status) and (lone.word, lone.yes) in w.STATUS:
        return clause(STAND, w.STATUS[lone.word, lone.yes], subject=me.that_one)
    if isinstance(lone, HasCounter) and lone.yes:
        return clause(HAVE, a(w.counter(lone.mark)), subject=me.that_one)
    # Una criatura… Si es una criatura Mutante: its noun is said once.
    same = head(what) == me.chosen and me.meant is None
    subject = me.that if same else me.that_one
    return clause(BE, thing(what, bare if isinstance(lone, Named) else a), subject=subject)


def _houses_of(what: Things) -> Phrase | None:
    """De Dis o de Sombras, where a filter asks for nothing else."""
    lone = what.tests[0] if len(what.tests) == 1 and not what.side else None
    kinds = lone.kinds if isinstance(lone, Either) else ()
    tests = [test for kind in kinds for test in kind.tests if kind.kind == "card"]
    houses = [test for test in tests if isinstance(test, OfHouse) and test.yes]
    plain = bool(kinds) and len(houses) == len(tests) == len(kinds)
    return or_(*map(belonging, houses)) if plain else None


@conditions(cd.ShareHouse)
def _share_house(v: cd.ShareHouse, me: Voice) -> Saying:
    if v.least:
        return past(passive(me.way.verb, at_least(v.least, me.way.noun).adj(OF_ONE_HOUSE), THIS_WAY))
    return clause(w.SHARE, a(w.HOUSE), subject=me.that_one)


OF_ONE_HOUSE = adj("de una misma Casa", "of the same house", en_last=True)


@conditions(cd.ThisIs)
def _this_is(v: cd.ThisIs, me: Voice) -> Saying:
    test = v.what.tests[0] if v.what.tests else None
    # On an upgrade *this creature* is the one that wears it.
    subject = Voice("creature").this if me.kind == "upgrade" else me.this
    if isinstance(test, Status):
        if test.word == "on-flank":
            told = clause(STAND, w.ON_A_FLANK, subject=subject)
            return told if test.yes else deny(told)
        if (test.word, test.yes) in w.STATUS:
            return clause(STAND, w.STATUS[test.word, test.yes], subject=subject)
    return clause(BE, thing(v.what, a), subject=subject)


OR_ONE_TIED = Fixed("(o una empatada con ella)", "(or one tied with it)")


@conditions(cd.IsThe)
def _is_the(v: cd.IsThe, me: Voice) -> Saying:
    if isinstance(v.one, Tied):
        return clause(CONTROL, phrases.say(v.of, me), OR_ONE_TIED)
    return clause(BE, phrases.say(v.of, me), subject=phrases.say(v.one, me))


@conditions(cd.Fighting)
def _fighting(v: cd.Fighting, me: Voice) -> Saying:
    if v.attacks is not None:
        return clause(w.ATTACK, thing(v.attacks, a), subject=me.this)
    return clause(w.FIGHT, subject=me.this)


@conditions(cd.YourTurn)
def _your_turn(v: cd.YourTurn, me: Voice) -> Saying:
    return said(
        es="es tu turno" if v.yes else "no es tu turno",
        en="it is your turn" if v.yes else "it is not your turn",
    )


@conditions(cd.ActiveHouse)
def _active(v: cd.ActiveHouse, me: Voice) -> Saying:
    house = verbatim(house_name(v.house, "es"), house_name(v.house, "en"), "f")
    told = clause(BE, verbatim("tu Casa activa", "your active house", "f"), subject=house)
    return told if v.yes else deny(told)


@conditions(cd.Haunted)
def _haunted(v: cd.Haunted, me: Voice) -> Saying:
    return clause(STAND, w.HAUNTED, subject=who(v.who))
