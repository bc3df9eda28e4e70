"""A table keeps the components that it is played with, and the version of Serai that began it.
People have a number that ends their sessions. The number of the schema is kept by alembic from here
on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("serai", sa.String(40), nullable=True))
    op.add_column(
        "people", sa.Column("sessions", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.execute("DELETE FROM facts WHERE key = 'schema'")
