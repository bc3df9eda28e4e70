"""What is refused is refused with a 4xx, and leaves no row behind: on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import schema as db
from serai.server import service
from serai.server.limits import TooMany
from serai.server.settings import Settings
from serai.web.site import make_site
from tests.server.conftest import Caller, context_of
from tests.server.postgres import cluster, settings_on
from tests.web.conftest import BROWSER

SEATS = {"seat0": "me", "seat1": "greedy", "seat2": "greedy"}
DEEP = b'{"game": ' + b"[" * 100_000
FORMS: dict[str, tuple[str, dict[str, str]]] = {
    "a game that is not there": ("/play-now", {"game": "ludo"}),
    "a game with a NUL": ("/play-now", {"game": "agra\x00"}),
    "too few seats": ("/new/taj_mahal", {"seat0": "me"}),
    "a bot that is not there": ("/new/taj_mahal", {**SEATS, "seat1": "oracle"}),
    "a bot that thinks too long": ("/new/taj_mahal", {**SEATS, "seat1": "search:99s"}),
    "a login with a NUL": ("/account/sign-up", {"login": "a\x00b", "password": "x" * 9}),
    "a login of two scripts": ("/account/sign-up", {"login": "а\u006en", "password": "x" * 9}),
    "a short password": ("/account/sign-up", {"login": "ann", "password": "x"}),
    "a seat at no table": ("/t/nowhere/sit", {"name": "Eve"}),
}
BODIES: dict[str, tuple[str, bytes]] = {
    "JSON without end": ("/api/people", DEEP),
    "a name that is only a NUL": ("/api/people", b'{"name": "\\u0000"}'),
    "a name that is half a letter": ("/api/people", b'{"name": "\\ud800"}'),
    "a field named self": ("/api/people", b'{"name": "Ann", "self": 1}'),
    "the same at a table": ("/api/tables", b'{"self": {}, "game": "agra", "seats": []}'),
    "options that are not there": (
        "/api/tables",
        b'{"game": "agra", "seats": [{"kind": "me"}, {"kind": "open"}],'
        b' "options": {"\\u0000": ""}}',
    ),
}


@pytest.fixture(scope="module")
def on_postgres() -> Iterator[TestClient]:
    with (
        cluster() as postgres,
        TestClient(make_site(settings_on(postgres.address)), headers=BROWSER) as site,
    ):
        yield site


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, settings: Settings) -> Iterator[TestClient]:
    if request.param == "postgresql":
        yield request.getfixturevalue("on_postgres")
        return
    with TestClient(make_site(settings), headers=BROWSER) as site:
        yield site


def rows(site: TestClient) -> dict[str, int]:
    def count(c: sa.Connection) -> dict[str, int]:
        tables = db.metadata.sorted_tables
        return {
            table.name: c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in tables
        }

    return context_of(site).database.run_now(count)


@pytest.mark.parametrize("what", FORMS)
def test_a_form_that_is_refused_makes_nobody_a_guest(site: TestClient, what: str) -> None:
    path, fields = FORMS[what]
    site.cookies.clear()
    before = rows(site)
    answer = site.post(path, data=fields)
    assert answer.status_code < 500
    assert rows(site) == before
    assert "serai_person" not in site.cookies


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_is_odd_is_refused_and_keeps_nothing(site: TestClient, what: str) -> None:
    path, body = BODIES[what]
    headers = Caller(site, "Ann").headers
    before = rows(site)
    answer = site.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert rows(site) == before


def test_a_guest_who_finds_no_room_is_none(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise TooMany("no more")

    monkeypatch.setattr(service, "make_table", full)
    site.cookies.clear()
    before = rows(site)
    assert site.post("/play-now", data={"game": "agra"}).status_code == 429
    assert rows(site) == before
