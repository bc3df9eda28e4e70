"""The database from version to version: nothing that was kept is lost on the way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from serai.server import migrations
from serai.server.database import Database, step_of
from serai.server.schema import SCHEMA, metadata
from serai.server.sqlite_file import DatabaseError
from tests.server.postgres import postgres_address

KEPT = Path(__file__).parent / "databases"
STEPS = sorted(path.stem.removeprefix("step_") for path in KEPT.glob("step_*.sql"))
NOT_KEPT = {"alembic_version", "requests"}
"""Who asked before an upgrade does not ask again."""


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres_address(tmp_path_factory.mktemp("postgres")) as address:
        yield address


def sqlite_of(step: str, folder: Path) -> str:
    """A database as a server of that time has left it."""
    path = folder / "serai.db"
    with closing(sqlite3.connect(path)) as c:
        c.executescript((KEPT / f"step_{step}.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{path}"


def rows_of(address: str) -> dict[str, list[dict[str, Any]]]:
    """All that a database holds, in an order that does not depend on it."""
    engine = sa.create_engine(address)
    there = sa.MetaData()
    with engine.connect() as c:
        there.reflect(c)
        found = {
            table.name: [dict(row._mapping) for row in c.execute(sa.select(table))]
            for table in there.sorted_tables
        }
    engine.dispose()
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


def postgres_of(step: str, address: str, folder: Path) -> str:
    """The same database in PostgreSQL."""
    rows = rows_of(sqlite_of(step, folder))
    engine = sa.create_engine(address)
    with engine.begin() as c:
        c.execute(sa.text("DROP SCHEMA public CASCADE"))
        c.execute(sa.text("CREATE SCHEMA public"))
        migrations.bring_up(c, step)
        there = sa.MetaData()
        there.reflect(c)
        for table in there.sorted_tables:
            if table.name != "alembic_version" and rows[table.name]:
                c.execute(sa.insert(table), rows[table.name])
    engine.dispose()
    return address


def brought_up(address: str) -> None:
    database = Database(address)
    for _ in range(2):  # the second time there is nothing left to do
        database.create()
    database.close()


def assert_nothing_is_lost(
    before: dict[str, list[dict[str, Any]]], after: dict[str, list[dict[str, Any]]]
) -> None:
    for table, rows in before.items():
        if table in NOT_KEPT:
            continue
        kept = [{name: row[name] for name in rows[0]} for row in after[table]] if rows else []
        old = [row for row in rows if not (table == "facts" and row["key"] == "schema")]
        assert sorted(kept, key=repr) == sorted(old, key=repr), table


def test_there_is_a_database_of_every_step() -> None:
    assert sorted(migrations.known()) == STEPS
    assert migrations.known()[0] == SCHEMA


@pytest.mark.parametrize("step", STEPS)
def test_a_database_in_sqlite_keeps_all_that_it_has(step: str, tmp_path: Path) -> None:
    address = sqlite_of(step, tmp_path)
    before = rows_of(address)
    assert len(before["events"]) > 100
    brought_up(address)
    assert_nothing_is_lost(before, rows_of(address))


@pytest.mark.parametrize("step", STEPS)
def test_a_database_in_postgresql_keeps_all_that_it_has(
    step: str, postgres: str, tmp_path: Path
) -> None:
    address = postgres_of(step, postgres, tmp_path)
    before = rows_of(address)
    assert len(before["events"]) > 100
    brought_up(address)
    assert_nothing_is_lost(before, rows_of(address))


def difference(address: str) -> list[Any]:
    engine = sa.create_engine(address)
    with engine.connect() as c:
        found = compare_metadata(MigrationContext.configure(c), metadata)
    engine.dispose()
    return list(found)


@pytest.mark.parametrize("step", STEPS)
def test_the_steps_lead_to_what_the_server_expects(step: str, tmp_path: Path) -> None:
    address = sqlite_of(step, tmp_path)
    brought_up(address)
    assert difference(address) == []


def test_the_steps_lead_there_in_postgresql_too(postgres: str, tmp_path: Path) -> None:
    brought_up(postgres_of(STEPS[0], postgres, tmp_path))
    assert difference(postgres) == []


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = sqlite_of(STEPS[0], tmp_path)
    before = rows_of(address)

    def half_of_it(c: sa.Connection, wanted: str) -> None:
        original(c, STEPS[-2])
        raise OSError("the disk is full")

    original = migrations.bring_up
    monkeypatch.setattr(migrations, "bring_up", half_of_it)
    database = Database(address)
    with pytest.raises(OSError, match="disk is full"):
        database.create()
    database.close()
    assert rows_of(address) == before


def in_use(folder: Path, *statements: str) -> Database:
    """A database of ours that was changed behind our back."""
    address = sqlite_of(STEPS[-1], folder)
    engine = sa.create_engine(address)
    with engine.begin() as c:
        for statement in statements:
            c.execute(sa.text(statement))
    engine.dispose()
    return Database(address)


def test_the_database_of_a_newer_serai_is_refused_in_words(tmp_path: Path) -> None:
    database = in_use(tmp_path, "UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(DatabaseError, match=r"step 0999.*newer version"):
        database.create()
    assert database.run_now(step_of) == "0999"
    database.close()


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/other.db")
    database.run_now(lambda c: c.execute(sa.text("CREATE TABLE facts (key, value)")))
    with pytest.raises(DatabaseError, match="step 0000"):
        database.create()
    database.close()
