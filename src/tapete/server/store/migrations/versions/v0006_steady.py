"""Workers tell when they were last there by the clock of their tables: the one on the wall may be set anew."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("workers", sa.Column("steady", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("workers", "steady")
