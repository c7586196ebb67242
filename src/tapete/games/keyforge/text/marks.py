"""Counters and bonus icons by their names."""

from __future__ import annotations

from functools import cache

from tapete.phrase import Noun, noun

COUNTERS = {
    "doom": "Condena",
    "awakening": "Despertar",
    "fuse": "Mecha",
    "depth": "Profundidad",
    "growth": "Crecimiento",
    "disruption": "Disrupción",
    "warrant": "Orden de captura",
    "glory": "Gloria",
    "scheme": "Intriga",
    "ignorance": "Ignorancia",
    "knowledge": "Conocimiento",
    "time": "Tiempo",
    "wisdom": "Sabiduría",
    "hatch": "Eclosión",
    "yea": "A favor",
    "nay": "En contra",
    "trade": "Comercio",
    "paint": "Pintura",
}


COUNTER = noun("contador", "m", "counter")


POWER_COUNTER = noun("contador de Poder +1", "m", "+1 power counter", es_many="contadores de Poder +1")


@cache
def counter(kind: str) -> Noun:
    """A named counter, in Spanish as the rulebook calls it where it does («Contadores y fichas»)."""
    if kind == "power":
        return POWER_COUNTER
    es = COUNTERS.get(kind, kind)
    return noun(f"contador de {es}", "m", f"{kind} counter", es_many=f"contadores de {es}")


def counter_name(kind: str, lang: str) -> str:
    """What distinguishes a counter from others, as short as it is said on a card."""
    return COUNTERS.get(kind, kind) if lang == "es" else kind


ICONS = {
    "amber": ("Æmbar", "Æmber"),
    "capture": ("captura", "capture"),
    "damage": ("daño", "damage"),
    "draw": ("robo", "draw"),
    "discard": ("descarte", "discard"),
}


ICON = noun("icono de bonificación", "m", "bonus icon", es_many="iconos de bonificación")


@cache
def icon(kind: str) -> Noun:
    """A bonus icon («Iconos de bonificación»)."""
    if not kind:
        return ICON
    es, en = ICONS[kind]
    return noun(
        f"icono de bonificación de {es}", "m", f"{en} bonus icon", es_many=f"iconos de bonificación de {es}"
    )
