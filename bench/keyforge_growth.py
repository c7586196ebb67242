"""How the cost of a decision grows with the board: KeyForge with 2 to 20 creatures in play, half on each side.

Boards are made of creatures of the two learning decks, of generated decks, and, harder than any deck, of nothing but
creatures whose abilities hold or listen all the time. The other cards are shuffled into hand and deck. From each board
one whole turn is played at random, from choosing a house to the end of the turn. CPU time.

usage: .venv/bin/python bench/keyforge_growth.py --seconds 2
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

import tapete
from tapete.games.keyforge.cards.facts import facts
from tapete.games.keyforge.cards.registry import compiled, declarations
from tapete.games.keyforge.decks import Deck, deck_of, learning_decks, plain_deck
from tapete.kernel.match import Match

BOARDS = (2, 4, 8, 12, 16, 20)
POSITIONS = 40
HAND = 6
HEAP = 40
"""Cards of a house in a heap that is no legal deck: a match has room for 256."""


def main() -> None:
    """Measure every board of both mixes, in rounds that take turns, and tell the best round of each."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=2.0, help="CPU time for each board")
    words.add_argument("--rounds", type=int, default=8)
    given = words.parse_args()
    mixes = {
        "learning decks": [learning_decks()] * POSITIONS,
        "generated decks": generated(),
        "only creatures that hold or listen": demanding(),
    }
    for name, decks in mixes.items():
        print(f"{name}: µs a decision (best round, median), against {BOARDS[0]} creatures")
        matches = {size: [laid(pair, size, i) for i, pair in enumerate(decks)] for size in BOARDS}
        times: dict[int, list[float]] = {size: [] for size in BOARDS}
        for _ in range(given.rounds):
            for size in BOARDS:
                times[size].append(stretch(matches[size], given.seconds / given.rounds))
        least = min(times[BOARDS[0]])
        for size in BOARDS:
            best, middle = min(times[size]), sorted(times[size])[given.rounds // 2]
            print(f"  {size:>2} creatures  {best * 1e6:6.2f}  {middle * 1e6:6.2f}  {best / least:5.2f} times")


def generated() -> list[list[Deck]]:
    """Pairs of generated decks, each with creatures enough for half of the largest board."""
    found: list[Deck] = []
    seed = 0
    while len(found) < 2 * POSITIONS:
        deck = deck_of(f"seed:{seed}")
        if len(creatures(deck)) >= BOARDS[-1] // 2:
            found.append(deck)
        seed += 1
    return [found[i : i + 2] for i in range(0, len(found), 2)]


def demanding() -> list[list[Deck]]:
    """Pairs of heaps whose creatures all have abilities in the index; no legal decks, but legal tables."""
    cards = [facts(id) for id in declarations() if facts(id).type != "tide"]
    busy = [c for c in cards if c.type != "creature" or compiled(str(c.id), "2023").listeners]
    found = []
    for seed in range(2 * POSITIONS):
        rng = Random(seed)
        houses = rng.sample(sorted({c.house for c in cards}), 3)
        heaps = {house: [str(c.id) for c in busy if c.house == house] for house in houses}
        found.append(
            plain_deck("", {house: rng.sample(ids, min(len(ids), HEAP)) for house, ids in heaps.items()})
        )
    return [found[i : i + 2] for i in range(0, len(found), 2)]


def creatures(deck: Deck) -> list[int]:
    """Where in a deck its creatures are."""
    return [i for i, (_, slot) in enumerate(deck.slots()) if slot.facts.type == "creature"]


def laid(decks: list[Deck], size: int, seed: int) -> Match:
    """A match at the beginning of a turn, with so many creatures in play."""
    rng = Random(f"{size} {seed}")
    players = [player(deck, size // 2, rng) for deck in decks]
    return tapete.new_match(
        "keyforge", seed=seed, checkpoints="none", position={"players": players, "step": "house"}
    )


def player(deck: Deck, size: int, rng: Random) -> dict[str, Any]:
    """One side of such a table."""
    line = rng.sample(creatures(deck), size)
    cards = [{"card": str(card), "house": str(house)} for card, house, _ in deck.cards()]
    rest = [card for i, card in enumerate(cards) if i not in line]
    rng.shuffle(rest)
    houses = [str(house) for house in deck.houses]
    return {"houses": houses, "creatures": [cards[i] for i in line], "hand": rest[:HAND], "deck": rest[HAND:]}


def stretch(matches: list[Match], seconds: float) -> float:
    """Seconds a decision of playing one turn from each of those tables, for about so long."""
    spent, decisions, turns = 0.0, 0, 0
    while spent < seconds or turns < len(matches):
        match = matches[turns % len(matches)].fork()
        fraction = Random(turns).random
        began = time.process_time()
        decisions += one_turn(match, fraction)
        spent += time.process_time() - began
        turns += 1
    return spent / decisions


def one_turn(match: Match, fraction: Any) -> int:
    """Play to the end of the turn; the decisions it took."""
    table, turn, decisions = match.table, match.table.turn, 0
    while table.turn == turn and not match.over:
        match.answer(int(fraction() * len(match.pending[0].ask.options)))
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
