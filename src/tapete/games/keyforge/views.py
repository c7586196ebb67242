"""What a seat sees of the table, built by adding; its shape is in view_shape.py."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import UNSET

from tapete.games.keyforge.cards.facts import (
    appeared_in,
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
from tapete.games.keyforge.race import race
from tapete.games.keyforge.rules.constants import ChangesPower, FixesPower
from tapete.games.keyforge.rules.icons import icons_on
from tapete.games.keyforge.rules.source import counts_as, speaker, still_here
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
from tapete.games.keyforge.subjects import subject
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.text import card_text
from tapete.games.keyforge.text.marks import ICONS, counter_name
from tapete.games.keyforge.text.names import named
from tapete.games.keyforge.verbs.choices import AND_NAMED
from tapete.games.keyforge.view_shape import (
    Count,
    Counter,
    Effect,
    Face,
    House,
    InPlay,
    Key,
    Keyword,
    Part,
    Pile,
    Player,
    Token,
    View,
)
from tapete.games.keyforge.worlds import sees
from tapete.kernel.event import SEES_ALL
from tapete.kernel.refs import ref

KEYS: Final[Mapping[str, Key]] = {"red": "red", "yellow": "yellow", "blue": "blue"}


def view(t: Table, seat: int | None, lang: str) -> View:
    """The whole table as that seat, a spectator (None) or eyes that see all are shown it."""
    return View(
        step=STEPS[t.step],
        turn=t.turn,
        active=t.active,
        house=house(t.house, lang) if t.house else None,
        houses=[house(h, lang) for h in sorted({*t.houses[0], *t.houses[1]})],
        ruleset=t.switches.ruleset,
        players=[player(t, owner, seat, lang) for owner in (0, 1)],
        played=[ref("card", n) for n in t.played],
        effects=[effect(t, e, lang) for e in t.lasting],
        tide={-1: None, 0: 0, 1: 1}[t.tide],
        winner=t.winner if t.over else None,
        race=race(t, lang),
    )


@cache
def house(id: str, lang: str) -> House:
    """A house by id and name."""
    return House(id, ref("house", id), house_name(id, lang))


def effect(t: Table, e: Any, lang: str) -> Effect:
    """A lasting effect: the card it comes from and how long it holds."""
    return Effect(
        source=ref("card", e.source),
        name=(e.told or t.cast[e.source]).card.names[lang],
        seat=e.seat,
        until=e.until,
        about=[ref("card", b.n) for b in still_here(t, e.about or ())],
        house=house(e.house, lang) if e.house else None,
        named=" · ".join(named(t, word, lang) for word in e.word.split(AND_NAMED)) if e.word else "",
        number=e.number,
    )


def player(t: Table, owner: int, seat: int | None, lang: str) -> Player:
    """One side of the table."""
    token = t.tokens[owner]
    return Player(
        seat=owner,
        ref=ref("seat", owner),
        houses=[house(h, lang) for h in t.houses[owner]],
        amber=t.amber[owner],
        cost=key_cost(t, owner),
        hand_size=hand_size(t, owner),
        keys=[KEYS[colour] for colour in t.keys[owner]],
        chains=t.chains[owner],
        hand_count=len(t.hand[owner]),
        hand=pile(t, "hand", owner, seat, lang).cards,
        deck=Count(len(t.deck[owner])),
        discard=[face(t, n, lang) for n in reversed(t.discard[owner])],
        archives=pile(t, "archives", owner, seat, lang),
        purged=pile(t, "purged", owner, seat, lang),
        line=[body(t, n, seat, lang) for n in t.line[owner]],
        artifacts=[body(t, n, seat, lang) for n in t.artifacts[owner]],
        playing=[face(t, n, lang) for n in t.limbo[owner]],
        haunted=len(t.discard[owner]) >= 10,
        token=None if token is None else _token(token.card.id, t.switches.ruleset, lang),
    )


@cache
def _token(id: str, ruleset: str, lang: str) -> Token:
    card = compiled(id, ruleset)
    return Token(id, card.names[lang], card_text(card, lang))


def pile(t: Table, place: str, owner: int, seat: int | None, lang: str) -> Pile:
    """A pile that not everybody may look into: its size, and its cards for who may."""
    cards = zone(t, place, owner)
    known = {} if seat is None or seat == SEES_ALL else t.known[seat]
    free = sees(t, seat, place, owner)
    return Pile(len(cards), [face(t, n, lang) for n in cards if free or known.get(n) == ()])


def face(t: Table, n: int, lang: str) -> Face:
    """A card whose face is seen, out of play."""
    return _face(t.cast[n], n, t.switches.ruleset, lang)


@lru_cache(20_000)
def _face(copy: Copy, n: int, ruleset: str, lang: str) -> Face:
    return Face(ref=ref("card", n), owner=copy.owner, **printed(copy, ruleset, lang))


def printed(copy: Copy, ruleset: str, lang: str) -> Mapping[str, Any]:
    """What is printed on a card, its text generated."""
    return _printed(copy.card.id, copy.house, copy.icons, copy.maverick, ruleset, lang, copy.card.type)


@lru_cache(20_000)
def _printed(
    id: str, house: str, icons: tuple[str, ...], maverick: bool, ruleset: str, lang: str, type: str
) -> Mapping[str, Any]:
    card = compiled(id, ruleset)
    if card.type != type and card.as_upgrade is not None:
        card = card.as_upgrade
    told: dict[str, Any] = {
        "id": card.id,
        "name": card.names[lang],
        "type": card.type,
        "type_name": getattr(type_noun(card.type), lang),
        "text": card_text(card, lang),
        "traits": [getattr(trait_noun(trait), lang) for trait in sorted(card.traits)],
        "house": house,
        "house_name": house_name(house, lang),
        "icons": [icon for icon in icons if icon in ICONS],
        "maverick": maverick,
        "subject": subject(card.type, card.traits, card_text(card, "en"), appeared_in(card.id) or ""),
    }
    if card.type == "creature":
        told["power"], told["armor"] = card.power, card.armor
    return told


def body(t: Table, n: int, seat: int | None, lang: str) -> InPlay:
    """A card in play with everything on it."""
    b = t.bodies[n]
    own = seat in (b.controller, SEES_ALL)
    told = printed(b.copy_of, t.switches.ruleset, lang)
    under = [face(t, m, lang) for m in b.under if own or m in b.grafted]
    return InPlay(
        ref=ref("card", n),
        owner=b.owner,
        controller=b.controller,
        houses=list(houses(t, b)),
        exhausted=b.exhausted and b.kind != "upgrade",
        amber=b.amber,
        counters=[Counter(counter_name(kind, lang), count) for kind, count in b.counters],
        keywords=_keywords(t, b, lang),
        upgrades=[body(t, up, seat, lang) for up in b.upgrades],
        under=Pile(len(b.under), under),
        purged=[ref("card", m) for m in b.purged],
        face=face(t, b.card, lang) if b.face_down and own else UNSET,
        face_down=b.face_down or UNSET,
        gigantic=b.part >= 0 or UNSET,
        **({**told, **_creature(t, b, lang)} if b.kind == "creature" else told),
    )


def _keywords(t: Table, b: Body, lang: str) -> list[Keyword]:
    return [Keyword(word, keyword_name(word, lang), value) for word, value in sorted(keywords(t, b).items())]


def _creature(t: Table, b: Body, lang: str) -> dict[str, Any]:
    """What a creature adds to other cards in play."""
    return {
        "type": "creature",
        "type_name": getattr(type_noun("creature"), lang),
        "power": power(t, b),
        "armor": armor(t, b),
        "armor_left": armor_left(t, b),
        "damage": b.damage,
        "stunned": b.stunned,
        "warded": b.warded,
        "enraged": b.enraged,
        "power_counters": b.power_counters,
        "on_flank": on_flank(t, b),
        "icons": [icon for icon in icons_on(t, b) if icon in ICONS],
        "sums": sums(t, b, lang),
    }


def sums(t: Table, b: Body, lang: str) -> list[Part]:
    """How its power comes about: the printed number, counters, and each card that changes it."""
    found: list[Part] = []
    for entry in t.index.get(ChangesPower, ()):
        bonus = entry.ability.bonus(t, speaker(t, entry), b)
        if bonus:
            found.append(Part(ref("card", entry.n), counts_as(t, entry).card.names[lang], bonus))
    if b.power_counters:
        found.append(Part(None, "+1", b.power_counters))
    for fixing in t.index.get(FixesPower, ()):
        fixed = fixing.ability.fixed_power(t, speaker(t, fixing), b)
        if fixed is not None:
            so_far = b.copy_of.card.power + sum(part.amount for part in found)
            found.append(Part(ref("card", fixing.n), counts_as(t, fixing).card.names[lang], fixed - so_far))
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
