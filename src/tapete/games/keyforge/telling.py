"""Questions, options and events in words: what each seat is told, and nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.text import card_text, instructions_text
from tapete.kernel import words
from tapete.kernel.decision import Ask, Code
from tapete.kernel.event import SEES_ALL, Event
from tapete.kernel.refs import ref
from tapete.phrase.weaving import series, weave

SILENT = (
    happened.Tagged, happened.Entered, happened.UseDone, happened.Gone, happened.WasDestroyed,
    happened.Played,
    happened.Reaped, happened.Fought, happened.AboutToFight, happened.Discarded, happened.Began,
    happened.Ended,
    happened.WornOut, happened.Spent, happened.Kept, happened.TurnEnding, happened.TurnEnded, happened.EffectsTurned, happened.Exhausted,
    happened.FirstSeated, happened.Renumbered, happened.StepEntered, happened.OmegaPlayed, happened.Blamed,
    happened.ArmorUsed,
)  # fmt: skip
BY_TEXT = (
    "target",
    "may",
    "again",
    "mode",
    "name-house",
    "player",
    "name-number",
    "amount",
    "use",
    "stack",
    "next",
    "first",
)
"""Questions that follow from what a card says: its text is why they are asked."""
NUMBERS = ("name-number", "amount", "spend", "loop")
AND = {"es": "y", "en": "and"}
COLOURS = {"es": {"red": "roja", "yellow": "amarilla", "blue": "azul"}}


def say(lang: str, message: str, **args: object) -> str:
    """A message of this game."""
    return words.of("keyforge").format(lang, message, **args)


def name(t: Table, n: int, lang: str) -> str:
    """The name of a card, as it counts now."""
    b = t.bodies.get(n)
    return (b.copy_of if b is not None else t.cast[n]).card.names[lang]


# Questions and options


def question_text(t: Table, ask: Ask, lang: str) -> str:
    """The question as a sentence."""
    args: dict[str, object] = {}
    if isinstance(ask.source, int):
        args["card"] = name(t, ask.source, lang)
    if ask.kind == "may" and ask.about:
        told = instructions_text(ask.about, t.cast[ask.source].card.type, lang)
        return say(lang, "ask-may-do", card=args["card"], told=told)
    if ask.kind == "amount":
        args["purpose"] = ask.about[0] if ask.about else "other"
        args["card"] = name(t, ask.about[1], lang) if len(ask.about) > 1 else args.get("card", "")
    if ask.kind == "target":
        args["purpose"] = _purpose(ask)
        args["a"] = say(lang, f"a-{_kind(t, ask)}")
    return say(lang, f"ask-{ask.kind}", **args)


def _purpose(ask: Ask) -> str:
    """What the card is chosen for; of use, whether it can only be a fight."""
    fights = len(ask.about) > 3 and ask.about[3] == ("fight",)
    return "fight" if fights else ask.about[0] if ask.about else "other"


def _kind(t: Table, ask: Ask) -> str:
    """What all the cards offered are: creatures, artifacts, or cards of any kind."""
    kinds = {
        t.bodies[n].kind if n in t.bodies else t.cast[n].card.type for n in ask.options if isinstance(n, int)
    }
    return kinds.pop() if len(kinds) == 1 and kinds <= {"creature", "artifact", "upgrade"} else "card"


def asked_by(t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
    """The card that asks, and a line about it."""
    if not isinstance(ask.source, int):
        return None, say(lang, "why-order" if ask.kind == "order" else "why-rule")
    told = say(lang, "why-card", card=name(t, ask.source, lang))
    if ask.kind in BY_TEXT:
        b = t.bodies.get(ask.source)
        text = card_text((b.copy_of if b is not None else t.cast[ask.source]).card, lang)
        told = f"{name(t, ask.source, lang)}: {' '.join(text.split())}" if text else told
    return ref("card", ask.source), told


def option_refers(t: Table, ask: Ask, code: Code) -> tuple[str, ...]:
    """The things an option is about, as views name them."""
    if ask.kind in ("house", "name-house"):
        return (ref("house", code),)
    if isinstance(code, tuple):
        n = code[1] if isinstance(code[0], str) else code[0]
        return (ref("card", n),) if code[0] != "tide" else ()
    if ask.kind in ("first", "player"):
        return (ref("seat", code),)
    if isinstance(code, int) and ask.kind not in (*NUMBERS, "mode", "deploy"):
        return (ref("card", code),)
    if ask.kind in ("flank", "may", "again") and isinstance(ask.source, int):
        return (ref("card", ask.source),)
    return ()


def option_text(t: Table, ask: Ask, code: Code, lang: str) -> str:
    """An option as a button says it."""
    if isinstance(code, tuple):
        return _pair_text(t, ask, code, lang)
    if ask.kind in ("house", "name-house"):
        return house_name(code, lang)
    if isinstance(code, int):
        if ask.kind in NUMBERS:
            return str(code)
        if ask.kind in ("first", "player"):
            mine = "do-me" if ask.kind == "first" else "do-player-me"
            return say(lang, mine if code == ask.seat else "do-other")
        if ask.kind == "mode":
            return instructions_text(ask.about[code], t.cast[ask.source].card.type, lang)
        if ask.kind == "deploy":
            return say(lang, "do-place", number=code + 1)
        return name(t, code, lang)
    return say(lang, f"do-{code}")


def _pair_text(t: Table, ask: Ask, code: tuple[int | str, int], lang: str) -> str:
    if isinstance(code[0], str):
        return say(lang, f"do-{code[0]}", card=name(t, code[1], lang))
    trigger = ask.about[code[1]] if code[1] < len(ask.about) else "when"
    label = trigger if isinstance(trigger, str) else trigger.label
    return say(lang, "do-trigger", card=name(t, code[0], lang), label=label or "when")


def option_detail(t: Table, ask: Ask, code: Code, lang: str) -> str:
    """Where the card of an option lies; of two abilities of one card, what each does."""
    if isinstance(code, tuple) and not isinstance(code[0], str):
        if sum(other[0] == code[0] for other in ask.options) > 1:
            return _ability(t, ask, code, lang)
        return _whereabouts(t, code[0], ask.seat, lang)
    n = code[1] if isinstance(code, tuple) else code
    return _whereabouts(t, n, ask.seat, lang) if isinstance(n, int) and ask.kind not in NUMBERS else ""


def _ability(t: Table, ask: Ask, code: tuple[int, int], lang: str) -> str:
    """What a trigger does, in its own words."""
    trigger = ask.about[code[1]] if code[1] < len(ask.about) else None
    steps = getattr(trigger, "steps", ())
    return instructions_text(steps, t.cast[code[0]].card.type, lang).removesuffix(".") if steps else ""


def _whereabouts(t: Table, n: int, seat: int, lang: str) -> str:
    """Whose card it is, where it lies and what lies on it."""
    b = t.bodies.get(n)
    if b is None:
        return ""
    row = t.line[b.controller] if b.kind == "creature" else t.artifacts[b.controller]
    told = [say(lang, "at-side", who="you" if b.controller == seat else "foe")]
    told += [say(lang, "at-place", number=row.index(n) + 1)] if n in row else []
    told += [say(lang, "at-damage", amount=b.damage)] if b.damage else []
    told += [say(lang, "at-amber", amount=b.amber)] if b.amber else []
    return ", ".join(told)


# Events


def event_view(t: Table, event: Event, seat: int | None, lang: str) -> dict[str, object] | None:
    """An event as a seat is told it; None for what only the rules notice."""
    if isinstance(event, SILENT) or _understood(event):
        return None
    args, refs = _facts(t, event, seat, lang)
    kind = type(event).__name__
    told: dict[str, object] = {
        "kind": kind,
        # A name that ends with a mark of its own needs no stop: You play Arise!
        "text": say(lang, f"event-{kind}", **args).replace("!.", "!").replace("?.", "?"),
        "refs": refs,
        "seat": args.get("at"),
    }
    for key in ("amount", "to", "place"):
        if key in args and isinstance(args[key], (int, str)):
            told[key] = args[key]
    return told


def _understood(event: Event) -> bool:
    """What is told beside it: an action goes to the pile, a card on its way into play, the stun taken off."""
    if isinstance(event, happened.Used):
        return event.how == "unstun"
    if isinstance(event, happened.EntersPlay):
        return event.played and event.host < 0
    if not isinstance(event, happened.Moved):
        return False
    return event.to == "limbo" or (event.place == "limbo" and event.to == "discard")


def _facts(t: Table, event: Event, seat: int | None, lang: str) -> tuple[dict[str, object], list[str]]:
    """What the sentence speaks of, and the refs of it."""
    args: dict[str, object] = {}
    refs: list[str] = []
    at = getattr(event, "seat", None)
    if at is not None:
        args["at"] = at
        args |= _whose(at, seat, lang)
        refs.append(ref("seat", at))
    to = getattr(event, "to", None)
    if hasattr(event, "to_seat") and to in PLACES:
        args["whither"] = say(lang, f"to-{to}", **_whose(event.to_seat, seat, lang))
    if isinstance(event, happened.AmberMoved):
        args["source"] = _holder(event.from_body, event.from_pool, seat, lang)
        args["target"] = _holder(event.to_body, event.to_pool, seat, lang)
    for key in ("amount", "turn", "cost"):
        if hasattr(event, key):
            args[key] = getattr(event, key)
    if hasattr(event, "now"):
        change = getattr(event, "amount", 0)
        args["now"] = event.now
        args["before"] = event.now + (change if isinstance(event, happened.AmberLost) else -change)
    if isinstance(event, happened.Moved):
        args["how"] = "discarded" if event.discarded else "moved"
    _cards(t, event, seat, lang, args, refs)
    return args | _choices(event, lang), refs


def _choices(event: Event, lang: str) -> dict[str, str]:
    """The colour, the house, the way, and what is told as yes or no."""
    args: dict[str, str] = {}
    if hasattr(event, "colour"):
        args["colour"] = COLOURS.get(lang, {}).get(event.colour, event.colour)
    if hasattr(event, "house"):
        args["house"] = house_name(event.house, lang) if event.house else str(getattr(event, "number", "—"))
    for key in ("to", "what", "how"):
        if isinstance(getattr(event, key, None), str):
            args[key] = getattr(event, key)
    for key in ("took", "destroyed"):
        if hasattr(event, key):
            args[key] = "yes" if getattr(event, key) else "no"
    if isinstance(event, happened.Marked):
        args["on"] = "yes" if event.amount > 0 else "no"
    return args


PLACES = ("hand", "deck", "discard", "archives")


def _whose(at: int, seat: int | None, lang: str) -> dict[str, str]:
    """A player as the reader calls it."""
    who = "you" if at == seat else "other" if seat in (None, SEES_ALL) else "foe"
    return {"who": who, "name": words.player(at, lang)}


def _holder(body: Body | None, pool: int, seat: int | None, lang: str) -> str:
    """Who has Æmber: a card, a player's pool, or the common supply."""
    if body is not None:
        return body.copy_of.card.names[lang]
    if pool < 0:
        return say(lang, "a-supply")
    return say(lang, "a-pool", **_whose(pool, seat, lang))


