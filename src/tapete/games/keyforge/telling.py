"""Questions, options and events in words: what each seat is told, and nothing hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.text import card_text, instructions_text
from tapete.kernel import words
from tapete.kernel.decision import Ask
from tapete.kernel.event import SEES_ALL

SILENT = (
    happened.Tagged, happened.Entered, happened.UseDone, happened.Gone, happened.WasDestroyed,
    happened.Played,
    happened.Reaped, happened.Fought, happened.AboutToFight, happened.Discarded, happened.Began,
    happened.Ended,
    happened.WornOut, happened.Spent, happened.Kept, happened.TurnEnding, happened.TurnEnded, happened.EffectsTurned, happened.Exhausted,
)  # fmt: skip
BY_TEXT = (
    "target",
    "may",
    "again",
    "mode",
    "name-house",
    "name-number",
    "amount",
    "use",
    "stack",
    "next",
    "first",
)
"""Questions that follow from what a card says: its text is why they are asked."""
NUMBERS = ("name-number", "amount", "spend", "loop")
COLOURS = {"es": {"red": "roja", "yellow": "amarilla", "blue": "azul"}}


def say(lang: str, message: str, **args: Any) -> str:
    """A message of this game."""
    return words.of("keyforge").format(lang, message, **args)


def name(t: Table, n: int, lang: str) -> str:
    """The name of a card, as it counts now."""
    b = t.bodies.get(n)
    return (b.copy_of if b is not None else t.cast[n]).card.names[lang]


# Questions and options


def question_text(t: Table, ask: Ask, lang: str) -> str:
    """The question as a sentence."""
    args: dict[str, Any] = {}
    if isinstance(ask.source, int):
        args["card"] = name(t, ask.source, lang)
    if ask.kind == "may" and ask.about:
        told = instructions_text(ask.about, t.cast[ask.source].card.type, lang)
        return say(lang, "ask-may-do", card=args["card"], told=told)
    if ask.kind == "target":
        args["purpose"] = ask.about[0] if ask.about else "other"
    return say(lang, f"ask-{ask.kind}", **args)


def asked_by(t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
    """The card that asks, and a line about it."""
    if not isinstance(ask.source, int):
        return None, say(lang, "why-rule")
    told = say(lang, "why-card", card=name(t, ask.source, lang))
    if ask.kind in BY_TEXT:
        b = t.bodies.get(ask.source)
        text = card_text((b.copy_of if b is not None else t.cast[ask.source]).card, lang)
        told = f"{name(t, ask.source, lang)}: {' '.join(text.split())}" if text else told
    return f"card:{ask.source}", told


def option_refers(t: Table, ask: Ask, code: Any) -> tuple[str, ...]:
    """The things an option is about, as views name them."""
    if ask.kind in ("house", "name-house"):
        return (f"house:{code}",)
    if isinstance(code, tuple):
        n = code[1] if isinstance(code[0], str) else code[0]
        return (f"card:{n}",) if code[0] != "tide" else ()
    if ask.kind == "first":
        return (f"seat:{code}",)
    if isinstance(code, int) and ask.kind not in (*NUMBERS, "mode", "deploy"):
        return (f"card:{code}",)
    if ask.kind in ("flank", "may", "again") and isinstance(ask.source, int):
        return (f"card:{ask.source}",)
    return ()


def option_text(t: Table, ask: Ask, code: Any, lang: str) -> str:
    """An option as a button says it."""
    if isinstance(code, tuple):
        return _pair_text(t, ask, code, lang)
    if ask.kind in ("house", "name-house"):
        return house_name(code, lang)
    if isinstance(code, int):
        if ask.kind in NUMBERS:
            return str(code)
        if ask.kind == "first":
            return say(lang, "do-me" if code == ask.seat else "do-other")
        if ask.kind == "mode":
            return instructions_text(ask.about[code], t.cast[ask.source].card.type, lang)
        if ask.kind == "deploy":
            return say(lang, "do-place", number=code + 1)
        return name(t, code, lang)
    return say(lang, f"do-{code}")


def _pair_text(t: Table, ask: Ask, code: tuple[Any, Any], lang: str) -> str:
    if isinstance(code[0], str):
        return say(lang, f"do-{code[0]}", card=name(t, code[1], lang))
    label = ask.about[code[1]] if code[1] < len(ask.about) else "when"
    return say(lang, "do-trigger", card=name(t, code[0], lang), label=label or "when")


# Events


def event_view(t: Table, event: Any, seat: int | None, lang: str) -> dict[str, Any] | None:
    """An event as a seat is told it; None for what only the rules notice."""
    if isinstance(event, SILENT) or (isinstance(event, happened.Moved) and _understood(event)):
        return None
    args, refs = _facts(t, event, seat, lang)
    kind = type(event).__name__
    told: dict[str, Any] = {
        "kind": kind,
        "text": say(lang, f"event-{kind}", **args),
        "refs": refs,
        "seat": args.get("at"),
    }
    for key in ("amount", "to", "place"):
        if key in args and isinstance(args[key], (int, str)):
            told[key] = args[key]
    return told


def _understood(event: happened.Moved) -> bool:
    """What follows from what was told already: an action goes to the pile, a card on its way into play."""
    return event.to == "limbo" or (event.place == "limbo" and event.to == "discard")


def _facts(t: Table, event: Any, seat: int | None, lang: str) -> tuple[dict[str, Any], list[str]]:
    """What the sentence speaks of, and the refs of it."""
    args: dict[str, Any] = {}
    refs: list[str] = []
    at = getattr(event, "seat", None)
    if at is not None:
        args["at"] = at
        args["who"] = "you" if at == seat else "other" if seat in (None, SEES_ALL) else "foe"
        args["name"] = words.player(at, lang)
        refs.append(f"seat:{at}")
    for key in ("amount", "turn", "cost"):
        if hasattr(event, key):
            args[key] = getattr(event, key)
    if hasattr(event, "now"):
        loss = isinstance(event, happened.AmberLost)
        args["now"] = event.now
        args["before"] = event.now + event.amount if loss else event.now - event.amount
    if isinstance(event, happened.Moved) and event.discarded:
        args["how"] = "discarded"
    elif isinstance(event, happened.Moved):
        args["how"] = "moved"
    _cards(t, event, seat, lang, args, refs)
    if hasattr(event, "colour"):
        args["colour"] = COLOURS.get(lang, {}).get(event.colour, event.colour)
    if hasattr(event, "house"):
        args["house"] = house_name(event.house, lang) if event.house else "—"
    for key in ("to", "what", "how"):
        if isinstance(getattr(event, key, None), str):
            args[key] = getattr(event, key)
    for key in ("took", "destroyed"):
        if hasattr(event, key):
            args[key] = "yes" if getattr(event, key) else "no"
    if isinstance(event, happened.Marked):
        args["on"] = "yes" if event.amount > 0 else "no"
    return args, refs


def _cards(t: Table, event: Any, seat: int | None, lang: str, args: dict[str, Any], refs: list[str]) -> None:
    """Cards by name where the seat may know them, else as a card."""
    shown = _shown(event, seat)
    body = getattr(event, "body", None) or getattr(event, "one", None)
    if isinstance(event, happened.CardPut):
        args["host"] = event.body.copy_of.card.names[lang]
        body = None
    if isinstance(body, Body):
        args["card"] = body.copy_of.card.names[lang]
        refs.append(f"card:{body.n}")
    elif hasattr(event, "n"):
        known = event.n in shown
        args["card"] = t.cast[event.n].card.names[lang] if known else say(lang, "hidden-card")
        if known:
            refs.append(f"card:{event.n}")
    if isinstance(event, (happened.Swapped, happened.ControlExchanged, happened.DamageMoved)):
        args["other"] = event.other.copy_of.card.names[lang]
        refs.append(f"card:{event.other.n}")
    cards = getattr(event, "cards", None)
    if isinstance(cards, tuple):
        args["count"] = len(cards)
        names = [t.cast[n].card.names[lang] for n in cards if n in shown]
        args["cards"] = ", ".join(names) or say(lang, "hidden-card")
        refs += [f"card:{n}" for n in cards if n in shown]


def _shown(event: Any, seat: int | None) -> Collection[int]:
    """The cards of an event that a seat sees; a spectator sees what both do, a replay what either does."""
    if seat is not None and seat != SEES_ALL:
        return list(event.shows(seat))
    one, other = set(event.shows(0)), set(event.shows(1))
    return one | other if seat == SEES_ALL else one & other
