"""Setup and the five steps of a turn. Each step is a small flow that asks before it changes anything."""

from __future__ import annotations

from typing import Final

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.events import (
    AboutToDraw,
    Announced,
    BecameReady,
    CardsReadied,
    Chained,
    EffectsTurned,
    Ended,
    FirstSeated,
    HouseChosen,
    Moved,
    Mulligan,
    Renumbered,
    TurnBegan,
    TurnEnded,
    TurnEnding,
)
from tapete.games.keyforge.questions import ask, question
from tapete.games.keyforge.rules.constants import (
    ChangesHouse,
    KeepsExhausted,
    PermitsUse,
    RulesHouseChoice,
    SkipsForgeStep,
    SkipsTurnStep,
)
from tapete.games.keyforge.rules.gate import befall, happen
from tapete.games.keyforge.rules.keys import can_forge, chain, forge, raise_tide
from tapete.games.keyforge.rules.legal import open_to_use
from tapete.games.keyforge.rules.options import main_options
from tapete.games.keyforge.rules.order import which_permit
from tapete.games.keyforge.rules.pile_constants import ComesBack, TakesTurn
from tapete.games.keyforge.rules.piles import discard, draw, shuffle_deck
from tapete.games.keyforge.rules.play import play
from tapete.games.keyforge.rules.readying import became_ready, kept_exhausted, tired
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.rules.triggers import MOST_LOOPS, resolve_heard
from tapete.games.keyforge.rules.use import use_how
from tapete.games.keyforge.rules.values import hand_size, houses
from tapete.games.keyforge.table import (
    ARCHIVES,
    END,
    FORGE,
    HOUSE,
    MAIN,
    MULLIGAN,
    START,
    Entry,
    Table,
)
from tapete.kernel.chance import pick, shuffle
from tapete.kernel.decision import DONE
from tapete.kernel.flow import NOTHING, Flow, Nothing


def flow(t: Table) -> Flow[None]:
    """The flow of the table's step."""
    if t.loops:
        t.loops = {}
    return STEPS[t.step](t)


def _enter(t: Table, step: int) -> None:
    """Go on to another step (`table.BOOKMARK`): what omega ended is over, and what was done before is not of this step."""
    t.step = step
    # Omega ends the step it was played in and no other (v17.2 «Omega», FAQ «Efectos Destruida»).
    if t.omega:
        t.omega = False
    if (t.played or t.used or t.discarded) and step != END:
        # After step 3 nothing comes first any more: the FAQ «Alfa» of v17.2 speaks of the turn.
        t.before = len(t.played) + len(t.used) + len(t.discarded)


# Setup


def setup(t: Table) -> Flow[None]:
    """Who begins, by chance; shuffled decks; hands of seven and six."""
    first = t.first if t.first >= 0 else (yield from pick(2))
    yield from befall(t, FirstSeated(first))
    if t.tokens != (None, None):
        yield from _renumber(t)
    for seat in (first, 1 - first):
        yield from shuffle_deck(t, seat)
        yield from draw(t, seat, opening(t, seat))
        if t.chains[seat] and t.switches.chains_shed_in_setup:
            yield from befall(t, Chained(seat, -1))
    _enter(t, MULLIGAN)


def _renumber(t: Table) -> Flow[None]:
    """Where cards lie face down in play, their numbers must not tell which they are: number them anew by chance."""
    order = yield from shuffle(range(len(t.cast)))
    yield from befall(t, Renumbered(tuple(order)))


def opening(t: Table, seat: int) -> int:
    """The starting hand; chains at the start shrink it (v17.2 «Hándicap de cadenas»)."""
    return (7 if seat == t.first else 6) - fewer(t.chains[seat])


def fewer(chains: int) -> int:
    """Cards less by chains: one for each six of them begun."""
    return (chains + 5) // 6


def mulligan(t: Table) -> Flow[None]:
    """Each player, the first one first, may take a new hand with one card less, once."""
    seat = t.first if not t.mulligans else 1 - t.first
    size = len(t.hand[seat])
    answer = yield from ask(seat, "mulligan", ("keep", "mulligan"))
    yield from befall(t, Mulligan(seat, answer == "mulligan"))
    if answer == "mulligan":
        yield from happen(t, [Moved(n, seat, "hand", "deck", seat) for n in list(t.hand[seat])])
        yield from shuffle_deck(t, seat)
        yield from draw(t, seat, size - 1)
    if t.mulligans == 2:
        _enter(t, START)


