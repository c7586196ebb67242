"""Questions and options in words."""

from __future__ import annotations

from typing import Final

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.events import Fought, Played, Reaped
from tapete.games.keyforge.printed import Card, Copy
from tapete.games.keyforge.questions import BY_TEXT, NAMES, NUMBERS, SEATS
from tapete.games.keyforge.refs import card_of
from tapete.games.keyforge.rules.triggers import Trigger
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.text import card_text, instructions_text
from tapete.games.keyforge.text.hindsight import now
from tapete.games.keyforge.text.marks import ICONS
from tapete.games.keyforge.text.names import name, named, say
from tapete.kernel.decision import Ask, Code
from tapete.kernel.refs import ref

SHE: Final[dict[str, object]] = {
    "of": {"es": "de la que", "en": "of"},
    "on": {"es": "sobre la que", "en": "on"},
    "to": {"es": "a la que", "en": "to"},
}
"""How what is done is tied to a card chosen for it: *una criatura de la que tomar el control*."""
IT: Final[dict[str, object]] = {
    "of": {"es": "del que", "en": "of"},
    "on": {"es": "sobre el que", "en": "on"},
    "to": {"es": "al que", "en": "to"},
}
"""How it is tied to an artifact."""


def question_text(t: Table, ask: Ask, lang: str) -> str:
    """The question as a sentence."""
    args: dict[str, object] = {}
    if isinstance(ask.source, int):
        args["card"] = name(t, ask.source, lang)
    elif ask.about and isinstance(ask.about[0], Copy):
        args["card"] = ask.about[0].card.names[lang]
    if ask.kind == "may" and ask.about:
        told = instructions_text(ask.about, _type(t, ask.source), lang, _counted(t, ask.source).abilities)
        return say(lang, "ask-may-do", card=args["card"], told=told)
    if ask.kind == "amount":
        args["purpose"] = ask.about[0] if ask.about else "other"
        args["card"] = name(t, ask.about[1], lang) if len(ask.about) > 1 else args.get("card", "")
    if ask.kind == "stack":
        args["where"] = ask.about[0] if ask.about else "other"
    if ask.kind == "target":
        kind = _kind(t, ask)
        args |= {
            "purpose": _purpose(t, ask),
            "a": say(lang, f"a-{kind}"),
            **(IT if kind == "artifact" else SHE),
        }
    return say(lang, f"ask-{ask.kind}", **args)


def _purpose(t: Table, ask: Ask) -> str:
    """What the card is chosen for; of use, whether it can only be a fight; a card of a deck never was in the hand."""
    if len(ask.about) > 3 and ask.about[3] == ("fight",):
        return "fight"
    purpose = str(ask.about[0]) if ask.about else "other"
    cards = [n for n in ask.options if isinstance(n, int)]
    drawn = purpose == "return" and all(n not in t.bodies and _zone(t, n)[0] == "deck" for n in cards)
    return "search" if drawn else purpose


def _type(t: Table, n: int) -> str:
    """What a card is, as it counts now."""
    b = t.bodies.get(n)
    return t.cast[n].card.type if b is None else b.kind


def _counted(t: Table, n: int) -> Card:
    """The card that a copy counts as now."""
    b = t.bodies.get(n)
    return (t.cast[n] if b is None else b.copy_of).card


def _kind(t: Table, ask: Ask) -> str:
    """What all the cards offered are: creatures, artifacts, or cards of any kind."""
    kinds = {_type(t, n) for n in ask.options if isinstance(n, int)}
    return kinds.pop() if len(kinds) == 1 and kinds <= {"creature", "artifact", "upgrade"} else "card"


def asked_by(t: Table, ask: Ask, lang: str) -> tuple[str | None, str]:
    """The card that asks, and a line about it."""
    if not isinstance(ask.source, int):
        return None, say(lang, "why-order" if ask.kind == "order" else "why-rule")
    told = say(lang, "why-card", card=name(t, ask.source, lang))
    if ask.kind in BY_TEXT:
        text = card_text(_counted(t, ask.source), lang)
        told = f"{name(t, ask.source, lang)}: {' '.join(text.split())}" if text else told
    return ref("card", ask.source), told


def option_text(t: Table, ask: Ask, code: Code, lang: str) -> str:
    """An option as a button says it."""
    if isinstance(code, tuple):
        return _pair_text(t, ask, code, lang)
    if ask.kind in ("house", "name-house"):
        return house_name(code, lang)
    if ask.kind in NAMES:
        return named(t, code, lang)
    if isinstance(code, int):
        if ask.kind in NUMBERS:
            return str(code)
        if ask.kind in SEATS:
            mine = "option-me" if ask.kind == "first" else "option-player-me"
            return say(lang, mine if code == ask.seat else "option-other")
        if ask.kind == "mode":
            return instructions_text(ask.about[code], _type(t, ask.source), lang)
        if ask.kind == "deploy":
            return say(lang, "option-place", number=code + 1)
        return name(t, code, lang)
    return say(lang, f"option-{code}")


def _pair_text(t: Table, ask: Ask, code: tuple[int | str, int], lang: str) -> str:
    if code[0] == "tide":
        return say(lang, "option-tide-again" if t.tide == t.active else "option-tide")
    if isinstance(code[0], str):
        return say(lang, f"option-{code[0]}", card=name(t, code[1], lang))
    waiting = ask.about[code[1]] if code[1] < len(ask.about) else "when"
    label = waiting if isinstance(waiting, str) else _label(waiting)
    return say(lang, "option-trigger", card=name(t, code[0], lang), label=label or "when")


