"""How cards move and what that means for the index and for what each seat knows. Only events call these."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.table import BEHIND, Body, Entry, Index, Lasting, Ref, Table
from tapete.kernel import index

HIDDEN = ("hand", "deck", "archives")
SECRET = (*HIDDEN, "under")
"""Where cards lie that not everybody sees."""


def zone(t: Table, place: str, seat: int) -> list[int]:
    """A zone out of play by its name."""
    zones: tuple[list[int], list[int]] = getattr(t, place)
    return zones[seat]


def put(t: Table, n: int, place: str, seat: int, top: bool = True, at: int = -1) -> None:
    """Lay a card in a zone out of play; the end of a list is the top of a deck or pile."""
    if at >= 0 or (not top and place == "deck"):
        zone(t, place, seat).insert(max(0, at), n)
    elif place == "discard" or place not in ("nowhere", "beneath"):
        getattr(t, place)[seat].append(n)
    if t.cast[n].card.outside:
        hear_outside(t, n, place)


def take(t: Table, n: int, place: str, seat: int) -> None:
    """Take a card out of a zone out of play, or from under a card in play."""
    if place == "nowhere":
        return
    if place != "under":
        getattr(t, place)[seat].remove(n)
        if t.cast[n].card.outside:
            drop_listeners(t, n)
        if t.face_up and n in t.face_up:
            t.face_up = without(t.face_up, n)
        return
    for b in t.bodies.values():
        if n in b.under:
            b.under, b.grafted = without(b.under, n), without(b.grafted, n)


def without(cards: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The same cards but one."""
    return tuple(m for m in cards if m != n)


def add_to_line(t: Table, b: Body, place: int) -> None:
    """Stand a creature in its controller's battleline; -1 is the right flank."""
    line = t.line[b.controller]
    if place < 0 or place >= len(line):
        line.append(b.n)
    else:
        line.insert(place, b.n)


def leave_row(row: list[int], n: int) -> int:
    """Take a card out of a battleline, or a row of artifacts; the place where it stood."""
    place = row.index(n)
    del row[place]
    return place


def remove_from_play(t: Table, b: Body) -> int:
    """Take a card off the table; its body keeps what it was. The place where a creature stood, -1 for other cards."""
    place = -1
    if b.kind == "creature":
        place = leave_row(t.line[b.controller], b.n)
    elif b.kind == "artifact":
        t.artifacts[b.controller].remove(b.n)
    elif b.host >= 0 and b.host in t.bodies:
        host = t.bodies[b.host]
        host.upgrades = without(host.upgrades, b.n)
    del t.bodies[b.n]
    if b.copy_of.card.listeners:
        drop_listeners(t, b.n)
    # Its upgrades follow at once; what they give ends with it.
    for n in b.upgrades:
        drop_listeners(t, n)
    return place


# The index


def hear(t: Table, b: Body) -> None:
    """Enter a card's abilities into the index."""
    entries = []
    for key, ability in b.copy_of.card.listeners:
        entries.append(_entry(b.born, b.n, key, ability))
    _enter(t, entries)


def hear_outside(t: Table, n: int, place: str) -> None:
    """Enter what a card out of play waits for in that zone into the index."""
    waiting = [_entry(0, n, key, a) for key, a in t.cast[n].card.outside if a.works_in == place]
    _enter(t, waiting)


def hear_all(t: Table) -> None:
    """Enter everything into an empty index but lasting effects: the cards in play, and those that wait elsewhere."""
    for place in ("hand", "archives", "discard"):
        for n in (*zone(t, place, 0), *zone(t, place, 1)):
            hear_outside(t, n, place)
    for b in sorted(t.bodies.values(), key=born):
        hear(t, b)


