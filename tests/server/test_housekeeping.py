"""What is thrown away, who may sit and speak, and which logins are alike."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import app, people, store
from serai.server import schema as db
from serai.server.app import make_app
from serai.server.database import Database
from serai.server.housekeeping import (
    DAY,
    GATHERING_DAYS,
    GUEST_DAYS,
    REQUEST_DAYS,
    Deleted,
    delete_old,
    keep_house,
)
from serai.server.logins import new_login, plain_login
from serai.server.settings import Settings
from tests.server.conftest import Caller, context_of
from tests.server.process import wait_until

ROOT = Path(__file__).resolve().parents[2]


def count(database: Database, table: sa.Table) -> int:
    return database.run_now(
        lambda c: int(c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
    )


def database_of(caller: Caller) -> Database:
    return context_of(caller.client).database


def test_what_is_used_stays_and_what_is_not_goes(ann: Caller, bob: Caller, eve: Caller) -> None:
    playing = ann.make("me", "same_screen", "same_screen")["id"]
    ann.act(playing, "withdraw", request="r1")
    abandoned = bob.make("me", "open", "open")["id"]
    database = database_of(ann)
    assert database.run_now(delete_old, store.now()) == Deleted(0, (), 0)
    later = store.now() + 31 * DAY
    gone = database.run_now(delete_old, later)
    assert gone.requests == 1
    assert gone.tables == (abandoned,)
    assert gone.guests == 2, "Bob's table is gone, and Eve never sat anywhere"
    assert ann.table(playing)["status"] == "playing"
    assert count(database, db.people) == 1


def test_an_account_is_never_thrown_away(settings: Settings) -> None:
    database = Database(settings.database)
    database.create()
    ann = database.run_now(people.add_guest, "Ann")
    database.run_now(people.add_login, ann.id, "ann", None)
    assert database.run_now(delete_old, store.now() + 900 * DAY).guests == 0
    database.close()


def long_ago(database: Database, table: str) -> None:
    """Nobody has come to a table for as long as one waits, nor asked for anything."""
    past = store.now() - 31 * DAY

    def age(c: sa.Connection) -> None:
        c.execute(sa.update(db.tables).where(db.tables.c.id == table).values(moved=past))
        c.execute(sa.update(db.requests).values(at=past))

    database.run_now(age)


def test_house_is_kept_by_the_server_itself(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        table = ann.make("me", "same_screen", "same_screen")["id"]
        ann.act(table, ann.table(table)["options"][0], request="r1")
        abandoned = ann.make("me", "open", "open")["id"]
        long_ago(context_of(client).database, abandoned)
    with TestClient(make_app(settings)) as client:
        database = context_of(client).database
        wait_until(lambda: count(database, db.requests) == 0)
        # It goes from the database first, from memory a moment later.
        wait_until(lambda: client.get(f"/api/tables/{abandoned}").status_code == 404)
        assert client.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_table_that_was_thrown_away_is_no_longer_in_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else people would sit down at it and speak, and nothing of it could be kept."""
    often = partial(keep_house, every=0.05)
    monkeypatch.setattr(app, "keep_house", often)
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        table = ann.make("me", "open", "open")["id"]
        assert table in context_of(client).tables.in_memory()
        long_ago(context_of(client).database, table)
        wait_until(lambda: table not in context_of(client).tables.in_memory())
        for path, body in (("chat", {"text": "salam"}), ("seats", {})):
            assert ann.post(f"/api/tables/{table}/{path}", body).status_code == 404


def test_another_process_forgets_it_too(ann: Caller, eve: Caller) -> None:
    """It finds the table gone as soon as it looks, whoever threw it away."""
    table = ann.make("me", "open", "open")["id"]
    tables = context_of(ann.client).tables
    long_ago(tables.database, table)
    assert tables.database.run_now(delete_old, store.now()).tables == (table,)
    assert eve.post(f"/api/tables/{table}/seats", {}).status_code == 404
    assert table not in tables.in_memory()
    assert ann.get(f"/api/tables/{table}").status_code == 404


