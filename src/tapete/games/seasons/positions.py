"""Positions: a quiet table as readable JSON, and back (docs/positions/seasons.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from tapete.kernel.errors import BadPosition
from tapete.kernel.position import read_position
from tapete.kernel.reason import Reason
from tapete.kernel.words import LANGUAGES

from .abilities import CARD, rebuilt_index
from .printed import (
    BONUSES,
    BY_ID,
    CARDS,
    COPY,
    DEALT,
    DICE_A_SEASON,
    GAUGE,
    LETTERS,
    LEVELS,
    PRINTED,
    SEASONS,
    Tokens,
    tokens_of,
)
from .rules.constants import limit
from .rules.prelude import all_cards
from .table import DEAL, DIE, DRAFT, END, GROUPS, IN_HAND, MAIN, STEPS, TAKE, Table
from .text.names import say
from .verbs import Feed, Store


class InPlay(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play, with what lies on it."""

    card: str
    turned: bool = False
    tokens: str = ""


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's board and cards."""

    crystals: int = 0
    gauge: int = 0
    bonus: int = 0
    reserve: str = ""
    hand: list[str] = []
    play: list[InPlay | str] = []
    #: the cards under library tokens II and III
    library: Annotated[list[list[str]], msgspec.Meta(max_length=2)] = []
    die: str | None = None
    #: cards this seat has seen that are hidden now, and where each may lie
    memory: dict[str, list[str]] = {}


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table of Seasons. Whatever is left out has the value it has at the start."""

    players: list[Player]
    level: Literal["apprentice", "mage", "archmage"] = "archmage"
    step: Literal["deal", "draft", "groups", "round", "take", "die", "main", "end"] = "main"
    turn: int = 0
    round: int = 1
    first: int = 0
    active: int = 0
    space: int = 1
    year: int = 1
    ending: bool = False
    crystallising: bool = False
    boost: int = 0
    #: the draw pile, its top card first; None: all cards of the level that lie nowhere else
    deck: list[str] | None = None
    discard: list[str] = []
    #: the dice that take part, by season
    dice: dict[str, list[int]] | None = None
    #: dice rolled and not taken
    pool: list[str] = []
    packs: list[list[str]] = []
    picks: list[list[str]] = []
    over: bool = False
    scores: list[int] = []


def schema() -> dict[str, Any]:
    """The JSON Schema of a position, with the answers that follow one in the middle of an action."""
    found = msgspec.json.schema(Position)
    pair = {
        "type": "array",
        "prefixItems": [{"type": "integer"}, {"type": "string"}],
        "minItems": 2,
        "maxItems": 2,
    }
    found["$defs"]["Position"]["properties"]["answers"] = {"type": "array", "items": pair}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Seasons",
        **found,
    }


_ZONES = {1: "deck", 2: "discard", 4: "top", 8: "aside"}


def card_name(card: int) -> str:
    """A card by its id and which copy it is; 0 stands for one that nobody can name."""
    return f"{CARDS[card & PRINTED].id}.{card // COPY}" if card else "?"


def _letters(tokens: tuple[int, ...] | list[int]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, tokens, strict=True))


def die_name(die: int) -> str:
    """A rolled die: its season, which of the five it is and the face that lies up, "winter-2/6"."""
    season, which = divmod(die // 6, DICE_A_SEASON)
    return f"{SEASONS[season]}-{which + 1}/{die % 6 + 1}"


def _zones(mask: int) -> list[str]:
    return [name for bit, name in _ZONES.items() if mask & bit] + [
        f"hand-{s}" for s in range(4) if mask & IN_HAND << s
    ]


def _player(t: Table, seat: int) -> Player:
    play: list[InPlay | str] = [
        InPlay(card_name(c), c in t.turned, _letters(t.stored.get(c, (0, 0, 0, 0)))) for c in t.play[seat]
    ]
    second, third = ([card_name(c) for c in t.library[seat * 2 + i]] for i in (0, 1))
    return Player(
        t.crystals[seat],
        t.gauge[seat],
        t.bonus[seat],
        _letters(t.reserve_of(seat)),
        [card_name(c) for c in t.hand[seat]],
        play,
        [second, third] if second or third else [],
        die_name(t.taken[seat]) if t.taken[seat] >= 0 else None,
        {card_name(c): _zones(mask) for c, mask in sorted(t.memory[seat].items())},
    )


def to_position(t: Table) -> dict[str, Any]:
    """The table as a position; it reads back as the same table."""
    position = Position(
        players=[_player(t, s) for s in range(t.seats)],
        level=t.level,
        step=STEPS[t.step],
        deck=[card_name(c) for c in reversed(t.deck)],
        discard=[card_name(c) for c in t.discard],
        dice={SEASONS[i]: [d % DICE_A_SEASON + 1 for d in box] for i, box in enumerate(t.box)},
        pool=[die_name(d) for d in t.pool],
        packs=[[card_name(c) for c in pack] for pack in t.packs],
        picks=[[card_name(c) for c in pack] for pack in t.picks],
        scores=list(t.scores),
        **{name: getattr(t, name) for name in _PLAIN},
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


_PLAIN = (
    "turn",
    "round",
    "first",
    "active",
    "space",
    "year",
    "ending",
    "crystallising",
    "boost",
    "over",
)


def refused(what: str, where: str) -> BadPosition:
    """The refusal of a position that breaks an invariant, with the field or the name where it does."""
    said = {lang: f"{say(lang, f'fault-{what}')} - `{where}`" for lang in LANGUAGES}
    error = BadPosition.because(Reason("bad-position", {"what": said, "fault": what}, game="seasons"))
    assert isinstance(error, BadPosition)
    return error


class _Reader:
    """Turns names into cards: a name without a copy is the first copy that nobody names."""

    def __init__(self, position: Position) -> None:
        self.highest = LEVELS[position.level]
        self.named = {self.exact(name, at) for name, at in _names(position) if "." in name}
        self.used: set[int] = set()

    def exact(self, name: str, at: str) -> int:
        if name == "?":
            return 0
        plain, _, copy = name.partition(".")
        if plain not in BY_ID or not (copy or "0").isdecimal() or int(copy or 0) > 15:
            raise refused("unknown-card", f"{at}: {name}")
        if BY_ID[plain] > self.highest:
            # Elige el nivel de dificultad: «devuelve a la caja las cartas cuya numeración vaya del 31 al 50».
            raise refused("above-level", f"{at}: {name}")
        return int(copy or 0) * COPY + BY_ID[plain]

    def card(self, name: str, at: str) -> int:
        card = self.exact(name, at)
        if "." not in name:
            while card in self.named or card in self.used:
                card += COPY
        if card in self.used:
            raise refused("card-twice", f"{at}: {name}")
        self.used.add(card)
        return card

    def cards(self, names: list[str], at: str) -> list[int]:
        return [self.card(name, f"{at}[{i}]") for i, name in enumerate(names)]

    def known(self, names: list[str], at: str) -> tuple[int, ...]:
        return tuple(self.exact(name, f"{at}[{i}]") for i, name in enumerate(names))


def _names(position: Position) -> list[tuple[str, str]]:
    """Every card name that is written out in a position, and where."""
    found = [(name, f"deck[{i}]") for i, name in enumerate(position.deck or ())]
    found += [(name, f"discard[{i}]") for i, name in enumerate(position.discard)]
    for p, pack in enumerate(position.packs):
        found += [(name, f"packs[{p}][{i}]") for i, name in enumerate(pack)]
    for seat, player in enumerate(position.players):
        at = f"players[{seat}]"
        found += [(name, f"{at}.hand[{i}]") for i, name in enumerate(player.hand)]
        for g, group in enumerate(player.library):
            found += [(name, f"{at}.library[{g}][{i}]") for i, name in enumerate(group)]
        found += [(p if isinstance(p, str) else p.card, f"{at}.play[{i}]") for i, p in enumerate(player.play)]
    return found


def _die(name: str, at: str) -> int:
    which, _, face = name.partition("/")
    season, _, number = which.partition("-")
    if season not in SEASONS or number not in tuple("12345") or face not in tuple("123456"):
        raise refused("unknown-die", f"{at}: {name}")
    return (SEASONS.index(season) * DICE_A_SEASON + int(number) - 1) * 6 + int(face) - 1


def _tokens(letters: str, at: str) -> Tokens:
    if set(letters) - set(LETTERS):
        raise refused("unknown-token", f"{at}: {letters}")
    return tokens_of(letters)


def _stored(card: int, letters: str, at: str) -> Tokens:
    """Tokens on a card that holds some; a Grimoire's are part of the reserve."""
    abilities = CARD[card & PRINTED]
    steps = [s for a in (*abilities.enters, *abilities.activations) for s in getattr(a, "steps", ())]
    if not any(isinstance(step, (Store, Feed)) for step in steps):
        raise refused("holds-no-tokens", at)
    return _tokens(letters, f"{at}.tokens")