def hear_lasting(t: Table, effect: Lasting) -> None:
    """Enter a lasting effect's ability into the index, unless the turn it is for has not come."""
    if effect.until == "next":
        return
    ability, serial = effect.ability, effect.serial
    entries = [_entry(serial, effect.source, key, ability, effect) for key in ability.listens]
    if ability.borrows and effect.about:
        n = effect.about[0][0]
        for lent in ability.unfolds(t.cast[effect.number].card):
            entries += [_entry(serial, n, key, lent, effect) for key in lent.listens]
    _enter(t, entries)


def _entry(
    serial: int, n: int, key: type, ability: Ability, effect: Lasting | None = None
) -> tuple[type, Entry[Ability]]:
    """A line of the index, and where it stands there."""
    return key, Entry(serial, n, ability, effect, ability.instead, ability.unsettles)


def _enter(t: Table, entries: list[tuple[type, Entry[Ability]]]) -> None:
    if entries:
        index.enter(t.index, entries, _rank)
        t.touched = -1


def _leave(t: Table, gone: Callable[[Entry[Ability]], bool]) -> None:
    index.leave(t.index, list(t.index.keys()), gone)
    t.touched = -1


def _rank(entry: Entry[Ability]) -> tuple[int, int]:
    """Cards out of play have no serial: their own numbers order them, whenever each came there."""
    return (entry.serial, 0 if entry.serial else entry.n)


def drop_listeners(t: Table, n: int) -> None:
    """Take a card's own abilities out of the index."""

    def own(entry: Entry[Ability]) -> bool:
        return entry.n == n and entry.lasting is None

    _leave(t, own)


def go_on_for(t: Table, serial: int, those: tuple[Ref, ...]) -> None:
    """A lasting effect about where cards stand is about those cards from now on."""
    old = next(effect for effect in t.lasting if effect.serial == serial)
    rest = structs.replace(old, about=those, word=BEHIND)
    t.lasting = tuple(rest if effect is old else effect for effect in t.lasting)
    forget(t, {serial})
    hear_lasting(t, rest)


def forget(t: Table, serials: set[int]) -> None:
    """Take lasting effects out of the index."""

    def over(entry: Entry[Ability]) -> bool:
        return entry.lasting is not None and entry.lasting.serial in serials

    _leave(t, over)


def rebuilt_index(t: Table) -> Index:
    """The index as it should be, made from nothing: tests compare it with the one kept."""
    kept, t.index = t.index, Index()
    hear_all(t)
    for effect in t.lasting:
        hear_lasting(t, effect)
    made, t.index = t.index, kept
    return made


def born(b: Body) -> int:
    """When it came into play, before and after others."""
    return b.born


# What each seat knows


def learn(t: Table, n: int, seat: int, place: str, to: str, to_seat: int, *, open: bool) -> None:
    """Keep what each seat knows of hidden zones true when a card goes from place to place.

    A card noted with no places lies, for that seat, exactly where it lies; else in one of the places noted.
    """
    if to == "beneath":
        t.known[to_seat].pop(n, None)
        _buried(t, t.known[1 - to_seat], n, seat, place)
        return
    if to not in HIDDEN:
        in_sight(t, n)
        return
    if place != "beneath" and (open or place not in SECRET):
        one, other = t.known
        one[n] = other[n] = ()
        return
    for viewer in (0, 1):
        known = t.known[viewer]
        if place in ("beneath", "under"):
            kept = viewer == to_seat and to != "deck"
            _brought_up(known, n, place, to, mine=viewer == seat, kept=kept)
        elif viewer == to_seat and to != "deck":
            known.pop(n, None)
        elif known and viewer != seat:
            _blur(t, known, n, seat, place, to)


def in_sight(t: Table, n: int) -> None:
    """A card went where everybody sees it: nobody need remember where it is."""
    one, other = t.known
    if one:
        one.pop(n, None)
    if other:
        other.pop(n, None)


def _buried(t: Table, known: dict[int, tuple[str, ...]], n: int, seat: int, place: str) -> None:
    """A card went into play face down: to who does not control it, it is one that was seen, or any that may have lain
    where it came from.
    """
    if place not in SECRET:
        known[n] = ()
    if known.get(n) == ():
        return
    for m, places in known.items():
        if place in places and t.cast[m].owner == seat:
            known[m] = tuple(sorted({*places, "beneath"}))


