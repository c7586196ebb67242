"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.event import SEES_ALL
from ....kernel.refs import ref
from ....kernel.words import Words, player
from .. import events as e
from ..components import ATTRIBUTES, DECKS
from ..table import BEGIN, Table
from .names import card_name, listed, player_name, player_said, sentence, within


def line_text(t: Table, label: str, attribute: str, lang: str, words: Words) -> str:
    """One line of a sum: what it is."""
    kind, _, number = label.partition(":")
    if kind == "dial":
        return words.format(lang, "line-dial", attribute=words.format(lang, attribute))
    if kind == "dice":
        return words.format(lang, "line-dice")
    if kind == "ability":
        return words.format(lang, "line-ability", card=card_name(t, int(number), lang))
    return card_name(t, int(number), lang)


def sum_text(t: Table, lines: Any, attribute: str, lang: str, words: Words) -> str:
    """A sum line by line: Fuerza 3 + Espada psíquica 3 + dados 4 = 10."""
    told = [f"{line_text(t, label, attribute, lang, words)} {n}" for label, n in lines]
    return " + ".join(told) + f" = {sum(n for _, n in lines)}"


def sum_lines(t: Table, event: e.BattleScored, lang: str, words: Words) -> list[str]:
    """Both sums of a battle with each number on its own line, for terminals."""
    mine, enemy = player_name(t, event.seat, lang, words), words.format(lang, "enemy-side")
    found = []
    for who, lines in ((mine, event.mine), (enemy, event.theirs)):
        found.append(words.format(lang, "sum-total", who=who, n=sum(n for _, n in lines)))
        found += [f"  {line_text(t, label, ATTRIBUTES[event.uses], lang, words)} {n}" for label, n in lines]
    return found


def _ability_used(t: Table, event: e.AbilityUsed, seat: int | None) -> str:
    if not t.box.things[event.source].abilities[event.index].optional:
        return "-forced"
    return "-own" if t.players[event.seat].character == event.source else ""


def _power_drawn(t: Table, event: e.PowerDrawn, seat: int | None) -> str:
    if event.seat == seat:
        return "-own"
    return "-seen" if seat == SEES_ALL else ""


def _power_passed(t: Table, event: e.PowerPassed, seat: int | None) -> str:
    return "-own" if seat in (event.seat, event.to, SEES_ALL) else ""


def _tokens_laid(t: Table, event: e.TokensLaid, seat: int | None) -> str:
    return "-hidden" if hidden_card(t, event, seat) else ""


def _met(t: Table, event: e.Met, seat: int | None) -> str:
    card = t.box.things[event.card]
    if card.trait == "stranger":
        return ""
    return f"-{card.trait if card.trait == 'place' else card.kind}"


def _changed(t: Table, event: Any, seat: int | None) -> str:
    return "-less" if event.amount < 0 else ""


#: events told in several ways: the field that tells which, and the ending for each of its values
BY_FIELD: dict[type, tuple[str, dict[Any, str]]] = {
    e.DeckShuffled: ("refilled", {True: "-anew", False: ""}),
    e.CorruptionDrawn: ("active", {True: "", False: "-down"}),
    e.Tested: ("passed", {True: "-passed", False: "-failed"}),
    e.GameWon: ("winners", {(): "-none"}),
}
#: events whose field is the ending
NAMED: dict[type, str] = {e.PowerPlayed: "how", e.BattleEnded: "result", e.Halted: "level"}
#: events told by who hears of them, or by what they are about
BY_CASE: dict[type, Callable[[Table, Any, int | None], str]] = {
    e.AbilityUsed: _ability_used,
    e.PowerDrawn: _power_drawn,
    e.PowerPassed: _power_passed,
    e.TokensLaid: _tokens_laid,
    e.Met: _met,
    e.DialTurned: _changed,
    e.LifeChanged: _changed,
    e.InfluenceChanged: _changed,
}


def _key(t: Table, event: Any, seat: int | None) -> str:
    """Which message tells it."""
    kind = type(event)
    key = f"event-{kind.__name__}"
    if kind in BY_CASE:
        return key + BY_CASE[kind](t, event, seat)
    if kind in NAMED:
        return f"{key}-{getattr(event, NAMED[kind])}"
    if kind in BY_FIELD:
        field, endings = BY_FIELD[kind]
        return key + endings.get(getattr(event, field), "")
    if kind is e.Dealt and seat == SEES_ALL:
        return "event-Dealt-seen"
    if _opens(event):
        return "event-TurnEnded"
    return "event-Rolled-enemy" if kind is e.Rolled and event.kind == "enemy" else key


def _opens(event: Any) -> bool:
    """Whether the first turn begins with it, of the first seat; every other one begins as another ends."""
    return isinstance(event, e.PhaseBegan) and event.step == BEGIN


def hidden_card(t: Table, event: Any, seat: int | None) -> bool:
    """Whether the card of an event is not for this seat's eyes."""
    if seat == SEES_ALL:
        return False
    if isinstance(event, e.PowerDrawn):
        return event.seat != seat
    if isinstance(event, e.PowerPassed):
        return seat not in (event.seat, event.to)
    if isinstance(event, e.TokensLaid):
        return event.seat != seat and t.box.things[event.card].kind == "power"
    return isinstance(event, e.MissionGiven)


