"""How the database of an earlier Serai becomes one of this Serai: a file in `versions` for each
step, run by alembic. A step that has been released is never changed again."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory


def known() -> list[str]:
    """The names of all steps, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def bring_up(c: sa.Connection, wanted: str) -> None:
    """Lead a database to a later step, within the transaction of this connection."""
    command.upgrade(_config(c), wanted)


def mark(c: sa.Connection, found: str) -> None:
    """Write down at which step a database is that does not say so itself."""
    command.stamp(_config(c), found)


def _config(c: sa.Connection | None = None) -> Config:
    config = Config(attributes={"connection": c})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