def _brought_up(
    known: dict[int, tuple[str, ...]], n: int, place: str, to: str, *, mine: bool, kept: bool
) -> None:
    """A card that lay face down under another, or beneath a token creature, goes on to a hidden zone: who controlled
    that could look at it; to the other any that may lie in such a place may be it.
    """
    if kept:
        known.pop(n, None)
    elif mine:
        known[n] = ()
    else:
        for m, places in known.items():
            if place in places:
                known[m] = tuple(sorted({*places, to}))


def crossed(t: Table, b: Body, seat: int) -> None:
    """Whoever controlled a card remembers what lay face down there; its new controller may look for itself."""
    secret = [n for n in b.under if n not in b.grafted]
    if b.face_down:
        secret.append(b.card)
    for n in secret:
        t.known[1 - seat][n] = ()
        t.known[seat].pop(n, None)


def laid_under(t: Table, n: int, seat: int, place: str, above: Body, *, seen: bool) -> None:
    """Keep what each seat knows true when a card goes under one in play: its controller may look at it. From nowhere
    comes what was in play just now, under the control of `seat`.
    """
    for viewer in (0, 1):
        known = t.known[viewer]
        if viewer == above.controller or n in above.grafted:
            known.pop(n, None)
        elif seen:
            known[n] = ()
        elif place == "nowhere":
            _brought_up(known, n, "beneath", "under", mine=viewer == seat, kept=False)
        elif known and place in HIDDEN:
            _blur(t, known, n, seat, place, "under")


def _blur(t: Table, known: dict[int, tuple[str, ...]], n: int, seat: int, place: str, to: str) -> None:
    """One of a hidden zone's cards went to another hidden zone unseen: any that may lie there may be the one."""
    for m, places in known.items():
        if m == n or (m not in t.face_up and _may_lie(t, m, places, seat, place)):
            known[m] = tuple(sorted({*places, place, to}))


def _may_lie(t: Table, m: int, places: tuple[str, ...], seat: int, place: str) -> bool:
    """Whether a card may lie in a zone for all that somebody knows of it, wherever it really lies."""
    if not places:
        return m in getattr(t, place)[seat]
    return place in places and (place == "archives" or t.cast[m].owner == seat)


def drawn(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    """The other seat sees that cards went from a deck to a hand, not which."""
    own, known = t.known[seat], t.known[1 - seat]
    if own:
        for n in cards:
            own.pop(n, None)
    if known:
        _unseen(t, seat, known, cards)


def _unseen(t: Table, seat: int, known: dict[int, tuple[str, ...]], cards: tuple[int, ...]) -> None:
    """Whatever somebody knows to lie in the deck may be in the hand now."""
    unseen = [n for n in cards if known.get(n) != ()]
    if not unseen:
        return
    for m, places in known.items():
        if "deck" in places and "hand" not in places and t.cast[m].owner == seat:
            known[m] = tuple(sorted({*places, "hand"}))


def arranged(t: Table, seat: int, of: int, cards: tuple[int, ...]) -> None:
    """Whoever put cards back on a deck knows their order; the other knows at most that they are in it."""
    for n in cards:
        t.known[seat][n] = ()
        if 1 - seat == of:
            t.known[of].pop(n, None)
        elif n in t.known[1 - seat]:
            t.known[1 - seat][n] = t.known[1 - seat][n] or ("deck",)


def shuffled(t: Table, seat: int) -> None:
    """A shuffle hides where in the deck the cards seen there lie; its owner knows what is in it anyway."""
    for viewer, known in enumerate(t.known):
        if known:
            for n in t.deck[seat]:
                if viewer == seat:
                    known.pop(n, None)
                elif n in known:
                    known[n] = known[n] or ("deck",)
