"""`serai backup` and `serai restore`, with a real server that goes on meanwhile."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from serai.cli.main import main
from serai.server.settings import Settings
from tests.server.process import Server, api_server, wait_until
from tests.server.test_database import STEPS, rows_of, sqlite_of


def serai(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, list(words))
    return done.exit_code, done.output


class Guest:
    """Somebody at a real server."""

    def __init__(self, server: Server) -> None:
        self.client = server.client
        token = self.client.post("/api/people", json={"name": "Ann"}).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def make(self) -> str:
        seats = [{"kind": "me"}, {"kind": "same_screen"}, {"kind": "same_screen"}]
        body = {"game": "taj_mahal", "seats": seats}
        return str(self.client.post("/api/tables", json=body, headers=self.headers).json()["id"])

    def table(self, id: str, seat: int = 0) -> dict[str, Any]:
        address = f"/api/tables/{id}?seat={seat}"
        found: dict[str, Any] = self.client.get(address, headers=self.headers).json()
        return found

    def choose(self, id: str) -> int:
        options = [option for seat in range(3) for option in self.table(id, seat)["options"]]
        body = {"actions": options[:1]}
        answer = self.client.post(f"/api/tables/{id}/act", json=body, headers=self.headers)
        return int(answer.status_code)


def test_a_copy_is_made_and_put_back_while_people_play(settings: Settings, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with api_server(settings) as server:
        ann = Guest(server)
        table = ann.make()
        assert [ann.choose(table) for _ in range(3)] == [200] * 3
        then = ann.table(table)
        assert serai("backup", str(copy), "--database", settings.database)[0] == 0
        assert [ann.choose(table) for _ in range(3)] == [200] * 3
        later = ann.make()
        shown = ann.table(table)["version"]
        code, told = serai("restore", str(copy), "--database", settings.database)
        assert code == 0, told
        wait_until(lambda: ann.table(table)["view"] == then["view"])
        assert ann.table(table)["version"] > shown, "to open pages it is news"
        wait_until(lambda: "error" in ann.table(later))
        assert [ann.choose(table) for _ in range(3)] == [200] * 3  # the game goes on from there
    [kept] = tmp_path.glob("serai.db.before-*")
    assert len(rows_of(f"sqlite:///{kept}")["tables"]) == 2, "what was there before is kept"


def test_a_copy_holds_everything(settings: Settings, tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    code, told = serai("backup", str(tmp_path / "copy.db"), "--database", address)
    assert code == 0, told
    assert rows_of(f"sqlite:///{tmp_path}/copy.db") == rows_of(address)


def test_the_copy_of_an_earlier_serai_is_brought_up_to_date(tmp_path: Path) -> None:
    old = sqlite_of(STEPS[0], tmp_path).removeprefix("sqlite:///")
    code, told = serai("restore", old, "--database", f"sqlite:///{tmp_path}/new.db")
    assert code == 0, told
    assert rows_of(f"sqlite:///{tmp_path}/new.db")["alembic_version"] == [
        {"version_num": STEPS[-1]}
    ]


def test_nothing_is_overwritten(settings: Settings, tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    taken = tmp_path / "taken"
    taken.write_text("mine")
    code, told = serai("backup", str(taken), "--database", address)
    assert (code, taken.read_text()) == (2, "mine")
    assert "name another file" in told


@pytest.mark.parametrize("kind", ["text", "other", "missing"])
def test_what_is_no_copy_is_refused_and_changes_nothing(kind: str, tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    file = tmp_path / "file"
    if kind == "text":
        file.write_text("no database at all\n" * 400)
    if kind == "other":
        with closing(sqlite3.connect(file)) as c:
            c.execute("CREATE TABLE wares (name)")
            c.commit()
    before = rows_of(address)
    code, told = serai("restore", str(file), "--database", address)
    assert code == 2
    assert str(file) in told
    assert rows_of(address) == before


def with_room_for(size: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command that can make no file larger than this: as on a disk that is nearly full."""

    def no_more_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    command = [sys.executable, "-m", "serai", *words]
    return subprocess.run(
        command, preexec_fn=no_more_room, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("room", ["for half of the copy", "for all but the last step"])
def test_a_restore_for_which_there_is_no_room_changes_nothing(room: str, tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    copy = tmp_path / "copy.db"
    assert serai("backup", str(copy), "--database", address)[0] == 0
    with closing(sqlite3.connect(copy)) as c:
        c.execute("INSERT INTO records (id, text, at) VALUES ('x', ?, 1)", ("long " * 400_000,))
        c.commit()
    with closing(sqlite3.connect(tmp_path / "serai.db")) as c:
        c.execute("PRAGMA journal_mode=WAL")  # as a server leaves it: its log is longer
    before, there = rows_of(address), set(tmp_path.iterdir())
    size = copy.stat().st_size
    most = size // 2 if room == "for half of the copy" else size + 4096
    done = with_room_for(most, "restore", str(copy), "--database", address)
    assert done.returncode == 2
    [told] = done.stderr.splitlines()
    assert str(copy) in told or "restored.db" in told
    assert rows_of(address) == before
    assert {path for path in tmp_path.iterdir() if path.suffix not in ("", ".db-wal")} <= there
    assert with_room_for(size * 3, "restore", str(copy), "--database", address).returncode == 0
    assert len(rows_of(address)["records"]) == len(before["records"]) + 1


def test_a_copy_for_which_there_is_no_room_leaves_nothing_behind(tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    there = set(tmp_path.iterdir())
    done = with_room_for(20_000, "backup", str(tmp_path / "copy.db"), "--database", address)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert set(tmp_path.iterdir()) == there


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    address = sqlite_of(STEPS[-1], tmp_path)
    code, told = serai("backup", str(tmp_path / "no" / "copy.db"), "--database", address)
    assert code == 2
    assert "cannot be written" in told


@pytest.mark.parametrize("address", ["nonsense", "sqlite:////no/such/folder/x.db"])
def test_a_database_that_cannot_be_used_is_told_before_anybody_is_invited(address: str) -> None:
    code, told = serai("serve", "--port", "1", "--database", address)
    assert code == 2
    assert "open at" not in told


def test_postgresql_has_its_own_way(tmp_path: Path) -> None:
    code, told = serai("backup", str(tmp_path / "x"), "--database", "postgresql+psycopg:///serai")
    assert code == 2
    assert "pg_dump" in told