def refs(event: Any, seat: int | None, t: Table) -> list[str]:
    """What an event is about."""
    found = []
    if getattr(event, "seat", None) is not None:
        found.append(ref("seat", event.seat))
    card = getattr(event, "card", -1)
    if card >= 0 and not hidden_card(t, event, seat):
        found.append(ref("card", card))
    found += [ref("card", c) for c in (*getattr(event, "cards", ()), *getattr(event, "enemies", ()))]
    space = getattr(event, "to", -1) if isinstance(event, e.ThreatShifted) else getattr(event, "space", -1)
    if space >= 0:
        found.append(ref("space", t.box.spaces[space].id))
    return found


def event_text(t: Table, event: Any, seat: int | None, lang: str, words: Words) -> str:
    """An event as its seat is told it; nothing where another has said it already."""
    if isinstance(event, e.DeckShuffled) and event.deck and not event.refilled:
        return ""
    args: dict[str, Any] = {}
    if hasattr(event, "seat"):
        args["player"] = player_said(t, event.seat, lang, words)
    if isinstance(event, e.BattleScored):
        args["player"] = player_name(t, event.seat, lang, words)
    if isinstance(event, e.CharacterTaken):
        args["player"] = player(event.seat, lang)
    if isinstance(event, e.GameWon):
        args["player"] = listed((player_said(t, s, lang, words) for s in event.winners), lang)
    if hasattr(event, "to") and not isinstance(event, e.ThreatShifted):
        args["other"] = player_said(t, event.to, lang, words)
        if isinstance(event, e.PowerPassed):
            args["player"], args["other"] = args["other"], args["player"]
    args |= _things(t, event, seat, lang, words) | _numbers(t, event, lang, words)
    # A mission's name may shout: its mark ends the sentence.
    return sentence(words.format(lang, _key(t, event, seat), **args).replace("!.", "!"), lang)


def _first(event: Any, names: tuple[str, ...], otherwise: Any) -> Any:
    """The first of these fields that the event has."""
    return next((getattr(event, name) for name in names if hasattr(event, name)), otherwise)


def _things(t: Table, event: Any, seat: int | None, lang: str, words: Words) -> dict[str, Any]:
    """The cards, spaces and decks that an event names."""
    many = _first(event, ("cards", "enemies", "sheets"), ())
    args: dict[str, Any] = {"cards": listed((within(card_name(t, c, lang), lang) for c in many), lang)}
    source = _first(event, ("card", "character", "scenario", "source"), -1)
    if source >= 0 and not hidden_card(t, event, seat):
        args["card"] = within(card_name(t, source, lang), lang)
    if isinstance(event, e.BattleBegan) and not event.enemies and event.source >= 0:
        args["cards"] = within(card_name(t, event.source, lang), lang)
    at = event.to if isinstance(event, e.ThreatShifted) else getattr(event, "space", -1)
    if at >= 0:
        args["space"] = within(t.box.spaces[at].name[lang], lang)
    return args | _turning(t, event, lang, words)


def _turning(t: Table, event: Any, lang: str, words: Words) -> dict[str, Any]:
    """The deck, the phase or the next player that an event is about."""
    if isinstance(event, e.DeckShuffled):
        return {"deck": words.format(lang, f"deck-{DECKS[event.deck]}")}
    if _opens(event):
        return {"player": player_said(t, 0, lang, words)}
    if isinstance(event, e.PhaseBegan):
        return {"phase": words.format(lang, f"phase-{event.step}")}
    if isinstance(event, e.TurnEnded):
        return {"player": player_said(t, event.next, lang, words)}
    return {}


def _numbers(t: Table, event: Any, lang: str, words: Words) -> dict[str, Any]:
    args: dict[str, Any] = {}
    if hasattr(event, "dice"):
        args["dice"] = listed(map(str, event.dice), lang)
    attribute = getattr(event, "attribute", None)
    if attribute is not None:
        name = ATTRIBUTES[attribute] if type(attribute) is int else attribute
        args["attribute"] = words.format(lang, name)
    if isinstance(event, e.PowerPlayed):
        args["n"] = t.box.things[event.card].force
    for field in ("level", "target", "value", "points"):
        if hasattr(event, field):
            args["n"] = getattr(event, field)
    amount = getattr(event, "amount", None)
    if amount is not None:
        args["n"] = abs(amount)
    if isinstance(event, e.MissionAdvanced):
        args["n"] = event.progress
    if isinstance(event, e.BattleScored):
        args["mine"] = sum_text(t, event.mine, ATTRIBUTES[event.uses], lang, words)
        args["theirs"] = sum_text(t, event.theirs, ATTRIBUTES[event.uses], lang, words)
    if isinstance(event, e.Tested):
        args["mine"] = sum_text(t, event.lines, event.attribute, lang, words)
    return args


def event_view(t: Table, event: Any, seat: int | None, lang: str, words: Words) -> dict[str, Any] | None:
    """An event as a seat is told it; None for what it may not know."""
    if seat != SEES_ALL and not event.seen_by(seat):
        return None
    told: dict[str, Any] = {
        "kind": type(event).__name__,
        "text": event_text(t, event, seat, lang, words),
        "refs": refs(event, seat, t),
        "seat": getattr(event, "seat", None),
    }
    if isinstance(event, e.BattleScored):
        told["lines"] = sum_lines(t, event, lang, words)
    return told
