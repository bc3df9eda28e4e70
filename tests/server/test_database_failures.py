"""The database fails: people read what happened, nothing is lost, and the server heals."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import bot_turns
from serai.server.app import make_app
from serai.server.database_failures import FULL, GONE, SHUT
from serai.server.settings import Settings
from serai.texts import LANGUAGES
from serai.web.page_request import speaker
from serai.web.site import make_site
from tests.server.conftest import Caller, context_of
from tests.server.postgres import cluster, settings_on
from tests.server.process import wait_until


def tell_sqlite(client: TestClient, statement: str) -> Any:
    """Say something to the connection of the server, in the thread that has it."""

    def work(c: sa.Connection) -> Any:
        answer = c.exec_driver_sql(statement)
        return answer.scalar() if answer.returns_rows else None

    assert client.portal is not None
    return client.portal.call(context_of(client).database.run, work)


def fill_disk(client: TestClient) -> None:
    """From now on the file may not grow. A few choices find room in what it has."""
    pages = tell_sqlite(client, "PRAGMA page_count")
    tell_sqlite(client, f"PRAGMA max_page_count={pages}")


def make_room(client: TestClient) -> None:
    tell_sqlite(client, "PRAGMA max_page_count=1000000")


def shut(client: TestClient) -> None:
    """As if the file system had become one that can only be read."""
    tell_sqlite(client, "PRAGMA query_only=ON")


def unshut(client: TestClient) -> None:
    tell_sqlite(client, "PRAGMA query_only=OFF")


TROUBLES = pytest.mark.parametrize(
    ("breaks", "mends", "why"), [(fill_disk, make_room, FULL), (shut, unshut, SHUT)]
)


def play_until_refused(caller: Caller, id: str) -> tuple[dict[str, Any], dict[str, Any], Any]:
    """The table before the choice that is refused, what was sent, and the answer."""
    for number in range(300):
        actor = caller.table(id)["actor"]
        before = caller.table(id, actor)
        body = {"actions": before["options"][:1], "seat": actor, "request": f"r{number}"}
        answer = caller.post(f"/api/tables/{id}/act", body)
        if answer.status_code != 200:
            return before, body, answer
    raise AssertionError("nothing is refused")


@TROUBLES
def test_a_choice_that_cannot_be_kept_is_told_and_can_be_made_later(
    client: TestClient, ann: Caller, breaks: Any, mends: Any, why: str
) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    breaks(client)
    before, body, answer = play_until_refused(ann, id)
    assert answer.status_code == 503
    assert why in answer.json()["error"]
    assert "nothing is lost" in answer.json()["error"]
    assert ann.table(id, before["seat"]) == before, "the table is as it was"
    assert client.get("/readyz").json() == {"status": "no database", "why": why}
    assert client.get("/healthz").status_code == 200
    mends(client)
    assert client.get("/readyz").status_code == 200
    assert ann.post(f"/api/tables/{id}/act", body).status_code == 200
    assert ann.table(id)["version"] == before["version"] + 1


@TROUBLES
def test_bots_wait_for_the_database_and_go_on_by_themselves(
    settings: Settings, breaks: Any, mends: Any, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AFTER_FAILURE", 0.01)
    with TestClient(make_app(settings, bot_pause=0.01)) as client:
        ann = Caller(client, "Ann")
        id = ann.make("random", "random", "random")["id"]
        breaks(client)
        faults = context_of(client).metrics.database_faults
        wait_until(lambda: faults._value.get() > 2 * bot_turns.MOST_FAILURES)
        assert context_of(client).database.trouble == why
        assert ann.table(id)["status"] == "playing"
        mends(client)
        wait_until(lambda: ann.table(id)["status"] == "finished")
        assert not ann.table(id)["bot_silent"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_clicks_reads_it_in_their_language(settings: Settings, language: str) -> None:
    headers = {"Sec-Fetch-Site": "same-origin", "Accept-Language": language}
    with TestClient(make_site(settings), headers=headers) as site:
        made = site.post("/play-now", data={"game": "taj_mahal"})
        table = made.url.path
        shut(site)
        click = {"verb": "choose", "action": "withdraw", "seat": 0}
        answer = site.post(f"{table}/turn", json=click)
        if answer.status_code == 409:  # the bots begin: there is nothing of ours to keep yet
            answer = site.post(f"{table}/chat", json={"text": "hello"})
        assert answer.status_code == 503
        assert answer.json()["notice"] == speaker(language).text("web-not-kept", {})
        page = site.post("/play-now", data={"game": "agra"}, headers={"Accept": "text/html"})
        assert page.status_code == 503
        assert escape(speaker(language).text("web-not-kept", {}), quote=False) in page.text


def test_while_postgresql_is_down_everybody_is_told_and_nothing_is_lost() -> None:
    with cluster() as postgres:
        settings = settings_on(postgres.address)
        with TestClient(make_site(settings)) as client:
            ann = Caller(client, "Ann")
            id = ann.make("me", "same_screen", "same_screen")["id"]
            actor = ann.table(id)["actor"]
            before = ann.table(id, actor)
            body = {"actions": before["options"][:1], "seat": actor, "request": "r1"}
            postgres.stop()
            for answer in (ann.post(f"/api/tables/{id}/act", body), ann.get(f"/api/tables/{id}")):
                assert answer.status_code == 503
                assert GONE in answer.json()["error"]
            page = client.get(f"/t/{id}", headers={"Accept": "text/html"})
            assert page.status_code == 503
            assert speaker("en").text("web-not-kept", {}) in page.text
            assert client.get("/readyz").json()["why"] == GONE
            postgres.start()
            assert client.get("/readyz").status_code == 200
            assert ann.table(id, actor) == before
            answers = [ann.post(f"/api/tables/{id}/act", body).status_code for _ in range(2)]
            assert answers == [200, 200]
            assert ann.table(id)["version"] == before["version"] + 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{small_disk}/serai.db", rate_limits=False, bot_workers=1
    )
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        id = ann.make("me", "same_screen", "same_screen")["id"]
        ballast = small_disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
        before, body, answer = play_until_refused(ann, id)
        assert answer.status_code == 503
        assert FULL in answer.json()["error"]
        assert ann.table(id, before["seat"]) == before
        ballast.unlink()
        assert ann.post(f"/api/tables/{id}/act", body).status_code == 200
        assert client.get("/readyz").status_code == 200
    with TestClient(make_app(settings)) as client:
        ann.client = client
        assert ann.table(id)["version"] == before["version"] + 1, "it is on the disk"
