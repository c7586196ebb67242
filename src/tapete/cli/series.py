"""tapete deck series: best of three between two decks, with bids typed at the keyboard."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from tapete import bots as bot_room
from tapete.cli.deck import GAME
from tapete.cli.decks import decks_of, read
from tapete.cli.options import Whole, listed
from tapete.cli.play import chairs
from tapete.cli.terminal import Leave, Terminal
from tapete.cli.words import Lang, language
from tapete.kernel import record
from tapete.kernel.decks import Series
from tapete.kernel.errors import TapeteError

Chairs = dict[int, tuple[str, bot_room.Bot | None]]


def series(
    first: str,
    second: str,
    *,
    kind: Literal["archon", "reversal", "adaptive"] = "archon",
    ruleset: Literal["2023", "2018"] = "2023",
    bots: str = "",
    seed: Whole | None = None,
    lang: Lang | None = None,
) -> None:
    """Play best of three between two decks.

    Parameters
    ----------
    first
        The deck that player 1 brings: a file in any form, the name of a real deck, or seed:7.
    second
        The deck that player 2 brings.
    kind
        archon: each plays their own; reversal: the other's; adaptive: decks are swapped for the second game, and for
        a third the players bid chains for the deck that won twice.
    ruleset
        The book that says who starts the next game and how one bids: 2023 or 2018.
    bots
        Who sits in the last seats, with commas: random.
    seed
        Where all chance comes from; drawn if left out.
    lang
        es or en; that of the system if left out.
    """
    decks = decks_of(GAME)
    brought = [read(decks, told) for told in (first, second)]
    seed = secrets.randbits(64) if seed is None else seed
    seats = chairs(listed(bots), 2)
    Contest(decks.series(kind, ruleset, seed), brought, seats, language(lang)).run(ruleset, seed)


class Contest:
    """A series at one keyboard."""

    def __init__(self, series: Series, brought: list[Any], seats: Chairs, lang: Lang) -> None:
        self.series, self.brought, self.seats, self.lang = series, brought, seats, lang
        self.name = decks_of(GAME).card

    def run(self, ruleset: str, seed: int) -> None:
        """Game after game, until somebody has won or leaves."""
        desk: Terminal | None = None
        while self.series.winner is None:
            options: dict[str, Any] = {"ruleset": ruleset}
            if desk is not None:
                try:
                    options |= self.settles(desk)
                except Leave:
                    desk.say("goodbye")
                    return
            options["decks"] = [self.brought[self.series.deck_of(seat)] for seat in (0, 1)]
            options["chains"] = list(self.series.chains())
            match = record.begin(GAME, options, seed=seed + len(self.series.winners), checkpoints="turn")
            desk = Terminal(match, self.seats, self.lang)
            for seat, deck in enumerate(options["decks"]):
                desk.say("series-plays", seat=seat + 1, deck=self.name(deck, self.lang)["name"])
            desk.run()
            if match.outcome is None:
                return
            self.series = self.series.after(match.outcome.winners[0])
            wins = [self.series.winners.count(seat) for seat in (0, 1)]
            desk.say("series-stands", first=wins[0], second=wins[1])
        if desk is not None:
            desk.say("series-won", seat=self.series.winner + 1)

    def settles(self, desk: Terminal) -> dict[str, Any]:
        """What is settled between two games: the bids, and who starts."""
        while (seat := self.series.bidder) is not None:
            self.bids(desk, seat)
        chooser = self.series.chooses_who_starts
        if chooser is None:
            return {}
        if self.seats[chooser][1] is not None:
            return {"first": chooser}
        answer = ""
        while answer not in ("1", "2"):
            answer = desk.hear("series-first", seat=chooser + 1)
        return {"first": int(answer) - 1}

    def bids(self, desk: Terminal, seat: int) -> None:
        """One bid, or giving in."""
        least = self.series.least_bid
        if self.seats[seat][1] is not None:
            bid = self.series.bot_bid
        else:
            deck = self.name(self.brought[self.series.at_stake or 0], self.lang)["name"]
            typed = desk.hear("series-bid", seat=seat + 1, deck=deck, least=least)
            bid = int(typed) if typed.isascii() and typed.isdigit() else None
            if typed and bid is None:
                return
        try:
            self.series = self.series.bid(seat, bid)
        except TapeteError as error:
            desk.line(error.text(self.lang))
            return
        desk.say("series-gives-in" if bid is None else "series-bids", seat=seat + 1, chains=bid or 0)
