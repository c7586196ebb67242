"""Playing cards and putting them into play (v17.2 «Jugar cartas»)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import structs

from tapete.games.keyforge.events import (
    Attached,
    CardPlayed,
    Entered,
    EntersPlay,
    LaidDown,
    Moved,
    OmegaPlayed,
    Played,
    WornOut,
)
from tapete.games.keyforge.printed import Card, Copy
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.constants import (
    ChargesToll,
    GrantsKeyword,
    MarksOnEntering,
    PermitsPlay,
    RedirectsPlayed,
    ReplacesPlay,
)
from tapete.games.keyforge.rules.control import flank, spot
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.icons import resolve_icons
from tapete.games.keyforge.rules.legal import (
    bar_play_as,
    bar_play_at_all,
    bar_play_by_effect,
    hosts,
    of_active_house,
    other_halves,
    permits_to_play,
)
from tapete.games.keyforge.rules.order import which_permit
from tapete.games.keyforge.rules.piles import emptied, move
from tapete.games.keyforge.rules.source import Source, speaker
from tapete.games.keyforge.rules.triggers import (
    Met,
    Trigger,
    hearing,
    in_order,
    note,
    own_triggers,
    printed_triggers,
    stirs,
    window,
)
from tapete.games.keyforge.rules.use import pay
from tapete.games.keyforge.rules.values import candidate, enters_with
from tapete.games.keyforge.table import Body, Entry, Ref, Table, Was
from tapete.kernel.event import Event
from tapete.kernel.flow import NOTHING, Flow, Nothing

Stood = tuple[tuple[str, ...], tuple[int, ...]]
"""On which flanks of its battleline a creature stands, and beside whom."""
NOT_IN_LINE: Final[Stood] = ((), ())
PLAYING: Final = (Played, Entered, Attached)
"""The notices of a card that is played."""


def play_by_effect(
    t: Table,
    n: int,
    place: str,
    of: int,
    part: int = -1,
    *,
    anywhere: bool = False,
    on: int = -1,
    as_active: bool = False,
) -> Flow[bool]:
    """An effect plays a card for the active player, an upgrade perhaps on a creature it names, or as if it belonged to
    the active house; False if it may not be played and stays where it is.
    """
    if bar_play_by_effect(t, n, place, part, as_active=as_active) is not None:
        return False
    if on >= 0 and on not in hosts(t, n, t.active):
        return False
    if place == "archives" and t.cast[n].owner != of:
        # What leaves somebody else's archives goes to its owner's hand instead (v17.2 FAQ «Archivos»).
        yield from move(t, n, of, place, "hand")
        return False
    yield from play(t, n, place, of, part, by_effect=True, anywhere=anywhere, on=on, as_active=as_active)
    return True


def play(
    t: Table,
    n: int,
    place: str = "hand",
    of: int = -1,
    part: int = -1,
    *,
    by_effect: bool = False,
    anywhere: bool = False,
    on: int = -1,
    as_active: bool = False,
) -> Flow[None]:
    """Play a card for the active player: whoever calls has looked that nothing forbids it; `anywhere`: a creature
    enters as with deploy.
    """
    seat = t.active
    if of < 0:
        of = seat
    copy = face = t.cast[n]
    if not copy.card.easy:
        if copy.card.halves and part < 0:
            # Power, armor and text are those of the lower half, bonus icons those of the upper (v17.2 «Gigantesca»).
            n, part = yield from _halves(t, n, seat)
        copy, face = yield from _counted_as(t, n, seat, by_effect, as_active)
    if PermitsPlay in t.index:
        yield from _spend_permit(t, n, of_active_house(t, face) if as_active else face)
    if ChargesToll in t.index or t.cast[n].card.to_play:
        yield from _costs(t, n, seat)
    copied = None if copy is t.cast[n] else copy
    yield from befall(t, CardPlayed(n, seat, place, of, copied))
    if part >= 0:
        yield from befall(t, Moved(part, of, place, "limbo", t.cast[part].owner, open=True))
    if place == "deck":
        yield from emptied(t, of)
    if copy.card.type == "upgrade" and not _has_host(t, n, seat, on):
        yield from _taken_back(t, n, place, of)
        return
    after = (yield from _after_playing(t, copy, seat)) if RedirectsPlayed in t.index else "discard"
    body, (flanks, beside) = None, NOT_IN_LINE
    if copy.card.type != "action":
        body = yield from enter(t, n, seat, copy, part, played=True, anywhere=anywhere, on=on)
        flanks, beside = _stood(t, body)
    elif "omega" in copy.card.keywords:
        yield from befall(t, OmegaPlayed(n))
    # Bonus icons, from top to bottom, each on its own (v17.2 «Iconos de bonificación»).
    yield from resolve_icons(t, copy.icons if part < 0 else t.cast[part].icons, seat)
    yield from _window(t, Played(n, seat, copy, body, flanks, beside, place if of == seat else ""))
    owner = t.cast[n].owner
    if n in t.limbo[owner]:
        yield from befall(t, Moved(n, owner, "limbo", after, owner))
        if LaidDown in t.index and after == "discard":
            yield from befall(t, LaidDown(n, seat, copy))


def _has_host(t: Table, n: int, seat: int, on: int) -> bool:
    """Whether there is still somebody that an upgrade being played can be attached to: as it left its place the only one
    may have died, where its power came from there.
    """
    found = hosts(t, n, seat)
    return on in found if on >= 0 else bool(found)


def _taken_back(t: Table, n: int, place: str, of: int) -> Flow[None]:
    """An upgrade that cannot be attached cannot enter play (v17.2 «Mejoras»): it goes back to where it came from (v17.2
    FAQ «Agujero de Gusano Salvaje»).
    """
    owner = t.cast[n].owner
    back, whose = ("discard", owner) if place == "under" else (place, of)
    yield from happen(t, [Moved(n, owner, "limbo", back, whose, open=True)])


def _counted_as(t: Table, n: int, seat: int, by_effect: bool, as_active: bool) -> Flow[tuple[Copy, Copy]]:
    """As what a card is played: what it counts as, and the face of its own that says whether it may be played."""
    copy = face = t.cast[n]
    if copy.card.either:
        copy = face = yield from _as_either(t, n, seat, by_effect, as_active)
    if copy.card.copies:
        copy = yield from _as_copied(t, n, seat)
    return copy, face


def _after_playing(t: Table, copy: Copy, seat: int) -> Flow[str]:
    """Where a card that is being played goes when all of it is resolved and it has not entered play; all that waited for
    the next one are over with it (v17.2 «Efectos duraderos»).
    """
    after = "discard"
    for entry in t.index.get(RedirectsPlayed, ()):
        to = entry.ability.whither(t, speaker(t, entry), seat, copy)
        if to:
            after = to
            if entry.lasting is not None and entry.lasting.left > 0:
                yield from befall(t, WornOut(entry.lasting))
    return after


def _halves(t: Table, n: int, seat: int) -> Flow[tuple[int, int]]:
    """The lower and the upper half of a gigantic creature in the hand, one of which is played; of several that differ
    the player says with which.
    """
    found = other_halves(t, n, seat)
    other = found[0]
    if not all(t.cast[m].alike(t.cast[other]) for m in found):
        other = yield from ask(t.active, "target", found, source=n, about=("play",))
    return (n, other) if t.cast[n].card.halves == "bottom" else (other, n)


def _as_copied(t: Table, n: int, seat: int, *, played: bool = True) -> Flow[Copy]:
    """The card it is *treated as a copy of*; itself, if there is none to copy."""
    own = t.cast[n]
    original = yield from own.card.copies[0].original(t, seat, n, played=played)
    return own if original is None else original


def _as_either(t: Table, n: int, seat: int, by_effect: bool, as_active: bool) -> Flow[Copy]:
    """As the creature it is or as an upgrade: an effect that plays creatures leaves the choice open too (v17.2 FAQ
    «Criaturas jugadas como mejoras»).
    """
    own = t.cast[n]
    both = (own, own.attached())
    played_as = [of_active_house(t, copy) if as_active else copy for copy in both]
    faces = [
        copy for copy, face in zip(both, played_as, strict=True) if bar_play_at_all(t, n, seat, face) is None
    ]
    if not by_effect:
        # Whoever lets it be played though no permission is known here lets it be played as either.
        faces = [copy for copy in faces if bar_play_as(t, n, copy) is None] or faces
    kinds = [copy.card.type for copy in faces]
    return faces[kinds.index((yield from ask(t.active, "face", kinds, source=n)))]


def _spend_permit(t: Table, n: int, copy: Copy) -> Flow[None] | Nothing:
    """A permission to play a card of another house is spent by the first card it fits (v17.2 FAQ: even
    if not needed).
    """
    entries = list(permits_to_play(t, n, copy))
    if len(entries) > 1:
        return _spend_one(t, entries)
    return entries[0].ability.spend_play(t, speaker(t, entries[0]), entries[0]) if entries else NOTHING


def _spend_one(t: Table, entries: list[Entry[PermitsPlay]]) -> Flow[None]:
    """One of several permissions is spent; one that is never used up goes first."""
    lasting = next((e for e in entries if e.ability.lasts(e)), None)
    entry = lasting or (yield from which_permit(t, entries))
    yield from entry.ability.spend_play(t, speaker(t, entry), entry)


def _costs(t: Table, n: int, seat: int) -> Flow[None]:
    for ability in t.cast[n].card.to_play:
        yield from ability.pay(t, seat, n)
    if ChargesToll in t.index:
        yield from pay(t, "play", seat, n)


# Into play


def put_into_play(
    t: Table,
    n: int,
    place: str,
    of: int,
    seat: int,
    part: int = -1,
    marks: tuple[str, ...] = (),
    *,
    at: int = -1,
) -> Flow[Body | None]:
    """Put a card into play without playing it: restrictions on playing do not matter (v17.2 FAQ
    «Abandona el juego»). Half a gigantic creature stays where it is; `part` is the other half, `marks` how it
    enters by this effect, `at` where in the battleline if the effect says so.
    """
    copy = t.cast[n]
    if not can_be_put_into_play(copy.card, part):
        return None
    halves = [n] if part < 0 else [n, part]
    yield from happen(t, [Moved(m, of, place, "limbo", copy.owner, open=True) for m in halves])
    if place == "deck":
        yield from emptied(t, of)
    if any(ability.on_entering for ability in copy.card.copies):
        copy = yield from _as_copied(t, n, seat, played=False)
    body = yield from enter(t, n, seat, copy, part, marked=marks, at=at)
    yield from arrived(t, body)
    return body


def can_be_put_into_play(card: Card, part: int) -> bool:
    """Whether a card can enter play without being played, half a gigantic creature with the other half."""
    return card.type in ("creature", "artifact") and (not card.halves or part >= 0)


def arrived(t: Table, body: Body) -> Flow[None]:
    """What follows a card's coming into play without being played."""
    event = Entered(body)
    note(t, event)
    yield from in_order(t, hearing(t, event))


