"""One shape for the oracle's positions and our tables, so that they can be compared line by line.

Copies of a card are alike: cards are told by id, so it does not matter which of two equal cards was drawn.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tapete.games.keyforge.cards.registry import compiled
from tapete.games.keyforge.rules import values
from tapete.games.keyforge.table import Body, Table

from .traces import Position, marked

Shape = dict[str, Any]
MARKS = ("exhausted", "stunned", "warded", "enraged", "damage", "amber", "armor")
PLAYERS = ("p1", "p2")
# The oracle does not tell these keywords, which are sentences of the first printings.
UNTOLD = ("versatile", "treachery")
# Keywords that say nothing of a card that neither fights nor is fought: the oracle gives them to artifacts too.
FIGHTING = ("assault", "elusive", "hazardous", "poison", "skirmish", "splash-attack", "taunt")


def of_position(position: Position, ids: dict[int, str]) -> Shape:
    """The oracle's position."""
    shape: Shape = {"active": PLAYERS.index(position["active"]), "house": position["house"] or ""}
    shape["tide"] = tide_of(position)
    for seat, player in enumerate(PLAYERS):
        told = position[player]
        shape |= {
            f"{player} amber": told["amber"],
            f"{player} chains": told["chains"],
            f"{player} keys": sum(told["keys"].values()),
            f"{player} key cost": told["key_cost"],
            f"{player} hand size": told["hand_max"],
            f"{player} hand": sorted(ids[uid] for uid in told["hand"]),
            f"{player} deck": [ids[uid] for uid in told["deck"]],
            f"{player} discard": [ids[uid] for uid in told["discard"]],
            f"{player} archives": sorted(ids[uid] for uid in told["archives"]),
            f"{player} purged": sorted(ids[uid] for uid in told["purged"]),
            f"{player} creatures": [_told(card, seat) for card in told["creatures"]],
            f"{player} artifacts": sorted((_told(card, seat) for card in told["artifacts"]), key=repr),
        }
    return shape


def tide_of(position: Position) -> int:
    """For whom the tide is high; -1 where it is neither high nor low."""
    high = [seat for seat, player in enumerate(PLAYERS) if position[player].get("tide") == "high"]
    return high[0] if high else -1


def _told(card: dict[str, Any], seat: int) -> Shape:
    shape = {mark: card[mark] for mark in MARKS if card.get(mark)}
    # Of armor that was lost, used armor goes first (v17.2 «Armadura»); the oracle still tells it.
    if used := min(card.get("armor_used", 0), card.get("armor", 0)):
        shape["armor_used"] = used
    counters = {name: count for name, count in card.get("counters", {}).items() if count}
    told: Shape = {"id": whole(card.get("as") or card["id"]), **shape}
    if counters:
        told["counters"] = counters
    if "power" in card:
        told["power"] = card["power"]
    if card.get("owner") and card["owner"] != PLAYERS[seat]:
        told["owner"] = PLAYERS.index(card["owner"])
    if words := _words(card.get("keywords", {}), fights="power" in card):
        told["keywords"] = words
    if card.get("upgrades"):
        told["upgrades"] = sorted((_upgrade(upgrade) for upgrade in card["upgrades"]), key=repr)
    if card.get("under"):
        told["under"] = sorted(under["id"] for under in card["under"])
    return told


def _words(words: dict[str, int], *, fights: bool) -> dict[str, int]:
    """The keywords of a card in play that mean something there."""
    silent = UNTOLD if fights else UNTOLD + FIGHTING
    return {word: value for word, value in words.items() if value and word not in silent}


def whole(id: str) -> str:
    """The id a creature goes by in play: of a gigantic one the oracle tells the half that was clicked, we the lower."""
    return id[:-1] if compiled(id, "2023").halves == "top" else id


def _upgrade(card: dict[str, Any]) -> Shape:
    told: Shape = {"id": card["id"]}
    if card.get("amber"):
        told["amber"] = card["amber"]
    return told


