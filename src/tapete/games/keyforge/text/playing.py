"""Words about the turn itself, said."""

from __future__ import annotations

from tapete.games.keyforge.text import lexicon as w
from tapete.games.keyforge.text.abilities import abilities
from tapete.games.keyforge.text.phrases import thing
from tapete.games.keyforge.text.verbs import FUSIONS, verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs import base, lasting, playing, replacing
from tapete.phrase import Fixed, Saying, a, after, clause, it
from tapete.phrase.common import LEAVE_PLAY, PLAY, PUT_INTO_PLAY

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


@abilities(playing.SkipsSteps)
def _skips_steps(v: playing.SkipsSteps, me: Voice) -> Saying:
    return _skipped(v.steps_of_turn, v.who.word)


@verbs(playing.EndStep)
def _end_step(v: playing.EndStep, me: Voice) -> Saying:
    return END_THE_STEP


@verbs(replacing.TakesItsPlace)
def _takes_its_place(v: replacing.TakesItsPlace, me: Voice) -> Saying:
    return after(clause(LEAVE_PLAY, subject=me.this), clause(PUT_INTO_PLAY, it(w.CREATURE), WHERE_IT_STOOD))


@verbs(playing.ActiveHouseBecomes)
def _active_house(v: playing.ActiveHouseBecomes, me: Voice) -> Saying:
    return ITS_HOUSE_IS_ACTIVE


def _end_turn(one: base.Verb, other: base.Verb, me: Voice) -> Saying | None:
    """The rest of the step and the last two steps: the turn."""
    skips = isinstance(one, lasting.Last) and one.ability == playing.SkipsSteps(("ready", "draw"))
    return END_YOUR_TURN if skips and isinstance(other, playing.EndStep) else None


FUSIONS.append(_end_turn)
