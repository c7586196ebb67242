"""Questions and options in words."""

from __future__ import annotations

from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.questions import BY_TEXT, NAMES, NO_CARD, NUMBERS, SEATS
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.text import card_text, instructions_text
from tapete.games.keyforge.text.names import name, named, say
from tapete.kernel.decision import Ask, Code
from tapete.kernel.refs import ref


def question_text(t: Table, ask: Ask, lang: str) -> str:
    """The question as a sentence."""
    args: dict[str, object] = {}
    if isinstance(ask.source, int):
        args["card"] = name(t, ask.source, lang)
    elif ask.about and isinstance(ask.about[0], Copy):
        args["card"] = ask.about[0].card.names[lang]
    if ask.kind == "may" and ask.about:
        told = instructions_text(ask.about, _type(t, ask.source), lang)
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


def _type(t: Table, n: int) -> str:
    """What a card is, as it counts now."""
    b = t.bodies.get(n)
    return t.cast[n].card.type if b is None else b.kind


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
        b = t.bodies.get(ask.source)
        text = card_text((b.copy_of if b is not None else t.cast[ask.source]).card, lang)
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
    if isinstance(code[0], str):
        return say(lang, f"option-{code[0]}", card=name(t, code[1], lang))
    trigger = ask.about[code[1]] if code[1] < len(ask.about) else "when"
    label = trigger if isinstance(trigger, str) else trigger.label
    return say(lang, "option-trigger", card=name(t, code[0], lang), label=label or "when")


def option_detail(t: Table, ask: Ask, code: Code, lang: str) -> str:
    """Where the card of an option lies; of two abilities of one card, what each does."""
    if isinstance(code, tuple) and not isinstance(code[0], str):
        if sum(other[0] == code[0] for other in ask.options) > 1:
            return _ability(t, ask, code, lang)
        return _whereabouts(t, code[0], ask.seat, lang)
    n = code[1] if isinstance(code, tuple) else code
    return _whereabouts(t, n, ask.seat, lang) if isinstance(n, int) and ask.kind not in NO_CARD else ""


def _ability(t: Table, ask: Ask, code: tuple[int, int], lang: str) -> str:
    """What a trigger does, in its own words."""
    trigger = ask.about[code[1]] if code[1] < len(ask.about) else None
    steps = getattr(trigger, "steps", ())
    return instructions_text(steps, _type(t, code[0]), lang).removesuffix(".") if steps else ""


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
