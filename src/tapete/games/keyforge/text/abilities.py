"""One line for each kind of ability: labels, moments, constants, limits, replacements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.cards.facts import house_name, keyword_name, trait_noun
from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.amounts import measured
from tapete.games.keyforge.text.amounts import number as amount_said
from tapete.games.keyforge.text.conditions import conditions
from tapete.games.keyforge.text.phrases import dressed, head, phrases, thing, who, zone
from tapete.games.keyforge.text.verbs import figure, steps, together
from tapete.games.keyforge.text.voice import Says, Voice, said
from tapete.games.keyforge.verbs import (
    base,
    constants,
    fighting,
    instead,
    limits,
    moments,
    pointers,
    readying,
)
from tapete.games.keyforge.verbs import conditions as cd
from tapete.games.keyforge.verbs.amounts import Amount, Number
from tapete.games.keyforge.verbs.base import active_house, that_house
from tapete.games.keyforge.verbs.history import DiscardedThisTurn
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    TO,
    Clause,
    Fixed,
    Noun,
    Phrase,
    Prep,
    Saying,
    a,
    after,
    all_,
    and_,
    bare,
    before,
    bonus,
    can,
    cannot,
    clause,
    count,
    deny,
    done,
    each,
    if_,
    it,
    join,
    labelled,
    lead,
    must,
    phrase,
    plural,
    poss,
    quoted,
    the,
    them,
    unless,
    verbatim,
    while_,
)
from tapete.phrase.common import (
    ALSO,
    AT_END_OF_TURN,
    AT_START_OF_TURN,
    CHOOSE,
    CONTROL,
    ENTER_PLAY,
    EQUAL_TO,
    GAIN,
    IGNORE,
    LOSE,
    OF,
    ONLY,
    PLAY,
    SAME,
)


class Abilities(Says[Saying]):
    """Abilities, each constant framed by its condition: while …, …"""

    def say(self, value: object, voice: Voice) -> Saying:
        told = super().say(value, voice)
        if isinstance(value, limits.MayPlay):
            return told
        if isinstance(value, (readying.CannotTire, instead.TakesMore)):
            return conditional(told, value.only_if, voice)
        if isinstance(value, (limits.Arrives, instead.Instead)) and value.only_if is not None:
            # At one moment, not for a while.
            return if_(conditions.say(value.only_if, voice), told)
        return conditional(told, value.only_if, voice) if isinstance(value, constants.Constant) else told


abilities = Abilities("an ability")


def scope(to: constants.Scope, me: Voice) -> Phrase:
    """What a constant ability is about, as a subject."""
    if isinstance(to, Things):
        return thing(to, each)
    if isinstance(to, pointers.That):
        return me.that_one
    return phrases.say(to, me)


def conditional(told: Saying, condition: cd.Condition | None, me: Voice) -> Saying:
    """A constant under its condition."""
    if isinstance(condition, cd.YourTurn):
        return lead(turns.ON_YOUR_TURNS if condition.yes else turns.OUT_OF_YOUR_TURN, told)
    if (
        isinstance(condition, cd.Compare)
        and isinstance(condition.one, DiscardedThisTurn)
        and condition.other == 0
    ):
        # What has not happened yet and undoes it once it has: a menos que hayas descartado una carta.
        return unless(conditions.say(cd.at_least(condition.one, 1), me), told)
    return told if condition is None else while_(conditions.say(condition, me), told)


@abilities(base.Labelled)
def _labelled(v: base.Labelled, me: Voice) -> Saying:
    return labelled(tuple(w.LABELS[word] for word in v.words), steps(v.steps, me))


@abilities(moments.After)
def _when(v: moments.After, me: Voice) -> Saying:
    if not v.works_in:
        return _awaited(v, me)
    me.mine, there = True, zone(Zone(v.works_in, base.you))
    return while_(clause(w.LIE, subject=me.this, in_=there), _awaited(v, me))


def _opening(moment: moments.Moment[Any]) -> Fixed | None:
    """When it is, for a moment of the turn itself."""
    if isinstance(moment, moments.AtStep):
        return turns.END_OF_READYING if moment.step == "ready" else turns.START_OF_DRAWING
    if isinstance(moment, moments.EndOfTurn):
        return ENDS.get(moment.who.word, turns.END_OF_THEIR_TURN)
    if isinstance(moment, moments.StartOfTurn):
        return BEGINS.get(moment.who.word, turns.START_OF_THEIR_TURN)
    return None


ENDS = {"you": AT_END_OF_TURN, "active": turns.END_OF_THE_TURN, "each": turns.END_OF_EACH_TURN}
BEGINS = {"you": AT_START_OF_TURN, "each": turns.START_OF_EACH_TURN}


def _awaited(v: moments.After, me: Voice) -> Saying:
    moment = v.moment
    opening = _opening(moment)
    if opening is not None:
        me.turn = True
        told = together(v.steps, me)
        return lead(opening, told if v.only_if is None else if_(conditions.say(v.only_if, me), told))
    framed = before if isinstance(moment, moments.WillFight) else after
    if isinstance(moment, moments.ChoosesHouse) and moment.other:
        framed = if_
    moment_told = moment_said.say(moment, me)
    if v.ahead:
        moment_told = replace(moment_told, extras=(*moment_told.extras, w.BEFORE_ITS_EFFECT))
    told = framed(moment_told, together(v.steps, me))
    if v.only_if is not None and isinstance(v.only_if, cd.YourTurn):
        return lead(turns.ON_YOUR_TURNS, told)
    return told if v.only_if is None else if_(conditions.say(v.only_if, me), told)


# Moments

moment_said: Says[Clause] = Says("a moment")


def heed(v: moments.After, me: Voice) -> None:
    """What the moment of an ability speaks of, to be spoken of afterwards."""
    if _opening(v.moment) is None:
        moment_said.say(v.moment, me)


# Constants


MEASURES: dict[type, Noun] = {constants.Power: w.POWER, constants.Armor: w.ARMOR}
MEASURED = (constants.Power, constants.Armor, constants.Keyword)
GIFTS = (*MEASURED, constants.Gains)


def shared_subject(ability: Ability) -> object:
    """Equal for gifts to the same cards under the same condition, so that they are told in one sentence."""
    if isinstance(ability, constants.Gains):
        return (ability.to, ability.only_if) if ability.only_if is not None else id(ability)
    if isinstance(ability, limits.Arrives) and ability.what is None:
        return "enters", ability.only_if
    if isinstance(ability, constants.LosesKeyword):
        return "loses", ability.to, ability.only_if
    if isinstance(ability, MEASURED) and isinstance(ability.amount, int):
        return ability.to, ability.only_if
    if isinstance(ability, (constants.Power, constants.Armor)):
        return ability.to, ability.only_if, ability.amount
    if isinstance(ability, constants.Keyword):
        return ability.to, ability.only_if, ability.amount, "keywords"
    return id(ability)


Gift = constants.Power | constants.Armor | constants.Keyword | constants.Gains


def gifts(together: Sequence[Gift], me: Voice) -> Saying:
    """Esta criatura recibe +2 de Poder y obtiene Dañino 2."""
    subject = scope(together[0].to, me)
    if all(isinstance(gift, constants.Keyword) and isinstance(gift.amount, Amount) for gift in together):
        return _counted_keywords(together, subject, me)
    numbers = [_more(gift) for gift in together if isinstance(gift, (constants.Power, constants.Armor))]
    keywords = [
        _keyword(gift.word, gift.amount, me) for gift in together if isinstance(gift, constants.Keyword)
    ]
    counted = [gift.amount for gift in together if not isinstance(gift, constants.Gains)]
    each_ = next((measured(much, w.POWER, me)[1] for much in counted), None)
    told = [
        clause(verb, things[0] if len(things) == 1 else and_(*things), subject=subject, per=each_)
        for verb, things in ((w.GET, numbers), (GAIN, keywords))
        if things
    ]
    told += [_given_text(gift, subject) for gift in together if isinstance(gift, constants.Gains)]
    return conditional(told[0] if len(told) == 1 else join(*told), together[0].only_if, me)


def _counted_keywords(together: Sequence[Gift], subject: Phrase, me: Voice) -> Saying:
    """Esta criatura obtiene Asalto y Dañino iguales al número de cartas de tu pila de descartes."""
    words = [gift for gift in together if isinstance(gift, constants.Keyword)]
    much = ALL_EQUAL_TO(amount_said(words[0].amount, me))
    told = clause(GAIN, and_(*(_keyword(gift.word, 0) for gift in words)), much, subject=subject)
    return conditional(told, together[0].only_if, me)


ALL_EQUAL_TO = Prep("iguales a", "equal to")


def _more(gift: constants.Power | constants.Armor) -> Phrase:
    """+2 de Poder."""
    much = gift.amount if isinstance(gift.amount, int) else getattr(gift.amount, "times", 1)
    return bonus(much, MEASURES[type(gift)])


def _given_text(gift: constants.Gains, subject: Phrase) -> Clause:
    return clause(GAIN, quoted(abilities.say(gift.given, Voice("creature"))), subject=subject)


@abilities(constants.Power)
def _power(v: constants.Power, me: Voice) -> Saying:
    return _bonus(v, w.POWER, me)


@abilities(constants.Armor)
def _armor(v: constants.Armor, me: Voice) -> Saying:
    return _bonus(v, w.ARMOR, me)


def _bonus(v: constants.Power | constants.Armor, noun: Noun, me: Voice) -> Saying:
    if isinstance(v.amount, int):
        return clause(w.GET, bonus(v.amount, noun), subject=scope(v.to, me))
    subject = scope(v.to, me)
    if v.apiece:
        me.chose(w.CREATURE, False)
    much, each_ = measured(v.amount, noun, me)
    if each_ is None:
        return clause(w.GET, much, subject=scope(v.to, me))
    return clause(w.GET, bonus(getattr(v.amount, "times", 1), noun), subject=subject, per=each_)


def _keyword(word: str, value: Number, me: Voice | None = None) -> Phrase:
    figure_ = value if isinstance(value, int) else 0
    shown = figure_ > 1 or (figure_ and word in ("assault", "hazardous", "splash-attack"))
    number = f" {figure_}" if shown else ""
    told = verbatim(keyword_name(word, "es") + number, keyword_name(word, "en").lower() + number)
    return told if me is None or isinstance(value, int) else told.with_(EQUAL_TO(amount_said(value, me)))


@abilities(constants.Keyword)
def _gains_keyword(v: constants.Keyword, me: Voice) -> Saying:
    if v.word == "treachery" and isinstance(v.to, pointers.This):
        return clause(ENTER_PLAY, w.UNDER_OPPONENTS_CONTROL, subject=me.this)
    return clause(GAIN, _keyword(v.word, v.amount, me), subject=scope(v.to, me))


@abilities(constants.LosesKeyword)
def _loses_keyword(v: constants.LosesKeyword, me: Voice) -> Saying:
    return clause(LOSE, _keyword(v.word, 1), subject=scope(v.to, me))


def losses(together: Sequence[constants.LosesKeyword], me: Voice) -> Saying:
    """Cada criatura pierde Elusivo y Veneno."""
    words = and_(*(_keyword(loss.word, 1) for loss in together))
    return conditional(clause(LOSE, words, subject=scope(together[0].to, me)), together[0].only_if, me)


@abilities(constants.GainsTrait)
def _gains_trait(v: constants.GainsTrait, me: Voice) -> Saying:
    noun = trait_noun(v.trait)
    return clause(GAIN, verbatim(f"el rasgo {noun.es}", f"the {noun.en} trait"), subject=scope(v.to, me))


@abilities(constants.NoArmor)
def _no_armor(v: constants.NoArmor, me: Voice) -> Saying:
    many = isinstance(v.to, pointers.That) and me.many
    return clause(LOSE, all_(poss((them if many else it)(w.CREATURE), w.ARMOR)), subject=scope(v.to, me))


@abilities(constants.Switched)
def _switched(v: constants.Switched, me: Voice) -> Saying:
    return clause(w.SWAP, and_(the(w.POWER), the(w.ARMOR).with_(OF(scope(v.to, me)))))


@abilities(constants.Blank)
def _blank(v: constants.Blank, me: Voice) -> Saying:
    if isinstance(v.to, pointers.That):
        return said(es="Se considera en blanco su cuadro de texto.", en="Its text box is considered blank.")
    es, en = phrase(scope(v.to, me), "es"), phrase(scope(v.to, me), "en")
    return said(
        es=f"Se considera en blanco el cuadro de texto de {es}.",
        en=f"The text box of {en} is considered blank.",
    )


@abilities(constants.Gains)
def _gains(v: constants.Gains, me: Voice) -> Saying:
    given = quoted(abilities.say(v.given, Voice("creature")))
    return clause(GAIN, given, subject=_played(v) or scope(v.to, me))


@abilities(constants.Bestows)
def _bestows(v: constants.Bestows, me: Voice) -> Saying:
    given = quoted(abilities.say(v.given, Voice("creature")))
    return clause(GAIN, given, subject=scope(v.to, me))


def _played(v: constants.Gains) -> Phrase | None:
    """A text that speaks of being played is given to what is played: cada criatura que juegues."""
    if not isinstance(v.to, Things) or not v.to_played:
        return None
    return dressed(each(head(v.to)), v.to, side=False).that(clause(PLAY))


@abilities(constants.Flank)
def _flank(v: constants.Flank, me: Voice) -> Saying:
    return clause(w.COUNT_AS, a(w.CREATURE).adj(w.STATUS["on-flank", True]), subject=scope(v.to, me))


@abilities(constants.Controls)
def _controls(v: constants.Controls, me: Voice) -> Saying:
    es, en = (phrase(scope(v.to, me), lang) for lang in ("es", "en"))
    return said(es=f"controlas {es}", en=f"you control {en}")


IN_ADDITION = Fixed("además de a sus otras Casas", "in addition to its other houses")


@abilities(constants.BelongsTo)
def _belongs(v: constants.BelongsTo, me: Voice) -> Saying:
    if v.house == "all":
        return clause(w.BELONG, all_(w.HOUSE), subject=scope(v.to, me))
    if v.house == active_house:
        return clause(w.BELONG, the(w.HOUSE).adj(w.ACTIVE), subject=scope(v.to, me))
    house = (me.home or w.THE_HOUSE) if v.house == that_house else w.house_named(v.house)
    told = clause(w.BELONG, house, *((IN_ADDITION,) if v.too else ()), subject=scope(v.to, me))
    return while_(clause(CONTROL, scope(v.to, me)), told) if v.while_yours else told


@abilities(fighting.CannotBeDamaged)
def _undamageable(v: fighting.CannotBeDamaged, me: Voice) -> Saying:
    by = () if v.by is None else (w.FROM_DEALER(thing(v.by, plural)),)
    more = (NOR_DESTROYED,) if v.undying else ()
    return cannot(clause(w.BE_DEALT, w.ANY_DAMAGE, *by, *more, subject=scope(v.to, me)))


NOR_DESTROYED = Fixed("ni ser destruida", "or destroyed")


@abilities(instead.SuffersWith)
def _suffers_with(v: instead.SuffersWith, me: Voice) -> Saying:
    theirs = the(w.DAMAGE).adj(done(w.DEAL)).with_(TO(scope(v.to, me)), w.IN_A_FIGHT)
    return clause(w.SUFFER, theirs, ALSO, subject=me.this)


@abilities(constants.Considered)
def _considered(v: constants.Considered, me: Voice) -> Saying:
    if isinstance(v.power, Amount):
        equal = bare(w.POWER).with_(EQUAL_TO(amount_said(v.power, me)))
        return clause(w.COUNT_AS_HAVING, equal, subject=scope(v.to, me))
    told = [(v.power, w.POWER), (v.armor, w.ARMOR)]
    numbers = [count(figure(number), noun) for number, noun in told if number is not None]
    much = numbers[0] if len(numbers) == 1 else and_(*numbers)
    return clause(w.COUNT_AS_HAVING, much, subject=scope(v.to, me))


@abilities(fighting.LongTaunt)
def _long_taunt(v: fighting.LongTaunt, me: Voice) -> Saying:
    beside = poss(it(w.CREATURE), w.NEIGHBOR).many()
    farther = TO(poss(beside, w.NEIGHBOR).many())
    return clause(w.APPLY, ALSO, farther, subject=poss(scope(v.to, me), w.TAUNT))


@abilities(fighting.Harmless)
def _harmless(v: fighting.Harmless, me: Voice) -> Saying:
    moment = w.WHEN_ATTACKED if v.attacked else w.WHEN_FIGHTING
    return deny(clause(w.DEAL, w.ANY_DAMAGE, moment, subject=scope(v.to, me)))


@abilities(fighting.DealsOnly)
def _deals_only(v: fighting.DealsOnly, me: Voice) -> Saying:
    return clause(w.DEAL, count(v.amount, w.DAMAGE), w.WHEN_FIGHTING, ONLY, subject=scope(v.to, me))


@abilities(fighting.MustFight)
def _must_fight(v: fighting.MustFight, me: Voice) -> Saying:
    return must(clause(w.FIGHT, w.WHEN_USED, w.IF_IT_CAN, subject=scope(v.to, me)))


@abilities(fighting.StrikesMore)
def _strikes(v: fighting.StrikesMore, me: Voice) -> Saying:
    es, en = phrase(thing(v.foe, a), "es"), phrase(thing(v.foe, a), "en")
    against = Fixed(f"mientras ataca a {es}", f"while attacking {en}")
    return clause(w.DEAL, bonus(v.amount, w.DAMAGE), against, subject=scope(v.to, me))


@abilities(fighting.IgnoresWhileAttacking)
def _ignores(v: fighting.IgnoresWhileAttacking, me: Voice) -> Saying:
    words = [_keyword(word, 1) for word in v.words]
    return while_(
        clause(w.ATTACK, subject=me.this), clause(IGNORE, words[0] if len(words) == 1 else and_(*words))
    )


@abilities(fighting.OnlyFights)
def _only_fights(v: fighting.OnlyFights, me: Voice) -> Saying:
    return can(clause(w.FIGHT_AGAINST, plural_of(v.foe), ONLY, subject=me.this))


@abilities(fighting.NotFoughtBy)
def _not_fought(v: fighting.NotFoughtBy, me: Voice) -> Saying:
    return cannot(clause(w.FIGHT_AGAINST, scope(v.to, me), subject=plural_of(v.attacker)))


def plural_of(what: Things) -> Phrase:
    """Criaturas aturdidas."""
    return thing(what, plural)


@abilities(constants.MustChoose)
def _must_choose(v: constants.MustChoose, me: Voice) -> Saying:
    return must(clause(CHOOSE, the_house(v.house, me), w.AS_ACTIVE_HOUSE, subject=who(v.who)))


@abilities(constants.CannotChoose)
def _cannot_choose(v: constants.CannotChoose, me: Voice) -> Saying:
    return cannot(clause(CHOOSE, the_house(v.house, me), w.AS_ACTIVE_HOUSE, subject=who(v.who)))


def the_house(house: str, me: Voice) -> Phrase:
    """A house as what is chosen: esa Casa, la Casa de esa criatura."""
    if house == that_house:
        return me.home or w.THE_HOUSE
    if house == constants.PREVIOUS:
        return the(w.HOUSE).adj(SAME).with_(AS_BEFORE)
    return verbatim(house_name(house, "es"), house_name(house, "en"))


AS_BEFORE = Fixed("que eligió en su turno anterior", "they chose on their previous turn")


@abilities(constants.AsSoonAs)
def _whenever(v: constants.AsSoonAs, me: Voice) -> Saying:
    return if_(conditions.say(v.condition, me), together(v.steps, me))
