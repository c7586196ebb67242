"""What a seat sees of the table, built by adding; documented in docs/keyforge/view.md."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.keyforge.cards.facts import (
    facts,
    house_name,
    keyword_name,
    rarity_name,
    rulings,
    trait_noun,
    type_noun,
)
from tapete.games.keyforge.cards.registry import compiled, copy_of
from tapete.games.keyforge.movement import zone
from tapete.games.keyforge.position_shape import STEPS
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import ChangesPower
from tapete.games.keyforge.rules.source import speaker
from tapete.games.keyforge.rules.values import (
    armor,
    armor_left,
    hand_size,
    houses,
    key_cost,
    keywords,
    on_flank,
    power,
)
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.text import card_text
from tapete.games.keyforge.worlds import sees
from tapete.kernel.refs import ref


def view(t: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """The whole table as that seat sees it."""
    return {
        "step": STEPS[t.step],
        "turn": t.turn,
        "active": t.active,
        "house": house(t.house, lang) if t.house else None,
        "houses": [house(h, lang) for h in sorted({*t.houses[0], *t.houses[1]})],
        "ruleset": t.switches.ruleset,
        "players": [player(t, owner, seat, lang) for owner in (0, 1)],
        "played": [ref("card", n) for n in t.played],
        "effects": [effect(t, e, lang) for e in t.lasting],
        "tide": {-1: None, 0: 0, 1: 1}[t.tide],
        "winner": t.winner if t.over else None,
    }


def house(id: str, lang: str) -> dict[str, str]:
    """A house by id and name."""
    return {"id": id, "ref": ref("house", id), "name": house_name(id, lang)}


def effect(t: Table, e: Any, lang: str) -> dict[str, Any]:
    """A lasting effect: the card it comes from and how long it holds."""
    return {
        "source": ref("card", e.source),
        "name": t.cast[e.source].card.names[lang],
        "seat": e.seat,
        "until": e.until,
        "about": [ref("card", n) for n, _ in e.about or ()],
        "house": house(e.house, lang) if e.house else None,
    }


def player(t: Table, owner: int, seat: int | None, lang: str) -> dict[str, Any]:
    """One side of the table."""
    mine = seat == owner
    known = t.known[seat] if seat is not None else {}
    return {
        "seat": owner,
        "ref": ref("seat", owner),
        "houses": [house(h, lang) for h in t.houses[owner]],
        "amber": t.amber[owner],
        "cost": key_cost(t, owner),
        "hand_size": hand_size(t, owner),
        "keys": list(t.keys[owner]),
        "chains": t.chains[owner],
        "hand_count": len(t.hand[owner]),
        "hand": [face(t, n, lang) for n in t.hand[owner] if mine or known.get(n) == ()],
        "deck": {"count": len(t.deck[owner])},
        "discard": [face(t, n, lang) for n in reversed(t.discard[owner])],
        "archives": pile(t, "archives", owner, seat, lang),
        "purged": pile(t, "purged", owner, seat, lang),
        "line": [body(t, n, seat, lang) for n in t.line[owner]],
        "artifacts": [body(t, n, seat, lang) for n in t.artifacts[owner]],
        "playing": [face(t, n, lang) for n in t.limbo[owner]],
        "haunted": len(t.discard[owner]) >= 10,
        "token": None if t.tokens[owner] is None else t.tokens[owner].card.id,  # type: ignore[union-attr]
    }


def pile(t: Table, place: str, owner: int, seat: int | None, lang: str) -> dict[str, Any]:
    """A pile that not everybody may look into: its size, and its cards for who may."""
    cards = zone(t, place, owner)
    known = t.known[seat] if seat is not None else {}
    shown = [n for n in cards if sees(t, seat, place, owner) or known.get(n) == ()]
    return {"count": len(cards), "cards": [face(t, n, lang) for n in shown]}


def face(t: Table, n: int, lang: str) -> dict[str, Any]:
    """A card whose face is seen, out of play."""
    return {"ref": ref("card", n), "owner": t.cast[n].owner, **printed(t.cast[n], t.switches.ruleset, lang)}


def printed(copy: Copy, ruleset: str, lang: str) -> dict[str, Any]:
    """What is printed on a card, its text generated."""
    told = dict(_printed(copy.card.id, ruleset, lang))
    told["house"] = copy.house
    told["house_name"] = house_name(copy.house, lang)
    told["icons"] = list(copy.icons)
    told["maverick"] = copy.maverick
    return told


@cache
def _printed(id: str, ruleset: str, lang: str) -> dict[str, Any]:
    card = compiled(id, ruleset)
    told: dict[str, Any] = {
        "id": card.id,
        "name": card.names[lang],
        "type": card.type,
        "type_name": getattr(type_noun(card.type), lang),
        "text": card_text(card, lang),
        "traits": [getattr(trait_noun(trait), lang) for trait in sorted(card.traits)],
    }
    if card.type == "creature":
        told["power"], told["armor"] = card.power, card.armor
    return told


def body(t: Table, n: int, seat: int | None, lang: str) -> dict[str, Any]:
    """A card in play with everything on it."""
    b = t.bodies[n]
    shown = b.controller == seat or not b.face_down
    told: dict[str, Any] = {
        "ref": ref("card", n),
        "owner": b.owner,
        "controller": b.controller,
        **printed(b.copy_of, t.switches.ruleset, lang),
        "houses": list(houses(t, b)),
        "exhausted": b.exhausted and b.kind != "upgrade",
        "amber": b.amber,
        "counters": [{"name": name, "count": count} for name, count in b.counters],
        "keywords": _keywords(t, b, lang),
        "upgrades": [body(t, up, seat, lang) for up in b.upgrades],
        "under": {
            "count": len(b.under),
            "cards": [face(t, m, lang) for m in b.under if b.controller == seat or m in b.grafted],
        },
        "purged": [ref("card", m) for m in b.purged],
    }
    if b.face_down and shown:
        told["face"] = face(t, n, lang)
    if b.kind == "creature":
        told |= _creature(t, b, lang)
    return told


def _keywords(t: Table, b: Body, lang: str) -> list[dict[str, Any]]:
    return [
        {"id": word, "name": keyword_name(word, lang), "value": value}
        for word, value in sorted(keywords(t, b).items())
    ]


def _creature(t: Table, b: Body, lang: str) -> dict[str, Any]:
    return {
        "power": power(t, b),
        "armor": armor(t, b),
        "armor_left": armor_left(t, b),
        "damage": b.damage,
        "stunned": b.stunned,
        "warded": b.warded,
        "enraged": b.enraged,
        "power_counters": b.power_counters,
        "on_flank": on_flank(t, b),
        "sums": sums(t, b, lang),
    }


def sums(t: Table, b: Body, lang: str) -> list[dict[str, Any]]:
    """How its power comes about: the printed number, counters, and each card that changes it."""
    found: list[dict[str, Any]] = []
    for entry in t.index.get(ChangesPower, ()):
        bonus = entry.ability.bonus(t, speaker(t, entry), b)
        if bonus:
            found.append(
                {"ref": ref("card", entry.n), "name": t.cast[entry.n].card.names[lang], "amount": bonus}
            )
    if b.power_counters:
        found.append({"ref": None, "name": "+1", "amount": b.power_counters})
    return found


# In plain lines, for terminals and screen readers


def card_lines(id: str, lang: str) -> list[str]:
    """A card as plain lines: what it is, then what it does."""
    told = printed(copy_of(id, 0), "2023", lang)
    head = [told["name"], told["house_name"], told["type_name"], *told["traits"]]
    if told["type"] == "creature":
        head.append(f"{told['power']}/{told['armor']}")
    if told["icons"]:
        head.append("Æ" * len(told["icons"]))
    first = facts(id).printings[0]
    head.append(f"{first.set} {first.number} ({rarity_name(first.rarity, lang)})")
    text = [line for line in told["text"].split("\n") if line]
    return [" · ".join(head), *text, *(f"— {r.text(lang)} ({r.source(lang)})" for r in rulings(id))]


def table_lines(t: Table, seat: int | None, lang: str) -> list[str]:
    """The table in a few lines, the other side first."""
    lines = []
    for owner in (1, 0) if seat in (0, None) else (0, 1):
        side = player(t, owner, seat, lang)
        lines.append(
            f"{owner + 1}: Æ {side['amber']}/{side['cost']} · {'⚿' * len(side['keys']) or '–'}"
            f" · {side['hand_count']} / {side['deck']['count']} / {len(side['discard'])}"
        )
        for row in ("artifacts", "line"):
            if side[row]:
                lines.append("   " + " | ".join(_brief(card) for card in side[row]))
        if owner == seat:
            lines.append("   ( " + ", ".join(card["name"] for card in side["hand"]) + " )")
    return lines


def _brief(card: dict[str, Any]) -> str:
    """A card in play in a few words."""
    told = str(card["name"])
    if "damage" in card:
        told += f" {card['power']}" + (f"-{card['damage']}" if card["damage"] else "")
    marks = "z" * card["exhausted"] + "*" * card.get("stunned", False) + "Æ" * card["amber"]
    return f"{told} {marks}".strip()
