"""What changes what cards are and what their text says, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.abilities import abilities, scope
from tapete.games.keyforge.text.phrases import phrases, thing, zone
from tapete.games.keyforge.text.verbs import verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import constants, copying, limits, pointers, shaping
from tapete.games.keyforge.verbs.places import your_archives
from tapete.games.keyforge.verbs.things import any_card
from tapete.phrase import (
    WITH,
    Clause,
    Fixed,
    Saying,
    a,
    and_,
    cannot,
    clause,
    done,
    if_,
    impersonal,
    it,
    lead,
    may,
    noun,
    plural,
    poss,
    sentences,
    stat,
    the,
    this,
    unless,
    while_,
)
from tapete.phrase.common import (
    BE,
    CARD,
    CHOOSE,
    ENTER_PLAY,
    FACE_UP,
    FOR_THE_TURN,
    GAIN,
    IN_PLAY,
    LOSE,
    MOVE,
    OF,
    PLAY,
    RESOLVE,
    REVEAL,
    THERE_IS,
)


@abilities(constants.LosesAbilities)
def _loses_abilities(v: constants.LosesAbilities, me: Voice) -> Saying:
    if v.to == any_card:
        return cannot(impersonal(RESOLVE, plural(w.ability(v.word))))
    return clause(LOSE, poss(it(w.CREATURE), w.ability(v.word)).many(), subject=scope(v.to, me))


@abilities(constants.Relabelled)
def _relabelled(v: constants.Relabelled, me: Voice) -> Saying:
    *others, last = [the(w.ability(word)).many() for word in v.words]
    told = and_(*others, last.with_(OF(scope(v.to, me)))) if others else last.with_(OF(scope(v.to, me)))
    both = w.ability(*dict.fromkeys((*v.words, *v.too)))
    return clause(BE, plural(both), subject=told)


@verbs(shaping.TakeAfter)
def _take_after(v: shaping.TakeAfter, me: Voice) -> Saying:
    return lead(turns.WHILE_THIS, clause(w.TAKE_AFTER, me.that_one, subject=me.this))


@abilities(limits.OpenArchives)
def _open_archives(v: limits.OpenArchives, me: Voice) -> Saying:
    face_up = if_(clause(w.ARCHIVE, me.this), clause(w.ARCHIVE, it(w.CREATURE), FACE_UP))
    there = clause(w.LIE, subject=it(w.CREATURE), in_=zone(your_archives))
    return sentences(face_up, while_(there, may(clause(w.PICK_UP_SOME))))


@verbs(shaping.Animate)
def _animate(v: shaping.Animate, me: Voice) -> Saying:
    moved, lasts, is_creature = animated(v, me)
    return sentences(moved, lead(lasts, is_creature))


def animated(v: shaping.Animate, me: Voice) -> tuple[Clause, Fixed, Clause]:
    """Where an artifact moves, how long it is a creature, and that it is one."""
    place = w.ANYWHERE_IN_YOURS if v.anywhere else w.TO_YOUR_FLANK if v.own else w.TO_ITS_FLANK
    moved = clause(MOVE, phrases.say(v.what, me), place)
    if isinstance(v.what, pointers.This):
        me.chose(w.ARTIFACT, False)
    return moved, FOR_THE_TURN if v.until == "turn" else turns.WHILE_IT, _creature(v.power, me)


@abilities(shaping.IsCreature)
def _is_creature(v: shaping.IsCreature, me: Voice) -> Saying:
    return clause(w.COUNT_AS, a(w.CREATURE).with_(WITH(stat(w.POWER, v.power))), subject=scope(v.to, me))


def _creature(power: int, me: Voice) -> Clause:
    """What it is there."""
    return clause(w.COUNT_AS, a(w.CREATURE).with_(WITH(stat(w.POWER, power))), subject=it(me.chosen))


@abilities(copying.EntersAsCopy)
def _enters_as_copy(v: copying.EntersAsCopy, me: Voice) -> Saying:
    other = thing(v.what.other, a)
    there = clause(THERE_IS, other, IN_PLAY)
    copied = clause(ENTER_PLAY, w.AS_A_COPY_OF(other), w.but_of_house(v.house), subject=me.this)
    return sentences(unless(there, cannot(clause(PLAY, this(CARD)))), copied)


@abilities(copying.AreCopies)
def _are_copies(v: copying.AreCopies, me: Voice) -> Saying:
    return clause(BE, a(COPY).with_(OF(me.this)), subject=scope(v.to, me))


COPY = noun("copia", "f", "copy", en_many="copies")


@verbs(copying.GainText)
def _gain_text(v: copying.GainText, me: Voice) -> Saying:
    shown = clause(REVEAL, phrases.say(v.of, me))
    text = the(w.TEXT_BOX).with_(OF(the(w.CREATURE).adj(done(REVEAL))))
    chosen = clause(CHOOSE, phrases.say(v.what, me))
    return sentences(shown, chosen, lead(FOR_THE_TURN, clause(GAIN, text, subject=me.that_one)))
