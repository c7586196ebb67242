"""Setting up the oracle's positions on our table."""

from functools import cache
from typing import Any

from msgspec import structs

from tapete.games.keyforge.cards.registry import compiled, declarations, home
from tapete.games.keyforge.effects import effect_named
from tapete.games.keyforge.movement import hear, rebuilt_index
from tapete.games.keyforge.printed import Card, Copy
from tapete.games.keyforge.rules.values import counters
from tapete.games.keyforge.switches import RULESETS
from tapete.games.keyforge.table import (
    ARCHIVES,
    FORGE,
    HOUSE,
    KEY_COLOURS,
    MAIN,
    MULLIGAN,
    Body,
    Lasting,
    Table,
)
from tapete.games.keyforge.verbs.base import walk
from tapete.games.keyforge.verbs.control import ExchangeControl, TakeControl
from tapete.games.keyforge.verbs.lasting import Last

from .shape import PLAYERS, name_of, tide_of, whole
from .traces import Position, Scenario, Segment

STEP = {"key": FORGE, "house": HOUSE, "archives": ARCHIVES, "main": MAIN, "mulligan": MULLIGAN}
ZONES = ("hand", "deck", "discard", "archives", "purged")


def table_at(game: Any, scenario: Scenario, segment: Segment) -> Table:
    """The oracle's position as a table of ours, by way of the game's own positions."""
    laid = built(scenario, segment.start, segment.q, segment.number)
    t: Table = game.from_position(game.to_position(laid))
    # Authors who keep hands from being refilled set more chains than the book knows (v17.2 «Cadenas»).
    most = max(t.switches.chain_cap, *t.chains)
    t.switches = structs.replace(t.switches, chain_cap=most)
    return t


#: lasting effects, until a card leaves play, that a position shows by what it tells of that card: what it purged, which
#: counters are on it
PURGED, IGNORANT = "general-sherman", "eclectic-ambrosius-evil-twin"


def stands_alone(position: Position) -> bool:
    """Whether a position tells all that is at the table: nothing lingers, or only what it shows."""
    return all(until == "custom" and _is_shown(source) for source, until in position.get("lingering", ()))


@cache
def _is_shown(source: str) -> bool:
    """Such an effect, that of a creature played as an upgrade, which the oracle takes for one, or nothing but on whose
    side cards lie for good, and of which house they are there.
    """
    if source in (PURGED, IGNORANT) or not playable(source):
        return source in (PURGED, IGNORANT)
    if card_of(source).as_upgrade is not None:
        return True
    parts = list(walk(card_of(source).abilities))
    for_good = any(isinstance(part, (TakeControl, ExchangeControl)) for part in parts)
    return for_good and not any(_ends(part) for part in parts)


def _ends(part: object) -> bool:
    """Whether something lasts that a position does not show."""
    return isinstance(part, Last) or (isinstance(part, TakeControl) and part.while_this)


def _linger(t: Table, position: Position, number: dict[int, int]) -> None:
    """Begin the lasting effects that a position shows. Whose a card is for good needs none: it lies there."""
    told = {source for source, until in position.get("lingering", ()) if until == "custom"}
    taken = [part for id in told if _is_shown(id) for part in _takings(id)]
    houses = {number[card["uid"]]: card.get("houses") for p in PLAYERS for card in position[p]["artifacts"]}
    for b in list(t.bodies.values()):
        for part in taken:
            if b.owner != b.controller and houses.get(b.n) == [part.as_house]:
                _begin(t, f"{'own-' if part.always else ''}house:{part.as_house}", b, about=True)
        if PURGED in told and b.purged and b.id == PURGED:
            _begin(t, f"{PURGED}/0", b)
        if IGNORANT in told and counters(b, "ignorance"):
            _begin(t, f"{IGNORANT}/0", b, about=True)


def _takings(id: str) -> list[TakeControl]:
    """Where a card takes control of another that is of a certain house then."""
    parts = walk(card_of(id).abilities) if playable(id) else ()
    return [part for part in parts if isinstance(part, TakeControl) and part.as_house]


def _begin(t: Table, name: str, b: Body, *, about: bool = False) -> None:
    ability = effect_named(t, name)
    assert ability is not None, name
    t.serial += 1
    which = (b.ref,) if about else None
    t.lasting = (*t.lasting, Lasting(t.serial, ability, b.controller, b.n, which, "leaves", holder=b.ref))


