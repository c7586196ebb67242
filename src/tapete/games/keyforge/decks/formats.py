"""How a night of KeyForge is organised: handicap, bidding, series, sealed, adaptive and reversal play.

Plain values: each method returns the next state. A book is named by its year: "2023" is the Reglamento
maestro v17.2, "2018" the Reglamento v1.1.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

from tapete.games.keyforge.sources import FIRST, cite
from tapete.kernel.chance import Rng
from tapete.kernel.errors import Illegal, NotYours
from tapete.kernel.reason import Reason

from ..cards.facts import SetCode
from .deck import Deck
from .generator import make_deck
from .legality import because

Book = Literal["2018", "2023"]
Format = Literal["archon", "reversal", "sealed"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
"""What a table is laid for: archon (each plays what they brought), reversal, or sealed (both open new decks)."""
SeriesKind = Literal["best-of-three", "adaptive"]
SERIES_KINDS: Final[tuple[SeriesKind, ...]] = get_args(SeriesKind)
"""The series that a table is laid for; the format says which decks are brought to it."""
MOST_CHAINS: Final = 24
FIRST_HANDICAP: Final = 4
# v17.2 «Hándicap de cadenas»: 2 games in a row; v1.1 «Sugerencia para asignar cadenas»: 3.
GAMES_IN_A_ROW: Final[dict[Book, int]] = {"2018": 3, "2023": 2}
PUJAR: Final[dict[Book, dict[str, str]]] = {
    "2018": cite("Apuesta de cadenas", FIRST),
    "2023": cite("Pujar cadenas"),
}
JUGADOR_INICIAL: Final = cite("Preparación", FIRST, "paso 4")


def must_sit(seat: int) -> None:
    """Refuse a seat that no table has."""
    if seat not in (0, 1):
        raise Illegal.because(Reason("no-seat", {"seat": seat}))


class Handicap(msgspec.Struct, frozen=True):
    """The chains a stronger deck (or player) starts with, game after game against the same rival."""

    book: Book = "2023"
    chains: int = FIRST_HANDICAP
    streak: int = 0
    """Games won (or, below zero, lost) in a row since the chains last changed."""

    def after(self, *, won: bool) -> "Handicap":
        """The handicap after one more game of the chained deck."""
        streak = max(self.streak, 0) + 1 if won else min(self.streak, 0) - 1
        if abs(streak) < GAMES_IN_A_ROW[self.book]:
            return Handicap(self.book, self.chains, streak)
        chains = self.chains + (1 if won else -1)
        return Handicap(self.book, min(max(chains, 0), MOST_CHAINS), 0)


class Bidding(msgspec.Struct, frozen=True):
    """Two players bid chains for the right to choose a deck (2023) or to play a known one (2018).

    In 2023 `turn` was chosen at random and the winner takes any deck of the pool; in 2018 anyone may open,
    and the bid is for the deck `about`.
    """

    book: Book
    turn: int | None
    """Whose bid it is; None while anybody may open (2018)."""
    bid: int | None = None
    """The highest bid so far."""
    winner: int | None = None
    about: int | None = None
    """2018: which deck of the pool is bid for."""

    def why_not_bid(self, seat: int, chains: int) -> Reason | None:
        """Why this seat cannot bid that many chains now."""
        if self.winner is not None:
            return because("bidding-over", PUJAR[self.book])
        if self.turn is not None and seat != self.turn:
            return because("not-your-bid", PUJAR[self.book])
        least = 0 if self.bid is None else self.bid + 1
        if chains < least:
            return because("bid-too-low", PUJAR[self.book], least=least)
        if chains > MOST_CHAINS:
            return because("too-many-chains", PUJAR[self.book], most=MOST_CHAINS)
        return None

    def raised(self, seat: int, chains: int) -> "Bidding":
        """The bidding after this seat bids; the other may go higher or give in."""
        must_sit(seat)
        reason = self.why_not_bid(seat, chains)
        if reason is not None:
            raise Illegal.because(reason)
        return msgspec.structs.replace(self, turn=1 - seat, bid=chains)

    def given_in(self, seat: int) -> "Bidding":
        """The bidding after this seat gives in: the other wins with the last bid, or with none."""
        must_sit(seat)
        if self.winner is not None:
            raise Illegal.because(because("bidding-over", PUJAR[self.book]))
        if self.turn is not None and seat != self.turn:
            raise Illegal.because(because("not-your-bid", PUJAR[self.book]))
        return msgspec.structs.replace(self, turn=None, winner=1 - seat, bid=self.bid or 0)

    def chains(self) -> tuple[int, int]:
        """What each seat starts with once the bidding is over."""
        if self.winner is None:
            raise Illegal.because(because("game-running", PUJAR[self.book]))
        won = self.bid or 0
        return (won, 0) if self.winner == 0 else (0, won)

    def decks(self, of: int, winners: int, losers: int) -> tuple[int, int]:
        """Which of the pool's `of` decks each seat plays: the winner took one first, the other one of the rest.

        In 2018 the winner plays the deck that was bid for.
        """
        if self.winner is None:
            raise Illegal.because(because("game-running", PUJAR[self.book]))
        if not (0 <= winners < of and 0 <= losers < of):
            raise Illegal.because(because("no-such-deck", PUJAR[self.book]))
        if self.about is not None and winners != self.about:
            raise Illegal.because(because("not-the-deck-bid-for", PUJAR[self.book]))
        if winners == losers:
            raise Illegal.because(because("deck-taken", PUJAR[self.book]))
        return (winners, losers) if self.winner == 0 else (losers, winners)


def bidding(seed: int | str, book: Book = "2023", about: int | None = None) -> Bidding:
    """A new bidding: in 2023 chance says who bids first, in 2018 anyone opens."""
    return Bidding(book, Rng(f"bidding {seed}").below(2) if book == "2023" else None, about=about)


def starting_chains(
    handicaps: tuple[Handicap | None, Handicap | None], bids: Bidding | None
) -> tuple[int, int]:
    """The chains of both seats; handicap and bidding are never used together (v17.2, both entries)."""
    if bids is not None and any(handicaps):
        raise Illegal.because(because("bid-and-handicap", PUJAR["2023"]))
    if bids is not None:
        return bids.chains()
    first, second = (handicap.chains if handicap else 0 for handicap in handicaps)
    return first, second


class Series(msgspec.Struct, frozen=True):
    """Best of three. From the second game on the loser chooses who starts (v1.1, setup step 4); v17.2 knows no
    series, and chance says so in every game.
    """

    winners: tuple[int, ...] = ()
    """Who won each game so far."""
    first: int | None = None
    """Who starts the coming game, once it is settled."""
    adaptive: bool = False
    """The players swap decks for the second game and bid for the deck that won both for a third."""
    book: Book = "2018"
    """Whose rule of the first player is followed; a series is played by that of 2018 unless said."""
    bids: Bidding | None = None
    """Adaptive, third game: the bidding for the deck that won twice."""
    reversal: bool = False
    """In every game each plays the deck that the other brought."""
    seed: int = 0
    """Adaptive, third game: where it comes from who bids first."""

    def __post_init__(self) -> None:
        """Adaptive play swaps decks by itself, so the two are never mixed."""
        if self.adaptive and self.reversal:
            raise Illegal.because(because("reversal-and-adaptive"))

    @property
    def winner(self) -> int | None:
        """Who won the series, once somebody has two games."""
        return next((seat for seat in (0, 1) if self.winners.count(seat) == 2), None)

    @property
    def chooses_who_starts(self) -> int | None:
        """The seat that chooses; None when chance decides."""
        return 1 - self.winners[-1] if self.winners and self.book == "2018" else None

    def starting(self, by: int | None, first: int) -> "Series":
        """The coming game with its first player named, by the loser of the last or (None) by chance."""
        must_sit(first)
        if self.winner is not None:
            raise Illegal.because(because("series-over", JUGADOR_INICIAL))
        if by != self.chooses_who_starts:
            raise Illegal.because(because("not-the-loser", JUGADOR_INICIAL))
        return msgspec.structs.replace(self, first=first)

    def after(self, won_by: int) -> "Series":
        """The series after a game."""
        must_sit(won_by)
        if self.winner is not None:
            raise Illegal.because(because("series-over", JUGADOR_INICIAL))
        return msgspec.structs.replace(self, winners=(*self.winners, won_by), first=None)

    def deck_of(self, seat: int) -> int:
        """Which of the two decks (0: seat 0 brought it) this seat plays in the coming game."""
        if self.reversal:
            return 1 - seat
        if not self.adaptive or not self.winners:
            return seat
        if len(self.winners) == 1:
            return 1 - seat
        if self.bids is None or self.bids.winner is None:
            raise Illegal.because(because("game-running", PUJAR["2018"]))
        wanted = self.winners[0]
        return wanted if seat == self.bids.winner else 1 - wanted

    @property
    def at_stake(self) -> int | None:
        """Which deck is bid for before the coming game; None where nobody bids."""
        if not self.adaptive or len(self.winners) != 2 or self.winner is not None:
            return None
        # One game each with the decks swapped: the same deck won twice, the one that won the first game.
        return self.winners[0]

    @property
    def bidder(self) -> int | None:
        """Whose bid is awaited before the coming game; by the book of 2018 anybody may open: we ask the loser."""
        if self.at_stake is None or self.bid_won_by is not None:
            return None
        bids = self._bidding()
        return bids.turn if bids.turn is not None else 1 - self.winners[-1]

    @property
    def bid_won_by(self) -> int | None:
        """Who won the bidding, once somebody has given in."""
        return self._bidding().winner

    @property
    def least_bid(self) -> int:
        """One more than the last bid, or none."""
        bid = self._bidding().bid
        return 0 if bid is None else bid + 1

    most_bid = MOST_CHAINS

    @property
    def bot_bid(self) -> int | None:
        """A bot bids as little as it may, up to the handicap that the book begins with; then it gives in."""
        return self.least_bid if self.least_bid <= FIRST_HANDICAP else None

    def bid(self, seat: int, chains: int | None) -> "Series":
        """The series after a seat bids for the deck that won twice, or (None) gives in."""
        if self.at_stake is None:
            raise Illegal.because(because("no-bidding", PUJAR[self.book]))
        if self.bidder is not None and seat != self.bidder:
            raise NotYours.because(because("not-your-bid", PUJAR[self.book]))
        bids = self._bidding()
        return msgspec.structs.replace(
            self, bids=bids.given_in(seat) if chains is None else bids.raised(seat, chains)
        )

    def _bidding(self) -> Bidding:
        return self.bids or bidding(self.seed, self.book)

    def chains(self) -> tuple[int, int]:
        """The chains both start the coming game with."""
        return self.bids.chains() if self.bids is not None and len(self.winners) == 2 else (0, 0)

    def settings(self, laid: Mapping[str, object]) -> dict[str, object]:
        """The settings of the coming game, by those that the series was laid with; raises what is not mixed.

        Who starts a later game is not among them: chance or the loser says so.
        """
        if self.adaptive and laid.get("format") == "reversal":
            raise Illegal.because(because("reversal-and-adaptive"))
        if self.adaptive and laid.get("chains"):
            raise Illegal.because(because("bid-and-handicap", PUJAR["2023"]))
        later = {name: value for name, value in laid.items() if name != "first" or not self.winners}
        if not self.adaptive or not self.winners:
            return later
        # Whoever brought which deck, the format tells who plays it.
        format: Format = "reversal" if self.deck_of(0) == 1 else "archon"
        return {**later, "format": format, "chains": list(self.chains())}


def sealed(
    seed: int | str, each: int = 1, sets: tuple[SetCode, ...] = ()
) -> tuple[tuple[Deck, ...], tuple[Deck, ...]]:
    """New decks nobody has seen, `each` for either player, who then plays one of his own.

    Chance draws the collection of each deck among `sets`; the players' first decks are of one collection, so are
    their second ones, and so on.
    """
    rng = Rng(f"sealed {seed}")
    drawn = [sets[rng.below(len(sets))] if sets else None for _ in range(each)]
    opened = [
        tuple(make_deck(f"sealed {seed} {seat} {n}", set) for n, set in enumerate(drawn)) for seat in (0, 1)
    ]
    return opened[0], opened[1]


def dealt(format: Format) -> tuple[int, int]:
    """Which of the decks that were brought (0: by seat 0) each seat plays."""
    series = Series(reversal=format == "reversal")
    return series.deck_of(0), series.deck_of(1)
