"""A table that this Serai cannot replay has a page all the same."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

import httpx2
import pytest
from starlette.testclient import TestClient

from serai.core.record import parse_record
from serai.server.settings import Settings
from serai.texts import LANGUAGES
from serai.web.site import make_site
from tests.server.process import site_server
from tests.web.conftest import BROWSER
from tests.web.visiting import finished_table, look, record_of


def played_by_older_rules(settings: Settings) -> tuple[str, dict[str, str]]:
    """The address of a table with bots, whose rules are gone; the cookies of who plays there."""
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table = site.post("/play-now", data={"game": "taj_mahal"}).url.path
        cookies = dict(site.cookies)
    forget_its_rules(settings)
    return table, cookies


def forget_its_rules(settings: Settings) -> None:
    """The only table there is was played by rules that nobody knows any longer."""
    with closing(sqlite3.connect(settings.database.removeprefix("sqlite:///"))) as c:
        [text] = c.execute("SELECT header FROM tables").fetchone()
        header = json.dumps({**json.loads(text), "rules": 0})
        c.execute("UPDATE tables SET header = ?, serai = '0.0.1'", (header,))
        c.commit()


def test_its_page_shows_seats_record_and_version_in_every_language(settings: Settings) -> None:
    table, cookies = played_by_older_rules(settings)
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as site:
        for language in LANGUAGES:
            page = site.get(table, headers={"Accept-Language": language})
            assert page.status_code == 200
            assert "0.0.1" in page.text
            assert page.text.count("<li>") >= 3
            [record] = re.findall(r'href="([^"]+/record)"', page.text)
            assert site.get(record).status_code == 200


def test_the_page_of_a_finished_game_shows_its_points_and_has_its_whole_record(
    settings: Settings,
) -> None:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table = finished_table(site)
        seen, record = look(site, table), parse_record(record_of(site, table))
    forget_its_rules(settings)
    with TestClient(make_site(settings), headers=BROWSER) as site:
        page = site.get(f"/t/{table}").text
        assert re.findall(r'class="pts">(\d+)<', page) == [str(score) for score in seen["scores"]]
        kept = parse_record(record_of(site, table))
    assert (kept.events, kept.secret) == (record.events, record.secret)
    assert kept.finished


@pytest.mark.parametrize("page", ["/replay", "/result", "/qr.svg"])
def test_so_have_the_pages_around_it(settings: Settings, page: str) -> None:
    table, cookies = played_by_older_rules(settings)
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as site:
        assert site.get(table + page).status_code == 200


def test_a_click_at_it_is_refused_in_words(settings: Settings) -> None:
    table, cookies = played_by_older_rules(settings)
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as site:
        answer = site.post(f"{table}/turn", json={"verb": "end"}, headers={"Accept": "*/*"})
        assert answer.status_code == 409
        assert "cannot be shown" in answer.json()["error"]


def test_the_front_page_passes_it_by(settings: Settings) -> None:
    _, cookies = played_by_older_rules(settings)
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as site:
        assert site.get("/").status_code == 200
        assert site.get("/next").status_code == 200


def test_a_stream_of_several_tables_passes_it_by(settings: Settings) -> None:
    """One stream carries all the tables of a browser: the others go on."""
    table, cookies = played_by_older_rules(settings)
    old = table.removeprefix("/t/")
    with site_server(settings) as server:
        site = httpx2.Client(
            base_url=server.address, headers=BROWSER, cookies=cookies, follow_redirects=True
        )
        fine = site.post("/play-now", data={"game": "taj_mahal"}).url.path.removeprefix("/t/")
        with site.stream("GET", f"/stream?t={old}.0.en&t={fine}.0.en") as answer:
            assert answer.status_code == 200
            lines = answer.iter_lines()
            first = [next(lines) for _ in range(2)]
        assert first == ["event: table", f"data: {fine}.0.en"]
        site.close()