def enter(
    t: Table,
    n: int,
    seat: int,
    copy: Copy,
    part: int = -1,
    *,
    played: bool = False,
    face_down: str = "",
    marked: tuple[str, ...] = (),
    at: int = -1,
    anywhere: bool = False,
    on: int = -1,
) -> Flow[Body]:
    """A card is placed in play, as every effect on how it enters says; face down it comes straight from the place
    named: the deck, a hand, under a card.
    """
    body = candidate(t, n, seat, copy, played=played, part=part, face_down=bool(face_down))
    # Most cards come into play without any keyword that matters there.
    worded = not copy.card.easy or bool(copy.card.keywords) or GrantsKeyword in t.index
    if worded and enters_with(t, body, "treachery"):
        # To whom it would come, that player's opponent gets it, however it enters (v17.2 «Traición», FAQ
        # «Abandona el juego»), and on a flank: a place in a battleline was meant in the other one.
        body = structs.replace(body, controller=1 - body.controller, home=1 - body.home)
        at = -1
    if worded and played and enters_with(t, body, "omega"):
        yield from befall(t, OmegaPlayed(n))
    place, host = -1, -1
    marks = list(marked)
    if body.kind == "creature":
        thrown = (yield from _thrown(t, body, played)) if MarksOnEntering in t.index else []
        marks += thrown
        if at < 0:
            deploys = anywhere or bool(thrown) or (worded and enters_with(t, body, "deploy") > 0)
            # Of a card that enters face down nobody learns before it stands there (v17.2 FAQ «Criaturas ficha»).
            face = body.copy_of if body.face_down else None
            at = yield from (spot if deploys else flank)(t, body.controller, body.n, face)
        place = at
    elif body.kind == "upgrade":
        host = on if on >= 0 else (yield from ask(t.active, "host", hosts(t, n, seat), source=n))
    if body.kind != "upgrade" and (MarksOnEntering in t.index or "enters" in copy.card.labels):
        marks += yield from _manner(
            t, structs.replace(body, was=Was(neighbors=_beside(t, body, place))), played
        )
    if face_down:
        yield from befall(t, Moved(n, body.owner, face_down, "beneath", body.controller))
    wearer = t.bodies.get(host)
    yield from befall(t, EntersPlay(body, place, played, host, tuple(marks), wearer))
    if face_down == "deck":
        yield from emptied(t, body.owner)
    return body


