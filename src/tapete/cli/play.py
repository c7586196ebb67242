"""tapete play: a game in a plain terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import msgspec

from tapete import bots as bot_room
from tapete.cli.decks import collected, decks_of
from tapete.cli.options import Count, Pairs, Whole, listed, settings
from tapete.cli.records import Flag, load
from tapete.cli.terminal import PERSON, Terminal
from tapete.cli.words import Lang, language, refuse
from tapete.kernel import record
from tapete.kernel.game import game as find
from tapete.kernel.game import names
from tapete.simulation.job import derived


def play(
    game: str | None = None,
    *,
    seats: Count | None = None,
    bots: str = "",
    lang: Lang | None = None,
    seed: Whole | None = None,
    decks: str = "",
    option: Pairs = [],  # noqa: B006
    resume: Path | None = None,
    why: Flag = False,
) -> None:
    """Play in the terminal: with others at the same keyboard, or against bots.

    Everything is told in plain lines, so that a screen reader can read it. Type h for help while playing.

    Parameters
    ----------
    game
        The game: keyforge, relic or seasons.
    seats
        How many seats; as few as the game takes if left out.
    bots
        Who sits in the last seats, with commas: random. Or everybody by name: person,random,person.
    lang
        es or en; that of the system if left out.
    seed
        Where all chance comes from; drawn if left out.
    decks
        The decks brought, one a seat, with commas: files, names of real decks, or seed:7.
    option
        A setting of the game, as NAME=VALUE; may be repeated.
    resume
        A saved game to go on with.
    why
        Let bots tell the three options they liked best, with tries and chances; it shows what they hold.
    """
    if resume is not None:
        Terminal(*resumed(resume, listed(bots)), language(lang), why).run()
        return
    if game is None:
        raise refuse("which-game", games=list(names()))
    players = listed(bots)
    seats = seats or max(len(players), find(game).seats[0])
    chosen = settings(option) | brought(game, decks)
    match = record.begin(game, chosen, seats=seats, seed=seed, checkpoints="turn")
    Terminal(match, chairs(players, seats, seed), language(lang), why).run()


def brought(game: str, told: str) -> dict[str, Any]:
    """The decks as the setting of the game that takes them; none where none is named."""
    return {decks_of(game).option: [deck for _, deck in collected(game, told)]} if told else {}


def resumed(file: Path, players: tuple[str, ...]) -> tuple[Any, dict[int, Any]]:
    """A saved game and who sits at it; other players may be named now."""
    match = record.replay(load(file), checkpoints="turn")
    saved = msgspec.json.decode(file.read_bytes()).get("chairs")
    if not players and isinstance(saved, list) and all(isinstance(name, str) for name in saved):
        players = tuple(saved)
    return match, chairs(players, match.seats)


def chairs(
    players: tuple[str, ...], seats: int, seed: int | None = None
) -> dict[int, tuple[str, bot_room.Bot | None]]:
    """Who sits where: the named in the last seats, people before them; with a seed, bots play the same again."""
    if len(players) > seats:
        raise refuse("too-many-bots", bots=len(players), seats=seats)
    everybody = (PERSON,) * (seats - len(players)) + players
    # A bot's whims are no part of the match's promised seed: they are drawn where no seed was named.
    whims = secrets.randbits(64) if seed is None else seed
    return {
        seat: (name, None if name == PERSON else bot_room.make(name, derived(whims, seat)))
        for seat, name in enumerate(everybody)
    }
