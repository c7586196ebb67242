"""What a seat may see, added piece by piece; its shape is in view_shape.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from ...kernel.event import SEES_ALL
from ...kernel.refs import ref
from ...kernel.words import Words, player
from . import components, subjects, table
from .components import ATTRIBUTES, COLOURS, DECKS
from .race import race
from .rules import battle
from .rules.gains import worth
from .rules.kit import kit
from .rules.missions import goal_of
from .table import Table
from .text.cards import card_text, headline, space_text
from .text.events import line_text
from .text.names import player_name
from .view_shape import (
    Attributes,
    Battle,
    Card,
    CharacterSheet,
    Deck,
    Motif,
    Player,
    Scenario,
    Side,
    Space,
    Term,
    View,
)

MOTIFS: Final[Mapping[str, Motif]] = {
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


def view(t: Table, seat: int | None, lang: str, words: Words) -> View:
    """The whole table for a seat, for a spectator (None) or for eyes that see all."""
    return View(
        spaces=[_space(t, s, lang, words) for s in t.box.spaces],
        players=[_player(t, p, seat, lang, words) for p in t.players],
        scenario=_scenario(t, lang),
        battle=_battle(t, lang, words),
        dice=list(t.roll.dice) if t.roll is not None else [],
        shown=_shown(t, seat, lang, words),
        phase=words.format(lang, f"phase-{t.step}"),
        active=t.active,
        decks=[
            Deck(DECKS[i], words.format(lang, f"deck-{DECKS[i]}"), len(deck), len(t.discards[i]))
            for i, deck in enumerate(t.decks)
        ],
        race=race(t, lang, words),
    )


def _shown(t: Table, seat: int | None, lang: str, words: Words) -> list[Card]:
    """Cards that lie nowhere yet and this seat is looking at: the sheets to choose one's character from."""
    return [
        card_view(t, sheet, lang, words)
        for owner, sheets in enumerate(t.dealt)
        if seat is not None and seat in (owner, SEES_ALL)
        for sheet in sheets
    ]


def card_view(t: Table, number: int, lang: str, words: Words, notes: tuple[str, ...] = ()) -> Card:
    """A card whose face may be seen."""
    card = t.box.things[number]
    charges = t.charges.get(number, 0)
    told = list(notes)
    if charges:
        told.append(words.format(lang, "note-charges", n=charges))
    if number in t.marked:
        told += _tokens(t, number, lang, words)
    return Card(
        ref=ref("card", number),
        id=card.id,
        name=card.name[lang],
        kind=headline(card, lang),
        motif=MOTIFS[card.kind],
        subject=_subject(card),
        palette=PALETTES[card.deck] if card.deck >= 0 else "brass",
        text=card_text(card, lang),
        flavour=card.flavour.get(lang, ""),
        value=_value(card),
        attribute=ATTRIBUTES[card.attribute] if card.attribute >= 0 else None,
        charges=charges,
        notes=told,
        used=any(u == number or (type(u) is tuple and u[0] == number) for p in t.players for u in p.used),
        sheet=_printed_sheet(t, card, lang) if card.kind == "character" else None,
    )


@cache
def _subject(card: components.Card) -> str:
    return subjects.subject(card, card_text(card, "en"))


def _printed_sheet(t: Table, card: components.Card, lang: str) -> CharacterSheet:
    """What a character's sheet says besides its text: what one weighs before taking it."""
    return CharacterSheet(
        affiliation=card.affiliation[lang],
        attributes=Attributes(*card.dials),
        life=card.life,
        assetLimit=card.asset_limit,
        powerLimit=card.power_limits[0][1] if card.power_limits else None,
        home=t.box.spaces[card.home].name[lang],
    )


def _tokens(t: Table, number: int, lang: str, words: Words) -> list[str]:
    """Whose character tokens lie on a card."""
    seats = t.marked[number]
    return [
        words.format(lang, "note-card-tokens", player=player_name(t, s, lang, words), n=seats.count(s))
        for s in sorted(set(seats))
    ]


def _value(card: components.Card) -> int | None:
    return card.value or card.force or card.activation or card.cost or None


# -- board -----------------------------------------------------------------------------------------


def _space(t: Table, s: components.Space, lang: str, words: Words) -> Space:
    return Space(
        ref=ref("space", s.id),
        id=s.id,
        name=s.name[lang],
        area=t.box.zones[s.zone][lang] if s.zone else "",
        tier="centre" if s.region == "scenario" else s.region,
        place=s.position,
        subject=subjects.place(s.id),
        corner=not s.zone and s.region in ("outer", "middle"),
        seals=[COLOURS[i] for i in s.icons],
        text=space_text(s, lang),
        cards=[card_view(t, c, lang, words) for c in t.lies.get(s.number, ())],
        pieces=[p.seat for p in t.players if p.space == s.number and not p.out],
        marks=[p.seat for p in t.players if s.number in p.marks],
    )


