"""A process that follows others on PostgreSQL: nothing stops it, and it reads what it missed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.core.record import Event
from serai.server import notices, store
from serai.server.app import make_app
from serai.server.database import Database
from serai.server.settings import Settings
from tests.server.conftest import Caller, context_of
from tests.server.players import Watcher
from tests.server.postgres import cluster, settings_on
from tests.server.process import api_server, wait_until
from tests.server.test_database import rows_of


@pytest.fixture(scope="module")
def on_postgres() -> Iterator[Settings]:
    with cluster() as postgres:
        yield settings_on(postgres.address)


@pytest.fixture
def client(on_postgres: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(on_postgres)) as client:
        yield client


@pytest.fixture
def elsewhere(client: TestClient, on_postgres: Settings) -> Iterator[Database]:
    """The same database as another process uses it."""
    with closing(Database(on_postgres.database)) as database:
        yield database


def change(database: Database, id: str) -> int:
    """Another process lets the table agree on something; gives the version after it."""
    facts = database.run_now(store.find_table, id)
    assert facts is not None
    database.run_now(store.set_choices, facts, facts.choices)
    return facts.version + 1


def knows(client: TestClient, id: str, version: int) -> bool:
    """Whether this process has heard of it, without anybody having asked for the table."""
    return context_of(client).tables._live[id].facts.version == version


def tell(settings: Settings, statement: str) -> None:
    url = sa.make_url(settings.database).set(drivername="postgresql")
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as c:
        c.execute(statement)


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
)


def heard_nothing(client: TestClient, settings: Settings, patch: pytest.MonkeyPatch) -> None:
    """The connection is lost."""
    tell(settings, CUT)


def heard_nonsense(client: TestClient, settings: Settings, patch: pytest.MonkeyPatch) -> None:
    """Somebody else uses the channel."""
    tell(settings, "SELECT pg_notify('serai', 'what is this')")


def cannot_read(client: TestClient, settings: Settings, patch: pytest.MonkeyPatch) -> None:
    """One table makes a fault of ours come to light."""

    async def fails(id: str, version: int | None = None) -> bool:
        patch.undo()
        raise ZeroDivisionError("a fault of ours")

    patch.setattr(context_of(client).tables, "refresh", fails)
    tell(settings, "SELECT pg_notify('serai', 'sometable 3')")


Trouble = Callable[[TestClient, Settings, pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (heard_nothing, "lost the notices"),
        (heard_nonsense, "lost the notices"),
        (cannot_read, "could not be read anew"),
    ],
)
def test_whatever_goes_wrong_is_logged_and_news_come_in_afterwards(
    client: TestClient,
    on_postgres: Settings,
    elsewhere: Database,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Trouble,
    words: str,
) -> None:
    id = Caller(client, "Ann").make("me", "open", "open")["id"]
    heard = change(elsewhere, id)
    wait_until(lambda: knows(client, id, heard))
    with caplog.at_level(logging.WARNING), monkeypatch.context() as patch:
        trouble(client, on_postgres, patch)
        wait_until(lambda: words in caplog.text)
    for _ in range(2):
        news = change(elsewhere, id)
        wait_until(partial(knows, client, id, news))


def test_what_was_missed_is_read_as_soon_as_the_connection_is_back(
    client: TestClient,
    on_postgres: Settings,
    elsewhere: Database,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = Caller(client, "Ann")
    ids = [ann.make("me", "open", "open")["id"] for _ in range(3)]
    monkeypatch.setattr(notices, "PAUSE", 0.02)

    async def refused(*_: Any, **__: Any) -> Any:
        raise psycopg.OperationalError("nobody answers")

    with monkeypatch.context() as away, caplog.at_level(logging.WARNING):
        away.setattr(psycopg.AsyncConnection, "connect", refused)
        tell(on_postgres, CUT)
        wait_until(lambda: "lost the notices" in caplog.text)
        news = {id: change(elsewhere, id) for id in ids}
        assert not any(knows(client, id, version) for id, version in news.items())
    wait_until(lambda: all(knows(client, id, version) for id, version in news.items()))


def test_a_table_and_its_log_are_read_at_one_moment(
    client: TestClient, elsewhere: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody writes a line between the two: whoever tries waits until both are read."""
    id = Caller(client, "Ann").make("me", "same_screen", "same_screen")["id"]
    database = context_of(client).database
    before = database.run_now(store.find_table_and_log, id)
    find_events = store.find_events
    refused: list[Exception] = []

    def write(c: sa.Connection) -> None:
        c.execute(sa.text("SET LOCAL lock_timeout = '100ms'"))
        facts = store.find_table(c, id)
        assert facts is not None
        store.append_events(c, facts, len(before[1]), [Event(0, "withdraw")], {})

    def meanwhile(c: sa.Connection, id: str) -> list[Event]:
        try:
            elsewhere.run_now(write)
        except Exception as fault:
            refused.append(fault)
        return find_events(c, id)

    monkeypatch.setattr(store, "find_events", meanwhile)
    facts, events = database.run_now(store.find_table_and_log, id)
    assert facts == before[0]
    assert [event.text for event in events] == [event.text for event in before[1]]
    assert len(refused) == 1


def test_who_watched_at_a_process_that_died_is_written_down_nowhere(
    client: TestClient, on_postgres: Settings
) -> None:
    """So no other process takes them for present."""
    id = Caller(client, "Ann").make("me", "open", "open")["id"]
    with api_server(on_postgres) as server:
        before = rows_of(on_postgres.database)
        watcher = Watcher(server, id)
        wait_until(lambda: watcher.version >= 0)
        assert rows_of(on_postgres.database) == before
        server.kill()
        watcher.end()
    assert rows_of(on_postgres.database) == before
    hub = context_of(client).hub
    assert hub.streams() == 0
    assert not hub.watched(id)