def of_table(t: Table) -> Shape:
    """Our table."""
    shape: Shape = {"active": t.active, "house": t.house, "tide": t.tide}
    for seat, player in enumerate(PLAYERS):
        shape |= {
            f"{player} amber": t.amber[seat],
            f"{player} chains": t.chains[seat],
            f"{player} keys": len(t.keys[seat]),
            f"{player} key cost": values.key_cost(t, seat),
            f"{player} hand size": values.hand_size(t, seat),
            f"{player} hand": sorted(names(t, t.hand[seat])),
            f"{player} deck": list(names(t, reversed(t.deck[seat]))),
            f"{player} discard": list(names(t, reversed(t.discard[seat]))),
            f"{player} archives": sorted(names(t, t.archives[seat])),
            f"{player} purged": sorted(names(t, t.purged[seat])),
            f"{player} creatures": [_body(t, t.bodies[n], seat) for n in t.line[seat]],
            f"{player} artifacts": sorted((_body(t, t.bodies[n], seat) for n in t.artifacts[seat]), key=repr),
        }
    return shape


def names(t: Table, numbers: Any) -> Iterator[str]:
    """The ids of some cards."""
    return (name_of(t, n) for n in numbers)


def name_of(t: Table, n: int) -> str:
    """The id of a card with its house and the bonus icons added to it, as a scenario names it."""
    copy = t.cast[n]
    return marked(copy.card.id, copy.icons[len(copy.card.icons) :], copy.house)


def _body(t: Table, b: Body, seat: int) -> Shape:
    told: Shape = {"id": b.id}
    marks = {mark: getattr(b, mark) for mark in MARKS if mark != "armor"}
    marks["armor"] = values.armor(t, b) if b.kind == "creature" else 0
    marks["armor_used"] = values.armor_used(b, marks["armor"])
    told |= {mark: value for mark, value in marks.items() if value}
    counters = {name: count for name, count in b.counters if count}
    if b.power_counters:
        counters["power"] = b.power_counters
    if counters:
        told["counters"] = counters
    if b.kind == "creature":
        told["power"] = values.power(t, b)
    if b.owner != seat:
        told["owner"] = b.owner
    if words := _words(values.keywords(t, b), fights=b.kind == "creature"):
        told["keywords"] = words
    if b.upgrades:
        told["upgrades"] = sorted((_worn(t, n) for n in b.upgrades), key=repr)
    if b.under:
        told["under"] = sorted(t.cast[n].card.id for n in b.under)
    return told


def _worn(t: Table, n: int) -> Shape:
    b = t.bodies[n]
    return {"id": b.id, "amber": b.amber} if b.amber else {"id": b.id}


def differences(ours: Shape, theirs: Shape, before: Shape, theirs_before: Shape) -> list[str]:
    """What differs, a line each: nothing when the positions agree; `before` tells where both began."""
    found = []
    for key, wanted in theirs.items():
        got = ours[key]
        if key.endswith("discard"):
            if not _same_pile(got, wanted, before[key], theirs_before[key]):
                found.append(f"{key}: ours {_brief(got, wanted)}, oracle {_brief(wanted, got)}")
        elif key.endswith(("creatures", "artifacts")):
            found += _compare_cards(key, got, wanted)
        elif got != wanted:
            found.append(f"{key}: ours {_brief(got, wanted)}, oracle {_brief(wanted, got)}")
    return found


def _same_pile(ours: list[str], theirs: list[str], before: list[str], theirs_before: list[str]) -> bool:
    """Equal but for the order of what arrived together, now or earlier (v17.2: the active player's choice)."""
    if sorted(ours) != sorted(theirs):
        return False
    kept, known = len(before), len(theirs_before)
    if not kept or ours[-kept:] != before or theirs[-known:] != theirs_before:
        return True
    return sorted(ours[:-kept]) == sorted(theirs[:-known])


def _compare_cards(key: str, ours: list[Shape], theirs: list[Shape]) -> list[str]:
    got, wanted = [card["id"] for card in ours], [card["id"] for card in theirs]
    if got != wanted:
        return [f"{key}: ours {got}, oracle {wanted}"]
    found = []
    for mine, other in zip(ours, theirs, strict=True):
        for mark in sorted({*mine, *other}):
            if mine.get(mark) != other.get(mark):
                found.append(f"{key}: {mine['id']} {mark}: ours {mine.get(mark)}, oracle {other.get(mark)}")
    return found


def _brief(one: Any, other: Any) -> Any:
    """Only what the other list has not, where both are long."""
    if not isinstance(one, list) or not isinstance(other, list):
        return one
    if sorted(one) != sorted(other):
        return list((Counter(one) - Counter(other)).elements())
    apart = [i for i, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine != theirs]
    return f"from {apart[0]}: {one[apart[0] : apart[-1] + 1]}" if apart else one