def built(scenario: Scenario, position: Position, q: str, number_of_segment: int = 0) -> Table:
    """The oracle's position laid out card by card."""
    told = scenario.told["cards"]
    mods = {int(uid): mod for uid, mod in position.get("mods", {}).items()}
    cast = []
    number = {}
    for card in sorted(told, key=lambda card: card["uid"]):
        number[card["uid"]] = len(cast)
        printed = card_of(card["id"])
        mod = mods.get(card["uid"], {})
        icons = printed.icons + tuple(mod.get("bonus", ()))
        cast.append(Copy(printed, PLAYERS.index(card["owner"]), mod.get("house", card["house"]), icons))
    houses = tuple(tuple(position[player]["houses"]) for player in PLAYERS)
    t = Table(tuple(cast), houses, structs.replace(RULESETS["2023"], tide=scenario.brings_tide))
    t.tide = tide_of(position)
    t.tokens = (_token(position, 0), _token(position, 1))
    for seat, player in enumerate(PLAYERS):
        _lay(t, seat, position[player], number)
    t.active = PLAYERS.index(position["active"])
    t.house = position["house"] or ""
    t.step = STEP[q]
    first = PLAYERS.index(scenario.told["first"]) if scenario.told.get("first") else 0
    t.first = first
    t.turn = 2 * position["turn"] - (1 if t.active == first else 0)
    if q == "mulligan":
        t.turn, t.mulligans = 0, number_of_segment
    t.played = [number[uid] for uid in position.get("played", ())]
    t.used = [number[uid] for uid in position.get("used", ())]
    t.discarded = [number[uid] for uid in position.get("discarded", ())]
    _remember(t, scenario, number_of_segment, number)
    for n in t.used:
        if n in t.bodies:
            t.bodies[n].uses += 1
    _linger(t, position, number)
    return t


def _token(position: Position, seat: int) -> Copy | None:
    """The token creature that a deck brings."""
    id = position[PLAYERS[seat]].get("token_id")
    return Copy(card_of(id), seat, home(id)) if id else None


def _remember(t: Table, scenario: Scenario, upto: int, number: dict[int, int]) -> None:
    """What positions do not tell but earlier ones show: cards played and keys forged in the latest turns."""
    turns: list[Position] = []
    began: list[Position] = []
    for segment in scenario.segments[:upto]:
        for position in (segment.start, segment.end):
            if not turns or (turns[-1]["active"], turns[-1]["turn"]) != (
                position["active"],
                position["turn"],
            ):
                turns.append(position)
                began.append(position)
            turns[-1] = position
    played: list[tuple[int, ...]] = [(), ()]
    for first, last in zip(began, turns, strict=True):
        seat = PLAYERS.index(last["active"])
        keys, before = (position[PLAYERS[seat]]["keys"] for position in (last, first))
        t.forged[seat] = tuple(colour for colour in KEY_COLOURS if keys[colour] and not before[colour])
        if last is not turns[-1] or seat != t.active:
            played[seat] = tuple(number[uid] for uid in last.get("played", ()))
    t.played_before = (played[0], played[1])


def carried_over(old: Table, new: Table) -> Table:
    """A table set anew by hand, with all that lingers from before."""
    for n, b in new.bodies.items():
        if n in old.bodies:
            b.born = old.bodies[n].born
            if old.bodies[n].kind == b.kind:
                b.copy_of = old.bodies[n].copy_of
    new.serial = max(old.serial, new.serial) + 1
    for name in ("lasting", "forged", "played_as", "played_before", "slain", "omega"):
        setattr(new, name, getattr(old, name))
    new.index = rebuilt_index(new)
    return new


def _lay(t: Table, seat: int, told: dict[str, Any], number: dict[int, int]) -> None:
    for zone in ZONES:
        cards = [number[uid] for uid in told[zone]]
        # The oracle tells the top of a deck and of a discard pile first, our lists end with it.
        getattr(t, zone)[seat].extend(reversed(cards) if zone in ("deck", "discard") else cards)
    t.amber[seat] = told["amber"]
    t.chains[seat] = told["chains"]
    t.keys[seat] = tuple(colour for colour in KEY_COLOURS if told["keys"][colour])
    for card in told["creatures"]:
        t.line[seat].append(_enter(t, seat, card, "creature", number))
    for card in told["artifacts"]:
        t.artifacts[seat].append(_enter(t, seat, card, "artifact", number))


