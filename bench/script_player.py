"""A player of KeyForge in a few lines, as somebody might write on a first evening, against bots by name.

It takes the house with most to do, plays all it can, fights where that kills and costs nothing, else reaps.

python bench/script_player.py --bot easy --games 60 --seed 1
"""

from __future__ import annotations

import argparse
from typing import Any

import tapete
from tapete import bots
from tapete.simulation.job import derived
from tapete.simulation.summary import wilson

Card = dict[str, Any]


class ScriptPlayer:
    """Sees its seat's view and the options, like everybody."""

    def choose(self, seat: Any, decision: Any) -> Any:
        """An option by simple habits."""
        view = seat.view()["table"]
        me, foe = view["players"][seat.number], view["players"][1 - seat.number]
        ids = list(decision.options.ids)
        if decision.kind == "house":
            return decision.options[max(range(len(ids)), key=lambda i: to_do(me, ids[i]))]
        if decision.kind == "main":
            return decision.options.find(act(ids, me, foe))
        return decision.options.find(target(ids, me, foe))


def to_do(me: Card, house: str) -> int:
    """How many cards a house lets one play or use."""
    ready = [card for card in (*me["line"], *me["artifacts"]) if not card["exhausted"]]
    return sum(card["house"] == house for card in (*me["hand"], *ready))


def act(ids: list[str], me: Card, foe: Card) -> str:
    """Play all, use what can be used, good trades, reap; then the turn is over."""
    for kind in ("play", "action", "omni", "unstun"):
        found = [one for one in ids if one.startswith(f"{kind}:")]
        if found:
            return found[0]
    for one in ids:
        if one.startswith("fight:") and any(good(fighter(one, me), enemy) for enemy in foe["line"]):
            return one
    return next((one for one in ids if one.startswith(("reap:", "fight:"))), "end")


def fighter(option: str, me: Card) -> Card:
    """Who would fight."""
    return next(card for card in me["line"] if card["ref"].endswith(f":{option.split(':')[1]}"))


def good(own: Card, enemy: Card) -> bool:
    """Whether a fight kills and is survived."""
    kills = own["power"] >= enemy["power"] - enemy["damage"] + enemy["armor"]
    return bool(kills and enemy["power"] < own["power"] - own["damage"] + own["armor"])


def target(ids: list[str], me: Card, foe: Card) -> str:
    """Of creatures the strongest enemy that can be had, else the first thing that is asked."""
    lines = sorted(foe["line"], key=lambda card: -card["power"])
    for card in lines:
        number = card["ref"].split(":")[-1]
        if number in ids:
            return number
    return ids[0]


def won(name: str, seed: int, index: int) -> bool:
    """Whether the script wins a game; decks and seats are swapped every game."""
    place = index % 2
    decks = [f"seed:{derived(seed, index // 2, side) % 100_000}" for side in (0, 1)]
    decks = decks if index // 2 % 2 else decks[::-1]
    match = tapete.new_match("keyforge", seed=derived(seed, index // 2), decks=decks, checkpoints="action")
    players: list[Any] = [ScriptPlayer(), bots.make(name, index)]
    while not match.over:
        decision = match.pending[0]
        player = players[0 if decision.seat == place else 1]
        match.answer(player.choose(match.seat(decision.seat), decision))
    assert match.outcome is not None
    return place in match.outcome.winners


def main() -> None:
    told = argparse.ArgumentParser()
    told.add_argument("--bot", default="easy")
    told.add_argument("--games", type=int, default=60)
    told.add_argument("--seed", type=int, default=1)
    args = told.parse_args()
    count = sum(won(args.bot, args.seed, index) for index in range(args.games))
    low, high = wilson(count, args.games)
    print(f"script beats {args.bot}: {count} of {args.games}, {100 * low:.1f}–{100 * high:.1f} %")


if __name__ == "__main__":
    main()
