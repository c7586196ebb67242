"""What is asked and told over a table's socket, tagged by `type`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .base import Asked, Id, Lang, Said, SeatNumber, Short
from .http import TableInfo
from .views import ChatLine, Clocks, DecisionView, OutcomeView, ReasonView, Waiting

# -- from the server -----------------------------------------------------------


class Hello(Said, tag_field="type", tag="hello"):
    """Said first: the table, one's seat, what has happened, what was said."""

    table: TableInfo
    seat: int | None
    log: list[dict[str, Any]]
    chat: list[ChatLine]


class Update(Said, tag_field="type", tag="update"):
    """The table after something happened."""

    version: int
    events: list[dict[str, Any]]
    view: Any
    #: of the game's own shape
    decisions: list[DecisionView]
    waiting: Waiting | None
    clocks: Clocks | None
    undo: Literal["free", "consent"] | None
    outcome: OutcomeView | None
    undo_of: str | None = None
    #: what one would take back, in words
    turn: int = 0
    commitment: str = ""
    seed: str | None = None
    #: told when the game is over


class TableSaid(Said, tag_field="type", tag="table"):
    """Seats, presence or rematch changed."""

    table: TableInfo


class ChatSaid(Said, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class ConsentSaid(Said, tag_field="type", tag="consent"):
    """A seat wants to take something back; `settled` tells how it went."""

    id: str
    by: int
    text: str
    settled: bool | None = None


class Forbidden(Said):
    """Something one would expect to be able to do, in words, and what forbids it."""

    wish: str
    reason: ReasonView


class WhySaid(Said, tag_field="type", tag="why"):
    """What forbids the wishes that concern a thing; empty: nothing does."""

    ref: str
    reasons: list[Forbidden]


class HintSaid(Said, tag_field="type", tag="hint"):
    """What a bot would do."""

    decision: str
    option: str | None
    text: str


class ErrorSaid(Said, tag_field="type", tag="error"):
    """A refusal; nothing changed."""

    code: str
    text: str


class LobbySaid(Said, tag_field="type", tag="lobby"):
    """The open tables."""

    tables: list[TableInfo]


FromServer = Hello | Update | TableSaid | ChatSaid | ConsentSaid | WhySaid | HintSaid | ErrorSaid


# -- from the page -------------------------------------------------------------


class AnswerAsked(Asked, tag_field="type", tag="answer"):
    """An answer names its decision: late, repeated or foreign ones change nothing."""

    decision: Id
    option: Short


class UndoAsked(Asked, tag_field="type", tag="undo"):
    """Take back my last answer."""


class ConsentAsked(Asked, tag_field="type", tag="consent"):
    """Whether another may take back."""

    id: Id
    agree: bool


class ChatAsked(Asked, tag_field="type", tag="chat"):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class MuteAsked(Asked, tag_field="type", tag="mute"):
    """Hear a seat no more, or again."""

    seat: SeatNumber
    muted: bool


class ConcedeAsked(Asked, tag_field="type", tag="concede"):
    """Give the game up."""


class ReadyAsked(Asked, tag_field="type", tag="ready"):
    """I am ready: the clock may run."""


class ResyncAsked(Asked, tag_field="type", tag="resync"):
    """Send again what happened after a version."""

    version: Annotated[int, msgspec.Meta(ge=0)]


class WhyAsked(Asked, tag_field="type", tag="why"):
    """Why can I not do anything with this; or, where `kind` says what, that very thing, to another thing?"""

    ref: Short
    kind: Annotated[str, msgspec.Meta(max_length=40)] = ""
    onto: Annotated[str, msgspec.Meta(max_length=40)] = ""


class HintAsked(Asked, tag_field="type", tag="hint"):
    """What would a bot do?"""


class LangAsked(Asked, tag_field="type", tag="lang"):
    """Other words from now on."""

    lang: Lang


FromPage = (
    AnswerAsked
    | UndoAsked
    | ConsentAsked
    | ChatAsked
    | MuteAsked
    | ConcedeAsked
    | ReadyAsked
    | ResyncAsked
    | WhyAsked
    | HintAsked
    | LangAsked
)

read_page = msgspec.json.Decoder(FromPage).decode
write = msgspec.json.Encoder().encode