def _enter(
    t: Table, seat: int, card: dict[str, Any], kind: str, number: dict[int, int], host: int = -1
) -> int:
    n, part = _halves(t, card, number)
    copy = t.cast[n]
    if card.get("token"):
        copy = Copy(card_of(card["as"]), copy.owner, home(card["as"]))
    elif card.get("as"):
        copy = Copy(card_of(card["as"]), copy.owner, copy.house, copy.icons)
    t.serial += 1
    # Whoever played an upgrade controls it, on whichever side it lies (v17.2 «Jugar cartas»).
    holder = PLAYERS.index(card["controller"]) if card.get("controller") else seat
    b = Body(n, t.serial, copy.owner, holder, kind, copy, home=seat, host=host, part=part)
    b.face_down = bool(card.get("token"))
    for mark in ("exhausted", "stunned", "warded", "enraged"):
        setattr(b, mark, bool(card.get(mark)))
    b.damage, b.amber = card.get("damage", 0), card.get("amber", 0)
    b.armor_used = b.armor_seen = card.get("armor_used", 0)
    if b.armor_used:
        b.armor_seen = card.get("armor", 0)
    b.attacked = bool(card.get("elusive_used"))
    counters = dict(card.get("counters", {}))
    b.power_counters = counters.pop("power", 0)
    b.counters = tuple(sorted((name, count) for name, count in counters.items() if count))
    b.under = tuple(number[under["uid"]] for under in card.get("under", ()))
    b.purged = tuple(number[uid] for uid in card.get("purged_by", ()))
    t.bodies[n] = b
    hear(t, b)
    b.upgrades = tuple(_enter(t, seat, upgrade, "upgrade", number, n) for upgrade in card.get("upgrades", ()))
    return n


def _halves(t: Table, card: dict[str, Any], number: dict[int, int]) -> tuple[int, int]:
    """The number of a card in play, of a gigantic creature that of its lower half, and its other half or -1."""
    n, part = number[card["uid"]], card.get("part")
    if part is None:
        return n, -1
    other = number[part["uid"] if isinstance(part, dict) else part]
    return (other, n) if t.cast[n].card.halves == "top" else (n, other)


def numbers(t: Table, position: Position, ids: dict[int, str]) -> dict[int, int]:
    """Which of our cards is which of the oracle's, by where it lies; copies out of play are alike."""
    found: dict[int, int] = {}
    for seat, player in enumerate(PLAYERS):
        told = position[player]
        for zone, ours in (("creatures", t.line[seat]), ("artifacts", t.artifacts[seat])):
            left = list(ours)
            for card in told[zone]:
                alike = [n for n in left if t.bodies[n].id == whole(card.get("as") or card["id"])]
                # Of copies with and without added icons the one that is marked as it is told.
                n = next((n for n in alike if name_of(t, n) == ids[card["uid"]]), next(iter(alike), None))
                if n is not None:
                    left.remove(n)
                    found[card["uid"]] = n
                    found |= _worn(t, card, n)
        for zone in ZONES:
            left = list(getattr(t, zone)[seat])
            for uid in told[zone]:
                n = next((n for n in left if name_of(t, n) == ids[uid]), None)
                if n is not None:
                    left.remove(n)
                    found[uid] = n
    return found


def _worn(t: Table, card: dict[str, Any], host: int) -> dict[int, int]:
    left = list(t.bodies[host].upgrades)
    found = {}
    for upgrade in card.get("upgrades", ()):
        n = next((n for n in left if t.bodies[n].id == upgrade["id"]), None)
        if n is not None:
            left.remove(n)
            found[upgrade["uid"]] = n
    return found


def at(t: Table, q: str) -> bool:
    """Whether a table rests at that kind of quiet point."""
    return t.step == STEP.get(q)


def over_alike(t: Table, position: Position) -> bool:
    """Whether a finished game ended as the oracle's: keys and Æmber, for the board stopped in the middle."""
    return all(
        len(t.keys[seat]) == sum(position[player]["keys"].values()) for seat, player in enumerate(PLAYERS)
    )


def card_of(id: str) -> Card:
    """The card with its abilities."""
    return compiled(id, "2023")


def playable(id: str) -> bool:
    """Whether the card has rules here."""
    return id in declarations()
