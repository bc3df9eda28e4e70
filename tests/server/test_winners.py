"""Who has won is kept with a finished table: the points do not tell where a tie was broken."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import schema as db
from serai.server import store
from serai.server.settings import Settings
from serai.web.site import make_site
from tests.server.conftest import Caller, context_of
from tests.server.process import wait_until
from tests.web.conftest import BROWSER


def test_a_finished_table_keeps_who_has_won(ann: Caller) -> None:
    id = ann.make("random", "random", "random")["id"]
    wait_until(lambda: ann.table(id)["status"] == "finished", 60)
    facts = context_of(ann.client).database.run_now(store.find_table, id)
    assert facts is not None
    assert facts.winners == ann.table(id)["winners"] != []


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ([1], "Ann 2 won with 40"),
        ([0, 1], "Ann, Ann 2 won with 40"),
        ([], "Lost with 40"),
        (None, "Ann, Ann 2 won with 40"),
        ([7], "Ann, Ann 2 won with 40"),
    ],
)
def test_the_home_page_names_who_has_won(
    settings: Settings, winners: list[int] | None, words: str
) -> None:
    """None: a game of before that was kept; a seat that is not there: somebody spoilt the row."""
    with TestClient(make_site(settings), headers=BROWSER) as site:
        seats = {"seat0": "me", "seat1": "same_screen", "seat2": "same_screen"}
        made = site.post("/new/taj_mahal", data={"game": "taj_mahal", "name": "Ann", **seats})
        id = made.url.path.removeprefix("/t/")
        ended = {"status": "finished", "scores": [40, 40, 12], "winners": winners}

        def end(c: sa.Connection) -> None:
            c.execute(sa.update(db.tables).where(db.tables.c.id == id).values(**ended))

        context_of(site).database.run_now(end)
        assert words in site.get("/").text
