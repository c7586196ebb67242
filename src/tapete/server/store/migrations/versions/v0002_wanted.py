"""A rematch may wait for the loser to say who begins."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wanted", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "wanted")
