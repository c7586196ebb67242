"""Accounts keep what their name looks like, and tables whether hints are given between people."""

import sqlalchemy as sa
from alembic import op

from tapete.server.naming import likeness

revision = "0004"
down_revision = "0003"

people = sa.table("people", *map(sa.column, ("id", "name", "login", "created", "likeness")))


def upgrade() -> None:
    op.add_column("people", sa.Column("likeness", sa.String(length=120), nullable=True))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    fill()
    op.create_index("people_by_likeness", "people", ["likeness"], unique=True)


def fill() -> None:
    """Of accounts that look alike already, the oldest keeps the look."""
    connection, taken = op.get_bind(), set()
    accounts = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    for id, name in connection.execute(accounts.order_by(people.c.created)).all():
        look = likeness(name)
        if look not in taken:
            taken.add(look)
            connection.execute(people.update().where(people.c.id == id).values(likeness=look))


def downgrade() -> None:
    op.drop_index("people_by_likeness", "people")
    op.drop_column("people", "likeness")
    op.drop_column("tables", "hints")