def _thrown(t: Table, body: Body, played: bool) -> Flow[list[str]]:
    """How a creature enters that its player may have enter anywhere in its battleline, and has; all that waited for the
    next one are over with it (v17.2 «Efectos duraderos»).
    """
    marks: list[str] = []
    source = -1
    for entry in t.index.get(MarksOnEntering, ()):
        if entry.ability.anywhere and (found := entry.ability.marks(t, speaker(t, entry), body, played)):
            marks, source = found, entry.n
            if entry.lasting is not None and entry.lasting.left > 0:
                yield from befall(t, WornOut(entry.lasting))
    if not marks:
        return marks
    return marks if (yield from ask(t.active, "may", ("yes", "no"), source=source)) == "yes" else []


def _beside(t: Table, body: Body, place: int) -> tuple[Ref, ...]:
    """The creatures that one about to enter play will stand beside."""
    line = t.line[body.controller]
    at = [place - 1, place] if body.kind == "creature" else []
    return tuple(t.bodies[line[i]].ref for i in at if 0 <= i < len(line))


def _manner(t: Table, body: Body, played: bool) -> Flow[list[str]]:
    """How it enters: ready, stunned… Abilities on entering apply to the card that has them too (v17.2)."""
    marks: list[str] = []
    for ability in body.copy_of.card.labels.get("enters", ()):
        if isinstance(ability, MarksOnEntering):
            marks += ability.marks(t, Source(body.n, body.controller, body), body, played)
    for entry in t.index.get(MarksOnEntering, ()):
        me = speaker(t, entry)
        found = entry.ability.marks(t, me, body, played)
        if found and not entry.ability.anywhere:
            marks += found
            if entry.lasting is not None and entry.lasting.left > 0:
                yield from befall(t, WornOut(entry.lasting))
    return marks