def _label(waiting: Trigger) -> str:
    """The bold word of an ability; of several that of the moment, which nothing tells where a card is destroyed."""
    ability, event = waiting.ability, waiting.me.event
    now = MOMENTS.get(type(event), "destroyed" if event is None else "")
    return now if now in ability.labels else ability.label


MOMENTS: Final[dict[type, str]] = {Played: "play", Fought: "fight", Reaped: "reap"}


def option_detail(t: Table, ask: Ask, code: Code, lang: str) -> str:
    """Where the card of an option lies and what sets it apart there; of two abilities of one card, what each does."""
    if isinstance(code, tuple) and not isinstance(code[0], str):
        if sum(other[0] == code[0] for other in ask.options) > 1:
            return ", ".join(x for x in (_ability(t, ask, code, lang), _giver(t, ask, code, lang)) if x)
        return _whereabouts(t, code[0], ask.seat, lang)
    n = card_of(ask, code)
    if n is None:
        return ""
    return _whereabouts(t, n, ask.seat, lang) if n in t.bodies else _marks(t, ask, n, lang)


def option_vague(t: Table, ask: Ask, code: Code) -> bool:
    """Whether it speaks of a creature whose player has another of that name in play."""
    n = card_of(ask, code)
    b = t.bodies.get(n) if n is not None else None
    return b is not None and now(t).namesakes(b, b.controller)


def _ability(t: Table, ask: Ask, code: tuple[int, int], lang: str) -> str:
    """What a trigger does, in its own words."""
    waiting = ask.about[code[1]] if code[1] < len(ask.about) else ""
    steps = () if isinstance(waiting, str) else getattr(waiting.ability, "steps", ())
    return instructions_text(steps, _type(t, code[0]), lang).removesuffix(".") if steps else ""


def _giver(t: Table, ask: Ask, code: tuple[int, int], lang: str) -> str:
    """Which card gives an ability, where a card has the same from several."""
    waiting = [x for x in ask.about if not isinstance(x, str)]
    if len(waiting) < len(ask.options):
        return ""
    mine = waiting[code[1]]
    alike = [x for x in waiting if x.ability is mine.ability and x.me.card == mine.me.card]
    giver = mine.me.upgrade
    if len(alike) < 2 or giver is None:
        return ""
    return f"{name(t, giver.n, lang)} {_whereabouts(t, giver.n, ask.seat, lang)}"


def _whereabouts(t: Table, n: int, seat: int, lang: str) -> str:
    """Whose card it is, where it lies and what lies on it."""
    b = t.bodies.get(n)
    if b is None:
        return ""
    if b.host in t.bodies:
        # An upgrade is where its card is.
        return f"{say(lang, 'at-host', card=name(t, b.host, lang))}, {_whereabouts(t, b.host, seat, lang)}"
    row = t.line[b.controller] if b.kind == "creature" else t.artifacts[b.controller]
    told = [say(lang, "at-side", who="you" if b.controller == seat else "foe")]
    told += [say(lang, "at-place", number=row.index(n) + 1)] if n in row else []
    told += [say(lang, "at-damage", amount=b.damage)] if b.damage else []
    told += [say(lang, "at-amber", amount=b.amber)] if b.amber else []
    return ", ".join(told)


def _marks(t: Table, ask: Ask, n: int, lang: str) -> str:
    """What a card out of play has that others of its name that are offered with it have not: another place, half, house,
    other bonus icons.
    """
    offered = {card_of(ask, code) for code in ask.options}
    others = [m for m in offered if m is not None and name(t, m, lang) == name(t, n, lang)]
    told = _printed(t.cast[n], [t.cast[m] for m in others if m not in t.bodies], lang)
    place, at = _zone(t, n)
    if any(_zone(t, m) != (place, at) for m in others):
        told.insert(0, say(lang, "at-zone", zone=place, who="you" if at == ask.seat else "foe"))
    return ", ".join(told)


def _printed(mine: Copy, others: list[Copy], lang: str) -> list[str]:
    """The half, the house and the icons of a copy, where those of others differ."""
    told = []
    if any(copy.card.halves != mine.card.halves for copy in others):
        told.append(say(lang, "at-half", half=mine.card.halves))
    if any(copy.house != mine.house for copy in others):
        told.append(house_name(mine.house, lang))
    if any(sorted(copy.icons) != sorted(mine.icons) for copy in others):
        told += _icons(mine, lang)
    return told


def _icons(copy: Copy, lang: str) -> list[str]:
    """The bonus icons of a copy, counted by kind."""
    counted = [(icon, copy.icons.count(icon)) for icon in ICONS]
    told = [say(lang, "at-icon", icon=icon, amount=amount) for icon, amount in counted if amount]
    return told or [say(lang, "at-no-icon")]


def _zone(t: Table, n: int) -> tuple[str, int]:
    """The zone out of play where a card lies, and whose it is."""
    found = ((place, at) for place in ZONES for at in (0, 1) if n in getattr(t, place)[at])
    return next(found, ("play", -1))


ZONES: Final = ("hand", "discard", "archives", "deck", "purged")
