"""A finished table knows who has won, a request what it was for, and a login what it looks like. Of
earlier logins that look alike the first one has the look; the others stay as they are."""

import sqlalchemy as sa
from alembic import op

from serai.server.logins import look_of

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.JSON, nullable=True))
    op.add_column("requests", sa.Column("content", sa.String(32), nullable=True))
    op.add_column("people", sa.Column("look", sa.String(160), nullable=True))
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    _look_at_logins(op.get_bind())


def _look_at_logins(c: sa.Connection) -> None:
    people = sa.table("people", *map(sa.column, ("id", "login", "look", "created")))
    query = sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None))
    seen = set()
    for id, login in c.execute(query.order_by(people.c.created)).all():
        look = look_of(login)
        if look not in seen:
            c.execute(sa.update(people).where(people.c.id == id).values(look=look))
        seen.add(look)
