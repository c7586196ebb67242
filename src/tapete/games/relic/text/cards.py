"""Cards, sheets and spaces as a player reads them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ....phrase import Saying, labelled, lead, lines, may, render
from ....phrase.clauses import Sentences
from ..components import AT, Box, Card, Space
from ..verbs import Cannot, Harden, Keep, Use, When
from . import lexicon as x
from . import say_battle, say_gains, say_joins, say_lasting
from .say import block, conditional, name_places, say
from .say_gains import bought
from .say_lasting import forbidden_here

#: reading these rooms registers how their words are said
ROOMS = (say_gains, say_battle, say_joins, say_lasting)

ICONS = {
    "S": ("+1 de Fuerza", "+1 Strength"),
    "W": ("+1 de Voluntad", "+1 Willpower"),
    "C": ("+1 de Astucia", "+1 Cunning"),
    "A": ("+1 en un atributo", "+1 in an attribute"),
    "L": ("+1 de Vida", "+1 Life"),
    "I": ("+2 de influencia", "+2 influence"),
    "P": ("1 carta de Poder", "1 Power card"),
    "M": ("1 misión completada", "1 completed mission"),
    "X": ("recompensa especial", "special reward"),
}


#: the boxes of a card that have a label, in the order they are printed
LABELS = (("start", x.START_LABEL), ("win", x.WIN_LABEL), ("lose", x.LOSE_LABEL), ("tie", x.TIE_LABEL))
#: the numbers of a card's headline by the field they stand in, for one and for several
MEASURES = {
    "force": {"es": ("número {}",) * 2, "en": ("number {}",) * 2},
    "activation": {"es": ("activación {}",) * 2, "en": ("activation {}",) * 2},
    "cost": {"es": ("coste {}",) * 2, "en": ("cost {}",) * 2},
    "charges": {"es": ("{} carga", "{} cargas"), "en": ("{} charge", "{} charges")},
    "omen": {"es": ("augurio",) * 2, "en": ("omen",) * 2},
}
#: threat icons on a card, for one and for several; and their colours
SEALS = {
    "es": ("icono de amenaza {colour}", "{n} iconos de amenaza {colour}"),
    "en": ("{colour} threat icon", "{n} {colour} threat icons"),
}
COLOURS = {"es": ("roja", "azul", "amarilla"), "en": ("red", "blue", "yellow")}


def know(box: Box) -> None:
    """Let texts name what a pack holds."""
    name_places(box.spaces, box.zones)


def said(card: Card) -> list[Saying]:
    """A card's abilities, in the order they are printed."""
    d = card.declared
    if card.play is not None:
        body = block(d["does"])
        body = body if isinstance(body, Sentences) else may(body)
        return [lead(x.MOMENT_PHRASES[d["at"]], conditional(d.get("if"), body))]
    found = _limits(card) if card.kind == "enemy" else [say(rule) for rule in d.get("rules", ())]
    if "score" in d:
        found.append(_scored(d["score"]))
    found += [labelled(label, block(d[slot])) for slot, label in LABELS if slot in d]
    if "goal" in d:
        found += [labelled(x.GOAL_LABEL, say(d["goal"])), labelled(x.REWARD_LABEL, block(d["reward"]))]
    found += [block(d[slot]) for slot in ("does", "once") if slot in d]
    found += [say(item) for item in d.get("has", ())]
    if "confrontation" in d:
        found.append(labelled(x.CONFRONTATION_LABEL, block(d["confrontation"])))
    return found


def _limits(card: Card) -> list[Saying]:
    """What an enemy forbids where it lies, and its special resolution."""
    d = card.declared
    found = [forbidden_here(r) if isinstance(r, Cannot) else say(r) for r in d.get("rules", ())]
    if "special" in d:
        moment = x.MOMENT_PHRASES[AT[card.special_at]]
        found.append(labelled(x.SPECIAL_LABEL, lead(moment, block(d["special"]))))
    return found


def _scored(score: Any) -> Saying:
    return say(Harden(score))


