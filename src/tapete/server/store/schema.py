"""What is kept, as tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

#: SQLite counts only INTEGER keys by itself
Serial = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    # of accounts only: how the name is looked up, and who owns it
    Column("login", String(60), unique=True),
    # and what it looks like: nobody else may look the same
    Column("likeness", String(120)),
    Column("password", Text),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index("people_by_likeness", "likeness", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    # a hash: who reads the database cannot sit down as somebody else
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", JSON),
    Column("absent", String(8), nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", Text, nullable=False),
    Column("position", JSON),
    Column("whatif", JSON),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("updated", Float, nullable=False),
    Column("ended", Float),
    Column("outcome", JSON),
    Column("moves", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    # the seats that are asked something, for lists of games
    Column("thinking", JSON, nullable=False),
    Column("deadline", Float),
    Column("rematch", String(32)),
    # the seat that asked for a rematch while the loser has not said who begins
    Column("wanted", Integer),
    # of a game that is one of a series: its kind, its settings, who won the games before, what was bid after this one
    Column("series", JSON),
    # whether a bot may be asked for advice although several people play
    Column("hints", Boolean, nullable=False, server_default=false()),
    # the worker that makes it move by itself: bots, clocks, absences
    Column("worker", String(32), index=True),
    # grows with every change of this row or of its seats
    Column("revision", Integer, nullable=False),
    Index("tables_by_state", "state", "public", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("invite", String(64), unique=True),
    Column("options", JSON, nullable=False),
)

# the last position of a game that was let go, for when its moves can no longer be played: rules change
stands = Table(
    "stands",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # the order of a table's moves is decided here: a second move with the same number is refused
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    # and a move without the one before it is refused too: n - 1, or nothing for the first
    Column("prior", Integer),
    ForeignKeyConstraint(["table_id", "prior"], ["moves.table_id", "moves.n"], "moves_have_predecessors"),
    CheckConstraint("n = coalesce(prior, 0) + 1", "moves_are_counted"),
)

#: moves of before that rule whose predecessor was never written; nothing adds to them
strays = Table(
    "strays",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("body", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
    # the same moment by the steady clock that the worker's tables go by
    Column("steady", Float),
    Column("gone", Boolean, nullable=False),
)