# Steps 1 and 2


def start(t: Table) -> Flow[None]:
    """The turn begins."""
    seat = t.first if t.turn == 0 else 1 - t.active
    again = t.index.get(TakesTurn)
    if again and again[0].lasting is not None:
        seat = again[0].lasting.seat
        yield from befall(t, Ended((again[0].lasting,)))
    began = TurnBegan(seat, t.turn + 1)
    heard = t.index.get(TurnBegan, ())
    # What an effect held up falls as the turn begins, before anything hears of it (v17.2 «Efectos duraderos»).
    if t.lasting:
        yield from happen(t, [began, EffectsTurned()])
    else:
        yield from befall(t, began)
    if TurnBegan in t.index:
        yield from _come_later(t, began, list(heard))
    _enter(t, FORGE if can_forge(t, seat) else HOUSE)


def _come_later(t: Table, began: TurnBegan, heard: list[Entry[Ability]]) -> Flow[None]:
    """What a card waits for in a pile that it comes to while the turn begins, as often as it comes there (v17.2 FAQ
    «Regla del seis», on Nirbor Flamewing); no loop is resolved more often than anybody could want.
    """
    for _ in range(MOST_LOOPS * 2):
        fresh = [e for e in t.index.get(TurnBegan, ()) if e.ability.works_in and not _among(e, heard)]
        if not fresh:
            return
        heard += fresh
        yield from resolve_heard(t, [(e, began) for e in fresh if e.hears(t, began)])


def _among(entry: Entry[Ability], heard: list[Entry[Ability]]) -> bool:
    """Whether it is one of these, of the same stay in its pile."""
    return any(entry is other for other in heard)


def forging(t: Table) -> Flow[None]:
    """Step 1: a key is forged if it can be."""
    seat = t.active
    if can_forge(t, seat) and not skips_forging(t, seat):
        yield from forge(t, seat)
    _enter(t, HOUSE)


def skips_forging(t: Table, seat: int) -> bool:
    """Whether an effect makes that player skip step 1."""
    return any(e.ability.skips(t, speaker(t, e), seat) for e in t.index.get(SkipsForgeStep, ()))


def choosing(t: Table) -> Flow[None]:
    """Step 2: the active house."""
    options = house_options(t, t.active)
    house: str = (yield question(t.active, "house", options)) if options else ""
    yield from befall(t, HouseChosen(t.active, house))
    _enter(t, ARCHIVES if t.archives[t.active] else MAIN)


def house_options(t: Table, seat: int) -> list[str]:
    """The houses that player may choose: on its identity card or of a card it controls, as effects allow."""
    found = open_houses(t, seat)
    return _ruled(t, seat, found) if RulesHouseChoice in t.index else found


def open_houses(t: Table, seat: int) -> list[str]:
    """The houses on that player's identity card or of a card it controls."""
    found = list(t.houses[seat])
    changed = ChangesHouse in t.index
    for b in t.bodies.values():
        if b.controller == seat and (changed or b.copy_of.house not in found):
            for house in houses(t, b):
                if house not in found:
                    found.append(house)
    return found


def _ruled(t: Table, seat: int, found: list[str]) -> list[str]:
    """Which of these houses that player may choose, as effects say."""
    must: list[str] = []
    cannot: list[str] = []
    for entry in t.index[RulesHouseChoice]:
        entry.ability.rule(t, speaker(t, entry), seat, must, cannot)
    compulsory = [house for house in found if house in must]
    if not t.switches.cannot_beats_must and any(house in cannot for house in compulsory):
        return []
    allowed = [house for house in found if house not in cannot]
    return [house for house in compulsory if house in allowed] or allowed


def archives(t: Table) -> Flow[None]:
    """The player may take its archives into its hand, all of them or none."""
    seat = t.active
    taken: list[int] = []
    curator = next((n for n in t.archives[seat] if t.cast[n].card.curates and t.cast[n].owner == seat), -1)
    if t.archives[seat]:
        ways = ("take", "leave") if curator < 0 else ("take", "some", "leave")
        way = yield from ask(seat, "archives", ways)
        taken = list(t.archives[seat]) if way == "take" else []
        if way == "some":
            taken = yield from _some_of(t, seat, curator)
    if taken:
        yield from happen(
            t, [Moved(n, seat, "archives", "hand", t.cast[n].owner, n in t.face_up) for n in taken]
        )
    _enter(t, MAIN)