def from_position(position: Mapping[str, Any]) -> Table:
    """The table a position describes, or BadPosition."""
    read = read_position(position, Position)
    if not 2 <= len(read.players) <= 4:
        raise refused("seats", "players")
    t = Table(len(read.players), read.level)
    for name in _PLAIN:
        setattr(t, name, getattr(read, name))
    t.step = STEPS.index(read.step)
    t.scores = tuple(read.scores)
    _counters(t)
    reader = _Reader(read)
    for seat, player in enumerate(read.players):
        _seat(t, reader, seat, player)
    t.discard = reader.cards(read.discard, "discard")
    t.packs = tuple(tuple(reader.cards(pack, f"packs[{i}]")) for i, pack in enumerate(read.packs))
    t.picks = tuple(reader.known(pack, f"picks[{i}]") for i, pack in enumerate(read.picks))
    t.pool = [_die(name, f"pool[{i}]") for i, name in enumerate(read.pool)]
    t.box = _box(t, read)
    if read.deck is not None:
        t.deck = reader.cards(read.deck, "deck")[::-1]
    elif t.step:
        t.deck = [c for c in reversed(all_cards(t.level)) if c not in set(t.cards())]
    t.index = rebuilt_index(t)
    _refuse_faults(t)
    return t


def _counters(t: Table) -> None:
    """What counts, where no card is needed to see that it cannot be."""
    for name in ("turn", "round", "boost"):
        if getattr(t, name) < 0:
            raise refused("counter", name)
    if len(t.scores) != (t.seats if t.over else 0):
        raise refused("scores", "scores")


