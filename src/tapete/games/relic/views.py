"""What a seat may see, added piece by piece (docs/relic/view.md)."""

from __future__ import annotations

from typing import Any

from ...kernel.refs import ref
from ...kernel.words import Words, player
from .components import ATTRIBUTES, DECKS, Card, Space
from .rules.gains import worth
from .rules.kit import kit
from .rules.missions import goal_of
from .table import Player, Table
from .text.cards import card_text, headline, space_text
from .text.events import line_text
from .text.options import player_name

MOTIFS = {
    "enemy": "creature",
    "event": "swirl",
    "encounter": "place",
    "asset": "artifact",
    "power": "action",
    "corruption": "swirl",
    "mission": "etching",
    "relic": "artifact",
    "wargear": "upgrade",
    "character": "familiar",
    "scenario": "etching",
}
PALETTES = ("red", "blue", "yellow", "blue", "violet", "bone", "brass", "bone")


def table_view(t: Table, seat: int | None, lang: str, words: Words) -> dict[str, Any]:
    """The whole table for a seat."""
    return {
        "spaces": [_space(t, s, lang, words) for s in t.box.spaces],
        "players": [_player(t, p, seat, lang, words) for p in t.players],
        "scenario": _scenario(t, lang),
        "battle": _battle(t, lang, words),
        "dice": list(t.roll.dice) if t.roll is not None else [],
        "shown": _shown(t, seat, lang, words),
        "phase": words.format(lang, f"phase-{t.step}"),
        "active": t.active,
        "decks": [
            {
                "id": DECKS[i],
                "name": words.format(lang, f"deck-{DECKS[i]}"),
                "count": len(deck),
                "discard": len(t.discards[i]),
            }
            for i, deck in enumerate(t.decks)
        ],
    }


def _shown(t: Table, seat: int | None, lang: str, words: Words) -> list[dict[str, Any]]:
    """Cards that lie nowhere yet and this seat is looking at: the sheets to choose one's character from."""
    mine = t.dealt[seat] if seat is not None and len(t.dealt) > seat else ()
    return [card_view(t, sheet, lang, words) for sheet in mine]


def card_view(t: Table, number: int, lang: str, words: Words, notes: tuple[str, ...] = ()) -> dict[str, Any]:
    """A card whose face may be seen."""
    card = t.box.things[number]
    charges = t.charges.get(number, 0)
    told = list(notes)
    if charges:
        told.append(words.format(lang, "note-charges", n=charges))
    if number in t.marked:
        told += _tokens(t, number, lang, words)
    return {
        "ref": ref("card", number),
        "id": card.id,
        "name": card.name[lang],
        "kind": headline(card, lang),
        "motif": MOTIFS[card.kind],
        "palette": PALETTES[card.deck] if card.deck >= 0 else "brass",
        "glyph": None,
        "text": card_text(card, lang),
        "flavour": card.flavour.get(lang, ""),
        "value": _value(card),
        "attribute": ATTRIBUTES[card.attribute] if card.attribute >= 0 else None,
        "charges": charges,
        "notes": told,
        "hidden": False,
        "sums": [],
        "used": any(u == number or (type(u) is tuple and u[0] == number) for p in t.players for u in p.used),
        "sheet": _printed_sheet(t, card, lang) if card.kind == "character" else None,
    }


def _printed_sheet(t: Table, card: Card, lang: str) -> dict[str, Any]:
    """What a character's sheet says besides its text: what one weighs before taking it."""
    return {
        "affiliation": card.affiliation[lang],
        "attributes": dict(zip(ATTRIBUTES, card.dials)),
        "life": card.life,
        "assetLimit": card.asset_limit,
        "powerLimit": card.power_limits[0][1] if card.power_limits else None,
        "home": t.box.spaces[card.home].name[lang],
    }


def _tokens(t: Table, number: int, lang: str, words: Words) -> list[str]:
    """Whose character tokens lie on a card."""
    seats = t.marked[number]
    return [
        words.format(lang, "note-card-tokens", player=player_name(t, s, lang, words), n=seats.count(s))
        for s in sorted(set(seats))
    ]


def _value(card: Card) -> int | None:
    return card.value or card.force or card.activation or card.cost or None


# -- board -----------------------------------------------------------------------------------------


def _space(t: Table, s: Space, lang: str, words: Words) -> dict[str, Any]:
    centre = s.region == "scenario"
    return {
        "ref": ref("space", s.id),
        "id": s.id,
        "name": s.name[lang],
        "area": t.box.zones[s.zone][lang] if s.zone else "",
        "tier": "centre" if centre else s.region,
        "place": s.position,
        "corner": not s.zone and s.region in ("outer", "middle"),
        "seals": [DECKS[i] for i in s.icons],
        "text": space_text(s, lang),
        "cards": [card_view(t, c, lang, words) for c in t.lies.get(s.number, ())],
        "pieces": [p.seat for p in t.players if p.space == s.number and not p.out],
        "marks": [p.seat for p in t.players if s.number in p.marks],
    }


def _scenario(t: Table, lang: str) -> dict[str, Any] | None:
    if t.scenario < 0:
        return None
    card = t.box.things[t.scenario]
    flavour = card.flavour.get(lang, "")
    return {
        "ref": ref("card", t.scenario),
        "name": card.name[lang],
        "text": card_text(card, lang),
        "flavour": flavour,
    }