def test_hosts_are_told_how_long_things_are_kept() -> None:
    told = " ".join((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split())
    assert f"numbers of requests after {REQUEST_DAYS} days" in told
    assert f"neither a seat nor a word after {GUEST_DAYS} days" in told
    assert f"tables at which no game has begun after {GATHERING_DAYS} days" in told


def test_one_person_takes_one_seat(ann: Caller, bob: Caller) -> None:
    table = ann.make("me", "open", "open")["id"]
    assert bob.post(f"/api/tables/{table}/seats", {}).status_code == 201
    assert bob.post(f"/api/tables/{table}/seats", {}).status_code == 403
    assert ann.post(f"/api/tables/{table}/seats", {}).status_code == 403, "the host sits, too"


@pytest.mark.parametrize(("listed", "status"), [(True, 201), (False, 403)])
def test_a_stranger_speaks_at_listed_tables_only(
    ann: Caller, eve: Caller, listed: bool, status: int
) -> None:
    table = ann.make("me", "open", "open", listed=listed)["id"]
    assert eve.post(f"/api/tables/{table}/chat", {"text": "salam"}).status_code == status
    assert ann.post(f"/api/tables/{table}/chat", {"text": "salam"}).status_code == 201


def test_signs_that_nobody_sees_are_not_said(ann: Caller) -> None:
    table = ann.make("me", "same_screen", "same_screen")["id"]
    assert ann.post(f"/api/tables/{table}/chat", {"text": "a\x00b\u202ec"}).status_code == 201
    with database_of(ann)._engine.connect() as c:
        assert c.execute(sa.select(db.chat.c.text)).scalars().all() == ["a b c"]


@pytest.mark.parametrize(
    ("login", "kept"),
    [
        ("Ann", "ann"),
        ("ＡＮＮ", "ann"),
        ("ANN\u00a0", "ann"),
        ("Боб", "боб"),
        ("straße", "strasse"),
        ("а\u006en", None),
        ("ann\u200b", None),
        ("a b", None),
        ("", None),
        ("a" * 41, None),
        ("ann\x00", None),
    ],
)
def test_logins_that_look_alike_are_one(login: str, kept: str | None) -> None:
    assert plain_login(login) == kept


@pytest.mark.parametrize("there", ["paypa", "раура"])
@pytest.mark.parametrize("new", ["paypa", "раура", "PAYPA", "ραγρα", "рaypa"])
def test_nobody_gets_a_login_that_looks_like_that_of_another(
    ann: Caller, there: str, new: str
) -> None:
    """In letters of another script from the first to the last, too."""
    database = database_of(ann)
    database.run_now(people.add_login, database.run_now(people.add_guest, "A").id, there, None)
    other = database.run_now(people.add_guest, "B")
    with pytest.raises(people.AccountError):
        database.run_now(people.add_login, other.id, new, None)


@pytest.mark.parametrize("login", ["сахар", "ann2", "şahin", "đỗ", "ələm", "東京タワー", "김"])
def test_words_of_living_languages_are_logins(ann: Caller, login: str) -> None:
    database = database_of(ann)
    person = database.run_now(people.add_guest, "A")
    database.run_now(people.add_login, person.id, login, None)
    assert database.run_now(people.find_login, login)[0] is not None


@pytest.mark.parametrize(
    "login", ["b\u2c9fb", "\ua4d0\ua4f3", "b\u0251b", "ann\u0661", "\u10d0nn", "b\u0585b"]
)
def test_letters_that_only_look_like_others_are_no_login(login: str) -> None:
    """Coptic, Lisu, phonetic, Arabic digits, Georgian and Armenian among others."""
    assert new_login(login) is None


def test_two_who_take_a_login_at_once_are_told_and_nothing_breaks(
    ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = database_of(ann)
    one, other = (database.run_now(people.add_guest, name) for name in "AB")
    monkeypatch.setattr(people, "login_taken", lambda c, login: False)  # both have looked
    database.run_now(people.add_login, one.id, "paypa", None)
    for login in ("paypa", "раура"):
        with pytest.raises(people.AccountError, match="taken"):
            database.run_now(people.add_login, other.id, login, None)
