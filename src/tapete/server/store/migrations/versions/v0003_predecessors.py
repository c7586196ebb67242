"""A move needs its predecessor; moves that lost theirs are set aside, and their table goes on from the gap."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

moves = sa.table("moves", *map(sa.column, ("table_id", "n", "at", "body", "prior")))
strays = sa.table("strays", *map(sa.column, ("table_id", "n", "at", "body")))


def upgrade() -> None:
    op.create_table(
        "strays",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.add_column("moves", sa.Column("prior", sa.Integer(), nullable=True))
    set_strays_aside()
    op.execute(moves.update().where(moves.c.n > 1).values(prior=moves.c.n - 1))
    with op.batch_alter_table("moves") as batch:
        batch.create_foreign_key("moves_have_predecessors", "moves", ["table_id", "prior"], ["table_id", "n"])
        batch.create_check_constraint("moves_are_counted", "n = coalesce(prior, 0) + 1")


def set_strays_aside() -> None:
    """Moves after a gap cannot be played: what they were made for is not known."""
    other = moves.alias("other")
    before = sa.select(sa.func.count()).where(other.c.table_id == moves.c.table_id, other.c.n < moves.c.n)
    stray = before.scalar_subquery() != moves.c.n - 1
    kept = sa.select(moves.c.table_id, moves.c.n, moves.c.at, moves.c.body).where(stray)
    op.execute(strays.insert().from_select(["table_id", "n", "at", "body"], kept))
    found = sa.and_(strays.c.table_id == moves.c.table_id, strays.c.n == moves.c.n)
    op.execute(moves.delete().where(sa.exists().where(found)))


def downgrade() -> None:
    with op.batch_alter_table("moves") as batch:
        batch.drop_constraint("moves_are_counted", type_="check")
        batch.drop_constraint("moves_have_predecessors", type_="foreignkey")
        batch.drop_column("prior")
    op.drop_table("strays")
