"""What a game offers that is played with decks of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Series(Protocol):
    """Several games of the same two players, as a value: each method tells how it stands afterwards."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won each game so far."""

    @property
    def winner(self) -> int | None:
        """Who won all of it, once that is settled."""

    @property
    def chooses_who_starts(self) -> int | None:
        """The seat that says who starts the coming game; None: chance does."""

    @property
    def at_stake(self) -> int | None:
        """Which of the two decks is bid for before the coming game; None where nobody bids."""

    @property
    def bidder(self) -> int | None:
        """Whose bid is awaited before the coming game; None where nobody bids."""

    @property
    def least_bid(self) -> int:
        """The least that may be bid now."""

    @property
    def most_bid(self) -> int:
        """The most that may ever be bid."""

    @property
    def bot_bid(self) -> int | None:
        """What a bot bids now; None: it gives in."""

    @property
    def bid_won_by(self) -> int | None:
        """Who won the bidding, once it is over."""

    def bid(self, seat: int, chains: int | None) -> Series:
        """A seat bids, or (None) gives in; raises what is wrong."""

    def deck_of(self, seat: int) -> int:
        """Which of the two decks (0: seat 0 brought it) a seat plays in the coming game."""

    def chains(self) -> tuple[int, int]:
        """The chains both start the coming game with."""

    def settings(self, laid: Mapping[str, Any]) -> Mapping[str, Any]:
        """The settings of the coming game, by those the series was laid with; raises what does not go together."""

    def after(self, won_by: int) -> Series:
        """The series after a game."""


class Decks(Protocol):
    """The decks of a game. A deck is told as JSON, the same that `option` of new_match takes, one a seat."""

    option: str
    #: the option of new_match that lists the seats' decks
    forms: tuple[str, ...]
    #: the forms a deck can be written in, the project's own first
    vault: str
    #: the address of the publisher's vault, where printed decks can be looked up
    series_kinds: tuple[str, ...]
    #: the kinds of series that a table can be laid for

    def learning(self) -> Sequence[Any]:
        """The decks that beginners start with."""

    def gauntlet(self) -> Sequence[Any]:
        """The decks that others are measured against."""

    def sets(self, lang: str) -> list[tuple[str, str]]:
        """The sets that decks can be made of and played with: code and name."""

    def generate(self, set: str | None, seed: int) -> Any:
        """A deck made by chance, the same for the same seed; None: of the game's first set."""

    def read(self, text: str) -> Any:
        """A deck from a file's text, in any of the forms; raises Unreadable."""

    def vault_path(self, text: str) -> str | None:
        """Where in the vault the deck lies that a text names by its address or id; None: it names none."""

    def must_be_playable(self, deck: Any) -> None:
        """Raises Unreadable, naming the cards, for a deck that cannot be played here yet."""

    def key(self, deck: Any) -> str:
        """What two copies of one deck share."""

    def write(self, deck: Any, form: str) -> str:
        """A deck as text in one of the forms."""

    def dealt(self, options: Mapping[str, Any]) -> Sequence[int]:
        """Which of the decks that were brought (`option`) each seat plays, by the settings of a match."""

    def opened(self, options: Mapping[str, Any], seed: int) -> Mapping[str, Any]:
        """The settings of a match, with new decks of that chance where they ask for some and name none."""

    def brings(self, options: Mapping[str, Any]) -> bool:
        """Whether each seat brings a deck, by the settings of a match; otherwise they are opened at the table."""

    def ally(self, parts: Sequence[tuple[Any, str]], name: str = "") -> Any:
        """A deck put together from houses of several: each a deck and one of its houses; raises what is wrong."""

    def series(self, kind: str, ruleset: str, seed: int) -> Series:
        """A series of games between two decks: of a kind that tables are laid for, or in which everybody plays
        the other's deck (`reversal`); chance says who bids first."""

    def card(self, deck: Any, lang: str) -> dict[str, Any]:
        """Name, set, houses and their names: what a list shows."""

    def sheet(self, deck: Any, lang: str) -> list[dict[str, Any]]:
        """Its cards: house, card and count."""

    def note(self, deck: Any, lang: str) -> str:
        """What should be known of its set; empty where there is nothing to say."""

    def beside(self, deck: Any, lang: str) -> list[dict[str, Any]]:
        """The cards that it brings and that are none of it: they lie beside the deck."""
