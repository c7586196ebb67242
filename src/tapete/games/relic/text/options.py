"""Questions and options in words, only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import DONE, Ask
from ....kernel.words import Words
from ....phrase import fragment, may, render
from ..components import ATTRIBUTES
from ..questions import ATTRIBUTE_KINDS, CARD_KINDS, SEAT_KINDS
from ..refs import destination
from ..rules.movement import CLOCKWISE, COUNTER, CROSS
from ..table import Table
from ..verbs import Leap
from ..verbs.trade import price_asked
from .cards import ability_text, special_text
from .names import card_name, names, player_name, player_said, sentence, within
from .say import block, say
from .say_gains import price
from .say_joins import option_said

PLAIN = frozenset(
    [
        "cross",
        "walk-on",
        "enter",
        "stay-out",
        "pay",
        "decline",
        "yes",
        "no",
        "keep",
        "keep-all",
        "spend",
        "begin",
        "give-up",
        "roll",
        "clockwise",
        "counterclockwise",
    ]
)


# -- options ---------------------------------------------------------------------------------------


def option_text(t: Table, ask: Ask, code: Any, lang: str, words: Words) -> str:
    """An option as its seat reads it; of several that would read the same, each has its number."""
    mine = _option(t, ask, code, lang, words)
    alike = [c for c in ask.options if _option(t, ask, c, lang, words) == mine]
    return mine if len(alike) == 1 else f"{mine} ({alike.index(code) + 1})"


def _option(t: Table, ask: Ask, code: Any, lang: str, words: Words) -> str:
    say = words.format
    if code == DONE:
        return say(lang, "option-done")
    if type(code) is tuple:
        return _ability(t, ask, code, lang, words)
    if type(code) is str:
        return _word(t, ask, code, lang, words)
    if code < 0 and ask.kind != "hasten":
        special = {"box": "option-end-phase", "wear": "option-armour-none", "wield": "option-weapon-none"}
        return say(lang, special.get(ask.kind, "option-none"))
    return _number(t, ask, code, lang, words)


def _ability(t: Table, ask: Ask, code: Any, lang: str, words: Words) -> str:
    number = code[1]
    card = t.box.things[number]
    if code[0] == "number" or ask.kind == "roll-or-number":
        return words.format(lang, "option-number", card=card.name[lang], n=card.force)
    if code[0] == "granted":
        place = t.players[ask.seat].granted[code[2]][1]
        return words.format(lang, "option-use", card=card.name[lang], text=render(say(Leap(place)), lang))
    if code[0] == "special":
        return words.format(lang, "option-use", card=card.name[lang], text=special_text(card, lang))
    key = "option-play" if code[0] == "card" else "option-use"
    text = ability_text(card, code[2] if len(code) > 2 else 0, lang).replace("\n", " ")
    return words.format(lang, key, card=card.name[lang], text=text)


def _word(t: Table, ask: Ask, code: str, lang: str, words: Words) -> str:
    if code in (CLOCKWISE, COUNTER) or (code == CROSS and ask.kind == "direction"):
        space = t.box.spaces[destination(t, ask, code)]
        return sentence(words.format(lang, f"option-{code}", space=within(space.name[lang], lang)), lang)
    if code in ("cross", "enter"):
        passing = t.box.spaces[ask.source].passing
        assert passing is not None
        space = t.box.spaces[passing.to]
        return sentence(words.format(lang, f"option-{code}", space=within(space.name[lang], lang)), lang)
    return words.format(lang, f"option-{code}")


def _number(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    kind = ask.kind
    if kind in NUMBERED:
        return NUMBERED[kind](t, ask, code, lang, words)
    if kind in PRICED:
        key, field = PRICED[kind]
        return words.format(lang, key, card=card_name(t, code, lang), n=getattr(t.box.things[code], field))
    if kind in CARD_KINDS:
        return card_name(t, code, lang)
    if kind in SEAT_KINDS:
        return player_name(t, code, lang, words)
    if kind in ATTRIBUTE_KINDS:
        return words.format(lang, ATTRIBUTES[code])
    return words.format(lang, "option-count", n=f"{code:+d}" if kind == "hasten" else code)


def _go(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return t.box.spaces[code].name[lang]


def _battle(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    lying = t.lies.get(t.players[ask.seat].space, ())
    group = [c for c in lying if t.box.things[c].attribute == code and c not in t.evaded]
    attribute = words.format(lang, ATTRIBUTES[code])
    return words.format(lang, "option-battle", attribute=attribute, cards=names(t, group, lang))


def _barter(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return words.format(
        lang, "option-price", card=card_name(t, code, lang), n=price_asked(t.box.things[code])
    )


def _box(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return render(block(t.box.spaces[ask.source].boxes[code]), lang)


def _choose(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return render(option_said(ask.about[0].options[code]), lang)


def _mark_power(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return card_name(t, t.players[ask.seat].hand[code], lang)


def _colour(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return words.format(lang, f"colour-{code}")


def _die(t: Table, ask: Ask, code: int, lang: str, words: Words) -> str:
    return words.format(lang, "option-die", n=ask.about[code])


#: options that name a card and a number of it: the message and the field
PRICED = {
    "trophies": ("option-points", "value"),
    "spend-trophy": ("option-points", "value"),
    "discard-trophy": ("option-points", "value"),
    "buy": ("option-price", "cost"),
}
#: how the number of an option is read, by the kind of its question
NUMBERED: dict[str, Callable[[Table, Ask, int, str, Words], str]] = {
    "go": _go,
    "barter": _barter,
    "battle": _battle,
    "box": _box,
    "choose": _choose,
    "colour": _colour,
    "mark-power": _mark_power,
    "which-die": _die,
}


# -- questions -------------------------------------------------------------------------------------


def question_text(t: Table, ask: Ask, lang: str, words: Words) -> str:
    args: dict[str, Any] = {"points": ask.about[0] if ask.about and type(ask.about[0]) is int else 0}
    args["dice"] = ", ".join(map(str, t.roll.dice)) if t.roll is not None else ""
    args["player"] = player_said(t, t.active, lang, words)
    args["attribute"] = words.format(lang, t.skill.attribute) if t.skill is not None else ""
    args["space"] = _space(t, ask, lang)
    args["card"] = _card(t, ask, lang)
    if ask.kind in ("pay", "may"):
        args["text"] = render(block((ask.about[-1],)), lang).replace("\n", " ")
    elif ask.kind == "attribute":
        args["what"] = ask.about[0]
    elif ask.kind == "offer":
        args["text"] = _payment(t.box.things[ask.source].goal, lang)
    elif ask.kind == "cross":
        passing = t.box.spaces[ask.source].passing
        args["to"] = within(t.box.spaces[passing.to].name[lang], lang) if passing is not None else ""
    return sentence(words.format(lang, f"ask-{ask.kind}", **args), lang)


def _payment(goal: Any, lang: str) -> str:
    """What a mission asks to be paid: puedes gastar 4 puntos de influencia, you may spend 4 influence."""
    return fragment(may(price(goal.n, goal.what)), lang)


def _space(t: Table, ask: Ask, lang: str) -> str:
    if ask.kind in ("cross", "enter", "box"):
        return within(t.box.spaces[ask.source].name[lang], lang)
    p = t.players[ask.seat]
    return within(t.box.spaces[p.space].name[lang], lang) if p.space >= 0 else ""


def _card(t: Table, ask: Ask, lang: str) -> str:
    """The card that asks, or the space whose box does."""
    if type(ask.source) is int and ask.source >= 0 and ask.kind not in ("cross", "enter", "box"):
        return card_name(t, ask.source, lang)
    return _space(t, ask, lang)


def asking_card(ask: Ask) -> int:
    """The number of the card that asks, -1 if none does."""
    cards = type(ask.source) is int and ask.kind not in ("cross", "enter", "box")
    return int(ask.source) if cards else -1