# After it is played


def _stood(t: Table, body: Body) -> Stood:
    """On which flanks of its battleline a creature stands as it enters play, and beside whom: that is how it was played,
    whatever follows (v17.2 «Flanco», «Adyacente», FAQ «Dexus»).
    """
    if body.kind != "creature" or t.bodies.get(body.n) is not body:
        return NOT_IN_LINE
    line = t.line[body.controller]
    n = body.n
    if len(line) == 1:
        return ("left", "right"), ()
    if line[0] == n:
        return ("left",), (line[1],)
    if line[-1] == n:
        return ("right",), (line[-2],)
    at = line.index(n)
    return (), (line[at - 1], line[at + 1])


def _window(t: Table, played: Played) -> Flow[None] | Nothing:
    """«Jugar:», after-play and after-entering effects, in the order the active player chooses."""
    n, seat, copy, body = played.n, played.seat, played.copy_of, played.body
    events: list[Event] = [played]
    if body is not None:
        events.append(Entered(body))
        if body.kind == "upgrade" and body.host in t.bodies:
            events.append(Attached(body, seat, t.bodies[body.host]))
    t.log.extend(events)
    if not stirs(t, copy.card, "play", PLAYING):
        return NOTHING
    return _opened(t, n, seat, copy, body, events)


def _instead(t: Table, seat: int, copy: Copy) -> list[Trigger]:
    """What happens in the place of a card's «Jugar:» abilities, where something does: once, whoever says so too."""
    for entry in t.index.get(ReplacesPlay, ()):
        me = speaker(t, entry)
        if entry.ability.replaces(t, me, seat, copy):
            return [Trigger(entry.ability, me, entry.serial)]
    return []


def _opened(t: Table, n: int, seat: int, copy: Copy, body: Body | None, events: list[Event]) -> Flow[None]:
    instead = _instead(t, seat, copy) if body is None else []
    own = partial(_own, t, n, seat, copy, body, events[0], instead)
    others = partial(_others, t, events, {})
    if t.switches.play_in_any_order:
        yield from window(t, partial(_both, own, others))
    else:
        yield from window(t, others)
        yield from window(t, own)


def _own(
    t: Table, n: int, seat: int, copy: Copy, body: Body | None, played: Event, instead: list[Trigger]
) -> list[Trigger]:
    """The «Jugar:» abilities of the card itself, or what happens in their place."""
    if body is None:
        return instead or printed_triggers(copy.card, "play", n, seat, played)
    if t.bodies.get(n) is not body:
        return []
    return own_triggers(t, body, "play", seat, played)


def _others(t: Table, events: list[Event], met: Met) -> list[Trigger]:
    """Whatever waits for a card to be played, to enter play or to be attached."""
    found = []
    for event in events:
        if type(event) in t.index:
            found += hearing(t, event, met)
    return found


def _both(own: Callable[[], list[Trigger]], others: Callable[[], list[Trigger]]) -> list[Trigger]:
    return own() + others()
