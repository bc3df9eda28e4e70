"""What is thrown away, who may sit and speak, and which logins are alike."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from serai.server import people, store
from serai.server import schema as db
from serai.server.database import Database
from serai.server.housekeeping import DAY, throw_away
from serai.server.logins import plain_login
from serai.server.settings import Settings
from tests.server.conftest import Caller, context_of


def count(database: Database, table: sa.Table) -> int:
    return database.run_now(
        lambda c: int(c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
    )


def database_of(caller: Caller) -> Database:
    return context_of(caller.client).database


def test_what_is_used_stays_and_what_is_not_goes(ann: Caller, bob: Caller, eve: Caller) -> None:
    playing = ann.make("me", "same_screen", "same_screen")["id"]
    ann.act(playing, "withdraw", request="r1")
    bob.make("me", "open", "open")
    database = database_of(ann)
    nothing = {"requests": 0, "tables": 0, "guests": 0}
    assert database.run_now(throw_away, store.now()) == nothing
    later = store.now() + 31 * DAY
    gone = database.run_now(throw_away, later)
    assert gone["tables"] == 1
    assert gone["guests"] == 2, "Bob's table is gone, and Eve never sat anywhere"
    assert ann.table(playing)["status"] == "playing"
    assert count(database, db.people) == 1


def test_an_account_is_never_thrown_away(settings: Settings) -> None:
    database = Database(settings.database)
    database.create()
    ann = database.run_now(people.add_guest, "Ann")
    database.run_now(people.add_login, ann.id, "ann", None)
    assert database.run_now(throw_away, store.now() + 900 * DAY)["guests"] == 0
    database.close()


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