def _seat(t: Table, reader: _Reader, seat: int, player: Player) -> None:
    at = f"players[{seat}]"
    t.crystals[seat] = player.crystals
    t.gauge[seat] = player.gauge
    t.bonus[seat] = player.bonus
    t.reserve[seat * 4 : seat * 4 + 4] = _tokens(player.reserve, f"{at}.reserve")
    t.hand[seat] = reader.cards(player.hand, f"{at}.hand")
    for i, lies in enumerate(player.play):
        _lay(t, reader, seat, InPlay(lies) if isinstance(lies, str) else lies, f"{at}.play[{i}]")
    for i, group in enumerate(player.library):
        t.library[seat * 2 + i] = tuple(reader.cards(group, f"{at}.library[{i}]"))
    if player.die is not None:
        t.taken[seat] = _die(player.die, f"{at}.die")
    t.memory[seat] = {
        reader.exact(card, f"{at}.memory"): _remembered(t, zones, f"{at}.memory.{card}")
        for card, zones in player.memory.items()
    }


def _lay(t: Table, reader: _Reader, seat: int, shown: InPlay, at: str) -> None:
    """A card in play, with what lies on it."""
    card = reader.card(shown.card, at)
    t.play[seat].append(card)
    t.owner[card] = seat
    if shown.turned:
        t.turned.append(card)
    if shown.tokens:
        t.stored[card] = _stored(card, shown.tokens, at)


def _remembered(t: Table, zones: list[str], at: str) -> int:
    """The places where a card may lie for all a seat knows."""
    names = {name: bit for bit, name in _ZONES.items()}
    names |= {f"hand-{s}": IN_HAND << s for s in range(t.seats)}
    for i, zone in enumerate(zones):
        if zone not in names:
            raise refused("unknown-place", f"{at}[{i}]: {zone}")
    return sum(names[zone] for zone in set(zones))


def _box(t: Table, read: Position) -> tuple[tuple[int, ...], ...]:
    """The dice that take part; the first ones of each season if a position does not say."""
    if read.dice is None:
        numbers: dict[str, list[int]] = {season: list(range(1, t.seats + 2)) for season in SEASONS}
    else:
        numbers = read.dice
    if read.dice is not None and not read.dice:
        return ()
    every = [n for ns in numbers.values() for n in ns]
    if set(numbers) != set(SEASONS) or any(not 1 <= n <= DICE_A_SEASON for n in every):
        raise refused("unknown-die", "dice")
    return tuple(
        tuple(i * DICE_A_SEASON + n - 1 for n in numbers[season]) for i, season in enumerate(SEASONS)
    )