@cache
def card_text(card: Card, lang: str) -> str:
    """What a card does."""
    found = said(card)
    return render(lines(*found), lang) if found else ""


@cache
def ability_text(card: Card, index: int, lang: str) -> str:
    """What one ability does, without its moment: for the option that uses it."""
    if card.play is not None:
        return render(block(card.play.steps), lang)
    items = [
        i for slot in ("has", "rules") for i in card.declared.get(slot, ()) if isinstance(i, (Use, When))
    ]
    items = items or [i for i in kept(card.declared.get("does", ())) if isinstance(i, (Use, When))]
    item = items[index]
    body = block(item.steps)
    return render(bought(1, item.cost, body) if isinstance(item, Use) and item.cost else body, lang)


@cache
def special_text(card: Card, lang: str) -> str:
    """What a card does at its own moment, without the moment."""
    return render(block(card.special), lang).replace("\n", " ")


def kept(steps: Any) -> list[Any]:
    """What a stranger who came along has."""
    found = []
    for step in steps:
        if isinstance(step, Keep):
            found.append(step.ability)
        for inner in (getattr(step, "steps", ()), *getattr(step, "options", ())):
            found += kept(inner)
    return found


@cache
def space_text(space: Space, lang: str) -> str:
    """What a space says: its text boxes and movement box."""
    found = [block(box) for box in space.boxes]
    if space.passing is not None:
        found.append(say(space.passing.declared))
    return render(lines(*found), lang) if found else ""


@cache
def headline(card: Card, lang: str) -> str:
    """Type, trait and numbers in a line."""
    parts = [x.kind_name(card.kind, lang)]
    if card.trait:
        parts.append(x.kind_name(card.trait, lang))
    if card.kind == "enemy":
        noun = list(x.ATTRIBUTE_NAMES.values())[card.attribute]
        parts.append(f"{noun.es if lang == 'es' else noun.en} {card.value}")
    numbers = ((getattr(card, field), said[lang]) for field, said in MEASURES.items())
    parts += [one.format(n) if n == 1 else many.format(n) for n, (one, many) in numbers if n]
    parts += _seals(card, lang)
    return " · ".join(part for part in parts if part)


def _seals(card: Card, lang: str) -> list[str]:
    """Iconos de amenaza en cartas: what the card adds to its space in each Exploration phase."""
    one, many = SEALS[lang]
    counted = ((card.icons.count(i), colour) for i, colour in enumerate(COLOURS[lang]))
    return [(one if n == 1 else many).format(n=n, colour=colour) for n, colour in counted if n]


def card_lines(card: Card, lang: str) -> list[str]:
    """A card as plain lines."""
    found = [card.name[lang], headline(card, lang)]
    if card.kind == "character":
        found += character_lines(card, lang)
    text = card_text(card, lang)
    found += text.split("\n") if text else []
    return [*found, card.flavour[lang]] if card.flavour else found


def character_lines(card: Card, lang: str) -> list[str]:
    """Dials, limits and reward columns of a sheet."""
    es = lang == "es"
    s, w, c = card.dials
    dials = (
        f"Fuerza {s}, Voluntad {w}, Astucia {c}, Vida {card.life}"
        if es
        else (f"Strength {s}, Willpower {w}, Cunning {c}, Life {card.life}")
    )
    limit = f"Límite de ventajas {card.asset_limit}" if es else f"Asset limit {card.asset_limit}"
    powers = ", ".join(f"{n} ({'nivel' if es else 'level'} {level})" for level, n in card.power_limits)
    columns = [
        f"{i}: " + ", ".join(ICONS[icon][not es] for icon in column.split())
        for i, column in enumerate(card.levels, 1)
    ]
    special = [
        (f"Recompensa especial {i}: " if es else f"Special reward {i}: ") + render(block(steps), lang)
        for i, steps in enumerate(card.rewards, 1)
    ]
    power = f"Límite de poder {powers}" if es else f"Power limit {powers}"
    return [card.affiliation[lang], dials, f"{limit}. {power}", *columns, *special]
