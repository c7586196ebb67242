"""What a seat may see and deduce, and worlds it could not tell from the true one."""

from __future__ import annotations

from collections.abc import Container, Iterator

from tapete.games.keyforge.table import Body, Table
from tapete.kernel.chance import Rng
from tapete.kernel.event import SEES_ALL

Place = tuple[str, int]
"""A hidden zone by name and owner, or ("under", number of the card on top), or ("beneath", that of a token creature)."""


def sees(t: Table, seat: int | None, place: str, owner: int) -> bool:
    """Whether a seat (None: a spectator, SEES_ALL: a replay) may look at the cards of a zone."""
    if place in ("discard", "limbo"):
        return True
    own = seat in (owner, SEES_ALL)
    if place == "purged":
        return t.switches.purged_face_up or own
    return own and place in ("hand", "archives")


def hidden(t: Table, seat: int) -> Iterator[tuple[Place, list[int]]]:
    """The zones whose cards that seat does not see, with what lies there."""
    for owner in (0, 1):
        for place in ("hand", "deck", "archives"):
            if not sees(t, seat, place, owner):
                yield (place, owner), list(getattr(t, place)[owner])
    for b in sorted(t.bodies.values(), key=_number):
        if b.under and b.controller != seat:
            yield ("under", b.n), [n for n in b.under if n not in b.grafted]
        if b.beneath >= 0 and b.face_down and b.controller != seat:
            yield ("beneath", b.n), [b.beneath]


def _number(b: Body) -> int:
    return b.n


def redraw(t: Table, seat: int, rng: Rng, kept: Container[int]) -> None:
    """Deal anew, in place, every hidden card whose place that seat cannot deduce."""
    zones = list(hidden(t, seat))
    known = t.known[seat]
    for owner in (0, 1):
        slots: list[tuple[int, int]] = []
        cards: list[int] = []
        for z, (_, numbers) in enumerate(zones):
            for i, n in enumerate(numbers):
                if t.cast[n].owner == owner and n not in kept and known.get(n) != ():
                    slots.append((z, i))
                    cards.append(n)
        for (z, i), n in zip(slots, _dealt(t, seat, zones, slots, sorted(cards), rng), strict=True):
            zones[z][1][i] = n
    _lay(t, zones)
    _forget(t, seat, zones, kept)


def _forget(t: Table, seat: int, zones: list[tuple[Place, list[int]]], kept: Container[int]) -> None:
    """What the other knows of cards that this seat cannot place is dealt anew with them: it knows nothing."""
    known, other = t.known[seat], t.known[1 - seat]
    out = {n for _, numbers in zones for n in numbers}
    for n in [n for n in other if n in out and n not in known and n not in kept]:
        del other[n]


def _dealt(
    t: Table,
    seat: int,
    zones: list[tuple[Place, list[int]]],
    slots: list[tuple[int, int]],
    cards: list[int],
    rng: Rng,
) -> list[int]:
    """One card for each slot; a card seen before lies in one of the places where it may lie."""
    known = t.known[seat]
    bound = [n for n in cards if known.get(n)]
    for _ in range(100):
        dealt: dict[int, int] = {}
        free = rng.shuffled(range(len(slots)))
        for n in rng.shuffled(bound):
            places = known[n]
            fitting = [i for i in free if zones[slots[i][0]][0][0] in places]
            if not fitting:
                break
            dealt[fitting[0]] = n
            free.remove(fitting[0])
        else:
            rest = [n for n in cards if n not in bound]
            dealt.update(zip(sorted(free), rng.shuffled(rest), strict=True))
            return [dealt[i] for i in range(len(slots))]
    raise AssertionError("what a seat knows contradicts itself")


def _lay(t: Table, zones: list[tuple[Place, list[int]]]) -> None:
    for (place, owner), numbers in zones:
        if place == "under":
            b = t.bodies[owner]
            dealt = iter(numbers)
            b.under = tuple(n if n in b.grafted else next(dealt) for n in b.under)
        elif place == "beneath":
            (t.bodies[owner].beneath,) = numbers
        else:
            getattr(t, place)[owner][:] = numbers
