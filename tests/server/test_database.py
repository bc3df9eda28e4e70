"""The database from version to version."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.server import passkeys, people
from serai.server.database import Database, DatabaseError
from serai.server.passkeys import ListedPasskey, Passkey


def made(path: Path, *statements: str) -> Database:
    """A database that has been in use, and then changed behind our back."""
    database = Database(f"sqlite:///{path}")
    database.create()
    with sa.create_engine(f"sqlite:///{path}").begin() as c:
        ann = people.add_guest(c, "Ann")
        passkeys.add_passkey(c, ann.id, Passkey("key", "public", 3))
        for statement in statements:
            c.execute(sa.text(statement))
    database.close()
    return Database(f"sqlite:///{path}")


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    database = made(
        tmp_path / "old.db",
        "ALTER TABLE passkeys DROP COLUMN added",
        "ALTER TABLE passkeys DROP COLUMN used",
        "UPDATE facts SET value = '1' WHERE key = 'schema'",
    )
    for _ in range(2):  # the second time there is nothing left to do
        database.create()
        found = database.run_now(passkeys.find_passkey, "key")
        assert found is not None
        assert database.run_now(passkeys.passkeys_of, found.person) == [
            ListedPasskey("key", None, None)
        ]
    database.close()


@pytest.mark.parametrize("version", ["0", "99"])
def test_a_database_that_we_cannot_read_is_refused(tmp_path: Path, version: str) -> None:
    database = made(
        tmp_path / "other.db", f"UPDATE facts SET value = '{version}' WHERE key = 'schema'"
    )
    with pytest.raises(DatabaseError, match=f"has version {version}"):
        database.create()
    database.close()