def _refuse_faults(t: Table) -> None:
    fault = t.fault() or next((code for code, found in _faults(t) if found), None)
    if fault is not None:
        raise refused(fault, _where(t, fault))


def _faults(t: Table) -> Iterator[tuple[str, bool]]:
    """What else cannot be, one thing after another: its code, and whether it is so."""
    yield "reserve", any(t.tokens(s) > limit(t, s) for s in range(t.seats))
    yield "few-dice", t.step > GROUPS and not t.over and not _has_dice(t)
    yield "step", not _ready(t)
    yield "picks", not _drafted(t)
    yield "library", any(_unopened(t, s) for s in range(t.seats))


def _unopened(t: Table, seat: int) -> bool:
    """Cambio de año: whether cards still lie under the token of a year that has begun."""
    return any(t.library[seat * 2 + year - 2] for year in (2, 3) if year <= t.year)


def _has_dice(t: Table) -> bool:
    """Whether each season has dice enough to roll: one for each seat, and one that nobody takes."""
    return len(t.box) == len(SEASONS) and all(len(set(box)) == len(box) > t.seats for box in t.box)


def _where(t: Table, fault: str) -> str:
    """The field, the card or the die that a fault is about."""
    if fault == "card-twice":
        cards = t.cards()
        return card_name(next(c for c in cards if cards.count(c) > 1))
    if fault == "die-twice":
        dice = [*t.pool, *(d for d in t.taken if d >= 0)]
        return die_name(next(d for i, d in enumerate(dice) if d // 6 in {e // 6 for e in dice[:i]}))
    for seat in range(t.seats):
        off = {
            "crystals": t.crystals[seat] < 0,
            "gauge": not 0 <= t.gauge[seat] <= GAUGE,
            "bonus": not 0 <= t.bonus[seat] <= BONUSES,
            "reserve": t.tokens(seat) > limit(t, seat),
            "library": _unopened(t, seat),
        }
        if off.get(fault):
            return f"players[{seat}].{fault}"
    return FIELDS.get(fault, "players")


FIELDS: Final = {"markers": "space, year", "few-dice": "dice", "step": "step", "picks": "picks"}
"""Where to look for what is about no seat, card or die."""


def _drafted(t: Table) -> bool:
    """Whether what was picked can have been: as many cards of each pack, all nine once the draft is over."""
    if not t.picks:
        return True
    made = {len(picks) for picks in t.picks}
    return len(t.picks) == t.seats and len(made) == 1 and (t.step <= GROUPS or made == {DEALT})


def _ready(t: Table) -> bool:
    """Whether the step has what it needs: a seat to move, dice to take, packs to pick from."""
    if not (0 <= t.active < t.seats and 0 <= t.first < t.seats):
        return False
    if t.step <= GROUPS:
        return _prelude_is_ready(t)
    if t.step == TAKE:
        # Each from the active seat to the one before the first takes a die, and one is left over.
        return len(t.pool) > (t.first - t.active - 1) % t.seats + 1 and t.taken[t.active] < 0
    if t.step == DIE:
        return bool(t.pool) and t.taken[t.active] >= 0
    return bool(t.pool) or t.step not in (MAIN, END)


def _prelude_is_ready(t: Table) -> bool:
    if t.step == DEAL:
        return not t.cards()
    if t.step == DRAFT:
        return len(t.packs) == t.seats == len(t.picks) and all(t.packs)
    held = t.packs if t.level == "apprentice" else t.picks
    return len(held) == t.seats and all(len(h) == DEALT for h in held)


def snapshot(t: Table) -> Any:
    """Everything that can matter later, for hashes in the middle of an action too."""
    return [
        [getattr(t, name) for name in _PLAIN],
        [t.step, t.level, t.scores, t.crystals, t.gauge, t.bonus, t.reserve],
        [t.hand, t.play, t.library, t.deck, t.discard, t.aside],
        [sorted(t.turned), sorted(t.stored.items()), t.box, t.pool, t.taken, t.packs, t.picks],
        [sorted(m.items()) for m in t.memory],
    ]
