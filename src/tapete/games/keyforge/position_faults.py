"""What a position tells that cannot be: each fault is one sentence, with the field where it stands."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Final

from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.effects import effect_named
from tapete.games.keyforge.position_shape import CardAt, CountedAs, EffectAt, Player, Position
from tapete.games.keyforge.printed import Card
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.text.marks import COUNTERS
from tapete.games.keyforge.text.names import say
from tapete.kernel.errors import BadPosition
from tapete.kernel.reason import Reason
from tapete.kernel.words import LANGUAGES

PILES: Final = ("hand", "deck", "discard", "archives", "purged")
ROWS: Final = (("creatures", "creature"), ("artifacts", "artifact"))

Told = tuple[str, int, CardAt, str]
"""A card of a position: its field, on whose side, what is told of it and as what it is in play, if it is."""


def refused(fault: str, where: str, **args: object) -> BadPosition:
    """The refusal of a position, with the field that it is about."""
    said = {lang: f"{say(lang, f'fault-{fault}', **args)} - `{where}`" for lang in LANGUAGES}
    error = BadPosition.because(Reason("bad-position", {"what": said, "fault": fault}, game="keyforge"))
    assert isinstance(error, BadPosition)
    return error


# Before any card is read


def refuse_cards(told: Position) -> None:
    """Refuse cards that there are not, numbers that two have, and cards where none of their kind can lie."""
    taken: list[tuple[str, int]] = []
    for where, seat, at, kind in _cards(told):
        _known(at.card, told, where)
        if kind:
            _refuse_standing(at, kind, told, seat, where)
        taken += [(f"{where}.n", at.n), (f"{where}.beneath", at.beneath)]
    _refuse_twice([*taken, *_listed("$.made", [one.n for one in told.made])])
    for where, id in _named(told):
        _known(id, told, where)
    for seat, player in enumerate(told.players):
        _refuse_side(player, seat, told, f"$.players[{seat}]")
    if told.step == "mulligan" and told.mulligans == 2:
        raise refused("mulligans", "$.mulligans")


def _refuse_twice(taken: list[tuple[str, int]]) -> None:
    """No two cards have one number; most have none before they are read."""
    seen = set[int]()
    for where, n in taken:
        if n >= 0 and n in seen:
            raise refused("number-twice", where, n=str(n))
        seen.add(n)


def _cards(told: Position) -> Iterator[Told]:
    """Every card of a position."""
    for seat, player in enumerate(told.players):
        for zone in PILES:
            for at, one in enumerate(getattr(player, zone)):
                yield f"$.players[{seat}].{zone}[{at}]", seat, _at(one), ""
        for row, kind in ROWS:
            for at, one in enumerate(getattr(player, row)):
                where, card = f"$.players[{seat}].{row}[{at}]", _at(one)
                if card.controller not in (-1, seat):
                    raise refused("other-side", f"{where}.controller", id=card.card)
                yield from _standing(card, kind, seat, where)


def _at(one: CardAt | str) -> CardAt:
    return CardAt(one) if isinstance(one, str) else one


def _standing(at: CardAt, kind: str, seat: int, where: str) -> Iterator[Told]:
    """A card in play, with all that lies on and under it and the other half of it."""
    yield where, seat, at, kind
    if at.part is not None:
        yield f"{where}.part", seat, _at(at.part), ""
    for i, one in enumerate(at.upgrades):
        yield from _standing(_at(one), "upgrade", seat, f"{where}.upgrades[{i}]")
    for i, one in enumerate(at.under):
        yield f"{where}.under[{i}]", seat, _at(one), ""


def _named(told: Position) -> Iterator[tuple[str, str]]:
    """Every card that something counted as, or was."""
    counted = [("$.played_as", told.played_as), ("$.used_as", told.used_as)]
    counted += [(f"$.players[{i}].played_before_as", p.played_before_as) for i, p in enumerate(told.players)]
    for field, others in counted:
        yield from ((f"{field}[{at}]", one.id) for at, one in enumerate(others))
    yield from ((f"$.made[{at}]", one.card) for at, one in enumerate(told.made))
    yield from ((f"$.lasting[{at}].told", one.told) for at, one in enumerate(told.lasting) if one.told)


def _known(id: str, told: Position, where: str) -> Card:
    """The card with that id."""
    try:
        return compiled(id, told.ruleset)
    except KeyError:
        raise refused("no-card", where, id=id) from None


def _refuse_side(player: Player, seat: int, told: Position, where: str) -> None:
    """Keys and the token creature of a player."""
    if player.token and _known(player.token, told, f"{where}.token").type != "creature":
        raise refused("no-creature", f"{where}.token", id=player.token)
    if len(set(player.keys)) < len(player.keys):
        raise refused("key-twice", f"{where}.keys")
    if len(player.keys) == 3 and told.winner != seat:
        raise refused("three-keys", f"{where}.keys")


def counted_as(at: CardAt, told: Position, seat: int) -> str:
    """The id of the card that one in play counts as, if another: face down, the token creature of its owner unless said."""
    if at.counts_as or not at.face_down:
        return at.counts_as
    return told.players[at.owner if at.owner >= 0 else seat].token


def _refuse_standing(at: CardAt, kind: str, told: Position, seat: int, where: str) -> None:
    """What a card in play cannot be, or have on it."""
    other = counted_as(at, told, seat)
    if at.face_down and not other:
        raise refused("face-down", f"{where}.counts_as", id=at.card)
    counted = _known(other, told, f"{where}.counts_as") if other else _known(at.card, told, where)
    if not _may_stand(at, counted, kind):
        raise refused(f"no-{kind}", where, id=counted.id)
    if kind == "upgrade" and at.upgrades:
        raise refused("upgraded-upgrade", f"{where}.upgrades", id=at.card)
    if at.part is not None and not _known(_at(at.part).card, told, f"{where}.part").halves:
        raise refused("no-half", f"{where}.part", id=_at(at.part).card)
    if at.like:
        _known(at.like, told, f"{where}.like")
    for word in at.counters:
        if word not in COUNTERS:
            raise refused("no-counter", f"{where}.counters.{word}", id=word)


def _may_stand(at: CardAt, counted: Card, kind: str) -> bool:
    """Whether a card can be in play as that; an artifact among the creatures is one that came alive, and where an
    upgrade lies alone nobody has told its creature.
    """
    if kind == "upgrade":
        return counted.type == kind or counted.as_upgrade is not None
    if kind == "artifact":
        return counted.type in ("artifact", "upgrade") and at.as_creature < 0
    return counted.type in ("creature", "artifact") or at.as_creature >= 0


# Once every card has its number


def refuse_numbers(told: Position, cards: Container[int]) -> None:
    """Refuse numbers beyond those of the cards, and places of a list where there is none; cards that a position leaves
    out, as those of puzzles do, may be spoken of.
    """
    for where, n in _numbers(told):
        if n not in cards:
            raise refused("no-number", where, n=str(n))
    used = told.used or [n for how, n, _ in told.deeds if how != "exalt"]
    _refuse_places("$.played_as", told.played_as, told.played)
    _refuse_places("$.used_as", told.used_as, used)
    if told.before > len(told.played) + len(used) + len(told.discarded):
        raise refused("before", "$.before")
    for seat, player in enumerate(told.players):
        field = f"$.players[{seat}].played_before_as"
        _refuse_places(field, player.played_before_as, player.played_before)


def _numbers(told: Position) -> Iterator[tuple[str, int]]:
    """Every number that stands for a card, with its field."""
    for field in ("played", "used", "discarded"):
        yield from _listed(f"$.{field}", getattr(told, field))
    yield from _listed("$.slain", [n for n, _ in told.slain])
    yield from _listed("$.destroyed", [n for n, _, _ in told.destroyed])
    yield from _listed("$.deeds", [n for _, n, _ in told.deeds])
    yield from ((f"$.lasting[{at}].source", effect.source) for at, effect in enumerate(told.lasting))
    for where, _, at, _ in _cards(told):
        yield from _listed(f"{where}.purged", at.purged)
    for seat, player in enumerate(told.players):
        where = f"$.players[{seat}]"
        yield from _listed(f"{where}.played_before", player.played_before)
        yield from ((f"{where}.known.{n}", int(n)) for n in player.known)


def _listed(field: str, numbers: Sequence[int]) -> Iterator[tuple[str, int]]:
    return ((f"{field}[{at}]", n) for at, n in enumerate(numbers))


def _refuse_places(field: str, others: Sequence[CountedAs], numbers: Sequence[int]) -> None:
    for i, one in enumerate(others):
        if one.at >= len(numbers):
            raise refused("no-place", f"{field}[{i}]", at=str(one.at))


def refuse_effects(told: Position, t: Table) -> None:
    """Refuse lasting effects of no card, or about cards that are not in play; one that waits for a turn says whose."""
    for at, effect in enumerate(told.lasting):
        where = f"$.lasting[{at}]"
        ability = effect_named(t, effect.effect)
        if ability is None:
            raise refused("no-effect", f"{where}.effect", id=effect.effect)
        if ability.borrows and not (effect.about and effect.number in range(len(t.cast))):
            raise refused("no-text", where)
        for field, n in _subjects(effect):
            if n not in t.bodies:
                raise refused("not-in-play", f"{where}.{field}", n=str(n))
        if effect.until in ("next", "start") and effect.turn_of < 0:
            raise refused("whose-turn", f"{where}.turn_of")


def _subjects(effect: EffectAt) -> Iterator[tuple[str, int]]:
    """The cards in play that a lasting effect is about or hangs on."""
    yield from _listed("about", effect.about or ())
    if effect.holder >= 0:
        yield "holder", effect.holder
