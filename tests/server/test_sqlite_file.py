"""The file of a SQLite database: private, used by one server, and noticed when it is gone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from serai.server.app import make_app
from serai.server.backup import back_up
from serai.server.database_failures import MOVED
from serai.server.settings import Settings
from serai.server.sqlite_file import DatabaseError
from tests.server.conftest import Caller
from tests.server.process import api_server, wait_until


@pytest.fixture
def file(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def test_only_its_owner_reads_the_database_and_what_lies_beside_it(
    settings: Settings, file: Path, tmp_path: Path
) -> None:
    before = os.umask(0o022)
    try:
        with TestClient(make_app(settings)) as client:
            Caller(client, "Ann").make("me", "open", "open")
            back_up(settings.database, tmp_path / "copy.db")
            made = sorted(tmp_path.iterdir())
            assert {path.name for path in made} >= {file.name, f"{file.name}-wal", "copy.db"}
            assert {path.stat().st_mode & 0o777 for path in made} == {0o600}
    finally:
        os.umask(before)


@pytest.mark.parametrize("instead", [False, True])
def test_a_database_that_is_moved_away_is_noticed_and_nothing_is_written_into_nowhere(
    client: TestClient,
    ann: Caller,
    file: Path,
    instead: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    actor = ann.table(id)["actor"]
    body = {"actions": ["withdraw"], "seat": actor, "request": "r1"}
    away = file.with_name("elsewhere.db")
    file.rename(away)
    if instead:
        with closing(sqlite3.connect(file)) as c:
            c.execute("CREATE TABLE other (x)")
    wait_until(lambda: MOVED in caplog.text)  # also when nobody does anything
    answer = ann.post(f"/api/tables/{id}/act", body)
    assert answer.status_code == 503
    assert MOVED in answer.json()["error"]
    assert client.get("/readyz").status_code == 503
    assert len([line for line in caplog.messages if MOVED in line]) == 1, "said once"
    away.replace(file)
    assert client.get("/readyz").status_code == 200
    assert ann.post(f"/api/tables/{id}/act", body).status_code == 200


def test_a_second_server_on_one_file_is_refused_in_words(settings: Settings, file: Path) -> None:
    with api_server(settings):
        with (
            pytest.raises(DatabaseError, match="another server uses"),
            TestClient(make_app(settings)),
        ):
            pass
        words = ["serai", "serve", "--port", "1", "--database", settings.database]
        done = subprocess.run(
            [sys.executable, "-m", *words], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert f"another server uses {file}" in done.stderr
        assert "Traceback" not in done.stderr
    with TestClient(make_app(settings)) as client:  # the first one has gone
        assert client.get("/readyz").status_code == 200


def other_way(way: str, file: Path) -> str:
    """Another address of the same database."""
    elsewhere = file.parent / "elsewhere"
    elsewhere.mkdir()
    if way == "symbolic link":
        (elsewhere / "linked.db").symlink_to(file)
        return f"sqlite:///{elsewhere}/linked.db"
    if way == "linked folder":
        (elsewhere / "folder").symlink_to(file.parent)
        return f"sqlite:///{elsewhere}/folder/{file.name}"
    if way == "hard link":
        (elsewhere / "linked.db").hardlink_to(file)
        return f"sqlite:///{elsewhere}/linked.db"
    if way == "file address":
        return f"sqlite:///file:{file}?uri=true"
    return f"sqlite:///{os.path.relpath(elsewhere)}/../{file.name}"


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("symbolic link", "another server uses"),
        ("linked folder", "another server uses"),
        ("relative path", "another server uses"),
        ("hard link", "second name"),
        ("file address", "name the file itself"),
    ],
)
def test_no_other_way_to_the_same_file_lets_a_second_server_in(
    settings: Settings, file: Path, way: str, words: str
) -> None:
    with api_server(settings) as server:
        second = replace(settings, database=other_way(way, file))
        with pytest.raises(DatabaseError, match=words), TestClient(make_app(second)):
            pass
        assert server.client.get("/readyz").status_code == 200


def is_renamed(ann: Caller, table: str) -> bool:
    return bool(ann.table(table)["seats"][0]["name"] == "Zenobia")


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE events SET text = 'nonsense' WHERE \"table\" = ? AND number = 3",
        "INSERT INTO events SELECT id, 999, 0, 'nonsense', 0 FROM tables WHERE id = ?",
    ],
)
def test_a_table_that_is_spoilt_under_a_running_server_keeps_no_other_from_being_read_anew(
    settings: Settings, file: Path, spoil: str
) -> None:
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        first, second, third = (ann.make("me", "greedy", "greedy")["id"] for _ in range(3))
        with closing(sqlite3.connect(file, timeout=30)) as c:
            c.execute(spoil, (second,))
            c.execute("UPDATE tables SET version = version + 50")
            c.execute("UPDATE seats SET name = 'Zenobia' WHERE number = 0")
            c.commit()
        for id in (first, third):
            wait_until(partial(is_renamed, ann, id))
        wait_until(lambda: ann.table(second)["status"] == "unreadable")


@pytest.mark.parametrize("spoilt", ['["fly"]', "[3]", "3", "null", '{"a": 1}', "not JSON"])
def test_a_draft_that_cannot_be_played_does_not_shut_its_table(
    settings: Settings, file: Path, spoilt: str
) -> None:
    """It may be one of an earlier Serai, which has asked for other things."""
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        id = ann.make("me", "same_screen", "same_screen")["id"]
        before = ann.table(id)
        ann.turn(id, "choose", before["options"][0])
        assert ann.table(id)["draft"] == before["options"][:1]
    with closing(sqlite3.connect(file)) as c:
        c.execute("UPDATE drafts SET lines = ?", (spoilt,))
        c.commit()
    with TestClient(make_app(settings)) as client:
        ann.client = client
        assert ann.table(id) == before, "nothing is chosen, and everything can be"
        assert ann.turn(id, "choose", before["options"][0]).status_code == 200


@pytest.mark.parametrize("spoilt", ["", "not JSON", "[]", "3", "null", '{"options": {}}'])
@pytest.mark.parametrize("column", ["header", "choices", "scores"])
def test_a_row_that_is_spoilt_keeps_nothing_else_from_being_read(
    settings: Settings, file: Path, column: str, spoilt: str
) -> None:
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        id, whole = (ann.make("me", "greedy", "greedy")["id"] for _ in range(2))
        bots = ann.make("random", "random", "random")["id"]
    with closing(sqlite3.connect(file)) as c:
        c.execute(f"UPDATE tables SET {column} = ? WHERE id IN (?, ?)", (spoilt, id, bots))
        c.commit()
    with TestClient(make_app(settings)) as client:
        ann.client = client
        seen = ann.table(id)
        assert (seen["status"] == "unreadable") == (column == "header")
        assert ("spoilt" in seen["reason"]) == (column == "header")
        assert ann.table(whole)["status"] == "playing"
        assert ann.get(f"/api/tables/{id}/record").status_code in (400, 403)
