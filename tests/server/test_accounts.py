"""Sessions, tokens and the key that signs them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from serai.cli.main import main
from serai.server import people
from serai.server.app import make_app
from serai.server.database import Database
from serai.server.identity import Watching
from serai.server.settings import Settings
from serai.server.signing_key import KeyFault, signing_key
from serai.web.site import make_site
from tests.server.conftest import Caller, context_of
from tests.server.test_database import sqlite_of
from tests.web.conftest import BROWSER

COOKIE = "serai_person"


@pytest.fixture
def site(settings: Settings) -> TestClient:
    return TestClient(make_site(settings), headers=BROWSER)


def signed_up(site: TestClient) -> str:
    """The cookie of somebody who has an account now."""
    site.post("/account/sign-up", data={"login": "ann", "password": "eight letters"})
    return site.cookies[COOKIE]


def is_ann(site: TestClient, cookie: str) -> bool:
    """Whether this cookie still opens the account."""
    site.cookies.clear()
    site.cookies.set(COOKIE, cookie)
    return "end-sessions" in site.get("/account").text


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/account/log-out", {}),
        ("/account/end-sessions", {}),
        ("/account/password", {"password": "another one", "current": "eight letters"}),
    ],
)
def test_an_old_cookie_opens_nothing_after(
    site: TestClient, path: str, fields: dict[str, str]
) -> None:
    with site:
        old = signed_up(site)
        assert is_ann(site, old)
        site.post(path, data=fields)
        assert not is_ann(site, old)


def test_a_stream_ends_with_the_session_that_opened_it(site: TestClient) -> None:
    with site:
        signed_up(site)
        site.post("/play-now", data={"game": "taj_mahal"})
        context = context_of(site)
        ann, _ = context.database.run_now(people.find_login, "ann")
        assert ann is not None
        watching = Watching(context, ann)
        assert site.portal is not None
        assert site.portal.call(watching.goes_on)
        site.post("/account/end-sessions")
        assert not site.portal.call(watching.goes_on)
        assert site.portal.call(Watching(context, None).goes_on), "onlookers have no session"


def test_odd_names_of_fields_are_no_fault_of_the_server(site: TestClient) -> None:
    with site:
        answer = site.post("/settings", data={"self": "x", "theme": "dark"})
        assert answer.status_code == 200


def test_who_ends_all_other_sessions_stays_logged_in(site: TestClient) -> None:
    with site:
        signed_up(site)
        site.post("/account/end-sessions")
        assert is_ann(site, site.cookies[COOKIE])


def test_signing_up_renews_the_cookie_of_a_guest(site: TestClient) -> None:
    with site:
        site.post("/play-now", data={"game": "taj_mahal"})
        guest = site.cookies[COOKIE]
        mine = signed_up(site)
        assert mine != guest
        assert not is_ann(site, guest)
        assert is_ann(site, mine)


def test_a_token_can_be_revoked(ann: Caller) -> None:
    assert ann.make("me", "same_screen", "same_screen")
    assert ann.client.delete("/api/token", headers=ann.headers).status_code == 200
    seats = [{"kind": "me"}] + [{"kind": "same_screen"}] * 2
    assert ann.post("/api/tables", {"game": "taj_mahal", "seats": seats}).status_code == 401


def test_the_key_stands_beside_the_database_and_nobody_else_reads_it(settings: Settings) -> None:
    with TestClient(make_app(settings)):
        pass
    database = Path(settings.database.removeprefix("sqlite:///"))
    key = Path(f"{database}.key")
    assert key.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(database)) as c:
        assert key.read_text().strip() not in "\n".join(c.iterdump())


def test_the_key_of_an_earlier_database_moves_out_of_it(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_of("0003", tmp_path))
    database = Database(settings.database)
    database.create()
    with closing(sqlite3.connect(tmp_path / "serai.db")) as c:
        [kept] = c.execute("SELECT value FROM facts WHERE key = 'cookie secret'").fetchone()
    assert [signing_key(settings, database) for _ in range(2)] == [kept] * 2
    with closing(sqlite3.connect(tmp_path / "serai.db")) as c:
        assert c.execute("SELECT * FROM facts").fetchall() == []
    database.close()


def key_of(settings: Settings) -> str:
    database = Database(settings.database)
    database.create()
    with closing(database):
        return signing_key(settings, database)


def key_file(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///") + ".key")


@pytest.mark.parametrize("held", [b"", b"short", b"\xff\xfe not a key of ours" * 4])
def test_a_key_file_that_holds_no_key_is_told(settings: Settings, held: bytes) -> None:
    key_file(settings).write_bytes(held)
    with pytest.raises(KeyFault, match="holds no key"):
        key_of(settings)


def test_a_key_file_that_cannot_be_read_is_told(settings: Settings) -> None:
    key_file(settings).mkdir()
    with pytest.raises(KeyFault, match="cannot be used"):
        key_of(settings)


def test_a_short_secret_is_refused_with_the_way_to_a_good_one(settings: Settings) -> None:
    with pytest.raises(KeyFault, match=r"31 letters.*token_urlsafe"):
        key_of(replace(settings, secret="x" * 31))
    assert key_of(replace(settings, secret="x" * 32)) == "x" * 32


@pytest.mark.parametrize(("mode", "told"), [(0o644, True), (0o640, True), (0o600, False)])
def test_a_key_that_others_can_read_is_told_to_the_host(
    settings: Settings, mode: int, told: bool, caplog: pytest.LogCaptureFixture
) -> None:
    made = key_of(settings)
    key_file(settings).chmod(mode)
    assert key_of(settings) == made, "people play there: the server starts"
    assert (f"chmod 600 {key_file(settings)}" in caplog.text) == told


@pytest.mark.parametrize("wrong", ["short secret", "bad key file"])
def test_whoever_serves_reads_one_sentence_about_the_key(settings: Settings, wrong: str) -> None:
    words = ["serve", "--port", "1", "--database", settings.database]
    if wrong == "short secret":
        words += ["--secret", "sesame"]
    else:
        key_file(settings).write_bytes(b"\xff")
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert len(done.output.splitlines()) == 1, done.output
