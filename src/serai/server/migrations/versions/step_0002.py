"""Passkeys know when they were made and when they last opened, so that they can be told apart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("passkeys", sa.Column("added", sa.BigInteger, nullable=True))
    op.add_column("passkeys", sa.Column("used", sa.BigInteger, nullable=True))
