"""A host brings the values of an own copy along, and a table is played with them."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.core.components import LARGEST_NUMBER
from serai.server.limits import Limit
from serai.server.settings import Settings
from serai.web import edition_trial
from serai.web.site import make_site
from tests.server.conftest import context_of
from tests.web.conftest import BROWSER
from tests.web.visiting import (
    browser,
    finished_table,
    is_refused_in_russian,
    look,
    make,
    play_out,
    record_of,
    rows,
    table_at,
)

MINE = b"""[edition]
name = "My box"

[numbers]
plus_two_card = 3
"""


def edition_of(site: TestClient, table: str) -> str:
    app: Any = site.app
    return str(app.state.context.tables._live[table].game.components.edition)


def test_a_table_is_played_with_an_edition_to_the_end(site: TestClient) -> None:
    table = finished_table(site, edition=MINE)
    record = record_of(site, table)
    assert "edition: My box" in record
    proof = site.get(f"/t/{table}/result?check=1").text
    assert 'class="proved"' in proof
    again = table_at(site.post(f"/t/{table}/rematch"))
    assert edition_of(site, again) == "My box"
    branch = table_at(site.post(f"/t/{table}/branch", data={"step": 5, "seat": 0}))
    assert edition_of(site, branch) == "My box"


def test_a_record_of_an_edition_is_not_replayed_with_plain_components(site: TestClient) -> None:
    record = record_of(site, finished_table(site, edition=MINE))
    answer = site.post("/replay", files={"file": ("game.txt", record.encode())})
    assert answer.status_code == 400
    assert "My box" in answer.text


def test_bots_play_with_the_edition_and_so_they_do_after_a_restart(settings: Settings) -> None:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table = table_at(make(site, "me", "greedy", "random", edition=MINE))
        assert edition_of(site, table) == "My box"
        cookies = site.cookies
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as again:
        play_out(again, table)
        assert edition_of(again, table) == "My box"
        assert look(again, table)["status"] == "finished"


ROWS = "".join(
    f'[[cards]]\nid = "x{n}"\ncolour = "red"\nsymbols = ["elephant"]\n' for n in range(3000)
)

DOTTED = b"x = {" + b".".join([b"a"] * 480) + b" = 1}\n"

BOMBS = {
    "binary": bytes(range(256)),
    "half a letter": b'[edition]\nname = "x\xc3',
    "no TOML": b"[edition\nname =",
    "no name": b"[edition]\n",
    "another table": b'[edition]\nname = "x"\n[dragons]\nfire = 1\n',
    "another key": b'[edition]\nname = "x"\n[numbers]\nfire = 1\n',
    "a wrong kind": b'[edition]\nname = "x"\n[numbers]\nplus_two_card = "many"\n',
    "a date": b'[edition]\nname = "x"\n[numbers]\nplus_two_card = 2020-01-01\n',
    "below zero": b'[edition]\nname = "x"\n[numbers]\nplus_two_card = -5\n',
    "not a number": b'[edition]\nname = "x"\n[numbers]\nplus_two_card = nan\n',
    "deep lists": b'[edition]\nname = "x"\nx = ' + b"[" * 50_000,
    "deep tables": b'[edition]\nname = "x"\nx = ' + b"{a=" * 20_000,
    "a long number": b'[edition]\nname = "x"\n[numbers]\nplus_two_card = ' + b"9" * 10_000,
    "a dotted key": b'[edition]\nname = "x"\n' + b".".join([b"a"] * 30_000) + b" = 1\n",
    "many dotted keys": b'[edition]\nname = "x"\n' + DOTTED * 250,
    "too large": b'[edition]\nname = "x"\n# ' + b"x" * 400_000,
    "many cards": b'[edition]\nname = "x"\n' + ROWS.encode(),
    "no cards": b'[edition]\nname = "x"\n[remove]\ncards = ["red_01"]\n',
    "a strange name": b'[edition]\nname = "a\\u0000b"\n',
    "a long name": b'[edition]\nname = "' + b"x" * 100 + b'"\n',
}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", BOMBS)
def test_an_edition_that_cannot_be_is_refused_in_words(site: TestClient, name: str) -> None:
    visitor = browser(site)
    before = rows(site)
    visitor.headers["Accept-Language"] = "ru"
    answer = make(visitor, "me", "greedy", "greedy", edition=BOMBS[name])
    assert answer.status_code == 400
    assert is_refused_in_russian(answer)
    assert rows(site) == before


def test_a_huge_edition_is_refused(site: TestClient) -> None:
    before = rows(site)
    answer = make(site, "me", "greedy", "greedy", edition=b"x" * 6_000_000)
    assert answer.status_code == 413
    assert rows(site) == before


UNPLAYABLE = [
    ("rajas", "karma_most", 300_000),  # a page of 100 megabytes
    ("rajas", "statue", 0),
    ("rajas", "worker_fame", 0),  # bots cannot judge it
    ("merv", "hall_room", 0),
    ("merv", "caravan_length", 80),  # more cards than there are
]


def with_number(site: TestClient, game: str, key: str, value: int) -> Any:
    edition = f'[edition]\nname = "x"\n[numbers]\n{key} = {value}\n'.encode()
    return make(browser(site), "me", "greedy", game=game, edition=edition)


@pytest.mark.parametrize(("game", "key", "value"), UNPLAYABLE)
def test_an_edition_with_which_no_game_can_be_played_is_refused(
    site: TestClient, game: str, key: str, value: int
) -> None:
    """It would be found out by whoever opens the table, again and again."""
    before = rows(site)
    answer = with_number(site, game, key, value)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert rows(site) == before


def test_a_table_with_the_largest_number_there_may_be_can_be_looked_at(site: TestClient) -> None:
    table = with_number(site, "rajas", "karma_most", LARGEST_NUMBER)
    assert table.status_code == 200
    assert len(table.content) < 3_000_000


def test_editions_are_tried_only_so_often(settings: Settings) -> None:
    """Each trial is a whole game."""
    with TestClient(make_site(replace(settings, rate_limits=True)), headers=BROWSER) as site:
        context_of(site).limits.edition = Limit(burst=2, per_minute=0)
        made = [make(site, "me", "greedy", "greedy", edition=MINE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 429]
        assert make(site, "me", "greedy", "greedy").status_code == 200, "plain tables go on"


def test_a_trial_that_takes_for_ever_is_given_up(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edition_trial, "TRIAL_SECONDS", 0.0)
    answer = make(site, "me", "greedy", "greedy", edition=MINE)
    assert answer.status_code == 400
    assert "takes too long" in answer.text
