"""Write the package's KeyForge facts from the reference data: `python tools/keyforge_facts.py SHARED`."""

import json
import sys
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
FACTS = HERE / "src/tapete/games/keyforge/cards/facts"
GAUNTLET = HERE / "src/tapete/games/keyforge/decks/gauntlet.json"
RARITY = {"FIXED": "fixed", "Evil Twin": "evil_twin", "The Tide": "tide"}
TYPES = {"token": "token_creature"}
MISSING = {"giltspine-netcaster-evil-twin": {"enhance": {"capture": 2}}}
"""What is printed on cards and the reference data leave out."""
NAMES = json.loads((HERE / "tools/keyforge_names.json").read_text("utf-8"))
"""Spanish names that the reference data leave out or tell wrong: those of the rulebook, and the project's own."""


def fact(card: dict) -> dict:
    """One card in our own form; the printed rules text stays behind."""
    told = {"id": card["id"], "en": card["names"]["en"]}
    told |= spanish(card)
    told["type"] = TYPES.get(card["type"], card["type"])
    told["in"] = [
        [s, number, house, RARITY.get(rarity, rarity.lower())] for s, number, house, rarity in card["sets"]
    ]
    told |= {key: card[key] for key in ("power", "armor", "traits") if card.get(key)}
    if card.get("keywords"):
        told["keywords"] = keywords(card["keywords"])
    if "keywords_in_older_sets" in card:
        told["older_keywords"] = {s: keywords(words) for s, words in card["keywords_in_older_sets"].items()}
    card = card | MISSING.get(card["id"], {})
    told |= {
        key: card[key] for key in ("amber", "enhance", "gigantic", "anomaly", "evil_twin") if card.get(key)
    }
    return told


def spanish(card: dict) -> dict:
    """Its Spanish name, marked where nobody printed it and the project gave it one."""
    if card["id"] in NAMES["ours"]:
        return {"es": NAMES["ours"][card["id"]], "ours": True}
    printed = NAMES["book"].get(card["id"]) or card["names"].get("es")
    return {"es": printed} if printed else {}


def keywords(words: list[str]) -> list[list]:
    """`assault:2` becomes `["assault", 2]`; without a number it counts 1, counted by the card itself 0."""
    return [
        [name, 0 if value == "x" else int(value or 1)]
        for name, _, value in (word.partition(":") for word in words)
    ]


def lines(rows: list[dict]) -> str:
    """A JSON list with one row a line."""
    return (
        "[\n"
        + ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
        + "\n]\n"
    )


def deck(told: dict) -> dict:
    """One real deck in the project's own deck form."""
    enhanced = [tuple(e) for e in told.get("enhancements", ())]
    houses = {}
    for house, ids in told["houses"].items():
        strays = [card for card in ids if house not in homes(card, told["set"])]
        houses[house] = [slot(card, strays, enhanced) for card in ids]
    head = {"name": told["name"], "set": told["set"]}
    if "uuid" in told:
        head["archon"] = told["uuid"]
    return head | {"houses": houses} | ({"learning": True} if told.get("starter") else {})


def slot(card: str, mavericks: list[str], enhanced: list[tuple]) -> str | dict:
    """A card of a deck: its id, or its id with the marks of this copy."""
    marks: dict = {}
    if card in mavericks:
        mavericks.remove(card)
        marks["maverick"] = True
    for entry in enhanced:
        if entry[0] == card:
            enhanced.remove(entry)
            marks["icons"] = list(entry[1])
            break
    return {"card": card, **marks} if marks else card


def main(shared: Path) -> None:
    """Read the reference data, write the facts by set and the gauntlet of decks."""
    source = shared / "data/keyforge"
    by_set: dict[str, list[dict]] = {}
    for card in json.loads((source / "cards.json").read_text("utf-8")):
        by_set.setdefault(card["sets"][0][0], []).append(fact(card))
    for name, rows in by_set.items():
        (FACTS / f"{name.lower()}.json").write_text(lines(rows), "utf-8")
    decks = json.loads((source / "decks.json").read_text("utf-8"))
    whole = [
        told for told in decks if all(homes(c, told["set"]) for ids in told["houses"].values() for c in ids)
    ]
    GAUNTLET.write_text(lines([deck(told) for told in whole] + ours()), "utf-8")


@cache
def homes(card: str, set: str) -> frozenset[str]:
    """The houses that a card is printed in, in a collection: in any other it is a maverick."""
    from tapete.games.keyforge.cards.facts import facts

    return frozenset(str(printing.house) for printing in facts(card).printings if printing.set == set)


def ours() -> list[dict]:
    """Decks of the collections of which few or no real lists are at hand, made by the generator."""
    from tapete.games.keyforge.decks import make_deck, write_json

    made = (
        [("AoA", seed) for seed in range(1, 9)]
        + [("WC", seed) for seed in range(1, 9)]
        + [("MM", 1), ("MM", 2)]
        + [(code, seed) for code in ("DT", "WoE", "GR") for seed in range(1, 9)]
    )
    return [json.loads(write_json(make_deck(seed, code))) for code, seed in made]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
