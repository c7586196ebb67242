"""What a picture shows is told by the game and known to the page."""

import re
from collections import Counter
from pathlib import Path

from tapete.games.keyforge.cards.facts import SETS, every_card
from tapete.games.keyforge.cards.registry import compiled, declaration
from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.subjects import CALLINGS
from tapete.games.keyforge.subjects import subject as keyforge_subject
from tapete.games.keyforge.text import card_text as card_text_of
from tapete.games.keyforge.views import printed
from tapete.games.relic import GAME as RELIC
from tapete.games.relic.subjects import place
from tapete.games.relic.subjects import subject as relic_subject
from tapete.games.relic.text.cards import card_text
from tapete.games.seasons.printed import CARDS
from tapete.games.seasons.subjects import subject

ART = Path(__file__).resolve().parents[2] / "web/src/art"
DRAWN = frozenset(
    name
    for file in ("subjects.ts", "deeds.ts", "garnish.ts", "wares.ts")
    for name in re.findall(r"^(?:const |  )(\w+): (?:Draw|\()", (ART / file).read_text("utf8"), re.MULTILINE)
)


def test_every_card_of_keyforge_shows_what_it_is_wears_and_does() -> None:
    cards = [
        compiled(card.id, "2023") for card in every_card().cards.values() if declaration(card.id) is not None
    ]
    shown = [keyforge_subject(card.type, card.traits, card_text_of(card, "en")) for card in cards]
    parts = {part for one in shown for part in one.split("+")} - {""}
    assert parts <= DRAWN and set(CALLINGS.values()) <= DRAWN
    creatures = Counter(one for card, one in zip(cards, shown, strict=True) if card.type == "creature")
    assert len(creatures) >= 200
    assert max(creatures.values()) <= len(cards) // 40, "hardly any two of a deck are told the same"


def test_behind_every_card_of_keyforge_lies_the_scene_of_its_first_collection() -> None:
    scenes = set(re.findall(r"^  (\w+): \[\w+", (ART / "grounds.ts").read_text("utf8"), re.MULTILINE))
    assert {code.rstrip("0123456789") for code in SETS} == scenes
    troll = Copy(compiled("troll", "2023"), 0, "brobnar")
    assert printed(troll, "2023", "es")["subject"] == "giant++damage+CotA"
    assert keyforge_subject("action", (), "Draw a card.", "DT") == "draw+++DT"


def test_every_card_of_seasons_shows_something_that_can_be_drawn() -> None:
    shown = [subject(card.id) for card in CARDS.values()]
    assert shown and set(shown) <= DRAWN
    assert len(set(shown)) >= 30


def test_every_enemy_event_and_space_of_relic_shows_what_it_is() -> None:
    cards = [card for card in RELIC.box.things if card.kind in ("enemy", "event", "encounter")]
    shown = {
        card.id: relic_subject(card, card_text(card, "en"))
        for card in cards
        if card.trait or card.kind != "enemy"
    }
    assert set(shown.values()) - {""} <= DRAWN
    assert sum(not one for one in shown.values()) <= len(shown) // 20
    spaces = [place(space.id) for space in RELIC.box.spaces if space.region != "scenario"]
    assert set(spaces) <= DRAWN and "" not in spaces