def _scenario(t: Table, lang: str) -> Scenario | None:
    if t.scenario < 0:
        return None
    card = t.box.things[t.scenario]
    flavour = card.flavour.get(lang, "")
    return Scenario(ref("card", t.scenario), card.name[lang], card_text(card, lang), flavour)


def _battle(t: Table, lang: str, words: Words) -> Battle | None:
    """The sum of a battle under way, both sides, line by line."""
    b = t.battle
    if b is None:
        return None
    attribute = ATTRIBUTES[b.uses]
    mine = player_name(t, b.seat, lang, words)

    def side(name: str, lines: list[tuple[str, int]]) -> Side:
        terms = [Term(line_text(t, what, attribute, lang, words), n) for what, n in lines]
        return Side(name, terms, sum(n for _, n in lines) if b.faces else None)

    return Battle(
        title=words.format(lang, "battle-title", attribute=words.format(lang, ATTRIBUTES[b.attribute])),
        attribute=ATTRIBUTES[b.attribute],
        sides=[side(mine, _own_lines(t, b)), side(words.format(lang, "enemy-side"), _foe_lines(t, b))],
        note=words.format(lang, f"event-BattleEnded-{b.result}", player=mine) if b.result else "",
    )


def _own_lines(t: Table, b: battle.Battle) -> list[tuple[str, int]]:
    """The player's sum; the rules add the attribute to it when the dice are rolled."""
    return list(b.lines) if b.faces else [("dial", t.players[b.seat].dials[b.uses]), *b.lines]


def _foe_lines(t: Table, b: battle.Battle) -> list[tuple[str, int]]:
    """The enemies' sum; the rules add what is printed to it when the dice are rolled."""
    if b.faces:
        return list(b.foe_lines)
    lines = [(ref("card", b.source), b.value)] if b.source >= 0 else []
    lines += [(ref("card", c), t.box.things[c].value) for c in b.enemies]
    lines += b.foe_lines
    return [*lines, ("dice", sum(b.foe_faces))] if b.foe_faces else lines


# -- players ---------------------------------------------------------------------------------------


def _player(t: Table, p: table.Player, seat: int | None, lang: str, words: Words) -> Player:
    things = t.box.things

    def faces(cards: Iterable[int]) -> list[Card]:
        return [card_view(t, c, lang, words) for c in cards]

    relics = [c for c in p.assets if things[c].kind == "relic"]
    down = words.format(lang, "note-facedown")
    return Player(
        seat=p.seat,
        ref=ref("seat", p.seat),
        name=player(p.seat, lang),
        active=t.active == p.seat and p.character >= 0,
        out=p.out,
        **(_sheet(t, p, lang) if p.character >= 0 else NOBODY),
        powers=faces(p.hand) if seat in (p.seat, SEES_ALL) else [],
        powerCount=len(p.hand),
        assets=faces(c for c in p.assets if c not in relics),
        relics=faces(relics),
        trophies=faces(p.trophies),
        trophyPoints=worth(t, p),
        corruptions=[card_view(t, c, lang, words, () if c in p.faceup else (down,)) for c in p.corruption],
        missions=[_mission(t, p, lang, words)] if p.mission >= 0 else [],
        done=len(p.done),
        tokens=p.tokens,
        notes=_notes(t, p, lang, words),
    )


def _sheet(t: Table, p: table.Player, lang: str) -> dict[str, Any]:
    """What a player's character and its dials add."""
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
        "attributes": Attributes(*p.dials),
        "corruption": len(p.corruption),
        "corruptionLimit": k.threshold,
        "powerLimit": k.power_limit,
        "assetLimit": k.asset_limit,
    }


#: the same for who has not chosen a character yet
NOBODY: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("character", "characterId", "characterRef", "characterText", "characterFlavour"), ""),
    **dict.fromkeys(("affiliation", "space"), ""),
    **dict.fromkeys(("level", "life", "maxLife", "influence", "corruption"), 0),
    **dict.fromkeys(("powerLimit", "assetLimit"), None),
    "attributes": Attributes(0, 0, 0),
    "corruptionLimit": 6,
}


def _mission(t: Table, p: table.Player, lang: str, words: Words) -> Card:
    goal = goal_of(t, p)
    notes: tuple[str, ...] = ()
    if goal.on in ("defeat", "pass") or p.marks:
        notes = (words.format(lang, "note-progress", n=p.progress),)
    return card_view(t, p.mission, lang, words, notes)


def _notes(t: Table, p: table.Player, lang: str, words: Words) -> list[str]:
    found = [words.format(lang, "note-missing")] if p.missing else []
    if p.tokens:
        found.append(words.format(lang, "note-tokens", n=p.tokens))
    found += [words.format(lang, "note-granted", card=t.box.things[c].name[lang]) for c, _ in p.granted]
    # A token on a Power card is seen by all, the card by its owner.
    laid = sum(len(t.marked[c]) for c in p.hand if c in t.marked)
    if laid:
        found.append(words.format(lang, "note-power-tokens", n=laid))
    return found
