"""Corruption cards and the corrupted ("Cartas de Corrupción", "Umbral", "Jugadores corrompidos")."""

from __future__ import annotations

from ....kernel import Flow, pick
from ..components import CORRUPTION, TAINT
from ..events import CharacterTaken, Corrupted, CorruptionDiscarded, CorruptionDrawn, Halted
from ..questions import ask
from ..table import GONE, Table
from .decks import top
from .gate import happen
from .kit import kit
from .life import eliminate, strip
from .missions import arrived, richer
from .windows import window


def draw_corruption(t: Table, seat: int, n: int) -> Flow[int]:
    """Draw corruption cards one by one, each unless it is turned away; how many were drawn."""
    p, drawn = t.players[seat], 0
    for _ in range(n):
        before, t.taint = t.taint, 1
        yield from window(t, seat, TAINT)
        draws, t.taint = t.taint, before
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
    for _ in range(min(n, len(p.corruption))):
        card = yield from ask(seat, "discard-corruption", list(p.corruption))
        yield from happen(t, [CorruptionDiscarded(seat, card)])
