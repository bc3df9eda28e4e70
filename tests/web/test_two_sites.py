"""Two sites in one process remember nothing of each other's tables, people and records."""

from collections.abc import Iterator, Sized
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.context import Context
from serai.server.settings import Settings
from serai.server.tables import Tables
from serai.web.course import Courses
from serai.web.drawn_tables import DrawnTables
from serai.web.logbook import ShownLines
from serai.web.replay import UploadedMatches
from serai.web.site import make_site
from tests.web.conftest import BROWSER
from tests.web.visiting import finished_table, record_of

MEMORIES: tuple[type[Sized], ...] = (DrawnTables, ShownLines, Courses, UploadedMatches)


def site_in(folder: Path) -> TestClient:
    settings = Settings(database=f"sqlite:///{folder}.db", rate_limits=False, bot_workers=1)
    return TestClient(make_site(settings), headers=BROWSER)


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[tuple[TestClient, TestClient]]:
    with site_in(tmp_path / "one") as one, site_in(tmp_path / "other") as other:
        yield one, other


def remembered(site: TestClient) -> list[int]:
    app: Any = site.app
    context: Context = app.state.context
    return [len(context.memory(kind)) for kind in MEMORIES]


def test_what_one_site_has_shown_the_other_does_not_know(
    sites: tuple[TestClient, TestClient],
) -> None:
    one, other = sites
    table = finished_table(one)
    assert one.get(f"/t/{table}").status_code == 200
    replay = one.post("/replay", data={"text": record_of(one, table)})
    assert replay.status_code == 200
    for path in (f"/t/{table}", f"/t/{table}/replay", replay.url.path):
        assert other.get(path).status_code == 404
    assert all(remembered(one))
    assert not any(remembered(other))


EDITION = """[edition]
name = "my copy"
[[cards]]
id = "red_17"
symbols = ["vizier", "monk"]
"""


def test_an_edition_of_one_site_is_no_game_of_the_other(
    sites: tuple[TestClient, TestClient],
) -> None:
    games = [tables_of(site).games.load("taj_mahal", EDITION) for site in sites for _ in range(2)]
    assert games[0] is games[1]
    assert games[2] is games[3]
    assert games[0] is not games[2]


def tables_of(site: TestClient) -> Tables:
    app: Any = site.app
    tables: Tables = app.state.context.tables
    return tables
