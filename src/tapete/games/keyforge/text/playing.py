"""Words about the turn itself, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text import turns
from tapete.games.keyforge.text.abilities import abilities, scope
from tapete.games.keyforge.text.phrases import phrases, thing, who, zone
from tapete.games.keyforge.text.verbs import FUSIONS, together, verbs
from tapete.games.keyforge.text.voice import Voice, said
from tapete.games.keyforge.verbs import base, choices, lasting, playing, readying, replacing, returning
from tapete.games.keyforge.verbs.places import your_discard
from tapete.games.keyforge.verbs.things import Things
from tapete.phrase import (
    FROM,
    TO,
    Fixed,
    Prep,
    Saying,
    a,
    after,
    cannot,
    clause,
    deny,
    instead,
    it,
    lead,
    may,
    plural,
    the,
    verb,
    when,
    while_,
    would,
    your,
)
from tapete.phrase.common import (
    CARD,
    CHOOSE,
    DRAW,
    HAND,
    IN_PLAY,
    LEAVE_PLAY,
    PLAY,
    PLAYER,
    PUT_INTO_PLAY,
    RETURN,
)

RESOLVE_PLAY_AGAIN = Fixed(
    "resuelve una vez más cada una de sus habilidades «Jugar:»",
    "resolve each of its “Play:” abilities an additional time",
)
END_YOUR_TURN = Fixed(
    "termina tu turno, sin los pasos de preparar y de robar cartas",
    "end your turn, without the “ready cards” and “draw cards” steps",
)
END_THE_STEP = Fixed("termina este paso", "end this step")
WHERE_IT_STOOD = Fixed(
    "en la posición que esta ocupaba en la línea de batalla",
    "in this creature's former position in the battleline",
)
ITS_HOUSE_IS_ACTIVE = Fixed("su Casa se convierte en tu Casa activa", "its house becomes your active house")
IN_THE_READY_STEP = Fixed(
    "durante el paso de preparar cartas de su controlador", "during its controller's “ready cards” step"
)
IN_ITS_NEXT_READY_STEP = Fixed(
    "durante el próximo paso de preparar cartas de su controlador",
    "during its controller's next “ready cards” step",
)
IN_THAT_READY_STEP = Fixed("durante el paso de preparar cartas", "during the “ready cards” step")
BECOME_READY = verb("prepararse", "ready")
BECOME_EXHAUSTED = verb("agotarse", "become exhausted")
STEPS_OF_TURN = {"ready": ("preparar cartas", "ready cards"), "draw": ("robar cartas", "draw cards")}


def _skipped(steps: tuple[str, ...], player: str) -> Fixed:
    """Sáltate tus pasos de preparar y robar cartas."""
    es = " y ".join(f"de {STEPS_OF_TURN[step][0]}" for step in steps)
    en = " and ".join(f"“{STEPS_OF_TURN[step][1]}”" for step in steps)
    s = "s" * (len(steps) > 1)
    if player == "you":
        return Fixed(f"sáltate tu{s} paso{s} {es}", f"skip your {en} step{s}")
    return Fixed(f"tu oponente se salta su{s} paso{s} {es}", f"your opponent skips their {en} step{s}")


@abilities(playing.PlayedTwice)
def _played_twice(v: playing.PlayedTwice, me: Voice) -> Saying:
    return after(clause(PLAY, thing(v.what, a, me)), RESOLVE_PLAY_AGAIN)


@abilities(playing.InsteadOfPlay)
def _instead_of_play(v: playing.InsteadOfPlay, me: Voice) -> Saying:
    told = clause(PLAY, a(w.ACTION_CARD), subject=who(v.who))
    return when(told, lead(INSTEAD_OF_ITS_EFFECT, together(v.steps, me)))


INSTEAD_OF_ITS_EFFECT = Fixed(
    "en vez de resolver su efecto «Jugar:»", "instead of resolving its “Play:” effect"
)


@abilities(playing.SkipsSteps)
def _skips_steps(v: playing.SkipsSteps, me: Voice) -> Saying:
    return _skipped(v.steps_of_turn, v.who.word)


TAKE_ANOTHER_TURN = Fixed("juega otro turno después de este", "take another turn after this one")


@abilities(playing.ExtraTurn)
def _extra_turn(v: playing.ExtraTurn, me: Voice) -> Saying:
    return TAKE_ANOTHER_TURN


@abilities(readying.CannotReady)
def _cannot_ready(v: readying.CannotReady, me: Voice) -> Saying:
    many = isinstance(v.to, Things)
    subject = thing(v.to, plural, me) if isinstance(v.to, Things) else scope(v.to, me)
    if not v.in_step:
        return cannot(clause(BECOME_READY, subject=subject))
    return deny(clause(BECOME_READY, IN_THAT_READY_STEP if many else IN_THE_READY_STEP, subject=subject))


@abilities(readying.CannotTire)
def _cannot_tire(v: readying.CannotTire, me: Voice) -> Saying:
    return cannot(clause(BECOME_EXHAUSTED, subject=thing(v.what, plural, me)))


@abilities(readying.StrikesInsteadOfReadying)
def _strikes_instead(v: readying.StrikesInsteadOfReadying, me: Voice) -> Saying:
    return said(
        es=f"Durante su paso de preparar cartas, en vez de preparar las criaturas que controla, tu oponente inflige "
        f"{v.amount} de daño a esta criatura por cada criatura agotada que controla.",
        en=f"Instead of readying creatures they control during their “ready cards” step, your opponent deals "
        f"{v.amount} damage to this creature for each exhausted creature they control.",
    )


@verbs(readying.MissReadyStep)
def _misses_step(v: readying.MissReadyStep, me: Voice) -> Saying:
    return deny(clause(BECOME_READY, IN_ITS_NEXT_READY_STEP, subject=phrases.say(v.what, me)))


@verbs(playing.Stop)
def _stop(v: playing.Stop, me: Voice) -> Saying:
    if v.what == "step":
        return END_THE_STEP
    return said(es="esa criatura se agota sin efecto", en="exhaust that creature with no effect")


@verbs(replacing.TakesItsPlace)
def _takes_its_place(v: replacing.TakesItsPlace, me: Voice) -> Saying:
    return after(clause(LEAVE_PLAY, subject=me.this), clause(PUT_INTO_PLAY, it(w.CREATURE), WHERE_IT_STOOD))


@verbs(playing.ActiveHouseBecomes)
def _active_house(v: playing.ActiveHouseBecomes, me: Voice) -> Saying:
    return ITS_HOUSE_IS_ACTIVE


@abilities(returning.MayReturn)
def _may_return(v: returning.MayReturn, me: Voice) -> Saying:
    return may(clause(RETURN, me.this, FROM(zone(your_discard)), TO(your(HAND))))


@abilities(returning.InsteadOfDrawing)
def _instead_of_drawing(v: returning.InsteadOfDrawing, me: Voice) -> Saying:
    me.mine = True
    drawing = would(clause(DRAW, a(CARD), turns.ON_YOUR_TURNS))
    told = when(drawing, instead(may(together(v.steps, me))))
    return while_(clause(w.LIE, subject=me.this, in_=zone(your_discard)), told)


def _end_turn(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """The rest of the step and the last two steps: the turn."""
    skips = isinstance(one, lasting.Last) and one.ability == playing.SkipsSteps(("ready", "draw"))
    return END_YOUR_TURN if skips and other == playing.Stop("step") else None


FUSIONS.append(_end_turn)


@verbs(choices.ChoosePlayer)
def _choose_player(v: choices.ChoosePlayer, me: Voice) -> Saying:
    if v.fewest is None:
        return clause(CHOOSE, a(PLAYER))
    return clause(CHOOSE, the(PLAYER).with_(WITH_FEWEST(thing(v.fewest, plural)), IN_PLAY))


WITH_FEWEST = Prep("con menos", "with the fewest")