def _cards(
    t: Table, event: Event, seat: int | None, lang: str, args: dict[str, object], refs: list[str]
) -> None:
    """Cards by name where the seat may know them, else as a card."""
    shown = _shown(event, seat)
    body = getattr(event, "body", None) or getattr(event, "one", None)
    if isinstance(event, happened.EntersPlay):
        args["host"] = t.cast[event.host].card.names[lang] if event.host >= 0 else "none"
    if isinstance(event, happened.CardPut):
        args["host"] = event.body.copy_of.card.names[lang]
        body = None
    if isinstance(body, Body):
        args["card"] = body.copy_of.card.names[lang]
        refs.append(ref("card", body.n))
    elif hasattr(event, "n") and event.n not in shown:
        args["card"] = say(lang, "hidden-card")
    elif hasattr(event, "n"):
        args["card"] = t.cast[event.n].card.names[lang]
        refs.append(ref("card", event.n))
    other = getattr(event, "other", None) or getattr(event, "foe", None)
    if isinstance(other, Body):
        args["other"] = other.copy_of.card.names[lang]
        refs.append(ref("card", other.n))
    cards = getattr(event, "cards", None)
    if isinstance(cards, tuple):
        known = [n for n in cards if n in shown]
        args |= {"count": len(cards), "cards": _listed(t, known, lang)}
        refs += [ref("card", n) for n in known]


def _listed(t: Table, cards: Sequence[int], lang: str) -> str:
    """Cards by name, one after another."""
    names = [[t.cast[n].card.names[lang]] for n in cards]
    return weave(series(names, AND[lang]), lang) or say(lang, "hidden-card")


def _shown(event: Event, seat: int | None) -> Collection[int]:
    """The cards of an event that a seat sees; a spectator sees what both do, a replay what either does."""
    if seat is not None and seat != SEES_ALL:
        return list(event.shows(seat))
    one, other = set(event.shows(0)), set(event.shows(1))
    return one | other if seat == SEES_ALL else one & other