def _battle(t: Table, lang: str, words: Words) -> dict[str, Any] | None:
    """The sum of a battle under way, both sides, line by line."""
    b = t.battle
    if b is None:
        return None
    attribute = ATTRIBUTES[b.uses]
    scored = bool(b.faces)
    mine = list(b.lines) if scored else [("dial", t.players[b.seat].dials[b.uses]), *b.lines]
    theirs = list(b.foe_lines)
    if not scored:
        things = t.box.things
        theirs = [(ref("card", c), things[c].value) for c in b.enemies] + theirs
        if b.source >= 0:
            theirs.insert(0, (ref("card", b.source), b.value))
        if b.foe_faces:
            theirs.append(("dice", sum(b.foe_faces)))
    sides = [(player_name(t, b.seat, lang, words), mine), (words.format(lang, "enemy-side"), theirs)]
    return {
        "title": words.format(lang, "battle-title", attribute=words.format(lang, ATTRIBUTES[b.attribute])),
        "attribute": ATTRIBUTES[b.attribute],
        "sides": [
            {
                "name": name,
                "terms": [{"text": line_text(t, k, attribute, lang, words), "amount": n} for k, n in lines],
                "total": sum(n for _, n in lines) if scored else None,
            }
            for name, lines in sides
        ],
        "note": words.format(lang, f"ev-BattleEnded-{b.result}", player=sides[0][0]) if b.result else "",
    }


# -- players ---------------------------------------------------------------------------------------


def _player(t: Table, p: Player, seat: int | None, lang: str, words: Words) -> dict[str, Any]:
    base: dict[str, Any] = {
        "seat": p.seat,
        "ref": ref("seat", p.seat),
        "name": player(p.seat, lang),
        "active": t.active == p.seat and p.character >= 0,
        "out": p.out,
    }
    base |= _sheet(t, p, lang) if p.character >= 0 else _nobody()
    things = t.box.things
    own = seat == p.seat

    def faces(cards: Any) -> list[dict[str, Any]]:
        return [card_view(t, c, lang, words) for c in cards]

    relics = [c for c in p.assets if things[c].kind == "relic"]
    down = words.format(lang, "note-facedown")
    return base | {
        "powers": faces(p.hand) if own else [],
        "powerCount": len(p.hand),
        "assets": faces(c for c in p.assets if c not in relics),
        "relics": faces(relics),
        "trophies": faces(p.trophies),
        "trophyPoints": worth(t, p),
        "corruptions": [card_view(t, c, lang, words, () if c in p.faceup else (down,)) for c in p.corruption],
        "missions": [_mission(t, p, lang, words)] if p.mission >= 0 else [],
        "done": len(p.done),
        "tokens": p.tokens,
        "notes": _notes(t, p, lang, words),
    }


def _sheet(t: Table, p: Player, lang: str) -> dict[str, Any]:
    sheet, k = t.box.things[p.character], kit(t, p)
    return {
        "character": sheet.name[lang],
        "characterId": sheet.id,
        "characterRef": ref("card", p.character),
        "characterText": card_text(sheet, lang),
        "characterFlavour": sheet.flavour.get(lang, ""),
        "affiliation": sheet.affiliation[lang],
        "space": ref("space", t.box.spaces[p.space].id),
        "level": p.level,
        "life": p.life,
        "maxLife": max(sheet.life, p.life),
        "influence": p.influence,
        "attributes": dict(zip(ATTRIBUTES, p.dials)),
        "corruption": len(p.corruption),
        "corruptionLimit": k.threshold,
        "powerLimit": k.power_limit,
        "assetLimit": k.asset_limit,
    }


def _nobody() -> dict[str, Any]:
    return {
        "character": "",
        "characterId": "",
        "characterRef": "",
        "characterText": "",
        "characterFlavour": "",
        "affiliation": "",
        "space": "",
        "level": 0,
        "life": 0,
        "maxLife": 0,
        "influence": 0,
        "attributes": dict.fromkeys(ATTRIBUTES, 0),
        "corruption": 0,
        "corruptionLimit": 6,
        "powerLimit": None,
        "assetLimit": None,
    }


def _mission(t: Table, p: Player, lang: str, words: Words) -> dict[str, Any]:
    goal = goal_of(t, p)
    notes: tuple[str, ...] = ()
    if goal.on in ("defeat", "pass") or p.marks:
        notes = (words.format(lang, "note-progress", n=p.progress),)
    return card_view(t, p.mission, lang, words, notes)


def _notes(t: Table, p: Player, lang: str, words: Words) -> list[str]:
    found = [words.format(lang, "note-missing")] if p.missing else []
    if p.tokens:
        found.append(words.format(lang, "note-tokens", n=p.tokens))
    found += [words.format(lang, "note-granted", card=t.box.things[c].name[lang]) for c, _ in p.granted]
    # A token on a Power card is seen by all, the card by its owner.
    laid = sum(len(t.marked[c]) for c in p.hand if c in t.marked)
    if laid:
        found.append(words.format(lang, "note-power-tokens", n=laid))
    return found
