"""Positions: a quiet table as readable JSON, and back (docs/positions/seasons.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from tapete.kernel.errors import BadPosition
from tapete.kernel.position import read_position
from tapete.kernel.reason import Reason
from tapete.kernel.words import LANGUAGES

from .abilities import rebuilt_index
from .printed import BY_ID, CARDS, COPY, DICE_A_SEASON, LETTERS, PRINTED, SEASONS, tokens_of
from .rules.constants import limit
from .rules.prelude import all_cards
from .table import DIE, DRAFT, END, GROUPS, IN_HAND, MAIN, STEPS, TAKE, Table
from .text.names import say


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


def refused(what: str) -> BadPosition:
    """The refusal of a position that breaks an invariant."""
    said = {lang: say(lang, f"fault-{what}") for lang in LANGUAGES}
    error = BadPosition.because(Reason("bad-position", {"what": said, "fault": what}, game="seasons"))
    assert isinstance(error, BadPosition)
    return error


class _Reader:
    """Turns names into cards: a name without a copy is the first copy that nobody names."""

    def __init__(self, position: Position) -> None:
        self.named = {self.exact(name) for name in _names(position) if "." in name}
        self.used: set[int] = set()

    @staticmethod
    def exact(name: str) -> int:
        if name == "?":
            return 0
        plain, _, copy = name.partition(".")
        if plain not in BY_ID or not (copy or "0").isdigit() or int(copy or 0) > 15:
            raise refused("unknown-card")
        return int(copy or 0) * COPY + BY_ID[plain]

    def card(self, name: str) -> int:
        card = self.exact(name)
        if "." not in name:
            while card in self.named or card in self.used:
                card += COPY
        self.used.add(card)
        return card

    def cards(self, names: list[str]) -> list[int]:
        return [self.card(name) for name in names]

    def known(self, names: list[str]) -> tuple[int, ...]:
        return tuple(self.exact(name) for name in names)


def _names(position: Position) -> list[str]:
    """Every card name that is written out in a position."""
    found = [*(position.deck or ()), *position.discard]
    for pack in position.packs:
        found += pack
    for player in position.players:
        found += player.hand
        for group in player.library:
            found += group
        found += [p if isinstance(p, str) else p.card for p in player.play]
    return found


def _die(name: str) -> int:
    which, _, face = name.partition("/")
    season, _, number = which.partition("-")
    if season not in SEASONS or number not in "12345" or face not in "123456" or not number or not face:
        raise refused("unknown-die")
    return (SEASONS.index(season) * DICE_A_SEASON + int(number) - 1) * 6 + int(face) - 1


def from_position(position: Mapping[str, Any]) -> Table:
    """The table a position describes, or BadPosition."""
    read = read_position(position, Position)
    if not 2 <= len(read.players) <= 4:
        raise refused("seats")
    t = Table(len(read.players), read.level)
    for name in _PLAIN:
        setattr(t, name, getattr(read, name))
    t.step = STEPS.index(read.step)
    t.scores = tuple(read.scores)
    reader = _Reader(read)
    for seat, player in enumerate(read.players):
        _seat(t, reader, seat, player)
    t.discard = reader.cards(read.discard)
    t.packs = tuple(tuple(reader.cards(pack)) for pack in read.packs)
    t.picks = tuple(reader.known(pack) for pack in read.picks)
    t.pool = [_die(name) for name in read.pool]
    t.box = _box(t, read)
    if read.deck is not None:
        t.deck = reader.cards(read.deck)[::-1]
    elif t.step:
        t.deck = [c for c in reversed(all_cards(t.level)) if c not in set(t.cards())]
    t.index = rebuilt_index(t)
    _refuse_faults(t)
    return t


def _seat(t: Table, reader: _Reader, seat: int, player: Player) -> None:
    t.crystals[seat] = player.crystals
    t.gauge[seat] = player.gauge
    t.bonus[seat] = player.bonus
    t.reserve[seat * 4 : seat * 4 + 4] = tokens_of(player.reserve)
    t.hand[seat] = reader.cards(player.hand)
    for lies in player.play:
        shown = InPlay(lies) if isinstance(lies, str) else lies
        card = reader.card(shown.card)
        if card in t.owner:
            raise refused("card-twice")
        t.play[seat].append(card)
        t.owner[card] = seat
        if shown.turned:
            t.turned.append(card)
        if shown.tokens:
            t.stored[card] = tokens_of(shown.tokens)
    for i, group in enumerate(player.library):
        t.library[seat * 2 + i] = tuple(reader.cards(group))
    if player.die is not None:
        t.taken[seat] = _die(player.die)
    names = {name: bit for bit, name in _ZONES.items()} | {f"hand-{s}": IN_HAND << s for s in range(4)}
    t.memory[seat] = {
        reader.exact(card): sum(names.get(z, 0) for z in zones) for card, zones in player.memory.items()
    }


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
        raise refused("unknown-die")
    return tuple(
        tuple(i * DICE_A_SEASON + n - 1 for n in numbers[season]) for i, season in enumerate(SEASONS)
    )


def _refuse_faults(t: Table) -> None:
    fault = t.fault()
    if fault is None and any(t.tokens(s) > limit(t, s) for s in range(t.seats)):
        fault = "reserve"
    if fault is None and not _ready(t):
        fault = "step"
    if fault is not None:
        raise refused(fault)


def _ready(t: Table) -> bool:
    """Whether the step has what it needs: a seat to move, dice to take, packs to pick from."""
    if not (0 <= t.active < t.seats and 0 <= t.first < t.seats):
        return False
    if t.step == TAKE:
        return len(t.pool) >= 2 and t.taken[t.active] < 0
    if t.step == DIE:
        return bool(t.pool) and t.taken[t.active] >= 0
    if t.step in (MAIN, END):
        return bool(t.pool)
    if t.step == DRAFT:
        return len(t.packs) == t.seats == len(t.picks) and all(t.packs)
    if t.step == GROUPS:
        held = t.packs if t.level == "apprentice" else t.picks
        return len(held) == t.seats and all(len(h) == 9 for h in held)
    return True


def snapshot(t: Table) -> Any:
    """Everything that can matter later, for hashes in the middle of an action too."""
    return [
        [getattr(t, name) for name in _PLAIN],
        [t.step, t.level, t.scores, t.crystals, t.gauge, t.bonus, t.reserve],
        [t.hand, t.play, t.library, t.deck, t.discard, t.aside],
        [sorted(t.turned), sorted(t.stored.items()), t.box, t.pool, t.taken, t.packs, t.picks],
        [sorted(m.items()) for m in t.memory],
    ]