def _some_of(t: Table, seat: int, curator: int) -> Flow[list[int]]:
    """Any number of the archived cards, as a card among them allows."""
    left, taken = list(t.archives[seat]), list[int]()
    while left:
        n = yield from ask(seat, "target", [*left, DONE], source=curator, about=("search",))
        if n == DONE:
            break
        left.remove(n)
        taken.append(n)
    return taken


# Step 3


def main(t: Table) -> Flow[None]:
    """Play, discard and use cards, one at a time, until the player has done."""
    # Ending the turn draws cards, so it is asked even when nothing else is left to do.
    what = yield question(t.active, "main", main_options(t), None, (), True)
    if what == "end":
        _enter(t, END)
        return
    act, n = what
    if act == "play":
        yield from play(t, n)
    elif act == "discard":
        yield from discard(t, t.active, [n])
    elif act == "tide":
        yield from tide(t)
    elif act == "return":
        yield from _come_back(t, n)
    else:
        body = t.bodies[n]
        if PermitsUse in t.index:
            yield from spend_use_permit(t, n, act)
        yield from use_how(t, body, act)
    if t.omega:
        _enter(t, END)


def _come_back(t: Table, n: int) -> Flow[None]:
    """A card in a discard pile says that it may be taken back."""
    entry = next(e for e in t.index[ComesBack] if e.n == n)
    yield from entry.ability.resolve(t, speaker(t, entry))


def tide(t: Table) -> Flow[None]:
    """The rules themselves let a player raise the tide for three chains (v17.2 «Marea»)."""
    yield from raise_tide(t, t.active)
    yield from chain(t, t.active, 3)


def spend_use_permit(t: Table, n: int, how: str) -> Flow[None]:
    """A permission to use a number of cards is spent by the use it was needed for, and by none that another allows."""
    b = t.bodies[n]
    if open_to_use(t, b, how):
        return
    fitting = [e for e in t.index[PermitsUse] if e.ability.permits_use(t, speaker(t, e), b, how)]
    if fitting and not any(e.ability.is_free(e, b) for e in fitting):
        entry = yield from which_permit(t, fitting)
        yield from entry.ability.spend_use(t, entry, b)


# Steps 4 and 5


def end(t: Table) -> Flow[None]:
    """Ready, draw, resolve the end of the turn, and hand over."""
    seat = t.active
    skipping = SkipsTurnStep in t.index
    if not skipping or not _skips(t, seat, "ready"):
        waiting = tired(t, seat) if BecameReady in t.index else []
        kept = kept_exhausted(t, seat) if KeepsExhausted in t.index else ()
        yield from befall(t, CardsReadied(seat, kept))
        if waiting:
            yield from became_ready(t, [b for b in waiting if not b.exhausted], seat)
    if not skipping or not _skips(t, seat, "draw"):
        if AboutToDraw in t.index:
            yield from befall(t, AboutToDraw(seat))
        yield from refill(t, seat)
    yield from befall(t, TurnEnding(seat))
    if t.over:
        return
    if can_forge(t, seat):
        yield from befall(t, Announced(seat))
    lasted = bool(t.lasting)
    yield from befall(t, TurnEnded(seat))
    if lasted:
        yield from befall(t, EffectsTurned())
    _enter(t, START)


def _skips(t: Table, seat: int, step: str) -> bool:
    """Whether an effect makes that player skip that step."""
    return any(e.ability.skips(t, speaker(t, e), seat, step) for e in t.index.get(SkipsTurnStep, ()))


def refill(t: Table, seat: int) -> Flow[object] | Nothing:
    """Step 5: draw up to six; chains take cards away, and one is shed when they did (v17.2 «Cadenas»)."""
    missing = hand_size(t, seat) - len(t.hand[seat])
    if missing <= 0:
        return NOTHING
    return _chained_draw(t, seat, missing) if t.chains[seat] else draw(t, seat, missing)


def _chained_draw(t: Table, seat: int, missing: int) -> Flow[None]:
    allowed = max(0, missing - fewer(t.chains[seat]))
    # Nothing is prevented where there would have been nothing more to draw.
    prevented = allowed < min(missing, len(t.deck[seat]) + len(t.discard[seat]))
    yield from draw(t, seat, allowed)
    if prevented:
        yield from befall(t, Chained(seat, -1))


STEPS: Final = (setup, mulligan, start, forging, choosing, archives, main, end)
"""Each in the place of its number (`table.SETUP` to `table.END`)."""
