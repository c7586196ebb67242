"""Games may belong to a series."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "series")
