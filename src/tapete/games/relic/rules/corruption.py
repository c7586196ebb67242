"""Corruption cards and the corrupted ("Cartas de Corrupción", "Umbral", "Jugadores corrompidos")."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Flow, pick
from ..components import CORRUPTION, TAINT
from ..events import AssetDiscarded, CharacterTaken, Corrupted, CorruptionDiscarded, CorruptionDrawn, Halted
from ..questions import ask
from ..table import GONE, Player, Table
from .decks import one_of, top
from .gate import happen
from .kit import THRESHOLD, Kit, kit
from .life import eliminate, standing, strip
from .missions import arrived, richer
from .windows import window


def draw_corruption(t: Table, seat: int, n: int) -> Flow[int]:
    """Draw corruption cards one by one, each unless it is turned away; how many were drawn."""
    p, drawn = t.players[seat], 0
    for _ in range(n):
        before, t.taint, whole = t.taint, 1, standing(t, p)
        yield from window(t, seat, TAINT)
        draws, t.taint = t.taint, before
        if standing(t, p) != whole:
            break
        card = (yield from top(t, CORRUPTION)) if draws else -1
        drawn += card >= 0
        if card >= 0 and (yield from _drew(t, seat, card)):
            break
        if p.out or (t.halt >= GONE and seat == t.active):
            # The turn is over for whoever a card has defeated (Jugadores derrotados).
            break
    return drawn


def _drew(t: Table, seat: int, card: int) -> Flow[bool]:
    """A card is drawn and resolved if it activates; whether the player was corrupted.

    Activación: «debe resolver la capacidad de la carta de Corrupción inmediatamente», so also the card that
    reaches the threshold is resolved first; then «queda corrompido» whoever still has as many as that.
    """
    p, thing = t.players[seat], t.box.things[card]
    active = thing.activation <= len(p.corruption) + 1 and not kit(t, p).facedown
    yield from happen(t, [CorruptionDrawn(seat, card, active)])
    if active:
        for step in thing.does:
            yield from step.resolve(t, seat, card)
    return (yield from check_threshold(t, seat))


def lose_asset(t: Table, seat: int, card: int) -> Flow[None]:
    """An asset goes; where it had raised the threshold, its owner may be corrupted at once (Umbral de corrupción)."""
    yield from happen(t, [AssetDiscarded(seat, card)])
    yield from check_threshold(t, seat)


def corrupts(t: Table, p: Player, assets: Iterable[int]) -> bool:
    """Whether a player would be corrupted on the way to losing all of these assets: then it matters which goes first."""
    alone = Kit()
    for card in assets:
        alone.add(t.box.things[card])
    return len(p.corruption) >= kit(t, p).threshold - max(0, alone.threshold - THRESHOLD)


def check_threshold(t: Table, seat: int) -> Flow[bool]:
    """At the threshold the player is corrupted and begins a new character.

    Jugadores corrompidos: «se queda con todas las demás cartas y fichas»; tokens on the board stay, also those
    on the scenario sheet.
    """
    p = t.players[seat]
    if p.out or len(p.corruption) < kit(t, p).threshold:
        return False
    yield from happen(t, [Corrupted(seat, p.character)])
    yield from strip(t, seat)
    for card in p.corruption:
        yield from happen(t, [CorruptionDiscarded(seat, card)])
    yield from _anew(t, seat)
    return True


def _anew(t: Table, seat: int) -> Flow[None]:
    if not t.unused:
        yield from eliminate(t, seat)
        return
    if (yield from ask(seat, "new-character", ["begin", "give-up"])) == "give-up":
        yield from eliminate(t, seat)
        return
    sheet = t.unused[(yield from pick(len(t.unused)))]
    yield from happen(t, [CharacterTaken(seat, sheet)])
    if seat == t.active:
        yield from happen(t, [Halted(GONE)])
    yield from arrived(t, seat)
    yield from richer(t, seat)


def shed(t: Table, seat: int, n: int) -> Flow[None]:
    """Discard corruption cards of the player's choice, as many as there are."""
    p = t.players[seat]
    for left in range(min(n, len(p.corruption)), 0, -1):
        card = yield from one_of(t, seat, "discard-corruption", p.corruption, left)
        yield from happen(t, [CorruptionDiscarded(seat, card)])
